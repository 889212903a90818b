// Two small networks over the facts of a position (inputs.h), in integer arithmetic, so that every compiler gets the same bits.
//
//   facts --> 64 --> clip --> 32 --> clip --> value: win, margin, VP        facts --> 64 --> clip --> 32 --> . <-- parts of an answer
//     `-------------- directly --------------------^                                                         `--> policy: its score
//
// A number 1.0 is kOne in sums and kWeightOne in the weights behind them. Sums of the first layer wrap around only if a position had
// far more facts than any has; the limits on weights (network_file.h) keep all other sums inside 32 bits.
#pragma once

#include <memory>
#include <string>

#include "bots/game_kind.h"
#include "bots/network/answers.h"
#include "bots/network/inputs.h"

namespace vendemmia {

inline constexpr unsigned kHidden = 64;
inline constexpr unsigned kInner = 32;
inline constexpr unsigned kValues = 3;  // Value
inline constexpr unsigned kDirect = 8;  // room for them, a whole vector
inline constexpr int kOne = 512;
inline constexpr int kWeightShift = 10;
inline constexpr int kWeightOne = 1 << kWeightShift;
inline constexpr i16 kTop = 8191;  // what a neuron gives at most, 16.0

// What the value network foretells for the seat, in units of 1 / kOne.
struct Value {
  i32 win = 0;     // log odds
  i32 margin = 0;  // VP ahead of the best other in the end; alone of the Automa
  i32 vp = 0;      // own VP in the end
};

// Aligned for vectors.
template <unsigned Width>
struct alignas(16) WeightRow : std::array<i16, Width> {
  static_assert(Width % 8 == 0);
};

struct ValueWeights {
  static constexpr unsigned kWidth = kHidden + kDirect;
  WeightRow<kWidth> bias;
  std::array<WeightRow<kWidth>, kInputs> facts;
  std::array<WeightRow<kHidden>, kInner> inner;
  std::array<i32, kInner> inner_bias;  // in units of 1 / kOne
  std::array<WeightRow<kInner>, kDirect> out;
};

struct PolicyWeights {
  static constexpr unsigned kWidth = kHidden;
  WeightRow<kWidth> bias;
  std::array<WeightRow<kWidth>, kInputs> facts;
  std::array<WeightRow<kHidden>, kInner> inner;
  std::array<i32, kInner> inner_bias;
  std::array<WeightRow<kInner>, kAnswerRoom> answers;
  std::array<i16, kAnswerRoom> answer_bias;  // in units of 1 / kOne
};

// What one kind of game is judged by.
struct NeuralNetwork {
  GameKind kind = GameKind::Base;
  ValueWeights value;
  PolicyWeights policy;
  // Its margins count each VP from an order that is yet to be filled as so many hundredths of a VP more.
  i32 orders = 0;
  std::string origin;  // the command that made it
};

// The first layer of a position, brought up to date by what has changed.
template <class Weights>
class FirstLayer {
 public:
  explicit FirstLayer(const Weights& weights) : weights_(&weights) { clear(); }

  const i16* update(const Inputs& inputs);
  void clear() {
    inputs_ = {};
    sum_ = weights_->bias;
  }

 private:
  const Weights* weights_;
  Inputs inputs_;
  WeightRow<Weights::kWidth> sum_;
};

Value value_of(const ValueWeights& weights, const i16* first_layer);

// A position as the policy sees it: what the parts of an answer are multiplied by.
using Leaning = WeightRow<kInner>;
void leaning_of(const PolicyWeights& weights, const i16* first_layer, Leaning& into);
// In units of 1 / kOne: the logarithm of how likely the answer is, up to a constant for all answers.
i32 score_of(const PolicyWeights& weights, const Leaning& leaning, const AnswerParts& parts);

// The chance behind log odds, in units of 1 / 65536.
i32 chance_of(i32 log_odds);
// e to the power of x, x in units of 1 / kOne and at most 0. The same float on every machine.
float exp_of(i32 x);

}  // namespace vendemmia
