// Other visitors that meet the extended board. The Planner, the Manager and the
// Organizer have files of their own.
#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

// --- Producer, Motivator -----------------------------------------------------------------------------------

RULING_TEST(111, ProducerReachesEverySeason) {
  Table t = extended(2, Season::Summer).row(0, 1).hand(0, {Visitor::Producer}).lira(0, 2).regulars(0, 5);
  t.standing(0, Worker::Regular, "influence.left").standing(0, Worker::Regular, "cart");
  t.standing(0, Worker::Grande, "buy_sell_field.left");
  play_left(t, 0, Visitor::Producer);
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve regular influence.left", "retrieve regular cart",
                    "retrieve grande buy_sell_field.left"});
  t.answer(0, "retrieve grande buy_sell_field.left");
  t.answer(0, "done");
  decline_lira(t, 0);
  t.expect_turn(1);
  EXPECT_TRUE(t.can_place("buy_sell_field.left"));  // free for everybody
}

RULING_TEST(166, MotivatorReachesGrandesOfAllSeasonsButNotOfThoseWhoHaveLeft) {
  Table t = extended(3, Season::Winter).row(0, 1).row(1, 2).row(2, 3).hand(0, {Visitor::Motivator});
  t.standing(1, Worker::Grande, "influence.left").turn(1);
  t.standing(2, Worker::Grande, "make_wine.left");
  t.pass(1);  // takes the grande home
  t.answer(1, "row 2");
  t.place(2, "cart");
  t.place(0, "play_winter_visitor.left");
  t.answer(0, "action first");
  t.expect_question(2, "retrieve_grande");  // nobody else has one to take back
  t.answer(2, "retrieve grande");
  EXPECT_EQ(t.occupant_of("make_wine.left"), -1);
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(166, MotivatorPaysForAGrandeOfSpring) {
  Table t = extended(2, Season::Winter).row(0, 1).row(1, 2).hand(0, {Visitor::Motivator});
  t.standing(1, Worker::Grande, "influence.left");
  play_left(t, 0, Visitor::Motivator);
  first_answers(t);
  EXPECT_TRUE(t.grande_available(1));
  EXPECT_EQ(t.vp(0), 1);
}

// --- Cards that count or draw ------------------------------------------------------------------------------

RULING_TEST(84, FiveTypesOfCardWithStructures) {
  Table four = extended(2, Season::Summer).hand(0, {Visitor::Peddler}).orders(0, {1, 2});
  play_left(four, 0, Visitor::Peddler);
  give_away(four);
  EXPECT_EQ(four.hand_size(0), 4u);
  Table five = side_two(2, Season::Summer).hand(0, {Visitor::Peddler}).orders(0, {1, 2});
  play_left(five, 0, Visitor::Peddler);
  give_away(five);
  EXPECT_EQ(five.hand_size(0), 5u);
  EXPECT_EQ(five.hand_size(0, Deck::Structure), 1u);
}

RULING_TEST(81, TrainedByAVisitorUsableNextYear) {
  Table t = extended(2, Season::Winter).row(0, 1).row(1, 2).hand(0, {Visitor::Professor}).lira(0, 2);
  play_left(t, 0, Visitor::Professor);
  if (asks(t, "choose_option")) t.answer(0, "option 1");
  decline_lira(t, 0);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.available(0), 1u);
  t.pass(1);
  t.answer(1, "row 2");
  t.pass(0);
  t.answer(0, "row 3");
  EXPECT_EQ(t.available(0), 3u);
}

RULING_TEST(118, SponsorAtMinusFiveHasOneHalf) {
  Table t = extended(2, Season::Summer).row(0, 1).hand(0, {Visitor::Sponsor}).vp(0, -5);
  play_left(t, 0, Visitor::Sponsor);
  t.answer(0, "option 2");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_question(0, "take_bonus");
}

// --- Visitors that build, with structure cards ---------------------------------------------------------------

RULING_TEST(83, ABuildingVisitorBuildsStructureCards) {
  Table t = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::Blacksmith}).lira(0, 1);
  hold(t, 0, {StructureCard::Gazebo});  // 3 lira
  play_left(t, 0, Visitor::Blacksmith);
  t.answer(0, "build card gazebo mat_2");
  EXPECT_EQ(t.vp(0), 1);  // for the card; 3 is neither 5 nor 6
  EXPECT_TRUE(t.player(0).has(StructureCard::Gazebo));
}

RULING_TEST(82, ThePrintedCostCounts) {
  // A Workshop makes a 5-lira structure cheaper, but not another one.
  Table t = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::Blacksmith}).lira(0, 2);
  stand(t, 0, {StructureCard::Workshop});
  play_left(t, 0, Visitor::Blacksmith);
  t.answer(0, "build windmill");  // 5 - 2 - 1
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(89, BlacksmithPaysForFiveAndSixOnly) {
  for (const auto& [card, vp] : {std::pair{StructureCard::Shop, 2}, std::pair{StructureCard::School, 1}}) {
    Table t = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::Blacksmith}).lira(0, 9);
    hold(t, 0, {card});
    play_left(t, 0, Visitor::Blacksmith);
    t.answer(0, "build card " + std::string(facts(card).id) + " mat_1");
    EXPECT_EQ(t.vp(0), vp) << facts(card).name;  // 1 for the card itself
  }
}

RULING_TEST(96, ArchitectCountsStructureCardsOfFour) {
  Table t = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::Architect});
  t.built(0, {Structure::Cottage, Structure::Windmill});
  stand(t, 0, {StructureCard::WineBar, StructureCard::School});
  play_left(t, 0, Visitor::Architect);
  if (asks(t, "choose_option")) t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 2);  // the cottage and the wine bar
}

RULING_TEST(97, UncertifiedArchitectBuildsAnyStructureCard) {
  Table t = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::UncertifiedArchitect}).vp(0, 2);
  hold(t, 0, {StructureCard::Statue, StructureCard::Gazebo});
  play_left(t, 0, Visitor::UncertifiedArchitect);
  t.answer(0, "option 1");
  t.expect_question(0, "build")
      .offers("build card gazebo mat_1")
      .refuses("build card statue mat_1", "printed cost");
  Table any = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::UncertifiedArchitect}).vp(0, 2);
  hold(any, 0, {StructureCard::Statue});
  play_left(any, 0, Visitor::UncertifiedArchitect);
  any.answers(0, {"option 2", "build card statue field_7"});
  EXPECT_EQ(any.lira(0), 0);
  EXPECT_EQ(any.vp(0), 2 - 2 + 1);
}

}  // namespace
}  // namespace vendemmia::testing
