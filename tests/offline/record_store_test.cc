// The browser's store keeps what SQLite's keeps; and what it hands on is enough to make it again.
#include "offline/record_store.h"

#include <gtest/gtest.h>

#include "tests/server/store_support.h"

namespace vendemmia {
namespace {

// What a browser would have written.
struct Written {
  Records records;
  unsigned commits = 0;

  RecordStore store() {
    return {records, [this](const std::vector<RecordChange>& changes) {
              ++commits;
              for (const RecordChange& change : changes) {
                if (change.value) {
                  records[change.key] = *change.value;
                } else {
                  records.erase(change.key);
                }
              }
            }};
  }
};

TEST(RecordStore, GivesBackWhatItWasGivenAlsoAfterAReload) {
  Written written;
  const std::vector<Entry> entries = some_entries();
  const std::vector<Addition> first{{"alpha", 0, {entries[0], entries[1]}}};
  const std::vector<Addition> second{{"alpha", 2, {entries[2], entries[3], entries[4], entries[5]}},
                                     {"beta", 0, {entries[0]}}};
  {
    RecordStore store = written.store();
    ASSERT_TRUE(store.create(a_table("alpha")));
    ASSERT_TRUE(store.create(a_table("beta")));
    ASSERT_TRUE(store.append(first));
    ASSERT_TRUE(store.append(second));
    EXPECT_EQ(written.commits, 4u);
  }
  RecordStore store = written.store();
  const auto alpha = store.load("alpha");
  ASSERT_TRUE(alpha && *alpha);
  expect_same((*alpha)->settings, a_table("alpha"));
  EXPECT_EQ((*alpha)->entries, entries);
  const auto beta = store.load("beta");
  ASSERT_TRUE(beta && *beta);
  EXPECT_EQ((*beta)->entries, std::vector{entries[0]});
  EXPECT_EQ(store.tables().value(), 2u);
  EXPECT_EQ(store.listed(9).value(), (std::vector<std::string>{"beta", "alpha"}));
  EXPECT_EQ(store.tables_of("hash two", 9).value(), (std::vector<std::string>{"beta", "alpha"}));
  ASSERT_TRUE(store.mark("beta", Finished::Yes));
  EXPECT_EQ(store.listed(9).value(), std::vector<std::string>{"alpha"});
  EXPECT_EQ(store.tables_of("hash two", 9).value(), (std::vector<std::string>{"alpha", "beta"}));
}

TEST(RecordStore, StoresAllOfACommitOrNothing) {
  Written written;
  RecordStore store = written.store();
  ASSERT_TRUE(store.create(a_table("alpha")));
  const Records before = written.records;
  const std::vector<Addition> bad{{"alpha", 0, {some_entries()[0]}}, {"nobody's", 0, {some_entries()[0]}}};
  EXPECT_FALSE(store.append(bad));
  const std::vector<Addition> gap{{"alpha", 1, {some_entries()[0]}}};
  EXPECT_FALSE(store.append(gap));
  EXPECT_EQ(written.records, before);
}

TEST(RecordStore, StoresNothingWhileTheBrowserCannotWrite) {
  Written written;
  RecordStore store = written.store();
  ASSERT_TRUE(store.create(a_table("alpha")));
  store.set_broken(true);
  const std::vector<Addition> one{{"alpha", 0, {some_entries()[0]}}};
  EXPECT_FALSE(store.append(one));
  EXPECT_FALSE(store.create(a_table("beta")));
  EXPECT_TRUE(store.load("alpha").value());
  EXPECT_EQ(written.commits, 1u);
  store.set_broken(false);
  EXPECT_TRUE(store.append(one));
}

TEST(RecordStore, KeepsTheLastLinesOfChat) {
  Written written;
  RecordStore store = written.store();
  ASSERT_TRUE(store.create(a_table("alpha")));
  constexpr u32 kLines = kChatLinesKept + 50;
  for (u32 i = 0; i < kLines; ++i) {
    const Entry line{EntryKind::Chat, 0, 0, "line " + std::to_string(i), "", i, "Ada"};
    const std::vector<Addition> said{{"alpha", 0, {}, {}, i, {line}}};
    ASSERT_TRUE(store.append(said));
  }
  const auto table = written.store().load("alpha");
  ASSERT_TRUE(table && *table);
  EXPECT_EQ((*table)->first_line, 50u);
  EXPECT_EQ((*table)->chat.size(), kChatLinesKept);
  EXPECT_EQ((*table)->chat.front().text, "line 50");
  EXPECT_LT(written.records.size(), kChatLinesKept + 5);
}

TEST(RecordStore, KeepsOnePositionBesidesThoseThatWereAdopted) {
  Written written;
  RecordStore store = written.store();
  ASSERT_TRUE(store.create(a_table("alpha")));
  const auto keep = [&](u32 entries, bool adopted) {
    StoredPosition one{entries, 2, 3, adopted, R"({"x":"é"})", 0xFFFF'FFFF'FFFF'FFFFu, {"pass", "yes"}, 5};
    const std::vector<Addition> with{{"alpha", 0, {}, one}};
    EXPECT_TRUE(store.append(with));
    return one;
  };
  const StoredPosition adopted = keep(3, true);
  keep(12, false);
  const StoredPosition last = keep(100, false);
  EXPECT_EQ(written.store().positions("alpha").value(), (std::vector{adopted, last}));
}

TEST(RecordStore, KeepsCampaignsAndCarriesThem) {
  Written written;
  RecordStore store = written.store();
  ASSERT_TRUE(store.save(a_campaign()));
  ASSERT_TRUE(store.carry_campaign("campaign hash", "other"));
  RecordStore again = written.store();
  EXPECT_FALSE(again.load_campaign("campaign hash").value());
  const auto read = again.load_campaign("other");
  ASSERT_TRUE(read && *read);
  EXPECT_EQ((*read)->campaign, a_campaign().campaign);
  EXPECT_EQ((*read)->name, "Ottavia");
}

TEST(RecordStore, ForgetsTheOldestReviews) {
  Written written;
  RecordStore store = written.store();
  EXPECT_EQ(*store.review("of no game"), std::nullopt);
  for (std::size_t game = 0; game <= kReviewsKept; ++game)
    ASSERT_TRUE(store.keep_review(std::to_string(game), "review " + std::to_string(game)));
  ASSERT_TRUE(store.keep_review("7", "made\nanew"));
  EXPECT_EQ(written.records.size(), kReviewsKept);
  RecordStore again = written.store();
  EXPECT_EQ(*again.review("0"), std::nullopt);
  EXPECT_EQ(*again.review("1"), "review 1");
  EXPECT_EQ(*again.review("7"), "made\nanew");
}

TEST(RecordStore, KeepsContestsAndWhoPlaysThem) {
  Written written;
  RecordStore store = written.store();
  ASSERT_TRUE(store.keep_contest("one", "a deal"));
  EXPECT_FALSE(store.keep_contest("one", "another under the same name"));
  for (const char* person : {"zora", "anna"}) ASSERT_TRUE(store.keep_contest_entry("one", {person, "plays"}));
  ASSERT_TRUE(store.keep_contest_entry("one", {"zora", "has\nwon"}));
  ASSERT_TRUE(store.keep_contest_entry("2026-11-18-automa", {"anna", "plays"}));
  RecordStore again = written.store();
  EXPECT_EQ(*again.contest("one"), "a deal");
  EXPECT_EQ(*again.contest("none"), std::nullopt);
  const std::vector<StoredContestEntry> entries{{"zora", "has\nwon"}, {"anna", "plays"}};
  EXPECT_EQ(*again.contest_entries("one"), entries);
  EXPECT_TRUE(again.contest_entries("none")->empty());
}

// An imported file may hold anything.
TEST(RecordStore, RefusesDamagedRecordsAndOpensTheOthers) {
  Written written;
  {
    RecordStore store = written.store();
    ASSERT_TRUE(store.create(a_table("alpha")));
    ASSERT_TRUE(store.create(a_table("beta")));
    const std::vector<Addition> both{{"alpha", 0, {some_entries()[0]}}, {"beta", 0, {some_entries()[0]}}};
    ASSERT_TRUE(store.append(both));
  }
  const Records whole = written.records;
  for (const char* damage : {"", "[", "7", "{}", R"([{"kind":"fly"}])", R"([{"kind":7}])", R"([[]])",
                             R"([{"kind":"act","seat":-1}])", R"([{"kind":"act","text":{}}])"}) {
    for (const char* key : {"table/alpha", "entries/alpha/0000000000"}) {
      if (std::string_view(damage) == "{}" && std::string_view(key) != "table/alpha") continue;
      written.records = whole;
      written.records[key] = damage;
      RecordStore store = written.store();
      EXPECT_FALSE(store.load("alpha")) << key << " " << damage;
      EXPECT_TRUE(store.load("beta")) << key << " " << damage;
      EXPECT_EQ(store.tables_of("hash two", 9).value(), std::vector<std::string>{"beta"}) << damage;
    }
  }
}

}  // namespace
}  // namespace vendemmia
