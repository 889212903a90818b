// Every way to play against the Automa.
#pragma once

#include <vector>

#include "engine/game/options.h"

namespace vendemmia {

// All levels, with and without the aggressive variant, all challenges; those with two tokens to begin with.
inline std::vector<Options> every_solo_game() {
  std::vector<Options> games;
  for (unsigned level = 0; level < kLevels; ++level) {
    for (const bool aggressive : {false, true}) {
      for (unsigned challenge = 0; challenge <= kChallenges; ++challenge) {
        Options options;
        options.players = 1;
        options.level = static_cast<Level>(level);
        options.aggressive = aggressive;
        options.challenge = static_cast<u8>(challenge);
        options.tokens = challenge == 0 ? u8{0} : u8{2};
        if (!problem_with(options)) games.push_back(options);
      }
    }
  }
  return games;
}

}  // namespace vendemmia
