// A review as one page that needs nothing else.
#pragma once

#include "bots/review/review.h"
#include "engine/game/journal.h"
#include "words/language.h"

namespace vendemmia {

std::string review_page(const Journal& journal, const Review& review, const words::Language& language);

}  // namespace vendemmia
