// Grapes that come from a card, and grapes that are given up.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

// --- PlaceGrape.: the value-1 space of each colour placed must be empty. -------------

bool space_is_free(const Player& p, unsigned colour) { return !contains(p.grapes[colour], 1); }

bool place_grape_feasible(const Means& means, NodeRef ref) {
  const bool red = space_is_free(means.player(), 0);
  const bool white = space_is_free(means.player(), 1);
  return parameters<Op::PlaceGrape>(ref).grapes == Grapes::OneOfEach ? red && white : red || white;
}

Step step_place_grape(Machine& m, Frame& f) {
  if (f.step != 0) return Step::Done;
  if (parameters<Op::PlaceGrape>(f.node).grapes == Grapes::OneOfChoice) return Step::Ask;
  if (!space_is_free(m.player(f), 0) || !space_is_free(m.player(f), 1)) return Step::Stuck;
  place_grape(m, f.seat(), Grape::Red, 1);
  place_grape(m, f.seat(), Grape::White, 1);
  return Step::Done;
}

void offers_place_grape(const State& s, const Frame& f, Offers& offers) {
  for (unsigned colour = 0; colour < 2; ++colour) {
    const bool free = space_is_free(s.players[f.seat()], colour);
    offers.add(act(ActionKind::TakeGrape, colour), free ? Reason::Ok : Reason::GrapeSpaceTaken);
  }
}

void answer_place_grape(Machine& m, Frame& f, Action action) {
  place_grape(m, f.seat(), static_cast<Grape>(action.a), 1);
  f.step = 1;
}

// --- DiscardGrape. -------------------------------------------------------------------------------------

Step step_discard_grape(Machine& m, Frame& f) {
  const unsigned wanted = parameters<Op::DiscardGrape>(f.node).count;
  const unsigned so_far = memory<Op::DiscardGrape>(f).discarded;
  if (so_far == wanted) return Step::Done;
  return grape_count(m.player(f)) + so_far >= wanted ? Step::Ask : Step::Stuck;
}

void offers_discard_grape(const State& s, const Frame& f, Offers& offers) {
  offers.add_each(grape_tokens(s.players[f.seat()]),
                  [](unsigned token) { return act(ActionKind::DiscardGrape, token >> 4, token & 15u); });
}

void answer_discard_grape(Machine& m, Frame& f, Action action) {
  remove_grape(m, f.seat(), static_cast<Grape>(action.a), action.b);
  ++edit<Op::DiscardGrape>(f)->discarded;
}

bool discard_grape_feasible(const Means& means, NodeRef ref) {
  return grape_count(means.player()) >= parameters<Op::DiscardGrape>(ref).count;
}

// --- AgeGrapes. R-273: one step for the whole crush pad. --------------------------------------------------

Step step_age_grapes(Machine& m, Frame& f) {
  for (u16& pad : m.player(f).grapes) pad = aged_grapes(pad);
  m.events.tell({EventKind::GrapesAged, f.seat()});
  return Step::Done;
}

}  // namespace

const Operation kPlaceGrapeOperation{step_place_grape, offers_place_grape, answer_place_grape,
                                     place_grape_feasible, nullptr};
const Operation kDiscardGrapeOperation{step_discard_grape, offers_discard_grape, answer_discard_grape,
                                       discard_grape_feasible, nullptr};
const Operation kAgeGrapesOperation{step_age_grapes, no_offers, no_answer, always_feasible, nullptr};

}  // namespace vendemmia
