#include "engine/game/automa.h"

#include "engine/game/winery.h"

namespace vendemmia {
namespace {

// The spaces of the action that are in use, or none when somebody stands there.
u64 place_for_automa(const State& s, ActionId action) {
  const u64 here = board_of(s).open_spaces[1] & (u64{7} << (action * kSpacesPerAction));
  for (const unsigned space : Members(here)) {
    if (s.spaces[space] != 0) return 0;
  }
  return here;
}

bool any_place_left(const State& s) {
  if (s.solo.workers == kAutomaWorkers) return false;
  for (const unsigned action : Members(board_of(s).actions_of(s.season))) {
    if (place_for_automa(s, static_cast<ActionId>(action)) != 0) return true;
  }
  return false;
}

const AutomaCard& draw_automa_card(Machine& m) {
  Solo& solo = m.s.solo;
  if (solo.left == 0) {
    solo.left = kAutomaCards;
    shuffle(solo.cards.data(), kAutomaCards, m.s.rng);
    m.events.tell({EventKind::AutomaReshuffled, kNoSeat});
  }
  const Card card = solo.cards[--solo.left];
  m.events.tell({EventKind::AutomaDrew, kNoSeat, card});
  return kAutomaDeck[card];
}

// One worker on each action of the season that the card names, from the top. Returns how many.
unsigned place_by_card(Machine& m, const AutomaCard& card) {
  State& s = m.s;
  unsigned placed = 0;
  for (const AutomaBar bar : card) {
    const ActionId action = board_of(s).automa_actions[static_cast<unsigned>(bar)];
    if (action == kNoAction || board_of(s).actions[action].season != s.season) continue;
    const u64 place = place_for_automa(s, action);
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

void set_up_automa(State& s) {
  const LevelFacts& level = facts(s.options.level);
  const ChallengeFacts& challenge = challenge_of(s);
  Solo& solo = s.solo;
  for (unsigned i = 0; i < kAutomaCards; ++i) solo.cards[i] = static_cast<Card>(i);
  shuffle(solo.cards.data(), kAutomaCards, s.rng);
  solo.left = kAutomaCards;
  solo.vp = level.automa_vp;
  solo.glass = challenge.glass_on_rows ? static_cast<u8>(((1u << kRows) - 1u) << 1) : u8{0};
  solo.tokens = s.options.tokens;
  // D-9: the head starts of level and challenge add up.
  s.players[0].vp = static_cast<i16>(level.start_vp + challenge.start_vp);
  s.players[0].residual = challenge.start_residual;
}

void begin_automa_year(Machine& m) {
  if (!m.s.options.aggressive) return;
  m.s.solo.vp = kAggressiveVp[m.s.year - 1u];
  m.events.tell({EventKind::AutomaVp, kNoSeat, static_cast<u8>(m.s.solo.vp)});
}

void place_automa_workers(Machine& m) {
  unsigned placed = place_by_card(m, draw_automa_card(m));
  // every action of a board stands on some of the cards, so a place that is left gets found.
  while (placed < facts(m.s.options.level).least_workers && any_place_left(m.s)) {
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

Why token_problem(const State& s) {
  if (s.solo.tokens == 0) return Why::NoToken;
  if (!challenge_of(s).tokens_usable) return Why::TokensUseless;
  for (unsigned i = s.stack_size; i-- > 0;) {
    const Frame& f = s.stack[i];
    if (node(f.node).op == Op::Turn) return f.memory[1] != 0 ? Why::TokenAlreadySpent : Why::Ok;
  }
  return Why::Ok;
}

void spend_token(Machine& m, Seat seat) {
  --m.s.solo.tokens;
  for (unsigned i = m.s.stack_size; i-- > 0;) {
    if (node(m.s.stack[i].node).op != Op::Turn) continue;
    m.s.stack[i].memory[1] = 1;
    break;
  }
  m.events.tell({EventKind::TokenSpent, seat});
}

}  // namespace vendemmia
