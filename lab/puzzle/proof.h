// Which answer is best, and how certain that is.
#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/search/search.h"

namespace vendemmia {

// One thing that can be done, by the best answer that does it.
struct ProvedDeed {
  Action answer{};
  double chance = 0;  // to win
};

struct Proof {
  std::vector<ProvedDeed> deeds;  // the best first; only those that were compared with it
  double gap = 0;                 // between the first two
  double error = 0;               // the standard error of the gap
  std::vector<PlanStep> plan;     // after the best answer
};

// How many rivals are tried as often as the best answer.
inline constexpr std::size_t kRivals = 4;

// One belongs to one thread.
class Prover {
 public:
  explicit Prover(std::shared_ptr<const Evaluations> evaluations);

  // A search, and then its likeliest rivals tried as often as its best answer. What follows from each is looked at in the same new deals: paired, so
  // that most of the luck of the deals cancels out. Depends on the arguments alone. Empty where there are not two different things to do, or as soon as
  // a rival gives up less of the chance to win than `least`. Precondition: the observation's seat is asked.
  std::optional<Proof> prove(const Observation& observation, u32 iterations, u64 seed, double least);

  Evaluation& evaluation(const Options& options) { return evaluation_.of(options); }
  // How the last search expects the game to go on.
  ExpectedWay way() const { return search_.way(); }

 private:
  std::vector<std::size_t> best_of_deeds() const;
  std::vector<float> follow(std::size_t answer, u32 deals);

  CurrentEvaluation evaluation_;
  Search search_;
  Seat seat_ = 0;
};

}  // namespace vendemmia
