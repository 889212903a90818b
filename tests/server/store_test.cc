// What is put into the store comes out again, also after a restart.
#include <gtest/gtest.h>

#include "server/replay.h"
#include "tests/server/store_support.h"

namespace vendemmia {
namespace {

TEST_P(AnyStore, GivesBackWhatItWasGivenAlsoAfterARestart) {
  const std::vector<Entry> entries = some_entries();
  const std::vector<Addition> first{{"alpha", 0, {entries[0], entries[1]}}};
  const std::vector<Addition> second{{"alpha", 2, {entries[2], entries[3], entries[4], entries[5]}},
                                     {"beta", 0, {entries[0]}}};
  {
    const auto store = open();
    ASSERT_TRUE(store->create(a_table("alpha")));
    ASSERT_TRUE(store->create(a_table("beta")));
    ASSERT_TRUE(store->append(first));
    ASSERT_TRUE(store->append(second));
  }
  const auto store = open();
  const auto alpha = store->load("alpha");
  ASSERT_TRUE(alpha && *alpha);
  expect_same((*alpha)->settings, a_table("alpha"));
  EXPECT_EQ((*alpha)->entries, entries);
  const auto beta = store->load("beta");
  ASSERT_TRUE(beta && *beta);
  EXPECT_EQ((*beta)->entries, std::vector{entries[0]});
  EXPECT_EQ(store->tables().value(), 2u);
}

TEST_P(AnyStore, KeepsWhereARecordIsTakenUpAndHowItsCardsWereDealtAnew) {
  said::Fork wish;
  wish.record_text = text_of(Journal{{.players = 2}, 11, {}, {}});
  wish.name = "Carla";
  wish.bot = "random";
  auto table = fork_of(wish, 42);
  ASSERT_TRUE(table) << table.error().text;
  table->id = "fork";
  ASSERT_EQ(table->start.redeals.size(), 1u);

  const auto store = open();
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

TEST_P(AnyStore, KeepsTheLastLinesOfAChat) {
  const auto store = open();
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
}

TEST(SqliteStore, KeepsNoMoreLinesOfAChatOnDisk) {
  const TemporaryFolder folder;
  auto store = opened(folder);
  ASSERT_TRUE(store->create(a_table("alpha")));
  ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, {}, {}, 0, some_lines(0, 300)}}));
  store.reset();
  auto database = Database::open(folder.path() / "data" / "tables.sqlite");
  auto count = database->prepare("SELECT count(*) FROM chat");
  ASSERT_TRUE(count && count->row());
  EXPECT_EQ(count->number(0), 200u) << "on disk, too";
}

TEST_P(AnyStore, AnUnknownTableIsNotAFailure) {
  const auto loaded = open()->load("nowhere");
  ASSERT_TRUE(loaded);
  EXPECT_FALSE(*loaded);
}

TEST_P(AnyStore, ABatchIsStoredWhollyOrNotAtAll) {
  const auto store = open();
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

TEST_P(AnyStore, ListsUnfinishedListedTablesNewestFirst) {
  const auto store = open();
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

TEST_P(AnyStore, KnowsWhereAPersonHasSatDown) {
  const auto store = open();
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
  const Entry back{EntryKind::Carry, kNoSeat, 0, "hash three", "hash one", 0};
  ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 1, {back}}}));
  EXPECT_EQ(*store->tables_of("hash one", 10), (std::vector<std::string>{"beta", "alpha", "gamma"}));
  EXPECT_TRUE(store->tables_of("hash three", 10)->empty());
}

TEST_P(AnyStore, KeepsWhenThingsHappenedOnTheClock) {
  const Entry entry{EntryKind::Act, 0, 0, "pass", "", 1'700'000'002, "", 0, 5'000'000'000};
  {
    const auto store = open();
    ASSERT_TRUE(store && store->create(a_table("alpha")));
    EXPECT_EQ(*store->uptime(), 0u);
    ASSERT_TRUE(store->append(std::vector<Addition>{{"alpha", 0, {entry}}}));
    ASSERT_TRUE(store->save_uptime(5'000'000'007));
  }
  const auto store = open();
  ASSERT_TRUE(store);
  EXPECT_EQ(*store->uptime(), 5'000'000'007u);
  EXPECT_EQ((*store->load("alpha"))->entries, std::vector{entry});
}

TEST_P(AnyStore, KeepsTheNewestReviews) {
  {
    const auto store = open();
    EXPECT_EQ(*store->review("of no game"), std::nullopt);
    for (std::size_t game = 0; game <= kReviewsKept; ++game)
      ASSERT_TRUE(store->keep_review(std::to_string(game), "review " + std::to_string(game)));
    ASSERT_TRUE(store->keep_review("7", "made anew"));
  }
  const auto store = open();
  EXPECT_EQ(*store->review("0"), std::nullopt) << "the oldest";
  EXPECT_EQ(*store->review("1"), "review 1");
  EXPECT_EQ(*store->review("7"), "made anew");
  EXPECT_EQ(*store->review(std::to_string(kReviewsKept)), "review " + std::to_string(kReviewsKept));
}

TEST_P(AnyStore, KeepsContestsAndWhoPlaysThem) {
  const StoredContestEntry anna{"hash one", "Anna plays"};
  const StoredContestEntry berto{"hash two", "Berto plays"};
  const std::string deal = "seed 18446744073709551615";
  {
    const auto store = open();
    EXPECT_EQ(*store->contest("none"), std::nullopt);
    EXPECT_TRUE(store->contest_entries("none")->empty());
    ASSERT_TRUE(store->keep_contest("one", deal));
    EXPECT_FALSE(store->keep_contest("one", "another under the same name"));
    for (const auto& entry : {anna, berto}) ASSERT_TRUE(store->keep_contest_entry("one", entry));
    ASSERT_TRUE(store->keep_contest_entry("2026-11-18-automa", berto)) << "a day is not stored itself";
    ASSERT_TRUE(store->keep_contest_entry("one", {anna.person, "Anna has won"}));
  }
  const auto store = open();
  EXPECT_EQ(*store->contest("one"), deal);
  const std::vector<StoredContestEntry> entries{{anna.person, "Anna has won"}, berto};
  EXPECT_EQ(*store->contest_entries("one"), entries);
  EXPECT_EQ(store->contest_entries("2026-11-18-automa")->size(), 1u);
}

TEST_P(AnyStore, WhoIsInAContestStaysThere) {
  const auto store = open();
  const StoredContestEntry anna{"hash one", "Anna's table"};
  EXPECT_EQ(*store->enter_contest("one", anna), anna);
  EXPECT_EQ(*store->enter_contest("one", {anna.person, "another table"}), anna);
  EXPECT_EQ(store->enter_contest("two", {anna.person, "another table"})->text, "another table");
  EXPECT_EQ(*store->contest_entries("one"), std::vector{anna});
}

TEST(SqliteStore, SealsTheSeedOfAContest) {
  const TemporaryFolder folder;
  ASSERT_TRUE(opened(folder)->keep_contest("one", "seed 18446744073709551615"));
  auto database = Database::open(folder.path() / "data" / "tables.sqlite");
  ASSERT_TRUE(database);
  auto text = database->prepare("SELECT text FROM contests");
  ASSERT_TRUE(text && *text->row());
  EXPECT_EQ(text->text(0).find("18446744073709551615"), std::string::npos);
}

TEST_P(AnyStore, KeepsCampaigns) {
  StoredCampaign campaign = a_campaign();
  TableSettings table = a_table("its table");
  table.campaign = true;
  {
    const auto store = open();
    ASSERT_TRUE(store->save(campaign));
    campaign.version = (*store->load_campaign(campaign.secret_hash))->version;
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
  const auto store = open();
  const auto loaded = store->load_campaign(campaign.secret_hash);
  ASSERT_TRUE(loaded && *loaded);
  EXPECT_EQ((*loaded)->secret_hash, campaign.secret_hash);
  EXPECT_EQ((*loaded)->name, campaign.name);
  EXPECT_EQ((*loaded)->campaign, campaign.campaign);
  EXPECT_EQ((*loaded)->tables, campaign.tables);
  EXPECT_EQ((*loaded)->running, campaign.running);
  expect_same((*store->load(table.id))->settings, table);
  EXPECT_TRUE(*store->has_campaign(campaign.secret_hash));
  EXPECT_FALSE(*store->has_campaign("nobody's"));
  EXPECT_EQ(*store->leading_campaigns(std::vector{campaign.secret_hash, campaign.secret_hash}), 2u);
  EXPECT_EQ(*store->leading_campaigns(std::vector<std::string>{"nobody's", campaign.secret_hash}), 0u);
  EXPECT_EQ(*store->leading_campaigns({}), 0u);
  const auto unknown = store->load_campaign("nobody's");
  ASSERT_TRUE(unknown);
  EXPECT_FALSE(*unknown);
}

INSTANTIATE_TEST_SUITE_P(Stores, AnyStore, ::testing::Values(StoreKind::Sqlite, StoreKind::Postgres),
                         name_of_store);

}  // namespace
}  // namespace vendemmia
