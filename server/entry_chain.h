// A number over everything that a table was stored with, in order: each entry's follows from the one before it. The
// last one is stored with the table, so that a file which has lost or changed anything is noticed instead of telling a
// shorter or another game.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "server/entry.h"

namespace vendemmia {

class EntryChain {
 public:
  // Of a new table; then come its seats, and then its entries. All texts are those that are stored.
  EntryChain(std::string_view id, std::string_view start, std::string_view host_secret_hash);
  // Goes on from a head.
  explicit EntryChain(std::string head) : head_(std::move(head)) {}

  void add_seat(std::string_view kind, const SeatSetup& seat);
  // `kind` is the word for the entry's.
  void add(std::string_view kind, const Entry& entry);
  const std::string& head() const { return head_; }

 private:
  std::string head_;
};

// Over what a table was created with, besides what its chain begins with, so that a private table does not open its door, nor a
// clock its pace, because a byte is lost. `clock` is the word for its kind.
std::string settings_hash(const TableSettings& table, std::string_view clock);

}  // namespace vendemmia
