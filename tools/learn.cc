#include "tools/learn.h"

#include <cstdio>
#include <memory>
#include <optional>

#include <fmt/core.h>

#include "bots/greedy_bot.h"
#include "bots/hand_made.h"
#include "bots/weights.h"
#include "bots/weights_text.h"
#include "tools/bad_input.h"
#include "tools/text_file.h"

namespace vendemmia {
namespace {

tl::expected<WeightSets, std::string> weights_in(const std::string& file) {
  if (file.empty()) return kWeights;
  const auto text = read_text_file(file);
  if (!text) return tl::unexpected(fmt::format("cannot read '{}'", file));
  return read_weights(*text).map_error([&](const std::string& what) { return file + ": " + what; });
}

}  // namespace

int learn(const LearnCommand& command) {
  if (const OptionsProblem problem = problem_with(command.breed.game)) return bad_input(problem.what);
  if (command.breed.population < 4) return bad_input("a population has at least four members");
  if (command.breed.games == 0 || command.breed.jobs == 0) return bad_input("games and jobs start at one");
  if (command.out.empty() && command.header.empty()) return bad_input("say where the weights go: --out FILE");
  if (!command.bot.empty()) {
    if (const auto bot = read_bot(command.bot); !bot) return bad_input(bot.error());
  }
  auto sets = weights_in(command.from);
  if (!sets) return bad_input(sets.error());
  LearnedWeights& learned = (*sets)[static_cast<unsigned>(kind_of(command.breed.game))];

  std::shared_ptr<const Evaluations> others = std::make_shared<HandMadeEvaluations>();
  if (!command.against.empty()) {
    const auto theirs = weights_in(command.against);
    if (!theirs) return bad_input(theirs.error());
    others = std::make_shared<LearnedEvaluations>(*theirs);
  }
  const auto save = [&] { return WantedFile(command.out).finish(text_of(*sets)); };
  if (const std::string problem = save(); !problem.empty()) return bad_input(problem);
  if (command.breed.generations != 0) {
    breed_policy(learned.policy, others->of(command.breed.game), command.breed,
                 [&](unsigned generation, double score, double step, const Weights& policy) {
                   learned.policy = policy;
                   fmt::print("generation {}: score {:.2f}, step {:.4f}\n", generation + 1, score, step);
                   std::fflush(stdout);
                   save();  // whoever stops it keeps what was learned
                 });
  }
  if (command.fit.games != 0) {
    FitOptions fit = command.fit;
    fit.game = command.breed.game;
    fit.seed = command.breed.seed;
    fit.jobs = command.breed.jobs;
    const auto policy = std::make_shared<LearnedEvaluations>(*sets);
    const Fitted fitted = fit_value(
        [&]() -> std::unique_ptr<Bot> {
          if (!command.bot.empty()) return make_bot(command.bot);
          return std::make_unique<GreedyBot>(policy);
        },
        fit);
    learned.value = fitted.value;
    fmt::print("value: {} positions, loss {:.4f}\n", fitted.positions, fitted.loss);
  }
  if (const std::string problem = save(); !problem.empty()) return bad_input(problem);
  if (const std::string problem = WantedFile(command.header).finish(header_of(*sets)); !problem.empty())
    return bad_input(problem);
  return 0;
}

}  // namespace vendemmia
