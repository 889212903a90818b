// The tables in memory. A table that nobody is at stays for a while; then it is only in the store, from where it
// comes back in less than a millisecond.
#pragma once

#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/live_table.h"
#include "server/store.h"

namespace vendemmia {

class TableShelf {
 public:
  // Keeps about `most_unused` tables that nobody is at.
  TableShelf(Store& store, std::size_t most_unused) : store_(store), most_unused_(most_unused) {}

  // Null when there is no such table; a failure also when it cannot be played. The pointer is good until trim().
  Stored<LiveTable*> find(const std::string& id);
  // Null when it is not in memory.
  LiveTable* in_memory(const std::string& id);
  // Forgets it. Precondition: nobody is at it.
  void drop(const std::string& id);
  // As the store has it, whoever has it.
  Stored<std::optional<Room>> peek(const std::string& id);
  // As the store has it.
  Stored<void> read_again(LiveTable& table);
  // Drops tables that have not been used lately and that nobody is at.
  void trim();

  std::size_t size() const { return tables_.size(); }
  // Entries that find() has gone through, since the start.
  u64 entries_read() const { return entries_read_; }
  template <class Visit>
  void for_each(Visit&& visit) {
    for (auto& [id, kept] : tables_) visit(*kept.table);
  }

 private:
  struct Kept {
    std::unique_ptr<LiveTable> table;
    std::list<std::string>::iterator place;
  };

  Store& store_;
  std::size_t most_unused_;
  std::unordered_map<std::string, Kept> tables_;
  std::list<std::string> lately_used_;  // the latest first
  std::size_t added_ = 0;               // since trim()
  u64 entries_read_ = 0;
};

}  // namespace vendemmia
