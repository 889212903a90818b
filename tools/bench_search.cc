#include "tools/bench_search.h"

#include <vector>

#include <fmt/core.h>

#include "bots/bot.h"
#include "bots/network/shipped_networks.h"
#include "bots/search/search.h"
#include "engine/core/check.h"
#include "engine/game/door.h"
#include "tools/core_clock.h"

namespace vendemmia {
namespace {

struct Way {
  std::string_view name;
  std::string_view what;
  Leaf leaf;
  bool priors;
};

constexpr std::array<Way, 5> kWays{{
    {"cheap", "judged as it stands, all answers equally likely", Leaf::Still, false},
    {"still", "judged as it stands", Leaf::Still, true},
    {"settled", "what was begun is carried out", Leaf::Settled, true},
    {"year", "the year is played to its end by the policy", Leaf::Year, true},
    {"playout", "played at random to the end, all answers equally likely", Leaf::Playout, false},
}};

struct Kind {
  std::string_view name;
  Options options;
};

constexpr std::array<Kind, 4> kKinds{{
    {"2 players", {.players = 2}},
    {"4 players", {.players = 4}},
    {"2, Tuscany", {.players = 2, .modules = kAllModules}},
    {"alone", {.players = 1}},
}};

// Questions from the whole length of games between bots.
std::vector<Observation> questions_in(const Options& options) {
  constexpr Seed kGames = 4;
  constexpr unsigned kApart = 23;
  std::vector<Observation> questions;
  const auto bot = make_bot("apprentice");
  for (Seed seed = 1; seed <= kGames; ++seed) {
    State s = new_game(options, seed);
    Rng rng(seed);
    ActionList legal;
    legal_actions(s, legal);
    for (unsigned count = 0; !legal.empty(); ++count) {
      const Observation seen = observe(s, asked_seat(s));
      if (count % kApart == 0 && legal.size() > 1) questions.push_back(seen);
      apply(s, bot->choose(seen, {}, rng), Events::none(), legal);
    }
  }
  return questions;
}

double iterations_per_s(const Options& options, const Way& way, double seconds) {
  constexpr unsigned kIterations = 256;  // a question
  const auto questions = questions_in(options);
  SearchSettings settings;
  settings.leaf = way.leaf;
  settings.priors = way.priors;
  Search search(settings);
  const auto evaluation = shipped_networks()->make(options);
  u64 iterations = 0;
  const double start = core_seconds();
  double spent = 0;
  for (std::size_t i = 0; (spent = core_seconds() - start) < seconds; ++i) {
    search.begin(*evaluation, questions[i % questions.size()], i);
    for (unsigned k = 0; k < kIterations; ++k) search.iterate();
    iterations += kIterations;
  }
  return static_cast<double>(iterations) / spent;
}

// Nanoseconds for the worth of a position, its facts included, as one-step play asks for it: the answers to one question after the other.
double nanoseconds_per_evaluation(const Options& options, double seconds) {
  std::vector<std::pair<State, Seat>> positions;
  for (const Observation& question : questions_in(options)) {
    Rng rng(1);
    const State s = determinize(question, rng);
    ActionList legal;
    legal_actions(s, legal);
    for (const Action& answer : legal) {
      positions.emplace_back(s, question.seat);
      try_out(positions.back().first, answer);
    }
  }
  const auto evaluation = shipped_networks()->make(options);
  u64 count = 0;
  float sum = 0;  // so that nothing is left out
  const double start = core_seconds();
  double spent = 0;
  while ((spent = core_seconds() - start) < seconds) {
    for (const auto& [s, seat] : positions) sum += evaluation->worth(s, seat, s.players[seat].hand.all());
    count += positions.size();
  }
  CHECK(sum == sum);
  return 1e9 * spent / static_cast<double>(count);
}

}  // namespace

int bench_search(const BenchOptions& options) {
  std::string json;
  std::string table = fmt::format("{:<10}", "leaf");
  for (const Kind& kind : kKinds) table += fmt::format("{:>12}", kind.name);
  table += "   iterations a second on one core\n";
  for (const Way& way : kWays) {
    table += fmt::format("{:<10}", way.name);
    json += fmt::format("{}\"{}\":{{", json.empty() ? "" : ",", way.name);
    for (const Kind& kind : kKinds) {
      const double rate = iterations_per_s(kind.options, way, options.seconds);
      table += fmt::format("{:>12.0f}", rate);
      json += fmt::format("{}\"{}\":{:.0f}", &kind == kKinds.data() ? "" : ",", kind.name, rate);
    }
    table += fmt::format("   {}\n", way.what);
    json += "}";
  }
  table += fmt::format("{:<10}", "worth");
  json += ",\"worth\":{";
  for (const Kind& kind : kKinds) {
    const double nanoseconds = nanoseconds_per_evaluation(kind.options, options.seconds);
    table += fmt::format("{:>12.0f}", nanoseconds);
    json += fmt::format("{}\"{}\":{:.0f}", &kind == kKinds.data() ? "" : ",", kind.name, nanoseconds);
  }
  json += "}";
  table += "   nanoseconds for one position, its facts included\n";
  fmt::print("{}", options.json ? "{" + json + "}\n" : table);
  return 0;
}

}  // namespace vendemmia
