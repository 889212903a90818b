// Tables of older rules: what today's rules read otherwise is never shown; stored positions take the game up.
#include "server/old_table.h"

#include <algorithm>

#include "tests/server/room_support.h"
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

Entry rules_entry() {
  Entry rules;
  rules.kind = EntryKind::Rules;
  rules.seat = kNoSeat;
  rules.number = kRulesVersion;
  return rules;
}

// Says it at the table, and stores it.
void add(Played& all, const said::Message& message, Seat seat) {
  const auto entries = all.room.judge(message, holder_of(seat), {});
  ASSERT_TRUE(entries) << entries.error().text;
  for (const Entry& entry : *entries) {
    all.room.apply(entry);
    all.stored.entries.push_back(entry);
  }
}

// The table goes on under the rules of today, from the position that it has.
StoredPosition adopt_rules(Played& all, MemoryStore& store) {
  StoredPosition adopted = *all.room.position_to_keep();
  ++adopted.entries;
  adopted.adopted = true;
  store.keep("table", adopted);
  all.room.apply(rules_entry());
  all.stored.entries.push_back(rules_entry());
  return adopted;
}

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
    store.keep("table", *all.kept);
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
  store.keep("table", *all.kept);
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
  store.keep("table", *all.kept);
  const auto room = open_table(all.stored, store);
  ASSERT_TRUE(room);
  EXPECT_EQ(view_of_seat(*room, 1), view_of_seat(all.room, 1));
}

TEST(OldTable, WhatCameAfterThePositionIsGivenUpWhereItDiffers) {
  MemoryStore store;
  Played all = played_table(50, 30);
  forget_the_beginning(all.stored);
  ASSERT_TRUE(all.kept);
  store.keep("table", *all.kept);
  ++all.stored.entries[40].digest;
  const auto room = open_table(all.stored, store);
  ASSERT_TRUE(room);
  EXPECT_EQ(room->status(), Room::Status::Playing);
  EXPECT_EQ(room->answers(), 40u);
  EXPECT_EQ(view_of_seat(*room, 0), view_of_seat(played_table(40, 40).room, 0));
  EXPECT_EQ(room->entries(), 50u);
}

TEST(OldTable, WhatDiffersLongAfterThePositionDoesNotLockTheTable) {
  MemoryStore store;
  Played all = played_table(50, 30);
  store.keep("table", *all.kept);
  ++all.stored.entries[40].digest;
  const auto room = open_table(all.stored, store);
  ASSERT_TRUE(room);
  ASSERT_EQ(room->status(), Room::Status::Playing);
  EXPECT_EQ(room->answers(), 40u);
}

TEST(OldTable, ATurnThatWasTakenBackWhereItDiffersBeginsAgain) {
  unsigned taken_back = 0;
  for (unsigned answers = 20; answers < 60; ++answers) {
    MemoryStore store;
    Played all = played_table(answers, 10);
    store.keep("table", *all.kept);
    const StoredPosition turn = *played_table(answers, answers - 1).kept;
    const Seat seat = all.room.update_for(0, {}).undo->points.empty() ? 1 : 0;
    const auto points = all.room.update_for(seat, {}).undo->points;
    if (turn.since.empty() || std::ranges::find(points, answers - 2) == points.end()) continue;
    ++taken_back;
    ++all.stored.entries.back().digest;
    add(all, undo_to(all.room, seat, answers - 2), seat);
    const auto room = open_table(all.stored, store);
    ASSERT_TRUE(room);
    ASSERT_EQ(room->status(), Room::Status::Playing);
    EXPECT_EQ(room->answers(), turn.answers);
  }
  EXPECT_GT(taken_back, 0u);
}

// Answers of a turn that differ are forgotten only at the end: what follows elsewhere has their numbers.
TEST(OldTable, AnUnfinishedTurnThatDiffersDoesNotHideALaterPosition) {
  unsigned unfinished = 0;
  for (unsigned answers = 20; answers < 32; ++answers) {
    MemoryStore store;
    Played all = played_table(50, answers);
    forget_the_beginning(all.stored);
    StoredPosition early = *all.kept;
    if (early.since.empty()) continue;
    ++unfinished;
    ++early.digest_since;
    early.adopted = true;
    store.keep("table", early);
    store.keep("table", *played_table(50, 50).kept);
    const auto room = open_table(all.stored, store);
    ASSERT_TRUE(room);
    EXPECT_EQ(room->answers(), 50u);
    EXPECT_EQ(view_of_seat(*room, 0), view_of_seat(all.room, 0));
  }
  EXPECT_GT(unfinished, 0u);
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
    store.keep("table", position);
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
    store.keep("table", one);
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
  adopted.entries = 51;
  adopted.adopted = true;
  ASSERT_TRUE(store.append(std::vector<Addition>{{"table", 50, {rules_entry()}, adopted}}));
  auto room = open_table(**store.load("table"), store);
  ASSERT_TRUE(room);
  EXPECT_EQ(room->rules(), kRulesVersion);
  EXPECT_EQ(room->answers(), 30u);
  play(*room, legal_in(*room)[0]);
  EXPECT_EQ(room->answers(), 31u);
}

// What the adopted position says holds even where the rules of today read what led there, otherwise.
TEST(OldTable, AnAdoptedPositionHoldsAlthoughThePastCanBeRead) {
  MemoryStore store;
  Played all = played_table(50, 30);
  StoredPosition adopted = *all.kept;
  adopted.entries = 51;
  adopted.adopted = true;
  store.keep("table", adopted);
  all.stored.entries.push_back(rules_entry());
  const auto room = open_table(all.stored, store);
  ASSERT_TRUE(room);
  EXPECT_EQ(room->answers(), 30u);
  EXPECT_EQ(view_of_seat(*room, 0), view_of_seat(played_table(30, 30).room, 0));
}

// What is said first under other rules may be about what was said last under the old ones.
TEST(OldTable, WhatWasTakenBackComesAgainAfterOtherRulesWereAdopted) {
  unsigned taken_back = 0;
  for (unsigned answers = 20; answers < 40; ++answers) {
    Played all = played_table(answers, answers);
    forget_the_beginning(all.stored);
    for (const Seat seat : {Seat{0}, Seat{1}}) {
      const auto points = all.room.update_for(seat, {}).undo->points;
      if (points.empty()) continue;
      ++taken_back;
      MemoryStore store;
      add(all, undo_to(all.room, seat, points.back()), seat);
      adopt_rules(all, store);
      add(all, redo(all.room, seat), seat);
      const auto room = open_table(all.stored, store);
      ASSERT_TRUE(room) << answers;
      ASSERT_EQ(room->status(), Room::Status::Playing);
      EXPECT_EQ(view_of_seat(*room, 0), view_of_seat(all.room, 0));
      break;
    }
  }
  EXPECT_GT(taken_back, 0u);
}

TEST(OldTable, AVoteGoesOnAfterOtherRulesWereAdopted) {
  unsigned read = 0;
  unsigned unread = 0;
  for (unsigned answers = 20; answers < 40; ++answers) {
    for (const u32 back : {1u, 8u}) {
      Played all = played_table(answers, answers);
      forget_the_beginning(all.stored);
      const u32 to = answers - back;
      const auto may_ask = [&](Seat one) {
        return all.room.judge(take_back_to(all.room, one, to), holder_of(one), {}).has_value();
      };
      if (!may_ask(0) && !may_ask(1)) continue;
      const Seat seat = may_ask(0) ? 0 : 1;
      const auto other = static_cast<Seat>(1 - seat);
      MemoryStore store;
      add(all, take_back_to(all.room, seat, to), seat);
      const StoredPosition adopted = adopt_rules(all, store);
      const StoredTable before = all.stored;
      add(all, vote(all.room, other, true), other);
      ASSERT_EQ(all.room.answers(), to);
      ++(to >= adopted.answers ? read : unread);
      // Nobody is asked about what cannot be read.
      const auto asked_now = open_table(before, store);
      ASSERT_TRUE(asked_now);
      EXPECT_EQ(asked_now->table_for({}, {}).vote.has_value(), to >= adopted.answers);
      if (to < adopted.answers) {
        const auto locked = open_table(all.stored, store);
        ASSERT_TRUE(locked);
        EXPECT_EQ(locked->status(), Room::Status::Locked);
        store.keep("table", *all.room.position_to_keep());
      }
      const auto room = open_table(all.stored, store);
      ASSERT_TRUE(room);
      ASSERT_EQ(room->status(), Room::Status::Playing);
      EXPECT_EQ(view_of_seat(*room, 0), view_of_seat(all.room, 0));
    }
  }
  EXPECT_GT(read, 0u);
  EXPECT_GT(unread, 0u);
}

TEST(OldTable, AnOldEntryThatDoesNotFitLeavesTheRecord) {
  MemoryStore store;
  Played all = played_table(40, 40);
  Entry again;
  again.kind = EntryKind::Redo;
  again.seat = 0;
  all.stored.entries.push_back(again);
  const auto room = open_table(all.stored, store);
  ASSERT_TRUE(room);
  EXPECT_EQ(room->status(), Room::Status::Locked);
  EXPECT_EQ(parse_journal(room->record()->record_text).journal.actions.size(), 40u);
}

}  // namespace
}  // namespace vendemmia
