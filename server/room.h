// One table without input or output: what may happen (judge), what has happened (apply), and what each viewer
// is told of it. Whoever runs the table stores the entries that judge() gives before it applies them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "protocol/game_log.h"
#include "protocol/messages_in.h"
#include "protocol/messages_out.h"
#include "protocol/notice_kind.h"
#include "protocol/undo.h"
#include "server/entry.h"
#include "server/store.h"

namespace vendemmia {

// Who speaks: the seats that the connection holds, and whether it is the host's.
struct Caller {
  std::vector<Seat> seats;
  bool host = false;
  std::vector<Seat> kept{};  // seats that it held, and may have again
  bool muted = false;
};

// Who is there now.
struct Presence {
  u8 seats = 0;  // a set: seats that some connection holds
  u16 watching = 0;
  u8 gone = 0;  // a set: seats that nobody has held for so long that the others may decide about them
};

// Whom the host means who is at no seat, or whose secrets are meant: by what these come to.
struct Outsider {
  std::vector<std::string> secret_hashes;
};

// What a room cannot know by itself.
struct Circumstances {
  u64 time = 0;  // seconds since 1970
  Presence presence;
  std::string fresh_secret_hash;  // for Sit and Carry
  std::string rematch_table;      // for Rematch: the id of the new table
  Seed fresh_seed = 0;            // for TakeBack: with which cards are dealt anew
  u8 just_left = 0;               // for Replace: a set of seats whose people may be back in a moment
  UpTime up = 0;                  // of the server
  Outsider outsider{};            // for Mute, Remove and Carry; for Sit the caller
};

template <class T>
using OrRefused = tl::expected<T, told::Refused>;

class Room {
 public:
  // Locked: the game was played under older rules, today's cannot read it, and no position was kept. Only the record
  // is left.
  enum class Status : u8 { Waiting, Playing, Over, Locked };

  // Precondition: problem_with(options) is empty, one seat a player, the start's answers are legal.
  explicit Room(TableSettings settings);
  // A start that today's rules cannot read; `seats` has who gave each of its answers.
  Room(TableSettings settings, const std::vector<Seat>& seats);

  // --- Changing -------------------------------------------------------------------------------------

  // Checks a message against the table as it is. Changes nothing: returns the entries that it would cause, in
  // order, or the refusal (without an id). No entries: it is accepted and there is nothing to do. Knows the
  // messages from Sit to Rematch.
  OrRefused<std::vector<Entry>> judge(const said::Message& message, const Caller& caller,
                                      const Circumstances& circumstances) const;
  // What the time brings about: a vote that has run out, a bot for whoever has no time left.
  std::vector<Entry> due(const Circumstances& now) const;
  // In how many milliseconds there may be something; empty: not before something else happens.
  std::optional<u64> due_in(const Circumstances& now) const;
  // The answer of a bot that was asked when the table was at `seq`.
  OrRefused<Entry> judge_bot(Seat seat, u32 seq, Action action, u64 time) const;
  // Whether an entry of a store can be applied: it may be damaged, or written under other rules.
  bool fits(const Entry& entry) const;
  // Precondition: from judge() on this very room, or it fits.
  void apply(const Entry& entry);

  // --- A game of older rules (old_table.h) ------------------------------------------------------------

  // The version that the next entry is given under, unless it says otherwise.
  unsigned rules() const { return rules_; }
  // Whether the game's position is known; so it is before it has begun.
  bool reading() const { return !game_ || game_->reading(); }
  void stop_reading();
  TakenUp take_up(const StoredPosition& position, Since since);
  // Whether the game stands as it did when this was kept.
  bool stands_at(const StoredPosition& position) const;
  // When all entries are applied: a vote or a redo that needs what today's rules cannot read is dropped.
  void drop_unread_offers();
  // What to keep for later rules, if that is possible now.
  std::optional<StoredPosition> position_to_keep() const;

  // --- Reading --------------------------------------------------------------------------------------

  // Seats and pace are those of now; the rest is as it was created.
  const TableSettings& settings() const { return settings_; }
  // How often the position has changed. Chat and seats do not count, so that they make nobody's answer
  // stale.
  u32 seq() const { return first_size_ + static_cast<u32>(log_sizes_.size()) - 1; }
  u32 entries() const { return entries_; }  // applied so far, without chat
  // How often anything has changed that table_for() tells, or who holds what.
  u32 described() const { return described_; }
  u32 answers() const { return game_ ? game_->answers() : 0; }
  Status status() const;
  bool has_position() const { return game_ && game_->reading(); }
  const State& state() const { return game_->state(); }  // precondition: has_position()
  // The asked seat when a bot plays it; not while the people vote on going back.
  std::optional<Seat> bot_to_move() const;
  bool holds(Seat seat, std::string_view secret_hash) const;
  bool is_host(std::string_view secret_hash) const;
  bool knows(std::string_view secret_hash) const;  // the host's or any seat's, also of who is away
  // Whether this was somebody's here, who may have the seat again.
  bool keeps(Seat seat, std::string_view secret_hash) const;
  bool is_muted(std::string_view secret_hash) const;
  bool is_removed(std::string_view secret_hash) const;
  // Whether all people here have agreed that there is a coach; and what it may tell this seat then.
  bool coach_agreed() const;
  CoachLevel coach_of(Seat seat) const { return coach_agreed() ? coach_[seat] : CoachLevel::Off; }
  // The asked person.
  std::optional<Seat> person_to_move() const;

  // What a viewer (kNoSeat: a spectator) is told. `heard` is the seq of the last update that this viewer was
  // sent; empty: none yet. Precondition: has_position().
  told::Update update_for(Seat viewer, std::optional<u32> heard) const;
  // Parts of it.
  struct LogSince {
    u32 from;
    std::vector<told::LogEntry> entries;
  };
  LogSince log_for(Seat viewer, std::optional<u32> heard) const;
  std::optional<told::UndoInfo> undo_for(Seat viewer) const;
  told::Table table_for(const Caller& caller, const Presence& presence) const;
  // The same for somebody else: changes what depends on who is told.
  void address(told::Table& table, const Caller& caller) const;
  told::TableSummary summary_for(const Caller& caller, const Presence& presence, UpTime now) const;
  // Precondition: the table has a clock.
  told::Clock clock_at(UpTime now) const;
  u32 notices() const { return notices_first_ + static_cast<u32>(notices_.size()); }
  // Those from this number on; very old ones are forgotten.
  told::Notices notices_from(u32 number) const;
  u32 chat_size() const { return chat_first_ + static_cast<u32>(chat_.size()); }
  // What was said before the server was started again. Precondition: nothing was said since.
  void recall_chat(u32 first_line, const std::vector<Entry>& lines);
  // The lines from this number on; very old ones are forgotten.
  told::Chat chat_from(u32 line) const;

  // Questions about the table; the answers carry no id.
  OrRefused<told::Moment> moment(Seat viewer, u32 at) const;
  OrRefused<told::PreviewOf> preview(const said::PreviewOf& message, const Caller& caller) const;
  OrRefused<told::Why> why(const said::Why& message, const Caller& caller) const;
  // What a bot may be shown that is to give this hint.
  OrRefused<Observation> seen_for(const said::Hint& message, const Caller& caller) const;
  // What the way to an order is to be found from.
  OrRefused<Observation> seen_for(const said::PlanOrder& message, const Caller& caller) const;
  // Only when the game is over, or never will be: the seed would show the decks.
  OrRefused<told::Record> record() const;
  // Whether somebody else has had the seat since the game began.
  bool changed_hands(Seat seat) const { return contains(changed_hands_, seat); }

 private:
  struct OpenVote {
    Seat seat;  // who asks
    u32 to;
    u8 waiting;  // a set: those who have not voted yet
    bool asks_others;
    u64 time;  // when it was asked
  };
  // The answers that a seat has given last, one after the other, and the seq of the first.
  struct LastAnswers {
    u32 seq = 0;
    std::vector<Action> actions;
  };
  // Who had a seat in the running game, and gave it up or lost it.
  struct Held {
    std::string secret_hash;
    Seat seat;
  };
  class Judge;

  std::vector<told::SeatInfo> seat_infos(const Presence& presence) const;
  void address(std::vector<told::SeatInfo>& seats, const Caller& caller) const;
  std::optional<told::ClockInfo> clock_info() const;
  // Whether these very answers to the position with this number were accepted already.
  bool has_taken(Seat seat, u32 seq, const std::vector<std::string>& actions) const;
  bool time_is_up(Seat seat, UpTime now) const;
  // Whose time runs. While somebody asks to go back, nobody waits for the others but the one who asks.
  std::optional<Seat> on_the_clock() const;
  OrRefused<Action> asked_about(u8 seat, u32 at_seq, const std::string& text, const Caller& caller) const;
  u8 persons() const;  // a set of seats
  FurtherBack further_back(Seat seat) const;
  // As a record names them; none at a table that began with answers.
  std::vector<std::string> bots_all_along() const;
  std::vector<std::string> names_besides(Seat seat) const;
  u32 first_unheard(std::optional<u32> heard) const;

  void change(const Entry& entry);
  void begin_when_full();
  bool can_redo() const;
  void undo(Seat seat, u32 to);
  void go_back_to(u32 answers);
  void before_going_back_to(u32 answers);
  void position_changed();
  void note_log_size();
  void settle_vote();
  void end_vote(NoticeKind how, Seat by = kNoSeat);
  void hear(const Entry& entry);
  void hand_over(Seat seat, SeatSetup to);
  // The same seat for somebody else, who is to be had back.
  void hand_over_for_now(const Entry& entry);
  void carry(const std::string& from_hash, const std::string& to_hash);
  void remember_answer(Seat seat, Action action);
  void note(NoticeKind kind, Seat seat, Seat by = kNoSeat);

  TableSettings settings_;
  unsigned rules_;
  std::optional<GameLog> game_;  // empty until every seat was taken
  u32 entries_ = 0;
  u32 described_ = 0;
  u32 first_size_ = 0;                        // the first seq whose size is still known
  std::vector<u32> log_sizes_{0};             // at each seq from there on
  u32 undos_ = 0;                             // and what was taken back by a vote
  u32 repeatable_ = 0;                        // entries that are
  std::array<u8, kMaxPlayers> asked_here_{};  // how often each seat has asked to go back from this position
  std::optional<OpenVote> vote_;
  std::vector<told::ChatLine> chat_;
  u32 chat_first_ = 0;  // number of the first line that is kept
  std::optional<std::string> rematch_;
  std::vector<std::string> muted_;    // hashes of secrets
  std::vector<std::string> removed_;  // the same
  std::vector<Held> held_;
  u8 changed_hands_ = 0;  // a set of seats
  std::vector<told::Notice> notices_;
  u32 notices_first_ = 0;  // number of the first one that is kept
  u64 time_ = 0;           // of the entry that is being applied
  std::array<LastAnswers, kMaxPlayers> last_answers_;
  TableClock clock_;
  std::array<CoachLevel, kMaxPlayers> coach_{};
};

}  // namespace vendemmia
