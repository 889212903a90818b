// Building structures.
#include "engine/game/changes.h"
#include "engine/game/modifiers.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

bool cost_allowed(Costs costs, unsigned cost) { return costs == Costs::Any || cost == 2 || cost == 3; }

// -1 stands for free of lira.
unsigned price_of(const Player& p, const Node& n, Structure structure) {
  return n.a < 0 ? 0 : build_price(p, structure, static_cast<unsigned>(n.a));
}

Why problem(const Player& p, const Node& n, Structure structure, int lira) {
  if (p.has(structure)) return Why::AlreadyBuilt;
  if ((facts(structure).needs & ~p.structures) != 0) return Why::MediumCellarFirst;
  if (!cost_allowed(static_cast<Costs>(n.b), facts(structure).cost)) return Why::CostNotAllowed;
  return static_cast<int>(price_of(p, n, structure)) > lira ? Why::LiraShort : Why::Ok;
}

// --- Build. memory[0]: structures built, memory[1]: result; step 1: declined. --------------------------

Step step_build(Machine& m, Frame& f) {
  if (f.step == 0 && f.memory[0] < node(f.node).d) return Step::Ask;
  m.result = f.memory[1];
  return Step::Done;
}

void offers_build(const State& s, const Frame& f, Offers& offers) {
  const Node& n = node(f.node);
  const Player& p = s.players[f.seat()];
  for (unsigned i = 0; i < kStructures; ++i) {
    const auto structure = static_cast<Structure>(i);
    offers.add(act(ActionKind::Build, i), problem(p, n, structure, p.lira),
               static_cast<int>(price_of(p, n, structure)), p.lira);
  }
  if (n.c == 0) offer_decline(s, f, offers);
}

void answer_build(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
    return;
  }
  const auto structure = static_cast<Structure>(action.a);
  build_structure(m, f.seat(), structure, price_of(m.player(f), node(f.node), structure));
  ++f.memory[0];
  f.memory[1] = facts(structure).cost;
}

bool build_feasible(const Means& means, NodeRef ref) {
  const Node& n = node(ref);
  const Player& p = means.player();
  // two different ones; medium then large cellar counts, so any two that are missing will do.
  if (n.d > 1) return kStructures - count_bits(p.structures) >= n.d;
  for (unsigned i : Members(static_cast<StructureSet>(~p.structures))) {
    if (problem(p, n, static_cast<Structure>(i), means.lira) == Why::Ok) return true;
  }
  return false;
}

// --- UpgradeCellar: the next missing cellar, at a price or a discount. ---------------------------

unsigned upgrade_price(const Player& p, const Node& n, Structure cellar) {
  return n.b == 0 ? static_cast<unsigned>(n.a) : build_price(p, cellar, static_cast<unsigned>(n.a));
}

bool upgrade_possible(const Player& p, const Node& n, int lira) {
  const unsigned cellar = next_cellar(p.structures);
  return cellar != kStructures &&
         static_cast<int>(upgrade_price(p, n, static_cast<Structure>(cellar))) <= lira;
}

Step step_upgrade(Machine& m, Frame& f) {
  const Player& p = m.player(f);
  if (!upgrade_possible(p, node(f.node), p.lira)) return Step::Stuck;
  const auto cellar = static_cast<Structure>(next_cellar(p.structures));
  build_structure(m, f.seat(), cellar, upgrade_price(p, node(f.node), cellar));
  return Step::Done;
}

bool upgrade_feasible(const Means& means, NodeRef ref) {
  return upgrade_possible(means.player(), node(ref), means.lira);
}

// --- BuildYoke. -----------------------------------------------------------------------------------

bool yoke_possible(const Player& p, const Node& n, int lira) {
  return !p.has(Structure::Yoke) && n.a <= lira;
}

Step step_build_yoke(Machine& m, Frame& f) {
  if (!yoke_possible(m.player(f), node(f.node), m.player(f).lira)) return Step::Stuck;
  build_structure(m, f.seat(), Structure::Yoke, static_cast<unsigned>(node(f.node).a));
  return Step::Done;
}

bool build_yoke_feasible(const Means& means, NodeRef ref) {
  return yoke_possible(means.player(), node(ref), means.lira);
}

}  // namespace

const Operation kBuildOperation{step_build, offers_build, answer_build, build_feasible, nullptr};
const Operation kUpgradeCellarOperation{step_upgrade, no_offers, no_answer, upgrade_feasible, nullptr};
const Operation kBuildYokeOperation{step_build_yoke, no_offers, no_answer, build_yoke_feasible, nullptr};

}  // namespace vendemmia
