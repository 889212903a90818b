// Contests: the same deal for everybody, a table for each, results that count only when their records replay, and nobody is
// told what would help.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include "bots/verify/verify.h"
#include "server/contests.h"
#include "server/secrets.h"
#include "tests/server/people_support.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

constexpr u64 kTestDay = 1'700'000'000;  // where a LobbyWorld begins

class LobbyContestsTest : public ::testing::Test {
 protected:
  static Json play_wish(const std::string& contest, const std::string& secret,
                        const std::string& name = "Anna") {
    return {{"do", "contest_play"}, {"contest", contest}, {"name", name}, {"secret", secret}, {"pace", 0}};
  }
  static Json look(LobbyGuest& guest, const std::string& contest, const std::string& secret = "") {
    Json message{{"do", "contest"}, {"contest", contest}};
    if (!secret.empty()) message["secret"] = secret;
    return guest.say(message);
  }
  static void begin(LobbyGuest& guest, const std::string& contest, const std::string& secret,
                    const std::string& name = "Anna") {
    const Json created = guest.say(play_wish(contest, secret, name));
    ASSERT_EQ(created["is"], "created") << created.dump();
    guest.enter(created["table"], {secret});
  }
  // Passes whenever that is possible, so that years go by.
  static void play_on(LobbyGuest& guest) {
    while (guest.table_info()["status"] == "playing" && guest.asked(0)) {
      std::string answer = guest.first_offer(0);
      for (const Json& offer : guest.update(0)["ask"]["offers"]) {
        if (offer["answer"]["text"] == "pass") answer = "pass";
      }
      ASSERT_EQ(guest.act(0, answer)["is"], "done");
    }
  }
  static void finish(LobbyGuest& guest, const std::string& contest, const std::string& secret,
                     const std::string& name = "Anna") {
    begin(guest, contest, secret, name);
    play_on(guest);
    ASSERT_EQ(guest.table_info()["status"], "over");
  }
  Json duplicate(const Json& bots = Json::array({"daydreamer"}), int last_year = 2) {
    return anna.say({{"do", "contest_new"},
                     {"options",
                      {{"players", bots.size() + 1},
                       {"friendly", false},
                       {"two_parents", false},
                       {"last_year", last_year}}},
                     {"bots", bots}});
  }

  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
  LobbyGuest berto{world};
};

TEST(Contests, ADayHasItsSeed) {
  EXPECT_EQ(date_of(0), "1970-01-01");
  EXPECT_EQ(date_of(kTestDay), "2023-11-14");
  EXPECT_EQ(date_of(1'709'164'799), "2024-02-28");
  EXPECT_EQ(date_of(1'709'164'800), "2024-02-29");
  EXPECT_NE(daily_seed("2026-11-18", "automa"), daily_seed("2026-11-18", "vintners"));
  EXPECT_NE(daily_seed("2026-11-18", "automa"), daily_seed("2026-11-19", "automa"));
  // docs/contests.md tells how it is computed.
  EXPECT_EQ(hash_of_secret("vendemmia 2026-11-18 automa").substr(0, 16),
            fmt::format("{:016x}", daily_seed("2026-11-18", "automa")));
  const auto today = daily_deal("today-vintners", kTestDay);
  ASSERT_TRUE(today);
  EXPECT_EQ(today->id, "2023-11-14-vintners");
  EXPECT_TRUE(today->open);
  EXPECT_EQ(today->start.bots, (std::vector<std::string>{"", "vintner", "vintner"}));
  EXPECT_FALSE(daily_deal("2023-11-13-automa", kTestDay)->open);
  for (const char* id : {"2023-11-15-automa", "2023-11-14-master", "2023-02-30-automa", "yesterday-automa",
                         "2023-1-14-automa", "-automa", "automa", ""})
    EXPECT_FALSE(daily_deal(id, kTestDay)) << id;
}

TEST_F(LobbyContestsTest, EverybodyHasTheSameCardsAndNobodyIsToldTheSeed) {
  begin(anna, "today-automa", kAnnasCode);
  begin(berto, "today-automa", kBertosCode, "Berto");
  EXPECT_NE(anna.table, berto.table);
  EXPECT_EQ(anna.update(0)["view"]["players"], berto.update(0)["view"]["players"]);
  const Json table = anna.table_info();
  EXPECT_EQ(table["chosen_deal"], true);
  EXPECT_EQ(table["hints"], false);
  EXPECT_EQ(table["spectators"], false);
  play_on(berto);
  look(berto, "today-automa", kBertosCode);
  look(anna, "today-automa", kAnnasCode);
  const std::string seed = std::to_string(daily_seed("2023-11-14", "automa"));
  for (const std::string& text : anna.texts) EXPECT_EQ(text.find(seed), std::string::npos) << text;
  // Nor does anybody else look on.
  EXPECT_EQ(code(berto.enter(anna.table, {kBertosCode})), "spectators_off");
}

TEST_F(LobbyContestsTest, OneSecretPlaysOnce) {
  begin(anna, "today-automa", kAnnasCode);
  EXPECT_EQ(anna.say(play_wish("2023-11-14-automa", kAnnasCode))["table"], anna.table);
  EXPECT_EQ(look(anna, "today-automa", kAnnasCode)["table"], anna.table);
  EXPECT_FALSE(look(anna, "today-automa", kBertosCode).contains("table"));
  EXPECT_NE(anna.say(play_wish("today-vintners", kAnnasCode))["table"], anna.table);
  EXPECT_EQ(code(anna.say(play_wish("today-automa", "short"))), "bad_options");
}

// At two servers at once: neither has seen the other's when it makes a table.
TEST_F(LobbyContestsTest, OneSecretPlaysOnceAlsoAtTwoServersAtOnce) {
  LobbyWorld there{store};
  LobbyGuest again{there};
  Json first;
  store.on_create = [&] { first = again.say(play_wish("today-automa", kAnnasCode)); };
  const Json second = anna.say(play_wish("today-automa", kAnnasCode));
  ASSERT_EQ(first["is"], "created");
  ASSERT_EQ(second["is"], "created");
  EXPECT_EQ(second["table"], first["table"]);
  EXPECT_EQ(second["seats"], first["seats"]);
  EXPECT_EQ(*store.tables(), 1u) << "nobody needs the other one";
  EXPECT_EQ(anna.enter(second["table"], {kAnnasCode})["is"], "table");
}

TEST_F(LobbyContestsTest, ANewCodeTakesTheGameAlong) {
  begin(anna, "today-automa", kAnnasCode);
  const Json carry{{"do", "carry"}, {"table", anna.table}, {"secrets", {kAnnasCode}}, {"to", kCarlasCode}};
  ASSERT_EQ(anna.say(carry)["is"], "done");
  EXPECT_EQ(look(anna, "today-automa", kCarlasCode)["table"], anna.table);
  EXPECT_FALSE(look(anna, "today-automa", kAnnasCode).contains("table"));
  EXPECT_EQ(code(anna.say(play_wish("today-automa", kAnnasCode))), "contest_over");
}

TEST_F(LobbyContestsTest, AFinishedGameIsCheckedCountedAndListed) {
  finish(anna, "today-vintners", kAnnasCode);
  EXPECT_TRUE(look(berto, "today-vintners")["entries"].empty()) << "nobody has looked at it yet";
  const Json seen = look(anna, "today-vintners", kAnnasCode);
  ASSERT_EQ(seen["is"], "contest") << seen.dump();
  ASSERT_EQ(seen["entries"].size(), 1u);
  const Json& entry = seen["entries"][0];
  EXPECT_EQ(entry["state"], "counted");
  EXPECT_EQ(entry["mine"], true);
  EXPECT_EQ(entry["name"], "Anna");
  const Json record = anna.say({{"do", "record"}});
  EXPECT_EQ(entry["result"]["years"], record["summary"][0]["by_year"]);
  EXPECT_EQ(entry["result"]["vp"], record["summary"][0]["by_year"].back());
  EXPECT_EQ(entry["result"]["others"].size(), 2u);
  EXPECT_EQ(entry["result"]["won"], false);
  // Everybody sees the results of a day, and who asks without a secret is nobody.
  const Json told = look(berto, "today-vintners");
  ASSERT_EQ(told["entries"].size(), 1u);
  EXPECT_EQ(told["entries"][0]["mine"], false);
  EXPECT_EQ(told["entries"][0]["result"], entry["result"]);
  // The command comes to the same.
  const Verification verified = verify_record(record["record"].get<std::string>());
  ASSERT_FALSE(verified.problem) << verified.problem->what;
  EXPECT_GT(verified.bots_answers, 50u);
  EXPECT_EQ(verified.journal.seed, daily_seed("2023-11-14", "vintners"));
}

// A game takes long to check: whoever asks all the time meanwhile makes no work for afterwards.
TEST_F(LobbyContestsTest, WhoAsksAgainWaitsOnce) {
  finish(anna, "today-automa", kAnnasCode);
  const Json question{{"do", "contest"}, {"contest", "today-automa"}, {"secret", kAnnasCode}};
  world.bots_think_on = true;
  std::vector<unsigned> asked;
  for (int i = 0; i < 20; ++i) asked.push_back(anna.murmur(question));
  LobbyGuest elsewhere(world);
  const unsigned other = elsewhere.murmur(question);
  world.run();
  EXPECT_EQ(code(anna.answer_to(asked.front())), "stale");
  EXPECT_TRUE(anna.answer_to(asked.back()).is_null());
  const unsigned read = store.contests_read;
  world.let_bots_answer();
  EXPECT_EQ(store.contests_read, read + 1) << "for everybody";
  EXPECT_EQ(anna.count("contest"), 1u);
  EXPECT_EQ(anna.answer_to(asked.back())["entries"][0]["state"], "counted");
  EXPECT_EQ(elsewhere.answer_to(other)["entries"][0]["state"], "counted");
}

TEST_F(LobbyContestsTest, TheBestComeFirst) {
  finish(anna, "today-automa", kAnnasCode);
  look(anna, "today-automa", kAnnasCode);
  StoredContestEntry better{
      "somebody",
      R"({"name":"Zoe","table":"x","state":"counted","result":{"vp":9,"won":true,"others":[3],"years":[9]}})"};
  ASSERT_TRUE(store.keep_contest_entry("2023-11-14-automa", better));
  ASSERT_TRUE(store.keep_contest_entry("2023-11-14-automa", {"other", "damaged"}));
  const Json told = look(anna, "today-automa", kAnnasCode);
  EXPECT_EQ(told["played"], 2);
  EXPECT_EQ(told["entries"][0]["name"], "Zoe");
  EXPECT_EQ(told["entries"][1]["mine"], true);
}

TEST_F(LobbyContestsTest, WhoLetsABotPlayIsNotCounted) {
  begin(anna, "today-automa", kAnnasCode);
  ASSERT_EQ(anna.act(0)["is"], "done");
  anna.say({{"do", "leave"}, {"seat", 0}});
  ASSERT_EQ(anna.say({{"do", "replace"}, {"seat", 0}, {"bot", "journeyman"}})["is"], "done");
  anna.say({{"do", "return"}, {"seat", 0}});
  play_on(anna);
  const Json told = look(anna, "today-automa", kAnnasCode);
  ASSERT_EQ(told["entries"].size(), 1u) << told.dump();
  EXPECT_EQ(told["entries"][0]["state"], "not_counted");
  EXPECT_FALSE(told["entries"][0].contains("result"));
}

TEST_F(LobbyContestsTest, TomorrowIsAnotherDay) {
  begin(anna, "today-automa", kAnnasCode);
  world.be_late(24h);
  EXPECT_EQ(look(anna, "today-automa", kAnnasCode)["date"], "2023-11-15");
  EXPECT_EQ(code(berto.say(play_wish("2023-11-14-automa", kBertosCode))), "contest_over");
  // Who has begun may finish.
  EXPECT_EQ(anna.say(play_wish("2023-11-14-automa", kAnnasCode))["table"], anna.table);
  EXPECT_EQ(look(anna, "2023-11-14-automa", kAnnasCode)["open"], false);
  EXPECT_EQ(code(look(anna, "2023-11-16-automa")), "unknown_contest");
}

TEST_F(LobbyContestsTest, ADuplicateIsComparedWhenOneHasFinished) {
  const Json made = duplicate();
  ASSERT_EQ(made["is"], "contest") << made.dump();
  EXPECT_EQ(made["kind"], "duplicate");
  const std::string contest = made["contest"];
  finish(anna, contest, kAnnasCode);
  begin(berto, contest, kBertosCode, "Berto");
  look(anna, contest, kAnnasCode);
  const Json before = look(berto, contest, kBertosCode);
  ASSERT_EQ(before["entries"].size(), 2u);
  for (const Json& entry : before["entries"]) EXPECT_FALSE(entry.contains("result")) << "Berto still plays";
  const auto record_of = [&](LobbyGuest& guest, const std::string& secret, int number) {
    return guest.say(
        {{"do", "contest_record"}, {"contest", contest}, {"secret", secret}, {"number", number}});
  };
  EXPECT_EQ(code(record_of(berto, kBertosCode, 0)), "not_over");
  EXPECT_EQ(code(record_of(anna, kAnnasCode, 1)), "not_over");
  EXPECT_EQ(code(record_of(anna, kAnnasCode, 7)), "not_over");
  EXPECT_EQ(code(record_of(anna, kCarlasCode, 0)), "not_over");
  play_on(berto);
  const Json after = look(berto, contest, kBertosCode);
  for (const Json& entry : after["entries"]) EXPECT_TRUE(entry.contains("result")) << after.dump();
  EXPECT_NE(record_of(berto, kBertosCode, 0)["record"].get<std::string>().find("bots - daydreamer"),
            std::string::npos);
}

TEST_F(LobbyContestsTest, ChancesComeFromAReview) {
  LobbyLimits limits = hardly_any_limits();
  limits.review_iterations = 16;
  LobbyWorld quick(store, limits);
  LobbyGuest carla(quick);
  const std::string contest = duplicate(Json::array({"daydreamer"}), 1)["contest"];
  finish(carla, contest, kCarlasCode, "Carla");
  const auto result = [&] { return look(carla, contest, kCarlasCode)["entries"][0]["result"]; };
  EXPECT_FALSE(result().contains("chances"));
  const std::string record = carla.say({{"do", "record"}})["record"];
  const Json review = carla.say({{"do", "review"}, {"record", record}, {"seats", {0}}});
  ASSERT_EQ(review["is"], "review") << review.dump();
  ASSERT_TRUE(result().contains("chances"));
  EXPECT_EQ(result()["chances"].size(), result()["years"].size());
  EXPECT_EQ(result()["chances"].back(), review["review"]["seats"][0]["end"]);
}

TEST_F(LobbyContestsTest, OnlyBotsThatAnswerAlikePlay) {
  EXPECT_EQ(code(duplicate(Json::array({"expert"}))), "bad_options");
  EXPECT_EQ(code(duplicate(Json::array({"nobody"}))), "unknown_bot");
  EXPECT_EQ(duplicate(Json::array())["bots"], Json::array()) << "alone";
  EXPECT_EQ(code(anna.say(
                {{"do", "contest_new"},
                 {"options", {{"players", 3}, {"friendly", false}, {"two_parents", false}, {"last_year", 0}}},
                 {"bots", {"vintner"}}})),
            "bad_options");
}

// A store may be older, or newer, than the bots are.
TEST_F(LobbyContestsTest, ABotThatIsNoMoreIsSaid) {
  const std::string contest = duplicate()["contest"];
  std::string& text = store.contests[contest];
  text.replace(text.find("daydreamer"), std::string("daydreamer").size(), "grandmother");
  EXPECT_EQ(code(anna.say(play_wish(contest, kAnnasCode))), "unknown_bot");
}

TEST_F(LobbyContestsTest, SixPlayADuplicate) {
  const std::string contest = duplicate()["contest"];
  for (char letter = 'a'; letter < 'g'; ++letter)
    EXPECT_EQ(anna.say(play_wish(contest, std::string(32, letter)))["is"], "created");
  EXPECT_EQ(code(anna.say(play_wish(contest, std::string(32, 'z')))), "contest_over");
  EXPECT_EQ(look(anna, contest)["open"], false);
}

TEST_F(LobbyContestsTest, AnAddressBeginsSoMany) {
  LobbyLimits limits = hardly_any_limits();
  limits.address.contests = {2, 0};
  LobbyWorld strict(store, limits);
  LobbyGuest guest(strict);
  EXPECT_EQ(guest.say(play_wish("today-automa", kAnnasCode))["is"], "created");
  EXPECT_EQ(guest.say(play_wish("today-automa", kBertosCode))["is"], "created");
  EXPECT_EQ(code(guest.say(play_wish("today-automa", kCarlasCode))), "too_much");
  EXPECT_EQ(guest.say(play_wish("today-automa", kAnnasCode))["is"], "created") << "that one is there";
}

TEST_F(LobbyContestsTest, AStoreInTroubleIsTold) {
  store.broken = true;
  EXPECT_EQ(code(look(anna, "today-automa")), "server_trouble");
  EXPECT_EQ(code(anna.say(play_wish("today-automa", kAnnasCode))), "server_trouble");
  EXPECT_EQ(code(duplicate()), "server_trouble");
  store.broken = false;
  EXPECT_EQ(code(look(anna, "nowhere")), "unknown_contest");
}

// Otherwise it could keep everybody else from the deal of the day.
TEST(Contests, NoAddressFillsADay) {
  constexpr double kSecondsOfADay = 24 * 60 * 60;
  const Rate rate = AddressRates().contests;
  EXPECT_LE(rate.burst + rate.per_second * kSecondsOfADay, static_cast<double>(kMostInADay) / 2);
}

TEST(Contests, AStoredReviewMayBeDamaged) {
  EXPECT_TRUE(yearly_chances("no JSON", 3).empty());
  EXPECT_TRUE(yearly_chances("[1]", 3).empty());
  EXPECT_TRUE(yearly_chances(R"({"seats":[{"seat":1,"start":5}],"decisions":[]})", 3).empty());
  const char* review = R"({"seats":[{"seat":0,"start":500,"end":1000}],"decisions":[
    {"seat":0,"year":0,"chances":[510,490]},{"seat":0,"year":1,"chances":[600,400]},{"seat":1,"year":1,"chances":[1,2]},
    {"seat":0,"year":3,"chances":[900,100]},{"seat":0,"year":"x","chances":[1]},{"seat":0,"year":3,"chances":["y"]}, 7]})";
  EXPECT_EQ(yearly_chances(review, 4), (std::vector<i32>{600, 600, 900, 1000}));
}

}  // namespace
}  // namespace vendemmia
