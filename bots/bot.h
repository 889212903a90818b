// A computer player. It is given what its seat may know, never a State: it cannot peek, by type.
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

// How long a bot may think about one question. Whichever ends first counts; 0: no such limit. A bot that does not
// search needs none.
struct Budget {
  u32 iterations = 0;
  double seconds = 0;
  const std::atomic<bool>* cancelled = nullptr;  // another thread may set it at any moment

  bool limited() const { return iterations != 0 || seconds > 0; }
};

// Something that a bot means to do later, and when.
struct PlanStep {
  Action action;
  u16 year = 0;
  Season season = Season::Spring;

  friend bool operator==(const PlanStep&, const PlanStep&) = default;
};

// An answer as a bot sees it.
struct Judgement {
  Action action;
  u32 visits = 0;                   // how often it was tried
  float chance = 0;                 // to win, 0 to 1
  std::vector<PlanStep> plan = {};  // only in advice: plan.h
};

// How many different answers a bot advises at most.
inline constexpr std::size_t kMostAdvice = 3;

class Bot {
 public:
  virtual ~Bot() = default;

  // False for a bot with a network of its own that has learned other games than this. It plays by the shipped one then.
  virtual bool is_meant_for(const Options&) const { return true; }

  // One of the legal answers. The same arguments give the same answer, unless time runs out: all randomness comes from
  // `rng`. Without a limit the bot thinks as long as it usually does. Precondition: the observation's seat is asked.
  virtual Action choose(const Observation& observation, const Budget& budget, Rng& rng) = 0;

  // All legal answers, the best first. Empty for a bot that does not judge.
  virtual std::vector<Judgement> judge(const Observation&, const Budget&, Rng&) { return {}; }

  // The best answers that do different things (deed.h), with what the bot expects to do after each. Empty as above.
  virtual std::vector<Judgement> advise(const Observation&, const Budget&, Rng&) { return {}; }
};

// The names of the bots that people can play against, the weakest first.
const std::vector<std::string_view>& bot_names();

// A bot by its name, with settings where it has some: "random", "expert:seconds=3,threads=2",
// "search:iterations=500,leaf=settled". Or a sentence that says what is wrong with it.
tl::expected<std::unique_ptr<Bot>, std::string> read_bot(std::string_view description);

// The same, and it must be meant for such games.
tl::expected<std::unique_ptr<Bot>, std::string> read_bot_for(const Options& options,
                                                             std::string_view description);

// Null where read_bot finds something wrong.
std::unique_ptr<Bot> make_bot(std::string_view description);

}  // namespace vendemmia
