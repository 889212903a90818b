// What whoever looks after the SQLite file does with it.
#include "server/sqlite_store.h"

namespace vendemmia {

Stored<std::vector<TableNote>> SqliteStore::all_tables() {
  auto query = database_.prepare(
      "SELECT id, finished, max(created, coalesce((SELECT time FROM entries WHERE table_id = id ORDER BY "
      "number "
      "DESC LIMIT 1), 0)) FROM tables ORDER BY created, rowid");
  if (!query) return tl::unexpected(query.error());
  std::vector<TableNote> notes;
  while (true) {
    const auto more = query->row();
    if (!more) return tl::unexpected(more.error());
    if (!*more) return notes;
    notes.push_back({query->text(0), query->number(1) != 0 ? Finished::Yes : Finished::No, query->number(2)});
  }
}

Stored<void> SqliteStore::remove(std::string_view table) {
  chains_.erase(std::string(table));
  return database_.transaction([&]() -> Stored<void> {
    for (const std::string_view from : {"seats", "entries", "chat", "positions", "chains"}) {
      auto drop = database_.prepare("DELETE FROM " + std::string(from) + " WHERE table_id = ?");
      if (!drop) return tl::unexpected(drop.error());
      if (auto done = drop->with(table).run(); !done) return done;
    }
    auto drop = database_.prepare("DELETE FROM tables WHERE id = ?");
    if (!drop) return tl::unexpected(drop.error());
    return drop->with(table).run();
  });
}

}  // namespace vendemmia
