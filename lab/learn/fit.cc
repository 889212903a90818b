#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/game/decision.h"
#include "engine/game/door.h"
#include "engine/game/observe.h"
#include "lab/learn/learn.h"
#include "lab/run.h"

namespace vendemmia {
namespace {

// A game this long is stuck, and chance gets it going again.
constexpr unsigned kStuckAfter = 20;

struct Position {
  float progress = 0;
  std::array<Features, kMaxPlayers> features{};
  std::array<float, kMaxPlayers> result{};  // chances in the end, or alone the VP
};

std::vector<Position> positions_of(const Options& options, Seed seed, Bot& bot) {
  std::vector<Position> positions;
  State s = new_game(options, seed);
  Rng rng(~seed);
  // Some games are played as well as possible and some with slips, so that there is something to learn about bad positions.
  const std::array<u32, 3> slips{4, 12, 1'000'000};
  const u32 slip = slips[rng.below(3)];
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty()) {
    Action answer = legal[0];
    if (legal.size() > 1) {
      const bool at_rest = pending(s).because.kind == Because::Kind::Rule;
      if (at_rest && rng.below(3) == 0) {
        Position& one = positions.emplace_back();
        one.progress = progress_of(s);
        for (unsigned seat = 0; seat < options.players; ++seat)
          one.features[seat] = features_of(s, static_cast<Seat>(seat));
      }
      if (rng.below(slip) == 0 || s.year > kStuckAfter) {
        answer = legal[rng.below(static_cast<u32>(legal.size()))];
      } else {
        answer = bot.choose(observe(s, s.top().seat()), {}, rng);
      }
    }
    apply(s, answer, Events::none(), legal);
  }
  const Outlook end = final_outlook(s);
  for (Position& one : positions) {
    one.result = end.chances;
    if (is_solo(s)) one.result[0] = end.vp;
  }
  return positions;
}

// Gradient descent with moments (Adam), in small batches.
class Descent {
 public:
  Descent(unsigned players, std::size_t steps) : players_(players), steps_(steps) {}

  // The loss of this batch.
  double learn(const std::vector<const Position*>& batch) {
    std::fill(gradient_.begin(), gradient_.end(), 0.0);
    double loss = 0;
    for (const Position* one : batch) loss += add(*one);
    const auto size = static_cast<double>(batch.size());
    ++step_;
    const double rate = 0.02 * (1 - 0.95 * static_cast<double>(step_) / static_cast<double>(steps_));
    const auto power = static_cast<double>(step_);
    for (std::size_t k = 0; k < gradient_.size(); ++k) {
      const double slope = gradient_[k] / size + 1e-5 * numbers_[k];
      mean_[k] = 0.9 * mean_[k] + 0.1 * slope;
      square_[k] = 0.999 * square_[k] + 0.001 * slope * slope;
      const double mean = mean_[k] / (1 - std::pow(0.9, power));
      const double square = square_[k] / (1 - std::pow(0.999, power));
      numbers_[k] -= rate * mean / (std::sqrt(square) + 1e-8);
    }
    return loss / size;
  }

  Weights weights() const {
    Weights weights;
    for (unsigned k = 0; k < numbers_.size(); ++k)
      weights[k / kFeatures][k % kFeatures] = static_cast<float>(numbers_[k]);
    return weights;
  }

 private:
  using Numbers = std::array<double, std::size_t{kMoments} * kFeatures>;

  double add(const Position& one) {
    const double moment = static_cast<double>(one.progress) * (kMoments - 1);
    const unsigned before = std::min(static_cast<unsigned>(moment), kMoments - 2);
    const double late = moment - before;
    const std::size_t start = std::size_t{before} * kFeatures;
    std::array<double, kMaxPlayers> scores{};
    for (unsigned seat = 0; seat < players_; ++seat) {
      for (unsigned k = 0; k < kFeatures; ++k) {
        scores[seat] += static_cast<double>(one.features[seat][k]) *
                        (numbers_[start + k] * (1 - late) + numbers_[start + kFeatures + k] * late);
      }
    }
    double loss = 0;
    const auto push = [&](unsigned seat, double error) {
      for (unsigned k = 0; k < kFeatures; ++k) {
        const double slope = error * static_cast<double>(one.features[seat][k]);
        gradient_[start + k] += slope * (1 - late);
        gradient_[start + kFeatures + k] += slope * late;
      }
    };
    if (players_ == 1) {
      const double error = scores[0] - static_cast<double>(one.result[0]);
      push(0, 0.2 * error);
      return error * error;
    }
    const double most = *std::max_element(scores.begin(), scores.begin() + players_);
    double sum = 0;
    for (unsigned seat = 0; seat < players_; ++seat) sum += scores[seat] = std::exp(scores[seat] - most);
    for (unsigned seat = 0; seat < players_; ++seat) {
      const double chance = scores[seat] / sum;
      const auto result = static_cast<double>(one.result[seat]);
      if (result > 0) loss -= result * std::log(chance);
      push(seat, chance - result);
    }
    return loss;
  }

  unsigned players_;
  std::size_t steps_;
  std::size_t step_ = 0;
  Numbers numbers_{};
  Numbers gradient_{};
  Numbers mean_{};
  Numbers square_{};
};

}  // namespace

Fitted fit_value(const std::function<std::unique_ptr<Bot>()>& make, const FitOptions& options) {
  std::vector<std::vector<Position>> games(options.games);
  run_games(
      {0, options.games}, {}, options.jobs,
      [&](u64 number) {
        games[number] = positions_of(options.game, seed_of_game(options.seed, number), *make());
        return std::string();
      },
      [](const GameRecord&) { return true; });
  std::vector<const Position*> positions;
  for (const auto& game : games) {
    for (const Position& one : game) positions.push_back(&one);
  }

  constexpr std::size_t kBatch = 256;
  const std::size_t steps = std::max<std::size_t>(1, positions.size() * options.passes / kBatch);
  Descent descent(options.game.players, steps);
  Rng rng(options.seed);
  Fitted fitted;
  fitted.positions = positions.size();
  std::vector<const Position*> batch(kBatch);
  const std::size_t last_part = steps - (steps + 9) / 10;  // the loss at the end is of interest
  for (std::size_t step = 0; step < steps; ++step) {
    for (const Position*& one : batch) one = positions[rng.below(static_cast<u32>(positions.size()))];
    const double loss = descent.learn(batch);
    if (step >= last_part) fitted.loss += loss / static_cast<double>(steps - last_part);
  }
  fitted.value = descent.weights();
  return fitted;
}

}  // namespace vendemmia
