// What can happen at a table. A table is its settings and its entries, in order, and nothing else: the same
// entries make the same room, so storing them is enough. Only what people say is beside them, a list of its own, of
// which the last lines are kept.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/journal.h"
#include "server/table_clock.h"

namespace vendemmia {

enum class EntryKind : u8 {
  Act,          // text: the action
  Undo,         // number: how many answers are left
  Redo,         // one answer again
  AskTakeBack,  // number: as for Undo
  Vote,         // number: a Ballot
  Chat,  // text, and the name of the one who speaks; seat kNoSeat: a spectator. Kept apart from the others
  Sit,   // text: name, secret_hash: of the seat's new secret
  Leave,
  Replace,   // text: the bot that takes over; number: a Deed
  Pace,      // number: milliseconds
  Rematch,   // text: the table where it continues
  Rules,     // number: the version of the rules that holds from here on
  DealAnew,  // text: the seed; everything that the seat cannot know is dealt anew
  OpenSeat,  // number: a Deed; anybody may take the seat of somebody who is away
  Return,    // who was away has the seat again
  Host,      // this seat's person is the host now
  Mute,      // number: 1 so, 0 no longer; of a seat, or of who only looks: secret_hash
  Remove,    // from a seat, or who only looks; secret_hash: theirs, which never comes in again
  Carry,     // whatever `text`, the hash of a secret, has proved is proved by secret_hash now
  Coach,     // number: a CoachLevel
};

// What one person can bring about again and again without the game going on.
inline bool is_repeatable(EntryKind kind) {
  switch (kind) {
    case EntryKind::Sit:
    case EntryKind::OpenSeat:
    case EntryKind::Return:
    case EntryKind::Pace:
    case EntryKind::Mute:
    case EntryKind::Remove:
    case EntryKind::Carry:
    case EntryKind::Coach: return true;
    default: return false;
  }
}

// Refuses is also what whoever has asked says to withdraw.
enum class Ballot : u32 { Refuses = 0, Accepts = 1, RanOut = 2 };

// How much a person wants to be told by itself. Whatever is not Off agrees that everybody at the table may be.
enum class CoachLevel : u8 { Off, Silent, Warns, Shows };
inline constexpr unsigned kCoachLevels = static_cast<unsigned>(CoachLevel::Shows) + 1;

// Who has let a bot play for somebody, or opened a seat, and why.
struct Deed {
  Seat by = kNoSeat;  // kNoSeat: the host, or the server itself
  bool time_up = false;

  u32 number() const { return (by == kNoSeat ? 0u : by + 1u) | (time_up ? kTimeUp : 0u); }
  static Deed of(u32 number) {
    const u32 by = number & (kTimeUp - 1);
    return {by == 0 || by > kMaxPlayers ? kNoSeat : static_cast<Seat>(by - 1), (number & kTimeUp) != 0};
  }

 private:
  static constexpr u32 kTimeUp = 256;
};

struct Entry {
  EntryKind kind = EntryKind::Act;
  Seat seat = kNoSeat;
  u32 number = 0;
  std::string text;
  std::string secret_hash;
  u64 time = 0;  // seconds since 1970
  std::string name{};
  u64 digest = 0;  // Act, DealAnew: of the position that it led to; 0: not known
  UpTime up = 0;   // at a table with a clock

  friend bool operator==(const Entry&, const Entry&) = default;
};

inline constexpr u32 kChatLinesKept = 200;
inline constexpr u16 kSlowestPace = 10'000;  // milliseconds

enum class SeatKind : u8 { Person, Bot, Open };

struct SeatSetup {
  SeatKind kind = SeatKind::Open;
  std::string name;
  std::string bot;          // for SeatKind::Bot
  std::string secret_hash;  // for SeatKind::Person
  // Whose seat it was before a bot took over or it was opened, as the hash of their secret: they may have it again. And
  // how many answers had been given then.
  std::string kept_for{};
  u32 kept_from = 0;
};

struct TableSettings {
  std::string id;
  // Options and seed, and whether it is for practice; for a table that continues from a record also its answers up to
  // there and how the unseen cards were dealt anew. Its version of the rules is that of the first entries.
  Journal start;
  std::vector<SeatSetup> seats;
  std::string host_secret_hash;
  bool listed = false;
  bool spectators = true;
  bool chat = true;
  bool hints = true;
  bool campaign = false;  // the campaign decides what is played next
  // Whoever opened the table chose the cards, by a seed or a record, and may know them: nobody else sits down.
  bool chosen_deal = false;
  // Several seats were the host's from the start: people who share a screen.
  bool shared_screen = false;
  u16 pace = 900;  // milliseconds that a bot takes for an answer
  u64 created = 0;
  std::string word_hash{};  // of the word that lets people in; empty: they need none
  ClockSettings clock{};
};

}  // namespace vendemmia
