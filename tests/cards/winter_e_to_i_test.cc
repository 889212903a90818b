// Winter visitors from Exporter to Innkeeper.
#include "tests/cards/winter_support.h"

namespace vendemmia::testing {
namespace {

// --- Exporter ------------------------------------------------------------------------------------------------

Table exporter_with_everything() {
  return winter()
      .hand(0, {Visitor::Exporter})
      .orders(0, {3, 7})
      .grape(0, Grape::Red, 2)
      .grape(0, Grape::White, 1)
      .grape(0, Grape::White, 2)
      .wine(0, Wine::Red, 3)
      .wine(0, Wine::White, 1);
}

CARD_TEST(Exporter, MakesUpToTwoWines) {
  Table t = exporter_with_everything();
  t.play_visitor(0, Visitor::Exporter);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2", "option 3"});
  t.answer(0, "option 1");
  t.expect_question(0, "make_wine").refuses("done");
  t.answers(0, {"make red from red 2", "make white from white 2"});
  EXPECT_EQ(t.wine_count(0), 4u);
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

CARD_TEST(Exporter, FillsAnOrder) {
  Table t = exporter_with_everything();
  t.play_visitor(0, Visitor::Exporter);
  t.answer(0, "option 2");  // only order 3 can be filled, and only in one way
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.residual(0), 1u);
  EXPECT_EQ(t.wine_count(0), 0u);
  EXPECT_EQ(t.grape_count(0), 3u);
  EXPECT_TRUE(t.holds_order(0, 7));
  EXPECT_TRUE(t.top_discard_is_order(3));
  t.expect_turn(1);
}

CARD_TEST(Exporter, GivesUpAGrapeForTwoPoints) {
  Table t = exporter_with_everything();
  t.play_visitor(0, Visitor::Exporter);
  t.answer(0, "option 3");
  t.expect_question(0, "discard_grape")
      .offers_only({"discard grape red 2", "discard grape white 1", "discard grape white 2"});
  t.answer(0, "discard grape white 1");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_FALSE(t.has_grape(0, Grape::White, 1));
  EXPECT_EQ(t.grape_count(0), 2u);
  EXPECT_EQ(t.wine_count(0), 2u);
  t.expect_turn(1);
}

CARD_TEST(Exporter, RefusesWhatIsImpossible) {
  Table t =
      winter().hand(0, {Visitor::Exporter}).orders(0, {1}).grape(0, Grape::Red, 1).wine(0, Wine::Red, 3);
  t.play_visitor(0, Visitor::Exporter);
  t.expect_question(0, "choose_option")
      .offers_only({"option 1", "option 3"})
      .refuses("option 2", "cannot carry out that option");
}

CARD_TEST(Exporter, CannotBePlayedWithNothing) {
  expect_unplayable(winter().hand(0, {Visitor::Exporter}).orders(0, {7}).wine(0, Wine::Red, 5));
}

// --- Governess -----------------------------------------------------------------------------------------------

// available immediately.
CARD_TEST(Governess, TrainsAWorkerForThisYear) {
  Table t = winter()
                .hand(0, {Visitor::Governess})
                .lira(0, 4)
                .regulars(0, 1)
                .standing(0, Worker::Grande, "give_tour.left")
                .wine(0, Wine::Red, 1);
  t.play_visitor(0, Visitor::Governess);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.player(0).regulars, 2);
  EXPECT_EQ(t.player(0).training, 0);
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_EQ(t.wine_count(0), 1u);
  t.place(1, "cart");
  t.place(0, "draw_order.left");
  EXPECT_EQ(t.available(0), 0u);
  t.expect_turn(1);
}

CARD_TEST(Governess, GivesUpAWineForTwoPoints) {
  Table t = winter().hand(0, {Visitor::Governess}).wine(0, Wine::Red, 1).wine(0, Wine::White, 3);
  t.play_visitor(0, Visitor::Governess);
  t.expect_question(0, "discard_wine").offers_only({"discard wine red 1", "discard wine white 3"});
  t.answer(0, "discard wine red 1");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_FALSE(t.has_wine(0, Wine::Red, 1));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 3));
  EXPECT_EQ(t.player(0).regulars, 2);
  t.expect_turn(1);
}

// the limit counts workers in training; R-17: not the temporary one.
CARD_TEST(Governess, WorkerLimit) {
  expect_unplayable(winter().hand(0, {Visitor::Governess}).lira(0, 9).regulars(0, 5));
  expect_unplayable(winter().hand(0, {Visitor::Governess}).lira(0, 9).regulars(0, 4).training(0, 1));
  Table t = winter().hand(0, {Visitor::Governess}).lira(0, 3).regulars(0, 4).temporary(0);
  t.play_visitor(0, Visitor::Governess);
  EXPECT_EQ(t.player(0).regulars, 5);
  EXPECT_EQ(t.available(0), 5u);
  EXPECT_EQ(t.lira(0), 0);
}

CARD_TEST(Governess, CannotBePlayedWithTwoLiraAndNoWine) {
  expect_unplayable(winter().hand(0, {Visitor::Governess}).lira(0, 2));
}

// --- Governor ------------------------------------------------------------------------------------------------

CARD_TEST(Governor, TheOnlyOpponentGivesASummerVisitorOfTheirChoice) {
  Table t =
      winter().hand(0, {Visitor::Governor}).hand(1, {Visitor::Banker, Visitor::Planner, Visitor::Judge});
  t.play_visitor(0, Visitor::Governor);
  t.expect_question(1, "give_cards")
      .offers_only({"give summer banker", "give summer planner"})
      .refuses("give winter judge")
      .refuses("done");  // no refusing
  t.answer(1, "give summer planner");
  EXPECT_TRUE(t.holds(0, Visitor::Planner));
  EXPECT_FALSE(t.holds(1, Visitor::Planner));
  EXPECT_EQ(t.hand_size(1), 2u);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_TRUE(t.top_discard_is(Visitor::Governor));
  t.expect_turn(1);
}

// A winter visitor does not help, and the opponent loses nothing.
CARD_TEST(Governor, PointForAnOpponentWithoutSummerVisitor) {
  Table t = winter().hand(0, {Visitor::Governor}).hand(1, {Visitor::Judge}).vines(1, {Vine::Pinot}).vp(1, 3);
  t.play_visitor(0, Visitor::Governor);
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.vp(1), 3);
  EXPECT_EQ(t.hand_size(1), 2u);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

// one to three opponents, here one of two.
CARD_TEST(Governor, MayChooseFewerOpponents) {
  Table t = winter(3).hand(0, {Visitor::Governor}).hand(1, {Visitor::Banker}).hand(2, {Visitor::Planner});
  t.play_visitor(0, Visitor::Governor);
  t.expect_question(0, "choose_opponents")
      .offers_only({"opponent 1", "opponent 2"})
      .refuses("opponent 0")
      .refuses("done");
  t.answer(0, "opponent 1");
  t.expect_question(0, "choose_opponents").offers_only({"opponent 2", "done"});
  t.answer(0, "done");
  EXPECT_TRUE(t.holds(0, Visitor::Banker));  // the only one there was
  EXPECT_TRUE(t.holds(2, Visitor::Planner));
  EXPECT_EQ(t.vp(0), 0);
  // the face is known to giver and receiver only.
  EXPECT_TRUE(knows(t, 1, Visitor::Banker));
  EXPECT_FALSE(knows(t, 2, Visitor::Banker));
  t.expect_turn(1);
}

// three of five, who act in wake-up order, passed or not.
CARD_TEST(Governor, SixPlayersThreeChosen) {
  Table t = winter(6)
                .hand(0, {Visitor::Governor})
                .hand(1, {Visitor::Banker, Visitor::Planner})
                .hand(3, {Visitor::Artisan, Visitor::Broker})
                .row(0, 4)
                .row(1, 5)
                .row(2, 1)
                .row(3, 2)
                .row(4, 3)
                .row(5, 6)
                .passed(3)
                .turn(0);
  t.play_visitor(0, Visitor::Governor);
  t.answers(0, {"opponent 1", "opponent 3", "opponent 4"});  // a fourth is not asked for
  t.expect_question(3, "give_cards").offers_only({"give summer artisan", "give summer broker"});
  t.answer(3, "give summer broker");
  t.expect_question(1, "give_cards").offers_only({"give summer banker", "give summer planner"});
  t.answer(1, "give summer banker");
  EXPECT_TRUE(t.holds(0, Visitor::Broker));
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.hand_size(0), 2u);
  EXPECT_EQ(t.vp(0), 1);  // for seat 4
  t.expect_turn(1);       // row 5 follows row 4
}

CARD_TEST(Governor, PoorestPosition) {
  EXPECT_TRUE(winter().hand(0, {Visitor::Governor}).vp(0, -5).can_play(Visitor::Governor));
}

// --- Guest Speaker -------------------------------------------------------------------------------------------

// answers in wake-up order, the active player at their own place.
CARD_TEST(GuestSpeaker, AllMayTrainInWakeUpOrder) {
  Table t = winter(3)
                .hand(0, {Visitor::GuestSpeaker})
                .lira(0, 1)
                .lira(1, 2)
                .lira(2, 1)
                .row(0, 2)
                .row(1, 3)
                .row(2, 1)
                .turn(0);
  t.play_visitor(0, Visitor::GuestSpeaker);
  t.expect_question(2, "train").offers_only({"train", "done"});
  t.answer(2, "train");
  EXPECT_EQ(t.vp(0), 0);  // the reward comes after all answers
  t.expect_question(0, "train");
  t.answer(0, "train");
  t.expect_question(1, "train");
  t.answer(1, "train");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.lira(1), 1);
  EXPECT_EQ(t.lira(2), 0);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(t.player(seat).training, 1);
    EXPECT_EQ(t.player(seat).regulars, 2);
  }
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_EQ(t.available(1), 2u);
  t.expect_turn(1);
}

CARD_TEST(GuestSpeaker, OwnTrainingEarnsNothingAndMayBeDeclined) {
  Table t = winter(3).hand(0, {Visitor::GuestSpeaker}).lira(0, 1).lira(1, 1);
  t.play_visitor(0, Visitor::GuestSpeaker);
  t.answer(0, "done");
  t.answer(1, "train");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.player(0).training, 0);
  t.expect_turn(1);

  Table alone = winter(3).hand(0, {Visitor::GuestSpeaker}).lira(0, 1);
  alone.play_visitor(0, Visitor::GuestSpeaker);
  alone.answer(0, "train");
  EXPECT_EQ(alone.vp(0), 0);
  EXPECT_EQ(alone.player(0).training, 1);
  alone.expect_turn(1);
}

// passed players take part; R-175: not who lacks the lira or has six workers.
CARD_TEST(GuestSpeaker, SixPlayersPassedPoorAndFull) {
  Table t = winter(6).hand(0, {Visitor::GuestSpeaker}).passed(1).lira(1, 1).lira(3, 5).lira(4, 5).lira(5, 1);
  t.regulars(3, 5).regulars(4, 4).training(4, 1);
  t.play_visitor(0, Visitor::GuestSpeaker);
  t.answer(1, "train");
  t.expect_question(5, "train");
  t.answer(5, "train");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.player(3).training, 0);
  EXPECT_EQ(t.player(4).training, 1);
  t.expect_turn(2);  // seat 1 has passed
}

CARD_TEST(GuestSpeaker, WorkersComeNextYear) {
  Table t = winter().hand(0, {Visitor::GuestSpeaker}).lira(1, 1);
  t.play_visitor(0, Visitor::GuestSpeaker);
  t.answer(1, "train");
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_EQ(t.player(1).regulars, 3);
  EXPECT_EQ(t.available(1), 3u);
  EXPECT_EQ(t.player(1).training, 0);
}

//
CARD_TEST(GuestSpeaker, PoorestPosition) {
  Table t = winter(3).hand(0, {Visitor::GuestSpeaker}).vp(0, -5);
  t.play_visitor(0, Visitor::GuestSpeaker);
  EXPECT_EQ(t.vp(0), -5);
  t.expect_turn(1);
}

// --- Harvest Expert ------------------------------------------------------------------------------------------

CARD_TEST(HarvestExpert, HarvestsAndDrawsAVine) {
  Table t = winter()
                .hand(0, {Visitor::HarvestExpert})
                .planted(0, 5, {Vine::Merlot})
                .planted(0, 6, {Vine::Pinot})
                .planted(0, 7, {Vine::Syrah})
                .harvested(0, 7)
                .on_top(Vine::Trebbiano)
                .lira(0, 1);
  t.play_visitor(0, Visitor::HarvestExpert);
  t.expect_question(0, "harvest")
      .offers_only({"harvest field_5", "harvest field_6"})
      .refuses("harvest field_7", "already been harvested");
  t.answer(0, "harvest field_6");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.holds(0, Vine::Trebbiano), 1u);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_FALSE(t.has(0, Structure::Yoke));
  t.expect_turn(1);
}

CARD_TEST(HarvestExpert, HarvestsAndBuildsTheYokeForOneLira) {
  Table t = winter()
                .hand(0, {Visitor::HarvestExpert})
                .planted(0, 5, {Vine::Merlot})
                .planted(0, 6, {Vine::Pinot})
                .lira(0, 1);
  t.play_visitor(0, Visitor::HarvestExpert);
  t.answers(0, {"harvest field_5", "option 2"});
  EXPECT_TRUE(t.has(0, Structure::Yoke));
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  // The yoke works at once, but opens no harvested field.
  t.place(1, "cart");
  t.place(0, "yoke");
  t.answer(0, "option 2");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));
  t.expect_turn(1);
}

// the yoke must be missing and paid for; otherwise the vine it is.
CARD_TEST(HarvestExpert, OnlyTheVineIsLeft) {
  Table poor = winter().hand(0, {Visitor::HarvestExpert}).planted(0, 5, {Vine::Merlot});
  poor.play_visitor(0, Visitor::HarvestExpert);
  EXPECT_EQ(poor.hand_size(0, Deck::Vine), 1u);
  poor.expect_turn(1);

  Table built = winter()
                    .hand(0, {Visitor::HarvestExpert})
                    .planted(0, 5, {Vine::Merlot})
                    .built(0, {Structure::Yoke})
                    .lira(0, 3);
  built.play_visitor(0, Visitor::HarvestExpert);
  EXPECT_EQ(built.hand_size(0, Deck::Vine), 1u);
  EXPECT_EQ(built.lira(0), 3);
  built.expect_turn(1);
}

// the harvest is a gain of its own, so the vine deck may be exhausted.
CARD_TEST(HarvestExpert, HarvestsWithNoVineToDraw) {
  Table t = winter().hand(0, {Visitor::HarvestExpert}).planted(0, 5, {Vine::Merlot}).empty_deck(Deck::Vine);
  t.play_visitor(0, Visitor::HarvestExpert);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

// no yoke without a harvest.
CARD_TEST(HarvestExpert, CannotBePlayedWithoutAHarvest) {
  expect_unplayable(winter().hand(0, {Visitor::HarvestExpert}).lira(0, 5));
  expect_unplayable(
      winter().hand(0, {Visitor::HarvestExpert}).lira(0, 5).planted(0, 5, {Vine::Merlot}).harvested(0, 5));
}

// --- Harvester -----------------------------------------------------------------------------------------------

CARD_TEST(Harvester, TwoFieldsAndTwoLira) {
  Table t = winter()
                .hand(0, {Visitor::Harvester})
                .planted(0, 5, {Vine::Merlot})
                .planted(0, 6, {Vine::Merlot})
                .planted(0, 7, {Vine::Trebbiano});
  t.play_visitor(0, Visitor::Harvester);
  t.expect_question(0, "harvest")
      .offers_only({"harvest field_5", "harvest field_6", "harvest field_7"})
      .refuses("done");
  t.answer(0, "harvest field_5");
  t.expect_question(0, "harvest")
      .offers_only({"harvest field_6", "harvest field_7", "done"})
      .refuses("harvest field_5", "already been harvested");
  t.answer(0, "harvest field_6");
  // the second red 3 is devalued.
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 2));
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.grape_count(0), 2u);
  t.expect_turn(1);
}

CARD_TEST(Harvester, OneFieldAndAPoint) {
  Table t =
      winter().hand(0, {Visitor::Harvester}).planted(0, 5, {Vine::Merlot}).planted(0, 7, {Vine::Trebbiano});
  t.play_visitor(0, Visitor::Harvester);
  t.answers(0, {"harvest field_7", "done", "option 2"});
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_TRUE(t.has_grape(0, Grape::White, 2));
  EXPECT_EQ(t.grape_count(0), 1u);
  t.expect_turn(1);
}

// the harvest counts although its grape finds no room.
CARD_TEST(Harvester, LostGrapeIsAHarvest) {
  Table t = winter().hand(0, {Visitor::Harvester}).planted(0, 5, {Vine::Sangiovese}).grape(0, Grape::Red, 1);
  t.play_visitor(0, Visitor::Harvester);
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.grape_count(0), 1u);
}

//
CARD_TEST(Harvester, CannotBePlayedWithoutAHarvest) {
  expect_unplayable(winter().hand(0, {Visitor::Harvester}));
  expect_unplayable(winter().hand(0, {Visitor::Harvester}).planted(0, 6, {Vine::Pinot}).harvested(0, 6));
}

// --- Innkeeper -----------------------------------------------------------------------------------------------

CARD_TEST(Innkeeper, TopCardsOfTwoDifferentPiles) {
  Table t = winter()
                .hand(0, {Visitor::Innkeeper})
                .discarded({Vine::Pinot, Vine::Syrah})
                .discarded({Visitor::Planner, Visitor::Banker})
                .discarded_orders({3, 4});
  t.play_visitor(0, Visitor::Innkeeper);
  t.expect_question(0, "take_piles")
      .offers_only({"take pile vine", "take pile summer", "take pile order"})
      .refuses("take pile winter", "pile is empty");
  t.answer(0, "take pile summer");
  t.expect_question(0, "take_piles")
      .offers_only({"take pile vine", "take pile order"})
      .refuses("take pile summer", "choose a different one");
  t.answer(0, "take pile vine");
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.holds(0, Vine::Syrah), 1u);
  EXPECT_EQ(t.hand_size(0), 2u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Planner));
  EXPECT_TRUE(t.top_discard_is(Vine::Pinot));
  EXPECT_TRUE(t.top_discard_is_order(4));
  EXPECT_TRUE(knows(t, 1, Visitor::Banker));  // it lay there face up
  EXPECT_EQ(t.count_events(EventKind::Drew), 0u);
  t.expect_turn(1);
}

// the card that lay on the winter pile before the Innkeeper.
CARD_TEST(Innkeeper, TakesTheWinterCardBelowItself) {
  Table t = winter().hand(0, {Visitor::Innkeeper}).discarded({Visitor::Judge}).discarded_orders({5});
  t.play_visitor(0, Visitor::Innkeeper);
  t.answer(0, "take pile winter");
  EXPECT_TRUE(t.holds(0, Visitor::Judge));
  EXPECT_TRUE(t.holds_order(0, 5));
  EXPECT_EQ(t.discard_pile(Deck::Winter), 1u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Innkeeper));
  t.expect_turn(1);
}

// as second visitor it takes back the first; or brings the second card itself.
CARD_TEST(Innkeeper, OnTheTwoVisitorSpace) {
  Table t = winter(3).hand(0, {Visitor::Innkeeper, Visitor::CrushExpert}).discarded({Visitor::Banker});
  t.place(0, "play_winter_visitor.middle");  // the Innkeeper finds one pile only, so the expert is played
  t.expect_question(0, "play_visitor").offers_only({"play innkeeper", "done"});
  t.answer(0, "play innkeeper");
  t.answer(0, "take pile winter");
  EXPECT_TRUE(t.holds(0, Visitor::CrushExpert));
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.lira(0), 3);
  t.expect_turn(1);

  Table second =
      winter(3).hand(0, {Visitor::Innkeeper}).discarded({Visitor::CrushExpert}).discarded({Visitor::Banker});
  second.play_visitor(0, Visitor::Innkeeper, "play_winter_visitor.middle");
  second.answer(0, "take pile winter");
  second.answer(0, "play crush_expert");
  EXPECT_EQ(second.lira(0), 3);
  second.expect_turn(1);
}

// exactly two piles.
CARD_TEST(Innkeeper, CannotBePlayedWithOnePile) {
  expect_unplayable(winter().hand(0, {Visitor::Innkeeper}));
  expect_unplayable(winter().hand(0, {Visitor::Innkeeper}).discarded({Visitor::Banker, Visitor::Planner}));
  EXPECT_TRUE(winter()
                  .hand(0, {Visitor::Innkeeper})
                  .discarded({Visitor::Banker})
                  .discarded({Vine::Pinot})
                  .can_play(Visitor::Innkeeper));
}

// The pile that was taken empty stays unavailable together with its empty deck.
CARD_TEST(Innkeeper, TakingIsNotDrawing) {
  Table t = winter()
                .hand(0, {Visitor::Innkeeper})
                .discarded({Vine::Pinot})
                .discarded_orders({5})
                .deck(Deck::Vine, {});
  t.play_visitor(0, Visitor::Innkeeper);
  t.answer(0, "take pile vine");
  EXPECT_EQ(t.draw_pile(Deck::Vine), 0u);
  EXPECT_EQ(t.discard_pile(Deck::Vine), 0u);
  EXPECT_EQ(t.count_events(EventKind::Reshuffled), 0u);
}

}  // namespace
}  // namespace vendemmia::testing
