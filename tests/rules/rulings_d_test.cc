// Section D: the grande worker.
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(42, ArtOnlyWhenEverySpaceIsTaken) {
  Table one = table(3).standing(1, Worker::Regular, "draw_vine.left");
  one.expect_question(0, "turn")
      .refuses("place grande draw_vine.art", "only when all")
      .refuses("place grande draw_vine.left", "another worker")
      .offers("place grande draw_vine.middle");
  Table both = table(3)
                   .standing(1, Worker::Regular, "draw_vine.left")
                   .standing(2, Worker::Regular, "draw_vine.middle");
  both.expect_question(0, "turn")
      .offers("place grande draw_vine.art")
      .refuses("place regular draw_vine.art", "only the grande");
}

RULING_TEST(43, OwnWorkersMayFillTheSpaces) {
  Table t = table(2);
  t.place(0, "draw_vine.left");
  t.pass(1);
  t.place(0, "grande draw_vine.art");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 2u);
}

RULING_TEST(44, NoBonusOnTheArt) {
  Table t = table(3)
                .lira(0, 2)
                .standing(1, Worker::Regular, "build_structure.left")
                .standing(2, Worker::Regular, "build_structure.middle");
  t.place(0, "grande build_structure.art");
  t.answer(0, "build trellis");
  EXPECT_EQ(t.lira(0), 0);
  t.expect_turn(1);
}

RULING_TEST(44, GrandeOnABonusSpaceEarnsIt) {
  Table t = table(3);
  t.place(0, "grande give_tour.middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
}

RULING_TEST(45, SeveralGrandesShareTheArt) {
  Table t = table(2);
  t.place(0, "give_tour.left");
  t.place(1, "grande give_tour.art");
  t.place(0, "grande give_tour.art");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.lira(1), 2);
}

RULING_TEST(46, UsedYokeIsClosedToTheGrande) {
  Table t = table(2)
                .built(0, {Structure::Yoke})
                .planted(0, 5, {Vine::Malvasia})
                .planted(0, 6, {Vine::Malvasia})
                .passed(1);
  EXPECT_TRUE(t.can_place("grande yoke"));
  t.place(0, "yoke");
  t.answers(0, {"option 2", "harvest field_5"});
  t.expect_question(0, "turn").refuses("place grande yoke", "already").offers("place grande cart");
}

RULING_TEST(47, GrandeStaysOnTheArtWhenASpaceOpens) {
  Table t = table(2).hand(0, {Visitor::Producer}).lira(0, 2);
  t.place(0, "draw_vine.left");
  t.pass(1);
  t.place(0, "grande draw_vine.art");
  t.play_visitor(0, Visitor::Producer);
  t.answers(0, {"retrieve regular draw_vine.left", "done"});
  EXPECT_EQ(t.occupant_of("draw_vine.left"), -1);
  EXPECT_EQ(t.player(0).grande, target_named("draw_vine.art"));
  // It blocks nothing: the freed space can be taken.
  t.place(0, "draw_vine.left");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 3u);
}

}  // namespace
}  // namespace vendemmia::testing
