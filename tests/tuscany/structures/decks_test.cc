// The structure deck on the extended board: exhaustion and what is known of its cards.
#include "engine/game/observe.h"
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(417, ThePileIsReshuffledWhenTheLastStructureIsTaken) {
  Table t = with_map(Season::Spring)
                .structure_deck({StructureCard::Cafe})
                .structures_discarded({StructureCard::Inn, StructureCard::Silo});
  t.place(0, "cart");
  t.answer(0, "option 2");
  EXPECT_TRUE(holds(t, 0, StructureCard::Cafe));
  EXPECT_EQ(t.draw_pile(Deck::Structure), 2u);
  EXPECT_EQ(t.discard_pile(Deck::Structure), 0u);
}

RULING_TEST(418, AnExhaustedStructureDeckGivesNothingUntilACardIsDiscarded) {
  Table t = with_map(Season::Spring).standing(0, {StructureCard::Inn}).structure_deck({});
  t.place(0, "influence.left");
  t.answer(0, "star lucca");
  // the star stands all the same.
  EXPECT_EQ(stars_in(t, 0, Region::Lucca), 1u);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.pass(1);
  t.place(0, "destroy");
  t.place(0, "grande cart");
  t.answer(0, "option 2");
  EXPECT_TRUE(holds(t, 0, StructureCard::Inn));
}

RULING_TEST(419, AnExhaustedStructureDeckCannotBeNamed) {
  Table t = with_map(Season::Summer).structure_deck({}).lira(0, 3);
  t.place(0, "trade.left");
  t.answers(0, {"option 1", "option 3"});
  t.expect_question(0, "name_deck").offers("deck vine").refuses("deck structure", "empty");
}

RULING_TEST(421, BuiltStructuresStayOutOfTheDeck) {
  Table t = with_map(Season::Spring)
                .standing(0, {StructureCard::Silo})
                .structure_deck({StructureCard::Cafe})
                .structures_discarded({StructureCard::Inn});
  t.place(0, "cart");
  t.answer(0, "option 2");
  EXPECT_EQ(t.draw_pile(Deck::Structure), 1u);
  EXPECT_TRUE(stands(t, 0, StructureCard::Silo));
}

RULING_TEST(452, TheCartGivesOnlyLiraWhenTheDeckIsExhausted) {
  Table t = with_map(Season::Spring).structure_deck({});
  t.place(0, "cart");
  EXPECT_EQ(t.lira(0), 1);
  t.expect_turn(1);
}

// five decks, two kept.
RULING_TEST(174, TheCaravanShowsAStructureCard) {
  Table t = with_map(Season::Winter, 5)
                .structure_deck({StructureCard::Cafe, StructureCard::Inn})
                .hand(0, {Visitor::Caravan});
  t.play_visitor(0, Visitor::Caravan, "play_winter_visitor.right");
  t.expect_question(0, "keep_cards")
      .offers_only({"keep vine", "keep summer", "keep order", "keep winter", "keep structure"});
  // shown cards are in no pile.
  EXPECT_EQ(t.draw_pile(Deck::Structure), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Structure), 0u);
  t.answers(0, {"keep structure", "keep vine"});
  EXPECT_TRUE(holds(t, 0, StructureCard::Cafe));
  // everybody has seen it.
  EXPECT_TRUE(contains(t.player(3).knows[kStructureDeck], static_cast<unsigned>(StructureCard::Cafe)));
}

RULING_TEST(174, AStructureCardThatIsNotKeptIsDiscarded) {
  Table t = with_map(Season::Winter, 5)
                .structure_deck({StructureCard::Cafe, StructureCard::Inn})
                .hand(0, {Visitor::Caravan});
  t.play_visitor(0, Visitor::Caravan, "play_winter_visitor.right");
  t.answers(0, {"keep vine", "keep order"});
  EXPECT_TRUE(top_discard_is(t, StructureCard::Cafe));
}

RULING_TEST(159, TheInnkeeperTakesFromTheStructurePile) {
  Table t = with_map(Season::Winter, 5)
                .structures_discarded({StructureCard::Inn, StructureCard::Silo})
                .hand(0, {Visitor::Innkeeper})
                .discarded({Visitor::Banker});
  t.play_visitor(0, Visitor::Innkeeper, "play_winter_visitor.right");
  t.answer(0, "take pile structure");
  EXPECT_TRUE(holds(t, 0, StructureCard::Silo));
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_TRUE(top_discard_is(t, StructureCard::Inn));
}

RULING_TEST(122, ThePeddlerDrawsFromFiveDecks) {
  Table t =
      with_map(Season::Summer, 5).cards(0, {StructureCard::Cafe}).hand(0, {Visitor::Peddler}).orders(0, {1});
  t.play_visitor(0, Visitor::Peddler, "play_summer_visitor.right");
  t.answer(0, "discard structure cafe");
  EXPECT_EQ(t.hand_size(0), 5u);
  EXPECT_EQ(t.hand_size(0, Deck::Structure), 1u);
}

// --- Hidden information ----------------------------------------------------------------------------------

RULING_TEST(424, AStructureCardInHandIsSecretButCounted) {
  const Table t = with_map(Season::Spring).cards(1, {StructureCard::Cafe, StructureCard::Inn});
  const Observation o = observe(t.state(), 0);
  EXPECT_EQ(o.seen.players[1].hand[kStructureDeck], 0u);
  EXPECT_EQ(o.hand_counts[1][kStructureDeck], 2u);
}

RULING_TEST(423, BuiltStructuresArePublic) {
  const Table t = with_map(Season::Spring).standing(1, {StructureCard::Cafe});
  const Observation o = observe(t.state(), 0);
  EXPECT_TRUE(o.seen.players[1].has(StructureCard::Cafe));
  EXPECT_EQ(o.seen.players[1].buildings[0], static_cast<u8>(StructureCard::Cafe) + 1);
}

RULING_TEST(427, AGivenStructureCardIsKnownToGiverAndReceiverOnly) {
  Table t = structures_in_winter(3)
                .cards(2, {StructureCard::Cafe, StructureCard::Inn})
                .hand(0, {Visitor::Queen})
                .vp(2, -5);
  t.play_visitor(0, Visitor::Queen);
  EXPECT_TRUE(holds(t, 0, StructureCard::Cafe));
  EXPECT_TRUE(contains(t.player(2).knows[kStructureDeck], static_cast<unsigned>(StructureCard::Cafe)));
  EXPECT_EQ(t.player(1).knows[kStructureDeck], 0u);
}

// Whether the order just drawn can be filled is nobody else's business.
RULING_TEST(428, TheMercadosQuestionLooksTheSameFromOutside) {
  const auto asked = [](unsigned order) {
    Table t = structures_in_winter().standing(0, {StructureCard::Mercado}).wine(0, Wine::Red, 5);
    t.raw().decks[static_cast<unsigned>(Deck::Order)].cards[kOrders - 1u] = static_cast<Card>(order - 1);
    t.raw().decks[static_cast<unsigned>(Deck::Order)].cards[order - 1u] = kOrders - 1;
    t.place(0, "draw_order.left");
    t.expect_question(0, "fill_drawn_order");
    return observe(t.state(), 1);
  };
  EXPECT_TRUE(asked(1) == asked(31));
}

// An opponent who has begun to build may hold any structure card that fits.
TEST(StructureDeck, IsImaginedWithoutWhatIsSeen) {
  Table t = with_map(Season::Spring)
                .cards(0, {StructureCard::Cafe})
                .cards(1, {StructureCard::Silo})
                .standing(1, {StructureCard::Inn});
  Rng rng(3);
  CardSet imagined = 0;
  for (unsigned n = 0; n < 400; ++n) {
    const State believed = determinize(observe(t.state(), 0), rng);
    EXPECT_EQ(count_bits(believed.players[1].hand[kStructureDeck]), 1u);
    imagined |= believed.players[1].hand[kStructureDeck];
  }
  EXPECT_EQ(count_bits(imagined), kStructureCardCount - 2);
  EXPECT_FALSE(contains(imagined, static_cast<unsigned>(StructureCard::Cafe)));
  EXPECT_FALSE(contains(imagined, static_cast<unsigned>(StructureCard::Inn)));
}

}  // namespace
}  // namespace vendemmia::testing
