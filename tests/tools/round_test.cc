// The command `round`: a network in coarser numbers, which says what became of it.
#include "tools/round.h"

#include <algorithm>
#include <cstdlib>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/network/network_file.h"
#include "lab/learn/frequencies.h"
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

// A folder with the network in it, and the command that rounds it there.
struct Workshop {
  TemporaryFolder folder;
  RoundCommand command{.network = (folder.path() / "network").string(),
                       .counted = {.games = 10},
                       .steps = {},
                       .out = (folder.path() / "rounded").string()};

  explicit Workshop(const NeuralNetwork& network) {
    EXPECT_TRUE(OutputFile(command.network).finish(text_of(network)));
  }
  std::string rounded() const {
    EXPECT_EQ(round_file(command), 0);
    return read_text_file(command.out).value_or("");
  }
};

TEST(Round, KeepsTheNetworkButForTheLastBits) {
  const auto before = std::make_shared<NeuralNetwork>(fresh_network());
  Workshop workshop(*before);
  workshop.command.steps = {.value = 8, .policy = 16, .answers = 4};
  const auto after = read_network(workshop.rounded());
  ASSERT_TRUE(after) << after.error();
  EXPECT_EQ((*after)->origin, before->origin +
                                  " && vendemmia round the_one_before --kind base --games 10 --seed 1 "
                                  "--value-step 8 --policy-step 16 --answer-step 4");
  EXPECT_TRUE(read_bot("step:network=" + workshop.command.out));

  const Frequencies met = frequencies_in(before, workshop.command.counted);
  unsigned changed = 0;
  const auto compare = [&](const auto& exact, const auto& rounded, unsigned width, const auto& shares,
                           unsigned least_step) {
    for (std::size_t row = 0; row < exact.size(); ++row) {
      const auto step = static_cast<int>(step_of(least_step, shares[row]));
      for (unsigned i = 0; i < width; ++i) {
        ASSERT_EQ(rounded[row][i] % step, 0);
        ASSERT_LE(2 * std::abs(exact[row][i] - rounded[row][i]), step);
        if (exact[row][i] != rounded[row][i]) ++changed;
      }
    }
  };
  compare(before->value.facts, (*after)->value.facts, kHidden, met.value_facts, 8);
  compare(before->policy.facts, (*after)->policy.facts, kHidden, met.policy_facts, 16);
  compare(before->policy.answers, (*after)->policy.answers, kInner, met.answers, 4);
  EXPECT_GT(changed, 10'000u);
  // The rest is as it was.
  for (std::size_t fact = 0; fact < kInputs; ++fact) {
    for (unsigned i = kHidden; i < kHidden + kDirect; ++i)
      ASSERT_EQ((*after)->value.facts[fact][i], before->value.facts[fact][i]);
  }
  EXPECT_EQ((*after)->value.bias, before->value.bias);
  EXPECT_EQ((*after)->value.inner, before->value.inner);
  EXPECT_EQ((*after)->value.out, before->value.out);
  EXPECT_EQ((*after)->policy.inner, before->policy.inner);
  EXPECT_EQ((*after)->policy.answer_bias, before->policy.answer_bias);
}

TEST(Round, TakesFewerBytes) {
  const NeuralNetwork network = fresh_network();
  Workshop workshop(network);
  std::size_t least = text_of(network).size();
  for (const unsigned step : {1u, 2u, 8u}) {
    workshop.command.steps = {step, step, step};
    const std::size_t size = workshop.rounded().size();
    EXPECT_LT(size, least) << step;
    least = size;
  }
}

TEST(Round, DependsOnTheSeedAndNotOnTheThreads) {
  Workshop workshop(fresh_network());
  const std::string one = workshop.rounded();
  workshop.command.counted.jobs = 3;
  EXPECT_EQ(workshop.rounded(), one);
  workshop.command.counted.seed = 2;
  const std::string other = workshop.rounded();
  EXPECT_NE(other.substr(other.find("\nweights ")), one.substr(one.find("\nweights ")));
}

// Twice the step for a quarter of the times.
TEST(Round, IsCoarseWhereFactsAreRare) {
  EXPECT_EQ(step_of(4, 1), 4u);
  EXPECT_EQ(step_of(4, 0.51), 4u);
  EXPECT_EQ(step_of(4, 0.25), 8u);
  EXPECT_EQ(step_of(4, 0.01), 32u);
  EXPECT_EQ(step_of(4, 1e-9), 256u);
  EXPECT_EQ(step_of(4, 0), 256u);
  EXPECT_EQ(step_of(256, 1), 256u);
}

TEST(Round, CountsWhatHoldsInGames) {
  const auto network = std::make_shared<NeuralNetwork>(fresh_network());
  const Frequencies met = frequencies_in(network, {.kind = GameKind::Base, .games = 20});
  const auto share_of = [&](Facts group) {
    double sum = 0;
    const auto at = static_cast<unsigned>(group);
    for (unsigned fact = kFirstFact[at]; fact < kFirstFact[at + 1]; ++fact) sum += met.value_facts[fact];
    return sum;
  };
  // Every position has one year and so many players, and on the base board nobody has stars.
  EXPECT_NEAR(share_of(Facts::Year), 1, 1e-9);
  EXPECT_NEAR(share_of(Facts::Players), 1, 1e-9);
  EXPECT_EQ(share_of(Facts::Stars), 0);
  EXPECT_GT(*std::ranges::max_element(met.answers), 0.1);
}

// To the nearest multiple, a half to the even one, whichever sign it has, and never beyond what a weight may be.
TEST(Round, AddsNothingOnAverage) {
  NeuralNetwork network{};
  Frequencies always;
  always.answers.fill(1);
  const std::array<i16, 8> exact{7, -7, 8, -8, 24, -24, 4000, -4000};
  const std::array<i16, 8> expected{0, 0, 0, 0, 32, -32, 4000, -4000};
  std::ranges::copy(exact, network.policy.answers[0].begin());
  round_network(network, always, {16, 16, 16});
  for (unsigned i = 0; i < expected.size(); ++i) EXPECT_EQ(network.policy.answers[0][i], expected[i]);
  round_network(network, {}, {16, 16, 16});
  EXPECT_EQ(network.policy.answers[0][4], 0);
  EXPECT_EQ(network.policy.answers[0][6], 3840);
  EXPECT_EQ(network.policy.answers[0][7], -3840);
}

}  // namespace
}  // namespace vendemmia
