// What happens at tables besides the game: bots' pace, spectators, chat, votes, the list, trouble, restarts.
#include <gtest/gtest.h>

#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

const Json kOneYear{{"players", 2}, {"friendly", false}, {"two_parents", false}, {"last_year", 1}};

class LobbyTablesTest : public ::testing::Test {
 protected:
  void two_people(const Json& changes = Json::object()) {
    anna.create(2, {kMe, kOpen}, changes);
    anna.enter();
    berto.enter(anna.table);
    berto.sit(1, "Berto");
  }
  LobbyGuest& guest_at(int seat) { return seat == 0 ? anna : berto; }
  int asked_seat() { return anna.asked(0) ? 0 : 1; }
  void play_to_the_end() {
    while (anna.table_info()["status"] != "over") {
      const int seat = asked_seat();
      ASSERT_EQ(guest_at(seat).act(seat)["is"], "done");
    }
  }
  std::size_t entries() { return (*store.load(anna.table))->entries.size(); }

  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
  LobbyGuest berto{world};
};

TEST_F(LobbyTablesTest, BotsTakeTheirTime) {
  anna.create(2, {kBot, kMe}, {{"pace", 900}});
  anna.enter();
  if (anna.asked(1)) anna.act(1);
  const std::size_t before = entries();
  world.pass(899ms);
  EXPECT_EQ(entries(), before);
  world.pass(1ms);
  EXPECT_EQ(entries(), before + 1);
}

TEST_F(LobbyTablesTest, SkipMakesBotsAnswerAtOnceUntilAPersonIsAsked) {
  anna.create(4, {kMe, kBot, kBot, kBot}, {{"pace", 10'000}});
  anna.enter();
  while (anna.asked(0)) anna.act(0);
  EXPECT_EQ(anna.say({{"do", "skip"}})["is"], "done");
  EXPECT_TRUE(anna.asked(0));
  while (anna.asked(0)) anna.act(0);
  const std::size_t before = entries();
  world.pass(9'999ms);
  EXPECT_EQ(entries(), before) << "only until then";
}

TEST_F(LobbyTablesTest, BotsWaitForThePeople) {
  anna.create(3, {kMe, kBot, kBot}, {{"pace", 100}});
  anna.enter();
  while (anna.asked(0)) anna.act(0);
  anna.leave_the_world();
  berto.enter(anna.table);  // A spectator is nobody to play with.
  const std::size_t before = entries();
  world.pass(10s);
  EXPECT_EQ(entries(), before);
  LobbyGuest back(world);
  back.enter(anna.table, anna.secrets);
  world.pass(100ms);
  EXPECT_EQ(entries(), before + 1);
}

TEST_F(LobbyTablesTest, BotsAloneGoOnWhileSomebodyWatches) {
  anna.create(2, {kBot, kBot}, {{"pace", 100}});
  world.pass(10s);
  EXPECT_EQ(entries(), 0u);
  berto.enter(anna.table);
  world.pass(1s);
  EXPECT_EQ(entries(), 10u);
  berto.leave_the_world();
  world.pass(10s);
  EXPECT_EQ(entries(), 10u);
}

TEST_F(LobbyTablesTest, SpectatorsSeeWhatIsPublic) {
  two_people();
  LobbyGuest watcher(world);
  EXPECT_EQ(watcher.enter(anna.table)["is"], "table");
  EXPECT_TRUE(watcher.update(-1)["viewer"].is_null());
  EXPECT_FALSE(watcher.update(-1)["view"]["players"][0].contains("hand"));
  EXPECT_EQ(anna.table_info()["watching"], 1);
  EXPECT_EQ(watcher.say({{"do", "moment"}, {"at", 0}})["is"], "moment");
  EXPECT_EQ(watcher.say({{"do", "chat"}, {"text", "ciao"}})["is"], "done");
  EXPECT_EQ(anna.count("chat"), 1u);
  watcher.leave_the_world();
  EXPECT_EQ(anna.table_info()["watching"], 0);
}

TEST_F(LobbyTablesTest, ASpectatorSpeaksUnderANameThatNobodyHasAtTheTable) {
  two_people();
  LobbyGuest watcher(world);
  watcher.enter(anna.table);
  const auto name_told = [&](const Json& more) {
    Json chat{{"do", "chat"}, {"text", "ciao"}};
    chat.update(more);
    EXPECT_EQ(watcher.say(chat)["is"], "done");
    for (const Json& one : anna.take_heard()) {
      if (one["is"] == "chat") return one["lines"][0]["name"];
    }
    return Json();
  };
  EXPECT_EQ(name_told({{"name", " Carla "}}), "Carla");
  EXPECT_EQ(name_told({{"name", "Anna"}}), "Anna 2");
  EXPECT_EQ(name_told(Json::object()), "");
  LobbyWorld restarted(store);
  LobbyGuest back(restarted);
  back.enter(anna.table);
  for (const Json& one : back.take_heard()) {
    if (one["is"] != "chat") continue;
    EXPECT_EQ(one["lines"][0]["name"], "Carla");
  }
}

TEST_F(LobbyTablesTest, WithoutSpectatorsOnlyThoseWhoTakeASeatComeIn) {
  anna.create(2, {kMe, kOpen}, {{"spectators", false}});
  LobbyGuest early(world);
  EXPECT_EQ(early.enter(anna.table)["is"], "table") << "there is a free seat";
  EXPECT_EQ(code(early.say({{"do", "chat"}, {"text", "ciao"}})), "spectators_off");
  anna.enter();
  berto.enter(anna.table);
  berto.sit(1, "Berto");
  EXPECT_TRUE(early.update(-1).is_null()) << "no game for those who only look";
  EXPECT_EQ(code(early.say({{"do", "moment"}, {"at", 0}})), "spectators_off");
  LobbyGuest late(world);
  EXPECT_EQ(code(late.enter(anna.table)), "spectators_off");
  LobbyGuest back(world);
  EXPECT_EQ(back.enter(anna.table, berto.secrets)["is"], "table");
}

TEST_F(LobbyTablesTest, ChatReachesEverybodyOnceAndCanBeOff) {
  two_people();
  anna.say({{"do", "chat"}, {"seat", 0}, {"text", "buongiorno"}});
  EXPECT_EQ(anna.count("chat"), 1u);
  EXPECT_EQ(berto.count("chat"), 1u);
  LobbyGuest late(world);
  late.enter(anna.table);
  EXPECT_EQ(late.count("chat"), 1u);
  berto.say({{"do", "chat"}, {"seat", 1}, {"text", "ciao"}});
  EXPECT_EQ(late.take_heard().back()["from"], 1);

  anna.create(2, {kMe, kBot}, {{"chat", false}});
  anna.enter();
  EXPECT_EQ(code(anna.say({{"do", "chat"}, {"seat", 0}, {"text", "hm"}})), "chat_off");
}

TEST_F(LobbyTablesTest, UndoAndTakeBack) {
  two_people();
  const int first = asked_seat();
  LobbyGuest& one = guest_at(first);
  LobbyGuest& other = guest_at(1 - first);
  one.act(first);
  ASSERT_EQ(one.update(first)["undo"]["points"], Json::array({0}));
  const Json undone =
      one.say({{"do", "undo"}, {"seat", first}, {"seq", one.update(first)["seq"]}, {"to", 0}});
  EXPECT_EQ(undone["is"], "done");
  EXPECT_EQ(other.update(1 - first)["at"], 0);
  EXPECT_EQ(one.say({{"do", "redo"}, {"seat", first}, {"seq", one.update(first)["seq"]}})["is"], "done");
  other.act(1 - first);

  ASSERT_EQ(one.update(first)["undo"]["take_back"], 0);
  const auto ask = [&] {
    return one.say({{"do", "take_back"}, {"seat", first}, {"seq", one.update(first)["seq"]}, {"to", 0}});
  };
  const auto vote = [&](bool accept) {
    const Json seq = other.update(1 - first)["seq"];
    return other.say({{"do", "vote"}, {"seat", 1 - first}, {"seq", seq}, {"accept", accept}});
  };
  EXPECT_EQ(code(vote(true)), "no_vote");
  EXPECT_EQ(ask()["is"], "done");
  EXPECT_EQ(other.table_info()["vote"]["seat"], first);
  EXPECT_EQ(vote(false)["is"], "done");
  EXPECT_FALSE(other.table_info().contains("vote"));
  EXPECT_EQ(one.update(first)["at"], 2);
  ask();
  EXPECT_EQ(vote(true)["is"], "done");
  EXPECT_EQ(one.update(first)["at"], 0);
  EXPECT_EQ(one.update(first)["log"], other.update(1 - first)["log"]);
}

TEST_F(LobbyTablesTest, TheHostReplacesAVanishedPlayer) {
  two_people();
  EXPECT_EQ(code(anna.say({{"do", "replace"}, {"seat", 1}, {"bot", "random"}})), "seat_taken");
  EXPECT_EQ(code(berto.say({{"do", "replace"}, {"seat", 0}, {"bot", "random"}})), "seat_taken");
  berto.leave_the_world();
  EXPECT_EQ(code(anna.say({{"do", "replace"}, {"seat", 1}, {"bot", "random"}})), "seat_taken")
      << "he may be back in a moment";
  world.pass(59s);
  EXPECT_EQ(code(anna.say({{"do", "replace"}, {"seat", 1}, {"bot", "random"}})), "seat_taken");
  world.pass(1s);
  EXPECT_EQ(code(anna.say({{"do", "replace"}, {"seat", 1}, {"bot", "oracle"}})), "unknown_bot");
  EXPECT_EQ(anna.say({{"do", "replace"}, {"seat", 1}, {"bot", "random"}})["is"], "done");
  while (anna.asked(0)) anna.act(0);
  EXPECT_EQ(anna.table_info()["seats"][1]["kind"], "bot");
}

TEST_F(LobbyTablesTest, AfterARestartEverybodyHasTimeToComeBack) {
  two_people();
  LobbyWorld restarted(store);
  LobbyGuest host(restarted);
  host.enter(anna.table, anna.secrets);
  const Json replace{{"do", "replace"}, {"seat", 1}, {"bot", "random"}};
  EXPECT_EQ(code(host.say(replace)), "seat_taken");
  LobbyGuest back(restarted);
  back.enter(anna.table, berto.secrets);
  restarted.pass(100s);
  back.leave_the_world();
  restarted.pass(59s);
  EXPECT_EQ(code(host.say(replace)), "seat_taken") << "since he went, not since he came";
  restarted.pass(1s);
  EXPECT_EQ(host.say(replace)["is"], "done");
}

// Otherwise one could sit down, read the hand, and get up again.
TEST_F(LobbyTablesTest, WhoPlaysTakesNoSecondSeat) {
  anna.create(3, {kMe, kOpen, kOpen});
  anna.enter();
  berto.enter(anna.table);
  berto.sit(1, "Berto");
  EXPECT_EQ(anna.sit(2, "Anna too")["is"], "seated") << "nothing has been dealt yet";
  ASSERT_EQ(anna.table_info()["status"], "playing");
  EXPECT_EQ(anna.say({{"do", "leave"}, {"seat", 2}})["is"], "done");
  EXPECT_EQ(code(berto.sit(2, "Berto too")), "seat_taken");
  EXPECT_TRUE(berto.update(2).is_null());
  LobbyGuest carla(world);
  carla.enter(anna.table);
  EXPECT_EQ(carla.sit(2, "Carla")["is"], "seated");
}

// Nor does it help to get up first: one hand would be read after the other.
TEST_F(LobbyTablesTest, WhoHasPlayedTakesNoOtherSeat) {
  LobbyGuest carla(world);
  anna.create(3, {kMe, kOpen, kOpen});
  anna.enter();
  berto.enter(anna.table);
  berto.sit(1, "Berto");
  carla.enter(anna.table);
  carla.sit(2, "Carla");
  ASSERT_EQ(carla.say({{"do", "leave"}, {"seat", 2}})["is"], "done");
  ASSERT_EQ(berto.say({{"do", "leave"}, {"seat", 1}})["is"], "done");
  EXPECT_EQ(code(berto.sit(2, "Berto")), "seat_taken");
  EXPECT_EQ(berto.sit(1, "Berto")["is"], "seated") << "their own again";
}

// Others who play there have a screen of their own.
TEST_F(LobbyTablesTest, OnlyWhoSharesAScreenTakesSeveralSeats) {
  anna.create(3, {kMe, kMe, kOpen});
  anna.enter();
  berto.enter(anna.table);
  berto.sit(2, "Berto");
  ASSERT_EQ(anna.say({{"do", "leave"}, {"seat", 1}})["is"], "done");
  EXPECT_EQ(code(berto.sit(1, "Berto too")), "seat_taken");
  EXPECT_EQ(anna.sit(1, "Anna too")["is"], "seated");
}

TEST_F(LobbyTablesTest, AtASharedScreenOneMayTakeSeveralSeats) {
  anna.create(3, {kMe, kMe, kMe});
  anna.enter();
  EXPECT_EQ(anna.say({{"do", "leave"}, {"seat", 2}})["is"], "done");
  EXPECT_EQ(anna.sit(2, "Anna three")["is"], "seated");
  EXPECT_TRUE((*store.load(anna.table))->settings.shared_screen);
}

// As if the server had been killed after it had stored the seat, and before it could say so.
TEST_F(LobbyTablesTest, ASeatIsNotLostWithTheAnswer) {
  const std::string secret(40, 's');
  anna.create(2, {kMe, kOpen});
  anna.enter();
  const Json sit{{"do", "sit"}, {"seat", 1}, {"name", "Berto"}, {"secret", secret}};
  berto.enter(anna.table);
  EXPECT_EQ(berto.say(sit)["secret"], secret);
  LobbyWorld restarted(store);
  LobbyGuest back(restarted);
  back.enter(anna.table);
  const Json again = back.say(sit);
  EXPECT_EQ(again["is"], "seated") << again.dump();
  EXPECT_EQ(again["secret"], secret);
  EXPECT_EQ(back.update(1)["viewer"], 1);
  EXPECT_EQ(entries(), 1u);
  LobbyGuest at_once(restarted);
  at_once.enter(anna.table, {secret});
  EXPECT_EQ(at_once.update(1)["viewer"], 1);
  LobbyGuest other(restarted);
  other.enter(anna.table);
  EXPECT_EQ(
      code(other.say({{"do", "sit"}, {"seat", 1}, {"name", "Berto"}, {"secret", std::string(40, 'x')}})),
      "seat_taken");
  EXPECT_EQ(code(other.say({{"do", "sit"}, {"seat", 1}, {"name", "Berto"}})), "seat_taken");
}

TEST_F(LobbyTablesTest, ASecretThatCanBeGuessedIsRefused) {
  anna.create(2, {kMe, kOpen});
  anna.enter();
  berto.enter(anna.table);
  const auto with = [&](std::size_t letters) {
    return berto.say({{"do", "sit"}, {"seat", 1}, {"name", "Berto"}, {"secret", std::string(letters, 's')}});
  };
  EXPECT_EQ(with(31)["path"], "secret");
  EXPECT_EQ(with(129)["path"], "secret");
  EXPECT_EQ(with(32)["is"], "seated");
}

TEST_F(LobbyTablesTest, ASeatThatWasLeftCanBeTakenOver) {
  two_people();
  EXPECT_EQ(berto.say({{"do", "leave"}, {"seat", 1}})["is"], "done");
  EXPECT_EQ(berto.table_info()["seats"][1]["mine"], false);
  EXPECT_EQ(berto.update(-1)["seq"], anna.update(0)["seq"]) << "he watches now";
  LobbyGuest carla(world);
  carla.enter(anna.table);
  const Json seated = carla.sit(1, "Carla");
  EXPECT_EQ(seated["is"], "seated");
  EXPECT_EQ(carla.update(1)["log_from"], 0);
  EXPECT_EQ(anna.table_info()["seats"][1]["name"], "Carla");
}

TEST_F(LobbyTablesTest, ARematchKeepsSeatsAndSecrets) {
  two_people({{"listed", true}, {"options", kOneYear}});
  play_to_the_end();
  EXPECT_EQ(berto.say({{"do", "rematch"}})["is"], "done");
  EXPECT_EQ(anna.say({{"do", "rematch"}})["is"], "done") << "a second wish is the same wish";
  const std::string next = anna.table_info()["rematch"];
  EXPECT_EQ(store.tables().value(), 2u);
  EXPECT_EQ(berto.enter(next, berto.secrets)["is"], "table");
  EXPECT_EQ(berto.update(1)["at"], 0);
  EXPECT_EQ(anna.enter(next, anna.secrets)["host"], true);
  EXPECT_EQ(anna.table_info()["seats"][0]["mine"], true);
  EXPECT_EQ(anna.table_info()["options"]["last_year"], 1);
}

TEST_F(LobbyTablesTest, ARecordIsSteppedThroughAndGoesOnAgainstBots) {
  two_people({{"options", kOneYear}});
  play_to_the_end();
  const std::string record = anna.say({{"do", "record"}})["record"];
  LobbyGuest reader(world);
  const Json step = reader.say({{"do", "replay"}, {"record", record}, {"at", 4}});
  EXPECT_EQ(step["is"], "replay");
  EXPECT_EQ(step["at"], 4);
  EXPECT_EQ(code(reader.say({{"do", "replay"}, {"record", "once upon a time"}, {"at", 0}})), "bad_record");

  const Json fork{{"do", "fork"},    {"record", record}, {"at", 4},  {"seat", 0},
                  {"name", "Carla"}, {"bot", "random"},  {"pace", 0}};
  const Json created = reader.say(fork);
  ASSERT_EQ(created["is"], "created");
  ASSERT_EQ(created["seats"].size(), 1u);
  reader.enter(created["table"], {created["seats"][0]["secret"]});
  EXPECT_EQ(reader.table_info()["seats"][0]["name"], "Carla");
  EXPECT_EQ(reader.table_info()["seats"][1]["kind"], "bot");
  EXPECT_GE(reader.update(0)["at"], 4);

  LobbyWorld restarted(store);
  LobbyGuest back(restarted);
  back.enter(created["table"], {created["seats"][0]["secret"]});
  EXPECT_EQ(back.update(0)["view"], reader.update(0)["view"]);
}

TEST_F(LobbyTablesTest, TheListShowsListedTablesUntilTheyEnd) {
  const auto listed = [&] { return berto.say({{"do", "tables"}})["tables"]; };
  anna.create(2, {kMe, kMe}, {{"listed", false}});
  EXPECT_TRUE(listed().empty());
  anna.create(2, {kMe, kMe}, {{"listed", true}, {"options", kOneYear}});
  ASSERT_EQ(listed().size(), 1u);
  EXPECT_EQ(listed()[0]["table"], anna.table);
  EXPECT_EQ(listed()[0]["status"], "playing");
  EXPECT_EQ(listed()[0]["seats"][0]["present"], false);
  anna.enter();
  EXPECT_EQ(listed()[0]["seats"][0]["present"], true);
  while (anna.table_info()["status"] != "over") ASSERT_EQ(anna.act(asked_seat())["is"], "done");
  EXPECT_TRUE(listed().empty());
}

TEST_F(LobbyTablesTest, WhenTheStoreFailsNobodyHearsOfItAndTheTableStandsStill) {
  two_people();
  const int seat = asked_seat();
  const std::string before = guest_at(seat).update(seat).dump();
  store.broken = true;
  EXPECT_EQ(code(guest_at(seat).act(seat)), "server_trouble");
  EXPECT_EQ(guest_at(seat).update(seat).dump(), before);
  EXPECT_EQ(berto.update(1)["seq"], 0);
  EXPECT_FALSE(world.lobby().store_works());
  EXPECT_EQ(code(anna.create(2, {kMe, kBot})), "server_trouble");
  EXPECT_EQ(code(guest_at(seat).act(seat)), "server_trouble");
  world.pass(5s);
  EXPECT_EQ(code(guest_at(seat).act(seat)), "server_trouble");
  store.broken = false;
  const std::size_t heard = berto.count("update");
  world.pass(5s);
  EXPECT_TRUE(world.lobby().store_works());
  EXPECT_EQ(berto.count("update"), heard + 1) << "what was read again, whatever its number";
  EXPECT_EQ(guest_at(seat).act(seat)["is"], "done");
  EXPECT_EQ(berto.update(1)["seq"], 1);
}

TEST_F(LobbyTablesTest, ARestartResumesEveryTableExactly) {
  two_people();
  for (int i = 0; i < 40; ++i) guest_at(asked_seat()).act(asked_seat());
  anna.say({{"do", "chat"}, {"seat", 0}, {"text", "to be continued"}});
  LobbyWorld restarted(store);
  const auto texts_on_entering = [&](LobbyWorld& in, const std::vector<std::string>& secrets) {
    LobbyGuest guest(in);
    guest.enter(anna.table, secrets);
    // Who else is there is not part of the table.
    std::vector<std::string> texts = guest.texts;
    std::erase_if(texts, [](const std::string& text) { return text.starts_with(R"({"is":"table")"); });
    guest.leave_the_world();
    return texts;
  };
  for (const auto& secrets : {anna.secrets, berto.secrets, {}}) {
    const auto before = texts_on_entering(world, secrets);
    EXPECT_EQ(before.size(), 4u) << "hello, chat, notices, update";
    EXPECT_EQ(texts_on_entering(restarted, secrets), before);
  }
}

TEST(LobbyLimitsTest, TooMuchIsRefused) {
  MemoryStore store;
  LobbyLimits limits;
  limits.messages = {5, 1};
  limits.address.tables = {2, 0.1};
  LobbyWorld world(store, limits);
  LobbyGuest guest(world);
  EXPECT_EQ(guest.create(2, {kMe, kBot}).value("is", ""), "created");
  EXPECT_EQ(guest.create(2, {kMe, kBot}).value("is", ""), "created");
  EXPECT_EQ(code(guest.create(2, {kMe, kBot})), "too_much");
  guest.enter();
  guest.say({{"do", "tables"}});
  EXPECT_EQ(code(guest.say({{"do", "tables"}})), "too_much");
  world.pass(1s);
  EXPECT_EQ(guest.say({{"do", "tables"}})["is"], "tables");
}

TEST(LobbyLimitsTest, TablesNobodyIsAtComeBackFromTheStore) {
  MemoryStore store;
  LobbyLimits limits = hardly_any_limits();
  limits.unused_tables = 3;
  LobbyWorld world(store, limits);
  LobbyGuest guest(world);
  std::vector<std::pair<std::string, std::vector<std::string>>> tables;
  for (int i = 0; i < 10; ++i) {
    guest.create(2, {kMe, kMe});
    guest.enter();
    guest.act(guest.asked(0) ? 0 : 1);
    tables.emplace_back(guest.table, guest.secrets);
  }
  EXPECT_LE(world.lobby().live_tables(), 4u);
  for (const auto& [id, secrets] : tables) {
    guest.enter(id, secrets);
    EXPECT_EQ(guest.update(0)["at"], 1);
    EXPECT_EQ(guest.update(0)["table"], id);
  }
}

}  // namespace
}  // namespace vendemmia
