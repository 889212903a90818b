// What is kept for later rules: a position every year, with the entries that come then, and one whenever a table is
// left alone. In between the digests of the entries tell whether later rules read them so; hardly a move waits for it.
#include "server/lobby.h"

namespace vendemmia {

void Lobby::adopt(Change& change) {
  const Room& room = change.table->room;
  if (room.rules() == kRulesVersion || room.status() == Room::Status::Over) return;
  Entry entry;
  entry.kind = EntryKind::Rules;
  entry.number = kRulesVersion;
  entry.time = change.entries.front().time;
  change.entries.insert(change.entries.begin(), std::move(entry));
}

std::optional<StoredPosition> Lobby::position_due(Change& change) {
  LiveTable& table = *change.table;
  const Room& room = table.room;
  if (room.status() != Room::Status::Playing) return std::nullopt;
  if (room.rules() != kRulesVersion) {
    auto position = room.position_to_keep();
    if (!position) return std::nullopt;
    ++position->entries;  // the one that adopts it
    position->adopted = true;
    return position;
  }
  if (table.kept_year == room.state().year) return std::nullopt;
  table.kept_year = room.state().year;
  return room.position_to_keep();
}

void Lobby::keep_position(LiveTable& table) {
  const Room& room = table.room;
  if (!room.has_position() || table.stalled || table.kept_seq == room.seq()) return;
  if (room.rules() != kRulesVersion && room.status() != Room::Status::Over) return;
  const auto position = room.position_to_keep();
  if (!position) return;
  if (const Stored<void> kept = store_.keep(table.id(), *position); !kept) return store_failed(kept.error());
  table.kept_seq = room.seq();
}

void Lobby::keep_positions() {
  shelf_.for_each([this](LiveTable& table) { keep_position(table); });
}

}  // namespace vendemmia
