// All tables and everybody at them. What arrives is judged, stored, applied and told, in this order:
//
//   on_message --> inbox --> judge --> one commit for all tables --> apply --> answers and updates
//                    ^                                                            |
//                    +---------- bots, when it is their turn <--------------------+
//
// Everything that arrives in one turn of the event loop, a round, shares a commit. In a round there is at most one change
// for each table, chat aside, and a few messages from each connection; who had to wait comes first in the next one.
// Messages of one connection are obeyed in the order of their arrival. Questions whose answers are much work come one a
// round, so that moves never wait for more than one of them.
#pragma once

#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "server/campaigns.h"
#include "server/contests.h"
#include "server/lobby_limits.h"
#include "server/metrics.h"
#include "server/new_table.h"
#include "server/outbox.h"
#include "server/table_shelf.h"
#include "server/thinkers.h"

namespace vendemmia {

class Lobby {
 public:
  // All must outlive the lobby, and nothing may be called back after its end.
  Lobby(Store&, Outbox&, Thinkers&, Metrics&, const LobbyLimits& = {});

  // `group` is what its address counts as, see address_group().
  void on_open(ConnectionId, std::string group);
  void on_message(ConnectionId, std::string_view text);
  void on_close(ConnectionId);

  // Once, before anything else: clocks run from now on.
  void begin();

  // Handles everything that has arrived, now instead of at the end of the turn; what takes longer is given up.
  void flush(std::chrono::milliseconds at_most);
  // Before the server stops: whatever rules come next, the games go on where they are.
  void keep_positions();

  // What an address makes the network do. Says for how long nothing more is to be taken from there.
  std::chrono::milliseconds note_traffic(const std::string& group, double cost);
  // Logs it, unless that address was logged a moment ago.
  void note_refused(const std::string& group, std::string_view why);

  std::size_t live_tables() const { return shelf_.size(); }
  std::size_t connections() const { return connections_.size(); }
  bool store_works() const { return store_works_; }
  // Whether it does, by writing something.
  void probe_store();
  // Whoever knows that the store works again need not let the stalled tables wait for their next try.
  void recover_all();

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct BotMove {
    std::string table;
    Seat seat;
    u32 seq;
    Action action;
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
    bool carried = false;  // to secret_hash
    Time when;
  };

  // --- lobby.cc: the way of a message ---
  void put(Connection&, Arrived);
  void post_round();
  void handle_round();
  void hear(ConnectionId);
  void handle_bots();
  bool must_wait(const Connection&);
  void handle(Connection&, const Arrived&);
  void handle_bot(const BotMove&);
  bool idle() const { return ready_.empty() && waited_.empty() && bot_moves_.empty() && due_.empty(); }
  void add_change(Change);
  void commit();
  void finish(Change&);
  // Without what concerns tables that others have taken, which are added to the list.
  Stored<void> append(std::span<const Addition>, std::vector<TableElsewhere>& taken);
  void put_off(const Change&);
  void stall(LiveTable&, std::chrono::milliseconds until_recovery);
  void recover(const std::string& id);

  // --- lobby_messages.cc: what each message means ---
  // Within what the address may ask for.
  void obey_at_cost(Connection&, const said::Message&, const Arrived&);
  void obey(Connection&, const said::Message&, Time when);
  void obey(Connection&, const said::Tables&);
  void obey(Connection&, const said::Create&);
  void obey(Connection&, const said::Fork&);
  void obey(Connection&, const said::Enter&);
  void obey(Connection&, const said::View&);
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
  // Tables in the list where people of one address sit.
  using ListedOfOne = std::unordered_map<std::string, std::size_t>;
  // Whether people wait there. Otherwise whoever opens tables without end would leave no place in the list to those.
  bool comes_first(const LiveTable&, ListedOfOne&) const;
  // First those where people are, then the newest.
  Stored<std::vector<std::string>> ids_to_list();
  void change(Connection&, const said::Message&, told::Id, Time when, const Outsider& outsider = {});
  bool sits_already(Connection&, const said::Sit&);
  void leave_table(Connection&);
  void tell_of_leaving();
  // Null, and refused, when it is at no table or the table stands still.
  LiveTable* table_of(const Connection&, told::Id);
  // Null, and refused, when there is no such table, or it cannot be read.
  LiveTable* table_named(const Connection&, told::Id, const std::string& name);

  // --- lobby_chat.cc ---
  void obey(Connection&, const said::Chat&);
  static void add_chat(const LiveTable&, std::vector<Addition>&);
  void finish_chat(LiveTable&);
  void put_off_chat(LiveTable&);

  // --- lobby_people.cc: who is there, who may come in, what time brings about ---
  void obey(Connection&, const said::Ping&);
  void obey(Connection&, const said::Mine&);
  void obey(Connection&, const said::Summary&);
  void obey(Connection&, const said::Carry&);
  void obey(Connection&, const said::Mute&);
  void obey(Connection&, const said::Remove&);
  Presence presence_of(const LiveTable&) const;
  // Empty: this one may come in.
  std::optional<told::Refused> not_admitted(const Connection&, const Visit&, const said::Enter&);
  Connection* watcher_at(const LiveTable&, std::optional<u32> number) const;
  // Mutes or removes. Whoever only looks and has no secret is dealt with at once: there is nothing to know them by later.
  template <class Order, class ForNow>
  void deal_with(Connection& host, const Order&, ForNow&& for_now);
  // Those whom the host has removed are told, and are at no table any more.
  void expel(LiveTable&);
  void expel(Connection&);
  UpTime uptime() const;
  void save_uptime();
  void keep_uptime();  // saves it now and then
  // Looks again when time may have brought something about.
  void watch(LiveTable&);
  void handle_due();
  void tell_notices(Connection&);
  void tell_clock(Connection&);
  std::vector<told::Watcher> watchers_at(const LiveTable&) const;

  // --- lobby_campaigns.cc ---
  void obey(Connection&, const said::CampaignNew&);
  void obey(Connection&, const said::CampaignImport&);
  void obey(Connection&, const said::Campaign&);
  void obey(Connection&, const said::CampaignPlay&);
  void obey(Connection&, const said::CampaignCarry&);
  void begin(Connection&, told::Id, MaybeCampaign, const std::optional<std::string>& own_secret);
  // The first secret that follows from this one, and that no campaign has yet.
  OrRefused<std::string> free_campaign_secret(const std::string& own_secret);
  // Those that follow from it, and that campaigns have.
  Stored<std::vector<std::string>> campaigns_of(const std::string& own_secret);
  // False, and refused, when that cannot be now.
  bool give_seat(Connection&, told::Id, const told::Created&);
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
  void refuse_too_much(const Connection&, told::Id, std::string text);
  void send(const Connection&, std::string json);
  // An answer that is still to be given; the first change of the position that is told can be it.
  struct Owed {
    const Connection* to;
    told::Id id;
  };
  // `before`: what was told of the position that the table has just left.
  void tell_all(LiveTable&, Owed* = nullptr, const std::optional<ToldPosition>& before = {});
  void tell_people(LiveTable&);
  void tell_position(LiveTable&, Owed*, const std::optional<ToldPosition>& before);
  // Unless it has heard just that. Precondition: the description is addressed to it, and has no id.
  void tell_table(Connection&, told::Table& description, told::Id id = {});
  void tell_chat(Connection&);

  // --- lobby_bots.cc ---
  void let_bots_play(LiveTable&);
  void play_if_ready(LiveTable&);
  OrRefused<Entry> judge_bot(const Room&, const BotMove&);
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

  // --- lobby_advice.cc: what nobody has to ask for, and ways to orders ---
  void obey(Connection&, const said::PlanOrder&);
  // Looks at the question of whoever is asked and has a coach, and gives up what is looked at in vain.
  void coach(LiveTable&);
  void tell_counsel(LiveTable&);

  // --- lobby_reviews.cc ---
  void obey(Connection&, const said::Review&);
  void obey(Connection&, const said::StopReview&);
  void go_on_reviewing(const Connection&);
  void tell_review(Connection&);
  // What it waits for is given up, and refused.
  void stop_review(Connection&);

  // --- lobby_contests.cc ---
  void obey(Connection&, const said::ContestNew&);
  void obey(Connection&, const said::Contest&);
  void obey(Connection&, const said::ContestPlay&);
  void obey(Connection&, const said::ContestRecord&);
  OrRefused<ContestDeal> contest_named(const std::string& id);
  OrRefused<std::vector<KeptContestEntry>> entries_of(const ContestDeal&);
  // The person of the entry that the secret proves; empty: none.
  OrRefused<std::string> contestant_among(const std::vector<KeptContestEntry>&, const std::string& secret);
  bool may_enter_contest(Connection&, told::Id);
  bool keep_entry(const ContestDeal&, const KeptContestEntry&);
  struct FinishedGame {
    std::string record;
    bool changed_hands = false;  // the contestant's seat
  };
  // At whichever server. Empty: it is not finished, or cannot be had now.
  std::optional<FinishedGame> finished_game_at(const std::string& id);
  void add_chances(std::vector<KeptContestEntry>&);
  told::Contest contest_told(const ContestDeal&, std::vector<KeptContestEntry>, const std::string& person);
  // Checks the finished game of this entry in the bots' threads; whoever has asked is told then.
  void verify_entry(const Connection&, told::Id, const ContestDeal&, const KeptContestEntry&, FinishedGame);
  void finish_entry(const ContestDeal&, KeptContestEntry, const Verification&, bool changed_hands);
  // --- lobby_shared.cc: where several servers share a store ---
  bool shares_store() const { return !store_.node().empty(); }
  // Says that this server is there, now and then.
  void beat();
  void hear(const News&);
  // Nothing happens at the table until it has been read again, which is soon: another server may have it.
  void doubt(LiveTable&);
  // Another server has the table; an empty node: none that is known. Everybody there is told, and the table is forgotten.
  void send_on(LiveTable&, const std::string& node);
  void send_all_on();
  // A table that another server has, as it is stored; null: it is not elsewhere, or it cannot be read.
  std::unique_ptr<LiveTable> peeked(const std::string& id);
  void put_off_elsewhere(const Change&, const std::string& node);
  // What the lists of the other servers tell of the tables here.
  void publish_tables();
  void tell_shared_list(Connection&, told::Id);

  u64 seconds() const { return static_cast<u64>(outbox_.now().count()) / 1000; }
  void note_end(LiveTable&);
  void store_failed(const StoreFailure&);
  std::string request() const { return std::to_string(request_of_) + "." + std::to_string(request_); }

  Store& store_;
  Outbox& outbox_;
  Thinkers& bots_;
  Metrics& metrics_;
  LobbyLimits limits_;
  AddressLimits addresses_;
  TableShelf shelf_;
  std::unordered_map<ConnectionId, std::unique_ptr<Connection>> connections_;
  // Who has said something that is not obeyed yet, each once; before them those who had to wait in the last round.
  std::deque<ConnectionId> ready_;
  std::deque<ConnectionId> waited_;
  std::deque<BotMove> bot_moves_;
  std::deque<std::string> due_;  // tables to look at
  bool asked_in_round_ = false;  // a question that is much work
  u64 told_bytes_ = 0;           // since the start
  u64 looked_up_ = 0;            // what somebody's secret leads to, since the start
  struct WaitsForVerification {
    ConnectionId connection;
    told::Id id;
  };
  std::map<std::string, std::vector<WaitsForVerification>> verifying_;  // by table
  std::vector<Change> changes_;                                         // of this round
  std::vector<LiveTable*> chatting_;  // where something was said in this round
  std::vector<LiveTable*> left_;      // that somebody has left in this round
  std::vector<LiveTable*> to_keep_;   // their positions, in this round
  std::string table_text_;            // of the description that is being told, to be used again
  bool round_posted_ = false;
  // For the log: what is being obeyed, as the number of the connection and that of the message; 0.0: nothing that anybody has said.
  ConnectionId request_of_ = 0;
  u64 request_ = 0;
  bool store_works_ = true;
  UpTime up_before_ = 0;                // of all servers on this store, until up_since_
  std::chrono::milliseconds up_since_;  // as the clock on the wall says
  std::chrono::milliseconds
      beaten_{};  // when the last beat that was heard began; only where a store is shared
};

}  // namespace vendemmia
