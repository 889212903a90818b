#include "server/table_shelf.h"

#include <utility>

namespace vendemmia {
namespace {

// Enough to keep pace with find(), which adds one table at a time.
constexpr unsigned kLooksAtOnce = 8;

Room room_of(StoredTable stored) {
  Room room(std::move(stored.settings));
  for (const Entry& entry : stored.entries) room.apply(entry);
  return room;
}

}  // namespace

Stored<LiveTable*> TableShelf::find(const std::string& id) {
  if (const auto kept = tables_.find(id); kept != tables_.end()) {
    lately_used_.splice(lately_used_.begin(), lately_used_, kept->second.place);
    return kept->second.table.get();
  }
  auto stored = store_.load(id);
  if (!stored) return tl::unexpected(stored.error());
  if (!*stored) return nullptr;
  auto table = std::make_unique<LiveTable>(room_of(std::move(**stored)));
  LiveTable* const found = table.get();
  lately_used_.push_front(id);
  tables_.emplace(id, Kept{std::move(table), lately_used_.begin()});
  return found;
}

LiveTable* TableShelf::in_memory(const std::string& id) {
  const auto kept = tables_.find(id);
  return kept == tables_.end() ? nullptr : kept->second.table.get();
}

Stored<void> TableShelf::read_again(LiveTable& table) {
  auto stored = store_.load(table.id());
  if (!stored) return tl::unexpected(stored.error());
  if (!*stored) return tl::unexpected(StoreFailure{"table " + table.id() + " is gone"});
  table.room = room_of(std::move(**stored));
  return {};
}

void TableShelf::trim() {
  for (unsigned looks = 0; looks < kLooksAtOnce && tables_.size() > most_unused_; ++looks) {
    const auto kept = tables_.find(lately_used_.back());
    if (kept->second.table->connections.empty()) {
      lately_used_.pop_back();
      tables_.erase(kept);
    } else {
      lately_used_.splice(lately_used_.begin(), lately_used_, kept->second.place);
    }
  }
}

}  // namespace vendemmia
