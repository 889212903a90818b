// Any JSON is a position or has a fault. A position holds all that must hold, is written and read again as it
// was, and can be played on; the answers are drawn from the size of the input.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <nlohmann/json.hpp>

#include "engine/core/check.h"
#include "engine/core/rng.h"
#include "engine/game/door.h"
#include "engine/game/invariants.h"
#include "protocol/position.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace vendemmia;
  const auto json = parse_json({reinterpret_cast<const char*>(data), size});
  if (!json) return 0;
  PositionRead read = read_position(*json, Events::none());
  if (read.fault) return 0;
  CHECK(!broken_invariant(read.state));
  const Json written = position_json(read.state);
  const PositionRead again = read_position(written, Events::none());
  CHECK(!again.fault);
  CHECK(position_json(again.state) == written);
  Rng rng(size);
  ActionList legal;
  legal_actions(read.state, legal);
  for (int i = 0; i < 60 && !legal.empty(); ++i) {
    apply(read.state, legal[rng.below(static_cast<u32>(legal.size()))], Events::none(), legal);
    CHECK(!broken_invariant(read.state));
  }
  return 0;
}
