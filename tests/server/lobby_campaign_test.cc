// Campaigns: a secret, a table for each game, progress that outlives everything.
#include <gtest/gtest.h>

#include "server/campaigns.h"
#include "server/secrets.h"
#include "tests/server/solo_support.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

std::string won_up_to(int last) {
  std::string text = "vendemmia campaign 1\nlevel easy\naggressive no\n";
  for (int challenge = 1; challenge <= last; ++challenge)
    text += "game " + std::to_string(challenge) + " win 21 20 " + std::to_string(challenge) + "\n";
  return text;
}

class LobbyCampaignTest : public ::testing::Test {
 protected:
  Json begin(const std::string& level = "easy", bool aggressive = false) {
    const Json told =
        anna.say({{"do", "campaign_new"}, {"level", level}, {"aggressive", aggressive}, {"name", "Anna"}});
    secret = told.value("secret", "");
    return told;
  }
  Json import(const std::string& text) {
    const Json told = anna.say({{"do", "campaign_import"}, {"text", text}, {"name", "Anna"}});
    secret = told.value("secret", "");
    return told;
  }
  static Json opened(LobbyGuest& by, const std::string& with) {
    return by.say({{"do", "campaign"}, {"secret", with}});
  }
  Json open() { return opened(anna, secret); }
  Json play() { return anna.say({{"do", "campaign_play"}, {"secret", secret}}); }
  void enter(LobbyGuest& guest, const Json& created) {
    guest.enter(created["table"], {created["seats"][0]["secret"]});
  }

  StoredCampaign stored() { return **store.load_campaign(hash_of_secret(secret)); }
  // As if the next challenge had been played to this end, and nobody had looked since.
  void finish(SoloResult result) {
    StoredCampaign campaign = stored();
    TableSettings table = campaign_table(campaign, secret, 0);
    const Journal journal = solo_game(next_options(campaign.campaign), result);
    table.start.seed = journal.seed;
    ASSERT_TRUE(store.create(table));
    Addition addition{table.id, 0, {}};
    for (const Action& action : journal.actions)
      addition.entries.push_back({EntryKind::Act, 0, 0, text_of(action), "", 0});
    ASSERT_TRUE(store.append({&addition, 1}));
    campaign.running = table.id;
    ASSERT_TRUE(store.save(campaign));
  }

  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
  std::string secret;
};

TEST_F(LobbyCampaignTest, BeginsWithTheFirstChallenge) {
  const Json told = begin("normal", true);
  ASSERT_EQ(told["is"], "campaign") << told.dump();
  EXPECT_EQ(told["secret"].get<std::string>().size(), 64u);
  EXPECT_EQ(told["name"], "Anna");
  EXPECT_EQ(told["level"], "normal");
  EXPECT_EQ(told["aggressive"], true);
  EXPECT_EQ(told["games"], Json::array());
  EXPECT_EQ(told["next"], 1);
  EXPECT_EQ(told["tokens"], 0);
  EXPECT_FALSE(told.contains("table"));
  EXPECT_EQ(told["text"], "vendemmia campaign 1\nlevel normal\naggressive yes\n");
  Json again = open();
  again["id"] = told["id"];
  EXPECT_EQ(again, told);
}

TEST_F(LobbyCampaignTest, RefusesWhatIsNone) {
  const Json refused = begin("very_hard", true);
  EXPECT_EQ(code(refused), "bad_options");
  EXPECT_NE(refused["text"].get<std::string>().find("aggressive"), std::string::npos);
  secret = "guessed";
  EXPECT_EQ(code(open()), "unknown_campaign");
  EXPECT_EQ(code(play()), "unknown_campaign");
}

TEST_F(LobbyCampaignTest, EachGameHasATableOfItsOwn) {
  begin();
  const Json created = play();
  ASSERT_EQ(created["is"], "created") << created.dump();
  EXPECT_EQ(open()["table"], created["table"]);
  enter(anna, created);
  EXPECT_EQ(anna.table_info()["campaign"], true);
  EXPECT_EQ(anna.table_info()["host"], true);
  EXPECT_EQ(anna.table_info()["seats"][0]["mine"], true);
  EXPECT_EQ(anna.table_info()["seats"][0]["name"], "Anna");
  EXPECT_EQ(anna.table_info()["options"], *parse_json(R"({"players":1,"friendly":false,"two_parents":false,
      "last_year":0,"level":"easy","aggressive":false,"challenge":1,"tokens":0})"));
  const Json again = play();
  EXPECT_EQ(again["table"], created["table"]) << "it goes on where it was left";
  EXPECT_EQ(again["seats"], created["seats"]);
  LobbyGuest berto(world);
  berto.enter(created["table"], {secret});
  EXPECT_EQ(berto.table_info()["seats"][0]["mine"], false) << "the campaign's secret is not the seat's";
  EXPECT_EQ(code(opened(berto, created["seats"][0]["secret"])), "unknown_campaign") << "nor the other way";
  anna.create(1, {kMe});
  anna.enter();
  EXPECT_FALSE(anna.table_info().contains("campaign"));
}

TEST_F(LobbyCampaignTest, AGameIsCountedWhenItIsOver) {
  begin();
  const Json created = play();
  enter(anna, created);
  while (anna.table_info()["status"] != "over") {
    ASSERT_EQ(anna.act(0)["is"], "done");
    if (anna.update(0)["at"] == 20) {
      EXPECT_EQ(open()["games"].size(), 0u);
    }
  }
  EXPECT_EQ(code(anna.say({{"do", "rematch"}})), "bad_options") << "the campaign says what comes next";
  const Json view = anna.update(0)["view"];
  const Json told = open();
  ASSERT_EQ(told["games"].size(), 1u);
  const Json& game = told["games"][0];
  EXPECT_EQ(game["challenge"], 1);
  EXPECT_EQ(game["result"], view["solo"]["result"]);
  EXPECT_EQ(game["vp"], view["players"][0]["vp"]);
  EXPECT_EQ(game["automa_vp"], view["solo"]["automa_vp"]);
  EXPECT_EQ(game["table"], created["table"]);
  const Seed seed = (*store.load(created["table"].get<std::string>()))->settings.start.seed;
  EXPECT_EQ(game["seed"], std::to_string(seed));
  EXPECT_FALSE(told.contains("table"));
  EXPECT_EQ(open()["games"].size(), 1u) << "once";
  EXPECT_NE(play()["table"], created["table"]);
}

TEST_F(LobbyCampaignTest, FailuresInARowBringTokensAndAWinTheNextChallenge) {
  import(won_up_to(3));  // The fourth has a head start, so that a bot gets somewhere.
  finish(SoloResult::Loss);
  EXPECT_EQ(open()["tokens"], 1);
  finish(SoloResult::Draw);
  EXPECT_EQ(open()["tokens"], 2) << "a draw is no win";
  EXPECT_EQ(open()["next"], 4);
  enter(anna, play());
  EXPECT_EQ(anna.table_info()["options"]["tokens"], 2);
  EXPECT_EQ(anna.update(0)["view"]["solo"]["tokens"], 2);
  finish(SoloResult::Win);
  const Json told = open();
  EXPECT_EQ(told["next"], 5);
  EXPECT_EQ(told["tokens"], 0);
  ASSERT_EQ(told["games"].size(), 6u);
  EXPECT_EQ(told["games"][4]["result"], "draw");
  EXPECT_EQ(told["games"][5]["result"], "win");
}

TEST_F(LobbyCampaignTest, EndsWhenAllChallengesAreWon) {
  const std::string text = won_up_to(7);
  EXPECT_EQ(import(text)["next"], 8);
  EXPECT_EQ(import(text + "game 8 loss 11 20 3\n")["tokens"], 1);
  const Json told = import(text + "game 8 win 22 20 3\n");
  EXPECT_FALSE(told.contains("next"));
  EXPECT_EQ(told["tokens"], 0);
  EXPECT_EQ(code(play()), "bad_options");
}

TEST_F(LobbyCampaignTest, GoesElsewhereAndComesBackAsText) {
  begin();
  finish(SoloResult::Loss);
  play();
  const Json here = open();
  const Json there = import(here["text"]);
  ASSERT_EQ(there["is"], "campaign") << there.dump();
  EXPECT_NE(there["secret"], here["secret"]);
  EXPECT_EQ(there["text"], here["text"]);
  EXPECT_EQ(there["tokens"], 1);
  EXPECT_FALSE(there.contains("table")) << "a game that is not over is no part of it";
  ASSERT_EQ(there["games"].size(), 1u);
  EXPECT_TRUE(here["games"][0].contains("table"));
  EXPECT_FALSE(there["games"][0].contains("table")) << "those were played elsewhere";
  EXPECT_EQ(there["games"][0]["seed"], here["games"][0]["seed"]);
  finish(SoloResult::Loss);
  const Json later = open();
  EXPECT_FALSE(later["games"][0].contains("table"));
  EXPECT_TRUE(later["games"][1].contains("table"));
}

TEST_F(LobbyCampaignTest, SaysWhatIsWrongWithAText) {
  const Json refused = import("vendemmia campaign 1\nlevel easy\naggressive no\ngame 2 win 21 20 3\n");
  EXPECT_EQ(code(refused), "bad_record");
  EXPECT_EQ(refused["path"], "text");
  EXPECT_EQ(refused["text"], "line 4: this challenge is not the next one");
  EXPECT_EQ(refused["line"], 4);
  const Json impossible = import("vendemmia campaign 1\nlevel easy\naggressive no\ngame 1 win 3 20 3\n");
  EXPECT_EQ(code(impossible), "impossible_result");
  EXPECT_EQ(impossible["line"], 4);
  std::string endless = "vendemmia campaign 1\nlevel easy\naggressive no\n";
  for (std::size_t i = 0; i < kMostCampaignGames; ++i) endless += "game 1 loss 9 20 1\n";
  EXPECT_EQ(import(endless)["tokens"], 99);
  EXPECT_EQ(code(play()), "too_much");
  EXPECT_EQ(code(import(endless + "game 1 loss 9 20 1\n")), "too_much");
}

TEST_F(LobbyCampaignTest, OutlivesTheServer) {
  begin();
  finish(SoloResult::Loss);
  const Json created = play();
  enter(anna, created);
  anna.act(0);
  Json before = open();

  LobbyWorld restarted(store);
  LobbyGuest back(restarted);
  Json after = opened(back, secret);
  before.erase("id");
  after.erase("id");
  EXPECT_EQ(after, before);
  const Json again = back.say({{"do", "campaign_play"}, {"secret", secret}});
  EXPECT_EQ(again["table"], created["table"]);
  enter(back, again);
  EXPECT_EQ(back.update(0)["at"], 1);
  while (back.table_info()["status"] != "over") ASSERT_EQ(back.act(0)["is"], "done");

  LobbyWorld once_more(store);
  LobbyGuest late(once_more);
  EXPECT_EQ(opened(late, secret)["games"].size(), 2u) << "over before, counted after the restart";
}

TEST_F(LobbyCampaignTest, ALostTableIsForgotten) {
  begin();
  const std::string table = play()["table"];
  StoredCampaign campaign = stored();
  campaign.running = "gone";
  ASSERT_TRUE(store.save(campaign));
  EXPECT_FALSE(open().contains("table"));
  EXPECT_EQ(stored().running, "");

  LobbyWorld restarted(store);
  LobbyGuest back(restarted);
  const Addition misfit{table, 0, {{EntryKind::Act, 0, 0, "dance on the table", "", 0}}};
  ASSERT_TRUE(store.append({&misfit, 1}));
  campaign.running = table;
  ASSERT_TRUE(store.save(campaign));
  const Json again = back.say({{"do", "campaign_play"}, {"secret", secret}});
  EXPECT_EQ(again["is"], "created");
  EXPECT_NE(again["table"], table);
  EXPECT_TRUE(opened(back, secret)["games"].empty());
}

TEST_F(LobbyCampaignTest, AGameOfAnotherChallengeIsNotCounted) {
  begin();
  finish(SoloResult::Loss);
  StoredCampaign campaign = stored();
  campaign.campaign.level = Level::Hard;
  ASSERT_TRUE(store.save(campaign));
  EXPECT_TRUE(open()["games"].empty());
  EXPECT_FALSE(open().contains("table"));
}

TEST_F(LobbyCampaignTest, WaitsWhileTheStoreIsInTrouble) {
  begin();
  finish(SoloResult::Loss);
  store.broken = true;
  EXPECT_EQ(code(open()), "server_trouble");
  EXPECT_EQ(code(play()), "server_trouble");
  const Json refused =
      anna.say({{"do", "campaign_new"}, {"level", "easy"}, {"aggressive", false}, {"name", "Anna"}});
  EXPECT_EQ(code(refused), "server_trouble");
  store.broken = false;
  EXPECT_EQ(open()["games"].size(), 1u);
}

TEST_F(LobbyCampaignTest, NobodyBeginsThemByTheHundred) {
  LobbyLimits limits;
  limits.address.tables = {2, 0};
  LobbyWorld strict(store, limits);
  LobbyGuest guest(strict);
  const Json wish{{"do", "campaign_new"}, {"level", "easy"}, {"aggressive", false}, {"name", " "}};
  const Json first = guest.say(wish);
  EXPECT_EQ(first["name"], "Guest");
  const Json play_first{{"do", "campaign_play"}, {"secret", first["secret"]}};
  EXPECT_EQ(guest.say(play_first)["is"], "created");
  EXPECT_EQ(guest.say(play_first)["is"], "created") << "that table is there already";
  EXPECT_EQ(code(guest.say(wish)), "too_much");
}

}  // namespace
}  // namespace vendemmia
