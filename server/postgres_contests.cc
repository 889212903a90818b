// The contests in the PostgreSQL database. They belong to no server.
#include "server/postgres_store.h"
#include "server/store_parts.h"

namespace vendemmia {
namespace {

constexpr const char* kKeepContest = "INSERT INTO contests (id, text) VALUES ($1, $2)";
constexpr const char* kDropContests =
    "DELETE FROM contests WHERE number <= (SELECT number FROM contests ORDER BY number DESC OFFSET $1 LIMIT "
    "1)";
constexpr const char* kOneContest = "SELECT text FROM contests WHERE id = $1";
constexpr const char* kKeepContestEntry =
    "INSERT INTO contest_entries (contest, person, text) VALUES ($1, $2, $3) ON CONFLICT (contest, person) "
    "DO "
    "UPDATE SET text = EXCLUDED.text";
// Waits for another server that is just adding the same person.
constexpr const char* kEnterContest =
    "INSERT INTO contest_entries (contest, person, text) VALUES ($1, $2, $3) ON CONFLICT (contest, person) "
    "DO NOTHING";
constexpr const char* kOneContestEntry =
    "SELECT text FROM contest_entries WHERE contest = $1 AND person = $2";
constexpr const char* kDropContestEntries =
    "DELETE FROM contest_entries WHERE number <= (SELECT number FROM contest_entries ORDER BY number DESC "
    "OFFSET $1 LIMIT 1)";
constexpr const char* kItsContestEntries =
    "SELECT person, text FROM contest_entries WHERE contest = $1 ORDER BY number";

}  // namespace

Stored<void> PostgresStore::keep_contest(std::string_view id, std::string_view text) {
  const std::vector<Query> commands{Query(kKeepContest, id, seal_.closed(text, seal_of_contest(id))),
                                    Query(kDropContests, u64{kContestsKept})};
  if (auto kept = database_.transaction(commands); !kept) return tl::unexpected(kept.error());
  return {};
}

Stored<std::optional<std::string>> PostgresStore::contest(std::string_view id) {
  const auto rows = database_.run(Query(kOneContest, id));
  if (!rows) return tl::unexpected(rows.error());
  if (rows->size() == 0) return std::optional<std::string>();
  auto text = seal_.opened(rows->text(0, 0), seal_of_contest(id));
  if (!text) return tl::unexpected(StoreFailure{"a contest is damaged: " + std::string(id), true});
  return text;
}

Stored<void> PostgresStore::keep_contest_entry(std::string_view contest, const StoredContestEntry& entry) {
  const std::vector<Query> commands{Query(kKeepContestEntry, contest, entry.person, entry.text),
                                    Query(kDropContestEntries, u64{kContestEntriesKept})};
  if (auto kept = database_.transaction(commands); !kept) return tl::unexpected(kept.error());
  return {};
}

Stored<StoredContestEntry> PostgresStore::enter_contest(std::string_view contest,
                                                        const StoredContestEntry& entry) {
  const std::vector<Query> commands{Query(kEnterContest, contest, entry.person, entry.text),
                                    Query(kOneContestEntry, contest, entry.person),
                                    Query(kDropContestEntries, u64{kContestEntriesKept})};
  const auto rows = database_.transaction(commands);
  if (!rows) return tl::unexpected(rows.error());
  const Rows& kept = (*rows)[1];
  return StoredContestEntry{entry.person, kept.size() == 0 ? entry.text : kept.text(0, 0)};
}

Stored<std::vector<StoredContestEntry>> PostgresStore::contest_entries(std::string_view contest) {
  const auto rows = database_.run(Query(kItsContestEntries, contest));
  if (!rows) return tl::unexpected(rows.error());
  std::vector<StoredContestEntry> entries;
  for (std::size_t i = 0; i < rows->size(); ++i) entries.push_back({rows->text(i, 0), rows->text(i, 1)});
  return entries;
}

}  // namespace vendemmia
