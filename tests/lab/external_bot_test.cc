// Other programs as bots: a built-in one plays the same game from outside; whatever a program does wrong, it loses and nobody waits.
#include "lab/external_bot.h"

#include <cstdlib>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/game/door.h"
#include "engine/game/rules_version.h"
#include "lab/bot_session.h"
#include "lab/match.h"
#include "lab/observation_text.h"
#include "tests/lab/match_support.h"
#include "tests/support/paths.h"

namespace vendemmia {
namespace {

MatchOptions match_of(std::vector<std::string> bots) {
  MatchOptions options;
  options.game.last_year = 2;
  options.bots = std::move(bots);
  options.seconds = 60;
  return options;
}

std::string without_time(const MatchOptions& options, const MatchResult& result) {
  Json record = *parse_json(line_of(options, result));
  record.erase("ms");
  return one_line(record);
}

TEST(ExternalBots, ABuiltInBotPlaysTheSameGameFromOutside) {
  for (const std::string bot : {"random", "greedy", "search:iterations=3"}) {
    MatchOptions inside = match_of({bot, "greedy"});
    inside.game.modules = kAllModules;
    MatchOptions outside = inside;
    outside.bots[0] = "exec:" + testing::program_path() + " bot " + bot;
    for (const u64 game : {0u, 1u}) {
      const auto one = play_match(inside, game, kNotStopped);
      const auto other = play_match(outside, game, kNotStopped);
      ASSERT_TRUE(one && other);
      EXPECT_EQ(without_time(inside, *one), without_time(outside, *other)) << bot;
    }
  }
}

TEST(ExternalBots, TheExampleInPythonPlays) {
  if (std::system("python3 -c '' >/dev/null 2>&1") != 0) GTEST_SKIP() << "there is no Python here";
  const MatchOptions options =
      match_of({"exec:python3 '" + testing::source_path("docs/example_bot.py") + "'", "greedy"});
  const auto game = play_match(options, 0, kNotStopped);
  ASSERT_TRUE(game);
  EXPECT_FALSE(game->failure) << game->failure->why;
  EXPECT_EQ(game->years, 2u);
}

TEST(ExternalBots, WhoeverFailsLosesAndIsToldWhy) {
  struct Case {
    std::string command;
    std::string why;
  };
  const std::string starts = "read line; echo '{\"ok\":true}'; ";
  for (const auto& [command, why] : std::vector<Case>{
           {"exit 3", "ended instead of answering"},
           {"no-such-program-anywhere 2>/dev/null", "ended instead of answering"},
           {"echo hello", "did not answer with a JSON object: 'hello'"},
           {"echo '{\"ok\":false}'", "does not want to play: '{\"ok\":false}'"},
           {"tr '\\0' x </dev/zero 2>/dev/null", "answered with a line that has no end"},
           {starts, "ended instead of answering"},
           {starts + "read line; kill -9 $$", "ended instead of answering"},
           {starts + "echo '[1]'; read line", "did not answer with a JSON object: '[1]'"},
           {starts + "echo '{\"answer\":7}'; read line", "gave no answer: '{\"answer\":7}'"},
           {starts + "echo '{\"answer\":\"row 9\"}'; read line", "gave an answer that is not legal: 'row 9'"},
           {starts + "echo '{\"answer\":\"dance\"}'; read line", "gave an answer that is not legal: 'dance'"},
       }) {
    const MatchOptions options = match_of({"exec:" + command, "random"});
    const auto game = play_match(options, 0, kNotStopped);
    ASSERT_TRUE(game && game->failure) << command;
    EXPECT_EQ(game->failure->why, "exec:" + command + " " + why);
    EXPECT_EQ(game->failure->seat, 0u);
    EXPECT_EQ(game->places[0], 2u);
    EXPECT_EQ(game->places[1], 1u);
    EXPECT_EQ(read_line(options, line_of(options, *game))->failure->why, game->failure->why);
  }
}

TEST(ExternalBots, WhoeverDoesNotAnswerInTimeLosesAndIsEnded) {
  MatchOptions options =
      match_of({"exec:read line; echo '{\"ok\":true}'; sleep 1000 & sleep 1000", "random"});
  options.seconds = 0.05;
  const auto game = play_match(options, 0, kNotStopped);
  ASSERT_TRUE(game && game->failure);
  EXPECT_EQ(game->failure->why, options.bots[0] + " did not answer in time");
}

TEST(ObservationTexts, ReadBackAndAreSealed) {
  const State s = new_game({}, 5);
  const Observation observation = observe(s, s.top().seat());
  std::string text = exact_text(observation);
  ASSERT_TRUE(parse_exact_text(text));
  EXPECT_EQ(*parse_exact_text(text), observation);
  EXPECT_FALSE(parse_exact_text(text.substr(1)));
  text[100] = text[100] == '0' ? '1' : '0';
  EXPECT_FALSE(parse_exact_text(text));
  EXPECT_FALSE(parse_exact_text(std::string(text.size(), 'x')));
}

TEST(BotSessions, GoOnWhateverTheyAreTold) {
  BotSession session(make_bot("greedy"));
  EXPECT_EQ(session.answer("hello"), R"({"ok":false,"error":"This is not a line with a JSON object."})");
  EXPECT_EQ(session.answer(R"({"cmd":"dance"})"),
            R"({"ok":false,"error":"The commands are start, choose and end."})");
  EXPECT_EQ(session.answer(R"({"cmd":"choose"})"),
            R"({"ok":false,"error":"There is no game yet: it begins with start."})");
  const std::string version = std::to_string(kRulesVersion);
  EXPECT_EQ(session.answer(R"({"cmd":"start","protocol":2,"rules":)" + version + "}"),
            R"({"ok":false,"error":"This bot speaks protocol 1 and knows the rules of version )" + version +
                ".\"}");
  EXPECT_EQ(session.answer(R"({"cmd":"start","protocol":1,"rules":)" + version + R"(,"seed":"7"})"),
            R"({"ok":true,"exact":true})");
  EXPECT_EQ(session.answer(R"({"cmd":"choose","exact":"00"})"),
            R"({"ok":false,"error":"The exact text is missing, or not of this version of the program."})");
  const State s = new_game({}, 5);
  const Seat asked = s.top().seat();
  const auto choose = [&session](const Observation& observation) {
    return *parse_json(*session.answer(one_line({{"cmd", "choose"}, {"exact", exact_text(observation)}})));
  };
  EXPECT_EQ(choose(observe(s, asked == 0 ? 1 : 0))["ok"], false);
  EXPECT_TRUE(choose(observe(s, asked)).contains("answer"));
  EXPECT_EQ(session.answer(R"({"cmd":"end"})"), std::nullopt);
}

}  // namespace
}  // namespace vendemmia
