#include "engine/game/automa.h"

#include "engine/game/placement.h"

namespace vendemmia {
namespace {

// a worker needs a free space.
bool any_place_left(const State& s) {
  if (s.solo.workers == kAutomaWorkers) return false;
  const u64 free = free_spaces(s);
  for (const unsigned action : Members(board_of(s).actions_of(s.season))) {
    if ((free & spaces_of(static_cast<ActionId>(action))) != 0) return true;
  }
  return false;
}

const AutomaCard& draw_automa_card(Machine& m) {
  Solo& solo = m.s.solo;
  if (solo.left == 0) {
    solo.left = kAutomaCards;
    solo.drawn = 0;
    shuffle(solo.cards, kAutomaCards, m.s.rng);
    m.events.tell({EventKind::AutomaReshuffled, kNoSeat});
  }
  const Card card = solo.cards[--solo.left];
  ++solo.drawn;
  m.events.tell({EventKind::AutomaDrew, kNoSeat, card});
  return kAutomaDeck[card];
}

// One worker on each action of the season that the card names, from the top (R-242, R-407, R-408, D-25). Returns how many.
unsigned place_by_card(Machine& m, const AutomaCard& card) {
  State& s = m.s;
  const u64 free = free_spaces(s);  // the card names no action twice
  unsigned placed = 0;
  for (const BoardAction bar : card) {
    const ActionId action = board_of(s).automa_actions[static_cast<unsigned>(bar)];
    if (action == kNoAction || board_of(s).actions[action].season != s.season) continue;
    const u64 place = free & spaces_of(action);
    if (place == 0 || s.solo.workers == kAutomaWorkers) continue;
    const auto space = static_cast<Target>(lowest_bit(place));
    s.spaces[space] = kAutomaWorker;
    ++s.solo.workers;
    ++placed;
    m.events.tell({EventKind::AutomaPlaced, kNoSeat, 0, space});
  }
  return placed;
}

}  // namespace

i8 automa_marker(const State& s) {
  const auto level = static_cast<unsigned>(s.options.level);
  if (!s.options.aggressive || s.year == 0) return board_of(s).automa_vp[level];
  return board_of(s).aggressive_vp[level][s.year - 1u];
}

void set_up_automa(State& s) {
  const LevelFacts& level = facts(s.options.level);
  const ChallengeFacts& challenge = challenge_of(s);
  Solo& solo = s.solo;
  for (unsigned i = 0; i < kAutomaCards; ++i) solo.cards[i] = static_cast<Card>(i);
  shuffle(solo.cards, kAutomaCards, s.rng);
  solo.left = kAutomaCards;
  solo.vp = automa_marker(s);
  solo.glass = challenge.glass_on_rows ? kAllRows : u8{0};  // D-11: where tokens are useless too
  solo.tokens = s.options.tokens;
  // D-9: the head starts of level and challenge add up.
  s.players[0].vp = static_cast<i16>(level.start_vp + challenge.start_vp);
  s.players[0].residual = challenge.start_residual & 7u;
}

void begin_automa_year(Machine& m) {
  if (!m.s.options.aggressive) return;
  m.s.solo.vp = automa_marker(m.s);
  m.events.tell({EventKind::AutomaVp, kNoSeat, static_cast<u8>(m.s.solo.vp)});
}

void place_automa_workers(Machine& m) {
  m.s.solo.drawn = 0;
  unsigned placed = place_by_card(m, draw_automa_card(m));
  // every action of a board stands on some of the cards, so a place that is left gets found.
  while (placed < board_of(m.s).automa_least[static_cast<unsigned>(m.s.options.level)] &&
         any_place_left(m.s)) {
    placed += place_by_card(m, draw_automa_card(m));
  }
}

void take_glass(Machine& m, Seat seat, unsigned row) {
  Solo& solo = m.s.solo;
  if (!is_solo(m.s) || !challenge_of(m.s).glass_on_rows) return;
  solo.glass = static_cast<u8>(solo.glass & ~(1u << row));
  ++solo.tokens;
  m.events.tell({EventKind::TokenTaken, seat, static_cast<u8>(row)});
}

Reason token_problem(const State& s) {
  if (s.solo.tokens == 0) return Reason::NoToken;
  if (!challenge_of(s).tokens_usable) return Reason::TokensUseless;
  const Frame* turn = innermost(s, Op::Turn);
  return turn != nullptr && memory<Op::Turn>(*turn).token_spent != 0 ? Reason::TokenAlreadySpent : Reason::Ok;
}

void spend_token(Machine& m, Seat seat) {
  --m.s.solo.tokens;
  if (Frame* turn = innermost(m.s, Op::Turn)) edit<Op::Turn>(*turn)->token_spent = 1;
  m.events.tell({EventKind::TokenSpent, seat});
}

}  // namespace vendemmia
