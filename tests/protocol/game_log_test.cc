// A game with its past: what the server's tables, the referee and the text mode share.
#include "protocol/game_log.h"

#include <cstring>

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/game/door.h"
#include "protocol/undo.h"
#include "protocol/wire/write.h"

namespace vendemmia {
namespace {

bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

// Gives the last legal answer so many times.
void play_on(GameLog& game, unsigned answers) {
  for (unsigned i = 0; i < answers; ++i) {
    ActionList legal;
    legal_actions(game.state(), legal);
    game.play(legal[legal.size() - 1], asked_seat(game.state()));
  }
}

TEST(GameLog, GoesBackAsIfNothingHadFollowed) {
  GameLog game(Journal{{.players = 3}, 5, {}});
  play_on(game, 12);
  const State then = game.state();
  const std::vector<Event> events = game.events();
  play_on(game, 30);
  EXPECT_TRUE(same(game.position_at(12), then));
  EXPECT_EQ(game.events_before(12), events.size());
  game.go_back_to(12);
  EXPECT_TRUE(same(game.state(), then));
  EXPECT_EQ(game.answers(), 12u);
  EXPECT_EQ(game.size(), events.size());
}

TEST(GameLog, GivesAgainWhatASeatHasTakenBack) {
  GameLog game(Journal{{.players = 2}, 5, {}});
  play_on(game, 10);
  const Seat seat = game.seat_of(9);
  const State then = game.state();
  game.take_back(seat, 8);
  game.take_back(seat, 6);
  EXPECT_EQ(game.taken_back_by(seat), 4u);
  EXPECT_EQ(game.taken_back_by(static_cast<Seat>(1 - seat)), 0u);
  while (game.taken_back() > 0) game.give_again();
  EXPECT_TRUE(same(game.state(), then));
  EXPECT_EQ(game.answers(), 10u);
}

TEST(GameLog, ForgetsWhatOneSeatHasTakenBackWhenAnotherDoes) {
  GameLog game(Journal{{.players = 2}, 5, {}});
  play_on(game, 10);
  game.take_back(0, 8);
  game.take_back(1, 7);
  EXPECT_EQ(game.taken_back_by(0), 0u);
  EXPECT_EQ(game.taken_back_by(1), 1u);
  game.forget_taken_back();
  EXPECT_EQ(game.taken_back(), 0u);
}

TEST(GameLog, BeginsAtAPositionThatNoRecordLeadsTo) {
  GameLog first(Journal{{.players = 2}, 5, {}});
  play_on(first, 10);
  GameLog game(first.state(), {{EventKind::YearBegan, kNoSeat}});
  EXPECT_FALSE(game.recorded());
  EXPECT_EQ(game.size(), 1u);
  play_on(first, 20);
  play_on(game, 20);
  EXPECT_TRUE(same(game.state(), first.state()));
  EXPECT_EQ(game.seat_of(0), first.seat_of(10));
  game.go_back_to(0);
  EXPECT_TRUE(same(game.state(), first.position_at(10)));
  EXPECT_EQ(game.size(), 1u);
}

std::string log_text(const GameLog& game, u32 from, GameLog::Viewer viewer) {
  std::string text = std::to_string(game.entries_before(from, viewer)) + ": ";
  for (const told::LogEntry& one : game.entries_from(from, viewer)) text += wire::to_json(one);
  return text;
}

// A server forgets most of what it has told, and tells it again when it is asked.
TEST(GameLog, TellsTheSameWithRecentEventsOnly) {
  Rng rng(3);
  for (const unsigned players : {1u, 2u, 4u}) {
    const Journal start{{.players = static_cast<u8>(players)}, 5, {}};
    GameLog all(start);
    GameLog recent(start);
    recent.keep_recent_events();
    ActionList legal;
    for (legal_actions(all.state(), legal); !legal.empty(); legal_actions(all.state(), legal)) {
      const Action action = legal[rng.below(static_cast<u32>(legal.size()))];
      const Seat seat = asked_seat(all.state());
      all.play(action, seat);
      recent.play(action, seat);
      if (rng.below(40) == 0) {
        const u32 back = all.answers() - std::min(all.answers(), rng.below(60));
        all.go_back_to(back);
        recent.go_back_to(back);
      }
      ASSERT_EQ(recent.size(), all.size());
      for (Seat viewer = 0; viewer < players; ++viewer) {
        ASSERT_EQ(wire::to_json(undo_info(recent, viewer, FurtherBack::Alone)),
                  wire::to_json(undo_info(all, viewer, FurtherBack::Alone)));
      }
      if (rng.below(10) != 0) continue;
      const u32 from = rng.below(all.size() + 1);
      for (const GameLog::Viewer viewer : {GameLog::Viewer(0), GameLog::Viewer(kNoSeat), GameLog::Viewer()})
        ASSERT_EQ(log_text(recent, from, viewer), log_text(all, from, viewer));
    }
  }
}

}  // namespace
}  // namespace vendemmia
