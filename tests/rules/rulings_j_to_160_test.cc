// Section J, first half: winter visitors.
#include "tests/support/decisions.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(145, MerchantNeedsBothValueOneSpaces) {
  Table t = winter().hand(0, {Visitor::Merchant}).lira(0, 3).grape(0, Grape::Red, 1);
  EXPECT_FALSE(t.can_play(Visitor::Merchant));

  Table both = winter().hand(0, {Visitor::Merchant}).lira(0, 3).grape(0, Grape::Red, 2);
  both.play_visitor(0, Visitor::Merchant);
  EXPECT_EQ(both.lira(0), 0);
  EXPECT_TRUE(both.has_grape(0, Grape::Red, 1));
  EXPECT_TRUE(both.has_grape(0, Grape::White, 1));
}

RULING_TEST(145, MerchantsOrderStaysPossibleWithASpaceTaken) {
  Table t = winter()
                .hand(0, {Visitor::Merchant})
                .lira(0, 3)
                .grape(0, Grape::White, 1)
                .wine(0, Wine::Red, 5)
                .orders(0, {1});
  t.play_visitor(0, Visitor::Merchant);
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_FALSE(t.has_grape(0, Grape::Red, 1));
}

RULING_TEST(146, CrusherDrawsAnOrderAndMakesNoneToTwoWines) {
  Table t = winter()
                .hand(0, {Visitor::Crusher})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3);
  t.play_visitor(0, Visitor::Crusher);
  t.answer(0, "option 2");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  Table none = t;
  none.expect_question(0, "make_wine").offers("done");
  none.answer(0, "done");
  EXPECT_EQ(none.wine_count(0), 0u);
  none.expect_turn(1);
  t.answers(0, {"make red from red 1", "make red from red 2"});
  EXPECT_EQ(t.wine_count(0), 2u);
  t.expect_turn(1);  // two at most
}

RULING_TEST(147, AgeingTwiceIsTwoCompletePasses) {
  Table t = winter()
                .hand(0, {Visitor::Oenologist})
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 4)
                .wine(0, Wine::Red, 5)
                .wine(0, Wine::White, 1);
  t.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 6));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 3));
  EXPECT_EQ(t.wine_count(0), 3u);
}

RULING_TEST(147, AgeingNeedsAWineEvenIfItCannotMove) {
  EXPECT_FALSE(winter().hand(0, {Visitor::Oenologist}).can_play(Visitor::Oenologist));
  Table t = winter().hand(0, {Visitor::UncertifiedOenologist}).vp(0, -5).wine(0, Wine::Red, 3);
  t.play_visitor(0, Visitor::UncertifiedOenologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  t.expect_turn(1);
}

RULING_TEST(148, UpgradeBuildsTheNextMissingCellar) {
  Table medium = winter().hand(0, {Visitor::Oenologist}).lira(0, 3);
  medium.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(medium.has(0, Structure::MediumCellar));
  EXPECT_FALSE(medium.has(0, Structure::LargeCellar));
  EXPECT_EQ(medium.lira(0), 0);

  Table large = winter().hand(0, {Visitor::Oenologist}).lira(0, 3).built(0, {Structure::MediumCellar});
  large.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(large.has(0, Structure::LargeCellar));
  EXPECT_EQ(large.lira(0), 0);

  EXPECT_FALSE(winter()
                   .hand(0, {Visitor::Oenologist})
                   .lira(0, 9)
                   .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                   .can_play(Visitor::Oenologist));
}

RULING_TEST(149, CraftsmanPaysTheRegularCost) {
  Table t = winter().hand(0, {Visitor::Craftsman}).lira(0, 5);
  t.play_visitor(0, Visitor::Craftsman);
  t.answers(0, {"option 2", "option 3"});
  EXPECT_TRUE(t.has(0, Structure::MediumCellar));
  EXPECT_EQ(t.lira(0), 1);

  Table poor = winter().hand(0, {Visitor::Craftsman}).lira(0, 3);
  poor.play_visitor(0, Visitor::Craftsman);
  poor.expect_question(0, "choose_option").offers_only({"option 1", "option 3"});
}

RULING_TEST(150, UncertifiedTeacherTrainsForOneVp) {
  Table t = winter().hand(0, {Visitor::UncertifiedTeacher});
  t.play_visitor(0, Visitor::UncertifiedTeacher);  // no opponent with six workers: the only option
  EXPECT_EQ(t.vp(0), -1);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_FALSE(
      winter().hand(0, {Visitor::UncertifiedTeacher}).vp(0, -5).can_play(Visitor::UncertifiedTeacher));
}

RULING_TEST(150, UncertifiedTeacherCountsOpponentsWithSixWorkers) {
  Table t = winter(4).hand(0, {Visitor::UncertifiedTeacher}).regulars(1, 5).regulars(2, 4).temporary(2);
  t.regulars(3, 4);
  t.play_visitor(0, Visitor::UncertifiedTeacher);
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(151, ProfessorRewardsAtLeastSixWorkers) {
  Table six = winter().hand(0, {Visitor::Professor}).regulars(0, 5);
  six.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(six.vp(0), 2);
  Table seven = winter().hand(0, {Visitor::Professor}).regulars(0, 5).temporary(0);
  seven.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(seven.vp(0), 2);
  Table five = winter().hand(0, {Visitor::Professor}).regulars(0, 4);
  EXPECT_FALSE(five.can_play(Visitor::Professor));
}

DECISION_TEST(8, WorkersInTrainingCountAmongTheSix) {
  Table own = winter().hand(0, {Visitor::Professor}).regulars(0, 4).training(0, 1);
  own.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(own.vp(0), 2);
  Table theirs = winter().hand(0, {Visitor::UncertifiedTeacher}).regulars(1, 4).training(1, 1);
  theirs.play_visitor(0, Visitor::UncertifiedTeacher);
  theirs.answer(0, "option 2");
  EXPECT_EQ(theirs.vp(0), 1);
}

RULING_TEST(151, ProfessorTrainsForTwoLira) {
  Table t = winter().hand(0, {Visitor::Professor}).lira(0, 2);
  t.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.lira(0), 0);
}

RULING_TEST(152, AssessorNeedsAnotherCard) {
  EXPECT_FALSE(winter().hand(0, {Visitor::Assessor}).can_play(Visitor::Assessor));
  EXPECT_TRUE(winter().hand(0, {Visitor::Assessor}).orders(0, {1}).can_play(Visitor::Assessor));
}

RULING_TEST(153, QueenAsksTheNextPlayerCounterClockwise) {
  Table t = winter(4).hand(1, {Visitor::Queen}).turn(1).row(0, 7).row(1, 1).row(2, 2).row(3, 3);
  t.lira(0, 3).lira(2, 3).lira(3, 3);
  t.play_visitor(1, Visitor::Queen);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 3"});

  Table round = winter(3).hand(0, {Visitor::Queen}).lira(2, 3);
  round.play_visitor(0, Visitor::Queen);
  round.expect_question(2, "choose_option");

  Table two = winter(2).hand(0, {Visitor::Queen}).lira(1, 3);
  two.play_visitor(0, Visitor::Queen);
  two.expect_question(1, "choose_option");
}

RULING_TEST(154, QueenOffersOnlyWhatCanBeFulfilled) {
  EXPECT_FALSE(
      winter().hand(0, {Visitor::Queen}).vp(1, -5).lira(1, 2).orders(1, {1}).can_play(Visitor::Queen));
  Table t = winter().hand(0, {Visitor::Queen}).vp(1, -5).lira(1, 3).orders(1, {1, 2, 3});
  t.play_visitor(0, Visitor::Queen);
  t.expect_question(1, "choose_option")
      .offers_only({"option 2", "option 3"})
      .refuses("option 1", "cannot carry out");
  t.answer(1, "option 2");
  t.answers(1, {"give order order_01", "give order order_03"});
  EXPECT_TRUE(t.holds_order(0, 1));
  EXPECT_TRUE(t.holds_order(1, 2));
  EXPECT_TRUE(t.holds_order(0, 3));
}

RULING_TEST(154, QueensLiraGoToTheActivePlayer) {
  Table t = winter().hand(0, {Visitor::Queen}).vp(1, -5).lira(1, 4);
  t.play_visitor(0, Visitor::Queen);  // one answer is left
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.lira(1), 1);
}

RULING_TEST(155, HarvesterNeedsAField) {
  EXPECT_FALSE(winter().hand(0, {Visitor::Harvester}).can_play(Visitor::Harvester));
  EXPECT_FALSE(winter()
                   .hand(0, {Visitor::Harvester})
                   .planted(0, 5, {Vine::Sangiovese})
                   .harvested(0, 5)
                   .can_play(Visitor::Harvester));
  Table t = winter().hand(0, {Visitor::Harvester}).planted(0, 5, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::Harvester);
  t.answer(0, "option 2");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(156, MasterVintnersAgedWineMayFillTheOrder) {
  Table t = winter()
                .hand(0, {Visitor::MasterVintner})
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 4)
                .orders(0, {1});
  t.play_visitor(0, Visitor::MasterVintner);  // red 4 to 5, then the order for red 5
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.wine_count(0), 0u);
}

RULING_TEST(156, MasterVintnerMayFillFirst) {
  Table t = winter()
                .hand(0, {Visitor::MasterVintner})
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 5)
                .wine(0, Wine::White, 1)
                .orders(0, {1});
  t.play_visitor(0, Visitor::MasterVintner);
  t.expect_question(0, "part_order").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_TRUE(t.has_wine(0, Wine::White, 2));  // the ageing is mandatory too
}

RULING_TEST(156, MasterVintnerNeedsBothParts) {
  // The order could be filled, but red 9 cannot age.
  EXPECT_FALSE(winter()
                   .hand(0, {Visitor::MasterVintner})
                   .wine(0, Wine::Red, 9)
                   .orders(0, {1})
                   .can_play(Visitor::MasterVintner));
  // The wine could age, but no order can be filled.
  EXPECT_FALSE(winter()
                   .hand(0, {Visitor::MasterVintner})
                   .wine(0, Wine::Red, 1)
                   .orders(0, {1})
                   .can_play(Visitor::MasterVintner));
}

RULING_TEST(157, MentorRewardsEachOpponentWhoMadeWineAfterAllAnswers) {
  Table t = winter(4).hand(0, {Visitor::Mentor});
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{3}}) t.grape(seat, Grape::Red, 2);
  t.play_visitor(0, Visitor::Mentor);
  t.answer(1, "make red from red 2");
  EXPECT_EQ(t.hand_size(0), 0u);
  t.answer(2, "done");
  t.answer(3, "make red from red 2");
  t.expect_question(0, "name_deck").offers_only({"deck vine", "deck summer"});
  t.answer(0, "deck vine");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);  // seen before the next is named
  t.expect_question(0, "name_deck");
  t.answer(0, "deck summer");
  EXPECT_EQ(t.hand_size(0), 2u);
  t.expect_turn(1);
}

RULING_TEST(158, HarvestExpertMustHarvest) {
  EXPECT_FALSE(winter().hand(0, {Visitor::HarvestExpert}).lira(0, 1).can_play(Visitor::HarvestExpert));
  Table t = winter().hand(0, {Visitor::HarvestExpert}).lira(0, 1).planted(0, 5, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::HarvestExpert);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  t.answer(0, "option 2");
  EXPECT_TRUE(t.has(0, Structure::Yoke));
  EXPECT_EQ(t.lira(0), 0);
}

RULING_TEST(158, HarvestExpertDrawsAVineWhenTheYokeStands) {
  Table t = winter()
                .hand(0, {Visitor::HarvestExpert})
                .lira(0, 1)
                .built(0, {Structure::Yoke})
                .planted(0, 5, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::HarvestExpert);
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);
  EXPECT_EQ(t.lira(0), 1);
}

DECISION_TEST(6, HarvestExpertMayChooseTheVineAlthoughNoneComes) {
  Table t = winter().hand(0, {Visitor::HarvestExpert}).lira(0, 1).planted(0, 5, {Vine::Sangiovese});
  t.empty_deck(Deck::Vine);
  t.play_visitor(0, Visitor::HarvestExpert);
  t.answer(0, "option 1");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(t.lira(0), 1);
}

RULING_TEST(159, InnkeeperTakesFromTwoDifferentPiles) {
  EXPECT_FALSE(winter()
                   .hand(0, {Visitor::Innkeeper})
                   .discarded({Visitor::Banker, Visitor::Patron})
                   .can_play(Visitor::Innkeeper));
  Table t = winter()
                .hand(0, {Visitor::Innkeeper})
                .discarded({Visitor::Banker, Visitor::Patron})
                .discarded_orders({7})
                .discarded({Vine::Merlot});
  t.play_visitor(0, Visitor::Innkeeper);
  t.answer(0, "take pile summer");
  t.expect_question(0, "take_piles").offers_only({"take pile vine", "take pile order"});
  t.answer(0, "take pile order");
  EXPECT_TRUE(t.holds(0, Visitor::Patron));
  EXPECT_TRUE(t.holds_order(0, 7));
  EXPECT_EQ(t.count_events(EventKind::Drew), 0u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Banker));
  t.expect_turn(1);
}

RULING_TEST(160, JackOfAllTradesHarvestsThenMakesWine) {
  Table t = winter().hand(0, {Visitor::JackOfAllTrades}).planted(0, 5, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::JackOfAllTrades);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 1));
  t.expect_turn(1);
}

RULING_TEST(160, JackOfAllTradesMakesWineThenFillsTheOrder) {
  Table t = winter()
                .hand(0, {Visitor::JackOfAllTrades})
                .built(0, {Structure::MediumCellar})
                .grape(0, Grape::Red, 5)
                .orders(0, {1});
  t.play_visitor(0, Visitor::JackOfAllTrades);
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(160, JackOfAllTradesDoesNotRepeatAnOption) {
  // Two fields could be harvested, but no wine could be made of their grapes.
  Table t = winter().hand(0, {Visitor::JackOfAllTrades});
  t.planted(0, 5, {Vine::Sangiovese}).planted(0, 6, {Vine::Sangiovese});
  t.wine(0, Wine::Red, 1).wine(0, Wine::Red, 2).wine(0, Wine::Red, 3);
  EXPECT_FALSE(t.can_play(Visitor::JackOfAllTrades));
}

}  // namespace
}  // namespace vendemmia::testing
