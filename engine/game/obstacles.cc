#include "engine/game/obstacles.h"

#include <utility>

#include "engine/catalog/programs.h"
#include "engine/game/door.h"
#include "engine/game/feasible.h"
#include "engine/game/interpreter.h"

namespace vendemmia {
namespace {

class Search {
 public:
  explicit Search(const State& s) : s_(s) {}

  void look_at(NodeRef ref) {
    const Node& n = node(ref);
    switch (n.op) {
      case Op::Seq:
      case Op::AnyOrder:
      case Op::Choose:
      case Op::OneOrBoth:
      case Op::PossibleParts: look_at_parts(ref); break;
      case Op::Plant:
      case Op::Harvest:
      case Op::FillOrder:
      case Op::MakeWine:
      case Op::Build:
      case Op::Train:
      case Op::PlayVisitor:
      case Op::DiscardWine:
      case Op::SellWine:
      case Op::Star:
      case Op::Destroy:
      case Op::SellField:
      case Op::BuyField:
      case Op::AgeOneWine:
      case Op::PlaceGrape: look_at_answers(ref); break;
      case Op::Lira: {
        const auto have = static_cast<i16>(s_.players[s_.top().seat()].lira);
        add({ref, {}, Refusal{Reason::LiraShort, static_cast<i16>(-parameters<Op::Lira>(n).amount), have}});
        break;
      }
      case Op::Vp: add({ref, {}, {}, Missing::Vp}); break;
      default: add({ref, {}, {}, Missing::Something});
    }
  }

  std::vector<Obstacle> take() { return std::move(list_); }

 private:
  void add(const Obstacle& one) {
    constexpr std::size_t kMost = 12;
    if (list_.size() < kMost) list_.push_back(one);
  }

  void look_at_parts(NodeRef ref) {
    const Means means = means_of(s_, s_.top().seat(), s_.top().owner());
    for (unsigned i = 0; i < node(ref).children; ++i) {
      if (!feasible(means, child(ref, i))) look_at(child(ref, i));
    }
  }

  void look_at_answers(NodeRef ref) {
    ActionList legal;
    RefusedActions refused;
    explain_actions(with_question(s_, ref), legal, refused);
    for (const RefusedAction& one : refused) add({ref, one.action, one.refusal});
    if (refused.empty()) add({ref, {}, {}, missing_for(node(ref).op)});
  }

  static Missing missing_for(Op op) {
    switch (op) {
      case Op::Plant: return Missing::Vine;
      case Op::FillOrder: return Missing::Order;
      case Op::MakeWine: return Missing::Grapes;
      case Op::PlayVisitor: return Missing::Visitor;
      case Op::AgeOneWine:
      case Op::SellWine:
      case Op::DiscardWine: return Missing::Wine;
      default: return Missing::Something;
    }
  }

  const State& s_;
  std::vector<Obstacle> list_;
};

NodeRef effect_of_place(const State& s, Target target) {
  if (target == kDestroySpace) return destroy_program();
  if (!is_building(target))
    return action_of(target) == kNoAction ? kNoNode : board_of(s).actions[action_of(target)].effect;
  const u8 card = s.players[s.top().seat()].buildings[place_of(target)];
  return card == 0 ? kNoNode : program_of(static_cast<StructureCard>(card - 1));
}

// The effect that a refused answer would have begun, or kNoNode.
NodeRef effect_of(const State& s, Action action) {
  switch (action.kind) {
    case ActionKind::Place: return effect_of_place(s, action.b);
    case ActionKind::TakeAction: return board_of(s).actions[action.a].effect;
    case ActionKind::Play: return program_of(static_cast<Visitor>(action.a));
    case ActionKind::Option: return child(s.top().node, action.a - 1u);
    default: return kNoNode;
  }
}

bool cannot_be_carried_out(Reason reason) {
  return reason == Reason::ActionImpossible || reason == Reason::VisitorImpossible ||
         reason == Reason::OptionImpossible;
}

}  // namespace

State with_question(const State& s, NodeRef part) {
  State copy = s;
  push(copy, part, s.top().seat(), s.top().owner());
  return copy;
}

std::vector<Obstacle> obstacles(const State& s, Action refused) {
  const auto refusal = check(s, refused);
  if (!refusal || !cannot_be_carried_out(refusal->reason)) return {};
  const NodeRef effect = effect_of(s, refused);
  if (effect == kNoNode) return {};
  Search search(s);
  search.look_at(effect);
  return search.take();
}

}  // namespace vendemmia
