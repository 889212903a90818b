// Enhancements of planting, building and training: Aqueduct, Studio, Workshop, Barn, Academy.
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

// --- Aqueduct (R-386) ------------------------------------------------------------------------------------

TESTS_RULING(386);

STRUCTURE_TEST(Aqueduct, WaivesTrellisAndIrrigation) {
  const auto vineyard = [] { return structures().standing(0, {StructureCard::Aqueduct}); };
  Table t = vineyard().vines(0, {Vine::CabernetSauvignon, Vine::Pinot});
  t.place(0, "plant_vine.left");
  t.expect_question(0, "plant").offers("plant cabernet_sauvignon field_5").offers("plant pinot field_7");
  EXPECT_FALSE(structures().vines(0, {Vine::CabernetSauvignon}).can_place("plant_vine.left"));
}

STRUCTURE_TEST(Aqueduct, TheFieldsKeepTheirMaximum) {
  Table t = structures()
                .standing(0, {StructureCard::Aqueduct})
                .vines(0, {Vine::Chardonnay})
                .planted(0, 5, {Vine::Syrah})
                .planted(0, 6, {Vine::Merlot})
                .planted(0, 7, {Vine::Syrah});
  t.place(0, "plant_vine.left");
  // Field 7 alone has room for quality 4.
  EXPECT_EQ(t.vines_on(0, 7, Vine::Chardonnay), 1u);
}

STRUCTURE_TEST(Aqueduct, CountsForVisitorsToo) {
  Table t = structures()
                .standing(0, {StructureCard::Aqueduct})
                .hand(0, {Visitor::VolunteerCrew})
                .vines(0, {Vine::Merlot});
  t.play_visitor(0, Visitor::VolunteerCrew);
  t.expect_question(0, "plant").offers("plant merlot field_5");
}

// For every other purpose the two are unbuilt.
STRUCTURE_TEST(Aqueduct, IsNeitherTrellisNorIrrigation) {
  Table t = structures().standing(0, {StructureCard::Aqueduct}).lira(0, 9);
  t.place(0, "build_structure.left");
  t.expect_question(0, "build").offers("build trellis").offers("build irrigation");
}

// --- Studio (R-390) --------------------------------------------------------------------------------------

TESTS_RULING(390);

STRUCTURE_TEST(Studio, NotForItselfButForWhatFollows) {
  Table t = structures().cards(0, {StructureCard::Studio, StructureCard::Silo}).lira(0, 20).regulars(0, 3);
  t.place(0, "build_structure.left");
  t.answer(0, "build card studio mat_1");
  EXPECT_EQ(t.vp(0), 1);
  t.pass(1);
  t.place(0, "grande build_structure.art");
  t.answer(0, "build card silo mat_2");
  EXPECT_EQ(t.vp(0), 3);
}

STRUCTURE_TEST(Studio, ForTokensOfTheMat) {
  Table t = structures().standing(0, {StructureCard::Studio}).lira(0, 2);
  t.place(0, "build_structure.left");
  t.answer(0, "build trellis");
  EXPECT_EQ(t.vp(0), 1);
}

STRUCTURE_TEST(Studio, ForACellarThatAVisitorUpgrades) {
  Table t =
      structures_in_winter().standing(0, {StructureCard::Studio}).hand(0, {Visitor::Oenologist}).lira(0, 3);
  t.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(t.has(0, Structure::MediumCellar));
  EXPECT_EQ(t.vp(0), 1);
}

// A second structure built by the same card counts if the Studio came first.
STRUCTURE_TEST(Studio, BuiltFirstByAStonemason) {
  Table t = structures().cards(0, {StructureCard::Studio}).hand(0, {Visitor::Stonemason}).lira(0, 8);
  t.play_visitor(0, Visitor::Stonemason);
  t.answers(0, {"build card studio mat_1", "build windmill"});
  EXPECT_EQ(t.vp(0), 2);
  Table later = structures().cards(0, {StructureCard::Studio}).hand(0, {Visitor::Stonemason}).lira(0, 8);
  later.play_visitor(0, Visitor::Stonemason);
  later.answers(0, {"build windmill", "build card studio mat_1"});
  EXPECT_EQ(later.vp(0), 1);
}

STRUCTURE_TEST(Studio, NotForATourOnTheBuildingAction) {
  Table t = with_map(Season::Fall).standing(0, {StructureCard::Studio}).lira(0, 9);
  t.place(0, "build_or_tour.left");
  t.answers(0, {"action first", "option 2", "no"});
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.lira(0), 11);
}

// --- Workshop (R-374, R-391) -----------------------------------------------------------------------------

TESTS_RULING(391);

STRUCTURE_TEST(Workshop, OneLiraLessForTokensAndCards) {
  Table t = structures()
                .cards(0, {StructureCard::Cask, StructureCard::Inn})
                .standing(0, {StructureCard::Workshop})
                .lira(0, 1);
  t.place(0, "build_structure.left");
  t.expect_question(0, "build")
      .offers("build trellis")
      .offers("build card cask mat_2")
      .refuses("build irrigation");
  t.answer(0, "build card cask mat_2");
  EXPECT_EQ(t.lira(0), 0);
}

STRUCTURE_TEST(Workshop, NotForItself) {
  Table t = structures().cards(0, {StructureCard::Workshop}).lira(0, 3);
  t.place(0, "build_structure.left");
  t.answer(0, "build card workshop mat_1");
  EXPECT_EQ(t.lira(0), 0);
}

STRUCTURE_TEST(Workshop, AddsToOtherDiscountsDownToZero) {
  Table t = structures()
                .cards(0, {StructureCard::Silo})
                .standing(0, {StructureCard::Workshop})
                .hand(0, {Visitor::Blacksmith})
                .lira(0, 4);
  t.play_visitor(0, Visitor::Blacksmith);
  // 2 - 2 - 1 is nothing; 6 - 2 - 1 is 3.
  t.answer(0, "build card silo mat_2");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.vp(0), 1);
}

// the printed cost counts, not what was paid.
STRUCTURE_TEST(Workshop, DoesNotChangeThePrintedCost) {
  Table t = structures().standing(0, {StructureCard::Workshop}).hand(0, {Visitor::Blacksmith}).lira(0, 2);
  t.play_visitor(0, Visitor::Blacksmith);
  t.answer(0, "build windmill");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 1);
}

STRUCTURE_TEST(Workshop, HelpsWithFixedPrices) {
  Table t =
      structures_in_winter().standing(0, {StructureCard::Workshop}).hand(0, {Visitor::Oenologist}).lira(0, 2);
  t.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(t.has(0, Structure::MediumCellar));
  EXPECT_EQ(t.lira(0), 0);
  Table yoke = structures_in_winter()
                   .standing(0, {StructureCard::Workshop})
                   .hand(0, {Visitor::HarvestExpert})
                   .planted(0, 5, {Vine::Sangiovese});
  yoke.play_visitor(0, Visitor::HarvestExpert);
  yoke.answer(0, "option 2");
  EXPECT_TRUE(yoke.has(0, Structure::Yoke));
  EXPECT_EQ(yoke.lira(0), 0);
}

STRUCTURE_TEST(Workshop, NotWithTheStonemason) {
  const auto mason = [](unsigned lira) {
    return structures().standing(0, {StructureCard::Workshop}).hand(0, {Visitor::Stonemason}).lira(0, lira);
  };
  EXPECT_FALSE(mason(7).can_play(Visitor::Stonemason));
  Table t = mason(8);
  t.play_visitor(0, Visitor::Stonemason);
  t.answers(0, {"build windmill", "build trellis"});
  EXPECT_EQ(t.lira(0), 0);
}

// --- Barn (R-392) ----------------------------------------------------------------------------------------

TESTS_RULING(392);

STRUCTURE_TEST(Barn, TwoCardsForAPointOnLeavingSummer) {
  Table t = structures()
                .cards(0, {StructureCard::Cafe})
                .standing(0, {StructureCard::Barn})
                .hand(0, {Visitor::Banker})
                .orders(0, {1});
  t.pass(0);
  t.expect_question(0, "accept_offer");
  t.answer(0, "yes");
  t.expect_question(0, "discard")
      .offers_only({"discard structure cafe", "discard summer banker", "discard order order_01"});
  t.answers(0, {"discard structure cafe", "discard order order_01"});
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.hand_size(0), 1u);
  t.expect_turn(1);
}

STRUCTURE_TEST(Barn, MayBeDeclinedAndNeedsTwoCards) {
  Table t = structures().standing(0, {StructureCard::Barn}).hand(0, {Visitor::Banker, Visitor::Queen});
  t.pass(0);
  t.answer(0, "no");
  EXPECT_EQ(t.hand_size(0), 2u);
  t.expect_turn(1);
  Table one = structures().standing(0, {StructureCard::Barn}).hand(0, {Visitor::Banker});
  one.pass(0);
  one.expect_turn(1);
}

STRUCTURE_TEST(Barn, NotOnLeavingAnotherSeason) {
  Table t =
      structures_in_winter().standing(0, {StructureCard::Barn}).hand(0, {Visitor::Banker, Visitor::Queen});
  t.pass(0);
  t.expect_turn(1);
  Table spring =
      with_map(Season::Spring).standing(0, {StructureCard::Barn}).hand(0, {Visitor::Banker, Visitor::Queen});
  spring.pass(0);
  spring.expect_turn(1);
}

// Before the column's bonus and the cottage.
STRUCTURE_TEST(Barn, ComesBeforeTheFallBonus) {
  Table t = with_map(Season::Summer)
                .standing(0, {StructureCard::Barn})
                .hand(0, {Visitor::Banker, Visitor::Queen})
                .built(0, {Structure::Cottage})
                .row(0, 3)
                .turn(0)
                .row(1, 4)
                .on_top(Visitor::Sponsor);
  t.pass(0);
  t.expect_question(0, "accept_offer");
  EXPECT_EQ(t.hand_size(0), 2u);
  t.answer(0, "yes");
  t.answer(0, "discard summer banker");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_TRUE(t.holds(0, Visitor::Sponsor));
  t.expect_question(0, "accept_offer");  // the cottage
}

STRUCTURE_TEST(Barn, TheOrganizerLeavesSummerToo) {
  Table t = structures()
                .standing(0, {StructureCard::Barn})
                .hand(0, {Visitor::Organizer, Visitor::Banker, Visitor::Queen});
  t.play_visitor(0, Visitor::Organizer);
  t.answer(0, "row 4");
  t.expect_question(0, "accept_offer");
  t.answers(0, {"yes", "discard summer banker"});
  EXPECT_EQ(t.vp(0), 1);
}

// --- Academy (R-393) -------------------------------------------------------------------------------------

TESTS_RULING(393);

STRUCTURE_TEST(Academy, OpponentsPayOneLiraForEachWorker) {
  Table t = structures_in_winter().standing(1, {StructureCard::Academy}).lira(0, 5);
  t.place(0, "train_worker.left");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.lira(1), 1);
  EXPECT_EQ(t.player(0).training, 1u);
}

STRUCTURE_TEST(Academy, WhoCannotPayCannotTrain) {
  EXPECT_FALSE(
      structures_in_winter().standing(1, {StructureCard::Academy}).lira(0, 4).can_place("train_worker.left"));
}

STRUCTURE_TEST(Academy, TheOwnerPaysNothing) {
  Table t = structures_in_winter().standing(0, {StructureCard::Academy}).lira(0, 4);
  t.place(0, "train_worker.left");
  EXPECT_EQ(t.lira(0), 0);
}

STRUCTURE_TEST(Academy, CountsForVisitorsOfEverybody) {
  Table t = structures_in_winter()
                .standing(1, {StructureCard::Academy})
                .hand(0, {Visitor::GuestSpeaker})
                .lira(0, 2)
                .lira(1, 1);
  t.play_visitor(0, Visitor::GuestSpeaker);
  t.answer(0, "train");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.lira(1), 2);
  t.answer(1, "train");
  EXPECT_EQ(t.lira(1), 1);
  EXPECT_EQ(t.vp(0), 1);
}

// The grey worker is borrowed, not trained.
STRUCTURE_TEST(Academy, TheTemporaryWorkerIsNotTrained) {
  Table t = spring();
  t.raw().options.modules = kStructureCards;
  t.raw().players[1].buildings[0] = static_cast<u8>(StructureCard::Academy) + 1;
  t.answer(0, "row 7");
  EXPECT_TRUE(t.player(0).has_temporary);
  EXPECT_EQ(t.lira(1), 0);
}

}  // namespace
}  // namespace vendemmia::testing
