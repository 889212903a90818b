// A game with people at this screen: who they are, what they may take back and give again. No input, no output.
#pragma once

#include <string>

#include "protocol/game_log.h"
#include "text/words.h"

namespace vendemmia {

// Who plays for the computer at this seat.
std::string_view bot_name_at(Seat seat);

class PlaySession {
 public:
  // Goes through the journal's answers. People take the first seats, bots the others.
  // Precondition: the journal is legal, 1 <= people <= players.
  PlaySession(const Journal& journal, unsigned people, const words::Language& language = words::english());

  const GameLog& game() const { return game_; }
  const State& state() const { return game_.state(); }
  unsigned people() const { return people_; }
  bool is_person(Seat seat) const { return seat < people_; }
  const Speech& speech() const { return speech_; }

  // Precondition: the answer is legal.
  void answer(Action action);

  // Where the events begin that this seat's last answer led to.
  u32 last_answer_at(Seat seat) const;

  // How many answers are left when this seat takes its last one back, or why it may not.
  struct Undo {
    u32 answers = 0;
    std::string refusal;  // empty: it may
  };
  Undo undo_of(Seat seat) const;
  void go_back_to(u32 count) { game_.go_back_to(count); }

 private:
  u32 last_answer_of(Seat seat) const;  // game().answers() when there is none

  GameLog game_;
  unsigned people_;
  Speech speech_;
};

}  // namespace vendemmia
