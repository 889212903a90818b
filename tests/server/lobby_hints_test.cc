// Hints: for the seat that is asked, from what it may know, and for nobody else.
#include <set>

#include <gtest/gtest.h>

#include "bots/deed.h"
#include "bots/plan.h"
#include "protocol/answer.h"
#include "protocol/names.h"
#include "server/secrets.h"
#include "tests/server/room_support.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

Json hint_at(LobbyGuest& guest, int seat) {
  return {{"do", "hint"}, {"seat", seat}, {"seq", guest.update(seat)["seq"]}};
}

class LobbyHintsTest : public ::testing::Test {
 protected:
  void two_people(const Json& changes = Json::object()) {
    anna.create(2, {kMe, kOpen}, changes);
    anna.enter();
    berto.enter(anna.table);
    berto.sit(1, "Berto");
  }
  bool anna_is_asked() { return anna.asked(0); }
  LobbyGuest& asked_guest() { return anna_is_asked() ? anna : berto; }
  LobbyGuest& other_guest() { return anna_is_asked() ? berto : anna; }
  int asked_seat() { return anna_is_asked() ? 0 : 1; }

  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
  LobbyGuest berto{world};
};

TEST_F(LobbyHintsTest, TellsTheThreeBestAnswersToTheOneWhoAsks) {
  two_people();
  unsigned plans = 0;
  for (int answers = 0; answers < 12; ++answers) {
    const int seat = asked_seat();
    LobbyGuest& guest = asked_guest();
    const Json hint = guest.say(hint_at(guest, seat));
    ASSERT_EQ(hint["is"], "hint") << hint.dump();
    const Json& offers = guest.update(seat)["ask"]["offers"];
    ASSERT_GE(hint["answers"].size(), std::min<std::size_t>(1, offers.size()));
    ASSERT_LE(hint["answers"].size(), 3u);
    unsigned visits = ~0u;
    std::set<Action> deeds;
    for (const Json& answer : hint["answers"]) {
      deeds.insert(deed_of(*parse_action(answer["action"].get<std::string>())));
      EXPECT_TRUE(std::any_of(offers.begin(), offers.end(), [&](const Json& offer) {
        return offer["answer"]["text"] == answer["action"];
      })) << answer.dump();
      EXPECT_LE(answer["chance"], 1000);
      EXPECT_LE(answer["visits"], visits);
      EXPECT_GT(answer["visits"], 0);
      visits = answer["visits"];
      ASSERT_LE(answer["plan"].size(), kPlanSteps);
      for (const Json& step : answer["plan"]) {
        const auto action = parse_action(step["answer"]["text"].get<std::string>());
        ASSERT_TRUE(action) << step.dump();
        EXPECT_EQ(step["answer"]["kind"], answer_kind(action->kind));
        EXPECT_LE(step["year"], 2);
        EXPECT_TRUE(parse_season(step["season"].get<std::string>())) << step.dump();
        ++plans;
      }
    }
    EXPECT_TRUE(deeds.size() == hint["answers"].size() || deeds.size() == 1) << hint.dump();
    ASSERT_EQ(guest.act(seat)["is"], "done");
  }
  EXPECT_EQ(anna.count("hint") + berto.count("hint"), 12u) << "nobody hears those of the other";
  EXPECT_EQ(world.metrics().hint_seconds.count(), 12u);
  EXPECT_GT(plans, 10u);
}

TEST_F(LobbyHintsTest, RefusesWhoIsNotAsked) {
  two_people();
  LobbyGuest& other = other_guest();
  const int seat = asked_seat();
  EXPECT_EQ(code(other.say(hint_at(other, 1 - seat))), "not_your_turn");
  EXPECT_EQ(code(other.say({{"do", "hint"}, {"seat", seat}, {"seq", 0}})), "not_your_seat");
  EXPECT_EQ(code(asked_guest().say({{"do", "hint"}, {"seat", seat}, {"seq", 9}})), "stale");
  LobbyGuest carla(world);
  EXPECT_EQ(code(carla.say({{"do", "hint"}, {"seat", seat}, {"seq", 0}})), "no_table");
  carla.enter(anna.table);
  EXPECT_EQ(code(carla.say({{"do", "hint"}, {"seat", seat}, {"seq", 0}})), "not_your_seat");
}

TEST_F(LobbyHintsTest, ATableMayHaveNone) {
  two_people({{"hints", false}});
  EXPECT_EQ(anna.table_info()["hints"], false);
  EXPECT_EQ(code(asked_guest().say(hint_at(asked_guest(), asked_seat()))), "hints_off");
}

TEST_F(LobbyHintsTest, OneAtATime) {
  two_people();
  LobbyGuest& guest = asked_guest();
  const unsigned first = guest.murmur(hint_at(guest, asked_seat()));
  const unsigned second = guest.murmur(hint_at(guest, asked_seat()));
  world.run();
  EXPECT_EQ(guest.answer_to(first)["is"], "hint");
  EXPECT_EQ(code(guest.answer_to(second)), "too_much");
}

TEST_F(LobbyHintsTest, IsGivenUpWhenTheTableMovesOn) {
  two_people();
  LobbyGuest& guest = asked_guest();
  const int seat = asked_seat();
  const Json act{{"do", "act"},
                 {"seat", seat},
                 {"seq", guest.update(seat)["seq"]},
                 {"actions", {guest.first_offer(seat)}}};
  const unsigned hint = guest.murmur(hint_at(guest, seat));
  const unsigned move = guest.murmur(act);
  world.run();
  EXPECT_EQ(code(guest.answer_to(hint)), "stale");
  EXPECT_EQ(guest.answer_to(move)["is"], "done");
  EXPECT_EQ(guest.count("hint"), 0u);
}

TEST_F(LobbyHintsTest, IsGivenUpWhenItsAskerLeaves) {
  two_people();
  LobbyGuest& guest = asked_guest();
  const int seat = asked_seat();
  const unsigned hint = guest.murmur(hint_at(guest, seat));
  guest.murmur({{"do", "leave"}, {"seat", seat}});
  world.run();
  EXPECT_EQ(code(guest.answer_to(hint)), "stale");
  guest.leave_the_world();
  EXPECT_EQ(other_guest().take_heard().back()["is"], "table") << "the others go on";
}

TEST_F(LobbyHintsTest, ChatDoesNotDisturbIt) {
  two_people();
  LobbyGuest& guest = asked_guest();
  const unsigned hint = guest.murmur(hint_at(guest, asked_seat()));
  guest.murmur({{"do", "chat"}, {"seat", asked_seat()}, {"text", "hm"}});
  world.run();
  EXPECT_EQ(guest.answer_to(hint)["is"], "hint");
}

TEST_F(LobbyHintsTest, NotTooManyOfThem) {
  LobbyLimits limits = hardly_any_limits();
  limits.address.hints = {2, 1};
  LobbyWorld strict(store, limits);
  LobbyGuest guest(strict);
  guest.create(2, {kMe, kMe});
  guest.enter();
  const int seat = guest.asked(0) ? 0 : 1;
  EXPECT_EQ(guest.say(hint_at(guest, seat))["is"], "hint");
  EXPECT_EQ(guest.say(hint_at(guest, seat))["is"], "hint");
  EXPECT_EQ(code(guest.say(hint_at(guest, seat))), "too_much");
  strict.pass(std::chrono::seconds(2));
  EXPECT_EQ(guest.say(hint_at(guest, seat))["is"], "hint");
}

// The same table, dealt anew in everything that the seat cannot know.
TEST_F(LobbyHintsTest, KnowsNoMoreThanItsSeat) {
  unsigned compared = 0;
  for (unsigned game = 0; game < 6; ++game) {
    Journal journal;
    journal.options = options_of_game(game);
    journal.seed = 500 + game;
    State s = first_position(journal);
    Rng rng(game);
    ActionList legal;
    legal_actions(s, legal);
    for (unsigned number = 0; !legal.empty() && number < 60; ++number) {
      if (number % 19 == 7) {
        const Seat seat = pending(s).seat;
        Journal otherwise = journal;
        otherwise.redeals.push_back({static_cast<u32>(journal.actions.size()), seat, rng.next()});
        std::vector<std::string> hints;
        for (const Journal& start : {journal, otherwise}) {
          TableSettings settings = table_of(start, SeatKind::Person);
          settings.id = "table " + std::to_string(compared) + " " + std::to_string(hints.size());
          settings.seats[seat].secret_hash = hash_of_secret("secret");
          ASSERT_TRUE(store.create(settings));
          LobbyGuest guest(world);
          guest.enter(settings.id, {"secret"});
          Json hint = guest.say(hint_at(guest, seat));
          ASSERT_EQ(hint["is"], "hint") << hint.dump();
          hints.push_back(hint.dump());
        }
        EXPECT_EQ(hints[0], hints[1]) << "seed " << journal.seed << ", answer " << number;
        ++compared;
      }
      journal.actions.push_back(random_answer(game, legal, rng));
      apply(s, journal.actions.back(), Events::none(), legal);
    }
  }
  EXPECT_GT(compared, 10u);
}

TEST_F(LobbyHintsTest, AlsoAloneAgainstTheAutoma) {
  const Json solo{{"players", 1}, {"friendly", false}, {"two_parents", false}, {"last_year", 0}};
  anna.create(1, {kMe}, {{"options", solo}});
  anna.enter();
  EXPECT_EQ(anna.say(hint_at(anna, 0))["is"], "hint");
}

}  // namespace
}  // namespace vendemmia
