// What is kept for later rules: a position every year or two, with the entries that come then, and one whenever a table is
// left alone. In between the digests of the entries tell whether later rules read them so; hardly a move waits for it.
#include <algorithm>
#include <utility>

#include "protocol/position.h"
#include "server/lobby.h"

namespace vendemmia {
namespace {

// To write a position takes as long as a whole move.
constexpr u32 kAnswersBetween = 60;

}  // namespace

void Lobby::adopt(Change& change) {
  const Room& room = change.table->room;
  if (room.rules() == kRulesVersion || room.status() == Room::Status::Over) return;
  Entry entry;
  entry.kind = EntryKind::Rules;
  entry.number = kRulesVersion;
  entry.time = change.entries.front().time;
  entry.up = change.entries.front().up;
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
  // Where the game has gone back behind what was kept, that leads nowhere any more.
  const bool leads_here = table.kept_year && room.answers() >= table.kept_answers;
  const bool lately = table.kept_year == room.state().year ||
                      (table.kept_year > 0 && room.answers() - table.kept_answers < kAnswersBetween);
  // Soon there is one that need not be looked for.
  if (leads_here && (lately || !is_ordinary(room.state()))) return std::nullopt;
  auto position = room.position_to_keep();
  if (!position) return std::nullopt;
  table.kept_year = room.state().year;
  table.kept_answers = position->answers;
  return position;
}

void Lobby::note_position(LiveTable& table) {
  const Room& room = table.room;
  if (!room.has_position() || table.stalled || table.kept_seq == room.seq()) return;
  if (room.rules() != kRulesVersion && room.status() != Room::Status::Over) return;
  if (std::ranges::find(to_keep_, &table) == to_keep_.end()) to_keep_.push_back(&table);
}

std::vector<LiveTable*> Lobby::add_noted(std::vector<Addition>& additions) {
  std::vector<LiveTable*> kept;
  for (LiveTable* table : std::exchange(to_keep_, {})) {
    auto position = table->room.position_to_keep();
    if (!position) continue;
    table->kept_answers = position->answers;
    additions.push_back({table->id(), position->entries, {}, std::move(position)});
    kept.push_back(table);
  }
  return kept;
}

void Lobby::keep_positions() {
  save_uptime();
  shelf_.for_each([this](LiveTable& table) { note_position(table); });
  commit();
}

}  // namespace vendemmia
