// What JavaScript calls. One program has one lobby, or none and a shelf of bots: those that think are another copy of it.
#include <chrono>
#include <memory>

#include "bots/bot_signature.h"
#include "bots/network/signature.h"
#include "engine/game/count_lines.h"
#include "engine/game/door.h"
#include "engine/game/signature.h"
#include "offline/lobby_here.h"
#include "offline/thought.h"
#include "offline/wasm/given_networks.h"
#include "offline/wasm/imports.h"
#include "protocol/catalogue.h"
#include "protocol/law.h"
#include "protocol/wire/write.h"
#include "server/bot_shelf.h"

namespace vendemmia {
namespace {

class JavaScript final : public Outside {
 public:
  void send(ConnectionId to, std::string_view text) override {
    outside_send(static_cast<u32>(to), text.data(), text.size());
  }
  void keep(const std::vector<RecordChange>& changes) override {
    for (const RecordChange& change : changes) {
      outside_change(change.key.data(), change.key.size(), change.value ? change.value->data() : nullptr,
                     change.value ? change.value->size() : 0);
    }
    outside_kept();
  }
  void think(u32 question, std::string_view bytes) override {
    outside_think(question, bytes.data(), bytes.size());
  }
  void stop_thinking(u32 question) override { outside_stop_thinking(question); }
  std::chrono::milliseconds now() const override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
  }
};

struct Program {
  JavaScript outside;
  Records records;  // that the lobby will begin with
  std::unique_ptr<LobbyHere> lobby;
  BotShelf bots;
};

Program& program() {
  static Program the_program;
  return the_program;
}

void give(std::string_view text) { outside_text(text.data(), text.size()); }

LobbyHere::Writing writing_of(u32 works) {
  return works != 0 ? LobbyHere::Writing::Works : LobbyHere::Writing::Fails;
}

}  // namespace
}  // namespace vendemmia

using vendemmia::program;
using vendemmia::u32;

extern "C" {

// Before begin(): what is stored.
VENDEMMIA_EXPORT("record")
void vendemmia_record(const char* key, std::size_t key_size, const char* value, std::size_t value_size) {
  program().records.insert_or_assign(std::string(key, key_size), std::string(value, value_size));
}
VENDEMMIA_EXPORT("begin") void vendemmia_begin(u32 writing_works) {
  program().lobby = std::make_unique<vendemmia::LobbyHere>(program().outside, std::move(program().records),
                                                           vendemmia::writing_of(writing_works));
}
VENDEMMIA_EXPORT("set_writing") void vendemmia_set_writing(u32 works) {
  program().lobby->set_writing(vendemmia::writing_of(works));
}

VENDEMMIA_EXPORT("open") void vendemmia_open(u32 connection) { program().lobby->open(connection); }
VENDEMMIA_EXPORT("hear") void vendemmia_hear(u32 connection, const char* text, std::size_t size) {
  program().lobby->hear(connection, {text, size});
}
VENDEMMIA_EXPORT("close") void vendemmia_close(u32 connection) { program().lobby->close(connection); }
VENDEMMIA_EXPORT("thought") void vendemmia_thought(u32 question, const char* bytes, std::size_t size) {
  program().lobby->thought(question, {bytes, size});
}
// Milliseconds until the next turn is wanted; -1: when something arrives.
VENDEMMIA_EXPORT("turn") double vendemmia_turn() {
  const auto next = program().lobby->turn();
  return next ? static_cast<double>(next->count()) : -1;
}

// Which network a question needs, by the number of its kind of game, and that network: 0 when these are not its bytes.
VENDEMMIA_EXPORT("network_for") u32 vendemmia_network_for(const char* bytes, std::size_t size) {
  return static_cast<u32>(kind_of(options_of(vendemmia::question_in({bytes, size}))));
}
VENDEMMIA_EXPORT("network") u32 vendemmia_network(u32 kind, const char* bytes, std::size_t size) {
  if (kind >= vendemmia::kGameKinds) return 0;
  return vendemmia::give_network(static_cast<vendemmia::GameKind>(kind), {bytes, size}) ? 1 : 0;
}
// Gives the bytes of the answer. Precondition: the network was given.
VENDEMMIA_EXPORT("think") void vendemmia_think(const char* bytes, std::size_t size) {
  const vendemmia::BotQuestion question = vendemmia::question_in({bytes, size});
  vendemmia::give(bytes_of(think_about(question, program().bots)));
}

// The same numbers as everywhere else (scripts/check-signature). Those of bots and evaluations need all networks.
VENDEMMIA_EXPORT("signature") unsigned long long vendemmia_signature(u32 games) {
  return vendemmia::signature(games);
}
VENDEMMIA_EXPORT("evaluation_signature") unsigned long long vendemmia_evaluation_signature(u32 games) {
  return vendemmia::evaluation_signature(games);
}
VENDEMMIA_EXPORT("bot_signature")
unsigned long long vendemmia_bot_signature(const char* bot, std::size_t size, u32 games) {
  return vendemmia::bot_signature({bot, size}, games);
}
VENDEMMIA_EXPORT("count_lines")
unsigned long long vendemmia_count_lines(u32 players, u32 seed, u32 depth, u32 challenge, u32 modules) {
  vendemmia::Options options;
  options.players = static_cast<vendemmia::u8>(players);
  options.challenge = static_cast<vendemmia::u8>(challenge);
  options.modules = static_cast<vendemmia::Modules>(modules);
  return vendemmia::count_lines(vendemmia::new_game(options, seed), depth);
}

VENDEMMIA_EXPORT("catalogue") void vendemmia_catalogue() {
  vendemmia::give(vendemmia::wire::to_json(vendemmia::catalogue()));
}
VENDEMMIA_EXPORT("law") void vendemmia_law() {
  vendemmia::give(vendemmia::wire::to_json(vendemmia::law_message(vendemmia::law())));
}
}
