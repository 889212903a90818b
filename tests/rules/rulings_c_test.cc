// Section C: worker placement and bonuses.
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(20, NoPlacementWithoutBeingAbleToAct) {
  const Table t = table(3).lira(0, 1);
  t.expect_question(0, "turn")
      .refuses("place regular plant_vine.left", "cannot carry out")
      .refuses("place regular play_summer_visitor.left", "cannot carry out")
      .refuses("place regular build_structure.left", "cannot carry out")
      // 1 lira and the bonus make a trellis.
      .offers("place regular build_structure.middle");
}

RULING_TEST(20, BlockingTakesTheAction) {
  Table t = table(2);
  t.place(0, "draw_vine.left");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);
  EXPECT_FALSE(t.can_place("draw_vine.left"));
}

RULING_TEST(21, LiraBonusMayBeDeclined) {
  Table t = table(3);
  t.place(0, "give_tour.middle");
  t.answer(0, "action first");
  t.expect_question(0, "take_bonus").offers_only({"yes", "no"});
  t.answer(0, "no");
  EXPECT_EQ(t.lira(0), 2);
  t.expect_turn(1);
}

RULING_TEST(21, VpBonusMayBeDeclined) {
  Table t = table(3).grape(0, Grape::White, 9);
  t.place(0, "sell_grapes_or_field.middle");
  t.answer(0, "action first");
  t.answer(0, "option 1");  // sells the only grape
  t.answer(0, "no");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

RULING_TEST(21, CardAndPlantBonusesMayBeDeclined) {
  Table cards = table(3);
  cards.place(0, "draw_vine.middle");
  cards.answer(0, "no");
  EXPECT_EQ(cards.hand_size(0), 1u);
  cards.expect_turn(1);

  Table vines = table(3).vines(0, {Vine::Sangiovese, Vine::Malvasia});
  vines.place(0, "plant_vine.middle");
  vines.answers(0, {"plant sangiovese field_5", "done"});
  EXPECT_EQ(vines.holds(0, Vine::Malvasia), 1u);
  vines.expect_turn(1);
}

RULING_TEST(22, BonusLiraMayPayForTheAction) {
  Table t = table(3).lira(0, 2);
  t.place(0, "build_structure.middle");
  t.expect_question(0, "bonus_order").offers_only({"bonus first", "action first"});
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
  t.answer(0, "build irrigation");
  EXPECT_EQ(t.lira(0), 0);
  t.expect_turn(1);
}

RULING_TEST(22, ActionMayComeFirst) {
  Table t = table(3).lira(0, 2);
  t.place(0, "build_structure.middle");
  t.answer(0, "action first");
  t.expect_question(0, "build").refuses("build irrigation", "3 lira");
  t.answer(0, "build trellis");
  t.answer(0, "yes");
  EXPECT_EQ(t.lira(0), 1);
}

RULING_TEST(23, BonusIsOneBlockBeforeOrAfter) {
  Table first = table(3).grape(0, Grape::Red, 1).grape(0, Grape::Red, 2);
  first.place(0, "sell_grapes_or_field.middle");
  first.answer(0, "bonus first");
  EXPECT_EQ(first.vp(0), 1);
  first.answers(0, {"option 1", "sell grape red 1", "sell grape red 2"});
  EXPECT_EQ(first.vp(0), 1);
  first.expect_turn(1);

  Table after = table(3).grape(0, Grape::Red, 1).grape(0, Grape::Red, 2);
  after.place(0, "sell_grapes_or_field.middle");
  after.answers(0, {"action first", "option 1", "sell grape red 1"});
  // In the middle of the action the bonus cannot be had.
  after.expect_question(0, "sell_grapes").offers_only({"sell grape red 2", "done"});
  after.answer(0, "done");
  after.expect_question(0, "take_bonus");
}

RULING_TEST(23, PlusOneFollowsTheAction) {
  Table t = table(3)
                .season(Season::Winter)
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 1);
  t.place(0, "make_wine.middle");
  t.answers(0, {"make red from red 1", "make red from red 2", "make red from red 3"});
  EXPECT_EQ(t.wine_count(0), 3u);
  t.expect_turn(1);
}

RULING_TEST(24, NoBonusWithoutTheAction) {
  const Table t = table(3).season(Season::Winter).lira(0, 2);
  // 2 lira and the bonus are not the 4 that training costs.
  t.expect_question(0, "turn").refuses("place regular train_worker.middle", "cannot carry out");
}

RULING_TEST(24, BonusIsLostWithAnImpossibleAction) {
  Table t = table(3).hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular train_worker.middle");
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.state().season, Season::Winter);
  EXPECT_EQ(t.count_events(EventKind::PlanLapsed), 1u);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.occupant_of("train_worker.middle"), 0);
  t.expect_turn(0);
}

RULING_TEST(25, OneVisitorIsEnoughForTheSpaceOfTwo) {
  Table t = table(3).hand(0, {Visitor::Surveyor});
  t.place(0, "play_summer_visitor.middle");
  EXPECT_EQ(t.lira(0), 6);  // Surveyor: three empty fields
  t.expect_turn(1);
}

RULING_TEST(25, SecondVisitorMayComeFromTheFirst) {
  Table t = table(3).hand(0, {Visitor::Peddler}).vines(0, {Vine::Pinot, Vine::Pinot}).on_top(Visitor::Banker);
  t.place(0, "play_summer_visitor.middle");  // the Peddler has just the two vines to discard
  t.expect_question(0, "play_visitor").offers_only({"play banker", "done"});
  t.answer(0, "play banker");
  EXPECT_EQ(t.lira(0), 5);
}

RULING_TEST(26, AVisitorInHandMustBePlayable) {
  const Table unable = table(2).hand(0, {Visitor::Cultivator, Visitor::Producer});
  unable.expect_question(0, "turn").refuses("place regular play_summer_visitor.left", "cannot carry out");
  const Table able = table(2).hand(0, {Visitor::Cultivator, Visitor::Producer}).vines(0, {Vine::Malvasia});
  EXPECT_TRUE(able.can_place("play_summer_visitor.left"));
  EXPECT_FALSE(able.can_play(Visitor::Producer));
}

RULING_TEST(26, CardsOfTheOtherSeasonDoNotCount) {
  const Table t = table(2).hand(0, {Visitor::Judge});
  EXPECT_FALSE(t.can_place("play_summer_visitor.left"));
}

RULING_TEST(27, NoDrawActionFromAnExhaustedDeck) {
  EXPECT_FALSE(table(2).empty_deck(Deck::Vine).can_place("draw_vine.left"));
  EXPECT_FALSE(table(2).season(Season::Winter).empty_deck(Deck::Order).can_place("draw_order.left"));
}

RULING_TEST(27, MissingCardsAreNotDrawn) {
  Table t = table(3).deck({Vine::Syrah});
  t.place(0, "draw_vine.middle");
  EXPECT_EQ(t.hand_size(0), 1u);
  t.expect_turn(1);

  Table from_pile = table(2).discarded({Vine::Syrah}).deck(Deck::Vine, {});
  from_pile.place(0, "draw_vine.left");
  EXPECT_EQ(from_pile.holds(0, Vine::Syrah), 1u);
}

RULING_TEST(28, PlantNeedsVineStructuresAndRoom) {
  EXPECT_FALSE(table(2).can_place("plant_vine.left"));
  EXPECT_FALSE(table(2).vines(0, {Vine::Pinot}).can_place("plant_vine.left"));
  EXPECT_TRUE(table(2).vines(0, {Vine::Pinot}).built(0, {Structure::Trellis}).can_place("plant_vine.left"));
  Table full = table(2)
                   .vines(0, {Vine::Sangiovese})
                   .planted(0, 5, {Vine::Chardonnay, Vine::Malvasia})
                   .planted(0, 6, {Vine::Chardonnay, Vine::Trebbiano})
                   .sold(0, 7);
  EXPECT_FALSE(full.can_place("plant_vine.left"));
}

RULING_TEST(29, SellActionNeedsGrapeEmptyFieldOrAffordableField) {
  const auto planted = [] {
    return table(2).planted(0, 5, {Vine::Malvasia}).planted(0, 6, {Vine::Malvasia});
  };
  EXPECT_FALSE(planted().planted(0, 7, {Vine::Malvasia}).can_place("sell_grapes_or_field.left"));
  EXPECT_TRUE(planted()
                  .planted(0, 7, {Vine::Malvasia})
                  .grape(0, Grape::Red, 1)
                  .can_place("sell_grapes_or_field.left"));
  EXPECT_TRUE(planted().can_place("sell_grapes_or_field.left"));
  EXPECT_FALSE(planted().sold(0, 7).lira(0, 6).can_place("sell_grapes_or_field.left"));
  EXPECT_TRUE(planted().sold(0, 7).lira(0, 7).can_place("sell_grapes_or_field.left"));
}

RULING_TEST(30, HarvestNeedsAnUnharvestedPlantedField) {
  const auto winter = [] { return table(2).season(Season::Winter); };
  EXPECT_FALSE(winter().can_place("harvest_field.left"));
  EXPECT_TRUE(winter().planted(0, 5, {Vine::Syrah}).can_place("harvest_field.left"));
  EXPECT_FALSE(winter().planted(0, 5, {Vine::Syrah}).harvested(0, 5).can_place("harvest_field.left"));
}

RULING_TEST(30, RoomForTheGrapesDoesNotMatter) {
  Table t = table(2)
                .season(Season::Winter)
                .planted(0, 5, {Vine::Syrah})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2);
  t.place(0, "harvest_field.left");
  EXPECT_EQ(t.grape_count(0), 2u);
  EXPECT_EQ(t.player(0).harvested_fields, 1);
}

RULING_TEST(31, MakeWineNeedsAWineThatFits) {
  const auto winter = [] { return table(2).season(Season::Winter); };
  EXPECT_FALSE(winter().can_place("make_wine.left"));
  EXPECT_TRUE(winter().grape(0, Grape::Red, 2).can_place("make_wine.left"));
  EXPECT_FALSE(winter()
                   .grape(0, Grape::Red, 2)
                   .wine(0, Wine::Red, 1)
                   .wine(0, Wine::Red, 2)
                   .can_place("make_wine.left"));
}

RULING_TEST(32, TrainNeedsRoomAndLira) {
  const auto winter = [](unsigned players) { return table(players).season(Season::Winter); };
  EXPECT_TRUE(winter(2).lira(0, 4).can_place("train_worker.left"));
  EXPECT_FALSE(winter(2).lira(0, 3).can_place("train_worker.left"));
  EXPECT_FALSE(winter(2).lira(0, 20).regulars(0, 5).can_place("train_worker.left"));
  EXPECT_TRUE(winter(3).lira(0, 3).can_place("train_worker.middle"));
  EXPECT_FALSE(winter(3).lira(0, 3).can_place("train_worker.left"));
}

RULING_TEST(33, OpenSpacesByPlayerCount) {
  for (unsigned players = 2; players <= 6; ++players) {
    const Table t = table(players);
    EXPECT_TRUE(t.can_place("draw_vine.left"));
    EXPECT_EQ(t.can_place("draw_vine.middle"), players >= 3) << players;
    EXPECT_EQ(t.can_place("draw_vine.right"), players >= 5) << players;
  }
}

RULING_TEST(33, AnyOrderOneWorkerASpaceSeveralForOnePlayer) {
  Table t = table(5).passed(1).passed(2).passed(3);
  t.place(0, "give_tour.right");
  t.expect_question(4, "turn").refuses("place regular give_tour.right", "another worker");
  t.pass(4);
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.occupant_of("give_tour.left"), 0);
  EXPECT_EQ(t.occupant_of("give_tour.right"), 0);
}

RULING_TEST(34, OneWorkerATurn) {
  Table t = table(2);
  t.place(0, "cart");
  t.expect_turn(1);
  t.place(1, "cart");
  t.expect_turn(0);
}

RULING_TEST(35, PassingWithWorkersIsFinalForTheSeasonOnly) {
  Table t = table(2);
  t.pass(0);
  t.place(1, "cart");
  t.expect_turn(1);
  t.pass(1);
  t.pass_season();  // fall
  t.expect_turn(0);
  EXPECT_EQ(t.available(0), 2u);
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_EQ(t.available(1), 1u);
  t.place(0, "grande cart");
  t.place(1, "cart");
  t.pass(0);
  t.pass(1);
  t.expect_question(1, "wake_up_row");
  EXPECT_EQ(t.available(0), 2u);
  EXPECT_EQ(t.available(1), 2u);
}

RULING_TEST(36, PassingInWinterEarnsNothing) {
  Table t = table(2).season(Season::Winter);
  t.pass(0);
  t.pass(1);
  t.expect_question(1, "wake_up_row");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.count_events(EventKind::Placed), 0u);
}

RULING_TEST(37, WithoutWorkersThePassComesWithTheTurn) {
  Table t = table(3)
                .season(Season::Winter)
                .standing(1, Worker::Regular, "cart")
                .standing(1, Worker::Regular, "cart")
                .standing(1, Worker::Grande, "cart");
  t.expect_turn(0);
  EXPECT_FALSE(t.player(1).passed);
  t.place(0, "cart");
  EXPECT_TRUE(t.player(1).passed);
  t.expect_turn(2);
}

RULING_TEST(37, WhoHasNoWorkerLeftMayStillBeMotivated) {
  Table t = table(3)
                .season(Season::Winter)
                .hand(0, {Visitor::Motivator})
                .standing(1, Worker::Regular, "cart")
                .standing(1, Worker::Regular, "cart")
                .standing(1, Worker::Grande, "cart")
                .standing(2, Worker::Grande, "cart")
                .passed(2);
  t.play_visitor(0, Visitor::Motivator);
  t.expect_question(1, "retrieve_grande");
  t.answer(1, "retrieve grande");
  EXPECT_EQ(t.vp(0), 1);
  t.expect_turn(1);
  t.place(1, "grande cart");
  EXPECT_FALSE(t.grande_available(2));
}

RULING_TEST(38, OnlyThisSeasonsSpacesAndPrivateOnes) {
  const auto ready = [] {
    return table(2)
        .lira(0, 10)
        .built(0, {Structure::Yoke})
        .planted(0, 5, {Vine::Malvasia})
        .grape(0, Grape::Red, 1)
        .wine(0, Wine::Red, 6)
        .orders(0, {7});
  };
  const std::vector<std::string> summer{"draw_vine.left", "give_tour.left", "build_structure.left",
                                        "sell_grapes_or_field.left"};
  const std::vector<std::string> winter{"draw_order.left", "harvest_field.left", "train_worker.left",
                                        "make_wine.left", "fill_order.left"};
  for (const Season season : {Season::Summer, Season::Winter}) {
    const Table t = ready().season(season);
    for (const std::string& space : summer) EXPECT_EQ(t.can_place(space), season == Season::Summer) << space;
    for (const std::string& space : winter) EXPECT_EQ(t.can_place(space), season == Season::Winter) << space;
    EXPECT_TRUE(t.can_place("cart"));
    EXPECT_TRUE(t.can_place("yoke"));
  }
}

RULING_TEST(39, CartTakesAnyNumberInBothSeasons) {
  for (const Season season : {Season::Summer, Season::Winter}) {
    Table t = table(2).season(season);
    for (const char* worker : {"regular cart", "regular cart", "grande cart"}) {
      t.place(0, worker);
      t.place(1, worker);
    }
    EXPECT_EQ(t.lira(0), 3);
    EXPECT_EQ(t.lira(1), 3);
  }
}

RULING_TEST(40, RetrievedWorkerFreesItsSpaceAtOnce) {
  Table t = table(2).hand(0, {Visitor::Producer}).lira(0, 0);
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
  t.place(1, "cart");
  t.play_visitor(0, Visitor::Producer);
  EXPECT_EQ(t.lira(0), 0);  // the price, and nothing taken back
  EXPECT_EQ(t.occupant_of("give_tour.left"), -1);
  EXPECT_EQ(t.available(0), 1u);
  t.expect_question(1, "turn").offers("place regular give_tour.left");
  t.pass(1);
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
}

RULING_TEST(41, EverythingIsAnsweredBeforeTheNextTurn) {
  Table t = table(3).season(Season::Winter).hand(0, {Visitor::Manager, Visitor::Banker});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");  // the Banker is the only one
  t.expect_question(1, "accept_offer");
  t.answer(1, "yes");
  t.expect_question(2, "accept_offer");
  t.answer(2, "no");
  EXPECT_EQ(t.lira(1), 3);
  t.expect_turn(1);
}

}  // namespace
}  // namespace vendemmia::testing
