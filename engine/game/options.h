// What is decided before the first card is dealt.
#pragma once

#include "engine/catalog/ids.h"
#include "engine/catalog/solo.h"

namespace vendemmia {

// Far more failures in a row than anybody would bear; the count is kept in eight bits.
inline constexpr u8 kMostTokens = 99;

struct Options {
  u8 players = 2;
  bool friendly = false;
  bool two_parents = false;  // two mamas and two papas are dealt, one of each is kept
  u8 last_year = 0;          // 0: the game ends by the rules; otherwise also after this year (for studies)
  Modules modules = 0;       // of Tuscany
  bool plain_stars = false;  // R-293: regions give nothing at the end
  // For one player:
  Level level = Level::Normal;
  bool aggressive = false;
  u8 challenge = 0;         // 1 to 8 in the campaign
  u8 tokens = 0;            // bonus tokens at the start, one for each failure in a row

  friend bool operator==(const Options&, const Options&) = default;
};

// the kinds of cards that there are.
inline DeckSet decks_in_game(const Options& options) {
  const bool structures = (options.modules & kStructureCards) != 0;
  return structures ? kAnyDeck : static_cast<DeckSet>(kAnyDeck & ~decks(Deck::Structure));
}

// Whether a game can be started with these options; if not, `what` says why.
struct OptionsProblem {
  const char* what = nullptr;
  explicit operator bool() const { return what != nullptr; }
};
inline OptionsProblem problem_with(const Options& options) {
  if (options.players < 1 || options.players > kMaxPlayers) return {"a game needs 1 to 6 players"};
  if (static_cast<unsigned>(options.level) >= kLevels) return {"there is no such level"};
  if (options.plain_stars && (options.modules & kExtendedBoard) == 0)
    return {"stars belong to the extended board"};
  if (options.challenge > kChallenges) return {"the campaign has eight challenges"};
  if (options.players > 1) {
    const bool solo =
        options.level != Level::Normal || options.aggressive || options.challenge != 0 || options.tokens != 0;
    return {solo ? "levels, the aggressive variant and challenges belong to the game for one player"
                 : nullptr};
  }
  if (options.aggressive && !facts(options.level).may_be_aggressive)
    return {"the aggressive variant is for the levels easy, normal and hard"};
  if (options.challenge != 0 && (options.modules & kExtendedBoard) != 0)
    return {"the campaign is played on the base board"};
  if (options.aggressive && (options.modules & kExtendedBoard) != 0 && options.modules != kAllModules)
    return {"on the extended board the aggressive variant needs all three modules"};
  if (options.aggressive && kChallengeFacts[options.challenge].vp_from_cellar)
    return {"challenge 6 is not played with the aggressive variant"};
  if (options.tokens > kMostTokens) return {"a game begins with at most 99 bonus tokens"};
  if (options.tokens != 0 && options.challenge == 0)
    return {"bonus tokens at the start belong to the campaign"};
  return {};
}

}  // namespace vendemmia
