// Backups that can be restored, old tables that go, and damage that is found, whatever the store.
#include "server/upkeep.h"

#include <cstdlib>
#include <ctime>
#include <fstream>

#include <gtest/gtest.h>

#include "server/stores.h"
#include "tests/server/store_support.h"

namespace vendemmia {
namespace {

class AnyUpkeep : public ::testing::TestWithParam<StoreKind> {
 protected:
  void SetUp() override {
    if (GetParam() == StoreKind::Postgres && !PostgresServer::shared())
      GTEST_SKIP() << "PostgreSQL is not installed: scripts/setup test";
    here = new_place("here");
  }
  // Where nothing is stored.
  StorePlace new_place(const std::string& name) {
    StorePlace place{folder.path() / name, ""};
    if (GetParam() == StoreKind::Postgres)
      place.store = PostgresServer::shared()->address_of(PostgresServer::shared()->fresh_database());
    return place;
  }
  static std::unique_ptr<Store> opened_at(const StorePlace& place) {
    auto store = open_store({place.data, place.store, "test", std::chrono::minutes(10)});
    EXPECT_TRUE(store) << store.error().what;
    return store ? std::move(*store) : nullptr;
  }
  void fill() {
    const auto store = opened_at(here);
    ASSERT_TRUE(store->create(a_table("alpha")));
    ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, {some_entries()[0]}}}));
    ASSERT_TRUE(store->create(a_table("beta")));
    ASSERT_TRUE(store->save(a_campaign()));
  }

  const TemporaryFolder folder;
  StorePlace here;
};

TEST_P(AnyUpkeep, ABackupIsRestored) {
  fill();
  const std::filesystem::path copy = folder.path() / "copy";
  ASSERT_EQ(backup({here, copy}), 0);
  EXPECT_EQ(backup({here, copy}), 1) << "another backup is not overwritten";
  const auto owner_only = std::filesystem::perms::group_all | std::filesystem::perms::others_all;
  for (const auto& file : std::filesystem::directory_iterator(copy))
    EXPECT_EQ(file.status().permissions() & owner_only, std::filesystem::perms::none) << file.path();

  const StorePlace there = new_place("there");
  ASSERT_EQ(restore({there, copy}), 0);
  EXPECT_EQ(restore({there, copy}), 1) << "tables are not overwritten";
  EXPECT_EQ(verify_store(there), 0);
  const auto store = opened_at(there);
  const auto alpha = store->load("alpha");
  ASSERT_TRUE(alpha && *alpha);
  expect_same((*alpha)->settings, a_table("alpha"));
  EXPECT_EQ((*alpha)->entries, std::vector{some_entries()[0]});
  EXPECT_EQ(*store->tables(), 2u);
  EXPECT_TRUE(*store->has_campaign(a_campaign().secret_hash));
}

TEST_P(AnyUpkeep, ABackupIsMadeWhileAServerRuns) {
  const auto store = opened_at(here);
  ASSERT_TRUE(store->create(a_table("alpha")));
  ASSERT_EQ(backup({here, folder.path() / "copy"}), 0);
  ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, {some_entries()[0]}}}));
  const StorePlace there = new_place("there");
  ASSERT_EQ(restore({there, folder.path() / "copy"}), 0);
  EXPECT_TRUE((*opened_at(there)->load("alpha"))->entries.empty()) << "as it was then";
}

TEST_P(AnyUpkeep, OldTablesGoWithEverything) {
  {
    const auto store = opened_at(here);
    TableSettings old = a_table("old");  // of 2023
    ASSERT_TRUE(store->create(old));
    TableSettings young = a_table("young");
    ASSERT_TRUE(store->create(young));
    const auto now = static_cast<u64>(std::time(nullptr));
    ASSERT_TRUE(
        store->append(std::vector<Addition>{{"young", 0, {{EntryKind::Sit, 2, 0, "Zoe", "hash two", now}}}}));
    ASSERT_TRUE(store->append(std::vector<Addition>{{"old", 0, {some_entries()[0]}}}));
  }
  EXPECT_EQ(prune({here, 100, true}), 0);
  EXPECT_EQ(*opened_at(here)->tables(), 2u) << "only counted";
  EXPECT_EQ(prune({here, 100, false}), 0);
  const auto store = opened_at(here);
  EXPECT_EQ(*store->tables(), 1u);
  EXPECT_FALSE(*store->load("old")) << "and nothing that would tell of damage is left";
  EXPECT_TRUE(*store->load("young"));
  EXPECT_EQ(*store->tables_of("hash two", 10), std::vector<std::string>{"young"});
}

TEST(Upkeep, DamageIsFound) {
  const TemporaryFolder folder;
  {
    const auto store = opened(folder);
    ASSERT_TRUE(store->create(a_table("alpha")));
    ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, {some_entries()[0]}}}));
  }
  const StorePlace place{folder.path() / "data", ""};
  EXPECT_EQ(verify_store(place), 0);
  auto database = Database::open(folder.path() / "data" / "tables.sqlite");
  ASSERT_TRUE(database->run("UPDATE entries SET text = 'Somebody else'"));
  EXPECT_EQ(verify_store(place), 1);
}

// A folder with nothing but a key may be that of a database.
TEST(Upkeep, ARestoreLeavesTheKeyOfOthersAlone) {
  const TemporaryFolder folder;
  static_cast<void>(opened(folder));
  ASSERT_EQ(backup({{folder.path() / "data", ""}, folder.path() / "copy"}), 0);
  const StorePlace there{folder.path() / "there", ""};
  std::filesystem::create_directories(there.data);
  const auto key_there = [&] {
    std::string key;
    std::ifstream(there.data / "tables.key") >> key;
    return key;
  };
  std::ofstream(there.data / "tables.key") << std::string(64, 'a') << "\n";
  EXPECT_EQ(restore({there, folder.path() / "copy"}), 1);
  EXPECT_EQ(key_there(), std::string(64, 'a'));
  EXPECT_FALSE(std::filesystem::exists(there.data / "tables.sqlite"));
  // One that was interrupted begins again.
  std::filesystem::copy_file(folder.path() / "copy" / "tables.key", there.data / "tables.key",
                             std::filesystem::copy_options::overwrite_existing);
  EXPECT_EQ(restore({there, folder.path() / "copy"}), 0);
}

// SQLite would put what stands in it into the restored file.
TEST(Upkeep, ARestoredFileIsNotMixedWithAnOldLog) {
  const TemporaryFolder folder;
  const StorePlace there{folder.path() / "there", ""};
  std::filesystem::create_directories(there.data);
  {
    const auto store = opened(folder);
    ASSERT_TRUE(store->create(a_table("alpha")));
    ASSERT_EQ(backup({{folder.path() / "data", ""}, folder.path() / "copy"}), 0);
    ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, {some_entries()[0]}}}));
    // As a server that is killed leaves it behind.
    std::filesystem::copy_file(folder.path() / "data" / "tables.sqlite-wal",
                               there.data / "tables.sqlite-wal");
  }
  EXPECT_EQ(restore({there, folder.path() / "copy"}), 1);
  EXPECT_FALSE(std::filesystem::exists(there.data / "tables.sqlite")) << "nothing was changed";
  std::filesystem::remove(there.data / "tables.sqlite-wal");
  EXPECT_EQ(restore({there, folder.path() / "copy"}), 0);
  EXPECT_TRUE((*SqliteStore::open(there.data))->load("alpha").value()->entries.empty());
}

TEST(Upkeep, AFolderThatIsThereStaysAsItIs) {
  const TemporaryFolder folder;
  static_cast<void>(opened(folder));
  const std::filesystem::path copy = folder.path() / "copy";
  std::filesystem::create_directories(copy);
  const auto shared = std::filesystem::perms(0755);
  std::filesystem::permissions(copy, shared);
  ASSERT_EQ(backup({{folder.path() / "data", ""}, copy}), 0);
  EXPECT_EQ(std::filesystem::status(copy).permissions(), shared) << "others may keep their files there";
  for (const auto& file : std::filesystem::directory_iterator(copy))
    EXPECT_EQ(file.status().permissions(), std::filesystem::perms(0600)) << file.path();
}

// A disk that is full in the middle of it, say.
TEST(Upkeep, HalfADumpIsNoBackup) {
  const TemporaryFolder folder;
  static_cast<void>(opened(folder));
  const std::filesystem::path programs = folder.path() / "programs";
  std::filesystem::create_directories(programs);
  const std::filesystem::path mode = folder.path() / "mode";
  const auto pretend = [&](int exit_code) {
    std::ofstream(programs / "pg_dump")
        << "#!/bin/sh\nwhile [ $1 != --file ]; do shift; done\necho half >$2\nstat -c %a $2 >"
        << mode.string() << "\nexit " << exit_code << "\n";
    std::filesystem::permissions(programs / "pg_dump", std::filesystem::perms::owner_all);
  };
  const std::string path = std::getenv("PATH");
  ::setenv("PATH", (programs.string() + ":" + path).c_str(), 1);
  const BackupOptions options{{folder.path() / "data", "postgres:///nowhere"}, folder.path() / "copy"};
  pretend(1);
  EXPECT_EQ(backup(options), 1);
  EXPECT_FALSE(std::filesystem::exists(options.folder / "tables.dump"));
  pretend(0);
  EXPECT_EQ(backup(options), 0) << "there is room for it now";
  ::setenv("PATH", path.c_str(), 1);
  EXPECT_TRUE(std::filesystem::exists(options.folder / "tables.dump"));
  std::string mode_of_dump;
  std::ifstream(mode) >> mode_of_dump;
  EXPECT_EQ(mode_of_dump, "600") << "for nobody else from the first byte on";
  EXPECT_EQ(std::filesystem::status(options.folder).permissions(), std::filesystem::perms(0700));
}

TEST(Upkeep, WhatCannotBeIsSaidAndNothingIsMade) {
  const TemporaryFolder folder;
  const StorePlace nowhere{folder.path() / "nowhere", ""};
  EXPECT_EQ(backup({nowhere, folder.path() / "copy"}), 1);
  EXPECT_EQ(restore({nowhere, folder.path() / "copy"}), 1);
  EXPECT_EQ(prune({nowhere, 10, false}), 1);
  EXPECT_EQ(verify_store(nowhere), 1);
  EXPECT_FALSE(std::filesystem::exists(nowhere.data));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "copy"));
}

INSTANTIATE_TEST_SUITE_P(Stores, AnyUpkeep, ::testing::Values(StoreKind::Sqlite, StoreKind::Postgres),
                         name_of_store);

}  // namespace
}  // namespace vendemmia
