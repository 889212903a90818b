// Section J, second half: winter visitors.
#include "engine/game/observe.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(161, PoliticianAtZeroDrawsCards) {
  Table zero = winter().hand(0, {Visitor::Politician}).vp(0, 0);
  zero.play_visitor(0, Visitor::Politician);
  EXPECT_EQ(zero.lira(0), 0);
  EXPECT_EQ(zero.hand_size(0, Deck::Vine), 1u);
  EXPECT_EQ(zero.hand_size(0, Deck::Summer), 1u);
  EXPECT_EQ(zero.hand_size(0, Deck::Order), 1u);

  Table below = winter().hand(0, {Visitor::Politician}).vp(0, -1);
  below.play_visitor(0, Visitor::Politician);
  EXPECT_EQ(below.lira(0), 6);
  EXPECT_EQ(below.hand_size(0), 0u);
}

RULING_TEST(162, SupervisorRewardsSparklingWines) {
  Table t = winter().hand(0, {Visitor::Supervisor});
  t.built(0, {Structure::MediumCellar, Structure::LargeCellar}).wine(0, Wine::Sparkling, 7);
  for (const unsigned value : {2u, 3u, 4u, 5u}) t.grape(0, Grape::Red, value);
  t.grape(0, Grape::White, 1).grape(0, Grape::White, 2);
  Table one = t;
  t.play_visitor(0, Visitor::Supervisor);
  t.answers(0, {"make sparkling from red 4 red 3 white 1", "make sparkling from red 5 red 2 white 2"});
  EXPECT_EQ(t.vp(0), 2);  // the one made before does not count
  one.play_visitor(0, Visitor::Supervisor);
  one.answers(0, {"make sparkling from red 4 red 3 white 1", "make red from red 5"});
  EXPECT_EQ(one.vp(0), 1);
}

RULING_TEST(163, BottlerRewardsDifferentTypesMadeWithIt) {
  Table t = winter().hand(0, {Visitor::Bottler}).wine(0, Wine::Blush, 4);
  t.grape(0, Grape::Red, 1).grape(0, Grape::Red, 2).grape(0, Grape::White, 3);
  t.play_visitor(0, Visitor::Bottler);
  t.answers(0, {"make red from red 1", "make red from red 2", "make white from white 3"});
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(164, ReaperCountsFieldsWhoseGrapesAreLost) {
  Table t = winter().hand(0, {Visitor::Reaper}).grape(0, Grape::Red, 1);
  for (const unsigned field : {5u, 6u, 7u}) t.planted(0, field, {Vine::Sangiovese});
  Table two = t;
  t.play_visitor(0, Visitor::Reaper);
  t.answers(0, {"harvest field_5", "harvest field_6", "harvest field_7"});
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.vp(0), 2);
  two.play_visitor(0, Visitor::Reaper);
  two.answers(0, {"harvest field_5", "harvest field_6", "done"});
  EXPECT_EQ(two.vp(0), 0);
}

RULING_TEST(165, MotivatorTakesBackTheVeryGrandeThatPlayedIt) {
  Table t = winter().hand(0, {Visitor::Motivator});
  t.play_visitor(0, Visitor::Motivator, "grande play_winter_visitor.left");
  t.expect_question(0, "retrieve_grande").offers("retrieve grande");
  t.answer(0, "retrieve grande");
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_EQ(t.occupant_of("play_winter_visitor.left"), -1);
  EXPECT_EQ(t.vp(0), 0);
}

RULING_TEST(166, MotivatorReachesOpponentsWhoHaveNotPassed) {
  Table t = winter(5).hand(0, {Visitor::Motivator}).built(4, {Structure::Yoke});
  t.standing(1, Worker::Grande, "draw_order.left").passed(1);
  t.standing(2, Worker::Grande, "cart").regulars(2, 0);  // no worker left, yet not passed
  t.standing(3, Worker::Grande, "give_tour.left");       // an earlier season
  t.standing(4, Worker::Grande, "yoke");
  t.play_visitor(0, Visitor::Motivator);
  t.answer(2, "retrieve grande");
  t.expect_question(3, "retrieve_grande").offers_only({"retrieve grande", "done"});
  t.answer(3, "retrieve grande");
  EXPECT_EQ(t.occupant_of("give_tour.left"), -1);
  t.answer(4, "done");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_FALSE(t.grande_available(1));
  EXPECT_TRUE(t.grande_available(2));
  EXPECT_FALSE(t.grande_available(4));
}

RULING_TEST(167, GovernessTrainsForAtOnce) {
  Table t = winter().hand(0, {Visitor::Governess}).lira(0, 3);
  t.play_visitor(0, Visitor::Governess);
  EXPECT_EQ(t.available(0), 2u);
  EXPECT_EQ(t.player(0).regulars, 3);
  EXPECT_EQ(t.player(0).training, 0);
}

RULING_TEST(168, ZymologistMakesWinesOfAtLeastFourWithoutCellars) {
  Table t = winter().hand(0, {Visitor::Zymologist}).grape(0, Grape::White, 3);
  t.grape(0, Grape::Red, 5).grape(0, Grape::Red, 1);
  t.play_visitor(0, Visitor::Zymologist);
  t.expect_question(0, "make_wine")
      .offers_only({"make red from red 5", "make blush from red 5 white 3", "make blush from red 1 white 3",
                    "make sparkling from red 5 red 1 white 3"});  // no "done", no white 3, no red 1
  t.answer(0, "make sparkling from red 5 red 1 white 3");
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 9));
  t.expect_turn(1);
}

RULING_TEST(168, ZymologistLooksAtTheFinalValue) {
  Table t = winter().hand(0, {Visitor::Zymologist}).grape(0, Grape::Red, 5);
  t.wine(0, Wine::Red, 5).wine(0, Wine::Red, 4);  // the token would fall to 3
  EXPECT_FALSE(t.can_play(Visitor::Zymologist));
}

RULING_TEST(168, ZymologistMakesTwoAtMost) {
  Table t = winter().hand(0, {Visitor::Zymologist});
  t.grape(0, Grape::Red, 5).grape(0, Grape::Red, 6).grape(0, Grape::Red, 7);
  t.play_visitor(0, Visitor::Zymologist);
  t.answer(0, "make red from red 5");
  t.expect_question(0, "make_wine").offers("done");
  t.answer(0, "make red from red 6");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 6));
  t.expect_turn(1);
}

RULING_TEST(169, WinesInMissingCellarsAgeWithinTheirZone) {
  Table t = winter().wine(0, Wine::Red, 4).wine(0, Wine::Red, 7);
  t.wine(0, Wine::White, 3).wine(0, Wine::White, 6).wine(0, Wine::Blush, 5).wine(0, Wine::Blush, 6);
  t.pass_season();
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 8));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 3));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 6));
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 5));  // behind the 6 that cannot move
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 6));
}

RULING_TEST(169, TheStepsBetweenZonesNeedTheCellar) {
  Table t = winter().built(0, {Structure::MediumCellar}).wine(0, Wine::Red, 3).wine(0, Wine::White, 6);
  t.pass_season();
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 4));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 6));
}

RULING_TEST(170, WinesInMissingCellarsServeEveryPurpose) {
  Table t = winter().wine(0, Wine::Red, 8).orders(0, {15});
  t.place(0, "fill_order.left");
  EXPECT_EQ(t.vp(0), 4);
  Table judge = winter().hand(0, {Visitor::Judge}).wine(0, Wine::Sparkling, 7).empty_deck(Deck::Summer);
  judge.play_visitor(0, Visitor::Judge);
  EXPECT_EQ(judge.vp(0), 3);
}

RULING_TEST(171, NoblesOptionsNeedTheMarker) {
  Table full = winter().hand(0, {Visitor::Noble}).lira(0, 1).residual(0, 5);
  full.play_visitor(0, Visitor::Noble);  // only the second option
  EXPECT_EQ(full.residual(0), 3u);
  EXPECT_EQ(full.vp(0), 2);
  EXPECT_EQ(full.lira(0), 1);

  Table low = winter().hand(0, {Visitor::Noble}).lira(0, 1).residual(0, 1);
  low.play_visitor(0, Visitor::Noble);  // only the first
  EXPECT_EQ(low.residual(0), 2u);
  EXPECT_EQ(low.lira(0), 0);

  EXPECT_FALSE(winter().hand(0, {Visitor::Noble}).residual(0, 1).can_play(Visitor::Noble));
}

RULING_TEST(172, GovernorsOpponentsCannotRefuseAndActInWakeUpOrder) {
  Table t = winter(4).hand(0, {Visitor::Governor}).row(1, 7).row(2, 3).row(3, 2);
  t.hand(1, {Visitor::Banker, Visitor::Patron}).hand(3, {Visitor::Vendor, Visitor::Sponsor});
  t.play_visitor(0, Visitor::Governor);
  t.expect_question(0, "choose_opponents").offers_only({"opponent 1", "opponent 2", "opponent 3"});
  t.answers(0, {"opponent 1", "opponent 2", "opponent 3"});
  t.expect_question(3, "give_cards").offers_only({"give summer vendor", "give summer sponsor"});
  t.answer(3, "give summer sponsor");
  EXPECT_EQ(t.vp(0), 1);  // seat 2 has none
  t.expect_question(1, "give_cards");
  t.answer(1, "give summer banker");
  EXPECT_TRUE(t.holds(0, Visitor::Sponsor));
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(172, GovernorMayChooseOneOpponent) {
  Table t = winter(4).hand(0, {Visitor::Governor});
  t.play_visitor(0, Visitor::Governor);
  t.answer(0, "opponent 2");
  t.answer(0, "done");
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(173, TastersWineMustBeatEveryOther) {
  Table highest = winter().hand(0, {Visitor::Taster}).wine(0, Wine::Red, 5).wine(1, Wine::White, 4);
  highest.play_visitor(0, Visitor::Taster);
  EXPECT_EQ(highest.vp(0), 2);
  EXPECT_EQ(highest.lira(0), 4);

  Table equal = winter().hand(0, {Visitor::Taster}).wine(0, Wine::Red, 5).wine(1, Wine::White, 5);
  equal.play_visitor(0, Visitor::Taster);
  EXPECT_EQ(equal.vp(0), 0);
  EXPECT_EQ(equal.lira(0), 4);

  Table own = winter().hand(0, {Visitor::Taster}).wine(0, Wine::Red, 5).wine(0, Wine::White, 5);
  own.play_visitor(0, Visitor::Taster);
  own.answer(0, "discard wine red 5");
  EXPECT_EQ(own.vp(0), 0);
}

RULING_TEST(174, CaravanSkipsExhaustedDecks) {
  Table one = winter().hand(0, {Visitor::Caravan}).empty_deck(Deck::Vine).empty_deck(Deck::Summer);
  Table none = one;
  none.empty_deck(Deck::Order);
  EXPECT_FALSE(none.can_play(Visitor::Caravan));
  one.on_top_order(3).on_top(Visitor::Judge);
  one.play_visitor(0, Visitor::Caravan);
  one.expect_question(0, "keep_cards").offers_only({"keep order", "keep winter"});
  one.answer(0, "keep order");
  EXPECT_TRUE(one.holds_order(0, 3));
  EXPECT_TRUE(one.holds(0, Visitor::Judge));
  const Observation seen = observe(one.state(), 1);
  EXPECT_TRUE(contains(seen.seen.players[0].hand[static_cast<unsigned>(Deck::Order)], 2));
  EXPECT_TRUE(
      contains(seen.seen.players[0].hand[static_cast<unsigned>(Deck::Winter)], card_of(Visitor::Judge)));
}

RULING_TEST(175, GuestSpeakerLetsEveryPlayerWithRoomAndLiraTrain) {
  Table t = winter(4).hand(0, {Visitor::GuestSpeaker}).lira(0, 1).lira(1, 1).lira(3, 5).regulars(3, 5);
  t.play_visitor(0, Visitor::GuestSpeaker);
  t.answer(0, "done");
  t.answer(1, "train");
  // Seat 2 has no lira, seat 3 owns six workers.
  t.expect_turn(1);
  EXPECT_EQ(t.player(1).training, 1);
  EXPECT_EQ(t.available(1), 2u);  // for next year
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(176, DesignerCountsTheStructureJustBuilt) {
  Table t = winter().hand(0, {Visitor::Designer}).lira(0, 2);
  t.built(0, {Structure::Irrigation, Structure::Yoke, Structure::Windmill, Structure::Cottage,
              Structure::MediumCellar});
  t.play_visitor(0, Visitor::Designer);
  EXPECT_TRUE(t.has(0, Structure::Trellis));
  EXPECT_EQ(t.vp(0), 2);

  Table five = winter().hand(0, {Visitor::Designer}).lira(0, 2);
  five.built(0, {Structure::Irrigation, Structure::Yoke, Structure::Windmill, Structure::Cottage});
  five.play_visitor(0, Visitor::Designer);
  EXPECT_EQ(five.vp(0), 0);
}

}  // namespace
}  // namespace vendemmia::testing
