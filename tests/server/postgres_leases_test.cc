// Several servers and one database: a table belongs to one of them at a time, and only that one can add to it.
#include <thread>

#include <gtest/gtest.h>

#include "tests/server/store_support.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

class Leases : public ::testing::Test {
 protected:
  void SetUp() override {
    PostgresServer* server = PostgresServer::shared();
    if (!server) GTEST_SKIP() << "PostgreSQL is not installed: scripts/setup test";
    address = server->address(server->fresh_schema());
  }
  std::unique_ptr<PostgresStore> server(const std::string& node, std::chrono::milliseconds lease = 10min) {
    auto store = PostgresStore::open({address, folder.path(), node, lease});
    EXPECT_TRUE(store) << store.error().what;
    return store ? std::move(*store) : nullptr;
  }
  static std::vector<Addition> an_answer(u32 number) {
    return {{"alpha", number, {{EntryKind::Act, 0, 0, "pass", "", 1'700'000'002}}}};
  }
  static std::string holder(const StoreFailure& failure) {
    return failure.elsewhere.size() == 1 ? failure.elsewhere[0].node : "(nobody is named)";
  }
  static void time_is_up_for(PostgresStore& at, const std::string& node) {
    ASSERT_TRUE(at.database().script(
        "UPDATE nodes SET ends = clock_timestamp() - interval '1 second' WHERE name = '" + node + "'"));
  }

  const TemporaryFolder folder;
  std::string address;
};

TEST_F(Leases, ATableBelongsToOneServer) {
  const auto a = server("a");
  const auto b = server("b");
  ASSERT_TRUE(a->create(a_table("alpha")));
  ASSERT_TRUE(a->append(an_answer(0)));
  const auto refused = b->load("alpha");
  ASSERT_FALSE(refused);
  EXPECT_EQ(holder(refused.error()), "a");
  EXPECT_TRUE(refused.error().one_table) << "the store works";
  const auto added = b->append(an_answer(1));
  ASSERT_FALSE(added);
  EXPECT_EQ(holder(added.error()), "a");
  const auto looked_at = b->peek("alpha");
  ASSERT_TRUE(looked_at && *looked_at);
  EXPECT_EQ((*looked_at)->entries.size(), 1u);
  ASSERT_TRUE(a->append(an_answer(1))) << "nobody took it away";
}

// Otherwise a server would remember all that were ever made there and never entered.
TEST_F(Leases, ATableBelongsToNobodyBeforeSomebodyComesIn) {
  const auto a = server("a");
  const auto b = server("b");
  ASSERT_TRUE(a->create(a_table("alpha")));
  const auto owners = a->database().run(Query("SELECT count(owner) FROM chains"));
  ASSERT_TRUE(owners);
  EXPECT_EQ(owners->number(0, 0), 0u);
  const auto taken = b->load("alpha");
  ASSERT_TRUE(taken && *taken);
  ASSERT_TRUE(b->append(an_answer(0)));
  const auto refused = a->append(an_answer(1));
  ASSERT_FALSE(refused);
  EXPECT_EQ(holder(refused.error()), "b");
}

// Both have looked, and nobody was in it.
TEST_F(Leases, OneServerBringsSomebodyIntoAContest) {
  const auto a = server("a");
  const auto b = server("b");
  ASSERT_TRUE(a->contest_entries("one")->empty());
  ASSERT_TRUE(b->contest_entries("one")->empty());
  const StoredContestEntry first{"hash one", "at a"};
  ASSERT_EQ(*a->enter_contest("one", first), first);
  EXPECT_EQ(*b->enter_contest("one", {"hash one", "at b"}), first);
}

TEST_F(Leases, WhatIsLetGoAnybodyMayHave) {
  const auto a = server("a");
  const auto b = server("b");
  ASSERT_TRUE(a->create(a_table("alpha")));
  ASSERT_TRUE(a->load("alpha"));
  a->let_go("alpha");
  EXPECT_FALSE(b->load("alpha")) << "only with the next beat";
  ASSERT_TRUE(a->beat(0));
  ASSERT_TRUE(b->load("alpha"));
  ASSERT_TRUE(b->append(an_answer(0)));
  EXPECT_FALSE(a->append(an_answer(1)));
}

TEST_F(Leases, WhatIsOpenedAgainIsNotLetGo) {
  const auto a = server("a");
  const auto b = server("b");
  ASSERT_TRUE(a->create(a_table("alpha")));
  ASSERT_TRUE(a->load("alpha"));
  a->let_go("alpha");
  ASSERT_TRUE(a->load("alpha"));
  ASSERT_TRUE(a->beat(0));
  EXPECT_FALSE(b->load("alpha"));
}

TEST_F(Leases, AServerThatStopsLeavesItsTablesAtOnce) {
  auto a = server("a");
  const auto b = server("b");
  ASSERT_TRUE(a->create(a_table("alpha")));
  a.reset();
  ASSERT_TRUE(b->load("alpha"));
}

TEST_F(Leases, WhoWasTakenForGoneCanStoreNothingMore) {
  const auto a = server("a");
  const auto b = server("b");
  ASSERT_TRUE(a->create(a_table("alpha")));
  ASSERT_TRUE(a->append(an_answer(0)));
  time_is_up_for(*b, "a");
  EXPECT_FALSE(a->append(an_answer(1))) << "its time is up, although nobody has come";
  const auto taken = b->load("alpha");
  ASSERT_TRUE(taken && *taken);
  EXPECT_EQ((*taken)->entries.size(), 1u);

  // It comes back, and still believes in what it has.
  const auto late = a->append(an_answer(1));
  ASSERT_FALSE(late);
  EXPECT_EQ(holder(late.error()), "b");
  const auto news = a->beat(0);
  ASSERT_TRUE(news);
  EXPECT_TRUE(news->had_ended);
  EXPECT_EQ(news->taken, std::vector<std::string>{"alpha"});
  ASSERT_TRUE(b->append(an_answer(1)));
  EXPECT_EQ((*b->load("alpha"))->entries.size(), 2u);
}

// Even one whose commit was under way for so long that its table had come back to nobody.
TEST_F(Leases, AnOldNumberIsNoGood) {
  const auto a = server("a");
  auto b = server("b");
  ASSERT_TRUE(a->create(a_table("alpha")));
  ASSERT_TRUE(a->load("alpha"));
  const auto old = a->database().run(Query("SELECT owner, fence FROM chains"));
  ASSERT_TRUE(old);
  time_is_up_for(*b, "a");
  ASSERT_TRUE(b->load("alpha"));
  b.reset();
  ASSERT_TRUE(a->beat(0)->had_ended);
  ASSERT_TRUE(a->load("alpha")) << "it is its own again";
  const Query late("SELECT go_on('alpha', $1, $2, 0, 1, 'head')", old->number(0, 0), old->number(0, 1));
  EXPECT_FALSE(a->database().run(late));
  EXPECT_EQ(a->database().code(), "VN001");
  EXPECT_TRUE(a->append(an_answer(0))) << "under the new number";
}

TEST_F(Leases, ABatchWithATableOfAnotherIsNotStoredAndSaysWhose) {
  const auto a = server("a");
  const auto b = server("b");
  ASSERT_TRUE(a->create(a_table("alpha")));
  ASSERT_TRUE(a->create(a_table("beta")));
  time_is_up_for(*b, "a");
  ASSERT_TRUE(b->load("beta"));
  ASSERT_TRUE(a->beat(0));
  std::vector<Addition> both = an_answer(0);
  both.push_back(both[0]);
  both[1].table = "beta";
  const auto refused = a->append(both);
  ASSERT_FALSE(refused);
  ASSERT_EQ(refused.error().elsewhere.size(), 1u);
  EXPECT_EQ(refused.error().elsewhere[0].table, "beta");
  EXPECT_EQ(refused.error().elsewhere[0].node, "b");
  EXPECT_TRUE((*a->load("alpha"))->entries.empty());
  EXPECT_TRUE(a->append(an_answer(0)));
}

TEST_F(Leases, ANameIsForOneServer) {
  const auto a = server("a", 1s);
  const auto b = server("b");
  time_is_up_for(*b, "a");
  const auto again = server("a", 10min);
  ASSERT_TRUE(again) << "the first one is gone, as far as anybody knows";
  EXPECT_FALSE(a->beat(0)) << "and does not get its name back";
  const auto third = PostgresStore::open({address, folder.path(), "b", 200ms});
  ASSERT_FALSE(third);
  EXPECT_NE(third.error().what.find("another server uses it as b"), std::string::npos) << third.error().what;
}

TEST_F(Leases, AServerThatWasKilledIsReplacedWhenItsTimeIsUp) {
  auto a = server("a", 2s);
  ASSERT_TRUE(a->create(a_table("alpha")));
  const auto b = server("b", 10min);
  // However slow the machine is. That nobody takes it before: ATableBelongsToOneServer.
  bool taken = false;
  for (int tries = 0; tries < 1'200 && !taken; ++tries) {
    std::this_thread::sleep_for(50ms);
    taken = b->load("alpha").has_value();
  }
  EXPECT_TRUE(taken);
}

TEST_F(Leases, ListsTravel) {
  const auto a = server("a");
  const auto b = server("b");
  EXPECT_TRUE(b->published(10)->empty());
  ASSERT_TRUE(a->create(a_table("alpha")));
  const std::vector<Listing> told{{"alpha", R"({"table":"alpha"})"}};
  ASSERT_TRUE(a->publish(told));
  ASSERT_TRUE(b->beat(0));
  const auto heard = b->published(10);
  ASSERT_TRUE(heard);
  ASSERT_EQ(heard->size(), 1u);
  EXPECT_EQ((*heard)[0].summary, told[0].summary);
  ASSERT_TRUE(a->mark("alpha", Finished::Yes));
  ASSERT_TRUE(b->beat(0));
  EXPECT_TRUE(b->published(10)->empty());
}

TEST_F(Leases, ServersHaveRunForAsLongAsTheLongest) {
  const auto a = server("a");
  const auto b = server("b");
  EXPECT_EQ(a->beat(5'000)->uptime, 5'000u);
  EXPECT_EQ(b->beat(100)->uptime, 5'000u);
  ASSERT_TRUE(b->save_uptime(200));
  EXPECT_EQ(*a->uptime(), 5'000u);
}

TEST_F(Leases, ACampaignIsNotOverwritten) {
  const auto a = server("a");
  const auto b = server("b");
  StoredCampaign campaign = a_campaign();
  ASSERT_TRUE(a->save(campaign));
  campaign = **a->load_campaign(campaign.secret_hash);
  StoredCampaign other = **b->load_campaign(campaign.secret_hash);
  other.running = "alpha";
  ASSERT_TRUE(b->save(other));
  EXPECT_FALSE(a->save(campaign)) << "another server has saved it meanwhile";
  EXPECT_EQ((*a->load_campaign(campaign.secret_hash))->running, "alpha");
}

TEST_F(Leases, AllServersNeedTheSameKey) {
  const auto a = server("a");
  const TemporaryFolder elsewhere;
  const auto without = PostgresStore::open({address, elsewhere.path(), "b"});
  ASSERT_FALSE(without);
  EXPECT_NE(without.error().what.find("tables.key"), std::string::npos) << without.error().what;
  EXPECT_FALSE(std::filesystem::exists(elsewhere.path() / "tables.key")) << "and none is made";
  {
    const auto other = SqliteStore::open(elsewhere.path());
  }
  const auto wrong = PostgresStore::open({address, elsewhere.path(), "b"});
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().what.find("another database"), std::string::npos) << wrong.error().what;
}

// What is said about an address stands in the log.
TEST(PostgresAddress, APasswordIsNotToldAlsoWhereTheAddressCannotBeRead) {
  for (const char* address :
       {"postgres://anna:sesame%zz@127.0.0.1:1/tables", "postgres://anna:sesame@[::1/tables",
        "postgres://anna:sesame/door@127.0.0.1:1/tables", "postgres://anna:open@sesame@127.0.0.1:1/tables",
        "postgres://anna:open/sesame@127.0.0.1:1/tables", "postgres://anna:sesame@127.0.0.1:1/tables"}) {
    const auto connected = Postgres(address).connect();
    ASSERT_FALSE(connected);
    EXPECT_EQ(connected.error().what.find("sesame"), std::string::npos) << connected.error().what;
  }
}

TEST_F(Leases, ADatabaseThatIsNotThereIsToldSoon) {
  const auto begun = std::chrono::steady_clock::now();
  const auto store = PostgresStore::open({"postgres:///tables?host=/nowhere", folder.path(), "a"});
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().what.find("the database"), std::string::npos) << store.error().what;
  EXPECT_LT(std::chrono::steady_clock::now() - begun, 5s);
}

}  // namespace
}  // namespace vendemmia
