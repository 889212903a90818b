// A vineyard tour.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/triggers.h"

namespace vendemmia {
namespace {

constexpr int kTourLira = 2;

Step step_tour(Machine& m, Frame& f) {
  gain_lira(m, f.seat(), kTourLira);
  fire_triggers(m, f.seat(), Deed::GaveTour);
  return Step::Done;
}

}  // namespace

const Operation kTourOperation{step_tour, no_offers, no_answer, always_feasible, nullptr};

}  // namespace vendemmia
