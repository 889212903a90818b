// Positions on their way into the store and back, and when the lobby keeps them.
#include "server/stored_position.h"

#include <cstring>

#include <gtest/gtest.h>

#include "engine/game/door.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

// In every kind of game the position can be kept at nearly every moment, and comes back as the same bytes.
TEST(StoredPosition, ComesBackAsItWas) {
  unsigned kept = 0;
  unsigned not_kept = 0;
  for (unsigned game = 0; game < games_to_play(100); ++game) {
    Journal start;
    start.options = options_of_any_game(game);
    start.seed = game;
    GameLog log(start);
    Rng rng(game);
    ActionList legal;
    for (legal_actions(log.state(), legal); !legal.empty(); legal_actions(log.state(), legal)) {
      log.play(random_answer(game, legal, rng), pending(log.state()).seat);
      if (rng.below(40) != 0 && !log.state().over) continue;
      const auto position = position_to_keep(log, log.answers());
      ++(position ? kept : not_kept);
      if (!position) continue;
      GameLog other = log;
      other.stop_reading();
      ASSERT_EQ(take_up(other, *position, Since::MustBeRead), TakenUp::Done) << "game " << game;
      EXPECT_EQ(std::memcmp(&other.state(), &log.state(), sizeof(State)), 0) << "game " << game;
    }
  }
  EXPECT_LT(not_kept * 20, kept);
}

TEST(StoredPosition, IsKeptWithTheFirstAnswerOfAYearAndWhenTheServerStops) {
  MemoryStore store;
  LobbyWorld world(store);
  LobbyGuest guest(world);
  guest.create(2, {{{"kind", "me"}}, {{"kind", "me"}}});
  guest.enter();
  const auto act = [&] { guest.act(guest.asked(0) ? 0 : 1); };
  act();
  ASSERT_EQ(store.positions(guest.table)->size(), 1u);
  EXPECT_EQ(store.positions(guest.table)->front().entries, 0u);
  for (int i = 0; i < 9; ++i) act();
  const u32 first_of_year = store.positions(guest.table)->front().entries;
  EXPECT_GT(first_of_year, 0u);
  EXPECT_LT(first_of_year, 10u);
  world.lobby().keep_positions();
  ASSERT_EQ(store.positions(guest.table)->size(), 1u);
  EXPECT_EQ(store.positions(guest.table)->front().entries, 10u);
}

// It takes as long as a move, so not every year has one.
TEST(StoredPosition, IsNotKeptAgainTooSoon) {
  MemoryStore store;
  LobbyWorld world(store);
  LobbyGuest guest(world);
  guest.create(2, {{{"kind", "me"}}, {{"kind", "me"}}});
  guest.enter();
  std::vector<StoredPosition> kept{{}};
  for (int i = 0; i < 250; ++i) {
    guest.act(guest.asked(0) ? 0 : 1);
    const StoredPosition position = store.positions(guest.table)->front();
    if (position.entries != kept.back().entries) kept.push_back(position);
  }
  ASSERT_GE(kept.size(), 4u);
  for (std::size_t i = 2; i < kept.size(); ++i) EXPECT_GE(kept[i].entries - kept[i - 1].answers, 60u);
}

TEST(StoredPosition, AllThatAreKeptAtOnceShareACommit) {
  MemoryStore store;
  LobbyWorld world(store);
  LobbyGuest anna(world);
  LobbyGuest berto(world);
  for (LobbyGuest* guest : {&anna, &berto}) {
    guest->create(2, {kMe, kMe});
    guest->enter();
    for (int i = 0; i < 10; ++i) guest->act(guest->asked(0) ? 0 : 1);
  }
  const auto kept_at = [&](const LobbyGuest& guest) { return store.positions(guest.table)->front().entries; };
  const unsigned before = store.appends;
  anna.murmur({{"do", "enter"}, {"table", berto.table}, {"secrets", Json::array()}});
  const std::string text = berto.asked(0) ? berto.first_offer(0) : berto.first_offer(1);
  const int seat = berto.asked(0) ? 0 : 1;
  berto.murmur({{"do", "act"}, {"seat", seat}, {"seq", berto.update(seat)["seq"]}, {"actions", {text}}});
  world.run();
  EXPECT_EQ(store.appends, before + 1) << "the answer, and the table that was left";
  EXPECT_EQ(kept_at(anna), 10u);
  berto.leave_the_world();
  anna.enter();
  anna.act(anna.asked(0) ? 0 : 1);
  LobbyGuest carla(world);
  carla.create(2, {kMe, kMe});
  carla.enter();
  carla.act(carla.asked(0) ? 0 : 1);
  const unsigned running = store.appends;
  world.lobby().keep_positions();
  EXPECT_EQ(store.appends, running + 1);
  EXPECT_EQ(kept_at(anna), 11u);
  EXPECT_EQ(kept_at(carla), 1u);
  world.lobby().keep_positions();
  EXPECT_EQ(store.appends, running + 1) << "nothing has changed";
}

// Whatever is asked there, also in the middle of a turn.
TEST(StoredPosition, IsKeptAnewWhereTheGameHasGoneBackBehindIt) {
  u32 taken_back = 0;
  for (u32 back = 1; back <= 8; ++back) {
    MemoryStore store;
    LobbyWorld world(store);
    LobbyGuest guest(world);
    guest.create(2, {kMe, kMe});
    guest.enter();
    const auto act = [&] { guest.act(guest.asked(0) ? 0 : 1); };
    while (guest.update(0)["at"] < 20) act();
    world.lobby().keep_positions();
    const StoredPosition kept = store.positions(guest.table)->front();
    ASSERT_EQ(kept.entries, 20u);
    const auto about = [&](int seat, Json message) {
      message["seat"] = seat;
      message["seq"] = guest.update(seat)["seq"];
      return guest.say(message)["is"];
    };
    // Only behind an answer of one's own.
    if (about(0, {{"do", "take_back"}, {"to", kept.answers - back}}) != "done") continue;
    ++taken_back;
    ASSERT_EQ(about(1, {{"do", "vote"}, {"accept", true}}), "done");
    act();
    EXPECT_EQ(store.positions(guest.table)->front().entries, 22u) << back << " answers back";
  }
  EXPECT_GE(taken_back, 3u);
}

}  // namespace
}  // namespace vendemmia
