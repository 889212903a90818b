// Going back: alone until something was seen or somebody else has answered, further with everybody's consent.
#include "server/room.h"
#include "tests/server/room_support.h"

namespace vendemmia {
namespace {

// Seat 0 begins the summer of the first year; four answers have been given.
Room in_summer(unsigned players) {
  Room room(table_of(new_journal(players), SeatKind::Person));
  for (unsigned i = 0; i < players; ++i) play(room, {"papa gift"});
  for (unsigned i = 0; i < players; ++i) play(room, legal_in(room)[0]);
  return room;
}

told::UndoInfo undo_of(const Room& room, Seat seat) { return *room.update_for(seat, {}).undo; }

TEST(RoomUndo, GoesBackOverOwnAnswersWithRedo) {
  Room room = in_summer(2);
  const std::string before = update_text(room, 0, room.seq());
  play(room, {"place regular build_structure.left", "build trellis"});
  const std::string after = wire::to_json(room.update_for(0, {}).view);
  told::UndoInfo info = undo_of(room, 0);
  EXPECT_EQ(info.points, (std::vector<u32>{5, 4}));
  EXPECT_EQ(info.stop.text, "answered");
  EXPECT_EQ(info.stop_seat, u8{1});
  EXPECT_EQ(info.take_back, 2u);
  EXPECT_TRUE(undo_of(room, 1).points.empty());

  EXPECT_EQ(say(room, undo_to(room, 1, 3), holder_of(1)), "nothing_to_undo");
  EXPECT_EQ(say(room, undo_to(room, 0, 2), holder_of(0)), "nothing_to_undo");
  EXPECT_EQ(say(room, undo_to(room, 0, 5), holder_of(0)), "");
  EXPECT_EQ(undo_of(room, 0).redo, 1u);
  EXPECT_EQ(say(room, undo_to(room, 0, 4), holder_of(0)), "");
  EXPECT_EQ(undo_of(room, 0).redo, 2u);
  EXPECT_EQ(undo_of(room, 1).redo, 0u);
  EXPECT_EQ(wire::to_json(room.update_for(0, {}).ask),
            wire::to_json(Room(in_summer(2)).update_for(0, {}).ask));

  EXPECT_EQ(say(room, redo(room, 1), holder_of(1)), "nothing_to_undo");
  EXPECT_EQ(say(room, redo(room, 0), holder_of(0)), "");
  EXPECT_EQ(say(room, redo(room, 0), holder_of(0)), "");
  EXPECT_EQ(say(room, redo(room, 0), holder_of(0)), "nothing_to_undo");
  EXPECT_EQ(wire::to_json(room.update_for(0, {}).view), after);
}

TEST(RoomUndo, ANewAnswerEndsTheRedo) {
  Room room = in_summer(2);
  play(room, {"place regular build_structure.left", "build trellis"});
  EXPECT_EQ(say(room, undo_to(room, 0, 4), holder_of(0)), "");
  play(room, {"place regular build_structure.left"});
  EXPECT_EQ(undo_of(room, 0).redo, 0u);
  EXPECT_EQ(say(room, redo(room, 0), holder_of(0)), "nothing_to_undo");
}

TEST(RoomUndo, StopsWhereACardWasDrawn) {
  Room room = in_summer(2);
  play(room, {"place regular draw_vine.left"});
  const told::UndoInfo info = undo_of(room, 0);
  EXPECT_TRUE(info.points.empty());
  EXPECT_EQ(info.stop.text, "seen");
  ASSERT_TRUE(info.stop_event);
  EXPECT_EQ(info.stop_event->event.kind, EventKind::Drew);
  EXPECT_EQ(info.take_back, 4u);
  EXPECT_EQ(say(room, undo_to(room, 0, 4), holder_of(0)), "nothing_to_undo");
}

// As after Volunteer Crew: that the other one is asked tells that they have something to plant.
TEST(RoomUndo, StopsWhereSomebodyElseIsAskedBecauseOfOnesCard) {
  unsigned met = 0;
  for (unsigned game = 0; game < 40 && met < 5; ++game) {
    Journal start;
    start.options.players = 2;
    start.seed = game;
    for (const SeatKind others : {SeatKind::Person, SeatKind::Bot}) {
      TableSettings settings = table_of(start, SeatKind::Person);
      settings.seats[1].kind = others;
      if (others == SeatKind::Bot) settings.seats[1].bot = "random";
      Room room(settings);
      Rng rng(game);
      while (room.status() == Room::Status::Playing) {
        const Seat seat = asked(room);
        const Seat owner = room.state().top().owner();
        if (seat == 1 && owner == 0) {
          ++met;
          const told::UndoInfo info = undo_of(room, 0);
          EXPECT_TRUE(info.points.empty());
          EXPECT_EQ(info.stop.text, "seen");
          EXPECT_EQ(info.take_back.has_value(), others == SeatKind::Person) << "they may be asked";
          EXPECT_EQ(say(room, undo_to(room, 0, room.answers() - 1), holder_of(0)), "nothing_to_undo");
        }
        const ActionList legal = legal_in(room);
        const Action action = random_answer(game, legal, rng);
        Entry entry;
        entry.seat = seat;
        entry.text = text_of(action);
        room.apply(entry);
      }
    }
  }
  EXPECT_GE(met, 5u);
}

TEST(RoomUndo, StopsWhenABotHasAnswered) {
  TableSettings settings = table_of(new_journal(2), SeatKind::Person);
  settings.seats[1] = {SeatKind::Bot, "Bruno", "random", ""};
  Room room(settings);
  play(room, {"papa gift"});
  EXPECT_EQ(undo_of(room, 0).points, std::vector<u32>{0});
  EXPECT_EQ(undo_of(room, 0).stop.text, "beginning");
  room.apply(*room.judge_bot(1, room.seq(), legal_in(room)[0], 0));
  EXPECT_TRUE(undo_of(room, 0).points.empty());
  EXPECT_EQ(undo_of(room, 0).take_back, 0u);
  // No other person, and the bot has shown nothing: nobody has to be asked.
  EXPECT_EQ(say(room, take_back_to(room, 0, 0), holder_of(0)), "");
  EXPECT_EQ(room.update_for(0, {}).at, 0u);
  EXPECT_FALSE(room.table_for({}, {}).vote);
}

TEST(RoomUndo, TheLogIsReplacedFromWhereTheGameWentBackTo) {
  Room room = in_summer(2);
  play(room, {"place regular build_structure.left", "build trellis"});
  const told::Update heard = room.update_for(1, {});
  EXPECT_EQ(say(room, undo_to(room, 0, 4), holder_of(0)), "");
  play(room, {"place regular cart"});
  const told::Update next = room.update_for(1, heard.seq);
  const told::Update whole = room.update_for(1, {});
  EXPECT_LT(next.log_from, heard.log.size());
  std::vector<std::string> kept;
  for (u32 i = 0; i < next.log_from; ++i) kept.push_back(wire::to_json(heard.log[i].event));
  for (const told::LogEntry& entry : next.log) kept.push_back(wire::to_json(entry.event));
  ASSERT_EQ(kept.size(), whole.log.size());
  for (std::size_t i = 0; i < kept.size(); ++i) EXPECT_EQ(kept[i], wire::to_json(whole.log[i].event));
  EXPECT_TRUE(room.update_for(1, room.seq()).log.empty());
}

TEST(RoomUndo, IsNotForever) {
  Room room(table_of(new_journal(2), SeatKind::Person));
  play(room, {"papa gift"});
  u32 times = 0;
  while (times < 2000 && say(room, undo_to(room, 0, 0), holder_of(0)).empty()) {
    ++times;
    ASSERT_EQ(say(room, redo(room, 0), holder_of(0)), "");
  }
  EXPECT_EQ(times, 1000u);
  EXPECT_EQ(say(room, undo_to(room, 0, 0), holder_of(0)), "too_much");
}

TEST(RoomTakeBack, NeedsEverybodysConsent) {
  Room room = in_summer(3);
  play(room, {"place regular draw_vine.left"});
  const u32 to = *undo_of(room, 0).take_back;
  EXPECT_EQ(say(room, vote(room, 1, true), holder_of(1)), "no_vote");
  EXPECT_EQ(say(room, take_back_to(room, 0, to), holder_of(0)), "");
  EXPECT_EQ(room.table_for({}, {}).vote->waiting, (std::vector<u8>{1, 2}));
  EXPECT_EQ(say(room, take_back_to(room, 1, 1), holder_of(1)), "stale");
  EXPECT_EQ(say(room, vote(room, 0, true), holder_of(0)), "no_vote");
  EXPECT_EQ(say(room, vote(room, 1, true), holder_of(1)), "");
  EXPECT_EQ(say(room, vote(room, 1, true), holder_of(1)), "no_vote");
  EXPECT_EQ(room.update_for(0, {}).at, to + 1);
  EXPECT_EQ(say(room, vote(room, 2, true), holder_of(2)), "");
  EXPECT_EQ(room.update_for(0, {}).at, to);
  EXPECT_FALSE(room.table_for({}, {}).vote);
  EXPECT_EQ(undo_of(room, 0).redo, 0u);
}

TEST(RoomTakeBack, EndsWithARefusalOrAnAnswer) {
  Room room = in_summer(3);
  play(room, {"place regular draw_vine.left"});
  const u32 to = *undo_of(room, 0).take_back;
  EXPECT_EQ(say(room, take_back_to(room, 0, to), holder_of(0)), "");
  EXPECT_EQ(say(room, vote(room, 2, false), holder_of(2)), "");
  EXPECT_FALSE(room.table_for({}, {}).vote);
  EXPECT_EQ(say(room, take_back_to(room, 0, to), holder_of(0)), "");
  const said::Vote late = vote(room, 1, true);
  play(room, {"pass"});
  EXPECT_FALSE(room.table_for({}, {}).vote);
  EXPECT_EQ(say(room, late, holder_of(1)), "stale");
  EXPECT_EQ(say(room, take_back_to(room, 0, to + 1), holder_of(0)), "nothing_to_undo");
}

TEST(RoomTakeBack, DoesNotWaitForThoseWhoLeave) {
  Room room = in_summer(3);
  play(room, {"place regular draw_vine.left"});
  const u32 to = *undo_of(room, 0).take_back;
  EXPECT_EQ(say(room, take_back_to(room, 0, to), holder_of(0)), "");
  EXPECT_EQ(say(room, vote(room, 1, true), holder_of(1)), "");
  said::Leave leave;
  leave.seat = 2;
  EXPECT_EQ(say(room, leave, holder_of(2)), "");
  EXPECT_EQ(room.update_for(0, {}).at, to);
}

TEST(RoomTakeBack, IsNotAgreedToByLeaving) {
  Room room = in_summer(2);
  play(room, {"place regular draw_vine.left"});
  EXPECT_EQ(say(room, take_back_to(room, 0, 4), holder_of(0)), "");
  said::Leave leave;
  leave.seat = 1;
  EXPECT_EQ(say(room, leave, holder_of(1)), "");
  EXPECT_EQ(room.update_for(0, {}).at, 5u);
  EXPECT_FALSE(room.table_for({}, {}).vote);
  EXPECT_FALSE(undo_of(room, 0).take_back) << "nobody is left to ask";
  EXPECT_EQ(say(room, take_back_to(room, 0, 4), holder_of(0)), "nothing_to_undo");
}

TEST(RoomTakeBack, IsNotAgreedToByABotThatTakesOver) {
  Room room = in_summer(2);
  play(room, {"place regular draw_vine.left"});
  EXPECT_EQ(say(room, take_back_to(room, 0, 4), holder_of(0)), "");
  said::Replace replace;
  replace.seat = 1;
  replace.bot = "random";
  EXPECT_EQ(say(room, replace, host()), "");
  EXPECT_EQ(room.update_for(0, {}).at, 5u);
  EXPECT_FALSE(room.table_for({}, {}).vote);
}

TEST(RoomTakeBack, BotsWaitForTheVote) {
  TableSettings settings = table_of(new_journal(3), SeatKind::Person);
  settings.seats[1] = {SeatKind::Bot, "Bruno", "random", ""};
  Room room(settings);
  play(room, {"papa gift"});
  EXPECT_EQ(room.bot_to_move(), Seat{1});
  EXPECT_EQ(say(room, take_back_to(room, 0, 0), holder_of(0)), "");
  EXPECT_FALSE(room.bot_to_move());
  EXPECT_EQ(say(room, vote(room, 2, false), holder_of(2)), "");
  EXPECT_EQ(room.bot_to_move(), Seat{1});
}

}  // namespace
}  // namespace vendemmia
