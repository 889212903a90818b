#include "bots/network/network.h"

#include "bots/network/vectors.h"

namespace vendemmia {
namespace {

// e^(-i / kSteps), by multiplications only, whose results IEEE 754 fixes to the last bit.
constexpr unsigned kSteps = 32;
constexpr unsigned kEnd = 16;
constexpr std::array<double, kSteps * kEnd + 2> kPowers = [] {
  std::array<double, kSteps * kEnd + 2> powers{};
  constexpr double kStep = 0.96923323447634413;  // e^(-1/32)
  powers[0] = 1;
  for (unsigned i = 1; i < powers.size(); ++i) powers[i] = powers[i - 1] * kStep;
  return powers;
}();

i32 clipped(i32 value) { return std::clamp(value, 0, i32{kTop}); }

template <class Weights>
void inner_layer(const Weights& weights, const i16* first_layer, std::array<i32, kInner>& into) {
  WeightRow<kHidden> clipped_first;
  vectors::clip<kHidden>(first_layer, kTop, clipped_first.data());
  for (unsigned i = 0; i < kInner; ++i)
    into[i] = (vectors::dot<kHidden>(clipped_first.data(), weights.inner[i].data()) >> kWeightShift) +
              weights.inner_bias[i];
}

}  // namespace

template <class Weights>
const i16* FirstLayer<Weights>::update(const Inputs& inputs) {
  for (unsigned word = 0; word < kInputWords; ++word) {
    const u64 before = inputs_.words[word];
    const u64 now = inputs.words[word];
    if (before == now) continue;
    for (const unsigned at : Members(before & ~now))
      vectors::subtract<Weights::kWidth>(sum_.data(), weights_->facts[word * 64 + at].data());
    for (const unsigned at : Members(now & ~before))
      vectors::add<Weights::kWidth>(sum_.data(), weights_->facts[word * 64 + at].data());
  }
  inputs_ = inputs;
  return sum_.data();
}

template class FirstLayer<ValueWeights>;
template class FirstLayer<PolicyWeights>;

Value value_of(const ValueWeights& weights, const i16* first_layer) {
  std::array<i32, kInner> sums;
  inner_layer(weights, first_layer, sums);
  WeightRow<kInner> inner;
  for (unsigned i = 0; i < kInner; ++i) inner[i] = static_cast<i16>(clipped(sums[i]));
  std::array<i32, kValues> out;
  for (unsigned i = 0; i < kValues; ++i)
    out[i] = (vectors::dot<kInner>(inner.data(), weights.out[i].data()) >> kWeightShift) +
             first_layer[kHidden + i];
  return {out[0], out[1], out[2]};
}

void leaning_of(const PolicyWeights& weights, const i16* first_layer, Leaning& into) {
  std::array<i32, kInner> sums;
  inner_layer(weights, first_layer, sums);
  // Both signs mean something here.
  for (unsigned i = 0; i < kInner; ++i)
    into[i] = static_cast<i16>(std::clamp(sums[i], -i32{kTop}, i32{kTop}));
}

i32 score_of(const PolicyWeights& weights, const Leaning& leaning, const AnswerParts& parts) {
  WeightRow<kInner> answer{};
  i32 bias = 0;
  for (const u16 part : parts) {
    vectors::add<kInner>(answer.data(), weights.answers[part].data());
    bias += weights.answer_bias[part];
  }
  return (vectors::dot<kInner>(leaning.data(), answer.data()) >> kWeightShift) + bias;
}

float exp_of(i32 x) {
  constexpr i32 kUnits = kOne / static_cast<i32>(kSteps);
  const i32 down = -x;
  if (down >= static_cast<i32>(kEnd) * kOne) return 0;
  const auto at = static_cast<unsigned>(down / kUnits);
  const double part = static_cast<double>(down % kUnits) / kUnits;
  return static_cast<float>(kPowers[at] + (kPowers[at + 1] - kPowers[at]) * part);
}

i32 chance_of(i32 log_odds) {
  const float small = exp_of(log_odds > 0 ? -log_odds : log_odds);
  const double chance = 1.0 / (1.0 + static_cast<double>(small));  // of the likelier side
  const auto units = static_cast<i32>(chance * 65536.0);
  return log_odds > 0 ? units : 65536 - units;
}

}  // namespace vendemmia
