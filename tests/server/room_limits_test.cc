// What nobody can make without end: whoever opens the table later goes through all of it.
#include <algorithm>
#include <malloc.h>

#include "engine/core/rng.h"
#include "server/room.h"
#include "tests/server/room_support.h"

namespace vendemmia {
namespace {

// Passes where that is possible, so that nobody ever wins.
Action idle_answer(const Room& room) {
  const ActionList legal = legal_in(room);
  const auto pass = std::ranges::find(legal, *parse_action("pass"));
  return pass == legal.end() ? legal[0] : *pass;
}

TEST(RoomLimits, AGameThatNeverEndsIsGivenUp) {
  constexpr u32 kMost = 20'000;
  Room room(table_of(new_journal(2), SeatKind::Person));
  while (room.answers() < kMost) {
    Entry entry;
    entry.seat = asked(room);
    entry.text = text_of(idle_answer(room));
    room.apply(entry);
  }
  ASSERT_EQ(room.status(), Room::Status::Playing);
  const Seat seat = asked(room);
  EXPECT_EQ(say(room, answer(room, seat, {text_of(idle_answer(room))}), holder_of(seat)), "too_much");
}

TEST(RoomLimits, NobodyFillsATableWithWhatIsNoMove) {
  Room room(table_of(new_journal(2), SeatKind::Person));
  said::Pace pace;
  pace.pace = 100;
  int paces = 0;
  while (paces < 10'000 && say(room, pace, host()).empty()) ++paces;
  EXPECT_EQ(paces, 2'000);
  said::Carry carry;
  Circumstances now;
  now.fresh_secret_hash = "another";
  now.outsider.secret_hashes = {"secret 0"};
  EXPECT_EQ(say(room, carry, holder_of(0), now), "too_much");
  const Seat seat = asked(room);
  EXPECT_EQ(say(room, answer(room, seat, {text_of(legal_in(room)[0])}), holder_of(seat)), "")
      << "the game goes on";
  said::Leave leave;
  leave.seat = 1;
  EXPECT_EQ(say(room, leave, holder_of(1)), "");
}

// At the end of an ordinary game of four: 23 KB before older events were forgotten. Where a sanitizer has its own memory, nothing
// is counted.
TEST(RoomLimits, AGameTakesLittleMemory) {
  constexpr int kRooms = 20;
  constexpr int kAnswers = 300;
  const std::size_t before = mallinfo2().uordblks;
  std::vector<Room> rooms;
  rooms.reserve(kRooms);
  Rng rng(5);
  for (int i = 0; i < kRooms; ++i) {
    Journal journal = new_journal(4);
    journal.seed += static_cast<Seed>(i);
    Room& room = rooms.emplace_back(table_of(journal, SeatKind::Person));
    for (int answer = 0; answer < kAnswers && room.status() == Room::Status::Playing; ++answer) {
      const ActionList legal = legal_in(room);
      Entry entry;
      entry.seat = asked(room);
      entry.text = text_of(legal[rng.below(static_cast<u32>(legal.size()))]);
      room.apply(entry);
    }
  }
  EXPECT_LE((mallinfo2().uordblks - before) / kRooms, 14'000u);
}

}  // namespace
}  // namespace vendemmia
