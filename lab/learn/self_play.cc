#include "lab/learn/self_play.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "bots/policy.h"
#include "bots/search/search.h"
#include "engine/catalog/orders.h"
#include "engine/game/door.h"
#include "engine/game/observe.h"
#include "engine/game/scoring.h"
#include "lab/learn/gifts.h"

namespace vendemmia {
namespace {

// A game this long has taught what it can.
constexpr unsigned kMostYears = 16;

// A position of one seat on the way, as it was foretold then.
struct Milestone {
  Inputs inputs;
  Outcome foretold;
  // What the orders filled until then count in addition; those that were filled in trying an answer, too.
  float earned = 0;
};

// An answer to a question, by its place among the legal ones.
struct Choice {
  std::size_t answer = 0;
  std::vector<float> shares;        // how often a search tried each answer
  std::optional<Outcome> foretold;  // by a search
};

float natural_log(float x) { return std::log(x); }

// A position after an answer and all that it begins, on paper.
struct Tried {
  State position;
  KnownHand known;   // what the seat knew of its hand when it was asked
  float earned = 0;  // what the orders filled on the way count in addition
};

class Classroom {
 public:
  Classroom(const Lecture& lecture, NetworkEvaluation* network, Evaluation& other, Lessons& into)
      : lecture_(lecture), network_(network), other_(other), lessons_(into), rng_(~lecture.seed) {
    SearchSettings settings;
    settings.nodes = 20'000;
    settings.leaf = Leaf::Settled;  // to the end of the year it would take several times as long
    if (lecture.iterations != 0) search_.emplace(settings);
  }

  LectureReport run();

 private:
  bool by_other(Seat seat) const { return network_ == nullptr || contains(others_, seat); }
  Evaluation& mind_of(Seat seat) { return by_other(seat) ? other_ : static_cast<Evaluation&>(*network_); }

  float order_margin() const { return network_ == nullptr ? lecture_.orders : network_->order_margin(); }
  Tried tried(const State& believed, Action answer, Seat seat);
  Action decide(const ActionList& legal);
  Choice step_ahead(const ActionList& legal, std::span<const float> worths);
  Choice search_ahead(const ActionList& legal, Seat seat);
  void teach_policy(const Inputs& inputs, const ActionList& legal, std::span<const float> worths,
                    const Choice& choice);
  // `foretold`: by a search; otherwise the network foretells. `tried`: earned on paper only.
  void note(Seat seat, const Inputs& inputs, const std::optional<Outcome>& foretold = {}, float tried = 0);
  void note_others(Seat mover);
  void teach(Seat seat);
  void hear(const Event& event);
  float noise() {
    constexpr u32 kFine = 1u << 24;
    const float u = (static_cast<float>(rng_.below(kFine)) + 0.5f) / kFine;
    return -natural_log(-natural_log(u));
  }
  bool one_in(u32 n) { return rng_.below(n) == 0; }

  const Lecture& lecture_;
  NetworkEvaluation* network_;
  Evaluation& other_;
  Lessons& lessons_;
  Rng rng_;
  std::optional<Search> search_;
  State state_{};
  u64 others_ = 0;  // seats that the other plays for
  std::array<std::vector<Milestone>, kMaxPlayers> ways_;
  std::array<float, kMaxPlayers> earned_{};  // what the orders filled so far count in addition
  std::array<unsigned, kMaxPlayers> orders_{};
  LectureReport report_;
};

void Classroom::hear(const Event& event) {
  if (event.kind != EventKind::OrderFilled || event.seat >= kMaxPlayers) return;
  ++orders_[event.seat];
  earned_[event.seat] += order_margin() * static_cast<float>(kOrderFacts[event.a].vp);
}

// Who plays by other means than the network says nothing about how the network's game would go on.
void Classroom::note(Seat seat, const Inputs& inputs, const std::optional<Outcome>& foretold, float tried) {
  if (network_ != nullptr && by_other(seat)) return;
  Milestone& one = ways_[seat].emplace_back();
  one.inputs = inputs;
  one.earned = earned_[seat] + tried;
  if (network_ == nullptr) return;
  const Value value = network_->value(inputs, seat);
  one.foretold = {static_cast<float>(chance_of(value.win)) / 65536, static_cast<float>(value.margin) / kOne,
                  static_cast<float>(value.vp) / kOne};
  if (!foretold) return;
  one.foretold.win = foretold->win;
  one.foretold.margin = foretold->margin - tried;
  if (is_solo(state_)) one.foretold.vp = foretold->vp;  // with others a search does not ask for it
}

void Classroom::note_others(Seat mover) {
  const unsigned players = state_.options.players;
  if (players == 1 || !one_in(2)) return;
  const auto other = static_cast<Seat>((mover + 1 + rng_.below(players - 1)) % players);
  note(other, inputs_of(state_, other));
}

Tried Classroom::tried(const State& believed, Action answer, Seat seat) {
  Tried tried{believed, believed.players[seat].hand.all()};
  if (answer.kind == ActionKind::Pass) {
    tried.position = with_pass(believed, seat);
    return tried;
  }
  FilledOrders filled(seat);
  try_out(tried.position, answer, filled.events());
  settle(mind_of(seat), tried.position, filled.events());
  tried.earned = order_margin() * static_cast<float>(filled.vp());
  return tried;
}

Choice Classroom::step_ahead(const ActionList& legal, std::span<const float> worths) {
  Choice choice;
  float most = -1e9f;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const float worth = worths[i] + lecture_.noise * noise();
    if (worth <= most) continue;
    most = worth;
    choice.answer = i;
  }
  return choice;
}

// Which answer it tried most, but for some noise, and what followed from that.
Choice Classroom::search_ahead(const ActionList& legal, Seat seat) {
  search_->begin(*network_, observe(state_, seat), rng_.next());
  for (u32 i = 0; i < lecture_.iterations; ++i) search_->iterate();
  Choice choice;
  float most = -1e9f;
  choice.shares.resize(legal.size());
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const auto visits = static_cast<float>(search_->answer(i).visits);
    choice.shares[i] = visits / static_cast<float>(lecture_.iterations);
    if (visits == 0) continue;
    const float drawn = natural_log(visits) + lecture_.noise * noise();
    if (drawn <= most) continue;
    most = drawn;
    choice.answer = i;
  }
  const Expected expected = search_->expected(choice.answer);
  choice.foretold = {expected.chance, expected.margin, expected.vp};
  return choice;
}

// The answers' shares follow their worth one step ahead, and as much what the search made of them.
void Classroom::teach_policy(const Inputs& inputs, const ActionList& legal, std::span<const float> worths,
                             const Choice& choice) {
  PolicyLesson& lesson = lessons_.policies.emplace_back();
  lesson.inputs = inputs;
  const Decision question = pending(state_);
  const float most = *std::ranges::max_element(worths);
  float sum = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const float share = std::exp((worths[i] - most) / lecture_.spread);
    lesson.answers.push_back({parts_of(question, legal[i]), share});
    sum += share;
  }
  for (std::size_t i = 0; i < legal.size(); ++i) {
    float& share = lesson.answers[i].share;
    share /= sum;
    if (!choice.shares.empty()) share = (share + choice.shares[i]) / 2;
  }
}

Action Classroom::decide(const ActionList& legal) {
  const Seat seat = pending(state_).seat;
  const bool searches = search_ && network_ != nullptr && !by_other(seat);
  const State believed = determinize(observe(state_, seat), rng_);
  std::array<float, ActionList::capacity()> list;
  const std::span<float> worths(list.data(), legal.size());
  for (std::size_t i = 0; i < legal.size(); ++i)
    worths[i] = worth_when_settled(mind_of(seat), believed, legal[i]);
  const Choice choice = searches ? search_ahead(legal, seat) : step_ahead(legal, worths);
  const Action answer = legal[choice.answer];
  if (network_ != nullptr && by_other(seat)) return answer;
  const Inputs before = inputs_of(believed, seat);
  if (searches || one_in(2)) teach_policy(before, legal, worths, choice);
  if (searches || one_in(2)) note(seat, before, choice.foretold);
  const Tried after = tried(believed, answer, seat);
  note(seat, inputs_of(after.position, seat, after.known), choice.foretold, after.earned);
  return answer;
}

void Classroom::teach(Seat seat) {
  const auto& way = ways_[seat];
  const bool alone = is_solo(state_);
  Outcome outcome;
  outcome.win = state_.over ? final_outlook(state_).chances[seat] : 0;
  constexpr int kMostMargin = 25;
  outcome.margin = static_cast<float>(std::clamp(margin_of(state_, seat), -60, kMostMargin));
  outcome.vp = static_cast<float>(state_.players[seat].vp);
  if (alone && state_.over && outcome.win == 0) outcome.margin = std::min(outcome.margin, 0.0f);
  // From the end back: each is worth what follows it, partly as it was foretold and partly as it came.
  const float keep = network_ == nullptr ? 1 : lecture_.lambda;
  float earned = earned_[seat];
  for (std::size_t i = way.size(); i-- > 0;) {
    const Outcome& told = way[i].foretold;
    outcome.margin += earned - way[i].earned;
    earned = way[i].earned;
    lessons_.values.push_back({way[i].inputs, outcome});
    outcome = {(1 - keep) * told.win + keep * outcome.win, (1 - keep) * told.margin + keep * outcome.margin,
               (1 - keep) * told.vp + keep * outcome.vp};
  }
}

LectureReport Classroom::run() {
  state_ = new_game(lecture_.options, lecture_.seed);
  const unsigned players = lecture_.options.players;
  for (unsigned seat = 0; players > 1 && seat < players; ++seat) {
    const float drawn = static_cast<float>(rng_.below(1u << 20)) / (1u << 20);
    if (drawn < lecture_.opponents) others_ |= bit(seat);
  }
  const Events events{
      [](void* context, const Event& event) { static_cast<Classroom*>(context)->hear(event); }, this};
  bool given = lecture_.gifts <= 0;
  ActionList legal;
  legal_actions(state_, legal);
  while (!legal.empty() && state_.year <= kMostYears) {
    const Decision question = pending(state_);
    if (!given && question.question == Question::Turn) {
      given = true;
      for (unsigned seat = 0; seat < players; ++seat) {
        const float drawn = static_cast<float>(rng_.below(1u << 20)) / (1u << 20);
        if (drawn < lecture_.gifts) give_gifts(state_, static_cast<Seat>(seat), rng_);
      }
      legal_actions(state_, legal);
    }
    Action answer = legal[0];
    if (legal.size() > 1) {
      ++report_.choices;
      if (question.question == Question::Turn) note_others(question.seat);
      answer = decide(legal);
    }
    apply(state_, answer, events, legal);
  }
  for (unsigned seat = 0; seat < players; ++seat) teach(static_cast<Seat>(seat));
  report_.years = state_.year;
  for (const unsigned count : orders_) report_.orders += count;
  const Standings places = standings(state_);
  report_.winners_orders = orders_[places[0].seat];
  report_.winners_vp = places[0].vp;
  report_.won = is_solo(state_) && state_.over && solo_result(state_) == SoloResult::Win;
  return report_;
}

}  // namespace

LectureReport attend(const Lecture& lecture, NetworkEvaluation* network, Evaluation& other, Lessons& into) {
  return Classroom(lecture, network, other, into).run();
}

}  // namespace vendemmia
