// What the server says to a page; docs/protocol.md explains it. "is" tells the messages apart; the answer
// to a message with an "id" carries it.
#pragma once

#include <variant>

#include "protocol/advice_out.h"
#include "protocol/ask.h"
#include "protocol/contest_out.h"
#include "protocol/review_out.h"
#include "protocol/tables_out.h"

namespace vendemmia::told {

// The first message on every connection.
struct Hello {
  Constant<"hello"> what;
  std::string version;
  unsigned rules = 0;               // version of the rules
  std::vector<std::string> bots;    // the weakest first
  std::string timed_bot;            // the one that takes a time: "expert:seconds=10"
  u32 largest_message = 0;          // bytes; a longer one ends the connection
  u32 grace = 0;                    // seconds until others may decide about the seat of somebody who is away
  std::optional<std::string> node;  // the name of this server, where several share their tables

  static constexpr auto record() {
    return fields("Hello", field("is", &Hello::what), field("version", &Hello::version),
                  field("rules", &Hello::rules), field("bots", &Hello::bots),
                  field("timed_bot", &Hello::timed_bot), field("largest_message", &Hello::largest_message),
                  field("grace", &Hello::grace), field("node", &Hello::node));
  }
};

struct LogEntry {
  u32 at = 0;  // the number of answers before the one that led to it
  WireEvent event;
  static constexpr auto record() {
    return fields("LogEntry", field("at", &LogEntry::at), field("event", &LogEntry::event));
  }
};

struct UndoStops {
  static constexpr std::string_view kName = "UndoStop";
  static const wire::Words& values();  // beginning, seen, answered, old_rules
};
struct UndoInfo {
  std::vector<u32> points;              // where the seat may go back to, nearest first
  wire::Name<UndoStops> stop;           // why not further
  std::optional<WireEvent> stop_event;  // what was seen
  std::optional<u8> stop_seat;          // who answered
  u32 redo = 0;                         // how many answers can be given again
  std::optional<u32> take_back;         // the seat's last answer beyond that, if the seat may ask for it
  std::optional<bool> deals_anew;       // true: taking that back deals anew what the seat has not seen
  static constexpr auto record() {
    using U = UndoInfo;
    return fields("UndoInfo", field("points", &U::points), field("stop", &U::stop),
                  field("stop_event", &U::stop_event), field("stop_seat", &U::stop_seat),
                  field("redo", &U::redo), field("take_back", &U::take_back),
                  field("deals_anew", &U::deals_anew));
  }
};

// The game as one viewer sees it, after every change; one message for each seat that the connection holds.
struct Update {
  Constant<"update"> what;
  std::string table;
  Nullable<u8> viewer;  // null: a spectator
  u32 seq = 0;
  u32 at = 0;        // answers given
  u32 log_from = 0;  // the log from this entry on is replaced by `log`
  std::vector<LogEntry> log;
  PositionView view;
  Ask ask;
  std::optional<UndoInfo> undo;
  static constexpr auto record() {
    using U = Update;
    return fields("Update", field("is", &U::what), field("table", &U::table), field("viewer", &U::viewer),
                  field("seq", &U::seq), field("at", &U::at), field("log_from", &U::log_from),
                  field("log", &U::log), field("view", &U::view), field("ask", &U::ask),
                  field("undo", &U::undo));
  }
};

// Written before it is part of a message: a position, or the difference to one (wire/difference.h).
struct ViewChanges {
  static constexpr std::string_view kName = "ViewChange";
  static std::string type() { return " object"; }
};
struct ViewChange {
  using Shape = ViewChanges;
  std::string_view json;
  void write(std::string& out) const { out += json; }
};

// An update in few bytes, for connections that have asked for that: what has changed for everybody, and how this seat's
// view differs from everybody's.
struct Change {
  Constant<"change"> what;
  Id id;  // of the message that has led to it; there is no other answer then
  std::string_view table;
  Nullable<u8> viewer;
  Nullable<u32>
      from;  // the seq that `view` is a difference to; null: it is the whole of what a spectator sees
  u32 seq = 0;
  u32 at = 0;
  std::optional<ViewChange> view;  // missing: nothing has changed
  std::optional<ViewChange> own;   // the difference from that to what the seat sees; missing: as before
  u32 log_from = 0;
  std::vector<LogEntry> log;
  BriefAsk ask;
  std::optional<UndoInfo> undo;
  static constexpr auto record() {
    using C = Change;
    return fields("Change", field("is", &C::what), field("id", &C::id), field("table", &C::table),
                  field("viewer", &C::viewer), field("from", &C::from), field("seq", &C::seq),
                  field("at", &C::at), field("view", &C::view), field("own", &C::own),
                  field("log_from", &C::log_from), field("log", &C::log), field("ask", &C::ask),
                  field("undo", &C::undo));
  }
};

struct ChatLine {
  Nullable<u8> seat;  // null: a spectator
  std::string name;   // empty: a spectator who has given none
  std::string text;
  u64 time = 0;  // seconds since 1970
  static constexpr auto record() {
    return fields("ChatLine", field("seat", &ChatLine::seat), field("name", &ChatLine::name),
                  field("text", &ChatLine::text), field("time", &ChatLine::time));
  }
};
struct Chat {
  Constant<"chat"> what;
  u32 from = 0;  // number of the first line here
  std::vector<ChatLine> lines;
  static constexpr auto record() {
    return fields("ChatLines", field("is", &Chat::what), field("from", &Chat::from),
                  field("lines", &Chat::lines));
  }
};

// Where a year or a season begins in a record.
struct SeasonMark {
  u32 at = 0;
  u16 year = 0;
  wire::PhaseName season;
  static constexpr auto record() {
    return fields("SeasonMark", field("at", &SeasonMark::at), field("year", &SeasonMark::year),
                  field("season", &SeasonMark::season));
  }
};

struct Moment {
  Constant<"moment"> what;
  Id id;
  Nullable<u8> viewer;
  u32 at = 0;
  u32 total = 0;
  PositionView view;
  Ask ask;
  std::vector<SeasonMark> marks;
  static constexpr auto record() {
    using M = Moment;
    return fields("Moment", field("is", &M::what), field("id", &M::id), field("viewer", &M::viewer),
                  field("at", &M::at), field("total", &M::total), field("view", &M::view),
                  field("ask", &M::ask), field("marks", &M::marks));
  }
};
struct PreviewOf {
  Constant<"preview"> what;
  Id id;
  std::string action;
  Preview preview;
  static constexpr auto record() {
    using P = PreviewOf;
    return fields("PreviewAnswer", field("is", &P::what), field("id", &P::id), field("action", &P::action),
                  field("preview", &P::preview));
  }
};
struct Why {
  Constant<"why"> what;
  Id id;
  std::string action;
  Nullable<Reason> reason;  // null: it is legal
  std::vector<Obstacle> obstacles;
  static constexpr auto record() {
    return fields("WhyAnswer", field("is", &Why::what), field("id", &Why::id), field("action", &Why::action),
                  field("reason", &Why::reason), field("obstacles", &Why::obstacles));
  }
};

struct VpSources {
  static constexpr std::string_view kName = "VpSource";
  static const wire::Words& values();  // orders, visitors, windmill, ...
};
// What a seat has done in a game that is worth remembering.
struct SeatDeeds {
  std::optional<wire::MamaId> mama;
  std::optional<wire::PapaId> papa;
  std::vector<u8> rows;                   // of the wake-up chart, from 1, year by year
  std::vector<wire::VisitorId> visitors;  // that it played
  std::vector<wire::OrderId> orders;      // that it filled
  static constexpr auto record() {
    using S = SeatDeeds;
    return fields("SeatDeeds", field("mama", &S::mama), field("papa", &S::papa), field("rows", &S::rows),
                  field("visitors", &S::visitors), field("orders", &S::orders));
  }
};
struct SeatSummary {
  u8 seat = 0;
  wire::FullTable<wire::Name<VpSources>, i16> by_source;
  std::vector<i16> by_year;  // VP at the end of each year
  std::optional<SeatDeeds> deeds;
  static constexpr auto record() {
    using S = SeatSummary;
    return fields("SeatSummary", field("seat", &S::seat), field("by_source", &S::by_source),
                  field("by_year", &S::by_year), field("deeds", &S::deeds));
  }
};
struct Record {
  Constant<"record"> what;
  Id id;
  std::string record_text;
  std::vector<SeatSummary> summary;
  static constexpr auto record() {
    using R = Record;
    return fields("RecordAnswer", field("is", &R::what), field("id", &R::id),
                  field("record", &R::record_text), field("summary", &R::summary));
  }
};
struct Replay {
  Constant<"replay"> what;
  Id id;
  u32 at = 0;
  u32 total = 0;
  PositionView view;  // all hands open, or as the seat that was named sees it
  Ask ask;
  std::optional<WireAnswer> next;  // the answer that the record gives here
  std::vector<LogEntry> log;       // up to here
  std::vector<SeasonMark> marks;
  std::optional<bool> practice;  // true: played at a practice table
  static constexpr auto record() {
    using R = Replay;
    return fields("ReplayAnswer", field("is", &R::what), field("id", &R::id), field("at", &R::at),
                  field("total", &R::total), field("view", &R::view), field("ask", &R::ask),
                  field("next", &R::next), field("log", &R::log), field("marks", &R::marks),
                  field("practice", &R::practice));
  }
};

// The campaign against the Automa.
struct CampaignGame {
  u8 challenge = 0;
  wire::SoloResultName result;
  i16 vp = 0;
  i16 automa_vp = 0;
  std::string seed;                  // a decimal number of 64 bits
  std::optional<std::string> table;  // missing: played elsewhere
  static constexpr auto record() {
    using G = CampaignGame;
    return fields("CampaignGame", field("challenge", &G::challenge), field("result", &G::result),
                  field("vp", &G::vp), field("automa_vp", &G::automa_vp), field("seed", &G::seed),
                  field("table", &G::table));
  }
};
struct Campaign {
  Constant<"campaign"> what;
  Id id;
  std::string secret;  // keep it: it is the only way back to the campaign
  std::string name;
  wire::LevelId level;
  bool aggressive = false;
  std::vector<CampaignGame> games;   // in order; their number is the score
  std::optional<u8> next;            // the challenge; missing: all are won
  u8 tokens = 0;                     // with which it begins
  std::optional<std::string> table;  // of the game that is being played
  std::string text;                  // to keep and to import again
  static constexpr auto record() {
    using C = Campaign;
    return fields("CampaignInfo", field("is", &C::what), field("id", &C::id), field("secret", &C::secret),
                  field("name", &C::name), field("level", &C::level), field("aggressive", &C::aggressive),
                  field("games", &C::games), field("next", &C::next), field("tokens", &C::tokens),
                  field("table", &C::table), field("text", &C::text));
  }
};

struct Errors {
  static constexpr std::string_view kName = "ErrorCode";
  static const wire::Words& values();
};
// A message that could not be obeyed; nothing has changed.
struct Refused {
  Constant<"refused"> what;
  Id id;
  wire::Name<Errors> code;
  std::string text;                 // English, for logs and other programs
  std::optional<std::string> path;  // the field that is wrong
  std::optional<Reason> reason;     // of an answer that is not legal
  std::optional<u32> line;          // of the record or the campaign that is wrong, from 1
  std::optional<std::string> node;  // of a table that is elsewhere: the server to ask, at /ws/NODE
  static constexpr auto record() {
    using R = Refused;
    return fields("Refused", field("is", &R::what), field("id", &R::id), field("code", &R::code),
                  field("text", &R::text), field("path", &R::path), field("reason", &R::reason),
                  field("line", &R::line), field("node", &R::node));
  }
};
// The message was obeyed, and there is nothing else to tell.
struct Done {
  Constant<"done"> what;
  Id id;
  static constexpr auto record() { return fields("Done", field("is", &Done::what), field("id", &Done::id)); }
};

using Message = std::variant<Hello, Tables, Mine, Summary, Created, Seated, Table, Clock, Notices, Removed,
                             Moved, Update, Change, Chat, Moment, PreviewOf, Why, Hint, Coach, OrderPlan,
                             Record, Replay, Reviewing, ReviewAnswer, Campaign, Contest, Refused, Done>;

// One of these as JSON. The code that writes them is large, so it is compiled once, in messages_out.cc.
template <class OneMessage>
std::string to_json(const OneMessage& message);

// A Tables around summaries that to_json() has written, with commas between them.
std::string tables_answer(Id id, std::string_view summaries);
void write(std::string& out, const Change& change);
void write(std::string& out, const Table& table);
// The view, and the difference between two, which may be none.
void write_view(std::string& out, const PositionView& view);
void write_difference(std::string& out, const PositionView& before, const PositionView& after);

}  // namespace vendemmia::told
