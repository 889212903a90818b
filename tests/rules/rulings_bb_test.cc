// Section BB: hidden information.
#include <cstring>
#include <set>
#include <utility>

#include "engine/game/frames.h"
#include "engine/game/observe.h"
#include "tests/support/decisions.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

bool looks_the_same(const State& a, const State& b, Seat seat) {
  const Observation one = observe(a, seat);
  const Observation other = observe(b, seat);
  return std::memcmp(&one, &other, sizeof one) == 0;
}

// Whether the seat knows that this card is in the other player's hand.
bool knows(const Table& t, Seat seat, Seat holder, Deck deck, unsigned card) {
  return contains(observe(t.state(), seat).seen.players[holder].hand[index(deck)], card);
}

unsigned counted(const Table& t, Seat seat, Seat holder, Deck deck) {
  return observe(t.state(), seat).hand_counts[holder][index(deck)];
}

RULING_TEST(423, MatsTokensWorkersAndCountsArePublic) {
  Table t = table(3).lira(1, 7).vp(1, -3).residual(1, 4).row(1, 6).planted(1, 6, {Vine::Merlot}).sold(1, 5);
  t.grape(1, Grape::Red, 4).wine(1, Wine::Blush, 5).built(1, {Structure::Windmill}).training(1, 1);
  t.standing(1, Worker::Grande, "draw_order.left").harvested(1, 6).temporary(1);
  t.hand(1, {Visitor::Banker, Visitor::Judge, Visitor::Queen}).vines(1, {Vine::Pinot}).orders(1, {1, 2});
  const State& s = t.state();
  const Observation o = observe(s, 2);
  const Player& real = s.players[1];
  const Player& seen = o.seen.players[1];
  EXPECT_EQ(seen.lira, real.lira);
  EXPECT_EQ(seen.vp, real.vp);
  EXPECT_EQ(seen.residual, real.residual);
  EXPECT_EQ(seen.row, real.row);
  EXPECT_EQ(seen.vines, real.vines);
  EXPECT_EQ(seen.sold_fields, real.sold_fields);
  EXPECT_EQ(seen.harvested_fields, real.harvested_fields);
  EXPECT_EQ(seen.grapes, real.grapes);
  EXPECT_EQ(seen.wines, real.wines);
  EXPECT_EQ(seen.structures, real.structures);
  EXPECT_EQ(seen.training, real.training);
  EXPECT_EQ(seen.available, real.available);
  EXPECT_EQ(seen.grande, real.grande);
  EXPECT_EQ(seen.has_temporary, real.has_temporary);
  EXPECT_EQ(o.seen.spaces, s.spaces);
  EXPECT_EQ(counted(t, 2, 1, Deck::Summer), 1u);
  EXPECT_EQ(counted(t, 2, 1, Deck::Winter), 2u);
  EXPECT_EQ(counted(t, 2, 1, Deck::Vine), 1u);
  EXPECT_EQ(counted(t, 2, 1, Deck::Order), 2u);
}

RULING_TEST(424, FacesOfHandCardsAreSecret) {
  const Table banker = table(3).hand(0, {Visitor::Banker}).orders(0, {4}).vines(0, {Vine::Merlot});
  State other = banker.state();
  Pile& pile = other.decks[index(Deck::Summer)];
  other.players[0].hand[index(Deck::Summer)] = bit(pile.cards[7]);
  pile.cards[7] = card_of(Visitor::Banker);
  EXPECT_TRUE(looks_the_same(banker.state(), other, 1));
  EXPECT_TRUE(looks_the_same(banker.state(), other, 2));
  EXPECT_FALSE(looks_the_same(banker.state(), other, 0));  // one's own hand is not
  EXPECT_FALSE(knows(banker, 1, 0, Deck::Summer, card_of(Visitor::Banker)));
  EXPECT_FALSE(knows(banker, 1, 0, Deck::Order, 3));
  EXPECT_EQ(observe(banker.state(), 1).seen.players[0].hand[index(Deck::Vine)], 0u);
}

RULING_TEST(424, OnlyTheDrawingPlayerSeesTheCard) {
  Table t = table(3);
  t.place(0, "draw_vine.left");
  t.place(1, "draw_vine.middle");
  t.answer(1, "yes");
  EXPECT_EQ(t.count_events(EventKind::Drew), 3u);
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::Drew) {
      EXPECT_EQ(event.seen_by, 1u << event.seat);
    }
  }
  EXPECT_EQ(observe(t.state(), 2).seen.players[1].hand[index(Deck::Vine)], 0u);
}

RULING_TEST(424, TheOrderOfTheDecksIsSecret) {
  const Table t = table(2);
  State other = t.state();
  for (const Deck deck : {Deck::Vine, Deck::Summer, Deck::Order, Deck::Winter}) {
    Pile& pile = other.decks[index(deck)];
    const Card first = pile.cards[0];
    pile.cards[0] = pile.cards[pile.size - 1u];
    pile.cards[pile.size - 1u] = first;
  }
  other.rng = Rng(12345);  // what the next shuffle will bring is no more known
  EXPECT_TRUE(looks_the_same(t.state(), other, 0));
  EXPECT_TRUE(looks_the_same(t.state(), other, 1));
  EXPECT_EQ(observe(t.state(), 0).seen.decks[index(Deck::Order)].size, kOrders);
}

RULING_TEST(425, TheTopOfADiscardPileIsPublic) {
  const Table t = table(2).discarded({Visitor::Banker, Visitor::Patron});
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const Pile pile = observe(t.state(), seat).seen.decks[index(Deck::Summer)];
    EXPECT_EQ(pile.discarded, 2);
    EXPECT_EQ(pile.top_discard(), card_of(Visitor::Patron));
  }
}

RULING_TEST(426, TheDiscardingPlayerChoosesWhatLiesOnTop) {
  Table t = table(2).hand(0, {Visitor::Auctioneer}).orders(0, {1, 2, 3});
  Table other = t;
  t.play_visitor(0, Visitor::Auctioneer);
  t.answers(0, {"discard order order_02", "discard order order_01"});
  EXPECT_TRUE(t.top_discard_is_order(1));
  other.play_visitor(0, Visitor::Auctioneer);
  other.answers(0, {"discard order order_01", "discard order order_02"});
  EXPECT_TRUE(other.top_discard_is_order(2));
}

RULING_TEST(427, OnlyGiverAndReceiverKnowTheFace) {
  Table t = winter(3).hand(0, {Visitor::Queen}).orders(2, {1, 2, 3}).lira(2, 3);
  t.play_visitor(0, Visitor::Queen);
  t.answer(2, "option 2");
  Table other = t;
  t.answers(2, {"give order order_01", "give order order_02"});
  other.answer(2, "give order order_02");  // and the only one above it
  EXPECT_TRUE(other.holds_order(0, 3));
  EXPECT_TRUE(knows(t, 2, 0, Deck::Order, 0));
  EXPECT_TRUE(knows(t, 2, 0, Deck::Order, 1));
  EXPECT_TRUE(t.holds_order(0, 1));
  EXPECT_TRUE(looks_the_same(t.state(), other.state(), 1));
  EXPECT_EQ(counted(t, 1, 0, Deck::Order), 2u);  // the type is public
  EXPECT_EQ(counted(t, 1, 2, Deck::Order), 1u);
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::Gave) {
      EXPECT_EQ(event.seen_by, 0b101);
    }
  }
}

DECISION_TEST(2, WhoKnewACardOfTheGiverCannotTellWhetherItStayed) {
  Table t = winter(3).hand(0, {Visitor::Queen}).orders(2, {1, 2, 3}).lira(2, 3);
  t.raw().players[1].knows[index(Deck::Order)] = bit(0);  // order_01, as after a Caravan
  EXPECT_TRUE(knows(t, 1, 2, Deck::Order, 0));
  t.play_visitor(0, Visitor::Queen);
  t.answer(2, "option 2");
  Table kept = t;
  t.answers(2, {"give order order_01", "give order order_02"});
  kept.answer(2, "give order order_02");  // and the only one above it
  EXPECT_TRUE(looks_the_same(t.state(), kept.state(), 1));
}

RULING_TEST(427, TheReceiverDoesNotLearnWhatStays) {
  Table t = winter(3).hand(0, {Visitor::Governor}).hand(1, {Visitor::Banker, Visitor::Patron});
  t.play_visitor(0, Visitor::Governor);
  t.answers(0, {"opponent 1", "done"});
  t.answer(1, "give summer banker");
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_TRUE(knows(t, 1, 0, Deck::Summer, card_of(Visitor::Banker)));
  EXPECT_FALSE(knows(t, 2, 0, Deck::Summer, card_of(Visitor::Banker)));
  EXPECT_FALSE(knows(t, 0, 1, Deck::Summer, card_of(Visitor::Patron)));
}

RULING_TEST(428, ThePlayedVisitorIsSeenByAll) {
  Table t = table(2).hand(0, {Visitor::Patron});
  t.play_visitor(0, Visitor::Patron);
  const Observation o = observe(t.state(), 1);
  const Decision decision = pending(o.seen);
  EXPECT_EQ(decision.because.kind, Because::Kind::Visitor);
  EXPECT_EQ(decision.because.id, static_cast<u8>(Visitor::Patron));
}

RULING_TEST(428, PlantedVinesFilledOrdersAndCaravansCardsAreSeenByAll) {
  Table vine = table(2).vines(0, {Vine::Malvasia});
  vine.place(0, "plant_vine.left");
  vine.answer(0, "plant malvasia field_6");
  EXPECT_NE(observe(vine.state(), 1).seen.players[0].vines[1] & cards_of(Vine::Malvasia), 0u);

  Table order = winter().wine(0, Wine::Red, 5).orders(0, {1});
  order.place(0, "fill_order.left");
  EXPECT_EQ(observe(order.state(), 1).seen.decks[index(Deck::Order)].top_discard(), 0);

  Table caravan = winter().hand(0, {Visitor::Caravan}).on_top_order(7).on_top(Visitor::Banker);
  caravan.play_visitor(0, Visitor::Caravan);
  State other = caravan.state();
  for (unsigned i = 0; i < other.stack_size; ++i) {
    if (node(other.stack[i].node).op == Op::Caravan)
      show_card(other.stack[i], index(Deck::Summer), card_of(Visitor::Patron) + 1);
  }
  EXPECT_FALSE(looks_the_same(caravan.state(), other, 1));  // shown to all before two are kept
  caravan.answers(0, {"keep summer", "keep order"});
  EXPECT_TRUE(knows(caravan, 1, 0, Deck::Summer, card_of(Visitor::Banker)));
  EXPECT_TRUE(knows(caravan, 1, 0, Deck::Order, 6));
}

DECISION_TEST(3, ASecondVisitorIsAskedForAlthoughNoneCanBePlayed) {
  Table t = table(3).hand(0, {Visitor::Patron, Visitor::Broker}).vp(0, -5);
  t.place(0, "play_summer_visitor.middle");
  t.answer(0, "option 1");
  t.expect_question(0, "play_visitor").offers_only({"done"});  // the broker stays a secret
}

DECISION_TEST(3, ASecondVineIsAskedForAlthoughNoneCanBePlanted) {
  Table t = table(3).vines(0, {Vine::Malvasia, Vine::Merlot});
  t.place(0, "plant_vine.middle");
  t.answer(0, "plant malvasia field_5");
  t.expect_question(0, "plant").offers_only({"done"});
}

RULING_TEST(428, OpponentsAreAskedToPlantAlthoughTheyCannot) {
  Table t = table(3).hand(0, {Visitor::VolunteerCrew}).vines(1, {Vine::Merlot});
  t.play_visitor(0, Visitor::VolunteerCrew);
  t.expect_question(1, "plant").offers_only({"done"});
  t.answer(1, "done");
  t.expect_turn(1);  // seat 2 holds no vine at all, as everybody sees
}

// Seat 1 commits one of two visitors to the Importer of seat 0.
Table committing_one_visitor(std::string_view which) {
  Table t = table(4).hand(0, {Visitor::Importer}).hand(1, {Visitor::Banker, Visitor::Patron});
  t.hand(2, {Visitor::Judge, Visitor::Queen});
  t.play_visitor(0, Visitor::Importer);
  t.answer(1, "offer 1");
  t.answer(1, which);
  return t;
}

RULING_TEST(430, TheNumberIsPublicTheFacesAreNot) {
  const Table banker = committing_one_visitor("give summer banker");
  const Table patron = committing_one_visitor("give summer patron");
  EXPECT_EQ(banker.count_events(EventKind::Offered), 1u);
  for (const Seat seat : {Seat{0}, Seat{2}, Seat{3}}) {
    EXPECT_TRUE(looks_the_same(banker.state(), patron.state(), seat)) << int{seat};
  }
  banker.expect_question(2, "offer_cards").offers_only({"offer 0", "offer 1", "offer 2"});
}

RULING_TEST(430, AFailedOfferShowsNothing) {
  Table banker = committing_one_visitor("give summer banker");
  Table patron = committing_one_visitor("give summer patron");
  banker.answer(2, "offer 1");
  banker.answer(2, "give winter judge");
  patron.answer(2, "offer 1");
  patron.answer(2, "give winter judge");
  EXPECT_EQ(banker.hand_size(0, Deck::Winter), 3u);  // drawn instead
  EXPECT_TRUE(banker.holds(1, Visitor::Banker));
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}}) {
    EXPECT_TRUE(looks_the_same(banker.state(), patron.state(), seat)) << int{seat};
  }
}

RULING_TEST(430, ASuccessfulOfferIsSeenByTheReceiverOnly) {
  Table t = committing_one_visitor("give summer patron");
  t.answer(2, "offer 2");
  EXPECT_TRUE(t.holds(0, Visitor::Patron));
  EXPECT_TRUE(t.holds(0, Visitor::Judge));
  EXPECT_TRUE(t.holds(0, Visitor::Queen));
  EXPECT_FALSE(knows(t, 3, 0, Deck::Summer, card_of(Visitor::Patron)));
  EXPECT_FALSE(knows(t, 2, 0, Deck::Summer, card_of(Visitor::Patron)));
  EXPECT_TRUE(knows(t, 1, 0, Deck::Summer, card_of(Visitor::Patron)));
  EXPECT_TRUE(knows(t, 2, 0, Deck::Winter, card_of(Visitor::Queen)));
}

u8 mama_nobody_was_dealt(const State& s) {
  std::set<u8> dealt;
  for (const Player& p : s.players) dealt.insert(p.dealt_mamas.begin(), p.dealt_mamas.end());
  u8 mama = 0;
  while (dealt.contains(mama)) ++mama;
  return mama;
}

// The seat that is asked takes the first or the second of the two parents dealt to it.
void choose_parent(State& s, unsigned which) {
  ActionList list;
  legal_actions(s, list);
  apply(s, list[which], Events::none());
}

RULING_TEST(432, ParentsArePrivateUntilAllHaveChosen) {
  const Options options{.players = 3, .two_parents = true};
  State s = new_game(options, 7);
  const Seat first = s.first_player;
  const auto second = static_cast<Seat>((first + 1) % 3);
  ASSERT_EQ(pending(s).question, vendemmia::Question::ChooseMama);
  ASSERT_EQ(pending(s).seat, first);

  State other = s;  // the other players cannot tell what was dealt ...
  other.players[first].dealt_mamas[1] = mama_nobody_was_dealt(s);
  EXPECT_TRUE(looks_the_same(s, other, second));

  State changed = s;  // ... nor what was chosen
  choose_parent(s, 0);
  choose_parent(changed, 1);
  EXPECT_TRUE(looks_the_same(s, changed, second));
  EXPECT_FALSE(looks_the_same(s, changed, first));
  choose_parent(s, 0);
  choose_parent(changed, 1);
  EXPECT_TRUE(looks_the_same(s, changed, second));

  for (unsigned i = 0; i < 4; ++i) {
    choose_parent(s, 0);
    choose_parent(changed, 0);
  }
  EXPECT_NE(pending(s).question, vendemmia::Question::ChoosePapa);
  EXPECT_EQ(observe(s, second).seen.players[first].mama, s.players[first].mama);
  EXPECT_EQ(observe(s, second).seen.players[first].papa, s.players[first].papa);
  EXPECT_NE(s.players[first].mama, changed.players[first].mama);
  EXPECT_FALSE(looks_the_same(s, changed, second));
}

RULING_TEST(433, OnlyTheFirstPlayerAndShufflesAreRandom) {
  Table t =
      table(4).hand(0, {Visitor::Governor, Visitor::Caravan, Visitor::Sponsor}).hand(1, {Visitor::Banker});
  const Rng before = t.state().rng;
  for (unsigned season = 0; season < 3; ++season) t.pass_season();
  t.pass_to(vendemmia::Question::Turn);
  EXPECT_TRUE(t.state().rng == before);  // a year without a shuffle

  std::set<int> first_players;
  for (Seed seed = 1; seed <= 40; ++seed) first_players.insert(new_game({.players = 4}, seed).first_player);
  EXPECT_EQ(first_players.size(), 4u);
}

}  // namespace
}  // namespace vendemmia::testing
