// Structures with a space of their own, from Wine Bar to Mixer.
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

// --- Wine Bar (R-380) ------------------------------------------------------------------------------------

TESTS_RULING(380);

STRUCTURE_TEST(WineBar, AnyWineForTwoPoints) {
  Table t =
      structures().standing(0, {StructureCard::WineBar}).wine(0, Wine::Red, 1).wine(0, Wine::Sparkling, 9);
  t.place(0, "structure.mat_1");
  t.expect_question(0, "discard_wine").offers_only({"discard wine red 1", "discard wine sparkling 9"});
  t.answer(0, "discard wine red 1");
  EXPECT_EQ(t.wine_count(0), 1u);
  EXPECT_EQ(t.vp(0), 0);
  t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), 2);
  t.expect_turn(1);
}

STRUCTURE_TEST(WineBar, NeedsAWine) {
  EXPECT_FALSE(structures()
                   .standing(0, {StructureCard::WineBar})
                   .grape(0, Grape::Red, 5)
                   .can_place("structure.mat_1"));
}

// --- Ristorante (R-380) ----------------------------------------------------------------------------------

STRUCTURE_TEST(Ristorante, AWineAndAGrapeForThreeLiraAndThreePoints) {
  Table t = structures()
                .standing(0, {StructureCard::Ristorante})
                .wine(0, Wine::Red, 1)
                .wine(0, Wine::White, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 4);
  t.place(0, "structure.mat_1");
  t.answer(0, "discard wine white 2");
  t.expect_question(0, "discard_grape").offers_only({"discard grape red 3", "discard grape white 4"});
  t.answers(0, {"discard grape white 4", "yes"});
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.wine_count(0), 1u);
  EXPECT_EQ(t.grape_count(0), 1u);
}

STRUCTURE_TEST(Ristorante, NeedsBoth) {
  EXPECT_FALSE(structures()
                   .standing(0, {StructureCard::Ristorante})
                   .wine(0, Wine::Red, 1)
                   .can_place("structure.mat_1"));
  EXPECT_FALSE(structures()
                   .standing(0, {StructureCard::Ristorante})
                   .grape(0, Grape::Red, 1)
                   .can_place("structure.mat_1"));
}

// --- Guest House (R-380) ---------------------------------------------------------------------------------

STRUCTURE_TEST(GuestHouse, TwoVisitorsOfAnySeasonForTwoPoints) {
  Table t = structures()
                .cards(0, {StructureCard::Cafe})
                .standing(0, {StructureCard::GuestHouse})
                .hand(0, {Visitor::Banker, Visitor::Queen, Visitor::Judge})
                .vines(0, {Vine::Pinot});
  t.place(0, "structure.mat_1");
  t.expect_question(0, "discard")
      .offers_only({"discard summer banker", "discard winter queen", "discard winter judge"});
  t.answers(0, {"discard winter queen", "discard summer banker", "yes"});
  EXPECT_EQ(t.vp(0), 2);
  // Discarding is not playing.
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_TRUE(t.top_discard_is(Visitor::Queen));
  EXPECT_TRUE(t.holds(0, Visitor::Judge));
}

STRUCTURE_TEST(GuestHouse, DiscardingIsNotPlaying) {
  Table t = structures()
                .standing(0, {StructureCard::GuestHouse, StructureCard::Inn, StructureCard::TapRoom})
                .hand(0, {Visitor::Banker, Visitor::Queen})
                .wine(0, Wine::Red, 1);
  t.place(0, "structure.mat_1");
  t.answers(0, {"discard summer banker", "yes"});
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.wine_count(0), 1u);
  t.expect_turn(1);
}

STRUCTURE_TEST(GuestHouse, NeedsTwoVisitors) {
  EXPECT_FALSE(structures()
                   .cards(0, {StructureCard::Cafe})
                   .standing(0, {StructureCard::GuestHouse})
                   .hand(0, {Visitor::Banker})
                   .vines(0, {Vine::Pinot})
                   .can_place("structure.mat_1"));
}

// --- Cafe (R-380) ----------------------------------------------------------------------------------------

STRUCTURE_TEST(Cafe, AnyGrapeForThreeLiraAndAPoint) {
  Table t = structures().standing(0, {StructureCard::Cafe}).grape(0, Grape::Red, 9).grape(0, Grape::White, 1);
  t.place(0, "structure.mat_1");
  t.answers(0, {"discard grape white 1", "yes"});
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 9));
}

STRUCTURE_TEST(Cafe, NeedsAGrape) {
  EXPECT_FALSE(
      structures().standing(0, {StructureCard::Cafe}).wine(0, Wine::Red, 1).can_place("structure.mat_1"));
}

// --- Label Factory (R-381) -------------------------------------------------------------------------------

TESTS_RULING(381);

STRUCTURE_TEST(LabelFactory, ThreeLiraAndAnOrderForTwoMorePoints) {
  Table t = structures()
                .standing(0, {StructureCard::LabelFactory})
                .orders(0, {1, 5})
                .wine(0, Wine::Red, 6)
                .wine(0, Wine::White, 5)
                .lira(0, 3);
  t.place(0, "structure.mat_1");
  t.expect_question(0, "fill_order").offers_only({"fill order_01", "fill order_05"});
  t.answers(0, {"fill order_05", "yes"});
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 4);
  EXPECT_EQ(t.residual(0), 1u);
  EXPECT_TRUE(t.holds_order(0, 1));
}

// The Wine Parlor pays when the order is filled, too late for the three lira.
STRUCTURE_TEST(LabelFactory, TheWineParlorComesTooLate) {
  EXPECT_FALSE(structures()
                   .standing(0, {StructureCard::LabelFactory, StructureCard::WineParlor})
                   .orders(0, {1})
                   .wine(0, Wine::Red, 6)
                   .lira(0, 2)
                   .can_place("structure.mat_1"));
  EXPECT_FALSE(structures()
                   .standing(0, {StructureCard::LabelFactory})
                   .orders(0, {1})
                   .wine(0, Wine::Red, 4)
                   .lira(0, 9)
                   .can_place("structure.mat_1"));
}

// --- Mixer (R-382) ---------------------------------------------------------------------------------------

TESTS_RULING(382);

STRUCTURE_TEST(Mixer, OneBlushAndOneSparklingForOnePoint) {
  Table t = structures()
                .standing(0, {StructureCard::Mixer})
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 4)
                .grape(0, Grape::White, 5);
  t.place(0, "structure.mat_1");
  t.expect_question(0, "make_wine")
      .offers("make blush from red 1 white 4")
      .refuses("make red from red 1")
      .refuses("make white from white 4")
      .refuses("done");
  t.answer(0, "make blush from red 1 white 4");
  t.expect_question(0, "make_wine")
      .offers_only({"make sparkling from red 3 red 2 white 5", "done"})
      .refuses("make blush from red 2 white 5");
  t.answers(0, {"make sparkling from red 3 red 2 white 5", "yes"});
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 9));
  EXPECT_EQ(t.vp(0), 1);
  t.expect_turn(1);
}

STRUCTURE_TEST(Mixer, OneWineIsEnough) {
  Table t = structures()
                .standing(0, {StructureCard::Mixer})
                .built(0, {Structure::MediumCellar})
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::White, 2)
                .grape(0, Grape::White, 3);
  t.place(0, "structure.mat_1");
  t.answers(0, {"make blush from red 2 white 2", "yes"});
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.wine_count(0), 1u);
  t.expect_turn(1);
}

STRUCTURE_TEST(Mixer, NeedsTheCellarAndTheGrapes) {
  const auto mixer = [] { return structures().standing(0, {StructureCard::Mixer}); };
  EXPECT_FALSE(mixer().grape(0, Grape::Red, 2).grape(0, Grape::White, 2).can_place("structure.mat_1"));
  EXPECT_FALSE(mixer()
                   .built(0, {Structure::MediumCellar})
                   .grape(0, Grape::Red, 2)
                   .grape(0, Grape::White, 1)
                   .can_place("structure.mat_1"));
  EXPECT_TRUE(mixer()
                  .built(0, {Structure::MediumCellar})
                  .grape(0, Grape::Red, 2)
                  .grape(0, Grape::White, 2)
                  .can_place("structure.mat_1"));
}

// with the Charmat a pair will do for the sparkling wine.
STRUCTURE_TEST(Mixer, TheCharmatHelps) {
  Table t = structures()
                .standing(0, {StructureCard::Mixer, StructureCard::Charmat})
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 4);
  t.place(0, "structure.mat_1");
  t.expect_question(0, "make_wine")
      .offers_only({"make blush from red 3 white 4", "make sparkling from red 3 white 4"});
}

}  // namespace
}  // namespace vendemmia::testing
