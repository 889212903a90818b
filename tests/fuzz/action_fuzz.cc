// Any text is an action or is not; an action's text is read as that action again.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/check.h"
#include "engine/game/action.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace vendemmia;
  const auto action = parse_action({reinterpret_cast<const char*>(data), size});
  if (!action) return 0;
  const auto again = parse_action(text_of(*action));
  CHECK(again && *again == *action);
  return 0;
}
