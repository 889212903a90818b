// Agriculturist, Architect, Artisan, Auctioneer, Banker, Blacksmith, Broker, Buyer.
#include "tests/cards/summer_support.h"

namespace vendemmia::testing {
namespace {

// --- Agriculturist ---------------------------------------------------------------------------------------------

CARD_TEST(Agriculturist, ThreeKindsOnTheFieldGiveTwoVp) {
  Table t =
      table(2).hand(0, {Visitor::Agriculturist}).vines(0, {Sangiovese}).planted(0, 7, {Malvasia, Pinot});
  t.play_visitor(0, Visitor::Agriculturist);
  t.expect_question(0, "plant")
      .offers_only({"plant sangiovese field_5", "plant sangiovese field_6", "plant sangiovese field_7"});
  t.answer(0, "plant sangiovese field_7");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vines_on(0, 7, Sangiovese), 1u);
  EXPECT_EQ(t.hand_size(0), 0u);
  expect_done(t, Visitor::Agriculturist);
}

CARD_TEST(Agriculturist, OnlyTheFieldJustPlantedCounts) {
  Table t = table(2).hand(0, {Visitor::Agriculturist}).vines(0, {Sangiovese});
  t.planted(0, 7, {Sangiovese, Malvasia, Pinot}).planted(0, 5, {Malvasia});
  t.play_visitor(0, Visitor::Agriculturist);
  t.answer(0, "plant sangiovese field_5");
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Agriculturist);
}

// kinds are told apart by name.
CARD_TEST(Agriculturist, CopiesOfOneKindCountOnce) {
  Table t = table(2).hand(0, {Visitor::Agriculturist}).vines(0, {Sangiovese});
  t.planted(0, 7, {Sangiovese, Malvasia});
  t.play_visitor(0, Visitor::Agriculturist);
  t.answer(0, "plant sangiovese field_7");
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.vines_on(0, 7, Sangiovese), 2u);
  expect_done(t, Visitor::Agriculturist);
}

// the usual rules of planting hold.
CARD_TEST(Agriculturist, MaximumStructuresAndSoldFieldsHold) {
  Table t = table(2).hand(0, {Visitor::Agriculturist}).vines(0, {Syrah, Merlot}).built(0, {Trellis});
  t.planted(0, 5, {Chardonnay}).sold(0, 6);
  t.play_visitor(0, Visitor::Agriculturist);
  // One place is left for the one vine that can be planted, so nothing is asked.
  EXPECT_EQ(t.vines_on(0, 7, Syrah), 1u);
  EXPECT_EQ(t.holds(0, Merlot), 1u);
  expect_done(t, Visitor::Agriculturist);
}

CARD_TEST(Agriculturist, RefusalsSayWhy) {
  Table t = table(2).hand(0, {Visitor::Agriculturist}).vines(0, {Syrah, Merlot, Sangiovese});
  t.built(0, {Trellis}).planted(0, 5, {Chardonnay}).sold(0, 6);
  t.play_visitor(0, Visitor::Agriculturist);
  t.expect_question(0, "plant")
      .offers_only({"plant sangiovese field_5", "plant sangiovese field_7", "plant syrah field_7"})
      .refuses("plant syrah field_5", "vines of 6; its maximum is 5")
      .refuses("plant syrah field_6", "sold")
      .refuses("plant merlot field_7", "needs: Irrigation");
}

// any planting pays the windmill.
CARD_TEST(Agriculturist, WindmillPaysOnTop) {
  Table t = table(2).hand(0, {Visitor::Agriculturist}).vines(0, {Sangiovese}).built(0, {Windmill});
  t.planted(0, 7, {Malvasia, Pinot});
  t.play_visitor(0, Visitor::Agriculturist);
  t.answer(0, "plant sangiovese field_7");
  EXPECT_EQ(t.vp(0), 3);
}

CARD_TEST(Agriculturist, NeedsAVineThatCanBePlanted) {
  expect_unplayable(table(2).hand(0, {Visitor::Agriculturist}), Visitor::Agriculturist);
  expect_unplayable(table(2).hand(0, {Visitor::Agriculturist}).vines(0, {Pinot, Chardonnay}),
                    Visitor::Agriculturist);
  Table full = table(2).hand(0, {Visitor::Agriculturist}).vines(0, {Sangiovese}).sold(0, 6).sold(0, 7);
  full.planted(0, 5, {Chardonnay, Malvasia});
  expect_unplayable(full, Visitor::Agriculturist);
}

// --- Architect -------------------------------------------------------------------------------------------------

CARD_TEST(Architect, BuildsForThreeLess) {
  Table t = table(2).hand(0, {Visitor::Architect}).lira(0, 3).built(0, {Cottage});
  t.play_visitor(0, Visitor::Architect);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  t.expect_question(0, "build")
      .offers_only({"build trellis", "build irrigation", "build yoke", "build windmill", "build tasting_room",
                    "build medium_cellar"})
      .refuses("build cottage", "already built")
      .refuses("build large_cellar", "medium cellar has to be built first");
  t.answer(0, "build tasting_room");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_TRUE(t.has(0, TastingRoom));
  expect_done(t, Visitor::Architect);
}

// the price stops at 0.
CARD_TEST(Architect, DiscountIsNeverPaidOut) {
  Table t = table(2).hand(0, {Visitor::Architect});
  t.play_visitor(0, Visitor::Architect);
  t.expect_question(0, "build")
      .offers_only({"build trellis", "build irrigation", "build yoke"})
      .refuses("build windmill", "need 2 lira and have 0");
  t.answer(0, "build trellis");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_TRUE(t.has(0, Trellis));
  expect_done(t, Visitor::Architect);
}

// printed at exactly 4, so neither trellis nor windmill.
CARD_TEST(Architect, OneVpForEachStructurePrintedAtFour) {
  Table t = table(2).hand(0, {Visitor::Architect}).built(0, {Cottage, MediumCellar, Trellis, Windmill});
  t.play_visitor(0, Visitor::Architect);
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 2);
  expect_done(t, Visitor::Architect);

  Table one = table(2).hand(0, {Visitor::Architect}).built(0, {MediumCellar, LargeCellar});
  one.play_visitor(0, Visitor::Architect);
  one.answer(0, "option 2");
  EXPECT_EQ(one.vp(0), 1);
}

CARD_TEST(Architect, VpOptionNeedsSuchAStructure) {
  Table t = table(2).hand(0, {Visitor::Architect}).built(0, {Trellis, Windmill});
  t.play_visitor(0, Visitor::Architect);
  t.expect_question(0, "build");  // the other option is not there, so it was taken
}

CARD_TEST(Architect, EverythingBuiltLeavesTheVp) {
  Table t = table(2).hand(0, {Visitor::Architect});
  build_all_but(t, 0, 0);
  t.play_visitor(0, Visitor::Architect);
  EXPECT_EQ(t.vp(0), 2);
  expect_done(t, Visitor::Architect);
}

CARD_TEST(Architect, NeitherOptionPossible) {
  Table t = table(2).hand(0, {Visitor::Architect}).built(0, {Trellis, Irrigation, Yoke});
  expect_unplayable(t, Visitor::Architect);
  Table richer = table(2).hand(0, {Visitor::Architect}).built(0, {Trellis, Irrigation, Yoke}).lira(0, 1);
  EXPECT_TRUE(richer.can_play(Visitor::Architect));
}

// --- Artisan ---------------------------------------------------------------------------------------------------

CARD_TEST(Artisan, ThreeLira) {
  Table t = table(2).hand(0, {Visitor::Artisan}).lira(0, 2).vines(0, {Sangiovese});
  t.play_visitor(0, Visitor::Artisan);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2", "option 3"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 5);
  expect_done(t, Visitor::Artisan);
}

CARD_TEST(Artisan, BuildsForOneLess) {
  Table t = table(2).hand(0, {Visitor::Artisan}).lira(0, 4);
  t.play_visitor(0, Visitor::Artisan);
  t.expect_question(0, "choose_option").refuses("option 3", "cannot carry out that option");
  t.answer(0, "option 2");
  t.expect_question(0, "build")
      .offers("build windmill")
      .refuses("build tasting_room", "need 5 lira and have 4");
  t.answer(0, "build windmill");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_TRUE(t.has(0, Windmill));
  expect_done(t, Visitor::Artisan);
}

// 'up to 2' means one or two.
CARD_TEST(Artisan, PlantsOneOrTwo) {
  Table t =
      table(2).hand(0, {Visitor::Artisan}).vines(0, {Sangiovese, Malvasia, Malvasia}).built(0, {Windmill});
  t.play_visitor(0, Visitor::Artisan);
  t.answer(0, "option 3");
  t.expect_question(0, "plant").refuses("done");
  t.answer(0, "plant sangiovese field_5");
  t.expect_question(0, "plant").offers("plant malvasia field_5").offers("done");
  t.answer(0, "plant malvasia field_6");
  EXPECT_EQ(t.vp(0), 1);  // the windmill pays once a year
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vines_on(0, 5, Sangiovese), 1u);
  EXPECT_EQ(t.vines_on(0, 6, Malvasia), 1u);
  EXPECT_EQ(t.holds(0, Malvasia), 1u);
  expect_done(t, Visitor::Artisan);
}

CARD_TEST(Artisan, MayStopAfterOneVine) {
  Table t = table(2).hand(0, {Visitor::Artisan}).vines(0, {Sangiovese, Malvasia});
  t.play_visitor(0, Visitor::Artisan);
  t.answers(0, {"option 3", "plant sangiovese field_5", "done"});
  EXPECT_EQ(t.holds(0, Malvasia), 1u);
  expect_done(t, Visitor::Artisan);
}

CARD_TEST(Artisan, AlwaysPlayable) {
  Table t = table(2).hand(0, {Visitor::Artisan}).vp(0, -5);
  t.play_visitor(0, Visitor::Artisan);
  EXPECT_EQ(t.lira(0), 3);  // the only option that is left
  expect_done(t, Visitor::Artisan);
}

// --- Auctioneer ------------------------------------------------------------------------------------------------

CARD_TEST(Auctioneer, TwoCardsOfAnyTypeForFourLira) {
  Table t = table(2).hand(0, {Visitor::Auctioneer, Visitor::Banker, Visitor::Judge});
  t.vines(0, {Pinot}).orders(0, {3});
  t.play_visitor(0, Visitor::Auctioneer, "play_summer_visitor.left");
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  t.expect_question(0, "discard")
      .offers_only(
          {"discard vine pinot", "discard summer banker", "discard order order_03", "discard winter judge"});
  t.answer(0, "discard order order_03");
  EXPECT_EQ(t.lira(0), 0);
  t.answer(0, "discard vine pinot");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_TRUE(t.top_discard_is(Pinot));
  EXPECT_TRUE(t.top_discard_is_order(3));
  EXPECT_EQ(t.hand_size(0), 2u);
  expect_done(t, Visitor::Auctioneer);
}

// one decision a card, in any order; the last one lies on top.
CARD_TEST(Auctioneer, FourCardsForThreeVp) {
  Table t = table(2).hand(0, {Visitor::Auctioneer, Visitor::Judge, Visitor::Mentor, Visitor::Taster});
  t.vines(0, {Pinot}).orders(0, {3});
  t.play_visitor(0, Visitor::Auctioneer);
  t.answer(0, "option 2");
  t.answers(0, {"discard winter taster", "discard winter judge", "discard winter mentor"});
  EXPECT_TRUE(t.top_discard_is(Visitor::Mentor));
  EXPECT_EQ(t.vp(0), 0);
  t.answer(0, "discard vine pinot");
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.hand_size(0), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Winter), 3u);
  expect_done(t, Visitor::Auctioneer);
}

CARD_TEST(Auctioneer, ThreeOtherCardsLeaveTheFirstOption) {
  Table t = table(2).hand(0, {Visitor::Auctioneer}).vines(0, {Pinot, Pinot, Syrah});
  t.play_visitor(0, Visitor::Auctioneer);
  t.expect_question(0, "discard").offers_only({"discard vine pinot", "discard vine syrah"});
  t.answers(0, {"discard vine syrah"});
  EXPECT_EQ(t.lira(0), 4);  // one kind is left, so the second card needs no question
  EXPECT_EQ(t.holds(0, Pinot), 1u);
}

// the card itself does not count.
CARD_TEST(Auctioneer, NeedsTwoOtherCards) {
  expect_unplayable(table(2).hand(0, {Visitor::Auctioneer}).orders(0, {1}), Visitor::Auctioneer);
  EXPECT_TRUE(table(2).hand(0, {Visitor::Auctioneer}).orders(0, {1, 2}).can_play(Visitor::Auctioneer));
}

// --- Banker ----------------------------------------------------------------------------------------------------

// answers in wake-up order, passed players included.
CARD_TEST(Banker, OpponentsAnswerInWakeUpOrder) {
  Table t = table(3).hand(0, {Visitor::Banker}).row(0, 3).row(1, 5).row(2, 1).passed(2);
  t.play_visitor(0, Visitor::Banker);
  EXPECT_EQ(t.lira(0), 5);
  t.expect_question(2, "accept_offer").offers_only({"yes", "no"});
  t.answer(2, "yes");
  EXPECT_EQ(t.vp(2), -1);
  EXPECT_EQ(t.lira(2), 3);
  t.expect_question(1, "accept_offer");
  t.answer(1, "no");
  EXPECT_EQ(t.vp(1), 0);
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.lira(0), 5);  // the lira come from the bank
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Banker, 1);
}

CARD_TEST(Banker, SixPlayers) {
  Table t = table(6).hand(0, {Visitor::Banker});
  for (Seat seat = 0; seat < 6; ++seat) t.row(seat, 7u - seat);  // the order is 5, 4, 3, 2, 1, 0
  t.play_visitor(0, Visitor::Banker);
  for (Seat seat = 5; seat >= 1; --seat) {
    t.expect_question(seat, "accept_offer");
    t.answer(seat, seat % 2 == 1 ? "yes" : "no");
  }
  for (Seat seat = 1; seat < 6; ++seat) {
    EXPECT_EQ(t.vp(seat), seat % 2 == 1 ? -1 : 0);
    EXPECT_EQ(t.lira(seat), seat % 2 == 1 ? 3 : 0);
  }
  EXPECT_EQ(t.lira(0), 5);
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Banker, 5);
}

//
CARD_TEST(Banker, OpponentAtMinusFiveCannotAccept) {
  Table t = table(3).hand(0, {Visitor::Banker}).vp(1, -5).vp(2, -4);
  t.play_visitor(0, Visitor::Banker);
  t.answer(2, "yes");
  EXPECT_EQ(t.vp(1), -5);
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.vp(2), -5);
  EXPECT_EQ(t.lira(2), 3);
  expect_done(t, Visitor::Banker);
}

CARD_TEST(Banker, AlwaysPlayable) {
  Table t = table(2).hand(0, {Visitor::Banker}).vp(0, -5).vp(1, -5);
  t.play_visitor(0, Visitor::Banker);
  EXPECT_EQ(t.lira(0), 5);
  expect_done(t, Visitor::Banker);
}

// --- Blacksmith ------------------------------------------------------------------------------------------------

CARD_TEST(Blacksmith, BuildsForTwoLess) {
  Table t = table(2).hand(0, {Visitor::Blacksmith}).lira(0, 3).built(0, {Trellis});
  t.play_visitor(0, Visitor::Blacksmith);
  t.expect_question(0, "build")
      .offers_only(
          {"build irrigation", "build yoke", "build windmill", "build cottage", "build medium_cellar"})
      .refuses("build trellis", "already built")
      .refuses("build tasting_room", "need 4 lira and have 3")
      .refuses("build large_cellar", "medium cellar");
  t.answer(0, "build cottage");
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_TRUE(t.has(0, Cottage));
  expect_done(t, Visitor::Blacksmith);
}

// the printed cost decides, whatever was paid.
CARD_TEST(Blacksmith, OneVpForAPrintedCostOfFiveOrSix) {
  struct Case {
    const char* answer;
    int lira;
    int vp;
  };
  for (const Case& one :
       {Case{"build windmill", 1, 1}, Case{"build tasting_room", 0, 1}, Case{"build large_cellar", 0, 1},
        Case{"build cottage", 2, 0}, Case{"build irrigation", 3, 0}, Case{"build yoke", 4, 0}}) {
    Table t = table(2).hand(0, {Visitor::Blacksmith}).lira(0, 4).built(0, {MediumCellar});
    t.play_visitor(0, Visitor::Blacksmith);
    t.answer(0, one.answer);
    EXPECT_EQ(t.lira(0), one.lira) << one.answer;
    EXPECT_EQ(t.vp(0), one.vp) << one.answer;
    expect_done(t, Visitor::Blacksmith);
  }
}

CARD_TEST(Blacksmith, NeedsAStructureThatCanBePaid) {
  expect_unplayable(table(2).hand(0, {Visitor::Blacksmith}).built(0, {Trellis, Yoke}), Visitor::Blacksmith);
  EXPECT_TRUE(table(2).hand(0, {Visitor::Blacksmith}).can_play(Visitor::Blacksmith));
  Table complete = table(2).hand(0, {Visitor::Blacksmith}).lira(0, 20);
  build_all_but(complete, 0, 0);
  expect_unplayable(complete, Visitor::Blacksmith);
}

// --- Broker ----------------------------------------------------------------------------------------------------

CARD_TEST(Broker, NineLiraForThreeVp) {
  Table t = table(2).hand(0, {Visitor::Broker}).lira(0, 9);
  t.play_visitor(0, Visitor::Broker);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 3);
  expect_done(t, Visitor::Broker);
}

CARD_TEST(Broker, TwoVpForSixLira) {
  Table t = table(2).hand(0, {Visitor::Broker}).lira(0, 20).vp(0, -3);
  t.play_visitor(0, Visitor::Broker);
  t.answer(0, "option 2");
  EXPECT_EQ(t.lira(0), 26);
  EXPECT_EQ(t.vp(0), -5);  // not below
  expect_done(t, Visitor::Broker);
}

CARD_TEST(Broker, EachOptionNeedsItsPrice) {
  Table poor = table(2).hand(0, {Visitor::Broker}).lira(0, 8);
  poor.play_visitor(0, Visitor::Broker);
  EXPECT_EQ(poor.lira(0), 14);  // only the second was possible
  EXPECT_EQ(poor.vp(0), -2);

  Table low = table(2).hand(0, {Visitor::Broker}).lira(0, 9).vp(0, -4);
  low.play_visitor(0, Visitor::Broker);
  EXPECT_EQ(low.lira(0), 0);
  EXPECT_EQ(low.vp(0), -1);

  expect_unplayable(table(2).hand(0, {Visitor::Broker}).lira(0, 8).vp(0, -4), Visitor::Broker);
}

// twenty VP at any moment make this the last year.
CARD_TEST(Broker, ReachingTwentyMakesItTheLastYear) {
  Table t = table(2).hand(0, {Visitor::Broker}).lira(0, 9).vp(0, 17);
  t.play_visitor(0, Visitor::Broker);
  EXPECT_FALSE(t.state().final_year);
  t.answer(0, "option 1");
  EXPECT_EQ(t.vp(0), 20);
  EXPECT_TRUE(t.state().final_year);
}

// --- Buyer -----------------------------------------------------------------------------------------------------

CARD_TEST(Buyer, TwoLiraForAGrapeOfValueOne) {
  Table t = table(2).hand(0, {Visitor::Buyer}).lira(0, 2).grape(0, Grape::Red, 5);
  t.play_visitor(0, Visitor::Buyer);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  t.expect_question(0, "take_grape").offers_only({"take grape red", "take grape white"});
  t.answer(0, "take grape white");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 5));
  EXPECT_EQ(t.grape_count(0), 2u);
  expect_done(t, Visitor::Buyer);
}

// a colour whose value-1 space is taken cannot be bought.
CARD_TEST(Buyer, TakenSpaceClosesTheColour) {
  Table t = table(2).hand(0, {Visitor::Buyer}).lira(0, 2).grape(0, Grape::Red, 1);
  t.play_visitor(0, Visitor::Buyer);
  t.answer(0, "option 1");
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));  // the only colour that is left
  EXPECT_EQ(t.lira(0), 0);
  expect_done(t, Visitor::Buyer);

  Table both =
      table(2).hand(0, {Visitor::Buyer}).lira(0, 2).grape(0, Grape::Red, 1).grape(0, Grape::White, 1);
  both.play_visitor(0, Visitor::Buyer);
  both.expect_question(0, "discard_grape");  // buying was impossible
}

CARD_TEST(Buyer, AGrapeForTwoLiraAndOneVp) {
  Table t = table(2).hand(0, {Visitor::Buyer}).grape(0, Grape::Red, 5).grape(0, Grape::Red, 2);
  t.grape(0, Grape::White, 9);
  t.play_visitor(0, Visitor::Buyer);
  t.expect_question(0, "discard_grape")
      .offers_only({"discard grape red 2", "discard grape red 5", "discard grape white 9"});
  t.answer(0, "discard grape red 5");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_FALSE(t.has_grape(0, Grape::Red, 5));
  EXPECT_EQ(t.grape_count(0), 2u);
  expect_done(t, Visitor::Buyer);
}

CARD_TEST(Buyer, NeedsTwoLiraOrAGrape) {
  expect_unplayable(table(2).hand(0, {Visitor::Buyer}).lira(0, 1), Visitor::Buyer);
  EXPECT_TRUE(table(2).hand(0, {Visitor::Buyer}).grape(0, Grape::White, 1).can_play(Visitor::Buyer));
}

}  // namespace
}  // namespace vendemmia::testing
