// The rulings that stand behind a reason, for whoever wants to read more than the sentence.
#pragma once

#include <span>

#include "engine/catalog/ruling_number.h"
#include "engine/game/reason.h"

namespace vendemmia {

// The most telling one first; none where no ruling is needed.
std::span<const RulingNumber> rulings_of(Reason reason);

}  // namespace vendemmia
