// The flow of a year: wake-up chart, turns, the twelve actions with their spaces and bonuses, cart, yoke,
// grande, passing, fall, year end.
#include "engine/catalog/boards.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

Table spring(unsigned players = 2) { return table(players).season(Season::Spring); }
Table fall(unsigned players = 2) { return table(players).season(Season::Fall); }
// --- Spring ---------------------------------------------------------------------------------------------------

TEST(Spring, RowsAreChosenClockwiseFromTheFirstPlayer) {
  Table t = spring(3).first_player(1);
  t.expect_question(1, "wake_up_row")
      .offers_only({"row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7"});
  t.answer(1, "row 6");
  t.expect_question(2, "wake_up_row").refuses("row 6", "rooster").refuses("pass");
  t.answer(2, "row 4");
  t.answer(0, "row 1");
  t.expect_turn(0);
}

TEST(Spring, RowOneGivesNothing) {
  Table t = spring();
  t.answer(0, "row 1");
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.available(0), 2u);
}

TEST(Spring, RowTwoDrawsAVine) {
  Table t = spring();
  t.answer(0, "row 2");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);
  EXPECT_EQ(t.hand_size(0), 1u);
}

TEST(Spring, RowThreeDrawsAnOrder) {
  Table t = spring();
  t.answer(0, "row 3");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  EXPECT_EQ(t.hand_size(0), 1u);
}

TEST(Spring, RowFourPaysOneLira) {
  Table t = spring();
  t.answer(0, "row 4");
  EXPECT_EQ(t.lira(0), 1);
}

TEST(Spring, RowFiveDrawsAVisitorOfTheNamedSeason) {
  Table t = spring();
  t.answer(0, "row 5");
  t.expect_question(0, "name_deck").offers_only({"deck summer", "deck winter"});
  EXPECT_EQ(t.hand_size(0), 0u);
  t.answer(0, "deck winter");
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);
  EXPECT_EQ(t.hand_size(0), 1u);
}

TEST(Spring, RowSixGivesOneVp) {
  Table t = spring();
  t.answer(0, "row 6");
  EXPECT_EQ(t.vp(0), 1);
}

TEST(Spring, RowSevenLendsTheTemporaryWorkerForTheYear) {
  Table t = spring();
  t.answer(0, "row 7");
  EXPECT_EQ(t.available(0), 3u);
  EXPECT_EQ(t.player(0).regulars, 2);
  t.answer(1, "row 1");
  for (unsigned season = 0; season < 3; ++season) t.pass_season();
  EXPECT_EQ(t.available(0), 2u);
}

// --- Turns ----------------------------------------------------------------------------------------------------

TEST(Turns, FollowTheChartFromTheTop) {
  Table t = spring(4);
  t.answer(0, "row 7");
  t.answer(1, "row 2");
  t.answer(2, "row 4");
  t.answer(3, "row 1");
  for (const Seat seat : {Seat{3}, Seat{1}, Seat{2}, Seat{0}, Seat{3}}) t.place(seat, "cart");
  t.pass(1);
  t.pass(2);
  t.place(0, "cart");
  t.place(3, "grande cart");
  t.expect_turn(0);  // those who have passed are left out
  t.pass_season();
  for (const Seat seat : {Seat{3}, Seat{1}, Seat{2}, Seat{0}}) {
    t.expect_question(seat, "fall_visitor");
    t.answer(seat, "deck summer");
  }
  t.expect_turn(1);  // seat 3 has no worker left
}

TEST(Turns, OneWorkerOrPass) {
  Table t = table(2);
  t.place(0, "give_tour.left");
  t.expect_turn(1);
  t.pass(1);
  t.expect_turn(0);
}

TEST(Turns, TheWholePlacementIsFinishedBeforeTheNextTurn) {
  Table t = table(3).hand(0, {Visitor::Banker});
  t.play_visitor(0, Visitor::Banker);
  t.answer(1, "no");
  t.answer(2, "yes");
  EXPECT_EQ(t.lira(2), 3);
  t.expect_turn(1);
}

TEST(Turns, OnlyTheSeasonsSpacesMayBeUsed) {
  table(2)
      .expect_question(0, "turn")
      .refuses("place regular draw_order.left")
      .offers("place regular draw_vine.left");
  winter()
      .expect_question(0, "turn")
      .refuses("place regular draw_vine.left")
      .offers("place regular draw_order.left");
}

TEST(Passing, IsFinalForTheSeasonAndKeepsTheWorkers) {
  Table t = table(2);
  t.pass(0);
  t.place(1, "cart");
  t.expect_turn(1);
  t.pass(1);
  t.answer(0, "deck summer");
  t.answer(1, "deck summer");
  t.expect_turn(0);  // back in winter, with all workers
  EXPECT_EQ(t.available(0), 2u);
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_EQ(t.available(1), 1u);  // one stands on the cart all year
}

TEST(Passing, UnusedWorkersEarnNothing) {
  Table t = winter();
  t.pass(0);
  t.pass(1);
  t.expect_question(1, "wake_up_row");
  EXPECT_EQ(t.lira(0), 0);
}

// --- Spaces -----------------------------------------------------------------------------------------------------

TEST(Spaces, AreOpenByTheNumberOfPlayers) {
  for (unsigned players = 2; players <= kMaxPlayers; ++players) {
    for (const Season season : {Season::Summer, Season::Winter}) {
      const Table t = table(players).season(season);
      for (unsigned action : Members(kBaseBoard.actions_of(season))) {
        const std::string name(kActionNames[action].id);
        const auto closed = [&](const std::string& position) {
          const auto refusal = check(t.state(), *parse_action("place regular " + name + position));
          return refusal && refusal->reason == Reason::SpaceClosed;
        };
        EXPECT_FALSE(closed(".left")) << players << name;
        EXPECT_EQ(closed(".middle"), players < 3) << players << name;
        EXPECT_EQ(closed(".right"), players < 5) << players << name;
      }
    }
  }
}

TEST(Spaces, HoldOneWorkerEachInAnyOrder) {
  Table t = table(5);
  t.place(0, "give_tour.right");  // no bonus there
  EXPECT_EQ(t.lira(0), 2);
  t.expect_question(1, "turn").refuses("place regular give_tour.right", "stands on that space");
  t.place(1, "give_tour.left");
  for (const Seat seat : {Seat{2}, Seat{3}, Seat{4}}) t.pass(seat);
  t.place(0, "give_tour.middle");  // one player may hold several
  t.answers(0, {"action first", "yes"});
  EXPECT_EQ(t.lira(0), 5);
}

// --- The twelve actions, plain and with their bonus ---------------------------------------------------------------

TEST(DrawVine, OneCardTwoWithTheBonus) {
  Table t = table(3);
  t.place(0, "draw_vine.left");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);
  t.place(1, "draw_vine.middle");
  t.expect_question(1, "accept_offer").offers_only({"yes", "no"});
  Table declined = t;
  t.answer(1, "yes");
  EXPECT_EQ(t.hand_size(1, Deck::Vine), 2u);
  t.expect_turn(2);
  declined.answer(1, "no");
  EXPECT_EQ(declined.hand_size(1, Deck::Vine), 1u);
  declined.expect_turn(2);
}

TEST(GiveTour, TwoLiraThreeWithTheBonusInEitherOrder) {
  Table t = table(3);
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
  t.place(1, "give_tour.middle");
  t.expect_question(1, "bonus_order").offers_only({"bonus first", "action first"});
  Table after = t;
  t.answer(1, "bonus first");
  EXPECT_EQ(t.lira(1), 3);
  t.expect_turn(2);
  after.answer(1, "action first");
  EXPECT_EQ(after.lira(1), 2);
  after.expect_question(1, "take_bonus").offers_only({"yes", "no"});
  after.answer(1, "no");
  EXPECT_EQ(after.lira(1), 2);
  after.expect_turn(2);
}

TEST(BuildStructure, IsPaidInFull) {
  Table t = table(2).lira(0, 5);
  t.place(0, "build_structure.left");
  t.expect_question(0, "build")
      .offers_only({"build trellis", "build irrigation", "build yoke", "build windmill", "build cottage",
                    "build medium_cellar"})
      .refuses("build tasting_room", "6 lira")
      .refuses("build large_cellar", "medium cellar");
  t.answer(0, "build irrigation");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_TRUE(t.has(0, Structure::Irrigation));
}

TEST(BuildStructure, TheBonusLiraMayPayForIt) {
  Table poor = table(3).lira(0, 1);
  EXPECT_FALSE(poor.can_place("build_structure.left"));
  poor.place(0, "build_structure.middle");  // possible only with the bonus first
  poor.answer(0, "build yoke");
  EXPECT_EQ(poor.lira(0), 0);
  poor.expect_turn(1);

  Table t = table(3).lira(0, 2);
  t.place(0, "build_structure.middle");
  Table after = t;
  t.answer(0, "bonus first");
  t.expect_question(0, "build").offers("build irrigation");
  t.answer(0, "build irrigation");
  EXPECT_EQ(t.lira(0), 0);
  after.answer(0, "action first");
  after.expect_question(0, "build").refuses("build irrigation", "3 lira");
  after.answer(0, "build trellis");
  after.answer(0, "yes");
  EXPECT_EQ(after.lira(0), 1);
}

TEST(PlaySummerVisitor, OneTwoWithTheBonus) {
  Table t = table(3).hand(0, {Visitor::Patron, Visitor::Sponsor}).hand(1, {Visitor::Negotiator});
  Table one = t;
  t.place(0, "play_summer_visitor.middle");
  t.answers(0, {"play patron", "option 1"});
  t.expect_question(0, "play_visitor").offers_only({"play sponsor", "done"});
  Table declined = t;
  t.answers(0, {"play sponsor", "option 2", "no"});
  EXPECT_EQ(t.lira(0), 7);
  t.expect_turn(1);
  EXPECT_FALSE(t.can_place("play_summer_visitor.left"));  // no grape and no wine for the negotiator
  declined.answer(0, "done");
  EXPECT_TRUE(declined.holds(0, Visitor::Sponsor));
  declined.expect_turn(1);
  one.place(0, "play_summer_visitor.left");
  one.answers(0, {"play patron", "option 1"});
  one.expect_turn(1);
}

TEST(PlantVine, OneTwoWithTheBonus) {
  Table t = table(3).vines(0, {Vine::Malvasia, Vine::Sangiovese});
  Table one = t;
  t.place(0, "plant_vine.middle");
  t.answer(0, "plant malvasia field_5");
  t.expect_question(0, "plant")
      .offers_only(
          {"plant sangiovese field_5", "plant sangiovese field_6", "plant sangiovese field_7", "done"});
  t.answer(0, "plant sangiovese field_5");
  EXPECT_EQ(red_on(t.player(0), 0), 1u);
  EXPECT_EQ(white_on(t.player(0), 0), 1u);
  t.expect_turn(1);
  one.place(0, "plant_vine.left");
  one.answer(0, "plant malvasia field_5");
  one.expect_turn(1);
}

TEST(SellGrapesOrField, OneOfThree) {
  Table t = table(2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 4)
                .grape(0, Grape::White, 9)
                .sold(0, 7)
                .lira(0, 7);
  t.place(0, "sell_grapes_or_field.left");
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2", "option 3"});
  Table field = t;
  Table back = t;
  t.answer(0, "option 1");
  t.expect_question(0, "sell_grapes").refuses("done");
  t.answers(0, {"sell grape red 3", "sell grape white 9"});
  EXPECT_EQ(t.lira(0), 7 + 1 + 3);
  EXPECT_TRUE(t.has_grape(0, Grape::White, 4));
  t.expect_turn(1);
  field.answers(0, {"option 2", "sell field_6"});
  EXPECT_EQ(field.lira(0), 13);
  field.expect_turn(1);
  back.answer(0, "option 3");
  EXPECT_EQ(back.lira(0), 0);
  EXPECT_EQ(back.player(0).sold_fields, 0);
}

TEST(SellGrapesOrField, OneVpWithTheBonusInEitherOrder) {
  Table t = table(3);
  t.place(0, "sell_grapes_or_field.middle");
  Table after = t;
  t.answer(0, "bonus first");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 0);
  t.answer(0, "sell field_5");
  EXPECT_EQ(t.lira(0), 5);
  t.expect_turn(1);
  after.answers(0, {"action first", "sell field_5"});
  EXPECT_EQ(after.vp(0), 0);
  after.answer(0, "yes");
  EXPECT_EQ(after.vp(0), 1);
}

TEST(DrawOrder, OneCardTwoWithTheBonus) {
  Table t = winter(3);
  t.place(0, "draw_order.left");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  t.place(1, "draw_order.middle");
  Table declined = t;
  t.answer(1, "yes");
  EXPECT_EQ(t.hand_size(1, Deck::Order), 2u);
  declined.answer(1, "no");
  EXPECT_EQ(declined.hand_size(1, Deck::Order), 1u);
}

TEST(HarvestField, OneTwoWithTheBonus) {
  Table t = winter(3).planted(0, 5, {Vine::Merlot}).planted(0, 6, {Vine::Trebbiano});
  Table one = t;
  t.place(0, "harvest_field.middle");
  t.answers(0, {"harvest field_6", "harvest field_5"});
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 2));
  t.expect_turn(1);
  one.place(0, "harvest_field.left");
  one.answer(0, "harvest field_6");
  one.expect_turn(1);
}

TEST(TrainWorker, FourLiraForNextYear) {
  Table t = winter().lira(0, 5);
  t.place(0, "train_worker.left");
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.available(0), 1u);
  t.pass_season();
  EXPECT_EQ(t.available(0), 3u);
}

TEST(TrainWorker, TheBonusLiraMayPayForIt) {
  Table poor = winter(3).lira(0, 3);
  EXPECT_FALSE(poor.can_place("train_worker.left"));
  poor.place(0, "train_worker.middle");
  EXPECT_EQ(poor.lira(0), 0);
  EXPECT_EQ(poor.player(0).training, 1);
  Table t = winter(3).lira(0, 4);
  t.place(0, "train_worker.middle");
  Table after = t;
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 1);
  after.answers(0, {"action first", "no"});
  EXPECT_EQ(after.lira(0), 0);
}

TEST(PlayWinterVisitor, OneTwoWithTheBonus) {
  Table t = winter(3).hand(0, {Visitor::Politician, Visitor::Oenologist}).vp(0, -1).wine(0, Wine::Red, 1);
  Table one = t;
  t.place(0, "play_winter_visitor.middle");
  t.answer(0, "play politician");
  t.expect_question(0, "play_visitor").offers_only({"play oenologist", "done"});
  t.answer(0, "play oenologist");
  t.answer(0, "option 1");  // the politician's lira have made the second option possible
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  t.expect_turn(1);
  one.place(0, "play_winter_visitor.left");
  one.answer(0, "play politician");
  one.expect_turn(1);
}

TEST(MakeWine, TwoThreeWithTheBonus) {
  Table t = winter(3);
  for (const unsigned value : {1u, 2u, 3u}) t.grape(0, Grape::White, value);
  Table plain = t;
  t.place(0, "make_wine.middle");
  t.answers(0, {"make white from white 1", "make white from white 2"});
  t.expect_question(0, "make_wine").offers_only({"make white from white 3", "done"});
  t.answer(0, "make white from white 3");
  EXPECT_EQ(t.wine_count(0), 3u);
  t.expect_turn(1);
  plain.place(0, "make_wine.left");
  plain.answers(0, {"make white from white 1", "make white from white 2"});
  plain.expect_turn(1);
}

TEST(MakeWine, TheBonusFollowsASingleWineToo) {
  Table t = winter(3).grape(0, Grape::White, 1).grape(0, Grape::White, 2).grape(0, Grape::White, 3);
  t.place(0, "make_wine.middle");
  t.answers(0, {"make white from white 1", "done"});
  t.expect_question(0, "make_wine").offers("make white from white 3").offers("done");
  t.answer(0, "done");
  EXPECT_EQ(t.wine_count(0), 1u);
  t.expect_turn(1);
}

TEST(FillOrder, OneVpMoreWithTheBonusInEitherOrder) {
  Table t = winter(3).wine(0, Wine::Red, 6).orders(0, {7});
  Table plain = t;
  t.place(0, "fill_order.middle");
  Table after = t;
  t.answer(0, "bonus first");
  EXPECT_EQ(t.vp(0), 4);
  t.expect_turn(1);
  after.answer(0, "action first");
  EXPECT_EQ(after.vp(0), 3);
  after.answer(0, "no");
  EXPECT_EQ(after.vp(0), 3);
  plain.place(0, "fill_order.left");
  EXPECT_EQ(plain.vp(0), 3);
  EXPECT_EQ(plain.residual(0), 1u);
}

// --- Cart, yoke, grande -------------------------------------------------------------------------------------------

TEST(Cart, TakesAnyNumberInEitherSeason) {
  for (const Season season : {Season::Summer, Season::Winter}) {
    Table t = table(2).season(season);
    for (unsigned i = 0; i < 2; ++i) {
      t.place(0, "cart");
      t.place(1, "cart");
    }
    t.place(0, "grande cart");
    t.place(1, "grande cart");
    EXPECT_EQ(t.lira(0), 3);
    EXPECT_EQ(t.lira(1), 3);
  }
}

TEST(Yoke, UprootsOrHarvestsOnceAYearInAnySeason) {
  for (const Season season : {Season::Summer, Season::Winter}) {
    Table t = table(2).season(season).built(0, {Structure::Yoke}).planted(0, 6, {Vine::Merlot, Vine::Syrah});
    t.place(0, "yoke");
    Table harvest = t;
    t.answers(0, {"option 1", "uproot syrah field_6"});
    EXPECT_EQ(t.holds(0, Vine::Syrah), 1u);
    EXPECT_EQ(red_on(t.player(0), 1), 3u);
    harvest.answer(0, "option 2");
    EXPECT_TRUE(harvest.has_grape(0, Grape::Red, 5));
    harvest.place(1, "cart");
    harvest.expect_question(0, "turn")
        .refuses("place regular yoke", "already been used")
        .refuses("place grande yoke", "already been used");
  }
}

TEST(Yoke, NeedsTheStructureAndAVine) {
  Table missing = table(2).planted(0, 5, {Vine::Merlot});
  missing.expect_question(0, "turn").refuses("place regular yoke", "not built");
  Table empty = table(2).built(0, {Structure::Yoke});
  empty.expect_question(0, "turn").refuses("place regular yoke", "cannot carry out");
}

TEST(Yoke, IsFreeAgainNextYear) {
  Table t =
      winter().first_player(1).built(0, {Structure::Yoke}).planted(0, 5, {Vine::Merlot, Vine::Malvasia});
  t.place(0, "grande yoke");
  t.answer(0, "option 2");
  EXPECT_EQ(t.available(0), 2u);
  t.pass_to(vendemmia::Question::WakeUpRow);
  t.answer(0, "row 1");
  t.answer(1, "row 2");
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_TRUE(t.can_place("yoke"));
}

TEST(Grande, JoinsAFullActionWithoutBonus) {
  Table t = table(3).standing(1, Worker::Regular, "give_tour.left");
  t.expect_question(0, "turn")
      .refuses("place grande give_tour.art", "all of its spaces")
      .offers("place grande give_tour.middle");
  t.place(0, "give_tour.middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
  t.place(1, "grande give_tour.art");
  EXPECT_EQ(t.lira(1), 2);
  t.expect_question(2, "turn").refuses("place regular give_tour.art", "grande");
  t.place(2, "grande give_tour.art");  // several share the art
  EXPECT_EQ(t.lira(2), 2);
  t.place(0, "grande give_tour.art");  // beside a worker of one's own
  EXPECT_EQ(t.lira(0), 5);
}

TEST(Grande, OnABonusSpaceGetsTheBonus) {
  Table t = table(3);
  t.place(0, "grande give_tour.middle");
  t.answers(0, {"action first", "yes"});
  EXPECT_EQ(t.lira(0), 3);
}

TEST(Grande, OnTheArtMustBeAbleToAct) {
  Table t = winter().standing(1, Worker::Regular, "harvest_field.left");
  t.expect_question(0, "turn").refuses("place grande harvest_field.art", "cannot carry out");
}

// --- Fall and year end ----------------------------------------------------------------------------------------------

TEST(Fall, EverybodyDrawsInChartOrder) {
  Table t = fall(3).row(0, 6).row(1, 1).row(2, 3).built(2, {Structure::Cottage}).regulars(1, 0).passed(1);
  t.answer(1, "deck winter");
  t.answers(2, {"deck summer", "deck summer"});
  t.answer(0, "deck summer");
  EXPECT_EQ(t.hand_size(1, Deck::Winter), 1u);
  EXPECT_EQ(t.hand_size(2, Deck::Summer), 2u);
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 1u);
  t.expect_turn(1);
}

TEST(Fall, ACottageBuiltInSummerWorksAtOnce) {
  Table t = table(2).lira(0, 4);
  t.place(0, "build_structure.left");
  t.answer(0, "build cottage");
  t.pass(1);
  t.pass(0);
  t.answer(0, "deck summer");
  t.expect_question(0, "cottage_visitor");
}

TEST(YearEnd, TheTokenMovesCounterClockwiseAndAllStartsAnew) {
  Table t =
      winter(3).first_player(0).year(4).yoke_used(1).harvested(1, 5).standing(2, Worker::Regular, "cart");
  t.pass(0);
  t.pass(1);
  t.pass(2);
  EXPECT_EQ(t.state().year, 5);
  EXPECT_EQ(t.state().season, Season::Spring);
  EXPECT_EQ(t.state().first_player, 2);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(t.player(seat).row, 0);
    EXPECT_FALSE(t.player(seat).passed);
    EXPECT_EQ(t.player(seat).year_marks, 0);
    EXPECT_EQ(t.player(seat).harvested_fields, 0);
    EXPECT_EQ(t.available(seat), 2u);
    EXPECT_EQ(t.player(seat).on_cart, 0);
  }
  t.answer(2, "row 1");
  t.expect_question(0, "wake_up_row");
}

TEST(YearEnd, AllSpacesAreCleared) {
  Table t = table(3);
  t.place(0, "draw_vine.left");
  t.place(1, "give_tour.left");
  for (unsigned season = 0; season < 3; ++season) t.pass_season();
  EXPECT_EQ(t.occupant_of("draw_vine.left"), -1);
  EXPECT_EQ(t.occupant_of("give_tour.left"), -1);
}

TEST(YearEnd, SummersWorkersStayUntilThen) {
  Table t = table(2);
  t.place(0, "draw_vine.left");
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.occupant_of("draw_vine.left"), 0);
  EXPECT_EQ(t.available(0), 1u);
}

}  // namespace
}  // namespace vendemmia::testing
