#include "engine/game/door.h"

#include <algorithm>
#include <cstring>

#include "engine/catalog/parents.h"
#include "engine/game/automa.h"
#include "engine/game/card_places.h"
#include "engine/game/interpreter.h"

namespace vendemmia {
namespace {

void fill_deck(State& s, Deck deck) {
  Pile& pile = s.decks[static_cast<unsigned>(deck)];
  const CardSet cards = cards_in_game(s.options, deck);
  decltype(Pile::cards)::Plain shuffled{};
  unsigned size = 0;
  for (const unsigned card : Members(cards)) shuffled[size++] = static_cast<Card>(card);
  shuffle(shuffled.data(), size, s.rng);
  pile.size = static_cast<u8>(size);
  pile.cards.pack(shuffled);
  s.shuffled_in[static_cast<unsigned>(deck)] = cards;
}

// a mama that gives orders is dealt again where orders cannot be filled.
bool takes_part(const State& s, const MamaFacts& mama) {
  return challenge_of(s).orders || mama.cards[static_cast<unsigned>(Deck::Order)] == 0;
}

void deal_parents(State& s) {
  FixedVector<u8, kMamas> mamas;
  std::array<u8, kPapas> papas;
  for (unsigned i = 0; i < kMamas; ++i) {
    if (takes_part(s, kMamaFacts[i])) mamas.push_back(static_cast<u8>(i));
  }
  for (unsigned i = 0; i < kPapas; ++i) papas[i] = static_cast<u8>(i);
  shuffle(mamas.begin(), static_cast<unsigned>(mamas.size()), s.rng);
  shuffle(papas.data(), kPapas, s.rng);
  if (!challenge_of(s).mama) {
    for (u8& mama : mamas) mama = kNoMama;
  }
  const unsigned each = s.options.two_parents ? 2 : 1;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    Player& p = s.players[seat];
    for (unsigned i = 0; i < 2; ++i) {
      p.dealt_mamas[i] = mamas[seat * each + (i < each ? i : 0)];
      p.dealt_papas[i] = papas[seat * each + (i < each ? i : 0)];
    }
    p.mama = p.dealt_mamas[0];
    p.papa = p.dealt_papas[0];
  }
  s.parents_hidden = s.options.two_parents;
}

// two of the kinds that take part with so many players.
void reveal_special_workers(State& s) {
  FixedVector<u8, kSpecialKinds> kinds;
  for (unsigned i = 0; i < kSpecialKinds; ++i) {
    const SpecialWorkerFacts& one = kSpecialWorkerFacts[i];
    const bool excluded =
        (s.options.players == 1 && !one.for_one) || (s.options.players == 2 && !one.for_two);
    if (!excluded) kinds.push_back(static_cast<u8>(kFirstSpecial + i));
  }
  shuffle(kinds.begin(), static_cast<unsigned>(kinds.size()), s.rng);
  const bool ascending = kinds[0] < kinds[1];
  s.special_kinds = {static_cast<Worker>(kinds[ascending ? 0 : 1]),
                     static_cast<Worker>(kinds[ascending ? 1 : 0])};
}

// every place of this season has its own reason, with every token that it can be used with.
Reason why_not_there(const State& s, Action placement) {
  if (placement.c == 0) return Reason::WrongSeason;
  if (s.solo.tokens == 0) return Reason::NoToken;
  const ActionId action = action_of(placement.b);
  const bool here = action == kNoAction || board_of(s).actions[action].season == s.season;
  return here ? Reason::NotAnAnswer : Reason::WrongSeason;
}

// The right kind of answer, but about something that is not there.
Reason what_is_missing(const State& s, Action action) {
  switch (action.kind) {
    case ActionKind::Play:
    case ActionKind::Plant:
    case ActionKind::FillOrder:
    case ActionKind::BuildCard:
    case ActionKind::Draft:
    case ActionKind::Discard:
    case ActionKind::Give: return Reason::NotInHand;
    case ActionKind::SellGrape:
    case ActionKind::DiscardGrape:
    case ActionKind::MakeWine: return Reason::NoGrape;
    case ActionKind::DiscardWine:
    case ActionKind::AgeWine:
    case ActionKind::UseWine: return Reason::NoWine;
    case ActionKind::Place: return why_not_there(s, action);
    default: return Reason::NotAnAnswer;
  }
}

}  // namespace

// first player and shuffles are the only random events of the base game.
State new_game(const Options& options, Seed seed, const Events& events) {
  CHECK(!problem_with(options));
  State s;
  std::memset(static_cast<void*>(&s), 0, sizeof s);  // equal positions have equal bytes
  s.options = options;
  s.board = board_for(options);
  s.rng = Rng(seed);
  for (Player& p : s.players) {
    p.grande = kNowhere;
    p.special.fill(kNotOwned);
  }
  s.first_player = static_cast<Seat>(s.rng.below(options.players));
  for (unsigned deck = 0; deck < kDecks; ++deck) fill_deck(s, static_cast<Deck>(deck));
  const bool specials = (options.modules & kSpecialWorkers) != 0;
  if (specials) reveal_special_workers(s);
  deal_parents(s);
  if (is_solo(s)) set_up_automa(s);
  events.tell({EventKind::GameBegan, s.first_player});
  if (specials) {
    events.tell({EventKind::SpecialsRevealed, kNoSeat, static_cast<u8>(s.special_kinds[0]),
                 static_cast<u8>(s.special_kinds[1])});
  }
  push(s, flow_node(Op::Game), 0, 0);
  ActionList next;
  advance(s, events, next);
  return s;
}

State new_game(const Options& options, Seed seed) { return new_game(options, seed, Events::none()); }

void legal_actions(const State& s, ActionList& list) {
  list.clear();
  if (s.stack_size != 0) list_answers(s, list, nullptr);
}

void explain_actions(const State& s, ActionList& legal, RefusedActions& refused) {
  legal.clear();
  refused.clear();
  if (s.stack_size != 0) list_answers(s, legal, &refused);
}

std::optional<Refusal> check(const State& s, Action action) {
  if (s.stack_size == 0) return Refusal{Reason::GameOver};
  ActionList legal;
  legal_actions(s, legal);
  for (const Action& one : legal) {
    if (one == action) return std::nullopt;
  }
  RefusedActions refused;
  explain_actions(s, legal, refused);
  return check(s, action, legal, refused);
}

std::optional<Refusal> check(const State& s, Action action, const ActionList& legal,
                             const RefusedActions& refused) {
  if (std::find(legal.begin(), legal.end(), action) != legal.end()) return std::nullopt;
  bool kind_is_asked = false;
  for (const RefusedAction& one : refused) {
    if (one.action == action) return one.refusal;
    kind_is_asked = kind_is_asked || one.action.kind == action.kind;
  }
  for (const Action& one : legal) kind_is_asked = kind_is_asked || one.kind == action.kind;
  return Refusal{kind_is_asked ? what_is_missing(s, action) : Reason::NotAnAnswer};
}

void apply(State& s, Action action, const Events& events, ActionList& next) {
  take_answer(s, action, events, next);
}

void apply(State& s, Action action, const Events& events) {
  ActionList next;
  apply(s, action, events, next);
}

void try_out(State& s, Action action, const Events& events) {
  Machine m{s, events};
  Frame& frame = s.top();
  operation_of(frame).answer(m, frame, action);
  if (!m.followups.empty()) push_followups(m);
  run(m, 0);
}

}  // namespace vendemmia
