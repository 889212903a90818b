// `vendemmia play`: the whole game in the terminal, in words, against bots or hot-seat.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "engine/game/state.h"
#include "text/opponents.h"
#include "words/language.h"

namespace vendemmia {

struct PlayOptions {
  Options game{.players = 0};  // no players: ask
  unsigned people = 0;         // 0: ask; people take the first seats
  BotList bots;                // none: ask, or the usual one
  std::optional<Seed> seed;
  std::string load;      // a saved game to resume
  std::string campaign;  // the file of a campaign to begin or to resume
  const words::Language* language = &words::english();
  // The same hint on every machine, so not by time.
  Budget hint{.iterations = 1000};
};

Seed any_seed();

// Plays until the game ends, somebody quits, or the input ends. 0, or 1 when no game could be started.
int play(const PlayOptions& wanted, std::istream& in, std::ostream& out);

}  // namespace vendemmia
