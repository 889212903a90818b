// Building structures.
#include "engine/game/changes.h"
#include "engine/game/modifiers.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

bool cost_allowed(Costs costs, unsigned cost) { return costs == Costs::Any || cost == 2 || cost == 3; }

using Rules = Parameters<Op::Build>;

// Free is free of lira.
unsigned price_of(const Player& p, const Rules& rules, unsigned cost) {
  return rules.free() ? 0 : build_price(p, cost, static_cast<unsigned>(rules.discount));
}

Reason problem(const Player& p, const Rules& rules, Structure structure, int lira) {
  if (p.has(structure)) return Reason::AlreadyBuilt;
  if ((facts(structure).needs & ~p.structures) != 0) return Reason::MediumCellarFirst;
  if (!cost_allowed(rules.costs, facts(structure).cost)) return Reason::CostNotAllowed;
  return static_cast<int>(price_of(p, rules, facts(structure).cost)) > lira ? Reason::LiraShort : Reason::Ok;
}

// the same discounts and limits hold for structure cards.
Reason card_problem(const Player& p, const Rules& rules, StructureCard card, int lira) {
  if (!cost_allowed(rules.costs, facts(card).cost)) return Reason::CostNotAllowed;
  return static_cast<int>(price_of(p, rules, facts(card).cost)) > lira ? Reason::LiraShort : Reason::Ok;
}

CardSet cards_in_hand(const Player& p) {
  return p.hand[static_cast<unsigned>(Deck::Structure)] & (bit(kStructureCardCount) - 1);
}

constexpr unsigned kAllMatPlaces = (1u << kMatPlaces) - 1;
// without room for it a card cannot be built. As a set.
unsigned free_places(const Player& p) {
  return empty_fields(p) << kMatPlaces | (kAllMatPlaces & ~p.buildings.nonzero());
}

// --- The same as sets, for lists and for "is there any". -----------------------------------------------

constexpr unsigned kHighestCost = 9;

// The facts whose cost is at most the index, as sets.
template <class Set, class Facts>
constexpr std::array<Set, kHighestCost + 1> sets_by_cost(const Facts& facts) {
  std::array<Set, kHighestCost + 1> sets{};
  for (unsigned i = 0; i < facts.size(); ++i) {
    CHECK(facts[i].cost <= kHighestCost);
    for (unsigned cost = facts[i].cost; cost <= kHighestCost; ++cost) sets[cost] |= static_cast<Set>(bit(i));
  }
  return sets;
}
constexpr auto kStructuresUpTo = sets_by_cost<StructureSet>(kStructureFacts);
constexpr auto kCardsUpTo = sets_by_cost<CardSet>(kStructureCardFacts);

// by what stands, what may stand next.
constexpr std::array<StructureSet, 256> kNextStructures = [] {
  std::array<StructureSet, 256> sets{};
  for (unsigned built = 0; built < sets.size(); ++built) {
    for (unsigned i = 0; i < kStructures; ++i) {
      if (!contains(built, i) && (kStructureFacts[i].needs & ~built) == 0)
        sets[built] |= static_cast<StructureSet>(bit(i));
    }
  }
  return sets;
}();

// The highest printed cost that is allowed (R-82: nothing costs less than 2) and that so many lira pay for.
unsigned highest_cost(const Player& p, const Rules& rules, int lira) {
  const unsigned allowed = rules.costs == Costs::Any ? kHighestCost : 3;
  if (rules.free()) return allowed;
  const unsigned paid = static_cast<unsigned>(lira) + build_help(p, static_cast<unsigned>(rules.discount));
  return paid < allowed ? paid : allowed;
}

StructureSet buildable(const Player& p, unsigned cost) {
  return static_cast<StructureSet>(kStructuresUpTo[cost] & kNextStructures[p.structures]);
}
CardSet buildable_cards(const Player& p, unsigned cost) { return kCardsUpTo[cost] & cards_in_hand(p); }

// --- Build. step 1: declined. --------------------------------------------------------------------------

Step step_build(Machine& m, Frame& f) {
  if (f.step == 0 && memory<Op::Build>(f).built < parameters<Op::Build>(f.node).count) return Step::Ask;
  m.result = memory<Op::Build>(f).result;
  return Step::Done;
}

void explain_building(const Player& p, const Rules& rules, Offers& offers) {
  for (unsigned i = 0; i < kStructures; ++i) {
    const auto structure = static_cast<Structure>(i);
    offers.add(act(ActionKind::Build, i), problem(p, rules, structure, p.lira),
               static_cast<int>(price_of(p, rules, facts(structure).cost)), p.lira);
  }
  for (unsigned number : Members(cards_in_hand(p))) {
    const auto card = static_cast<StructureCard>(number);
    const Reason reason = card_problem(p, rules, card, p.lira);
    for (unsigned place = 0; place < kBuildingPlaces; ++place) {
      offers.add(act(ActionKind::BuildCard, number, place),
                 place_free(p, place) ? reason : Reason::PlaceTaken,
                 static_cast<int>(price_of(p, rules, facts(card).cost)), p.lira);
    }
  }
}

void offers_build(const State& s, const Frame& f, Offers& offers) {
  const auto rules = parameters<Op::Build>(f.node);
  const Player& p = s.players[f.seat()];
  if (offers.explaining()) {
    explain_building(p, rules, offers);
  } else {
    const unsigned cost = highest_cost(p, rules, p.lira);
    offers.add_each(buildable(p, cost), [](unsigned i) { return act(ActionKind::Build, i); });
    for (unsigned card : Members(buildable_cards(p, cost))) {
      offers.add_each(free_places(p),
                      [=](unsigned place) { return act(ActionKind::BuildCard, card, place); });
    }
  }
  if (rules.at_least == 0) offer_decline(s, f, offers);
}

void answer_build(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
    return;
  }
  const bool card = action.kind == ActionKind::BuildCard;
  const unsigned cost =
      card ? facts(static_cast<StructureCard>(action.a)).cost : facts(static_cast<Structure>(action.a)).cost;
  const unsigned price = price_of(m.player(f), parameters<Op::Build>(f.node), cost);
  if (card) {
    build_card(m, f.seat(), static_cast<StructureCard>(action.a), action.b, price);
  } else {
    build_structure(m, f.seat(), static_cast<Structure>(action.a), price);
  }
  ++edit<Op::Build>(f)->built;
  edit<Op::Build>(f)->result = static_cast<u8>(cost);
}

}  // namespace

bool build_feasible(const Means& means, NodeRef ref) {
  const auto rules = parameters<Op::Build>(ref);
  const Player& p = means.player();
  // two different ones; medium then large cellar counts, so any two that are missing will do.
  if (rules.count > 1) {
    const unsigned held = count_bits(cards_in_hand(p));
    const unsigned places = count_bits(free_places(p));
    return kStructures - count_bits(p.structures) + (held < places ? held : places) >= rules.count;
  }
  const unsigned cost = highest_cost(p, rules, means.lira);
  const StructureSet structures = buildable(p, cost);
  if (!contains(decks_in_game(means.state->options), static_cast<unsigned>(Deck::Structure)))
    return structures != 0;
  const CardSet cards = buildable_cards(p, cost);
  const unsigned places = free_places(p);
  return (structures != 0) | ((cards != 0) & (places != 0));
}

namespace {

// --- UpgradeCellar: the next missing cellar, at a price or a discount. ---------------------------

unsigned upgrade_price(const Player& p, NodeRef ref, Structure cellar) {
  const auto told = parameters<Op::UpgradeCellar>(ref);
  // the Workshop helps with a fixed price too.
  return told.pricing == Pricing::Price ? build_price(p, told.lira, 0)
                                        : build_price(p, facts(cellar).cost, told.lira);
}

bool upgrade_possible(const Player& p, NodeRef ref, int lira) {
  const unsigned cellar = next_cellar(p.structures);
  return cellar != kStructures &&
         static_cast<int>(upgrade_price(p, ref, static_cast<Structure>(cellar))) <= lira;
}

Step step_upgrade(Machine& m, Frame& f) {
  const Player& p = m.player(f);
  if (!upgrade_possible(p, f.node, p.lira)) return Step::Stuck;
  const auto cellar = static_cast<Structure>(next_cellar(p.structures));
  build_structure(m, f.seat(), cellar, upgrade_price(p, f.node, cellar));
  return Step::Done;
}

bool upgrade_feasible(const Means& means, NodeRef ref) {
  return upgrade_possible(means.player(), ref, means.lira);
}

// --- BuildYoke. -----------------------------------------------------------------------------------

unsigned yoke_price(const Player& p, NodeRef ref) {
  return build_price(p, parameters<Op::BuildYoke>(ref).price, 0);
}

bool yoke_possible(const Player& p, NodeRef ref, int lira) {
  return !p.has(Structure::Yoke) && static_cast<int>(yoke_price(p, ref)) <= lira;
}

Step step_build_yoke(Machine& m, Frame& f) {
  if (!yoke_possible(m.player(f), f.node, m.player(f).lira)) return Step::Stuck;
  build_structure(m, f.seat(), Structure::Yoke, yoke_price(m.player(f), f.node));
  return Step::Done;
}

bool build_yoke_feasible(const Means& means, NodeRef ref) {
  return yoke_possible(means.player(), ref, means.lira);
}

// not being asked would tell that no card in hand can be built.
bool secret_build(const State& s, const Frame& f) {
  return parameters<Op::Build>(f.node).at_least == 0 && hand_decides(s, f.seat(), f.node);
}

// --- Destroy. -------------------------------------------------------------------------------------

bool worker_inside(const Player& p, unsigned place) {
  const auto building = static_cast<Target>(kBuildings + place);
  return contains(p.regular_in_buildings, place) || p.grande == building || p.special[0] == building ||
         p.special[1] == building;
}

Step step_destroy(Machine&, Frame& f) { return f.step == 0 ? Step::Ask : Step::Done; }

void offers_destroy(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    if (p.buildings[place] == 0) continue;
    offers.add(act(ActionKind::Destroy, place), worker_inside(p, place) ? Reason::WorkerInside : Reason::Ok);
  }
}

void answer_destroy(Machine& m, Frame& f, Action action) {
  f.step = 1;
  destroy_card(m, f.seat(), action.a);
}

bool destroy_feasible(const Means& means, NodeRef) {
  const Player& p = means.player();
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    if (p.buildings[place] != 0 && !worker_inside(p, place)) return true;
  }
  return false;
}

}  // namespace

const Operation kDestroyOperation{step_destroy, offers_destroy, answer_destroy, destroy_feasible, nullptr};
const Operation kBuildOperation{step_build, offers_build, answer_build, build_feasible, secret_build};
const Operation kUpgradeCellarOperation{step_upgrade, no_offers, no_answer, upgrade_feasible, nullptr};
const Operation kBuildYokeOperation{step_build_yoke, no_offers, no_answer, build_yoke_feasible, nullptr};

}  // namespace vendemmia
