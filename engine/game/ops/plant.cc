// Planting vines from the hand.
#include <algorithm>

#include "engine/game/changes.h"
#include "engine/game/modifiers.h"
#include "engine/game/ops/operations.h"
#include "engine/game/triggers.h"

namespace vendemmia {
namespace {

CardSet draw_pile(const State& s) {
  const Pile& pile = s.decks[static_cast<unsigned>(Deck::Vine)];
  CardSet cards = 0;
  for (unsigned i = 0; i < pile.size; ++i) cards |= bit(pile.cards[i]);
  return cards;
}

// nobody has seen the order of the deck, so what is left of it needs no second shuffle.
Card take_from_deck(State& s, Vine vine) {
  Pile& pile = s.decks[static_cast<unsigned>(Deck::Vine)];
  const auto card = static_cast<Card>(lowest_bit(draw_pile(s) & cards_of(vine)));
  unsigned at = 0;
  while (pile.cards[at] != card) ++at;
  for (; at + 1u < pile.size; ++at) pile.cards[at] = pile.cards[at + 1];
  pile.cards[--pile.size] = 0;
  return card;
}

// step 1: no more.
Step step_plant(Machine& m, Frame& f) {
  if (f.step == 0 && memory<Op::Plant>(f).planted < parameters<Op::Plant>(f.node).up_to) return Step::Ask;
  m.result = memory<Op::Plant>(f).result;
  return Step::Done;
}

using Planting = Parameters<Op::Plant>;

// Vines by what they need, as sets: so much room on the field, no structures but these.

// by field and by the value that stands there, from the maximum on none. Looked up, since nobody can guess the values.
constexpr unsigned kHighestMaximum = *std::max_element(kFieldMaximum.begin(), kFieldMaximum.end());
constexpr auto kVinesBeside = [] {
  std::array<std::array<CardSet, kHighestMaximum + 1>, kFields> sets{};
  for (unsigned field = 0; field < kFields; ++field) {
    for (unsigned kind = 0; kind < kVineKinds; ++kind) {
      for (unsigned planted = 0; planted + kVines[kind].value() <= kFieldMaximum[field]; ++planted)
        sets[field][planted] |= kCardsOfVine[kind];
    }
  }
  return sets;
}();
constexpr StructureSet kForVines = structures(Structure::Trellis, Structure::Irrigation);
constexpr std::array<CardSet, kForVines + 1u> kVinesWith = [] {
  std::array<CardSet, kForVines + 1u> sets{};
  for (unsigned kind = 0; kind < kVineKinds; ++kind) {
    for (unsigned built = 0; built <= kForVines; ++built) {
      if ((kVines[kind].needs & ~built) == 0) sets[built] |= kCardsOfVine[kind];
    }
  }
  return sets;
}();

// those of these cards for which nothing is missing.
CardSet vines_allowed(const Player& p, const Planting& told, CardSet vines) {
  const bool all = told.without_structures() || p.has(StructureCard::Aqueduct);
  return vines & kVinesWith[all ? kForVines : p.structures & kForVines];
}

// The vines for which each field has room.
std::array<CardSet, kFields> vines_fitting(const Player& p, const Planting& told) {
  const unsigned closed = p.sold_fields | covered_fields(p);
  std::array<CardSet, kFields> fitting;
  for (unsigned field = 0; field < kFields; ++field) {
    const unsigned planted = told.above_maximum() ? 0 : field_value(p, field);
    const u64 open = contains(closed, field) ? 0 : 1;
    fitting[field] = kVinesBeside[field][planted < kHighestMaximum ? planted : kHighestMaximum] & -open;
  }
  return fitting;
}

void offer_planting(const Player& p, const Planting& told, CardSet vines, Offers& offers) {
  const auto fitting = vines_fitting(p, told);
  for (unsigned kind : VineKinds(vines_allowed(p, told, vines))) {
    for (unsigned field = 0; field < kFields; ++field) {
      offers.add_if((fitting[field] & kCardsOfVine[kind]) != 0, act(ActionKind::Plant, kind, field));
    }
  }
}

void explain_planting(const Player& p, const Planting& told, CardSet vines, Offers& offers) {
  for (unsigned kind : VineKinds(vines)) {
    const auto vine = static_cast<Vine>(kind);
    const StructureSet missing = told.without_structures() ? StructureSet{0} : missing_for(p, vine);
    for (unsigned field = 0; field < kFields; ++field) {
      const unsigned total = field_value(p, field) + facts(vine).value();
      Reason reason = Reason::Ok;
      int need = 0;
      int have = 0;
      if (missing != 0) {
        reason = Reason::StructuresMissing;
        need = missing;
      } else if (!owns_field(p, field)) {
        reason = Reason::FieldSold;
      } else if (field_covered(p, field)) {
        reason = Reason::FieldCovered;
      } else if (!told.above_maximum() && total > kFieldMaximum[field]) {
        reason = Reason::FieldFull;
        need = static_cast<int>(total);
        have = kFieldMaximum[field];
      }
      offers.add(act(ActionKind::Plant, kind, field), reason, need, have);
    }
  }
}

void offers_plant(const State& s, const Frame& f, Offers& offers) {
  const auto told = parameters<Op::Plant>(f.node);
  const Player& p = s.players[f.seat()];
  const CardSet vines = told.from_deck() ? draw_pile(s) : p.hand[static_cast<unsigned>(Deck::Vine)];
  if (offers.explaining()) {
    explain_planting(p, told, vines, offers);
  } else {
    offer_planting(p, told, vines, offers);
  }
  if (memory<Op::Plant>(f).planted >= least_of(s, told.at_least)) offer_decline(s, f, offers);
}

void answer_plant(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
    return;
  }
  const auto vine = static_cast<Vine>(action.a);
  Player& p = m.player(f);
  const Card card = parameters<Op::Plant>(f.node).from_deck() ? take_from_deck(m.s, vine)
                                                              : copy_in_hand(m.s, f.seat(), vine);
  p.hand[static_cast<unsigned>(Deck::Vine)] &= ~bit(card);
  put_on_field(p, action.b, card);
  ++edit<Op::Plant>(f)->planted;
  edit<Op::Plant>(f)->result = static_cast<u8>(action.b | facts(vine).value() << 2);
  m.events.tell({EventKind::Planted, f.seat(), card, action.b});
  fire_triggers(m, f.seat(), Deed::Planted);
}

}  // namespace

bool plant_feasible(const Means& means, NodeRef ref) {
  const auto told = parameters<Op::Plant>(ref);
  const Player& p = means.player();
  const CardSet vines = vines_allowed(p, told, means.hand(Deck::Vine));
  const auto fitting = vines_fitting(p, told);
  return (vines & (fitting[0] | fitting[1] | fitting[2])) != 0;
}

namespace {

// R-428, D-3: not being asked would tell that none of the vines in hand can be planted.
bool secret_plant(const State& s, const Frame& f) {
  const auto told = parameters<Op::Plant>(f.node);
  return memory<Op::Plant>(f).planted >= least_of(s, told.at_least) && hand_decides(s, f.seat(), f.node);
}

}  // namespace

const Operation kPlantOperation{step_plant, offers_plant, answer_plant, plant_feasible, secret_plant};

}  // namespace vendemmia
