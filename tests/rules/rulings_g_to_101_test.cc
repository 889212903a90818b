// Section G, first half: summer visitors.
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(86, SurveyorCountsOwnedFields) {
  const auto surveyor = [] {
    return table(2).hand(0, {Visitor::Surveyor}).planted(0, 5, {Vine::Malvasia}).sold(0, 7);
  };
  Table empty = surveyor();
  empty.play_visitor(0, Visitor::Surveyor);
  empty.answer(0, "option 1");
  EXPECT_EQ(empty.lira(0), 2);  // field 6 alone
  Table planted = surveyor();
  planted.play_visitor(0, Visitor::Surveyor);
  planted.answer(0, "option 2");
  EXPECT_EQ(planted.vp(0), 1);
}

RULING_TEST(86, SurveyorsOptionNeedsAField) {
  EXPECT_FALSE(
      table(2).hand(0, {Visitor::Surveyor}).sold(0, 5).sold(0, 6).sold(0, 7).can_play(Visitor::Surveyor));
  Table t = table(2).hand(0, {Visitor::Surveyor});
  t.play_visitor(0, Visitor::Surveyor);  // nothing planted, so no choice
  EXPECT_EQ(t.lira(0), 6);
}

RULING_TEST(87, BrokersRateIsUsedOnce) {
  Table broker = table(2).hand(0, {Visitor::Broker}).lira(0, 18);
  broker.play_visitor(0, Visitor::Broker);
  broker.answer(0, "option 1");
  EXPECT_EQ(broker.lira(0), 9);
  EXPECT_EQ(broker.vp(0), 3);
  broker.expect_turn(1);

  Table uncertified = table(2).hand(0, {Visitor::UncertifiedBroker}).lira(0, 12).vp(0, 6);
  uncertified.play_visitor(0, Visitor::UncertifiedBroker);
  uncertified.answer(0, "option 2");
  EXPECT_EQ(uncertified.lira(0), 6);
  EXPECT_EQ(uncertified.vp(0), 8);
  uncertified.expect_turn(1);
}

RULING_TEST(88, AnyMixOfVisitorsIsDiscarded) {
  Table entertainer =
      table(2)
          .hand(0, {Visitor::Entertainer, Visitor::Banker, Visitor::Judge, Visitor::Queen, Visitor::Vendor})
          .wine(0, Wine::Red, 1);
  entertainer.play_visitor(0, Visitor::Entertainer, "play_summer_visitor.left");
  entertainer.expect_question(0, "discard")
      .offers_only(
          {"discard summer banker", "discard summer vendor", "discard winter judge", "discard winter queen"});
  entertainer.answers(0, {"discard summer banker", "discard winter judge", "discard winter queen"});
  EXPECT_EQ(entertainer.vp(0), 3);

  // The Entertainer itself cannot be one of them.
  EXPECT_FALSE(table(2)
                   .hand(0, {Visitor::Entertainer, Visitor::Judge, Visitor::Queen})
                   .wine(0, Wine::Red, 1)
                   .can_play(Visitor::Entertainer));

  Table benefactor = table(2)
                         .season(Season::Winter)
                         .hand(0, {Visitor::Benefactor, Visitor::Banker, Visitor::Judge})
                         .vines(0, {Vine::Pinot});
  benefactor.play_visitor(0, Visitor::Benefactor);
  benefactor.answers(0, {"option 2", "discard winter judge"});
  EXPECT_EQ(benefactor.vp(0), 2);
  EXPECT_EQ(benefactor.holds(0, Vine::Pinot), 1u);
}

RULING_TEST(89, BlacksmithPaysForAPrintedFiveOrSix) {
  const auto vp_for = [](std::string_view structure) {
    Table t = table(2).hand(0, {Visitor::Blacksmith}).lira(0, 10).built(0, {Structure::MediumCellar});
    t.play_visitor(0, Visitor::Blacksmith);
    t.answer(0, "build " + std::string(structure));
    return t.vp(0);
  };
  EXPECT_EQ(vp_for("windmill"), 1);
  EXPECT_EQ(vp_for("tasting_room"), 1);
  EXPECT_EQ(vp_for("large_cellar"), 1);
  EXPECT_EQ(vp_for("cottage"), 0);
  EXPECT_EQ(vp_for("irrigation"), 0);
}

RULING_TEST(90, ContractorDoesTwoOfThreeInAnyOrder) {
  Table t = table(2).hand(0, {Visitor::Contractor}).lira(0, 2).vines(0, {Vine::Pinot});
  t.play_visitor(0, Visitor::Contractor);
  t.expect_question(0, "choose_option").offers("option 1").offers("option 2").refuses("option 3");
  t.answers(0, {"option 2", "build trellis", "option 3", "plant pinot field_5"});
  EXPECT_EQ(t.vines_on(0, 5, Vine::Pinot), 1u);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

RULING_TEST(90, ContractorNeedsTwo) {
  EXPECT_FALSE(table(2).hand(0, {Visitor::Contractor}).can_play(Visitor::Contractor));
  EXPECT_TRUE(table(2).hand(0, {Visitor::Contractor}).lira(0, 2).can_play(Visitor::Contractor));
}

RULING_TEST(91, PlanterMayDiscardAnyVine) {
  Table t = table(2).hand(0, {Visitor::Planter}).planted(0, 5, {Vine::Syrah}).vines(0, {Vine::Chardonnay});
  t.play_visitor(0, Visitor::Planter);  // the Chardonnay cannot be planted
  t.expect_question(0, "discard").offers_only({"discard vine syrah", "discard vine chardonnay"});
  t.answer(0, "discard vine chardonnay");
  EXPECT_EQ(t.holds(0, Vine::Syrah), 1u);
  EXPECT_TRUE(t.top_discard_is(Vine::Chardonnay));
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(91, PlanterMayDiscardTheUprootedVine) {
  Table t = table(2).hand(0, {Visitor::Planter}).planted(0, 5, {Vine::Syrah});
  t.play_visitor(0, Visitor::Planter);
  EXPECT_TRUE(t.top_discard_is(Vine::Syrah));
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(92, HorticulturistUprootsExactlyTwo) {
  EXPECT_FALSE(table(2)
                   .hand(0, {Visitor::Horticulturist})
                   .planted(0, 5, {Vine::Syrah})
                   .can_play(Visitor::Horticulturist));
  for (const unsigned second_field : {5u, 7u}) {
    Table t = table(2)
                  .hand(0, {Visitor::Horticulturist})
                  .planted(0, 5, {Vine::Syrah})
                  .planted(0, second_field, {Vine::Malvasia})
                  .planted(0, 6, {Vine::Merlot})
                  .vines(0, {Vine::Chardonnay});
    t.play_visitor(0, Visitor::Horticulturist);
    const std::string second = "uproot malvasia field_" + std::to_string(second_field);
    t.answers(0, {"option 2", "uproot syrah field_5", second});
    t.answers(0, {"discard vine chardonnay", "discard vine malvasia"});
    EXPECT_EQ(t.vp(0), 3);
    EXPECT_EQ(t.holds(0, Vine::Syrah), 1u);
    EXPECT_EQ(t.vines_on(0, 6, Vine::Merlot), 1u);
    t.expect_turn(1);
  }
}

RULING_TEST(93, BuyerCannotBuyAColourWhoseSpaceIsTaken) {
  Table t = table(2).hand(0, {Visitor::Buyer}).lira(0, 2).grape(0, Grape::White, 1);
  t.play_visitor(0, Visitor::Buyer);
  t.answer(0, "option 1");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  EXPECT_EQ(t.lira(0), 0);

  Table both =
      table(2).hand(0, {Visitor::Buyer}).lira(0, 2).grape(0, Grape::White, 1).grape(0, Grape::Red, 1);
  both.play_visitor(0, Visitor::Buyer);  // only selling is left
  both.answer(0, "discard grape red 1");
  EXPECT_EQ(both.lira(0), 4);
  EXPECT_EQ(both.vp(0), 1);
}

RULING_TEST(94, LandscaperDrawsThenMayPlantAnyVine) {
  Table t = table(2).hand(0, {Visitor::Landscaper}).on_top(Vine::Malvasia).vines(0, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::Landscaper);
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 2u);
  t.expect_question(0, "plant")
      .offers("plant malvasia field_5")
      .offers("plant sangiovese field_5")
      .offers("done");
  t.answer(0, "plant malvasia field_5");
  t.expect_turn(1);
  EXPECT_EQ(t.holds(0, Vine::Sangiovese), 1u);
}

RULING_TEST(94, LandscapersPlantingFollowsTheNormalRules) {
  Table t = table(2).hand(0, {Visitor::Landscaper}).on_top(Vine::Chardonnay);
  t.play_visitor(0, Visitor::Landscaper);
  t.expect_question(0, "plant").offers_only({"done"});
}

RULING_TEST(95, SwitchRespectsTheMaximaButNotTheStructures) {
  Table t = table(2)
                .hand(0, {Visitor::Landscaper})
                .planted(0, 5, {Vine::Malvasia, Vine::Merlot})
                .planted(0, 7, {Vine::Chardonnay, Vine::Syrah});
  t.play_visitor(0, Visitor::Landscaper);
  t.answer(0, "option 2");
  t.expect_question(0, "switch_vines")
      .offers_only({"switch malvasia field_5 syrah field_7", "switch merlot field_5 chardonnay field_7",
                    "switch merlot field_5 syrah field_7"});
  // 5 would hold 3 + 4.
  t.expect_question(0, "switch_vines").refuses("switch malvasia field_5 chardonnay field_7");
  t.answer(0, "switch merlot field_5 chardonnay field_7");
  EXPECT_EQ(t.vines_on(0, 5, Vine::Chardonnay), 1u);
  EXPECT_EQ(t.vines_on(0, 7, Vine::Merlot), 1u);
  EXPECT_EQ(t.count_events(EventKind::Planted), 0u);
}

RULING_TEST(95, SwitchNeedsTwoFields) {
  Table t = table(2).hand(0, {Visitor::Landscaper}).planted(0, 6, {Vine::Malvasia, Vine::Merlot});
  EXPECT_TRUE(t.can_play(Visitor::Landscaper));
  EXPECT_FALSE(table(2)
                   .hand(0, {Visitor::Landscaper})
                   .planted(0, 6, {Vine::Malvasia, Vine::Merlot})
                   .empty_deck(Deck::Vine)
                   .can_play(Visitor::Landscaper));
}

RULING_TEST(96, ArchitectCountsPrintedFours) {
  Table t = table(2)
                .hand(0, {Visitor::Architect})
                .built(0, {Structure::MediumCellar, Structure::Cottage, Structure::Irrigation,
                           Structure::Windmill});
  t.play_visitor(0, Visitor::Architect);
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 2);

  Table none = table(2).hand(0, {Visitor::Architect}).built(0, {Structure::Windmill, Structure::TastingRoom});
  none.play_visitor(0, Visitor::Architect);  // no printed four, so it must be a building
  none.expect_question(0, "build");
}

RULING_TEST(97, UncertifiedArchitectBuildsFreeOfLira) {
  Table t = table(2).hand(0, {Visitor::UncertifiedArchitect}).lira(0, 1);
  t.play_visitor(0, Visitor::UncertifiedArchitect);
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), -2);
  t.expect_question(0, "build").offers("build windmill").refuses("build large_cellar", "medium cellar");
  t.answer(0, "build tasting_room");
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_TRUE(t.has(0, Structure::TastingRoom));
}

RULING_TEST(98, OpponentsMayDeclineVendorsCard) {
  Table t = table(3).hand(0, {Visitor::Vendor});
  t.play_visitor(0, Visitor::Vendor);
  EXPECT_EQ(t.hand_size(0), 3u);
  t.expect_question(1, "accept_offer").offers_only({"yes", "no"});
  t.answer(1, "no");
  EXPECT_EQ(t.hand_size(1), 0u);
  t.answer(2, "yes");
  EXPECT_EQ(t.hand_size(2, Deck::Summer), 1u);
}

RULING_TEST(99, HandymansPlayerMayBuildNothing) {
  Table t = table(3).hand(0, {Visitor::Handyman});
  t.play_visitor(0, Visitor::Handyman);
  t.answer(0, "done");
  t.answer(1, "build trellis");
  t.answer(2, "build yoke");
  EXPECT_EQ(t.player(0).structures, 0);
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(100, BankerAtMinusFiveCannotAccept) {
  Table t = table(3).hand(0, {Visitor::Banker}).vp(1, -5).vp(2, -4);
  t.play_visitor(0, Visitor::Banker);
  t.expect_question(2, "accept_offer");
  t.answer(2, "yes");
  EXPECT_EQ(t.vp(1), -5);
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.vp(2), -5);
  EXPECT_EQ(t.lira(2), 3);
  EXPECT_EQ(t.lira(0), 5);  // the 3 lira come from the bank
}

RULING_TEST(101, OverseerDoesBothPartsInAnyOrder) {
  const auto overseer = [] {
    return table(2)
        .hand(0, {Visitor::Overseer})
        .lira(0, 5)
        .built(0, {Structure::Trellis, Structure::Irrigation})
        .vines(0, {Vine::Chardonnay, Vine::Merlot});
  };
  Table t = overseer();
  t.play_visitor(0, Visitor::Overseer);
  t.expect_question(0, "part_order").offers_only({"option 1", "option 2"});
  t.answers(0, {"option 2", "plant chardonnay field_7", "build windmill"});
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 1);  // for the vine of 4; the windmill came too late

  Table other = overseer();
  other.play_visitor(0, Visitor::Overseer);
  other.answers(0, {"option 1", "build yoke", "plant merlot field_7"});
  EXPECT_EQ(other.lira(0), 3);
  EXPECT_EQ(other.vp(0), 0);
}

RULING_TEST(101, OverseerNeedsBothParts) {
  EXPECT_FALSE(table(2).hand(0, {Visitor::Overseer}).lira(0, 9).can_play(Visitor::Overseer));
  EXPECT_FALSE(table(2).hand(0, {Visitor::Overseer}).vines(0, {Vine::Malvasia}).can_play(Visitor::Overseer));
}

RULING_TEST(101, FourByTwoVinesDoesNotCount) {
  Table t = table(2)
                .hand(0, {Visitor::Overseer})
                .lira(0, 2)
                .built(0, {Structure::Irrigation})
                .planted(0, 5, {Vine::Malvasia})
                .vines(0, {Vine::Merlot});
  t.play_visitor(0, Visitor::Overseer);
  t.answers(0, {"option 2", "plant merlot field_5", "build trellis"});
  EXPECT_EQ(t.vp(0), 0);
}

RULING_TEST(102, ImporterDrawsAtOnceIfOpponentsHoldTooFew) {
  Table t = table(3).hand(0, {Visitor::Importer}).hand(1, {Visitor::Banker}).hand(2, {Visitor::Judge});
  t.play_visitor(0, Visitor::Importer);
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 3u);
  EXPECT_EQ(t.hand_size(1) + t.hand_size(2), 2u);
  t.expect_turn(1);
}

}  // namespace
}  // namespace vendemmia::testing
