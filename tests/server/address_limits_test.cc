// What one address may ask for, whichever of its connections asks.
#include "server/address_limits.h"

#include <gtest/gtest.h>

#include "server/secrets.h"
#include "tests/server/room_support.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

TEST(AddressLimits, RemembersABoundedNumberOfAddresses) {
  AddressRates rates;
  rates.remembered = 10;
  rates.tables = {1, 0};
  AddressLimits limits(rates);
  for (int i = 0; i < 1000; ++i) limits.take(std::to_string(i), Asset::Tables, 0ms);
  EXPECT_EQ(limits.remembered(), 10u);
  EXPECT_FALSE(limits.take("999", Asset::Tables, 0ms));
  EXPECT_TRUE(limits.take("0", Asset::Tables, 0ms)) << "it was forgotten";
}

TEST(AddressLimits, WhatCostsMuchIsPaidForAfterwards) {
  AddressRates rates;
  rates.work = {10, 1};
  AddressLimits limits(rates);
  ASSERT_TRUE(limits.has_any("a", Asset::Work, 0ms));
  limits.pay("a", Asset::Work, 0ms, 30);
  EXPECT_FALSE(limits.has_any("a", Asset::Work, 19'000ms));
  EXPECT_TRUE(limits.has_any("a", Asset::Work, 21'000ms));
  EXPECT_TRUE(limits.has_any("b", Asset::Work, 0ms));
}

TEST(AddressLimits, WhoFloodsWaitsForASecondAtMost) {
  AddressRates rates;
  rates.traffic = {100, 10};
  AddressLimits limits(rates);
  EXPECT_EQ(limits.wait("a", Asset::Traffic, 0ms), 0ms);
  limits.pay("a", Asset::Traffic, 0ms, 101);
  EXPECT_EQ(limits.wait("a", Asset::Traffic, 0ms), 101ms);
  limits.pay("a", Asset::Traffic, 0ms, 1e6);
  EXPECT_EQ(limits.wait("a", Asset::Traffic, 0ms), 1001ms);
  EXPECT_EQ(limits.wait("a", Asset::Traffic, 1'001ms), 0ms);
  EXPECT_EQ(limits.wait("b", Asset::Traffic, 0ms), 0ms);
}

TEST(AddressLimits, WhoIsRefusedAllTheTimeIsLoggedOnceAMinute) {
  AddressLimits limits({});
  EXPECT_EQ(limits.refusals_to_log("a", 0ms), 1u);
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(limits.refusals_to_log("a", 1'000ms));
  EXPECT_EQ(limits.refusals_to_log("b", 1'000ms), 1u);
  EXPECT_EQ(limits.refusals_to_log("a", 60'000ms), 101u);
}

class LobbyAddressTest : public ::testing::Test {
 protected:
  static LobbyLimits strict() {
    LobbyLimits limits = hardly_any_limits();
    limits.address.tables = {3, 0};
    limits.address.hints = {1, 0};
    limits.address.work = {2000, 1};
    limits.listed_of_one = 2;
    limits.tables_in_list = 4;
    return limits;
  }
  static std::string long_record() {
    Journal journal = new_journal(2);
    play_on(journal, 1);
    return text_of(journal);
  }

  MemoryStore store;
  LobbyWorld world{store, strict()};
};

TEST_F(LobbyAddressTest, ReconnectingGivesNoNewTables) {
  for (int i = 0; i < 3; ++i) {
    LobbyGuest guest(world, "203.0.113.7");
    EXPECT_EQ(guest.create(2, {kMe, kBot}).value("is", ""), "created");
    guest.leave_the_world();
  }
  LobbyGuest again(world, "203.0.113.7");
  EXPECT_EQ(code(again.create(2, {kMe, kBot})), "too_much");
  LobbyGuest other(world, "203.0.113.8");
  EXPECT_EQ(other.create(2, {kMe, kBot}).value("is", ""), "created");
}

TEST_F(LobbyAddressTest, ReplaysArePaidForByTheirSize) {
  const Json replay{{"do", "replay"}, {"record", long_record()}, {"at", 0}};
  Json at_the_end = replay;
  at_the_end["at"] = Json(parse_journal(replay["record"].get<std::string>()).journal.actions.size());
  const auto replays_until_refused = [&](const Json& message, const std::string& address) {
    for (int count = 0;; ++count) {
      LobbyGuest guest(world, address);  // a new one each time
      const Json answer = guest.say(message);
      if (answer.value("code", "") == "too_much" || count > 1000) return count;
      EXPECT_EQ(answer["is"], "replay") << answer.dump();
      guest.leave_the_world();
    }
  };
  const int small = replays_until_refused(replay, "203.0.113.7");
  const int large = replays_until_refused(at_the_end, "203.0.113.8");
  EXPECT_GT(large, 1);
  EXPECT_GT(small, 2 * large) << "what tells more costs more";
  LobbyGuest guest(world, "203.0.113.9");
  EXPECT_EQ(guest.say(replay)["is"], "replay") << "somebody else's";
}

TEST_F(LobbyAddressTest, OpeningATableIsPaidForByItsLength) {
  const auto summaries_until_refused = [&](u32 entries, const std::string& address) {
    TableSettings settings = table_of(new_journal(2), SeatKind::Person);
    settings.id = "table " + std::to_string(entries);
    settings.seats[0].secret_hash = hash_of_secret("anna");
    EXPECT_TRUE(store.create(settings));
    Addition paces{settings.id, 0, {}};
    for (u32 i = 0; i < entries; ++i) paces.entries.push_back({EntryKind::Pace, kNoSeat, 100, "", ""});
    EXPECT_TRUE(store.append(std::vector{paces}));
    const Json summary{{"do", "summary"}, {"table", settings.id}, {"secrets", {"anna"}}};
    LobbyGuest guest(world, address);
    int told = 0;
    while (guest.say(summary)["is"] == "summary") ++told;
    return told;
  };
  const int short_game = summaries_until_refused(10, "203.0.113.7");
  const int long_game = summaries_until_refused(12'000, "203.0.113.8");
  EXPECT_GT(short_game, 2 * long_game);
}

// Of a campaign of a thousand games everything is told each time.
TEST_F(LobbyAddressTest, CampaignsArePaidForByTheirSize) {
  Campaign campaign;
  for (int i = 0; i < 900; ++i) campaign.games.push_back({1, SoloResult::Loss, 3, 20, 7});
  LobbyGuest guest(world, "203.0.113.7");
  const Json begun = guest.say({{"do", "campaign_import"}, {"text", text_of(campaign)}, {"name", "Anna"}});
  ASSERT_EQ(begun["is"], "campaign") << begun.dump();
  int told = 0;
  while (told < 1000 && guest.say({{"do", "campaign"}, {"secret", begun["secret"]}})["is"] == "campaign")
    ++told;
  EXPECT_LT(told, 40);
}

// Everybody at the server waits for each question to the store, which may be far away.
TEST_F(LobbyAddressTest, WhatIsMineIsPaidForByWhatIsLookedUp) {
  std::vector<std::string> secrets;
  for (int i = 0; i < 64; ++i) secrets.push_back(std::to_string(100 + i) + std::string(32, 'x'));
  LobbyGuest one(world, "203.0.113.7");
  int small = 0;
  while (small < 1000 && one.say({{"do", "mine"}, {"secrets", {secrets[0]}}})["is"] == "mine") ++small;
  LobbyGuest other(world, "203.0.113.8");
  int large = 0;
  while (large < 1000 && other.say({{"do", "mine"}, {"secrets", secrets}})["is"] == "mine") ++large;
  EXPECT_LT(large, 4);
  EXPECT_GT(small, 10 * large);
}

// Whoever asks for a lot at once, over any number of connections, delays nobody by more than one answer.
TEST_F(LobbyAddressTest, MovesComeBetweenReplays) {
  LobbyGuest player(world, "203.0.113.1");
  player.create(2, {kMe, kMe});
  player.enter();
  const Json replay{{"do", "replay"}, {"record", long_record()}, {"at", 0}};
  std::vector<std::unique_ptr<LobbyGuest>> readers;
  std::vector<unsigned> asked;
  for (int i = 0; i < 10; ++i) {
    readers.push_back(std::make_unique<LobbyGuest>(world, "203.0.113.2"));
    asked.push_back(readers.back()->murmur(replay));
  }
  const int seat = player.asked(0) ? 0 : 1;
  const unsigned move = player.murmur({{"do", "act"},
                                       {"seat", seat},
                                       {"seq", player.update(seat)["seq"]},
                                       {"actions", {player.first_offer(seat)}}});
  world.run(1);
  EXPECT_EQ(player.answer_to(move)["is"], "done");
  const auto answered = [&] {
    std::size_t count = 0;
    for (std::size_t i = 0; i < readers.size(); ++i)
      count += readers[i]->answer_to(asked[i]).is_null() ? 0 : 1;
    return count;
  };
  EXPECT_EQ(answered(), 1u);
  world.run();
  EXPECT_EQ(answered(), readers.size());
}

TEST_F(LobbyAddressTest, HintsAreCountedForTheAddress) {
  for (int i = 0; i < 2; ++i) {
    LobbyGuest guest(world, "203.0.113.7");
    guest.create(2, {kMe, kMe});
    guest.enter();
    const int seat = guest.asked(0) ? 0 : 1;
    const Json hint = guest.say({{"do", "hint"}, {"seat", seat}, {"seq", guest.update(seat)["seq"]}});
    EXPECT_EQ(hint["is"], i == 0 ? "hint" : "refused");
  }
}

TEST_F(LobbyAddressTest, TablesWherePeopleWaitStayInTheList) {
  LobbyGuest host(world, "203.0.113.1");
  host.create(2, {kMe, kOpen}, {{"listed", true}});
  host.enter();
  std::vector<std::unique_ptr<LobbyGuest>> crowd;
  for (int i = 0; i < 12; ++i) {
    crowd.push_back(std::make_unique<LobbyGuest>(world, "203.0.113." + std::to_string(100 + i / 3)));
    crowd.back()->create(2, {kMe, kOpen}, {{"listed", true}});
    if (i < 3) crowd.back()->enter();
  }
  const Json tables = crowd.back()->say({{"do", "tables"}})["tables"];
  ASSERT_EQ(tables.size(), 4u);
  const auto is_listed = [&](const std::string& id) {
    return std::any_of(tables.begin(), tables.end(), [&](const Json& one) { return one["table"] == id; });
  };
  EXPECT_TRUE(is_listed(host.table));
  EXPECT_EQ(is_listed(crowd[0]->table) + is_listed(crowd[1]->table) + is_listed(crowd[2]->table), 2);
}

TEST_F(LobbyAddressTest, WhoHoldsASeatKeepsTheirPlace) {
  LobbyGuest anna(world);
  EXPECT_NE(world.claim_of(anna.connection()), Claim::Seated);
  anna.create(2, {kMe, kBot});
  anna.enter();
  EXPECT_EQ(world.claim_of(anna.connection()), Claim::Seated);
  LobbyGuest looking(world);
  looking.enter(anna.table);
  EXPECT_EQ(world.claim_of(looking.connection()), Claim::Listening);
  anna.enter(anna.table);
  EXPECT_EQ(world.claim_of(anna.connection()), Claim::Listening) << "without its secrets";
}

}  // namespace
}  // namespace vendemmia
