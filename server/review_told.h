// The review of a game, as it is told, stored and printed.
#pragma once

#include "bots/review/review.h"
#include "protocol/review_out.h"

namespace vendemmia {

told::Review told_of(const Review& review);

}  // namespace vendemmia
