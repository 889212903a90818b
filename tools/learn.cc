#include "tools/learn.h"

#include <cstdio>
#include <fstream>

#include <fmt/core.h>

#include "bots/network/network_file.h"
#include "lab/learn/curriculum.h"
#include "tools/bad_input.h"
#include "tools/text_file.h"

namespace vendemmia {
namespace {

constexpr std::size_t kMostCheckpoint = std::size_t{64} << 20;
// Of the examination (one step ahead against the linear weights, or alone), then of the games learned from.
constexpr std::string_view kColumns =
    "games,score,score_low,score_high,vp,years,orders,play_years,play_winners_orders,play_winners_vp,play_"
    "won,"
    "loss_win,loss_margin,policy_surprise,policy_entropy";

// The command that makes this network again.
std::string origin_of(const SchoolOptions& o) {
  constexpr std::array<std::string_view, kGameKinds> kKinds{"base", "base_alone", "extended",
                                                            "extended_alone"};
  return fmt::format(
      "vendemmia learn --kind {} --games {} --at-once {} --by-weights {} --reuse {} --rate {} --last-rate {} "
      "--noise {} --last-noise {} --spread {} --lambda {} --last-lambda {} --orders {} --gifts {} "
      "--opponents {} "
      "--seed {}",
      kKinds[static_cast<unsigned>(o.kind)], o.games, o.at_once, o.by_weights, o.reuse, o.rate, o.last_rate,
      o.noise, o.last_noise, o.spread, o.lambda, o.last_lambda, o.orders, o.gifts, o.opponents, o.seed);
}

}  // namespace

int learn(const LearnCommand& command) {
  const SchoolOptions& options = command.school;
  if (options.games == 0 || options.at_once == 0 || options.jobs == 0 || command.examine_every == 0)
    return bad_input("games and jobs start at one");
  if (command.out.empty()) return bad_input("say where the network goes: --out FILE");
  School school(options);
  if (const auto earlier = read_text_file(command.checkpoint, kMostCheckpoint)) {
    if (!school.resume(*earlier))
      return bad_input(fmt::format("'{}' is not a checkpoint of such a network", command.checkpoint));
  }
  if (const std::string problem = WantedFile(command.out).problem(); !problem.empty())
    return bad_input(problem);
  const auto save = [&] {
    NeuralNetwork network = *school.network();
    network.origin = origin_of(options);
    if (std::string problem = WantedFile(command.out).finish(text_of(network)); !problem.empty())
      return problem;
    return WantedFile(command.checkpoint).finish(school.checkpoint());
  };
  std::ofstream log;
  if (!command.log.empty()) {
    const bool begun = std::ifstream(command.log).good();
    log.open(command.log, std::ios::app);
    if (log && !begun) log << kColumns << "\n";
    if (!log) return bad_input(fmt::format("cannot write '{}'", command.log));
  }
  u64 next = 0;
  while (!school.finished()) {
    const SchoolReport report = school.attend();
    if (!school.is_sound())
      return bad_input(
          "learning has gone astray: a weight is not a number; go on from an earlier checkpoint "
          "with a lower --rate");
    if (report.games < next && !school.finished()) continue;
    next = report.games + command.examine_every;
    const Examination now = examine(school.network(), usual_options(options.kind), command.examined_games,
                                    options.seed ^ 0xe4a3u, options.jobs);
    const std::string line = fmt::format(
        "{},{:.4f},{:.4f},{:.4f},{:.2f},{:.2f},{:.2f},{:.2f},{:.2f},{:.2f},{:.4f},{:.4f},{:.3f},{:.4f},{:."
        "4f}",
        report.games, now.score.value, now.score.interval.low, now.score.interval.high, now.vp, now.years,
        now.orders, report.years, report.winners_orders, report.winners_vp, report.won, report.value.win,
        report.value.margin, report.policy.surprise, report.policy.entropy);
    fmt::print("{}\n", line);
    std::fflush(stdout);
    if (log.is_open()) log << line << std::endl;
    if (const std::string problem = save(); !problem.empty()) return bad_input(problem);
  }
  if (const std::string problem = save(); !problem.empty()) return bad_input(problem);
  return 0;
}

}  // namespace vendemmia
