// Mamas and papas: dealt, chosen in the variant, paid out. Then the draft of structure cards.
#include "engine/catalog/parents.h"
#include "engine/game/card_places.h"
#include "engine/game/changes.h"
#include "engine/game/draft.h"
#include "engine/game/modifiers.h"
#include "engine/game/ops/operations.h"
#include "engine/game/phases.h"

namespace vendemmia {
namespace {

void pay_out_mamas(Machine& m) {
  for (unsigned i = 0; i < m.s.options.players; ++i) {
    const Seat seat = clockwise(m.s, i);
    Player& p = m.s.players[seat];
    m.events.tell({EventKind::ParentsChosen, seat, p.mama, p.papa});
    if (p.mama == kNoMama) {  // the two workers are received all the same
      p.regulars = 2;
      p.available = 2;
      continue;
    }
    const MamaFacts& mama = kMamaFacts[p.mama];
    p.regulars = mama.regular_workers & 7u;
    p.available = mama.regular_workers;
    for (unsigned deck = 0; deck < mama.cards.size(); ++deck) {
      for (unsigned card = 0; card < mama.cards[deck]; ++card) draw_card(m, seat, static_cast<Deck>(deck));
    }
    gain_lira(m, seat, mama.lira);
  }
}

// What follows when all have chosen: the next round of the draft, or nothing.
bool begin_round(Machine& m, Frame& f) {
  State& s = m.s;
  if (f.step == step_of(SetupPhase::PapaChoice)) {
    const bool cards =
        cards_in_game(s.options, Deck::Structure) != 0 && !has_piles(s.options, Deck::Structure);
    if (cards) deal_draft(m);
    if (!cards || is_solo(s)) return false;
    f.step = step_of(SetupPhase::Draft);
  } else {
    ++edit<Op::Setup>(f)->round;
  }
  edit<Op::Setup>(f)->chosen = 0;
  if (memory<Op::Setup>(f).round < kDrafted) return true;
  end_draft(s);
  return false;
}

Step step_setup(Machine& m, Frame& f) {
  State& s = m.s;
  if (f.step == step_of(SetupPhase::ChooseMama) && memory<Op::Setup>(f).chosen == 0 && !s.parents_hidden)
    f.step = step_of(SetupPhase::PayOut);
  if (f.step < step_of(SetupPhase::PayOut)) {
    if (memory<Op::Setup>(f).chosen < s.options.players) {
      if (!challenge_of(s).mama) f.step = step_of(SetupPhase::ChoosePapa);
      ask(f, clockwise(s, memory<Op::Setup>(f).chosen));
      return Step::Ask;
    }
    s.parents_hidden = false;  // now the chosen ones are public; the others leave the game
    for (Player& p : s.players) {
      p.dealt_mamas = {p.mama, p.mama};
      p.dealt_papas = {p.papa, p.papa};
    }
    f.step = step_of(SetupPhase::PayOut);
  }
  if (f.step == step_of(SetupPhase::PayOut)) {
    pay_out_mamas(m);
    for (unsigned i = 0; i < s.options.players; ++i) {
      const Seat seat = clockwise(s, i);
      gain_lira(m, seat, kPapaFacts[s.players[seat].papa].lira);
    }
    f.step = step_of(SetupPhase::PapaChoice);
    edit<Op::Setup>(f)->chosen = 0;
    if (!challenge_of(s).mama) {
      push(s, first_vines_program(), 0, 0);
      return Step::Pushed;
    }
  }
  if (memory<Op::Setup>(f).chosen == s.options.players && !begin_round(m, f)) return Step::Done;
  ask(f, clockwise(s, memory<Op::Setup>(f).chosen));  // one at a time, clockwise, earlier choices public
  return Step::Ask;
}

void offers_setup(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  if (f.step == step_of(SetupPhase::PapaChoice)) {
    const bool too_many = kPapaFacts[p.papa].gift == Gift::Worker && !may_own_more_workers(s, p);
    offers.add(act(ActionKind::PapaGift), too_many ? Reason::WorkerLimit : Reason::Ok);
    offers.add(act(ActionKind::PapaLira));
    return;
  }
  if (f.step == step_of(SetupPhase::Draft)) {
    for (const unsigned card : Members(cards_to_draft(s, f.seat()))) offers.add(act(ActionKind::Draft, card));
    return;
  }
  const bool mamas = f.step == step_of(SetupPhase::ChooseMama);
  const auto& dealt = mamas ? p.dealt_mamas : p.dealt_papas;
  const ActionKind kind = mamas ? ActionKind::Mama : ActionKind::Papa;
  const u8 low = dealt[0] < dealt[1] ? dealt[0] : dealt[1];
  const u8 high = dealt[0] < dealt[1] ? dealt[1] : dealt[0];
  offers.add(act(kind, low));
  offers.add(act(kind, high));
}

void take_gift(Machine& m, Seat seat, const PapaFacts& papa) {
  Player& p = m.s.players[seat];
  switch (papa.gift) {
    case Gift::Structure:  // not a building
      p.structures = static_cast<StructureSet>(p.structures | structures(papa.structure));
      break;
    case Gift::Worker:  // usable at once
      ++p.regulars;
      ++p.available;
      break;
    case Gift::Vp: gain_vp(m, seat, 1); break;
  }
}

void answer_setup(Machine& m, Frame& f, Action action) {
  Player& p = m.player(f);
  switch (action.kind) {
    case ActionKind::Mama:
      p.mama = action.a;
      f.step = step_of(SetupPhase::ChoosePapa);
      break;
    case ActionKind::Papa:
      p.papa = action.a;
      f.step = step_of(SetupPhase::ChooseMama);
      ++edit<Op::Setup>(f)->chosen;
      break;
    case ActionKind::Draft:
      draft_card(m, f.seat(), action.a);
      ++edit<Op::Setup>(f)->chosen;
      break;
    default: {
      const PapaFacts& papa = kPapaFacts[p.papa];
      const bool gift = action.kind == ActionKind::PapaGift;
      m.events.tell({EventKind::PapaTaken, f.seat(), static_cast<u8>(gift)});
      if (gift) {
        take_gift(m, f.seat(), papa);
      } else {
        gain_lira(m, f.seat(), papa.or_lira);
      }
      ++edit<Op::Setup>(f)->chosen;
    }
  }
}

}  // namespace

const Operation kSetupOperation{step_setup, offers_setup, answer_setup, always_feasible, nullptr};

}  // namespace vendemmia
