// The command `round`: a network in coarser numbers, which says what became of it.
#include "tools/round.h"

#include <algorithm>
#include <cstdlib>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/network/network_file.h"
#include "lab/learn/rounding.h"
#include "lab/learn/school.h"
#include "tests/support/temporary_folder.h"
#include "text/text_file.h"

namespace vendemmia {
namespace {

// A network that nobody has rounded: one that has just begun to learn.
NeuralNetwork fresh_network() {
  const auto ranks = join_ranks();
  School school({.kind = GameKind::Base, .games = 12, .at_once = 12, .by_weights = 12}, **ranks);
  school.attend();
  NeuralNetwork network = *school.network();
  network.origin = "vendemmia learn --kind base";
  return network;
}

TEST(Round, KeepsTheNetworkButForTheLastBits) {
  const TemporaryFolder folder;
  const NeuralNetwork before = fresh_network();
  RoundCommand command{.network = (folder.path() / "network").string(),
                       .value_step = 8,
                       .policy_step = 16,
                       .out = (folder.path() / "rounded").string()};
  ASSERT_TRUE(OutputFile(command.network).finish(text_of(before)));
  ASSERT_EQ(round_file(command), 0);
  const auto after = read_network(read_text_file(command.out).value_or(""));
  ASSERT_TRUE(after) << after.error();
  EXPECT_EQ((*after)->origin,
            before.origin + " && vendemmia round the_one_before --value-step 8 --policy-step 16");
  EXPECT_TRUE(read_bot("step:network=" + command.out));

  unsigned changed = 0;
  const auto compare = [&](const auto& exact, const auto& rounded, unsigned width, int step) {
    for (std::size_t row = 0; row < exact.size(); ++row) {
      for (unsigned i = 0; i < width; ++i) {
        ASSERT_EQ(rounded[row][i] % step, 0);
        ASSERT_LE(2 * std::abs(exact[row][i] - rounded[row][i]), step);
        if (exact[row][i] != rounded[row][i]) ++changed;
      }
    }
  };
  compare(before.value.facts, (*after)->value.facts, kHidden, 8);
  compare(before.policy.facts, (*after)->policy.facts, kHidden, 16);
  compare(before.policy.answers, (*after)->policy.answers, kInner, 16);
  EXPECT_GT(changed, 10'000u);
  // The rest is as it was.
  for (std::size_t fact = 0; fact < kInputs; ++fact) {
    for (unsigned i = kHidden; i < kHidden + kDirect; ++i)
      ASSERT_EQ((*after)->value.facts[fact][i], before.value.facts[fact][i]);
  }
  EXPECT_EQ((*after)->value.bias, before.value.bias);
  EXPECT_EQ((*after)->value.inner, before.value.inner);
  EXPECT_EQ((*after)->value.out, before.value.out);
  EXPECT_EQ((*after)->policy.inner, before.policy.inner);
  EXPECT_EQ((*after)->policy.answer_bias, before.policy.answer_bias);
}

TEST(Round, TakesFewerBytes) {
  const NeuralNetwork network = fresh_network();
  const TemporaryFolder folder;
  RoundCommand command{.network = (folder.path() / "network").string(),
                       .out = (folder.path() / "rounded").string()};
  ASSERT_TRUE(OutputFile(command.network).finish(text_of(network)));
  std::size_t least = text_of(network).size();
  for (const unsigned step : {2u, 8u}) {
    command.value_step = command.policy_step = step;
    ASSERT_EQ(round_file(command), 0);
    const std::size_t size = read_text_file(command.out).value_or("").size();
    EXPECT_LT(size, least);
    least = size;
  }
}

// To the nearest multiple, a half to the even one, whichever sign it has.
TEST(Round, AddsNothingOnAverage) {
  NeuralNetwork network{};
  const std::array<i16, 8> exact{7, -7, 8, -8, 24, -24, 4000, -4000};
  const std::array<i16, 8> expected{0, 0, 0, 0, 32, -32, 4000, -4000};
  std::ranges::copy(exact, network.policy.answers[0].begin());
  round_network(network, 16, 16);
  for (unsigned i = 0; i < expected.size(); ++i) EXPECT_EQ(network.policy.answers[0][i], expected[i]);
}

}  // namespace
}  // namespace vendemmia
