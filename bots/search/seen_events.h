// A digest of what one seat can see of what happens.
#pragma once

#include "engine/catalog/vines.h"
#include "engine/game/event.h"

namespace vendemmia {

class SeenEvents {
 public:
  explicit SeenEvents(Seat seat) : seat_(seat) {}

  void restart() { digest_ = 0; }
  u64 digest() const { return digest_; }
  Events events() {
    return {[](void* context, const Event& event) { static_cast<SeenEvents*>(context)->hear(event); }, this};
  }
  void hear(const Event& event) {
    const bool seen = contains(event.seen_by, seat_);
    if (event.kind == EventKind::Forced && !seen) return;
    const u8 face = !seen && is_hidden(event.kind) ? kUnknownCard
                    : names_card(event.kind) && static_cast<Deck>(event.a) == Deck::Vine
                        ? kind_of_vine(event.b)
                        : event.b;
    const u64 word = static_cast<u64>(event.kind) | static_cast<u64>(event.seat) << 8 |
                     static_cast<u64>(event.a) << 16 | static_cast<u64>(face) << 24 |
                     static_cast<u64>(event.c) << 32 | static_cast<u64>(event.d) << 40;
    digest_ = (digest_ ^ word) * 0x9e3779b97f4a7c15u;
    digest_ ^= digest_ >> 29;
  }

 private:
  static bool is_hidden(EventKind kind) { return kind == EventKind::Drew || kind == EventKind::Gave; }
  static bool names_card(EventKind kind) {
    return is_hidden(kind) || kind == EventKind::Discarded || kind == EventKind::TookFromPile ||
           kind == EventKind::Revealed || kind == EventKind::Kept;
  }
  // Copies of a vine are the same to everybody.
  static u8 kind_of_vine(u8 card) { return card < kVineCards ? static_cast<u8>(kVineOfCard[card]) : card; }

  Seat seat_;
  u64 digest_ = 0;
};

}  // namespace vendemmia
