// what the first rulings left open, as far as the base board shows it.
#include "engine/game/door.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

// --- the friendly variant and the third wine. ------------------------------------------------------------

RULING_TEST(460, TwoWinesNeedNoBonus) {
  Table t = winter(3).friendly().grape(0, Grape::Red, 1).grape(0, Grape::Red, 2);
  t.expect_question(0, "turn")
      .offers("place regular make_wine.left")
      .refuses("place regular make_wine.middle", "friendly");
  Table taken = winter(3).friendly().grape(0, Grape::Red, 1).grape(0, Grape::Red, 2);
  taken.standing(1, Worker::Regular, "make_wine.left");
  EXPECT_TRUE(taken.can_place("make_wine.middle"));
}

RULING_TEST(460, TheCellarNeedsRoomForTheThird) {
  const auto grapes = [] {
    return winter(3).friendly().grape(0, Grape::Red, 1).grape(0, Grape::Red, 2).grape(0, Grape::Red, 3);
  };
  EXPECT_TRUE(grapes().can_place("make_wine.middle"));
  EXPECT_FALSE(grapes().wine(0, Wine::Red, 1).can_place("make_wine.middle"));
}

RULING_TEST(460, TheThirdWineIsADuty) {
  // A blush takes two grapes, but three wines of one grape each are possible too.
  Table t = winter(3).friendly().built(0, {Structure::MediumCellar});
  t.grape(0, Grape::Red, 3).grape(0, Grape::White, 3).grape(0, Grape::White, 2);
  t.place(0, "make_wine.middle");
  t.answers(0, {"make red from red 3", "make white from white 3"});
  EXPECT_EQ(t.wine_count(0), 3u);  // the only answer to the bonus
  t.expect_turn(1);
}

// --- the friendly variant and a worker that waits. -------------------------------------------------------

Table planned_harvest() { return table(3).friendly().hand(0, {Visitor::Planner}); }

void plan_the_bonus_space(Table& t) {
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular harvest_field.middle");
  EXPECT_EQ(t.occupant_of("harvest_field.middle"), 0);
  t.pass_season();
  t.pass_season();
}

RULING_TEST(461, AWaitingWorkerIsNotCheckedWhenItIsPlaced) {
  Table t = planned_harvest();
  t.play_visitor(0, Visitor::Planner);
  t.expect_question(0, "plan_worker").offers("place regular harvest_field.middle");
}

RULING_TEST(461, WhenItsActionIsImpossibleItMoves) {
  Table t = planned_harvest();
  plan_the_bonus_space(t);
  EXPECT_EQ(t.count_events(EventKind::PlanLapsed), 1u);
  EXPECT_EQ(t.occupant_of("harvest_field.middle"), -1);
  EXPECT_EQ(t.occupant_of("harvest_field.left"), 0);
  t.expect_turn(0);
}

RULING_TEST(461, WithoutTheVariantItStays) {
  Table t = table(3).hand(0, {Visitor::Planner});
  plan_the_bonus_space(t);
  EXPECT_EQ(t.occupant_of("harvest_field.middle"), 0);
}

RULING_TEST(461, WhenItsBonusIsImpossibleItMoves) {
  Table t = planned_harvest().planted(0, 5, {Vine::Malvasia});
  plan_the_bonus_space(t);
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.occupant_of("harvest_field.left"), 0);
}

RULING_TEST(461, WhenItsBonusIsPossibleItIsADuty) {
  Table t = planned_harvest().planted(0, 5, {Vine::Malvasia}).planted(0, 6, {Vine::Sangiovese});
  plan_the_bonus_space(t);
  t.answer(0, "harvest field_5");
  EXPECT_EQ(t.grape_count(0), 2u);  // the other field is the only answer
  EXPECT_EQ(t.occupant_of("harvest_field.middle"), 0);
}

// --- visitors with their decks exhausted. ---------------------------------------------------------

RULING_TEST(462, TheImporterMayHopeForTheOpponents) {
  Table t = table(2).hand(0, {Visitor::Importer}).empty_deck(Deck::Winter);
  t.hand(1, {Visitor::Banker, Visitor::Broker, Visitor::Buyer});
  t.play_visitor(0, Visitor::Importer);
  t.answer(1, "offer 3");
  EXPECT_EQ(t.hand_size(0), 3u);
}

RULING_TEST(462, WhoIsRefusedDrawsNothing) {
  Table t = table(2).hand(0, {Visitor::Importer}).empty_deck(Deck::Winter);
  t.hand(1, {Visitor::Banker, Visitor::Broker, Visitor::Buyer});
  t.play_visitor(0, Visitor::Importer);
  t.answer(1, "offer 0");
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(t.hand_size(1), 3u);
  t.expect_turn(1);
}

RULING_TEST(462, WithTooFewVisitorsAboutItIsNotPlayable) {
  Table t = table(2).hand(0, {Visitor::Importer}).empty_deck(Deck::Winter);
  t.hand(1, {Visitor::Banker, Visitor::Broker});
  EXPECT_FALSE(t.can_play(Visitor::Importer));
  Table one = table(2).hand(0, {Visitor::Importer}).deck({Visitor::Judge});
  EXPECT_TRUE(one.can_play(Visitor::Importer));  // one card is enough
}

RULING_TEST(463, VendorNeedsACardForItsPlayer) {
  Table t = table(2).hand(0, {Visitor::Vendor}).empty_deck(Deck::Vine).empty_deck(Deck::Winter);
  EXPECT_TRUE(t.can_play(Visitor::Vendor));
  Table none = table(2).hand(0, {Visitor::Vendor}).empty_deck(Deck::Vine).empty_deck(Deck::Winter);
  none.empty_deck(Deck::Order);
  EXPECT_GT(none.draw_pile(Deck::Summer), 0u);
  EXPECT_FALSE(none.can_play(Visitor::Vendor));
}

RULING_TEST(463, VendorNeedsNoneForTheOpponents) {
  Table t = table(2).hand(0, {Visitor::Vendor}).empty_deck(Deck::Summer);
  t.play_visitor(0, Visitor::Vendor);
  EXPECT_EQ(t.hand_size(0), 3u);
}

// --- easy and aggressive. --------------------------------------------------------------------------------

RULING_TEST(466, EasyHasItsHeadStartAndItsTable) {
  for (const Modules modules : {Modules{0}, Modules{kAllModules}}) {
    const State easy =
        new_game({.players = 1, .modules = modules, .level = Level::Easy, .aggressive = true}, 1);
    EXPECT_EQ(easy.players[0].vp, 3);
    const State normal = new_game({.players = 1, .modules = modules, .aggressive = true}, 1);
    EXPECT_EQ(normal.players[0].vp, 0);
  }
  EXPECT_EQ(kBoards[static_cast<unsigned>(BoardId::ExtendedWithStructures)]
                .aggressive_vp[static_cast<unsigned>(Level::Easy)],
            kExtendedAggressiveEasy);
}

// --- a token for a planned action that lapses. -----------------------------------------------------------

RULING_TEST(470, TheTokenOfALapsedPlanIsGone) {
  Table t = table(1).tokens(1).hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular harvest_field.left token middle");
  EXPECT_EQ(t.tokens(), 0u);
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.count_events(EventKind::PlanLapsed), 1u);
  EXPECT_EQ(t.tokens(), 0u);
}

}  // namespace
}  // namespace vendemmia::testing
