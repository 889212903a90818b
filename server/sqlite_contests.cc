// The contests in the SQLite file.
#include "server/sqlite_store.h"
#include "server/store_parts.h"

namespace vendemmia {
Stored<void> SqliteStore::keep_contest(std::string_view id, std::string_view text) {
  const std::string sealed = seal_.closed(text, seal_of_contest(id));
  return database_.transaction([&]() -> Stored<void> {
    if (auto kept = statements_.keep_contest.with(id, sealed).run(); !kept) return kept;
    return statements_.drop_contests.with(static_cast<u64>(kContestsKept)).run();
  });
}

Stored<std::optional<std::string>> SqliteStore::contest(std::string_view id) {
  Statement& query = statements_.one_contest.with(id);
  const auto found = query.row();
  if (!found) return tl::unexpected(found.error());
  if (!*found) return std::optional<std::string>();
  std::string sealed = query.text(0);
  query.done();
  auto text = seal_.opened(std::move(sealed), seal_of_contest(id));
  if (!text) return tl::unexpected(StoreFailure{"a contest is damaged: " + std::string(id), true});
  return text;
}

Stored<void> SqliteStore::keep_contest_entry(std::string_view contest, const StoredContestEntry& entry) {
  return database_.transaction([&]() -> Stored<void> {
    if (auto kept = statements_.keep_contest_entry.with(contest, entry.person, entry.text).run(); !kept)
      return kept;
    return statements_.drop_contest_entries.with(static_cast<u64>(kContestEntriesKept)).run();
  });
}

Stored<std::vector<StoredContestEntry>> SqliteStore::contest_entries(std::string_view contest) {
  Statement& query = statements_.its_contest_entries.with(contest);
  std::vector<StoredContestEntry> entries;
  while (true) {
    const auto more = query.row();
    if (!more) return tl::unexpected(more.error());
    if (!*more) return entries;
    entries.push_back({query.text(0), query.text(1)});
  }
}

}  // namespace vendemmia
