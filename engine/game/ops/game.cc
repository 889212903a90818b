// The game as a program: set-up, then years of spring, summer, fall, winter and year end.
#include "engine/game/automa.h"
#include "engine/game/changes.h"
#include "engine/game/chart.h"
#include "engine/game/ops/operations.h"
#include "engine/game/phases.h"
#include "engine/game/yearly.h"

namespace vendemmia {
namespace {

Step begin(Machine& m, Frame& f, YearPart part) {
  m.s.season = part.season;
  ++f.step;
  push(m.s, flow_node(part.op), 0, 0);
  return Step::Pushed;
}

// who stands there because of the year-end steps ends the following year.
bool goal_reached(const State& s) {
  if (is_solo(s)) return false;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if (s.players[seat].vp >= board_of(s).goal_vp) return true;
  }
  return false;
}

// step 0: the set-up, then the parts of the board's year.
Step step_game(Machine& m, Frame& f) {
  State& s = m.s;
  const Board& board = board_of(s);
  if (f.step == 0) return begin(m, f, {Op::Setup, Season::Spring});
  if (f.step > board.year_parts) {
    if (s.over) {
      m.events.tell({EventKind::GameEnded, kNoSeat});
      return Step::Done;
    }
    f.step = 1;
  }
  if (f.step == 1) {
    ++s.year;
    m.events.tell({EventKind::YearBegan, kNoSeat, static_cast<u8>(s.year), static_cast<u8>(s.year >> 8)});
    if (s.year == last_year_of(s.options) || goal_reached(s)) s.final_year = true;
    begin_automa_year(m);
  }
  return begin(m, f, board.year[f.step - 1u]);
}

// --- Spring: every player takes an empty row, clockwise from the first player. ------------

Step step_spring(Machine& m, Frame& f) {
  // with a seasonal chart the rows of later years are chosen on leaving winter.
  const bool chosen = board_of(m.s).seasonal && m.s.year > 1;
  if (chosen || memory<Op::Spring>(f).chosen == m.s.options.players) return Step::Done;
  ask(f, clockwise(m.s, memory<Op::Spring>(f).chosen));
  return Step::Ask;
}

void offers_spring(const State& s, const Frame&, Offers& offers) {
  const unsigned taken = taken_rows(s);
  if (offers.explaining()) {
    for (unsigned row : Members(kAllRows))
      offers.add(act(ActionKind::Row, row), first_row_problem(s, taken, row));
  } else {
    offers.add_each(first_rows(s, taken), [](unsigned row) { return act(ActionKind::Row, row); });
  }
}

void answer_spring(Machine& m, Frame& f, Action action) {
  ++edit<Op::Spring>(f)->chosen;
  take_glass(m, f.seat(), action.a);
  take_row(m, f.seat(), action.a);
}

// --- Fall: one visitor each, two with a cottage, in chart order. step 0: first name,
// 1: second. --------------------------------------------------------------------------------------------

unsigned cards_left(const State& s, unsigned deck) {
  return 0u + s.decks[deck].size + s.decks[deck].discarded;
}

// how many cards of the deck this player may still name.
bool may_name(const State& s, const Frame& f, unsigned deck) {
  const unsigned named = memory<Op::Fall>(f).named == deck + 1 ? 1 : 0;
  return cards_left(s, deck) > named;
}

bool any_to_name(const State& s, const Frame& f) {
  return may_name(s, f, static_cast<unsigned>(Deck::Summer)) ||
         may_name(s, f, static_cast<unsigned>(Deck::Winter));
}

Step step_fall(Machine& m, Frame& f) {
  const auto order = wake_up_order(m.s);
  if (f.step == 0 && memory<Op::Fall>(f).place == 0 && memory<Op::Fall>(f).named == 0) {
    m.events.tell({EventKind::SeasonBegan, kNoSeat, static_cast<u8>(Season::Fall)});
  }
  while (memory<Op::Fall>(f).place < order.size()) {
    const Seat seat = order[memory<Op::Fall>(f).place];
    ask(f, seat);
    // a cottage built this summer counts.
    const bool allowed = f.step == 0 || cottage_brings_visitor(m.s.players[seat]);
    if (allowed && any_to_name(m.s, f)) return Step::Ask;
    if (f.step == 1) draw_card(m, seat, static_cast<Deck>(memory<Op::Fall>(f).named - 1));
    ++edit<Op::Fall>(f)->place;
    edit<Op::Fall>(f)->named = 0;
    f.step = 0;
  }
  return Step::Done;
}

void offers_fall(const State& s, const Frame& f, Offers& offers) {
  for (const Deck deck : {Deck::Summer, Deck::Winter}) {
    Reason reason = Reason::Ok;
    if (!may_name(s, f, static_cast<unsigned>(deck)))
      reason = f.step == 1 ? Reason::DeckGivesOnlyOne : Reason::DeckEmpty;
    offers.add(act(ActionKind::NameDeck, deck), reason);
  }
  if (f.step == 1) offers.add(act(ActionKind::Done));  // the cottage card may be declined
}

// both types are named before either card is seen.
void answer_fall(Machine& m, Frame& f, Action action) {
  if (f.step == 0) {
    edit<Op::Fall>(f)->named = static_cast<u8>(action.a + 1);
    f.step = 1;
    return;
  }
  draw_card(m, f.seat(), static_cast<Deck>(memory<Op::Fall>(f).named - 1));
  if (action.kind == ActionKind::NameDeck) draw_card(m, f.seat(), static_cast<Deck>(action.a));
  ++edit<Op::Fall>(f)->place;
  edit<Op::Fall>(f)->named = 0;
  f.step = 0;
}

// --- YearEnd. step 0: ageing, workers, residuals; 1: residual structures (R-372, R-373: before the hand
// is looked at); 2: discarding. -------------------------------------------------------------------------

// the spaces of the medium and of the large cellar, after the last ageing.
unsigned cellar_vp(const Player& p) {
  unsigned vp = 0;
  for (const u16 row : p.wines) vp += count_bits(row & values(4, 6)) + 2 * count_bits(row & values(7, 9));
  return vp;
}

Step step_year_end(Machine& m, Frame& f) {
  State& s = m.s;
  if (f.step == step_of(YearEndPhase::Ageing)) {
    f.step = step_of(YearEndPhase::Residuals);
    s.year_ending = true;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      age_vineyard(m, static_cast<Seat>(seat));
      return_workers(s, static_cast<Seat>(seat));
      pay_residual(m, static_cast<Seat>(seat));
    }
    clear_board(s);
  }
  const auto order = wake_up_order(s);
  if (f.step == step_of(YearEndPhase::Residuals)) {
    while (memory<Op::YearEnd>(f).place < order.size()) {
      const Seat seat = order[edit<Op::YearEnd>(f)->place++];
      if (push_residual_structures(s, seat)) return Step::Pushed;
    }
    f.step = step_of(YearEndPhase::Discarding);
    edit<Op::YearEnd>(f)->place = 0;
    // the winner is determined now; nobody discards in the last year.
    if (s.final_year || solo_lost_this_year(s)) {
      s.over = true;
      s.year_ending = false;
      if (challenge_of(s).vp_from_cellar) gain_vp(m, 0, static_cast<int>(cellar_vp(s.players[0])));
      return Step::Done;
    }
  }
  while (memory<Op::YearEnd>(f).place < order.size()) {
    const Seat seat = order[edit<Op::YearEnd>(f)->place++];
    if (push_hand_limit(s, seat)) return Step::Pushed;
  }
  s.year_ending = false;
  // counter-clockwise.
  s.first_player = right_of(s, s.first_player);
  forget_the_year(s);
  if (!is_solo(s)) m.events.tell({EventKind::FirstPlayerMoved, s.first_player});
  return Step::Done;
}

}  // namespace

const Operation kGameOperation{step_game, no_offers, no_answer, always_feasible, nullptr};
const Operation kSpringOperation{step_spring, offers_spring, answer_spring, always_feasible, nullptr};
const Operation kFallOperation{step_fall, offers_fall, answer_fall, always_feasible, nullptr};
const Operation kYearEndOperation{step_year_end, no_offers, no_answer, always_feasible, nullptr};

}  // namespace vendemmia
