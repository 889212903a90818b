// What the server says about tables and the people at them, the game itself apart: lists, descriptions, clocks, notices. Part of
// messages_out.h.
#pragma once

#include "protocol/messages_in.h"
#include "protocol/old_rules.h"
#include "protocol/view.h"

namespace vendemmia::told {

using wire::Constant;
using wire::field;
using wire::fields;
using wire::Nullable;
using Id = std::optional<u32>;

struct SeatKinds {
  static constexpr std::string_view kName = "SeatKind";
  static const wire::Words& values();  // person, bot, open
};
struct SeatInfo {
  u8 seat = 0;
  wire::Name<SeatKinds> kind;
  std::string name;
  std::optional<std::string> bot;
  bool present = false;  // a connection holds the seat now
  bool mine = false;     // this connection does
  // True: a person who has been away so long that the others may decide about the seat.
  std::optional<bool> gone;
  std::optional<bool> stand_in;  // true: the bot plays for somebody who may come back
  // The seat was this connection's, and may be again: since so many answers were given.
  std::optional<u32> kept;
  std::optional<bool> muted;
  std::optional<wire::Name<said::CoachLevels>> coach;  // missing: off

  static constexpr auto record() {
    using S = SeatInfo;
    return fields("SeatInfo", field("seat", &S::seat), field("kind", &S::kind), field("name", &S::name),
                  field("bot", &S::bot), field("present", &S::present), field("mine", &S::mine),
                  field("gone", &S::gone), field("stand_in", &S::stand_in), field("kept", &S::kept),
                  field("muted", &S::muted), field("coach", &S::coach));
  }
};

struct ClockInfo {
  wire::Name<said::ClockKinds> per;
  u32 seconds = 0;
  std::optional<bool> bot;  // true: a bot plays for whoever has no time left, at once
  static constexpr auto record() {
    return fields("ClockInfo", field("per", &ClockInfo::per), field("seconds", &ClockInfo::seconds),
                  field("bot", &ClockInfo::bot));
  }
};

struct Statuses {
  static constexpr std::string_view kName = "TableStatus";
  static const wire::Words& values();  // waiting, playing, over, locked
};
struct TableSummary {
  std::string table;
  wire::Name<Statuses> status;
  WireOptions options;
  std::vector<SeatInfo> seats;
  u16 year = 0;
  bool spectators = false;
  std::optional<u8> asked;           // whose turn it is
  std::optional<bool> private_word;  // true: only who knows the word comes in
  std::optional<ClockInfo> clock;
  std::optional<u32> left;  // milliseconds that who is asked has left

  static constexpr auto record() {
    using T = TableSummary;
    return fields("TableSummary", field("table", &T::table), field("status", &T::status),
                  field("options", &T::options), field("seats", &T::seats), field("year", &T::year),
                  field("spectators", &T::spectators), field("asked", &T::asked),
                  field("private", &T::private_word), field("clock", &T::clock), field("left", &T::left));
  }
};
struct Tables {
  Constant<"tables"> what;
  Id id;
  std::vector<TableSummary> tables;
  static constexpr auto record() {
    return fields("TablesList", field("is", &Tables::what), field("id", &Tables::id),
                  field("tables", &Tables::tables));
  }
};

// The newest tables first, those that are still played before the others; and the secrets of the campaigns that were begun
// with one of those that were given.
struct Mine {
  Constant<"mine"> what;
  Id id;
  std::vector<std::string> tables;
  std::vector<std::string> campaigns;
  static constexpr auto record() {
    return fields("MyTables", field("is", &Mine::what), field("id", &Mine::id),
                  field("tables", &Mine::tables), field("campaigns", &Mine::campaigns));
  }
};
struct Summary {
  Constant<"summary"> what;
  Id id;
  TableSummary summary;
  static constexpr auto record() {
    return fields("SummaryAnswer", field("is", &Summary::what), field("id", &Summary::id),
                  field("summary", &Summary::summary));
  }
};

struct SeatSecret {
  u8 seat = 0;
  std::string secret;
  static constexpr auto record() {
    return fields("SeatSecret", field("seat", &SeatSecret::seat), field("secret", &SeatSecret::secret));
  }
};
// Keep the secrets: they are the only proof of who holds a seat and who is the host.
struct Created {
  Constant<"created"> what;
  Id id;
  std::string table;
  std::string host_secret;
  std::vector<SeatSecret> seats;
  static constexpr auto record() {
    using C = Created;
    return fields("Created", field("is", &C::what), field("id", &C::id), field("table", &C::table),
                  field("host_secret", &C::host_secret), field("seats", &C::seats));
  }
};
struct Seated {
  Constant<"seated"> what;
  Id id;
  std::string table;
  u8 seat = 0;
  std::string secret;
  static constexpr auto record() {
    return fields("Seated", field("is", &Seated::what), field("id", &Seated::id),
                  field("table", &Seated::table), field("seat", &Seated::seat),
                  field("secret", &Seated::secret));
  }
};

struct TakeBackVote {
  u8 seat = 0;  // who asks
  u32 to = 0;
  std::vector<u8> waiting;  // whose answer is missing
  static constexpr auto record() {
    return fields("TakeBackVote", field("seat", &TakeBackVote::seat), field("to", &TakeBackVote::to),
                  field("waiting", &TakeBackVote::waiting));
  }
};

// Somebody who only looks.
struct Watcher {
  u32 watcher = 0;   // a number at this table
  std::string name;  // empty: none was given
  bool muted = false;
  static constexpr auto record() {
    return fields("Watcher", field("watcher", &Watcher::watcher), field("name", &Watcher::name),
                  field("muted", &Watcher::muted));
  }
};

// What is not the game itself; sent on entering and after every change.
struct Table {
  Constant<"table"> what;
  Id id;
  std::string table;
  wire::Name<Statuses> status;
  WireOptions options;
  std::vector<SeatInfo> seats;
  bool host = false;  // this connection is the host's
  bool listed = false;
  bool spectators = false;
  bool chat = false;
  bool hints = false;
  bool coach = false;               // all who play have agreed to it
  std::optional<bool> campaign;     // true: a game of a campaign, which continues there
  std::optional<bool> chosen_deal;  // true: whoever opened the table chose the cards, by a seed or a record
  std::optional<bool> practice;     // true: what has shown a card may be taken back
  u16 pace = 0;
  u16 watching = 0;  // spectators now
  std::optional<TakeBackVote> vote;
  std::optional<std::string> rematch;  // the table where it continues
  std::optional<OldRules> old_rules;
  std::optional<bool> private_word;  // true: only who knows the word comes in
  std::optional<ClockInfo> clock;
  std::optional<std::vector<Watcher>> watchers;  // for the host
  std::optional<bool> muted;                     // true: nobody hears what this connection says

  static constexpr auto record() {
    using T = Table;
    return fields("TableInfo", field("is", &T::what), field("id", &T::id), field("table", &T::table),
                  field("status", &T::status), field("options", &T::options), field("seats", &T::seats),
                  field("host", &T::host), field("listed", &T::listed), field("spectators", &T::spectators),
                  field("chat", &T::chat), field("hints", &T::hints), field("coach", &T::coach),
                  field("campaign", &T::campaign), field("chosen_deal", &T::chosen_deal),
                  field("practice", &T::practice), field("pace", &T::pace), field("watching", &T::watching),
                  field("vote", &T::vote), field("rematch", &T::rematch), field("old_rules", &T::old_rules),
                  field("private", &T::private_word), field("clock", &T::clock),
                  field("watchers", &T::watchers), field("muted", &T::muted));
  }
};

// At a table with a clock, after every change and on entering: how much is left at the moment of sending.
struct Clock {
  Constant<"clock"> what;
  std::string table;
  Nullable<u8> running;   // whose time runs; null: nobody's
  std::vector<u32> left;  // of each seat, in milliseconds
  static constexpr auto record() {
    return fields("ClockLeft", field("is", &Clock::what), field("table", &Clock::table),
                  field("running", &Clock::running), field("left", &Clock::left));
  }
};

struct NoticeKinds {
  static constexpr std::string_view kName = "NoticeKind";
  static const wire::Words& values();
};
// What has happened to the people at the table, for everybody there.
struct Notice {
  wire::Name<NoticeKinds> kind;
  Nullable<u8> seat;     // of whom; null: of somebody who only looks
  std::string name;      // theirs, as it was then
  std::optional<u8> by;  // who has done it, or who has refused
  u64 time = 0;          // seconds since 1970
  static constexpr auto record() {
    return fields("Notice", field("kind", &Notice::kind), field("seat", &Notice::seat),
                  field("name", &Notice::name), field("by", &Notice::by), field("time", &Notice::time));
  }
};
struct Notices {
  Constant<"notices"> what;
  std::string table;
  u32 from = 0;  // number of the first one here
  std::vector<Notice> notices;
  static constexpr auto record() {
    return fields("Notices", field("is", &Notices::what), field("table", &Notices::table),
                  field("from", &Notices::from), field("notices", &Notices::notices));
  }
};

// The host has sent this connection away; it is at no table now.
struct Removed {
  Constant<"removed"> what;
  std::string table;
  static constexpr auto record() {
    return fields("Removed", field("is", &Removed::what), field("table", &Removed::table));
  }
};

// Another server has the table now; this connection is at no table.
struct Moved {
  Constant<"moved"> what;
  std::string table;
  std::optional<std::string> node;  // to connect to at /ws/NODE; missing: any at /ws
  static constexpr auto record() {
    return fields("Moved", field("is", &Moved::what), field("table", &Moved::table),
                  field("node", &Moved::node));
  }
};

}  // namespace vendemmia::told
