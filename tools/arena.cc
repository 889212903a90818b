#include "tools/arena.h"

#include <fmt/core.h>

#include "lab/contestant.h"
#include "server/version.h"
#include "text/text_file.h"
#include "tools/bad_input.h"
#include "tools/lab_run.h"

namespace vendemmia {
namespace {

constexpr u64 kMostArenaGames = 100'000'000;

// How it stands so far, for the progress bar.
class RunningScore {
 public:
  explicit RunningScore(const MatchOptions& match)
      : match_(match), scores_(static_cast<unsigned>(match.bots.size())) {}

  void add(const MatchResult& game) {
    ++games_;
    scores_.add(pair_scores(match_, {game}));
    if (game.solo == SoloResult::Win) ++won_;
  }

  std::string text() const {
    if (match_.game.players == 1)
      return fmt::format(", {:.1f} % won", 100 * static_cast<double>(won_) / static_cast<double>(games_));
    std::string text;
    for (unsigned bot = 0; bot < scores_.bots(); ++bot) {
      const double meetings = scores_.meetings(bot);
      text += fmt::format("{} {:.1f} %", text.empty() ? "," : " :",
                          meetings > 0 ? 100 * scores_.points(bot) / meetings : 0);
    }
    return text;
  }

 private:
  const MatchOptions& match_;
  PairScores scores_;
  u64 games_ = 0;
  u64 won_ = 0;
};

struct Results {
  WantedFile json;
  WantedFile csv;

  bool same = false;  // one would replace the other

  explicit Results(const ArenaOptions& options)
      : json(options.out), csv(options.csv), same(!options.out.empty() && options.out == options.csv) {}
  std::string problem() const {
    if (same) return "--out and --csv name the same file";
    return json.problem().empty() ? csv.problem() : json.problem();
  }

  int tell(const MatchOptions& match, const Records& records, const std::optional<SequentialOptions>& test,
           u64 first_deal) {
    std::vector<MatchResult> games;
    for (const auto& [number, line] : records.games) {
      const auto game = read_line(match, line);
      if (!game) return bad_input(fmt::format("the record of game {} cannot be read", number));
      games.push_back(*game);
    }
    const ArenaReport report = report_of(match, games, test, first_deal);
    for (const std::string& problem : {json.finish(vendemmia::json_of(records.run, report).dump(2) + '\n'),
                                       csv.finish(csv_of(match, games))}) {
      if (!problem.empty()) return bad_input(problem);
    }
    fmt::print("{}", table_of(match, report));
    return 0;
  }
};

u64 deal_at_or_after(const MatchOptions& match, u64 game) {
  const u64 size = games_per_deal(match);
  return (game + size - 1) / size;
}

// --- The two things one can do ------------------------------------------------------------------

int merge(const ArenaOptions& options, Ranks& ranks) {
  MatchOptions match;
  std::optional<Results> results;
  MergedRun run;
  run.prepare = [&](const Records& records) -> std::string {
    auto described = read_description(records.run);
    if (!described) return described.error();
    match = std::move(*described);
    if (options.test && match.bots.size() != 2) return "a sequential test is for two bots";
    return results.emplace(options).problem();
  };
  run.report = [&](const Records& records) {
    const u64 first = records.games.empty() ? 0 : records.games.begin()->first;
    return results->tell(match, records, options.test, deal_at_or_after(match, first));
  };
  return merge_run(run, options, ranks);
}

// Other programs are started once before the games, so that a misspelt command does not lose them all.
std::string problem_with_programs(const MatchOptions& match) {
  for (const std::string& bot : match.bots) {
    const auto contestant =
        seat_contestant(bot, {.options = match.game, .seconds = match.seconds, .stopped = &interrupted()});
    if (!contestant) return fmt::format("{} {}", bot, contestant.error());
  }
  return {};
}

u64 games_in_whole_deals(const ArenaOptions& options) {
  const u64 size = games_per_deal(options.match);
  return (options.games + size - 1) / size * size;
}

int play(const ArenaOptions& options, Ranks& ranks) {
  const MatchOptions& match = options.match;
  const u64 first_deal = deal_at_or_after(match, options.first);
  std::optional<Results> results;
  RunningScore score(match);
  std::optional<OrderedDeals> deals;
  if (options.test) deals.emplace(match, first_deal, *options.test);

  PlayedRun run;
  run.description = description_of(match, kVersion);
  run.games = games_in_whole_deals(options);
  run.prepare = [&] {
    const std::string problem = results.emplace(options).problem();
    return problem.empty() ? problem_with_programs(match) : problem;
  };
  run.play = [&match](u64 number) {
    const auto result = play_match(match, number, interrupted());
    return result ? line_of(match, *result) : std::string();
  };
  run.recorded = [&](const GameRecord& record) {
    const auto game = read_line(match, record.line);
    if (!game) return true;  // the report will say so
    score.add(*game);
    if (deals) deals->add(*game);
    return !(deals && deals->test().verdict() != Verdict::Open);
  };
  run.score = [&score] { return score.text(); };
  run.report = [&](const Records& records) {
    return results->tell(match, records, options.test, first_deal);
  };
  return play_run(run, options, ranks);
}

}  // namespace

std::optional<std::string> problem_with(const ArenaOptions& options) {
  if (options.test) {
    const SequentialOptions& test = *options.test;
    if (!(test.elo0 < test.elo1)) return "the sequential test needs two Elo differences, the lower one first";
    for (const double chance : {test.alpha, test.beta}) {
      if (!(chance > 0 && chance < 0.5))
        return "the sequential test's chances of error must be above 0 and below 0.5";
    }
  }
  if (!options.merge.empty()) return std::nullopt;
  if (auto problem = problem_with(options.match)) return problem;
  if (options.test && (options.match.bots.size() != 2 || options.match.game.players == 1))
    return "a sequential test is for two bots at one table";
  if (options.games < 1 || options.games > kMostArenaGames)
    return fmt::format("the number of games must be 1 to {}", kMostArenaGames);
  return problem_with(options, games_in_whole_deals(options));
}

int arena(const ArenaOptions& options, Ranks& ranks) {
  if (const auto problem = problem_with(options)) return ranks.is_first() ? bad_input(*problem) : kBadInput;
  return options.merge.empty() ? play(options, ranks) : merge(options, ranks);
}

int arena(const ArenaOptions& options) {
  const auto ranks = join_ranks();
  return ranks ? arena(options, **ranks) : bad_input(ranks.error());
}

}  // namespace vendemmia
