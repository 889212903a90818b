// One conversation with the referee: a message in, an answer out, no input or output of its own. Whatever
// the message is, there is an answer, and after an error the game is as it was. docs/referee.md says what
// may be asked.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/action.h"
#include "engine/game/event.h"
#include "engine/game/journal.h"
#include "engine/game/state.h"
#include "protocol/input.h"
#include "protocol/json.h"

namespace vendemmia {

// A game with its whole past, so that undo only drops the last position.
class RefereedGame {
 public:
  static RefereedGame begin(const Options& options, Seed seed);
  // Goes through the journal's answers. Precondition: they are legal.
  static RefereedGame begin(const Journal& journal);
  // The first fault of the position instead, when there is one.
  static std::optional<RefereedGame> from_position(const Json& position, std::optional<Fault>& fault);

  const State& state() const { return positions_.back(); }
  const State& start() const { return positions_.front(); }
  const std::vector<Action>& actions() const { return journal_.actions; }
  const std::vector<Event>& events() const { return events_; }
  // Of a game that began with new or load.
  std::optional<Journal> journal() const;

  // Precondition: check(state(), action) is empty.
  void play(Action action);
  // Precondition: count <= actions().size().
  void undo(std::size_t count);

 private:
  void remember(const State& s);

  Journal journal_;
  bool recorded_ = false;  // false: it began from a position, which no record tells how to reach
  std::vector<State> positions_;
  std::vector<std::size_t> events_before_;  // how many events each position has seen
  std::vector<Event> events_;
};

class Session {
 public:
  // One line of JSON, without the end of the line.
  std::string answer(std::string_view line);
  // Whether quit has been asked for.
  bool finished() const { return finished_; }

 private:
  struct Command;
  static const Command kCommands[];

  Json obey(const Input& message);
  Json start_new(const Input& message);
  Json position(const Input& message);
  Json setup(const Input& message);
  Json view(const Input& message);
  Json legal(const Input& message);
  Json play(const Input& message);
  Json undo(const Input& message);
  Json journal(const Input& message);
  Json load(const Input& message);
  Json events(const Input& message);
  Json quit(const Input& message);

  std::optional<RefereedGame> game_;
  bool finished_ = false;
};

}  // namespace vendemmia
