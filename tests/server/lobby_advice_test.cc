// The coach and the way to an order: told to the seat alone, from what it may know, and at a table with others only when all agree.
#include <gtest/gtest.h>

#include "engine/game/observe.h"
#include "tests/server/people_support.h"

namespace vendemmia {
namespace {

Json coach(int seat, const std::string& level) { return {{"do", "coach"}, {"seat", seat}, {"level", level}}; }

LobbyLimits quick_coach() {
  LobbyLimits limits = hardly_any_limits();
  limits.coach_iterations = 24;
  return limits;
}

class LobbyAdviceTest : public ::testing::Test {
 protected:
  // Against a bot, until Anna is asked.
  void against_a_bot(const Json& changes = Json::object()) {
    anna.create(2, {kMe, kBot}, changes);
    anna.enter();
    ASSERT_TRUE(anna.asked(0));
  }
  void two_people() {
    anna.create(2, {kMe, kOpen});
    anna.enter();
    berto.enter(anna.table);
    berto.sit(1, "Berto");
    ASSERT_EQ(anna.table_info()["status"], "playing");
  }
  int asked_seat() { return anna.asked(0) ? 0 : 1; }
  LobbyGuest& guest_at(int seat) { return seat == 0 ? anna : berto; }
  static Json last_counsel(LobbyGuest& guest) {
    Json last;
    for (const Json& one : guest.take_heard()) {
      if (one["is"] == "coach") last = one;
    }
    return last;
  }
  static Json seat_told(LobbyGuest& guest, std::size_t seat) { return guest.table_info()["seats"][seat]; }

  MemoryStore store;
  LobbyWorld world{store, quick_coach()};
  LobbyGuest anna{world};
  LobbyGuest berto{world};
};

TEST_F(LobbyAdviceTest, JudgesEveryQuestionOfWhoHasItOn) {
  against_a_bot();
  EXPECT_EQ(anna.table_info()["coach"], false);
  ASSERT_EQ(anna.say(coach(0, "shows"))["is"], "done");
  EXPECT_EQ(anna.table_info()["coach"], true);
  EXPECT_EQ(seat_told(anna, 0)["coach"], "shows");
  unsigned judged = 0;
  for (int answers = 0; answers < 10 && anna.asked(0); ++answers) {
    const Json counsel = last_counsel(anna);
    const Json& update = anna.update(0);
    if (update["ask"]["offers"].size() > 1) {
      ASSERT_EQ(counsel["seq"], update["seq"]) << counsel.dump();
      EXPECT_EQ(counsel["seat"], 0);
      ASSERT_FALSE(counsel["answers"].empty());
      EXPECT_LE(counsel["answers"].size(), 3u);
      unsigned dearest = 1000;
      for (const Json& warning : counsel["warnings"]) {
        EXPECT_GE(warning["cost"], 50) << "a mistake at least";
        EXPECT_LE(warning["cost"], dearest);
        dearest = warning["cost"];
        EXPECT_NE(warning["action"], counsel["answers"][0]["action"]);
      }
      ++judged;
    }
    ASSERT_EQ(anna.act(0)["is"], "done");
  }
  EXPECT_GT(judged, 4u);
}

TEST_F(LobbyAdviceTest, WhoIsWarnedIsToldOneAnswer) {
  against_a_bot();
  anna.say(coach(0, "warns"));
  EXPECT_EQ(last_counsel(anna)["answers"].size(), 1u);
  EXPECT_EQ(anna.say(coach(0, "silent"))["is"], "done");
  anna.take_heard();
  anna.act(0);
  EXPECT_EQ(anna.count("coach"), 0u);
  anna.say(coach(0, "shows"));
  EXPECT_EQ(anna.count("coach"), 1u) << "the level counts from now on";
}

TEST_F(LobbyAdviceTest, SpeaksOnceAllPeopleAgree) {
  two_people();
  const int seat = asked_seat();
  LobbyGuest& asked = guest_at(seat);
  LobbyGuest& other = guest_at(1 - seat);
  asked.say(coach(seat, "warns"));
  EXPECT_EQ(asked.count("coach"), 0u);
  EXPECT_EQ(other.table_info()["coach"], false);
  EXPECT_EQ(seat_told(other, static_cast<std::size_t>(seat))["coach"], "warns") << "everybody sees it";
  other.say(coach(1 - seat, "silent"));
  EXPECT_EQ(asked.count("coach"), 1u);
  EXPECT_EQ(other.count("coach"), 0u) << "nobody hears that of another";
  EXPECT_EQ(asked.table_info()["coach"], true);
  other.say(coach(1 - seat, "off"));
  EXPECT_EQ(asked.table_info()["coach"], false);
}

TEST_F(LobbyAdviceTest, IsStoredWithTheTableAndEndsWithTheSeat) {
  two_people();
  anna.say(coach(0, "shows"));
  berto.say(coach(1, "silent"));
  {
    LobbyWorld later(store, quick_coach());
    LobbyGuest again(later);
    again.enter(anna.table, anna.secrets);
    EXPECT_EQ(again.table_info()["coach"], true);
    EXPECT_EQ(seat_told(again, 0)["coach"], "shows");
  }
  berto.say({{"do", "leave"}, {"seat", 1}});
  LobbyGuest carla(world);
  carla.enter(anna.table);
  ASSERT_EQ(carla.sit(1, "Carla")["is"], "seated");
  EXPECT_EQ(anna.table_info()["coach"], false) << "Carla has not agreed";
  EXPECT_FALSE(seat_told(anna, 1).contains("coach"));
}

TEST_F(LobbyAdviceTest, RefusesWhoMayNotHaveIt) {
  two_people();
  EXPECT_EQ(code(berto.say(coach(0, "warns"))), "not_your_seat");
  EXPECT_EQ(code(anna.say(coach(0, "shouts"))), "bad_message");
  LobbyGuest carla(world);
  EXPECT_EQ(code(carla.say(coach(0, "warns"))), "no_table");
  LobbyGuest dora(world);
  dora.create(2, {kMe, kBot}, {{"hints", false}});
  dora.enter();
  EXPECT_EQ(code(dora.say(coach(0, "warns"))), "hints_off");
}

// An answer that comes first is taken as it is, and what the coach thinks is told only while the question stands.
TEST_F(LobbyAdviceTest, NeverHoldsAnAnswerUp) {
  against_a_bot();
  const Json act{
      {"do", "act"}, {"seat", 0}, {"seq", anna.update(0)["seq"]}, {"actions", {anna.first_offer(0)}}};
  anna.take_heard();
  const unsigned dial = anna.murmur(coach(0, "shows"));
  const unsigned move = anna.murmur(act);
  world.run();
  EXPECT_EQ(anna.answer_to(dial)["is"], "done");
  EXPECT_EQ(anna.answer_to(move)["is"], "done");
  Json seq = act["seq"];
  for (const Json& one : anna.take_heard()) {
    if (one["is"] == "update") seq = one["seq"];
    if (one["is"] == "coach") {
      EXPECT_EQ(one["seq"], seq);
    }
  }
}

TEST_F(LobbyAdviceTest, TellsTheWayToAnOrderInHand) {
  against_a_bot();
  // Draws orders as soon as it can, and passes until then.
  const auto next_answer = [&] {
    std::string chosen = anna.first_offer(0);
    for (const Json& offer : anna.update(0)["ask"]["offers"]) {
      const std::string text = offer["answer"]["text"];
      if (text == "pass") chosen = text;
      if (text.find("draw_order") != std::string::npos) return text;
    }
    return chosen;
  };
  const auto held = [&] {
    return anna.update(0)["view"]["players"][0]["hand"].value("order", Json::array());
  };
  for (int answers = 0; answers < 60 && held().empty(); ++answers) anna.act(0, next_answer());
  const Json orders = held();
  ASSERT_FALSE(orders.empty());
  const Json plan = anna.say({{"do", "plan_order"}, {"seat", 0}, {"order", orders[0]}});
  ASSERT_EQ(plan["is"], "order_plan") << plan.dump();
  EXPECT_EQ(plan["order"], orders[0]);
  EXPECT_EQ(plan["turns"].empty(), !plan["missing"].empty()) << plan.dump();
  const std::string not_held = orders[0] == "order_01" ? "order_02" : "order_01";
  if (std::ranges::find(orders, Json(not_held)) == orders.end()) {
    EXPECT_EQ(code(anna.say({{"do", "plan_order"}, {"seat", 0}, {"order", not_held}})), "bad_message");
  }
  EXPECT_EQ(code(anna.say({{"do", "plan_order"}, {"seat", 1}, {"order", orders[0]}})), "not_your_seat");
  EXPECT_EQ(code(anna.say({{"do", "plan_order"}, {"seat", 0}, {"order", "order_99"}})), "bad_message");
  const unsigned first = anna.murmur({{"do", "plan_order"}, {"seat", 0}, {"order", orders[0]}});
  const unsigned second = anna.murmur({{"do", "plan_order"}, {"seat", 0}, {"order", orders[0]}});
  world.run();
  EXPECT_EQ(anna.answer_to(first)["is"], "order_plan");
  EXPECT_EQ(code(anna.answer_to(second)), "too_much");
}

TEST(LobbyAdviceLimitsTest, TakesFromTheHintsOfTheAddress) {
  MemoryStore store;
  LobbyLimits limits = quick_coach();
  limits.address.hints = {1, 0};
  LobbyWorld world(store, limits);
  LobbyGuest anna(world);
  anna.create(2, {kMe, kBot});
  anna.enter();
  ASSERT_EQ(anna.say(coach(0, "shows"))["is"], "done");
  for (int answers = 0; answers < 8; ++answers) anna.act(0);
  EXPECT_EQ(anna.count("coach"), 2u) << "then it is silent";
}

}  // namespace
}  // namespace vendemmia
