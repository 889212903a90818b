// Records without a table: stepped through with open hands, and continued.
#include "server/replay.h"

#include <algorithm>
#include <cstring>

#include <gtest/gtest.h>

#include "engine/game/decision.h"
#include "engine/game/observe.h"
#include "tests/server/room_support.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

Journal some_game(unsigned game) {
  Journal journal;
  journal.options = options_of_game(game);
  journal.options.last_year = 3;
  journal.seed = game;
  play_on(journal, game);
  return journal;
}

said::Fork fork_at(const Journal& journal, u32 at, u8 seat) {
  said::Fork message;
  message.record_text = text_of(journal);
  message.at = at;
  message.seat = seat;
  message.name = "Anna";
  message.bot = "random";
  return message;
}

TEST(Replay, ShowsEachStepWithOpenHands) {
  const Journal journal = some_game(3);
  said::Replay message;
  message.record_text = text_of(journal);
  std::size_t log = 0;
  const auto total = static_cast<u32>(journal.actions.size());
  for (message.at = 0; message.at <= total; ++message.at) {
    const auto step = replay_at(message);
    ASSERT_TRUE(step) << step.error().text;
    EXPECT_EQ(step->total, total);
    ASSERT_EQ(step->next.has_value(), message.at < total);
    if (step->next) {
      EXPECT_EQ(step->next->action, journal.actions[message.at]);
    }
    for (const PlayerView& player : step->view.players) EXPECT_TRUE(player.hand);
    EXPECT_EQ(step->view.over, message.at == total);
    EXPECT_GE(step->log.size(), log);
    log = step->log.size();
    EXPECT_EQ(step->marks.front().season.text, "setup");
  }
  EXPECT_EQ(replay_at(message).error().code.text, "bad_record");
}

TEST(Replay, ShowsASeatNoMoreThanItsOwnTableWould) {
  for (unsigned game = 1; game < 8; ++game) {
    const Journal journal = some_game(game);
    if (journal.options.players < 2) continue;
    said::Replay message;
    message.record_text = text_of(journal);
    message.at = static_cast<u32>(journal.actions.size() / 2);
    const State then = replay(journal, message.at);
    const Seat asked = pending(then).seat;
    message.seat = static_cast<u8>(asked);
    const auto seen = replay_at(message);
    ASSERT_TRUE(seen) << seen.error().text;
    EXPECT_TRUE(seen->view == view_of(observe(then, asked)));
    EXPECT_TRUE(seen->ask.offers) << "who is asked may answer";
    const Room room(*fork_of(fork_at(journal, message.at, *message.seat), 99));
    EXPECT_EQ(seen->log.size(), room.update_for(asked, {}).log.size());
    message.seat = static_cast<u8>((asked + 1) % journal.options.players);
    EXPECT_FALSE(replay_at(message)->ask.offers) << "nobody answers for another";
    message.seat = journal.options.players;
    EXPECT_EQ(replay_at(message).error().path, "seat");
  }
}

TEST(Replay, SaysWhatIsWrongWithARecord) {
  said::Replay message;
  message.record_text = "a shopping list";
  const auto refused = replay_at(message);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code.text, "bad_record");
  EXPECT_EQ(refused.error().path, "record");
  EXPECT_EQ(refused.error().line, 1u);
}

TEST(Replay, SaysWhyAnAnswerIsNotLegalAndWhere) {
  said::Replay message;
  message.record_text = text_of(some_game(0));
  // Nobody may pass when the parents are chosen: the first answer follows on the next line.
  const std::size_t line = message.record_text.find("\n0 ") + 1;
  ASSERT_NE(line, 0u);
  message.record_text.insert(line, "0 pass\n");
  const auto before = message.record_text.substr(0, line);
  const auto refused = replay_at(message);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code.text, "bad_record");
  EXPECT_EQ(refused.error().line, 1u + static_cast<u32>(std::count(before.begin(), before.end(), '\n')));
  ASSERT_TRUE(refused.error().reason);
  EXPECT_EQ(refused.error().reason->code.text, "not_an_answer");
}

TEST(Fork, KeepsWhatTheSeatKnowsAndDealsTheRestAnew) {
  unsigned different = 0;
  for (unsigned game = 0; game < 20; ++game) {
    const Journal journal = some_game(game);
    const auto at = static_cast<u32>(journal.actions.size() / 2);
    const auto seat = static_cast<u8>(game % journal.options.players);
    const auto settings = fork_of(fork_at(journal, at, seat), 99);
    ASSERT_TRUE(settings) << settings.error().text;
    const Room room(*settings);
    const State then = replay(journal, at);
    EXPECT_TRUE(observe(room.state(), seat) == observe(then, seat));
    different += std::memcmp(&room.state(), &then, sizeof then) != 0 ? 1u : 0u;
    EXPECT_EQ(settings->seats[seat].kind, SeatKind::Person);
    EXPECT_EQ(settings->seats[seat].name, "Anna");
    for (u8 other = 0; other < journal.options.players; ++other)
      EXPECT_EQ(settings->seats[other].kind, other == seat ? SeatKind::Person : SeatKind::Bot);
    // Nobody here gave the answers of the past.
    EXPECT_TRUE(room.update_for(seat, {}).undo->points.empty());
    EXPECT_EQ(room.update_for(seat, {}).undo->stop.text, "beginning");
    EXPECT_EQ(room.update_for(seat, {}).at, at);
  }
  EXPECT_EQ(different, 20u);
}

TEST(Fork, GoesOnToARecordThatCanBeReadAndForkedAgain) {
  const Journal journal = some_game(1);
  const auto table = fork_of(fork_at(journal, 60, 1), 99);
  ASSERT_TRUE(table) << table.error().text;
  Room room(*table);
  Rng rng(5);
  while (room.status() == Room::Status::Playing) {
    const Seat seat = asked(room);
    const Action action = random_answer(1, legal_in(room), rng);
    if (seat == 1) {
      play(room, action);
    } else {
      room.apply(*room.judge_bot(seat, room.seq(), action, 0));
    }
  }
  const std::string text = room.record()->record_text;
  const ParsedJournal parsed = parse_journal(text);
  ASSERT_FALSE(parsed.problem) << parsed.problem->what;
  ASSERT_EQ(parsed.journal.redeals.size(), 1u);
  const State end = replay(parsed.journal);
  EXPECT_EQ(std::memcmp(&end, &room.state(), sizeof end), 0);
  const auto again = fork_of(fork_at(parsed.journal, 70, 0), 100);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->start.redeals.size(), 2u);
}

TEST(Fork, RefusesWhatCannotBeContinued) {
  const Journal journal = some_game(1);
  const auto total = static_cast<u32>(journal.actions.size());
  EXPECT_EQ(fork_of(fork_at(journal, total, 0), 1).error().path, "at");
  EXPECT_EQ(fork_of(fork_at(journal, total + 1, 0), 1).error().path, "at");
  EXPECT_EQ(fork_of(fork_at(journal, 10, 6), 1).error().path, "seat");
  said::Fork message = fork_at(journal, 10, 0);
  message.bot = "nobody";
  EXPECT_EQ(fork_of(message, 1).error().code.text, "unknown_bot");
  message = fork_at(journal, 10, 0);
  message.name = " ";
  EXPECT_EQ(fork_of(message, 1).error().path, "name");
}

}  // namespace
}  // namespace vendemmia
