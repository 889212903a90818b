// Any lines are answered, each with one message, and a table can still be entered afterwards. The first byte of a
// line says who speaks; "@" stands for the table's id, and "#" for a secret of the one who created it.
//
// What happens depends on the input alone, so that the fuzzer learns from what it sees; and the bots do not search, which
// took most of the time and has tests of its own.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <sodium.h>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "engine/core/check.h"
#include "engine/core/hash.h"
#include "engine/core/rng.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace {

using namespace vendemmia;

// Instead of the system's: ids, secrets and seeds.
Rng chance(0);
std::uint32_t random_word() { return static_cast<std::uint32_t>(chance.next()); }
void random_buffer(void* to, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) static_cast<unsigned char*>(to)[i] = chance.next() & 0xff;
}
void choose_chance(std::string_view input) {
  static randombytes_implementation fixed{.implementation_name = [] { return "fixed"; },
                                          .random = random_word,
                                          .stir = nullptr,
                                          .uniform = nullptr,
                                          .buf = random_buffer,
                                          .close = nullptr};
  static const bool replaced = randombytes_set_implementation(&fixed) == 0;
  CHECK(replaced);
  Hash hash;
  for (const char byte : input) hash.add_byte(static_cast<u8>(byte));
  chance = Rng(hash.value());
}

// Answers at random, and advises the same with a plan of one step.
class QuickBot : public Bot {
 public:
  Action choose(const Observation& observation, const Budget& budget, Rng& rng) override {
    return bot_->choose(observation, budget, rng);
  }
  std::vector<Judgement> advise(const Observation& observation, const Budget& budget, Rng& rng) override {
    const Action action = choose(observation, budget, rng);
    return {{action, 1, 0.5f, {{action, 1, Season::Summer}}}};
  }

 private:
  std::unique_ptr<Bot> bot_ = make_bot("random");
};

std::unique_ptr<Bot> quick_bot(std::string_view) { return std::make_unique<QuickBot>(); }

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
bool is_answer(const std::string& text) {
  if (text.starts_with(R"({"is":"update")")) {  // the longest one
    CHECK(Json::accept(text));
    return false;
  }
  const auto parsed = parse_json(text);
  CHECK(parsed);
  const Json& message = *parsed;
  for (const char* kind : {"update", "table", "chat", "notices", "clock", "removed", "moved", "coach"}) {
    if (message["is"] == kind) return false;
  }
  return message["is"] != "change" || message.contains("id");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  choose_chance(rest);
  MemoryStore store;
  LobbyWorld world(store, hardly_any_limits(), quick_bot);
  LobbyGuest host(world);
  host.create(3, {kMe, kOpen, kBot});
  host.enter();
  const ConnectionId speakers[]{world.open(), world.open()};

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
      const bool answer = is_answer(text);
      answers += answer ? 1 : 0;
      table = table || !answer;
    }
    CHECK(answers == 1 || (answers == 0 && table));  // a table's description answers an Enter
    world.take(speakers[0]);
    world.take(speakers[1]);
  }
  LobbyGuest last(world);
  CHECK(last.enter(host.table, host.secrets)["is"] == "table");
  return 0;
}
