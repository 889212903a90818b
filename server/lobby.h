// All tables and everybody at them. What arrives is judged, stored, applied and told, in this order:
//
//   on_message --> inbox --> judge --> one commit for all tables --> apply --> answers and updates
//                    ^                                                            |
//                    +---------- bots, when it is their turn <--------------------+
//
// Everything that arrives in one turn of the event loop shares a commit. In one turn there is at most one message
// for each table and from each connection; messages of one connection, and
// messages about one table, are obeyed in the order of their arrival.
#pragma once

#include <chrono>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "server/bot_pool.h"
#include "server/campaigns.h"
#include "server/metrics.h"
#include "server/new_table.h"
#include "server/outbox.h"
#include "server/table_shelf.h"

namespace vendemmia {

struct LobbyLimits {
  Rate messages{200, 60};  // of one connection
  Rate tables{12, 0.2};    // that one connection creates
  Rate hints{8, 0.5};      // that one connection asks for
  Budget hint_thinking{.iterations = 0, .seconds = 1.5, .cancelled = nullptr};
  std::size_t unused_tables = 256;
  std::size_t tables_in_list = 50;
  std::chrono::milliseconds store_retry{2'000};
};

class Lobby {
 public:
  // All must outlive the lobby, and nothing may be called back after its end.
  Lobby(Store&, Outbox&, BotPool&, Metrics&, const LobbyLimits& = {});

  void on_open(ConnectionId);
  void on_message(ConnectionId, std::string_view text);
  void on_close(ConnectionId);

  // Handles everything that has arrived, now instead of at the end of the turn.
  void flush();
  // Before the server stops: whatever rules come next, the games go on where they are.
  void keep_positions();

  std::size_t live_tables() const { return shelf_.size(); }
  std::size_t connections() const { return connections_.size(); }
  bool store_works() const { return store_works_; }

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct BotMove {
    std::string table;
    Seat seat;
    u32 seq;
    Action action;
  };
  struct Gone {};
  struct Arrived {
    ConnectionId from = 0;  // 0: a bot
    std::variant<said::Message, BotMove, Gone> what;
    Time when;
  };
  // Judged, but neither stored nor applied. A table has at most one at a time.
  struct Change {
    LiveTable* table = nullptr;
    std::vector<Entry> entries;
    Connection* by = nullptr;  // null: a bot
    told::Id id;
    std::optional<told::Seated> seated;  // the answer to Sit, and the hash of its secret
    std::string secret_hash;
    Time when;
  };

  // --- lobby.cc: the way of a message ---
  void put(Arrived);
  void post_round();
  void handle_round();
  bool must_wait(const Arrived&);
  void handle(const Arrived&);
  void handle_bot(const BotMove&, Time when);
  void add_change(Change);
  void commit();
  void finish(Change&);
  void put_off(const Change&);
  void recover(const std::string& id);

  // --- lobby_messages.cc: what each message means ---
  void obey(Connection&, const said::Message&, Time when);
  void obey(Connection&, const said::Tables&);
  void obey(Connection&, const said::Create&);
  void obey(Connection&, const said::Fork&);
  void obey(Connection&, const said::Enter&);
  void obey(Connection&, const said::Skip&);
  void obey(Connection&, const said::Moment&);
  void obey(Connection&, const said::PreviewOf&);
  void obey(Connection&, const said::Why&);
  void obey(Connection&, const said::Record&);
  void obey(Connection&, const said::Replay&);
  void create(Connection&, told::Id, const MaybeTable&);
  // False, and refused, when it cannot be stored or there are too many.
  bool keep_table(Connection&, told::Id, const TableSettings&);
  bool may_create(Connection&, told::Id);
  void change(Connection&, const said::Message&, told::Id, Time when);
  void leave_table(Connection&);
  // Null, and refused, when it is at no table or the table stands still.
  LiveTable* table_of(const Connection&, told::Id);

  // --- lobby_campaigns.cc ---
  void obey(Connection&, const said::CampaignNew&);
  void obey(Connection&, const said::CampaignImport&);
  void obey(Connection&, const said::Campaign&);
  void obey(Connection&, const said::CampaignPlay&);
  void begin(Connection&, told::Id, const MaybeCampaign&);
  // As it stands now: a game that has come to its end is counted, and stored, first.
  OrRefused<StoredCampaign> campaign_of(const std::string& secret);

  // --- lobby_tell.cc: who hears what ---
  template <class Answer>
  void answer(const Connection& to, told::Id id, Answer message) {
    message.id = id;
    send(to, told::to_json(message));
  }
  template <class Answer>
  void answer(const Connection& to, told::Id id, tl::expected<Answer, told::Refused> message) {
    if (message) {
      answer(to, id, std::move(*message));
    } else {
      refuse(to, id, std::move(message.error()));
    }
  }
  void refuse(const Connection&, told::Id, told::Refused);
  void send(const Connection&, std::string json);
  void tell_all(LiveTable&);
  void tell_table(Connection&, const Presence&, told::Id id = {});
  void tell_chat(Connection&);

  // --- lobby_bots.cc ---
  void let_bots_play(LiveTable&);
  void play_if_ready(LiveTable&);
  void rest_bot(LiveTable&);

  // --- lobby_positions.cc: what is kept for later rules ---
  // Says that today's rules hold from here on, where others held.
  static void adopt(Change&);
  static std::optional<StoredPosition> position_due(Change&);
  // To be kept with the next commit.
  void note_position(LiveTable&);
  // What was noted; returns the tables whose positions it has added.
  std::vector<LiveTable*> add_noted(std::vector<Addition>&);

  // --- lobby_hints.cc ---
  void obey(Connection&, const said::Hint&);
  void tell_hint(LiveTable&, const BotAnswer&);
  // Nobody waits any more for what the table has left behind, or what they may not know now.
  void drop_stale_hint(LiveTable&);

  u64 seconds() const { return static_cast<u64>(outbox_.now().count()) / 1000; }
  void note_end(LiveTable&);
  void store_failed(const StoreFailure&);

  Store& store_;
  Outbox& outbox_;
  BotPool& bots_;
  Metrics& metrics_;
  LobbyLimits limits_;
  TableShelf shelf_;
  std::unordered_map<ConnectionId, std::unique_ptr<Connection>> connections_;
  std::deque<Arrived> inbox_;
  std::vector<Change> changes_;      // of this round
  std::vector<LiveTable*> to_keep_;  // their positions, in this round
  bool round_posted_ = false;
  bool store_works_ = true;
};

}  // namespace vendemmia
