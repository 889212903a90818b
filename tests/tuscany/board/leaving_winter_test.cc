// Rulings and what they say of: each player's own year end.
#include <algorithm>

#include "engine/game/changes.h"
#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(276, TheStepsOfTheOwnYearEnd) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).residual(0, 4).training(0, 1);
  t.standing(0, Worker::Regular, "harvest_field.left").standing(0, Worker::Grande, "cart").temporary(0);
  t.grape(0, Grape::Red, 3).wine(0, Wine::White, 2).grape(1, Grape::Red, 3).residual(1, 2);
  t.orders(0, {1, 2, 3, 4, 5, 6, 7, 8});
  t.pass(0);
  t.expect_question(0, "hand_limit");  // workers are back and tokens aged, the residuals still to come
  EXPECT_EQ(t.occupant_of("harvest_field.left"), -1);
  EXPECT_EQ(t.available(0), 3u);
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_FALSE(t.player(0).has_temporary);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 4));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 3));
  EXPECT_EQ(t.lira(0), 0);
  t.answer(0, "discard order order_03");
  EXPECT_EQ(t.hand_size(0), 7u);
  EXPECT_EQ(t.lira(0), 4);
  t.expect_question(0, "next_row");
  t.answer(0, "row 5");
  t.expect_turn(1);  // whose year goes on
  EXPECT_TRUE(t.has_grape(1, Grape::Red, 3));
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.state().season, Season::Winter);
}

RULING_TEST(276, ResidualStructuresComeWithTheResiduals) {
  Table t = side_two(2, Season::Winter).row(0, 2).row(1, 3).residual(0, 2).grape(0, Grape::Red, 3);
  t.orders(0, {1, 2, 3, 4, 5, 6, 7});
  stand(t, 0, {StructureCard::Dock, StructureCard::Distiller});
  t.pass(0);
  t.expect_question(0, "residual_order").offers_only({"residual distiller", "residual dock"});
  EXPECT_EQ(t.lira(0), 2);
  t.answer(0, "residual dock");
  EXPECT_EQ(t.hand_size(0), 8u);  // after the hand limit
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 5));
  t.expect_question(0, "next_row");
}

RULING_TEST(277, RetrievedWorkersOpenSpacesAtOnce) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).lira(1, 4);
  t.standing(0, Worker::Regular, "train_worker.left");
  t.turn(1);
  t.expect_question(1, "turn").refuses("place regular train_worker.left", "stands on that space");
  t.place(1, "cart");
  t.pass(0);
  t.answer(0, "row 2");
  t.place(1, "train_worker.left");
  first_answers(t);
  EXPECT_EQ(t.player(1).training, 1);
}

RULING_TEST(277, TheyAreNotUsableThisYear) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3);
  t.pass(0);
  t.answer(0, "row 2");
  EXPECT_EQ(t.available(0), 2u);
  for (unsigned i = 0; i < 2; ++i) {
    t.expect_turn(1);
    t.place(1, "cart");
  }
  t.expect_turn(1);
}

RULING_TEST(278, AWorkerTrainedAfterTheYearJoinsThePool) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).hand(1, {Visitor::GuestSpeaker}).lira(0, 9);
  t.pass(0);
  t.answer(0, "row 2");
  play_left(t, 1, Visitor::GuestSpeaker);
  t.expect_question(0, "train");
  t.answer(0, "train");
  EXPECT_EQ(t.player(0).training, 0);
  EXPECT_EQ(t.player(0).regulars, 3);
  EXPECT_EQ(t.available(0), 3u);
  const auto trained =
      std::ranges::find(t.events(), EventKind::Trained, [](const Event& event) { return event.kind; });
  ASSERT_NE(trained, t.events().end());
  EXPECT_EQ(trained->a, static_cast<u8>(Usable::AtOnce));
}

RULING_TEST(278, NewWineIsNotAgedAndTheHandLimitIsOver) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).hand(1, {Visitor::Mentor});
  t.grape(0, Grape::Red, 1).orders(0, {1, 2, 3, 4, 5, 6, 7});
  t.pass(0);
  t.answer(0, "row 2");
  play_left(t, 1, Visitor::Mentor);
  t.answers(0, {"make red from red 2"});
  play_until(t, [&] { return t.state().year == 2; });
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 2));
  EXPECT_EQ(t.hand_size(0), 7u);
}

// they take part in everything but the Motivator.
RULING_TEST(75, WhoHasFinishedTheYearStillAnswers) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).hand(1, {Visitor::Manager, Visitor::Banker});
  t.vp(0, 3);
  t.pass(0);
  t.answer(0, "row 2");
  play_left(t, 1, Visitor::Manager);
  t.answer(1, "take play_summer_visitor");
  t.expect_question(0, "accept_offer");
  t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 3);
}

RULING_TEST(279, YearlyMarksLastUntilTheNewYearForEverybody) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).planted(0, 5, {Vine::Malvasia});
  t.harvested(0, 5).built(0, {Structure::Yoke, Structure::Windmill, Structure::TastingRoom}).yoke_used(0);
  t.raw().players[0].year_marks |= kWindmillPaid | kTastingRoomPaid;
  t.raw().players[0].used_buildings = 1;
  const YearMark marks = t.raw().players[0].year_marks;
  t.pass(0);
  t.answer(0, "row 2");
  t.place(1, "cart");
  EXPECT_EQ(t.player(0).year_marks, marks);
  EXPECT_EQ(t.player(0).harvested_fields, 1);
  EXPECT_EQ(t.player(0).used_buildings, 1);
  t.pass(1);
  t.answer(1, "row 3");
  EXPECT_EQ(t.state().year, 2);
  EXPECT_EQ(t.player(0).year_marks, 0);
  EXPECT_EQ(t.player(0).harvested_fields, 0);
  EXPECT_EQ(t.player(0).used_buildings, 0);
}

RULING_TEST(280, TwentyFiveVpEndTheYear) {
  for (const int vp : {23, 24}) {
    Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).vp(0, vp).wine(0, Wine::Red, 1);
    t.place(0, "sell_wine.left");
    EXPECT_EQ(t.vp(0), vp + 1);
    t.place(1, "cart");  // the others go on
    t.pass(0);
    EXPECT_EQ(asks(t, "next_row"), vp == 23);
    if (vp == 23) continue;
    t.pass(1);
    EXPECT_TRUE(t.state().over);
    EXPECT_EQ(t.state().year, 1);
  }
}

RULING_TEST(208, TheGoalIsLatchedAtTwentyFive) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).vp(0, 24).wine(0, Wine::Red, 1);
  EXPECT_FALSE(t.state().final_year);
  t.place(0, "sell_wine.left");
  EXPECT_TRUE(t.state().final_year);
  Table twenty = extended(2, Season::Winter).row(0, 2).row(1, 3).vp(0, 19).wine(0, Wine::Red, 1);
  twenty.place(0, "sell_wine.left");
  EXPECT_FALSE(twenty.state().final_year);
}

RULING_TEST(281, TheLastYearHasNoDiscardingAndNoRow) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).vp(1, 24).wine(1, Wine::Red, 1).residual(0, 2);
  t.orders(0, {1, 2, 3, 4, 5, 6, 7, 8}).grape(0, Grape::White, 5).turn(1);
  t.place(1, "sell_wine.left");
  t.pass(0);
  t.expect_turn(1);
  EXPECT_EQ(t.hand_size(0), 8u);
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_TRUE(t.has_grape(0, Grape::White, 6));
  EXPECT_EQ(t.player(0).next_row, 0);
  t.pass(1);
  EXPECT_TRUE(t.state().over);
}

RULING_TEST(456, AnswersFollowThisYearsRows) {
  Table t = extended(3, Season::Winter).row(0, 2).row(1, 3).row(2, 4).vp(0, 1).vp(1, 1);
  t.hand(2, {Visitor::Manager, Visitor::Banker});
  t.pass(0);
  t.answer(0, "row 7");
  t.pass(1);
  t.answer(1, "row 2");
  play_left(t, 2, Visitor::Manager);
  t.answer(2, "take play_summer_visitor");
  t.expect_question(0, "accept_offer");
  t.answer(0, "no");
  t.expect_question(1, "accept_offer");
}

RULING_TEST(457, VpAfterLeavingWinterCanSetOffTheEnd) {
  Table t = extended(2, Season::Winter).row(0, 2).row(1, 3).vp(0, 24).hand(1, {Visitor::GuestSpeaker});
  t.pass(0);
  t.answer(0, "row 2");
  const Events silent = Events::none();
  State s = t.state();
  Machine m{s, silent};
  gain_vp(m, 0, 1);
  EXPECT_TRUE(s.final_year);
}

RULING_TEST(464, ThePointAfterTheStatuesCan) {
  Table t = side_two(2, Season::Winter).row(0, 2).row(1, 3).vp(0, 24).built(0, {Structure::Windmill});
  t.vines(0, {Vine::Malvasia}).hand(1, {Visitor::Manager, Visitor::VolunteerCrew});
  stand(t, 0, {StructureCard::Statue});
  t.pass(0);
  t.answer(0, "row 2");
  EXPECT_EQ(t.vp(0), 25);
  play_left(t, 1, Visitor::Manager);
  t.answer(1, "take play_summer_visitor");
  EXPECT_FALSE(t.state().final_year);
  t.expect_question(0, "plant");
  t.answer(0, "plant malvasia field_5");  // the windmill's point
  EXPECT_EQ(t.vp(0), 26);
  EXPECT_TRUE(t.state().final_year);
}
RULING_TEST(457, VpOfAStatueCannot) {
  Table t =
      side_two(2, Season::Winter).row(0, 2).row(1, 3).vp(0, 24).hand(1, {Visitor::Manager, Visitor::Banker});
  stand(t, 0, {StructureCard::Statue});
  t.pass(0);
  EXPECT_EQ(t.vp(0), 25);
  t.expect_question(0, "next_row");
  t.answer(0, "row 2");
  EXPECT_FALSE(t.state().final_year);
  // Losing VP or gaining none does not reach anything.
  State s = t.state();
  const Events silent = Events::none();
  Machine m{s, silent};
  gain_vp(m, 0, 0);
  EXPECT_FALSE(s.final_year);
  s.players[0].vp = 26;
  gain_vp(m, 0, -1);
  EXPECT_FALSE(s.final_year);
}

RULING_TEST(401, DistillerAndStorehouseAgeOnceMoreInTheirStepOnly) {
  Table t = side_two(2, Season::Fall).row(0, 6).row(1, 7).grape(0, Grape::Red, 1).wine(0, Wine::Red, 1);
  t.built(0, {Structure::MediumCellar});
  stand(t, 0, {StructureCard::Distiller, StructureCard::Storehouse});
  t.pass(0);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 2));  // row 6 ages once
  t.pass(1);
  t.pass(0);
  t.answer(0, "residual storehouse");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 4));  // the year end and the Distiller
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
}

RULING_TEST(403, DockAndSiloWithExhaustedDecks) {
  for (const bool exhausted : {false, true}) {
    Table t = side_two(2, Season::Winter).row(0, 2).row(1, 3);
    stand(t, 0, {StructureCard::Dock, StructureCard::Silo});
    if (exhausted) t.empty_deck(Deck::Order).empty_deck(Deck::Vine);
    t.pass(0);
    t.answer(0, "residual silo");
    EXPECT_EQ(t.hand_size(0, Deck::Vine), exhausted ? 0u : 1u);
    EXPECT_EQ(t.hand_size(0, Deck::Order), exhausted ? 0u : 1u);
    t.expect_question(0, "next_row");
  }
}

RULING_TEST(402, WhoStandsAtTheGoalBecauseOfAStatueEndsTheNextYear) {
  Table t = side_two(2, Season::Winter).row(0, 2).row(1, 3).vp(0, 24);
  stand(t, 0, {StructureCard::Statue});
  t.pass(0);
  t.answer(0, "row 2");
  t.pass(1);
  EXPECT_FALSE(t.state().over);
  t.answer(1, "row 3");
  EXPECT_EQ(t.state().year, 2);
  EXPECT_TRUE(t.state().final_year);
}

RULING_TEST(402, ItsVpCountsInTheLastYear) {
  Table t = side_two(2, Season::Winter).row(0, 2).row(1, 3).vp(0, 24).wine(0, Wine::Red, 1);
  stand(t, 0, {StructureCard::Statue});
  t.place(0, "sell_wine.left");
  first_answers(t);
  t.pass(1);
  t.pass(0);
  EXPECT_TRUE(t.state().over);
  EXPECT_EQ(t.vp(0), 26);
}

RULING_TEST(210, AColumnBonusCountsForTheYearInWhichItComes) {
  Table t = extended(2, Season::Spring).row(0, 6).row(1, 2).vp(0, 24).turn(0);
  t.pass(0);
  EXPECT_EQ(t.vp(0), 25);
  EXPECT_TRUE(t.state().final_year);
}

}  // namespace
}  // namespace vendemmia::testing
