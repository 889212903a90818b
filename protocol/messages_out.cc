#include "protocol/messages_out.h"

#include "engine/game/point_source.h"
#include "protocol/notice_kind.h"
#include "protocol/wire/difference.h"

namespace vendemmia::told {

const wire::Words& SeatKinds::values() {
  static const wire::Words words{"person", "bot", "open"};
  return words;
}
const wire::Words& Statuses::values() {
  static const wire::Words words{"waiting", "playing", "over", "locked"};
  return words;
}
const wire::Words& NoticeKinds::values() {
  static const wire::Words words(kNoticeNames.begin(), kNoticeNames.end());
  return words;
}
const wire::Words& UndoStops::values() {
  static const wire::Words words{"beginning", "seen", "answered", "old_rules"};
  return words;
}
const wire::Words& VpSources::values() {
  static const wire::Words words(kPointSourceNames.begin(), kPointSourceNames.end());
  return words;
}
const wire::Words& ContestKinds::values() {
  static const wire::Words words{"automa", "vintners", "duplicate"};
  return words;
}
const wire::Words& ContestStates::values() {
  static const wire::Words words{"playing", "counted", "not_counted"};
  return words;
}
const wire::Words& Errors::values() {
  static const wire::Words words{
      "bad_message",    // not JSON, an unknown or missing field, a wrong type
      "bad_options",    // no game can be played so
      "chosen_deal",    // one's own cards, and a seat for somebody else
      "practice",       // a practice table, and a seat for somebody else
      "unknown_table",  // no such table, or it is private to others
      "unknown_bot",
      "unknown_campaign",
      "unknown_contest",
      "contest_over",  // its day has gone, or all places are taken
      "no_table",      // enter one first
      "not_your_seat",
      "seat_taken",
      "not_started",
      "not_your_turn",
      "stale",            // the table has moved on; a newer update is on its way
      "not_legal",        // the reason says why
      "nothing_to_undo",  // not a point that one may go back to
      "no_vote",
      "chat_off",
      "hints_off",
      "spectators_off",
      "not_host",
      "muted",       // the host lets nobody hear what this one says
      "removed",     // the host has sent this one away
      "needs_word",  // the table is private
      "wrong_word",
      "not_over",
      "bad_record",
      "impossible_result",  // of a campaign that was saved: no game ends like that
      "too_much",           // too many tables, too long a text, too fast
      "old_rules",          // played under rules that today's cannot stand in for; the record is kept
      "server_trouble",     // the store failed; nothing is lost, the table stands still
      "elsewhere",          // another server has the table; the node says which
  };
  return words;
}

std::string tables_answer(Id id, std::string_view summaries) {
  std::string answer = R"({"is":"tables",)";
  if (id) answer += R"("id":)" + std::to_string(*id) + ',';
  return answer.append(R"("tables":[)").append(summaries) + "]}";
}

void write(std::string& out, const Change& change) { wire::write_json(out, change); }
void write(std::string& out, const Table& table) { wire::write_json(out, table); }
void write_view(std::string& out, const PositionView& view) { wire::write_json(out, view); }
void write_difference(std::string& out, const PositionView& before, const PositionView& after) {
  if (!(before == after)) wire::write_difference(out, before, after);
}

template <class OneMessage>
std::string to_json(const OneMessage& message) {
  return wire::to_json(message);
}
template std::string to_json(const Hello&);
template std::string to_json(const Tables&);
template std::string to_json(const Mine&);
template std::string to_json(const Summary&);
template std::string to_json(const Created&);
template std::string to_json(const Seated&);
template std::string to_json(const Table&);
template std::string to_json(const Clock&);
template std::string to_json(const Notices&);
template std::string to_json(const Removed&);
template std::string to_json(const Moved&);
template std::string to_json(const TableSummary&);
template std::string to_json(const Update&);
template std::string to_json(const Chat&);
template std::string to_json(const Moment&);
template std::string to_json(const PreviewOf&);
template std::string to_json(const Why&);
template std::string to_json(const Hint&);
template std::string to_json(const Coach&);
template std::string to_json(const OrderPlan&);
template std::string to_json(const Record&);
template std::string to_json(const Replay&);
template std::string to_json(const Reviewing&);
template std::string to_json(const Campaign&);
template std::string to_json(const Contest&);
template std::string to_json(const Refused&);
template std::string to_json(const Done&);

}  // namespace vendemmia::told
