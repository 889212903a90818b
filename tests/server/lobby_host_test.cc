// What only the host may do, and tables that ask for a word.
#include <gtest/gtest.h>

#include "server/secrets.h"
#include "tests/server/people_support.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

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
  EXPECT_EQ(code(nobody.enter(anna.table)), "removed") << "reconnecting does not help";
  LobbyGuest again(world);
  EXPECT_EQ(code(again.enter(anna.table)), "removed");
  LobbyGuest neighbour(world);
  EXPECT_EQ(neighbour.enter(anna.table, {kCarlasCode})["is"], "table") << "who can be known comes in";
  LobbyGuest elsewhere(world, "203.0.113.7");
  EXPECT_EQ(elsewhere.enter(anna.table)["is"], "table");
}

TEST_F(LobbyPeopleTest, AWordKeepsStrangersOut) {
  // No card has this name, so that whatever was dealt cannot be taken for the word.
  two_people({{"word", " open sesame "}});
  EXPECT_EQ(anna.table_info()["private"], true);
  LobbyGuest carla(world);
  const auto enter = [&](const Json& word) {
    Json message{{"do", "enter"}, {"table", anna.table}, {"secrets", Json::array()}};
    if (!word.is_null()) message["word"] = word;
    return carla.say(message);
  };
  EXPECT_EQ(code(enter({})), "needs_word");
  EXPECT_EQ(code(enter("sangiovese")), "wrong_word");
  EXPECT_EQ(enter("open sesame")["is"], "table");
  LobbyGuest back(world);
  EXPECT_EQ(back.enter(anna.table, {kBertosCode})["is"], "table") << "who has a seat needs no word";
  anna.say({{"do", "tables"}});
  for (const auto* guest : {&anna, &carla}) {
    for (const std::string& text : guest->texts)
      EXPECT_EQ(text.find("open sesame"), std::string::npos) << text;
  }
  EXPECT_EQ((*store.load(anna.table))->settings.word_hash, hash_of_word("open sesame", anna.table));
}

TEST_F(LobbyPeopleTest, AWordIsKeptWhollyOrRefused) {
  const auto create = [&](const std::string& word) { return anna.create(2, {kMe, kOpen}, {{"word", word}}); };
  const Json long_one = create(std::string(65, 'x'));
  EXPECT_EQ(code(long_one), "bad_options");
  EXPECT_EQ(long_one["text"], "A word has at most 64 characters.");
  EXPECT_EQ(code(create(" \t ")), "bad_options") << "it would be a table without a word";
  EXPECT_EQ(create("  " + std::string(64, 'x') + "  ")["is"], "created");
  std::string umlauts;
  for (int i = 0; i < 64; ++i) umlauts += "ü";
  EXPECT_EQ(create(umlauts)["is"], "created") << "characters are counted, not bytes";
}

TEST_F(LobbyPeopleTest, ARematchOfAPrivateTableHasItsWord) {
  const Json one_year{{"players", 2}, {"friendly", false}, {"two_parents", false}, {"last_year", 1}};
  two_people({{"options", one_year}, {"word", "open sesame"}});
  const auto enter = [&](const std::string& table, const std::string& word) {
    LobbyGuest carla(world);
    return carla.say({{"do", "enter"}, {"table", table}, {"secrets", Json::array()}, {"word", word}});
  };
  for (int game = 0; game < 3; ++game) {
    while (anna.table_info()["status"] != "over") {
      const int seat = asked_seat();
      ASSERT_EQ(guest_at(seat).act(seat)["is"], "done");
    }
    ASSERT_EQ(anna.say({{"do", "rematch"}})["is"], "done");
    const std::string next = anna.table_info()["rematch"];
    EXPECT_EQ(anna.enter(next, {kAnnasCode})["private"], true);
    EXPECT_EQ(berto.enter(next, {kBertosCode})["is"], "table");
    EXPECT_EQ(code(enter(next, "guess")), "wrong_word");
    EXPECT_EQ(code(enter(next, "")), "wrong_word");
    EXPECT_EQ(enter(next, "open sesame")["is"], "table");
  }
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

// Each secret that somebody is known by is an entry of the table, so nobody is known by hundreds.
TEST_F(LobbyPeopleTest, WhoBringsManySecretsIsRemovedByFewOfThem) {
  two_people();
  std::vector<std::string> secrets;
  for (unsigned i = 0; i < 200; ++i) secrets.push_back(std::string(32, 'c') + std::to_string(i));
  LobbyGuest carla(world);
  carla.enter(anna.table, secrets);
  const std::size_t before = store.load(anna.table)->value().entries.size();
  const Json number = anna.table_info()["watchers"][0]["watcher"];
  EXPECT_EQ(anna.say({{"do", "remove"}, {"watcher", number}})["is"], "done");
  EXPECT_LE(store.load(anna.table)->value().entries.size() - before, 16u);
  EXPECT_EQ(code(carla.enter(anna.table, secrets)), "removed");
}

}  // namespace
}  // namespace vendemmia
