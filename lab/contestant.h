// A player at a table of the lab: one of our bots, or another program.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "engine/game/action.h"
#include "engine/game/observe.h"

namespace vendemmia {

// What a contestant is told before its game.
struct Invitation {
  Seat seat = 0;
  Options options;
  u64 chance = 0;                              // the seed of all its randomness
  double seconds = 10;                         // the longest that another program may think about an answer
  const std::atomic<bool>* stopped = nullptr;  // nobody needs the answers any more
};

class Contestant {
 public:
  virtual ~Contestant() = default;

  // An answer, legal or not. Or what it did instead, as a sentence without its subject: "ended instead of
  // answering".
  virtual tl::expected<Action, std::string> answer(const Observation& observation,
                                                   const ActionList& legal) = 0;
  virtual void game_over(const State&) {}
};

// "greedy,expert:seconds=3,threads=2,exec:python3 mybot.py" is three descriptions: a comma begins a new one unless a setting
// follows.
std::vector<std::string> split_descriptions(std::string_view text);

// What is wrong with a description of somebody who is to play such games, or nothing. Other programs are not tried out.
std::string problem_with_description(const std::string& description, const Options& options);

// Seats a contestant: a bot as read_bot describes it, or "exec:" and a command. Or a sentence without its subject about what went
// wrong, as above.
tl::expected<std::unique_ptr<Contestant>, std::string> seat_contestant(const std::string& description,
                                                                       const Invitation& invitation);

}  // namespace vendemmia
