// Farmer: one bonus of the action, whichever is printed there.
#include "tests/support/decisions.h"
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable farmer(unsigned players = 3) { return workers(players, Worker::Farmer).owns(0, Worker::Farmer); }

WORKER_TEST(Farmer, TakesTheBonusOfAnotherSpace) {
  WorkerTable t = farmer();
  t.place(0, "farmer draw_vine.left bonus middle");
  EXPECT_EQ(t.hand_size(0), 1u);
  t.answer(0, "yes");
  EXPECT_EQ(t.hand_size(0), 2u);
  EXPECT_TRUE(t.stands(0, Worker::Farmer, "draw_vine.left"));
  t.expect_turn(1);
}

DECISION_TEST(19, FarmerChoosesItsBonusWithThePlacement) {
  WorkerTable t = farmer();
  t.expect_question(0, "turn")
      .offers("place farmer draw_vine.left")
      .offers("place farmer draw_vine.left bonus middle");
  t.place(0, "farmer draw_vine.left");
  t.expect_turn(1);  // later there is nothing to choose
}

WORKER_TEST(Farmer, IsAnOrdinaryWorkerOtherwise) {
  WorkerTable t = farmer();
  t.place(0, "farmer draw_vine.left");
  EXPECT_EQ(t.hand_size(0), 1u);
  t.expect_turn(1);
  EXPECT_FALSE(farmer().can_place("regular draw_vine.left bonus middle"));
}

// Exactly one bonus: another one instead of the space's own.
RULING_TEST(312, FarmerOnABonusSpaceSwapsItsBonus) {
  WorkerTable t = extended(3, Season::Summer, Worker::Farmer).owns(0, Worker::Farmer);
  t.hand(0, {Visitor::Banker, Visitor::Surveyor});
  t.place(0, "farmer play_summer_visitor.middle bonus left");
  t.answers(0, {"bonus first", "play surveyor"});
  if (asks(t, "choose_option")) t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 1 + 6);
  EXPECT_TRUE(t.holds(0, Visitor::Banker));  // no second visitor
  t.expect_turn(1);
}

RULING_TEST(312, FarmerTakesBonusesOfSpacesThatAreClosed) {
  EXPECT_TRUE(farmer(2).can_place("farmer draw_vine.left bonus middle"));
  EXPECT_FALSE(farmer(2).can_place("farmer draw_vine.middle"));
  EXPECT_FALSE(farmer(2).can_place("farmer draw_vine.left bonus right"));  // prints none
}

RULING_TEST(313, FarmerWithoutABonus) {
  EXPECT_FALSE(farmer().can_place("farmer cart bonus middle"));
  EXPECT_TRUE(farmer().can_place("farmer cart"));
  WorkerTable t = farmer();
  t.deck({Vine::Pinot});
  t.place(0, "farmer draw_vine.left bonus middle");
  EXPECT_EQ(t.hand_size(0), 1u);  // there is no second card
  t.expect_turn(1);
}

RULING_TEST(314, FarmersLiraPaysForTheAction) {
  WorkerTable t = farmer();
  t.lira(0, 1);
  EXPECT_FALSE(t.can_place("farmer build_structure.left"));
  t.place(0, "farmer build_structure.left bonus middle");
  t.expect_question(0, "build").offers("build trellis").refuses("build irrigation", "need 3 lira and have 2");
  t.answer(0, "build trellis");
  EXPECT_EQ(t.lira(0), 0);
}

RULING_TEST(315, FarmerTakesOnlyWhatTheBoardInUsePrints) {
  WorkerTable one = extended(5, Season::Winter, Worker::Farmer).owns(0, Worker::Farmer);
  one.wine(0, Wine::Red, 3);
  EXPECT_FALSE(one.can_place("farmer sell_wine.right bonus left"));
  EXPECT_TRUE(one.can_place("farmer sell_wine.right bonus middle"));
  WorkerTable two = side_two(5, Season::Winter, Worker::Farmer).owns(0, Worker::Farmer);
  two.wine(0, Wine::Red, 3);
  two.place(0, "farmer sell_wine.right bonus left");
  two.answer(0, "bonus first");
  EXPECT_EQ(two.hand_size(0, Deck::Structure), 1u);
}

// the ruling holds against the note of the catalogue.
RULING_TEST(459, FarmerOnTheArtGetsNoBonus) {
  WorkerTable t = workers(2, Worker::Farmer, Worker::Soldato).owns(0, Worker::Farmer);
  t.standing(1, Worker::Soldato, "draw_vine.left").lira(0, 1);
  EXPECT_TRUE(t.can_place("farmer draw_vine.art"));
  EXPECT_FALSE(t.can_place("farmer draw_vine.art bonus middle"));
}

// A bonus space only for its bonus, while another is free; elsewhere no duty.
RULING_TEST(218, FarmerInTheFriendlyVariant) {
  WorkerTable t = extended(5, Season::Summer, Worker::Farmer).owns(0, Worker::Farmer);
  t.friendly().hand(0, {Visitor::Banker, Visitor::Surveyor});
  t.expect_question(0, "turn")
      .refuses("place farmer play_summer_visitor.left bonus middle", "friendly variant")
      .offers("place farmer play_summer_visitor.left")
      .offers("place farmer play_summer_visitor.right bonus left");
  t.place(0, "farmer play_summer_visitor.right bonus left");
  t.answers(0, {"action first", "play banker"});
  for (Seat seat = 1; seat < 5; ++seat) t.answer(seat, "no");
  t.expect_question(0, "take_bonus").offers("no");
}

RULING_TEST(469, AFarmerThatWaitedForAnotherBonusMoves) {
  for (const bool friendly : {false, true}) {
    WorkerTable t = extended(5, Season::Summer, Worker::Farmer).owns(0, Worker::Farmer);
    t.hand(0, {Visitor::Planner}).planted(0, 5, {Vine::Malvasia});
    if (friendly) t.friendly();
    t.play_visitor(0, Visitor::Planner, "play_summer_visitor.right");
    t.answer(0, "place farmer harvest_field.left bonus middle");
    pass_into(t, Season::Fall);
    t.answer(0, "bonus first");
    EXPECT_EQ(t.lira(0), 1);
    EXPECT_EQ(t.grape_count(0), 1u);
    EXPECT_TRUE(t.stands(0, Worker::Farmer,
                         friendly ? std::string("harvest_field.right") : std::string("harvest_field.left")));
  }
}

RULING_TEST(132, FarmerPlacedAheadKeepsItsBonus) {
  WorkerTable t = farmer();
  t.hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place farmer draw_order.left bonus middle");
  pass_into(t, Season::Winter);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  t.answer(0, "yes");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 2u);
  t.expect_turn(0);
}

// a token may buy what neither the space nor the Farmer's choice gives.
WORKER_TEST(Farmer, WithATokenInSolo) {
  WorkerTable t = extended(1, Season::Winter, Worker::Farmer, Worker::Mafioso).owns(0, Worker::Farmer);
  t.tokens(1).hand(0, {Visitor::Merchant, Visitor::Judge});
  EXPECT_TRUE(t.can_place("farmer play_winter_visitor.left token middle"));
  EXPECT_TRUE(t.can_place("farmer play_winter_visitor.left bonus middle"));
  EXPECT_FALSE(t.can_place("farmer play_winter_visitor.left token middle bonus middle"));
  EXPECT_FALSE(t.can_place("farmer play_winter_visitor.left token left"));
}

}  // namespace
}  // namespace vendemmia::testing
