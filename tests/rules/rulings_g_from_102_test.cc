// Section G, second half: summer visitors.
#include <algorithm>

#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

Table importer() {
  return table(3)
      .row(0, 2)
      .row(1, 3)
      .row(2, 1)
      .turn(0)
      .hand(0, {Visitor::Importer})
      .hand(1, {Visitor::Banker, Visitor::Judge})
      .hand(2, {Visitor::Vendor, Visitor::Queen, Visitor::Noble});
}

RULING_TEST(102, ThreeCommittedCardsAreHandedOver) {
  Table t = importer();
  t.play_visitor(0, Visitor::Importer);
  t.expect_question(2, "offer_cards").offers_only({"offer 0", "offer 1", "offer 2", "offer 3"});
  t.answers(2, {"offer 2", "give summer vendor", "give winter queen"});
  EXPECT_EQ(t.hand_size(2), 3u);  // committed, not moved
  t.expect_question(1, "offer_cards").offers_only({"offer 0", "offer 1"});
  t.answers(1, {"offer 1", "give winter judge"});
  EXPECT_TRUE(t.holds(0, Visitor::Vendor));
  EXPECT_TRUE(t.holds(0, Visitor::Queen));
  EXPECT_TRUE(t.holds(0, Visitor::Judge));
  EXPECT_EQ(t.hand_size(0), 3u);
  EXPECT_TRUE(t.holds(1, Visitor::Banker));
  EXPECT_TRUE(t.holds(2, Visitor::Noble));
  EXPECT_EQ(t.count_events(EventKind::Drew), 0u);
}

RULING_TEST(102, FewerThanThreeMoveNothing) {
  Table t = importer();
  t.play_visitor(0, Visitor::Importer);
  t.answers(2, {"offer 2", "give summer vendor", "give winter queen"});
  t.answer(1, "offer 0");
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 3u);
  EXPECT_EQ(t.hand_size(0), 3u);
  EXPECT_EQ(t.hand_size(1), 2u);
  EXPECT_EQ(t.hand_size(2), 3u);
  EXPECT_EQ(t.count_events(EventKind::Gave), 0u);
  EXPECT_EQ(t.count_events(EventKind::Drew), 3u);
}

RULING_TEST(103, SharecropperWaivesStructuresOnly) {
  Table t = table(2)
                .hand(0, {Visitor::Sharecropper})
                .vines(0, {Vine::Chardonnay})
                .planted(0, 5, {Vine::Syrah})
                .planted(0, 6, {Vine::Syrah});
  t.play_visitor(0, Visitor::Sharecropper);
  t.answer(0, "option 1");
  t.expect_question(0, "plant")
      .offers_only({"plant chardonnay field_6", "plant chardonnay field_7"})
      .refuses("plant chardonnay field_5", "maximum is 5");
}

RULING_TEST(104, GrowerNeedsTheStructures) {
  EXPECT_FALSE(table(2).hand(0, {Visitor::Grower}).vines(0, {Vine::Pinot}).can_play(Visitor::Grower));
  Table t = table(2).hand(0, {Visitor::Grower}).vines(0, {Vine::Pinot, Vine::Malvasia});
  t.play_visitor(0, Visitor::Grower);
  t.expect_question(0, "plant").refuses("plant pinot field_7", "Trellis");
}

RULING_TEST(104, GrowerCountsAllVineCardsAfterPlanting) {
  const auto vp_with = [](std::initializer_list<Vine> on_five) {
    Table t = table(2)
                  .hand(0, {Visitor::Grower})
                  .planted(0, 5, on_five)
                  .planted(0, 6, {Vine::Malvasia, Vine::Malvasia})
                  .planted(0, 7, {Vine::Sangiovese})
                  .vines(0, {Vine::Sangiovese});
    t.play_visitor(0, Visitor::Grower);
    t.answer(0, "plant sangiovese field_7");
    return t.vp(0);
  };
  EXPECT_EQ(vp_with({Vine::Sangiovese}), 0);               // 5 cards
  EXPECT_EQ(vp_with({Vine::Sangiovese, Vine::Syrah}), 2);  // 6 cards
}

RULING_TEST(105, CultivatorWaivesTheMaximumOnly) {
  Table t = table(3)
                .hand(0, {Visitor::Cultivator})
                .built(0, {Structure::Irrigation})
                .planted(0, 5, {Vine::Chardonnay})
                .planted(0, 6, {Vine::Chardonnay})
                .sold(0, 7)
                .vines(0, {Vine::Merlot, Vine::Syrah, Vine::Sangiovese, Vine::Malvasia})
                .passed(1)
                .passed(2);
  t.play_visitor(0, Visitor::Cultivator);
  t.expect_question(0, "plant")
      .offers("plant merlot field_5")
      .refuses("plant syrah field_5", "Trellis")
      .refuses("plant merlot field_7", "sold");
  t.answer(0, "plant merlot field_5");
  t.place(0, "plant_vine.left");
  t.expect_question(0, "plant").refuses("plant sangiovese field_5", "maximum is 5");
}

RULING_TEST(106, FieldAboveItsMaximumIsHarvestedUpToNine) {
  Table t =
      table(2)
          .season(Season::Winter)
          .planted(0, 7, {Vine::CabernetSauvignon, Vine::CabernetSauvignon, Vine::Merlot, Vine::Malvasia});
  t.place(0, "harvest_field.left");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 9));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));
}

RULING_TEST(106, UprootingFromItAndSwitchingWithinItsMaximum) {
  Table uproot =
      table(2).built(0, {Structure::Yoke}).planted(0, 5, {Vine::Chardonnay, Vine::Merlot}).harvested(0, 5);
  uproot.place(0, "yoke");
  uproot.answer(0, "uproot merlot field_5");
  EXPECT_EQ(uproot.holds(0, Vine::Merlot), 1u);

  Table t = table(2)
                .hand(0, {Visitor::Landscaper})
                .planted(0, 5, {Vine::Chardonnay, Vine::Merlot})  // 7
                .planted(0, 7, {Vine::Syrah, Vine::Malvasia});
  t.play_visitor(0, Visitor::Landscaper);
  t.answer(0, "option 2");
  t.expect_question(0, "switch_vines")
      .offers("switch chardonnay field_5 syrah field_7")     // leaves 5
      .refuses("switch merlot field_5 syrah field_7")        // leaves 6
      .offers("switch chardonnay field_5 malvasia field_7")  // leaves 4
      .offers("switch merlot field_5 malvasia field_7");     // leaves 5
}

RULING_TEST(107, HomesteaderBothWays) {
  const auto homesteader = [] {
    return table(2).hand(0, {Visitor::Homesteader}).vines(0, {Vine::Malvasia, Vine::Pinot});
  };
  Table build_first = homesteader();
  build_first.play_visitor(0, Visitor::Homesteader);
  build_first.answers(0,
                      {"option 1", "build trellis", "yes", "plant pinot field_6", "plant malvasia field_6"});
  EXPECT_EQ(build_first.vp(0), -1);
  EXPECT_EQ(build_first.vines_on(0, 6, Vine::Pinot), 1u);

  Table plant_first = homesteader();
  plant_first.play_visitor(0, Visitor::Homesteader);
  plant_first.answer(0, "option 2");
  plant_first.expect_question(0, "plant").refuses("done");
  plant_first.answer(0, "plant malvasia field_6");
  // The Pinot has no trellis.
  plant_first.answers(0, {"done", "yes", "build trellis"});
  EXPECT_EQ(plant_first.vp(0), -1);
}

RULING_TEST(107, SecondHalfNeedsAtLeastOneVine) {
  Table t = table(2).hand(0, {Visitor::Homesteader}).vines(0, {Vine::Chardonnay});
  t.play_visitor(0, Visitor::Homesteader);
  t.answer(0, "build trellis");  // the Chardonnay still lacks irrigation
  t.expect_question(0, "do_both").refuses("yes");
  t.answer(0, "no");
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

RULING_TEST(108, AgriculturistCountsNamesOnTheField) {
  const auto vp_with = [](std::initializer_list<Vine> on_field, std::string_view plant) {
    Table t = table(2)
                  .hand(0, {Visitor::Agriculturist})
                  .planted(0, 7, on_field)
                  .planted(0, 6, {Vine::Trebbiano})
                  .vines(0, {Vine::Malvasia, Vine::Sangiovese});
    t.play_visitor(0, Visitor::Agriculturist);
    t.answer(0, plant);
    return t.vp(0);
  };
  EXPECT_EQ(vp_with({Vine::Sangiovese, Vine::Syrah}, "plant malvasia field_7"), 2);
  EXPECT_EQ(vp_with({Vine::Sangiovese, Vine::Syrah}, "plant sangiovese field_7"), 0);
  EXPECT_EQ(vp_with({Vine::Sangiovese, Vine::Syrah}, "plant malvasia field_6"), 0);
}

RULING_TEST(108, AgriculturistKeepsToMaximumAndStructures) {
  Table t = table(2)
                .hand(0, {Visitor::Agriculturist})
                .planted(0, 5, {Vine::Merlot, Vine::Syrah})
                .vines(0, {Vine::Malvasia, Vine::Pinot});
  t.play_visitor(0, Visitor::Agriculturist);
  t.expect_question(0, "plant")
      .refuses("plant malvasia field_5", "maximum is 5")
      .refuses("plant pinot field_6", "Trellis");
}

RULING_TEST(109, WhoCannotPayTheSwindlerCountsAsNotPaying) {
  Table t = table(4).hand(0, {Visitor::Swindler}).lira(1, 1).lira(2, 2).lira(3, 5);
  t.play_visitor(0, Visitor::Swindler);
  t.expect_question(2, "accept_offer");
  t.answer(2, "yes");
  t.answer(3, "no");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.lira(1), 1);
  EXPECT_EQ(t.lira(2), 0);
  for (Seat seat = 1; seat < 4; ++seat) EXPECT_EQ(t.vp(seat), 0);
}

RULING_TEST(110, ProducerTakesOneOrTwo) {
  const auto producer = [] {
    return table(2)
        .hand(0, {Visitor::Producer})
        .regulars(0, 3)
        .lira(0, 2)
        .standing(0, Worker::Regular, "draw_vine.left")
        .standing(0, Worker::Regular, "give_tour.left");
  };
  Table t = producer();
  t.play_visitor(0, Visitor::Producer);
  EXPECT_EQ(t.lira(0), 0);
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve regular draw_vine.left", "retrieve regular give_tour.left"});
  t.answer(0, "retrieve regular draw_vine.left");
  t.expect_question(0, "retrieve_workers").offers_only({"retrieve regular give_tour.left", "done"});
  t.answer(0, "done");
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_FALSE(producer().lira(0, 1).can_play(Visitor::Producer));
  EXPECT_FALSE(table(2).hand(0, {Visitor::Producer}).lira(0, 9).can_play(Visitor::Producer));
}

RULING_TEST(111, ProducerTakesFromAnywhereButItsOwnAction) {
  Table t = table(3)
                .hand(0, {Visitor::Producer})
                .regulars(0, 4)
                .temporary(0)
                .lira(0, 2)
                .standing(0, Worker::Regular, "harvest_field.left")
                .standing(0, Worker::Regular, "cart")
                .standing(0, Worker::Regular, "yoke")
                .standing(0, Worker::Regular, "play_summer_visitor.middle")
                .standing(0, Worker::Grande, "draw_vine.left");
  t.play_visitor(0, Visitor::Producer);
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve regular harvest_field.left", "retrieve regular cart", "retrieve regular yoke",
                    "retrieve grande draw_vine.left"})
      .refuses("retrieve regular play_summer_visitor.left", "action where")
      .refuses("retrieve regular play_summer_visitor.middle", "action where");
}

RULING_TEST(111, WorkersOnTheSameActionAreNotEnough) {
  EXPECT_FALSE(table(3)
                   .hand(0, {Visitor::Producer})
                   .lira(0, 2)
                   .standing(0, Worker::Regular, "play_summer_visitor.middle")
                   .can_play(Visitor::Producer));
  EXPECT_FALSE(table(3)
                   .hand(0, {Visitor::Producer})
                   .lira(0, 2)
                   .standing(0, Worker::Grande, "play_summer_visitor.art")
                   .can_play(Visitor::Producer));
}

RULING_TEST(112, RetrievingAPlannedWorkerCancelsItsAction) {
  Table t =
      table(3).hand(0, {Visitor::Planner, Visitor::Producer}).regulars(0, 3).lira(0, 2).passed(1).passed(2);
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.left");
  EXPECT_EQ(t.occupant_of("draw_order.left"), 0);
  t.play_visitor(0, Visitor::Producer, "play_summer_visitor.middle");
  EXPECT_EQ(t.occupant_of("draw_order.left"), -1);
  EXPECT_EQ(t.available(0), 1u);
  t.pass(0);
  t.pass_season();
  ASSERT_EQ(t.state().season, Season::Winter);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 0u);
  EXPECT_EQ(t.count_events(EventKind::PlannedAction), 0u);
  t.expect_turn(0);
}

RULING_TEST(113, OrganizerNeedsARowWithoutARooster) {
  Table t = table(3).hand(0, {Visitor::Organizer}).row(0, 2).row(1, 4).row(2, 5);
  t.play_visitor(0, Visitor::Organizer);
  t.expect_question(0, "move_rooster")
      .offers_only({"row 1", "row 3", "row 6", "row 7"})
      .refuses("row 2", "your rooster")
      .refuses("row 4", "another rooster");
}

RULING_TEST(114, OrganizerTakesTheBonusAndPasses) {
  Table t = table(2).hand(0, {Visitor::Organizer});
  t.play_visitor(0, Visitor::Organizer);
  t.answer(0, "row 6");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_TRUE(t.player(0).passed);
  EXPECT_EQ(t.player(0).row, 6);
  t.place(1, "cart");
  t.expect_turn(1);  // seat 0 is out of the season
}

RULING_TEST(115, OrderBeforeTheMoveUntilNextSeason) {
  Table t = table(3).row(0, 2).row(1, 3).row(2, 4).turn(1).hand(1, {Visitor::Organizer});
  t.play_visitor(1, Visitor::Organizer);
  t.answer(1, "row 1");
  t.expect_turn(2);  // though seat 0 stands next on the chart now
  t.place(2, "cart");
  t.expect_turn(0);
  t.pass(0);
  t.pass(2);
  t.expect_question(1, "fall_visitor");
  t.pass_season();
  t.expect_turn(1);
}

RULING_TEST(115, MovingDownDoesNotSkipAnybody) {
  Table t = table(3).hand(0, {Visitor::Organizer});
  t.play_visitor(0, Visitor::Organizer);
  t.answer(0, "row 4");
  t.expect_turn(1);
  t.pass(1);
  t.expect_turn(2);
}

RULING_TEST(116, SecondVisitorFollowsTheOrganizer) {
  Table t = table(3).hand(0, {Visitor::Organizer, Visitor::Surveyor});
  t.place(0, "play_summer_visitor.middle");
  t.answers(0, {"play organizer", "row 4"});
  EXPECT_EQ(t.lira(0), 1);
  t.expect_question(0, "play_visitor").offers_only({"play surveyor", "done"});
  EXPECT_FALSE(t.player(0).passed);
  t.answer(0, "play surveyor");
  EXPECT_EQ(t.lira(0), 7);
  EXPECT_TRUE(t.player(0).passed);
  t.expect_turn(1);
}

RULING_TEST(117, TemporaryWorkerStaysWithItsHolder) {
  Table t = table(2).row(0, 7).row(1, 2).turn(0).temporary(0).hand(0, {Visitor::Organizer});
  t.play_visitor(0, Visitor::Organizer);
  t.answer(0, "row 1");
  EXPECT_TRUE(t.player(0).has_temporary);
  EXPECT_EQ(t.available(0), 2u);
}

RULING_TEST(117, RowSevenIsEmptyWhileSomebodyHoldsIt) {
  // Seat 1 has left row 7 and kept the temporary worker.
  Table t = table(2).temporary(1).hand(0, {Visitor::Organizer});
  t.play_visitor(0, Visitor::Organizer);
  t.answer(0, "row 7");
  EXPECT_EQ(t.player(0).row, 7);
  EXPECT_FALSE(t.player(0).has_temporary);
  EXPECT_EQ(t.available(0), 1u);
}

RULING_TEST(117, EnteringRowSevenTakesItFromTheChart) {
  Table t = table(2).hand(0, {Visitor::Organizer});
  t.play_visitor(0, Visitor::Organizer);
  t.answer(0, "row 7");
  EXPECT_TRUE(t.player(0).has_temporary);
  EXPECT_EQ(t.available(0), 2u);
}

RULING_TEST(118, SponsorAtMinusFiveUsesOneHalf) {
  Table t = table(2).hand(0, {Visitor::Sponsor}).vp(0, -5);
  t.play_visitor(0, Visitor::Sponsor);
  t.answer(0, "option 2");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

RULING_TEST(119, StonemasonBuildsExactlyTwo) {
  Table t = table(2).hand(0, {Visitor::Stonemason}).lira(0, 9);
  t.play_visitor(0, Visitor::Stonemason);
  EXPECT_EQ(t.lira(0), 1);
  t.expect_question(0, "build").refuses("done");
  t.answer(0, "build windmill");
  t.expect_question(0, "build").refuses("done").refuses("build windmill", "already built");
  t.answer(0, "build tasting_room");
  EXPECT_EQ(t.lira(0), 1);
  t.expect_turn(1);
}

RULING_TEST(119, StonemasonNeedsTwoBuildableStructures) {
  const auto stonemason = [](std::initializer_list<Structure> built) {
    return table(2).hand(0, {Visitor::Stonemason}).lira(0, 8).built(0, built);
  };
  const auto all_but_cellars = {Structure::Trellis,  Structure::Irrigation, Structure::Yoke,
                                Structure::Windmill, Structure::Cottage,    Structure::TastingRoom};
  EXPECT_FALSE(stonemason(all_but_cellars).built(0, {Structure::MediumCellar}).can_play(Visitor::Stonemason));
  Table t = stonemason(all_but_cellars);
  t.play_visitor(0, Visitor::Stonemason);  // medium, then large
  EXPECT_TRUE(t.has(0, Structure::MediumCellar));
  EXPECT_TRUE(t.has(0, Structure::LargeCellar));
}

RULING_TEST(120, VolunteerCrewFollowsTheNormalRules) {
  Table t = table(3)
                .hand(0, {Visitor::VolunteerCrew})
                .vines(0, {Vine::Malvasia})
                .vines(1, {Vine::Malvasia})
                .vines(2, {Vine::Pinot, Vine::Sangiovese});
  t.play_visitor(0, Visitor::VolunteerCrew);
  t.answer(0, "done");
  t.answer(1, "plant malvasia field_5");
  t.expect_question(2, "plant").refuses("plant pinot field_5", "Trellis");
  t.answer(2, "plant sangiovese field_5");
  EXPECT_EQ(t.lira(0), 4);  // from the bank
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.holds(0, Vine::Malvasia), 1u);
}

RULING_TEST(121, WeddingPartyOneToThreeDifferentOpponents) {
  Table t = table(5).hand(0, {Visitor::WeddingParty}).lira(0, 20);
  t.play_visitor(0, Visitor::WeddingParty);
  t.expect_question(0, "choose_opponents")
      .offers_only({"opponent 1", "opponent 2", "opponent 3", "opponent 4"});
  t.answer(0, "opponent 1");
  t.expect_question(0, "choose_opponents").offers("done").refuses("opponent 1");
  EXPECT_EQ(t.lira(1), 0);  // all are chosen before anybody is paid
  t.answers(0, {"opponent 2", "opponent 4"});
  EXPECT_EQ(t.lira(0), 14);
  EXPECT_EQ(t.lira(1) + t.lira(2) + t.lira(4), 6);
  EXPECT_EQ(t.lira(3), 0);
  EXPECT_EQ(t.vp(0), 3);
}

RULING_TEST(121, WeddingPartyMustBePayableInFull) {
  EXPECT_FALSE(table(3).hand(0, {Visitor::WeddingParty}).lira(0, 1).can_play(Visitor::WeddingParty));
  Table t = table(4).hand(0, {Visitor::WeddingParty}).lira(0, 5);
  t.play_visitor(0, Visitor::WeddingParty);
  t.answers(0, {"opponent 1", "opponent 2"});
  EXPECT_EQ(t.lira(0), 1);  // the third could not be paid, so the choice is over
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(122, PeddlerDiscardsTwoOthersThenDraws) {
  EXPECT_FALSE(table(2).hand(0, {Visitor::Peddler, Visitor::Banker}).can_play(Visitor::Peddler));
  Table t = table(2).hand(0, {Visitor::Peddler, Visitor::Banker}).vines(0, {Vine::Pinot}).orders(0, {1});
  t.place(0, "play_summer_visitor.left");
  t.answer(0, "play peddler");
  t.expect_question(0, "discard")
      .offers_only({"discard vine pinot", "discard summer banker", "discard order order_01"});
  t.answer(0, "discard vine pinot");
  EXPECT_EQ(t.count_events(EventKind::Drew), 0u);
  t.answer(0, "discard order order_01");
  EXPECT_EQ(t.count_events(EventKind::Drew), 4u);
  EXPECT_EQ(t.hand_size(0), 5u);
}

RULING_TEST(122, DiscardedCardMayComeBack) {
  Table t = table(2).hand(0, {Visitor::Peddler}).vines(0, {Vine::Pinot}).orders(0, {1}).deck(Deck::Vine, {});
  t.play_visitor(0, Visitor::Peddler);
  EXPECT_EQ(t.holds(0, Vine::Pinot), 1u);
}

}  // namespace
}  // namespace vendemmia::testing
