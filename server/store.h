// Where tables and campaigns outlive the server: a table with its settings and its entries, in order. Whatever a
// call reports as done is on disk when it returns.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "engine/game/campaign.h"
#include "server/entry.h"

namespace vendemmia {

// A sentence for the log; players are only told that the server is in trouble.
struct StoreFailure {
  std::string what;
  bool one_table = false;  // only this table or campaign is damaged; the store works
};
template <class T>
using Stored = tl::expected<T, StoreFailure>;

struct StoredTable {
  TableSettings settings;
  std::vector<Entry> entries;
};

// What happened at one table since the entry number `first`, counted from 0.
struct Addition {
  std::string table;
  u32 first = 0;
  std::vector<Entry> entries;
};

struct StoredCampaign {
  std::string secret_hash;  // whoever knows the secret plays it
  std::string name;         // the player's
  Campaign campaign;
  std::vector<std::string> tables;  // of its games, one each; empty: played elsewhere
  std::string running;              // the table of the game that is being played; empty: none
};

enum class Finished : u8 { No, Yes };

class Store {
 public:
  virtual ~Store() = default;

  // Fails when there is a table with that id.
  virtual Stored<void> create(const TableSettings&) = 0;

  // All or nothing. Fails when an entry with such a number is there already.
  virtual Stored<void> append(std::span<const Addition>) = 0;

  // Nothing when there is no such table.
  virtual Stored<std::optional<StoredTable>> load(std::string_view id) = 0;

  // Only a note for listed(): it follows from the entries, and may come late.
  virtual Stored<void> mark(std::string_view id, Finished) = 0;

  // Listed tables that are not finished, the newest first.
  virtual Stored<std::vector<std::string>> listed(std::size_t most) = 0;

  virtual Stored<std::size_t> tables() = 0;

  // A new one, or what has become of an old one.
  virtual Stored<void> save(const StoredCampaign&) = 0;

  // Nothing when there is no such campaign.
  virtual Stored<std::optional<StoredCampaign>> load_campaign(std::string_view secret_hash) = 0;
};

}  // namespace vendemmia
