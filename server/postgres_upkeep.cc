// What whoever looks after the PostgreSQL database does with it.
#include "server/postgres_store.h"

namespace vendemmia {
namespace {

constexpr const char* kAllTables =
    "SELECT id, finished, greatest(created, coalesce((SELECT time FROM entries WHERE table_id = id ORDER BY "
    "number DESC "
    "LIMIT 1), 0)) FROM tables ORDER BY created, number";
constexpr const char* kDropSeats = "DELETE FROM seats WHERE table_id = $1";
constexpr const char* kDropEntries = "DELETE FROM entries WHERE table_id = $1";
constexpr const char* kDropChat = "DELETE FROM chat WHERE table_id = $1";
constexpr const char* kDropPositions = "DELETE FROM positions WHERE table_id = $1";
constexpr const char* kDropListing = "DELETE FROM listings WHERE table_id = $1";
constexpr const char* kDropChain = "DELETE FROM chains WHERE table_id = $1";
constexpr const char* kDropTable = "DELETE FROM tables WHERE id = $1";

}  // namespace

Stored<std::vector<TableNote>> PostgresStore::all_tables() {
  const auto rows = database_.run(Query(kAllTables));
  if (!rows) return tl::unexpected(rows.error());
  std::vector<TableNote> notes;
  for (std::size_t i = 0; i < rows->size(); ++i)
    notes.push_back(
        {rows->text(i, 0), rows->number(i, 1) != 0 ? Finished::Yes : Finished::No, rows->number(i, 2)});
  return notes;
}

// Only with its lease: nobody who plays there loses a game.
Stored<void> PostgresStore::remove(std::string_view table) {
  const auto held = hold(std::string(table));
  if (!held) return tl::unexpected(held.error());
  const u64 fence = (*held)->fence;
  const std::vector<Query> commands{Query("SELECT hold_on($1, $2, $3)", table, id_, fence),
                                    Query(kDropSeats, table),
                                    Query(kDropEntries, table),
                                    Query(kDropChat, table),
                                    Query(kDropPositions, table),
                                    Query(kDropListing, table),
                                    Query(kDropChain, table),
                                    Query(kDropTable, table)};
  held_.erase(std::string(table));
  if (auto removed = database_.transaction(commands); !removed) return tl::unexpected(removed.error());
  return {};
}

}  // namespace vendemmia
