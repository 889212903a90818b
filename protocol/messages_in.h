// What a page may say to the server; docs/protocol.md explains it. Every message names what it wants in
// "do" and may carry an "id", which is repeated in the answer to it.
#pragma once

#include <variant>

#include "protocol/advice_in.h"
#include "protocol/campaign_in.h"
#include "protocol/contest_in.h"
#include "protocol/fault.h"
#include "protocol/study_in.h"
#include "protocol/view.h"

namespace vendemmia::said {

using wire::Constant;
using wire::field;
using wire::fields;
using Id = std::optional<u32>;

// In bytes; a record that somebody opens is one message.
inline constexpr std::size_t kLargestMessage = 256 * 1024;

struct SeatWishes {
  static constexpr std::string_view kName = "SeatWishKind";
  static const wire::Words& values();  // me, open, bot
};
struct SeatWish {
  wire::Name<SeatWishes> kind;
  std::optional<std::string> name;
  std::optional<std::string> bot;

  static constexpr auto record() {
    return fields("SeatWish", field("kind", &SeatWish::kind), field("name", &SeatWish::name),
                  field("bot", &SeatWish::bot));
  }
};

struct Tables {
  Constant<"tables"> what;
  Id id;
  static constexpr auto record() {
    return fields("SayTables", field("do", &Tables::what), field("id", &Tables::id));
  }
};

struct ClockKinds {
  static constexpr std::string_view kName = "ClockKind";
  static const wire::Words& values();  // move, game
};
// How long a person may take: for each answer, or for all of them together.
struct ClockWish {
  wire::Name<ClockKinds> per;
  u32 seconds = 0;
  // Plays for whoever has no time left, at once; missing: the others may let one play then.
  std::optional<std::string> bot;

  static constexpr auto record() {
    return fields("ClockWish", field("per", &ClockWish::per), field("seconds", &ClockWish::seconds),
                  field("bot", &ClockWish::bot));
  }
};

struct Create {
  Constant<"create"> what;
  Id id;
  WireOptions options;
  std::vector<SeatWish> seats;  // as many as options.players
  std::optional<std::string>
      seed;  // a decimal number of 64 bits, without open seats only; random when missing
  bool listed = false;
  bool spectators = true;
  bool chat = true;
  u16 pace = 900;             // milliseconds that a bot takes for an answer
  std::optional<bool> hints;  // missing: hints are allowed
  // What has shown a card may be taken back; what was not seen is then dealt anew. For one person, alone or against bots.
  std::optional<bool> practice;
  // Of one's own making, as for Sit: proves the host and their seats.
  std::optional<std::string> secret;
  std::optional<std::string> word;  // only who knows it comes in
  std::optional<ClockWish> clock;

  static constexpr auto record() {
    using C = Create;
    return fields("SayCreate", field("do", &C::what), field("id", &C::id), field("options", &C::options),
                  field("seats", &C::seats), field("seed", &C::seed), field("listed", &C::listed),
                  field("spectators", &C::spectators), field("chat", &C::chat), field("pace", &C::pace),
                  field("hints", &C::hints), field("practice", &C::practice), field("secret", &C::secret),
                  field("word", &C::word), field("clock", &C::clock));
  }
};

// From now on this connection is told about the table: as every seat whose secret it gives, otherwise as a
// spectator. A connection is at one table at a time.
struct Enter {
  Constant<"enter"> what;
  Id id;
  std::string table;
  std::vector<std::string> secrets;
  std::optional<std::string> name;  // of who only looks, for the host
  std::optional<std::string> word;  // of a private table; who has a seat there needs none
  std::optional<bool> changes;      // true: to be told what changes, instead of everything after every move

  static constexpr auto record() {
    return fields("SayEnter", field("do", &Enter::what), field("id", &Enter::id),
                  field("table", &Enter::table), field("secrets", &Enter::secrets),
                  field("name", &Enter::name), field("word", &Enter::word),
                  field("changes", &Enter::changes));
  }
};

// The messages below are about the table that was entered.

// Everything again: a change did not fit to what was known.
struct View {
  Constant<"view"> what;
  Id id;
  static constexpr auto record() {
    return fields("SayView", field("do", &View::what), field("id", &View::id));
  }
};

struct Sit {
  Constant<"sit"> what;
  Id id;
  u8 seat = 0;
  std::string name;
  // Of one's own making, at least 32 characters that nobody can guess. Whoever has kept it before asking can ask again
  // when the answer is lost; without it the server makes one.
  std::optional<std::string> secret;
  static constexpr auto record() {
    return fields("SaySit", field("do", &Sit::what), field("id", &Sit::id), field("seat", &Sit::seat),
                  field("name", &Sit::name), field("secret", &Sit::secret));
  }
};

// Gives up the seat; anybody may take it, or the others may let a bot play it.
struct Leave {
  Constant<"leave"> what;
  Id id;
  u8 seat = 0;
  static constexpr auto record() {
    return fields("SayLeave", field("do", &Leave::what), field("id", &Leave::id),
                  field("seat", &Leave::seat));
  }
};

// All actions are played one after the other, or none.
struct Act {
  Constant<"act"> what;
  Id id;
  u8 seat = 0;
  u32 seq = 0;  // of the update that is answered
  std::vector<std::string> actions;
  static constexpr auto record() {
    return fields("SayAct", field("do", &Act::what), field("id", &Act::id), field("seat", &Act::seat),
                  field("seq", &Act::seq), field("actions", &Act::actions));
  }
};

// Back to where `to` answers had been given: one of the points that the update names.
struct Undo {
  Constant<"undo"> what;
  Id id;
  u8 seat = 0;
  u32 seq = 0;
  u32 to = 0;
  static constexpr auto record() {
    return fields("SayUndo", field("do", &Undo::what), field("id", &Undo::id), field("seat", &Undo::seat),
                  field("seq", &Undo::seq), field("to", &Undo::to));
  }
};
struct Redo {
  Constant<"redo"> what;
  Id id;
  u8 seat = 0;
  u32 seq = 0;
  static constexpr auto record() {
    return fields("SayRedo", field("do", &Redo::what), field("id", &Redo::id), field("seat", &Redo::seat),
                  field("seq", &Redo::seq));
  }
};

// Asks the other people at the table to go back further than undo may.
struct TakeBack {
  Constant<"take_back"> what;
  Id id;
  u8 seat = 0;
  u32 seq = 0;
  u32 to = 0;
  static constexpr auto record() {
    return fields("SayTakeBack", field("do", &TakeBack::what), field("id", &TakeBack::id),
                  field("seat", &TakeBack::seat), field("seq", &TakeBack::seq), field("to", &TakeBack::to));
  }
};
// Of those who are asked. Whoever has asked may withdraw by not accepting.
struct Vote {
  Constant<"vote"> what;
  Id id;
  u8 seat = 0;
  u32 seq = 0;
  bool accept = false;
  // How far back it is asked to go, so that nobody agrees to something else than they have read; missing: whatever is
  // asked now.
  std::optional<u32> to;
  static constexpr auto record() {
    return fields("SayVote", field("do", &Vote::what), field("id", &Vote::id), field("seat", &Vote::seat),
                  field("seq", &Vote::seq), field("accept", &Vote::accept), field("to", &Vote::to));
  }
};

struct Chat {
  Constant<"chat"> what;
  Id id;
  std::optional<u8> seat;           // missing: a spectator
  std::optional<std::string> name;  // of a spectator; a seat has its own
  std::string text;
  static constexpr auto record() {
    return fields("SayChat", field("do", &Chat::what), field("id", &Chat::id), field("seat", &Chat::seat),
                  field("name", &Chat::name), field("text", &Chat::text));
  }
};

// For everybody who plays: a bot takes over the seat of somebody who has been away for a while, who has left, or who has no
// time left. Before the game only the host fills open seats.
struct Replace {
  Constant<"replace"> what;
  Id id;
  u8 seat = 0;
  std::string bot;
  static constexpr auto record() {
    return fields("SayReplace", field("do", &Replace::what), field("id", &Replace::id),
                  field("seat", &Replace::seat), field("bot", &Replace::bot));
  }
};
// The same, but anybody may sit down there.
struct OpenSeat {
  Constant<"open_seat"> what;
  Id id;
  u8 seat = 0;
  static constexpr auto record() {
    return fields("SayOpenSeat", field("do", &OpenSeat::what), field("id", &OpenSeat::id),
                  field("seat", &OpenSeat::seat));
  }
};
// Who was away takes their seat again, from a bot or before anybody else sits down.
struct Return {
  Constant<"return"> what;
  Id id;
  u8 seat = 0;
  static constexpr auto record() {
    return fields("SayReturn", field("do", &Return::what), field("id", &Return::id),
                  field("seat", &Return::seat));
  }
};
// These two are for the host, about a seat or about somebody who looks: one of the table's `watchers`.
struct Mute {
  Constant<"mute"> what;
  Id id;
  std::optional<u8> seat;
  std::optional<u32> watcher;
  bool on = true;
  static constexpr auto record() {
    return fields("SayMute", field("do", &Mute::what), field("id", &Mute::id), field("seat", &Mute::seat),
                  field("watcher", &Mute::watcher), field("on", &Mute::on));
  }
};
// They are told, and do not come in again with the same secrets. The seat is open then.
struct Remove {
  Constant<"remove"> what;
  Id id;
  std::optional<u8> seat;
  std::optional<u32> watcher;
  static constexpr auto record() {
    return fields("SayRemove", field("do", &Remove::what), field("id", &Remove::id),
                  field("seat", &Remove::seat), field("watcher", &Remove::watcher));
  }
};
struct Pace {
  Constant<"pace"> what;
  Id id;
  u16 pace = 0;
  static constexpr auto record() {
    return fields("SayPace", field("do", &Pace::what), field("id", &Pace::id), field("pace", &Pace::pace));
  }
};
// Bots answer at once until a person is asked.
struct Skip {
  Constant<"skip"> what;
  Id id;
  static constexpr auto record() {
    return fields("SaySkip", field("do", &Skip::what), field("id", &Skip::id));
  }
};
// After the end: a new table with the same seats.
struct Rematch {
  Constant<"rematch"> what;
  Id id;
  static constexpr auto record() {
    return fields("SayRematch", field("do", &Rematch::what), field("id", &Rematch::id));
  }
};

// The position after `at` answers as the seat saw it then.
struct Moment {
  Constant<"moment"> what;
  Id id;
  std::optional<u8> seat;  // missing: a spectator
  u32 at = 0;
  static constexpr auto record() {
    return fields("SayMoment", field("do", &Moment::what), field("id", &Moment::id),
                  field("seat", &Moment::seat), field("at", &Moment::at));
  }
};
struct PreviewOf {
  Constant<"preview"> what;
  Id id;
  u8 seat = 0;
  u32 seq = 0;
  std::string action;
  static constexpr auto record() {
    using P = PreviewOf;
    return fields("SayPreview", field("do", &P::what), field("id", &P::id), field("seat", &P::seat),
                  field("seq", &P::seq), field("action", &P::action));
  }
};
struct Why {
  Constant<"why"> what;
  Id id;
  u8 seat = 0;
  u32 seq = 0;
  std::string action;
  static constexpr auto record() {
    return fields("SayWhy", field("do", &Why::what), field("id", &Why::id), field("seat", &Why::seat),
                  field("seq", &Why::seq), field("action", &Why::action));
  }
};
// What a strong bot would answer for this seat, from what the seat may know.
struct Hint {
  Constant<"hint"> what;
  Id id;
  u8 seat = 0;
  u32 seq = 0;
  static constexpr auto record() {
    return fields("SayHint", field("do", &Hint::what), field("id", &Hint::id), field("seat", &Hint::seat),
                  field("seq", &Hint::seq));
  }
};
// The record and the summary of a finished game.
struct Record {
  Constant<"record"> what;
  Id id;
  static constexpr auto record() {
    return fields("SayRecord", field("do", &Record::what), field("id", &Record::id));
  }
};

// Whether the server is there.
struct Ping {
  Constant<"ping"> what;
  Id id;
  static constexpr auto record() {
    return fields("SayPing", field("do", &Ping::what), field("id", &Ping::id));
  }
};
// The tables where somebody with one of these secrets has sat down, and how one of them stands. These need no table
// either.
struct Mine {
  Constant<"mine"> what;
  Id id;
  std::vector<std::string> secrets;
  static constexpr auto record() {
    return fields("SayMine", field("do", &Mine::what), field("id", &Mine::id),
                  field("secrets", &Mine::secrets));
  }
};
struct Summary {
  Constant<"summary"> what;
  Id id;
  std::string table;
  std::vector<std::string> secrets;
  static constexpr auto record() {
    return fields("SaySummary", field("do", &Summary::what), field("id", &Summary::id),
                  field("table", &Summary::table), field("secrets", &Summary::secrets));
  }
};

// Whatever these secrets prove at the table is proved by `to` from now on, and by them no longer: so seats come to a code,
// and a code that somebody else has seen is good for nothing. Nobody need be at the table.
struct Carry {
  Constant<"carry"> what;
  Id id;
  std::string table;
  std::vector<std::string> secrets;
  std::string to;  // of one's own making, as for Sit
  static constexpr auto record() {
    return fields("SayCarry", field("do", &Carry::what), field("id", &Carry::id),
                  field("table", &Carry::table), field("secrets", &Carry::secrets), field("to", &Carry::to));
  }
};

// These two need no table: a record, step by step with open hands or as one seat sees it, and a new table that continues from there.
struct Replay {
  Constant<"replay"> what;
  Id id;
  std::string record_text;
  u32 at = 0;
  std::optional<u8> seat;  // whose eyes; missing: all hands open
  static constexpr auto record() {
    return fields("SayReplay", field("do", &Replay::what), field("id", &Replay::id),
                  field("record", &Replay::record_text), field("at", &Replay::at),
                  field("seat", &Replay::seat));
  }
};
struct Fork {
  Constant<"fork"> what;
  Id id;
  std::string record_text;
  u32 at = 0;
  u8 seat = 0;  // whose knowledge is kept: what this seat has not seen is dealt anew
  std::string name;
  std::string bot;  // for all other seats
  u16 pace = 900;
  std::optional<std::string> secret;  // as for Create
  static constexpr auto record() {
    using F = Fork;
    return fields("SayFork", field("do", &F::what), field("id", &F::id), field("record", &F::record_text),
                  field("at", &F::at), field("seat", &F::seat), field("name", &F::name),
                  field("bot", &F::bot), field("pace", &F::pace), field("secret", &F::secret));
  }
};

using Message = std::variant<Tables, Create, Enter, View, Sit, Leave, Act, Undo, Redo, TakeBack, Vote, Chat,
                             Replace, OpenSeat, Return, Mute, Remove, Pace, Skip, Rematch, Moment, PreviewOf,
                             Why, Hint, PlanOrder, Coach, Record, Ping, Mine, Summary, Carry, Replay, Fork,
                             Review, StopReview, CampaignNew, CampaignImport, Campaign, CampaignPlay,
                             CampaignCarry, ContestNew, Contest, ContestPlay, ContestRecord>;

// Either a message or the fault; the id comes back in either case, if it could be read.
struct Heard {
  std::optional<Message> message;
  Id id;
  std::optional<Fault> fault;
};
Heard parse_message(std::string_view text);

}  // namespace vendemmia::said
