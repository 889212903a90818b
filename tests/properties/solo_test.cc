// What holds at every decision of a game for one player, whatever the level and the challenge.
#include <set>

#include <gtest/gtest.h>

#include "engine/game/scoring.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

unsigned rows_chosen(const State& s) {
  if (pending(s).question == Question::WakeUpRow) return s.year - 1u;
  return s.year + (s.players[0].next_row != 0 ? 1u : 0u);  // on leaving winter
}

//
void check_tokens(const Moment& moment) {
  const State& s = moment.state;
  const bool on_rows = challenge_of(s).glass_on_rows;
  const unsigned chosen = s.year == 0 ? 0 : rows_chosen(s);
  ASSERT_EQ(count_bits(s.solo.glass), on_rows && chosen < kRows ? kRows - chosen : 0) << where(moment);
  ASSERT_LE(s.solo.tokens, s.options.tokens + (on_rows ? chosen : 0)) << where(moment);
  const bool usable = challenge_of(s).tokens_usable;
  if (!usable) {
    ASSERT_EQ(s.solo.tokens, s.options.tokens + (on_rows ? chosen : 0)) << where(moment);
  }
}

//
void check_automa(const Moment& moment) {
  const State& s = moment.state;
  const auto level = static_cast<unsigned>(s.options.level);
  const unsigned least = board_of(s).automa_least[level];
  const bool moves = s.options.aggressive && s.year > 0;
  const int marker = moves ? board_of(s).aggressive_vp[level][s.year - 1u] : board_of(s).automa_vp[level];
  const int most_by_map = s.over && board_of(s).seasonal ? 11 : 0;
  ASSERT_GE(s.solo.vp, marker) << where(moment);
  ASSERT_LE(s.solo.vp, marker + most_by_map) << where(moment);
  if (pending(s).question != Question::Turn) return;
  unsigned here = 0;
  unsigned free = 0;
  for (const unsigned action : Members(board_of(s).actions_of(s.season))) {
    bool taken = false;
    for (unsigned i = 0; i < kSpacesPerAction; ++i) {
      const Occupant one = s.spaces[space_of(static_cast<ActionId>(action), i)];
      here += one == kAutomaWorker ? 1u : 0u;
      taken = taken || one != 0;
    }
    free += taken ? 0u : 1u;
  }
  const bool stopped = s.solo.workers == kAutomaWorkers || free == 0;
  ASSERT_TRUE(here >= least || stopped) << where(moment);
  if (least == 0) {
    ASSERT_LE(here, 3u) << where(moment);  // one card
  }
}

void check_end(const Moment& moment) {
  const State& s = moment.state;
  ASSERT_LE(s.year, last_year_of(s.options)) << where(moment);
  if (!s.over) return;
  ASSERT_TRUE(s.year == last_year_of(s.options) || solo_lost_this_year(s)) << where(moment);
  const bool draw = solo_result(s) == SoloResult::Draw;
  ASSERT_TRUE(!draw || (s.players[0].vp == s.solo.vp && !s.options.aggressive)) << where(moment);
}

TEST(SoloGames, TokensMarkerWorkersAndYearsAddUp) {
  std::set<Level> levels;
  std::set<unsigned> challenges;
  std::set<SoloResult> results;
  unsigned aggressive = 0;
  for_each_decision(games_to_play(), [&](const Moment& moment) {
    const State& s = moment.state;
    if (!is_solo(s)) return;
    check_tokens(moment);
    check_automa(moment);
    check_end(moment);
    if (!s.over) return;
    levels.insert(s.options.level);
    challenges.insert(s.options.challenge);
    results.insert(solo_result(s));
    aggressive += s.options.aggressive ? 1u : 0u;
  });
  if (games_to_play() < 600) return;
  EXPECT_EQ(levels.size(), kLevels);
  EXPECT_EQ(challenges.size(), kChallenges + 1);
  EXPECT_GT(aggressive, 3u);
  EXPECT_TRUE(results.contains(SoloResult::Loss));
}

// nothing before the end.
TEST(SoloGames, VpComeFromTheCellarAloneInChallengeSix) {
  for_each_decision(games_to_play(), [](const Moment& moment) {
    const State& s = moment.state;
    if (s.options.challenge != 6 || s.over) return;
    ASSERT_LE(s.players[0].vp, facts(s.options.level).start_vp) << where(moment);
  });
}

//
TEST(SoloGames, NoTokenIsOfferedWhereNoneCanBeSpent) {
  unsigned offered = 0;
  for_each_decision(games_to_play(2), [&](const Moment& moment) {
    const State& s = moment.state;
    for (const Action& action : moment.legal) {
      if (action.kind != ActionKind::Place || action.c == 0) continue;
      ++offered;
      ASSERT_TRUE(is_solo(s) && s.solo.tokens > 0 && challenge_of(s).tokens_usable) << where(moment);
      ASSERT_NE(action_of(action.b), kNoAction) << where(moment);
    }
  });
  EXPECT_GT(offered, games_to_play(2));
}

}  // namespace
}  // namespace vendemmia
