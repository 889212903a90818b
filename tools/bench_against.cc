#include "tools/bench_against.h"

#include <chrono>
#include <cmath>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "lab/child_process.h"
#include "lab/statistics.h"
#include "protocol/json.h"
#include "tools/bad_input.h"

namespace vendemmia {
namespace {

using Figures = std::array<double, kMaxPlayers + 1>;

Figures choices_of(const BenchFigures& figures) {
  Figures rates{};
  for (unsigned players = 1; players <= kMaxPlayers; ++players)
    rates[players] = figures.play[players].choices_per_s;
  return rates;
}

// What `bench --json` prints; nothing where a figure is missing.
bool read_choices(const Json& figures, Figures& rates) {
  for (unsigned players = 1; players <= kMaxPlayers; ++players) {
    const auto play = figures.find(std::to_string(players));
    if (play == figures.end() || !play->is_object()) return false;
    const auto rate = play->find("choices_per_s");
    if (rate == play->end() || !rate->is_number() || rate->get<double>() <= 0) return false;
    rates[players] = rate->get<double>();
  }
  return true;
}

std::string for_the_shell(const std::string& word) {
  std::string text = "'";
  for (const char letter : word) text += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
  return text + "'";
}

tl::expected<BenchTurn, std::string> turn_of(const std::string& program, double seconds) {
  // Six numbers of players, two kinds of games, two boards, and as long again for warming up and for a busy machine.
  const auto patience = std::chrono::duration<double>(60 + 240 * seconds);
  const auto deadline = std::chrono::steady_clock::now() +
                        std::chrono::duration_cast<std::chrono::steady_clock::duration>(patience);
  auto child =
      ChildProcess::start(fmt::format("exec {} bench --json --seconds {}", for_the_shell(program), seconds));
  if (!child) return tl::unexpected(child.error());
  const auto line = (*child)->read_line(deadline);
  if (!line) return tl::unexpected(line.error());
  const std::optional<Json> figures = parse_json(*line);
  BenchTurn turn;
  const bool understood = figures && figures->is_object() && figures->contains("tuscany") &&
                          (*figures)["tuscany"].is_object() && read_choices(*figures, turn.base) &&
                          read_choices((*figures)["tuscany"], turn.tuscany);
  if (!understood) return tl::unexpected(std::string("did not print what `vendemmia bench --json` prints"));
  return turn;
}

// A mean of ratios favours whoever stands above the line, so it is the mean of their logarithms.
Estimate ratio_of(const std::vector<double>& ours, const std::vector<double>& theirs) {
  std::vector<double> logarithms;
  for (std::size_t i = 0; i < ours.size(); ++i) logarithms.push_back(std::log(ours[i] / theirs[i]));
  const Estimate mean = mean_of(logarithms);
  return {std::exp(mean.value), {std::exp(mean.interval.low), std::exp(mean.interval.high)}};
}

std::string table_of_board(std::string_view title, Figures BenchTurn::* board,
                           const std::vector<BenchTurn>& ours, const std::vector<BenchTurn>& theirs) {
  std::string text = fmt::format("{}\n\nplayers  ours, choices/s  theirs, choices/s  times as fast\n", title);
  for (unsigned players = 1; players <= kMaxPlayers; ++players) {
    std::vector<double> of_ours;
    std::vector<double> of_theirs;
    for (const BenchTurn& turn : ours) of_ours.push_back((turn.*board)[players]);
    for (const BenchTurn& turn : theirs) of_theirs.push_back((turn.*board)[players]);
    const Estimate ratio = ratio_of(of_ours, of_theirs);
    text += fmt::format("{:>7}{:>17.0f}{:>19.0f}{:>15.3f}", players, mean_of(of_ours).value,
                        mean_of(of_theirs).value, ratio.value);
    if (ours.size() >= kLeastSample)
      text += fmt::format(" ({:.3f} to {:.3f})", ratio.interval.low, ratio.interval.high);
    text += '\n';
  }
  return text;
}

}  // namespace

std::string comparison_of(const std::vector<BenchTurn>& ours, const std::vector<BenchTurn>& theirs) {
  std::string text = table_of_board("Base game", &BenchTurn::base, ours, theirs) + "\n" +
                     table_of_board("Tuscany, all modules", &BenchTurn::tuscany, ours, theirs);
  if (ours.size() < kLeastSample)
    text += fmt::format("\nno intervals: they need at least {} rounds\n", kLeastSample);
  return text;
}

int bench_against(const BenchOptions& options) {
  std::vector<BenchTurn> ours;
  std::vector<BenchTurn> theirs;
  for (unsigned round = 0; round < options.rounds; ++round) {
    const auto turn = turn_of(options.against, options.seconds);
    if (!turn) return bad_input(fmt::format("'{}' {}", options.against, turn.error()));
    theirs.push_back(*turn);
    ours.push_back({choices_of(measure(options.seconds)), choices_of(measure(options.seconds, kAllModules))});
  }
  fmt::print("{}", comparison_of(ours, theirs));
  return 0;
}

}  // namespace vendemmia
