// What one player has: the mat, the workers, the hand, the parents.
#pragma once

#include "engine/game/state.h"
#include "protocol/card_ledger.h"
#include "protocol/input.h"

namespace vendemmia {

// Everything but the parents, what the player knows, and which workers are left, since those need the
// other players and the board.
void read_player(Player& p, const Input& input, CardLedger& cards);

// Mamas and papas: no two players have the same. A player without a named one gets the first that is left.
class Parents {
 public:
  // Call it for all players first, then read for each.
  void reserve(const Input& player);
  void read(State& s, unsigned seat, const Input& player);

 private:
  u64 mamas_ = 0;
  u64 papas_ = 0;
  u64 named_mamas_ = 0;
  u64 named_papas_ = 0;
};

}  // namespace vendemmia
