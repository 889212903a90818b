// Section A: set-up.
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

}  // namespace
}  // namespace vendemmia::testing
