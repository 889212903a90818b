// What a table tells of its past: a moment of the game, and the record when it is over.
#include "engine/game/observe.h"
#include "server/refusal.h"
#include "server/room.h"
#include "server/summary.h"

namespace vendemmia {

OrRefused<told::Moment> Room::moment(Seat viewer, u32 at) const {
  if (!game_) return tl::unexpected(refusal("not_started", "The game has not begun."));
  if (at > game_->answers()) {
    told::Refused refused = refusal("bad_message", "The game has not come that far.");
    refused.path = "at";
    return tl::unexpected(std::move(refused));
  }
  const Observation seen = observe(replay(game_->journal(), at), viewer);
  told::Moment moment;
  if (viewer != kNoSeat) moment.viewer.emplace(viewer);
  moment.at = at;
  moment.total = game_->answers();
  moment.view = view_of(seen);
  moment.ask = ask_of(seen);
  moment.marks = season_marks(game_->journal());
  return moment;
}

OrRefused<told::Record> Room::record() const {
  if (status() != Status::Over) return tl::unexpected(refusal("not_over", "The game is not over."));
  told::Record record;
  record.record_text = text_of(game_->journal());
  record.summary = summary_of(game_->journal());
  return record;
}

}  // namespace vendemmia
