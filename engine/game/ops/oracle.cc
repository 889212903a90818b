#include "engine/game/oracle.h"

#include "engine/catalog/vines.h"
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

Frame* oracle_frame(State& s, Seat seat) {
  for (unsigned i = s.stack_size; i-- > 0;) {
    Frame& f = s.stack[i];
    const Op op = node(f.node).op;
    if (op == Op::LeaveSeason) return nullptr;        // the chart's bonuses are not the Oracle's
    if (op == Op::SpecialWorker && f.seat() == seat)  // D-28: whatever is between, the Manager too
      return traits(visiting_worker(f)).drawing == Drawing::OneMore && !has_helped(f) ? &f : nullptr;
  }
  return nullptr;
}

void enter(Frame& f, OraclePhase phase) {
  f.step = static_cast<u8>((f.step & ~3u) | static_cast<unsigned>(phase));
}

void push_draw(State& s, Seat seat, Deck deck, unsigned count) {
  push(s, flow_node(Op::OracleDraw), seat, seat);
  s.top().step = static_cast<u8>(static_cast<unsigned>(deck) << 2);
  edit<Op::OracleDraw>(s.top())->drawn = {static_cast<u8>(count)};
}

// Before they are drawn.
unsigned cards_to_draw(const Frame& f) { return memory<Op::OracleDraw>(f).drawn[0]; }

void remember(Frame& f, Card card) {
  const auto drawn = memory<Op::OracleDraw>(f).drawn;
  unsigned place = 0;
  while (place < drawn.size() && drawn[place] != 0) ++place;
  if (place < drawn.size()) edit<Op::OracleDraw>(f)->drawn[place] = static_cast<u8>(card + 1);
}

// the placement whose next bonus, the space's or a token's, draws from the same deck; null: there is none, or, R-465, no
// card left for it before the discard.
Frame* same_bonus(State& s, const Frame& f) {
  if (s.stack_size < 3) return nullptr;
  Frame& draw = s.stack[s.stack_size - 2u];
  Frame& space = s.stack[s.stack_size - 3u];
  if (node(draw.node).op != Op::Draw || node(space.node).op != Op::TakeSpace) return nullptr;
  const NodeRef bonus = bonus_to_come(s, space);  // D-22: a token's too
  if (bonus == kNoNode || node(bonus).op != Op::May) return nullptr;
  const Node& more = node(first_child(bonus));
  const bool same = more.op == Op::Draw && parameters<Op::Draw>(more).deck == oracle_deck(f);
  return same && can_draw(s, oracle_deck(f)) ? &space : nullptr;
}

// The whole draw, the extra card included.
void draw_all(Machine& m, Frame& f) {
  const unsigned count = cards_to_draw(f);
  edit<Op::OracleDraw>(f)->drawn = {};
  mark_helped(*oracle_frame(m.s, f.seat()));
  for (unsigned i = 0; i <= count; ++i) remember(f, draw_quietly(m, f.seat(), oracle_deck(f)));
  enter(f, same_bonus(m.s, f) != nullptr ? OraclePhase::Bonus : OraclePhase::Discard);
}

Step step_oracle_draw(Machine&, Frame& f) {
  return oracle_phase(f) == OraclePhase::Done ? Step::Done : Step::Ask;
}

// The drawn cards as answers: vines by their kind, each kind once.
void offer_drawn(const Frame& f, Offers& offers) {
  const Deck deck = oracle_deck(f);
  u64 names = 0;
  for (const u8 place : memory<Op::OracleDraw>(f).drawn) {
    if (place == 0 || place == kUnknownCard) continue;
    const auto card = static_cast<Card>(place - 1);
    names |= bit(deck == Deck::Vine ? static_cast<unsigned>(kVineOfCard[card]) : card);
  }
  for (unsigned name : Members(names)) offers.add(act(ActionKind::Discard, deck, name));
}

void offers_oracle_draw(const State& s, const Frame& f, Offers& offers) {
  if (oracle_phase(f) == OraclePhase::Discard) return offer_drawn(f, offers);
  offers.add(act(ActionKind::Yes));
  const bool duty = oracle_phase(f) == OraclePhase::Bonus && friendly(s);
  offers.add(act(ActionKind::No), duty ? Reason::BonusMustBeUsed : Reason::Ok);
}

void answer_offer(Machine& m, Frame& f, bool accepted) {
  if (accepted) return draw_all(m, f);
  const unsigned count = cards_to_draw(f);
  edit<Op::OracleDraw>(f)->drawn = {};
  enter(f, OraclePhase::Done);
  for (unsigned i = 0; i < count; ++i) draw_card(m, f.seat(), oracle_deck(f));
}

void answer_bonus(Machine& m, Frame& f, bool accepted) {
  if (Frame* space = same_bonus(m.s, f)) settle_bonus(*space, accepted);
  if (accepted) remember(f, draw_quietly(m, f.seat(), oracle_deck(f)));
  enter(f, OraclePhase::Discard);
}

// The drawn card of this name, not another copy in the hand that others may know of.
Card drawn_card(const Frame& f, u8 name) {
  for (const u8 place : memory<Op::OracleDraw>(f).drawn) {
    const auto card = static_cast<Card>(place - 1);
    if (place != 0 && (oracle_deck(f) == Deck::Vine ? static_cast<u8>(kVineOfCard[card]) : card) == name)
      return card;
  }
  CHECK(false);
  return 0;
}

void answer_discard(Machine& m, Frame& f, u8 name) {
  const Deck deck = oracle_deck(f);
  const Card away = drawn_card(f, name);
  discard_from_hand(m, f.seat(), deck, away);
  // what follows from a kept card comes after the choice.
  for (const u8 place : memory<Op::OracleDraw>(f).drawn) {
    if (place != 0 && place - 1 != away) follow_draw(m, f.seat(), deck, static_cast<Card>(place - 1));
  }
  edit<Op::OracleDraw>(f)->drawn = {};
  enter(f, OraclePhase::Done);
}

void answer_oracle_draw(Machine& m, Frame& f, Action action) {
  switch (oracle_phase(f)) {
    case OraclePhase::Offer: return answer_offer(m, f, action.kind == ActionKind::Yes);
    case OraclePhase::Bonus: return answer_bonus(m, f, action.kind == ActionKind::Yes);
    default: return answer_discard(m, f, action.b);
  }
}

}  // namespace

bool oracle_may_help(const State& s, Seat seat) {
  if (special_index(s, kDrawsOneMore) == kSpecialsInGame) return false;
  return oracle_frame(const_cast<State&>(s), seat) != nullptr;
}

Step draw_cards(Machine& m, Seat seat, Deck deck, unsigned count) {
  if (oracle_may_help(m.s, seat) && has_more_cards(m.s, deck, count)) {
    push_draw(m.s, seat, deck, count);
    return Step::Pushed;
  }
  for (unsigned i = 0; i < count; ++i) draw_card(m, seat, deck);
  return Step::Done;
}

void draw_one_with_oracle(Machine& m, Seat seat, Deck deck) {
  push_draw(m.s, seat, deck, 1);
  draw_all(m, m.s.top());
}

// not being asked would tell that all the drawn vines are of one kind.
bool secret_oracle_draw(const State&, const Frame& f) { return oracle_phase(f) == OraclePhase::Discard; }

const Operation kOracleDrawOperation{step_oracle_draw, offers_oracle_draw, answer_oracle_draw,
                                     always_feasible, secret_oracle_draw};

}  // namespace vendemmia
