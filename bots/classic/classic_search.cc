#include "bots/classic/classic_search.h"

#include <algorithm>
#include <cmath>

#include "bots/policy.h"
#include "engine/game/decision.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

constexpr std::size_t kNodes = 400'000;
constexpr float kExploration = 2;     // weight of what is unknown, in standard deviations of the results
constexpr float kPriorSpread = 0.8f;  // VP: how much worse an answer may look and still be tried
constexpr float kPessimism = 0.3f;    // by how much an untried answer counts less than its siblings
constexpr u32 kVisitsToGrow = 2;      // how often a node is judged before it gets children

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

ClassicSearch::ClassicSearch() : tree_(kNodes) { path_.reserve(256); }

void ClassicSearch::begin(Evaluation& evaluation, const Observation& observation, u64 seed) {
  evaluation_ = &evaluation;
  observation_ = observation;
  seed_ = seed;
  tree_.clear();
  spread_ = {};
  State s = world(0);
  legal_actions(s, legal_);
  grow(kClassicRoot, s, legal_);
  chances_.assign(legal_.size(), 0.0f);
}

State ClassicSearch::world(u32 number) {
  rng_ = Rng(Rng(seed_ + number).next());
  return determinize(observation_, rng_);
}

void ClassicSearch::grow(ClassicId node, const State& s, const ActionList& legal) {
  if (!tree_.has_room_for(legal.size())) return;
  std::array<float, ActionList::capacity()> priors;
  const std::size_t count = legal.size();
  if (count > 1) {
    float most = -1e9f;
    for (std::size_t i = 0; i < count; ++i) {
      priors[i] = (count > kLargeQuestion ? worth_at_once(*evaluation_, s, legal[i])
                                          : worth_when_settled(*evaluation_, s, legal[i]));
      most = std::max(most, priors[i]);
    }
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
      priors[i] = std::exp((priors[i] - most) / kPriorSpread);
      sum += priors[i];
    }
    for (std::size_t i = 0; i < count; ++i) priors[i] /= sum;
  } else {
    std::fill_n(priors.begin(), count, 1.0f / static_cast<float>(count));
  }
  ClassicId last = kNoClassic;
  for (std::size_t i = 0; i < count; ++i) {
    const ClassicId child = tree_.add(legal[i], priors[i]);
    (last == kNoClassic ? tree_[node].first_child : tree_[last].next_sibling) = child;
    last = child;
  }
}

ClassicId ClassicSearch::select(ClassicId node, const ActionList& legal) {
  const ClassicNode& parent = tree_[node];
  // What the siblings have earned so far, for those not tried yet.
  float sum = 0;
  u32 visits = 0;
  for (ClassicId child = parent.first_child; child != kNoClassic; child = tree_[child].next_sibling) {
    sum += tree_[child].sum;
    visits += tree_[child].visits;
  }
  const float unknown = visits == 0 ? 0.5f : sum / static_cast<float>(visits) - kPessimism * spread_.width();
  const float exploration = kExploration * spread_.width();
  ClassicId best = kNoClassic;
  float most = -1e9f;
  ClassicId before = kNoClassic;
  ClassicId child = parent.first_child;
  for (const Action& action : legal) {
    while (child != kNoClassic && tree_[child].action < action) {
      before = child;
      child = tree_[child].next_sibling;
    }
    if (child == kNoClassic || tree_[child].action != action) {
      if (!tree_.has_room_for(1)) continue;
      const ClassicId added = tree_.add(action, 1.0f / static_cast<float>(legal.size()));
      tree_[added].next_sibling = child;
      (before == kNoClassic ? tree_[node].first_child : tree_[before].next_sibling) = added;
      child = added;
    }
    ClassicNode& one = tree_[child];
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

Outlook ClassicSearch::judge(State& s, ActionList& legal) {
  const unsigned year = s.year;
  while (!legal.empty() && (is_solo(s) || s.year == year))
    apply(s, best_when_settled(*evaluation_, s, legal), Events::none(), legal);
  return s.over && legal.empty() ? final_outlook(s) : evaluation_->outlook(s);
}

void ClassicSearch::iterate() {
  path_.clear();
  ClassicId node = select(kClassicRoot, legal_);
  if (node == kNoClassic) return;
  State s = world(tree_[node].visits);
  path_.push_back({node, asked_seat(s)});
  ActionList legal;
  apply(s, tree_[node].action, Events::none(), legal);
  while (!legal.empty()) {
    if (tree_[node].first_child == kNoClassic) {
      if (tree_[node].visits + 1 < kVisitsToGrow) break;
      grow(node, s, legal);
      if (tree_[node].first_child == kNoClassic) break;
    }
    const ClassicId child = select(node, legal);
    if (child == kNoClassic) break;
    path_.push_back({child, asked_seat(s)});
    apply(s, tree_[child].action, Events::none(), legal);
    node = child;
  }
  const Outlook outlook = judge(s, legal);
  const Chances aims = aims_of(outlook, is_solo(s));
  spread_.add(aims[path_[0].seat]);
  chances_[place_of(path_[0].node)] += outlook.chances[path_[0].seat];
  for (const Visited& one : path_) {
    ClassicNode& visited = tree_[one.node];
    ++visited.visits;
    visited.sum += aims[one.seat];
  }
}

std::vector<Judgement> ClassicSearch::judgements() const {
  std::vector<Judgement> list;
  for (ClassicId child = tree_[kClassicRoot].first_child; child != kNoClassic;
       child = tree_[child].next_sibling) {
    const ClassicNode& answer = tree_[child];
    const float chance =
        answer.visits == 0 ? 0 : chances_[place_of(child)] / static_cast<float>(answer.visits);
    list.push_back({answer.action, answer.visits, chance});
  }
  std::ranges::sort(list, better);
  return list;
}

}  // namespace vendemmia
