// Three servers, one database, and people who play: any of the servers is killed, frozen or cut off from the database, and the
// database is killed too. Whatever was acknowledged is there afterwards, once, and nothing that nobody has said.
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/core/rng.h"
#include "protocol/json.h"
#include "server/postgres_store.h"
#include "tests/support/database_gate.h"
#include "tests/support/paths.h"
#include "tests/support/postgres_server.h"
#include "tests/support/serve_process.h"
#include "tests/support/wire_client.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr int kServers = 3;
constexpr std::size_t kPeople = 5;
constexpr auto kLease = 1s;

// `make chaos` says how often: docs/reliability.md.
int blows() {
  const char* wanted = std::getenv("VENDEMMIA_BLOWS");
  return wanted ? std::atoi(wanted) : 4;
}

// The servers, their ways to the database, and the database.
class Cluster {
 public:
  explicit Cluster(PostgresServer& database) : database_(database), schema_(database.fresh_schema()) {
    for (int i = 0; i < kServers; ++i) gates_.push_back(std::make_unique<DatabaseGate>(database.folder()));
    servers_.resize(kServers);
    for (int i = 0; i < kServers; ++i) start(i);
  }

  static std::string name(int server) { return std::string(1, static_cast<char>('a' + server)); }
  // 0: it is not there.
  u16 port(int server) const { return ports_[static_cast<std::size_t>(server)]; }
  const std::filesystem::path& keys() const { return folder_.path(); }
  std::string address() const { return database_.address(schema_); }

  void kill(int server) {
    ports_[static_cast<std::size_t>(server)] = 0;
    at(server).signal(SIGKILL);
    at(server).wait();
    start(server);
  }
  void freeze(int server) {
    at(server).signal(SIGSTOP);
    std::this_thread::sleep_for(kLease * 3 / 2);
    at(server).signal(SIGCONT);
  }
  void cut_off(int server) {
    gates_[static_cast<std::size_t>(server)]->shut();
    std::this_thread::sleep_for(kLease * 3 / 2);
    gates_[static_cast<std::size_t>(server)]->open();
  }
  void kill_database() {
    database_.kill();
    EXPECT_TRUE(database_.run());
  }

 private:
  ServeProcess& at(int server) { return *servers_[static_cast<std::size_t>(server)]; }
  // Again and again, as systemd would: where the machine is busy, the database may answer too late for so short a lease.
  void start(int server) {
    const auto place = static_cast<std::size_t>(server);
    // People answer here as fast as the machine allows: no limit may be what stops them.
    const std::vector<std::string> options{
        "--store=" + PostgresServer::address(schema_, gates_[place]->folder()),
        "--node=" + name(server),
        "--lease=" + std::to_string(kLease.count()),
        "--bot-threads=1",
        "--messages-burst=1e9",
        "--work-burst=1e9",
        "--traffic-burst=1e9",
        "--new-tables-burst=1e9",
    };
    for (int tries = 0; tries < 20 && ports_[place] == 0; ++tries) {
      servers_[place] = std::make_unique<ServeProcess>(testing::program_path(), folder_.path(), options);
      ports_[place] = servers_[place]->port();
    }
    EXPECT_NE(ports_[place], 0) << servers_[place]->first_line();
  }

  PostgresServer& database_;
  std::string schema_;
  TemporaryFolder folder_;
  std::vector<std::unique_ptr<DatabaseGate>> gates_;
  std::vector<std::unique_ptr<ServeProcess>> servers_;
  std::array<std::atomic<u16>, kServers> ports_{};
};

struct SaidAtTable {
  u32 seq = 0;
  int seat = 0;
  std::string text;
  bool acknowledged = false;
};

struct Game {
  std::string table;
  std::vector<std::string> secrets;
  std::vector<SaidAtTable> said;
  std::map<int, Json> updates;  // the last one that each seat was told
  bool over = false;
};

// Somebody who wants to play on, whatever happens: goes to any server, or to the one that is named, and comes back.
class Person {
 public:
  Person(const Cluster& cluster, std::size_t number)
      : cluster_(cluster), number_(number), address_("127.2.0." + std::to_string(1 + number)), rng_(number) {}

  void run(const std::atomic<bool>& enough) {
    while (!enough) {
      if (games_.empty() || games_.back().over) games_.emplace_back();
      visit(enough);
      std::this_thread::sleep_for(50ms);
    }
  }

  const std::vector<Game>& games() const { return games_; }
  const std::string& problem() const { return problem_; }
  int acknowledged() const { return acknowledged_; }
  std::chrono::milliseconds longest_pause() const { return longest_pause_; }
  int sent_on() const { return sent_on_; }

 private:
  Json a_table() const {
    const bool alone = number_ % 2 == 1;
    std::vector<Json> seats{{{"kind", "me"}, {"name", "Anna"}}};
    seats.push_back(alone ? Json{{"kind", "bot"}, {"bot", "random"}}
                          : Json{{"kind", "me"}, {"name", "Berta"}});
    return {{"do", "create"},
            {"id", 1},
            {"options",
             {{"players", seats.size()}, {"friendly", false}, {"two_parents", false}, {"last_year", 0}}},
            {"seats", seats},
            {"listed", true},
            {"spectators", true},
            {"chat", true},
            {"pace", 0}};
  }

  // Until the connection is of no use any more.
  void visit(const std::atomic<bool>& enough) {
    const int server = node_.value_or(static_cast<int>(rng_.below(kServers)));
    node_.reset();
    const u16 port = cluster_.port(server);
    if (port == 0) return;
    WireClient client(port, address_);
    client.wait_at_most(1500ms);
    if (!client.upgrade({}, "/ws/" + Cluster::name(server))) return;
    Game& game = games_.back();
    client.send_text(game.table.empty() ? a_table().dump() : entering(game));
    std::optional<std::size_t> under_way;
    while (!enough && !game.over) {
      const auto message = client.receive();
      if (!message || message->closed) return;
      const auto heard = parse_json(message->text);
      if (!heard || !hear(client, game, *heard, under_way)) return;
    }
  }

  static std::string entering(const Game& game) {
    return Json{{"do", "enter"}, {"id", 2}, {"table", game.table}, {"secrets", game.secrets}}.dump();
  }

  // False: it is time to go.
  bool hear(WireClient& client, Game& game, const Json& heard, std::optional<std::size_t>& under_way) {
    const std::string is = heard["is"];
    if (is == "created") {
      game.table = heard["table"];
      for (const Json& seat : heard["seats"]) game.secrets.push_back(seat["secret"]);
      client.send_text(entering(game));
    } else if (is == "moved" || is == "refused") {
      go_to(heard);
      return false;
    } else if (is == "done") {
      if (!under_way)
        problem_ = "done, and nothing was said";
      else
        game.said[*std::exchange(under_way, std::nullopt)].acknowledged = true;
      count_acknowledged();
    } else if (is == "update") {
      game.updates[heard["viewer"]] = heard;
      answer(client, game, heard, under_way);
    }
    return true;
  }

  void go_to(const Json& heard) {
    const std::string code = heard.value("code", "");
    if (code != "" && code != "elsewhere" && code != "server_trouble" && code != "stale")
      problem_ = heard.dump();
    if (!heard.contains("node")) return;
    ++sent_on_;
    node_ = heard["node"].get<std::string>()[0] - 'a';
  }

  void answer(WireClient& client, Game& game, const Json& update, std::optional<std::size_t>& under_way) {
    const Json& question = update["ask"];
    game.over = question["kind"] == "game_over";
    if (game.over || under_way || !question.contains("offers") || question["offers"].empty()) return;
    const Json& offers = question["offers"];
    SaidAtTable said{update["seq"], update["viewer"],
                     offers[rng_.below(static_cast<u32>(offers.size()))]["answer"]["text"]};
    under_way = game.said.size();
    game.said.push_back(said);
    std::this_thread::sleep_for(5ms);
    client.send_text(
        Json{{"do", "act"}, {"id", 3}, {"seat", said.seat}, {"seq", said.seq}, {"actions", {said.text}}}
            .dump());
  }

  void count_acknowledged() {
    const auto now = Clock::now();
    if (acknowledged_ > 0)
      longest_pause_ =
          std::max(longest_pause_, std::chrono::duration_cast<std::chrono::milliseconds>(now - last_));
    last_ = now;
    ++acknowledged_;
  }

  const Cluster& cluster_;
  std::size_t number_;
  std::string address_;
  Rng rng_;
  std::optional<int> node_;
  std::vector<Game> games_;
  std::string problem_;
  std::atomic<int> acknowledged_ = 0;
  std::chrono::milliseconds longest_pause_{0};
  Clock::time_point last_;
  int sent_on_ = 0;
};

// An answer is stored as the entry with the number of the position that it was given to.
void compare(const Game& game, Store& store) {
  if (game.table.empty()) return;
  const auto stored = store.peek(game.table);
  ASSERT_TRUE(stored && *stored) << (stored ? "a table that was acknowledged is gone" : stored.error().what);
  const std::vector<Entry>& entries = (*stored)->entries;
  std::multimap<u32, const SaidAtTable*> said;
  for (const SaidAtTable& one : game.said) {
    said.emplace(one.seq, &one);
    if (!one.acknowledged) continue;
    ASSERT_LT(one.seq, entries.size()) << "an acknowledged answer is lost at " << game.table;
    EXPECT_EQ(entries[one.seq].text, one.text) << "another answer was stored at " << game.table;
    EXPECT_EQ(entries[one.seq].seat, one.seat);
  }
  const auto people = static_cast<Seat>(game.secrets.size());
  for (u32 number = 0; number < entries.size(); ++number) {
    ASSERT_EQ(entries[number].kind, EntryKind::Act);
    if (entries[number].seat >= people) continue;
    bool known = false;
    for (auto [at, end] = said.equal_range(number); at != end; ++at)
      known = known || at->second->text == entries[number].text;
    EXPECT_TRUE(known) << "nobody has said " << entries[number].text << " at " << game.table;
  }
}

// Every position that somebody was shown is part of the game.
void compare_positions(const Game& game, const Cluster& cluster) {
  if (game.table.empty()) return;
  std::optional<int> node = 0;
  for (int hop = 0; hop < 3 && node; ++hop) {
    WireClient client(cluster.port(*node));
    ASSERT_TRUE(client.upgrade());
    client.send_text(
        Json{{"do", "enter"}, {"id", 1}, {"table", game.table}, {"secrets", game.secrets}}.dump());
    const auto ask = [&](const Json& message) -> Json {
      if (!message.is_null()) client.send_text(message.dump());
      while (const auto heard = client.receive()) {
        const Json json = parse_json(heard->text).value_or(Json());
        if (json.contains("id")) return json;
      }
      return {};
    };
    const Json entered = ask({});
    node.reset();
    if (entered.value("is", "") == "refused" && entered.contains("node"))
      node = entered["node"].get<std::string>()[0] - 'a';
    if (node) continue;
    ASSERT_EQ(entered.value("is", ""), "table") << entered.dump();
    for (const auto& [seat, update] : game.updates) {
      const Json moment = ask({{"do", "moment"}, {"id", 2}, {"seat", seat}, {"at", update["at"]}});
      ASSERT_EQ(moment.value("is", ""), "moment") << moment.dump();
      EXPECT_EQ(moment["view"].dump(), update["view"].dump());
    }
    return;
  }
  FAIL() << "no server has " << game.table;
}

void strike(Cluster& cluster, int number, Rng& rng) {
  const int server = static_cast<int>(rng.below(kServers));
  switch (number % 4) {
    case 0: return cluster.kill(server);
    case 1: return cluster.cut_off(server);
    case 2: return cluster.kill_database();
    default: return cluster.freeze(server);
  }
}

TEST(Chaos, NothingAcknowledgedIsLostAndNothingIsAcceptedTwice) {
  const auto database = PostgresServer::start();
  if (!database) GTEST_SKIP() << "PostgreSQL is not installed: scripts/setup test";
  Cluster cluster(*database);
  std::vector<std::unique_ptr<Person>> people;
  for (std::size_t i = 0; i < kPeople; ++i) people.push_back(std::make_unique<Person>(cluster, i));
  const auto acknowledged = [&] {
    int sum = 0;
    for (const auto& person : people) sum += person->acknowledged();
    return sum;
  };
  std::atomic<bool> enough = false;
  std::vector<std::thread> threads;
  for (const auto& person : people) threads.emplace_back([&] { person->run(enough); });

  Rng rng(20261118);
  for (int blow = 0; blow < blows(); ++blow) {
    const int before = acknowledged();
    const auto deadline = Clock::now() + 30s;
    while (acknowledged() < before + 20 && Clock::now() < deadline) std::this_thread::sleep_for(5ms);
    EXPECT_GE(acknowledged(), before + 20) << "nobody plays any more, before blow " << blow;
    strike(cluster, blow, rng);
  }
  // Everybody plays on.
  std::vector<int> before;
  for (const auto& person : people) before.push_back(person->acknowledged());
  for (std::size_t i = 0; i < people.size(); ++i) {
    const auto deadline = Clock::now() + 30s;
    while (people[i]->acknowledged() == before[i] && Clock::now() < deadline)
      std::this_thread::sleep_for(5ms);
    EXPECT_GT(people[i]->acknowledged(), before[i]) << "somebody cannot play any more";
  }
  enough = true;
  for (std::thread& thread : threads) thread.join();

  const auto store = PostgresStore::open({cluster.address(), cluster.keys(), "z"});
  ASSERT_TRUE(store) << store.error().what;
  std::chrono::milliseconds longest{0};
  int sent_on = 0;
  std::size_t games = 0;
  for (const auto& person : people) {
    EXPECT_EQ(person->problem(), "");
    for (const Game& game : person->games()) compare(game, **store);
    compare_positions(person->games().back(), cluster);
    longest = std::max(longest, person->longest_pause());
    sent_on += person->sent_on();
    games += person->games().size();
  }
  std::cout << blows() << " blows, " << games << " games, " << acknowledged()
            << " answers acknowledged, all there; sent to another server " << sent_on
            << " times; longest pause of anybody " << longest.count() << " ms\n";
}

}  // namespace
}  // namespace vendemmia
