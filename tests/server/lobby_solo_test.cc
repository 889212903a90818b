// Tables against the Automa: one seat, and nobody to wait for or to ask.
#include <set>

#include <gtest/gtest.h>

#include "tests/protocol/solo_games.h"
#include "tests/server/solo_support.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

Json solo(const Json& changes = Json::object()) {
  Json options{{"players", 1}, {"friendly", false}, {"two_parents", false}, {"last_year", 0}};
  options.update(changes);
  return {{"options", options}};
}

class LobbySoloTest : public ::testing::Test {
 protected:
  void sit_down(const Json& options = Json::object()) {
    ASSERT_EQ(anna.create(1, {kMe}, solo(options))["is"], "created");
    anna.enter();
  }
  // The first answer; among placements the cart, so that years go by.
  void act() {
    for (const Json& offer : anna.update(0)["ask"]["offers"]) {
      if (offer["answer"]["text"] == "pass") {
        ASSERT_EQ(anna.act(0, "pass")["is"], "done");
        return;
      }
    }
    ASSERT_EQ(anna.act(0)["is"], "done");
  }
  void play_to_the_end() {
    while (anna.table_info()["status"] != "over") act();
  }
  Json undo_info() { return anna.update(0)["undo"]; }
  Json take_back(unsigned to) {
    return anna.say({{"do", "take_back"}, {"seat", 0}, {"seq", anna.update(0)["seq"]}, {"to", to}});
  }

  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
};

TEST_F(LobbySoloTest, EveryLevelAndChallengeCanBePlayed) {
  for (const Options& options : every_solo_game()) {
    sit_down({{"level", facts(options.level).id},
              {"aggressive", options.aggressive},
              {"challenge", options.challenge},
              {"tokens", options.tokens}});
    EXPECT_EQ(anna.table_info()["options"]["level"], facts(options.level).id);
    EXPECT_EQ(anna.update(0)["view"]["solo"]["years"], last_year_of(options));
    EXPECT_TRUE(anna.asked(0));
  }
}

TEST_F(LobbySoloTest, WhatDoesNotGoTogetherIsRefusedWithItsSentence) {
  const auto refused = [&](const Json& options) {
    const Json answer = anna.create(1, {kMe}, solo(options));
    EXPECT_EQ(code(answer), "bad_options") << options.dump();
    return answer.value("text", "");
  };
  EXPECT_EQ(refused({{"level", "very_easy"}, {"aggressive", true}}),
            "the aggressive variant is for the levels easy, normal and hard");
  EXPECT_EQ(refused({{"challenge", 6}, {"aggressive", true}}),
            "challenge 6 is not played with the aggressive variant");
  EXPECT_EQ(refused({{"challenge", 9}}), "the campaign has eight challenges");
  EXPECT_EQ(refused({{"tokens", 1}}), "bonus tokens at the start belong to the campaign");
  EXPECT_EQ(refused({{"players", 2}, {"level", "hard"}}),
            "levels, the aggressive variant and challenges belong to the game for one player");
  EXPECT_EQ(code(anna.create(1, {kMe, kBot}, solo())), "bad_options") << "the Automa has no seat";
}

TEST_F(LobbySoloTest, AGameGoesToItsEndAndIsToldWhole) {
  sit_down({{"level", "easy"}, {"challenge", 4}});
  EXPECT_EQ(anna.update(0)["view"]["players"][0]["vp"], 8);
  LobbyGuest watcher(world);
  watcher.enter(anna.table);
  EXPECT_FALSE(watcher.update(-1)["view"]["solo"].contains("draw"));
  play_to_the_end();
  EXPECT_EQ(anna.update(0)["view"]["solo"]["result"], "loss");
  EXPECT_EQ(watcher.update(-1)["view"]["solo"], anna.update(0)["view"]["solo"]);
  const Json record = anna.say({{"do", "record"}});
  int points = 0;
  for (const auto& [source, vp] : record["summary"][0]["by_source"].items()) points += vp.get<int>();
  EXPECT_EQ(points, anna.update(0)["view"]["players"][0]["vp"]);
  EXPECT_EQ(record["summary"][0]["by_year"].size(), 7u);

  const Json step = watcher.say({{"do", "replay"}, {"record", record["record"]}, {"at", 3}});
  EXPECT_EQ(step["view"]["solo"]["draw"].size(), step["view"]["solo"]["draw_count"]) << "open hands";

  EXPECT_EQ(anna.say({{"do", "rematch"}})["is"], "done");
  const std::string next = anna.table_info()["rematch"];
  anna.enter(next, anna.secrets);
  EXPECT_EQ(anna.table_info()["options"]["challenge"], 4);
  EXPECT_EQ(anna.table_info()["options"]["level"], "easy");
}

TEST_F(LobbySoloTest, ABotPlaysAloneWhileSomebodyWatches) {
  anna.create(1, {kBot}, solo({{"level", "hard"}}));
  anna.enter(anna.table);
  EXPECT_EQ(anna.table_info()["status"], "over");
  EXPECT_TRUE(anna.update(-1)["view"]["solo"].contains("result"));
}

TEST_F(LobbySoloTest, UndoStopsAtTheAutomasCard) {
  sit_down();
  while (anna.update(0)["ask"]["kind"] != "wake_up_row") act();
  const auto at = anna.update(0)["at"].get<unsigned>();
  ASSERT_EQ(anna.act(0, "row 7")["is"], "done");  // The temporary worker: no card is drawn.
  ASSERT_EQ(anna.update(0)["ask"]["kind"], "turn");
  EXPECT_TRUE(undo_info()["points"].empty());
  EXPECT_EQ(undo_info()["stop"], "seen");
  EXPECT_EQ(undo_info()["stop_event"]["kind"], "automa_drew");
  EXPECT_FALSE(undo_info().contains("take_back"));
  EXPECT_EQ(code(take_back(at)), "nothing_to_undo");
  ASSERT_EQ(anna.act(0, "place regular cart")["is"], "done");
  EXPECT_EQ(undo_info()["points"], Json::array({at + 1})) << "one's own placement can be undone";
}

TEST_F(LobbySoloTest, PracticeGoesBackPastTheAutomasCardAndDealsAnew) {
  Json changes = solo();
  changes["practice"] = true;
  ASSERT_EQ(anna.create(1, {kMe}, changes)["is"], "created");
  EXPECT_EQ(anna.enter()["practice"], true);
  while (anna.update(0)["ask"]["kind"] != "wake_up_row") act();
  const auto at = anna.update(0)["at"].get<unsigned>();
  std::set<std::string> turned_over;
  for (int times = 0; times < 12; ++times) {
    ASSERT_EQ(anna.act(0, "row 7")["is"], "done");
    turned_over.insert(anna.update(0)["view"]["solo"]["used"].dump());
    ASSERT_EQ(undo_info()["take_back"], at);
    EXPECT_EQ(undo_info()["deals_anew"], true);
    EXPECT_EQ(take_back(at)["is"], "done");
    EXPECT_EQ(anna.update(0)["at"], at);
    EXPECT_FALSE(anna.table_info().contains("vote"));
  }
  EXPECT_GT(turned_over.size(), 1u) << "twelve times the same card";
}

TEST_F(LobbySoloTest, AnAnswerThatBringsTheAutomasCardEndsABatch) {
  sit_down();
  while (anna.update(0)["ask"]["kind"] != "wake_up_row") act();
  const Json both = anna.say({{"do", "act"},
                              {"seat", 0},
                              {"seq", anna.update(0)["seq"]},
                              {"actions", {"row 7", "place regular give_tour.left"}}});
  EXPECT_EQ(code(both), "bad_message") << "a refusal would tell where the Automa is going to stand";
  EXPECT_EQ(both["path"], "actions[1]");
}

TEST_F(LobbySoloTest, OutlivesTheServer) {
  sit_down({{"level", "very_hard"}});
  for (int answers = 0; answers < 12; ++answers) act();
  LobbyWorld restarted(store);
  LobbyGuest back(restarted);
  back.enter(anna.table, anna.secrets);
  EXPECT_EQ(back.update(0)["view"], anna.update(0)["view"]);
  EXPECT_EQ(back.update(0)["ask"], anna.update(0)["ask"]);
}

TEST_F(LobbySoloTest, ARecordGoesOnWithTheAutomasCardsDealtAnew) {
  const Journal journal = solo_game({.players = 1, .challenge = 3, .tokens = 1}, Seed{5});
  const auto half = static_cast<u32>(journal.actions.size() / 2);
  const State then = replay(journal, half);
  const Json created = anna.say({{"do", "fork"},
                                 {"record", text_of(journal)},
                                 {"at", half},
                                 {"seat", 0},
                                 {"name", "Carla"},
                                 {"bot", "random"},
                                 {"pace", 0}});
  ASSERT_EQ(created["is"], "created") << created.dump();
  anna.enter(created["table"], {created["seats"][0]["secret"]});
  EXPECT_EQ(anna.table_info()["seats"].size(), 1u);
  EXPECT_FALSE(anna.table_info().contains("campaign"));
  EXPECT_EQ(anna.table_info()["options"]["challenge"], 3);
  const Room room((*store.load(created["table"].get<std::string>()))->settings);
  const Solo& now = room.state().solo;
  EXPECT_EQ(now.left, then.solo.left);
  const auto cards = now.cards.unpacked();
  const auto cards_then = then.solo.cards.unpacked();
  EXPECT_TRUE(std::equal(cards.begin() + now.left, cards.end(), cards_then.begin() + now.left))
      << "the used cards are known";
  EXPECT_NE(cards, cards_then);
  while (anna.table_info()["status"] != "over") ASSERT_EQ(anna.act(0)["is"], "done");
}

}  // namespace
}  // namespace vendemmia
