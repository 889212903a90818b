// Section E: summer actions and structures.
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(48, GrapesOrOneFieldNeverBoth) {
  Table t = table(2).grape(0, Grape::Red, 2).grape(0, Grape::White, 4).sold(0, 7).lira(0, 7);
  t.place(0, "sell_grapes_or_field.left");
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2", "option 3"});
  t.answer(0, "option 1");
  // At least one grape, so no "done" yet.
  t.expect_question(0, "sell_grapes").offers_only({"sell grape red 2", "sell grape white 4"});
  t.answer(0, "sell grape red 2");
  t.expect_question(0, "sell_grapes").offers_only({"sell grape white 4", "done"});
  t.answer(0, "sell grape white 4");
  EXPECT_EQ(t.grape_count(0), 0u);
  t.expect_turn(1);
}

RULING_TEST(48, OneFieldOnly) {
  Table t = table(2).grape(0, Grape::Red, 2);
  t.place(0, "sell_grapes_or_field.left");
  t.answers(0, {"option 2", "sell field_7"});
  EXPECT_EQ(t.lira(0), 7);
  t.expect_turn(1);
}

RULING_TEST(49, GrapePrices) {
  const int prices[] = {0, 1, 1, 1, 2, 2, 2, 3, 3, 3};
  for (unsigned value = 1; value <= 9; ++value) {
    for (const Grape colour : {Grape::Red, Grape::White}) {
      Table t = table(2).grape(0, colour, value);
      t.place(0, "sell_grapes_or_field.left");
      t.answer(0, "option 1");
      EXPECT_EQ(t.lira(0), prices[value]) << value;
    }
  }
}

RULING_TEST(50, EmptyFieldMayBeSoldEvenIfHarvested) {
  Table t = table(2).planted(0, 5, {Vine::Malvasia}).harvested(0, 6).grape(0, Grape::Red, 1);
  t.place(0, "sell_grapes_or_field.left");
  t.answer(0, "option 2");
  t.expect_question(0, "sell_field").offers("sell field_6").refuses("sell field_5", "vines stand");
}

RULING_TEST(51, MarkBelongsToTheField) {
  Table t = table(5)
                .regulars(0, 5)
                .built(0, {Structure::Yoke})
                .planted(0, 5, {Vine::Sangiovese})
                .vines(0, {Vine::Malvasia})
                .hand(0, {Visitor::Sharecropper});
  for (Seat seat = 1; seat < 5; ++seat) t.passed(seat);
  t.place(0, "yoke");
  t.answer(0, "option 2");  // harvests the only planted field
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  t.play_visitor(0, Visitor::Sharecropper);
  t.answers(0, {"option 2", "discard vine sangiovese"});
  t.place(0, "sell_grapes_or_field.left");
  t.answers(0, {"option 2", "sell field_5"});
  t.place(0, "sell_grapes_or_field.right");
  t.answer(0, "option 3");
  t.place(0, "plant_vine.left");
  t.answer(0, "plant malvasia field_5");
  t.pass(0);
  t.pass_season();  // fall
  ASSERT_EQ(t.state().season, Season::Winter);
  EXPECT_FALSE(t.can_place("grande harvest_field.left"));
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_EQ(t.player(0).harvested_fields, 0);
}

RULING_TEST(52, BothColoursCountTowardTheMaximum) {
  Table t = table(2)
                .built(0, {Structure::Trellis, Structure::Irrigation})
                .planted(0, 6, {Vine::CabernetSauvignon})
                .planted(0, 7, {Vine::Chardonnay})
                .sold(0, 5)
                .vines(0, {Vine::Pinot, Vine::SauvignonBlanc});
  t.place(0, "plant_vine.left");
  t.expect_question(0, "plant")
      .offers("plant pinot field_6")                             // 4 + 2
      .refuses("plant sauvignon_blanc field_6", "maximum is 6")  // 4 + 3
      .offers("plant sauvignon_blanc field_7")
      .refuses("plant pinot field_5", "sold");
}

RULING_TEST(53, UprootingIsNoPlanting) {
  Table t = table(2)
                .built(0, {Structure::Yoke, Structure::Windmill})
                .planted(0, 5, {Vine::Sangiovese, Vine::Malvasia})
                .harvested(0, 5);
  t.place(0, "yoke");
  t.answer(0, "uproot malvasia field_5");
  EXPECT_EQ(t.holds(0, Vine::Malvasia), 1u);
  EXPECT_EQ(t.vines_on(0, 5, Vine::Sangiovese), 1u);
  EXPECT_EQ(t.vines_on(0, 5, Vine::Malvasia), 0u);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.player(0).harvested_fields, 1);
}

RULING_TEST(54, WindmillPaysForTheFirstVineOfTheYear) {
  Table t = table(3)
                .built(0, {Structure::Windmill})
                .vines(0, {Vine::Malvasia, Vine::Sangiovese})
                .passed(1)
                .passed(2);
  t.place(0, "plant_vine.left");
  t.answer(0, "plant malvasia field_5");
  EXPECT_EQ(t.vp(0), 1);
  t.place(0, "plant_vine.middle");
  t.answer(0, "plant sangiovese field_5");
  EXPECT_EQ(t.vp(0), 1);
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_EQ(t.player(0).year_marks, 0);
}

RULING_TEST(54, WindmillPaysForAnotherPlayersVisitor) {
  Table t =
      table(2).hand(0, {Visitor::VolunteerCrew}).built(1, {Structure::Windmill}).vines(1, {Vine::Malvasia});
  t.play_visitor(0, Visitor::VolunteerCrew);
  t.answer(1, "plant malvasia field_6");
  EXPECT_EQ(t.vp(1), 1);
}

RULING_TEST(54, WindmillPaysThroughManager) {
  Table t = table(2)
                .season(Season::Winter)
                .hand(0, {Visitor::Manager})
                .built(0, {Structure::Windmill})
                .vines(0, {Vine::Malvasia});
  t.play_visitor(0, Visitor::Manager);
  t.answers(0, {"take plant_vine", "plant malvasia field_6"});
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(54, SwitchingIsNoPlanting) {
  Table t = table(2)
                .hand(0, {Visitor::Landscaper})
                .built(0, {Structure::Windmill})
                .planted(0, 5, {Vine::Malvasia})
                .planted(0, 6, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::Landscaper);
  t.answer(0, "option 2");
  EXPECT_EQ(t.vines_on(0, 6, Vine::Malvasia), 1u);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.player(0).year_marks, 0);
}

RULING_TEST(55, WindmillPaysIfBuiltFirst) {
  const auto contractor = [] {
    return table(2).hand(0, {Visitor::Contractor}).lira(0, 5).vines(0, {Vine::Malvasia});
  };
  Table built_first = contractor();
  built_first.play_visitor(0, Visitor::Contractor);
  built_first.answers(0, {"option 2", "build windmill", "option 3", "plant malvasia field_5"});
  EXPECT_EQ(built_first.vp(0), 1);

  Table planted_first = contractor();
  planted_first.play_visitor(0, Visitor::Contractor);
  planted_first.answers(0, {"option 3", "plant malvasia field_5", "option 2", "build windmill"});
  EXPECT_EQ(planted_first.vp(0), 0);
}

RULING_TEST(56, TastingRoomPaysForATourOnceAYear) {
  Table t = table(3).built(0, {Structure::TastingRoom}).wine(0, Wine::White, 1).passed(1).passed(2);
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.vp(0), 1);
  t.place(0, "give_tour.middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 5);
}

RULING_TEST(56, TastingRoomNeedsAWine) {
  Table t = table(2).built(0, {Structure::TastingRoom}).grape(0, Grape::Red, 5);
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.vp(0), 0);
}

RULING_TEST(56, TourThroughManagerIsATour) {
  Table t = table(2)
                .season(Season::Winter)
                .hand(0, {Visitor::Manager})
                .built(0, {Structure::TastingRoom})
                .wine(0, Wine::Red, 1);
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take give_tour");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(56, VisitorsThatPayAreNoTours) {
  Table t = table(2)
                .hand(0, {Visitor::TourGuide})
                .built(0, {Structure::TastingRoom})
                .wine(0, Wine::Red, 1)
                .planted(0, 5, {Vine::Malvasia});
  t.play_visitor(0, Visitor::TourGuide);
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.vp(0), 0);
}

RULING_TEST(57, WineIsCheckedWhenTheTourIsResolved) {
  // A tour without wine leaves the tasting room unused; a later one in the same year finds wine.
  Table t = table(2).built(0, {Structure::TastingRoom}).grape(0, Grape::Red, 1).hand(0, {Visitor::Manager});
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.vp(0), 0);
  t.pass_season();
  t.pass_season();
  ASSERT_EQ(t.state().season, Season::Winter);
  t.place(0, "make_wine.left");
  t.pass(1);
  t.play_visitor(0, Visitor::Manager, "grande play_winter_visitor.left");
  t.answer(0, "take give_tour");
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(58, YokeDoesOneOfTwo) {
  Table t = table(2).built(0, {Structure::Yoke}).planted(0, 5, {Vine::Malvasia}).planted(0, 6, {Vine::Syrah});
  t.place(0, "yoke");
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answers(0, {"option 2", "harvest field_6"});
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 2));
  EXPECT_EQ(t.holds(0, Vine::Malvasia) + t.holds(0, Vine::Syrah), 0u);
  t.expect_turn(1);
}

RULING_TEST(58, RetrievedWorkerDoesNotReopenTheYoke) {
  Table t = table(2)
                .built(0, {Structure::Yoke})
                .planted(0, 5, {Vine::Malvasia})
                .planted(0, 6, {Vine::Syrah})
                .hand(0, {Visitor::Producer})
                .lira(0, 2)
                .passed(1);
  t.place(0, "yoke");
  t.answers(0, {"option 2", "harvest field_6"});
  t.play_visitor(0, Visitor::Producer);
  EXPECT_FALSE(t.player(0).yoke_has_regular);
  t.expect_question(0, "turn").refuses("place regular yoke", "already");
  t.pass(0);
  t.pass_season();
  ASSERT_EQ(t.state().season, Season::Winter);
  EXPECT_FALSE(t.can_place("yoke"));
}

RULING_TEST(58, YokeWorksInWinterToo) {
  const Table t = table(2).season(Season::Winter).built(0, {Structure::Yoke}).planted(0, 5, {Vine::Malvasia});
  EXPECT_TRUE(t.can_place("yoke"));
}

RULING_TEST(59, NoLargeCellarWithoutTheMediumOne) {
  Table action = table(2).lira(0, 20);
  action.place(0, "build_structure.left");
  action.expect_question(0, "build").refuses("build large_cellar", "medium cellar");
  struct Card {
    Visitor visitor;
    const char* option;
  };
  for (const Card& card :
       {Card{Visitor::Blacksmith, nullptr}, Card{Visitor::Handyman, nullptr},
        Card{Visitor::Artisan, "option 2"}, Card{Visitor::UncertifiedArchitect, "option 2"},
        Card{Visitor::Stonemason, nullptr}}) {
    Table t = table(2).hand(0, {card.visitor}).lira(0, 20);
    t.play_visitor(0, card.visitor);
    if (card.option != nullptr) t.answer(0, card.option);
    t.expect_question(0, "build").refuses("build large_cellar", "medium cellar");
  }
}

RULING_TEST(59, TwoStructuresMayBeMediumThenLarge) {
  Table t = table(2).hand(0, {Visitor::Stonemason}).lira(0, 8);
  t.play_visitor(0, Visitor::Stonemason);
  t.answers(0, {"build medium_cellar", "build large_cellar"});
  EXPECT_TRUE(t.has(0, Structure::LargeCellar));
}

RULING_TEST(60, CottageWorksTheSameFall) {
  Table t = table(2).lira(0, 4);
  t.place(0, "build_structure.left");
  t.answer(0, "build cottage");
  t.pass(1);
  t.pass(0);
  t.answer(0, "deck summer");
  t.expect_question(0, "cottage_visitor");
  t.answer(0, "deck winter");
  EXPECT_EQ(t.hand_size(0), 2u);
}

RULING_TEST(61, PriceStopsAtZero) {
  Table t = table(2).hand(0, {Visitor::Architect}).lira(0, 1);
  t.play_visitor(0, Visitor::Architect);
  t.answer(0, "build trellis");  // 2 less 3
  EXPECT_TRUE(t.has(0, Structure::Trellis));
  EXPECT_EQ(t.lira(0), 1);
}

RULING_TEST(62, GrandeAndFiveOthersTrainingIncluded) {
  const auto winter = [] { return table(2).season(Season::Winter).lira(0, 4); };
  EXPECT_TRUE(winter().regulars(0, 3).training(0, 1).can_place("train_worker.left"));
  EXPECT_FALSE(winter().regulars(0, 3).training(0, 2).can_place("train_worker.left"));
  EXPECT_TRUE(winter().regulars(0, 4).temporary(0).can_place("train_worker.left"));
  Table t = winter().regulars(0, 5);
  t.expect_question(0, "turn").refuses("place regular train_worker.left");
}

RULING_TEST(63, WorkerInTrainingWaitsForNextYear) {
  Table t = table(2).season(Season::Winter).lira(0, 4);
  t.place(0, "train_worker.left");
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.available(0), 1u);  // only the other one of the two
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_EQ(t.player(0).training, 0);
  EXPECT_EQ(t.available(0), 3u);
}

RULING_TEST(63, WorkerInTrainingCannotBeRetrieved) {
  Table t = table(2).hand(0, {Visitor::Producer}).lira(0, 2).training(0, 2);
  EXPECT_FALSE(t.can_play(Visitor::Producer));
}

}  // namespace
}  // namespace vendemmia::testing
