// Any lines are answered, each with one message, and a table can still be entered afterwards. The first byte of a
// line says who speaks; "@" stands for the table's id, and "#" for a secret of the one who created it.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/check.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace {

using namespace vendemmia;

std::string filled_in(std::string_view line, const LobbyGuest& host) {
  std::string text;
  for (const char letter : line) {
    if (letter == '@') {
      text += host.table;
    } else if (letter == '#') {
      text += host.secrets.back();
    } else {
      text += letter;
    }
  }
  return text;
}

// The rest is told to whoever is at the table. A change can be the answer to what has led to it.
bool is_answer(const Json& message) {
  for (const char* kind : {"update", "table", "chat", "notices", "clock", "removed"}) {
    if (message["is"] == kind) return false;
  }
  return message["is"] != "change" || message.contains("id");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  MemoryStore store;
  LobbyWorld world(store);
  LobbyGuest host(world);
  host.create(3, {kMe, kOpen, kBot});
  host.enter();
  const ConnectionId speakers[]{world.open(), world.open()};

  std::string_view rest(reinterpret_cast<const char*>(data), size);
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(line.size() < rest.size() ? line.size() + 1 : line.size());
    if (line.empty()) continue;
    const ConnectionId speaker = speakers[static_cast<unsigned char>(line.front()) % 2];
    world.take(speaker);
    world.say(speaker, filled_in(line.substr(1), host));
    std::size_t answers = 0;
    bool table = false;
    for (const std::string& text : world.take(speaker)) {
      const auto message = parse_json(text);
      CHECK(message);
      answers += is_answer(*message) ? 1 : 0;
      table = table || !is_answer(*message);
    }
    CHECK(answers == 1 || (answers == 0 && table));  // a table's description answers an Enter
    world.take(speakers[0]);
    world.take(speakers[1]);
  }
  LobbyGuest last(world);
  CHECK(last.enter(host.table, host.secrets)["is"] == "table");
  return 0;
}
