#include "bots/network/network_evaluation.h"

#include <algorithm>

#include "engine/game/scoring.h"

namespace vendemmia {
namespace {

// With others, a game won is worth as much as twenty VP of margin: half of what is played for where the game is open.
constexpr float kWin = 10;
constexpr float kMargin = 0.5f;
// Alone nearly all is the margin: where few games are won, the chance says little.
constexpr float kWinAlone = 2;

float chance_in(i32 log_odds) { return static_cast<float>(chance_of(log_odds)) / 65536.0f; }
float vp_in(i32 units) { return static_cast<float>(units) / kOne; }

float aim(float chance, float margin, bool alone) {
  return alone ? margin + kWinAlone * chance : kWin * chance + kMargin * margin;
}

}  // namespace

float aim_of(const Value& value, bool alone) { return aim(chance_in(value.win), vp_in(value.margin), alone); }

float aim_of_margin(bool alone) { return alone ? 1 : kMargin; }

float final_aim(const State& s, Seat seat) {
  const Outlook end = final_outlook(s);
  return aim(end.chances[seat], end.margins[seat], is_solo(s));
}

NetworkEvaluation::NetworkEvaluation(std::shared_ptr<const NeuralNetwork> network)
    : network_(std::move(network)),
      value_(kMaxPlayers, FirstLayer<ValueWeights>(network_->value)),
      policy_(kMaxPlayers, FirstLayer<PolicyWeights>(network_->policy)) {}

Value NetworkEvaluation::value(const Inputs& inputs, Seat seat) {
  return value_of(network_->value, value_[seat].update(inputs));
}

Outlook NetworkEvaluation::outlook(const State& s) {
  Outlook outlook;
  if (is_solo(s)) {
    const Value now = value(inputs_of(s, 0), 0);
    outlook.chances[0] = chance_in(now.win);
    outlook.margins[0] = vp_in(now.margin);
    outlook.vp = vp_in(now.vp);
    return outlook;
  }
  float sum = 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const auto viewer = static_cast<Seat>(seat);
    const Value now = value(inputs_of(s, viewer), viewer);
    outlook.chances[seat] = chance_in(now.win);
    outlook.margins[seat] = vp_in(now.margin);
    sum += outlook.chances[seat];
  }
  for (unsigned seat = 0; seat < s.options.players; ++seat) outlook.chances[seat] /= sum;
  return outlook;
}

float NetworkEvaluation::worth(const State& s, Seat seat, const KnownHand& known) {
  if (s.over) return final_aim(s, seat);
  return aim_of(value(inputs_of(s, seat, known), seat), is_solo(s));
}

void NetworkEvaluation::opinion(const State& s, const ActionList& legal, std::span<float> scores) {
  const Decision question = pending(s);
  Leaning leaning;
  leaning_of(network_->policy, policy_[question.seat].update(inputs_of(s, question.seat)), leaning);
  for (std::size_t i = 0; i < legal.size(); ++i)
    scores[i] = static_cast<float>(score_of(network_->policy, leaning, parts_of(question, legal[i]))) / kOne;
}

}  // namespace vendemmia
