// Rulings: the influence map.
#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

using enum Region;

const std::vector<std::string> kSixRegions{"star pisa",  "star firenze", "star livorno",
                                           "star siena", "star arezzo",  "star grosseto"};

// Everybody passes; the game is over after this winter.
void end_the_game(Table& t) {
  t.raw().final_year = true;
  play_until(t, [&] { return t.state().over; });
}

RULING_TEST(285, WhileThereAreStarsOneIsPlaced) {
  Table t = extended(2, Season::Spring);
  place_stars(t, 0, {Pisa, Pisa, Pisa, Siena, Siena});
  t.place(0, "influence.left");
  t.expect_question(0, "star")
      .offers_only(kSixRegions)
      .refuses("move star pisa siena", "stars in your supply");
  t.answer(0, "star siena");
  EXPECT_EQ(stars(t, 0, Siena), 3u);
}

RULING_TEST(285, WithAllSixOnTheMapOneIsMoved) {
  Table t = extended(2, Season::Spring);
  place_stars(t, 0, {Pisa, Pisa, Pisa, Pisa, Pisa, Pisa});
  place_stars(t, 1, {Arezzo});
  t.place(0, "influence.left");
  t.expect_question(0, "star")
      .offers_only({"move star pisa firenze", "move star pisa livorno", "move star pisa siena",
                    "move star pisa arezzo", "move star pisa grosseto"})
      .refuses("star pisa")
      .refuses("move star arezzo pisa", "no star in that region")
      .refuses("move star pisa pisa", "another region");
}

RULING_TEST(286, AMovedStarBringsNothing) {
  Table t = extended(2, Season::Spring);
  place_stars(t, 0, {Siena, Siena, Siena, Grosseto, Grosseto, Grosseto});
  t.place(0, "influence.left");
  t.answer(0, "move star grosseto pisa");
  EXPECT_EQ(stars(t, 0, Grosseto), 2u);
  EXPECT_EQ(stars(t, 0, Pisa), 1u);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.count_events(EventKind::StarMoved), 1u);
  t.expect_turn(1);
}

RULING_TEST(286, TheActionIsADuty) {
  Table t = extended(2, Season::Spring);
  place_stars(t, 0, {Siena, Siena, Siena, Grosseto, Grosseto, Grosseto});
  t.place(0, "influence.left");
  t.expect_question(0, "star").refuses("done");
}

RULING_TEST(287, ManyStarsInOneRegion) {
  Table t = extended(2, Season::Spring).regulars(0, 5);
  place_stars(t, 0, {Pisa, Pisa, Pisa, Pisa, Pisa});
  place_stars(t, 1, {Pisa, Pisa});
  t.place(0, "influence.left");
  t.answer(0, "star pisa");
  EXPECT_EQ(stars(t, 0, Pisa), 6u);
  EXPECT_EQ(stars(t, 1, Pisa), 2u);
}

RULING_TEST(288, EachRegionsBenefit) {
  struct Benefit {
    const char* region;
    int lira;
    Deck deck;
    unsigned cards;
  };
  for (const Benefit& one : {Benefit{"pisa", 2, Deck::Vine, 0}, Benefit{"firenze", 0, Deck::Winter, 1},
                             Benefit{"livorno", 0, Deck::Summer, 1}, Benefit{"siena", 1, Deck::Vine, 0},
                             Benefit{"arezzo", 0, Deck::Order, 1}, Benefit{"grosseto", 0, Deck::Vine, 1},
                             Benefit{"lucca", 0, Deck::Structure, 1}}) {
    Table t = side_two(2, Season::Spring);
    t.place(0, "influence.left");
    t.answer(0, std::string("star ") + one.region);
    EXPECT_EQ(t.lira(0), one.lira) << one.region;
    EXPECT_EQ(t.hand_size(0), one.cards) << one.region;
    EXPECT_EQ(t.hand_size(0, one.deck), one.cards) << one.region;
  }
}

RULING_TEST(289, AnExhaustedDeckIsNoObstacle) {
  Table t = extended(2, Season::Spring).empty_deck(Deck::Vine);
  t.place(0, "influence.left");
  t.answer(0, "star grosseto");
  EXPECT_EQ(stars(t, 0, Grosseto), 1u);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

RULING_TEST(290, TheSecondStarIsOptionalAndComesAfterTheFirst) {
  Table t = extended(3, Season::Spring);
  t.place(0, "influence.middle");
  t.answer(0, "star pisa");
  EXPECT_EQ(t.lira(0), 2);
  t.expect_question(0, "star").offers("star pisa").offers("done");
  t.answer(0, "star siena");
  EXPECT_EQ(t.lira(0), 3);
  Table declined = extended(3, Season::Spring);
  declined.place(0, "influence.middle");
  declined.answers(0, {"star pisa", "done"});
  EXPECT_EQ(declined.count_events(EventKind::StarPlaced), 1u);
  declined.expect_turn(1);
}

RULING_TEST(290, WithOneStarLeftTheSecondIsMoved) {
  Table t = extended(3, Season::Spring);
  place_stars(t, 0, {Pisa, Pisa, Pisa, Pisa, Pisa});
  t.place(0, "influence.middle");
  t.answer(0, "star siena");
  t.expect_question(0, "star").offers("move star siena pisa").offers("done").refuses("star pisa");
  t.answer(0, "move star siena pisa");  // even the one just placed
  EXPECT_EQ(stars(t, 0, Pisa), 6u);
}

RULING_TEST(291, StrictlyMostStarsScore) {
  Table t = side_two(3, Season::Winter);
  place_stars(t, 0, {Pisa, Firenze, Firenze, Siena, Lucca});
  place_stars(t, 1, {Firenze, Siena, Arezzo, Arezzo, Arezzo});
  place_stars(t, 2, {Grosseto, Livorno, Arezzo, Arezzo});
  end_the_game(t);
  EXPECT_EQ(t.vp(0), 1 + 2 + 1);  // Pisa alone, Firenze 2:1, Lucca; Siena is a tie
  EXPECT_EQ(t.vp(1), 2);          // Arezzo 3:2
  EXPECT_EQ(t.vp(2), 1 + 2);      // Grosseto, Livorno
  EXPECT_EQ(t.count_events(EventKind::RegionScored), 6u);
}

RULING_TEST(291, EveryRegionsVp) {
  constexpr std::array<std::pair<Region, int>, 7> kVp{
      {{Lucca, 1}, {Pisa, 1}, {Grosseto, 1}, {Firenze, 2}, {Livorno, 2}, {Siena, 2}, {Arezzo, 2}}};
  for (const auto& [region, vp] : kVp) {
    Table t = side_two(2, Season::Winter);
    place_stars(t, 1, {region});
    end_the_game(t);
    EXPECT_EQ(t.vp(1), vp) << static_cast<unsigned>(region);
  }
}

RULING_TEST(291, AThreeWayTieForMostScoresForNobody) {
  Table t = extended(4, Season::Winter);
  place_stars(t, 0, {Siena, Siena});
  place_stars(t, 1, {Siena, Siena});
  place_stars(t, 2, {Siena, Siena});
  place_stars(t, 3, {Siena});
  end_the_game(t);
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(t.vp(seat), 0);
}

RULING_TEST(292, ScoredOnceInTheEnd) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).vp(0, 23);
  place_stars(t, 0, {Siena, Pisa});
  t.pass(0);
  t.answer(0, "row 2");
  t.pass(1);
  t.answer(1, "row 3");
  EXPECT_EQ(t.vp(0), 23);  // not at the end of any year
  EXPECT_EQ(t.state().year, 2);
  EXPECT_FALSE(t.state().final_year);
}

RULING_TEST(292, AfterEveryoneHasPassed) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).residual(1, 1);
  t.raw().final_year = true;
  place_stars(t, 0, {Siena});
  t.pass(0);
  EXPECT_EQ(t.vp(0), 0);
  t.pass(1);
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(1), 1);
}

RULING_TEST(293, TheVariantWithoutScoring) {
  Table t = extended(2, Season::Winter);
  t.raw().options.plain_stars = true;
  place_stars(t, 0, {Siena, Firenze});
  end_the_game(t);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.count_events(EventKind::RegionScored), 0u);
  Table benefit = extended(2, Season::Spring);
  benefit.raw().options.plain_stars = true;
  benefit.place(0, "influence.left");
  benefit.answer(0, "star pisa");
  EXPECT_EQ(benefit.lira(0), 2);  // the benefits stay
}

RULING_TEST(293, OffByDefaultAndOnlyWithTheMap) {
  EXPECT_FALSE(Options{}.plain_stars);
  EXPECT_TRUE(problem_with({.players = 2, .plain_stars = true}));
  EXPECT_FALSE(problem_with({.players = 2, .modules = kExtendedBoard, .plain_stars = true}));
}

}  // namespace
}  // namespace vendemmia::testing
