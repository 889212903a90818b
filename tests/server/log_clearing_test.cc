#include "server/log_clearing.h"

#include <sqlite3.h>

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"

namespace vendemmia {
namespace {

TEST(LogClearing, LeavesTheDatabaseAsItWas) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "any.sqlite";
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &database), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(database, "PRAGMA journal_mode = WAL", nullptr, nullptr, nullptr), SQLITE_OK);
  {
    const LogClearing clearing(database, file);
  }
  EXPECT_EQ(sqlite3_wal_hook(database, nullptr, nullptr), nullptr) << "it would be told of the next commit";
  sqlite3_close(database);
}

}  // namespace
}  // namespace vendemmia
