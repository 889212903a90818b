#include "tests/support/random_games.h"

#include <cstdlib>
#include <set>

#include <gtest/gtest.h>

namespace vendemmia {
namespace {

constexpr unsigned kGamesByDefault = 2000;

bool declines(Action action) {
  switch (action.kind) {
    case ActionKind::Pass:
    case ActionKind::No:
    case ActionKind::Done: return true;
    case ActionKind::Place: return action.b == kCart;
    default: return false;
  }
}

}  // namespace

unsigned games_to_play(unsigned share_of) {
  const char* wanted = std::getenv("VENDEMMIA_GAMES");
  const unsigned long games = wanted == nullptr ? kGamesByDefault : std::strtoul(wanted, nullptr, 10);
  const auto share = static_cast<unsigned>(games / share_of);
  return share == 0 ? 1 : share;
}

std::string where(const Moment& moment) {
  return "game " + std::to_string(moment.game) + ", decision " + std::to_string(moment.number);
}

Options options_of_game(unsigned game) {
  constexpr unsigned kTables = kMaxPlayers;
  Options options;
  options.players = static_cast<u8>(kMaxPlayers - game % kTables);
  const unsigned round = game / kTables;
  options.friendly = round % 2 != 0;
  options.two_parents = round / 2 % 2 != 0;
  if (options.players > 1) {
    options.last_year = round / 4 % 4 == 0 ? u8{0} : u8{7};
    return options;
  }
  // Five levels, nine challenges: after 45 rounds every pair has come.
  options.level = static_cast<Level>(round % kLevels);
  options.challenge = static_cast<u8>(round % (kChallenges + 1));
  options.tokens = static_cast<u8>(options.challenge == 0 ? 0 : round % 4);
  options.aggressive = round % 2 == 0;
  if (problem_with(options)) options.aggressive = false;
  return options;
}

Options options_of_any_game(unsigned game) {
  constexpr unsigned kMixes = kAllModules + 1;
  const unsigned round = game / kMaxPlayers;
  Options options = options_of_game(game);
  options.modules = static_cast<Modules>(round / 3 % kMixes);
  if ((options.modules & kExtendedBoard) != 0) {
    options.plain_stars = round % 4 == 3;
    options.challenge = options.tokens = 0;
    options.aggressive =
        options.players == 1 && options.modules == kAllModules && facts(options.level).may_be_aggressive;
  }
  return problem_with(options) ? options_of_game(game) : options;
}

bool is_meant_by_its_text(Action action) {
  static std::set<Action> known;
  if (known.contains(action)) return true;
  if (parse_action(text_of(action)) != action) return false;
  known.insert(action);
  return true;
}

Action random_answer(unsigned game, const ActionList& legal, Rng& rng) {
  const auto any = [&] { return legal[rng.below(static_cast<u32>(legal.size()))]; };
  Action answer = any();
  const bool eager = game / 80 % 2 == 0;
  for (int again = 0; eager && again < 3 && declines(answer); ++again) answer = any();
  return answer;
}

void for_each_decision(unsigned games, const MomentVisitor& visit) {
  for (unsigned game = 0; game < games && !::testing::Test::HasFailure(); ++game) {
    State s = new_game(options_of_any_game(game), game);
    Rng rng(~static_cast<u64>(game));
    ActionList legal;
    legal_actions(s, legal);
    unsigned number = 0;
    for (;; ++number) {
      visit({game, number, s, legal, rng});
      if (legal.empty() || ::testing::Test::HasFatalFailure()) break;
      apply(s, random_answer(game, legal, rng), Events::none(), legal);
    }
  }
}

}  // namespace vendemmia
