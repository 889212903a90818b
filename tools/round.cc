#include "tools/round.h"

#include <algorithm>

#include <fmt/format.h>

#include "bots/network/network_file.h"
#include "lab/learn/rounding.h"
#include "text/text_file.h"
#include "tools/bad_input.h"

namespace vendemmia {

int round_file(const RoundCommand& command) {
  if (command.out.empty()) return bad_input("say where the network goes: --out FILE");
  for (const unsigned step : {command.value_step, command.policy_step}) {
    if (std::ranges::find(kRoundingSteps, step) == kRoundingSteps.end())
      return bad_input(fmt::format("a step is one of {}", fmt::join(kRoundingSteps, ", ")));
  }
  const auto file = read_text_file(command.network);
  if (!file) return bad_input(fmt::format("cannot read '{}'", command.network));
  const auto network = read_network(*file);
  if (!network) return bad_input(fmt::format("{}: {}", command.network, network.error()));
  NeuralNetwork rounded = **network;
  round_network(rounded, command.value_step, command.policy_step);
  rounded.origin += fmt::format(" && vendemmia round the_one_before --value-step {} --policy-step {}",
                                command.value_step, command.policy_step);
  const std::string problem = WantedFile(command.out).finish(text_of(rounded));
  return problem.empty() ? 0 : bad_input(problem);
}

}  // namespace vendemmia
