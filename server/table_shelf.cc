#include "server/table_shelf.h"

#include <utility>

#include "server/old_table.h"

namespace vendemmia {
namespace {

// For each table that find() has added: enough to keep pace with it.
constexpr std::size_t kLooksForEach = 8;

}  // namespace

Stored<LiveTable*> TableShelf::find(const std::string& id) {
  if (const auto kept = tables_.find(id); kept != tables_.end()) {
    lately_used_.splice(lately_used_.begin(), lately_used_, kept->second.place);
    return kept->second.table.get();
  }
  auto stored = store_.load(id);
  if (!stored) return tl::unexpected(stored.error());
  if (!*stored) return nullptr;
  entries_read_ += (*stored)->entries.size();
  auto room = open_table(std::move(**stored), store_);
  if (!room) return tl::unexpected(room.error());
  auto table = std::make_unique<LiveTable>(std::move(*room));
  LiveTable* const found = table.get();
  ++added_;
  lately_used_.push_front(id);
  tables_.emplace(id, Kept{std::move(table), lately_used_.begin()});
  return found;
}

LiveTable* TableShelf::in_memory(const std::string& id) {
  const auto kept = tables_.find(id);
  return kept == tables_.end() ? nullptr : kept->second.table.get();
}

void TableShelf::drop(const std::string& id) {
  const auto kept = tables_.find(id);
  if (kept == tables_.end()) return;
  lately_used_.erase(kept->second.place);
  tables_.erase(kept);
}

Stored<std::optional<Room>> TableShelf::peek(const std::string& id) {
  auto stored = store_.peek(id);
  if (!stored) return tl::unexpected(stored.error());
  if (!*stored) return std::optional<Room>();
  entries_read_ += (*stored)->entries.size();
  auto room = open_table(std::move(**stored), store_);
  if (!room) return tl::unexpected(room.error());
  return std::optional(std::move(*room));
}

Stored<void> TableShelf::read_again(LiveTable& table) {
  auto stored = store_.load(table.id());
  if (!stored) return tl::unexpected(stored.error());
  if (!*stored) return tl::unexpected(StoreFailure{"table " + table.id() + ": it is gone", true});
  auto room = open_table(std::move(**stored), store_);
  if (!room) return tl::unexpected(room.error());
  table.room = std::move(*room);
  return {};
}

void TableShelf::trim() {
  const std::size_t looks = kLooksForEach * (1 + std::exchange(added_, 0));
  for (std::size_t look = 0; look < looks && tables_.size() > most_unused_; ++look) {
    const auto kept = tables_.find(lately_used_.back());
    if (kept->second.table->connections.empty()) {
      store_.let_go(lately_used_.back());
      lately_used_.pop_back();
      tables_.erase(kept);
    } else {
      lately_used_.splice(lately_used_.begin(), lately_used_, kept->second.place);
    }
  }
}

}  // namespace vendemmia
