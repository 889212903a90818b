// Visitors that look at other players, where there are none.
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

using enum Vine;
using enum Structure;

// --- Each player may, each opponent may -----------------------------------------------------------------------

CARD_TEST(Banker, SoloTakesTheLira) {
  Table t = table(1).hand(0, {Visitor::Banker});
  t.play_visitor(0, Visitor::Banker);
  EXPECT_EQ(t.lira(0), 5);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(0);
}

CARD_TEST(Handyman, SoloBuildsWithoutReward) {
  Table t = table(1).hand(0, {Visitor::Handyman}).lira(0, 3);
  t.play_visitor(0, Visitor::Handyman);
  t.expect_question(0, "build").offers("build windmill").offers("done");
  t.answer(0, "build windmill");  // 5 - 2
  EXPECT_TRUE(t.has(0, Windmill));
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(0);
}

CARD_TEST(VolunteerCrew, SoloPlantsWithoutReward) {
  Table t = table(1).hand(0, {Visitor::VolunteerCrew}).vines(0, {Malvasia});
  t.play_visitor(0, Visitor::VolunteerCrew);
  t.answer(0, "plant malvasia field_5");
  EXPECT_EQ(t.vines_on(0, 5, Malvasia), 1u);
  EXPECT_EQ(t.lira(0), 0);
  t.expect_turn(0);
}

CARD_TEST(Vendor, SoloDrawsThree) {
  Table t = table(1).hand(0, {Visitor::Vendor});
  t.play_visitor(0, Visitor::Vendor);
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 0u);
  t.expect_turn(0);
}

CARD_TEST(GuestSpeaker, SoloTrainsWithoutReward) {
  Table t = winter(1).hand(0, {Visitor::GuestSpeaker}).lira(0, 1);
  t.play_visitor(0, Visitor::GuestSpeaker);
  t.answer(0, "train");
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(0);
}

CARD_TEST(Mentor, SoloMakesWineWithoutReward) {
  Table t = winter(1).hand(0, {Visitor::Mentor}).grape(0, Grape::Red, 2);
  t.play_visitor(0, Visitor::Mentor);
  t.answer(0, "make red from red 2");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 2));
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(0);
}

CARD_TEST(Motivator, SoloRetrievesTheGrandeWithoutReward) {
  Table t = winter(1).hand(0, {Visitor::Motivator}).standing(0, Worker::Grande, "draw_order.left");
  t.play_visitor(0, Visitor::Motivator);
  t.answer(0, "retrieve grande");
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.occupant_of("draw_order.left"), -1);
}

CARD_TEST(Supervisor, SoloMakesSparklingWine) {
  Table t = winter(1).hand(0, {Visitor::Supervisor}).built(0, {MediumCellar, LargeCellar});
  t.grape(0, Grape::Red, 3).grape(0, Grape::Red, 2).grape(0, Grape::White, 4);
  t.play_visitor(0, Visitor::Supervisor);
  t.answer(0, "make sparkling from red 3 red 2 white 4");
  EXPECT_EQ(t.vp(0), 1);
}

// --- Cards that compare or give --------------------------------------------------------------------------------

CARD_TEST(Importer, SoloDrawsThreeEvenWithVisitorsInHand) {
  Table t = table(1).hand(0, {Visitor::Importer, Visitor::Patron, Visitor::Judge, Visitor::Noble});
  t.play_visitor(0, Visitor::Importer);
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 5u);
  EXPECT_EQ(t.count_events(EventKind::Offered), 0u);
  t.expect_turn(0);
}

CARD_TEST(Importer, SoloIsUnplayableWithoutCardsToDraw) {
  Table t = table(1).hand(0, {Visitor::Importer}).empty_deck(Deck::Winter);
  EXPECT_FALSE(t.can_play(Visitor::Importer));
}

CARD_TEST(UncertifiedTeacher, SoloOnlyTrains) {
  Table t = winter(1).hand(0, {Visitor::UncertifiedTeacher});
  t.play_visitor(0, Visitor::UncertifiedTeacher);  // nobody's six workers to count: the only option
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.vp(0), -1);
}

CARD_TEST(Taster, SoloAlwaysHasTheBestWine) {
  Table t = winter(1).hand(0, {Visitor::Taster}).wine(0, Wine::Red, 1).wine(0, Wine::White, 3);
  t.play_visitor(0, Visitor::Taster);
  t.answer(0, "discard wine white 3");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 4);
}

CARD_TEST(Organizer, SoloTakesTheBonusAndEndsTheSeason) {
  Table t = table(1).hand(0, {Visitor::Organizer}).automa_deck({16});
  t.play_visitor(0, Visitor::Organizer);
  t.answer(0, "row 6");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.player(0).row, 6);
  t.expect_question(0, "fall_visitor");
}

CARD_TEST(Planner, SoloMayJoinNothingThatIsFree) {
  Table t = table(1).hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.expect_question(0, "plan_worker")
      .offers("place grande draw_order.left")
      .refuses("place grande draw_order.art", "only when all of its spaces are taken");
}

CARD_TEST(Producer, SoloRetrievesOnlyOnesOwn) {
  Table t = table(1).hand(0, {Visitor::Producer}).lira(0, 2).automa_standing("give_tour.left");
  EXPECT_FALSE(t.can_play(Visitor::Producer));
}

}  // namespace
}  // namespace vendemmia::testing
