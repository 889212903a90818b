// A game in progress with everything that can be taken back: positions, answers, events. No input, no
// output.
#pragma once

#include <string>
#include <vector>

#include "engine/game/door.h"
#include "engine/game/journal.h"
#include "tools/words.h"

namespace vendemmia {

class PlaySession {
 public:
  // Goes through the journal's answers. People take the first seats, bots the others.
  // Precondition: the journal is legal, 1 <= people <= players.
  PlaySession(const Journal& journal, unsigned people);

  const State& state() const { return positions_.back(); }
  const Journal& journal() const { return journal_; }
  unsigned people() const { return people_; }
  bool is_person(Seat seat) const { return seat < people_; }
  const Names& names() const { return names_; }

  // Precondition: the answer is legal.
  void answer(Action action);
  std::size_t answers() const { return journal_.actions.size(); }

  // Everything that has happened; only describe() and deed_words() know what a seat may see of it.
  const std::vector<Event>& events() const { return events_; }
  // Where the events begin that this seat's last answer led to.
  std::size_t last_answer_at(Seat seat) const;

  // How many answers are left when this seat takes its last one back, or why it may not.
  struct Undo {
    std::size_t answers = 0;
    std::string refusal;  // empty: it may
  };
  Undo undo_of(Seat seat) const;
  void go_back_to(std::size_t count);

 private:
  std::size_t last_answer_of(Seat seat) const;  // answers() when there is none

  Journal journal_;
  unsigned people_;
  Names names_;
  std::vector<State> positions_;  // before each answer, and now
  std::vector<Event> events_;
  std::vector<std::size_t> events_at_;  // how many events there were before each answer
};

}  // namespace vendemmia
