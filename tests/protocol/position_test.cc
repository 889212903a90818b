// Positions as JSON: what is written comes back to the byte, what is left out is filled in, what cannot be
// is refused with the field's path.
#include "protocol/position.h"

#include <algorithm>
#include <cstring>

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/game/changes.h"
#include "engine/game/door.h"
#include "engine/game/invariants.h"
#include "engine/game/winery.h"
#include "protocol/names.h"
#include "tests/protocol/positions.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

struct Played {
  unsigned decisions = 0;
  unsigned in_the_middle = 0;
};

Played round_trip_a_game(const Options& options, Seed seed, unsigned one_in) {
  Played played;
  Rng rng(seed * 77 + 1);
  State s = new_game(options, seed);
  ActionList legal;
  for (legal_actions(s, legal); !legal.empty(); legal_actions(s, legal)) {
    ++played.decisions;
    if (rng.below(one_in) == 0) {
      expect_round_trip(s);
      if (::testing::Test::HasFatalFailure()) return played;
      played.in_the_middle += position_json(s).contains("unfinished") ? 1u : 0u;
    }
    apply(s, legal[rng.below(static_cast<u32>(legal.size()))], Events::none());
  }
  expect_round_trip(s);
  return played;
}

TEST(Position, ComesBackToTheByteAtDecisionsOfRandomGames) {
  unsigned in_the_middle = 0;
  for (unsigned seed = 0; seed < 20; ++seed) {
    Options options;
    options.players = static_cast<u8>(2 + seed % 5);
    options.friendly = seed % 3 == 0;
    options.two_parents = seed % 2 == 0;
    options.last_year = 6;
    in_the_middle += round_trip_a_game(options, seed, 7).in_the_middle;
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(in_the_middle, 50u);
}

TEST(Position, AtAnOrdinaryTurnNothingOpaqueIsWritten) {
  State s = new_game({}, 5);
  ActionList legal;
  unsigned turns = 0;
  for (legal_actions(s, legal); turns < 20; legal_actions(s, legal)) {
    const Question kind = pending(s).question;
    if (kind == Question::Turn || kind == Question::WakeUpRow || kind == Question::PapaGift) {
      ++turns;
      EXPECT_FALSE(position_json(s).contains("unfinished")) << name_of(kind);
    }
    apply(s, legal[0], Events::none());
  }
}

// The short way does not look whether anything is left unsaid, so nothing ever may be: in no kind of game.
TEST(Position, OfAnOrdinaryQuestionIsTheSameWrittenTheShortWay) {
  unsigned ordinary = 0;
  for (unsigned game = 0; game < games_to_play(100); ++game) {
    State s = new_game(options_of_any_game(game), game);
    Rng rng(game);
    ActionList legal;
    for (legal_actions(s, legal);; legal_actions(s, legal)) {
      if (is_ordinary(s) && (legal.empty() || rng.below(5) == 0)) {
        ++ordinary;
        ASSERT_EQ(json(ordinary_position(s)), position_json(s)) << "game " << game;
      }
      if (legal.empty()) break;
      apply(s, random_answer(game, legal, rng), Events::none());
    }
  }
  EXPECT_GT(ordinary, games_to_play(100) * 5);
}

TEST(Position, TheEmptyPositionIsTheFirstSummerOfTwo) {
  const State s = set_up("{}");
  EXPECT_EQ(s.options.players, 2);
  EXPECT_EQ(s.year, 1);
  EXPECT_EQ(s.season, Season::Summer);
  EXPECT_EQ(pending(s).question, Question::Turn);
  EXPECT_EQ(pending(s).seat, 0);
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const Player& p = s.players[seat];
    EXPECT_EQ(p.lira, 0);
    EXPECT_EQ(p.available, 2);
    EXPECT_EQ(p.grande, kNowhere);
    EXPECT_EQ(hand_size(p), 0u);
    EXPECT_EQ(p.row, seat + 1);
  }
  EXPECT_EQ(s.decks[0].size, kVineCards);
}

TEST(Position, AsManyPlayersAsAreDescribed) {
  EXPECT_EQ(set_up(R"({"players":[{},{},{},{}]})").options.players, 4);
}

TEST(Position, CardsListedFirstLieOnTop) {
  State s = set_up(R"({"decks":{"vine":{"draw":["merlot","syrah#3"],"discard":["pinot","malvasia"]}}})");
  EXPECT_EQ(s.decks[0].size, kVineCards - 2);
  EXPECT_EQ(kVineOfCard[s.decks[0].top_discard()], Vine::Pinot);
  const Events none;
  Machine m{s, none};
  EXPECT_EQ(kVineOfCard[take_top_card(m, Deck::Vine)], Vine::Merlot);
  EXPECT_EQ(kVineOfCard[take_top_card(m, Deck::Vine)], Vine::Syrah);
}

TEST(Position, TheSeedShufflesWhatIsNotListed) {
  const State one = set_up(R"({"seed":1})");
  const State same = set_up(R"({"seed":"1"})");
  const State other = set_up(R"({"seed":2})");
  EXPECT_EQ(std::memcmp(&one, &same, sizeof one), 0);
  EXPECT_NE(one.decks[1].cards, other.decks[1].cards);
}

TEST(Position, KindsAndNumberedCopiesDoNotMeet) {
  const State s = set_up(R"({"players":[
      {"hand":{"vine":["sangiovese","sangiovese"]}},
      {"fields":[{"field":6,"vines":["sangiovese#1"]}],"knows":{"vine":["sangiovese"]}}]})");
  EXPECT_EQ(s.players[1].vines[1], bit(0));
  EXPECT_EQ(s.players[0].hand[0], bit(1) | bit(2));
  EXPECT_EQ(red_on(s.players[1], 1), 1u);
  EXPECT_EQ(s.players[1].knows[0], bit(1));
}

TEST(Position, PlacedWorkersAreNotAvailable) {
  const State s = set_up(R"({"players":[{"workers":{"on_cart":1,"regular":3}},{}],
      "board":{"plant_vine.left":{"seat":0},"draw_vine.left":{"seat":1,"worker":"grande"}}})");
  EXPECT_EQ(s.players[0].available, 1);
  EXPECT_EQ(s.players[0].grande, kNowhere);
  EXPECT_EQ(s.players[1].available, 2);
  EXPECT_EQ(s.players[1].grande, *parse_target("draw_vine.left"));
}

TEST(Position, SeasonAndTurnSayWhoIsAsked) {
  struct Case {
    std::string_view text;
    Question kind;
    Seat seat;
  };
  const Case cases[] = {
      {R"({"season":"setup","first_player":1})", Question::PapaGift, 1},
      {R"({"season":"setup","turn":1})", Question::PapaGift, 1},
      {R"({"season":"spring"})", Question::WakeUpRow, 0},
      {R"({"season":"spring","turn":1})", Question::WakeUpRow, 1},
      {R"({"season":"spring","players":[{"row":4},{}]})", Question::WakeUpRow, 1},
      {R"({"turn":1})", Question::Turn, 1},
      {R"({"players":[{"row":5},{"row":2}]})", Question::Turn, 1},
      {R"({"players":[{"passed":true},{}]})", Question::Turn, 1},
      {R"({"season":"winter","turn":1})", Question::Turn, 1},
      {R"({"season":"fall"})", Question::FallVisitor, 0},
      {R"({"season":"fall","turn":1})", Question::FallVisitor, 1},
      {R"({"season":"winter","players":[{"passed":true},{"passed":true}]})", Question::WakeUpRow, 1},
      {R"({"season":"winter","year_end":true})", Question::WakeUpRow, 1},
      {R"({"season":"winter","year_end":true,"turn":1,"players":[{},{"hand":{"order":["order_01","order_02",
          "order_03","order_04","order_05","order_06","order_07","order_08"]}}]})",
       Question::HandLimit, 1},
      {R"({"season":"winter","over":true})", Question::GameOver, kNoSeat},
  };
  for (const Case& one : cases) {
    const State s = set_up(one.text);
    EXPECT_EQ(pending(s).question, one.kind) << one.text;
    EXPECT_EQ(pending(s).seat, one.seat) << one.text;
    expect_round_trip(s);
  }
}

// R-199: the whole year end runs when nobody is named.
TEST(Position, TheYearEndAgesAndPays) {
  const State s = set_up(R"({"season":"winter","year":3,"year_end":true,
      "players":[{"residual":2,"wines":{"red":[2]},"workers":{"on_cart":2}},{}]})");
  EXPECT_EQ(s.year, 4);
  EXPECT_EQ(s.players[0].lira, 2);
  EXPECT_EQ(s.players[0].wines[0], bit(3));
  EXPECT_EQ(s.players[0].available, 2);
}

// R-208: the goal has been reached, so this is the final year.
TEST(Position, TwentyVpMakeTheFinalYear) {
  EXPECT_TRUE(set_up(R"({"players":[{"vp":20},{}]})").final_year);
  EXPECT_FALSE(set_up(R"({"players":[{"vp":19},{}]})").final_year);
}

TEST(Position, TwoParentsAreStillHidden) {
  const State s =
      set_up(R"({"options":{"players":2,"two_parents":true},"season":"setup","parents_hidden":true,
      "players":[{"mama":"nici","papa":"jay","dealt":{"mamas":["nici","emily"],"papas":["paul","jay"]}},
                 {"mama":"laura","papa":"matt","dealt":{"mamas":["laura","jess"],"papas":["matt","gary"]}}]})");
  EXPECT_EQ(pending(s).question, Question::ChooseMama);
  expect_round_trip(s);
}

TEST(Position, AChangeInTheMiddleOfAnEffectIsRefused) {
  State s = set_up(R"({"players":[{"lira":4,"hand":{"summer":["architect"]}},{}]})");
  apply(s, *parse_action("place regular play_summer_visitor.left"), Events::none());
  Json position = position_json(s);
  ASSERT_TRUE(position.contains("unfinished"));
  EXPECT_EQ(position["in_play"]["summer"][0], "architect");
  position["players"][0]["lira"] = 0;
  const PositionRead changed = read_position(position, Events::none());
  ASSERT_TRUE(changed.fault);
  EXPECT_EQ(changed.fault->code, "broken_seal");
}

// Positions put together at random: whatever is accepted can be played on.
class RandomPositions {
 public:
  explicit RandomPositions(u64 seed) : rng_(seed) {}

  Json next() {
    const unsigned players = 2 + below(5);
    Json position{{"options", {{"players", players}, {"friendly", below(2) == 0}}}, {"seed", below(1000)}};
    position["season"] = pick({"setup", "spring", "summer", "fall", "winter"});
    if (below(2) == 0) position["turn"] = below(players);
    if (position["season"] == "winter" && below(4) == 0) position["year_end"] = true;
    for (unsigned i = 0; i < below(6); ++i) {
      const auto target = static_cast<Target>(below(count_bits(kBaseBoard.all_actions) * kSpacesPerAction));
      position["board"][target_name(target)] = {{"seat", below(players)}};
    }
    for (unsigned seat = 0; seat < players; ++seat) position["players"].push_back(player());
    return position;
  }

  u32 below(u32 bound) { return rng_.below(bound); }

 private:
  const char* pick(std::initializer_list<const char*> names) {
    return names.begin()[below(static_cast<u32>(names.size()))];
  }

  Json some(u32 most, auto&& make) {
    Json list = Json::array();
    for (u32 count = below(most + 1); count > 0; --count) {
      const auto one = make();
      if (std::find(list.begin(), list.end(), one) == list.end()) list.push_back(one);
    }
    return list;
  }

  Json player() {
    Json p{{"lira", below(14)}, {"vp", static_cast<int>(below(26)) - 5}, {"residual", below(6)}};
    const auto value = [this] { return Json(1 + below(9)); };
    p["grapes"] = {{"red", some(4, value)}, {"white", some(4, value)}};
    p["wines"] = {{"red", some(3, value)},
                  {"white", some(3, value)},
                  {"sparkling", some(1, [this] { return Json(7 + below(3)); })}};
    p["structures"] = some(6, [this] { return Json(name_of(static_cast<Structure>(below(kStructures)))); });
    for (const Deck deck : {Deck::Summer, Deck::Order, Deck::Winter}) {
      p["hand"][std::string(name_of(deck))] =
          some(3, [this, deck] { return Json(card_name(deck, static_cast<Card>(below(kOrders)))); });
    }
    const auto vine = [this] { return Json(card_name(Deck::Vine, static_cast<Card>(below(kVineCards)))); };
    p["hand"]["vine"] = some(2, vine);
    p["fields"] =
        Json::array({{{"field", 5 + below(3)}, {"vines", some(2, vine)}, {"harvested", below(3) == 0}}});
    p["workers"] = {{"regular", 2 + below(4)}, {"on_cart", below(2)}};
    return p;
  }

  Rng rng_;
};

TEST(Position, WhateverIsAcceptedCanBePlayedOn) {
  RandomPositions random(1);
  unsigned accepted = 0;
  for (unsigned i = 0; i < 10000; ++i) {
    const Json position = random.next();
    PositionRead start = read_position(position, Events::none());
    if (start.fault) continue;
    ++accepted;
    ASSERT_EQ(broken_invariant(start.state), std::nullopt) << one_line(position);
    if (accepted % 10 == 0) expect_round_trip(start.state);
    ActionList legal;
    legal_actions(start.state, legal);
    for (unsigned step = 0; step < 40 && !legal.empty(); ++step) {
      const Action action = legal[random.below(static_cast<u32>(legal.size()))];
      apply(start.state, action, Events::none(), legal);
      ASSERT_EQ(broken_invariant(start.state), std::nullopt) << one_line(position) << text_of(action);
    }
  }
  EXPECT_GT(accepted, 500u);
}

TEST(Position, WhatCannotBeIsRefusedWithItsPath) {
  const RefusedPosition cases[] = {
      {R"([])", "wrong_type", "position"},
      {R"({"yaer":1})", "unknown_field", "position.yaer"},
      {R"({"year":0})", "out_of_range", "position.year"},
      {R"({"year":1.5})", "wrong_type", "position.year"},
      {R"({"year":99999999999999999999999})", "wrong_type", "position.year"},
      {R"({"year":18446744073709551615})", "out_of_range", "position.year"},
      {R"({"season":"autumn"})", "unknown_name", "position.season"},
      {R"({"season":3})", "wrong_type", "position.season"},
      {R"({"turn":2})", "out_of_range", "position.turn"},
      {R"({"turn":0,"players":[{"passed":true},{}]})", "impossible_position", "position.turn"},
      {R"({"first_player":-1})", "out_of_range", "position.first_player"},
      {R"({"turn_order":[0,0]})", "impossible_position", "position.turn_order"},
      {R"({"turn_order":[0]})", "impossible_position", "position.turn_order"},
      {R"({"options":{"players":7}})", "out_of_range", "position.options.players"},
      {R"({"options":{"players":0}})", "out_of_range", "position.options.players"},
      {R"({"options":{"freindly":true}})", "unknown_field", "position.options.freindly"},
      {R"({"options":[]})", "wrong_type", "position.options"},
      {R"({"seed":-1})", "wrong_type", "position.seed"},
      {R"({"seed":"12x"})", "wrong_type", "position.seed"},
      {R"({"rng":[]})", "wrong_type", "position.rng"},
      {R"({"players":{}})", "wrong_type", "position.players"},
      {R"({"players":[1]})", "wrong_type", "position.players[0]"},
      {R"({"players":[{},{},{},{},{},{},{}]})", "out_of_range", "position.players"},
      {R"({"players":[{"seat":1},{"seat":1}]})", "impossible_position", "position.players[1]"},
      {R"({"players":[{"lira":-1}]})", "out_of_range", "position.players[0].lira"},
      {R"({"players":[{"vp":-6}]})", "out_of_range", "position.players[0].vp"},
      {R"({"players":[{"residual":6}]})", "out_of_range", "position.players[0].residual"},
      {R"({"players":[{"row":8}]})", "out_of_range", "position.players[0].row"},
      {R"({"players":[{"row":3},{"row":3}]})", "impossible_position", "position.players[1].row"},
      {R"({"season":"spring","players":[{},{"row":3}]})", "impossible_position", "position.turn"},
      {R"({"players":[{"passed":1}]})", "wrong_type", "position.players[0].passed"},
      {R"({"players":[{"structures":["barn"]}]})", "unknown_name", "position.players[0].structures[0]"},
      {R"({"players":[{"structures":["yoke","yoke"]}]})", "impossible_position",
       "position.players[0].structures[1]"},
      {R"({"players":[{"structures":["large_cellar"]}]})", "impossible_position",
       "position.players[0].structures"},
      {R"({"players":[{"marks":["cottage"]}]})", "unknown_name", "position.players[0].marks[0]"},
      {R"({"players":[{"grapes":{"red":[10]}}]})", "out_of_range", "position.players[0].grapes.red[0]"},
      {R"({"players":[{"grapes":{"red":[4,4]}}]})", "impossible_position",
       "position.players[0].grapes.red[1]"},
      {R"({"players":[{"wines":{"blush":[3]}}]})", "out_of_range", "position.players[0].wines.blush[0]"},
      {R"({"players":[{"wines":{"sparkling":[6]}}]})", "out_of_range",
       "position.players[0].wines.sparkling[0]"},
      {R"({"players":[{"wines":{"rosé":[6]}}]})", "unknown_field", "position.players[0].wines.rosé"},
      {R"({"players":[{"hand":{"summer":["teacher"]}}]})", "unknown_name",
       "position.players[0].hand.summer[0]"},
      {R"({"players":[{"hand":{"summer":["banker"]}},{"hand":{"summer":["banker"]}}]})", "card_twice",
       "position.players[1].hand.summer[0]"},
      {R"({"players":[{"hand":{"vine":["merlot#1","merlot#1"]}}]})", "card_twice",
       "position.players[0].hand.vine[1]"},
      {R"({"players":[{"hand":{"vine":["merlot#6"]}}]})", "unknown_name", "position.players[0].hand.vine[0]"},
      {R"({"players":[{"hand":{"vine":["malvasia","malvasia","malvasia","malvasia","malvasia"]}}]})",
       "card_twice", "position.players[0].hand.vine[4]"},
      {R"({"players":[{"hand":{"order":["order_37"]}}]})", "unknown_name",
       "position.players[0].hand.order[0]"},
      {R"({"players":[{"fields":[{"vines":[]}]}]})", "missing_field", "position.players[0].fields[0].field"},
      {R"({"players":[{"fields":[{"field":4}]}]})", "out_of_range", "position.players[0].fields[0].field"},
      {R"({"players":[{"fields":[{"field":5,"sold":true,"vines":["pinot"]}]}]})", "impossible_position",
       "position.players[0].fields[0].sold"},
      {R"({"players":[{"workers":{"regular":6}}]})", "out_of_range", "position.players[0].workers.regular"},
      {R"({"players":[{"workers":{"regular":4,"in_training":2}}]})", "impossible_position",
       "position.players[0].workers"},
      {R"({"players":[{"workers":{"on_cart":3}}]})", "impossible_position", "position.players[0].workers"},
      {R"({"players":[{"workers":{"available":1}}]})", "impossible_position",
       "position.players[0].workers.available"},
      {R"({"players":[{"workers":{"grande":"moon"}}]})", "unknown_name",
       "position.players[0].workers.grande"},
      {R"({"players":[{"workers":{"grande":"plant_vine.middle"}}]})", "impossible_position",
       "position.players[0].workers.grande"},
      {R"({"players":[{"workers":{"temporary":true}},{"workers":{"temporary":true}}]})",
       "impossible_position", "position"},
      {R"({"players":[{"workers":{"on_yoke":true}}]})", "impossible_position", "position"},
      {R"({"players":[{"mama":"nobody"}]})", "unknown_name", "position.players[0].mama"},
      {R"({"players":[{"mama":"nici"},{"mama":"nici"}]})", "card_twice", "position.players[1].mama"},
      {R"({"players":[{"dealt":{"mamas":["nici","emily"],"papas":["paul","jay"]}}]})", "impossible_position",
       "position.players[0].dealt"},
      {R"({"players":[{"knows":{"order":["order_40"]}}]})", "impossible_position",
       "position.players[0].knows.order[0]"},
      {R"({"parents_hidden":true})", "impossible_position", "position.parents_hidden"},
      {R"({"board":{"plant_vine.middle":{"seat":0}}})", "impossible_position",
       "position.board.plant_vine.middle"},
      {R"({"board":{"plant_vine.top":{"seat":0}}})", "unknown_name", "position.board.plant_vine.top"},
      {R"({"board":{"cart":{"seat":0}}})", "unknown_name", "position.board.cart"},
      {R"({"board":{"plant_vine.left":{}}})", "missing_field", "position.board.plant_vine.left.seat"},
      {R"({"board":{"plant_vine.left":{"seat":2}}})", "out_of_range", "position.board.plant_vine.left.seat"},
      {R"({"board":{"plant_vine.left":{"seat":0,"worker":"tall"}}})", "unknown_name",
       "position.board.plant_vine.left.worker"},
      {R"({"board":{"plant_vine.left":{"seat":0,"worker":"grande"},
                    "draw_vine.left":{"seat":0,"worker":"grande"}}})",
       "impossible_position", "position.board.draw_vine.left"},
      {R"({"planned":[{"seat":0,"space":"harvest_field.left"}]})", "impossible_position",
       "position.planned[0].space"},
      {R"({"board":{"harvest_field.left":{"seat":0}},
           "planned":[{"seat":0,"space":"harvest_field.left"},{"seat":0,"space":"harvest_field.left"}]})",
       "impossible_position", "position.planned[1].space"},
      {R"({"board":{"plant_vine.left":{"seat":0}},"planned":[{"seat":0,"space":"plant_vine.left"}]})",
       "impossible_position", "position.planned"},
      {R"({"decks":{"vine":{"draw":["merlot#1"],"discard":["merlot#1"]}}})", "card_twice",
       "position.decks.vine.draw[0]"},
      {R"({"decks":{"vine":{"draw":"merlot"}}})", "wrong_type", "position.decks.vine.draw"},
      {R"({"decks":{"summer":{"shuffled_in":[]}}})", "impossible_position", "position"},
      {R"({"in_play":{"summer":["banker"]}})", "impossible_position", "position"},
      {R"({"year_end":true})", "impossible_position", "position.year_end"},
      {R"({"season":"winter","year_end":true,"turn":0,"players":[{"workers":{"on_cart":1}}]})",
       "impossible_position", "position.turn"},
      {R"({"unfinished":{}})", "broken_seal", "position.unfinished"},
      {R"({"unfinished":{"stack":[[0,0,0,0,0,0,0]],"seal":"1"}})", "broken_seal", "position.unfinished"},
      {R"({"unfinished":{"stack":[[99999,0,0,0,0,0,0]],"seal":1}})", "wrong_type",
       "position.unfinished.seal"},
      {R"({"unfinished":[]})", "wrong_type", "position.unfinished"},
  };
  expect_refused(cases);
}

}  // namespace
}  // namespace vendemmia
