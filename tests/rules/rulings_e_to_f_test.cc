// Rulings: summer actions and structures, visitors in general.
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

// --- E. Summer actions and structures ------------------------------------------------------------------------

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

// --- F. Visitors in general ----------------------------------------------------------------------------------

RULING_TEST(64, LaterPartsMayRelyOnEarlierOnes) {
  // Overseer: the trellis makes the Pinot possible.
  Table t = table(2).hand(0, {Visitor::Overseer}).lira(0, 2).vines(0, {Vine::Pinot});
  ASSERT_TRUE(t.can_play(Visitor::Overseer));
  t.play_visitor(0, Visitor::Overseer);  // only building can come first, and only the trellis helps
  EXPECT_TRUE(t.has(0, Structure::Trellis));
  t.expect_question(0, "plant");
}

RULING_TEST(64, AllMandatoryPartsMustBePossible) {
  EXPECT_FALSE(table(2).hand(0, {Visitor::Overseer}).vines(0, {Vine::Malvasia}).can_play(Visitor::Overseer));
  EXPECT_FALSE(table(2).hand(0, {Visitor::Overseer}).lira(0, 9).can_play(Visitor::Overseer));
  // A Chardonnay needs trellis and irrigation, and only one of them can be built.
  EXPECT_FALSE(table(2)
                   .hand(0, {Visitor::Overseer})
                   .lira(0, 5)
                   .vines(0, {Vine::Chardonnay})
                   .can_play(Visitor::Overseer));
}

RULING_TEST(64, CostsMustBePayableWhenTheyFallDue) {
  EXPECT_FALSE(table(2)
                   .hand(0, {Visitor::Producer})
                   .lira(0, 1)
                   .standing(0, Worker::Regular, "cart")
                   .can_play(Visitor::Producer));
  EXPECT_FALSE(table(2).hand(0, {Visitor::Stonemason}).lira(0, 7).can_play(Visitor::Stonemason));
}

RULING_TEST(65, UpToMeansAtLeastOne) {
  EXPECT_FALSE(table(2).hand(0, {Visitor::Planter}).can_play(Visitor::Planter));
  Table t = table(2).hand(0, {Visitor::Planter}).vines(0, {Vine::Malvasia, Vine::Sangiovese});
  t.play_visitor(0, Visitor::Planter);
  t.expect_question(0, "plant").refuses("done");
  t.answer(0, "plant malvasia field_5");
  t.expect_question(0, "plant").offers("done");
  t.answer(0, "done");
  EXPECT_EQ(t.lira(0), 1);
}

RULING_TEST(65, ZeroIsAllowedBesideADraw) {
  Table crusher = table(2)
                      .season(Season::Winter)
                      .hand(0, {Visitor::Crusher})
                      .grape(0, Grape::Red, 1)
                      .grape(0, Grape::White, 1);
  crusher.play_visitor(0, Visitor::Crusher);
  crusher.answers(0, {"option 2", "done"});
  EXPECT_EQ(crusher.hand_size(0, Deck::Order), 1u);
  EXPECT_EQ(crusher.wine_count(0), 0u);

  Table landscaper = table(2).hand(0, {Visitor::Landscaper}).vines(0, {Vine::Malvasia});
  landscaper.play_visitor(0, Visitor::Landscaper);
  landscaper.answer(0, "done");
  EXPECT_EQ(landscaper.hand_size(0, Deck::Vine), 2u);
}

RULING_TEST(66, OnlyOneHalfOfAnOrCard) {
  Table t = table(2).hand(0, {Visitor::Artisan}).lira(0, 5).vines(0, {Vine::Malvasia});
  t.play_visitor(0, Visitor::Artisan);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2", "option 3"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 8);
  t.expect_turn(1);
}

RULING_TEST(67, TwoDifferentOptionsInFull) {
  Table t = table(2).season(Season::Winter).hand(0, {Visitor::Craftsman}).lira(0, 4);
  t.play_visitor(0, Visitor::Craftsman);
  t.answer(0, "option 3");
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.expect_question(0, "choose_option").refuses("option 3", "already done").refuses("done");
  t.answer(0, "option 2");
  EXPECT_TRUE(t.has(0, Structure::MediumCellar));
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 0);
  t.expect_turn(1);
}

RULING_TEST(67, OneOptionAloneIsNotEnough) {
  const auto craftsman = [] {
    return table(2).season(Season::Winter).hand(0, {Visitor::Craftsman}).empty_deck(Deck::Order);
  };
  EXPECT_FALSE(craftsman().lira(0, 3).can_play(Visitor::Craftsman));
  EXPECT_TRUE(craftsman().lira(0, 4).can_play(Visitor::Craftsman));
}

RULING_TEST(68, VpIsPaidJustBeforeTheSecondHalf) {
  Table t = table(2).hand(0, {Visitor::Sponsor});
  t.play_visitor(0, Visitor::Sponsor);
  t.answer(0, "option 1");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 2u);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_question(0, "do_both").offers_only({"yes", "no"});
  t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), -1);
  EXPECT_EQ(t.lira(0), 3);
}

RULING_TEST(68, PlayerMayStopAfterTheFirstHalf) {
  Table t = table(2).hand(0, {Visitor::Sponsor});
  t.play_visitor(0, Visitor::Sponsor);
  t.answers(0, {"option 2", "no"});
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.hand_size(0), 0u);
}

RULING_TEST(68, VpOfTheFirstHalfCounts) {
  Table t = table(2)
                .hand(0, {Visitor::Homesteader})
                .vp(0, -5)
                .built(0, {Structure::Windmill})
                .vines(0, {Vine::Malvasia});
  t.play_visitor(0, Visitor::Homesteader);
  t.answers(0, {"option 2", "plant malvasia field_5"});
  EXPECT_EQ(t.vp(0), -4);
  t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), -5);
  t.answer(0, "build trellis");
  EXPECT_TRUE(t.has(0, Structure::Trellis));
}

RULING_TEST(69, VpNeverFallBelowMinusFive) {
  Table t = table(2).hand(0, {Visitor::UncertifiedArchitect}).vp(0, -4);
  t.play_visitor(0, Visitor::UncertifiedArchitect);  // two VP cannot be lost, not even in part
  EXPECT_EQ(t.vp(0), -5);
  t.expect_question(0, "build").offers("build trellis").refuses("build windmill");
  EXPECT_FALSE(
      table(2).hand(0, {Visitor::UncertifiedArchitect}).vp(0, -5).can_play(Visitor::UncertifiedArchitect));
}

RULING_TEST(69, LossCannotBeImposed) {
  Table t = table(2).season(Season::Winter).hand(0, {Visitor::Queen}).vp(1, -5).lira(1, 3);
  t.play_visitor(0, Visitor::Queen);  // nothing but the lira is left to the opponent
  EXPECT_EQ(t.vp(1), -5);
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.lira(0), 3);
}

RULING_TEST(70, LiraNeverGoNegative) {
  Table t = table(2).hand(0, {Visitor::Broker}).lira(0, 8).vp(0, -3);
  t.play_visitor(0, Visitor::Broker);  // 9 lira are not there
  EXPECT_EQ(t.lira(0), 14);
  EXPECT_EQ(t.vp(0), -5);
}

RULING_TEST(70, NoGiftsAmongTheAnswersOfATurn) {
  const Table t = table(2).lira(0, 10).lira(1, 10);
  for (const std::string& action : t.legal()) {
    EXPECT_TRUE(action == "pass" || action.starts_with("place ")) << action;
  }
}

RULING_TEST(71, ReceiverCannotRefuse) {
  Table lira = table(2).hand(0, {Visitor::WeddingParty}).lira(0, 2);
  lira.play_visitor(0, Visitor::WeddingParty);  // the only opponent
  EXPECT_EQ(lira.lira(1), 2);
  lira.expect_turn(1);

  Table card = table(2).season(Season::Winter).hand(0, {Visitor::Governor}).hand(1, {Visitor::Banker});
  card.play_visitor(0, Visitor::Governor);
  EXPECT_TRUE(card.holds(0, Visitor::Banker));
  card.expect_turn(1);
}

RULING_TEST(72, PlayedVisitorCannotPayItsOwnCost) {
  const auto auctioneer = [] { return table(2).hand(0, {Visitor::Auctioneer}); };
  EXPECT_FALSE(auctioneer().vines(0, {Vine::Pinot}).can_play(Visitor::Auctioneer));
  EXPECT_TRUE(auctioneer().vines(0, {Vine::Pinot, Vine::Syrah}).can_play(Visitor::Auctioneer));
}

RULING_TEST(72, AssessorDoesNotCountItself) {
  Table t = table(2).season(Season::Winter).hand(0, {Visitor::Assessor}).vines(0, {Vine::Pinot});
  t.play_visitor(0, Visitor::Assessor);
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 1);
}

RULING_TEST(72, InNoPileWhileItResolves) {
  Table t = table(2).hand(0, {Visitor::Banker}).vp(1, 3);
  t.play_visitor(0, Visitor::Banker);
  t.expect_question(1, "accept_offer");
  EXPECT_FALSE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.discard_pile(Deck::Summer), 0u);
  t.answer(1, "no");
  EXPECT_TRUE(t.top_discard_is(Visitor::Banker));
}

RULING_TEST(72, NotReshuffledDuringItsOwnResolution) {
  Table t = table(2).hand(0, {Visitor::Peddler}).vines(0, {Vine::Pinot, Vine::Pinot}).deck({Visitor::Banker});
  t.play_visitor(0, Visitor::Peddler);
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.draw_pile(Deck::Summer), 0u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Peddler));
}

RULING_TEST(73, InnerVisitorIsDiscardedFirstThenTheBonusVisitor) {
  Table t = table(3).season(Season::Winter).hand(0, {Visitor::Manager, Visitor::Judge, Visitor::Surveyor});
  t.place(0, "play_winter_visitor.middle");
  t.answers(0, {"play manager", "take play_summer_visitor"});
  t.expect_question(0, "play_visitor");
  EXPECT_TRUE(t.top_discard_is(Visitor::Surveyor));
  EXPECT_TRUE(t.top_discard_is(Visitor::Manager));
  t.answer(0, "play judge");
  std::vector<unsigned> told;
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::VisitorDone) told.push_back(event.a);
  }
  const std::vector<unsigned> expected{static_cast<unsigned>(Visitor::Surveyor),
                                       static_cast<unsigned>(Visitor::Manager),
                                       static_cast<unsigned>(Visitor::Judge)};
  EXPECT_EQ(told, expected);
}

RULING_TEST(74, AnswersInWakeUpOrderTheActivePlayerAmongThem) {
  Table t = table(4).row(0, 4).row(1, 7).row(2, 2).row(3, 1).turn(0).hand(0, {Visitor::Handyman});
  for (Seat seat = 0; seat < 4; ++seat) t.lira(seat, 3);
  t.play_visitor(0, Visitor::Handyman);
  for (const Seat seat : {Seat{3}, Seat{2}, Seat{0}, Seat{1}}) {
    t.expect_question(seat, "build");
    t.answer(seat, "build irrigation");
    EXPECT_TRUE(t.has(seat, Structure::Irrigation));  // public before the next answer
  }
}

RULING_TEST(75, WhoHasPassedMayTakePart) {
  Table t = table(3).hand(0, {Visitor::Handyman}).lira(1, 1).passed(1).passed(2);
  t.play_visitor(0, Visitor::Handyman);
  t.answer(0, "done");
  t.answer(1, "build irrigation");
  EXPECT_TRUE(t.has(1, Structure::Irrigation));
  t.answer(2, "done");
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(75, ExceptForMotivator) {
  Table t = table(2)
                .season(Season::Winter)
                .hand(0, {Visitor::Motivator})
                .standing(1, Worker::Grande, "cart")
                .passed(1);
  t.play_visitor(0, Visitor::Motivator);
  EXPECT_FALSE(t.grande_available(1));
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(0);
}

RULING_TEST(76, AllPlayersMayCardsNeedNobodyAble) {
  Table crew = table(2).hand(0, {Visitor::VolunteerCrew});
  crew.play_visitor(0, Visitor::VolunteerCrew);
  EXPECT_TRUE(crew.top_discard_is(Visitor::VolunteerCrew));
  Table handyman = table(2).hand(0, {Visitor::Handyman});
  for (Seat seat = 0; seat < 2; ++seat) {
    handyman.built(seat, {Structure::Trellis, Structure::Yoke});  // all the rest costs more than 0
  }
  handyman.play_visitor(0, Visitor::Handyman);
  EXPECT_TRUE(handyman.top_discard_is(Visitor::Handyman));
  for (const Visitor visitor : {Visitor::Mentor, Visitor::Motivator, Visitor::GuestSpeaker}) {
    Table t = table(2).season(Season::Winter).hand(0, {visitor});
    t.play_visitor(0, visitor);
    EXPECT_TRUE(t.top_discard_is(visitor));
    t.expect_turn(1);
  }
}

RULING_TEST(77, RewardForEveryOpponentWhoDidAfterAllAnswers) {
  Table t = table(6).hand(0, {Visitor::Handyman});
  t.play_visitor(0, Visitor::Handyman);
  t.answer(0, "build yoke");
  for (Seat seat = 1; seat < 5; ++seat) {
    t.answer(seat, "build trellis");
    EXPECT_EQ(t.vp(0), 0);
  }
  t.answer(5, "done");
  EXPECT_EQ(t.vp(0), 4);
}

RULING_TEST(78, OptionNeedsAMarkerThatCanMove) {
  const auto negotiator = [] { return table(2).hand(0, {Visitor::Negotiator}).wine(0, Wine::Red, 1); };
  EXPECT_FALSE(negotiator().residual(0, 5).can_play(Visitor::Negotiator));
  Table t = negotiator().residual(0, 4);
  t.play_visitor(0, Visitor::Negotiator);
  EXPECT_EQ(t.residual(0), 5u);
  EXPECT_EQ(t.wine_count(0), 0u);
}

RULING_TEST(79, DrawWhatIsThere) {
  Table t = table(2).hand(0, {Visitor::Sponsor}).vp(0, -5).deck({Vine::Syrah});
  t.play_visitor(0, Visitor::Sponsor);
  t.answer(0, "option 1");
  EXPECT_EQ(t.hand_size(0), 1u);
}

RULING_TEST(79, ADrawNeedsOneDrawableCard) {
  EXPECT_FALSE(
      table(2).hand(0, {Visitor::WineCritic}).empty_deck(Deck::Winter).can_play(Visitor::WineCritic));
  Table several = table(2).hand(0, {Visitor::Patron}).empty_deck(Deck::Winter);
  several.play_visitor(0, Visitor::Patron);
  several.answer(0, "option 2");
  EXPECT_EQ(several.hand_size(0, Deck::Order), 1u);
  Table none = table(2).hand(0, {Visitor::Patron}).empty_deck(Deck::Winter).empty_deck(Deck::Order);
  none.play_visitor(0, Visitor::Patron);  // only the lira
  EXPECT_EQ(none.lira(0), 4);
}

RULING_TEST(80, ValueOneSpaceMustBeEmpty) {
  Table t =
      table(2).hand(0, {Visitor::Buyer}).lira(0, 2).grape(0, Grape::Red, 1).planted(0, 5, {Vine::Malvasia});
  t.play_visitor(0, Visitor::Buyer);
  t.answer(0, "option 1");  // only white is free
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));
  EXPECT_EQ(t.grape_count(0), 2u);
  EXPECT_EQ(t.count_events(EventKind::Harvested), 0u);
  EXPECT_EQ(t.player(0).harvested_fields, 0);
  EXPECT_EQ(t.count_events(EventKind::GrapeLost), 0u);
}

RULING_TEST(80, BothColoursNeedBothSpaces) {
  const auto merchant = [] {
    return table(2).season(Season::Winter).hand(0, {Visitor::Merchant}).lira(0, 3);
  };
  EXPECT_TRUE(merchant().can_play(Visitor::Merchant));
  EXPECT_FALSE(merchant().grape(0, Grape::White, 1).can_play(Visitor::Merchant));
}

RULING_TEST(81, WorkerOfAVisitorIsUsableNextYear) {
  Table t = table(2).season(Season::Winter).hand(0, {Visitor::Teacher}).lira(0, 2);
  t.play_visitor(0, Visitor::Teacher);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_FALSE(table(2)
                   .season(Season::Winter)
                   .hand(0, {Visitor::Teacher})
                   .lira(0, 2)
                   .regulars(0, 5)
                   .can_play(Visitor::Teacher));
}

RULING_TEST(81, UnlessTheCardSaysOtherwise) {
  Table t = table(2).season(Season::Winter).hand(0, {Visitor::Governess}).lira(0, 3);
  t.play_visitor(0, Visitor::Governess);
  EXPECT_EQ(t.available(0), 2u);
  EXPECT_EQ(t.player(0).training, 0);
}

RULING_TEST(82, CostsArePrintedCosts) {
  Table cheap = table(2).hand(0, {Visitor::UncertifiedArchitect}).lira(0, 10);
  cheap.play_visitor(0, Visitor::UncertifiedArchitect);
  cheap.answer(0, "option 1");
  cheap.expect_question(0, "build").offers_only({"build trellis", "build irrigation", "build yoke"});

  Table paid_three = table(2).hand(0, {Visitor::Blacksmith}).lira(0, 3);
  paid_three.play_visitor(0, Visitor::Blacksmith);
  paid_three.answer(0, "build windmill");  // printed 5
  EXPECT_EQ(paid_three.lira(0), 0);
  EXPECT_EQ(paid_three.vp(0), 1);
}

RULING_TEST(84, FourTypesOfCard) {
  Table t = table(2).hand(0, {Visitor::Peddler}).vines(0, {Vine::Pinot, Vine::Pinot});
  t.play_visitor(0, Visitor::Peddler);
  EXPECT_EQ(t.hand_size(0), 4u);
  for (const Deck deck : {Deck::Vine, Deck::Summer, Deck::Order, Deck::Winter}) {
    EXPECT_EQ(t.hand_size(0, deck), 1u);
  }
}

RULING_TEST(85, VisitorsKeepToTheirSeason) {
  Table winter =
      table(2).season(Season::Winter).hand(0, {Visitor::Banker, Visitor::Judge, Visitor::Politician});
  winter.place(0, "play_winter_visitor.left");
  winter.expect_question(0, "play_visitor").offers_only({"play judge", "play politician"});
  EXPECT_FALSE(
      table(2).season(Season::Winter).hand(0, {Visitor::Banker}).can_place("play_winter_visitor.left"));
}

RULING_TEST(85, ManagerPlaysASummerVisitorInWinter) {
  Table t = table(2).season(Season::Winter).hand(0, {Visitor::Manager, Visitor::Surveyor});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");
  EXPECT_EQ(t.lira(0), 6);
}

}  // namespace
}  // namespace vendemmia::testing
