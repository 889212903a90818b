#include "bots/review/judge.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

#include "bots/deed.h"
#include "bots/plan.h"
#include "engine/core/check.h"
#include "engine/core/sort_stably.h"

namespace vendemmia {
namespace {

// Iterations between two looks at whether more of them could change the answer.
constexpr u32 kLook = 8;

// What follows from an answer is looked at in one deal for every so many iterations of the search; not in those deals that the search has seen,
// which it has fitted its answers to.
constexpr u32 kIterationsForADeal = 2;
constexpr u32 kFewestDeals = 16;
constexpr u32 kMostDeals = 4096;
constexpr u32 kFirstDeal = 1u << 31;

// A difference counts when it is more than so many of its standard errors.
constexpr double kSure = 2;

// Room for all nodes that so many iterations can make: each makes one, with edges for its answers.
SearchSettings settings_for(u32 iterations) {
  SearchSettings settings;
  constexpr std::size_t kEdgesOfANode = 64;
  settings.nodes = std::clamp<std::size_t>(2 * iterations * kEdgesOfANode, 20'000, settings.nodes);
  return settings;
}

// Adds the time until its end.
class Stopwatch {
 public:
  explicit Stopwatch(double& seconds) : seconds_(seconds) {}
  ~Stopwatch() { seconds_ += std::chrono::duration<double>(Clock::now() - start_).count(); }
  Stopwatch(const Stopwatch&) = delete;
  Stopwatch& operator=(const Stopwatch&) = delete;

 private:
  using Clock = std::chrono::steady_clock;
  double& seconds_;
  Clock::time_point start_ = Clock::now();
};

bool is_set(const std::atomic<bool>* flag) { return flag != nullptr && *flag; }

Prospect mean_of(const std::vector<Outlook>& deals, unsigned players) {
  std::array<double, kMaxPlayers> chances{};
  double vp = 0;
  for (const Outlook& one : deals) {
    for (unsigned seat = 0; seat < players; ++seat) chances[seat] += static_cast<double>(one.chances[seat]);
    vp += static_cast<double>(one.vp);
  }
  const auto count = static_cast<double>(deals.size());
  double sum = 0;
  for (unsigned seat = 0; seat < players; ++seat) sum += chances[seat];
  // Floats add up to 1 only nearly.
  for (double& chance : chances) chance /= players == 1 ? count : sum;
  return {shared_chances(chances, players),
          players == 1 ? static_cast<i32>(std::lround(100 * vp / count)) : 0};
}

// Whether one is more than the other in pairs of deals, beyond what the luck of so few deals explains.
template <class Of>
bool is_surely_more(const std::vector<Outlook>& one, const std::vector<Outlook>& other, Of of) {
  const std::size_t pairs = std::min(one.size(), other.size());
  double mean = 0;
  double squares = 0;
  for (std::size_t i = 0; i < pairs; ++i) {
    const double difference = static_cast<double>(of(one[i])) - static_cast<double>(of(other[i]));
    const double off = difference - mean;
    mean += off / static_cast<double>(i + 1);
    squares += off * (difference - mean);
  }
  if (pairs < 2) return false;
  const double error = std::sqrt(squares / static_cast<double>(pairs * (pairs - 1)));
  return mean > kSure * error;
}

struct Surely {
  bool chance;
  bool vp;
};
Surely surely_better(const std::vector<Outlook>& one, const std::vector<Outlook>& other, Seat seat) {
  return {is_surely_more(one, other, [seat](const Outlook& outlook) { return outlook.chances[seat]; }),
          is_surely_more(one, other, [](const Outlook& outlook) { return outlook.vp; })};
}

// What follows from each of many answers is looked at in fewer deals than that of two.
constexpr u32 kWeighedDeals = 64;

}  // namespace

AnswerJudge::AnswerJudge(std::shared_ptr<const Evaluations> evaluations, u32 iterations)
    : evaluation_(std::move(evaluations)), iterations_(iterations), search_(settings_for(iterations)) {}

// False when cancelled.
bool AnswerJudge::search(const Observation& observation, u64 seed, const std::atomic<bool>* cancelled) {
  const Stopwatch watch(times_.searching);
  search_.begin(evaluation_.of(observation.seen.options), observation, seed);
  for (u32 i = 0; i < iterations_; ++i) {
    search_.iterate();
    if (i % kLook != 0) continue;
    if (is_set(cancelled)) return false;
    if (!search_.is_open(iterations_ - i)) break;
  }
  return !is_set(cancelled);
}

// False when cancelled.
bool AnswerJudge::search_up_to(std::size_t answer, u32 visits, const std::atomic<bool>* cancelled) {
  const Stopwatch watch(times_.given);
  for (u32 i = search_.answer(answer).visits; i < visits; ++i) {
    if (i % kLook == 0 && is_set(cancelled)) return false;
    search_.try_answer(answer);
  }
  return true;
}

u32 AnswerJudge::deals() const {
  return std::clamp(iterations_ / kIterationsForADeal, kFewestDeals, kMostDeals);
}

AnswerJudge::Deals AnswerJudge::follow(std::size_t answer, u32 count) {
  const Stopwatch watch(times_.following);
  Deals deals;
  deals.reserve(count);
  for (u32 i = 0; i < count; ++i) deals.push_back(search_.follow(answer, kFirstDeal + i));
  return deals;
}

std::size_t AnswerJudge::most_tried() const {
  std::size_t most = 0;
  for (std::size_t i = 1; i < search_.answers(); ++i) {
    if (search_.answer(i).visits > search_.answer(most).visits) most = i;
  }
  return most;
}

std::size_t AnswerJudge::place_of(Action answer) const {
  std::size_t place = 0;
  while (place < search_.answers() && search_.answer(place).action != answer) ++place;
  CHECK(place < search_.answers());
  return place;
}

std::optional<Prospect> AnswerJudge::prospect(const Observation& observation, u64 seed,
                                              const std::atomic<bool>* cancelled) {
  if (!search(observation, seed, cancelled)) return std::nullopt;
  return mean_of(follow(most_tried(), deals()), observation.seen.options.players);
}

std::optional<JudgedAnswer> AnswerJudge::judge(const Observation& observation, Action given, u64 seed,
                                               const std::atomic<bool>* cancelled) {
  if (!search(observation, seed, cancelled)) return std::nullopt;
  const unsigned players = observation.seen.options.players;
  const std::size_t best = most_tried();
  const std::size_t its = place_of(given);
  if (!search_up_to(its, search_.answer(best).visits, cancelled)) return std::nullopt;
  JudgedAnswer judged;
  for (std::size_t i = 0; i < search_.answers(); ++i) judged.iterations += search_.answer(i).visits;
  judged.best = given;
  const Deals with_given = follow(its, deals());
  judged.with_given = judged.with_best = mean_of(with_given, players);
  if (its == best) return judged;
  const Deals with_best = follow(best, deals());
  const Prospect better = mean_of(with_best, players);
  const Surely surely = surely_better(with_best, with_given, observation.seat);
  if (surely.chance && better.chances[observation.seat] > judged.with_given.chances[observation.seat])
    judged.with_best.chances = better.chances;
  if (surely.vp && better.vp > judged.with_given.vp) judged.with_best.vp = better.vp;
  if (judged.with_best == judged.with_given) return judged;
  const Stopwatch watch(times_.planning);
  judged.best = search_.answer(best).action;
  judged.plan = plan_after(judged.best, observation, evaluation_.of(observation.seen.options), search_.way(),
                           Rng(seed).next());
  return judged;
}

std::optional<JudgedAnswer> AnswerJudge::answer(const JudgeQuestion& question,
                                                const std::atomic<bool>* cancelled) {
  if (question.given) return judge(question.observation, *question.given, question.seed, cancelled);
  const auto expected = prospect(question.observation, question.seed, cancelled);
  if (!expected) return std::nullopt;
  JudgedAnswer judged;
  judged.with_best = judged.with_given = *expected;
  return judged;
}

std::vector<Judgement> AnswerJudge::advice(const Observation& observation, u64 seed) {
  const Stopwatch watch(times_.planning);
  std::vector<Judgement> best = best_of_each_deed(search_.judgements(), kMostAdvice);
  for (Judgement& one : best) {
    one.plan = plan_after(one.action, observation, evaluation_.of(observation.seen.options), search_.way(),
                          Rng(seed).next());
  }
  return best;
}

std::optional<Counsel> AnswerJudge::weigh(const Observation& observation, u64 seed,
                                          const std::atomic<bool>* cancelled) {
  if (!search(observation, seed, cancelled)) return std::nullopt;
  Counsel counsel;
  // Before answers are tried that the search would not have tried: they would be advised.
  counsel.best = advice(observation, seed);
  const unsigned players = observation.seen.options.players;
  const std::size_t best = most_tried();
  const u32 visits = std::min(search_.answer(best).visits, kWeighedVisits);
  std::vector<std::size_t> order(search_.answers());
  std::iota(order.begin(), order.end(), std::size_t{0});
  sort_stably(order, std::ranges::greater{}, [&](std::size_t i) { return search_.answer(i).visits; });
  order.resize(std::min(order.size(), kMostWeighed));
  for (const std::size_t i : order) {
    if (!search_up_to(i, visits, cancelled)) return std::nullopt;
  }
  const Deals with_best = follow(best, kWeighedDeals);
  const Prospect most = mean_of(with_best, players);
  for (const std::size_t i : order) {
    if (is_set(cancelled)) return std::nullopt;
    const Deals deals = i == best ? with_best : follow(i, kWeighedDeals);
    WeighedAnswer weighed{search_.answer(i).action, mean_of(deals, players)};
    const Surely surely = surely_better(with_best, deals, observation.seat);
    if (surely.chance)
      weighed.cost = most.chances[observation.seat] - weighed.prospect.chances[observation.seat];
    if (surely.vp) weighed.vp_cost = most.vp - weighed.prospect.vp;
    weighed.cost = std::max(weighed.cost, 0);
    weighed.vp_cost = std::max(weighed.vp_cost, 0);
    counsel.answers.push_back(weighed);
  }
  for (std::size_t i = 0; i < search_.answers(); ++i) counsel.iterations += search_.answer(i).visits;
  return counsel;
}

}  // namespace vendemmia
