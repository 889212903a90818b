// A game as Python holds it: the position, the legal answers to its question, and the way here, so that answers can be taken
// back and the record written. Copies share what is old.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/door.h"
#include "engine/game/journal.h"
#include "engine/game/observe.h"

namespace vendemmia::python {

class PlayedGame {
 public:
  // Precondition: problem_with(options) is empty.
  PlayedGame(const Options& options, Seed seed);
  // Begins at a position that no record leads to.
  explicit PlayedGame(const State& position);
  // As the referee's `setup` and `load` take them. Both throw std::invalid_argument with a sentence.
  static PlayedGame from_position(std::string_view json);
  static PlayedGame from_journal(std::string_view text);

  const State& state() const { return state_; }
  // Ascending; empty: the game is over.
  const std::vector<Action>& legal() const { return legal_; }
  bool over() const { return legal_.empty(); }
  const std::vector<Action>& answers() const { return journal_.actions; }
  // Whether it began with new_game(), so that seed and answers say everything.
  bool recorded() const { return recorded_; }
  const Journal& journal() const { return journal_; }

  // Precondition: it is one of legal().
  void play(Action answer);
  // Precondition: count <= answers().size().
  void undo(std::size_t count);

 private:
  // A position is kept before every so many answers: going back costs no more than giving these again.
  static constexpr std::size_t kKeptEvery = 32;

  void list_answers();

  Journal journal_;
  bool recorded_ = true;
  State state_;
  std::vector<Action> legal_;
  std::vector<std::shared_ptr<const State>> kept_;  // before answers 0, kKeptEvery, ...
};

}  // namespace vendemmia::python
