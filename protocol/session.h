// One conversation with the referee: a message in, an answer out, no input or output of its own. Whatever
// the message is, there is an answer, and after an error the game is as it was. docs/referee.md says what
// may be asked.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/game_log.h"
#include "protocol/input.h"
#include "protocol/json.h"

namespace vendemmia {

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

  std::optional<GameLog> game_;
  bool finished_ = false;
};

}  // namespace vendemmia
