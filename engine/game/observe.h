// What one seat may know: the only place that decides what is hidden.
#pragma once

#include <cstring>
#include <type_traits>

#include "engine/game/state.h"

namespace vendemmia {

// Used where the seat does not know a mama or papa.
inline constexpr u8 kHiddenParent = 0xFF;

// Stands for a visitor that this seat has secretly committed to the Importer: the number of cards is public,
// their faces are not.
constexpr u8 hidden_commitment_of(Seat seat) { return static_cast<u8>(0x80u | seat); }

// A position as one seat sees it. Not a State: nothing can be played on it; a bot makes a consistent State
// from it with determinize(). Two positions that the seat cannot tell apart give equal bytes.
struct Observation {
  Seat seat;
  // How many cards of each deck every player holds (public, R-423).
  std::array<std::array<u8, kDecks>, kMaxPlayers> hand_counts;
  u8 unused;  // no padding
  // The position with everything blanked that the seat cannot know: draw piles (their sizes stay), the
  // generator, cards in other hands that it has not seen, secret commitments, undisclosed parents, what
  // the others know.
  State seen;

  friend bool operator==(const Observation& a, const Observation& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
  }
};
static_assert(std::is_trivially_copyable_v<Observation> &&
              std::has_unique_object_representations_v<Observation>);

// kNoSeat: a spectator, who sees what is public. Nothing can be determinized from that.
Observation observe(const State& s, Seat seat);

// A full state that is consistent with what the seat knows: the rest is drawn uniformly from what it could
// be. observe(determinize(o, rng), o.seat) == o.
State determinize(const Observation& o, Rng& rng);

}  // namespace vendemmia
