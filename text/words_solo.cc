// The levels of the Automa and the challenges of the campaign in words.
#include <array>

#include "engine/catalog/solo.h"
#include "text/words.h"

namespace vendemmia {
namespace {

constexpr std::array<std::string_view, kLevels> kLevelTexts{
    "eight years; in the last one every row is open again.",
    "you begin with 3 VP.",
    "seven years to get past 20 VP.",
    "the Automa places at least two workers in every season.",
    "as hard, and the Automa stands at 23 VP.",
};

constexpr std::array<std::string_view, kChallenges> kChallengeTexts{
    "no mama comes; instead you choose three vines of the deck and plant them before the first year, "
    "whatever "
    "structures they need.",
    "you own at most two workers besides the grande and the temporary one. Everybody uses the middle spaces, "
    "with "
    "their bonuses. Bonus tokens cannot be used.",
    "at the end of year 3 you must own six workers, the grande included, or the game is lost.",
    "you begin with 5 VP, and the harvest action harvests up to three fields.",
    "eight years, and every morning you may take any row. Bonus tokens cannot be used.",
    "nothing gives VP during the game. In the end each wine in the medium cellar is worth 1 VP and each in "
    "the large "
    "cellar 2 VP.",
    "you begin with 3 VP and a residual payment of 2.",
    "no order may be filled.",
};

}  // namespace

std::string_view level_words(Level level) { return kLevelTexts[static_cast<unsigned>(level)]; }

std::string challenge_words(unsigned challenge) {
  return "Challenge " + std::to_string(challenge) + ", " + std::string(kChallengeFacts[challenge].name) +
         ": " + std::string(kChallengeTexts[challenge - 1]);
}

}  // namespace vendemmia
