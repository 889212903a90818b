// Rulings: tokens, rows and the aggressive variant for one player.
#include "engine/game/chart.h"
#include "engine/game/scoring.h"
#include "tests/support/decisions.h"
#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

Table awake_alone(Season season) { return extended(1, season).row(0, 3); }

// The aggressive variant on the extended board, with all that belongs to it but the special workers themselves.
Table chased(Level level, unsigned year) {
  Table t = side_two(1, Season::Winter).row(0, 3).level(level).aggressive().year(year);
  t.raw().options.modules = kAllModules;
  return t;
}

constexpr std::array<std::pair<Level, std::array<int, 7>>, 3> kTables{{
    {Level::Easy, {-1, -1, 0, 4, 9, 15, 24}},
    {Level::Normal, {-1, 0, 1, 6, 12, 18, 28}},
    {Level::Hard, {-1, 0, 1, 6, 13, 22, 32}},
}};

RULING_TEST(410, ATableForEachLevel) {
  for (const auto& [level, marker] : kTables) {
    for (unsigned year = 1; year <= 7; ++year) {
      const Table t = chased(level, year);
      EXPECT_EQ(t.state().solo.vp, marker[year - 1]) << facts(level).id << ", year " << year;
    }
  }
}

RULING_TEST(410, OnlyWithAllThreeModules) {
  const auto refused = [](Modules modules) {
    const OptionsProblem problem = problem_with({.players = 1, .modules = modules, .aggressive = true});
    return problem && std::string_view(problem.what).find("all three") != std::string_view::npos;
  };
  EXPECT_TRUE(refused(kExtendedBoard));
  EXPECT_TRUE(refused(kExtendedBoard | kStructureCards));
  EXPECT_FALSE(refused(kAllModules));
  EXPECT_FALSE(refused(0));
  EXPECT_FALSE(problem_with({.players = 1, .aggressive = true}));
}

RULING_TEST(449, ComparedAfterTheResidualsBeforeTheNextRow) {
  for (const int ahead : {0, 1}) {
    Table t = chased(Level::Normal, 4).vp(0, 6 + ahead).residual(0, 2);
    t.pass(0);
    EXPECT_EQ(t.lira(0), 2);
    EXPECT_EQ(t.state().over, ahead == 0);
    EXPECT_EQ(t.state().year, 4);
    if (ahead == 1) t.expect_question(0, "next_row");
  }
}

RULING_TEST(449, AStatueSavesTheYear) {
  Table t = chased(Level::Normal, 4).vp(0, 6);
  stand(t, 0, {StructureCard::Statue});
  t.pass(0);
  EXPECT_FALSE(t.state().over);
  t.expect_question(0, "next_row");
}

RULING_TEST(411, TheMapCountsAtTheEndOfTheSeventhYearOnly) {
  // Three regions worth 2 would save the fourth year, but they are not counted yet.
  Table early = chased(Level::Normal, 4).vp(0, 5);
  place_stars(early, 0,
              {Region::Siena, Region::Siena, Region::Siena, Region::Arezzo, Region::Arezzo, Region::Arezzo});
  early.pass(0);
  EXPECT_TRUE(early.state().over);
  EXPECT_EQ(early.vp(0), 5);
  EXPECT_EQ(early.state().solo.vp, 6);
  EXPECT_EQ(solo_result(early.state()), SoloResult::Loss);

  // In the seventh both sides count it before they compare: 28 + 7 to 35 or 36.
  for (const int vp : {31, 32}) {
    Table last = chased(Level::Normal, 7).vp(0, vp);
    place_stars(
        last, 0,
        {Region::Siena, Region::Siena, Region::Siena, Region::Arezzo, Region::Arezzo, Region::Arezzo});
    last.pass(0);
    EXPECT_TRUE(last.state().over);
    EXPECT_EQ(last.vp(0), vp + 4);
    EXPECT_EQ(last.state().solo.vp, 28 + 7);
    EXPECT_EQ(solo_result(last.state()),
              vp == 31 ? SoloResult::Loss : SoloResult::Win);  // a tie is lost
  }
}

// --- Tokens ------------------------------------------------------------------------------------------------

RULING_TEST(412, NotTheBonusOfTheSpaceItself) {
  Table t = awake_alone(Season::Spring).tokens(1);
  EXPECT_TRUE(t.can_place("regular give_tour.left token middle"));
  EXPECT_TRUE(t.can_place("regular influence.left token middle"));
  // The left space has the only bonus of the action.
  EXPECT_FALSE(t.can_place("regular draw_vine.left token left"));
  EXPECT_FALSE(t.can_place("regular draw_vine.left token middle"));
}

RULING_TEST(412, WithTwoBonusesTheOtherOne) {
  Table t = awake_alone(Season::Fall).tokens(1).planted(0, 5, {Vine::Malvasia}).planted(0, 6, {Vine::Pinot});
  EXPECT_FALSE(t.can_place("regular harvest_field.left token left"));
  t.place(0, "regular harvest_field.left token middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 1);
  t.answers(0, {"harvest field_5", "harvest field_6"});
  EXPECT_EQ(t.player(0).harvested_fields, 3);
  EXPECT_EQ(t.tokens(), 0u);
}

RULING_TEST(412, OnTheArtAnyBonusOfTheAction) {
  Table t = awake_alone(Season::Fall)
                .tokens(1)
                .planted(0, 5, {Vine::Malvasia})
                .automa_standing("harvest_field.left");
  EXPECT_TRUE(t.can_place("grande harvest_field.art token left"));
  EXPECT_TRUE(t.can_place("grande harvest_field.art token middle"));
  EXPECT_FALSE(t.can_place("grande harvest_field.art token right"));
}

RULING_TEST(412, StructureCardsBySideTwo) {
  Table one = awake_alone(Season::Summer).tokens(1);
  EXPECT_FALSE(one.can_place("regular buy_sell_field.left token middle"));
  Table two = side_two(1, Season::Summer).row(0, 3).tokens(1);
  two.place(0, "regular buy_sell_field.left token middle");
  two.answers(0, {"bonus first", "bonus first", "sell field_5"});
  EXPECT_EQ(two.vp(0), 1);
  EXPECT_EQ(two.hand_size(0, Deck::Structure), 1u);
}

RULING_TEST(412, NotOnTheConstructionMatOrAStructure) {
  Table t = side_two(1, Season::Summer).row(0, 3).tokens(1).wine(0, Wine::Red, 1);
  stand(t, 0, {StructureCard::WineBar});
  for (const std::string& one : t.legal()) {
    const bool own = one.find("destroy") != std::string::npos || one.find("structure.") != std::string::npos;
    EXPECT_FALSE(own && one.find("token") != std::string::npos) << one;
  }
}

// --- Rows --------------------------------------------------------------------------------------------------

RULING_TEST(413, TheTokenIsTakenWithTheRow) {
  Table t = awake_alone(Season::Winter).glass({1, 2, 4, 5, 6, 7}).tokens(1);
  t.pass(0);
  t.expect_question(0, "next_row")
      .offers_only({"row 2", "row 4", "row 5", "row 6", "row 7"})
      .refuses("row 3", "glass")
      .refuses("row 1", "row 7 the year before");
  t.answer(0, "row 6");
  EXPECT_EQ(t.tokens(), 2u);
  EXPECT_EQ(t.glass(), (std::vector<unsigned>{1, 2, 4, 5, 7}));
}

RULING_TEST(413, TheFirstTokenComesWithTheSetUp) {
  State s = at_first(vendemmia::Question::WakeUpRow, {.players = 1, .modules = kExtendedBoard}, 2);
  EXPECT_EQ(s.solo.tokens, 0);
  EXPECT_EQ(why_not(s, act(ActionKind::Row, 1)), Reason::RowOneAfterSeven);
  apply(s, act(ActionKind::Row, 5), Events::none());
  EXPECT_EQ(s.solo.tokens, 1);
  EXPECT_FALSE(contains(s.solo.glass, 5));
}

RULING_TEST(413, RowOneComesAfterRowSeven) {
  Table t = awake_alone(Season::Winter).row(0, 7).glass({1, 2});
  t.pass(0);
  EXPECT_EQ(t.player(0).row, 1);  // no other choice
  EXPECT_EQ(t.glass(), (std::vector<unsigned>{2}));
}

RULING_TEST(413, WithoutATokenThereNobodyIsSentToRowOne) {
  Table t = awake_alone(Season::Winter).row(0, 7).glass({2, 3});
  t.pass(0);
  t.expect_question(0, "next_row").offers_only({"row 2", "row 3"}).refuses("row 1", "glass");
}

RULING_TEST(414, TheOrganizerDoesNotEnterRowSeven) {
  Table t = awake_alone(Season::Summer).hand(0, {Visitor::Organizer}).glass({1, 2, 7});
  play_left(t, 0, Visitor::Organizer);
  t.expect_question(0, "move_rooster")
      .offers_only({"row 1", "row 2", "row 4", "row 5", "row 6"})
      .refuses("row 7", "may not move to row 7");
  t.answer(0, "row 2");
  EXPECT_EQ(t.tokens(), 0u);
}

RULING_TEST(414, WhoLeavesRowSevenStillWakesUpFirst) {
  Table t = awake_alone(Season::Summer).row(0, 7).hand(0, {Visitor::Organizer}).glass({1, 2, 3});
  play_left(t, 0, Visitor::Organizer);
  t.answer(0, "row 4");
  decline_lira(t, 0);
  play_until(t, [&] { return t.state().year == 2; });
  EXPECT_EQ(t.player(0).row, 1);
  EXPECT_EQ(t.glass(), (std::vector<unsigned>{2, 3}));
}

RULING_TEST(450, EasyStartsAtThree) {
  EXPECT_EQ(new_game({.players = 1, .modules = kExtendedBoard, .level = Level::Easy}, 1).players[0].vp, 3);
  EXPECT_EQ(new_game({.players = 1, .modules = kExtendedBoard}, 1).players[0].vp, 0);
}

RULING_TEST(450, VeryEasyHasAnEighthYearWithEveryRow) {
  Table t = awake_alone(Season::Winter).level(Level::VeryEasy).year(7).glass({}).tokens(2);
  t.pass(0);
  t.expect_question(0, "next_row")
      .offers_only({"row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7"});
  t.answer(0, "row 1");
  EXPECT_EQ(t.tokens(), 3u);
  EXPECT_EQ(t.state().year, 8);
  EXPECT_TRUE(t.state().final_year);
  play_until(t, [&] { return t.state().over; });
  EXPECT_EQ(t.state().year, 8);
}

RULING_TEST(450, WithOnlyRowOneLeftItNeedsNoRowSeven) {
  Table t = awake_alone(Season::Winter).year(6).glass({1});
  t.pass(0);
  EXPECT_EQ(t.player(0).row, 1);
  EXPECT_EQ(t.state().year, 7);
  Table two = awake_alone(Season::Winter).year(5).glass({1, 7});
  two.pass(0);
  EXPECT_EQ(two.player(0).row, 7);
}

RULING_TEST(234, TheSeventhYearIsTheLastWhateverTheScore) {
  Table t = awake_alone(Season::Winter).year(6).vp(0, 40);
  t.pass(0);
  EXPECT_FALSE(t.state().over);
  t.answer(0, "row 2");
  EXPECT_EQ(t.state().year, 7);
  EXPECT_TRUE(t.state().final_year);
}

DECISION_TEST(15, SpecialWorkersAndStructureCardsMayJoinTheCampaign) {
  for (u8 challenge = 1; challenge <= kChallenges; ++challenge) {
    for (const int modules : {+kSpecialWorkers, +kStructureCards, kSpecialWorkers | kStructureCards}) {
      const Options options{.players = 1, .modules = static_cast<Modules>(modules), .challenge = challenge};
      EXPECT_FALSE(problem_with(options)) << modules;
    }
  }
}

RULING_TEST(249, TheCampaignStaysOnTheBaseBoard) {
  for (u8 challenge = 1; challenge <= kChallenges; ++challenge) {
    EXPECT_TRUE(problem_with({.players = 1, .modules = kExtendedBoard, .challenge = challenge}));
    EXPECT_FALSE(problem_with({.players = 1, .challenge = challenge}));
  }
}

}  // namespace
}  // namespace vendemmia::testing
