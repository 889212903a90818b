// Rulings there: the Automa on the extended board.
#include "engine/game/card_places.h"
#include "engine/game/scoring.h"
#include "tests/support/decisions.h"
#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

using Numbers = std::vector<unsigned>;
using Spaces = std::vector<std::string>;
using enum Region;

Table alone(Season season) { return extended(1, season); }

// Passes into the next season; what the Automa did there is told.
Spaces placed_after_passing(Table& t) {
  t.pass(0);
  first_answers(t);
  return t.automa_spaces();
}

void play_to_the_end(Table& t) {
  t.year(7);
  t.pass(0);
}

RULING_TEST(404, OneStarForAVpTwoForTwo) {
  Table t = alone(Season::Winter);
  play_to_the_end(t);
  EXPECT_TRUE(t.state().over);
  EXPECT_EQ(t.state().solo.vp, 25 + 10);  // all of side 1
  EXPECT_EQ(t.vp(0), 0);
  Table side = side_two(1, Season::Winter);
  play_to_the_end(side);
  EXPECT_EQ(side.state().solo.vp, 25 + 11);
}

RULING_TEST(404, ItsStarsCompete) {
  Table t = side_two(1, Season::Winter);
  place_stars(t, 0, {Pisa, Lucca, Lucca, Siena, Siena});  // a tie, won, a tie
  play_to_the_end(t);
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.state().solo.vp, 25 + 11 - 1 - 1 - 2);
  Table three = alone(Season::Winter);
  place_stars(three, 0, {Arezzo, Arezzo, Arezzo});
  play_to_the_end(three);
  EXPECT_EQ(three.vp(0), 2);
  EXPECT_EQ(three.state().solo.vp, 25 + 8);
}

RULING_TEST(404, WithoutScoringNobodyScores) {
  Table t = alone(Season::Winter);
  t.raw().options.plain_stars = true;
  place_stars(t, 0, {Arezzo, Arezzo, Arezzo});
  play_to_the_end(t);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.state().solo.vp, 25);
}

RULING_TEST(405, TheMarkerStandsOnTwentyFive) {
  for (const Modules modules : {kExtendedBoard, static_cast<Modules>(kExtendedBoard | kStructureCards)}) {
    EXPECT_EQ(new_game({.players = 1, .modules = modules}, 1).solo.vp, 25);
  }
  EXPECT_EQ(new_game({.players = 1}, 1).solo.vp, 20);
}

RULING_TEST(405, TheMapIsCountedBeforeTheWinner) {
  // 26 to 25, but the map makes it 26 to 35.
  Table t = alone(Season::Winter).vp(0, 26);
  play_to_the_end(t);
  EXPECT_EQ(solo_result(t.state()), SoloResult::Loss);
  Table ahead = alone(Season::Winter).vp(0, 36);
  play_to_the_end(ahead);
  EXPECT_EQ(solo_result(ahead.state()), SoloResult::Win);
  Table equal = alone(Season::Winter).vp(0, 35);
  play_to_the_end(equal);
  EXPECT_EQ(solo_result(equal.state()), SoloResult::Draw);
}

RULING_TEST(406, ACardForEachSeason) {
  Table t = alone(Season::Spring).row(0, 1).automa_deck({3, 10, 16, 23});
  EXPECT_EQ(placed_after_passing(t), (Spaces{"play_summer_visitor.left"}));
  EXPECT_EQ(placed_after_passing(t), (Spaces{"play_summer_visitor.left"}));  // card 10 has no bar for fall
  EXPECT_EQ(placed_after_passing(t), (Spaces{"play_summer_visitor.left", "sell_wine.left"}));
  EXPECT_EQ(t.state().season, Season::Winter);
  EXPECT_EQ(t.automa_cards(), (Numbers{3, 10, 16}));
  EXPECT_EQ(t.state().solo.workers, 2);
}

RULING_TEST(406, EveryCardPlacesItsBarsOfEachSeason) {
  const Board& board = board_of(BoardId::Extended);
  for (unsigned card = 0; card < kAutomaCards; ++card) {
    for (unsigned season = 1; season < 4; ++season) {
      Table t = alone(static_cast<Season>(season - 1)).row(0, 1).automa_deck({card + 1});
      Spaces wanted;
      for (const BoardAction bar : kAutomaDeck[card]) {
        const ActionId action = board.automa_actions[static_cast<unsigned>(bar)];
        ASSERT_NE(action, kNoAction);
        if (board.actions[action].season == static_cast<Season>(season))
          wanted.push_back(std::string(kActionNames[action].id) + ".left");
      }
      EXPECT_EQ(placed_after_passing(t), wanted) << "card " << card + 1 << ", season " << season;
    }
  }
}

RULING_TEST(406, SpringHasItsCardToo) {
  std::vector<Event> events;
  const Events sink([](void* list, const Event& e) { static_cast<std::vector<Event>*>(list)->push_back(e); },
                    &events);
  const State s = at_first(vendemmia::Question::Turn, {.players = 1, .modules = kExtendedBoard}, 11, sink);
  EXPECT_EQ(s.season, Season::Spring);
  unsigned drawn = 0;
  for (const Event& event : events) drawn += event.kind == EventKind::AutomaDrew ? 1u : 0u;
  EXPECT_EQ(drawn, 1u);
  EXPECT_EQ(s.solo.left, kAutomaCards - 1);
}

RULING_TEST(222, OnTheExtendedBoardTheBarMeansTrade) {
  Table t = alone(Season::Spring).row(0, 1).automa_deck({4});
  EXPECT_EQ(placed_after_passing(t), (Spaces{"trade.left"}));
}

// Workers that the Automa has placed in earlier seasons.
Table after(Season season, unsigned workers) {
  Table t = alone(season).row(0, 1);
  const Spaces spaces{"draw_vine.left", "give_tour.left", "build_structure.left",
                      "influence.left", "trade.left",     "plant_vine.left"};
  for (unsigned i = 0; i < workers; ++i) t.automa_standing(spaces[i]);
  return t;
}

RULING_TEST(407, SixWorkersAYear) {
  Table one = after(Season::Fall, 5).automa_deck({23});  // train, fill
  EXPECT_EQ(placed_after_passing(one), (Spaces{"train_worker.left"}));
  Table none = after(Season::Fall, 6).automa_deck({23});
  EXPECT_EQ(placed_after_passing(none), Spaces{});
  Table two = after(Season::Fall, 4).automa_deck({23});
  EXPECT_EQ(placed_after_passing(two), (Spaces{"train_worker.left", "fill_order.left"}));
}

RULING_TEST(407, TheyComeBackWithTheNewYear) {
  Table t = after(Season::Winter, 6).automa_deck({3});
  t.pass(0);
  t.answer(0, "row 3");
  EXPECT_EQ(t.state().year, 2);
  EXPECT_EQ(t.automa_spaces(), (Spaces{"draw_vine.left", "influence.left"}));
  EXPECT_EQ(t.state().solo.workers, 2);
}

RULING_TEST(408, TheTopBarsFirstInFallToo) {
  Table t = after(Season::Summer, 5).automa_deck({13});  // order, harvest
  EXPECT_EQ(placed_after_passing(t), (Spaces{"draw_order.left"}));
}

DECISION_TEST(25, TheLastWorkerGoesOnToTheNextBarOfItsCard) {
  Table t = after(Season::Summer, 5).automa_deck({13});  // order, harvest
  plan(t, 0, "draw_order.left");
  t.pass(0);
  t.answer(0, "no");  // the bonus of the planned action
  EXPECT_EQ(t.automa_spaces(), (Spaces{"harvest_field.left"}));
}

RULING_TEST(409, HardPlacesAtLeastOneWorker) {
  // Cards 1 to 4 have nothing for winter but card 4; on normal nothing is placed.
  Table normal = after(Season::Fall, 0).automa_deck({1, 2, 4, 3});
  EXPECT_EQ(placed_after_passing(normal), Spaces{});
  Table hard = after(Season::Fall, 0).level(Level::Hard).automa_deck({1, 2, 4, 3});
  EXPECT_EQ(placed_after_passing(hard), (Spaces{"train_worker.left"}));
  EXPECT_EQ(hard.automa_cards(), (Numbers{1, 2, 4}));
  Table very = after(Season::Fall, 0).level(Level::VeryHard).automa_deck({1, 2, 4, 3});
  EXPECT_EQ(placed_after_passing(very), (Spaces{"train_worker.left"}));
}

RULING_TEST(409, WithoutWorkersHardStops) {
  Table t = after(Season::Fall, 6).level(Level::Hard).automa_deck({1, 4});
  EXPECT_EQ(placed_after_passing(t), Spaces{});
  EXPECT_EQ(t.automa_cards(), (Numbers{1}));
}

RULING_TEST(409, VeryHardStandsAtThirty) {
  for (unsigned i = 0; i < kLevels; ++i) {
    const auto level = static_cast<Level>(i);
    const int vp = new_game({.players = 1, .modules = kExtendedBoard, .level = level}, 1).solo.vp;
    EXPECT_EQ(vp, level == Level::VeryHard ? 30 : 25) << facts(level).id;
  }
}

RULING_TEST(226, PlansBeforeTheAutoma) {
  Table t = alone(Season::Summer).row(0, 1).automa_deck({13});
  plan(t, 0, "draw_order.left");
  t.pass(0);
  t.expect_question(0, "accept_offer");  // the bonus of the planned action
  EXPECT_EQ(t.automa_cards(), Numbers{});
  t.answer(0, "no");
  EXPECT_EQ(t.automa_spaces(), (Spaces{"harvest_field.left"}));  // the other space is taken
}

RULING_TEST(415, AcademyAndFountainAreRemoved) {
  const Options options{.players = 1, .modules = kExtendedBoard | kStructureCards};
  const CardSet cards = cards_in_game(options, Deck::Structure);
  EXPECT_EQ(count_bits(cards), kStructureCardCount - 2);
  EXPECT_FALSE(contains(cards, static_cast<unsigned>(StructureCard::Academy)));
  EXPECT_FALSE(contains(cards, static_cast<unsigned>(StructureCard::Fountain)));
  EXPECT_EQ(new_game(options, 3).decks[static_cast<unsigned>(Deck::Structure)].size, kStructureCardCount - 2);
}

RULING_TEST(416, WithoutTheExtendedBoardTheBaseRulesHold) {
  const Options structures{.players = 1, .modules = kStructureCards};
  const Board& board = board_of(board_for(structures));
  EXPECT_EQ(board_for(structures), BoardId::Base);
  EXPECT_EQ(board.automa_vp, (std::array<i8, kLevels>{20, 20, 20, 20, 23}));
  EXPECT_EQ(board.automa_least, (std::array<u8, kLevels>{0, 0, 0, 2, 2}));
  EXPECT_EQ(board.aggressive_vp[static_cast<unsigned>(Level::Hard)], kAggressiveVp);
}

}  // namespace
}  // namespace vendemmia::testing
