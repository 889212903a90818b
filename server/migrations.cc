#include "server/migrations.h"

#include <array>
#include <string>

#include "server/entry_chain.h"

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
    // Chat leaves the entries, so that a table can be read without all that was ever said at it. Of that only what
    // anybody can still be told is kept.
    R"(
CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number   INTEGER NOT NULL,
  seat     INTEGER NOT NULL,  -- 15: a spectator
  name     TEXT NOT NULL,
  text     TEXT NOT NULL,
  time     INTEGER NOT NULL,  -- seconds since 1970
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO chat
  SELECT table_id, line, seat, name, text, time FROM (
    SELECT *, row_number() OVER (PARTITION BY table_id ORDER BY number) - 1 AS line,
           count(*) OVER (PARTITION BY table_id) AS lines
    FROM entries WHERE kind = 'chat')
  WHERE line >= lines - 200;

-- By way of numbers below zero, so that none is given twice. Where only talk lies between two positions, the adopted one stays.
UPDATE OR REPLACE positions SET entries = -1 - entries + (
  SELECT count(*) FROM entries AS said
  WHERE said.table_id = positions.table_id AND said.kind = 'chat' AND said.number < positions.entries)
  WHERE NOT adopted;
UPDATE OR REPLACE positions SET entries = -1 - entries + (
  SELECT count(*) FROM entries AS said
  WHERE said.table_id = positions.table_id AND said.kind = 'chat' AND said.number < positions.entries)
  WHERE adopted;
UPDATE positions SET entries = -1 - entries;

CREATE TABLE played (
  table_id    TEXT NOT NULL REFERENCES tables (id),
  number      INTEGER NOT NULL,
  kind        TEXT NOT NULL,
  seat        INTEGER NOT NULL,  -- 15: none
  value       INTEGER NOT NULL,
  text        TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  time        INTEGER NOT NULL,  -- seconds since 1970
  digest      INTEGER NOT NULL,  -- of the position that it led to; 0: not known
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO played
  SELECT table_id, row_number() OVER (PARTITION BY table_id ORDER BY number) - 1,
         kind, seat, value, text, secret_hash, time, digest
  FROM entries WHERE kind <> 'chat';
DROP TABLE entries;
ALTER TABLE played RENAME TO entries;
)",
    R"(
CREATE TABLE chains (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  entries  INTEGER NOT NULL,  -- how many there are
  head     TEXT NOT NULL      -- a hash over them and what the table was created with
) STRICT, WITHOUT ROWID;
CREATE TABLE probe (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
)",
    R"(
ALTER TABLE tables ADD COLUMN shared_screen INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET shared_screen = (
  SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'person') > 1;
)",
    R"(
ALTER TABLE tables ADD COLUMN word_hash TEXT NOT NULL DEFAULT '';      -- of the word that lets people in
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'none';      -- none, move, game
ALTER TABLE tables ADD COLUMN clock_seconds INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN clock_bot TEXT NOT NULL DEFAULT '';      -- plays for whoever has no time left
ALTER TABLE entries ADD COLUMN up INTEGER NOT NULL DEFAULT 0;          -- milliseconds that the server had been running
CREATE INDEX seats_of_a_person ON seats (secret_hash) WHERE secret_hash <> '';
CREATE INDEX entries_of_a_person ON entries (secret_hash) WHERE secret_hash <> '';
CREATE TABLE uptime (id INTEGER PRIMARY KEY, milliseconds INTEGER NOT NULL) STRICT;
)",
    R"(
CREATE INDEX carried_secrets ON entries (text) WHERE kind = 'carry';
ALTER TABLE chains ADD COLUMN settings TEXT NOT NULL DEFAULT '';  -- a hash over the rest of the table's row; empty: not known
)",
    R"(
CREATE TABLE sealing (id INTEGER PRIMARY KEY, proof TEXT NOT NULL) STRICT;  -- a text that only the right key opens
INSERT INTO sealing VALUES (0, sealed('vendemmia', 'proof'));
UPDATE tables SET start = sealed(start, 'start ' || id);
UPDATE positions SET position = sealed(position, 'position ' || table_id);
UPDATE entries SET text = sealed(text, 'deal_anew ' || table_id) WHERE kind = 'deal_anew';
)",
    R"(
CREATE TABLE reviews (
  key  TEXT NOT NULL UNIQUE,  -- a hash over the record and what is asked about it
  text TEXT NOT NULL          -- JSON, as it is told
) STRICT;
)",
    R"(
CREATE TABLE contests (
  id   TEXT NOT NULL UNIQUE,
  text TEXT NOT NULL  -- a record without answers, sealed: the seed is in it
) STRICT;
CREATE TABLE contest_entries (
  contest TEXT NOT NULL,  -- its id; a deal of the day has no row of its own
  person  TEXT NOT NULL,  -- the hash of a secret
  text    TEXT NOT NULL,  -- JSON: name, table, what has become of it
  UNIQUE (contest, person)
) STRICT;
)",
};
// This one needs more than SQL: the tables of before get a chain.
constexpr u64 kWithChains = 8;
constexpr u64 kSealed = 12;

// Over what each table has now: damage that was there before is not seen any more.
Stored<void> add_chains(Database& database) {
  auto tables = database.prepare("SELECT id, start, host_secret_hash FROM tables");
  auto seats =
      database.prepare("SELECT kind, name, bot, secret_hash FROM seats WHERE table_id = ? ORDER BY seat");
  auto entries = database.prepare(
      "SELECT kind, seat, value, text, secret_hash, time, digest FROM entries WHERE table_id = ? ORDER BY "
      "number");
  auto add = database.prepare("INSERT INTO chains (table_id, entries, head) VALUES (?, ?, ?)");
  for (const auto* query : {&tables, &seats, &entries, &add}) {
    if (!*query) return tl::unexpected(query->error());
  }
  while (true) {
    const auto more = tables->row();
    if (!more) return tl::unexpected(more.error());
    if (!*more) return {};
    const std::string id = tables->text(0);
    EntryChain chain(id, tables->text(1), tables->text(2));
    seats->with(id);
    while (true) {
      const auto seat = seats->row();
      if (!seat) return tl::unexpected(seat.error());
      if (!*seat) break;
      chain.add_seat(seats->text(0), {SeatKind::Open, seats->text(1), seats->text(2), seats->text(3)});
    }
    u64 count = 0;
    entries->with(id);
    while (true) {
      const auto entry = entries->row();
      if (!entry) return tl::unexpected(entry.error());
      if (!*entry) break;
      ++count;
      chain.add(entries->text(0),
                {EntryKind::Act, static_cast<Seat>(entries->number(1)), static_cast<u32>(entries->number(2)),
                 entries->text(3), entries->text(4), entries->number(5), "", entries->number(6)});
    }
    if (auto added = add->with(id, count, chain.head()).run(); !added) return added;
  }
}

Stored<u64> version_of(Database& database) {
  auto query = database.prepare("PRAGMA user_version");
  if (!query) return tl::unexpected(query.error());
  if (const auto row = query->row(); !row) return tl::unexpected(row.error());
  return query->number(0);
}

Stored<void> compare_key(Database& database, const Seal& seal) {
  auto query = database.prepare("SELECT proof FROM sealing");
  if (!query) return tl::unexpected(query.error());
  if (const auto row = query->row(); !row) return tl::unexpected(row.error());
  if (seal.opened(query->text(0), "proof") == "vendemmia") return {};
  return tl::unexpected(StoreFailure{"the key beside them belongs to another file"});
}

}  // namespace

Stored<bool> is_sealed(Database& database) {
  const auto version = version_of(database);
  if (!version) return tl::unexpected(version.error());
  return *version >= kSealed;
}

Stored<void> migrate(Database& database, const Seal& seal) {
  const auto version = version_of(database);
  if (!version) return tl::unexpected(version.error());
  database.add_function(
      "sealed", [&](std::string_view text, std::string_view about) { return seal.closed(text, about); });
  // What is written anew is not left in the file as it was.
  if (auto ready = database.run("PRAGMA secure_delete = ON"); !ready) return ready;
  if (*version > kMigrations.size()) {
    return tl::unexpected(StoreFailure{"a newer version of this program has stored them"});
  }
  for (u64 next = *version; next < kMigrations.size(); ++next) {
    auto migrated = database.transaction([&]() -> Stored<void> {
      if (auto done = database.run(kMigrations[next]); !done) return done;
      if (next + 1 == kWithChains) {
        if (auto done = add_chains(database); !done) return done;
      }
      return database.run(("PRAGMA user_version = " + std::to_string(next + 1)).c_str());
    });
    if (!migrated) return migrated;
  }
  database.add_function("sealed", {});
  if (auto ready = database.run("PRAGMA secure_delete = OFF"); !ready) return ready;
  return compare_key(database, seal);
}

}  // namespace vendemmia
