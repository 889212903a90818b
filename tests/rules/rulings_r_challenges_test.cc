// Rulings: what is different in each challenge of the campaign.
#include <set>

#include "engine/catalog/parents.h"
#include "engine/game/scoring.h"
#include "tests/support/decisions.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

using Numbers = std::vector<unsigned>;

Options challenge(unsigned number, Level level = Level::Normal, bool aggressive = false) {
  return {.players = 1, .level = level, .aggressive = aggressive, .challenge = static_cast<u8>(number)};
}

// A new game answered with texts.
class NewGame {
 public:
  explicit NewGame(const Options& options, Seed seed = 1) : s(new_game(options, seed)) {}
  void answer(std::string_view text) {
    const auto action = parse_action(text);
    ASSERT_TRUE(action) << text;
    const auto refusal = check(s, *action);
    ASSERT_FALSE(refusal) << text << ": " << refusal->text();
    apply(s, *action, Events::none());
  }
  std::string refusal(std::string_view text) const {
    const auto refusal = check(s, *parse_action(text));
    return refusal ? refusal->text() : "";
  }
  vendemmia::Question asked() const { return pending(s).question; }
  State s;
};

// A game of the challenge whose papa offers this.
Seed seed_with(const Options& options, Gift gift) {
  Seed seed = 0;
  while (kPapaFacts[new_game(options, seed).players[0].papa].gift != gift) ++seed;
  return seed;
}

// --- Challenge 1 -------------------------------------------------------------------------------------------

RULING_TEST(250, ThreeVinesInsteadOfAMama) {
  NewGame g(challenge(1));
  const Player& p = g.s.players[0];
  EXPECT_EQ(p.mama, kNoMama);
  EXPECT_EQ(p.regulars, 2);
  EXPECT_EQ(p.available, 2);
  EXPECT_EQ(hand_size(p), 0u);
  EXPECT_EQ(p.lira, kPapaFacts[p.papa].lira);
  EXPECT_EQ(g.asked(), vendemmia::Question::Plant);
  EXPECT_NE(g.refusal("done"), "");
  g.answer("plant chardonnay field_5");  // no structure is asked for
  EXPECT_NE(g.refusal("plant syrah field_5").find("maximum"), std::string::npos);  // the field's maximum is
  g.answer("plant chardonnay field_7");
  EXPECT_EQ(g.s.year, 0);
  g.answer("plant merlot field_7");
  EXPECT_EQ(count_bits(p.vines[0]), 1u);
  EXPECT_EQ(count_bits(p.vines[2]), 2u);
  EXPECT_EQ(white_on(p, 2), 4u);
  EXPECT_EQ(red_on(p, 2), 3u);
  EXPECT_EQ(g.s.decks[0].size, kVineCards - 3);
  EXPECT_EQ(hand_size(p), 0u);
  EXPECT_EQ(g.asked(), vendemmia::Question::PapaGift);
}

RULING_TEST(250, EveryKindOfVineAndEveryFieldIsOffered) {
  const NewGame g(challenge(1));
  ActionList legal;
  legal_actions(g.s, legal);
  EXPECT_EQ(legal.size(), kVineKinds * kFields);
}

RULING_TEST(250, WhatIsLeftOfTheDeckIsShuffled) {
  const auto rest_of_deck = [](Seed seed) {
    NewGame g(challenge(1), seed);
    g.answer("plant pinot field_5");
    g.answer("plant pinot field_6");
    g.answer("plant pinot field_7");
    const auto cards = g.s.decks[0].cards.unpacked();
    return std::vector<Card>(cards.begin(), cards.begin() + g.s.decks[0].size);
  };
  EXPECT_NE(rest_of_deck(1), rest_of_deck(2));
}

RULING_TEST(250, WithTwoParentsOnlyThePapaIsChosen) {
  Options options = challenge(1);
  options.two_parents = true;
  const NewGame g(options);
  EXPECT_EQ(g.asked(), vendemmia::Question::ChoosePapa);
}

// --- Challenge 2 -------------------------------------------------------------------------------------------

RULING_TEST(251, TheMiddleSpacesWithTheirBonuses) {
  Table t = table(1).challenge(2);
  t.expect_question(0, "turn").refuses("place regular give_tour.left", "not used");
  t.place(0, "give_tour.middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
}

RULING_TEST(251, TheAutomaUsesThemToo) {
  Table t = spring(1).challenge(2).automa_deck({2});
  t.answer(0, "row 1");
  EXPECT_EQ(t.automa_spaces(),
            (std::vector<std::string>{"draw_vine.middle", "build_structure.middle", "plant_vine.middle"}));
  t.expect_question(0, "turn")
      .refuses("place regular draw_vine.middle", "another worker")
      .offers("place grande draw_vine.art");
  t.place(0, "grande draw_vine.art");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);  // no bonus there
  t.expect_turn(0);
}

RULING_TEST(251, NoThirdRegularWorker) {
  Table t = winter(1).challenge(2).lira(0, 9).hand(0, {Visitor::Governess, Visitor::Scholar});
  t.expect_question(0, "turn").refuses("place regular train_worker.middle", "cannot carry out");
  EXPECT_FALSE(t.can_play(Visitor::Governess));
  const Seed seed = seed_with(challenge(2), Gift::Worker);
  NewGame g(challenge(2), seed);  // the papa's worker cannot be taken, so the lira were
  EXPECT_NE(g.asked(), vendemmia::Question::PapaGift);
  EXPECT_EQ(g.s.players[0].regulars, 2);
  const PapaFacts& papa = kPapaFacts[g.s.players[0].papa];
  EXPECT_GE(g.s.players[0].lira, papa.lira + papa.or_lira);
  EXPECT_EQ(NewGame(challenge(2), seed_with(challenge(2), Gift::Structure)).asked(),
            vendemmia::Question::PapaGift);
}

RULING_TEST(251, TheTemporaryWorkerIsNoThirdOne) {
  Table t = spring(1).challenge(2);
  t.answer(0, "row 7");
  EXPECT_EQ(t.available(0), 3u);
}

RULING_TEST(251, TokensAreUseless) {
  Table t = table(1).challenge(2).tokens(2);
  t.expect_question(0, "turn")
      .refuses("place grande give_tour.middle token middle")
      .refuses("place grande give_tour.art token middle", "cannot be used in this challenge");
  for (const std::string& one : t.legal()) EXPECT_EQ(one.find("token"), std::string::npos) << one;
}

DECISION_TEST(11, RowsWithoutAGlassStayClosedInChallengeTwo) {
  Table rows = spring(1).challenge(2).glass({2, 5});
  rows.expect_question(0, "wake_up_row").offers_only({"row 2", "row 5"});
}

// --- Challenge 3 -------------------------------------------------------------------------------------------

bool lost_after(unsigned year, Table t) {
  t.challenge(3).year(year).vp(0, 25);
  t.pass(0);
  EXPECT_TRUE(!t.state().over || solo_result(t.state()) == SoloResult::Loss);
  return t.state().over;
}

RULING_TEST(252, SixWorkersWhenYearThreeEnds) {
  EXPECT_FALSE(lost_after(3, winter(1).regulars(0, 5)));
  EXPECT_FALSE(lost_after(3, winter(1).regulars(0, 3).training(0, 2)));
  EXPECT_TRUE(lost_after(3, winter(1).regulars(0, 4)));
  EXPECT_TRUE(lost_after(3, winter(1).regulars(0, 4).temporary(0)));
  EXPECT_FALSE(lost_after(2, winter(1).regulars(0, 2)));
  EXPECT_FALSE(lost_after(4, winter(1).regulars(0, 2)));
}

RULING_TEST(252, WorkersInTrainingCountWhenever) {
  EXPECT_FALSE(solo_lost_this_year(winter(1).challenge(3).year(3).regulars(0, 3).training(0, 2).state()));
  EXPECT_TRUE(solo_lost_this_year(winter(1).challenge(3).year(3).regulars(0, 3).training(0, 1).state()));
}

RULING_TEST(252, SpecialWorkersAreWorkers) {
  Table t = winter(1).challenge(3).year(3).regulars(0, 4);
  EXPECT_TRUE(solo_lost_this_year(t.state()));
  t.raw().special_kinds = {Worker::Farmer, Worker::Mafioso};
  t.raw().players[0].special[0] = kInTraining;
  EXPECT_FALSE(solo_lost_this_year(t.state()));
}

RULING_TEST(252, NoSuchDutyElsewhere) {
  Table t = winter(1).challenge(4).year(3).regulars(0, 2);
  t.pass(0);
  EXPECT_FALSE(t.state().over);
}

// --- Challenge 4 -------------------------------------------------------------------------------------------

Table three_fields() {
  using enum Vine;
  return winter(1).challenge(4).planted(0, 5, {Merlot}).planted(0, 6, {Malvasia}).planted(0, 7, {Syrah});
}

RULING_TEST(253, TheHarvestActionTakesUpToThreeFields) {
  Table all = three_fields();
  all.place(0, "harvest_field.left");
  all.expect_question(0, "harvest").refuses("done");  // one at least
  all.answers(0, {"harvest field_6", "harvest field_5", "harvest field_7"});
  EXPECT_EQ(all.grape_count(0), 3u);
  all.expect_turn(0);
  Table one = three_fields();
  one.place(0, "harvest_field.left");
  one.answers(0, {"harvest field_6", "done"});
  EXPECT_EQ(one.grape_count(0), 1u);
}

RULING_TEST(253, AlsoWhenPlanned) {
  using enum Vine;
  Table t =
      table(1).challenge(4).planted(0, 5, {Merlot}).planted(0, 6, {Malvasia}).hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular harvest_field.left");
  t.pass_season();
  t.answers(0, {"deck summer", "harvest field_5", "harvest field_6"});
  EXPECT_EQ(t.grape_count(0), 2u);
}

RULING_TEST(253, VisitorsAndTheYokeAreUnchanged) {
  Table yoke = three_fields().built(0, {Structure::Yoke});
  yoke.place(0, "yoke");
  yoke.answers(0, {"option 2", "harvest field_5"});
  EXPECT_EQ(yoke.grape_count(0), 1u);
  yoke.expect_turn(0);
  Table visitor = three_fields().hand(0, {Visitor::Harvester});
  visitor.play_visitor(0, Visitor::Harvester);
  visitor.answers(0, {"harvest field_5", "harvest field_6"});
  visitor.expect_question(0, "choose_option");
}

RULING_TEST(253, StartAtFiveVp) { EXPECT_EQ(new_game(challenge(4), 1).players[0].vp, 5); }

DECISION_TEST(9, HeadStartsOfLevelAndChallengeAddUp) {
  EXPECT_EQ(new_game(challenge(4, Level::Easy), 1).players[0].vp, 8);
  EXPECT_EQ(new_game(challenge(7, Level::Easy), 1).players[0].vp, 6);
}

// --- Challenge 5 -------------------------------------------------------------------------------------------

RULING_TEST(254, AnyRowEveryYearWithoutTokens) {
  Table t = spring(1).challenge(5);
  for (unsigned year = 1; year <= 8; ++year) {
    EXPECT_EQ(t.state().year, year);
    EXPECT_EQ(t.legal().size(), kRows);
    t.answer(0, "row 3");
    EXPECT_EQ(t.tokens(), 0u);
    t.pass_to(vendemmia::Question::WakeUpRow);
  }
  EXPECT_TRUE(t.state().over);
  EXPECT_EQ(new_game(challenge(5), 1).solo.glass, 0);
}

RULING_TEST(254, TokensOfEarlierFailuresAreUseless) {
  Table t = table(1).challenge(5).tokens(2);
  t.expect_question(0, "turn").refuses("place regular give_tour.left token middle", "cannot be used");
}

DECISION_TEST(10, TheAggressiveMarkerStaysInTheEighthYear) {
  Table t = winter(1).challenge(5).aggressive().year(7).vp(0, 21);
  t.pass(0);
  EXPECT_EQ(t.state().year, 8);
  EXPECT_EQ(t.state().solo.vp, 20);
  t.pass_to(vendemmia::Question::GameOver);
  EXPECT_EQ(solo_result(t.state()), SoloResult::Win);
}

// --- Challenge 6 -------------------------------------------------------------------------------------------

RULING_TEST(255, GainsAreIgnoredAndLossesAreNot) {
  Table order = winter(1).challenge(6).wine(0, Wine::Red, 5).orders(0, {1}).tokens(1);
  order.place(0, "regular fill_order.left token middle");
  order.answer(0, "bonus first");
  EXPECT_EQ(order.vp(0), 0);
  EXPECT_EQ(order.residual(0), 1u);
  EXPECT_EQ(order.count_events(EventKind::VpChanged), 0u);
  Table row = spring(1).challenge(6);
  row.answer(0, "row 6");
  EXPECT_EQ(row.vp(0), 0);
  Table loss = table(1).challenge(6).hand(0, {Visitor::Broker});
  loss.play_visitor(0, Visitor::Broker);  // 2 VP for 6 lira
  EXPECT_EQ(loss.vp(0), -2);
  EXPECT_EQ(loss.lira(0), 6);
  Table deep = table(1).challenge(6).hand(0, {Visitor::Broker}).vp(0, -4);
  EXPECT_FALSE(deep.can_play(Visitor::Broker));
}

int vp_of_cellar(Table t) {
  t.challenge(6).year(7);
  t.pass(0);
  EXPECT_TRUE(t.state().over);
  return t.vp(0);
}

RULING_TEST(255, WinesCountAfterTheLastAgeing) {
  const Structure medium = Structure::MediumCellar;
  const Structure large = Structure::LargeCellar;
  EXPECT_EQ(vp_of_cellar(winter(1).wine(0, Wine::Red, 3)), 0);
  EXPECT_EQ(vp_of_cellar(winter(1).wine(0, Wine::Red, 3).built(0, {medium})), 1);           // 4
  EXPECT_EQ(vp_of_cellar(winter(1).wine(0, Wine::White, 5).built(0, {medium})), 1);         // 6
  EXPECT_EQ(vp_of_cellar(winter(1).wine(0, Wine::Blush, 6).built(0, {medium})), 1);         // stuck at 6
  EXPECT_EQ(vp_of_cellar(winter(1).wine(0, Wine::Blush, 6).built(0, {medium, large})), 2);  // 7
  EXPECT_EQ(vp_of_cellar(winter(1).wine(0, Wine::Sparkling, 9).built(0, {medium, large}).vp(0, -2)), 0);
  Table mixed = winter(1).built(0, {medium, large}).wine(0, Wine::Red, 1).wine(0, Wine::Red, 4);
  EXPECT_EQ(vp_of_cellar(mixed.wine(0, Wine::White, 7).wine(0, Wine::Sparkling, 8)), 5);
}

RULING_TEST(255, NothingIsCountedBeforeTheEnd) {
  Table t = winter(1).challenge(6).year(6).wine(0, Wine::Sparkling, 9);
  t.pass(0);
  EXPECT_EQ(t.vp(0), 0);
}

RULING_TEST(255, NotWithTheAggressiveVariant) {
  EXPECT_TRUE(problem_with(challenge(6, Level::Normal, true)));
  for (const unsigned other : {1u, 2u, 3u, 4u, 5u, 7u, 8u}) {
    EXPECT_FALSE(problem_with(challenge(other, Level::Normal, true))) << other;
  }
}

RULING_TEST(454, WhatOnlyGivesVpMayBeChosenAndGivesNothing) {
  Table broker = table(1).challenge(6).hand(0, {Visitor::Broker}).lira(0, 9);
  broker.play_visitor(0, Visitor::Broker);
  broker.answer(0, "option 1");
  EXPECT_EQ(broker.lira(0), 0);
  EXPECT_EQ(broker.vp(0), 0);
  Table surveyor = table(1).challenge(6).hand(0, {Visitor::Surveyor}).planted(0, 5, {Vine::Malvasia});
  surveyor.play_visitor(0, Visitor::Surveyor);
  surveyor.answer(0, "option 2");
  EXPECT_EQ(surveyor.vp(0), 0);
  surveyor.expect_turn(0);
}

// --- Challenges 7 and 8 ------------------------------------------------------------------------------------

RULING_TEST(256, ThreeVpAndAResidualOfTwo) {
  const State s = new_game(challenge(7), 1);
  EXPECT_EQ(s.players[0].vp, 3);
  EXPECT_EQ(s.players[0].residual, 2);
  EXPECT_EQ(new_game(challenge(8), 1).players[0].residual, 0);
}

RULING_TEST(257, NoOrderIsFilledByAnyMeans) {
  using enum Visitor;
  Table t = winter(1).challenge(8).orders(0, {1}).wine(0, Wine::Red, 5).grape(0, Grape::Red, 2);
  t.hand(0, {Marketer, Merchant, Exporter, JackOfAllTrades, MasterVintner})
      .built(0, {Structure::MediumCellar});
  t.expect_question(0, "turn").refuses("place regular fill_order.left", "cannot carry out");
  EXPECT_FALSE(t.can_play(JackOfAllTrades));  // wine alone would be one option of two
  EXPECT_FALSE(t.can_play(Merchant));         // no lira for the other option
  EXPECT_FALSE(t.can_play(MasterVintner));
  t.play_visitor(0, Exporter);
  t.expect_question(0, "choose_option").offers("option 1").offers("option 3").refuses("option 2", "cannot");
  Table elsewhere = winter(1).challenge(7).orders(0, {1}).wine(0, Wine::Red, 5);
  EXPECT_TRUE(elsewhere.can_place("fill_order.left"));
}

RULING_TEST(257, NoMamaThatGivesOrders) {
  constexpr auto kOrderDeck = static_cast<unsigned>(Deck::Order);
  std::set<unsigned> seen;
  for (Seed seed = 0; seed < 300; ++seed) {
    const State s = new_game(challenge(8), seed);
    const unsigned mama = s.players[0].mama;
    EXPECT_EQ(kMamaFacts[mama].cards[kOrderDeck], 0) << kMamaFacts[mama].name;
    EXPECT_EQ(s.players[0].hand[kOrderDeck], 0u);
    seen.insert(mama);
  }
  unsigned without_orders = 0;
  for (const MamaFacts& mama : kMamaFacts) without_orders += mama.cards[kOrderDeck] == 0 ? 1u : 0u;
  EXPECT_EQ(seen.size(), without_orders);
  Options two = challenge(8);
  two.two_parents = true;
  for (Seed seed = 0; seed < 50; ++seed) {
    const State s = new_game(two, seed);
    for (const u8 mama : s.players[0].dealt_mamas) EXPECT_EQ(kMamaFacts[mama].cards[kOrderDeck], 0);
  }
}

}  // namespace
}  // namespace vendemmia::testing
