// The networks: the same numbers by every way, and files that are whole or refused.
#include "bots/network/network.h"

#include <cmath>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "bots/network/network_evaluation.h"
#include "bots/network/network_file.h"
#include "bots/network/shipped_networks.h"
#include "bots/network/signature.h"
#include "bots/network/vectors.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

std::shared_ptr<const NeuralNetwork> shipped(GameKind kind) {
  auto network = read_network(kNetworkFiles[static_cast<unsigned>(kind)].bytes);
  EXPECT_TRUE(network) << network.error();
  return *network;
}

TEST(Networks, AreShippedForEveryKindOfGame) {
  for (const NetworkFile& file : kNetworkFiles) {
    const auto network = read_network(file.bytes);
    ASSERT_TRUE(network) << file.name << ": " << network.error();
    EXPECT_TRUE((*network)->origin.starts_with("vendemmia learn --kind " + std::string(file.name)))
        << file.name << ": " << (*network)->origin;
    // What every browser is to load is rounded (docs/learning.md).
    const std::string round = " && vendemmia round the_one_before --kind " + std::string(file.name) + " ";
    EXPECT_NE((*network)->origin.find(round), std::string::npos) << file.name;
  }
}

// Bringing a first layer up to date gives the same as beginning anew.
TEST(Networks, FollowDifferencesExactly) {
  const auto network = shipped(GameKind::Base);
  NetworkEvaluation kept(network);
  for_each_decision(games_to_play(40), [&](const Moment& moment) {
    if (moment.state.over || !moment.sampled(3)) return;
    const Inputs inputs = inputs_of(moment.state, 0);
    NetworkEvaluation fresh(network);
    const Value a = kept.value(inputs, 0);
    const Value b = fresh.value(inputs, 0);
    ASSERT_EQ(a.win, b.win) << where(moment);
    ASSERT_EQ(a.margin, b.margin);
    ASSERT_EQ(a.vp, b.vp);
  });
}

TEST(Networks, ChancesFollowLogOdds) {
  EXPECT_EQ(chance_of(0), 32768);
  EXPECT_EQ(chance_of(100 * kOne), 65536);
  EXPECT_EQ(chance_of(-100 * kOne), 0);
  for (i32 odds = -4000; odds < 4000; odds += 13) {
    EXPECT_LE(chance_of(odds), chance_of(odds + 13));
    EXPECT_NEAR(chance_of(odds) + chance_of(-odds), 65536, 1);
    const double exact = 65536 / (1 + std::exp(-static_cast<double>(odds) / kOne));
    EXPECT_NEAR(chance_of(odds), exact, 12) << odds;
  }
  EXPECT_FLOAT_EQ(exp_of(0), 1);
  EXPECT_NEAR(exp_of(-kOne), 0.36788, 1e-4);
}

// The vectors of this processor and plain loops.
TEST(Networks, VectorsAreExact) {
  Rng rng(1);
  WeightRow<64> a;
  WeightRow<64> b;
  for (i16& one : a) one = static_cast<i16>(static_cast<int>(rng.below(8000)) - 4000);
  for (i16& one : b) one = static_cast<i16>(static_cast<int>(rng.below(8000)) - 4000);
  i32 product = 0;
  for (unsigned i = 0; i < 64; ++i) product += a[i] * b[i];
  EXPECT_EQ(vectors::dot<64>(a.data(), b.data()), product);
  WeightRow<64> sum = a;
  vectors::add<64>(sum.data(), b.data());
  for (unsigned i = 0; i < 64; ++i) EXPECT_EQ(sum[i], a[i] + b[i]);
  vectors::subtract<64>(sum.data(), b.data());
  EXPECT_EQ(sum, a);
  vectors::clip<64>(a.data(), 1000, sum.data());
  for (unsigned i = 0; i < 64; ++i) EXPECT_EQ(sum[i], std::clamp<int>(a[i], 0, 1000));
}

TEST(Networks, JudgeTheSameEverywhere) {
  // scripts/check-signature compares this number between compilers and with WebAssembly.
  EXPECT_EQ(evaluation_signature(3), evaluation_signature(3));
  EXPECT_NE(evaluation_signature(3), evaluation_signature(4));
}

// --- Files -----------------------------------------------------------------------------------------------------------

std::string problem_with(const std::string& file) {
  const auto network = read_network(file);
  return network ? "" : network.error();
}

TEST(NetworkFiles, AreReadAsTheyWereWritten) {
  const std::string file(kNetworkFiles[0].bytes);
  const auto network = read_network(file);
  ASSERT_TRUE(network);
  EXPECT_EQ(text_of(**network), file);
}

TEST(NetworkFiles, SayWhatIsWrongWithThem) {
  const std::string file(kNetworkFiles[0].bytes);
  EXPECT_EQ(problem_with(""), "this is not a network of a kind that this program knows");
  EXPECT_EQ(problem_with("vendemmia network 2\n"), "this is not a network of a kind that this program knows");
  EXPECT_EQ(problem_with("vendemmia network 5\nkind chess\n"),
            "the network does not say for which kind of game it is");
  for (const std::string_view orders : {"", "many", "50 %", "1001", "-1001"}) {
    EXPECT_EQ(problem_with("vendemmia network 5\nkind base\norders " + std::string(orders) + "\n"),
              "the network does not say what orders count to it");
  }
  std::string other = file;
  other.replace(other.find("layout ") + 7, 4, "0000");
  EXPECT_EQ(problem_with(other),
            "the network was made for other inputs than this program has; it has to be learned anew");
  EXPECT_EQ(problem_with(file.substr(0, file.size() - 1)),
            "the network is cut off, or something was added to it");
  EXPECT_EQ(problem_with(file + "x"), "the network is cut off, or something was added to it");
  std::string damaged = file;
  damaged[damaged.size() / 2] = static_cast<char>(damaged[damaged.size() / 2] ^ 1);
  EXPECT_EQ(problem_with(damaged), "the network is damaged: its checksum is wrong");
}

// The file with other weights, as if somebody had meant it: in the right number and with the right checksum.
std::string with_weights(const std::string& file, const std::string& weights) {
  u64 digest = 0xcbf29ce484222325u;
  for (const char byte : weights) digest = (digest ^ static_cast<u8>(byte)) * 0x100000001b3u;
  return file.substr(0, file.find("\nweights ")) +
         fmt::format("\nweights {} {:016x}\n", weights.size(), digest) + weights;
}

TEST(NetworkFiles, RefuseWeightsThatMakeNoSense) {
  const std::string file(kNetworkFiles[0].bytes);
  const std::string weights = file.substr(file.find('\n', file.find("\nweights ") + 1) + 1);
  ASSERT_EQ(with_weights(file, weights), file);
  const auto expect_refused = [&](const std::string& others, const char* why) {
    EXPECT_EQ(problem_with(with_weights(file, others)), "the network's weights make no sense") << why;
  };
  expect_refused("", "nothing");
  expect_refused(weights.substr(0, weights.size() - 1), "one is lacking");
  expect_refused(weights + '\0', "one too many");
  // The first number is the step of a row.
  expect_refused('\x0d' + weights.substr(1), "multiples of 4096 are too large");
  expect_refused('\x16' + weights.substr(1), "no such step");
  expect_refused("\xff\xff\xff\xff\x0f" + weights.substr(1), "a step of 32 bits");
  expect_refused("\xff\xff\xff\xff\xff\x0f" + weights.substr(1), "no number");
  expect_refused(std::string("\x15\xff\xff\xff\xff\x0f", 6) + weights.substr(2), "a weight of 52 bits");
}

// Cut off or changed anywhere, a file is refused or, where nothing was changed, read; nothing worse happens.
TEST(NetworkFiles, SurviveAnyDamage) {
  const std::string file(kNetworkFiles[0].bytes);
  Rng rng(1);
  for (unsigned i = 0; i < 300; ++i) {
    EXPECT_NE(problem_with(file.substr(0, rng.below(static_cast<u32>(file.size())))), "");
    std::string damaged = file;
    // Anywhere, and in the lines at the top.
    const u32 at = rng.below(i % 2 == 0 ? static_cast<u32>(file.size()) : 300);
    damaged[at] = static_cast<char>(static_cast<u8>(damaged[at]) ^ (1 + rng.below(255)));
    const bool in_origin = at > file.find("origin ") + 6 && at < file.find("\nweights ");
    EXPECT_TRUE(in_origin || !problem_with(damaged).empty()) << at;
  }
}

}  // namespace
}  // namespace vendemmia
