// What the networks see: what the seat may know, documented, and nothing else.
#include "bots/network/inputs.h"

#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>

#include "bots/network/answers.h"
#include "engine/game/observe.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/paths.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

// docs/evaluation.md is the documentation of the facts: the same groups in the same order, with as many facts.
TEST(Inputs, AreDocumentedInTheirOrder) {
  std::ifstream file(testing::source_path("docs/evaluation.md"));
  std::vector<std::string> documented;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("| facts |")) inside = true;
    if (line.empty()) inside = false;
    if (inside && line.starts_with("| `")) documented.push_back(line);
  }
  ASSERT_EQ(documented.size(), kFactGroups);
  for (unsigned i = 0; i < kFactGroups; ++i) {
    EXPECT_EQ(documented[i], "| `" + std::string(kFacts[i].name) + "` | " + std::to_string(kFacts[i].size) +
                                 " | " + std::string(kFacts[i].what) + " |");
  }
}

// What a seat cannot know changes none of its facts.
TEST(Inputs, DependOnlyOnWhatTheSeatKnows) {
  for_each_decision(games_to_play(20), [](const Moment& moment) {
    if (moment.legal.empty() || !moment.sampled(7)) return;
    for (unsigned seat = 0; seat < moment.state.options.players; ++seat) {
      const auto viewer = static_cast<Seat>(seat);
      State other = moment.state;
      swap_what_is_hidden(other, viewer, moment.rng);
      ASSERT_EQ(inputs_of(moment.state, viewer), inputs_of(other, viewer)) << where(moment);
      // Neither does what a bot makes up about it.
      const State believed = determinize(observe(moment.state, viewer), moment.rng);
      ASSERT_EQ(inputs_of(moment.state, viewer), inputs_of(believed, viewer)) << where(moment);
    }
  });
}

TEST(Inputs, HaveNoFaceForCardsThatWereDrawnInTrying) {
  State s = new_game({.players = 2}, 1);
  const KnownHand before = s.players[0].hand.all();
  const auto summer = static_cast<unsigned>(Deck::Summer);
  State one = s;
  State another = s;
  one.players[0].hand[summer] |= bit(30);
  another.players[0].hand[summer] |= bit(31);
  EXPECT_NE(inputs_of(one, 0), inputs_of(another, 0));
  EXPECT_EQ(inputs_of(one, 0, before), inputs_of(another, 0, before));
  EXPECT_NE(inputs_of(one, 0, before), inputs_of(s, 0, before));
}

TEST(Inputs, AreFewAtATime) {
  unsigned most = 0;
  for_each_decision(games_to_play(40), [&](const Moment& moment) {
    for (unsigned seat = 0; seat < moment.state.options.players; ++seat)
      most = std::max(most, inputs_of(moment.state, static_cast<Seat>(seat)).count());
  });
  EXPECT_GT(most, 80u);
  EXPECT_LT(most, 400u);
}

// Every answer has parts, all in range; two answers to one question differ in them, unless they differ only in who is meant.
TEST(Answers, AreToldApart) {
  for_each_decision(games_to_play(40), [](const Moment& moment) {
    if (moment.legal.size() < 2 || !moment.sampled(5)) return;
    const Decision question = pending(moment.state);
    std::vector<std::vector<u16>> seen;
    for (const Action& answer : moment.legal) {
      const AnswerParts parts = parts_of(question, answer);
      ASSERT_FALSE(parts.empty());
      for (const u16 part : parts) ASSERT_LT(part, kAnswerParts);
      std::vector<u16> list(parts.begin(), parts.end());
      const bool names_a_seat = answer.kind == ActionKind::Opponent || answer.kind == ActionKind::Rob;
      ASSERT_TRUE(names_a_seat || std::ranges::count(seen, list) == 0) << text_of(answer);
      seen.push_back(std::move(list));
    }
  });
}

}  // namespace
}  // namespace vendemmia
