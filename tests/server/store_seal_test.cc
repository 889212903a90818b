// What a running game hides is not in its file.
#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "tests/server/store_support.h"
#include "tests/support/paths.h"

namespace vendemmia {
namespace {

using std::filesystem::path;

// All that is in the folder, but for the key.
std::string everything_in(const path& folder) {
  std::string all;
  for (const auto& one : std::filesystem::directory_iterator(folder)) {
    if (one.path().filename() == "tables.key") continue;
    std::ifstream stream(one.path(), std::ios::binary);
    all.append(std::istreambuf_iterator<char>(stream), {});
  }
  return all;
}

bool holds(const std::string& all, const std::string& text) { return all.find(text) != std::string::npos; }

TEST(Seal, OpensWhatItHasClosedAndNothingElse) {
  const TemporaryFolder folder;
  const auto seal = Seal::open(folder.path() / "key", Seal::IfMissing::Make);
  ASSERT_TRUE(seal) << seal.error().what;
  const std::string closed = seal->closed("seed 7", "start alpha");
  EXPECT_FALSE(holds(closed, "seed"));
  EXPECT_NE(closed, seal->closed("seed 7", "start alpha")) << "the same twice tells nothing";
  EXPECT_EQ(seal->opened(closed, "start alpha"), "seed 7");
  EXPECT_EQ(seal->opened(closed, "start beta"), std::nullopt) << "put into another's place";
  EXPECT_EQ(seal->opened("seed 8", "start alpha"), "seed 8") << "earlier versions closed nothing";
  for (std::size_t i = 7; i < closed.size(); ++i) {
    std::string damaged = closed;
    damaged[i] = damaged[i] == 'A' ? 'B' : 'A';
    EXPECT_EQ(seal->opened(damaged, "start alpha"), std::nullopt) << i;
  }
  EXPECT_EQ(seal->opened("sealed ", "start alpha"), std::nullopt);
  const auto again = Seal::open(folder.path() / "key", Seal::IfMissing::Fail);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->opened(closed, "start alpha"), "seed 7");
}

TEST(Seal, TheFileOfARunningGameHasNeitherSeedNorDecks) {
  const TemporaryFolder folder;
  const auto store = opened(folder);
  TableSettings table = a_table("alpha");
  table.start.seed = 1234567890123456789u;
  ASSERT_TRUE(store->create(table));
  Addition addition{"alpha", 0, {{EntryKind::DealAnew, 0, 0, "9876543210987654321", "", 0, "", 7}}};
  addition.position = StoredPosition{1, 0, 2, false, "{\"decks\":{}}", 5, {}, 5};
  ASSERT_TRUE(store->append(std::vector{addition}));
  const std::string all = everything_in(folder.path() / "data");
  for (const char* hidden : {"1234567890123456789", "9876543210987654321", "decks"})
    EXPECT_FALSE(holds(all, hidden)) << hidden;
  const auto loaded = store->load("alpha");
  ASSERT_TRUE(loaded && *loaded);
  EXPECT_EQ((*loaded)->settings.start.seed, table.start.seed);
  EXPECT_EQ((*loaded)->entries, addition.entries);
  EXPECT_EQ(store->positions("alpha")->front(), *addition.position);
  const auto mode = std::filesystem::status(folder.path() / "data" / "tables.key").permissions();
  EXPECT_EQ(mode, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

TEST(Seal, AFileOfAnEarlierVersionIsClosedWhenItIsOpened) {
  const TemporaryFolder folder;
  const path from = testing::source_path("tests/records/rules_1/tables.sqlite");
  std::filesystem::copy_file(from, folder.path() / "tables.sqlite");
  ASSERT_TRUE(holds(everything_in(folder.path()), "\nseed "));
  ASSERT_TRUE(SqliteStore::open(folder.path()));
  EXPECT_FALSE(holds(everything_in(folder.path()), "\nseed "));
}

TEST(Seal, AKeyThatIsMissingOrBelongsElsewhereIsToldAndNothingIsLost) {
  const TemporaryFolder folder;
  const path key = folder.path() / "data" / "tables.key";
  ASSERT_TRUE(opened(folder)->create(a_table("alpha")));
  const auto problem = [&] {
    const auto store = SqliteStore::open(folder.path() / "data");
    return store ? std::string() : store.error().what;
  };
  std::filesystem::rename(key, folder.path() / "kept");
  EXPECT_TRUE(holds(problem(), "is missing")) << problem();
  EXPECT_FALSE(std::filesystem::exists(key)) << "no other is made instead";
  std::ofstream(key) << std::string(64, 'a') << "\n";
  EXPECT_TRUE(holds(problem(), "belongs to another file")) << problem();
  std::ofstream(key) << "once upon a time\n";
  EXPECT_TRUE(holds(problem(), "no key")) << problem();
  std::filesystem::rename(folder.path() / "kept", key);
  EXPECT_EQ(problem(), "");
  EXPECT_TRUE(opened(folder)->load("alpha").value());
}

}  // namespace
}  // namespace vendemmia
