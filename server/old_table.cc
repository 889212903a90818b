#include "server/old_table.h"

#include <algorithm>

#include "engine/game/digest.h"
#include "engine/game/door.h"
#include "engine/game/rules_changes.h"
#include "server/known_bots.h"
#include "server/log.h"

namespace vendemmia {
namespace {

tl::unexpected<StoreFailure> unplayable(const std::string& id, const std::string& what) {
  return tl::unexpected(StoreFailure{"table " + id + ": " + what, true});
}

// Whether an answer that was given under older rules leads today where it led then.
bool reads_as_then(const Room& room, const Entry& entry) {
  if (!room.fits(entry)) return false;
  if (entry.kind == EntryKind::DealAnew) {
    Room then = room;
    then.apply(entry);
    return digest_of(then.state()) == entry.digest;
  }
  if (entry.kind != EntryKind::Act) return true;
  if (entry.digest == 0) return !change_since(room.rules(), room.settings().start.options, entry.text);
  State then = room.state();
  apply(then, *parse_action(entry.text), Events::none());
  return digest_of(then) == entry.digest;
}

// Goes through the entries of one table.
class Opening {
 public:
  Opening(StoredTable table, Store& store)
      : id_(table.settings.id),
        entries_(std::move(table.entries)),
        first_line_(table.first_line),
        chat_(std::move(table.chat)),
        store_(store),
        room_(table.start_unread ? Room(std::move(table.settings), table.start_seats)
                                 : Room(std::move(table.settings))) {}

  Stored<Room> run() {
    for (const Entry& entry : entries_) {
      if (auto taken = take_up_here(); !taken) return tl::unexpected(taken.error());
      const bool older = room_.rules() < kRulesVersion;
      if (older && room_.has_position() && !reads_as_then(room_, entry)) {
        if (auto noted = note_position(); !noted) return tl::unexpected(noted.error());
        room_.stop_reading();
        if (auto taken = take_up_here(); !taken) return tl::unexpected(taken.error());
        if (room_.has_position() && !reads_as_then(room_, entry)) room_.stop_reading();
      }
      if (!room_.fits(entry)) {
        if (room_.reading()) return unplayable(id_, "entry " + number() + " does not fit");
        // Nothing can be added to a locked table, but its record can be had.
        log_event(LogLevel::Error, "old_entry_unread", {{"table", id_}, {"entry", number()}});
        return std::move(room_);
      }
      room_.apply(entry);
      adopted_ = entry.kind == EntryKind::Rules;
      forget_what_was_taken_back();
    }
    if (auto taken = take_up_here(); !taken) return tl::unexpected(taken.error());
    // Nothing was kept at the end: better to play again what came since than to lose the game.
    if (!room_.reading() && last_) room_.take_up(*last_, Since::MayBeForgotten);
    room_.drop_unread_offers();
    room_.recall_chat(first_line_, chat_);
    return std::move(room_);
  }

 private:
  // When the game cannot be read, and a position was kept at this very point. Where a table has adopted other rules,
  // it went on from the position that was kept, even if today's rules come to another.
  Stored<void> take_up_here() {
    if (room_.reading() && !adopted_) return {};
    if (auto fetched = fetch_positions(); !fetched) return fetched;
    for (const StoredPosition& one : *positions_) {
      if (one.entries != room_.entries()) continue;
      if (room_.reading()) {
        if (!one.adopted || !room_.has_position() || room_.stands_at(one)) continue;
        room_.stop_reading();
      }
      if (room_.take_up(one, Since::MustBeRead) == TakenUp::Damaged) {
        log_event(LogLevel::Error, "position_damaged",
                  {{"table", id_}, {"entries", std::to_string(one.entries)}});
      } else {
        last_ = one;
      }
    }
    return {};
  }

  // From here the game could go on, better than from what was kept before. Where nothing was, it would begin again.
  Stored<void> note_position() {
    if (auto fetched = fetch_positions(); !fetched) return fetched;
    const auto before = [&](const StoredPosition& one) { return one.entries <= room_.entries(); };
    if (std::ranges::none_of(*positions_, before)) return {};
    if (auto here = room_.position_to_keep()) last_ = std::move(here);
    return {};
  }

  // Another way was taken from before that position, or from within its turn, which begins again then.
  void forget_what_was_taken_back() {
    if (!last_ || room_.answers() >= last_->answers + last_->since.size()) return;
    if (room_.answers() < last_->answers) {
      last_.reset();
    } else {
      last_->since.clear();
    }
  }

  Stored<void> fetch_positions() {
    if (positions_) return {};
    auto positions = store_.positions(id_);
    if (!positions) return tl::unexpected(positions.error());
    positions_ = std::move(*positions);
    return {};
  }

  std::string number() const { return std::to_string(room_.entries()); }

  std::string id_;
  std::vector<Entry> entries_;
  u32 first_line_;
  std::vector<Entry> chat_;
  Store& store_;
  Room room_;
  std::optional<std::vector<StoredPosition>> positions_;  // when they are wanted
  std::optional<StoredPosition> last_;                    // where the game can be taken up at least
  bool adopted_ = false;                                  // just now, other rules
};

}  // namespace

Stored<Room> open_table(StoredTable table, Store& store) {
  const TableSettings& settings = table.settings;
  if (settings.seats.size() != settings.start.options.players)
    return unplayable(settings.id, "each player needs one seat");
  for (const SeatSetup& seat : settings.seats) {
    if (seat.kind == SeatKind::Bot && !is_bot(seat.bot))
      return unplayable(settings.id, "there is no bot " + seat.bot);
  }
  // Nobody has seen anything of a game that has not begun.
  const auto open = [](const SeatSetup& seat) { return seat.kind == SeatKind::Open; };
  if (settings.start.actions.empty() && std::ranges::any_of(settings.seats, open)) table.start_unread = false;
  return Opening(std::move(table), store).run();
}

}  // namespace vendemmia
