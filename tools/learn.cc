#include "tools/learn.h"

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <optional>

#include <fmt/core.h>

#include "bots/network/network_file.h"
#include "lab/learn/curriculum.h"
#include "lab/learn/curve.h"
#include "text/text_file.h"
#include "tools/bad_input.h"
#include "tools/lab_run.h"
#include "tools/progress_bar.h"
#include "tools/run_options.h"

namespace vendemmia {
namespace {

constexpr std::size_t kMostCheckpoint = std::size_t{64} << 20;

// The command that makes this network again, after those that made the one that it began with.
std::string origin_of(const SchoolOptions& o) {
  std::string origin = o.from == nullptr ? "" : o.from->origin + " && ";
  origin += fmt::format(
      "vendemmia learn --kind {} --games {} --at-once {} --by-weights {} --reuse {} --rate {} --last-rate {} "
      "--noise {} --last-noise {} --spread {} --lambda {} --last-lambda {} --orders {} --gifts {} "
      "--opponents {} "
      "--seed {}",
      name_of(o.kind), o.games, o.at_once, o.by_weights, o.reuse, o.rate, o.last_rate, o.noise, o.last_noise,
      o.spread, o.lambda, o.last_lambda, o.orders, o.gifts, o.opponents, o.seed);
  if (o.last_orders != 0) origin += fmt::format(" --last-orders {}", o.last_orders);
  if (o.iterations != 0) origin += fmt::format(" --iterations {}", o.iterations);
  if (o.from != nullptr) origin += " --from the_one_before";
  if (o.opponent != nullptr) origin += " --opponent the_one_of (" + o.opponent->origin + ")";
  return origin;
}

// The network for such games in a file, if one was named. What is wrong with it, or nothing.
std::string read_into(const std::string& path, GameKind kind, std::shared_ptr<const NeuralNetwork>& into) {
  if (path.empty()) return "";
  const auto file = read_text_file(path, kMostCheckpoint);
  if (!file) return fmt::format("cannot read '{}'", path);
  auto network = read_network(*file);
  if (!network) return fmt::format("{}: {}", path, network.error());
  if ((*network)->kind != kind)
    return fmt::format("{} has learned '{}', not '{}'", path, name_of((*network)->kind), name_of(kind));
  into = std::move(*network);
  return "";
}

// What is wrong with what was asked for, or nothing.
std::string problem_with(const LearnCommand& command) {
  const SchoolOptions& options = command.school;
  if (options.games == 0 || options.at_once == 0 || command.examine_every == 0) return "games start at one";
  if (command.jobs && (*command.jobs < 1 || *command.jobs > kMostJobs))
    return fmt::format("the number of jobs must be 1 to {}", kMostJobs);
  for (const float share : {options.lambda, options.last_lambda, options.gifts, options.opponents}) {
    if (share < 0 || share > 1) return "lambda, gifts and opponents are shares, 0 to 1";
  }
  for (const float orders : {options.orders, options.last_orders}) {
    if (std::abs(orders) * 100 > kMostOrders)
      return fmt::format("a VP from an order can count at most {} more or less", kMostOrders / 100);
  }
  return command.out.empty() ? "say where the network goes: --out FILE" : "";
}

// Where a checkpoint stays when later ones have taken its place: what has gone astray can go back as far as it likes.
std::string numbered(const std::string& checkpoint, u64 games) {
  return fmt::format("{}.{:09}", checkpoint, games);
}

// What the first rank keeps while it learns.
class Notebook {
 public:
  Notebook(const LearnCommand& command, School& school) : command_(command), school_(school) {}

  // Takes up what an earlier run has left. What is wrong with it, or nothing.
  std::string open() {
    if (const std::string problem = WantedFile(command_.out).problem(); !problem.empty()) return problem;
    // What is there and cannot be read must not be written over.
    if (std::filesystem::exists(command_.checkpoint)) {
      const auto earlier = read_text_file(command_.checkpoint, kMostCheckpoint);
      if (!earlier || !school_.resume(*earlier))
        return fmt::format("'{}' is not a checkpoint of a network for '{}'", command_.checkpoint,
                           name_of(command_.school.kind));
    }
    if (std::filesystem::exists(command_.log)) {
      const auto earlier = read_text_file(command_.log);
      auto rows = earlier ? read_curve(*earlier) : std::nullopt;
      if (!rows) return fmt::format("'{}' is not a curve of a network", command_.log);
      rows_ = std::move(*rows);
      std::erase_if(rows_, [&](const CurveRow& row) { return row.games > school_.games(); });
    }
    return save();
  }

  std::string add(const SchoolReport& report) {
    const Examination now =
        examine(school_.network(), command_.school.from, usual_options(command_.school.kind),
                command_.examined_games, command_.school.seed ^ 0xe4a3u, command_.school.jobs);
    rows_.push_back(curve_row(report, now));
    fmt::print("{} games: score {:.1f} % ({:.1f} to {:.1f}), {:.1f} VP, {:.1f} orders, {:.1f} years\n",
               report.games, 100 * now.score.value, 100 * now.score.interval.low,
               100 * now.score.interval.high, now.vp, now.orders, now.years);
    std::fflush(stdout);
    return save();
  }

 private:
  std::string save() const {
    NeuralNetwork network = *school_.network();
    network.origin = origin_of(command_.school);
    std::string log = curve_columns() + "\n";
    for (const CurveRow& row : rows_) log += text_of(row) + "\n";
    std::string problem = WantedFile(command_.out).finish(text_of(network));
    const std::string checkpoint = school_.checkpoint();
    if (problem.empty()) problem = WantedFile(command_.checkpoint).finish(checkpoint);
    if (problem.empty() && !command_.checkpoint.empty())
      problem = WantedFile(numbered(command_.checkpoint, school_.games())).finish(checkpoint);
    if (problem.empty()) problem = WantedFile(command_.log).finish(log);
    if (problem.empty()) problem = WantedFile(command_.page).finish(curve_page(network.origin, rows_));
    return problem;
  }

  const LearnCommand& command_;
  School& school_;
  std::vector<CurveRow> rows_;
};

}  // namespace

int learn(const LearnCommand& asked) {
  LearnCommand command = asked;
  SchoolOptions& options = command.school;
  if (const std::string problem = problem_with(command); !problem.empty()) return bad_input(problem);
  if (const std::string problem = read_into(command.from, options.kind, options.from); !problem.empty())
    return bad_input(problem);
  if (const std::string problem = read_into(command.opponent, options.kind, options.opponent);
      !problem.empty())
    return bad_input(problem);
  if (options.from != nullptr) options.by_weights = 0;
  const auto ranks = join_ranks();
  if (!ranks) return bad_input(ranks.error());
  options.jobs = threads_for(command.jobs, **ranks);
  School school(options, **ranks);
  Notebook notebook(command, school);
  const bool first = (*ranks)->is_first();
  std::string problem = first ? notebook.open() : "";
  // Either all ranks begin or none does.
  problem = (*ranks)->broadcast(problem);
  if (!problem.empty()) return first ? bad_input(problem) : kBadInput;
  school.begin();
  std::optional<ProgressBar> progress;
  if (first) progress.emplace(options.games - school.games(), nullptr);
  u64 next = school.games();
  while (!school.finished()) {
    const u64 before = school.games();
    const SchoolReport report = school.attend();
    if (!school.is_sound()) {
      problem =
          "learning has gone astray: a slope is not a number; resume from an earlier checkpoint with a lower "
          "--rate";
    } else if (first) {
      progress->add_games(school.games() - before);
      if (school.games() >= next || school.finished()) {
        next = school.games() + command.examine_every;
        problem = notebook.add(report);
      }
    }
    problem = (*ranks)->broadcast(problem);
    if (!problem.empty()) return first ? bad_input(problem) : kBadInput;
  }
  return 0;
}

}  // namespace vendemmia
