// The levels of play in words.
#include <array>

#include "bots/levels.h"
#include "text/words.h"

namespace vendemmia {
namespace {

struct BotText {
  std::string_view level;
  std::string_view text;
};

// In the order of kPlayLevels.
constexpr std::array<BotText, kPlayLevels.size()> kBotTexts{{
    {"daydreamer", "Daydreamer: misses many a good move. For a first game."},
    {"cellar_hand", "Cellar hand: has picked up the trade, and is often mistaken."},
    {"apprentice", "Apprentice: knows what things are worth. A fair opponent."},
    {"journeyman", "Journeyman: is rarely mistaken about a move."},
    {"vintner", "Vintner: thinks ahead and watches what you are up to. A real contest."},
    {"master", "Cellar master: thinks every move through, for half a second at most. Hard to beat."},
    {"expert", "Grand master: the strongest. Thinks for three seconds about a move."},
}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < kBotTexts.size(); ++i) {
    if (kBotTexts[i].level != kPlayLevels[i].name) return false;
  }
  return true;
}
static_assert(in_order());

}  // namespace

std::string_view bot_level_words(unsigned level) { return kBotTexts[level].text; }

}  // namespace vendemmia
