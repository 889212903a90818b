// Enhancements that answer to visitors, tours and stars: Inn, Tap Room, Tavern, Gazebo, Fountain, Banquet Hall.
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

// --- Inn (R-398) -----------------------------------------------------------------------------------------

TESTS_RULING(398);

STRUCTURE_TEST(Inn, OneLiraForEachVisitor) {
  Table t = structures().standing(0, {StructureCard::Inn}).hand(0, {Visitor::Patron});
  t.play_visitor(0, Visitor::Patron);
  EXPECT_EQ(t.lira(0), 1);
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 5);
}

// The lira comes before the card resolves, so it may help to pay for it.
STRUCTURE_TEST(Inn, HelpsToPayForTheCard) {
  EXPECT_FALSE(structures().hand(0, {Visitor::Stonemason}).lira(0, 7).can_play(Visitor::Stonemason));
  Table t = structures().standing(0, {StructureCard::Inn}).hand(0, {Visitor::Stonemason}).lira(0, 7);
  t.play_visitor(0, Visitor::Stonemason);
  EXPECT_EQ(t.lira(0), 0);
  t.expect_question(0, "build");
}

STRUCTURE_TEST(Inn, AlsoForTheSecondVisitorAndTheManagers) {
  Table t = structures(3).standing(0, {StructureCard::Inn}).hand(0, {Visitor::Patron, Visitor::NoviceGuide});
  t.play_visitor(0, Visitor::Patron, "play_summer_visitor.middle");
  t.answers(0, {"option 1", "play novice_guide"});
  // The guide has made no wine, so its lira come at once.
  EXPECT_EQ(t.lira(0), 1 + 4 + 1 + 3);
  Table manager =
      structures_in_winter().standing(0, {StructureCard::Inn}).hand(0, {Visitor::Manager, Visitor::Patron});
  manager.play_visitor(0, Visitor::Manager);
  manager.answers(0, {"take play_summer_visitor", "option 1"});
  EXPECT_EQ(manager.lira(0), 2 + 4);
}

STRUCTURE_TEST(Inn, NotForTheVisitorsOfOthers) {
  Table t = structures().standing(1, {StructureCard::Inn}).hand(0, {Visitor::NoviceGuide});
  t.play_visitor(0, Visitor::NoviceGuide);
  EXPECT_EQ(t.lira(1), 0);
}

// --- Tap Room and Tavern (R-399) -------------------------------------------------------------------------

TESTS_RULING(399);

STRUCTURE_TEST(TapRoom, AWineForTwoPointsAfterTheVisitor) {
  Table t = structures()
                .standing(0, {StructureCard::TapRoom})
                .hand(0, {Visitor::Patron})
                .wine(0, Wine::Red, 1)
                .wine(0, Wine::Blush, 4);
  t.play_visitor(0, Visitor::Patron);
  t.expect_question(0, "choose_option");
  t.answer(0, "option 1");
  t.expect_question(0, "accept_offer");
  t.answers(0, {"yes", "discard wine red 1"});
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.wine_count(0), 1u);
  // Once for each visitor.
  t.expect_turn(1);
}

// The wine made by the card counts.
STRUCTURE_TEST(TapRoom, TheWineThatTheVisitorMadeWillDo) {
  Table t = structures()
                .standing(0, {StructureCard::TapRoom})
                .hand(0, {Visitor::NoviceGuide})
                .grape(0, Grape::Red, 1);
  t.play_visitor(0, Visitor::NoviceGuide);
  t.answers(0, {"option 2", "yes"});
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.wine_count(0), 0u);
}

STRUCTURE_TEST(TapRoom, WithoutWineNothingIsAsked) {
  Table t = structures().standing(0, {StructureCard::TapRoom}).hand(0, {Visitor::NoviceGuide});
  t.play_visitor(0, Visitor::NoviceGuide);
  t.expect_turn(1);
}

STRUCTURE_TEST(TapRoom, OnceForEachOfTwoVisitors) {
  Table t = structures(3)
                .standing(0, {StructureCard::TapRoom})
                .hand(0, {Visitor::Patron, Visitor::Sponsor})
                .wine(0, Wine::Red, 1)
                .wine(0, Wine::Red, 2);
  t.play_visitor(0, Visitor::Patron, "play_summer_visitor.middle");
  t.answers(0, {"option 1", "yes", "discard wine red 1", "play sponsor", "option 2", "no", "yes"});
  EXPECT_EQ(t.vp(0), 4);
  EXPECT_EQ(t.wine_count(0), 0u);
}

// the inner card first, then the outer one.
STRUCTURE_TEST(TapRoom, TheManagerAndTheCardPlayedThroughIt) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::TapRoom})
                .hand(0, {Visitor::Manager, Visitor::NoviceGuide})
                .wine(0, Wine::Red, 1)
                .wine(0, Wine::Red, 2);
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");
  t.answers(0, {"yes", "discard wine red 2", "yes"});
  EXPECT_EQ(t.vp(0), 4);
  t.expect_turn(1);
}

STRUCTURE_TEST(Tavern, TwoGrapesForThreePoints) {
  Table t = structures()
                .standing(0, {StructureCard::Tavern})
                .hand(0, {Visitor::Patron})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::White, 4)
                .grape(0, Grape::White, 9);
  t.play_visitor(0, Visitor::Patron);
  t.answers(0, {"option 1", "yes", "discard grape red 1", "discard grape white 4"});
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.grape_count(0), 1u);
  t.expect_turn(1);
}

STRUCTURE_TEST(Tavern, OneGrapeIsTooFew) {
  Table t =
      structures().standing(0, {StructureCard::Tavern}).hand(0, {Visitor::Patron}).grape(0, Grape::Red, 9);
  t.play_visitor(0, Visitor::Patron);
  t.answer(0, "option 1");
  t.expect_turn(1);
}

STRUCTURE_TEST(Tavern, BothForTheSameVisitor) {
  Table t = structures()
                .standing(0, {StructureCard::Tavern, StructureCard::TapRoom})
                .hand(0, {Visitor::Patron})
                .wine(0, Wine::Red, 1)
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2);
  t.play_visitor(0, Visitor::Patron);
  t.answers(0, {"option 1", "yes", "yes"});
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.wine_count(0), 0u);
  t.answer(0, "discard grape red 1");
  EXPECT_EQ(t.vp(0), 5);
  EXPECT_EQ(t.grape_count(0), 0u);
  t.expect_turn(1);
}

// --- Gazebo and Fountain (R-394) -------------------------------------------------------------------------

TESTS_RULING(394);

STRUCTURE_TEST(Gazebo, EachTourAllowsAStar) {
  Table t = with_map(Season::Spring).standing(0, {StructureCard::Gazebo});
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
  t.expect_question(0, "star").offers("star firenze").offers("done");
  t.answer(0, "star pisa");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(stars_in(t, 0, Region::Pisa), 1u);
  t.expect_turn(1);
}

STRUCTURE_TEST(Gazebo, TheTastingRoomScoresToo) {
  Table t = with_map(Season::Fall)
                .standing(0, {StructureCard::Gazebo})
                .built(0, {Structure::TastingRoom})
                .wine(0, Wine::Red, 1)
                .vp(0, 0);
  t.place(0, "build_or_tour.left");
  t.answer(0, "bonus first");
  // Nothing can be built for 1 lira, so it is a tour.
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.vp(0), 1);
  t.expect_question(0, "star");
}

STRUCTURE_TEST(Gazebo, AManagersTourCounts) {
  Table t = with_map(Season::Winter, 5).standing(0, {StructureCard::Gazebo}).hand(0, {Visitor::Manager});
  t.play_visitor(0, Visitor::Manager, "play_winter_visitor.right");
  t.answer(0, "take give_tour");
  t.expect_question(0, "star");
}

STRUCTURE_TEST(Gazebo, LiraFromATourGuideAreNoTour) {
  Table t = with_map(Season::Summer, 5)
                .standing(0, {StructureCard::Gazebo})
                .standing(1, {StructureCard::Fountain})
                .hand(0, {Visitor::TourGuide});
  t.play_visitor(0, Visitor::TourGuide, "play_summer_visitor.right");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.lira(1), 0);
  t.expect_turn(1);
}

STRUCTURE_TEST(Fountain, ALiraFromTheBankForTheToursOfOthers) {
  Table t = structures().standing(1, {StructureCard::Fountain});
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.lira(1), 1);
}

STRUCTURE_TEST(Fountain, NotForTheOwnTours) {
  Table t = structures().standing(0, {StructureCard::Fountain});
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
}

STRUCTURE_TEST(Fountain, AManagersTourCounts) {
  Table t = structures_in_winter().standing(1, {StructureCard::Fountain}).hand(0, {Visitor::Manager});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take give_tour");
  EXPECT_EQ(t.lira(1), 1);
}

// --- Banquet Hall (R-400) --------------------------------------------------------------------------------

TESTS_RULING(400);

STRUCTURE_TEST(BanquetHall, AMovedStarBringsTheBenefitOfItsNewRegion) {
  Table t = with_map(Season::Spring)
                .standing(0, {StructureCard::BanquetHall})
                .stars(0, Region::Firenze, 4)
                .stars(0, Region::Pisa, 2);
  t.place(0, "influence.left");
  t.expect_question(0, "star").refuses("move star pisa pisa").refuses("star lucca");
  t.answer(0, "move star firenze pisa");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(stars_in(t, 0, Region::Pisa), 3u);
}

STRUCTURE_TEST(BanquetHall, LuccaGivesAStructureCard) {
  Table t = with_map(Season::Spring)
                .standing(0, {StructureCard::BanquetHall})
                .structure_deck({StructureCard::Cafe, StructureCard::Inn})
                .stars(0, Region::Siena, 6);
  t.place(0, "influence.left");
  t.answer(0, "move star siena lucca");
  EXPECT_TRUE(holds(t, 0, StructureCard::Cafe));
}

STRUCTURE_TEST(BanquetHall, PlacingIsPaidOnceAsAlways) {
  Table t = with_map(Season::Spring).standing(0, {StructureCard::BanquetHall}).stars(0, Region::Siena, 5);
  t.place(0, "influence.left");
  t.answer(0, "star pisa");
  EXPECT_EQ(t.lira(0), 2);
}

}  // namespace
}  // namespace vendemmia::testing
