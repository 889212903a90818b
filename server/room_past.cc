// The past of a table: a moment of the game, the record when it is over, and what is kept for other rules.
#include "engine/game/digest.h"
#include "engine/game/observe.h"
#include "server/refusal.h"
#include "server/room.h"
#include "server/stored_position.h"
#include "server/summary.h"

namespace vendemmia {

OrRefused<told::Moment> Room::moment(Seat viewer, u32 at) const {
  if (!game_) return tl::unexpected(refusal("not_started", "The game has not begun."));
  if (!game_->reading() || at < game_->first_read()) return tl::unexpected(old_rules(settings_.start.rules));
  if (at > game_->answers()) {
    told::Refused refused = refusal("bad_message", "The game has not come that far.");
    refused.path = "at";
    return tl::unexpected(std::move(refused));
  }
  const Observation seen = observe(game_->position_at(at), viewer);
  told::Moment moment;
  if (viewer != kNoSeat) moment.viewer.emplace(viewer);
  moment.at = at;
  moment.total = game_->answers();
  moment.view = view_of(seen);
  moment.ask = ask_of(seen);
  moment.marks = game_->marks();
  return moment;
}

std::vector<std::string> Room::bots_all_along() const {
  // Whoever gave the answers that a table begins with, it was none of them.
  if (!settings_.start.actions.empty()) return {};
  std::vector<std::string> bots;
  for (const SeatSetup& one : settings_.seats)
    bots.push_back(changed_hands(static_cast<Seat>(bots.size())) ? "" : one.bot);
  return bots;
}

OrRefused<told::Record> Room::record() const {
  if (status() != Status::Over && status() != Status::Locked)
    return tl::unexpected(refusal("not_over", "The game is not over."));
  told::Record record;
  record.record_text = game_->record(bots_all_along());
  // Where the game was taken up, today's rules would not deal these cards, or not come to that position.
  const bool whole = game_->reading() && game_->first_read() == 0 &&
                     digest_of(game_->position_at(0)) == digest_of(first_position(game_->journal()));
  if (whole) record.summary = summary_of(game_->journal());
  return record;
}

// The answers are the same, so a vote stays open, and what was taken back may come again.
void Room::stop_reading() {
  game_->stop_reading();
  note_log_size();
}

TakenUp Room::take_up(const StoredPosition& position, Since since) {
  const u32 before = answers();
  const TakenUp taken = vendemmia::take_up(*game_, position, since);
  if (taken != TakenUp::Done) return taken;
  note_log_size();
  if (answers() == before) return taken;
  game_->forget_taken_back();
  vote_.reset();
  return taken;
}

bool Room::stands_at(const StoredPosition& position) const {
  return position.answers + position.since.size() == answers() && position.digest_since == digest_of(state());
}

void Room::drop_unread_offers() {
  if (!has_position()) return;
  if (vote_ && vote_->to < game_->beginning()) vote_.reset();
  if (game_ && !can_redo()) game_->forget_taken_back();
}

std::optional<StoredPosition> Room::position_to_keep() const {
  return game_ ? vendemmia::position_to_keep(*game_, entries_) : std::nullopt;
}

}  // namespace vendemmia
