// Section F: visitors in general.
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

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
