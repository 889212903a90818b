// Rulings: the levels of the Automa and the aggressive variant.
#include "engine/game/scoring.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

using Numbers = std::vector<unsigned>;
using Spaces = std::vector<std::string>;

Options solo(Level level, bool aggressive = false) {
  return {.players = 1, .level = level, .aggressive = aggressive};
}

// --- Levels ------------------------------------------------------------------------------------------------

RULING_TEST(238, AnEighthYearWithEveryRowAndOneMoreToken) {
  Table t = winter(1).level(Level::VeryEasy).year(7).glass({}).tokens(3);
  t.pass(0);
  EXPECT_FALSE(t.state().over);
  EXPECT_EQ(t.state().year, 8);
  t.expect_question(0, "wake_up_row")
      .offers_only({"row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7"});
  t.answer(0, "row 7");
  EXPECT_EQ(t.tokens(), 4u);
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_TRUE(t.state().over);
  EXPECT_EQ(t.state().year, 8);
}

RULING_TEST(238, TheFirstSevenYearsAreAsUsual) {
  Table t = spring(1).level(Level::VeryEasy).glass({3, 7});
  t.expect_question(0, "wake_up_row").offers_only({"row 3", "row 7"});
}

RULING_TEST(239, ThreeVpAtTheStart) {
  EXPECT_EQ(new_game(solo(Level::Easy), 1).players[0].vp, 3);
  for (const Level level : {Level::VeryEasy, Level::Normal, Level::Hard, Level::VeryHard}) {
    EXPECT_EQ(new_game(solo(level), 1).players[0].vp, 0) << facts(level).id;
  }
}

RULING_TEST(240, DrawsUntilTwoWorkersStand) {
  Table normal = spring(1).automa_deck({16, 22, 24, 10, 1});
  normal.answer(0, "row 1");
  EXPECT_EQ(normal.automa_cards(), (Numbers{16}));
  EXPECT_EQ(normal.automa_spaces(), Spaces{});

  // Two cards without a bar for the summer, one that names plant, one that names plant and sell.
  Table hard = spring(1).level(Level::Hard).automa_deck({16, 22, 24, 10, 1});
  hard.answer(0, "row 1");
  EXPECT_EQ(hard.automa_cards(), (Numbers{16, 22, 24, 10}));
  EXPECT_EQ(hard.automa_spaces(), (Spaces{"plant_vine.left", "sell_grapes_or_field.left"}));
}

RULING_TEST(240, TwoAreEnoughAndEveryBarIsUsed) {
  Table two = spring(1).level(Level::Hard).automa_deck({1, 2});
  two.answer(0, "row 1");
  EXPECT_EQ(two.automa_cards(), (Numbers{1}));
  Table four = spring(1).level(Level::Hard).automa_deck({24, 4});
  four.answer(0, "row 1");
  EXPECT_EQ(four.automa_spaces(), (Spaces{"plant_vine.left", "give_tour.left", "build_structure.left",
                                          "sell_grapes_or_field.left"}));
}

RULING_TEST(240, WorkersOfTheSummerDoNotCountForTheWinter) {
  Table t = fall(1).level(Level::Hard).automa_standing("give_tour.left").automa_standing("draw_vine.left");
  t.automa_deck({1, 2, 5});
  t.answer(0, "deck summer");
  EXPECT_EQ(t.automa_cards(), (Numbers{1, 2, 5}));
  EXPECT_EQ(t.automa_spaces(), (Spaces{"make_wine.left", "harvest_field.left"}));
}

RULING_TEST(240, TheDeckIsShuffledOnTheWay) {
  Table t = spring(1).level(Level::Hard).automa_deck({16});
  t.answer(0, "row 1");
  EXPECT_EQ(t.count_events(EventKind::AutomaReshuffled), 1u);
  EXPECT_GE(t.automa_spaces().size(), 2u);
}

Table with_automa_in_summer(unsigned workers) {
  Table t = fall(1).level(Level::Hard);
  const Spaces spaces{"draw_vine.left",           "give_tour.left",  "build_structure.left",
                      "play_summer_visitor.left", "plant_vine.left", "sell_grapes_or_field.left"};
  for (unsigned i = 0; i < workers; ++i) t.automa_standing(spaces[i]);
  return t;
}

RULING_TEST(240, TheSixthWorkerIsTheLast) {
  Table t = with_automa_in_summer(4).automa_deck({23, 6});  // order, train, fill
  t.answer(0, "deck summer");
  EXPECT_EQ(t.automa_spaces(), (Spaces{"draw_order.left", "train_worker.left"}));
  EXPECT_EQ(t.state().solo.workers, 6);
  EXPECT_EQ(t.automa_cards(), (Numbers{23}));
}

RULING_TEST(241, ItStopsWithoutWorkersOrPlaces) {
  Table none = with_automa_in_summer(6).automa_deck({23, 6});
  none.answer(0, "deck summer");
  EXPECT_EQ(none.automa_cards(), (Numbers{23}));
  EXPECT_EQ(none.automa_spaces(), Spaces{});

  const Spaces winter_spaces{"draw_order.left",          "harvest_field.left", "train_worker.left",
                             "play_winter_visitor.left", "make_wine.left",     "fill_order.left"};
  Table full = fall(1).level(Level::Hard).automa_deck({23, 6});
  for (const std::string& space : winter_spaces) full.standing(0, Worker::Regular, space);
  full.answer(0, "deck summer");
  EXPECT_EQ(full.automa_cards(), (Numbers{23}));
  EXPECT_EQ(full.automa_spaces(), Spaces{});
}

RULING_TEST(241, OnePlaceLeftIsFoundAndIsTheLast) {
  Table t = fall(1).level(Level::VeryHard).automa_deck({23, 6, 1});
  for (const char* space : {"draw_order.left", "train_worker.left", "play_winter_visitor.left",
                            "make_wine.left", "fill_order.left"}) {
    t.standing(0, Worker::Regular, space);
  }
  t.answer(0, "deck summer");
  EXPECT_EQ(t.automa_spaces(), (Spaces{"harvest_field.left"}));
  EXPECT_EQ(t.count_events(EventKind::AutomaReshuffled), 1u);
}

RULING_TEST(242, TheTopBarComesFirst) {
  Table t = with_automa_in_summer(5).automa_deck({23});
  t.answer(0, "deck summer");
  EXPECT_EQ(t.automa_spaces(), (Spaces{"draw_order.left"}));
}

RULING_TEST(243, AsHardButAtTwentyThree) {
  for (unsigned i = 0; i < kLevels; ++i) {
    const auto level = static_cast<Level>(i);
    EXPECT_EQ(new_game(solo(level), 1).solo.vp, level == Level::VeryHard ? 23 : 20) << facts(level).id;
  }
  Table t = spring(1).level(Level::VeryHard).automa_deck({16, 24, 10});
  t.answer(0, "row 1");
  EXPECT_EQ(t.automa_cards(), (Numbers{16, 24, 10}));
  Table draw = winter(1).level(Level::VeryHard).year(7).vp(0, 23);
  draw.pass(0);
  EXPECT_EQ(solo_result(draw.state()), SoloResult::Draw);
}

// --- Aggressive --------------------------------------------------------------------------------------------

RULING_TEST(244, WhichLevelsMayBeAggressive) {
  EXPECT_TRUE(problem_with(solo(Level::VeryEasy, true)));
  EXPECT_FALSE(problem_with(solo(Level::Easy, true)));
  EXPECT_FALSE(problem_with(solo(Level::Normal, true)));
  EXPECT_FALSE(problem_with(solo(Level::Hard, true)));
  EXPECT_TRUE(problem_with(solo(Level::VeryHard, true)));
}

constexpr std::array kMarker{-1, 0, 1, 4, 8, 13, 20};

RULING_TEST(245, TheMarkerMovesAtTheStartOfEachYear) {
  State s = new_game(solo(Level::Hard, true), 3);
  apply(s, act(ActionKind::PapaLira), Events::none());
  EXPECT_EQ(s.year, 1);
  EXPECT_EQ(s.solo.vp, kMarker[0]);
  for (unsigned year = 1; year < kMarker.size(); ++year) {
    Table t = winter(1).aggressive().year(year).vp(0, 25);
    t.pass(0);
    t.expect_question(0, "wake_up_row");
    EXPECT_EQ(t.state().solo.vp, kMarker[year]) << "year " << year + 1;
    EXPECT_EQ(t.count_events(EventKind::AutomaVp), 1u);
  }
}

RULING_TEST(246, NotAheadIsLostAtOnce) {
  for (unsigned year = 1; year <= kMarker.size(); ++year) {
    for (const int ahead : {-1, 0, 1}) {
      Table t = winter(1).aggressive().year(year).vp(0, kMarker[year - 1] + ahead);
      t.pass(0);
      const bool lost = ahead <= 0;
      EXPECT_EQ(t.state().over, lost || year == kMarker.size()) << "year " << year;
      EXPECT_EQ(t.state().year, lost || year == kMarker.size() ? year : year + 1);
      const SoloResult end = lost ? SoloResult::Loss : SoloResult::Win;
      EXPECT_TRUE(!t.state().over || solo_result(t.state()) == end) << "year " << year;
      EXPECT_EQ(t.count_events(EventKind::GameEnded), t.state().over ? 1u : 0u);
    }
  }
}

RULING_TEST(246, TheComparisonWaitsForTheEndOfTheYear) {
  Table t = winter(1).aggressive().year(4).vp(0, 3).wine(0, Wine::Red, 5).orders(0, {1}).residual(0, 2);
  EXPECT_FALSE(t.state().over);
  t.place(0, "fill_order.left");
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_FALSE(t.state().over);  // 5 to 4
  Table lost = winter(1).aggressive().year(4).vp(0, 4).residual(0, 2).orders(0, {1, 2, 3, 4, 5, 6, 7, 8});
  lost.pass(0);
  EXPECT_TRUE(lost.state().over);
  EXPECT_EQ(lost.lira(0), 2);        // after the residual payments
  EXPECT_EQ(lost.hand_size(0), 8u);  // nobody discards any more
}

RULING_TEST(246, WithoutTheVariantNothingIsCompared) {
  Table t = winter(1).year(6).vp(0, -5);
  t.pass(0);
  EXPECT_FALSE(t.state().over);
  EXPECT_EQ(t.state().solo.vp, 20);
}

}  // namespace
}  // namespace vendemmia::testing
