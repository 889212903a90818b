// Innkeeper: buys a visitor from somebody on the same action.
#include "engine/game/observe.h"
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable innkeeper(Worker other = Worker::Oracle) {
  return workers(3, Worker::Innkeeper, other).owns(0, Worker::Innkeeper);
}

WORKER_TEST(Innkeeper, BuysAVisitor) {
  WorkerTable t = innkeeper();
  t.standing(1, Worker::Regular, "give_tour.left").lira(0, 1).hand(1, {Visitor::Banker});
  t.place(0, "innkeeper give_tour.middle");
  t.expect_question(0, "buy_visitor").offers_only({"rob 1 summer", "done"});
  t.answer(0, "rob 1 summer");
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.hand_size(1), 0u);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.lira(1), 1);
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
  t.expect_turn(1);  // one theft a placement
}

WORKER_TEST(Innkeeper, MayDecline) {
  WorkerTable t = innkeeper();
  t.standing(1, Worker::Regular, "give_tour.left").lira(0, 1).hand(1, {Visitor::Banker});
  t.place(0, "innkeeper give_tour.middle");
  t.answers(0, {"done", "bonus first"});
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_TRUE(t.holds(1, Visitor::Banker));
}

RULING_TEST(327, InnkeeperRobsAnybodyOnTheActionTheArtIncluded) {
  WorkerTable t = workers(5, Worker::Innkeeper, Worker::Chef).owns(0, Worker::Innkeeper);
  t.standing(1, Worker::Regular, "give_tour.left").standing(2, Worker::Grande, "give_tour.art");
  t.standing(3, Worker::Chef, "give_tour.middle").standing(4, Worker::Regular, "draw_vine.left");
  t.hand(1, {Visitor::Banker}).hand(2, {Visitor::Judge}).hand(3, {Visitor::Queen}).hand(4, {Visitor::Broker});
  t.lira(0, 2);
  t.place(0, "innkeeper give_tour.right");
  t.expect_question(0, "buy_visitor").offers_only({"rob 1 summer", "rob 2 winter", "rob 3 winter", "done"});
}

RULING_TEST(327, InnkeeperRobsARegularWorkerBesideTheSpaces) {
  WorkerTable t = innkeeper(Worker::Soldato);
  t.standing(2, Worker::Soldato, "give_tour.left").standing(2, Worker::Regular, "give_tour.middle");
  t.standing(1, Worker::Regular, "give_tour.art").hand(1, {Visitor::Banker}).lira(0, 2);
  t.place(0, "innkeeper give_tour.art");
  t.expect_question(0, "buy_visitor").offers_only({"rob 1 summer", "done"});
}

RULING_TEST(328, InnkeeperNamesOnlyATypeThatIsThere) {
  WorkerTable t = innkeeper();
  t.standing(1, Worker::Regular, "give_tour.left").standing(2, Worker::Regular, "give_tour.middle");
  t.lira(0, 1).hand(1, {Visitor::Judge}).vines(2, {Vine::Pinot});
  t.place(0, "grande give_tour.art");
  t.expect_turn(1);  // only the Innkeeper buys

  WorkerTable none = innkeeper();
  none.standing(2, Worker::Regular, "give_tour.left").lira(0, 1).vines(2, {Vine::Pinot});
  none.place(0, "innkeeper give_tour.middle");
  none.expect_question(0, "bonus_order");
}

RULING_TEST(329, InnkeeperPlaysWhatItBought) {
  WorkerTable t = innkeeper();
  t.standing(1, Worker::Regular, "play_summer_visitor.left").lira(0, 1);
  t.hand(0, {Visitor::Surveyor}).hand(1, {Visitor::NoviceGuide});
  t.place(0, "innkeeper play_summer_visitor.middle");
  t.answer(0, "rob 1 summer");
  t.expect_question(0, "play_visitor").offers("play novice_guide").offers("play surveyor");
}

RULING_TEST(330, InnkeepersActionMustStayAffordable) {
  WorkerTable t = in_winter(innkeeper());
  t.standing(1, Worker::Regular, "train_worker.left").hand(1, {Visitor::Judge}).lira(0, 3);
  t.place(0, "innkeeper train_worker.middle");  // 4 - 1 with the bonus: nothing is left for a theft
  EXPECT_TRUE(t.holds(1, Visitor::Judge));
  EXPECT_EQ(t.player(0).training, 1);
  WorkerTable richer = in_winter(innkeeper());
  richer.standing(1, Worker::Regular, "train_worker.left").hand(1, {Visitor::Judge}).lira(0, 4);
  richer.place(0, "innkeeper train_worker.middle");
  richer.answer(0, "rob 1 winter");
  EXPECT_EQ(richer.lira(0), 0);
  EXPECT_EQ(richer.player(0).training, 1);
}

RULING_TEST(330, InnkeeperPaysTheTollFirst) {
  WorkerTable t = innkeeper(Worker::Soldato);
  t.standing(1, Worker::Soldato, "give_tour.left").hand(1, {Visitor::Judge}).lira(0, 1);
  t.place(0, "innkeeper give_tour.middle");
  EXPECT_EQ(t.lira(1), 1);
  t.expect_question(0, "bonus_order");  // nothing is left for a theft
  WorkerTable richer = innkeeper(Worker::Soldato);
  richer.standing(1, Worker::Soldato, "give_tour.left").hand(1, {Visitor::Judge}).lira(0, 2);
  richer.place(0, "innkeeper give_tour.middle");
  richer.answer(0, "rob 1 winter");
  EXPECT_EQ(richer.lira(1), 2);
}

// that a theft would strand the only visitor is a secret of the hand.
RULING_TEST(330, InnkeeperIsAskedAlsoWhereTheTheftIsImpossible) {
  WorkerTable t = innkeeper();
  t.standing(1, Worker::Regular, "play_summer_visitor.left").hand(1, {Visitor::Banker});
  t.standing(0, Worker::Regular, "cart").hand(0, {Visitor::Producer}).lira(0, 2);
  t.place(0, "innkeeper play_summer_visitor.middle");
  t.expect_question(0, "buy_visitor").offers_only({"done"}).refuses("rob 1 summer", "cannot carry out");
}

RULING_TEST(447, InnkeeperNeedsAPlayableCardOfItsOwn) {
  WorkerTable t = innkeeper();
  t.standing(1, Worker::Regular, "play_summer_visitor.left").lira(0, 5).hand(1, {Visitor::Banker});
  EXPECT_FALSE(t.can_place("innkeeper play_summer_visitor.middle"));
}

RULING_TEST(309, InnkeeperOnTheCart) {
  WorkerTable t = innkeeper();
  t.standing(1, Worker::Regular, "cart").lira(0, 1).hand(1, {Visitor::Judge, Visitor::Banker});
  t.place(0, "innkeeper cart");
  t.expect_question(0, "buy_visitor").offers_only({"rob 1 summer", "rob 1 winter", "done"});
  t.answer(0, "rob 1 winter");
  EXPECT_EQ(t.lira(0), 1);
}

RULING_TEST(308, InnkeeperHasNothingToDoOnPrivateSpaces) {
  WorkerTable t = innkeeper();
  t.built(0, {Structure::Yoke}).planted(0, 5, {Vine::Sangiovese}).lira(0, 1).hand(1, {Visitor::Judge});
  t.place(0, "innkeeper yoke");
  t.expect_question(0, "choose_option");
}

RULING_TEST(132, InnkeeperRobsWhenItIsPlacedAhead) {
  WorkerTable t = innkeeper();
  plan_ahead(t, 1, Worker::Regular, "draw_order.left");
  t.hand(0, {Visitor::Planner}).hand(1, {Visitor::Judge}).lira(0, 1);
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place innkeeper draw_order.middle");
  t.answer(0, "rob 1 winter");
  EXPECT_TRUE(t.holds(0, Visitor::Judge));
  t.expect_turn(1);
}

// --- the type is public, the face is between the two. ----------------------------------------------------

RULING_TEST(427, InnkeepersTheftIsBetweenTheTwo) {
  WorkerTable t = innkeeper();
  t.standing(1, Worker::Regular, "give_tour.left").lira(0, 1).hand(1, {Visitor::Banker, Visitor::Broker});
  t.raw().players[2].knows[static_cast<unsigned>(Deck::Summer)] = bit(card_of(Visitor::Banker));
  t.place(0, "innkeeper give_tour.middle");
  t.answer(0, "rob 1 summer");
  const auto summer = static_cast<unsigned>(Deck::Summer);
  const State& s = t.state();
  const CardSet stolen = s.players[0].hand[summer];
  EXPECT_EQ(count_bits(stolen), 1u);
  EXPECT_EQ(observe(s, 1).seen.players[0].hand[summer], stolen);  // the giver knows
  EXPECT_EQ(observe(s, 0).seen.players[1].hand[summer], 0u);      // the receiver learns nothing of the rest
  EXPECT_EQ(observe(s, 2).seen.players[0].hand[summer], 0u);
  EXPECT_EQ(observe(s, 2).seen.players[1].hand[summer],
            0u);  // who saw the Banker cannot tell where it is now
  EXPECT_EQ(observe(s, 2).hand_counts[0][summer], 1);
}

// the card is random, and the generator decides.
RULING_TEST(433, InnkeepersTheftIsRandom) {
  CardSet stolen = 0;
  for (u64 seed = 0; seed < 40; ++seed) {
    WorkerTable t = innkeeper();
    t.standing(1, Worker::Regular, "give_tour.left").lira(0, 1);
    t.hand(1, {Visitor::Banker, Visitor::Broker, Visitor::Buyer});
    t.raw().rng = Rng(seed);
    t.place(0, "innkeeper give_tour.middle");
    t.answer(0, "rob 1 summer");
    stolen |= t.player(0).hand[static_cast<unsigned>(Deck::Summer)];
  }
  EXPECT_EQ(count_bits(stolen), 3u);
}

}  // namespace
}  // namespace vendemmia::testing
