// Enhancements of harvest and wine: Patio, Penthouse, Charmat, Harvest Machine, Fermentation Tank.
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

StructureTable cellar(std::initializer_list<StructureCard> cards) {
  StructureTable t = structures_in_winter();
  t.standing(0, cards);
  t.built(0, {Structure::MediumCellar, Structure::LargeCellar});
  return t;
}

// --- Patio (R-383) ---------------------------------------------------------------------------------------

TESTS_RULING(383);

STRUCTURE_TEST(Patio, TwoLiraForEachBlushAndSparkling) {
  Table t = cellar({StructureCard::Patio})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 4)
                .grape(0, Grape::White, 5);
  t.place(0, "make_wine.left");
  t.answer(0, "make blush from red 1 white 4");
  EXPECT_EQ(t.lira(0), 2);
  t.answer(0, "make sparkling from red 3 red 2 white 5");
  EXPECT_EQ(t.lira(0), 4);
}

STRUCTURE_TEST(Patio, NothingForRedAndWhite) {
  Table t = cellar({StructureCard::Patio}).grape(0, Grape::Red, 9).grape(0, Grape::White, 1);
  t.place(0, "make_wine.left");
  t.answers(0, {"make red from red 9", "make white from white 1"});
  EXPECT_EQ(t.lira(0), 0);
}

// by any means, an opponent's card included.
STRUCTURE_TEST(Patio, AlsoThroughAnOpponentsMentor) {
  Table t = structures_in_winter()
                .standing(1, {StructureCard::Patio})
                .hand(0, {Visitor::Mentor})
                .built(1, {Structure::MediumCellar})
                .grape(1, Grape::Red, 2)
                .grape(1, Grape::White, 2);
  t.play_visitor(0, Visitor::Mentor);
  t.answer(1, "make blush from red 2 white 2");
  EXPECT_EQ(t.lira(1), 2);
  EXPECT_EQ(t.lira(0), 0);
}

// --- Penthouse (R-384) -----------------------------------------------------------------------------------

TESTS_RULING(384);

STRUCTURE_TEST(Penthouse, APointForEachWineOfSevenOrMore) {
  Table t = cellar({StructureCard::Penthouse}).grape(0, Grape::Red, 7).grape(0, Grape::White, 6);
  t.place(0, "make_wine.left");
  t.answer(0, "make red from red 7");
  EXPECT_EQ(t.vp(0), 1);
  t.answer(0, "make white from white 6");
  EXPECT_EQ(t.vp(0), 1);
}

STRUCTURE_TEST(Penthouse, TheValueInTheCellarCounts) {
  Table small = structures_in_winter()
                    .standing(0, {StructureCard::Penthouse})
                    .built(0, {Structure::MediumCellar})
                    .grape(0, Grape::Red, 9);
  small.place(0, "make_wine.left");
  EXPECT_TRUE(small.has_wine(0, Wine::Red, 6));
  EXPECT_EQ(small.vp(0), 0);
  Table taken = cellar({StructureCard::Penthouse}).grape(0, Grape::Red, 7).wine(0, Wine::Red, 7);
  taken.place(0, "make_wine.left");
  EXPECT_TRUE(taken.has_wine(0, Wine::Red, 6));
  EXPECT_EQ(taken.vp(0), 0);
}

STRUCTURE_TEST(Penthouse, AgeingIsNotMaking) {
  Table t = structures()
                .standing(0, {StructureCard::Penthouse, StructureCard::Cask})
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .wine(0, Wine::Red, 6);
  t.place(0, "structure.mat_2");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 8));
  EXPECT_EQ(t.vp(0), 0);
}

// --- Charmat (R-385) -------------------------------------------------------------------------------------

TESTS_RULING(385);

STRUCTURE_TEST(Charmat, ASparklingOfOneRedAndOneWhite) {
  Table t = cellar({StructureCard::Charmat})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 4);
  t.place(0, "make_wine.left");
  t.expect_question(0, "make_wine")
      .offers("make sparkling from red 3 white 4")
      .offers("make blush from red 3 white 4")
      .offers("make sparkling from red 3 red 1 white 4")
      .refuses("make sparkling from red 1 white 4", "at least 7");
  t.answer(0, "make sparkling from red 3 white 4");
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 7));
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
}

STRUCTURE_TEST(Charmat, NeedsTheLargeCellar) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Charmat})
                .built(0, {Structure::MediumCellar})
                .grape(0, Grape::Red, 5)
                .grape(0, Grape::White, 4);
  t.place(0, "make_wine.left");
  t.expect_question(0, "make_wine")
      .offers("make blush from red 5 white 4")
      .refuses("make sparkling from red 5 white 4", "cellar is too small");
}

STRUCTURE_TEST(Charmat, ExceptWithTheZymologist) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Charmat})
                .hand(0, {Visitor::Zymologist})
                .grape(0, Grape::Red, 5)
                .grape(0, Grape::White, 4);
  t.play_visitor(0, Visitor::Zymologist);
  t.expect_question(0, "make_wine").offers("make sparkling from red 5 white 4");
}

// The pair may be the only wine that can be made at all.
STRUCTURE_TEST(Charmat, MakesTheActionPossible) {
  const auto full = [](std::initializer_list<StructureCard> cards) {
    StructureTable t = cellar(cards);
    for (unsigned value = 1; value <= 9; ++value) t.wine(0, Wine::Red, value).wine(0, Wine::White, value);
    for (unsigned value = 4; value <= 9; ++value) t.wine(0, Wine::Blush, value);
    t.grape(0, Grape::Red, 3).grape(0, Grape::White, 4);
    return t;
  };
  EXPECT_FALSE(full({}).can_place("make_wine.left"));
  EXPECT_TRUE(full({StructureCard::Charmat}).can_place("make_wine.left"));
}

// --- Harvest Machine (R-396) -----------------------------------------------------------------------------

TESTS_RULING(396);

StructureTable fields(std::initializer_list<StructureCard> cards, unsigned players = 2) {
  StructureTable t = structures_in_winter(players);
  t.standing(0, cards);
  t.planted(0, 5, {Vine::Sangiovese}).planted(0, 6, {Vine::Merlot}).planted(0, 7, {Vine::Trebbiano});
  return t;
}

STRUCTURE_TEST(HarvestMachine, AllFieldsInsteadOfOne) {
  Table t = fields({StructureCard::HarvestMachine});
  t.place(0, "harvest_field.left");
  t.answer(0, "harvest field_6");
  t.expect_question(0, "harvest").offers_only({"harvest field_5", "harvest field_7", "done"});
  t.answer(0, "harvest field_7");
  // Beyond the one field it is all of them.
  EXPECT_EQ(t.player(0).harvested_fields, 7u);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 2));
  t.expect_turn(1);
}

STRUCTURE_TEST(HarvestMachine, OneFieldIsStillAllowed) {
  Table t = fields({StructureCard::HarvestMachine});
  t.place(0, "harvest_field.left");
  t.answers(0, {"harvest field_6", "done"});
  EXPECT_EQ(t.grape_count(0), 1u);
  t.expect_turn(1);
}

STRUCTURE_TEST(HarvestMachine, IsNoDutyInTheFriendlyVariant) {  // one field is enough
  Table t = fields({StructureCard::HarvestMachine}, 3).friendly();
  t.place(0, "harvest_field.middle");
  t.answers(0, {"harvest field_5", "done", "harvest field_6"});
  t.expect_question(0, "harvest").offers_only({"harvest field_7", "done"});
}

STRUCTURE_TEST(HarvestMachine, WithoutItOneField) {
  Table t = fields({});
  t.place(0, "harvest_field.left");
  t.answer(0, "harvest field_6");
  t.expect_turn(1);
}

STRUCTURE_TEST(HarvestMachine, SkipsFieldsHarvestedBefore) {
  Table t = fields({StructureCard::HarvestMachine}).harvested(0, 5);
  t.place(0, "harvest_field.left");
  t.answer(0, "harvest field_6");
  t.expect_question(0, "harvest")
      .offers_only({"harvest field_7", "done"})
      .refuses("harvest field_5", "harvested");
}

STRUCTURE_TEST(HarvestMachine, WorksOnTheYokeAndForVisitors) {
  Table t = fields({StructureCard::HarvestMachine}).built(0, {Structure::Yoke});
  t.place(0, "yoke");
  t.answers(0, {"option 2", "harvest field_5", "harvest field_6"});
  EXPECT_EQ(t.player(0).harvested_fields, 7u);
  Table guide = structures()
                    .standing(0, {StructureCard::HarvestMachine})
                    .hand(0, {Visitor::TourGuide})
                    .planted(0, 5, {Vine::Sangiovese})
                    .planted(0, 6, {Vine::Merlot});
  guide.play_visitor(0, Visitor::TourGuide);
  guide.answers(0, {"option 2", "harvest field_5", "harvest field_6"});
  EXPECT_EQ(guide.grape_count(0), 2u);
}

// one field would have been enough for the card; with the machine all three count.
STRUCTURE_TEST(HarvestMachine, TheReaperCountsThem) {
  Table t = fields({StructureCard::HarvestMachine}).hand(0, {Visitor::Reaper});
  t.play_visitor(0, Visitor::Reaper);
  t.answers(0, {"harvest field_5", "harvest field_6", "harvest field_7"});
  EXPECT_EQ(t.vp(0), 2);
  Table jack = fields({StructureCard::HarvestMachine}).hand(0, {Visitor::JackOfAllTrades});
  jack.play_visitor(0, Visitor::JackOfAllTrades);
  jack.answers(0, {"harvest field_5", "harvest field_6"});
  EXPECT_EQ(jack.player(0).harvested_fields, 7u);
}

// Harvester: two fields by the card, the third by the machine.
STRUCTURE_TEST(HarvestMachine, TakesACardOfTwoFieldsToThree) {
  Table t = fields({StructureCard::HarvestMachine}).hand(0, {Visitor::Harvester});
  t.play_visitor(0, Visitor::Harvester);
  t.answers(0, {"harvest field_5", "harvest field_6"});
  t.expect_question(0, "harvest").offers_only({"harvest field_7", "done"});
  t.answer(0, "harvest field_7");
  EXPECT_EQ(t.grape_count(0), 3u);
}

// --- Fermentation Tank (R-397, R-448) --------------------------------------------------------------------

TESTS_RULING(397);

STRUCTURE_TEST(FermentationTank, OneWineAfterAHarvest) {
  Table t = fields({StructureCard::FermentationTank});
  t.place(0, "harvest_field.left");
  t.answer(0, "harvest field_6");
  t.expect_question(0, "make_wine").offers_only({"make red from red 3", "done"});
  t.answer(0, "make red from red 3");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  t.expect_turn(1);
}

STRUCTURE_TEST(FermentationTank, MayBeDeclined) {
  Table t = fields({StructureCard::FermentationTank});
  t.place(0, "harvest_field.left");
  t.answers(0, {"harvest field_6", "done"});
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.wine_count(0), 0u);
  t.expect_turn(1);
}

STRUCTURE_TEST(FermentationTank, OnceForAllFieldsOfTheMachine) {
  Table t = fields({StructureCard::FermentationTank, StructureCard::HarvestMachine});
  t.place(0, "harvest_field.left");
  t.answers(0, {"harvest field_5", "harvest field_6", "make red from red 3"});
  EXPECT_EQ(t.grape_count(0), 2u);
  t.expect_turn(1);
}

STRUCTURE_TEST(FermentationTank, OnTheYokeAndForVisitors) {
  Table t = fields({StructureCard::FermentationTank}).built(0, {Structure::Yoke});
  t.place(0, "yoke");
  t.answers(0, {"option 2", "harvest field_6"});
  t.expect_question(0, "make_wine");
  Table laborer = fields({StructureCard::FermentationTank}).hand(0, {Visitor::Harvester});
  laborer.play_visitor(0, Visitor::Harvester);
  laborer.answers(0, {"harvest field_5", "harvest field_6"});
  // Before the rest of the card.
  laborer.expect_question(0, "make_wine");
  laborer.answer(0, "done");
  laborer.expect_question(0, "choose_option");
}

RULING_TEST(448, ActionAndBonusAreOneHarvest) {
  Table t = fields({StructureCard::FermentationTank}, 3);
  t.place(0, "harvest_field.middle");
  t.answer(0, "harvest field_5");
  t.expect_question(0, "harvest").offers_only({"harvest field_6", "harvest field_7", "done"});
  t.answer(0, "harvest field_6");
  t.expect_question(0, "make_wine").offers_only({"make red from red 1", "make red from red 3", "done"});
  t.answer(0, "make red from red 1");
  t.expect_turn(1);
}

RULING_TEST(448, TheWineIsMadeEvenIfTheBonusIsDeclined) {
  Table t = fields({StructureCard::FermentationTank}, 3);
  t.place(0, "harvest_field.middle");
  t.answers(0, {"harvest field_5", "done"});
  t.expect_question(0, "make_wine").offers_only({"make red from red 1", "done"});
  t.answer(0, "done");
  t.expect_turn(1);
}

RULING_TEST(448, OrIfNoFieldIsLeftForTheBonus) {
  Table t = fields({StructureCard::FermentationTank}, 3).harvested(0, 6).harvested(0, 7);
  t.place(0, "harvest_field.middle");
  // The only field was harvested without a question.
  t.expect_question(0, "make_wine");
  t.answer(0, "done");
  t.expect_turn(1);
}

RULING_TEST(448, OnTheExtendedBoardWithTheLeftSpace) {
  Table t = with_map(Season::Fall)
                .standing(0, {StructureCard::FermentationTank})
                .planted(0, 5, {Vine::Sangiovese})
                .planted(0, 6, {Vine::Merlot});
  t.place(0, "harvest_field.left");
  t.answers(0, {"harvest field_5", "harvest field_6"});
  t.expect_question(0, "make_wine");
  t.answer(0, "done");
  t.expect_turn(1);
}

// what was planned is a harvest like any other.
STRUCTURE_TEST(FermentationTank, AfterAPlannedHarvest) {
  Table t = structures()
                .standing(0, {StructureCard::FermentationTank})
                .hand(0, {Visitor::Planner})
                .planted(0, 5, {Vine::Merlot});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular harvest_field.left");
  t.pass_to(vendemmia::Question::MakeWine);
  t.expect_question(0, "make_wine").offers_only({"make red from red 3", "done"});
}

}  // namespace
}  // namespace vendemmia::testing
