#include "engine/game/triggers.h"

#include <algorithm>

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

// The same for structure cards, without a yearly limit.
struct CardTrigger {
  Deed deed;
  StructureCard card;
  int lira;
  int vp;
};
constexpr CardTrigger kCardTriggers[] = {
    {Deed::Built, StructureCard::Studio, 0, 1},
    {Deed::FilledOrder, StructureCard::Veranda, 0, 1},
    {Deed::FilledOrder, StructureCard::WineParlor, 2, 0},
    {Deed::PlayedVisitor, StructureCard::Inn, 1, 0},
};

// Cards whose effect asks something: it follows at once.
struct CardFollowup {
  Deed deed;
  StructureCard card;
};
constexpr CardFollowup kCardFollowups[] = {
    {Deed::GaveTour, StructureCard::Gazebo},
    {Deed::Harvested, StructureCard::FermentationTank},
    {Deed::FinishedVisitor, StructureCard::TapRoom},
    {Deed::FinishedVisitor, StructureCard::Tavern},
};

// for the tours of the others.
void pay_fountains(Machine& m, Seat seat) {
  if (!structure_cards_in_game(m.s)) return;
  for (unsigned other = 0; other < m.s.options.players; ++other) {
    if (other != seat && m.s.players[other].has(StructureCard::Fountain))
      gain_lira(m, static_cast<Seat>(other), 1);
  }
}

static_assert(std::ranges::all_of(kTriggers,
                                  [](const Trigger& trigger) { return concerns_everybody(trigger.deed); }));

}  // namespace

void fire_common_triggers(Machine& m, Seat seat, Deed deed) {
  Player& p = m.s.players[seat];
  for (const Trigger& trigger : kTriggers) {
    if (trigger.deed != deed || !p.has(trigger.structure)) continue;
    if ((p.year_marks & trigger.once) != 0 || !trigger.condition(p)) continue;
    p.year_marks = static_cast<u8>(p.year_marks | trigger.once);
    gain_vp(m, seat, trigger.vp);
  }
  if (deed == Deed::GaveTour) pay_fountains(m, seat);
}

void fire_card_triggers(Machine& m, Seat seat, Deed deed) {
  const Player& p = m.s.players[seat];
  for (const CardTrigger& trigger : kCardTriggers) {
    if (trigger.deed != deed || !p.has(trigger.card)) continue;
    gain_lira(m, seat, trigger.lira);
    gain_vp(m, seat, trigger.vp);
  }
  for (const CardFollowup& one : kCardFollowups) {
    if (one.deed == deed && p.has(one.card)) m.follow_up(program_of(one.card), seat);
  }
}

void fire_wine_triggers(Machine& m, Seat seat, Wine wine, unsigned value) {
  const Player& p = m.s.players[seat];
  const bool mixed = wine == Wine::Blush || wine == Wine::Sparkling;
  if (mixed && p.has(StructureCard::Patio)) gain_lira(m, seat, 2);
  if (value >= 7 && p.has(StructureCard::Penthouse)) gain_vp(m, seat, 1);
}

}  // namespace vendemmia
