// A review as lines for a terminal.
#pragma once

#include "bots/review/review.h"
#include "engine/game/journal.h"
#include "words/language.h"

namespace vendemmia {

std::vector<std::string> review_lines(const Journal& journal, const Review& review,
                                      const words::Language& language);

}  // namespace vendemmia
