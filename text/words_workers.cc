// What special workers do, in words.
#include <array>

#include "text/words.h"

namespace vendemmia {
namespace {

// In the order of Worker, from the Farmer on.
constexpr std::array<std::string_view, kSpecialKinds> kTexts{
    "takes any one bonus of its action, whichever space it stands on",
    "on a space without a bonus you may carry out the action twice",
    "when all opponents have left the season, its action is followed by a card of your choice",
    "may stand where an opponent's worker stands, which goes home",
    "may buy a visitor card at random, for 1 lira, from an opponent on the same action",
    "may call back one of your regular workers from an action of this season",
    "opponents pay you 1 lira for each worker they place on its action, even when that is full",
    "for 1 lira you may take the bonus of its space once more",
    "draws one card more, and you discard one of those drawn",
    "may be placed on an action of an earlier season of this year",
    "may be placed on an action of a later season, for your first turn there",
};

}  // namespace

std::string_view special_worker_text(Worker worker) {
  return is_special(worker) ? kTexts[static_cast<unsigned>(worker) - kFirstSpecial] : std::string_view();
}

}  // namespace vendemmia
