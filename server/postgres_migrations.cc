#include "server/postgres_migrations.h"

#include <array>
#include <string>

namespace vendemmia {
namespace {

// Migration number n leads from version n to n + 1. What the columns mean is said in migrations.cc; here it is only what differs.
constexpr std::array kPostgresMigrations{
    R"(
CREATE TABLE tables (
  id               TEXT PRIMARY KEY,
  number           BIGINT GENERATED ALWAYS AS IDENTITY,  -- in the order of their creation
  start            TEXT NOT NULL,                        -- sealed
  host_secret_hash TEXT NOT NULL,
  listed           BIGINT NOT NULL,
  spectators       BIGINT NOT NULL,
  chat             BIGINT NOT NULL,
  pace             BIGINT NOT NULL,
  created          BIGINT NOT NULL,
  campaign         BIGINT NOT NULL,
  hints            BIGINT NOT NULL,
  chosen_deal      BIGINT NOT NULL,
  shared_screen    BIGINT NOT NULL,
  word_hash        TEXT NOT NULL,
  clock            TEXT NOT NULL,
  clock_seconds    BIGINT NOT NULL,
  clock_bot        TEXT NOT NULL,
  finished         BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tables_in_the_list ON tables (created, number) WHERE listed <> 0 AND finished = 0;

CREATE TABLE seats (
  table_id    TEXT NOT NULL REFERENCES tables (id),
  seat        BIGINT NOT NULL,
  kind        TEXT NOT NULL,
  name        TEXT NOT NULL,
  bot         TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_a_person ON seats (secret_hash) WHERE secret_hash <> '';

CREATE TABLE entries (
  table_id    TEXT NOT NULL,
  number      BIGINT NOT NULL,
  kind        TEXT NOT NULL,
  seat        BIGINT NOT NULL,
  value       BIGINT NOT NULL,
  text        TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  time        BIGINT NOT NULL,
  digest      BIGINT NOT NULL,
  up          BIGINT NOT NULL,
  PRIMARY KEY (table_id, number)
);
CREATE INDEX entries_of_a_person ON entries (secret_hash) WHERE secret_hash <> '';
CREATE INDEX carried_secrets ON entries (text) WHERE kind = 'carry';

CREATE TABLE chat (
  table_id TEXT NOT NULL,
  number   BIGINT NOT NULL,
  seat     BIGINT NOT NULL,
  name     TEXT NOT NULL,
  text     TEXT NOT NULL,
  time     BIGINT NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE positions (
  table_id     TEXT NOT NULL,
  entries      BIGINT NOT NULL,
  answers      BIGINT NOT NULL,
  rules        BIGINT NOT NULL,
  adopted      BIGINT NOT NULL,
  position     TEXT NOT NULL,  -- sealed
  digest       BIGINT NOT NULL,
  since        TEXT NOT NULL,
  digest_since BIGINT NOT NULL,
  PRIMARY KEY (table_id, entries)
);

CREATE TABLE campaigns (
  secret_hash TEXT PRIMARY KEY,
  name        TEXT NOT NULL,
  text        TEXT NOT NULL,
  tables      TEXT NOT NULL,
  running     TEXT NOT NULL,
  version     BIGINT NOT NULL  -- how often it was saved, so that no server overwrites what another has saved
);

CREATE TABLE reviews (
  key    TEXT PRIMARY KEY,
  text   TEXT NOT NULL,
  number BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX reviews_by_age ON reviews (number);

CREATE TABLE contests (
  id     TEXT PRIMARY KEY,
  text   TEXT NOT NULL,  -- a record without answers, sealed: the seed is in it
  number BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY
);
CREATE TABLE contest_entries (
  contest TEXT NOT NULL,  -- its id; a deal of the day has no row of its own
  person  TEXT NOT NULL,  -- the hash of a secret
  text    TEXT NOT NULL,  -- JSON: name, table, what has become of it
  number  BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (contest, person)
);
CREATE INDEX contests_by_age ON contests (number);
CREATE INDEX contest_entries_by_age ON contest_entries (number);

CREATE TABLE uptime (id BIGINT PRIMARY KEY, milliseconds BIGINT NOT NULL);
CREATE TABLE sealing (id BIGINT PRIMARY KEY, proof TEXT NOT NULL);
CREATE TABLE listings (table_id TEXT PRIMARY KEY, summary TEXT NOT NULL);  -- as the list of tables tells it, JSON

-- The servers. One that has not said that it is there is taken to be gone when `ends` has come, by this database's clock.
CREATE SEQUENCE node_ids;
CREATE TABLE nodes (
  name   TEXT PRIMARY KEY,
  id     BIGINT NOT NULL UNIQUE,  -- another one after each start
  ends   TIMESTAMPTZ NOT NULL,
  probes BIGINT NOT NULL DEFAULT 0
);

-- Beside the chain of a table stands who has it, and the number of the lease: it grows whenever a server takes the table, and what is
-- added under an older one is refused.
CREATE TABLE chains (
  table_id TEXT PRIMARY KEY,
  entries  BIGINT NOT NULL,
  head     TEXT NOT NULL,
  settings TEXT NOT NULL,
  owner    BIGINT,
  fence    BIGINT NOT NULL
) WITH (fillfactor = 70);

CREATE FUNCTION is_there(node BIGINT) RETURNS BOOLEAN LANGUAGE sql VOLATILE AS
$$ SELECT EXISTS (SELECT 1 FROM nodes WHERE id = node AND ends > clock_timestamp()) $$;

-- The lease of a table for a server. `holder`: another server has it; then there is no lease.
CREATE FUNCTION take_table(its_id TEXT, taker BIGINT, OUT holder TEXT, OUT lease BIGINT, OUT its_entries BIGINT, OUT its_head TEXT)
LANGUAGE plpgsql AS $$
DECLARE
  was BIGINT;
BEGIN
  SELECT owner, entries, head INTO was, its_entries, its_head FROM chains WHERE table_id = its_id FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF was IS DISTINCT FROM taker THEN
    SELECT name INTO holder FROM nodes WHERE id = was AND ends > clock_timestamp();
    IF FOUND THEN RETURN; END IF;
  END IF;
  IF NOT is_there(taker) THEN
    RAISE EXCEPTION 'the lease of this server has ended' USING ERRCODE = 'VN002';
  END IF;
  UPDATE chains SET owner = taker, fence = fence + 1 WHERE table_id = its_id RETURNING fence INTO lease;
  IF was <> taker THEN PERFORM pg_notify('vendemmia', 'taken ' || was || ' ' || its_id); END IF;
END $$;

-- Before anything is added to a table: whoever does it has the lease now, and keeps others from taking it until this is on disk.
CREATE FUNCTION go_on(its_id TEXT, node BIGINT, lease BIGINT, first BIGINT, last BIGINT, new_head TEXT) RETURNS VOID
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chains SET entries = last, head = new_head
  WHERE table_id = its_id AND owner = node AND fence = lease AND entries = first AND is_there(node);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'table %: another server has it, or its entries end elsewhere', its_id USING ERRCODE = 'VN001';
  END IF;
END $$;
CREATE FUNCTION hold_on(its_id TEXT, node BIGINT, lease BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM chains WHERE table_id = its_id AND owner = node AND fence = lease AND is_there(node) FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'table %: another server has it', its_id USING ERRCODE = 'VN001';
  END IF;
END $$;
)",
    R"(
ALTER TABLE listings ADD COLUMN first BIGINT NOT NULL DEFAULT 0;  -- people wait there
CREATE INDEX listings_that_come_first ON listings (table_id) WHERE first <> 0;
)",
};

// Any number, the same for all servers.
constexpr const char* kLock = "SELECT pg_advisory_lock(82072026)";
constexpr const char* kUnlock = "SELECT pg_advisory_unlock(82072026)";
constexpr const char* kVersionTable = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)";

Stored<u64> schema_version_of(Postgres& database) {
  const auto table = database.run(Query("SELECT to_regclass('schema_version') IS NOT NULL"));
  if (!table) return tl::unexpected(table.error());
  if (table->text(0, 0) != "t") return u64{0};
  const auto version = database.run(Query("SELECT coalesce(max(version), 0) FROM schema_version"));
  if (!version) return tl::unexpected(version.error());
  return version->number(0, 0);
}

Stored<void> compare_proof(Postgres& database, const Seal& seal) {
  const auto proof = database.run(Query("SELECT proof FROM sealing"));
  if (!proof) return tl::unexpected(proof.error());
  if (proof->size() == 1 && seal.opened(proof->text(0, 0), "proof") == "vendemmia") return {};
  return tl::unexpected(StoreFailure{"the key (tables.key) belongs to another database"});
}

Stored<void> migrate_locked(Postgres& database, const Seal& seal) {
  if (auto made = database.script(kVersionTable); !made) return made;
  const auto version = schema_version_of(database);
  if (!version) return tl::unexpected(version.error());
  if (*version > kPostgresMigrations.size())
    return tl::unexpected(StoreFailure{"a newer version of this program has stored them"});
  for (u64 next = *version; next < kPostgresMigrations.size(); ++next) {
    std::string script = "BEGIN;";
    script += kPostgresMigrations[next];
    // It has no quotes in it.
    if (next == 0) script += "INSERT INTO sealing VALUES (0, '" + seal.closed("vendemmia", "proof") + "');";
    script += "INSERT INTO schema_version VALUES (" + std::to_string(next + 1) + "); COMMIT;";
    if (auto done = database.script(script); !done) return done;
  }
  return compare_proof(database, seal);
}

}  // namespace

Stored<bool> is_sealed(Postgres& database) {
  const auto version = schema_version_of(database);
  if (!version) return tl::unexpected(version.error());
  return *version > 0;
}

Stored<void> migrate(Postgres& database, const Seal& seal) {
  if (auto locked = database.script(kLock); !locked) return locked;
  auto done = migrate_locked(database, seal);
  static_cast<void>(database.script(kUnlock));
  return done;
}

}  // namespace vendemmia
