#include "engine/game/triggers.h"

#include "engine/game/changes.h"

namespace vendemmia {
namespace {

bool always(const Player&) { return true; }
bool has_any_wine(const Player& p) { return has_wine(p); }

// A row: on which deed, by which structure, when, how much, and the mark that makes it once a year.
struct Trigger {
  Deed deed;
  Structure structure;
  bool (*condition)(const Player&);
  int vp;
  YearMark once;
};

constexpr Trigger kTriggers[] = {
    // the first vine planted in the year while it stands, by any means.
    {Deed::Planted, Structure::Windmill, always, 1, kWindmillPaid},
    // any vineyard tour while a wine is in the cellar when the tour is resolved.
    {Deed::GaveTour, Structure::TastingRoom, has_any_wine, 1, kTastingRoomPaid},
};

}  // namespace

void fire_triggers(Machine& m, Seat seat, Deed deed) {
  Player& p = m.s.players[seat];
  for (const Trigger& trigger : kTriggers) {
    if (trigger.deed != deed || !p.has(trigger.structure)) continue;
    if ((p.year_marks & trigger.once) != 0 || !trigger.condition(p)) continue;
    p.year_marks = static_cast<u8>(p.year_marks | trigger.once);
    gain_vp(m, seat, trigger.vp);
  }
}

}  // namespace vendemmia
