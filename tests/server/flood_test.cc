// The whole server over real sockets while somebody does the worst from one address, and somebody else plays from another. What is
// counted is what the server has done for the flood, so that no machine is too slow for it.
#include <chrono>
#include <csignal>

#include <gtest/gtest.h>

#include "tests/server/room_support.h"
#include "tests/server/serve_support.h"
#include "tests/support/paths.h"
#include "tests/support/serve_process.h"
#include "tests/support/temporary_folder.h"

namespace vendemmia {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::string_view kElsewhere = "127.0.0.2";

// As a client sends it, with a mask of zeros.
std::string frame_of(WireFrame kind, std::string_view payload) {
  EXPECT_LE(payload.size(), 125u);
  std::string frame{
      static_cast<char>(0x80 | static_cast<int>(kind)), static_cast<char>(0x80 | payload.size()), 0, 0, 0, 0};
  return frame.append(payload);
}

std::string times(int count, std::string_view text) {
  std::string result;
  for (int i = 0; i < count; ++i) result += text;
  return result;
}

NetworkSettings few_places() {
  NetworkSettings settings;
  settings.most_connections = 300;
  settings.most_from_one_address = 100;
  settings.most_unsent = 500'000;
  return settings;
}

class FloodTest : public ServerThreadTest {
 protected:
  FloodTest() : ServerThreadTest(few_places()) {
    player.send_text(enter(say(player, solo_table(), "created")).dump());
    question = next_question(player);
  }

  // Somebody plays on, whatever else there is.
  void play(int moves) {
    for (int i = 0; i < moves; ++i) {
      ASSERT_TRUE(question.contains("seq")) << question.dump();
      if (is_over(question)) return;
      player.send_text(first_answer(question).dump());
      question = next_question(player);
    }
  }

  double counted(const std::string& name) {
    WireClient operating(server.private_port());
    const std::string body = operating.get("/metrics").value_or(WireResponse{}).body;
    const std::size_t at = body.find("\n" + name + " ");
    return at == std::string::npos ? -1 : std::stod(body.substr(at + name.size() + 2));
  }

  std::vector<WireClient> crowd(int count) {
    std::vector<WireClient> all;
    for (int i = 0; i < count; ++i) all.push_back(connected(kElsewhere));
    return all;
  }
  // Each as much as the system takes, while somebody plays.
  void flood(std::vector<WireClient>& all, std::string_view bytes) {
    for (int round = 0; round < 5; ++round) {
      for (WireClient& one : all) one.push_bytes(bytes);
      play(2);
    }
  }
  // Of what may be taken from an address, see AddressRates; and something for what was under way.
  double most_taken() const {
    const std::chrono::duration<double> passed = Clock::now() - began;
    const Rate rate = AddressRates().traffic;
    return rate.burst + rate.per_second * passed.count() + 2'000;
  }

  const Clock::time_point began = Clock::now();
  WireClient player = connected();
  Json question;
};

// Each is refused, and a refusal is work too: 95 connections took moves from one to 80 milliseconds.
TEST_F(FloodTest, OfMessagesWaitsWhereItCameFrom) {
  std::vector<WireClient> all = crowd(95);
  flood(all, times(4'000, frame_of(WireFrame::Text, "{")));
  const double taken = counted("vendemmia_messages_in_total");
  EXPECT_LE(taken, most_taken());
  EXPECT_LE(counted("vendemmia_requests_total"), 200);
}

TEST_F(FloodTest, OfPingsDoesNoHarm) {
  std::vector<WireClient> all = crowd(95);
  flood(all, times(4'000, frame_of(WireFrame::Ping, "")));
  play(5);
}

// A message that never ends, in frames without a byte.
TEST_F(FloodTest, OfEmptyFramesWaitsWhereItCameFrom) {
  std::vector<WireClient> all = crowd(95);
  const std::string begins{0x01, static_cast<char>(0x80), 0, 0, 0, 0};
  for (WireClient& one : all) one.push_bytes(begins);
  flood(all, times(20'000, std::string(1, 0) + begins.substr(1)));
  play(5);
}

TEST_F(FloodTest, OfRequestsWaitsWhereItCameFrom) {
  std::vector<WireClient> all;
  for (int i = 0; i < 95; ++i) all.emplace_back(server.port(), kElsewhere);
  flood(all, times(200, "GET /api/catalogue HTTP/1.1\r\nHost: a\r\n\r\n"));
  EXPECT_LE(counted("vendemmia_requests_total"), most_taken() / 32 + 95);
}

TEST_F(FloodTest, OfHeadersIsRefused) {
  WireClient many(server.port(), kElsewhere);
  many.send_bytes("GET / HTTP/1.1\r\n" + times(200, "X: y\r\n") + "\r\n");
  EXPECT_EQ(many.read_response().value_or(WireResponse{}).status, 431) << "each is an object here";
  WireClient giant(server.port(), kElsewhere);
  giant.send_bytes("GET / HTTP/1.1\r\nX: " + std::string(20'000, 'y'));
  EXPECT_EQ(giant.read_response().value_or(WireResponse{}).status, 431);
  std::vector<WireClient> all;
  for (int i = 0; i < 95; ++i) all.emplace_back(server.port(), kElsewhere);
  flood(all, "GET / HTTP/1.1\r\n" + times(2'000, "X: y\r\n"));
}

TEST_F(FloodTest, OfHalfRequestsTakesNobodysPlace) {
  std::vector<WireClient> all;
  for (int i = 0; i < 400; ++i) {
    all.emplace_back(server.port(), kElsewhere);
    all.back().push_bytes("GET /api/cat");
  }
  play(5);
  WireClient late = connected();
  EXPECT_EQ(say(late, {{"do", "tables"}}, "tables")["is"], "tables");
}

TEST_F(FloodTest, OfTablesEndsThoughEachComesOverANewConnection) {
  int created = 0;
  const AddressRates rates;
  for (int i = 0; i < 150; ++i) {
    WireClient client = connected(kElsewhere);
    client.send_text(solo_table().dump());
    while (const auto message = client.receive()) {
      const Json heard = parse_json(message->text).value_or(Json());
      if (heard.value("is", "") == "hello") continue;
      created += heard.value("is", "") == "created" ? 1 : 0;
      break;
    }
  }
  const std::chrono::duration<double> passed = Clock::now() - began;
  EXPECT_LE(created, rates.tables.burst + rates.tables.per_second * passed.count() + 1);
  play(5);
}

TEST_F(FloodTest, OfTalkIsBoundedForTheAddress) {
  WireClient host = connected(kElsewhere);
  const Json created = say(host, solo_table(), "created");
  std::vector<WireClient> all = crowd(60);
  const std::string look =
      Json{{"do", "enter"}, {"table", created["table"]}, {"secrets", Json::array()}}.dump();
  for (WireClient& one : all) one.send_text(look);
  for (WireClient& one : all) EXPECT_EQ(wait_for(one, "update")["is"], "update");
  for (int line = 0; line < 10; ++line)
    for (WireClient& one : all) one.send_text(R"({"do":"chat","name":"Berto","text":"hear, hear"})");
  play(5);
  std::size_t lines = 0;
  all.front().send_text(R"({"do":"ping","id":9})");
  while (const auto message = all.front().receive()) {
    const Json heard = parse_json(message->text).value_or(Json());
    if (heard.value("is", "") == "chat") lines += heard["lines"].size();
    if (heard.value("id", 0) == 9) break;
  }
  const std::chrono::duration<double> passed = Clock::now() - began;
  const Rate chat = AddressRates().chat;
  EXPECT_LE(static_cast<double>(lines), chat.burst + chat.per_second * passed.count() + 1);
}

TEST_F(FloodTest, OfAnswersThatNobodyReadsIsDropped) {
  Journal journal = new_journal(2);
  play_on(journal, 1);
  const std::string replay =
      Json{{"do", "replay"}, {"record", text_of(journal)}, {"at", journal.actions.size()}}.dump();
  WireClient bad = connected(kElsewhere);
  // Together far more than the system and the server keep for one reader.
  for (int i = 0; i < 100 && bad.send_text(replay); ++i) {
  }
  const auto give_up = Clock::now() + std::chrono::seconds(20);
  while (counted("vendemmia_slow_readers_total") < 1 && Clock::now() < give_up) std::this_thread::yield();
  EXPECT_EQ(counted("vendemmia_slow_readers_total"), 1);
  play(5);
}

TEST_F(FloodTest, OfBotsLeavesThoseOfOthersTheirTurn) {
  Json six = solo_table();
  six["options"]["players"] = 6;
  six["seats"] = std::vector<Json>(6, Json{{"kind", "bot"}, {"bot", "master"}});
  std::vector<WireClient> all = crowd(20);
  for (WireClient& one : all) {
    const Json created = say(one, six, "created");
    one.send_text(
        Json{{"do", "enter"}, {"table", created["table"]}, {"secrets", {created["host_secret"]}}}.dump());
  }
  play(10);  // against a bot
}

// Nobody can keep the server from stopping, and what was acknowledged is there afterwards.
TEST(Flood, DoesNotKeepTheServerFromStopping) {
  const TemporaryFolder folder;
  Json created;
  Json last;
  {
    ServeProcess server(testing::program_path(), folder.path() / "data");
    ASSERT_NE(server.port(), 0) << server.first_line();
    WireClient client(server.port());
    ASSERT_TRUE(client.upgrade());
    created = say(client, solo_table(), "created");
    client.send_text(enter(created).dump());
    std::vector<WireClient> all;
    const std::string noise = times(300, frame_of(WireFrame::Text, R"({"do":"tables"})"));
    for (int i = 0; i < 20; ++i) {
      all.emplace_back(server.port(), kElsewhere);
      ASSERT_TRUE(all.back().upgrade());
      all.back().push_bytes(noise);
    }
    for (int i = 0; i < 5; ++i) say(client, first_answer(next_question(client)), "done");
    last = next_question(client);
    server.signal(SIGTERM);
    EXPECT_EQ(server.wait(), 0);
  }
  const ServeProcess server(testing::program_path(), folder.path() / "data");
  WireClient client(server.port());
  ASSERT_TRUE(client.upgrade());
  client.send_text(enter(created).dump());
  EXPECT_EQ(next_question(client)["seq"], last["seq"]);
}

}  // namespace
}  // namespace vendemmia
