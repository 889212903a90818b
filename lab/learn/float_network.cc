#include "lab/learn/float_network.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "bots/network/network_file.h"
#include "lab/learn/kernels.h"

namespace vendemmia {
namespace {

constexpr unsigned kValueWidth = ValueWeights::kWidth;
constexpr float kTopNumber = static_cast<float>(kTop) / kOne;
constexpr float kFactLimit = static_cast<float>(kMostFact) / kOne;
constexpr float kWeightLimit = static_cast<float>(kMostWeight) / kWeightOne;

template <unsigned N>
void add(float* sum, const float* row) {
  for (unsigned i = 0; i < N; ++i) sum[i] += row[i];
}
template <unsigned N>
void add(float* sum, const float* row, float times) {
  for (unsigned i = 0; i < N; ++i) sum[i] += times * row[i];
}
// Eight sums side by side, so that it is done with vectors, in the same order everywhere.
template <unsigned N>
float dot(const float* a, const float* b) {
  std::array<float, 8> sums{};
  for (unsigned i = 0; i < N; i += 8) {
    for (unsigned lane = 0; lane < 8; ++lane) sums[lane] += a[i + lane] * b[i + lane];
  }
  return ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
}
float clipped(float number) { return std::min(kTopNumber, std::max(0.0f, number)); }
// Whether a change of the sum changes what comes out.
bool is_open(float number) { return number > 0 && number < kTopNumber; }

template <class Into>
void write_rows(const LearnedTable& from, Into& into, unsigned rows, unsigned width, float one) {
  for (unsigned r = 0; r < rows; ++r) {
    const float* row = from.averages(r);
    for (unsigned i = 0; i < width; ++i)
      into[r][i] = row == nullptr ? i16{0} : static_cast<i16>(std::lround(row[i] * one));
  }
}

template <class Weights>
void write_layers(const LearnedTable& bias, const LearnedTable& facts, const LearnedTable& inner,
                  const LearnedTable& inner_bias, Weights& weights) {
  std::array<WeightRow<Weights::kWidth>, 1> first;
  write_rows(bias, first, 1, Weights::kWidth, kOne);
  weights.bias = first[0];
  write_rows(facts, weights.facts, kInputs, Weights::kWidth, kOne);
  write_rows(inner, weights.inner, kInner, kHidden, kWeightOne);
  const float* row = inner_bias.averages(0);
  for (unsigned i = 0; i < kInner; ++i)
    weights.inner_bias[i] = row == nullptr ? 0 : static_cast<i32>(std::lround(row[i] * kOne));
}

// The way back.
template <class From>
void read_rows(LearnedTable& into, const From& from, unsigned rows, float one) {
  for (unsigned r = 0; r < rows; ++r) into.begin_with(r, from[r].data(), one);
}

template <class Weights>
void read_layers(const Weights& weights, LearnedTable& bias, LearnedTable& facts, LearnedTable& inner,
                 LearnedTable& inner_bias) {
  bias.begin_with(0, weights.bias.data(), kOne);
  read_rows(facts, weights.facts, kInputs, kOne);
  read_rows(inner, weights.inner, kInner, kWeightOne);
  inner_bias.begin_with(0, weights.inner_bias.data(), kOne);
}

// The facts that are there, as a list.
class FactList {
 public:
  explicit FactList(const Inputs& inputs) {
    inputs.each([&](unsigned fact) { facts_[count_++] = static_cast<u16>(fact); });
  }
  std::span<const u16> span() const { return {facts_.data(), count_}; }

 private:
  std::array<u16, kInputs> facts_;
  std::size_t count_ = 0;
};

// The whole first layer.
template <unsigned Width>
void sum_facts(const LearnedTable& bias, const LearnedTable& facts, const FactList& list, float* sum) {
  std::memcpy(sum, bias.row(0), Width * sizeof(float));
  kernels::sum_rows<Width>(sum, facts.row(0), list.span());
}
// And back.
template <unsigned Width>
void learn_facts(LearnedTable& bias, LearnedTable& facts, const FactList& list, const float* slope) {
  add<Width>(bias.slope(0), slope);
  for (const u16 fact : list.span()) facts.touch(fact);
  kernels::spread<Width>(facts.slopes(), slope, list.span());
}

void save_number(std::string& out, u64 number) {
  out.append(reinterpret_cast<const char*>(&number), sizeof number);
}
bool load_number(std::string_view& in, u64& number) {
  if (in.size() < sizeof number) return false;
  std::memcpy(&number, in.data(), sizeof number);
  in.remove_prefix(sizeof number);
  return true;
}

}  // namespace

// --- Value -----------------------------------------------------------------------------------------------------------

struct FloatValue::Forward {
  explicit Forward(const Inputs& inputs) : facts(inputs) {}

  FactList facts;
  std::array<float, kValueWidth> sum;
  std::array<float, kHidden> first;
  std::array<float, kInner> inner_sum;
  std::array<float, kInner> inner;
  std::array<float, kValues> out;
};

FloatValue::FloatValue(u64 seed)
    : rng_(seed),
      bias_(1, kValueWidth, 0, kFactLimit, rng_),
      facts_(kInputs, kValueWidth, 0.08f, kFactLimit, rng_),
      inner_(kInner, kHidden, 0.15f, kWeightLimit, rng_),
      inner_bias_(1, kInner, 0.1f, kFactLimit, rng_),
      out_(kValues, kInner, 0.15f, kWeightLimit, rng_) {
  // The direct way begins with nothing.
  for (unsigned fact = 0; fact < kInputs; ++fact) std::fill_n(facts_.row(fact) + kHidden, kDirect, 0.0f);
  facts_.restart_averages();
}

void FloatValue::forward(Forward& pass) const {
  sum_facts<kValueWidth>(bias_, facts_, pass.facts, pass.sum.data());
  for (unsigned i = 0; i < kHidden; ++i) pass.first[i] = clipped(pass.sum[i]);
  std::memcpy(pass.inner_sum.data(), inner_bias_.row(0), sizeof pass.inner_sum);
  kernels::times_matrix(pass.inner_sum.data(), inner_.row(0), pass.first.data());
  for (unsigned i = 0; i < kInner; ++i) pass.inner[i] = clipped(pass.inner_sum[i]);
  for (unsigned i = 0; i < kValues; ++i)
    pass.out[i] = pass.sum[kHidden + i] + dot<kInner>(pass.inner.data(), out_.row(i));
}

Outcome FloatValue::foretell(const Inputs& inputs) const {
  Forward pass(inputs);
  forward(pass);
  return {1 / (1 + std::exp(-pass.out[0])), pass.out[1], pass.out[2]};
}

FloatValue::Loss FloatValue::learn(const std::vector<const ValueLesson*>& batch, float rate) {
  constexpr float kMostError = 10;  // VP: one strange game must not undo many
  constexpr float kOfMargin = 1.0f / 16;
  constexpr float kOfVp = 1.0f / 32;
  Loss loss;
  const float share = 1 / static_cast<float>(batch.size());
  for (const ValueLesson* lesson : batch) {
    Forward pass(lesson->inputs);
    forward(pass);
    const float chance = 1 / (1 + std::exp(-pass.out[0]));
    const float off = pass.out[1] - lesson->outcome.margin;
    const float vp_off = pass.out[2] - lesson->outcome.vp;
    loss.win -= static_cast<double>(lesson->outcome.win * std::log(std::max(chance, 1e-6f)) +
                                    (1 - lesson->outcome.win) * std::log(std::max(1 - chance, 1e-6f)));
    loss.margin += static_cast<double>(off * off);
    const std::array<float, kValues> slope{(chance - lesson->outcome.win) * share,
                                           std::clamp(off, -kMostError, kMostError) * kOfMargin * share,
                                           std::clamp(vp_off, -kMostError, kMostError) * kOfVp * share};

    std::array<float, kInner> inner_slope{};
    for (unsigned i = 0; i < kValues; ++i) {
      add<kInner>(out_.slope(i), pass.inner.data(), slope[i]);
      add<kInner>(inner_slope.data(), out_.row(i), slope[i]);
    }
    std::array<float, kValueWidth> first_slope{};
    for (unsigned i = 0; i < kInner; ++i) {
      if (!is_open(pass.inner_sum[i])) inner_slope[i] = 0;
      inner_.touch(i);
    }
    add<kInner>(inner_bias_.slope(0), inner_slope.data());
    kernels::back_through_matrix(inner_slope.data(), inner_.row(0), pass.first.data(), first_slope.data(),
                                 inner_.slopes());
    for (unsigned i = 0; i < kHidden; ++i) {
      if (!is_open(pass.sum[i])) first_slope[i] = 0;
    }
    for (unsigned i = 0; i < kValues; ++i) first_slope[kHidden + i] = slope[i];
    learn_facts<kValueWidth>(bias_, facts_, pass.facts, first_slope.data());
  }
  ++step_;
  each_table([&](LearnedTable& table) { table.descend(rate, step_); });
  loss.win *= static_cast<double>(share);
  loss.margin *= static_cast<double>(share);
  return loss;
}

std::array<const LearnedTable*, 5> FloatValue::tables() const {
  return {&bias_, &facts_, &inner_, &inner_bias_, &out_};
}

template <class Visit>
void FloatValue::each_table(Visit visit) {
  for (LearnedTable* table : {&bias_, &facts_, &inner_, &inner_bias_, &out_}) visit(*table);
}

void FloatValue::average(float share_of_old) {
  each_table([&](LearnedTable& table) { table.average(share_of_old); });
}

void FloatValue::write(ValueWeights& weights) const {
  write_layers(bias_, facts_, inner_, inner_bias_, weights);
  write_rows(out_, weights.out, kValues, kInner, kWeightOne);
}

void FloatValue::begin_with(const ValueWeights& weights) {
  read_layers(weights, bias_, facts_, inner_, inner_bias_);
  read_rows(out_, weights.out, kValues, kWeightOne);
}

bool FloatValue::is_sound() const {
  return std::ranges::all_of(tables(), [](const LearnedTable* table) { return table->is_sound(); });
}

void FloatValue::save(std::string& out) const {
  save_number(out, step_);
  for (const LearnedTable* table : tables()) table->save(out);
}

bool FloatValue::load(std::string_view& in) {
  bool good = load_number(in, step_);
  each_table([&](LearnedTable& table) { good = good && table.load(in); });
  return good;
}

// --- Policy ----------------------------------------------------------------------------------------------------------

FloatPolicy::FloatPolicy(u64 seed)
    : rng_(seed),
      bias_(1, kHidden, 0, kFactLimit, rng_),
      facts_(kInputs, kHidden, 0.08f, kFactLimit, rng_),
      inner_(kInner, kHidden, 0.15f, kWeightLimit, rng_),
      inner_bias_(1, kInner, 0.1f, kFactLimit, rng_),
      answers_(kAnswerRoom, kInner, 0.1f, kWeightLimit, rng_),
      answer_bias_(kAnswerRoom, 1, 0, kFactLimit, rng_) {}

FloatPolicy::Loss FloatPolicy::learn(const std::vector<const PolicyLesson*>& batch, float rate) {
  Loss loss;
  const float share = 1 / static_cast<float>(batch.size());
  std::vector<std::array<float, kInner>> answers;
  std::vector<float> scores;
  for (const PolicyLesson* lesson : batch) {
    std::array<float, kHidden> sum;
    std::array<float, kHidden> first;
    std::array<float, kInner> leaning;
    const FactList facts(lesson->inputs);
    sum_facts<kHidden>(bias_, facts_, facts, sum.data());
    for (unsigned i = 0; i < kHidden; ++i) first[i] = clipped(sum[i]);
    std::memcpy(leaning.data(), inner_bias_.row(0), sizeof leaning);
    kernels::times_matrix(leaning.data(), inner_.row(0), first.data());

    const std::size_t count = lesson->answers.size();
    answers.assign(count, {});
    scores.assign(count, 0);
    float most = -1e9f;
    for (std::size_t a = 0; a < count; ++a) {
      for (const u16 part : lesson->answers[a].parts) {
        add<kInner>(answers[a].data(), answers_.row(part));
        scores[a] += answer_bias_.row(part)[0];
      }
      scores[a] += dot<kInner>(leaning.data(), answers[a].data());
      most = std::max(most, scores[a]);
    }
    float all = 0;
    for (float& score : scores) all += score = std::exp(score - most);

    std::array<float, kInner> leaning_slope{};
    for (std::size_t a = 0; a < count; ++a) {
      const float wanted = lesson->answers[a].share;
      const float likely = scores[a] / all;
      if (wanted > 0) {
        loss.surprise += static_cast<double>(wanted * (std::log(wanted) - std::log(std::max(likely, 1e-9f))));
        loss.entropy -= static_cast<double>(wanted * std::log(wanted));
      }
      const float slope = (likely - wanted) * share;
      add<kInner>(leaning_slope.data(), answers[a].data(), slope);
      for (const u16 part : lesson->answers[a].parts) {
        add<kInner>(answers_.slope(part), leaning.data(), slope);
        answer_bias_.slope(part)[0] += slope;
      }
    }
    std::array<float, kHidden> first_slope{};
    for (unsigned i = 0; i < kInner; ++i) inner_.touch(i);
    add<kInner>(inner_bias_.slope(0), leaning_slope.data());
    kernels::back_through_matrix(leaning_slope.data(), inner_.row(0), first.data(), first_slope.data(),
                                 inner_.slopes());
    for (unsigned i = 0; i < kHidden; ++i) {
      if (!is_open(sum[i])) first_slope[i] = 0;
    }
    learn_facts<kHidden>(bias_, facts_, facts, first_slope.data());
  }
  ++step_;
  each_table([&](LearnedTable& table) { table.descend(rate, step_); });
  loss.surprise *= static_cast<double>(share);
  loss.entropy *= static_cast<double>(share);
  return loss;
}

std::array<const LearnedTable*, 6> FloatPolicy::tables() const {
  return {&bias_, &facts_, &inner_, &inner_bias_, &answers_, &answer_bias_};
}

template <class Visit>
void FloatPolicy::each_table(Visit visit) {
  for (LearnedTable* table : {&bias_, &facts_, &inner_, &inner_bias_, &answers_, &answer_bias_})
    visit(*table);
}

void FloatPolicy::average(float share_of_old) {
  each_table([&](LearnedTable& table) { table.average(share_of_old); });
}

void FloatPolicy::write(PolicyWeights& weights) const {
  write_layers(bias_, facts_, inner_, inner_bias_, weights);
  write_rows(answers_, weights.answers, kAnswerRoom, kInner, kWeightOne);
  for (unsigned i = 0; i < kAnswerRoom; ++i) {
    const float* row = answer_bias_.averages(i);
    weights.answer_bias[i] = row == nullptr ? i16{0} : static_cast<i16>(std::lround(*row * kOne));
  }
}

void FloatPolicy::begin_with(const PolicyWeights& weights) {
  read_layers(weights, bias_, facts_, inner_, inner_bias_);
  read_rows(answers_, weights.answers, kAnswerRoom, kWeightOne);
  for (unsigned i = 0; i < kAnswerRoom; ++i) answer_bias_.begin_with(i, &weights.answer_bias[i], kOne);
}

bool FloatPolicy::is_sound() const {
  return std::ranges::all_of(tables(), [](const LearnedTable* table) { return table->is_sound(); });
}

void FloatPolicy::save(std::string& out) const {
  save_number(out, step_);
  for (const LearnedTable* table : tables()) table->save(out);
}

bool FloatPolicy::load(std::string_view& in) {
  bool good = load_number(in, step_);
  each_table([&](LearnedTable& table) { good = good && table.load(in); });
  return good;
}

}  // namespace vendemmia
