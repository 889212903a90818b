#include <fstream>
#include <unistd.h>

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "server/replay.h"
#include "server/secrets.h"
#include "server/sqlite_store.h"
#include "tests/support/temporary_folder.h"

namespace vendemmia {
namespace {

TableSettings a_table(std::string id) {
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

std::vector<Entry> some_entries() {
  return {{EntryKind::Sit, 2, 0, "Zoë 🍇", "hash two", 1'700'000'001},
          {EntryKind::Act, 0, 0, "pass", "", 1'700'000'002},
          {EntryKind::Vote, 1, 1, std::string("it's \"quoted\"\n\0 ;--", 20), "", 1'700'000'003},
          {EntryKind::Undo, 0, 4'000'000'000u, "", "", 1'700'000'004},
          {EntryKind::Rematch, 1, 0, "other", "", 1'700'000'005},
          {EntryKind::DealAnew, 0, 0, "18446744073709551615", "", 1'700'000'006, "", 7}};
}

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

StoredCampaign a_campaign() {
  return {"campaign hash",
          "Ottavia",
          {Level::Hard, true, {{1, SoloResult::Loss, -3, 4, 0xFFFF'FFFF'FFFF'FFFFu}}},
          {""},
          ""};
}

// Undoes the migrations since version 6 of the file, which is empty.
constexpr const char* kAsVersion6 = R"(
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

std::unique_ptr<SqliteStore> opened(const TemporaryFolder& folder) {
  auto store = SqliteStore::open(folder.path() / "data");
  EXPECT_TRUE(store) << store.error().what;
  return store ? std::move(*store) : nullptr;
}

void expect_same(const TableSettings& read, const TableSettings& written) {
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

TEST(SqliteStore, GivesBackWhatItWasGivenAlsoAfterARestart) {
  const TemporaryFolder folder;
  const std::vector<Entry> entries = some_entries();
  const std::vector<Addition> first{{"alpha", 0, {entries[0], entries[1]}}};
  const std::vector<Addition> second{{"alpha", 2, {entries[2], entries[3], entries[4], entries[5]}},
                                     {"beta", 0, {entries[0]}}};
  {
    const auto store = opened(folder);
    ASSERT_TRUE(store->create(a_table("alpha")));
    ASSERT_TRUE(store->create(a_table("beta")));
    ASSERT_TRUE(store->append(first));
    ASSERT_TRUE(store->append(second));
  }
  const auto store = opened(folder);
  const auto alpha = store->load("alpha");
  ASSERT_TRUE(alpha && *alpha);
  expect_same((*alpha)->settings, a_table("alpha"));
  EXPECT_EQ((*alpha)->entries, entries);
  const auto beta = store->load("beta");
  ASSERT_TRUE(beta && *beta);
  EXPECT_EQ((*beta)->entries, std::vector{entries[0]});
  EXPECT_EQ(store->tables().value(), 2u);
}

TEST(SqliteStore, KeepsWhereARecordIsTakenUpAndHowItsCardsWereDealtAnew) {
  said::Fork wish;
  wish.record_text = text_of(Journal{{.players = 2}, 11, {}, {}});
  wish.name = "Carla";
  wish.bot = "random";
  auto table = fork_of(wish, 42);
  ASSERT_TRUE(table) << table.error().text;
  table->id = "fork";
  ASSERT_EQ(table->start.redeals.size(), 1u);

  const TemporaryFolder folder;
  const auto store = opened(folder);
  ASSERT_TRUE(store->create(*table));
  const auto loaded = store->load("fork");
  ASSERT_TRUE(loaded && *loaded);
  EXPECT_EQ(text_of((*loaded)->settings.start), text_of(table->start));
  EXPECT_EQ((*loaded)->settings.start.redeals[0].seed, table->start.redeals[0].seed);
}

std::vector<Entry> some_lines(u32 first, u32 count) {
  std::vector<Entry> lines;
  for (u32 i = first; i < first + count; ++i)
    lines.push_back(
        {EntryKind::Chat, i % 2 == 0 ? Seat{0} : kNoSeat, 0, "line " + std::to_string(i), "", i, "Ada"});
  return lines;
}

TEST(SqliteStore, KeepsTheLastLinesOfAChat) {
  const TemporaryFolder folder;
  auto store = opened(folder);
  ASSERT_TRUE(store->create(a_table("alpha")));
  for (u32 first = 0; first < 1000; first += 100) {
    Addition addition{"alpha", 0, {}};
    addition.first_line = first;
    addition.chat = some_lines(first, 100);
    ASSERT_TRUE(store->append(std::vector{addition}));
  }
  const auto loaded = store->load("alpha");
  ASSERT_TRUE(loaded && *loaded);
  EXPECT_TRUE((*loaded)->entries.empty());
  EXPECT_EQ((*loaded)->first_line, 800u);
  EXPECT_EQ((*loaded)->chat, some_lines(800, 200));
  store.reset();
  auto database = Database::open(folder.path() / "data" / "tables.sqlite");
  auto count = database->prepare("SELECT count(*) FROM chat");
  ASSERT_TRUE(count && count->row());
  EXPECT_EQ(count->number(0), 200u) << "on disk, too";
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
    ASSERT_TRUE(database && database->run(kAsVersion6));
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

TEST(SqliteStore, AnUnknownTableIsNotAFailure) {
  const TemporaryFolder folder;
  const auto loaded = opened(folder)->load("nowhere");
  ASSERT_TRUE(loaded);
  EXPECT_FALSE(*loaded);
}

TEST(SqliteStore, ABatchIsStoredWhollyOrNotAtAll) {
  const TemporaryFolder folder;
  const auto store = opened(folder);
  const std::vector<Entry> entries = some_entries();
  ASSERT_TRUE(store->create(a_table("alpha")));
  const std::vector<Addition> bad{{"alpha", 0, {entries[0], entries[1]}}, {"nowhere", 0, {entries[2]}}};
  EXPECT_FALSE(store->append(bad));
  EXPECT_TRUE((*store->load("alpha"))->entries.empty());

  const std::vector<Addition> good{{"alpha", 0, {entries[0]}}};
  EXPECT_TRUE(store->append(good));
  EXPECT_FALSE(store->append(good)) << "the same numbers twice";
  EXPECT_EQ((*store->load("alpha"))->entries.size(), 1u);
  EXPECT_FALSE(store->create(a_table("alpha"))) << "the same id twice";
}

TEST(SqliteStore, ListsUnfinishedListedTablesNewestFirst) {
  const TemporaryFolder folder;
  const auto store = opened(folder);
  TableSettings hidden = a_table("hidden");
  hidden.listed = false;
  TableSettings newest = a_table("newest");
  newest.created += 10;
  for (const TableSettings& table : {a_table("older"), newest, a_table("old"), hidden}) {
    ASSERT_TRUE(store->create(table));
  }
  EXPECT_EQ(store->listed(10).value(), (std::vector<std::string>{"newest", "old", "older"}));
  EXPECT_EQ(store->listed(1).value(), std::vector<std::string>{"newest"});
  ASSERT_TRUE(store->mark("newest", Finished::Yes));
  EXPECT_EQ(store->listed(1).value(), std::vector<std::string>{"old"});
  ASSERT_TRUE(store->mark("newest", Finished::No));
  EXPECT_EQ(store->listed(1).value(), std::vector<std::string>{"newest"});
}

TEST(SqliteStore, KnowsWhereAPersonHasSatDown) {
  const TemporaryFolder folder;
  const auto store = opened(folder);
  ASSERT_TRUE(store);
  for (const char* id : {"alpha", "beta", "gamma"}) ASSERT_TRUE(store->create(a_table(id)));
  ASSERT_TRUE(store->append(std::vector<Addition>{{"beta", 0, {some_entries()[0]}}}));
  Entry removed{EntryKind::Remove, kNoSeat, 0, "", "hash two", 0};
  ASSERT_TRUE(store->append(std::vector<Addition>{{"gamma", 0, {removed}}}));
  EXPECT_EQ(*store->tables_of("hash one", 10), (std::vector<std::string>{"gamma", "beta", "alpha"}));
  EXPECT_EQ(*store->tables_of("hash two", 10), std::vector<std::string>{"beta"})
      << "who was sent away did not sit";
  ASSERT_TRUE(store->mark("gamma", Finished::Yes));
  EXPECT_EQ(*store->tables_of("hash one", 2), (std::vector<std::string>{"beta", "alpha"}));
  EXPECT_TRUE(store->tables_of("", 10)->empty()) << "bots and open seats are nobody's";
  const Entry carried{EntryKind::Carry, kNoSeat, 0, "hash one", "hash three", 0};
  ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, {carried}}}));
  EXPECT_EQ(*store->tables_of("hash one", 10), (std::vector<std::string>{"beta", "gamma"}));
  EXPECT_EQ(*store->tables_of("hash three", 10), std::vector<std::string>{"alpha"});
}

TEST(SqliteStore, KeepsWhenThingsHappenedOnTheClock) {
  const TemporaryFolder folder;
  const Entry entry{EntryKind::Act, 0, 0, "pass", "", 1'700'000'002, "", 0, 5'000'000'000};
  {
    const auto store = opened(folder);
    ASSERT_TRUE(store && store->create(a_table("alpha")));
    EXPECT_EQ(*store->uptime(), 0u);
    ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, {entry}}}));
    ASSERT_TRUE(store->save_uptime(5'000'000'007));
  }
  const auto store = opened(folder);
  ASSERT_TRUE(store);
  EXPECT_EQ(*store->uptime(), 5'000'000'007u);
  EXPECT_EQ((*store->load("alpha"))->entries, std::vector{entry});
}

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

TEST(SqliteStore, TakesOverWhatTheFirstVersionHasWritten) {
  const TemporaryFolder folder;
  {
    const auto store = opened(folder);
    ASSERT_TRUE(store->create(a_table("alpha")));
    ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, {some_entries()[0]}}}));
    TableSettings fork = a_table("fork");
    fork.start.redeals.push_back({0, 0, 5});
    ASSERT_TRUE(store->create(fork));
  }
  {
    auto database = Database::open(folder.path() / "data" / "tables.sqlite");
    ASSERT_TRUE(
        database &&
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
                      "DROP TABLE campaigns; PRAGMA user_version = 1"));
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

TEST(SqliteStore, KeepsCampaigns) {
  const TemporaryFolder folder;
  StoredCampaign campaign = a_campaign();
  TableSettings table = a_table("its table");
  table.campaign = true;
  {
    const auto store = opened(folder);
    ASSERT_TRUE(store->save(campaign));
    campaign.campaign.games.push_back(
        {1, SoloResult::Draw, 3, 20, 7});  // as earlier versions took it from a file
    campaign.tables.emplace_back("earlier");
    campaign.running = table.id;
    ASSERT_TRUE(store->create(table));
    ASSERT_TRUE(store->save(campaign)) << "what has become of it";
    StoredCampaign other = a_campaign();
    other.secret_hash = "other hash";
    ASSERT_TRUE(store->save(other));
  }
  const auto store = opened(folder);
  const auto loaded = store->load_campaign(campaign.secret_hash);
  ASSERT_TRUE(loaded && *loaded);
  EXPECT_EQ((*loaded)->secret_hash, campaign.secret_hash);
  EXPECT_EQ((*loaded)->name, campaign.name);
  EXPECT_EQ((*loaded)->campaign, campaign.campaign);
  EXPECT_EQ((*loaded)->tables, campaign.tables);
  EXPECT_EQ((*loaded)->running, campaign.running);
  expect_same((*store->load(table.id))->settings, table);
  const auto unknown = store->load_campaign("nobody's");
  ASSERT_TRUE(unknown);
  EXPECT_FALSE(*unknown);
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

TEST(Secrets, AreLongAndDifferentAndOnlyTheirHashIsKept) {
  const Secret one = fresh_secret();
  const Secret other = fresh_secret();
  EXPECT_EQ(one.text.size(), 64u);
  EXPECT_NE(one.text, other.text);
  EXPECT_NE(one.text, one.hash);
  EXPECT_EQ(hash_of_secret(one.text), one.hash);
  EXPECT_NE(fresh_table_id(), fresh_table_id());
  EXPECT_EQ(fresh_table_id().size(), 10u);
}

}  // namespace
}  // namespace vendemmia
