#include "server/migrations.h"

#include <array>
#include <string>

namespace vendemmia {
namespace {

// Migration number n leads from version n to n + 1.
constexpr std::array kMigrations{
    R"(
CREATE TABLE tables (
  id               TEXT PRIMARY KEY,
  start            TEXT NOT NULL,  -- the record from which the game goes on; of a new game: without answers
  host_secret_hash TEXT NOT NULL,
  listed           INTEGER NOT NULL,
  spectators       INTEGER NOT NULL,
  chat             INTEGER NOT NULL,
  pace             INTEGER NOT NULL,  -- milliseconds
  created          INTEGER NOT NULL,  -- seconds since 1970
  finished         INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX tables_in_the_list ON tables (created) WHERE listed AND NOT finished;

CREATE TABLE seats (
  table_id    TEXT NOT NULL REFERENCES tables (id),
  seat        INTEGER NOT NULL,
  kind        TEXT NOT NULL,  -- person, bot, open
  name        TEXT NOT NULL,
  bot         TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
  table_id    TEXT NOT NULL REFERENCES tables (id),
  number      INTEGER NOT NULL,
  kind        TEXT NOT NULL,
  seat        INTEGER NOT NULL,  -- 15: none
  value       INTEGER NOT NULL,
  text        TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  time        INTEGER NOT NULL,  -- seconds since 1970
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
)",
    R"(
ALTER TABLE entries ADD COLUMN name TEXT NOT NULL DEFAULT '';  -- of a spectator who speaks
)",
    R"(
ALTER TABLE tables ADD COLUMN campaign INTEGER NOT NULL DEFAULT 0;

CREATE TABLE campaigns (
  secret_hash TEXT PRIMARY KEY,
  name        TEXT NOT NULL,
  text        TEXT NOT NULL,  -- as it is exported
  tables      TEXT NOT NULL,  -- of its games, a JSON list of ids; empty: played elsewhere
  running     TEXT NOT NULL   -- the table of the game that is being played; empty: none
) STRICT, WITHOUT ROWID;
)",
    R"(
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
)",
    R"(
ALTER TABLE entries ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;  -- of the position that it led to; 0: not known

CREATE TABLE positions (
  table_id     TEXT NOT NULL REFERENCES tables (id),
  entries      INTEGER NOT NULL,  -- so many had been applied
  answers      INTEGER NOT NULL,  -- so many had been given
  rules        INTEGER NOT NULL,  -- the version that has led here
  adopted      INTEGER NOT NULL,  -- here a table of older rules has gone on
  position     TEXT NOT NULL,     -- JSON, at the start of a turn
  digest       INTEGER NOT NULL,
  since        TEXT NOT NULL,     -- answers after that, one a line
  digest_since INTEGER NOT NULL,
  PRIMARY KEY (table_id, entries)
) STRICT;
)",
    R"(
ALTER TABLE tables ADD COLUMN chosen_deal INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET chosen_deal = 1 WHERE start LIKE '%' || char(10) || 'redeal %';  -- begun from a record
)",
};

Stored<u64> version_of(Database& database) {
  auto query = database.prepare("PRAGMA user_version");
  if (!query) return tl::unexpected(query.error());
  if (const auto row = query->row(); !row) return tl::unexpected(row.error());
  return query->number(0);
}

}  // namespace

Stored<void> migrate(Database& database) {
  const auto version = version_of(database);
  if (!version) return tl::unexpected(version.error());
  if (*version > kMigrations.size()) {
    return tl::unexpected(StoreFailure{"a newer version of this program has stored them"});
  }
  for (u64 next = *version; next < kMigrations.size(); ++next) {
    auto migrated = database.transaction([&]() -> Stored<void> {
      if (auto done = database.run(kMigrations[next]); !done) return done;
      return database.run(("PRAGMA user_version = " + std::to_string(next + 1)).c_str());
    });
    if (!migrated) return migrated;
  }
  return {};
}

}  // namespace vendemmia
