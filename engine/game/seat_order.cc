#include "engine/game/seat_order.h"

namespace vendemmia {
namespace {

// How far each seat is from the first player, clockwise: by the number of players and by the first player.
using Distances = std::array<u8, kMaxPlayers>;
constexpr auto kClockwise = [] {
  std::array<std::array<Distances, kMaxPlayers>, kMaxPlayers + 1> distances{};
  for (unsigned players = 1; players <= kMaxPlayers; ++players) {
    for (unsigned first = 0; first < players; ++first) {
      for (unsigned seat = 0; seat < players; ++seat)
        distances[players][first][seat] = static_cast<u8>((seat + players - first) % players);
    }
  }
  return distances;
}();

}  // namespace

// All seats, taken or not: who does not play stands on row 0, too.
SeatOrder wake_up_order(const State& s) {
  constexpr u64 kNotOnTheChart = bit(SeatOrder::kStride) - 1;  // row 0
  const Distances& distances = kClockwise[s.options.players][s.first_player];
  u64 sorted = 0;
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat)
    sorted |= bit(s.players[seat].row * SeatOrder::kStride + distances[seat]);
  return {s, sorted & ~kNotOnTheChart};
}

}  // namespace vendemmia
