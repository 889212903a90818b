// Seats and campaigns go from one secret to another: to a code, or from one that is to end.
#include <gtest/gtest.h>

#include "server/campaigns.h"
#include "server/secrets.h"
#include "tests/server/people_support.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

class LobbyCarryTest : public LobbyPeopleTest {
 protected:
  Json carry(LobbyGuest& by, const std::vector<std::string>& from, const std::string& to) {
    return by.say({{"do", "carry"}, {"table", anna.table}, {"secrets", from}, {"to", to}});
  }
  Json tables_of(LobbyGuest& guest, const std::string& secret) {
    return guest.say({{"do", "mine"}, {"secrets", {secret}}})["tables"];
  }
  const std::string kNewCode = std::string(32, 'n');
};

TEST_F(LobbyCarryTest, ANewCodeHasTheSeatAndTheOldOneEnds) {
  two_people();
  LobbyGuest phone(world);  // is at no table
  EXPECT_EQ(carry(phone, {kBertosCode}, kNewCode)["is"], "done");
  EXPECT_EQ(seat_told(berto, 1)["mine"], false) << "whoever still has the old one only looks now";
  EXPECT_EQ(code(berto.act(1, "pass")), "not_your_seat");
  EXPECT_EQ(tables_of(phone, kNewCode), Json::array({anna.table}));
  EXPECT_TRUE(tables_of(phone, kBertosCode).empty());
  EXPECT_EQ(code(phone.say({{"do", "summary"}, {"table", anna.table}, {"secrets", {kBertosCode}}})),
            "not_your_seat");
  EXPECT_EQ(code(carry(phone, {kBertosCode}, kCarlasCode)), "not_your_seat") << "it ends once";
  phone.enter(anna.table, {kNewCode});
  EXPECT_EQ(seat_told(phone, 1)["mine"], true);
  LobbyWorld restarted(store);
  LobbyGuest again(restarted);
  again.enter(anna.table, {kNewCode});
  EXPECT_EQ(seat_told(again, 1)["mine"], true) << "also after a restart";
  EXPECT_EQ(seat_told(again, 0)["mine"], false);
}

TEST_F(LobbyCarryTest, SeatsFromBeforeTheCodeComeToIt) {
  anna.create(2, {kMe, kOpen});
  anna.enter();
  berto.enter(anna.table);
  berto.sit(1, "Berto");
  const std::vector<std::string> before = anna.secrets;
  ASSERT_EQ(before.size(), 2u) << "the host's and the seat's";
  EXPECT_EQ(carry(anna, before, kAnnasCode)["is"], "done");
  EXPECT_EQ(seat_told(anna, 0)["mine"], true) << "she goes on where she is";
  EXPECT_EQ(anna.table_info()["host"], true);
  EXPECT_EQ(tables_of(anna, kAnnasCode), Json::array({anna.table}));
  LobbyGuest thief(world);
  thief.enter(anna.table, before);
  EXPECT_EQ(seat_told(thief, 0)["mine"], false);
  EXPECT_EQ(thief.table_info()["host"], false);
}

TEST_F(LobbyCarryTest, ASeatThatIsKeptComesAlong) {
  two_people();
  berto.leave_the_world();
  world.pass(60s);
  ASSERT_EQ(anna.say(replace(1))["is"], "done");
  LobbyGuest back(world);
  EXPECT_EQ(carry(back, {kBertosCode}, kNewCode)["is"], "done");
  back.enter(anna.table, {kNewCode});
  EXPECT_EQ(back.say({{"do", "return"}, {"seat", 1}})["is"], "done");
  EXPECT_EQ(seat_told(back, 1)["mine"], true);
}

TEST_F(LobbyCarryTest, WhatIsCarriedBackIsThereAgain) {
  two_people();
  ASSERT_EQ(carry(berto, {kBertosCode}, kNewCode)["is"], "done");
  ASSERT_TRUE(tables_of(berto, kBertosCode).empty());
  ASSERT_EQ(carry(berto, {kNewCode}, kBertosCode)["is"], "done");
  EXPECT_EQ(tables_of(berto, kBertosCode), Json::array({anna.table}));
  EXPECT_TRUE(tables_of(berto, kNewCode).empty());
}

// Whoever says a secret a thousand times is told once.
TEST_F(LobbyCarryTest, WhatIsMineIsLookedUpOnce) {
  for (int i = 0; i < 5; ++i)
    anna.say({{"do", "campaign_new"},
              {"level", "easy"},
              {"aggressive", false},
              {"name", "Anna"},
              {"secret", kAnnasCode}});
  store.campaigns_looked_for = 0;
  const Json mine = anna.say({{"do", "mine"}, {"secrets", std::vector<std::string>(64, kAnnasCode)}});
  EXPECT_EQ(mine["campaigns"].size(), 5u);
  EXPECT_EQ(store.campaigns_looked_for, 6u);
  EXPECT_EQ(store.campaigns_read, 0u) << "that they are there is enough";
}

TEST_F(LobbyCarryTest, WhoIsMutedStaysSo) {
  two_people();
  ASSERT_EQ(anna.say({{"do", "mute"}, {"seat", 1}, {"on", true}})["is"], "done");
  EXPECT_EQ(carry(berto, {kBertosCode}, kNewCode)["is"], "done");
  EXPECT_EQ(seat_told(berto, 1)["muted"], true);
  EXPECT_EQ(code(berto.say({{"do", "chat"}, {"seat", 1}, {"text", "and now?"}})), "muted");
}

TEST_F(LobbyCarryTest, NobodyCarriesWhatIsNotTheirs) {
  two_people();
  LobbyGuest carla(world);
  EXPECT_EQ(code(carry(carla, {kCarlasCode}, kNewCode)), "not_your_seat");
  EXPECT_EQ(code(carry(carla, {}, kNewCode)), "not_your_seat");
  EXPECT_EQ(code(carry(carla, {hash_of_secret(kBertosCode)}, kNewCode)), "not_your_seat")
      << "a hash proves nothing";
  EXPECT_EQ(code(carry(carla, {""}, kNewCode)), "not_your_seat");
  EXPECT_EQ(code(carry(berto, {kBertosCode}, "short")), "bad_message");
  EXPECT_EQ(code(carry(berto, {kBertosCode}, std::string(129, 'x'))), "bad_message");
  EXPECT_EQ(carry(berto, {kBertosCode}, kBertosCode)["is"], "done") << "nothing to do";
  EXPECT_EQ(seat_told(berto, 1)["mine"], true);
}

// In one round the table changes once: what comes second sees what the first has done.
TEST_F(LobbyCarryTest, WhoCarriesFirstHasIt) {
  two_people();
  LobbyGuest phone(world);
  LobbyGuest tablet(world);
  const auto message = [&](const std::string& to) {
    return Json{{"do", "carry"}, {"table", anna.table}, {"secrets", {kBertosCode}}, {"to", to}};
  };
  const unsigned first = phone.murmur(message(kNewCode));
  const unsigned second = tablet.murmur(message(kCarlasCode));
  phone.leave_the_world();  // in the same round
  world.run();
  EXPECT_EQ(code(tablet.answer_to(second)), "not_your_seat");
  EXPECT_GT(first, 0u);
  EXPECT_EQ(tables_of(tablet, kNewCode), Json::array({anna.table}));
}

// --- Campaigns ---------------------------------------------------------------------------------------------------

TEST_F(LobbyCarryTest, CampaignsComeWithTheCode) {
  const auto begin = [&](const Json& more) {
    Json message{{"do", "campaign_new"}, {"level", "easy"}, {"aggressive", false}, {"name", "Anna"}};
    message.update(more);
    return anna.say(message)["secret"].get<std::string>();
  };
  const auto campaigns = [&](const std::string& secret) {
    return anna.say({{"do", "mine"}, {"secrets", {secret}}})["campaigns"];
  };
  const std::string first = begin({{"secret", kAnnasCode}});
  const std::string second = begin({{"secret", kAnnasCode}});
  const std::string stray = begin(Json::object());
  EXPECT_EQ(campaigns(kAnnasCode), Json::array({first, second}));
  EXPECT_TRUE(campaigns(kBertosCode).empty());

  const Json created = anna.say({{"do", "campaign_play"}, {"secret", stray}});
  ASSERT_EQ(created["is"], "created");
  const Json told = anna.say({{"do", "campaign_carry"}, {"secret", stray}, {"to", kAnnasCode}});
  ASSERT_EQ(told["is"], "campaign") << told.dump();
  EXPECT_EQ(campaigns(kAnnasCode), Json::array({first, second, told["secret"]}));
  EXPECT_EQ(code(anna.say({{"do", "campaign"}, {"secret", stray}})), "unknown_campaign");
  EXPECT_EQ(told["table"], created["table"]) << "the game goes on";
  const Json seat = anna.say({{"do", "campaign_play"}, {"secret", told["secret"]}});
  EXPECT_EQ(seat["table"], created["table"]);
  anna.enter(seat["table"], {seat["host_secret"]});
  EXPECT_EQ(seat_told(anna, 0)["mine"], true);
  anna.enter(seat["table"], {created["host_secret"]});
  EXPECT_EQ(seat_told(anna, 0)["mine"], false) << "and only with what follows from the new secret";

  // A code that ends gives its campaigns to the next one.
  for (const Json& secret : campaigns(kAnnasCode))
    EXPECT_EQ(anna.say({{"do", "campaign_carry"}, {"secret", secret}, {"to", kNewCode}})["is"], "campaign");
  EXPECT_TRUE(campaigns(kAnnasCode).empty());
  EXPECT_EQ(campaigns(kNewCode).size(), 3u);
}

TEST_F(LobbyCarryTest, ACampaignGoesToNobodyWhoHasNotItsSecret) {
  const Json told = anna.say({{"do", "campaign_new"},
                              {"level", "easy"},
                              {"aggressive", false},
                              {"name", "Anna"},
                              {"secret", kAnnasCode}});
  EXPECT_EQ(code(berto.say({{"do", "campaign_carry"}, {"secret", kAnnasCode}, {"to", kBertosCode}})),
            "unknown_campaign");
  EXPECT_EQ(code(berto.say({{"do", "campaign_carry"}, {"secret", told["secret"]}, {"to", "short"}})),
            "bad_message");
  EXPECT_EQ(code(anna.say({{"do", "campaign_new"},
                           {"level", "easy"},
                           {"aggressive", false},
                           {"name", "Anna"},
                           {"secret", "short"}})),
            "bad_message");
}

}  // namespace
}  // namespace vendemmia
