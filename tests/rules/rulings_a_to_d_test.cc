// Rulings: set-up, the wake-up chart, placing workers, the grande.
#include <algorithm>
#include <set>
#include <utility>

#include "engine/catalog/parents.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

// A game from the very first card, with everything that was told.
class Opening {
 public:
  Opening(Options options, Seed seed) : state(new_game(options, seed, sink())) {}
  Opening(const Opening& other) : events(other.events), state(other.state) {}

  const Player& player(Seat seat) const { return state.players[seat]; }
  Seat seat_after_first(unsigned steps) const {
    return static_cast<Seat>((state.first_player + steps) % state.options.players);
  }
  bool legal(std::string_view text) const { return !check(state, parse_action(text).value()); }
  void answer(std::string_view text) {
    ASSERT_TRUE(legal(text)) << text << " is not legal";
    apply(state, parse_action(text).value(), sink());
  }
  void answer_first() {
    ActionList list;
    legal_actions(state, list);
    apply(state, list[0], sink());
  }
  // Takes first answers, and passes on turns, until it is asked.
  void go_to(vendemmia::Question question, Season season) {
    for (unsigned guard = 0; guard < 200; ++guard) {
      const vendemmia::Question asked = pending(state).question;
      if (asked == question && state.season == season) return;
      if (asked == vendemmia::Question::Turn) {
        answer("pass");
      } else {
        answer_first();
      }
    }
    ADD_FAILURE() << "the question never came";
  }
  unsigned count(EventKind kind) const {
    return static_cast<unsigned>(
        std::count_if(events.begin(), events.end(), [kind](const Event& e) { return e.kind == kind; }));
  }

  std::vector<Event> events;
  State state;

 private:
  Events sink() {
    return {[](void* context, const Event& event) {
              static_cast<std::vector<Event>*>(context)->push_back(event);
            },
            &events};
  }
};

// The first game in which the first player's papa brings such a gift.
Opening opening_with_gift(Gift gift) {
  for (Seed seed = 1;; ++seed) {
    Opening opening({.players = 2}, seed);
    if (kPapaFacts[opening.player(opening.state.first_player).papa].gift == gift) return opening;
  }
}

// --- A. Set-up ---------------------------------------------------------------------------------------------

RULING_TEST(1, FirstPlayerIsRandom) {
  std::set<unsigned> first_players;
  for (Seed seed = 1; seed <= 60; ++seed) {
    const Opening opening({.players = 4}, seed);
    ASSERT_EQ(opening.events.front().kind, EventKind::GameBegan);
    first_players.insert(opening.events.front().seat);
  }
  EXPECT_EQ(first_players.size(), 4u);
}

RULING_TEST(1, MamasDrawClockwiseDeckByDeckBeforePapasPay) {
  for (Seed seed = 1; seed <= 40; ++seed) {
    const Opening opening({.players = 4}, seed);
    std::vector<std::pair<unsigned, unsigned>> expected;
    for (unsigned i = 0; i < 4; ++i) {
      const Seat seat = opening.seat_after_first(i);
      const auto& cards = kMamaFacts[opening.player(seat).mama].cards;
      for (unsigned deck = 0; deck < 4; ++deck) {
        for (unsigned card = 0; card < cards[deck]; ++card) expected.emplace_back(seat, deck);
      }
    }
    std::vector<std::pair<unsigned, unsigned>> drawn;
    std::array<unsigned, 4> lira_before_the_last_draw{};
    std::array<unsigned, 4> lira{};
    for (const Event& event : opening.events) {
      if (event.kind == EventKind::LiraChanged) lira[event.seat] += event.a;
      if (event.kind != EventKind::Drew) continue;
      drawn.emplace_back(event.seat, event.a);
      lira_before_the_last_draw = lira;
    }
    EXPECT_EQ(drawn, expected);
    for (unsigned seat = 0; seat < 4; ++seat) {
      EXPECT_LE(lira_before_the_last_draw[seat], kMamaFacts[opening.state.players[seat].mama].lira);
    }
    EXPECT_EQ(pending(opening.state).question, vendemmia::Question::PapaGift);
    EXPECT_EQ(opening.count(EventKind::PapaTaken), 0u);
  }
}

RULING_TEST(2, PapaOptionsOneAtATimeClockwiseInPublic) {
  Opening opening({.players = 4}, 7);
  for (unsigned i = 0; i < 4; ++i) {
    const Seat seat = opening.seat_after_first(i);
    ASSERT_EQ(pending(opening.state).question, vendemmia::Question::PapaGift);
    ASSERT_EQ(pending(opening.state).seat, seat);
    EXPECT_TRUE(opening.legal("papa gift"));
    const int before = opening.player(seat).lira;
    opening.answer("papa lira");
    // The choice has taken effect, and everybody has been told, before the next player is asked.
    EXPECT_EQ(opening.player(seat).lira, before + kPapaFacts[opening.player(seat).papa].or_lira);
    EXPECT_EQ(opening.count(EventKind::PapaTaken), i + 1);
    const auto told = std::find_if(opening.events.rbegin(), opening.events.rend(),
                                   [](const Event& e) { return e.kind == EventKind::PapaTaken; });
    EXPECT_EQ(told->seat, seat);
    EXPECT_EQ(told->seen_by, 0xFF);
  }
  EXPECT_EQ(pending(opening.state).question, vendemmia::Question::WakeUpRow);
}

RULING_TEST(3, AllChooseTheirParentsBeforeAnybodyDraws) {
  Opening opening({.players = 3, .two_parents = true}, 5);
  std::set<unsigned> dealt_mamas;
  std::set<unsigned> dealt_papas;
  for (unsigned i = 0; i < 3; ++i) {
    dealt_mamas.insert(opening.state.players[i].dealt_mamas.begin(),
                       opening.state.players[i].dealt_mamas.end());
    dealt_papas.insert(opening.state.players[i].dealt_papas.begin(),
                       opening.state.players[i].dealt_papas.end());
  }
  EXPECT_EQ(dealt_mamas.size(), 6u);
  EXPECT_EQ(dealt_papas.size(), 6u);

  std::array<unsigned, 3> chosen_mamas{};
  for (unsigned i = 0; i < 6; ++i) {
    const Decision decision = pending(opening.state);
    const bool mamas = decision.question == vendemmia::Question::ChooseMama;
    ASSERT_TRUE(mamas || decision.question == vendemmia::Question::ChoosePapa);
    // Nothing is drawn, paid or told while somebody still chooses.
    EXPECT_EQ(opening.count(EventKind::Drew), 0u);
    EXPECT_EQ(opening.count(EventKind::LiraChanged), 0u);
    EXPECT_EQ(opening.count(EventKind::ParentsChosen), 0u);
    EXPECT_TRUE(opening.state.parents_hidden);
    ActionList answers;
    legal_actions(opening.state, answers);
    ASSERT_EQ(answers.size(), 2u);
    if (mamas) chosen_mamas[decision.seat] = answers[1].a;
    apply(opening.state, answers[1], Events::none());
  }
  EXPECT_FALSE(opening.state.parents_hidden);
  EXPECT_EQ(pending(opening.state).question, vendemmia::Question::PapaGift);
  for (unsigned seat = 0; seat < 3; ++seat) {
    const Player& p = opening.state.players[seat];
    EXPECT_EQ(p.mama, chosen_mamas[seat]);
    // The others have left the game.
    EXPECT_EQ(p.dealt_mamas[0], p.mama);
    EXPECT_EQ(p.dealt_mamas[1], p.mama);
    EXPECT_EQ(p.dealt_papas[0], p.papa);
    EXPECT_EQ(p.dealt_papas[1], p.papa);
  }
}

RULING_TEST(4, PapasWorkerWorksInYearOne) {
  Opening opening = opening_with_gift(Gift::Worker);
  const Seat seat = opening.state.first_player;
  opening.answer("papa gift");
  EXPECT_EQ(opening.player(seat).regulars, 3);
  EXPECT_EQ(opening.player(seat).training, 0);
  opening.go_to(vendemmia::Question::Turn, Season::Summer);
  for (unsigned i = 0; i < 3; ++i) {
    ASSERT_EQ(pending(opening.state).seat, seat);
    opening.answer("place regular cart");
    if (pending(opening.state).seat != seat) opening.answer("pass");
  }
  EXPECT_EQ(opening.player(seat).on_cart, 3);
  EXPECT_EQ(opening.state.year, 1);
}

RULING_TEST(4, PapasWorkerCountsTowardTheLimit) {
  Opening opening = opening_with_gift(Gift::Worker);
  const Seat seat = opening.state.first_player;
  opening.answer("papa gift");
  opening.go_to(vendemmia::Question::Turn, Season::Winter);
  ASSERT_EQ(pending(opening.state).seat, seat);
  opening.state.players[seat].lira = 20;
  opening.state.players[seat].training = 1;
  EXPECT_TRUE(opening.legal("place regular train_worker.left"));
  opening.state.players[seat].training = 2;
  EXPECT_FALSE(opening.legal("place regular train_worker.left"));
}

RULING_TEST(5, PapasStructureIsNotBuilt) {
  for (Seed seed = 1; seed <= 40; ++seed) {
    Opening opening({.players = 2}, seed);
    const Seat seat = opening.state.first_player;
    const PapaFacts& papa = kPapaFacts[opening.player(seat).papa];
    if (papa.gift != Gift::Structure) continue;
    const int lira = opening.player(seat).lira;
    opening.answer("papa gift");
    EXPECT_EQ(opening.player(seat).structures, structures(papa.structure));
    EXPECT_EQ(opening.player(seat).lira, lira);
    EXPECT_EQ(opening.player(seat).vp, 0);
    EXPECT_EQ(opening.player(seat).year_marks, 0);
    EXPECT_EQ(opening.count(EventKind::Built), 0u);
  }
}

RULING_TEST(6, StartingValues) {
  for (Seed seed = 1; seed <= 40; ++seed) {
    const Opening opening({.players = 6}, seed);
    for (unsigned seat = 0; seat < 6; ++seat) {
      const Player& p = opening.state.players[seat];
      EXPECT_EQ(p.vp, 0);
      EXPECT_EQ(p.residual, 0);
      EXPECT_EQ(p.sold_fields, 0);
      EXPECT_EQ(p.vines[0] | p.vines[1] | p.vines[2], 0u);
      EXPECT_EQ(p.regulars, 2);
      EXPECT_EQ(p.available, 2);
      EXPECT_EQ(p.grande, kNowhere);
      EXPECT_EQ(p.structures, 0);
      EXPECT_EQ(p.lira, kMamaFacts[p.mama].lira + kPapaFacts[p.papa].lira);
    }
  }
}

RULING_TEST(7, EachFieldHasItsOwnMaximumAndPrice) {
  for (const unsigned field : {5u, 6u, 7u}) {
    const std::string name = "field_" + std::to_string(field);
    Table t = table(5).grape(0, Grape::Red, 1).passed(1).passed(2).passed(3).passed(4);
    t.place(0, "sell_grapes_or_field.left");
    t.answer(0, "option 2");
    t.expect_question(0, "sell_field").offers_only({"sell field_5", "sell field_6", "sell field_7"});
    t.answer(0, "sell " + name);
    EXPECT_EQ(t.lira(0), static_cast<int>(field));
    t.place(0, "sell_grapes_or_field.right");
    t.answer(0, "option 3");  // the only sold field
    EXPECT_EQ(t.lira(0), 0);
    EXPECT_EQ(t.player(0).sold_fields, 0);
  }
}

RULING_TEST(7, MaximumBelongsToTheField) {
  Table t = table(2)
                .built(0, {Structure::Trellis, Structure::Irrigation})
                .planted(0, 5, {Vine::Merlot})
                .planted(0, 6, {Vine::Merlot})
                .planted(0, 7, {Vine::Merlot})
                .vines(0, {Vine::Merlot, Vine::Chardonnay, Vine::Syrah});
  t.place(0, "plant_vine.left");
  t.expect_question(0, "plant")
      .offers_only({"plant syrah field_5", "plant syrah field_6", "plant syrah field_7",
                    "plant merlot field_6", "plant merlot field_7", "plant chardonnay field_7"});
}

RULING_TEST(8, CoinsAndTokensNeverRunOut) {
  Table t = table(6).season(Season::Winter).planted(0, 7, {Vine::Merlot});
  const u16 full = values(1, 9);
  for (unsigned seat = 0; seat < 6; ++seat) {
    Player& p = t.raw().players[seat];
    p.grapes = {full, full};
    p.wines = {full, full, values(4, 9), values(7, 9)};
    p.lira = 5000;
  }
  t.raw().players[0].grapes[0] = static_cast<u16>(full & ~(1u << 3));
  t.raw().players[1].wines[0] = static_cast<u16>(full & ~(1u << 2));
  t.place(0, "harvest_field.left");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  t.place(1, "make_wine.left");
  t.answer(1, "make red from red 9");
  EXPECT_TRUE(t.has_wine(1, Wine::Red, 2));
  t.place(2, "cart");
  EXPECT_EQ(t.lira(2), 5001);
}

RULING_TEST(8, OneTokenOfEachStructure) {
  Table t = table(2).lira(0, 20).built(0, {Structure::Trellis});
  t.place(0, "build_structure.left");
  t.expect_question(0, "build").refuses("build trellis", "already built");
}

RULING_TEST(13, TokenMovesCounterClockwiseAndChoicesRunClockwise) {
  Table t = table(3).season(Season::Winter).first_player(1);
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_EQ(t.state().first_player, 0);
  t.expect_question(0, "wake_up_row");
  t.answer(0, "row 1");
  t.expect_question(1, "wake_up_row");
  t.answer(1, "row 4");
  t.expect_question(2, "wake_up_row");
  t.answer(2, "row 6");
  t.pass_to(vendemmia::Question::WakeUpRow);
  t.expect_question(2, "wake_up_row");
}

// --- B. Wake-up chart --------------------------------------------------------------------------------------

RULING_TEST(14, EveryPlayerTakesAnEmptyRowAndItsBonusAtOnce) {
  Table t = table(3).season(Season::Spring);
  t.expect_question(0, "wake_up_row")
      .offers_only({"row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7"});
  t.answer(0, "row 4");
  EXPECT_EQ(t.lira(0), 1);
  t.expect_question(1, "wake_up_row").refuses("row 4", "rooster");
  t.answer(1, "row 6");
  EXPECT_EQ(t.vp(1), 1);
  t.expect_question(2, "wake_up_row").offers_only({"row 1", "row 2", "row 3", "row 5", "row 7"});
  t.answer(2, "row 2");
  EXPECT_EQ(t.hand_size(2, Deck::Vine), 1u);
  t.expect_turn(2);
}

RULING_TEST(14, ExhaustedDeckGivesNothing) {
  Table t = table(2).season(Season::Spring).empty_deck(Deck::Vine).empty_deck(Deck::Order);
  t.answer(0, "row 2");
  EXPECT_EQ(t.hand_size(0), 0u);
  t.answer(1, "row 3");
  EXPECT_EQ(t.hand_size(1), 0u);
  t.expect_turn(0);
}

RULING_TEST(15, TypeIsNamedBeforeDrawing) {
  Table t = table(2).season(Season::Spring);
  t.answer(0, "row 5");
  t.expect_question(0, "name_deck").offers_only({"deck summer", "deck winter"});
  EXPECT_EQ(t.hand_size(0), 0u);
  t.answer(0, "deck winter");
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 0u);
}

RULING_TEST(15, UnavailableDeckLeavesTheOther) {
  Table t = table(2).season(Season::Spring).empty_deck(Deck::Winter);
  t.answer(0, "row 5");
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 1u);
  t.expect_question(1, "wake_up_row");

  Table none = table(2).season(Season::Spring).empty_deck(Deck::Winter).empty_deck(Deck::Summer);
  none.answer(0, "row 5");
  EXPECT_EQ(none.hand_size(0), 0u);
  none.expect_question(1, "wake_up_row");
}

RULING_TEST(16, SameOrderInSummerFallAndWinter) {
  Table t = table(3).row(0, 3).row(1, 5).row(2, 1).turn(2);
  t.place(2, "cart");
  t.pass(0);
  t.place(1, "cart");
  t.pass(2);
  t.pass(1);  // the last to act in summer
  for (const Seat seat : {Seat{2}, Seat{0}, Seat{1}}) {
    t.expect_question(seat, "fall_visitor");
    t.answer(seat, "deck summer");
  }
  for (const Seat seat : {Seat{2}, Seat{0}, Seat{1}}) {
    t.expect_turn(seat);
    t.place(seat, "cart");
  }
}

RULING_TEST(17, TemporaryWorkerIsARegularOneOutsideTheLimit) {
  Table t = table(2).season(Season::Spring).regulars(0, 5);
  t.answer(0, "row 7");
  EXPECT_TRUE(t.player(0).has_temporary);
  EXPECT_EQ(t.player(0).regulars, 5);
  EXPECT_EQ(t.available(0), 6u);
  t.answer(1, "row 1");
  t.pass(1);
  for (unsigned i = 0; i < 6; ++i) t.place(0, "regular cart");
  EXPECT_EQ(t.lira(0), 6);
  EXPECT_EQ(t.available(0), 0u);
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_FALSE(t.player(0).has_temporary);
  EXPECT_EQ(t.available(0), 5u);
}

RULING_TEST(17, TemporaryWorkerLeavesRoomForATrainedOne) {
  Table t = table(2).season(Season::Winter).regulars(0, 4).temporary(0).lira(0, 4);
  EXPECT_TRUE(t.can_place("train_worker.left"));
}

RULING_TEST(18, TemporaryWorkerCountsForProfessor) {
  EXPECT_FALSE(table(2)
                   .season(Season::Winter)
                   .regulars(0, 4)
                   .hand(0, {Visitor::Professor})
                   .can_play(Visitor::Professor));
  Table t = table(2).season(Season::Winter).regulars(0, 4).temporary(0).hand(0, {Visitor::Professor});
  t.play_visitor(0, Visitor::Professor);  // no lira to train with, so only the VP
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(18, AtLeastSixIsEnough) {
  Table t = table(2).season(Season::Winter).regulars(0, 5).temporary(0).hand(0, {Visitor::Professor});
  t.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(18, TemporaryWorkerCountsForUncertifiedTeacher) {
  Table t = table(2)
                .season(Season::Winter)
                .regulars(1, 4)
                .temporary(1)
                .vp(0, -5)
                .hand(0, {Visitor::UncertifiedTeacher});
  t.play_visitor(0, Visitor::UncertifiedTeacher);
  EXPECT_EQ(t.vp(0), -4);
}

RULING_TEST(19, AllActInFallInChartOrderEvenWithoutWorkers) {
  Table t = table(3).row(0, 6).row(1, 2).row(2, 4).turn(1);
  t.pass(1);
  t.pass(2);
  t.place(0, "cart");
  t.place(0, "cart");
  t.place(0, "grande cart");
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{0}}) {
    t.expect_question(seat, "fall_visitor");
    t.answer(seat, "deck winter");
    EXPECT_EQ(t.hand_size(seat, Deck::Winter), 1u);
  }
}

// --- C. Worker placement and bonuses -------------------------------------------------------------------------

RULING_TEST(20, NoPlacementWithoutBeingAbleToAct) {
  const Table t = table(3).lira(0, 1);
  t.expect_question(0, "turn")
      .refuses("place regular plant_vine.left", "cannot carry out")
      .refuses("place regular play_summer_visitor.left", "cannot carry out")
      .refuses("place regular build_structure.left", "cannot carry out")
      // 1 lira and the bonus make a trellis.
      .offers("place regular build_structure.middle");
}

RULING_TEST(20, BlockingTakesTheAction) {
  Table t = table(2);
  t.place(0, "draw_vine.left");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);
  EXPECT_FALSE(t.can_place("draw_vine.left"));
}

RULING_TEST(21, LiraBonusMayBeDeclined) {
  Table t = table(3);
  t.place(0, "give_tour.middle");
  t.answer(0, "action first");
  t.expect_question(0, "take_bonus").offers_only({"yes", "no"});
  t.answer(0, "no");
  EXPECT_EQ(t.lira(0), 2);
  t.expect_turn(1);
}

RULING_TEST(21, VpBonusMayBeDeclined) {
  Table t = table(3).grape(0, Grape::White, 9);
  t.place(0, "sell_grapes_or_field.middle");
  t.answer(0, "action first");
  t.answer(0, "option 1");  // sells the only grape
  t.answer(0, "no");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

RULING_TEST(21, CardAndPlantBonusesMayBeDeclined) {
  Table cards = table(3);
  cards.place(0, "draw_vine.middle");
  cards.answer(0, "no");
  EXPECT_EQ(cards.hand_size(0), 1u);
  cards.expect_turn(1);

  Table vines = table(3).vines(0, {Vine::Sangiovese, Vine::Malvasia});
  vines.place(0, "plant_vine.middle");
  vines.answers(0, {"plant sangiovese field_5", "done"});
  EXPECT_EQ(vines.holds(0, Vine::Malvasia), 1u);
  vines.expect_turn(1);
}

RULING_TEST(22, BonusLiraMayPayForTheAction) {
  Table t = table(3).lira(0, 2);
  t.place(0, "build_structure.middle");
  t.expect_question(0, "bonus_order").offers_only({"bonus first", "action first"});
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
  t.answer(0, "build irrigation");
  EXPECT_EQ(t.lira(0), 0);
  t.expect_turn(1);
}

RULING_TEST(22, ActionMayComeFirst) {
  Table t = table(3).lira(0, 2);
  t.place(0, "build_structure.middle");
  t.answer(0, "action first");
  t.expect_question(0, "build").refuses("build irrigation", "3 lira");
  t.answer(0, "build trellis");
  t.answer(0, "yes");
  EXPECT_EQ(t.lira(0), 1);
}

RULING_TEST(23, BonusIsOneBlockBeforeOrAfter) {
  Table first = table(3).grape(0, Grape::Red, 1).grape(0, Grape::Red, 2);
  first.place(0, "sell_grapes_or_field.middle");
  first.answer(0, "bonus first");
  EXPECT_EQ(first.vp(0), 1);
  first.answers(0, {"option 1", "sell grape red 1", "sell grape red 2"});
  EXPECT_EQ(first.vp(0), 1);
  first.expect_turn(1);

  Table after = table(3).grape(0, Grape::Red, 1).grape(0, Grape::Red, 2);
  after.place(0, "sell_grapes_or_field.middle");
  after.answers(0, {"action first", "option 1", "sell grape red 1"});
  // In the middle of the action the bonus cannot be had.
  after.expect_question(0, "sell_grapes").offers_only({"sell grape red 2", "done"});
  after.answer(0, "done");
  after.expect_question(0, "take_bonus");
}

RULING_TEST(23, PlusOneFollowsTheAction) {
  Table t = table(3)
                .season(Season::Winter)
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 1);
  t.place(0, "make_wine.middle");
  t.answers(0, {"make red from red 1", "make red from red 2", "make red from red 3"});
  EXPECT_EQ(t.wine_count(0), 3u);
  t.expect_turn(1);
}

RULING_TEST(24, NoBonusWithoutTheAction) {
  const Table t = table(3).season(Season::Winter).lira(0, 2);
  // 2 lira and the bonus are not the 4 that training costs.
  t.expect_question(0, "turn").refuses("place regular train_worker.middle", "cannot carry out");
}

RULING_TEST(24, BonusIsLostWithAnImpossibleAction) {
  Table t = table(3).hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular train_worker.middle");
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.state().season, Season::Winter);
  EXPECT_EQ(t.count_events(EventKind::PlanLapsed), 1u);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.occupant_of("train_worker.middle"), 0);
  t.expect_turn(0);
}

RULING_TEST(25, OneVisitorIsEnoughForTheSpaceOfTwo) {
  Table t = table(3).hand(0, {Visitor::Surveyor});
  t.place(0, "play_summer_visitor.middle");
  EXPECT_EQ(t.lira(0), 6);  // Surveyor: three empty fields
  t.expect_turn(1);
}

RULING_TEST(25, SecondVisitorMayComeFromTheFirst) {
  Table t = table(3).hand(0, {Visitor::Peddler}).vines(0, {Vine::Pinot, Vine::Pinot}).on_top(Visitor::Banker);
  t.place(0, "play_summer_visitor.middle");  // the Peddler has just the two vines to discard
  t.expect_question(0, "play_visitor").offers_only({"play banker", "done"});
  t.answer(0, "play banker");
  EXPECT_EQ(t.lira(0), 5);
}

RULING_TEST(26, AVisitorInHandMustBePlayable) {
  const Table unable = table(2).hand(0, {Visitor::Cultivator, Visitor::Producer});
  unable.expect_question(0, "turn").refuses("place regular play_summer_visitor.left", "cannot carry out");
  const Table able = table(2).hand(0, {Visitor::Cultivator, Visitor::Producer}).vines(0, {Vine::Malvasia});
  EXPECT_TRUE(able.can_place("play_summer_visitor.left"));
  EXPECT_FALSE(able.can_play(Visitor::Producer));
}

RULING_TEST(26, CardsOfTheOtherSeasonDoNotCount) {
  const Table t = table(2).hand(0, {Visitor::Judge});
  EXPECT_FALSE(t.can_place("play_summer_visitor.left"));
}

RULING_TEST(27, NoDrawActionFromAnExhaustedDeck) {
  EXPECT_FALSE(table(2).empty_deck(Deck::Vine).can_place("draw_vine.left"));
  EXPECT_FALSE(table(2).season(Season::Winter).empty_deck(Deck::Order).can_place("draw_order.left"));
}

RULING_TEST(27, MissingCardsAreNotDrawn) {
  Table t = table(3).deck({Vine::Syrah});
  t.place(0, "draw_vine.middle");
  EXPECT_EQ(t.hand_size(0), 1u);
  t.expect_turn(1);

  Table from_pile = table(2).discarded({Vine::Syrah}).deck(Deck::Vine, {});
  from_pile.place(0, "draw_vine.left");
  EXPECT_EQ(from_pile.holds(0, Vine::Syrah), 1u);
}

RULING_TEST(28, PlantNeedsVineStructuresAndRoom) {
  EXPECT_FALSE(table(2).can_place("plant_vine.left"));
  EXPECT_FALSE(table(2).vines(0, {Vine::Pinot}).can_place("plant_vine.left"));
  EXPECT_TRUE(table(2).vines(0, {Vine::Pinot}).built(0, {Structure::Trellis}).can_place("plant_vine.left"));
  Table full = table(2)
                   .vines(0, {Vine::Sangiovese})
                   .planted(0, 5, {Vine::Chardonnay, Vine::Malvasia})
                   .planted(0, 6, {Vine::Chardonnay, Vine::Trebbiano})
                   .sold(0, 7);
  EXPECT_FALSE(full.can_place("plant_vine.left"));
}

RULING_TEST(29, SellActionNeedsGrapeEmptyFieldOrAffordableField) {
  const auto planted = [] {
    return table(2).planted(0, 5, {Vine::Malvasia}).planted(0, 6, {Vine::Malvasia});
  };
  EXPECT_FALSE(planted().planted(0, 7, {Vine::Malvasia}).can_place("sell_grapes_or_field.left"));
  EXPECT_TRUE(planted()
                  .planted(0, 7, {Vine::Malvasia})
                  .grape(0, Grape::Red, 1)
                  .can_place("sell_grapes_or_field.left"));
  EXPECT_TRUE(planted().can_place("sell_grapes_or_field.left"));
  EXPECT_FALSE(planted().sold(0, 7).lira(0, 6).can_place("sell_grapes_or_field.left"));
  EXPECT_TRUE(planted().sold(0, 7).lira(0, 7).can_place("sell_grapes_or_field.left"));
}

RULING_TEST(30, HarvestNeedsAnUnharvestedPlantedField) {
  const auto winter = [] { return table(2).season(Season::Winter); };
  EXPECT_FALSE(winter().can_place("harvest_field.left"));
  EXPECT_TRUE(winter().planted(0, 5, {Vine::Syrah}).can_place("harvest_field.left"));
  EXPECT_FALSE(winter().planted(0, 5, {Vine::Syrah}).harvested(0, 5).can_place("harvest_field.left"));
}

RULING_TEST(30, RoomForTheGrapesDoesNotMatter) {
  Table t = table(2)
                .season(Season::Winter)
                .planted(0, 5, {Vine::Syrah})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2);
  t.place(0, "harvest_field.left");
  EXPECT_EQ(t.grape_count(0), 2u);
  EXPECT_EQ(t.player(0).harvested_fields, 1);
}

RULING_TEST(31, MakeWineNeedsAWineThatFits) {
  const auto winter = [] { return table(2).season(Season::Winter); };
  EXPECT_FALSE(winter().can_place("make_wine.left"));
  EXPECT_TRUE(winter().grape(0, Grape::Red, 2).can_place("make_wine.left"));
  EXPECT_FALSE(winter()
                   .grape(0, Grape::Red, 2)
                   .wine(0, Wine::Red, 1)
                   .wine(0, Wine::Red, 2)
                   .can_place("make_wine.left"));
}

RULING_TEST(32, TrainNeedsRoomAndLira) {
  const auto winter = [](unsigned players) { return table(players).season(Season::Winter); };
  EXPECT_TRUE(winter(2).lira(0, 4).can_place("train_worker.left"));
  EXPECT_FALSE(winter(2).lira(0, 3).can_place("train_worker.left"));
  EXPECT_FALSE(winter(2).lira(0, 20).regulars(0, 5).can_place("train_worker.left"));
  EXPECT_TRUE(winter(3).lira(0, 3).can_place("train_worker.middle"));
  EXPECT_FALSE(winter(3).lira(0, 3).can_place("train_worker.left"));
}

RULING_TEST(33, OpenSpacesByPlayerCount) {
  for (unsigned players = 2; players <= 6; ++players) {
    const Table t = table(players);
    EXPECT_TRUE(t.can_place("draw_vine.left"));
    EXPECT_EQ(t.can_place("draw_vine.middle"), players >= 3) << players;
    EXPECT_EQ(t.can_place("draw_vine.right"), players >= 5) << players;
  }
}

RULING_TEST(33, AnyOrderOneWorkerASpaceSeveralForOnePlayer) {
  Table t = table(5).passed(1).passed(2).passed(3);
  t.place(0, "give_tour.right");
  t.expect_question(4, "turn").refuses("place regular give_tour.right", "another worker");
  t.pass(4);
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.occupant_of("give_tour.left"), 0);
  EXPECT_EQ(t.occupant_of("give_tour.right"), 0);
}

RULING_TEST(34, OneWorkerATurn) {
  Table t = table(2);
  t.place(0, "cart");
  t.expect_turn(1);
  t.place(1, "cart");
  t.expect_turn(0);
}

RULING_TEST(35, PassingWithWorkersIsFinalForTheSeasonOnly) {
  Table t = table(2);
  t.pass(0);
  t.place(1, "cart");
  t.expect_turn(1);
  t.pass(1);
  t.pass_season();  // fall
  t.expect_turn(0);
  EXPECT_EQ(t.available(0), 2u);
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_EQ(t.available(1), 1u);
  t.place(0, "grande cart");
  t.place(1, "cart");
  t.pass(0);
  t.pass(1);
  t.expect_question(1, "wake_up_row");
  EXPECT_EQ(t.available(0), 2u);
  EXPECT_EQ(t.available(1), 2u);
}

RULING_TEST(36, PassingInWinterEarnsNothing) {
  Table t = table(2).season(Season::Winter);
  t.pass(0);
  t.pass(1);
  t.expect_question(1, "wake_up_row");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.count_events(EventKind::Placed), 0u);
}

RULING_TEST(37, WithoutWorkersThePassComesWithTheTurn) {
  Table t = table(3)
                .season(Season::Winter)
                .standing(1, Worker::Regular, "cart")
                .standing(1, Worker::Regular, "cart")
                .standing(1, Worker::Grande, "cart");
  t.expect_turn(0);
  EXPECT_FALSE(t.player(1).passed);
  t.place(0, "cart");
  EXPECT_TRUE(t.player(1).passed);
  t.expect_turn(2);
}

RULING_TEST(37, WhoHasNoWorkerLeftMayStillBeMotivated) {
  Table t = table(3)
                .season(Season::Winter)
                .hand(0, {Visitor::Motivator})
                .standing(1, Worker::Regular, "cart")
                .standing(1, Worker::Regular, "cart")
                .standing(1, Worker::Grande, "cart")
                .standing(2, Worker::Grande, "cart")
                .passed(2);
  t.play_visitor(0, Visitor::Motivator);
  t.expect_question(1, "retrieve_grande");
  t.answer(1, "retrieve grande");
  EXPECT_EQ(t.vp(0), 1);
  t.expect_turn(1);
  t.place(1, "grande cart");
  EXPECT_FALSE(t.grande_available(2));
}

RULING_TEST(38, OnlyThisSeasonsSpacesAndPrivateOnes) {
  const auto ready = [] {
    return table(2)
        .lira(0, 10)
        .built(0, {Structure::Yoke})
        .planted(0, 5, {Vine::Malvasia})
        .grape(0, Grape::Red, 1)
        .wine(0, Wine::Red, 6)
        .orders(0, {7});
  };
  const std::vector<std::string> summer{"draw_vine.left", "give_tour.left", "build_structure.left",
                                        "sell_grapes_or_field.left"};
  const std::vector<std::string> winter{"draw_order.left", "harvest_field.left", "train_worker.left",
                                        "make_wine.left", "fill_order.left"};
  for (const Season season : {Season::Summer, Season::Winter}) {
    const Table t = ready().season(season);
    for (const std::string& space : summer) EXPECT_EQ(t.can_place(space), season == Season::Summer) << space;
    for (const std::string& space : winter) EXPECT_EQ(t.can_place(space), season == Season::Winter) << space;
    EXPECT_TRUE(t.can_place("cart"));
    EXPECT_TRUE(t.can_place("yoke"));
  }
}

RULING_TEST(39, CartTakesAnyNumberInBothSeasons) {
  for (const Season season : {Season::Summer, Season::Winter}) {
    Table t = table(2).season(season);
    for (const char* worker : {"regular cart", "regular cart", "grande cart"}) {
      t.place(0, worker);
      t.place(1, worker);
    }
    EXPECT_EQ(t.lira(0), 3);
    EXPECT_EQ(t.lira(1), 3);
  }
}

RULING_TEST(40, RetrievedWorkerFreesItsSpaceAtOnce) {
  Table t = table(2).hand(0, {Visitor::Producer}).lira(0, 0);
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
  t.place(1, "cart");
  t.play_visitor(0, Visitor::Producer);
  EXPECT_EQ(t.lira(0), 0);  // the price, and nothing taken back
  EXPECT_EQ(t.occupant_of("give_tour.left"), -1);
  EXPECT_EQ(t.available(0), 1u);
  t.expect_question(1, "turn").offers("place regular give_tour.left");
  t.pass(1);
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
}

RULING_TEST(41, EverythingIsAnsweredBeforeTheNextTurn) {
  Table t = table(3).season(Season::Winter).hand(0, {Visitor::Manager, Visitor::Banker});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");  // the Banker is the only one
  t.expect_question(1, "accept_offer");
  t.answer(1, "yes");
  t.expect_question(2, "accept_offer");
  t.answer(2, "no");
  EXPECT_EQ(t.lira(1), 3);
  t.expect_turn(1);
}

// --- D. Grande worker ----------------------------------------------------------------------------------------

RULING_TEST(42, ArtOnlyWhenEverySpaceIsTaken) {
  Table one = table(3).standing(1, Worker::Regular, "draw_vine.left");
  one.expect_question(0, "turn")
      .refuses("place grande draw_vine.art", "only when all")
      .refuses("place grande draw_vine.left", "another worker")
      .offers("place grande draw_vine.middle");
  Table both = table(3)
                   .standing(1, Worker::Regular, "draw_vine.left")
                   .standing(2, Worker::Regular, "draw_vine.middle");
  both.expect_question(0, "turn")
      .offers("place grande draw_vine.art")
      .refuses("place regular draw_vine.art", "only the grande");
}

RULING_TEST(43, OwnWorkersMayFillTheSpaces) {
  Table t = table(2);
  t.place(0, "draw_vine.left");
  t.pass(1);
  t.place(0, "grande draw_vine.art");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 2u);
}

RULING_TEST(44, NoBonusOnTheArt) {
  Table t = table(3)
                .lira(0, 2)
                .standing(1, Worker::Regular, "build_structure.left")
                .standing(2, Worker::Regular, "build_structure.middle");
  t.place(0, "grande build_structure.art");
  t.answer(0, "build trellis");
  EXPECT_EQ(t.lira(0), 0);
  t.expect_turn(1);
}

RULING_TEST(44, GrandeOnABonusSpaceEarnsIt) {
  Table t = table(3);
  t.place(0, "grande give_tour.middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
}

RULING_TEST(45, SeveralGrandesShareTheArt) {
  Table t = table(2);
  t.place(0, "give_tour.left");
  t.place(1, "grande give_tour.art");
  t.place(0, "grande give_tour.art");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.lira(1), 2);
}

RULING_TEST(46, UsedYokeIsClosedToTheGrande) {
  Table t = table(2)
                .built(0, {Structure::Yoke})
                .planted(0, 5, {Vine::Malvasia})
                .planted(0, 6, {Vine::Malvasia})
                .passed(1);
  EXPECT_TRUE(t.can_place("grande yoke"));
  t.place(0, "yoke");
  t.answers(0, {"option 2", "harvest field_5"});
  t.expect_question(0, "turn").refuses("place grande yoke", "already").offers("place grande cart");
}

RULING_TEST(47, GrandeStaysOnTheArtWhenASpaceOpens) {
  Table t = table(2).hand(0, {Visitor::Producer}).lira(0, 2);
  t.place(0, "draw_vine.left");
  t.pass(1);
  t.place(0, "grande draw_vine.art");
  t.play_visitor(0, Visitor::Producer);
  t.answers(0, {"retrieve regular draw_vine.left", "done"});
  EXPECT_EQ(t.occupant_of("draw_vine.left"), -1);
  EXPECT_EQ(t.player(0).grande, target_named("draw_vine.art"));
  // It blocks nothing: the freed space can be taken.
  t.place(0, "draw_vine.left");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 3u);
}

}  // namespace
}  // namespace vendemmia::testing
