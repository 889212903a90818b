// Playing a visitor: choose it, carry out its program, lay it on its pile.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/triggers.h"

namespace vendemmia {
namespace {

// step 0: choose, 1: the card runs, 2: declined. Result: whether one was played.
Step step_play_visitor(Machine& m, Frame& f) {
  if (f.step == 0) return Step::Ask;
  m.result = 0;
  if (f.step == 2) return Step::Done;
  // on its pile only now, an inner card before an outer one.
  const Visitor visitor = memory<Op::PlayVisitor>(f).visitor;
  lay_on_discard_pile(m.s, deck_of(visitor), card_of(visitor));
  m.events.tell({EventKind::VisitorDone, f.seat(), static_cast<u8>(visitor)});
  m.result = 1;
  fire_triggers(m, f.seat(), Deed::FinishedVisitor);
  return Step::Done;
}

// An unknown card can be held but not played.
constexpr CardSet kKnownCards = bit(kUnknownCard) - 1;

void offers_play_visitor(const State& s, const Frame& f, Offers& offers) {
  const Deck deck = parameters<Op::PlayVisitor>(f.node).deck;
  const CardSet hand = s.players[f.seat()].hand[static_cast<unsigned>(deck)] & kKnownCards;
  const CardSet playable =
      offers.unfiltered ? hand : playable_visitors(means_of(s, f.seat(), f.seat()), deck);
  if (offers.explaining()) {
    for (unsigned card : Members(hand)) {
      offers.add(act(ActionKind::Play, visitor_of(deck, static_cast<Card>(card))),
                 contains(playable, card) ? Reason::Ok : Reason::VisitorImpossible);
    }
  } else {
    offers.add_each(playable, [=](unsigned card) {
      return act(ActionKind::Play, visitor_of(deck, static_cast<Card>(card)));
    });
  }
  if (parameters<Op::PlayVisitor>(f.node).duty == Duty::May) offer_decline(s, f, offers);
}

void answer_play_visitor(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 2;
    return;
  }
  const auto visitor = static_cast<Visitor>(action.a);
  const auto deck = static_cast<unsigned>(deck_of(visitor));
  // it leaves the hand when played and is in no pile while it resolves.
  m.s.players[f.seat()].hand[deck] &= ~bit(card_of(visitor));
  f.step = 1;
  edit<Op::PlayVisitor>(f)->visitor = visitor;
  m.events.tell({EventKind::Played, f.seat(), action.a});
  fire_triggers(m, f.seat(), Deed::PlayedVisitor);
  push(m.s, program_of(visitor), f.seat(), f.seat());
}

// a card of that season that can be played.
bool play_visitor_feasible(const Means& means, NodeRef ref) {
  return can_play_any_visitor(means, parameters<Op::PlayVisitor>(ref).deck);
}

// R-428, D-3: not being asked would tell that no visitor in hand can be played.
bool secret_play_visitor(const State& s, const Frame& f) {
  return parameters<Op::PlayVisitor>(f.node).duty == Duty::May && hand_decides(s, f.seat(), f.node);
}

// --- Which visitors are always playable, or depend on the worker: read off the trees once. ------------

bool moves_workers(NodeRef ref) {
  for (unsigned i = 0; i < node(ref).size; ++i) {
    const Op op = node(static_cast<NodeRef>(ref + i)).op;
    if (op == Op::PlanWorker || op == Op::RetrieveWorkers || op == Op::EarlierAction) return true;
  }
  return false;
}

std::array<CardSet, kDecks> visitors_with(bool (*property)(NodeRef)) {
  std::array<CardSet, kDecks> sets{};
  for (unsigned i = 0; i < kVisitors; ++i) {
    const auto visitor = static_cast<Visitor>(i);
    if (property(program_of(visitor))) sets[static_cast<unsigned>(deck_of(visitor))] |= bit(card_of(visitor));
  }
  return sets;
}

}  // namespace

const std::array<CardSet, kDecks> kWorkerDependent = visitors_with(moves_workers);

const EnoughByDeck kEnoughByDeck = [] {
  EnoughByDeck sets;
  for (unsigned i = 0; i < kVisitors; ++i) {
    const auto visitor = static_cast<Visitor>(i);
    const auto deck = static_cast<unsigned>(deck_of(visitor));
    const Enough enough = enough_for(program_of(visitor));
    for (unsigned lira = 0; lira < kLiraLooked; ++lira)
      sets.lira[deck][lira] |= static_cast<int>(lira) >= enough.lira ? bit(card_of(visitor)) : 0;
    for (unsigned vp = 0; vp < kVpLooked; ++vp)
      sets.vp[deck][vp] |= static_cast<int>(vp) + kLeastVp >= enough.vp ? bit(card_of(visitor)) : 0;
  }
  return sets;
}();

namespace {

// What is there while visitors of a deck are tried one after the other.
class Playing {
 public:
  Playing(const Means& means, Deck deck)
      : means_(means),
        owner_before_(means.owner),
        lira_before_(means.lira),
        deck_(deck),
        gone_(deck == Deck::Summer ? means_.summer_gone : means_.winter_gone),
        gone_before_(gone_) {
    means_.owner = means.seat;
    if (means.player().has(StructureCard::Inn)) ++means_.lira;
  }
  Playing(const Playing&) = delete;
  Playing& operator=(const Playing&) = delete;
  ~Playing() {
    means_.owner = owner_before_;
    means_.lira = lira_before_;
    gone_ = gone_before_;
  }

  bool possible(unsigned card) {
    gone_ = gone_before_ | bit(card);  // the card does not count as held
    const NodeRef program = program_of(visitor_of(deck_, static_cast<Card>(card)));
    return kJudgements[program].in_detail(means_, program);
  }

 private:
  const Means& means_;
  const Seat owner_before_;
  const i32 lira_before_;
  const Deck deck_;
  CardSet& gone_;
  const CardSet gone_before_;
};

}  // namespace

bool can_play_visitor(const Means& means, Visitor visitor) {
  if (contains(surely_playable(means, deck_of(visitor)), card_of(visitor))) return true;
  return Playing(means, deck_of(visitor)).possible(card_of(visitor));
}

CardSet playable_visitors(const Means& means, Deck deck) {
  const CardSet hand = known_visitors(means, deck);
  CardSet playable = hand & surely_playable(means, deck);
  if (playable == hand) return playable;
  Playing playing(means, deck);
  for (unsigned card : Members(hand & ~playable))
    playable |= static_cast<CardSet>(playing.possible(card)) << card;
  return playable;
}

bool can_play_one_of(const Means& means, Deck deck, CardSet cards) {
  Playing playing(means, deck);
  for (unsigned card : Members(cards)) {
    if (playing.possible(card)) return true;
  }
  return false;
}

const Operation kPlayVisitorOperation{step_play_visitor, offers_play_visitor, answer_play_visitor,
                                      play_visitor_feasible, secret_play_visitor};

}  // namespace vendemmia
