// Two lobbies on one database: who comes to the wrong one is sent to the other.
#include <algorithm>
#include <memory>

#include <gtest/gtest.h>

#include "tests/server/store_support.h"
#include "tests/support/lobby_guest.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

class LobbySharedTest : public ::testing::Test {
 protected:
  static constexpr auto kLease = 10min;

  // A server with its lobby.
  struct Node {
    Node(const std::string& address, const std::filesystem::path& folder, const std::string& name)
        : store(std::move(*PostgresStore::open({address, folder, name, kLease}))), world(*store) {}
    std::unique_ptr<PostgresStore> store;
    LobbyWorld world;
  };

  void SetUp() override {
    PostgresServer* server = PostgresServer::shared();
    if (!server) GTEST_SKIP() << "PostgreSQL is not installed: scripts/setup test";
    const std::string address = server->address(server->fresh_schema());
    a = std::make_unique<Node>(address, folder.path(), "a");
    b = std::make_unique<Node>(address, folder.path(), "b");
  }
  // As if nobody had heard of it for as long as a lease.
  void forget(const std::string& name) {
    ASSERT_TRUE(b->store->database().script(
        "UPDATE nodes SET ends = clock_timestamp() - interval '1 second' WHERE name = '" + name + "'"));
  }

  const TemporaryFolder folder;
  std::unique_ptr<Node> a;
  std::unique_ptr<Node> b;
};

TEST_F(LobbySharedTest, WhoComesToTheWrongServerIsToldTheRightOne) {
  LobbyGuest anna(a->world);
  EXPECT_EQ(anna.heard[0]["node"], "a");
  anna.create(2, {kMe, kBot});
  ASSERT_EQ(anna.enter()["is"], "table");
  LobbyGuest there(b->world);
  const Json refused = there.enter(anna.table, anna.secrets);
  EXPECT_EQ(code(refused), "elsewhere");
  EXPECT_EQ(refused["node"], "a");
  EXPECT_EQ(there.say({{"do", "summary"}, {"table", anna.table}, {"secrets", anna.secrets}})["is"], "summary")
      << "what everybody may look at is told by any";
  EXPECT_EQ(
      code(there.say(
          {{"do", "carry"}, {"table", anna.table}, {"secrets", anna.secrets}, {"to", std::string(40, 'x')}})),
      "elsewhere");
  EXPECT_EQ(anna.act(0)["is"], "done");
}

TEST_F(LobbySharedTest, AnotherServerTakesOverAndTheFirstSendsEverybodyOn) {
  LobbyGuest anna(a->world);
  anna.create(2, {kMe, kMe});
  anna.enter();
  ASSERT_EQ(anna.act(anna.asked(0) ? 0 : 1)["is"], "done");
  const Json seen = anna.update(0);
  forget("a");
  LobbyGuest there(b->world);
  ASSERT_EQ(there.enter(anna.table, anna.secrets)["is"], "table");
  EXPECT_EQ(there.update(0)["view"], seen["view"]) << "the same game";
  EXPECT_EQ(there.act(there.asked(0) ? 0 : 1)["is"], "done");

  const int seat = anna.asked(0) ? 0 : 1;
  const Json late = anna.act(seat);
  EXPECT_EQ(code(late), "elsewhere") << "two never both accept";
  EXPECT_EQ(late["node"], "b");
  a->world.pass(1s);
  ASSERT_EQ(anna.count("moved"), 1u);
  EXPECT_EQ(anna.heard.back()["node"], "b");
  EXPECT_EQ(code(anna.say({{"do", "view"}})), "no_table");
  EXPECT_EQ(code(anna.enter()), "elsewhere");
}

TEST_F(LobbySharedTest, WhoSaysNothingIsSentOnWithTheNextBeat) {
  LobbyGuest anna(a->world);
  anna.create(2, {kMe, kBot});
  anna.enter();
  forget("a");
  LobbyGuest there(b->world);
  there.enter(anna.table, anna.secrets);
  EXPECT_EQ(anna.count("moved"), 0u);
  a->world.pass(kLease / 5 + 1s);
  EXPECT_EQ(anna.count("moved"), 1u);
}

TEST_F(LobbySharedTest, ATableThatNobodyTookIsKept) {
  LobbyGuest anna(a->world);
  anna.create(2, {kMe, kBot});
  anna.enter();
  forget("a");
  EXPECT_EQ(code(anna.act(0)), "server_trouble") << "its time was up";
  a->world.pass(kLease / 5 + 1s);
  EXPECT_EQ(anna.count("moved"), 0u);
  EXPECT_EQ(anna.act(0)["is"], "done");
}

TEST_F(LobbySharedTest, WhatWasTakenAwayDoesNotHoldUpOthers) {
  LobbyGuest anna(a->world);
  anna.create(2, {kMe, kBot});
  anna.enter();
  LobbyGuest berta(a->world);
  berta.create(2, {kMe, kBot});
  berta.enter();
  forget("a");
  LobbyGuest there(b->world);
  ASSERT_EQ(there.enter(anna.table, anna.secrets)["is"], "table");
  ASSERT_TRUE(a->store->beat(0));
  const unsigned first = anna.murmur(
      {{"do", "act"}, {"seat", 0}, {"seq", anna.update(0)["seq"]}, {"actions", {anna.first_offer(0)}}});
  EXPECT_EQ(berta.act(0)["is"], "done") << "in the same round";
  EXPECT_EQ(code(anna.answer_to(first)), "elsewhere");
}

TEST_F(LobbySharedTest, AServerThatCannotReachTheDatabaseLetsEverybodyGo) {
  LobbyGuest anna(a->world);
  anna.create(2, {kMe, kBot});
  anna.enter();
  // Nothing it stores arrives any more.
  ASSERT_TRUE(b->store->database().script("ALTER TABLE nodes RENAME TO hidden"));
  a->world.pass(kLease / 2);
  EXPECT_EQ(anna.count("moved"), 0u) << "it may still be heard in time";
  a->world.pass(kLease);
  ASSERT_EQ(anna.count("moved"), 1u);
  EXPECT_FALSE(anna.heard.back().contains("node")) << "anywhere";
  EXPECT_FALSE(a->world.lobby().store_works());
}

TEST_F(LobbySharedTest, NobodyThinksForATableThatIsElsewhere) {
  LobbyGuest anna(a->world);
  anna.create(2, {kMe, kBot});
  anna.enter();
  a->world.bots_think_on = true;
  ASSERT_EQ(anna.say({{"do", "coach"}, {"seat", 0}, {"level", "shows"}})["is"], "done");
  ASSERT_EQ(a->world.bots().cancelled(), 0u);
  ASSERT_TRUE(b->store->database().script("ALTER TABLE nodes RENAME TO hidden"));
  a->world.pass(kLease * 3 / 2);
  ASSERT_EQ(anna.count("moved"), 1u);
  EXPECT_EQ(a->world.bots().cancelled(), 1u) << "what the coach looked at";
}

TEST_F(LobbySharedTest, TheListIsTheSameEverywhere) {
  LobbyGuest anna(a->world);
  anna.create(3, {kMe, kOpen, kBot}, {{"listed", true}});
  anna.enter();
  LobbyGuest there(b->world);
  EXPECT_TRUE(there.say({{"do", "tables"}})["tables"].empty());
  a->world.pass(kLease / 5 + 1s);
  b->world.pass(kLease / 5 + 1s);
  for (LobbyGuest* guest : {&anna, &there}) {
    const Json list = guest->say({{"do", "tables"}})["tables"];
    ASSERT_EQ(list.size(), 1u);
    EXPECT_EQ(list[0]["table"], anna.table);
    EXPECT_EQ(list[0]["seats"].size(), 3u);
  }
}

TEST_F(LobbySharedTest, WhatCouldNotBeListedIsListedLater) {
  LobbyGuest anna(a->world);
  anna.create(3, {kMe, kOpen, kBot}, {{"listed", true}});
  anna.enter();
  ASSERT_TRUE(b->store->database().script("ALTER TABLE listings RENAME TO hidden"));
  a->world.pass(kLease / 5 + 1s);
  ASSERT_TRUE(b->store->database().script("ALTER TABLE hidden RENAME TO listings"));
  a->world.pass(kLease / 5 + 1s);
  EXPECT_EQ(anna.say({{"do", "tables"}})["tables"].size(), 1u);
}

// Whoever opens tables without end leaves those in the list where people wait, whichever server they are at.
TEST_F(LobbySharedTest, TablesWherePeopleWaitStayInTheList) {
  const Json listed{{"listed", true}};
  LobbyGuest anna(a->world);
  anna.create(2, {kMe, kOpen}, listed);
  anna.enter();
  std::vector<std::unique_ptr<LobbyGuest>> crowd;
  for (int i = 0; i < 10; ++i) {
    crowd.push_back(std::make_unique<LobbyGuest>(b->world, "203.0.113.9"));
    crowd.back()->create(2, {kMe, kOpen}, listed);
    crowd.back()->enter();
  }
  LobbyGuest stranger(b->world, "203.0.113.10");
  for (std::size_t i = 0; i < LobbyLimits().tables_in_list; ++i) stranger.create(2, {kMe, kOpen}, listed);
  const auto next_beat = [&] {
    a->world.pass(kLease / 5 + 1s);
    b->world.pass(kLease / 5 + 1s);
    a->world.pass(kLease / 5 + 1s);
  };
  const auto told_of = [&](const LobbyGuest& host, LobbyGuest& by) {
    const Json list = by.say({{"do", "tables"}})["tables"];
    return std::ranges::count_if(list, [&](const Json& one) { return one["table"] == host.table; });
  };
  next_beat();
  for (LobbyGuest* by : {&anna, &stranger}) {
    EXPECT_EQ(told_of(anna, *by), 1);
    std::ptrdiff_t of_the_crowd = 0;
    for (const auto& one : crowd) of_the_crowd += told_of(*one, *by);
    EXPECT_EQ(of_the_crowd, static_cast<std::ptrdiff_t>(LobbyLimits().listed_of_one));
  }
  forget("a");
  stranger.create(2, {kMe, kOpen}, listed);
  EXPECT_EQ(told_of(anna, stranger), 0) << "nobody waits at a server that is gone";
}

TEST_F(LobbySharedTest, AContestIsCountedByAnyServer) {
  const std::string contest = "today-automa";
  const std::string code_of_anna(40, 'a');
  LobbyGuest anna(a->world);
  const Json created = anna.say({{"do", "contest_play"},
                                 {"contest", contest},
                                 {"name", "Anna"},
                                 {"secret", code_of_anna},
                                 {"pace", 0}});
  ASSERT_EQ(created["is"], "created");
  anna.enter(created["table"], {code_of_anna});
  while (anna.table_info()["status"] == "playing") {
    const Json& offers = anna.update(0)["ask"]["offers"];
    const bool may_pass =
        std::ranges::any_of(offers, [](const Json& offer) { return offer["answer"]["text"] == "pass"; });
    ASSERT_EQ(anna.act(0, may_pass ? "pass" : anna.first_offer(0))["is"], "done");
  }
  LobbyGuest there(b->world);
  const Json told = there.say({{"do", "contest"}, {"contest", contest}, {"secret", code_of_anna}});
  ASSERT_EQ(told["entries"].size(), 1u) << told.dump();
  EXPECT_EQ(told["entries"][0]["state"], "counted");
  const Json record =
      there.say({{"do", "contest_record"}, {"contest", contest}, {"secret", code_of_anna}, {"number", 0}});
  EXPECT_EQ(record["is"], "record") << record.dump();
  EXPECT_EQ(b->world.metrics().store_failures, 0u) << "nobody who looks can fill the log";
}

TEST_F(LobbySharedTest, ACampaignIsPlayedWhereItsTableIs) {
  LobbyGuest anna(a->world);
  const Json campaign =
      anna.say({{"do", "campaign_new"}, {"level", "easy"}, {"aggressive", false}, {"name", "Anna"}});
  ASSERT_EQ(campaign["is"], "campaign");
  const Json play{{"do", "campaign_play"}, {"secret", campaign["secret"]}};
  const Json created = anna.say(play);
  ASSERT_EQ(created["is"], "created");
  ASSERT_EQ(anna.enter(created["table"], {created["host_secret"]})["is"], "table");
  LobbyGuest there(b->world);
  const Json seen = there.say({{"do", "campaign"}, {"secret", campaign["secret"]}});
  EXPECT_EQ(seen["table"], created["table"]);
  const Json refused = there.say(play);
  EXPECT_EQ(code(refused), "elsewhere");
  EXPECT_EQ(refused["node"], "a");
}

}  // namespace
}  // namespace vendemmia
