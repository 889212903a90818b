// The draft of structure cards without the extended board, and what it leaves behind.
#include "engine/game/draft.h"

#include <set>

#include "engine/game/changes.h"
#include "engine/game/invariants.h"
#include "engine/game/observe.h"
#include "tests/support/decisions.h"
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

State drafting_game(unsigned players, u64 seed = 7) {
  State s = new_game({.players = static_cast<u8>(players), .modules = kStructureCards}, seed);
  ActionList legal;
  for (legal_actions(s, legal); pending(s).question == vendemmia::Question::PapaGift; legal_actions(s, legal))
    apply(s, legal[0], Events::none());
  return s;
}

CardSet cards_offered(const State& s) {
  ActionList legal;
  legal_actions(s, legal);
  CardSet cards = 0;
  for (const Action& action : legal) {
    EXPECT_EQ(action.kind, ActionKind::Draft);
    cards |= bit(action.a);
  }
  return cards;
}

CardSet hand_of(const State& s, unsigned seat) { return s.players[seat].hand[kStructureDeck]; }
CardSet known_by(const State& s, unsigned seat) { return s.players[seat].knows[kStructureDeck]; }

// The seat that is asked takes its n-th card.
void take(State& s, unsigned n) {
  ActionList legal;
  legal_actions(s, legal);
  apply(s, legal[n], Events::none());
}

bool over(const State& s) { return pending(s).question != vendemmia::Question::DraftCard; }

RULING_TEST(10, OneOfFourIsKeptAndTheOthersGoToTheRight) {
  State s = drafting_game(3);
  const Seat first = pending(s).seat;
  EXPECT_EQ(first, s.first_player);
  EXPECT_EQ(pending(s).question, vendemmia::Question::DraftCard);
  std::array<CardSet, 3> left{};
  CardSet dealt = 0;
  for (unsigned i = 0; i < 3; ++i) {
    const Seat seat = pending(s).seat;
    EXPECT_EQ(seat, (first + i) % 3);  // clockwise
    const CardSet offered = cards_offered(s);
    EXPECT_EQ(count_bits(offered), 4u);
    EXPECT_EQ(dealt & offered, 0u);
    dealt |= offered;
    take(s, 1);
    EXPECT_EQ(count_bits(hand_of(s, seat)), 1u);
    EXPECT_EQ(hand_of(s, seat) & ~offered, 0u);
    left[seat] = offered & ~hand_of(s, seat);
  }
  for (unsigned i = 0; i < 3; ++i) {
    const Seat seat = pending(s).seat;
    EXPECT_EQ(cards_offered(s), left[(seat + 1u) % 3]);  // of the neighbour on the left
    take(s, 0);
  }
}

RULING_TEST(10, UntilEverybodyHoldsFour) {
  for (unsigned players = 2; players <= kMaxPlayers; ++players) {
    State s = drafting_game(players);
    unsigned questions = 0;
    for (; !over(s); ++questions) take(s, 0);
    EXPECT_EQ(questions, 3 * players);  // the last card is no choice
    CardSet held = 0;
    for (unsigned seat = 0; seat < players; ++seat) {
      EXPECT_EQ(count_bits(hand_of(s, seat)), 4u);
      EXPECT_EQ(held & hand_of(s, seat), 0u);
      held |= hand_of(s, seat);
      // They count as hand cards.
      EXPECT_GE(vendemmia::hand_size(s.players[seat]), 4u);
    }
    EXPECT_EQ(pending(s).question, vendemmia::Question::WakeUpRow);
    EXPECT_EQ(s.year, 1u);
    EXPECT_EQ(broken_invariant(s), std::nullopt);
  }
}

RULING_TEST(10, NoneWithTheExtendedBoard) {
  const State s = new_game({.players = 4, .modules = kStructureCards | kExtendedBoard}, 7);
  EXPECT_EQ(s.decks[kStructureDeck].size, kStructureCardCount);
  State later = s;
  ActionList legal;
  for (legal_actions(later, legal); later.year == 0; legal_actions(later, legal))
    apply(later, legal[0], Events::none());
  for (unsigned seat = 0; seat < 4; ++seat) EXPECT_EQ(hand_of(later, seat), 0u);
}

RULING_TEST(10, AnotherPackCannotBeChosenFrom) {
  State s = drafting_game(2);
  const CardSet offered = cards_offered(s);
  for (unsigned card = 0; card < kStructureCardCount; ++card) {
    EXPECT_EQ(check(s, act(ActionKind::Draft, card)).has_value(), !contains(offered, card));
  }
}

RULING_TEST(11, GazeboAndBanquetHallAreNotInTheDeck) {
  const CardSet cards = cards_in_game({.players = 2, .modules = kStructureCards}, Deck::Structure);
  EXPECT_EQ(count_bits(cards), kStructureCardCount - 2);
  EXPECT_FALSE(contains(cards, static_cast<unsigned>(StructureCard::Gazebo)));
  EXPECT_FALSE(contains(cards, static_cast<unsigned>(StructureCard::BanquetHall)));
  for (u64 seed = 0; seed < 40; ++seed) EXPECT_EQ(cards_in_packs(drafting_game(6, seed)) & ~cards, 0u);
}

// nor what only pays when others act.
RULING_TEST(415, AcademyAndFountainAreNotInTheSoloDeck) {
  const CardSet drafted = cards_in_game({.players = 1, .modules = kStructureCards}, Deck::Structure);
  const CardSet drawn =
      cards_in_game({.players = 1, .modules = kStructureCards | kExtendedBoard}, Deck::Structure);
  EXPECT_EQ(count_bits(drafted), kStructureCardCount - 4);
  EXPECT_EQ(count_bits(drawn), kStructureCardCount - 2);
  for (const CardSet cards : {drafted, drawn}) {
    EXPECT_FALSE(contains(cards, static_cast<unsigned>(StructureCard::Academy)));
    EXPECT_FALSE(contains(cards, static_cast<unsigned>(StructureCard::Fountain)));
  }
}

// --- R-451 -----------------------------------------------------------------------------------------------

RULING_TEST(451, ASinglePlayerKeepsFour) {
  State s = new_game({.players = 1, .modules = kStructureCards}, 3);
  ActionList legal;
  for (legal_actions(s, legal); s.year == 0; legal_actions(s, legal)) {
    EXPECT_NE(pending(s).question, vendemmia::Question::DraftCard);
    apply(s, legal[0], Events::none());
  }
  EXPECT_EQ(count_bits(hand_of(s, 0)), 4u);
  EXPECT_FALSE(can_draw(s, Deck::Structure));
  EXPECT_EQ(broken_invariant(s), std::nullopt);
}

RULING_TEST(451, TheRestOfTheDeckLeavesTheGame) {
  State s = drafting_game(2);
  while (!over(s)) take(s, 0);
  EXPECT_FALSE(can_draw(s, Deck::Structure));
  EXPECT_EQ(s.decks[kStructureDeck].size + s.decks[kStructureDeck].discarded, 0u);
}

RULING_TEST(451, DiscardedAndDestroyedCardsLeaveTheGame) {
  Table t = structures()
                .cards(0, {StructureCard::Cafe})
                .standing(0, {StructureCard::Barn, StructureCard::Inn})
                .vines(0, {Vine::Pinot});
  t.place(0, "destroy");
  t.answer(0, "destroy mat_2");
  t.pass(1);
  t.pass(0);
  t.answers(0, {"yes", "discard structure cafe"});
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.discard_pile(Deck::Structure), 0u);
  EXPECT_FALSE(can_draw(t.state(), Deck::Structure));
  EXPECT_EQ(t.count_events(EventKind::CardDestroyed), 1u);
}

RULING_TEST(451, EachDeckMeansFourDecks) {
  Table t = structures().cards(0, {StructureCard::Cafe}).hand(0, {Visitor::Peddler}).orders(0, {1});
  t.play_visitor(0, Visitor::Peddler);
  t.answer(0, "discard structure cafe");
  EXPECT_EQ(t.hand_size(0), 4u);
  EXPECT_EQ(t.hand_size(0, Deck::Structure), 0u);
  Table caravan = structures_in_winter().hand(0, {Visitor::Caravan});
  caravan.play_visitor(0, Visitor::Caravan);
  caravan.expect_question(0, "keep_cards")
      .offers_only({"keep vine", "keep summer", "keep order", "keep winter"});
}

// --- Hidden information ----------------------------------------------------------------------------------

// What the others take and what is in their packs cannot be seen.
RULING_TEST(424, TheChoicesOfTheDraftAreSecret) {
  for (unsigned players = 3; players <= kMaxPlayers; ++players) {
    State s = drafting_game(players);
    const Seat watcher = pending(s).seat;
    take(s, 0);
    // The next player takes one card, or another: the watcher sees no difference before the pack arrives.
    State other = s;
    take(s, 0);
    take(other, 2);
    EXPECT_TRUE(observe(s, watcher) == observe(other, watcher)) << players;
    EXPECT_TRUE(observe(s, kNoSeat) == observe(other, kNoSeat)) << players;
    const Seat chooser = static_cast<Seat>((watcher + 1u) % players);
    EXPECT_FALSE(observe(s, chooser) == observe(other, chooser)) << players;
  }
}

// Nor which of the cards that were passed on is taken.
RULING_TEST(424, WhatIsTakenFromAPackPassedOnIsSecret) {
  for (unsigned players = 3; players <= kMaxPlayers; ++players) {
    State s = drafting_game(players);
    const Seat watcher = pending(s).seat;
    const unsigned right = (watcher + players - 1u) % players;
    for (unsigned i = 0; i < players; ++i) take(s, 0);
    while (pending(s).seat != right) take(s, 0);
    State other = s;
    take(s, 0);
    take(other, 2);
    EXPECT_TRUE(observe(s, watcher) == observe(other, watcher)) << players;
  }
}

// With two players the pack comes back: what is missing from it is in the other hand.
DECISION_TEST(16, WhoCanTellWhereACardWentKnowsIt) {
  State s = drafting_game(2);
  const Seat a = pending(s).seat;
  const Seat b = 1 - a;
  const CardSet pack = cards_offered(s);
  while (!over(s)) take(s, 0);
  // Of the own first pack: the second and the fourth card. Of the other one: the third.
  EXPECT_EQ(count_bits(known_by(s, a) & pack), 2u);
  EXPECT_EQ(known_by(s, a) & pack, hand_of(s, b) & pack);
  EXPECT_EQ(count_bits(known_by(s, a)), 3u);
  EXPECT_EQ(count_bits(known_by(s, b)), 3u);
  EXPECT_EQ(known_by(s, a) & ~hand_of(s, b), 0u);
  EXPECT_EQ(known_by(s, b) & ~hand_of(s, a), 0u);
  // The one that is left is what the other took first.
  const Observation o = observe(s, a);
  EXPECT_EQ(o.seen.players[b].hand[kStructureDeck], known_by(s, a));
  EXPECT_EQ(o.hand_counts[b][kStructureDeck], 4u);
}

DECISION_TEST(16, WithMorePlayersOnlyTheLastCardOfAPackIsKnown) {
  for (unsigned players = 3; players <= kMaxPlayers; ++players) {
    State s = drafting_game(players);
    while (!over(s)) take(s, 0);
    for (unsigned seat = 0; seat < players; ++seat) {
      EXPECT_EQ(count_bits(known_by(s, seat)), 1u) << players;
      // It went to the right.
      EXPECT_EQ(known_by(s, seat) & ~hand_of(s, (seat + players - 1u) % players), 0u) << players;
    }
  }
}

// What a seat imagines agrees with what it has seen: the cards that it passed on are in the next pack or hand.
RULING_TEST(424, WhatWasPassedOnIsRemembered) {
  for (unsigned players = 2; players <= kMaxPlayers; ++players) {
    State s = drafting_game(players);
    const Seat watcher = pending(s).seat;
    const unsigned right = (watcher + players - 1u) % players;
    CardSet passed = cards_offered(s);
    take(s, 3);
    passed &= ~hand_of(s, watcher);
    for (unsigned i = 1; i < players; ++i) take(s, 0);
    // Round two: until the pack moves on.
    for (unsigned i = 0; i < players; ++i) {
      Rng rng(players * 100 + i);
      std::set<CardSet> imagined;
      for (unsigned n = 0; n < 40; ++n) {
        const State believed = determinize(observe(s, watcher), rng);
        EXPECT_EQ(broken_invariant(believed), std::nullopt);
        // The right neighbour's pack, or that pack and the card taken from it.
        const CardSet near = hand_of(believed, right) | cards_in_packs(believed);
        EXPECT_EQ(passed & ~near, 0u) << players;
        EXPECT_EQ(hand_of(believed, watcher), hand_of(s, watcher));
        imagined.insert(hand_of(believed, right));
      }
      EXPECT_GT(imagined.size(), 1u) << players;
      if (pending(s).seat == right) break;
      take(s, 0);
    }
  }
}

TEST(Draft, ImaginedHandsLeaveOutWhatHasLeftTheGame) {
  State s = drafting_game(3);
  while (!over(s)) take(s, 0);
  // Seat 1 throws a card away, for everybody to see.
  const auto gone = static_cast<Card>(lowest_bit(hand_of(s, 1)));
  const Events silent = Events::none();
  Machine m{s, silent};
  discard_from_hand(m, 1, Deck::Structure, gone);
  EXPECT_EQ(broken_invariant(s), std::nullopt);
  Rng rng(1);
  CardSet imagined = 0;
  for (unsigned n = 0; n < 200; ++n) imagined |= hand_of(determinize(observe(s, 0), rng), 1);
  EXPECT_FALSE(contains(imagined, gone));
  // But any card that nobody has seen.
  EXPECT_GT(count_bits(imagined), 20u);
}

TEST(Draft, TheOtherHandIsAnyThatFits) {
  State s = drafting_game(2);
  const Seat a = pending(s).seat;
  while (!over(s)) take(s, 0);
  Rng rng(1);
  std::set<CardSet> imagined;
  for (unsigned n = 0; n < 300; ++n) {
    const State believed = determinize(observe(s, a), rng);
    imagined.insert(hand_of(believed, 1u - a));
    EXPECT_EQ(known_by(s, a) & ~hand_of(believed, 1u - a), 0u);
  }
  // One card is unknown, of those that the seat has never seen: 34 less its own four and the three it knows.
  EXPECT_EQ(imagined.size(), 34u - 7u);
}

}  // namespace
}  // namespace vendemmia::testing
