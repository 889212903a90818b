#include <algorithm>
#include <cmath>

#include <pybind11/stl.h>

#include "engine/catalog/names.h"
#include "lab/arena_report.h"
#include "lab/run.h"
#include "lab/study/study.h"
#include "python/bind.h"
#include "python/convert.h"
#include "python/interruptible.h"
#include "python/player.h"

namespace vendemmia::python {
namespace {

using namespace py::literals;

constexpr u64 kMostGamesOfRun = 100'000'000;

// The value and the ends of its interval; None where the games say nothing.
py::object finite(double value) { return std::isfinite(value) ? py::object(py::float_(value)) : py::none(); }
py::tuple tuple_of(const Estimate& estimate) {
  return py::make_tuple(finite(estimate.value), finite(estimate.interval.low),
                        finite(estimate.interval.high));
}

py::dict report_dict(const BotReport& bot) {
  return py::dict("bot"_a = bot.bot, "games"_a = bot.games, "elo"_a = tuple_of(bot.elo),
                  "score"_a = tuple_of(bot.score), "first"_a = tuple_of(bot.wins), "vp"_a = tuple_of(bot.vp),
                  "orders"_a = bot.orders, "years"_a = bot.years, "choices"_a = bot.choices,
                  "milliseconds"_a = bot.milliseconds, "failures"_a = bot.failures,
                  "first_failure"_a = bot.first_failure,
                  "solo"_a = std::vector<u64>(bot.solo.begin(), bot.solo.end()));
}

std::string verdict_of(const std::optional<SequentialTest>& test) {
  if (!test) return "";
  switch (test->verdict()) {
    case Verdict::Elo0: return "elo0";
    case Verdict::Elo1: return "elo1";
    case Verdict::Open: break;
  }
  return "open";
}

// A name for everybody that nobody else has.
std::string unlike_others(const std::string& name, const std::vector<std::string>& others) {
  std::string unlike = name;
  for (unsigned i = 2; std::ranges::find(others, unlike) != others.end(); ++i)
    unlike = name + "_" + std::to_string(i);
  return unlike;
}

u64 count_in(const char* what, long long value, u64 most) {
  if (value < 1 || static_cast<u64>(value) > most)
    throw py::value_error(std::string(what) + " are 1 to " + std::to_string(most) + ", not " +
                          std::to_string(value));
  return static_cast<u64>(value);
}

SequentialOptions test_of(const std::vector<double>& numbers, const MatchOptions& match) {
  if (numbers.size() != 2) throw py::value_error("a sequential test needs two Elo differences");
  if (!(numbers[0] < numbers[1]))
    throw py::value_error("a sequential test needs two Elo differences, the lower one first");
  if (match.bots.size() != 2 || match.game.players == 1)
    throw py::value_error("a sequential test is for two bots at one table");
  return {.elo0 = numbers[0], .elo1 = numbers[1]};
}

// Descriptions stay as they are; players written in Python are guests.
MatchOptions match_of(const std::vector<py::object>& players, Trouble& trouble) {
  MatchOptions match;
  for (const py::object& player : players) {
    if (py::isinstance<py::str>(player)) match.bots.push_back(plain_text(player));
  }
  std::vector<std::string> names;
  for (const py::object& player : players) {
    if (py::isinstance<py::str>(player)) {
      names.push_back(plain_text(player));
      continue;
    }
    if (!is_player(player))
      throw py::type_error(
          "a bot is a description, a function of an Observation, or has a method choose; not " +
          py::repr(player).cast<std::string>());
    std::vector<std::string> taken = match.bots;
    taken.insert(taken.end(), names.begin(), names.end());
    names.push_back(unlike_others(name_of_player(player), taken));
    match.guests[names.back()] = seats_player(player, trouble);
  }
  match.bots = std::move(names);
  return match;
}

py::dict play_arena(const std::vector<py::object>& bots, long long games, Seed seed, std::optional<int> jobs,
                    double seconds, const std::optional<std::vector<double>>& sprt, const Options& options) {
  std::atomic<bool> stopped{false};
  Trouble trouble(stopped);
  MatchOptions match = match_of(bots, trouble);
  match.game = options;
  match.seed = seed;
  match.seconds = seconds;
  if (const auto problem = problem_with(match)) throw py::value_error(*problem);
  std::optional<SequentialOptions> test;
  if (sprt) test = test_of(*sprt, match);
  const u64 deal = games_per_deal(match);
  const u64 count = (count_in("games", games, kMostGamesOfRun) + deal - 1) / deal * deal;
  const unsigned threads = threads_in(jobs);

  std::vector<MatchResult> results;
  run_interruptibly(stopped, [&] {
    std::optional<OrderedDeals> deals;
    if (test) deals.emplace(match, 0, *test);
    const auto play = [&](u64 number) {
      const auto result = play_match(match, number, stopped);
      return result ? line_of(match, *result) : std::string();
    };
    run_games({0, count}, {}, threads, play, [&](const GameRecord& record) {
      const auto result = read_line(match, record.line);
      if (stopped || !result) return false;
      results.push_back(*result);
      if (deals) deals->add(*result);
      return !(deals && deals->test().verdict() != Verdict::Open);
    });
  });
  trouble.raise();
  std::ranges::sort(results, {}, &MatchResult::game);
  const ArenaReport report = report_of(match, results, test, 0);
  py::list rows;
  for (const BotReport& bot : report.bots) rows.append(report_dict(bot));
  return py::dict("games"_a = report.games, "deals"_a = report.deals, "left_out"_a = report.left_out,
                  "years"_a = report.years, "bots"_a = rows, "verdict"_a = verdict_of(report.test));
}

py::dict play_study(const py::str& bot, long long games, Seed seed, const std::vector<unsigned>& players,
                    const std::vector<py::str>& modules, std::optional<int> jobs, const Options& variants) {
  StudyOptions study{.bot = plain_text(bot),
                     .games = count_in("games", games, kMostGamesOfRun),
                     .seed = seed,
                     .players = players,
                     .modules = {},
                     .game = variants};
  for (const py::str& given : modules) {
    const std::string one = plain_text(given);
    const auto read = one == "all" ? kAllModules : modules_in(one);
    if (!read) throw py::value_error("'" + one + "' are no modules");
    study.modules.push_back(*read);
  }
  if (const auto problem = problem_with(study)) throw py::value_error(*problem);
  const unsigned threads = threads_in(jobs);
  std::atomic<bool> stopped{false};
  std::vector<GameRecord> records;
  run_interruptibly(stopped, [&] {
    run_games(
        {0, count_of_games(study)}, {}, threads,
        [&](u64 number) { return play_study_game(study, number, &stopped); },
        [&](const GameRecord& record) {
          if (stopped) return false;
          records.push_back(record);
          return true;
        });
  });
  std::ranges::sort(records, {}, &GameRecord::number);
  std::vector<std::string> lines;
  for (GameRecord& record : records) lines.push_back(std::move(record.line));
  const auto report = report_of(study, lines);
  if (!report) throw std::runtime_error(report.error());
  py::dict tables;
  for (const CsvFile& file : csv_of(*report)) tables[py::str(file.name)] = file.text;
  return py::dict("html"_a = html_of(*report), "tables"_a = tables, "command"_a = report->command);
}

}  // namespace

void bind_lab(py::module_& module) {
  module.def("play_arena", &play_arena, py::arg("bots"), py::arg("games"), py::arg("seed"), py::arg("jobs"),
             py::arg("seconds"), py::arg("sprt"), py::arg("options"), "What vendemmia.arena() asks for.");
  module.def("play_study", &play_study, py::arg("bot"), py::arg("games"), py::arg("seed"), py::arg("players"),
             py::arg("modules"), py::arg("jobs"), py::arg("variants"), "What vendemmia.study() asks for.");
}

}  // namespace vendemmia::python
