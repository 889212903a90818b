// Judges positions and answers by networks that were learned by self-play (docs/learning.md).
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "bots/evaluation.h"
#include "bots/learned.h"
#include "bots/network/network.h"

namespace vendemmia {

// What a seat plays for, in units of about a victory point: to win, and by how much.
float aim_of(const Value& value, bool alone);
// What a VP of margin is in these units.
float aim_of_margin(bool alone);
// What was played for, once the game is over.
float final_aim(const State& s, Seat seat);

class NetworkEvaluation final : public Evaluation {
 public:
  explicit NetworkEvaluation(std::shared_ptr<const NeuralNetwork> network);

  Outlook outlook(const State& s) override;
  float worth(const State& s, Seat seat, const KnownHand& known) override;
  float order_margin() const override { return static_cast<float>(network_->orders) / 100; }
  float order_worth(bool alone) const override { return aim_of_margin(alone) * order_margin(); }
  bool has_opinion() const override { return true; }
  void opinion(const State& s, const ActionList& legal, std::span<float> scores) override;

  Value value(const Inputs& inputs, Seat seat);

 private:
  std::shared_ptr<const NeuralNetwork> network_;
  // One for each seat that is looked from: two positions of one seat have most facts in common.
  std::vector<FirstLayer<ValueWeights>> value_;
  std::vector<FirstLayer<PolicyWeights>> policy_;
};

using NetworkSet = std::array<std::shared_ptr<const NeuralNetwork>, kGameKinds>;

class NetworkEvaluations final : public Evaluations {
 public:
  explicit NetworkEvaluations(NetworkSet set) : set_(std::move(set)) {}
  std::unique_ptr<Evaluation> make(const Options& options) const override {
    return std::make_unique<NetworkEvaluation>(set_[static_cast<unsigned>(kind_of(options))]);
  }

 private:
  NetworkSet set_;
};

}  // namespace vendemmia
