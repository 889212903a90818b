// Tables that are in memory, and who is at them.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "bots/review/judge.h"
#include "server/net/network.h"
#include "server/room.h"
#include "server/telling.h"
#include "server/token_bucket.h"

namespace vendemmia {

struct LiveTable;

// The game as one seat of a connection sees it, or as a spectator does (kNoSeat).
struct Viewing {
  Seat seat = kNoSeat;
  std::optional<u32> heard;  // seq of the last update; empty: none yet
};

// A connection at a table.
struct Visit {
  LiveTable* table = nullptr;              // null: at none
  std::vector<std::string> secret_hashes;  // those that are good for something here
  std::vector<std::string> known_by;       // hashes that the host can mute or remove somebody by
  Caller caller;                           // what the secrets prove
  u32 watcher = 0;                         // its number among those who have looked
  std::string name;                        // of who only looks
  bool muted_here = false;                 // and has no secret to be known by
  std::vector<Viewing> viewings;
  bool changes = false;  // is told what changes, instead of everything
  u32 chat_heard = 0;
  u32 notices_heard = 0;
  std::optional<u32> clock_heard;  // how many entries there were
  std::optional<std::pair<u32, CoachLevel>>
      coach_heard{};                 // about the position with this number, at this level
  std::optional<TokenBucket> lines;  // that it may say here
  std::optional<std::size_t>
      table_heard;  // a hash of the last description of the table, to send it again only when it changes

  // Only so many: each is an entry of the table when somebody is removed.
  void know_by(std::string hash) {
    constexpr std::size_t kMost = 16;
    if (known_by.size() < kMost && std::ranges::find(known_by, hash) == known_by.end())
      known_by.push_back(std::move(hash));
  }
};

// What a connection has said, or that it has gone.
struct Gone {};
struct Arrived {
  std::variant<said::Message, Gone> what;
  std::size_t bytes = 0;
  std::chrono::steady_clock::time_point when;
};

struct RunningReview;

struct Connection {
  Connection(ConnectionId its_id, std::string its_group, TokenBucket its_messages)
      : id(its_id), group(std::move(its_group)), messages(its_messages) {}

  ConnectionId id;
  std::string group;  // what its address counts as
  TokenBucket messages;
  std::list<Arrived> inbox;
  Visit visit;
  std::shared_ptr<RunningReview> review{};  // that it waits for
  bool waits_for_plan = false;              // of an order
  bool changing = false;  // something that it said was judged in this round, and is not applied yet
  u64 requests = 0;       // that were obeyed or refused
};

// A bot's answer counts when it is both found and due.
struct BotTurn {
  Seat seat = kNoSeat;
  u32 seq = 0;
  std::optional<Action> found;
  bool due = false;
};

// A hint that somebody waits for.
struct WantedHint {
  ConnectionId by = 0;
  told::Id id;
  Seat seat = kNoSeat;
  u32 seq = 0;
};

// A question that the coach looks at for the person who is asked.
struct Coaching {
  Seat seat = kNoSeat;
  u32 seq = 0;
  std::optional<Counsel> counsel{};  // when it is found
};

// Judged, but not stored yet.
struct SaidLine {
  Entry line;
  ConnectionId by = 0;
  told::Id id;
};

struct LiveTable {
  explicit LiveTable(Room its_room) : room(std::move(its_room)) {}
  const std::string& id() const { return room.settings().id; }

  Room room;
  std::vector<Connection*> connections;
  std::optional<LastTold> told;  // while somebody is told what changes
  bool visits_changed = true;    // since everybody was told who is there
  u32 described = 0;             // Room::described() then
  std::vector<SaidLine> said;    // in this round
  // When the last connection of each seat went, or when the first of any seat came.
  std::array<std::optional<std::chrono::milliseconds>, kMaxPlayers> left_at{};
  u32 watchers = 0;                             // that have ever come
  std::vector<std::string> nameless_removed{};  // address groups of those who had no secret to be known by
  std::optional<std::chrono::milliseconds>
      next_look{};  // when the lobby looks whether time has brought anything about
  std::optional<BotTurn> bot_turn;
  std::optional<WantedHint> wanted_hint;
  std::optional<Coaching> coaching{};
  bool skipping = false;  // bots answer at once until a person is asked
  // The store failed: what is on disk is not known, so nothing happens here until it can be read again.
  bool stalled = false;
  bool changing = false;  // something was judged in this round, and is not applied yet
  bool marked_finished = false;
  std::optional<u16> kept_year;  // of the last position that was kept with entries
  u32 kept_answers = 0;          // that the last position that was kept had been given
  std::optional<u32> kept_seq;   // of the last position that was kept by itself
  std::size_t published = 0;     // a hash of what other servers were told of it last
};

// What the visitor's secrets prove now, and so what it sees. Precondition: it is at a table.
void prove(Visit&);
// Whether it may see the game at all. Precondition: it is at a table.
bool may_watch(const Visit&);
Presence presence_at(const LiveTable&);
// A set: seats that nobody is at, but has been since `since`.
u8 left_since(const LiveTable&, std::chrono::milliseconds since);

}  // namespace vendemmia
