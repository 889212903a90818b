// The networks of bots/network in real numbers, as they are while they learn.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "bots/network/network.h"
#include "lab/learn/learned_table.h"
#include "lab/learn/lessons.h"

namespace vendemmia {

class FloatValue {
 public:
  explicit FloatValue(u64 seed);

  Outcome foretell(const Inputs& inputs) const;
  // One step of descent; the mean losses of chance (cross entropy) and margin (squared VP).
  struct Loss {
    double win = 0;
    double margin = 0;
  };
  Loss learn(const std::vector<const ValueLesson*>& batch, float rate);

  void average(float share_of_old);
  // Takes over what another one has learned.
  void begin_with(const ValueWeights& weights);
  void write(ValueWeights& weights) const;
  bool is_sound() const;
  void save(std::string& out) const;
  bool load(std::string_view& in);

 private:
  struct Forward;
  void forward(Forward& pass) const;
  std::array<const LearnedTable*, 5> tables() const;
  template <class Visit>
  void each_table(Visit visit);

  Rng rng_;
  LearnedTable bias_;
  LearnedTable facts_;
  LearnedTable inner_;
  LearnedTable inner_bias_;
  LearnedTable out_;
  u64 step_ = 0;
};

class FloatPolicy {
 public:
  explicit FloatPolicy(u64 seed);

  // One step of descent; the mean cross entropy above the least possible, and the mean entropy of the answers' shares.
  struct Loss {
    double surprise = 0;
    double entropy = 0;
  };
  Loss learn(const std::vector<const PolicyLesson*>& batch, float rate);

  void average(float share_of_old);
  void begin_with(const PolicyWeights& weights);
  void write(PolicyWeights& weights) const;
  bool is_sound() const;
  void save(std::string& out) const;
  bool load(std::string_view& in);

 private:
  std::array<const LearnedTable*, 6> tables() const;
  template <class Visit>
  void each_table(Visit visit);

  Rng rng_;
  LearnedTable bias_;
  LearnedTable facts_;
  LearnedTable inner_;
  LearnedTable inner_bias_;
  LearnedTable answers_;
  LearnedTable answer_bias_;
  u64 step_ = 0;
};

}  // namespace vendemmia
