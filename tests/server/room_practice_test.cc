// One person against bots: what a card has shown stays shown, unless the table is for practice; there everything that the
// person has not seen is dealt anew.
#include <cstring>

#include "engine/game/observe.h"
#include "server/room.h"
#include "tests/server/room_support.h"

namespace vendemmia {
namespace {

constexpr Seat kPerson = 0;

TableSettings against_bots(unsigned players, bool practice) {
  TableSettings settings = table_of(new_journal(players), SeatKind::Bot);
  settings.seats[kPerson] = {SeatKind::Person, "Anna", "", "secret 0"};
  settings.start.practice = practice;
  return settings;
}

void bots_play(Room& room) {
  while (const auto seat = room.bot_to_move()) {
    room.apply(*room.judge_bot(*seat, room.seq(), legal_in(room)[0], 0));
  }
}

// The person begins the summer of the first year.
Room in_summer(const TableSettings& settings) {
  Room room(settings);
  play(room, {"papa gift"});
  bots_play(room);
  play(room, legal_in(room)[0]);
  bots_play(room);
  return room;
}

told::UndoInfo undo_of(const Room& room) { return *room.update_for(kPerson, {}).undo; }

// The answers of the message, and the entries that it caused.
std::vector<Entry> taken_back(Room& room, u32 to, Seed seed) {
  Circumstances now;
  now.fresh_seed = seed;
  const auto entries = room.judge(take_back_to(room, kPerson, to), holder_of(kPerson), now);
  EXPECT_TRUE(entries) << entries.error().text;
  if (!entries) return {};
  for (const Entry& entry : *entries) room.apply(entry);
  return *entries;
}

std::string hand_of(const Room& room) {
  return wire::to_json(room.update_for(kPerson, {}).view.players[kPerson]);
}

TEST(RoomPractice, AgainstBotsNothingGoesBackPastACardThatWasShown) {
  Room room = in_summer(against_bots(2, false));
  const u32 to = room.answers();
  play(room, {"place regular draw_vine.left"});
  EXPECT_EQ(undo_of(room).stop.text, "seen");
  EXPECT_FALSE(undo_of(room).take_back);
  EXPECT_EQ(say(room, take_back_to(room, kPerson, to), holder_of(kPerson)), "nothing_to_undo");
  bots_play(room);
  EXPECT_FALSE(undo_of(room).take_back);
  EXPECT_EQ(say(room, take_back_to(room, kPerson, to), holder_of(kPerson)), "nothing_to_undo");
}

TEST(RoomPractice, AtAPracticeTableItDoesAndTheTableSaysSo) {
  Room room = in_summer(against_bots(2, true));
  EXPECT_TRUE(room.table_for({}, {}).practice.value_or(false));
  EXPECT_FALSE(in_summer(against_bots(2, false)).table_for({}, {}).practice);
  const u32 to = room.answers();
  const std::string before = hand_of(room);
  play(room, {"place regular draw_vine.left"});
  EXPECT_EQ(undo_of(room).take_back, to);
  EXPECT_EQ(undo_of(room).deals_anew, true);
  const std::vector<Entry> entries = taken_back(room, to, 99);
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_EQ(entries[1].kind, EntryKind::DealAnew);
  EXPECT_EQ(room.answers(), to);
  EXPECT_EQ(hand_of(room), before) << "what the person had is what they have";
  EXPECT_EQ(undo_of(room).redo, 0u);
}

TEST(RoomPractice, WhatWasSeenByPeekingHelpsNobody) {
  bool another = false;
  for (Seed seed = 1; seed <= 8; ++seed) {
    Room room = in_summer(against_bots(2, true));
    const u32 to = room.answers();
    play(room, {"place regular draw_vine.left"});
    const std::string peeked = hand_of(room);
    taken_back(room, to, seed);
    play(room, {"place regular draw_vine.left"});
    another = another || hand_of(room) != peeked;
  }
  EXPECT_TRUE(another);
}

TEST(RoomPractice, WhereNothingWasShownNothingIsDealtAnew) {
  Room room = in_summer(against_bots(2, true));
  const u32 to = room.answers();
  play(room, {"place regular cart"});
  EXPECT_EQ(undo_of(room).points.front(), to) << "that is only an undo";
  const auto seat = room.bot_to_move();
  ASSERT_TRUE(seat);
  room.apply(*room.judge_bot(*seat, room.seq(), *parse_action("pass"), 0));
  ASSERT_EQ(undo_of(room).take_back, to);
  EXPECT_FALSE(undo_of(room).deals_anew);
  const State before = room.state();
  EXPECT_EQ(taken_back(room, to, 99).size(), 1u);
  EXPECT_EQ(room.answers(), to);
  EXPECT_FALSE(std::memcmp(before.decks.data(), room.state().decks.data(), sizeof before.decks));
}

TEST(RoomPractice, NobodyElseSitsDown) {
  Room room = in_summer(against_bots(2, true));
  said::Leave leave;
  leave.seat = kPerson;
  EXPECT_EQ(say(room, leave, holder_of(kPerson)), "");
  said::Sit sit;
  sit.seat = kPerson;
  sit.name = "Berto";
  Circumstances now;
  now.fresh_secret_hash = "fresh";
  EXPECT_EQ(say(room, sit, {}, now), "practice");
  EXPECT_EQ(say(room, sit, host(), now), "");
}

// A random game in which the person takes back whatever they can, now and then.
TEST(RoomPractice, ItsEntriesMakeItAgainAndItsRecordReplaysToTheSameEnd) {
  unsigned dealt_anew = 0;
  for (unsigned game = 0; game < games_to_play(60); ++game) {
    Journal start;
    start.options = options_of_game(game);
    start.options.last_year = start.options.players == 1 ? 0 : 2;
    start.seed = game;
    start.practice = true;
    TableSettings settings = table_of(start, SeatKind::Bot);
    settings.seats[kPerson] = {SeatKind::Person, "Anna", "", "secret 0"};
    Room room(settings);
    std::vector<Entry> entries;
    Rng rng(game + 1);
    Circumstances now;
    while (room.status() == Room::Status::Playing) {
      now.fresh_seed = rng.next();
      const Seat seat = asked(room);
      const Action action = random_answer(game, legal_in(room), rng);
      const auto back = undo_of(room).take_back;
      std::vector<Entry> next;
      if (back && entries.size() < 400 && rng.below(8) == 0) {
        next = *room.judge(take_back_to(room, kPerson, *back), holder_of(kPerson), now);
      } else if (seat == kPerson) {
        next = *room.judge(answer(room, seat, {text_of(action)}), holder_of(seat), now);
      } else {
        next = {*room.judge_bot(seat, room.seq(), action, 0)};
      }
      for (const Entry& entry : next) {
        ASSERT_TRUE(room.fits(entry));
        room.apply(entry);
        entries.push_back(entry);
        if (entry.kind == EntryKind::DealAnew) ++dealt_anew;
      }
    }
    Room again(settings);
    for (const Entry& entry : entries) again.apply(entry);
    ASSERT_EQ(update_text(room, kPerson), update_text(again, kPerson)) << "game " << game;
    ASSERT_FALSE(std::memcmp(&room.state(), &again.state(), sizeof(State))) << "game " << game;
    const ParsedJournal parsed = parse_journal(room.record()->record_text);
    ASSERT_FALSE(parsed.problem) << parsed.problem->what;
    EXPECT_TRUE(parsed.journal.practice);
    const State end = replay(parsed.journal);
    ASSERT_FALSE(std::memcmp(&room.state(), &end, sizeof(State))) << "game " << game;
  }
  EXPECT_GT(dealt_anew, 20u);
}

}  // namespace
}  // namespace vendemmia
