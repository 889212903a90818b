#include "bots/search/search.h"

#include <algorithm>
#include <cmath>

#include "bots/network/network.h"
#include "bots/policy.h"
#include "engine/catalog/orders.h"
#include "engine/game/decision.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// More answers than these are not settled one by one before they are compared.
constexpr std::size_t kLargeQuestion = 32;

// What the seats play for: to win, and to be far ahead, which can be told long before the end and with less chance in it. Alone
// the VP are half of it, so that even who is far behind has something to play for.
Chances aims_of(const Outlook& outlook, bool alone, float of_margin) {
  Chances aims = outlook.chances;
  constexpr float kMuch = 45;
  if (alone) {
    aims[0] = 0.5f * aims[0] + 0.5f * std::clamp(outlook.vp / kMuch, 0.0f, 1.0f);
  } else {
    for (std::size_t seat = 0; seat < aims.size(); ++seat) aims[seat] += of_margin * outlook.margins[seat];
  }
  return aims;
}

// Logarithms of how likely each answer is to be the best, up to a constant.
void weigh(Evaluation& by, const State& s, const ActionList& legal, std::span<float> scores) {
  if (by.has_opinion()) {
    by.opinion(s, legal, scores);
    return;
  }
  constexpr float kSpread = 0.8f;  // VP: how much worse an answer may look and still be tried
  for (std::size_t i = 0; i < legal.size(); ++i) {
    scores[i] = (legal.size() > kLargeQuestion ? worth_at_once(by, s, legal[i])
                                               : worth_when_settled(by, s, legal[i])) /
                kSpread;
  }
}

}  // namespace

Search::Search(const SearchSettings& settings) : settings_(settings), tree_(settings.nodes) {
  path_.reserve(256);
}

void Search::begin(Evaluation& evaluation, const Observation& observation, u64 seed) {
  evaluation_ = &evaluation;
  observation_ = observation;
  margin_ = settings_.margin.value_or(usual_margin(observation.seen.options));
  seen_ = SeenEvents(observation.seat);
  seed_ = seed;
  tree_.clear();
  spread_ = {};
  const State s = world(0);
  legal_actions(s, legal_);
  grow(kRoot, s, legal_);
  sums_.assign(legal_.size(), {});
}

State Search::world(u32 number) {
  rng_ = Rng(Rng(seed_ + number).next());
  return determinize(observation_, rng_);
}

void Search::grow(NodeId node, const State& s, const ActionList& legal) {
  const std::size_t count = legal.size();
  if (!tree_.has_room_for(count)) return;
  std::array<float, ActionList::capacity()> priors;
  const std::span<float> scores(priors.data(), count);
  if (settings_.priors && count > 1) {
    weigh(*evaluation_, s, legal, scores);
    const float most = *std::ranges::max_element(scores);
    float sum = 0;
    for (float& score : scores) {
      // By way of whole numbers, so that every machine gets the same.
      score = exp_of(static_cast<i32>((score - most) / settings_.warmth * kOne));
      sum += score;
    }
    for (float& score : scores) score /= sum;
  } else {
    std::ranges::fill(scores, 1.0f / static_cast<float>(count));
  }
  EdgeId last = kNone;
  for (std::size_t i = 0; i < count; ++i) {
    const EdgeId edge = tree_.add_edge(legal[i], scores[i]);
    (last == kNone ? tree_.node(node).first_edge : tree_.edge(last).next) = edge;
    last = edge;
  }
}

EdgeId Search::select(NodeId node, const ActionList& legal) {
  // What the siblings have earned so far, for those not tried yet.
  float sum = 0;
  u32 visits = 0;
  for (EdgeId edge = tree_.node(node).first_edge; edge != kNone; edge = tree_.edge(edge).next) {
    sum += tree_.edge(edge).sum;
    visits += tree_.edge(edge).visits;
  }
  const float unknown =
      visits == 0 ? 0.5f : sum / static_cast<float>(visits) - settings_.pessimism * spread_.width();
  const float exploration = settings_.exploration * spread_.width();
  EdgeId best = kNone;
  float most = -1e9f;
  EdgeId before = kNone;
  EdgeId edge = tree_.node(node).first_edge;
  for (const Action& action : legal) {
    while (edge != kNone && tree_.edge(edge).action < action) {
      before = edge;
      edge = tree_.edge(edge).next;
    }
    if (edge == kNone || tree_.edge(edge).action != action) {
      if (!tree_.has_room_for(1)) continue;
      const EdgeId added = tree_.add_edge(action, 1.0f / static_cast<float>(legal.size()));
      tree_.edge(added).next = edge;
      (before == kNone ? tree_.node(node).first_edge : tree_.edge(before).next) = added;
      edge = added;
    }
    TreeEdge& one = tree_.edge(edge);
    ++one.available;
    const float value = one.visits == 0 ? unknown : one.mean();
    const float score = value + exploration * one.prior * std::sqrt(static_cast<float>(one.available)) /
                                    (1.0f + static_cast<float>(one.visits));
    if (score > most) {
      most = score;
      best = edge;
    }
    before = edge;
    edge = one.next;
  }
  return best;
}

Outlook Search::judge(State& s, ActionList& legal) {
  const Events events = evaluation_->order_margin() == 0 ? Events::none() : orders_filled();
  switch (settings_.leaf) {
    case Leaf::Still: break;
    case Leaf::Settled:
      if (!legal.empty()) settle(*evaluation_, s, events);
      break;
    case Leaf::Year: finish_year(*evaluation_, s, legal, events); break;
    case Leaf::Playout:
      while (!legal.empty()) apply(s, legal[rng_.below(static_cast<u32>(legal.size()))], events, legal);
  }
  Outlook outlook = s.over ? final_outlook(s) : evaluation_->outlook(s);
  for (std::size_t seat = 0; seat < earned_.size(); ++seat) outlook.margins[seat] += earned_[seat];
  return outlook;
}

void Search::count_order(const Event& event) {
  if (event.kind == EventKind::OrderFilled && event.seat < earned_.size())
    earned_[event.seat] += evaluation_->order_margin() * static_cast<float>(kOrderFacts[event.a].vp);
}

void Search::iterate() { try_answer(select(kRoot, legal_)); }

void Search::try_answer(std::size_t answer) {
  CHECK(answer < legal_.size());
  path_.clear();
  earned_ = {};
  auto edge = static_cast<EdgeId>(answer);  // the root's edges are the first
  State s = world(tree_.edge(edge).visits);
  path_.push_back({edge, pending(s).seat});
  ActionList legal;
  for (;;) {
    seen_.restart();
    apply(s, tree_.edge(edge).action, events(), legal);
    if (legal.empty()) break;
    const NodeId node = tree_.node_behind(edge, seen_.digest());
    if (node == kNone) break;
    if (tree_.node(node).first_edge == kNone) {
      if (tree_.node(node).visits++ < settings_.visits_to_grow) break;
      grow(node, s, legal);
      if (tree_.node(node).first_edge == kNone) break;
    }
    edge = select(node, legal);
    if (edge == kNone) break;
    path_.push_back({edge, pending(s).seat});
  }
  const Outlook outlook = judge(s, legal);
  const Chances aims = aims_of(outlook, is_solo(s), margin_);
  const Seat asked = path_[0].seat;
  spread_.add(aims[asked]);
  Expected& sum = sums_[answer];
  sum.chance += outlook.chances[asked];
  sum.margin += outlook.margins[asked];
  sum.vp += outlook.vp;
  for (const Visited& one : path_) {
    TreeEdge& visited = tree_.edge(one.edge);
    ++visited.visits;
    visited.sum += aims[one.seat];
  }
}

Outlook Search::follow(std::size_t answer, u32 deal) {
  CHECK(answer < legal_.size());
  earned_ = {};
  State s = world(deal);
  ExpectedWay way = this->way();
  Action next = tree_.edge(static_cast<EdgeId>(answer)).action;
  ActionList legal;
  for (;;) {
    seen_.restart();
    apply(s, next, events(), legal);
    way.follow(next, seen_.digest());
    const auto expected = way.answer(legal);
    if (!expected) break;
    next = *expected;
  }
  return judge(s, legal);
}

bool Search::is_open(u32 left) const {
  u32 most = 0;
  u32 second = 0;
  for (EdgeId edge = tree_.node(kRoot).first_edge; edge != kNone; edge = tree_.edge(edge).next) {
    const u32 visits = tree_.edge(edge).visits;
    second = std::max(second, std::min(most, visits));
    most = std::max(most, visits);
  }
  return most <= second + left;
}

Expected Search::expected(std::size_t answer) const {
  const auto visits = static_cast<float>(std::max(tree_.edge(static_cast<EdgeId>(answer)).visits, 1u));
  const Expected& sum = sums_[answer];
  return {sum.chance / visits, sum.margin / visits, sum.vp / visits};
}

std::vector<Judgement> Search::judgements() const {
  std::vector<Judgement> list;
  for (EdgeId edge = tree_.node(kRoot).first_edge; edge != kNone; edge = tree_.edge(edge).next) {
    const TreeEdge& answer = tree_.edge(edge);
    list.push_back({answer.action, answer.visits, expected(edge).chance});
  }
  std::ranges::sort(list, better);
  return list;
}

}  // namespace vendemmia
