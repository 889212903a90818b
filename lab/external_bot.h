// A player that is another program. docs/arena.md describes the conversation; bot_session.h is its other side.
#pragma once

#include "lab/child_process.h"
#include "lab/contestant.h"
#include "protocol/json.h"

namespace vendemmia {

// What an external bot is told first and what it must know to understand the rest.
inline constexpr unsigned kBotProtocol = 1;

class ExternalBot final : public Contestant {
 public:
  // Starts the program and tells it about the game.
  static tl::expected<std::unique_ptr<Contestant>, std::string> start(const std::string& command,
                                                                      const Invitation& invitation);

  tl::expected<Action, std::string> answer(const Observation& observation, const ActionList& legal) override;
  void game_over(const State& s) override;

 private:
  explicit ExternalBot(std::unique_ptr<ChildProcess> process, double seconds)
      : process_(std::move(process)), seconds_(seconds) {}
  // The JSON object that it says to this.
  tl::expected<Json, std::string> ask(const Json& message, double seconds);

  std::unique_ptr<ChildProcess> process_;
  double seconds_;
  bool wants_exact_ = false;
};

}  // namespace vendemmia
