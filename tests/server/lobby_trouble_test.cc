// What strangers, damaged tables and people in a hurry must not be able to do to the others.
#include <gtest/gtest.h>

#include "engine/game/door.h"
#include "engine/game/observe.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

class LobbyTroubleTest : public ::testing::Test {
 protected:
  // As if another version of the server, or a bad disk, had written it.
  void damage(const Entry& entry) {
    const auto written = static_cast<u32>((*store.load(anna.table))->entries.size());
    const std::vector<Addition> additions{{anna.table, written, {entry}}};
    ASSERT_TRUE(store.append(additions));
  }

  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
};

TEST_F(LobbyTroubleTest, ATableThatCannotBePlayedHarmsNobody) {
  const std::vector<Entry> misfits{
      {EntryKind::Act, 0, 0, "pass", "", 0},      {EntryKind::Act, 0, 0, "dance on the table", "", 0},
      {EntryKind::Act, 5, 0, "pass", "", 0},      {EntryKind::Undo, 0, 7, "", "", 0},
      {EntryKind::Redo, 0, 0, "", "", 0},         {EntryKind::AskTakeBack, 0, 7, "", "", 0},
      {EntryKind::Vote, 0, 1, "", "", 0},         {EntryKind::Sit, kNoSeat, 0, "Zoe", "", 0},
      {EntryKind::Replace, 1, 0, "oracle", "", 0}};
  for (const Entry& entry : misfits) {
    anna.create(2, {kMe, kBot}, {{"listed", true}});
    damage(entry);
    EXPECT_EQ(code(anna.enter()), "server_trouble") << entry.text;
  }
  EXPECT_TRUE(anna.say({{"do", "tables"}})["tables"].empty());
  EXPECT_TRUE(world.lobby().store_works()) << "only these tables are damaged";
  EXPECT_EQ(world.metrics().store_failures, misfits.size());
  anna.create(2, {kMe, kBot});
  EXPECT_EQ(anna.enter()["is"], "table");
}

TEST_F(LobbyTroubleTest, ATableWithABotThatIsNoMoreCannotBeEntered) {
  anna.create(2, {kMe, kBot});
  TableSettings settings = (*store.load(anna.table))->settings;
  settings.id = "old";
  settings.seats[1].bot = "oracle";
  ASSERT_TRUE(store.create(settings));
  EXPECT_EQ(code(anna.enter("old", anna.secrets)), "server_trouble");
}

TEST_F(LobbyTroubleTest, SomebodyInAHurryIsInterruptedByTheOthers) {
  anna.create(2, {kMe, kOpen});
  anna.enter();
  LobbyGuest berto(world);
  berto.enter(anna.table);
  berto.sit(1, "Berto");
  LobbyGuest carla(world);
  carla.create(2, {kMe, kMe});
  carla.enter();
  std::vector<unsigned> said;
  for (int i = 0; i < 100; ++i) said.push_back(anna.murmur({{"do", "chat"}, {"seat", 0}, {"text", "hurry"}}));
  world.run(2);
  const unsigned one = carla.murmur({{"do", "chat"}, {"seat", 0}, {"text", "calm"}});
  world.run(2);
  EXPECT_EQ(carla.answer_to(one)["is"], "done");
  EXPECT_TRUE(anna.answer_to(said.back()).is_null());
  anna.leave_the_world();
  EXPECT_EQ(berto.count("chat"), 100u) << "what was said before going counts";
  EXPECT_EQ(berto.table_info()["seats"][0]["present"], false);
}

TEST_F(LobbyTroubleTest, ALongMessageCountsForMany) {
  LobbyLimits limits;
  limits.messages = {10, 1};
  LobbyWorld strict(store, limits);
  LobbyGuest guest(strict);
  const Json record{{"do", "replay"}, {"record", std::string(100'000, 'x')}, {"at", 0}};
  EXPECT_EQ(code(guest.say(record)), "bad_record");
  strict.arrive(1, record.dump());
  EXPECT_EQ(code(guest.take_heard().back()), "too_much");
  EXPECT_EQ(guest.say({{"do", "tables"}})["is"], "tables") << "what is left is enough for this";
}

TEST_F(LobbyTroubleTest, ManyTablesAtOnceDoNotStayInMemory) {
  LobbyLimits limits = hardly_any_limits();
  limits.unused_tables = 3;
  LobbyWorld small(store, limits);
  LobbyGuest guest(small);
  std::vector<std::string> tables;
  for (int i = 0; i < 100; ++i) {
    guest.create(2, {kMe, kMe});
    tables.push_back(guest.table);
  }
  for (const std::string& table : tables)
    guest.murmur({{"do", "enter"}, {"table", table}, {"secrets", Json::array()}});
  small.run();
  EXPECT_LE(small.lobby().live_tables(), 4u);
}

TEST_F(LobbyTroubleTest, NoBotOfARecordIsSlowerThanOthers) {
  const std::string record = text_of(Journal{{.players = 2}, 11, {}, {}});
  const auto fork = [&](int pace) {
    return anna.say({{"do", "fork"},
                     {"record", record},
                     {"at", 0},
                     {"seat", 0},
                     {"name", "Anna"},
                     {"bot", "random"},
                     {"pace", pace}});
  };
  EXPECT_EQ(code(fork(60'000)), "bad_message");
  EXPECT_EQ(fork(10'000)["is"], "created");
}

// Answers what nobody has asked, now and then.
class MistakenBot final : public Bot {
 public:
  Action choose(const Observation& observation, const Budget&, Rng& rng) override {
    if (rng.below(2) == 0) return act(ActionKind::SellField, 200);
    ActionList legal;
    legal_actions(determinize(observation, rng), legal);
    return legal[legal.size() - 1];
  }
};

TEST_F(LobbyTroubleTest, ABotsIllegalAnswerIsNeitherStoredNorWaitedFor) {
  LobbyWorld mistaken(store, hardly_any_limits(), [](std::string_view) -> std::unique_ptr<Bot> {
    return std::make_unique<MistakenBot>();
  });
  LobbyGuest guest(mistaken);
  guest.create(2, {kMe, kBot});
  guest.enter();
  for (int answers = 0; answers < 30; ++answers) {
    ASSERT_TRUE(guest.asked(0)) << "the bot has been waited for, after " << answers;
    ASSERT_EQ(guest.act(0)["is"], "done");
  }
  EXPECT_GT(mistaken.metrics().bot_mistakes, 5u);
  // What was stored can be played again by anybody.
  LobbyGuest other(world);
  EXPECT_EQ(other.enter(guest.table, guest.secrets)["is"], "table");
  EXPECT_EQ(other.update(0)["at"], guest.update(0)["at"]);
}

}  // namespace
}  // namespace vendemmia
