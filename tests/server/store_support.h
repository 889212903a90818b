// What the tests of the store put into one.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/postgres_store.h"
#include "server/sqlite_store.h"
#include "tests/support/postgres_server.h"
#include "tests/support/temporary_folder.h"

namespace vendemmia {

inline TableSettings a_table(std::string id) {
  TableSettings table;
  table.id = std::move(id);
  table.start.options = {.players = 3, .friendly = true, .two_parents = false, .last_year = 0};
  table.start.seed = 0xFFFF'FFFF'FFFF'FFFFu;
  table.seats = {{SeatKind::Person, "Ottavia", "", "hash one"},
                 {SeatKind::Bot, "Bruno", "greedy", ""},
                 {SeatKind::Open, "", "", ""}};
  table.host_secret_hash = "host hash";
  table.listed = true;
  table.spectators = false;
  table.chat = true;
  table.hints = false;
  table.chosen_deal = true;
  table.shared_screen = true;
  table.start.practice = true;
  table.pace = 250;
  table.created = 1'700'000'000;
  table.word_hash = "hash of a word";
  table.clock = {ClockKind::Game, 1800, "random"};
  return table;
}

inline std::vector<Entry> some_entries() {
  return {{EntryKind::Sit, 2, 0, "Zoë 🍇", "hash two", 1'700'000'001},
          {EntryKind::Act, 0, 0, "pass", "", 1'700'000'002},
          {EntryKind::Vote, 1, 1, std::string("it's \"quoted\"\n\0 ;--", 20), "", 1'700'000'003},
          {EntryKind::Undo, 0, 4'000'000'000u, "", "", 1'700'000'004},
          {EntryKind::Rematch, 1, 0, "other", "", 1'700'000'005},
          {EntryKind::DealAnew, 0, 0, "18446744073709551615", "", 1'700'000'006, "", 7}};
}

inline StoredCampaign a_campaign() {
  return {"campaign hash",
          "Ottavia",
          {Level::Hard, true, {{1, SoloResult::Loss, -3, 4, 0xFFFF'FFFF'FFFF'FFFFu}}},
          {""},
          ""};
}

inline std::unique_ptr<SqliteStore> opened(const TemporaryFolder& folder) {
  auto store = SqliteStore::open(folder.path() / "data");
  EXPECT_TRUE(store) << store.error().what;
  return store ? std::move(*store) : nullptr;
}

// In which store a test is run.
enum class StoreKind : u8 { Sqlite, Postgres };

// What every store must do. Where PostgreSQL is not installed, only SQLite is tested.
class AnyStore : public ::testing::TestWithParam<StoreKind> {
 protected:
  void SetUp() override {
    if (GetParam() == StoreKind::Sqlite) return;
    PostgresServer* server = PostgresServer::shared();
    if (!server) GTEST_SKIP() << "PostgreSQL is not installed: scripts/setup test";
    address = server->address(server->fresh_schema());
  }
  // The same one each time; one at a time.
  std::unique_ptr<Store> open() {
    if (GetParam() == StoreKind::Sqlite) return opened(folder);
    auto store = PostgresStore::open({address, folder.path() / "data", "test", std::chrono::minutes(10)});
    EXPECT_TRUE(store) << store.error().what;
    return store ? std::move(*store) : nullptr;
  }

  const TemporaryFolder folder;
  std::string address;
};

inline std::string name_of_store(const ::testing::TestParamInfo<StoreKind>& info) {
  return info.param == StoreKind::Sqlite ? "Sqlite" : "Postgres";
}

inline void expect_same(const TableSettings& read, const TableSettings& written) {
  EXPECT_EQ(read.id, written.id);
  EXPECT_EQ(read.start.options, written.start.options);
  EXPECT_EQ(read.start.seed, written.start.seed);
  EXPECT_EQ(read.start.actions, written.start.actions);
  EXPECT_EQ(read.host_secret_hash, written.host_secret_hash);
  EXPECT_EQ(read.listed, written.listed);
  EXPECT_EQ(read.spectators, written.spectators);
  EXPECT_EQ(read.chat, written.chat);
  EXPECT_EQ(read.pace, written.pace);
  EXPECT_EQ(read.created, written.created);
  EXPECT_EQ(read.hints, written.hints);
  EXPECT_EQ(read.chosen_deal, written.chosen_deal);
  EXPECT_EQ(read.shared_screen, written.shared_screen);
  EXPECT_EQ(read.start.practice, written.start.practice);
  EXPECT_EQ(read.campaign, written.campaign);
  EXPECT_EQ(read.word_hash, written.word_hash);
  EXPECT_EQ(read.clock, written.clock);
  ASSERT_EQ(read.seats.size(), written.seats.size());
  for (std::size_t i = 0; i < read.seats.size(); ++i) {
    EXPECT_EQ(read.seats[i].kind, written.seats[i].kind);
    EXPECT_EQ(read.seats[i].name, written.seats[i].name);
    EXPECT_EQ(read.seats[i].bot, written.seats[i].bot);
    EXPECT_EQ(read.seats[i].secret_hash, written.seats[i].secret_hash);
  }
}

}  // namespace vendemmia
