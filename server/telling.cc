#include "server/telling.h"

#include <functional>
#include <utility>

namespace vendemmia {
namespace {

// Hardly a difference is longer, so that it need not grow.
constexpr std::size_t kRoom = 1000;

std::size_t hash_of(const std::string& text) { return std::hash<std::string>()(text); }

}  // namespace

Telling::Telling(const Room& room, const std::optional<ToldPosition>& before)
    : room_(room), before_(before) {}

template <class Write>
Telling::Text Telling::made_once(bool whole, Seat viewer, std::optional<u32> heard, Write&& write) {
  for (const Made& one : made_) {
    if (one.whole == whole && one.viewer == viewer && one.heard == heard) return one.text;
  }
  made_.push_back({whole, viewer, heard, std::make_shared<const std::string>(write())});
  return made_.back().text;
}

Telling::Text Telling::update_for(Seat viewer, std::optional<u32> heard) {
  return made_once(true, viewer, heard, [&] { return told::to_json(room_.update_for(viewer, heard)); });
}

Telling::Text Telling::change_for(Seat viewer, std::optional<u32> heard, told::Id id) {
  const auto write = [&] {
    // Grown once for all messages; each is then kept in as many bytes as it has.
    static thread_local std::string buffer;
    buffer.clear();
    write_change(buffer, viewer, heard, id);
    return buffer;
  };
  if (id) return std::make_shared<const std::string>(write());
  return made_once(false, viewer, heard, write);
}

const std::string& Telling::own_part(const Observation& seen) {
  std::string& own = own_[seen.seat];
  if (!own.empty()) return own;
  own.reserve(kRoom);
  told::write_difference(own, *now_, view_of(seen));
  return own;
}

LastTold Telling::told() const {
  LastTold told{room_.seq(), {}};
  for (std::size_t seat = 0; seat < own_.size(); ++seat) {
    if (!own_[seat].empty()) told.own[seat] = hash_of(own_[seat]);
  }
  return told;
}

void Telling::look_at_public() {
  if (now_) return;
  now_ = view_of(observe(room_.state(), kNoSeat));
  if (!before_) return;
  difference_.reserve(kRoom);
  told::write_difference(difference_, view_of(observe(before_->state, kNoSeat)), *now_);
}

void Telling::write_change(std::string& out, Seat viewer, std::optional<u32> heard, told::Id id) {
  look_at_public();
  const bool follows = before_ && heard == before_->last.seq;
  const Observation seen = observe(room_.state(), viewer);
  Room::LogSince log = room_.log_for(viewer, heard);
  told::Change change;
  change.id = id;
  change.table = room_.settings().id;
  if (viewer != kNoSeat) change.viewer.emplace(viewer);
  if (follows) change.from.emplace(*heard);
  change.seq = room_.seq();
  change.at = room_.answers();
  if (!follows && whole_.empty()) told::write_view(whole_, *now_);
  const std::string& view = follows ? difference_ : whole_;
  if (!view.empty()) change.view = told::ViewChange{view};
  if (viewer != kNoSeat) {
    const std::string& own = own_part(seen);
    if (!follows || hash_of(own) != before_->last.own[viewer]) change.own = told::ViewChange{own};
  }
  change.log_from = log.from;
  change.log = std::move(log.entries);
  change.ask = brief_ask_of(seen);
  change.undo = room_.undo_for(viewer);
  told::write(out, change);
}

}  // namespace vendemmia
