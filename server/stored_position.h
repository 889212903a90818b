// A game's position on its way into the store and back, so that the rules of another day can go on from it.
#pragma once

#include "protocol/game_log.h"
#include "server/store.h"

namespace vendemmia {

// The game as it is to be kept when the table has so many entries. Nothing when it cannot be told without what is
// unfinished: the frames of an effect belong to one version of the rules.
std::optional<StoredPosition> position_to_keep(const GameLog& game, u32 entries);

// Takes the game up where it was kept. Unless it is `Done`, nothing has changed.
TakenUp take_up(GameLog& game, const StoredPosition& stored, Since since);

}  // namespace vendemmia
