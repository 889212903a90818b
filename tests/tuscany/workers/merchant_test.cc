// Merchant: a card of any type when everybody else has passed.
#include "tests/support/decisions.h"
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable merchant(unsigned players = 2) {
  return workers(players, Worker::Merchant).owns(0, Worker::Merchant);
}

WORKER_TEST(Merchant, DrawsAfterTheAction) {
  WorkerTable t = merchant(3);
  t.passed(1).passed(2).lira(0, 0);
  t.place(0, "merchant give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
  t.expect_question(0, "merchant_card")
      .offers_only({"deck vine", "deck summer", "deck order", "deck winter", "done"});
  t.answer(0, "deck order");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  t.expect_turn(0);
}

WORKER_TEST(Merchant, MayDeclineAndNamesOnlyDecksThatGive) {
  WorkerTable t = merchant();
  t.passed(1).empty_deck(Deck::Vine);
  t.place(0, "merchant give_tour.left");
  t.expect_question(0, "merchant_card").offers_only({"deck summer", "deck order", "deck winter", "done"});
  t.answer(0, "done");
  EXPECT_EQ(t.hand_size(0), 0u);
}

WORKER_TEST(Merchant, DrawsStructureCardsWhereTheyAreUsed) {
  WorkerTable t = side_two(2, Season::Spring, Worker::Merchant).owns(0, Worker::Merchant);
  t.passed(1);
  t.place(0, "merchant give_tour.left");
  t.answer(0, "deck structure");
  EXPECT_EQ(t.hand_size(0, Deck::Structure), 1u);
}

RULING_TEST(349, MerchantNeedsEveryOpponentToHavePassed) {
  WorkerTable t = merchant(3);
  t.passed(1);
  t.place(0, "merchant give_tour.left");
  t.expect_turn(2);
  WorkerTable winter = in_winter(merchant());
  winter.passed(1);
  winter.place(0, "merchant draw_order.left");
  winter.expect_question(0, "merchant_card");
}

RULING_TEST(350, MerchantOnTheCartButNotOnPrivateSpaces) {
  WorkerTable cart = merchant();
  cart.passed(1);
  cart.place(0, "merchant cart");
  cart.expect_question(0, "merchant_card");
  WorkerTable yoke = merchant();
  yoke.passed(1).built(0, {Structure::Yoke}).planted(0, 5, {Vine::Sangiovese});
  yoke.place(0, "merchant yoke");
  yoke.answer(0, "option 2");
  yoke.expect_turn(0);
}

DECISION_TEST(21, MerchantOnTheArtDrawsNothing) {
  WorkerTable t = workers(2, Worker::Merchant, Worker::Soldato).owns(0, Worker::Merchant);
  t.passed(1).standing(1, Worker::Soldato, "give_tour.left").lira(0, 1);
  t.place(0, "merchant give_tour.art");
  t.expect_turn(0);
}

// Tested at placement: when the action comes nobody has passed, and still there is a card.
RULING_TEST(351, MerchantPlacedAheadRemembersItsCondition) {
  WorkerTable t = merchant();
  t.passed(1).hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place merchant draw_order.left");
  pass_into(t, Season::Winter);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  EXPECT_FALSE(t.player(1).passed);
  t.expect_question(0, "merchant_card");
}
RULING_TEST(132, MerchantPlacedAheadTooEarlyDrawsNothing) {
  WorkerTable t = merchant();
  t.hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place merchant draw_order.left");
  pass_into(t, Season::Winter);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  t.expect_turn(0);
}

}  // namespace
}  // namespace vendemmia::testing
