// Structures with a space of their own, from Cask to School.
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

// --- Cask (R-376) ----------------------------------------------------------------------------------------

TESTS_RULING(376);

STRUCTURE_TEST(Cask, AgesOneWineTwiceThenDrawsAnOrder) {
  Table t = structures()
                .standing(0, {StructureCard::Cask})
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 2)
                .wine(0, Wine::White, 1)
                .on_top_order(7);
  t.place(0, "structure.mat_1");
  t.expect_question(0, "age_wine").offers_only({"age red 2", "age white 1"});
  t.answer(0, "age red 2");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 4));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 1));
  EXPECT_EQ(t.hand_size(0), 0u);
  t.answer(0, "yes");
  EXPECT_TRUE(t.holds_order(0, 7));
  t.expect_turn(1);
}

STRUCTURE_TEST(Cask, GoesAsFarAsTheCellarLets) {
  Table t = structures().standing(0, {StructureCard::Cask}).wine(0, Wine::Red, 2).wine(0, Wine::White, 3);
  t.place(0, "structure.mat_1");
  // The white one cannot move at all, so the red one is the only choice: one step, then the cellar ends.
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 3));
  t.expect_question(0, "accept_offer").offers_only({"yes", "no"});
}

STRUCTURE_TEST(Cask, StopsBelowANeighbour) {
  Table t = structures()
                .standing(0, {StructureCard::Cask})
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .wine(0, Wine::Red, 4)
                .wine(0, Wine::Red, 6);
  t.place(0, "structure.mat_1");
  t.answer(0, "age red 4");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 6));
}

STRUCTURE_TEST(Cask, NeedsAWineThatCanMove) {
  EXPECT_FALSE(structures().standing(0, {StructureCard::Cask}).can_place("structure.mat_1"));
  EXPECT_FALSE(
      structures().standing(0, {StructureCard::Cask}).wine(0, Wine::Red, 3).can_place("structure.mat_1"));
  EXPECT_TRUE(
      structures().standing(0, {StructureCard::Cask}).wine(0, Wine::Red, 2).can_place("structure.mat_1"));
}

STRUCTURE_TEST(Cask, WorksWithoutAnOrderToDraw) {
  Table t = structures().standing(0, {StructureCard::Cask}).wine(0, Wine::Red, 1).empty_deck(Deck::Order);
  t.place(0, "structure.mat_1");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  t.expect_turn(1);
}

// --- Wine Cave (R-377) -----------------------------------------------------------------------------------

TESTS_RULING(377);

STRUCTURE_TEST(WineCave, AgesTwoNeighboursHigherFirst) {
  Table t = structures()
                .standing(0, {StructureCard::WineCave})
                .wine(0, Wine::Red, 1)
                .wine(0, Wine::Red, 2)
                .on_top_order(7);
  t.place(0, "structure.mat_1");
  // The lower one is blocked until the higher one has moved; then the higher one has had its step.
  t.expect_question(0, "age_wine");
  t.answer(0, "age red 1");
  t.expect_question(0, "accept_offer");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 2));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  t.answer(0, "yes");
  EXPECT_TRUE(t.holds_order(0, 7));
}

STRUCTURE_TEST(WineCave, OneWineIsEnoughAndNoneMovesTwice) {
  Table t = structures()
                .standing(0, {StructureCard::WineCave})
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 1)
                .wine(0, Wine::White, 4);
  t.place(0, "structure.mat_1");
  t.expect_question(0, "age_wine").offers_only({"age red 1", "age white 4"}).refuses("done");
  t.answer(0, "age red 1");
  t.expect_question(0, "age_wine").offers_only({"age white 4", "done"}).refuses("age red 2", "cannot age");
  t.answer(0, "done");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 2));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 4));
  t.answer(0, "no");
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

STRUCTURE_TEST(WineCave, NeedsAWineThatCanMove) {
  EXPECT_FALSE(structures()
                   .standing(0, {StructureCard::WineCave})
                   .wine(0, Wine::White, 3)
                   .can_place("structure.mat_1"));
}

// --- Trading Post (R-378) --------------------------------------------------------------------------------

TESTS_RULING(378);

STRUCTURE_TEST(TradingPost, TradesOnceThenPlacesAStar) {
  Table t = with_map(Season::Spring).standing(0, {StructureCard::TradingPost}).lira(0, 3);
  t.place(0, "structure.mat_1");
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 0);
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 1);
  t.expect_question(0, "star").offers("star pisa").offers("done");
  t.answer(0, "star pisa");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(stars_in(t, 0, Region::Pisa), 1u);
  t.expect_turn(1);
}

// the trade is as on the extended board; R-451: with the four decks that are there.
STRUCTURE_TEST(TradingPost, TradesWithoutAMap) {
  Table t = structures()
                .cards(0, {StructureCard::Cafe, StructureCard::Inn})
                .standing(0, {StructureCard::TradingPost});
  t.place(0, "structure.mat_1");
  t.expect_question(0, "choose_option").offers_only({"option 2", "option 3"});
  t.answers(0, {"option 3", "discard structure cafe", "option 3"});
  t.expect_question(0, "name_deck").offers_only({"deck vine", "deck summer", "deck order", "deck winter"});
  t.answers(0, {"deck vine", "deck order"});
  EXPECT_EQ(t.hand_size(0), 2u);
  t.expect_turn(1);
}

STRUCTURE_TEST(TradingPost, NeedsSomethingToGive) {
  EXPECT_FALSE(structures()
                   .standing(0, {StructureCard::TradingPost})
                   .vp(0, -5)
                   .lira(0, 2)
                   .can_place("structure.mat_1"));
  EXPECT_TRUE(structures()
                  .standing(0, {StructureCard::TradingPost})
                  .vp(0, -5)
                  .grape(0, Grape::Red, 9)
                  .can_place("structure.mat_1"));
}

// --- Shop (R-378) ----------------------------------------------------------------------------------------

STRUCTURE_TEST(Shop, FillsAnOrderInSummerThenPlacesAStar) {
  Table t = with_map(Season::Summer)
                .standing(0, {StructureCard::Shop})
                .orders(0, {2})
                .wine(0, Wine::Red, 2)
                .wine(0, Wine::White, 3);
  t.place(0, "structure.mat_1");
  // The order and its wines leave no choice. No bonus of the board's action.
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.residual(0), 1u);
  EXPECT_EQ(t.wine_count(0), 0u);
  t.expect_question(0, "star");
  t.answer(0, "star siena");
  EXPECT_EQ(t.lira(0), 1);
}

// the benefit may be declined.
STRUCTURE_TEST(Shop, TheStarMayBeDeclined) {
  Table t = with_map(Season::Summer).standing(0, {StructureCard::Shop}).orders(0, {1}).wine(0, Wine::Red, 5);
  t.place(0, "structure.mat_1");
  t.answer(0, "done");
  for (const u8 stars : t.player(0).stars.unpacked()) EXPECT_EQ(stars, 0);
  t.expect_turn(1);
}

STRUCTURE_TEST(Shop, WithoutAMapOnlyTheOrderIsFilled) {
  Table t = structures().standing(0, {StructureCard::Shop}).orders(0, {1}).wine(0, Wine::Red, 5);
  t.place(0, "structure.mat_1");
  EXPECT_EQ(t.vp(0), 2);
  t.expect_turn(1);
}

STRUCTURE_TEST(Shop, NeedsAnOrderThatCanBeFilled) {
  EXPECT_FALSE(structures()
                   .standing(0, {StructureCard::Shop})
                   .orders(0, {1})
                   .wine(0, Wine::Red, 4)
                   .can_place("structure.mat_1"));
}

// --- Wine Press (R-378) ----------------------------------------------------------------------------------

STRUCTURE_TEST(WinePress, MakesUpToTwoWinesThenMovesAStar) {
  Table t = with_map(Season::Winter)
                .standing(0, {StructureCard::WinePress})
                .stars(0, Region::Pisa, 6)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::White, 1);
  t.place(0, "structure.mat_1");
  t.expect_question(0, "make_wine").refuses("done");
  t.answer(0, "make red from red 2");
  t.expect_question(0, "make_wine").offers_only({"make white from white 1", "done"});
  t.answer(0, "make white from white 1");
  EXPECT_EQ(t.wine_count(0), 2u);
  t.expect_question(0, "star").offers("move star pisa lucca").refuses("star siena");
  t.answer(0, "move star pisa siena");
  // a move brings no benefit.
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(stars_in(t, 0, Region::Siena), 1u);
  EXPECT_EQ(stars_in(t, 0, Region::Pisa), 5u);
}

STRUCTURE_TEST(WinePress, NeedsAWineThatCanBeMade) {
  EXPECT_FALSE(structures().standing(0, {StructureCard::WinePress}).can_place("structure.mat_1"));
  // The one space left for it is taken.
  EXPECT_FALSE(structures()
                   .standing(0, {StructureCard::WinePress})
                   .grape(0, Grape::Red, 1)
                   .wine(0, Wine::Red, 1)
                   .can_place("structure.mat_1"));
}

// --- School (R-379) --------------------------------------------------------------------------------------

TESTS_RULING(379);

STRUCTURE_TEST(School, TrainsForNothingAndTheWorkerIsThereAtOnce) {
  Table t = structures().standing(0, {StructureCard::School});
  t.place(0, "structure.mat_1");
  EXPECT_EQ(t.player(0).regulars, 3u);
  EXPECT_EQ(t.player(0).training, 0u);
  EXPECT_EQ(t.available(0), 2u);
  t.answer(0, "yes");
  EXPECT_EQ(t.lira(0), 1);
  t.pass(1);
  EXPECT_TRUE(t.can_place("give_tour.left"));
}

STRUCTURE_TEST(School, NotWithSixWorkers) {
  EXPECT_FALSE(structures().standing(0, {StructureCard::School}).regulars(0, 5).can_place("structure.mat_1"));
  EXPECT_FALSE(structures()
                   .standing(0, {StructureCard::School})
                   .regulars(0, 4)
                   .training(0, 1)
                   .can_place("structure.mat_1"));
}

// the fee is due before the lira comes.
STRUCTURE_TEST(School, TheAcademyIsPaidFirst) {
  EXPECT_FALSE(structures()
                   .standing(0, {StructureCard::School})
                   .standing(1, {StructureCard::Academy})
                   .can_place("structure.mat_1"));
  Table t =
      structures().standing(0, {StructureCard::School}).standing(1, {StructureCard::Academy}).lira(0, 1);
  t.place(0, "structure.mat_1");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.lira(1), 1);
  t.answer(0, "yes");
  EXPECT_EQ(t.lira(0), 1);
}

}  // namespace
}  // namespace vendemmia::testing
