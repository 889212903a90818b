// Learns networks by self-play: games one step ahead teach a value and a policy, which play the next games (docs/learning.md).
//
// The result depends on the options and the seed, not on the number of threads or of processes. Under mpirun every rank has a school: all
// play, the first one learns and tells the others the new networks.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include <tl/expected.hpp>

#include "bots/learned.h"
#include "bots/network/network_evaluation.h"
#include "lab/learn/float_network.h"
#include "lab/learn/lesson_bytes.h"
#include "lab/learn/self_play.h"
#include "lab/ranks.h"
#include "lab/statistics.h"

namespace vendemmia {

struct SchoolOptions {
  GameKind kind = GameKind::Base;
  u64 games = 100'000;     // in all
  unsigned at_once = 128;  // games between two changes of the networks
  u64 by_weights = 1'500;  // games that the linear weights play first
  unsigned reuse = 2;      // how often each lesson is taught
  float rate = 1e-3f;      // of descent, at the start and at the end
  float last_rate = 1e-4f;
  float noise = 0.3f;
  float last_noise = 0.05f;
  float spread = 0.4f;
  float lambda = 1;  // falls to last_lambda in the first tenth of the games
  float last_lambda = 0.95f;
  float orders = 0;  // becomes last_orders until 60 % of the games
  float last_orders = 0;
  float gifts = 0;         // is gone after 70 %
  float opponents = 0.1f;  // seats played by others than the network that learns
  u64 seed = 1;
  unsigned jobs = 1;   // threads that play; two of them learn, one for each network
  u32 iterations = 0;  // of the search that plays; 0: one step ahead
  std::shared_ptr<const NeuralNetwork> from = nullptr;      // what it begins with; null: by chance
  std::shared_ptr<const NeuralNetwork> opponent = nullptr;  // who the others are; null: the linear weights
};

// How far learning has come.
struct SchoolReport {
  u64 games = 0;
  double years = 0;  // means over the last games
  double orders = 0;
  double winners_orders = 0;
  double winners_vp = 0;
  double won = 0;  // alone
  double choices = 0;
  FloatValue::Loss value;
  FloatPolicy::Loss policy;
};

class School {
 public:
  School(const SchoolOptions& options, Ranks& ranks);

  // Plays the next games and learns from them; the report is the first rank's. All ranks call it together.
  SchoolReport attend();
  bool finished() const { return games_ >= options_.games; }
  u64 games() const { return games_; }  // learned from so far
  // Whether all numbers are numbers; if not, go back to an earlier checkpoint.
  bool is_sound() const { return sound_; }
  std::shared_ptr<const NeuralNetwork> network() const { return network_; }

  // All that is needed to resume.
  std::string checkpoint() const;
  // Whether it was that of a network for the same kind of game. The first rank's is told to all with begin(), which they call together before they
  // attend for the first time.
  bool resume(std::string_view checkpoint);
  void begin();

 private:
  Lecture next_lecture(u64 number) const;
  std::vector<TaughtGame> play_round(u64 count) const;
  void learn(const Lessons& lessons, SchoolReport& report);
  std::string title() const;
  i32 orders_now() const;
  void write_network();
  void share_network();

  SchoolOptions options_;
  Ranks& ranks_;
  FloatValue value_;
  FloatPolicy policy_;
  u64 games_ = 0;
  bool sound_ = true;
  std::shared_ptr<const NeuralNetwork> network_;
};

// How well a network plays one step ahead, over paired deals of the usual game of its kind.
struct Examination {
  Estimate score;  // share of points against the opponents; alone of games won
  double vp = 0;
  double years = 0;
  double orders = 0;  // of the network's seat
  // Against itself, which tells more about its style; alone the same as above.
  double own_years = 0;
  double own_winners_orders = 0;
};
// `opponents`: what the others judge by; null: the linear weights.
Examination examine(const std::shared_ptr<const NeuralNetwork>& network,
                    const std::shared_ptr<const NeuralNetwork>& opponents, const Options& options,
                    unsigned games, u64 seed, unsigned jobs);

}  // namespace vendemmia
