// A damaged file is told, and never tells another game.
#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "tests/server/store_support.h"

namespace vendemmia {
namespace {

TEST(SqliteStore, ADamagedTableIsNamedAndKeepsNothingOpen) {
  const TemporaryFolder folder;
  const auto store = opened(folder);
  const auto file = folder.path() / "data" / "tables.sqlite";
  for (const char* id : {"rules", "seat", "entry"}) ASSERT_TRUE(store->create(a_table(id)));
  ASSERT_TRUE(store->append(std::vector<Addition>{{"entry", 0, some_entries()}}));
  auto other = Database::open(file);
  ASSERT_TRUE(other && other->run("UPDATE tables SET start = 'once upon a time' WHERE id = 'rules';"
                                  "UPDATE seats SET kind = 'throne' WHERE table_id = 'seat';"
                                  "UPDATE entries SET kind = 'dance' WHERE number = 1"));
  for (const char* id : {"rules", "seat", "entry"}) {
    const auto loaded = store->load(id);
    ASSERT_FALSE(loaded) << id;
    EXPECT_TRUE(loaded.error().one_table) << loaded.error().what;
    EXPECT_TRUE(other->run("PRAGMA wal_checkpoint(TRUNCATE)"));
    EXPECT_EQ(std::filesystem::file_size(file.string() + "-wal"), 0u) << "a query is still open after " << id;
    ASSERT_TRUE(store->create(a_table(std::string("after ") + id)));
  }
}

TEST(SqliteStore, WhatWasLostOrChangedIsTold) {
  for (const char* damage : {"DELETE FROM entries WHERE number = 5",
                             "DELETE FROM entries WHERE number = 2",
                             "DELETE FROM entries",
                             "UPDATE entries SET text = 'pass 2' WHERE number = 1",
                             "UPDATE entries SET seat = 1 WHERE number = 1",
                             "UPDATE entries SET digest = 8 WHERE number = 5",
                             "UPDATE seats SET secret_hash = 'mine' WHERE seat = 0",
                             "DELETE FROM seats WHERE seat = 2",
                             "UPDATE tables SET word_hash = ''",
                             "UPDATE tables SET clock = 'week'",
                             "UPDATE tables SET clock = 'none'",
                             "UPDATE tables SET clock_seconds = 1",
                             "UPDATE tables SET clock_bot = 'master'",
                             "UPDATE tables SET spectators = 1 - spectators",
                             "UPDATE tables SET shared_screen = 1 - shared_screen",
                             "UPDATE tables SET pace = pace + 1",
                             "UPDATE chains SET settings = 'x'",
                             "UPDATE tables SET host_secret_hash = 'mine'",
                             "DELETE FROM chains",
                             "UPDATE chains SET entries = 5",
                             "PRAGMA foreign_keys = OFF; DELETE FROM tables"}) {
    const TemporaryFolder folder;
    const auto store = opened(folder);
    ASSERT_TRUE(store->create(a_table("alpha")));
    ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, some_entries()}}));
    ASSERT_TRUE(store->load("alpha"));
    auto other = Database::open(folder.path() / "data" / "tables.sqlite");
    ASSERT_TRUE(other && other->run(damage)) << damage;
    const auto loaded = store->load("alpha");
    ASSERT_FALSE(loaded) << damage;
    EXPECT_TRUE(loaded.error().one_table) << damage;
  }
}

// Sixteen bytes anywhere in the file: either that is told, or the game is what it was.
TEST(SqliteStore, ADamagedFileNeverTellsAnotherGame) {
  const TemporaryFolder folder;
  std::vector<Entry> entries;
  for (u64 i = 0; i < 400; ++i)
    entries.push_back(
        {EntryKind::Act, 0, 0, "place regular give_tour.left", "", 1'700'000'000 + i, "", i * i});
  {
    const auto store = opened(folder);
    ASSERT_TRUE(store->create(a_table("alpha")));
    ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, entries}}));
  }
  const auto file = folder.path() / "data" / "tables.sqlite";
  const auto size = std::filesystem::file_size(file);
  Rng rng(60);
  int told = 0;
  for (int i = 0; i < 60; ++i) {
    const TemporaryFolder damaged;
    std::filesystem::copy_file(file, damaged.path() / "tables.sqlite");
    std::filesystem::copy_file(folder.path() / "data" / "tables.key", damaged.path() / "tables.key");
    std::fstream stream(damaged.path() / "tables.sqlite", std::ios::binary | std::ios::in | std::ios::out);
    stream.seekp(static_cast<std::streamoff>(rng.below(static_cast<u32>(size - 16))));
    for (int byte = 0; byte < 16; ++byte) stream.put(static_cast<char>(rng.below(256)));
    stream.close();
    const auto store = SqliteStore::open(damaged.path());
    const auto loaded = store ? (*store)->load("alpha") : tl::unexpected(store.error());
    if (!loaded) {
      ++told;
      continue;
    }
    ASSERT_TRUE(*loaded) << "round " << i << ": it is not even missed";
    EXPECT_EQ((*loaded)->entries, entries) << "round " << i;
  }
  EXPECT_GT(told, 10);
}

// The power fails: of the log only what was on disk is left, with noise where more was to come. All that was stored before is there.
TEST(SqliteStore, ACutLogLosesOnlyWhatCameAfterTheCut) {
  constexpr u32 kCommits = 60;
  const TemporaryFolder folder;
  const auto data = folder.path() / "data";
  const auto log = data / "tables.sqlite-wal";
  const auto store = opened(folder);
  ASSERT_TRUE(store->create(a_table("alpha")));
  std::vector<u64> ends;  // of the log, after each commit
  for (u32 i = 0; i < kCommits; ++i) {
    const Entry entry{EntryKind::Act, 0, 0, "answer " + std::to_string(i), "", i};
    ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", i, {entry}}}));
    ends.push_back(std::filesystem::file_size(log));
  }
  Rng rng(61);
  for (int round = 0; round < 60; ++round) {
    const u64 cut = ends.front() + rng.below(static_cast<u32>(ends.back() - ends.front()) + 1);
    const TemporaryFolder after;
    std::filesystem::copy_file(data / "tables.sqlite", after.path() / "tables.sqlite");
    std::filesystem::copy_file(log, after.path() / "tables.sqlite-wal");
    std::filesystem::copy_file(data / "tables.key", after.path() / "tables.key");
    std::filesystem::resize_file(after.path() / "tables.sqlite-wal", cut);
    if (round % 2 == 1) {
      std::ofstream more(after.path() / "tables.sqlite-wal", std::ios::binary | std::ios::app);
      for (int byte = 0; byte < 5'000; ++byte) more.put(static_cast<char>(rng.below(256)));
    }
    const auto again = SqliteStore::open(after.path());
    ASSERT_TRUE(again) << again.error().what;
    const auto loaded = (*again)->load("alpha");
    ASSERT_TRUE(loaded && *loaded);
    const auto stored = std::ranges::count_if(ends, [&](u64 end) { return end <= cut; });
    ASSERT_EQ((*loaded)->entries.size(), static_cast<std::size_t>(stored)) << "cut at " << cut;
    EXPECT_EQ((*loaded)->entries.back().text, "answer " + std::to_string(stored - 1));
  }
}

TEST(SqliteStore, ADamagedCampaignIsNamedAndOneWithoutItsTablesGoesOn) {
  const TemporaryFolder folder;
  const auto store = opened(folder);
  ASSERT_TRUE(store->save(a_campaign()));
  auto other = Database::open(folder.path() / "data" / "tables.sqlite");
  ASSERT_TRUE(other && other->run("UPDATE campaigns SET tables = 'once upon a time'"));
  EXPECT_EQ((*store->load_campaign("campaign hash"))->tables, std::vector<std::string>(1));
  ASSERT_TRUE(other->run("UPDATE campaigns SET text = 'once upon a time'"));
  const auto loaded = store->load_campaign("campaign hash");
  ASSERT_FALSE(loaded);
  EXPECT_TRUE(loaded.error().one_table) << loaded.error().what;
}

}  // namespace
}  // namespace vendemmia
