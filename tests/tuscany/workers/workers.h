// What the tests of the special workers share: a table with two kinds of them, and the list of kinds that have a test.
//
//   WorkerTable t = workers(3, Worker::Farmer).owns(0, Worker::Farmer);
//   t.place(0, "farmer draw_vine.left bonus middle");
//
// The base board unless told otherwise; nobody owns a special worker. The words of this table come first, those of every table follow.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/game/card_places.h"
#include "tests/support/table.h"

namespace vendemmia::testing {

inline constexpr auto kStructureDeckIndex = static_cast<unsigned>(Deck::Structure);

class WorkerTable : public Table {
 public:
  WorkerTable(unsigned players, Worker kind, Worker other, Modules more) : Table(players) {
    State& s = raw();
    s.options.modules = static_cast<Modules>(kSpecialWorkers | more);
    s.board = board_for(s.options);
    s.special_kinds = {std::min(kind, other), std::max(kind, other)};
    if ((more & kExtendedBoard) != 0) {
      // Row 1 is for who comes from row 7.
      for (unsigned seat = 0; seat < players; ++seat) s.players[seat].row = (seat + 2) & 0xFu;
    }
    const CardSet cards = cards_in_game(s.options, Deck::Structure);
    s.shuffled_in[kStructureDeckIndex] = cards;
    for (const unsigned card : Members(cards)) pile().cards[pile().size++] = static_cast<Card>(card);
  }

  WorkerTable& owns(Seat seat, Worker kind) {
    raw().players[seat].special[special_index(raw(), kind)] = kNowhere;
    return *this;
  }
  // Built, from the first place of the construction mat on.
  WorkerTable& builds(Seat seat, std::initializer_list<StructureCard> cards) {
    unsigned place = 0;
    for (const StructureCard card : cards) {
      take_out(pile(), static_cast<Card>(card));
      raw().players[seat].buildings[place++] = static_cast<u8>(static_cast<unsigned>(card) + 1);
    }
    return *this;
  }
  // Where the worker stands; kNowhere: available.
  Target place_of(Seat seat, Worker kind) const { return player(seat).special[special_index(state(), kind)]; }
  bool stands(Seat seat, Worker kind, std::string_view target) const {
    return place_of(seat, kind) == target_named(target);
  }

 private:
  Pile& pile() { return raw().decks[kStructureDeckIndex]; }
};

// The other kind seldom matters.
inline Worker some_other(Worker kind) { return kind == Worker::Oracle ? Worker::Politico : Worker::Oracle; }

inline WorkerTable workers(unsigned players, Worker kind) { return {players, kind, some_other(kind), 0}; }
inline WorkerTable workers(unsigned players, Worker kind, Worker other) { return {players, kind, other, 0}; }
inline WorkerTable in_winter(WorkerTable t) {
  t.season(Season::Winter);
  return t;
}
// Side 1 of the extended board, and side 2.
inline WorkerTable extended(unsigned players, Season season, Worker kind, Worker other) {
  WorkerTable t(players, kind, other, kExtendedBoard);
  t.season(season);
  return t;
}
inline WorkerTable extended(unsigned players, Season season, Worker kind) {
  return extended(players, season, kind, some_other(kind));
}
inline WorkerTable side_two(unsigned players, Season season, Worker kind) {
  WorkerTable t(players, kind, some_other(kind), kExtendedBoard | kStructureCards);
  t.season(season);
  return t;
}

// A worker that waits on a later season's space: for the season's start, or for its owner's first turn there.
inline void plan_ahead(Table& t, Seat seat, Worker worker, std::string_view target, u8 marks = 0) {
  t.standing(seat, worker, target);
  State& s = t.raw();
  s.planned[s.planned_count++] = planned_worker(seat, worker, target_named(target), 0, 0, marks);
}

inline bool asks(const Table& t, std::string_view kind) {
  return name_of(pending(t.state()).question) == kind;
}

// Everybody passes, and takes the first answer to anything else, until this season has come.
inline void pass_into(Table& t, Season season) {
  while (t.state().season != season) {
    const Decision decision = pending(t.state());
    const bool turn = decision.question == vendemmia::Question::Turn;
    t.answer(decision.seat, turn ? std::string("pass") : t.legal().front());
  }
}

inline std::vector<Worker>& tested_workers() {
  static std::vector<Worker> kinds;
  return kinds;
}
struct RegisterWorker {
  explicit RegisterWorker(Worker kind) { tested_workers().push_back(kind); }
};

}  // namespace vendemmia::testing

// WORKER_TEST(Chef, Name) { ... }
#define WORKER_TEST(kind, name)                                                                          \
  static const ::vendemmia::testing::RegisterWorker register_##kind##_##name{::vendemmia::Worker::kind}; \
  TEST(Worker##kind, name)
