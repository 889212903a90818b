// Private spaces: of the construction mat and of action structures.
#include "tests/support/decisions.h"
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(366, OneCardADestroyingWorker) {
  Table t =
      with_map(Season::Spring).standing(0, {StructureCard::Inn}).standing_on_field(0, StructureCard::Silo, 6);
  t.place(0, "destroy");
  t.expect_question(0, "destroy").offers_only({"destroy mat_1", "destroy field_6"});
  t.answer(0, "destroy field_6");
  EXPECT_FALSE(stands(t, 0, StructureCard::Silo));
  EXPECT_TRUE(stands(t, 0, StructureCard::Inn));
  EXPECT_TRUE(top_discard_is(t, StructureCard::Silo));
  t.expect_turn(1);
}

RULING_TEST(366, OnceAYear) {
  Table t = structures().standing(0, {StructureCard::Inn, StructureCard::Silo});
  t.place(0, "destroy");
  t.answer(0, "destroy mat_1");
  t.pass(1);
  t.expect_question(0, "turn")
      .refuses("place regular destroy", "already this year")
      .refuses("place grande destroy", "already this year");
  t.pass_to(vendemmia::Question::WakeUpRow);
  t.pass_to(vendemmia::Question::Turn);
  while (pending(t.state()).seat != 0) t.pass(1);
  EXPECT_TRUE(t.can_place("destroy"));
}

RULING_TEST(366, InEverySeason) {
  for (const Season season : {Season::Spring, Season::Summer, Season::Fall, Season::Winter}) {
    EXPECT_TRUE(with_map(season).standing(0, {StructureCard::Inn}).can_place("destroy"));
    EXPECT_TRUE(with_map(season).standing(0, {StructureCard::Inn}).can_place("grande destroy"));
  }
}

RULING_TEST(366, OnlyOwnCardsAndNoTokens) {
  EXPECT_FALSE(
      structures().standing(1, {StructureCard::Inn}).built(0, {Structure::Trellis}).can_place("destroy"));
}

RULING_TEST(366, TheEffectEndsAtOnce) {
  Table t = structures().standing(0, {StructureCard::Inn}).hand(0, {Visitor::NoviceGuide});
  t.place(0, "destroy");
  t.pass(1);
  t.play_visitor(0, Visitor::NoviceGuide);
  EXPECT_EQ(t.lira(0), 3);
}

DECISION_TEST(17, AnotherCardMayBeBuiltInItsPlaceAndUsed) {
  Table t = structures()
                .cards(0, {StructureCard::Cafe})
                .standing(0, {StructureCard::WineBar, StructureCard::Inn})
                .hand(0, {Visitor::Producer})
                .regulars(0, 5)
                .wine(0, Wine::Red, 1)
                .grape(0, Grape::Red, 1)
                .lira(0, 9);
  t.place(0, "structure.mat_1");
  t.answer(0, "yes");
  t.pass(1);
  t.play_visitor(0, Visitor::Producer);
  t.place(0, "destroy");
  t.answer(0, "destroy mat_1");
  t.place(0, "build_structure.left");
  t.answer(0, "build card cafe mat_1");
  EXPECT_TRUE(t.can_place("structure.mat_1"));
}

RULING_TEST(367, NotWhileItHoldsAWorker) {
  for (const char* worker : {"regular", "grande"}) {
    Table t = structures().standing(0, {StructureCard::Cafe, StructureCard::Inn}).grape(0, Grape::Red, 1);
    t.place(0, std::string(worker) + " structure.mat_1");
    t.answer(0, "yes");
    t.pass(1);
    t.place(0, "destroy");
    // Only the other one can go.
    EXPECT_TRUE(stands(t, 0, StructureCard::Cafe));
    EXPECT_FALSE(stands(t, 0, StructureCard::Inn));
  }
  Table alone = structures().standing(0, {StructureCard::Cafe}).grape(0, Grape::Red, 1);
  alone.place(0, "structure.mat_1");
  alone.answer(0, "yes");
  alone.pass(1);
  EXPECT_FALSE(alone.can_place("destroy"));
}

// --- action structures -------------------------------------------------------------------

RULING_TEST(368, TheCostFirstThenTheBenefitWhichMayBeDeclined) {
  Table t = structures().standing(0, {StructureCard::Cafe}).grape(0, Grape::Red, 1);
  t.place(0, "structure.mat_1");
  EXPECT_EQ(t.grape_count(0), 0u);
  EXPECT_EQ(t.lira(0), 0);
  t.answer(0, "no");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

RULING_TEST(368, OneWorkerAYearInAnySeason) {
  for (const Season season : {Season::Spring, Season::Summer, Season::Fall, Season::Winter}) {
    Table t =
        with_map(season).standing(0, {StructureCard::Cafe}).grape(0, Grape::Red, 1).grape(0, Grape::Red, 2);
    t.place(0, "structure.mat_1");
    t.answers(0, {"discard grape red 1", "yes"});
    t.place(1, "cart");
    t.answer(1, "option 1");
    t.expect_question(0, "turn")
        .refuses("place regular structure.mat_1", "already this year")
        .refuses("place grande structure.mat_1", "already this year");
  }
}

RULING_TEST(368, AgainNextYear) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Cafe})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 5);
  t.place(0, "structure.mat_1");
  t.answers(0, {"discard grape red 1", "yes"});
  t.pass_to(vendemmia::Question::WakeUpRow);
  t.pass_to(vendemmia::Question::Turn);
  while (pending(t.state()).seat != 0) t.pass(1);
  EXPECT_EQ(t.state().year, 2u);
  EXPECT_TRUE(t.can_place("structure.mat_1"));
}

RULING_TEST(368, OnlyTheOwnersWorkers) {
  const Table t =
      structures().standing(1, {StructureCard::Cafe}).grape(0, Grape::Red, 1).grape(1, Grape::Red, 1);
  EXPECT_FALSE(t.can_place("structure.mat_1"));
}

// the grande as an ordinary worker.
RULING_TEST(368, TheGrandeAsAnOrdinaryWorker) {
  Table t = structures().standing(0, {StructureCard::Cafe}).grape(0, Grape::Red, 1);
  t.place(0, "grande structure.mat_1");
  EXPECT_FALSE(t.grande_available(0));
  EXPECT_EQ(t.available(0), 2u);
}

// An enhancement or residual card has no space.
RULING_TEST(368, OnlyActionStructuresHaveASpace) {
  const Table t = structures().standing(0, {StructureCard::Inn, StructureCard::Silo});
  EXPECT_FALSE(t.can_place("structure.mat_1"));
  EXPECT_FALSE(t.can_place("structure.mat_2"));
}

// Every card with a cost that cannot be paid refuses the worker.
RULING_TEST(369, NotWhenTheCostCannotBePaid) {
  for (unsigned i = 0; i < kStructureCardCount; ++i) {
    const auto card = static_cast<StructureCard>(i);
    if (facts(card).kind != CardKind::Action) continue;
    const Table poor = structures().standing(0, {card}).vp(0, -5).regulars(0, 5);
    poor.expect_question(0, "turn").refuses("place regular structure.mat_1", "cannot carry out");
  }
}

RULING_TEST(370, RetrievingTheWorkerDoesNotAllowASecondUse) {
  Table t = structures()
                .standing(0, {StructureCard::Cafe})
                .hand(0, {Visitor::Producer})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .lira(0, 2);
  t.place(0, "structure.mat_1");
  t.answers(0, {"discard grape red 1", "yes"});
  t.pass(1);
  t.play_visitor(0, Visitor::Producer);
  EXPECT_EQ(t.available(0), 1u);
  t.expect_question(0, "turn").refuses("place regular structure.mat_1", "already this year");
}

// R-455, as far as no Mafioso repeats it: the space of the mat brings nothing besides.
RULING_TEST(455, TheSpaceOfTheMatHasNoBonus) {
  Table t = structures().standing(0, {StructureCard::Inn, StructureCard::Silo}).lira(0, 3);
  t.place(0, "destroy");
  t.answer(0, "destroy mat_2");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_TRUE(stands(t, 0, StructureCard::Inn));
  t.expect_turn(1);
}

// the Planner sends workers to the board only.
RULING_TEST(368, ThePlannerDoesNotReachIt) {
  Table t =
      structures().standing(0, {StructureCard::Cafe}).hand(0, {Visitor::Planner}).grape(0, Grape::Red, 1);
  t.play_visitor(0, Visitor::Planner);
  t.expect_question(0, "plan_worker")
      .refuses("place regular structure.mat_1")
      .refuses("place regular destroy");
}

// --- R-375 -----------------------------------------------------------------------------------------------

RULING_TEST(375, EnhancementsWorkWhenAnOpponentsCardCausesTheDeed) {
  Table t = structures_in_winter()
                .standing(1, {StructureCard::Penthouse, StructureCard::Charmat, StructureCard::Patio})
                .hand(0, {Visitor::Mentor})
                .built(1, {Structure::MediumCellar, Structure::LargeCellar})
                .grape(1, Grape::Red, 3)
                .grape(1, Grape::White, 4);
  t.play_visitor(0, Visitor::Mentor);
  t.answer(1, "make sparkling from red 3 white 4");
  EXPECT_EQ(t.vp(1), 1);
  EXPECT_EQ(t.lira(1), 2);
  EXPECT_EQ(t.vp(0), 0);
}

RULING_TEST(375, TheStudioOfWhoBuildsThroughAHandyman) {
  Table t = structures()
                .standing(0, {StructureCard::Workshop})
                .standing(1, {StructureCard::Studio})
                .hand(0, {Visitor::Handyman})
                .built(0, {Structure::Trellis, Structure::Yoke, Structure::Irrigation});
  t.play_visitor(0, Visitor::Handyman);
  t.expect_question(1, "build").offers("build trellis").refuses("build irrigation");
  t.answer(1, "build trellis");
  EXPECT_EQ(t.vp(1), 1);
  EXPECT_EQ(t.vp(0), 1);
}

}  // namespace
}  // namespace vendemmia::testing
