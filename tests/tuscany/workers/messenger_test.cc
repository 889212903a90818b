// Messenger: a space of a later season, used on the first turn there.
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable messenger(unsigned players = 2, Worker other = Worker::Oracle) {
  return workers(players, Worker::Messenger, other).owns(0, Worker::Messenger);
}

WORKER_TEST(Messenger, ActsOnTheFirstTurnOfItsSeason) {
  WorkerTable t = messenger();
  t.place(0, "messenger draw_order.left");
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(t.occupant_of("draw_order.left"), 0);
  t.expect_turn(1);
  pass_into(t, Season::Winter);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  t.expect_turn(1);  // that was the turn
  t.pass(1);
  t.expect_turn(0);
}

RULING_TEST(355, MessengersActionNeedNotBePossibleYet) {
  WorkerTable t = messenger();
  EXPECT_TRUE(t.can_place("messenger fill_order.left"));
  EXPECT_FALSE(t.can_place("messenger fill_order.middle"));  // closed
  EXPECT_FALSE(t.can_place("messenger fill_order.art"));
  EXPECT_FALSE(t.can_place("regular fill_order.left"));
  WorkerTable taken = messenger();
  plan_ahead(taken, 1, Worker::Regular, "draw_order.left");
  EXPECT_FALSE(taken.can_place("messenger draw_order.left"));
}
RULING_TEST(355, MessengerOnTheExtendedBoard) {
  WorkerTable t = extended(2, Season::Spring, Worker::Messenger).owns(0, Worker::Messenger);
  EXPECT_TRUE(t.can_place("messenger plant_vine.left"));
  EXPECT_TRUE(t.can_place("messenger draw_order.left"));
  EXPECT_TRUE(t.can_place("messenger fill_order.left"));
  WorkerTable fall = extended(2, Season::Fall, Worker::Messenger).owns(0, Worker::Messenger);
  EXPECT_FALSE(fall.can_place("messenger give_tour.left"));
}

RULING_TEST(356, MessengersTurnHasTheBonusAndNoWayOut) {
  WorkerTable t = in_winter(messenger(3));
  plan_ahead(t, 0, Worker::Messenger, "draw_order.middle", kOnFirstTurn);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);  // at once, and it is not asked whether to pass
  t.answer(0, "yes");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 2u);
  t.expect_turn(1);
}
RULING_TEST(356, MessengerWaitsForItsOwnersTurn) {
  WorkerTable t = in_winter(messenger());
  plan_ahead(t, 1, Worker::Messenger, "draw_order.left", kOnFirstTurn);
  t.expect_turn(0);
  EXPECT_EQ(t.hand_size(1), 0u);
  t.place(0, "cart");
  EXPECT_EQ(t.hand_size(1), 1u);
  t.expect_turn(0);
}

RULING_TEST(357, AnImpossibleActionEndsTheTurn) {
  WorkerTable t = in_winter(messenger());
  plan_ahead(t, 0, Worker::Messenger, "fill_order.left", kOnFirstTurn);
  t.expect_turn(1);
  EXPECT_EQ(t.occupant_of("fill_order.left"), 0);
  EXPECT_EQ(t.state().planned_count, 0u);
}

RULING_TEST(358, MessengerWithoutOtherWorkers) {
  WorkerTable t = in_winter(messenger());
  t.regulars(0, 0).standing(0, Worker::Grande, "give_tour.left");
  plan_ahead(t, 0, Worker::Messenger, "draw_order.left", kOnFirstTurn);
  t.expect_turn(1);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  EXPECT_FALSE(t.player(0).passed);
  t.place(1, "cart");
  EXPECT_TRUE(t.player(0).passed);  // on the next turn
}

RULING_TEST(359, PlannerFirstThenMessenger) {
  WorkerTable t = messenger(3);
  t.hand(0, {Visitor::Planner}).grape(1, Grape::Red, 1);
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.left");
  t.pass(1);
  t.pass(2);
  t.place(0, "messenger draw_order.middle");
  pass_into(t, Season::Winter);
  // Both have drawn their card; the Messenger's bonus is asked for.
  EXPECT_EQ(t.hand_size(0, Deck::Order), 2u);
  t.expect_question(0, "accept_offer").offers("yes");
}

// The owner leaves the season before the first turn there, by an Organizer that a planned worker has played.
RULING_TEST(360, WithoutATurnTheActionIsLost) {
  WorkerTable t = messenger(2);
  t.hand(0, {Visitor::Manager, Visitor::Organizer});
  plan_ahead(t, 0, Worker::Regular, "play_winter_visitor.left");
  plan_ahead(t, 0, Worker::Messenger, "draw_order.left", kOnFirstTurn);
  pass_into(t, Season::Winter);
  if (asks(t, "play_visitor")) t.answer(0, "play manager");
  t.answers(0, {"take play_summer_visitor", "play organizer", "row 6"});
  EXPECT_TRUE(t.player(0).passed);
  t.expect_turn(1);
  t.pass(1);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 0u);
  EXPECT_EQ(t.state().planned_count, 0u);
}
// On the extended board leaving winter takes the workers home, the waiting ones too.
RULING_TEST(360, LeavingWinterCancelsWhatWaits) {
  WorkerTable t = extended(3, Season::Fall, Worker::Messenger).owns(0, Worker::Messenger);
  t.hand(0, {Visitor::Manager, Visitor::Organizer}).wine(0, Wine::Red, 2);
  plan_ahead(t, 0, Worker::Regular, "play_winter_visitor.middle");
  plan_ahead(t, 0, Worker::Regular, "sell_wine.left");
  plan_ahead(t, 0, Worker::Messenger, "train_worker.left", kOnFirstTurn);
  pass_into(t, Season::Winter);
  if (asks(t, "play_visitor")) t.answer(0, "play manager");
  t.answers(0, {"take play_summer_visitor", "row 6"});
  while (!asks(t, "turn")) t.answer(pending(t.state()).seat, t.legal().front());
  t.expect_turn(1);
  EXPECT_EQ(t.state().planned_count, 0u);
  EXPECT_EQ(t.occupant_of("sell_wine.left"), -1);
  EXPECT_EQ(t.wine_count(0), 1u);
}

// --- Taken back before its time. --------------------------------------------------------------------------------

RULING_TEST(112, ProducerCancelsTheMessengersAction) {
  WorkerTable t = messenger();
  t.hand(0, {Visitor::Producer}).lira(0, 2);
  plan_ahead(t, 0, Worker::Messenger, "draw_order.left", kOnFirstTurn);
  t.play_visitor(0, Visitor::Producer);  // there is nobody else to take
  EXPECT_EQ(t.place_of(0, Worker::Messenger), kNowhere);
  EXPECT_EQ(t.state().planned_count, 0u);
  pass_into(t, Season::Winter);
  t.expect_turn(0);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 0u);
}

RULING_TEST(132, APlannedMessengerFollowsThePlanner) {
  WorkerTable t = messenger();
  t.hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place messenger draw_order.left");
  pass_into(t, Season::Winter);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  t.expect_turn(0);  // the first turn is still to come
}

RULING_TEST(223, TheAutomaLeavesTheMessengersSpace) {
  WorkerTable t = messenger(1);
  t.place(0, "messenger draw_order.left");
  pass_into(t, Season::Winter);
  EXPECT_EQ(t.occupant_of("draw_order.left"), 0);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
}

// as with the Planner, the token is spent now and pays later.
RULING_TEST(232, MessengerWithAToken) {
  WorkerTable t = messenger(1);
  t.tokens(1);
  t.place(0, "messenger draw_order.left token middle");
  EXPECT_EQ(t.tokens(), 0u);
  pass_into(t, Season::Winter);
  t.answer(0, "yes");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 2u);
}

// it stands on a bonus space that it could not use.
RULING_TEST(461, AMessengerThatCannotActMoves) {
  WorkerTable t = messenger(3);
  t.friendly();
  t.place(0, "messenger fill_order.middle");
  pass_into(t, Season::Winter);
  EXPECT_EQ(t.count_events(EventKind::PlanLapsed), 1u);
  EXPECT_TRUE(t.stands(0, Worker::Messenger, "fill_order.left"));
  EXPECT_EQ(t.occupant_of("fill_order.middle"), -1);
}

// Five Messengers and five planned workers wait already.
WorkerTable ten_waiting() {
  WorkerTable t = extended(6, Season::Summer, Worker::Messenger);
  constexpr std::array<const char*, 5> kFall{"draw_order", "harvest_field", "make_wine", "build_or_tour",
                                             "train_worker"};
  for (Seat seat = 1; seat < 6; ++seat) {
    const std::string action = kFall[seat - 1u];
    t.owns(seat, Worker::Messenger);
    plan_ahead(t, seat, Worker::Messenger, action + ".left", kOnFirstTurn);
    plan_ahead(t, seat, Worker::Regular, action + ".middle");
  }
  t.owns(0, Worker::Messenger).hand(0, {Visitor::Planner});
  return t;
}

RULING_TEST(467, AnyNumberOfWorkersWait) {
  WorkerTable t = ten_waiting();
  t.play_visitor(0, Visitor::Planner, "play_summer_visitor.right");
  t.answer(0, "place regular draw_order.right");
  for (Seat seat = 1; seat < 6; ++seat) t.pass(seat);
  t.answer(5, "deck vine");  // row 7, on passing into fall
  t.place(0, "messenger harvest_field.right");
  EXPECT_EQ(t.state().planned_count, 12u);
  t.pass(0);
  while (t.state().planned_count != 0) t.answer(pending(t.state()).seat, t.legal().back());
  EXPECT_EQ(t.count_events(EventKind::PlannedAction) + t.count_events(EventKind::PlanLapsed), 12u);
}

// all of them together.
RULING_TEST(467, ThereIsRoomForEveryWorker) {
  EXPECT_EQ(State::kPlannedRoom, 6u * (1u + 5u) + 1u);
  const PlannedWorker one =
      planned_worker(5, Worker::Messenger, art_of(15), 3, 2, kOnFirstTurn | kDrawsAfter);
  EXPECT_EQ(one.seat(), 5);
  EXPECT_EQ(one.worker(), Worker::Messenger);
  EXPECT_EQ(one.target, art_of(15));
  EXPECT_EQ(one.token(), 3);
  EXPECT_EQ(one.bonus(), 2);
  EXPECT_EQ(one.marks(), kOnFirstTurn | kDrawsAfter);
}

}  // namespace
}  // namespace vendemmia::testing
