// Tables of older rules: what today's rules read otherwise is never shown; stored positions take the game up.
#include "server/old_table.h"

#include <cstring>

#include "server/stored_position.h"
#include "tests/server/room_support.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

// A table at which two people have given so many answers, and the position that was kept after `kept_at` of them.
struct Played {
  Room room;
  StoredTable stored;
  std::optional<StoredPosition> kept;
};

Played played_table(unsigned answers, unsigned kept_at) {
  constexpr unsigned kGame = 5;
  const TableSettings settings = table_of(new_journal(2), SeatKind::Person);
  Played all{Room(settings), {settings, {}}, {}};
  all.stored.settings.start.rules = kRulesVersion - 1;
  Rng rng(kGame);
  for (unsigned i = 0; i < answers; ++i) {
    if (i == kept_at) all.kept = all.room.position_to_keep();
    const Seat seat = asked(all.room);
    const auto text = text_of(random_answer(kGame, legal_in(all.room), rng));
    const auto entries = all.room.judge(answer(all.room, seat, {text}), holder_of(seat), {});
    EXPECT_TRUE(entries);
    all.room.apply(entries->front());
    all.stored.entries.push_back(entries->front());
  }
  if (kept_at == answers) all.kept = all.room.position_to_keep();
  return all;
}

std::string view_of_seat(const Room& room, Seat seat) {
  return wire::to_json(room.update_for(seat, {}).view) + wire::to_json(room.update_for(seat, {}).ask);
}

// The rules read the third answer otherwise.
void forget_the_beginning(StoredTable& table) { ++table.entries[2].digest; }

TEST(OldTable, WhatReadsAsItWasPlayedGoesOnAsIfNothingHadHappened) {
  MemoryStore store;
  const Played all = played_table(60, 60);
  const auto room = open_table(all.stored, store);
  ASSERT_TRUE(room);
  EXPECT_EQ(view_of_seat(*room, 0), view_of_seat(all.room, 0));
  EXPECT_FALSE(room->table_for({}, {}).old_rules);
  EXPECT_TRUE(room->moment(0, 0));
}

TEST(OldTable, WithoutAPositionOnlyTheRecordIsLeft) {
  MemoryStore store;
  Played all = played_table(40, 40);
  forget_the_beginning(all.stored);
  const auto room = open_table(all.stored, store);
  ASSERT_TRUE(room);
  EXPECT_EQ(room->status(), Room::Status::Locked);
  EXPECT_FALSE(room->bot_to_move());
  const auto record = room->record();
  ASSERT_TRUE(record);
  EXPECT_EQ(parse_journal(record->record_text).journal.actions.size(), 40u);
  const auto refused = room->judge(answer(*room, 0, {"pass"}), holder_of(0), {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code.text, "old_rules");
}

TEST(OldTable, AStoredPositionTakesTheGameUp) {
  for (const unsigned answers : {12u, 33u, 34u, 35u, 36u, 60u}) {
    MemoryStore store;
    Played all = played_table(answers, answers);
    forget_the_beginning(all.stored);
    ASSERT_TRUE(all.kept) << answers;
    ASSERT_TRUE(store.keep("table", *all.kept));
    auto room = open_table(all.stored, store);
    ASSERT_TRUE(room);
    ASSERT_EQ(room->status(), Room::Status::Playing);
    EXPECT_EQ(view_of_seat(*room, 0), view_of_seat(all.room, 0));
    EXPECT_EQ(room->rules(), kRulesVersion - 1);

    const told::Table table = room->table_for({}, {});
    ASSERT_TRUE(table.old_rules);
    EXPECT_EQ(table.old_rules->version, kRulesVersion - 1);
    ASSERT_TRUE(table.old_rules->from);
    const u32 from = *table.old_rules->from;
    EXPECT_TRUE(room->moment(0, from));
    const auto before = room->moment(0, from - 1);
    ASSERT_FALSE(before);
    EXPECT_EQ(before.error().code.text, "old_rules");
    EXPECT_EQ(say(*room, take_back_to(*room, 0, from - 1), holder_of(0)), "nothing_to_undo");

    Rng rng(1);
    while (room->status() == Room::Status::Playing) play(*room, random_answer(1, legal_in(*room), rng));
    ASSERT_FALSE(::testing::Test::HasFailure());
    const auto record = room->record();
    ASSERT_TRUE(record);
    EXPECT_TRUE(record->summary.empty());
    EXPECT_EQ(parse_journal(record->record_text).problem->old_rules, kRulesVersion - 1);
  }
}

TEST(OldTable, UndoStopsWhereTheGameWasTakenUp) {
  MemoryStore store;
  Played all = played_table(40, 40);
  forget_the_beginning(all.stored);
  ASSERT_TRUE(store.keep("table", *all.kept));
  const auto room = open_table(all.stored, store);
  ASSERT_TRUE(room);
  const u32 from = *room->table_for({}, {}).old_rules->from;
  if (from == 40) {
    EXPECT_EQ(room->update_for(asked(*room), {}).undo->stop.text, "old_rules");
  }
  const told::Update update = room->update_for(asked(*room), {});
  for (const u32 point : update.undo->points) EXPECT_GE(point, from);
}

TEST(OldTable, WhatCameAfterThePositionIsReadWhileItAgrees) {
  MemoryStore store;
  Played all = played_table(50, 30);
  forget_the_beginning(all.stored);
  ASSERT_TRUE(all.kept);
  ASSERT_TRUE(store.keep("table", *all.kept));
  const auto room = open_table(all.stored, store);
  ASSERT_TRUE(room);
  EXPECT_EQ(view_of_seat(*room, 1), view_of_seat(all.room, 1));
}

TEST(OldTable, WhatCameAfterThePositionIsGivenUpWhereItDiffers) {
  MemoryStore store;
  Played all = played_table(50, 30);
  forget_the_beginning(all.stored);
  ASSERT_TRUE(all.kept);
  ASSERT_TRUE(store.keep("table", *all.kept));
  ++all.stored.entries[40].digest;
  const auto room = open_table(all.stored, store);
  ASSERT_TRUE(room);
  EXPECT_EQ(room->status(), Room::Status::Playing);
  EXPECT_EQ(room->answers(), 30u);
  EXPECT_EQ(room->entries(), 50u);
}

TEST(OldTable, AnswersOfAnUnfinishedTurnThatDifferAreGivenAgain) {
  unsigned unfinished = 0;
  for (unsigned answers = 20; answers < 32; ++answers) {
    MemoryStore store;
    Played all = played_table(answers, answers);
    forget_the_beginning(all.stored);
    StoredPosition position = *all.kept;
    if (position.since.empty()) continue;
    ++unfinished;
    ++position.digest_since;
    ASSERT_TRUE(store.keep("table", position));
    const auto room = open_table(all.stored, store);
    ASSERT_TRUE(room);
    EXPECT_EQ(room->answers(), position.answers);
    EXPECT_EQ(pending(room->state()).question, Question::Turn);
  }
  EXPECT_GT(unfinished, 0u);
}

TEST(OldTable, ADamagedPositionIsNotBelieved) {
  Played all = played_table(40, 40);
  forget_the_beginning(all.stored);
  const StoredPosition good = *all.kept;
  StoredPosition cut = good;
  cut.position.pop_back();
  StoredPosition changed = good;
  changed.position.replace(changed.position.find("\"lira\":"), 8, "\"lira\":9");
  StoredPosition beyond = good;
  beyond.answers = 41;
  for (const StoredPosition& one : {cut, changed, beyond}) {
    MemoryStore store;
    ASSERT_TRUE(store.keep("table", one));
    const auto room = open_table(all.stored, store);
    ASSERT_TRUE(room);
    EXPECT_EQ(room->status(), Room::Status::Locked);
  }
}

// Once a table has gone on under today's rules, it stays where it went on from.
TEST(OldTable, GoingOnIsRememberedWithItsPosition) {
  MemoryStore store;
  Played all = played_table(50, 30);
  forget_the_beginning(all.stored);
  ++all.stored.entries[40].digest;
  ASSERT_TRUE(store.create(all.stored.settings));
  ASSERT_TRUE(store.append(std::vector<Addition>{{"table", 0, all.stored.entries}}));
  StoredPosition adopted = *all.kept;
  Entry rules;
  rules.kind = EntryKind::Rules;
  rules.number = kRulesVersion;
  adopted.entries = 51;
  adopted.adopted = true;
  ASSERT_TRUE(store.append(std::vector<Addition>{{"table", 50, {rules}, adopted}}));
  auto room = open_table(**store.load("table"), store);
  ASSERT_TRUE(room);
  EXPECT_EQ(room->rules(), kRulesVersion);
  EXPECT_EQ(room->answers(), 30u);
  play(*room, legal_in(*room)[0]);
  EXPECT_EQ(room->answers(), 31u);
}

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
      ASSERT_TRUE(take_up(other, *position)) << "game " << game;
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

}  // namespace
}  // namespace vendemmia
