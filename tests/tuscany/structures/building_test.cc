// Where structure cards stand, what they cost, what they count for.
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(362, OnTheMatOrOnAnEmptyField) {
  Table t =
      structures().cards(0, {StructureCard::Silo}).planted(0, 5, {Vine::Sangiovese}).sold(0, 6).lira(0, 2);
  t.place(0, "build_structure.left");
  t.expect_question(0, "build")
      .offers("build card silo mat_1")
      .offers("build card silo mat_2")
      .offers("build card silo field_7")
      .refuses("build card silo field_5", "no room")
      .refuses("build card silo field_6", "no room")
      .refuses("build card inn mat_1");
  t.answer(0, "build card silo field_7");
  EXPECT_TRUE(stands(t, 0, StructureCard::Silo));
  EXPECT_FALSE(holds(t, 0, StructureCard::Silo));
  EXPECT_EQ(t.lira(0), 0);
}

RULING_TEST(362, APlaceHoldsOneCard) {
  Table t = structures()
                .cards(0, {StructureCard::Silo})
                .standing(0, {StructureCard::Inn})
                .standing_on_field(0, StructureCard::Cafe, 6)
                .lira(0, 2);
  t.place(0, "build_structure.left");
  t.expect_question(0, "build")
      .refuses("build card silo mat_1", "no room")
      .offers("build card silo mat_2")
      .offers("build card silo field_5")
      .refuses("build card silo field_6", "no room");
}

RULING_TEST(363, WithoutRoomNothingIsBuilt) {
  const auto full = [] {
    return structures()
        .cards(0, {StructureCard::Silo})
        .standing(0, {StructureCard::Inn, StructureCard::Cafe})
        .planted(0, 5, {Vine::Sangiovese})
        .planted(0, 6, {Vine::Sangiovese})
        .sold(0, 7)
        .lira(0, 20);
  };
  Table t = full();
  t.place(0, "build_structure.left");
  t.expect_question(0, "build").refuses("build card silo mat_1", "no room").offers("build trellis");
  Table built = full().built(
      0, {Structure::Trellis, Structure::Irrigation, Structure::Yoke, Structure::Windmill, Structure::Cottage,
          Structure::TastingRoom, Structure::MediumCellar, Structure::LargeCellar});
  EXPECT_FALSE(built.can_place("build_structure.left"));
}

// A card makes the action possible when every token is built.
RULING_TEST(363, WithRoomACardIsEnoughForTheAction) {
  const auto complete = [](unsigned lira) {
    return structures()
        .cards(0, {StructureCard::Silo})
        .built(0,
               {Structure::Trellis, Structure::Irrigation, Structure::Yoke, Structure::Windmill,
                Structure::Cottage, Structure::TastingRoom, Structure::MediumCellar, Structure::LargeCellar})
        .lira(0, lira);
  };
  EXPECT_TRUE(complete(2).can_place("build_structure.left"));
  EXPECT_FALSE(complete(1).can_place("build_structure.left"));
}

RULING_TEST(364, OnePointHoweverItIsBuilt) {
  Table paid = structures().cards(0, {StructureCard::Silo}).lira(0, 2);
  paid.place(0, "build_structure.left");
  paid.answer(0, "build card silo mat_1");
  EXPECT_EQ(paid.vp(0), 1);
  Table free =
      structures().cards(0, {StructureCard::Statue}).hand(0, {Visitor::UncertifiedArchitect}).vp(0, 3);
  free.play_visitor(0, Visitor::UncertifiedArchitect);
  free.answers(0, {"option 2", "build card statue mat_1"});
  EXPECT_EQ(free.vp(0), 2);
}

RULING_TEST(364, NeverLostAgain) {
  Table t = structures().standing(0, {StructureCard::Silo}).vp(0, 1);
  t.place(0, "destroy");
  EXPECT_FALSE(stands(t, 0, StructureCard::Silo));
  EXPECT_EQ(t.vp(0), 1);
}

// --- a field under a structure --------------------------------------------------------------------

RULING_TEST(365, CannotBePlanted) {
  Table t = structures().standing_on_field(0, StructureCard::Silo, 5).vines(0, {Vine::Sangiovese});
  t.place(0, "plant_vine.left");
  t.expect_question(0, "plant")
      .offers_only({"plant sangiovese field_6", "plant sangiovese field_7"})
      .refuses("plant sangiovese field_5", "structure stands");
  EXPECT_FALSE(structures()
                   .standing_on_field(0, StructureCard::Silo, 5)
                   .vines(0, {Vine::Sangiovese})
                   .sold(0, 6)
                   .sold(0, 7)
                   .can_place("plant_vine.left"));
}

// nor above its maximum.
RULING_TEST(365, CannotBePlantedByACultivator) {
  EXPECT_FALSE(structures()
                   .standing_on_field(0, StructureCard::Silo, 5)
                   .hand(0, {Visitor::Cultivator})
                   .vines(0, {Vine::Sangiovese})
                   .sold(0, 6)
                   .sold(0, 7)
                   .can_play(Visitor::Cultivator));
}

RULING_TEST(365, CannotBeSold) {
  Table t = structures().standing_on_field(0, StructureCard::Silo, 5);
  t.place(0, "sell_grapes_or_field.left");
  t.expect_question(0, "sell_field")
      .offers_only({"sell field_6", "sell field_7"})
      .refuses("sell field_5", "structure stands");
}

RULING_TEST(365, CannotBeHarvested) {
  Table t = structures_in_winter()
                .standing_on_field(0, StructureCard::Silo, 5)
                .planted(0, 6, {Vine::Sangiovese})
                .planted(0, 7, {Vine::Sangiovese});
  t.place(0, "harvest_field.left");
  t.expect_question(0, "harvest").refuses("harvest field_5", "structure stands");
}

RULING_TEST(365, IsNeitherEmptyNorPlanted) {
  Table t = structures()
                .standing_on_field(0, StructureCard::Silo, 5)
                .hand(0, {Visitor::Surveyor})
                .planted(0, 6, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::Surveyor);
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 2);
  Table planted = structures()
                      .standing_on_field(0, StructureCard::Silo, 5)
                      .hand(0, {Visitor::Surveyor})
                      .planted(0, 6, {Vine::Sangiovese});
  planted.play_visitor(0, Visitor::Surveyor);
  planted.answer(0, "option 2");
  EXPECT_EQ(planted.vp(0), 1);
}

RULING_TEST(365, EmptyAgainWhenTheStructureIsDestroyed) {
  Table t = structures().standing_on_field(0, StructureCard::Silo, 5).vines(0, {Vine::Sangiovese});
  t.place(0, "destroy");
  t.pass(1);
  t.place(0, "plant_vine.left");
  t.expect_question(0, "plant").offers("plant sangiovese field_5");
}

// --- Visitors that build, and those that count -----------------------------------------------------------

RULING_TEST(83, VisitorsBuildCardsAtTheSameDiscount) {
  Table t = structures()
                .cards(0, {StructureCard::Inn, StructureCard::Studio})
                .hand(0, {Visitor::Blacksmith})
                .lira(0, 2);
  t.play_visitor(0, Visitor::Blacksmith);
  t.expect_question(0, "build")
      .offers("build card inn mat_1")
      .refuses("build card studio mat_1", "need 3 lira");
  t.answer(0, "build card inn mat_1");
  EXPECT_EQ(t.lira(0), 0);
}

RULING_TEST(83, AnOpponentsHandymanToo) {
  Table t = structures().cards(1, {StructureCard::Cask}).hand(0, {Visitor::Handyman});
  t.play_visitor(0, Visitor::Handyman);
  t.answer(0, "done");
  t.expect_question(1, "build").offers("build card cask mat_1").offers("done");
  t.answer(1, "build card cask mat_1");
  EXPECT_EQ(t.vp(1), 1);
  EXPECT_EQ(t.vp(0), 1);
}

// who holds a card is asked even if none can be built.
RULING_TEST(83, TheQuestionTellsNothingAboutTheHand) {
  Table t = structures().cards(1, {StructureCard::Statue}).hand(0, {Visitor::Handyman});
  t.raw().players[1].structures = kAllStructures;
  t.play_visitor(0, Visitor::Handyman);
  t.answer(0, "done");
  t.expect_question(1, "build").offers_only({"done"});
}

RULING_TEST(83, UpgradingACellarAndBuildingAYokeDoNot) {
  EXPECT_FALSE(structures_in_winter()
                   .cards(0, {StructureCard::Silo})
                   .hand(0, {Visitor::Oenologist})
                   .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                   .lira(0, 9)
                   .can_play(Visitor::Oenologist));
}

RULING_TEST(89, ThePointIsForAPrintedCostOfFiveOrSix) {
  const auto vp_for = [](StructureCard card) {
    Table t = structures().cards(0, {card}).hand(0, {Visitor::Blacksmith}).lira(0, 9);
    t.play_visitor(0, Visitor::Blacksmith);
    t.answer(0, "build card " + std::string(facts(card).id) + " mat_1");
    return t.vp(0);
  };
  EXPECT_EQ(vp_for(StructureCard::Shop), 2);
  EXPECT_EQ(vp_for(StructureCard::School), 1);  // costs 7
  EXPECT_EQ(vp_for(StructureCard::Inn), 1);     // costs 4
}

RULING_TEST(96, CardsCostingFourCount) {
  Table t = structures()
                .standing(0, {StructureCard::Inn, StructureCard::Silo})
                .standing_on_field(0, StructureCard::WineBar, 6)
                .hand(0, {Visitor::Architect})
                .built(0, {Structure::Cottage, Structure::Trellis});
  t.play_visitor(0, Visitor::Architect);
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 3);
}

RULING_TEST(97, AnyStructureIncludesCardsAndTheWorkshopChangesNothing) {
  Table t = structures()
                .cards(0, {StructureCard::Statue, StructureCard::Cafe})
                .standing(0, {StructureCard::Workshop})
                .hand(0, {Visitor::UncertifiedArchitect})
                .lira(0, 1);
  t.play_visitor(0, Visitor::UncertifiedArchitect);
  t.answer(0, "option 1");
  t.expect_question(0, "build")
      .offers("build card cafe mat_2")
      .refuses("build card statue mat_2", "printed cost");
  t.answer(0, "build card cafe mat_2");
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.vp(0), 0);
}

RULING_TEST(176, CardsCountForTheDesigner) {
  Table t = structures_in_winter()
                .cards(0, {StructureCard::Silo})
                .standing(0, {StructureCard::Inn})
                .standing_on_field(0, StructureCard::Cafe, 7)
                .hand(0, {Visitor::Designer})
                .built(0, {Structure::Trellis, Structure::Yoke, Structure::Windmill})
                .lira(0, 2);
  t.play_visitor(0, Visitor::Designer);
  t.answer(0, "build card silo mat_2");
  EXPECT_EQ(t.vp(0), 3);
}

RULING_TEST(119, TheStonemasonBuildsTwoCards) {
  Table t = structures()
                .cards(0, {StructureCard::Statue, StructureCard::School})
                .hand(0, {Visitor::Stonemason})
                .lira(0, 8);
  t.raw().players[0].structures = kAllStructures;
  t.play_visitor(0, Visitor::Stonemason);
  t.answer(0, "build card statue mat_1");
  t.answer(0, "build card school field_6");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 0);
  Table room = structures()
                   .cards(0, {StructureCard::Statue, StructureCard::School})
                   .standing(0, {StructureCard::Inn})
                   .hand(0, {Visitor::Stonemason})
                   .sold(0, 5)
                   .sold(0, 6)
                   .sold(0, 7)
                   .lira(0, 8);
  room.raw().players[0].structures = kAllStructures;
  EXPECT_FALSE(room.can_play(Visitor::Stonemason));
}

RULING_TEST(374, DiscountsAddUpToZeroAtMost) {
  Table t = structures(3).cards(0, {StructureCard::Silo}).standing(0, {StructureCard::Workshop}).lira(0, 0);
  t.place(0, "build_structure.middle");
  // The lira of the bonus, which has to come first, and the Workshop together pay for it.
  t.answer(0, "build card silo mat_2");
  EXPECT_EQ(t.lira(0), 0);
}

// the Manager builds as well.
RULING_TEST(83, TheManagerBuildsACard) {
  Table t = structures_in_winter().cards(0, {StructureCard::Silo}).hand(0, {Visitor::Manager}).lira(0, 2);
  t.play_visitor(0, Visitor::Manager);
  t.answers(0, {"take build_structure", "build card silo mat_1"});
  EXPECT_TRUE(stands(t, 0, StructureCard::Silo));
}

// --- hand cards in every respect ------------------------------------------------------------------

RULING_TEST(371, CountTowardTheHandLimit) {
  Table t = structures_in_winter()
                .cards(0, {StructureCard::Silo, StructureCard::Dock})
                .vines(0, {Vine::Pinot, Vine::Pinot, Vine::Pinot, Vine::Pinot, Vine::Pinot, Vine::Pinot});
  t.pass(0);
  t.pass(1);
  t.expect_question(0, "hand_limit").offers("discard structure silo").offers("discard vine pinot");
  t.answer(0, "discard structure silo");
  EXPECT_EQ(t.hand_size(0), 7u);
}

RULING_TEST(371, CountForTheAssessor) {
  Table t = structures_in_winter()
                .cards(0, {StructureCard::Silo, StructureCard::Dock})
                .hand(0, {Visitor::Assessor})
                .vines(0, {Vine::Pinot});
  t.play_visitor(0, Visitor::Assessor);
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 3);
}

RULING_TEST(371, MayBeGivenToTheQueen) {
  Table t = structures_in_winter()
                .cards(1, {StructureCard::Silo, StructureCard::Dock})
                .hand(0, {Visitor::Queen})
                .vines(1, {Vine::Pinot})
                .vp(1, -5);
  t.play_visitor(0, Visitor::Queen);
  t.expect_question(1, "give_cards").offers_only({"give vine pinot", "give structure dock"});
  t.answer(1, "give structure dock");
  EXPECT_TRUE(holds(t, 0, StructureCard::Silo));
  EXPECT_TRUE(holds(t, 0, StructureCard::Dock));
}

RULING_TEST(371, MayBeTraded) {
  Table t = with_map(Season::Summer).cards(0, {StructureCard::Silo, StructureCard::Dock});
  t.place(0, "trade.left");
  t.answers(0, {"option 3", "discard structure silo", "option 1"});
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_TRUE(top_discard_is(t, StructureCard::Dock));
}

}  // namespace
}  // namespace vendemmia::testing
