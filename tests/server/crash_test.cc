// kill -9 in the middle of running games: everything that was acknowledged is there afterwards, and nothing that
// nobody has sent. Which moments are met differs from run to run; the result must not.
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <map>
#include <optional>
#include <thread>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/core/rng.h"
#include "protocol/json.h"
#include "server/sqlite_store.h"
#include "tests/support/paths.h"
#include "tests/support/serve_process.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/wire_client.h"

namespace vendemmia {
namespace {

using Said = std::pair<int, std::string>;  // seat and answer

// One table and the person who holds all of its seats that are not bots'.
struct Story {
  std::string table;
  std::vector<std::string> secrets;
  int people = 0;
  int bots = 0;
  std::vector<Said> acknowledged;
  std::optional<Said> under_way;  // sent, and no answer has come
  std::map<int, Json> updates;    // the last one of each seat
  std::string problem;
  bool over = false;
};

Story a_story(std::size_t number) {
  Story story;
  story.people = 1 + static_cast<int>(number % 2);
  story.bots = number == 4 ? 0 : 3 - story.people;  // the last one plays alone, against the Automa
  return story;
}

// Whoever wants to see more of it says how often: docs/reliability.md.
int kills() {
  const char* wanted = std::getenv("VENDEMMIA_KILLS");
  return wanted ? std::atoi(wanted) : 5;
}

std::optional<Json> next(WireClient& client) {
  const auto message = client.receive();
  if (!message || message->closed) return std::nullopt;
  return parse_json(message->text);
}

std::optional<Json> ask(WireClient& client, const Json& message) {
  client.send_text(message.dump());
  while (auto heard = next(client)) {
    if (heard->contains("id")) return heard;
  }
  return std::nullopt;
}

void create(Story& story, WireClient& client) {
  std::vector<Json> seats(static_cast<std::size_t>(story.people), Json{{"kind", "me"}, {"name", "Anna"}});
  for (int i = 0; i < story.bots; ++i) seats.push_back({{"kind", "bot"}, {"bot", "random"}});
  const auto created = ask(
      client, {{"do", "create"},
               {"id", 1},
               {"options",
                {{"players", seats.size()}, {"friendly", false}, {"two_parents", false}, {"last_year", 0}}},
               {"seats", seats},
               {"listed", true},
               {"spectators", true},
               {"chat", true},
               {"pace", 0}});
  ASSERT_TRUE(created && (*created)["is"] == "created");
  story.table = (*created)["table"];
  for (const Json& seat : (*created)["seats"]) story.secrets.push_back(seat["secret"]);
}

// Plays until the server is gone or the game over.
void play(Story& story, u16 port, u64 seed, std::atomic<int>& answers) {
  Rng rng(seed);
  WireClient client(port);
  if (!client.upgrade()) return;
  client.send_text(
      Json{{"do", "enter"}, {"id", 1}, {"table", story.table}, {"secrets", story.secrets}}.dump());
  while (const auto heard = next(client)) {
    const std::string is = (*heard)["is"];
    if (is == "refused") story.problem = heard->dump();
    if (is == "done") {
      story.acknowledged.push_back(*std::exchange(story.under_way, std::nullopt));
      ++answers;
    }
    if (is != "update") continue;
    const int seat = (*heard)["viewer"];
    story.updates[seat] = *heard;
    const Json& question = (*heard)["ask"];
    story.over = question["kind"] == "game_over";
    if (story.over || !story.problem.empty()) return;
    if (!question.contains("offers") || question["offers"].empty() || story.under_way) continue;
    const Json& offers = question["offers"];
    const std::string answer = offers[rng.below(static_cast<u32>(offers.size()))]["answer"]["text"];
    story.under_way = {seat, answer};
    client.send_text(
        Json{{"do", "act"}, {"id", 2}, {"seat", seat}, {"seq", (*heard)["seq"]}, {"actions", {answer}}}
            .dump());
  }
}

// What the folder holds while no server runs.
void compare_with_store(Story& story, Store& store) {
  EXPECT_EQ(story.problem, "");
  const auto stored = store.load(story.table);
  ASSERT_TRUE(stored && *stored) << "a table that was acknowledged is gone";
  std::vector<Said> said;
  for (const Entry& entry : (*stored)->entries) {
    ASSERT_EQ(entry.kind, EntryKind::Act);
    if (entry.seat < story.people) said.emplace_back(entry.seat, entry.text);
  }
  // The answer that was under way may have reached the disk or not; both are right.
  if (story.under_way && said.size() > story.acknowledged.size())
    story.acknowledged.push_back(*story.under_way);
  story.under_way.reset();
  EXPECT_EQ(said, story.acknowledged);
}

// Every position that was shown before is still part of the game.
void compare_with_server(const Story& story, u16 port) {
  WireClient client(port);
  ASSERT_TRUE(client.upgrade());
  const auto entered =
      ask(client, {{"do", "enter"}, {"id", 1}, {"table", story.table}, {"secrets", story.secrets}});
  ASSERT_TRUE(entered && (*entered)["is"] == "table");
  for (const auto& [seat, update] : story.updates) {
    const auto moment = ask(client, {{"do", "moment"}, {"id", 2}, {"seat", seat}, {"at", update["at"]}});
    ASSERT_TRUE(moment && (*moment)["is"] == "moment") << moment->dump();
    EXPECT_EQ((*moment)["view"].dump(), update["view"].dump());
    EXPECT_GE((*moment)["total"], update["at"]);
  }
}

TEST(Crash, EverythingAcknowledgedSurvivesKill9) {
  const TemporaryFolder folder;
  Rng rng(20261116);
  std::vector<Story> stories(5);
  std::size_t acknowledged = 0;

  for (int round = 0; round < kills(); ++round) {
    ServeProcess server(testing::program_path(), folder.path());
    ASSERT_NE(server.port(), 0) << server.first_line();
    for (const Story& story : stories) {
      if (!story.table.empty()) compare_with_server(story, server.port());
    }
    WireClient client(server.port());
    ASSERT_TRUE(client.upgrade());
    for (std::size_t i = 0; i < stories.size(); ++i) {
      if (!stories[i].table.empty() && !stories[i].over) continue;
      acknowledged += stories[i].acknowledged.size();
      stories[i] = a_story(i);
      create(stories[i], client);
    }

    const int fatal_answer = 10 + static_cast<int>(rng.below(120));
    std::atomic<int> answers = 0;
    std::atomic<std::size_t> players_left = stories.size();
    std::vector<std::thread> players;
    for (Story& story : stories) {
      players.emplace_back([&, seed = rng.next()] {
        play(story, server.port(), seed, answers);
        --players_left;
      });
    }
    while (answers < fatal_answer && players_left > 0)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    server.signal(SIGKILL);
    for (std::thread& player : players) player.join();
    EXPECT_EQ(server.wait(), -1);

    const auto store = SqliteStore::open(folder.path());
    ASSERT_TRUE(store) << store.error().what;
    for (Story& story : stories) compare_with_store(story, **store);
  }
  const ServeProcess server(testing::program_path(), folder.path());
  for (const Story& story : stories) {
    compare_with_server(story, server.port());
    acknowledged += story.acknowledged.size();
  }
  EXPECT_GT(acknowledged, static_cast<std::size_t>(10 * kills()));
  RecordProperty("acknowledged", std::to_string(acknowledged));
  std::cout << acknowledged << " answers were acknowledged, and are there\n";
}

TEST(Crash, ACampaignSurvivesKill9) {
  const TemporaryFolder folder;
  Json campaign;
  Json created;
  for (int round = 0; round < 3; ++round) {
    ServeProcess server(testing::program_path(), folder.path());
    WireClient client(server.port());
    ASSERT_TRUE(client.upgrade());
    if (round == 0) {
      const Json wish{
          {"do", "campaign_new"}, {"id", 1}, {"level", "hard"}, {"aggressive", true}, {"name", "Anna"}};
      campaign = ask(client, wish).value_or(Json());
    } else {
      EXPECT_EQ(ask(client, {{"do", "campaign"}, {"id", 1}, {"secret", campaign["secret"]}}), campaign);
    }
    ASSERT_EQ(campaign["is"], "campaign");
    if (round < 2) {
      const auto play = ask(client, {{"do", "campaign_play"}, {"id", 2}, {"secret", campaign["secret"]}});
      ASSERT_TRUE(play && (*play)["is"] == "created");
      if (round == 1) {
        EXPECT_EQ(*play, created) << "the same table, the same seat";
      }
      created = *play;
      campaign = *ask(client, {{"do", "campaign"}, {"id", 1}, {"secret", campaign["secret"]}});
      EXPECT_EQ(campaign["table"], created["table"]);
    }
    server.signal(SIGKILL);
    EXPECT_EQ(server.wait(), -1);
  }
}

}  // namespace
}  // namespace vendemmia
