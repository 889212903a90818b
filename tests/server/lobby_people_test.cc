// People who leave and come back, on one device or another; whether the server is there.
#include <gtest/gtest.h>

#include "tests/server/people_support.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

// A crowd that goes at once is told of once, and not to each of it.
TEST_F(LobbyPeopleTest, WhoGoesTogetherIsToldOfTogether) {
  two_people();
  std::vector<std::unique_ptr<LobbyGuest>> crowd;
  for (int i = 0; i < 30; ++i) {
    crowd.push_back(std::make_unique<LobbyGuest>(world));
    crowd.back()->enter(anna.table);
  }
  ASSERT_EQ(anna.table_info()["watching"], 30);
  anna.take_heard();
  for (auto& one : crowd) world.lobby().on_close(one->connection());
  world.run();
  EXPECT_EQ(anna.count("table"), 1u);
  EXPECT_EQ(anna.table_info()["watching"], 0);
}

TEST_F(LobbyPeopleTest, WhoIsHereAwayOrGoneIsTold) {
  two_people();
  EXPECT_EQ(seat_told(anna, 1)["present"], true);
  berto.leave_the_world();
  EXPECT_EQ(seat_told(anna, 1)["present"], false);
  EXPECT_FALSE(seat_told(anna, 1).contains("gone"));
  world.pass(59s);
  EXPECT_FALSE(seat_told(anna, 1).contains("gone"));
  world.pass(1s);
  EXPECT_EQ(seat_told(anna, 1)["gone"], true) << "without anybody asking";
  LobbyGuest back(world);
  back.enter(anna.table, {kBertosCode});
  EXPECT_FALSE(seat_told(anna, 1).contains("gone"));
  EXPECT_EQ(back.take_heard().front()["grace"], 60);
}

TEST_F(LobbyPeopleTest, WhenTheHostLeavesTheGameGoesOn) {
  two_people();
  notices(berto);
  EXPECT_EQ(anna.say({{"do", "leave"}, {"seat", 0}})["is"], "done");
  EXPECT_EQ(notices(berto), (Kinds{"left", "host"}));
  EXPECT_EQ(berto.table_info()["host"], true) << "somebody has to be";
  EXPECT_EQ(anna.table_info()["host"], false);
  EXPECT_EQ(seat_told(berto, 0)["kind"], "open");
  LobbyGuest carla(world);
  carla.enter(anna.table);
  EXPECT_EQ(carla.sit(0, "Carla")["is"], "seated");
  EXPECT_EQ(notices(berto), Kinds{"sat"});
  carla.say({{"do", "leave"}, {"seat", 0}});
  EXPECT_EQ(berto.say(replace(0))["is"], "done") << "at once: the seat was given up";
  EXPECT_EQ(seat_told(berto, 0)["kind"], "bot");
  EXPECT_FALSE(seat_told(berto, 0).contains("stand_in"));
}

TEST_F(LobbyPeopleTest, AnyPlayerDecidesAboutWhoHasGoneAlsoAboutTheHost) {
  two_people();
  anna.leave_the_world();
  EXPECT_EQ(code(berto.say(replace(0))), "seat_taken") << "she may be back in a moment";
  EXPECT_EQ(code(berto.say(open_seat(0))), "seat_taken");
  world.pass(60s);
  LobbyGuest watcher(world);
  watcher.enter(anna.table);
  EXPECT_EQ(code(watcher.say(replace(0))), "not_your_seat");
  notices(berto);
  EXPECT_EQ(berto.say(replace(0))["is"], "done");
  EXPECT_EQ(notices(berto), (Kinds{"bot", "host"}));
  EXPECT_EQ(berto.table_info()["host"], true);
  EXPECT_EQ(seat_told(berto, 0)["stand_in"], true);
  while (berto.asked(1)) berto.act(1);
  EXPECT_GT(berto.update(1)["at"].get<int>(), 1) << "the bot plays";
}

TEST_F(LobbyPeopleTest, WhoReturnsGetsTheSeatBackFromTheBot) {
  two_people();
  const int before = anna.update(0)["at"];
  berto.leave_the_world();
  world.pass(60s);
  ASSERT_EQ(anna.say(replace(1))["is"], "done");
  while (anna.asked(0)) anna.act(0);
  for (LobbyWorld* in : {&world, static_cast<LobbyWorld*>(nullptr)}) {
    // The second time after a restart.
    LobbyWorld restarted(store);
    LobbyWorld& here = in ? *in : restarted;
    LobbyGuest back(here);
    back.enter(anna.table, {kBertosCode});
    if (in) {
      EXPECT_EQ(seat_told(back, 1)["kept"], before);
      EXPECT_FALSE(back.update(-1).is_null()) << "until then he looks on";
      EXPECT_EQ(code(back.sit(0, "Berto")), "seat_taken");
      EXPECT_EQ(back.say({{"do", "return"}, {"seat", 1}})["is"], "done");
      EXPECT_EQ(notices(anna).back(), "back");
      EXPECT_EQ(seat_told(anna, 1)["kind"], "person");
    }
    EXPECT_EQ(back.update(1)["viewer"], 1);
    EXPECT_FALSE(seat_told(back, 1).contains("kept"));
    EXPECT_EQ(code(back.say({{"do", "return"}, {"seat", 1}})), "not_your_seat");
  }
}

TEST_F(LobbyPeopleTest, AnOpenedSeatIsForANewcomerUnlessItsOwnerComesFirst) {
  two_people();
  berto.leave_the_world();
  world.pass(60s);
  ASSERT_EQ(anna.say(open_seat(1))["is"], "done");
  EXPECT_EQ(seat_told(anna, 1)["kind"], "open");
  EXPECT_EQ(seat_told(anna, 1)["name"], "Berto");
  LobbyGuest back(world);
  back.enter(anna.table, {kBertosCode});
  EXPECT_EQ(back.say({{"do", "return"}, {"seat", 1}})["is"], "done");
  EXPECT_EQ(seat_told(anna, 1)["name"], "Berto");
  back.leave_the_world();
  world.pass(60s);
  ASSERT_EQ(anna.say(replace(1))["is"], "done");
  ASSERT_EQ(anna.say(open_seat(1))["is"], "done") << "also from a bot that stands in";
  LobbyGuest carla(world);
  carla.enter(anna.table);
  EXPECT_EQ(carla.sit(1, "Carla")["is"], "seated");
  LobbyGuest late(world);
  late.enter(anna.table, {kBertosCode});
  EXPECT_FALSE(seat_told(late, 1).contains("kept"));
  EXPECT_EQ(code(late.say({{"do", "return"}, {"seat", 1}})), "not_your_seat");
}

TEST_F(LobbyPeopleTest, ABotFromTheStartIsNobodysStandIn) {
  anna.create(2, {kMe, kBot}, {{"secret", kAnnasCode}});
  anna.enter();
  EXPECT_EQ(code(anna.say(open_seat(1))), "seat_taken");
}

TEST_F(LobbyPeopleTest, InTheWaitingRoomNobodyIsStuckEither) {
  anna.create(3, {kMe, kOpen, kOpen}, {{"secret", kAnnasCode}});
  anna.enter();
  berto.enter(anna.table, {kBertosCode});
  berto.say({{"do", "sit"}, {"seat", 1}, {"name", "Berto"}, {"secret", kBertosCode}});
  EXPECT_EQ(code(berto.say(replace(2))), "not_host");
  anna.leave_the_world();
  world.pass(60s);
  EXPECT_EQ(berto.say(open_seat(0))["is"], "done");
  EXPECT_EQ(berto.say(replace(2))["is"], "done") << "he is the host now";
  LobbyGuest back(world);
  back.enter(anna.table, {kAnnasCode});
  EXPECT_EQ(back.say({{"do", "return"}, {"seat", 0}})["is"], "done");
  EXPECT_EQ(seat_told(back, 0)["name"], "Anna");
  EXPECT_EQ(back.table_info()["status"], "playing");
}

// --- One person on several devices -----------------------------------------------------------------------------

TEST_F(LobbyPeopleTest, ACodeBringsAllSeatsToAnotherBrowser) {
  two_people();
  const std::string first = anna.table;
  berto.create(2, {kMe, kBot}, {{"secret", kBertosCode}});
  const std::string second = berto.table;
  LobbyGuest phone(world);
  const Json mine = phone.say({{"do", "mine"}, {"secrets", {kBertosCode}}});
  EXPECT_EQ(mine["tables"], Json::array({second, first}));
  const auto summary = [&](const std::string& table, const std::string& secret) {
    return phone.say({{"do", "summary"}, {"table", table}, {"secrets", {secret}}});
  };
  const Json told = summary(first, kBertosCode);
  ASSERT_EQ(told["is"], "summary") << told.dump();
  EXPECT_EQ(told["summary"]["seats"][1]["mine"], true);
  EXPECT_EQ(told["summary"]["asked"], asked_seat());
  EXPECT_EQ(code(summary(second, kAnnasCode)), "not_your_seat");
  EXPECT_EQ(code(summary("nosuchtable", kAnnasCode)), "unknown_table");
  phone.enter(first, {kBertosCode});
  EXPECT_EQ(phone.update(1)["viewer"], 1);
  EXPECT_TRUE(phone.say({{"do", "mine"}, {"secrets", {kCarlasCode, ""}}})["tables"].empty());
  for (const auto* guest : {&anna, &berto}) {
    for (const std::string& text : guest->texts) {
      const Json message = Json::parse(text);
      const bool own = message["is"] == "created" || message["is"] == "seated";
      EXPECT_TRUE(own ||
                  (text.find(kBertosCode) == std::string::npos && text.find(kAnnasCode) == std::string::npos))
          << "a secret goes to nobody but its owner: " << text;
    }
  }
}

TEST_F(LobbyPeopleTest, OneCodeSitsOnceInAGame) {
  anna.create(3, {kMe, kOpen, kOpen}, {{"secret", kAnnasCode}});
  anna.enter();
  berto.enter(anna.table);
  berto.sit(1, "Berto");
  berto.sit(2, "Second");
  ASSERT_EQ(berto.say({{"do", "leave"}, {"seat", 2}})["is"], "done");
  LobbyGuest carla(world);
  carla.enter(anna.table);
  EXPECT_EQ(code(carla.say({{"do", "sit"}, {"seat", 2}, {"name", "Anna"}, {"secret", kAnnasCode}})),
            "seat_taken")
      << "she plays already, in another browser";
}

// --- Chat, and whether the server is there -------------------------------------------------------------------------

TEST_F(LobbyPeopleTest, WhoOnlyLooksDoesNotDrownTheTable) {
  two_people();
  LobbyLimits limits;
  limits.messages = {1e9, 0};
  LobbyWorld ordinary(store, limits);
  LobbyGuest watcher(ordinary);
  watcher.enter(anna.table);
  LobbyGuest player(ordinary);
  player.enter(anna.table, {kAnnasCode});
  int heard = 0;
  for (int i = 0; i < 20; ++i) heard += watcher.say({{"do", "chat"}, {"text", "me"}})["is"] == "done";
  EXPECT_EQ(heard, 3);
  ordinary.pass(4s);
  EXPECT_EQ(watcher.say({{"do", "chat"}, {"text", "me"}})["is"], "done");
  EXPECT_EQ(player.say({{"do", "chat"}, {"seat", 0}, {"text", "us"}})["is"], "done");
}

TEST_F(LobbyPeopleTest, APingIsAnsweredAlsoToWhoHasAskedForTooMuch) {
  LobbyLimits limits;
  limits.address.work = {1, 0};
  LobbyWorld strict(store, limits);
  LobbyGuest guest(strict);
  guest.say({{"do", "tables"}});
  EXPECT_EQ(code(guest.say({{"do", "tables"}})), "too_much");
  EXPECT_EQ(guest.say({{"do", "ping"}})["is"], "done");
}

}  // namespace
}  // namespace vendemmia
