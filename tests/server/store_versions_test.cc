// Files that other versions have written.
#include <gtest/gtest.h>

#include "tests/server/store_support.h"

namespace vendemmia {
namespace {

// Older versions closed nothing.
void unseal(Database& database, const std::vector<TableSettings>& tables) {
  auto write = database.prepare("UPDATE tables SET start = ?2 WHERE id = ?1");
  ASSERT_TRUE(write && database.run("DROP TABLE sealing"));
  for (const TableSettings& table : tables) ASSERT_TRUE(write->with(table.id, text_of(table.start)).run());
}

// Undoes the migrations since version 6 of the file, which is empty.
constexpr const char* kAsVersion6 = R"(
DROP TABLE reviews;
DROP TABLE contests;
DROP TABLE contest_entries;
DROP TABLE chat;
DROP TABLE chains;
DROP TABLE probe;
ALTER TABLE tables DROP COLUMN shared_screen;
ALTER TABLE tables DROP COLUMN word_hash;
ALTER TABLE tables DROP COLUMN clock;
ALTER TABLE tables DROP COLUMN clock_seconds;
ALTER TABLE tables DROP COLUMN clock_bot;
DROP INDEX seats_of_a_person;
DROP INDEX carried_secrets;
DROP TABLE uptime;
DROP TABLE entries;
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
  value INTEGER NOT NULL, text TEXT NOT NULL, secret_hash TEXT NOT NULL, time INTEGER NOT NULL,
  name TEXT NOT NULL DEFAULT '', digest INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 6;)";

TEST(SqliteStore, TakesOverWhatTheFirstVersionHasWritten) {
  const TemporaryFolder folder;
  TableSettings fork = a_table("fork");
  fork.start.redeals.push_back({0, 0, 5});
  {
    const auto store = opened(folder);
    ASSERT_TRUE(store->create(a_table("alpha")));
    ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, {some_entries()[0]}}}));
    ASSERT_TRUE(store->create(fork));
  }
  {
    auto database = Database::open(folder.path() / "data" / "tables.sqlite");
    ASSERT_TRUE(database);
    unseal(*database, {a_table("alpha"), fork});
    ASSERT_TRUE(
        database->run("ALTER TABLE entries DROP COLUMN digest; ALTER TABLE entries DROP COLUMN up;"
                      "DROP INDEX seats_of_a_person; DROP INDEX entries_of_a_person; DROP TABLE uptime;"
                      "ALTER TABLE tables DROP COLUMN word_hash;"
                      "ALTER TABLE tables DROP COLUMN clock;"
                      "ALTER TABLE tables DROP COLUMN clock_seconds;"
                      "ALTER TABLE tables DROP COLUMN clock_bot;"
                      "DROP TABLE positions; DROP TABLE chat; DROP TABLE chains; DROP TABLE probe;"
                      "ALTER TABLE tables DROP COLUMN campaign;"
                      "ALTER TABLE tables DROP COLUMN hints;"
                      "ALTER TABLE tables DROP COLUMN chosen_deal;"
                      "ALTER TABLE tables DROP COLUMN shared_screen;"
                      "DROP TABLE campaigns; DROP TABLE reviews; DROP TABLE contests;"
                      "DROP TABLE contest_entries; PRAGMA user_version = 1"));
  }
  const auto store = opened(folder);
  ASSERT_TRUE(store);
  EXPECT_EQ((*store->load("alpha"))->entries, std::vector{some_entries()[0]});
  EXPECT_FALSE((*store->load("alpha"))->settings.campaign);
  EXPECT_TRUE((*store->load("alpha"))->settings.hints);
  EXPECT_FALSE((*store->load("alpha"))->settings.chosen_deal);
  EXPECT_TRUE((*store->load("fork"))->settings.chosen_deal);
  EXPECT_TRUE(store->save(a_campaign()));
}

// A table at which 300,000 lines were said before chat had a place of its own: whoever opens it later waits for the
// game only.
TEST(SqliteStore, TakesChatOutOfTheEntriesOfEarlierVersions) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "data" / "tables.sqlite";
  {
    const auto store = opened(folder);
    ASSERT_TRUE(store->create(a_table("alpha")));
    ASSERT_TRUE(store->create(a_table("beta")));
  }
  {
    auto database = Database::open(file);
    ASSERT_TRUE(database);
    unseal(*database, {a_table("alpha"), a_table("beta")});
    ASSERT_TRUE(database->run(kAsVersion6));
    ASSERT_TRUE(database->run(R"(
WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < 300001)
INSERT INTO entries SELECT 'alpha', n, iif(n = 7 OR n = 300001, 'act', 'chat'), 0, 0, 'text ' || n, '', n, 'Ada', 0 FROM numbers;
INSERT INTO entries VALUES ('beta', 0, 'chat', 15, 0, 'hello', '', 5, 'Ada', 0), ('beta', 1, 'act', 0, 0, 'pass', '', 6, '', 0);
INSERT INTO positions VALUES ('alpha', 8, 1, 1, 1, '{}', 0, '', 0), ('alpha', 300000, 1, 1, 0, '{}', 0, '', 0),
                             ('beta', 2, 1, 1, 0, '{}', 0, '', 0);)"));
  }
  const auto store = opened(folder);
  ASSERT_TRUE(store);
  const auto alpha = store->load("alpha");
  ASSERT_TRUE(alpha && *alpha);
  ASSERT_EQ((*alpha)->entries.size(), 2u);
  EXPECT_EQ((*alpha)->entries[0].text, "text 7");
  EXPECT_EQ((*alpha)->entries[1].text, "text 300001");
  EXPECT_EQ((*alpha)->first_line, 299'800u);
  ASSERT_EQ((*alpha)->chat.size(), 200u);
  EXPECT_EQ((*alpha)->chat.back().text, "text 300000");
  const auto positions = store->positions("alpha");
  ASSERT_TRUE(positions);
  ASSERT_EQ(positions->size(), 1u) << "only talk lay between them";
  EXPECT_EQ(positions->front().entries, 1u);
  EXPECT_TRUE(positions->front().adopted);
  EXPECT_EQ((*store->load("beta"))->chat.front().name, "Ada");
  EXPECT_EQ(store->positions("beta")->front().entries, 1u);
}

TEST(SqliteStore, RefusesWhatANewerServerHasWritten) {
  const TemporaryFolder folder;
  opened(folder).reset();
  {
    auto database = Database::open(folder.path() / "data" / "tables.sqlite");
    ASSERT_TRUE(database && database->run("PRAGMA user_version = 1000"));
  }
  const auto store = SqliteStore::open(folder.path() / "data");
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().what.find("newer version"), std::string::npos);
}

}  // namespace
}  // namespace vendemmia
