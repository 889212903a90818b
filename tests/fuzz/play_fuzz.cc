// Bytes as choices: the first eight say which game, each of the others one answer. Everything that must hold
// in a position holds after every answer.
#include <cstddef>
#include <cstdint>

#include "engine/core/check.h"
#include "engine/game/door.h"
#include "engine/game/invariants.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace vendemmia;
  constexpr std::size_t kHead = 8;
  if (size < kHead) return 0;
  Options options;
  options.players = static_cast<u8>(1 + data[0] % kMaxPlayers);
  options.friendly = (data[1] & 1) != 0;
  options.two_parents = (data[1] & 2) != 0;
  if (options.players == 1) {
    options.level = static_cast<Level>((data[1] >> 2) % kLevels);
    options.challenge = static_cast<u8>((data[1] >> 3) % (kChallenges + 1));
    options.aggressive = (data[1] & 128) != 0;
    if (problem_with(options)) options.aggressive = false;
  }
  Seed seed = 0;
  for (std::size_t i = 2; i < kHead; ++i) seed = seed << 8 | data[i];
  State s = new_game(options, seed);
  ActionList legal;
  legal_actions(s, legal);
  for (std::size_t i = kHead; i < size && !legal.empty(); ++i) {
    apply(s, legal[data[i] % legal.size()], Events::none(), legal);
    CHECK(!broken_invariant(s));
  }
  return 0;
}
