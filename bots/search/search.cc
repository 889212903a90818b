#include "bots/search/search.h"

#include <algorithm>
#include <cmath>

#include "bots/policy.h"
#include "engine/game/decision.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// More answers than these are not settled one by one before they are compared.
constexpr std::size_t kLargeQuestion = 32;

// What the seats play for: to win. Alone the VP are half of it, so that even who is far behind has something to play for.
Chances aims_of(const Outlook& outlook, bool alone) {
  Chances aims = outlook.chances;
  constexpr float kMuch = 45;
  if (alone) aims[0] = 0.5f * aims[0] + 0.5f * std::clamp(outlook.vp / kMuch, 0.0f, 1.0f);
  return aims;
}

}  // namespace

Search::Search(const SearchSettings& settings) : settings_(settings), tree_(settings.nodes) {
  path_.reserve(256);
}

void Search::begin(const Evaluation& evaluation, const Observation& observation, u64 seed) {
  evaluation_ = &evaluation;
  observation_ = observation;
  leaf_ = settings_.leaf.value_or(is_solo(observation.seen) ? Leaf::Game : Leaf::Year);
  seed_ = seed;
  tree_.clear();
  spread_ = {};
  State s = world(0);
  legal_actions(s, legal_);
  grow(kRoot, s, legal_);
  chances_.assign(legal_.size(), 0.0f);
}

State Search::world(u32 number) {
  rng_ = Rng(Rng(seed_ + number).next());
  return determinize(observation_, rng_);
}

void Search::grow(NodeId node, const State& s, const ActionList& legal) {
  if (!tree_.has_room_for(legal.size())) return;
  std::array<float, ActionList::capacity()> priors;
  const std::size_t count = legal.size();
  if (settings_.priors && count > 1) {
    float most = -1e9f;
    for (std::size_t i = 0; i < count; ++i) {
      priors[i] = (count > kLargeQuestion ? worth_at_once(*evaluation_, s, legal[i])
                                          : worth_when_settled(*evaluation_, s, legal[i]));
      most = std::max(most, priors[i]);
    }
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
      priors[i] = std::exp((priors[i] - most) / settings_.prior_spread);
      sum += priors[i];
    }
    for (std::size_t i = 0; i < count; ++i) priors[i] /= sum;
  } else {
    std::fill_n(priors.begin(), count, 1.0f / static_cast<float>(count));
  }
  NodeId last = kNoTreeNode;
  for (std::size_t i = 0; i < count; ++i) {
    const NodeId child = tree_.add(legal[i], priors[i]);
    (last == kNoTreeNode ? tree_[node].first_child : tree_[last].next_sibling) = child;
    last = child;
  }
}

NodeId Search::select(NodeId node, const ActionList& legal) {
  const TreeNode& parent = tree_[node];
  // What the siblings have earned so far, for those not tried yet.
  float sum = 0;
  u32 visits = 0;
  for (NodeId child = parent.first_child; child != kNoTreeNode; child = tree_[child].next_sibling) {
    sum += tree_[child].sum;
    visits += tree_[child].visits;
  }
  const float unknown =
      visits == 0 ? 0.5f : sum / static_cast<float>(visits) - settings_.pessimism * spread_.width();
  const float exploration = settings_.exploration * spread_.width();
  NodeId best = kNoTreeNode;
  float most = -1e9f;
  NodeId before = kNoTreeNode;
  NodeId child = parent.first_child;
  for (const Action& action : legal) {
    while (child != kNoTreeNode && tree_[child].action < action) {
      before = child;
      child = tree_[child].next_sibling;
    }
    if (child == kNoTreeNode || tree_[child].action != action) {
      if (!tree_.has_room_for(1)) continue;
      const NodeId added = tree_.add(action, 1.0f / static_cast<float>(legal.size()));
      tree_[added].next_sibling = child;
      (before == kNoTreeNode ? tree_[node].first_child : tree_[before].next_sibling) = added;
      child = added;
    }
    TreeNode& one = tree_[child];
    ++one.available;
    const float value = one.visits == 0 ? unknown : one.mean();
    const float score = value + exploration * one.prior * std::sqrt(static_cast<float>(one.available)) /
                                    (1.0f + static_cast<float>(one.visits));
    if (score > most) {
      most = score;
      best = child;
    }
    before = child;
    child = one.next_sibling;
  }
  return best;
}

Outlook Search::judge(State& s, ActionList& legal) {
  switch (leaf_) {
    case Leaf::Still: break;
    case Leaf::Settled: settle(*evaluation_, s); break;
    case Leaf::Year: {
      const unsigned year = s.year;
      while (!legal.empty() && s.year == year)
        apply(s, best_when_settled(*evaluation_, s, legal), Events::none(), legal);
      break;
    }
    case Leaf::Game:
      while (!legal.empty()) apply(s, best_when_settled(*evaluation_, s, legal), Events::none(), legal);
      break;
    case Leaf::Playout:
      while (!legal.empty())
        apply(s, legal[rng_.below(static_cast<u32>(legal.size()))], Events::none(), legal);
      break;
  }
  return s.over && legal.empty() ? final_outlook(s) : evaluation_->outlook(s);
}

void Search::iterate() {
  path_.clear();
  NodeId node = select(kRoot, legal_);
  if (node == kNoTreeNode) return;
  State s = world(tree_[node].visits);
  path_.push_back({node, s.top().seat()});
  ActionList legal;
  apply(s, tree_[node].action, Events::none(), legal);
  while (!legal.empty()) {
    if (tree_[node].first_child == kNoTreeNode) {
      if (tree_[node].visits + 1 < settings_.visits_to_grow) break;
      grow(node, s, legal);
      if (tree_[node].first_child == kNoTreeNode) break;
    }
    const NodeId child = select(node, legal);
    if (child == kNoTreeNode) break;
    path_.push_back({child, s.top().seat()});
    apply(s, tree_[child].action, Events::none(), legal);
    node = child;
  }
  const Outlook outlook = judge(s, legal);
  const Chances aims = aims_of(outlook, is_solo(s));
  spread_.add(aims[path_[0].seat]);
  chances_[place_of(path_[0].node)] += outlook.chances[path_[0].seat];
  for (const Visited& one : path_) {
    TreeNode& visited = tree_[one.node];
    ++visited.visits;
    visited.sum += aims[one.seat];
  }
}

std::vector<Judgement> Search::judgements() const {
  std::vector<Judgement> list;
  for (NodeId child = tree_[kRoot].first_child; child != kNoTreeNode; child = tree_[child].next_sibling) {
    const TreeNode& answer = tree_[child];
    const float chance =
        answer.visits == 0 ? 0 : chances_[place_of(child)] / static_cast<float>(answer.visits);
    list.push_back({answer.action, answer.visits, chance});
  }
  std::ranges::sort(list, better);
  return list;
}

}  // namespace vendemmia
