// Rulings: the bonus action tokens of the game for one player.
#include "engine/game/placement.h"
#include "tests/support/decisions.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

// --- R-229 -------------------------------------------------------------------------------------------------

RULING_TEST(229, LiraBeforeTheAction) {
  Table t = table(1).tokens(2);
  t.place(0, "regular give_tour.left token middle");
  EXPECT_EQ(t.tokens(), 1u);
  EXPECT_EQ(t.count_events(EventKind::TokenSpent), 1u);
  t.expect_question(0, "bonus_order").offers_only({"bonus first", "action first"});
  EXPECT_EQ(t.lira(0), 0);
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
  t.expect_turn(0);  // the bonus comes once
}

RULING_TEST(229, LiraAfterTheActionOrNotAtAll) {
  for (const bool taken : {true, false}) {
    Table t = table(1).tokens(1);
    t.place(0, "regular give_tour.left token middle");
    t.answer(0, "action first");
    EXPECT_EQ(t.lira(0), 2);
    t.expect_question(0, "take_bonus");
    t.answer(0, taken ? "yes" : "no");
    EXPECT_EQ(t.lira(0), taken ? 3 : 2);
    EXPECT_EQ(t.tokens(), 0u);  // spent in any case
    t.expect_turn(0);
  }
}

RULING_TEST(229, VpBeforeOrAfterTheAction) {
  for (const bool first : {true, false}) {
    Table t = winter(1).tokens(1).wine(0, Wine::Red, 5).orders(0, {1});
    t.place(0, "regular fill_order.left token middle");
    t.answer(0, first ? "bonus first" : "action first");
    if (!first) {
      EXPECT_EQ(t.vp(0), 2);
      t.answer(0, "yes");
    }
    EXPECT_EQ(t.vp(0), 3);
    t.expect_turn(0);
  }
}

// What repeats the action follows it.
RULING_TEST(229, ASecondExecution) {
  Table vine = table(1).tokens(1);
  vine.place(0, "regular draw_vine.left token middle");
  EXPECT_EQ(vine.hand_size(0, Deck::Vine), 1u);
  vine.expect_question(0, "accept_offer");
  vine.answer(0, "yes");
  EXPECT_EQ(vine.hand_size(0, Deck::Vine), 2u);

  Table plant = table(1).tokens(1).vines(0, {Vine::Sangiovese, Vine::Malvasia});
  plant.place(0, "regular plant_vine.left token middle");
  plant.answer(0, "plant sangiovese field_5");
  plant.answer(0, "plant malvasia field_6");
  EXPECT_EQ(plant.hand_size(0, Deck::Vine), 0u);

  Table harvest = winter(1).tokens(1).planted(0, 5, {Vine::Merlot}).planted(0, 6, {Vine::Malvasia});
  harvest.place(0, "regular harvest_field.left token middle");
  harvest.answer(0, "harvest field_6");
  harvest.expect_question(0, "harvest").offers_only({"harvest field_5", "done"});
  harvest.answer(0, "done");
  EXPECT_EQ(harvest.grape_count(0), 1u);

  Table wine = winter(1).tokens(1).grape(0, Grape::Red, 1).grape(0, Grape::Red, 2).grape(0, Grape::Red, 3);
  wine.place(0, "regular make_wine.left token middle");
  wine.answers(0, {"make red from red 1", "make red from red 2", "make red from red 3"});
  EXPECT_EQ(wine.wine_count(0), 3u);

  Table visitor = table(1).tokens(1).hand(0, {Visitor::Patron, Visitor::TourGuide});
  visitor.place(0, "regular play_summer_visitor.left token middle");
  visitor.answers(0, {"play patron", "option 1"});
  EXPECT_EQ(visitor.lira(0), 4);
  visitor.expect_question(0, "play_visitor").offers_only({"play tour_guide", "done"});
  visitor.answer(0, "play tour_guide");
  EXPECT_EQ(visitor.lira(0), 8);
}

RULING_TEST(229, EveryActionPrintsABonusOnItsMiddleSpace) {
  using enum Vine;
  Table summer = table(1).tokens(1).lira(0, 9).vines(0, {Malvasia}).hand(0, {Visitor::Patron});
  Table cold =
      winter(1).tokens(1).lira(0, 9).planted(0, 5, {Malvasia}).grape(0, Grape::Red, 1).orders(0, {1});
  cold.wine(0, Wine::Red, 5).hand(0, {Visitor::Politician});
  for (unsigned action : Members(kBaseBoard.all_actions)) {
    const ActionFacts& facts = kBaseBoard.actions[action];
    const Table& t = facts.season == Season::Summer ? summer : cold;
    const std::string place = "regular " + std::string(kActionNames[action].id) + ".left";
    EXPECT_TRUE(t.can_place(place)) << place;
    EXPECT_TRUE(t.can_place(place + " token middle")) << place;
    EXPECT_FALSE(t.can_place(place + " token left")) << place;
    EXPECT_FALSE(t.can_place(place + " token right")) << place;
  }
}

RULING_TEST(229, OneTokenATurnEveryTurn) {
  Table t = table(1).tokens(2);
  t.place(0, "regular give_tour.left token middle");
  t.answer(0, "bonus first");
  t.place(0, "regular draw_vine.left token middle");
  t.answer(0, "no");
  EXPECT_EQ(t.tokens(), 0u);
  t.expect_question(0, "turn").refuses("place grande give_tour.art token middle", "no bonus token");
}

RULING_TEST(229, WithoutATokenTheReasonIsTold) {
  Table t = table(1);
  t.expect_question(0, "turn").refuses("place regular give_tour.left token middle", "no bonus token");
  Table people = table(2);
  people.expect_question(0, "turn").refuses("place regular give_tour.left token middle", "no bonus token");
}

RULING_TEST(229, ATokenThatBuysNothingIsNotMistakenForAMissingOne) {
  Table t = table(1).tokens(1);
  t.expect_question(0, "turn")
      .refuses("place regular give_tour.left token left", "does not answer")
      .refuses("place regular cart token middle", "does not answer")
      .refuses("place regular draw_order.left token middle", "another season");
}

DECISION_TEST(12, ATokenWhoseBonusIsImpossibleIsLost) {
  Table t = table(1).tokens(1).hand(0, {Visitor::NoviceGuide});
  t.place(0, "regular play_summer_visitor.left token middle");
  if (pending(t.state()).question == vendemmia::Question::PlayVisitor) t.answer(0, "play novice_guide");
  t.expect_turn(0);  // there is no second visitor
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.tokens(), 0u);
}

// what the action needs must be there when it starts, so the bonus has to come first.
DECISION_TEST(12, TheBonusPaysForTheAction) {
  Table build = table(1).tokens(1).lira(0, 1);
  build.expect_question(0, "turn").refuses("place regular build_structure.left", "cannot carry out");
  build.place(0, "regular build_structure.left token middle");
  if (pending(build.state()).question == vendemmia::Question::Build) build.answer(0, "build trellis");
  EXPECT_TRUE(build.has(0, Structure::Trellis) || build.has(0, Structure::Yoke));
  EXPECT_EQ(build.lira(0), 0);

  Table train = winter(1).tokens(1).lira(0, 3);
  train.expect_question(0, "turn").refuses("place regular train_worker.left", "cannot carry out");
  train.place(0, "regular train_worker.left token middle");
  EXPECT_EQ(train.player(0).training, 1);
  EXPECT_EQ(train.lira(0), 0);
  EXPECT_GT(train.count_events(EventKind::Forced), 0u);  // there was no choice

  Table poor = winter(1).tokens(1).lira(0, 2);
  poor.expect_question(0, "turn").refuses("place regular train_worker.left token middle", "cannot carry out");
}

// --- R-230 to R-232 ------------------------------------------------------------------------------------------

RULING_TEST(230, WithTheGrandeOnTheArt) {
  Table t = table(1).tokens(1).automa_standing("give_tour.left");
  t.place(0, "grande give_tour.art token middle");
  t.answer(0, "action first");
  t.answer(0, "yes");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.tokens(), 0u);

  Table build = table(1).tokens(1).lira(0, 1).automa_standing("build_structure.left");
  build.expect_question(0, "turn")
      .refuses("place grande build_structure.art", "cannot carry out")
      .offers("place grande build_structure.art token middle");
}

RULING_TEST(231, NotOnTheCartOrTheYoke) {
  Table t = table(1).tokens(1).built(0, {Structure::Yoke}).planted(0, 5, {Vine::Malvasia});
  for (const std::string& one : t.legal()) {
    const bool private_space = one.find("cart") != std::string::npos || one.find("yoke") != std::string::npos;
    EXPECT_FALSE(private_space && one.find("token") != std::string::npos) << one;
  }
  EXPECT_TRUE(t.can_place("regular yoke"));
  EXPECT_FALSE(t.can_place("regular yoke token middle"));
}

RULING_TEST(231, NotForTheManager) {
  Table t = winter(1).tokens(2).hand(0, {Visitor::Manager});
  t.play_visitor(0, Visitor::Manager);
  t.expect_question(0, "earlier_action");
  for (const std::string& one : t.legal()) EXPECT_EQ(one.find("token"), std::string::npos) << one;
  t.answer(0, "take give_tour");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.tokens(), 2u);
  t.expect_turn(0);
}

RULING_TEST(232, SpentWhenThePlannersWorkerIsPlaced) {
  Table t = table(1).tokens(1).hand(0, {Visitor::Planner}).automa_deck({16});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.left token middle");
  EXPECT_EQ(t.tokens(), 0u);
  t.pass_season();
  t.answer(0, "deck summer");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  t.expect_question(0, "accept_offer");  // it comes with the later action
  t.answer(0, "yes");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 2u);
  t.expect_turn(0);
}

RULING_TEST(232, NotWhenOneWasSpentForThePlannerItself) {
  Table t = table(1).tokens(2).hand(0, {Visitor::Planner, Visitor::Patron});
  t.place(0, "regular play_summer_visitor.left token middle");
  t.answer(0, "play planner");
  t.expect_question(0, "plan_worker")
      .offers("place regular draw_order.left")
      .refuses("place regular draw_order.left token middle", "only one bonus token");
  Table second =
      table(1).tokens(2).hand(0, {Visitor::Planner, Visitor::Patron});  // by the bonus of the token
  second.place(0, "regular play_summer_visitor.left token middle");
  second.answers(0, {"play patron", "option 1", "play planner"});
  second.expect_question(0, "plan_worker")
      .refuses("place regular draw_order.left token middle", "only one bonus token");
}

RULING_TEST(232, TheBonusMakesThePlannedActionPossible) {
  for (const bool token : {true, false}) {
    Table t = table(1).tokens(1).lira(0, 3).hand(0, {Visitor::Planner}).automa_deck({16});
    t.play_visitor(0, Visitor::Planner);
    t.answer(0, token ? "place regular train_worker.left token middle" : "place regular train_worker.left");
    t.pass_season();
    t.answer(0, "deck summer");
    EXPECT_EQ(t.player(0).training, token ? 1 : 0);
    EXPECT_EQ(t.count_events(EventKind::PlanLapsed), token ? 0u : 1u);
    EXPECT_EQ(t.tokens(), token ? 0u : 1u);
  }
}

RULING_TEST(232, ATokenOfALapsedPlanIsLost) {
  Table t = table(1).tokens(1).hand(0, {Visitor::Planner}).automa_deck({16});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place grande train_worker.left token middle");
  t.pass_season();
  t.answer(0, "deck summer");
  EXPECT_EQ(t.count_events(EventKind::PlanLapsed), 1u);
  EXPECT_EQ(t.tokens(), 0u);
  EXPECT_EQ(t.lira(0), 0);
}

// A planned action is no turn, so the next turn has its own token.
RULING_TEST(232, TheNextTurnMaySpendAnother) {
  Table t = table(1).tokens(2).hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.left token middle");
  t.expect_question(0, "turn").offers("place grande give_tour.left token middle");
}

}  // namespace
}  // namespace vendemmia::testing
