// Reviews of records: judged a decision at a time beside the game, told once, kept for the next look, and given up when nobody waits.
#include <gtest/gtest.h>

#include "bots/network/shipped_networks.h"
#include "bots/review/reviewer.h"
#include "server/review_told.h"
#include "tests/server/room_support.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

constexpr u32 kFewIterations = 16;

Journal short_game() {
  Journal journal;
  journal.options.players = 2;
  journal.options.last_year = 1;
  journal.seed = 7;
  play_on(journal, 7);
  return journal;
}

LobbyLimits quick_reviews() {
  LobbyLimits limits = hardly_any_limits();
  limits.review_iterations = kFewIterations;
  limits.address.reviews = {3, 0};
  return limits;
}

class LobbyReviewsTest : public ::testing::Test {
 protected:
  Json wish(const Json& more = Json::object()) const {
    Json message{{"do", "review"}, {"record", text_of(journal)}};
    message.update(more);
    return message;
  }

  Journal journal = short_game();
  MemoryStore store;
  LobbyWorld world{store, quick_reviews()};
  LobbyGuest anna{world};
};

TEST_F(LobbyReviewsTest, TellsWhatTheReviewerFinds) {
  Reviewer reviewer(journal, {}, kFewIterations, shipped_networks());
  while (!reviewer.finished()) reviewer.step();
  const Json expected = Json::parse(told::to_json(told_of(reviewer.review())));
  const Json told = anna.say(wish());
  ASSERT_EQ(told["is"], "review") << told.dump();
  EXPECT_EQ(told["review"], expected);
  EXPECT_EQ(told["review"]["seats"].size(), 2u);
}

TEST_F(LobbyReviewsTest, JudgesOnlyTheSeatsThatAreAskedFor) {
  const Json told = anna.say(wish({{"seats", {1}}}));
  ASSERT_EQ(told["is"], "review") << told.dump();
  ASSERT_EQ(told["review"]["seats"].size(), 1u);
  for (const Json& decision : told["review"]["decisions"]) EXPECT_EQ(decision["seat"], 1);
  for (const Json& seats : {Json{2}, Json{1, 0}, Json{0, 0}})
    EXPECT_EQ(anna.say(wish({{"seats", seats}}))["code"], "bad_message") << seats;
}

TEST_F(LobbyReviewsTest, CostsNothingTheSecondTime) {
  const Json first = anna.say(wish())["review"];
  ASSERT_EQ(store.reviews.size(), 1u);
  LobbyGuest berto(world);
  // More often than an address may ask for new ones.
  for (int again = 0; again < 5; ++again) EXPECT_EQ(berto.say(wish())["review"], first);
  EXPECT_EQ(store.reviews.size(), 1u);
  // Another question is another review.
  anna.say(wish({{"seats", {0}}}));
  EXPECT_EQ(store.reviews.size(), 2u);
}

TEST_F(LobbyReviewsTest, IsToldThoughItCannotBeKept) {
  store.broken = true;
  EXPECT_EQ(anna.say(wish())["is"], "review");
  EXPECT_TRUE(store.reviews.empty());
}

TEST_F(LobbyReviewsTest, AnAddressMayAskForSoMany) {
  for (unsigned seed = 0; seed < 4; ++seed) {
    Journal other = journal;
    other.seed = 100 + seed;
    other.actions.clear();
    play_on(other, seed);
    const Json told = anna.say({{"do", "review"}, {"record", text_of(other)}});
    EXPECT_EQ(told["is"], seed < 3 ? "review" : "refused") << told.dump();
  }
}

TEST_F(LobbyReviewsTest, SaysWhatIsWrongWithARecord) {
  EXPECT_EQ(anna.say({{"do", "review"}, {"record", "a shopping list"}})["code"], "bad_record");
  journal.actions.clear();
  EXPECT_EQ(anna.say(wish())["code"], "bad_record") << "nobody has decided anything";
}

TEST_F(LobbyReviewsTest, IsGivenUpForAnotherOneAndWhenNobodyWaits) {
  // Both arrive before the first decision has been heard of.
  Json first = wish();
  first["id"] = 901;
  Json stop{{"do", "stop_review"}, {"id", 902}};
  const ConnectionId connection = world.open();
  world.arrive(connection, first.dump());
  world.arrive(connection, stop.dump());
  world.run();
  const std::vector<std::string> heard = world.take(connection);
  const auto answer_to = [&](int id) {
    for (const std::string& text : heard) {
      const Json message = Json::parse(text);
      if (message.value("id", 0) == id) return message;
    }
    return Json::object();
  };
  EXPECT_EQ(answer_to(901).value("code", ""), "stale");
  EXPECT_EQ(answer_to(902).value("is", ""), "done");
  EXPECT_TRUE(store.reviews.empty());

  world.arrive(connection, first.dump());
  world.close(connection);
  EXPECT_TRUE(store.reviews.empty());
  EXPECT_EQ(anna.say(wish())["is"], "review") << "others are served as ever";
}

}  // namespace
}  // namespace vendemmia
