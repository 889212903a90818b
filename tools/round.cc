#include "tools/round.h"

#include <algorithm>

#include <fmt/format.h>

#include "bots/network/network_file.h"
#include "text/text_file.h"
#include "tools/bad_input.h"
#include "tools/run_options.h"

namespace vendemmia {
namespace {

// What is wrong with what was asked for, or nothing.
std::string problem_with(const RoundCommand& command) {
  if (command.out.empty()) return "say where the network goes: --out FILE";
  const RoundingSteps& steps = command.steps;
  for (const unsigned step : {steps.value, steps.policy, steps.answers}) {
    if (std::ranges::find(kRoundingSteps, step) == kRoundingSteps.end())
      return fmt::format("a step is one of {}", fmt::join(kRoundingSteps, ", "));
  }
  if (command.counted.games == 0) return "games start at one";
  if (command.counted.jobs < 1 || command.counted.jobs > kMostJobs)
    return fmt::format("the number of jobs must be 1 to {}", kMostJobs);
  return "";
}

}  // namespace

int round_file(const RoundCommand& command) {
  if (const std::string problem = problem_with(command); !problem.empty()) return bad_input(problem);
  const auto file = read_text_file(command.network);
  if (!file) return bad_input(fmt::format("cannot read '{}'", command.network));
  const auto network = read_network(*file);
  if (!network) return bad_input(fmt::format("{}: {}", command.network, network.error()));
  const CountedGames& counted = command.counted;
  if ((*network)->kind != counted.kind)
    return bad_input(fmt::format("{} has learned '{}', not '{}'", command.network, name_of((*network)->kind),
                                 name_of(counted.kind)));
  const RoundingSteps& steps = command.steps;
  NeuralNetwork rounded = **network;
  round_network(rounded, frequencies_in(*network, counted), steps);
  rounded.origin += fmt::format(
      " && vendemmia round the_one_before --kind {} --games {} --seed {} --value-step {} --policy-step {} "
      "--answer-step {}",
      name_of(counted.kind), counted.games, counted.seed, steps.value, steps.policy, steps.answers);
  const std::string problem = WantedFile(command.out).finish(text_of(rounded));
  return problem.empty() ? 0 : bad_input(problem);
}

}  // namespace vendemmia
