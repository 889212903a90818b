#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/game/rules_version.h"
#include "lab/run.h"
#include "lab/study/cards.h"
#include "tests/lab/study_support.h"

namespace vendemmia::study {
namespace {

// Seat 0 wins 30 of 40.
std::vector<GameFacts> forty_games() {
  std::vector<GameFacts> games;
  for (unsigned i = 0; i < 40; ++i) games.push_back(won_by(i % 4 == 0 ? 1 : 0, i));
  return games;
}

TEST(StudyReport, ScoresAndLength) {
  const StudyReport report = report_on(forty_games());
  ASSERT_EQ(report.settings.size(), 1u);
  const SettingReport& one = report.settings[0];
  EXPECT_EQ(one.games, 40u);
  EXPECT_DOUBLE_EQ(one.years.value, 2);
  EXPECT_DOUBLE_EQ(one.winner_vp.value, 20);
  EXPECT_DOUBLE_EQ(one.vp.value, 15);
  EXPECT_DOUBLE_EQ(one.margin.value, 10);
  EXPECT_EQ(one.winner_scores, (std::map<int, u64>{{20, 40}}));
  EXPECT_EQ(one.other_scores, (std::map<int, u64>{{10, 40}}));
  EXPECT_EQ(one.lengths, (std::map<int, u64>{{2, 40}}));
  ASSERT_EQ(one.progress.size(), 2u);
  EXPECT_DOUBLE_EQ(one.progress[0].winners.value, 8);
  EXPECT_DOUBLE_EQ(one.progress[1].others.value, 10);
  ASSERT_EQ(one.sources.size(), 1u);
  EXPECT_EQ(one.sources[0].id, "orders");
  EXPECT_DOUBLE_EQ(one.sources[0].winners.value, 20);
}

TEST(StudyReport, SeatsCountFromTheFirstPlayer) {
  std::vector<GameFacts> games = forty_games();
  const StudyReport before = report_on(games);
  EXPECT_DOUBLE_EQ(finding(before.settings[0].seats, "seat_1").win.value, 0.75);
  EXPECT_DOUBLE_EQ(finding(before.settings[0].seats, "seat_1").change.value, 0.5);
  EXPECT_EQ(finding(before.settings[0].seats, "seat_1").verdict, Verdict::Clear);
  for (GameFacts& game : games) game.first = 1;
  EXPECT_DOUBLE_EQ(finding(report_on(games).settings[0].seats, "seat_1").win.value, 0.25);
}

TEST(StudyReport, RowsAreCountedByYear) {
  std::vector<GameFacts> games = forty_games();
  const StudyReport report = report_on(games);
  const Finding& first = finding(report.settings[0].rows, "row_1");
  EXPECT_EQ(first.count, 80u);
  EXPECT_DOUBLE_EQ(first.win.value, 0.5);  // seat 0 in year 1, seat 1 in year 2
  // Year 1: 8 of winners, 6 of others; year 2: 12 and 4.
  EXPECT_NEAR(first.vp.value, ((30 * 8 + 10 * 6) + (10 * 12 + 30 * 4)) / 80.0, 1e-12);
  EXPECT_EQ(finding(report.settings[0].rows, "row_5").count, 0u);
  EXPECT_EQ(finding(report.settings[0].rows, "row_5").verdict, Verdict::Few);
  // Row 1 for the winners and row 2 for the others, in every year.
  for (GameFacts& game : games) {
    for (unsigned seat = 0; seat < 2; ++seat) {
      const unsigned row = contains(game.winners, seat) ? 1 : 2;
      game.seats[seat].rows = {row, row};
    }
  }
  games[0].seats[0].rows = {2, 2};
  games[0].seats[1].rows = {1, 1};
  games[0].winners = 1;
  EXPECT_NEAR(finding(report_on(games).settings[0].rows, "row_1").change.value, 38.0 / 40, 1e-12);
}

TEST(StudyReport, Parents) {
  std::vector<GameFacts> games = forty_games();
  games[0].seats[0].gift = true;
  const StudyReport report = report_on(games);
  EXPECT_DOUBLE_EQ(finding(report.settings[0].mamas, "alyssa").win.value, 0.25);
  EXPECT_DOUBLE_EQ(finding(report.settings[0].papas, "andrew").change.value, 0.5);
  EXPECT_EQ(finding(report.settings[0].papas, "andrew").hint, "Trellis taken 2 %");
}

TEST(StudyReport, CardsAreComparedAmongPlayersWithAsManyOfTheDeck) {
  // Whoever draws two summer visitors wins; which ones does not matter. The Banker is the second card of most, so without regard to
  // the number of cards it would look strong.
  std::vector<GameFacts> games;
  const unsigned banker = *card_with_id("banker");
  const unsigned buyer = *card_with_id("buyer");
  const unsigned grower = *card_with_id("grower");
  for (unsigned i = 0; i < 200; ++i) {
    GameFacts game = won_by(i % 2, i);
    SeatRecord& winner = game.seats[i % 2];
    SeatRecord& loser = game.seats[1 - i % 2];
    winner.drawn = {{i % 5 == 0 ? grower : banker, 1}, {buyer, 2}};
    loser.drawn = {{i % 10 == 0 ? banker : grower, 1}};
    games.push_back(game);
  }
  games[0].winners = 3;  // so that not everything is the same
  const StudyReport report = report_on(games);
  const Finding& found = finding(report.settings[0].drawn, "banker");
  EXPECT_EQ(found.count, 180u);
  EXPECT_GT(found.win.value - found.win_without, 0.5);
  EXPECT_LT(std::abs(found.change.value), 0.05);
  EXPECT_NE(found.verdict, Verdict::Clear);
  EXPECT_EQ(found.group, "summer");
}

// For the page: in thousandths, a place for each setting, and nothing but a count where there are too few cases.
TEST(StudyReport, TellsWhatCardsAreWorth) {
  std::vector<GameFacts> games;
  const unsigned banker = *card_with_id("banker");
  for (unsigned i = 0; i < 200; ++i) {
    GameFacts game = won_by(i % 2, i);
    // Who has drawn it wins three games of four.
    SeatRecord& owner = game.seats[i % 4 == 0 ? 1 - i % 2 : i % 2];
    owner.drawn = {{banker, 1}};
    if (i < 3) owner.played = {{banker, 2}};
    game.seats[owner.drawn == game.seats[0].drawn ? 1 : 0].drawn = {{*card_with_id("buyer"), 1}};
    games.push_back(game);
  }
  const Json worth = Json::parse(card_worth_of(report_on(games)));
  EXPECT_EQ(worth["settings"], Json::parse(R"([{"players":2,"modules":"none","games":200}])"));
  EXPECT_NE(worth["made"]["command"].get<std::string>().find("vendemmia study --bot greedy"),
            std::string::npos);
  const Json& found = worth["cards"]["visitor/banker"][0];
  EXPECT_EQ(found["drawn"][0], 500);
  EXPECT_LT(found["drawn"][1], 500);
  EXPECT_GT(found["drawn"][2], 500);
  EXPECT_EQ(found["drawn"][3], 200);
  EXPECT_EQ(found["played"], Json::parse("[3]"));
  EXPECT_TRUE(worth["cards"].contains("mama/alyssa")) << worth["cards"].begin().key();
}

TEST(StudyReport, StructuresByYearAndWorkers) {
  std::vector<GameFacts> games = forty_games();
  for (GameFacts& game : games) {
    game.specials = {static_cast<unsigned>(Worker::Farmer), static_cast<unsigned>(Worker::Chef)};
    game.seats[0].structures = {{static_cast<unsigned>(Structure::Yoke), 1}};
    game.seats[0].workers = {{static_cast<unsigned>(Worker::Chef), 2}};
  }
  const StudyReport report = report_on(games);
  const auto yoke = std::ranges::find_if(report.settings[0].structures, [](const Finding& one) {
    return one.group == "Yoke" && one.id == "year_1";
  });
  ASSERT_NE(yoke, report.settings[0].structures.end());
  EXPECT_EQ(yoke->count, 40u);
  EXPECT_DOUBLE_EQ(yoke->win.value, 0.75);
  EXPECT_DOUBLE_EQ(finding(report.settings[0].workers, "chef").change.value, 0.5);
  EXPECT_EQ(finding(report.settings[0].workers, "farmer").verdict, Verdict::Few);
}

TEST(StudyReport, SharedVictoriesCountForTheirPart) {
  std::vector<GameFacts> games = forty_games();
  for (GameFacts& game : games) game.winners = 3;
  EXPECT_DOUBLE_EQ(finding(report_on(games).settings[0].seats, "seat_2").win.value, 0.5);
}

TEST(StudyReport, LinesOfOtherStudiesAreRefused) {
  const std::string line = line_of(won_by(0, 0));
  StudyOptions options;
  EXPECT_EQ(report_of(options, {line, line}).error(), "game 0 is there twice");
  EXPECT_EQ(report_of(options, {line, "x"}).error(), "the record of a game cannot be read: it is not JSON");
  options.players = {4};
  EXPECT_EQ(report_of(options, {line}).error(),
            "the record of game 0 belongs to another study: 2 players, base board");
}

TEST(StudyReport, TheSameWhateverTheNumberOfJobs) {
  StudyOptions options;
  options.bot = "random";
  options.players = {1, 2};
  options.modules = {0, kAllModules};
  options.games = 6;
  const auto page = [&](unsigned jobs) {
    std::vector<std::string> lines;
    run_games(
        {0, count_of_games(options)}, {}, jobs, [&](u64 number) { return play_study_game(options, number); },
        [&](const GameRecord& record) {
          lines.push_back(record.line);
          return true;
        });
    const auto report = report_of(options, lines);
    std::string text = html_of(*report);
    for (const CsvFile& file : csv_of(*report)) text += file.text;
    return text;
  };
  const std::string one = page(1);
  EXPECT_EQ(page(3), one);
}

TEST(StudyReport, DescriptionAndBack) {
  StudyOptions options;
  options.bot = "random";
  options.seed = ~Seed{0};
  options.players = {1};
  options.modules = {kAllModules, 0};
  options.game.level = Level::Hard;
  const Json description = description_of(options, "1");
  const auto back = read_study(description);
  ASSERT_TRUE(back) << back.error();
  EXPECT_EQ(description_of(*back, "1"), description);
  EXPECT_EQ(settings_of(*back), settings_of(options));
  EXPECT_EQ(play_study_game(*back, 3), play_study_game(options, 3));
  EXPECT_EQ(read_study(Json{{"kind", "arena"}}).error(), "these are not the records of a study");
  Json other = description;
  other["rules"] = kRulesVersion + 1;
  EXPECT_EQ(read_study(other).error(), "these records are of another version of the rules");
  other = description;
  other["modules"][0] = "moon";
  EXPECT_EQ(read_study(other).error(), "the description of the run, modules[0]: This is no list of modules.");
}

TEST(StudyReport, ProblemsWithOptions) {
  StudyOptions options;
  EXPECT_EQ(problem_with(options), std::nullopt);
  options.bot = "nobody";
  EXPECT_NE(problem_with(options), std::nullopt);
  options.bot = "random";
  options.players = {2, 7};
  EXPECT_EQ(problem_with(options), "7 players, base board: a game needs 1 to 6 players");
  options.players = {2, 2};
  EXPECT_EQ(problem_with(options), "a number of players is named twice");
  options.players = {2};
  options.modules = {};
  EXPECT_EQ(problem_with(options), "name at least one set of modules, or none");
  options.modules = {0, kExtendedBoard};
  options.game.plain_stars = true;
  EXPECT_EQ(problem_with(options), "2 players, base board: stars belong to the extended board");
  options.modules = {kExtendedBoard};
  EXPECT_EQ(problem_with(options), std::nullopt);
  options.games = 0;
  EXPECT_EQ(problem_with(options), "the number of games must be 1 to 10000000");
}

}  // namespace
}  // namespace vendemmia::study
