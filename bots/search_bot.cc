#include "bots/search_bot.h"

#include <algorithm>
#include <chrono>
#include <limits>

#include "bots/deed.h"
#include "bots/plan.h"
#include "bots/side_by_side.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

using Clock = std::chrono::steady_clock;

// Iterations between two looks at the clock.
constexpr u32 kStride = 8;

void search_on(Searcher& search, u32 iterations, double seconds, const std::atomic<bool>* cancelled) {
  const auto start = Clock::now();
  for (u32 i = 0; iterations == 0 || i < iterations; ++i) {
    search.iterate();
    if (i % kStride != 0) continue;
    u32 left = iterations == 0 ? std::numeric_limits<u32>::max() : iterations - i;
    if (seconds > 0) {
      const double spent = std::chrono::duration<double>(Clock::now() - start).count();
      left = std::min(left, iterations_left(i + 1, spent, seconds));
    }
    if (left == 0 || !search.is_open(left)) return;
    if (cancelled != nullptr && *cancelled) return;
  }
}

void add_votes(std::vector<Judgement>& all, const std::vector<Judgement>& votes) {
  for (const Judgement& vote : votes) {
    const auto same = std::ranges::find(all, vote.action, &Judgement::action);
    if (same == all.end()) {
      all.push_back(vote);
      continue;
    }
    const u32 visits = same->visits + vote.visits;
    if (visits == 0) continue;
    same->chance =
        (same->chance * static_cast<float>(same->visits) + vote.chance * static_cast<float>(vote.visits)) /
        static_cast<float>(visits);
    same->visits = visits;
  }
}

}  // namespace

u32 iterations_left(u32 done, double spent, double seconds) {
  if (spent >= seconds) return 0;
  const double left = static_cast<double>(done) * (seconds - spent) / std::max(spent, 1e-9);
  constexpr double kMany = std::numeric_limits<u32>::max();
  return left >= kMany ? std::numeric_limits<u32>::max() : static_cast<u32>(left) + 1;
}

SearchBot::SearchBot(const std::shared_ptr<const Evaluations>& evaluations, const MakeSearcher& make,
                     const Budget& usual, unsigned threads)
    : usual_(usual) {
  for (unsigned i = 0; i < std::max(threads, 1u); ++i)
    threads_.push_back({make(), CurrentEvaluation(evaluations)});
}

std::vector<Judgement> SearchBot::judge(const Observation& observation, const Budget& budget, Rng& rng) {
  const Budget& limits = budget.limited() ? budget : usual_;
  const auto threads = static_cast<u32>(threads_.size());
  const u32 share = (limits.iterations + threads - 1) / threads;
  for (Thread& thread : threads_)
    thread.search->begin(thread.evaluation.of(observation.seen.options), observation, rng.next());
  side_by_side(threads,
               [&](unsigned i) { search_on(*threads_[i].search, share, limits.seconds, budget.cancelled); });
  std::vector<Judgement> all;
  for (const Thread& thread : threads_) add_votes(all, thread.search->judgements());
  std::ranges::sort(all, better);
  return all;
}

Action SearchBot::choose(const Observation& observation, const Budget& budget, Rng& rng) {
  // A question with one answer needs no thinking.
  ActionList legal;
  Rng deal = rng;
  legal_actions(determinize(observation, deal), legal);
  if (legal.size() == 1) return legal[0];
  return judge(observation, budget, rng)[0].action;
}

std::vector<Judgement> SearchBot::advise(const Observation& observation, const Budget& budget, Rng& rng) {
  std::vector<Judgement> best = best_of_each_deed(judge(observation, budget, rng), kMostAdvice);
  Thread& first = threads_[0];
  const u64 seed = rng.next();
  for (Judgement& one : best) {
    if (budget.cancelled != nullptr && *budget.cancelled) break;
    one.plan = plan_after(one.action, observation, first.evaluation.of(observation.seen.options),
                          first.search->way(), seed);
  }
  return best;
}

}  // namespace vendemmia
