// A seasonal chart: what a pass leads to, and the turn of the year.
#include "engine/game/automa.h"
#include "engine/game/changes.h"
#include "engine/game/chart.h"
#include "engine/game/ops/operations.h"
#include "engine/game/yearly.h"

namespace vendemmia {
namespace {

// --- LeaveSeason: the bonus of the next column at once; out of winter the own year ends. -----------

enum IntoSeason : u8 { kBarn, kColumn, kCottage, kInSeason };
enum OutOfWinter : u8 { kDiscard, kResiduals, kResidualCards, kRow, kChosen };

Season next_season(const State& s) { return static_cast<Season>(static_cast<unsigned>(s.season) + 1); }

Step enter_next_season(Machine& m, Frame& f) {
  const Player& p = m.player(f);
  if (f.step == kBarn) {
    f.step = kColumn;
    if (m.s.season == Season::Summer && p.has(StructureCard::Barn)) {
      push(m.s, program_of(StructureCard::Barn), f.seat(), f.seat());
      return Step::Pushed;
    }
  }
  if (!board_of(m.s).seasonal) return Step::Done;
  if (f.step == kColumn) {
    f.step = kCottage;
    const NodeRef bonus = board_of(m.s).row_bonus[static_cast<unsigned>(next_season(m.s))][p.row - 1u];
    const Step step = bonus == kNoNode ? Step::Done : start(m, bonus, f.seat(), f.seat());
    if (step != Step::Done) return step;
  }
  if (f.step == kCottage) {
    f.step = kInSeason;
    if (next_season(m.s) == Season::Fall && cottage_brings_visitor(p)) {
      push(m.s, cottage_program(), f.seat(), f.seat());
      return Step::Pushed;
    }
  }
  return Step::Done;
}

Step leave_winter(Machine& m, Frame& f) {
  State& s = m.s;
  switch (f.step) {
    case kDiscard:
      f.step = kResiduals;
      s.year_ending = true;  // what these steps give does not bring the end
      leave_board(s, f.seat());
      age_vineyard(m, f.seat());
      if (!s.final_year && push_hand_limit(s, f.seat())) return Step::Pushed;
      [[fallthrough]];
    case kResiduals:
      f.step = kResidualCards;
      pay_residual(m, f.seat());
      [[fallthrough]];
    case kResidualCards:
      f.step = kRow;
      if (push_residual_structures(s, f.seat())) return Step::Pushed;
      [[fallthrough]];
    case kRow:
      s.year_ending = false;
      return s.final_year || solo_lost_this_year(s) ? Step::Done : Step::Ask;
    default: return Step::Done;
  }
}

Step step_leave_season(Machine& m, Frame& f) {
  return m.s.season == Season::Winter ? leave_winter(m, f) : enter_next_season(m, f);
}

void offers_leave_season(const State& s, const Frame& f, Offers& offers) {
  if (offers.explaining()) {
    for (unsigned row = 1; row <= kRows; ++row)
      offers.add(act(ActionKind::Row, row), next_row_problem(s, f.seat(), row));
  } else {
    offers.add_each(next_rows(s, f.seat()), [](unsigned row) { return act(ActionKind::Row, row); });
  }
}

void answer_leave_season(Machine& m, Frame& f, Action action) {
  f.step = kChosen;
  m.player(f).next_row = action.a & 0xFu;
  take_glass(m, f.seat(), action.a);
  m.events.tell({EventKind::RowTaken, f.seat(), action.a});
}

// --- Residuals. ----------------------------------------------------------------------------------------

// Places of residual structures still to come.
unsigned residual_places(const Player& p, unsigned done) {
  unsigned set = 0;
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    if (p.buildings[place] == 0 || contains(done, place)) continue;
    if (facts(static_cast<StructureCard>(p.buildings[place] - 1)).kind == CardKind::Residual)
      set |= 1u << place;
  }
  return set;
}

Step step_residuals(Machine& m, Frame& f) {
  return residual_places(m.player(f), memory<Op::Residuals>(f).done) == 0 ? Step::Done : Step::Ask;
}

void offers_residuals(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  CardSet cards = 0;
  for (unsigned place : Members(residual_places(p, memory<Op::Residuals>(f).done)))
    cards |= bit(p.buildings[place] - 1u);
  for (unsigned card : Members(cards)) offers.add(act(ActionKind::Residual, card));
}

void answer_residuals(Machine& m, Frame& f, Action action) {
  const Player& p = m.player(f);
  unsigned place = 0;
  while (p.buildings[place] != action.a + 1u) ++place;
  edit<Op::Residuals>(f)->done = static_cast<u8>(memory<Op::Residuals>(f).done | 1u << place);
  push(m.s, program_of(static_cast<StructureCard>(action.a)), f.seat(), f.seat());
}

// --- NewYear: when everybody has left winter. --------------------------------------------------------------------

// the Automa's stars never move.
unsigned automa_stars(const State& s, unsigned vp) { return is_solo(s) ? vp : 0; }

// strictly most; one star may be enough.
void score_region(Machine& m, unsigned region) {
  const u8 vp = board_of(m.s).regions[region].vp;
  if (vp == 0) return;
  unsigned most = automa_stars(m.s, vp);
  Seat leader = most == 0 ? kNoSeat : kAutoma;
  for (unsigned seat = 0; seat < m.s.options.players; ++seat) {
    const unsigned stars = m.s.players[seat].stars[region];
    if (stars < most || stars == 0) continue;
    leader = stars == most ? kNoSeat : static_cast<Seat>(seat);
    most = stars;
  }
  if (leader == kNoSeat) return;
  m.events.tell({EventKind::RegionScored, leader, static_cast<u8>(region), vp});
  if (leader == kAutoma) {
    m.s.solo.vp = static_cast<i8>(m.s.solo.vp + vp);
  } else {
    gain_vp(m, leader, vp);
  }
}

Step step_new_year(Machine& m, Frame&) {
  State& s = m.s;
  clear_board(s);
  if (s.final_year || solo_lost_this_year(s)) {
    s.over = true;
    // a game that is lost before its last year has no last count.
    if (s.final_year && !s.options.plain_stars) {
      for (unsigned region = 0; region < kRegions; ++region) score_region(m, region);
    }
    return Step::Done;
  }
  forget_the_year(s);
  return Step::Done;
}

}  // namespace

const Operation kLeaveSeasonOperation{step_leave_season, offers_leave_season, answer_leave_season,
                                      always_feasible, nullptr};
const Operation kResidualsOperation{step_residuals, offers_residuals, answer_residuals, always_feasible,
                                    nullptr};
const Operation kNewYearOperation{step_new_year, no_offers, no_answer, always_feasible, nullptr};

}  // namespace vendemmia
