// Rulings: the game for one player. The tokens have a file of their own.
#include <algorithm>

#include "engine/game/automa.h"
#include "engine/game/card_places.h"
#include "engine/game/observe.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

using Numbers = std::vector<unsigned>;
using Spaces = std::vector<std::string>;

CardSet all_cards_of(const State& s, Deck deck) {
  const auto d = static_cast<unsigned>(deck);
  CardSet cards = s.players[0].hand[d];
  for (unsigned i = 0; i < s.decks[d].size; ++i) cards |= bit(s.decks[d].cards[i]);
  return cards;
}

bool takes_part(const State& s, Visitor visitor) {
  return contains(all_cards_of(s, deck_of(visitor)), card_of(visitor));
}

// The place of the first such event.
std::ptrdiff_t first_event(const Table& t, EventKind kind) {
  return std::find_if(t.events().begin(), t.events().end(),
                      [kind](const Event& e) { return e.kind == kind; }) -
         t.events().begin();
}

// --- Which cards -----------------------------------------------------------------------------------------

RULING_TEST(219, FourVisitorsLeaveAndNoOthers) {
  using enum Visitor;
  const State solo = new_game({.players = 1}, 5);
  for (const Visitor gone : {Swindler, WeddingParty, Queen, Governor}) EXPECT_FALSE(takes_part(solo, gone));
  EXPECT_EQ(count_bits(all_cards_of(solo, Deck::Summer)), kSummerCards - 2);
  EXPECT_EQ(count_bits(all_cards_of(solo, Deck::Winter)), kWinterCards - 2);
  for (const Visitor stays :
       {Importer, Banker, Handyman, Vendor, VolunteerCrew, GuestSpeaker, Mentor, Motivator}) {
    EXPECT_TRUE(takes_part(solo, stays)) << facts(stays).name;
  }
  EXPECT_EQ(cards_in_game({.players = 2}, Deck::Summer), printed_cards(Deck::Summer));
  EXPECT_EQ(cards_in_game({.players = 2}, Deck::Winter), printed_cards(Deck::Winter));
}

RULING_TEST(219, ImporterDrawsThree) {
  Table t = table(1).hand(0, {Visitor::Importer});
  t.play_visitor(0, Visitor::Importer);
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 3u);
  t.expect_turn(0);
}

RULING_TEST(422, RemovedCardsNeverComeBack) {
  using enum Visitor;
  Table t = table(1).hand(0, {WineCritic}).discarded({Noble, Laborer}).deck({Judge});
  t.play_visitor(0, WineCritic);  // the last card of the pile, then one of the new pile
  EXPECT_EQ(t.count_events(EventKind::Reshuffled), 1u);
  EXPECT_EQ(all_cards_of(t.state(), Deck::Winter),
            bit(card_of(Judge)) | bit(card_of(Noble)) | bit(card_of(Laborer)));
}

// --- The Automa places -----------------------------------------------------------------------------------

RULING_TEST(220, TheSpacesForTwoPlayersAreUsed) {
  EXPECT_EQ(kBaseBoard.open_spaces[1], kBaseBoard.open_spaces[2]);
  Table t = table(1);
  t.expect_question(0, "turn")
      .offers("place regular give_tour.left")
      .refuses("place regular give_tour.middle", "not used with this number of players")
      .refuses("place regular give_tour.right", "not used with this number of players");
}

RULING_TEST(221, ACardAtTheStartOfSummerAndOneAtTheStartOfWinter) {
  Table t = spring(1).automa_deck({2, 14, 24});
  EXPECT_EQ(t.state().solo.workers, 0);
  t.answer(0, "row 1");
  EXPECT_EQ(t.automa_cards(), (Numbers{2}));
  // Green and yellow bars; red and blue ones wait for nobody.
  EXPECT_EQ(t.automa_spaces(), (Spaces{"draw_vine.left", "build_structure.left", "plant_vine.left"}));
  t.pass_season();
  EXPECT_EQ(t.automa_cards(), (Numbers{2}));  // none in the fall
  t.pass_season();
  EXPECT_EQ(t.automa_cards(), (Numbers{2, 14}));
  EXPECT_EQ(t.automa_spaces(), (Spaces{"draw_vine.left", "build_structure.left", "plant_vine.left",
                                       "draw_order.left", "make_wine.left"}));
  EXPECT_EQ(t.occupant_of("draw_vine.left"), kAutoma);
  EXPECT_EQ(t.occupant_of("make_wine.left"), kAutoma);
}

RULING_TEST(221, BarsOfOtherBoardsAreSkipped) {
  Table t = spring(1).automa_deck({16, 1});
  t.answer(0, "row 1");
  EXPECT_EQ(t.automa_spaces(), Spaces{});  // influence
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.automa_spaces(), Spaces{});  // build or tour
  EXPECT_EQ(t.automa_cards(), (Numbers{16, 1}));
}

RULING_TEST(222, TheBarThatAlsoNamesTrade) {
  Table t = spring(1).automa_deck({4});
  t.answer(0, "row 1");
  EXPECT_EQ(t.automa_spaces(),
            (Spaces{"give_tour.left", "build_structure.left", "sell_grapes_or_field.left"}));
  Table field = spring(1).automa_deck({7});  // buy or sell a field is an action of the extended board
  field.answer(0, "row 1");
  EXPECT_EQ(field.automa_spaces(), (Spaces{"draw_vine.left", "play_summer_visitor.left"}));
}

RULING_TEST(223, ASpaceThatHoldsAWorkerIsSkippedWithoutReplacement) {
  Table t = table(1).hand(0, {Visitor::Planner}).automa_deck({6});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.left");
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.automa_spaces(), (Spaces{"fill_order.left"}));  // the card names draw order too
  EXPECT_EQ(t.occupant_of("draw_order.left"), 0);
  EXPECT_EQ(t.automa_cards(), (Numbers{6}));
}

RULING_TEST(224, AutomaWorkersBlockAndGoHome) {
  Table t = table(1).automa_standing("give_tour.left").lira(0, 3).hand(0, {Visitor::Producer});
  t.expect_question(0, "turn").refuses("place regular give_tour.left", "another worker");
  t.place(0, "cart");
  t.play_visitor(0, Visitor::Producer);
  EXPECT_EQ(t.player(0).on_cart, 0);  // the only one that can be taken back
  EXPECT_EQ(t.occupant_of("give_tour.left"), kAutoma);
  EXPECT_EQ(t.lira(0), 2);
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_EQ(t.occupant_of("give_tour.left"), -1);
  EXPECT_EQ(t.state().solo.workers, 0);
}

RULING_TEST(225, TheGrandeJoinsABlockedAction) {
  Table t = table(1).automa_standing("draw_vine.left");
  t.expect_question(0, "turn")
      .offers("place grande draw_vine.art")
      .refuses("place grande give_tour.art", "only when all of its spaces are taken")
      .refuses("place regular draw_vine.art", "only the grande");
  t.place(0, "grande draw_vine.art");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);  // no bonus
  t.expect_turn(0);
}

RULING_TEST(226, ThePlannedActionComesBeforeTheAutomasCard) {
  Table t = table(1).hand(0, {Visitor::Planner}).automa_deck({6});
  t.planted(0, 5, {Vine::Malvasia}).planted(0, 6, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular harvest_field.left");
  t.pass_season();
  t.answer(0, "deck summer");
  t.expect_question(0, "harvest");  // the Automa has not come yet
  EXPECT_EQ(t.automa_cards(), Numbers{});
  EXPECT_EQ(t.occupant_of("fill_order.left"), -1);
  t.answer(0, "harvest field_5");
  EXPECT_EQ(t.automa_spaces(), (Spaces{"draw_order.left", "fill_order.left"}));
  EXPECT_LT(first_event(t, EventKind::PlannedAction), first_event(t, EventKind::AutomaDrew));
  t.expect_turn(0);
}

RULING_TEST(237, UsedCardsMakeANewDeck) {
  Table t = spring(1).automa_deck({});
  t.answer(0, "row 1");
  EXPECT_EQ(t.count_events(EventKind::AutomaReshuffled), 1u);
  EXPECT_EQ(t.state().solo.left, kAutomaCards - 1);
  CardSet cards = 0;
  for (const Card card : t.state().solo.cards.unpacked()) cards |= bit(card);
  EXPECT_EQ(cards, bit(kAutomaCards) - 1);
  EXPECT_EQ(t.automa_cards(), (Numbers{t.state().solo.cards[kAutomaCards - 1] + 1u}));

  Table last = spring(1).automa_deck({3});  // the last card is drawn before anything is shuffled
  last.answer(0, "row 1");
  EXPECT_EQ(last.count_events(EventKind::AutomaReshuffled), 0u);
  EXPECT_EQ(last.state().solo.left, 0);
}

RULING_TEST(431, TheOrderOfTheDeckIsSecretAndUsedCardsArePublic) {
  Table t = spring(1).automa_deck({5, 9, 11});
  t.answer(0, "row 1");
  const State& s = t.state();
  const Observation o = observe(s, 0);
  EXPECT_EQ(o.seen.solo.left, 2);
  EXPECT_EQ(o.seen.solo.cards[0], 0);
  EXPECT_EQ(o.seen.solo.cards[1], 0);
  for (unsigned i = 2; i < kAutomaCards; ++i) EXPECT_EQ(o.seen.solo.cards[i], s.solo.cards[i]);
  Rng rng(1);
  unsigned nine_first = 0;
  constexpr unsigned kTrials = 400;
  for (unsigned i = 0; i < kTrials; ++i) {
    const State believed = determinize(o, rng);
    EXPECT_EQ(believed.solo.cards[0] + believed.solo.cards[1], 8 + 10);
    nine_first += believed.solo.cards[1] == 8 ? 1u : 0u;
  }
  EXPECT_NEAR(nine_first, kTrials / 2, kTrials / 8);
}

// --- The chart -------------------------------------------------------------------------------------------

RULING_TEST(227, OnlyRowsWithAGlassWhichBecomesAToken) {
  Table t = spring(1).glass({2, 4}).tokens(1);
  t.expect_question(0, "wake_up_row").offers_only({"row 2", "row 4"}).refuses("row 1", "no glass token left");
  t.answer(0, "row 4");
  EXPECT_EQ(t.lira(0), 1);  // the row's bonus
  EXPECT_EQ(t.tokens(), 2u);
  EXPECT_EQ(t.glass(), (Numbers{2}));
  EXPECT_EQ(t.count_events(EventKind::TokenTaken), 1u);
}

RULING_TEST(227, EachRowOnceInSevenYears) {
  Table t = spring(1);
  for (unsigned year = 1; year < 7; ++year) {
    EXPECT_EQ(t.state().year, year);
    t.answer(0, t.legal().back());
    EXPECT_EQ(t.tokens(), year);
    t.pass_to(vendemmia::Question::WakeUpRow);
  }
  EXPECT_TRUE(t.state().over);  // the last row leaves no choice
  Numbers rows;
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::RowTaken) rows.push_back(event.a);
  }
  EXPECT_EQ(rows, (Numbers{7, 6, 5, 4, 3, 2, 1}));
  EXPECT_EQ(t.tokens(), 7u);
  EXPECT_EQ(t.glass(), Numbers{});
}

RULING_TEST(228, OrganizerMayNotMoveToRowSeven) {
  Table t = table(1).hand(0, {Visitor::Organizer}).row(0, 2).glass({4, 7});
  t.play_visitor(0, Visitor::Organizer);
  t.expect_question(0, "move_rooster")
      .offers_only({"row 1", "row 3", "row 4", "row 5", "row 6"})
      .refuses("row 7", "Organizer may not move to row 7")
      .refuses("row 2", "already stands");
  t.answer(0, "row 4");
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.tokens(), 0u);
  EXPECT_EQ(t.glass(), (Numbers{4, 7}));
  EXPECT_EQ(t.count_events(EventKind::TokenTaken), 0u);
}

RULING_TEST(228, AmongPeopleRowSevenIsAllRight) {
  Table t = table(2).hand(0, {Visitor::Organizer});
  t.play_visitor(0, Visitor::Organizer);
  t.expect_question(0, "move_rooster").offers("row 7");
}

// --- The year and the end ----------------------------------------------------------------------------------

RULING_TEST(233, FallAgeingAndDiscardingAsUsual) {
  Table t = fall(1).built(0, {Structure::Cottage}).wine(0, Wine::Red, 2).residual(0, 3);
  t.orders(0, {1, 2, 3, 4, 5, 6, 7});
  t.expect_question(0, "fall_visitor");
  t.answer(0, "deck summer");
  t.expect_question(0, "cottage_visitor");
  t.answer(0, "deck winter");
  EXPECT_EQ(t.hand_size(0), 9u);
  t.pass(0);
  t.expect_question(0, "hand_limit");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  EXPECT_EQ(t.lira(0), 3);
  t.answers(0, {"discard order order_01", "discard order order_02"});
  EXPECT_EQ(t.hand_size(0), 7u);
  t.expect_question(0, "wake_up_row");
}

RULING_TEST(234, SevenYearsWhateverTheScore) {
  Table early = winter(1).year(6).vp(0, 18).wine(0, Wine::Red, 5).orders(0, {1, 2, 3, 4, 5, 6, 7, 8, 9});
  early.place(0, "fill_order.left");
  EXPECT_EQ(early.vp(0), 20);
  EXPECT_FALSE(early.state().final_year);
  early.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_FALSE(early.state().over);
  EXPECT_EQ(early.hand_size(0), 7u);
  EXPECT_TRUE(early.state().final_year);  // year 7 has begun
  Table last = winter(1).year(7).vp(0, 3).orders(0, {1, 2, 3, 4, 5, 6, 7, 8});
  last.pass(0);
  EXPECT_TRUE(last.state().over);
  EXPECT_EQ(last.hand_size(0), 8u);
}

SoloResult result_with(int vp) {
  Table t = winter(1).year(7).vp(0, vp).lira(0, 50).wine(0, Wine::Red, 3);
  t.pass(0);
  EXPECT_TRUE(t.state().over);
  return solo_result(t.state());
}

RULING_TEST(235, EqualScoresAreADraw) {
  EXPECT_EQ(result_with(19), SoloResult::Loss);
  EXPECT_EQ(result_with(20), SoloResult::Draw);
  EXPECT_EQ(result_with(21), SoloResult::Win);
}

RULING_TEST(236, TheAutomaOwnsNothingToCompare) {
  Table taster = winter(1).hand(0, {Visitor::Taster}).wine(0, Wine::Red, 1);
  taster.play_visitor(0, Visitor::Taster);
  EXPECT_EQ(taster.lira(0), 4);
  EXPECT_EQ(taster.vp(0), 2);  // nobody has a better one

  Table teacher =
      winter(1).hand(0, {Visitor::UncertifiedTeacher}).vp(0, -5).automa_standing("make_wine.left");
  for (const char* space :
       {"draw_order.left", "harvest_field.left", "train_worker.left", "fill_order.left"}) {
    teacher.automa_standing(space);
  }
  EXPECT_FALSE(teacher.can_play(Visitor::UncertifiedTeacher));  // it has no six workers to count

  Table motivator = winter(1).hand(0, {Visitor::Motivator});
  motivator.place(0, "grande play_winter_visitor.left");
  motivator.expect_question(0, "retrieve_grande");
  motivator.answer(0, "retrieve grande");
  EXPECT_EQ(motivator.vp(0), 0);
  EXPECT_TRUE(motivator.grande_available(0));
}

}  // namespace
}  // namespace vendemmia::testing
