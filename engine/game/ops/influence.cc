// The influence map: a star is placed while there is one, and moved afterwards.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

unsigned stars_placed(const Player& p) {
  unsigned count = 0;
  for (const u8 stars : p.stars.unpacked()) count += stars;
  return count;
}

// The regions of the map. R-11: without the map a star does nothing.
u64 map_of(const State& s) { return board_of(s).map; }

// step 1: done. Result: whether a star was placed or moved.
Step step_star(Machine& m, Frame& f) {
  if (f.step == 0 && map_of(m.s) != 0) return Step::Ask;
  m.result = memory<Op::Star>(f).placed;
  return Step::Done;
}

void explain_moves(const State& s, const Player& p, bool left, Offers& offers) {
  for (unsigned from : Members(map_of(s))) {
    for (unsigned to : Members(map_of(s))) {
      const Reason reason = left                 ? Reason::StarsLeft
                            : p.stars[from] == 0 ? Reason::NoStarThere
                            : from == to         ? Reason::SameRegion
                                                 : Reason::Ok;
      offers.add(act(ActionKind::MoveStar, from, to), reason);
    }
  }
}

void offer_moves(const State& s, const Player& p, Offers& offers) {
  u64 with_star = 0;
  for (unsigned region = 0; region < kRegions; ++region)
    with_star |= static_cast<u64>(p.stars[region] != 0) << region;
  for (unsigned from : Members(map_of(s) & with_star)) {
    offers.add_each(map_of(s) & ~bit(from), [=](unsigned to) { return act(ActionKind::MoveStar, from, to); });
  }
}

void offers_star(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  const bool left = stars_placed(p) < kStars;
  if (left) offers.add_each(map_of(s), [](unsigned region) { return act(ActionKind::Star, region); });
  if (offers.explaining()) {
    explain_moves(s, p, left, offers);
  } else if (!left) {
    offer_moves(s, p, offers);
  }
  if (parameters<Op::Star>(f.node).at_least == 0) offer_decline(s, f, offers);
}

void answer_star(Machine& m, Frame& f, Action action) {
  f.step = 1;
  if (action.kind == ActionKind::Done) return;
  edit<Op::Star>(f)->placed = 1;
  Player& p = m.player(f);
  if (action.kind == ActionKind::MoveStar) {
    --p.stars[action.a];
    ++p.stars[action.b];
    m.events.tell({EventKind::StarMoved, f.seat(), action.a, action.b});
    if (p.has(StructureCard::BanquetHall))
      push(m.s, board_of(m.s).regions[action.b].benefit, f.seat(), f.seat());
    return;
  }
  ++p.stars[action.a];
  m.events.tell({EventKind::StarPlaced, f.seat(), action.a});
  push(m.s, board_of(m.s).regions[action.a].benefit, f.seat(), f.seat());
}

}  // namespace

const Operation kStarOperation{step_star, offers_star, answer_star, always_feasible, nullptr};

}  // namespace vendemmia
