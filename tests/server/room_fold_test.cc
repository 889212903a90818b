// A table is its settings and its entries: the same entries make the same table, whatever was said on the way.
#include <algorithm>

#include "engine/core/rng.h"
#include "tests/server/room_support.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

std::string everything_told(const Room& room) {
  std::string all = wire::to_json(room.table_for({}, {})) + wire::to_json(room.chat_from(0));
  if (room.status() == Room::Status::Waiting) return all;
  for (unsigned seat = 0; seat < room.settings().seats.size(); ++seat) {
    all += update_text(room, static_cast<Seat>(seat));
  }
  return all + update_text(room, kNoSeat);
}

// Anything that somebody might say, sensible more often than not.
said::Message random_message(const Room& room, unsigned game, Rng& rng) {
  const auto players = static_cast<u32>(room.settings().seats.size());
  const auto seat = static_cast<Seat>(rng.below(players));
  const bool waiting = room.status() == Room::Status::Waiting;
  switch (waiting ? 20 : rng.below(26)) {
    case 0:
    case 1: {
      const auto info = room.update_for(seat, {}).undo;
      const bool possible = info && !info->points.empty();
      return undo_to(room, seat,
                     possible ? info->points[rng.below(static_cast<u32>(info->points.size()))] : 0);
    }
    case 2:
    case 3: return redo(room, seat);
    case 4: {
      const auto info = room.update_for(seat, {}).undo;
      return take_back_to(room, seat, info ? info->take_back.value_or(0) : 0);
    }
    case 5:
    case 6: return vote(room, seat, rng.below(3) > 0);
    case 7: {
      said::Chat chat;
      chat.seat = seat;
      chat.text = "Salute!";
      return chat;
    }
    case 8: {
      said::Leave leave;
      leave.seat = seat;
      return leave;
    }
    case 20:
    case 21: {
      said::Sit sit;
      sit.seat = seat;
      sit.name = "Anna";
      return sit;
    }
    default: {
      const ActionList legal = legal_in(room);
      if (legal.empty()) return said::Rematch{};
      return answer(room, asked(room), {text_of(random_answer(game, legal, rng))});
    }
  }
}

TEST(RoomFold, TheSameEntriesMakeTheSameTable) {
  for (unsigned game = 0; game < games_to_play(200); ++game) {
    Journal start;
    start.options = options_of_game(game);
    start.seed = game;
    Rng rng(game + 1);
    TableSettings settings = table_of(start, game % 2 == 0 ? SeatKind::Open : SeatKind::Person);
    settings.shared_screen = true;
    Room room(settings);
    Room mirror(settings);
    std::vector<Entry> entries;
    Caller everybody;
    for (unsigned seat = 0; seat < start.options.players; ++seat) {
      everybody.seats.push_back(static_cast<Seat>(seat));
    }
    Circumstances now;
    now.fresh_secret_hash = "fresh";
    now.rematch_table = "next";
    for (unsigned i = 0; i < 2000 && entries.size() < 600; ++i) {
      const auto judged = room.judge(random_message(room, game, rng), everybody, now);
      if (!judged) continue;
      for (const Entry& entry : *judged) {
        room.apply(entry);
        mirror.apply(entry);
        entries.push_back(entry);
      }
      if (i % 50 == 0) {
        ASSERT_EQ(everything_told(room), everything_told(mirror)) << "game " << game;
      }
    }
    Room read_back(settings);
    for (const Entry& entry : entries) read_back.apply(entry);
    ASSERT_EQ(everything_told(room), everything_told(read_back)) << "game " << game;
    ASSERT_EQ(room.seq(), read_back.seq());
    const auto said = std::ranges::count(entries, EntryKind::Chat, &Entry::kind);
    ASSERT_EQ(room.entries(), entries.size() - static_cast<std::size_t>(said));
  }
}

// Whoever hears every update, or only some, ends up with the same log.
TEST(RoomFold, UpdatesAddUpToTheWholeLog) {
  for (unsigned game = 0; game < games_to_play(200); ++game) {
    Journal start;
    start.options = options_of_game(game);
    start.seed = game;
    Room room(table_of(start, SeatKind::Person));
    Rng rng(game + 1);
    Caller everybody;
    for (unsigned seat = 0; seat < start.options.players; ++seat) {
      everybody.seats.push_back(static_cast<Seat>(seat));
    }
    std::vector<std::string> log;
    std::optional<u32> heard;
    const auto viewer = static_cast<Seat>(rng.below(start.options.players));
    for (unsigned i = 0; i < 400 && room.status() == Room::Status::Playing; ++i) {
      const auto judged = room.judge(random_message(room, game, rng), everybody, {});
      if (!judged) continue;
      for (const Entry& entry : *judged) room.apply(entry);
      if (rng.below(3) == 0) continue;
      const told::Update update = room.update_for(viewer, heard);
      heard = update.seq;
      ASSERT_LE(update.log_from, log.size());
      log.resize(update.log_from);
      for (const told::LogEntry& entry : update.log) log.push_back(wire::to_json(entry));
      const told::Update whole = room.update_for(viewer, {});
      ASSERT_EQ(log.size(), whole.log.size());
      for (std::size_t k = 0; k < log.size(); ++k) ASSERT_EQ(log[k], wire::to_json(whole.log[k]));
    }
  }
}

}  // namespace
}  // namespace vendemmia
