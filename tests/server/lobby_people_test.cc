// People who leave, come back, are sent away or let in; votes that end; clocks.
#include <gtest/gtest.h>

#include "server/secrets.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

const std::string kAnnasCode(32, 'a');
const std::string kBertosCode(32, 'b');
const std::string kCarlasCode(32, 'c');

class LobbyPeopleTest : public ::testing::Test {
 protected:
  void two_people(Json changes = Json::object()) {
    changes["secret"] = kAnnasCode;
    anna.create(2, {kMe, kOpen}, changes);
    anna.enter();
    Json enter{{"do", "enter"}, {"table", anna.table}, {"secrets", {kBertosCode}}};
    if (changes.contains("word")) enter["word"] = changes["word"];
    berto.say(enter);
    berto.say({{"do", "sit"}, {"seat", 1}, {"name", "Berto"}, {"secret", kBertosCode}});
    ASSERT_EQ(anna.table_info()["status"], "playing");
  }
  static Json replace(int seat) { return {{"do", "replace"}, {"seat", seat}, {"bot", "random"}}; }
  static Json left_of(const Json& clock, int seat) { return clock["left"][static_cast<std::size_t>(seat)]; }
  static Json open_seat(int seat) { return {{"do", "open_seat"}, {"seat", seat}}; }
  Json seat_told(LobbyGuest& guest, int seat) {
    return guest.table_info()["seats"][static_cast<std::size_t>(seat)];
  }
  static std::vector<std::string> notices(LobbyGuest& guest) {
    std::vector<std::string> kinds;
    for (const Json& one : guest.take_heard()) {
      if (one["is"] != "notices") continue;
      for (const Json& notice : one["notices"]) kinds.push_back(notice["kind"]);
    }
    return kinds;
  }
  using Kinds = std::vector<std::string>;
  LobbyGuest& guest_at(int seat) { return seat == 0 ? anna : berto; }
  int asked_seat() { return anna.asked(0) ? 0 : 1; }
  Json clock_told(LobbyGuest& guest) {
    Json clock;
    for (const Json& one : guest.take_heard()) {
      if (one["is"] == "clock") clock = one;
    }
    return clock;
  }

  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
  LobbyGuest berto{world};
};

// --- Seats -------------------------------------------------------------------------------------------------

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

// --- Votes -------------------------------------------------------------------------------------------------

class LobbyVoteTest : public LobbyPeopleTest {
 protected:
  LobbyVoteTest() {
    two_people();
    first = asked_seat();
    guest_at(first).act(first);
    if (guest_at(1 - first).asked(1 - first)) guest_at(1 - first).act(1 - first);
  }
  void ask() {
    LobbyGuest& asker = guest_at(first);
    const Json& update = asker.update(first);
    ASSERT_TRUE(update["undo"].contains("take_back")) << update["undo"].dump();
    ASSERT_EQ(asker.say({{"do", "take_back"},
                         {"seat", first},
                         {"seq", update["seq"]},
                         {"to", update["undo"]["take_back"]}})["is"],
              "done");
    notices(anna);
    notices(berto);
  }
  Json vote(int seat, bool accept) {
    LobbyGuest& guest = guest_at(seat);
    return guest.say(
        {{"do", "vote"}, {"seat", seat}, {"seq", guest.update(seat)["seq"]}, {"accept", accept}});
  }
  int first = 0;
};

TEST_F(LobbyVoteTest, EverybodyHearsHowAVoteEnds) {
  ask();
  EXPECT_EQ(vote(1 - first, false)["is"], "done");
  for (LobbyGuest* guest : {&anna, &berto}) {
    Json told;
    for (const Json& one : guest->take_heard()) {
      if (one["is"] == "notices") told = one["notices"][0];
    }
    EXPECT_EQ(told["kind"], "vote_refused");
    EXPECT_EQ(told["seat"], first);
    EXPECT_EQ(told["by"], 1 - first);
  }
  ask();
  EXPECT_EQ(vote(1 - first, true)["is"], "done");
  EXPECT_EQ(notices(guest_at(first)), Kinds{"vote_granted"});
}

TEST_F(LobbyVoteTest, WhoHasAskedMayWithdraw) {
  ask();
  EXPECT_EQ(code(vote(first, true)), "no_vote");
  EXPECT_EQ(vote(first, false)["is"], "done");
  EXPECT_EQ(notices(guest_at(1 - first)), Kinds{"vote_withdrawn"});
  EXPECT_FALSE(anna.table_info().contains("vote"));
}

TEST_F(LobbyVoteTest, AVoteRunsOut) {
  ask();
  world.pass(59s);
  EXPECT_TRUE(anna.table_info().contains("vote"));
  world.pass(2s);
  EXPECT_FALSE(anna.table_info().contains("vote"));
  EXPECT_EQ(notices(guest_at(first)), Kinds{"vote_ran_out"});
}

TEST_F(LobbyVoteTest, AVoteRunsOutAlsoOverARestart) {
  ask();
  LobbyWorld restarted(store);
  restarted.be_late(2min);
  LobbyGuest back(restarted);
  back.enter(anna.table, {kAnnasCode});
  restarted.pass(1s);
  EXPECT_FALSE(back.table_info().contains("vote"));
}

TEST_F(LobbyVoteTest, WhenTheGameGoesOnTheVoteIsDropped) {
  ask();
  const int asked = asked_seat();
  EXPECT_EQ(guest_at(asked).act(asked)["is"], "done");
  EXPECT_EQ(notices(guest_at(first)), Kinds{"vote_dropped"});
}

// --- Clocks ------------------------------------------------------------------------------------------------

Json per_game(int seconds) { return {{"clock", {{"per", "game"}, {"seconds", seconds}}}}; }
Json per_move(int seconds) { return {{"clock", {{"per", "move"}, {"seconds", seconds}}}}; }

TEST_F(LobbyPeopleTest, AClockRunsForWhoIsAsked) {
  two_people(per_game(100));
  const int seat = asked_seat();
  Json clock = clock_told(anna);
  EXPECT_EQ(clock["running"], seat);
  EXPECT_EQ(clock["left"], Json::array({100'000, 100'000}));
  EXPECT_EQ(anna.table_info()["clock"]["per"], "game");
  world.pass(30s);
  guest_at(seat).act(seat);
  clock = clock_told(anna);
  EXPECT_EQ(left_of(clock, seat), 70'000);
  EXPECT_EQ(left_of(clock, 1 - seat), 100'000);
}

TEST_F(LobbyPeopleTest, PerMoveEveryAnswerHasItsTimeButTakingBackWinsNone) {
  two_people(per_move(100));
  const int seat = asked_seat();
  LobbyGuest& guest = guest_at(seat);
  world.pass(30s);
  guest.act(seat);
  EXPECT_EQ(left_of(clock_told(anna), asked_seat()), 100'000);
  const Json undo{{"do", "undo"}, {"seat", seat}, {"seq", guest.update(seat)["seq"]}, {"to", 0}};
  ASSERT_EQ(guest.say(undo)["is"], "done");
  world.pass(40s);
  guest.act(seat);
  world.pass(10s);
  const Json clock = clock_told(guest_at(1 - seat));
  EXPECT_EQ(left_of(clock, seat), 60'000) << "the same answer a second time";
}

TEST_F(LobbyPeopleTest, WhenTimeIsUpTheOthersMayLetABotPlay) {
  two_people(per_move(100));
  const int seat = asked_seat();
  LobbyGuest& other = guest_at(1 - seat);
  EXPECT_EQ(code(other.say(replace(seat))), "seat_taken");
  world.pass(99s);
  EXPECT_EQ(code(other.say(replace(seat))), "seat_taken");
  EXPECT_EQ(code(other.say(replace(1 - seat))), "seat_taken");
  world.pass(1s);
  EXPECT_EQ(code(guest_at(seat).say(replace(seat))), "seat_taken") << "not oneself";
  notices(other);
  EXPECT_EQ(other.say(replace(seat))["is"], "done");
  EXPECT_EQ(notices(other).front(), "time_up");
  EXPECT_EQ(seat_told(guest_at(seat), seat)["kept"], 0) << "they may come back";
}

TEST_F(LobbyPeopleTest, WhereThatWasChosenABotPlaysAtOnce) {
  Json clock = per_move(100);
  clock["clock"]["bot"] = "random";
  two_people(clock);
  const int seat = asked_seat();
  notices(anna);
  world.pass(99s);
  EXPECT_EQ(seat_told(anna, seat)["kind"], "person");
  world.pass(2s);
  EXPECT_EQ(seat_told(anna, seat)["kind"], "bot");
  EXPECT_EQ(notices(anna).front(), "time_up");
}

TEST_F(LobbyPeopleTest, ClocksStandStillWhileTheServerIsDown) {
  two_people(per_game(1000));
  const int seat = asked_seat();
  world.pass(100s);
  world.lobby().keep_positions();
  LobbyWorld restarted(store);
  LobbyGuest back(restarted);
  back.enter(anna.table, {kAnnasCode});
  EXPECT_EQ(left_of(clock_told(back), seat), 900'000);
  restarted.pass(100s);
  LobbyGuest again(restarted);
  again.enter(anna.table, {kAnnasCode});
  EXPECT_EQ(left_of(clock_told(again), seat), 800'000);
  // Frozen, or asleep with the machine.
  restarted.be_late(10h);
  LobbyGuest later(restarted);
  later.enter(anna.table, {kAnnasCode});
  EXPECT_GE(left_of(clock_told(later), seat), 740'000);
}

TEST_F(LobbyPeopleTest, AClockHasASensibleTimeAndAKnownBot) {
  const auto create = [&](const Json& clock) { return anna.create(2, {kMe, kOpen}, {{"clock", clock}}); };
  EXPECT_EQ(code(create({{"per", "move"}, {"seconds", 0}})), "bad_options");
  EXPECT_EQ(code(create({{"per", "move"}, {"seconds", 31 * 86'400}})), "bad_options");
  EXPECT_EQ(code(create({{"per", "week"}, {"seconds", 5}})), "bad_message");
  EXPECT_EQ(code(create({{"per", "game"}, {"seconds", 5}, {"bot", "oracle"}})), "unknown_bot");
}

TEST_F(LobbyVoteTest, ClocksStandStillDuringAVote) {
  anna.create(2, {kMe, kOpen}, {{"secret", kAnnasCode}, {"clock", {{"per", "game"}, {"seconds", 1000}}}});
  anna.enter();
  EXPECT_TRUE(clock_told(anna)["running"].is_null()) << "nobody waits for anybody yet";
  berto.enter(anna.table, {kBertosCode});
  berto.say({{"do", "sit"}, {"seat", 1}, {"name", "Berto"}, {"secret", kBertosCode}});
  first = asked_seat();
  guest_at(first).act(first);
  guest_at(1 - first).act(1 - first);
  ask();
  EXPECT_TRUE(clock_told(anna)["running"].is_null());
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

// --- The host's rights, private tables ---------------------------------------------------------------------------

TEST_F(LobbyPeopleTest, TheHostMutesAndRemovesWhoOnlyLooks) {
  two_people();
  LobbyGuest carla(world);
  carla.say({{"do", "enter"}, {"table", anna.table}, {"secrets", {kCarlasCode}}, {"name", "Carla"}});
  const Json watchers = anna.table_info()["watchers"];
  ASSERT_EQ(watchers.size(), 1u);
  EXPECT_EQ(watchers[0]["name"], "Carla");
  EXPECT_FALSE(berto.table_info().contains("watchers"));
  const Json number = watchers[0]["watcher"];
  const Json mute{{"do", "mute"}, {"watcher", number}, {"on", true}};
  EXPECT_EQ(code(berto.say(mute)), "not_host");
  EXPECT_EQ(anna.say(mute)["is"], "done");
  const Json line{{"do", "chat"}, {"text", "hello"}};
  EXPECT_EQ(code(carla.say(line)), "muted");
  EXPECT_EQ(carla.table_info()["muted"], true);
  LobbyWorld restarted(store);
  LobbyGuest again(restarted);
  again.enter(anna.table, {kCarlasCode});
  EXPECT_EQ(code(again.say(line)), "muted") << "also after a restart";
  EXPECT_EQ(anna.say({{"do", "mute"}, {"watcher", number}, {"on", false}})["is"], "done");
  EXPECT_EQ(carla.say(line)["is"], "done");

  EXPECT_EQ(anna.say({{"do", "remove"}, {"watcher", number}})["is"], "done");
  EXPECT_EQ(carla.count("removed"), 1u);
  EXPECT_EQ(code(carla.say(line)), "no_table");
  EXPECT_EQ(code(carla.enter(anna.table, {kCarlasCode})), "removed");
  EXPECT_EQ(code(anna.say({{"do", "remove"}, {"watcher", number}})), "bad_message");
}

TEST_F(LobbyPeopleTest, ARemovedGuestsSeatIsOpen) {
  two_people();
  EXPECT_EQ(code(berto.say({{"do", "remove"}, {"seat", 0}})), "not_host");
  EXPECT_EQ(code(anna.say({{"do", "remove"}, {"seat", 0}})), "bad_message") << "not oneself";
  EXPECT_EQ(code(anna.say({{"do", "remove"}})), "bad_message");
  EXPECT_EQ(anna.say({{"do", "mute"}, {"seat", 1}, {"on", true}})["is"], "done");
  EXPECT_EQ(seat_told(berto, 1)["muted"], true);
  EXPECT_EQ(code(berto.say({{"do", "chat"}, {"seat", 1}, {"text", "hm"}})), "muted");
  notices(anna);
  EXPECT_EQ(anna.say({{"do", "remove"}, {"seat", 1}})["is"], "done");
  EXPECT_EQ(notices(anna), Kinds{"removed"});
  EXPECT_EQ(berto.count("removed"), 1u);
  EXPECT_EQ(seat_told(anna, 1)["kind"], "open");
  EXPECT_EQ(code(berto.enter(anna.table, {kBertosCode})), "removed");
  EXPECT_EQ(anna.say(replace(1))["is"], "done");
}

TEST_F(LobbyPeopleTest, WhoHasNoSecretIsSentAwayAllTheSame) {
  two_people();
  LobbyGuest nobody(world);
  nobody.enter(anna.table);
  const Json number = anna.table_info()["watchers"][0]["watcher"];
  EXPECT_EQ(anna.say({{"do", "mute"}, {"watcher", number}, {"on", true}})["is"], "done");
  EXPECT_EQ(code(nobody.say({{"do", "chat"}, {"text", "hello"}})), "muted");
  EXPECT_EQ(anna.say({{"do", "remove"}, {"watcher", number}})["is"], "done");
  EXPECT_EQ(nobody.count("removed"), 1u);
}

TEST_F(LobbyPeopleTest, AWordKeepsStrangersOut) {
  two_people({{"word", " malvasia "}});
  EXPECT_EQ(anna.table_info()["private"], true);
  LobbyGuest carla(world);
  const auto enter = [&](const Json& word) {
    Json message{{"do", "enter"}, {"table", anna.table}, {"secrets", Json::array()}};
    if (!word.is_null()) message["word"] = word;
    return carla.say(message);
  };
  EXPECT_EQ(code(enter({})), "needs_word");
  EXPECT_EQ(code(enter("sangiovese")), "wrong_word");
  EXPECT_EQ(enter("malvasia")["is"], "table");
  LobbyGuest back(world);
  EXPECT_EQ(back.enter(anna.table, {kBertosCode})["is"], "table") << "who has a seat needs no word";
  anna.say({{"do", "tables"}});
  for (const auto* guest : {&anna, &carla}) {
    for (const std::string& text : guest->texts) EXPECT_EQ(text.find("malvasia"), std::string::npos) << text;
  }
  EXPECT_EQ((*store.load(anna.table))->settings.word_hash, hash_of_word("malvasia", anna.table));
}

TEST_F(LobbyPeopleTest, WordsAreNotGuessed) {
  two_people({{"word", "malvasia"}});
  LobbyLimits limits = hardly_any_limits();
  limits.address.words = {3, 0.1};
  LobbyWorld strict(store, limits);
  const auto try_word = [&](const std::string& word, const std::string& address) {
    LobbyGuest guest(strict, address);
    return guest.say({{"do", "enter"}, {"table", anna.table}, {"secrets", Json::array()}, {"word", word}});
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(code(try_word("guess", "203.0.113.7")), "wrong_word");
  EXPECT_EQ(code(try_word("malvasia", "203.0.113.7")), "too_much");
  EXPECT_EQ(try_word("malvasia", "203.0.113.8")["is"], "table") << "others are not locked out";
  strict.pass(11s);
  EXPECT_EQ(try_word("malvasia", "203.0.113.7")["is"], "table");
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
