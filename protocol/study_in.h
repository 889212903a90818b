// What a page may say to the server about games that were played; docs/protocol.md explains it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/bits.h"
#include "protocol/wire/record.h"

namespace vendemmia::said {

// Asks for the review of a record. What is being reviewed for this connection is given up for it.
struct Review {
  wire::Constant<"review"> what;
  std::optional<u32> id;
  std::string record_text;
  std::optional<std::vector<u8>> seats;  // whose decisions are judged; missing: all
  static constexpr auto record() {
    using R = Review;
    return wire::fields("SayReview", wire::field("do", &R::what), wire::field("id", &R::id),
                        wire::field("record", &R::record_text), wire::field("seats", &R::seats));
  }
};

// Nobody waits for the review any more.
struct StopReview {
  wire::Constant<"stop_review"> what;
  std::optional<u32> id;
  static constexpr auto record() {
    using R = StopReview;
    return wire::fields("SayStopReview", wire::field("do", &R::what), wire::field("id", &R::id));
  }
};

}  // namespace vendemmia::said
