// The review of a game, as it is told, stored and printed.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bots/review/review.h"
#include "protocol/review_out.h"

namespace vendemmia {

told::Review told_of(const Review& review);

// Under which it is stored: what makes a review what it is. The record is in it, so nobody finds a review who does not know the
// game. No seats: of all.
std::string review_key(std::string_view record, std::span<const u8> seats, u32 iterations);

}  // namespace vendemmia
