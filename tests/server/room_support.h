// Tables by hand: settings, messages, and the way from a message to the table, as the server goes it.
#pragma once

#include <initializer_list>
#include <string>

#include <gtest/gtest.h>

#include "engine/game/door.h"
#include "protocol/wire/write.h"
#include "server/room.h"
#include "tests/support/random_games.h"

namespace vendemmia {

inline TableSettings table_of(const Journal& start, SeatKind kind) {
  TableSettings settings;
  settings.id = "table";
  settings.start = start;
  settings.host_secret_hash = "host";
  for (unsigned seat = 0; seat < start.options.players; ++seat) {
    const std::string number = std::to_string(seat);
    SeatSetup setup;
    setup.kind = kind;
    if (kind != SeatKind::Open) setup.name = "Player " + number;
    if (kind == SeatKind::Bot) setup.bot = "random";
    if (kind == SeatKind::Person) setup.secret_hash = "secret " + number;
    settings.seats.push_back(setup);
  }
  return settings;
}

// A game that seat 0 begins, without a trellis at two players.
inline Journal new_journal(unsigned players) {
  Journal journal;
  journal.options.players = static_cast<u8>(players);
  journal.seed = 7;
  while (first_position(journal).first_player != 0) ++journal.seed;
  return journal;
}

inline Caller holder_of(Seat seat) { return {{seat}, false}; }
inline Caller host() { return {{}, true}; }

// Judges and applies; the code of the refusal, or nothing.
inline std::string say(Room& room, const said::Message& message, const Caller& caller,
                       const Circumstances& now = {}) {
  const auto entries = room.judge(message, caller, now);
  if (!entries) return entries.error().code.text;
  for (const Entry& entry : *entries) room.apply(entry);
  return {};
}

// A message of the seat about the position as it is.
template <class Message>
Message by(Seat seat, const Room& room) {
  Message message;
  message.seat = seat;
  message.seq = room.seq();
  return message;
}

inline said::Act answer(const Room& room, Seat seat, std::vector<std::string> actions) {
  auto message = by<said::Act>(seat, room);
  message.actions = std::move(actions);
  return message;
}

inline Seat asked(const Room& room) { return pending(room.state()).seat; }

inline ActionList legal_in(const Room& room) {
  ActionList legal;
  legal_actions(room.state(), legal);
  return legal;
}

// The asked seat gives this answer; its person says it.
inline void play(Room& room, Action action) {
  const Seat seat = asked(room);
  ASSERT_EQ(say(room, answer(room, seat, {text_of(action)}), holder_of(seat)), "") << text_of(action);
}
inline void play(Room& room, std::initializer_list<const char*> actions) {
  for (const char* text : actions) {
    const auto action = parse_action(text);
    ASSERT_TRUE(action) << text;
    play(room, *action);
  }
}

inline said::Undo undo_to(const Room& room, Seat seat, u32 to) {
  auto message = by<said::Undo>(seat, room);
  message.to = to;
  return message;
}
inline said::Redo redo(const Room& room, Seat seat) { return by<said::Redo>(seat, room); }
inline said::TakeBack take_back_to(const Room& room, Seat seat, u32 to) {
  auto message = by<said::TakeBack>(seat, room);
  message.to = to;
  return message;
}
inline said::Vote vote(const Room& room, Seat seat, bool accept) {
  auto message = by<said::Vote>(seat, room);
  message.accept = accept;
  return message;
}
inline said::PreviewOf preview_of(const Room& room, Seat seat, std::string action) {
  auto message = by<said::PreviewOf>(seat, room);
  message.action = std::move(action);
  return message;
}
inline said::Why why(const Room& room, Seat seat, std::string action) {
  auto message = by<said::Why>(seat, room);
  message.action = std::move(action);
  return message;
}

// Goes on with a record by random answers, to the end of the game.
inline void play_on(Journal& journal, unsigned game, const Events& events = Events::none()) {
  State s = replay(journal);
  Rng rng(game);
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty()) {
    journal.actions.push_back(random_answer(game, legal, rng));
    apply(s, journal.actions.back(), events, legal);
  }
}

inline std::string update_text(const Room& room, Seat viewer, std::optional<u32> heard = {}) {
  return wire::to_json(room.update_for(viewer, heard));
}

}  // namespace vendemmia
