// The file itself: whose it is, who may use it, its log.
#include <unistd.h>

#include <gtest/gtest.h>

#include "tests/server/store_support.h"

namespace vendemmia {
namespace {

// Root may write everywhere; the tests of what may not be written are somebody else meanwhile.
class NotAsRoot {
 public:
  NotAsRoot() { was_root_ = ::geteuid() == 0 && ::seteuid(65534) == 0; }
  ~NotAsRoot() {
    if (was_root_ && ::seteuid(0) != 0) std::abort();
  }
  NotAsRoot(const NotAsRoot&) = delete;
  NotAsRoot& operator=(const NotAsRoot&) = delete;

 private:
  bool was_root_ = false;
};

TEST(SqliteStore, OneServerAtATime) {
  const TemporaryFolder folder;
  auto first = opened(folder);
  const auto second = SqliteStore::open(folder.path() / "data");
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().what.find("another server is using"), std::string::npos);
  first.reset();
  EXPECT_TRUE(SqliteStore::open(folder.path() / "data"));
}

TEST(SqliteStore, RefusesAFolderItCannotUse) {
  const TemporaryFolder folder;
  EXPECT_FALSE(SqliteStore::open("/dev/null/data"));
  std::filesystem::create_directories(folder.path() / "data" / "tables.sqlite");
  EXPECT_FALSE(SqliteStore::open(folder.path() / "data"));
}

TEST(SqliteStore, RefusesAFileItCannotWrite) {
  const TemporaryFolder folder;
  opened(folder).reset();
  const auto data = folder.path() / "data";
  using std::filesystem::perms;
  const perms read = perms::owner_read | perms::group_read | perms::others_read;
  std::filesystem::permissions(folder.path(), perms::all);
  std::filesystem::permissions(data, perms::all);
  for (const auto& file : std::filesystem::directory_iterator(data)) {
    std::filesystem::permissions(file.path(), file.path().filename() == "tables.sqlite" ? read : perms::all);
  }
  const NotAsRoot somebody;
  const auto store = SqliteStore::open(data);
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().what.find("can only be read"), std::string::npos) << store.error().what;
}

TEST(SqliteStore, NobodyElseReadsTheFile) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "data" / "tables.sqlite";
  const auto mode = [&](const std::string& name) {
    return std::filesystem::status(name).permissions() & std::filesystem::perms::all;
  };
  using std::filesystem::perms;
  constexpr perms kOwnerOnly = perms::owner_read | perms::owner_write;
  opened(folder).reset();
  EXPECT_EQ(mode(file), kOwnerOnly);
  std::filesystem::permissions(file, kOwnerOnly | perms::group_read | perms::others_read);
  const auto store = opened(folder);
  ASSERT_TRUE(store->create(a_table("alpha")));
  EXPECT_EQ(mode(file), kOwnerOnly) << "one of an earlier version, too";
  EXPECT_EQ(mode(file.string() + "-wal"), kOwnerOnly);
}

TEST(SqliteStore, WaitsForSomebodyWhoCopiesTheFile) {
  const TemporaryFolder folder;
  auto database = Database::open(folder.path() / "any.sqlite");
  ASSERT_TRUE(database);
  auto query = database->prepare("PRAGMA busy_timeout");
  ASSERT_TRUE(query && query->row());
  EXPECT_EQ(query->number(0), 2000u) << "milliseconds";
}

// Also while moves come all the time: otherwise the log would grow for as long as somebody plays.
TEST(SqliteStore, TheLogIsClearedWhileItIsWritten) {
  const TemporaryFolder folder;
  const auto log = folder.path() / "data" / "tables.sqlite-wal";
  // Three pages each.
  const std::vector<Entry> entries(60, Entry{EntryKind::Act, 0, 0, std::string(9'000, 'x'), "", 0});
  constexpr u32 kCommits = 300;
  {
    const auto store = opened(folder);
    ASSERT_TRUE(store->create(a_table("alpha")));
    for (u32 i = 0; i < kCommits; ++i)
      ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", i * 60, entries}}));
    // Of 220 MB that were written to it.
    EXPECT_LT(std::filesystem::file_size(log), 140u << 20u);
  }
  EXPECT_FALSE(std::filesystem::exists(log));
  EXPECT_EQ((*opened(folder)->load("alpha"))->entries.size(), kCommits * entries.size());
}

}  // namespace
}  // namespace vendemmia
