// The modules of Tuscany as messages: options, positions, questions, the catalogue.
#include <algorithm>
#include <cstring>
#include <set>

#include <gtest/gtest.h>

#include "engine/catalog/names.h"
#include "engine/game/door.h"
#include "engine/game/invariants.h"
#include "protocol/ask.h"
#include "protocol/catalogue.h"
#include "protocol/position.h"
#include "protocol/view.h"
#include "protocol/wire/write.h"
#include "tests/protocol/positions.h"
#include "tests/protocol/session_support.h"
#include "tests/protocol/wire_json.h"
#include "tests/support/decisions.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"

namespace vendemmia {
namespace {

State set_up(std::string_view text) {
  const PositionRead read = read_position(json(text), Events::none());
  EXPECT_FALSE(read.fault) << read.fault->path << ": " << read.fault->text;
  EXPECT_EQ(broken_invariant(read.state), std::nullopt);
  State s;
  std::memcpy(static_cast<void*>(&s), &read.state, sizeof s);
  return s;
}

// "path: sentence", or nothing.
std::string fault_of(std::string_view text) {
  const PositionRead read = read_position(json(text), Events::none());
  return read.fault ? read.fault->path + ": " + read.fault->text : "";
}

// Random games with every combination of modules, for one to six players. Always the same ones, however few games the
// sanitizers let the properties play: the questions looked for below have to come up.
void for_each_module_decision(const MomentVisitor& visit) {
  unsigned game = 0;
  for (unsigned modules = 1; modules <= kAllModules; ++modules) {
    for (const u8 players : {u8{1}, u8{2}, u8{3}, u8{6}}) {
      Options options;
      options.players = players;
      options.modules = static_cast<Modules>(modules);
      options.two_parents = modules % 2 == 0;
      if (players > 1) options.last_year = 4;
      State s = new_game(options, ++game);
      Rng rng(~static_cast<u64>(game));
      ActionList legal;
      legal_actions(s, legal);
      for (unsigned number = 0;; ++number) {
        visit({game, number, s, legal, rng});
        if (legal.empty() || ::testing::Test::HasFatalFailure()) break;
        apply(s, random_answer(game, legal, rng), Events::none(), legal);
      }
    }
  }
}

// --- Options -------------------------------------------------------------------------------------------------

TEST(ModuleOptions, AreReadInsideAndBesideTheOptions) {
  Session session;
  for (const Json& message : {json(R"({"cmd":"new","modules":["structures","board"],"plain_stars":true})"),
                              json(R"({"cmd":"new","options":{"modules":["board","structures"],
                                       "plain_stars":true}})")}) {
    EXPECT_EQ(ask(session, message)["ok"], true);
    const Json options = ask(session, {{"cmd", "position"}})["position"]["options"];
    EXPECT_EQ(options["modules"], Json::array({"board", "structures"}));
    EXPECT_EQ(options["plain_stars"], true);
  }
}

TEST(ModuleOptions, AreLeftOutWithoutModules) {
  const Json options = options_json({});
  EXPECT_FALSE(options.contains("modules"));
  EXPECT_FALSE(options.contains("plain_stars"));
}

TEST(ModuleOptions, WhatCannotBePlayedIsRefused) {
  Session session;
  const auto error = [&session](std::string_view text) { return ask(session, json(text))["error"]; };
  EXPECT_EQ(error(R"({"cmd":"new","modules":["moon"]})")["path"], "modules[0]");
  EXPECT_EQ(error(R"({"cmd":"new","modules":["moon"]})")["code"], "unknown_name");
  EXPECT_EQ(error(R"({"cmd":"new","modules":["board","board"]})")["code"], "bad_options");
  EXPECT_EQ(error(R"({"cmd":"new","modules":"board"})")["code"], "wrong_type");
  EXPECT_EQ(error(R"({"cmd":"new","plain_stars":true})")["code"], "bad_options");
}

TEST(ModuleOptions, ComeBackFromTheWire) {
  for (unsigned game = 0; game < 200; ++game) {
    const Options options = options_of_any_game(game);
    EXPECT_EQ(options_of(wire_options(options)), options) << game;
  }
}

// --- Positions -----------------------------------------------------------------------------------------------

TEST(ModulePosition, ComesBackToTheByteInEveryCombination) {
  unsigned ordinary = 0;
  unsigned in_the_middle = 0;
  for_each_module_decision([&](const Moment& moment) {
    if (!moment.sampled(11)) return;
    const State& s = moment.state;
    const Json written = position_json(s);
    const PositionRead again = read_position(json(one_line(written)), Events::none());
    ASSERT_FALSE(again.fault) << where(moment) << again.fault->path << ": " << again.fault->text << "\n"
                              << one_line(written);
    ASSERT_EQ(std::memcmp(&again.state, &s, sizeof s), 0) << where(moment) << one_line(written);
    const Question kind = pending(s).question;
    in_the_middle += written.contains("unfinished") ? 1u : 0u;
    if (kind != Question::WakeUpRow && kind != Question::PapaGift) return;
    ++ordinary;
    ASSERT_FALSE(written.contains("unfinished")) << where(moment) << one_line(written);
  });
  EXPECT_GT(ordinary, 10u);
  EXPECT_GT(in_the_middle, 50u);
}

TEST(ModulePosition, AtAnOrdinaryTurnNothingOpaqueIsWritten) {
  unsigned turns = 0;
  unsigned opaque = 0;
  for_each_module_decision([&](const Moment& moment) {
    if (!moment.sampled(5) || pending(moment.state).question != Question::Turn) return;
    ++turns;
    opaque += position_json(moment.state).contains("unfinished") ? 1u : 0u;
  });
  EXPECT_GT(turns, 100u);
  EXPECT_EQ(opaque, 0u);
}

TEST(ModulePosition, SaysWhereEverythingStands) {
  const State s =
      set_up(R"({"options":{"modules":["board","workers","structures"]},"season":"winter","year":2,
      "special_workers":["chef","farmer"],"turn":1,"players":[
      {"row":7,"passed":true,"next_row":1,"stars":{"lucca":2,"pisa":1}},
      {"row":3,"buildings":{"mat_2":"cask","field_7":"silo"},"used_spaces":["structure.mat_2","destroy"],
       "workers":{"in_buildings":["structure.mat_2"],"special":{"chef":"cart","farmer":"in_training"}}}]})");
  EXPECT_EQ(s.board, BoardId::ExtendedWithStructures);
  EXPECT_EQ(s.special_kinds[0], Worker::Farmer);
  EXPECT_EQ(s.special_kinds[1], Worker::Chef);
  EXPECT_EQ(s.players[0].next_row, 1);
  EXPECT_EQ(s.players[0].stars[static_cast<unsigned>(Region::Lucca)], 2);
  const Player& p = s.players[1];
  EXPECT_TRUE(p.has(StructureCard::Cask));
  EXPECT_EQ(p.buildings[4], static_cast<u8>(StructureCard::Silo) + 1);
  EXPECT_EQ(p.used_buildings, 0b10'0010);
  EXPECT_EQ(p.regular_in_buildings, 0b10);
  EXPECT_EQ(p.available, 1);
  EXPECT_EQ(p.special[0], kInTraining);
  EXPECT_EQ(p.special[1], kCart);
  const Json player = position_json(s)["players"][1];
  EXPECT_EQ(player["buildings"], json(R"({"mat_2":"cask","field_7":"silo"})"));
  EXPECT_EQ(player["workers"]["special"], json(R"({"farmer":"in_training","chef":"cart"})"));
}

DECISION_TEST(27, TheFirstTwoKindsAllowedTakePartUnlessOthersAreNamed) {
  const State three = set_up(R"({"options":{"players":3,"modules":["workers"]}})");
  EXPECT_EQ(three.special_kinds[0], Worker::Farmer);
  EXPECT_EQ(three.special_kinds[1], Worker::Mafioso);
}

TEST(ModulePosition, TheFirstSpringChoosesRowsAndThenPlacesWorkers) {
  EXPECT_EQ(pending(set_up(R"({"options":{"modules":["board"]},"season":"spring"})")).question,
            Question::WakeUpRow);
  const State s =
      set_up(R"({"options":{"modules":["board"]},"season":"spring","players":[{"row":3},{"row":2}]})");
  EXPECT_EQ(pending(s).question, Question::Turn);
  EXPECT_EQ(pending(s).seat, 1) << "row 2 is before row 3";
  const State later = set_up(R"({"options":{"modules":["board"]},"season":"spring","year":2})");
  EXPECT_EQ(pending(later).question, Question::Turn);
  EXPECT_EQ(later.players[0].row, 2) << "row 1 is for who was on row 7";
}

RULING_TEST(468, TheMarkOfRowSevenOnlyWhereItMeansSomething) {
  const std::string marked = R"("players":[{"row":3,"marks":["left_row_seven"]},{}]})";
  const std::string path = "position.players[0].marks: ";
  const std::string board = R"({"options":{"modules":["board"]},)";
  EXPECT_EQ(fault_of(R"({"season":"winter",)" + marked),
            path + "The mark left_row_seven belongs to the extended board.");
  EXPECT_EQ(fault_of(R"({"players":[{"row":3,"marks":["left_row_seven"]}],"options":{"players":1}})"),
            path + "The mark left_row_seven belongs to the extended board.");
  EXPECT_EQ(fault_of(board + R"("season":"fall",)" + marked),
            path + "With several players the mark left_row_seven belongs to winter.");
  EXPECT_EQ(fault_of(board + R"("season":"winter","players":[{"row":7,"marks":["left_row_seven"]},{}]})"),
            path + "A player with the mark left_row_seven is not on row 7.");
  EXPECT_EQ(fault_of(board + R"("season":"winter",)" + marked), "");
  // R-414: alone in every season.
  EXPECT_EQ(fault_of(R"({"options":{"players":1,"modules":["board"]},"season":"summer",
                         "players":[{"row":3,"marks":["left_row_seven"]}]})"),
            "");
}

TEST(ModulePosition, WhatCannotBeIsRefused) {
  const std::string board = R"({"options":{"modules":["board"]},)";
  const std::string all = R"({"options":{"modules":["board","workers","structures"]},)";
  EXPECT_EQ(fault_of(R"({"players":[{"stars":{"pisa":1}}]})"),
            "position.players[0].stars: There is no influence map on this board.");
  EXPECT_EQ(fault_of(R"({"players":[{"buildings":{"mat_1":"cask"}}]})"),
            "position.players[0].buildings: This game has no structure cards.");
  EXPECT_EQ(fault_of(R"({"players":[{"next_row":2}]})"),
            "position.players[0].next_row: On this board rows are chosen in spring.");
  EXPECT_EQ(fault_of(R"({"special_workers":["chef","farmer"]})"),
            "position.special_workers: This game has no special workers.");
  EXPECT_EQ(fault_of(board + R"("players":[{"stars":{"lucca":1}}]})"),
            "position.players[0].stars.lucca: There is no region of that name on this board.");
  EXPECT_EQ(fault_of(board + R"("players":[{"stars":{"pisa":4,"siena":3}}]})"),
            "position.players[0].stars: Nobody has more than six stars.");
  EXPECT_EQ(fault_of(board + R"("players":[{"next_row":2}]})"),
            "position.players[0].next_row: Next year's row is taken on leaving winter.");
  const std::string winter = board + R"("season":"winter",)";
  for (const char* rows : {R"("row":7,"next_row":2)", R"("row":3,"next_row":1)"}) {
    EXPECT_EQ(fault_of(winter + R"("players":[{"passed":true,)" + rows + "}]}"),
              "position.players[0].next_row: Only the player who was on row 7 wakes up on row 1.");
  }
  const std::string inside =
      all + R"("special_workers":["chef","farmer"],"players":[{"buildings":{"mat_1":"cafe"},)";
  EXPECT_EQ(fault_of(inside + R"("workers":{"special":{"chef":"structure.mat_1"}}}]})"),
            "position: seat 0: a worker stands in a structure that counts as unused");
  EXPECT_EQ(fault_of(winter + R"("players":[{"passed":true}]})"),
            "position.players: A player who has left winter needs a next_row: the row for next year.");
  EXPECT_EQ(fault_of(board + R"("season":"winter","year_end":true})"),
            "position.year_end: On this board players end their years one by one.");
  EXPECT_EQ(fault_of(all + R"("special_workers":["chef","chef"]})"),
            "position.special_workers: Two different special workers take part.");
  EXPECT_EQ(
      fault_of(all + R"("special_workers":["chef","innkeeper"]})"),
      "position.special_workers[1]: That special worker does not take part with this number of players.");
  EXPECT_EQ(
      fault_of(all + R"("players":[{"buildings":{"field_5":"cask"},"fields":[{"field":5,"sold":true}]}]})"),
      "position.players[0].buildings.field_5: That field is not free for a structure.");
  EXPECT_EQ(fault_of(all + R"("players":[{"buildings":{"mat_1":"cask"}},{"hand":{"structure":["cask"]}}]})"),
            "position.players[1].hand.structure[0]: The card cask is in two places.");
  EXPECT_EQ(
      fault_of(all + R"("players":[{"buildings":{"mat_1":"cask"},
                                "workers":{"in_buildings":["structure.mat_1"]}}]})"),
      "position.players[0].workers.in_buildings: Where a worker stands, the space has been used this year.");
}

// --- Questions -----------------------------------------------------------------------------------------------

bool holds(const wire::Words& words, const Json& word) {
  return std::find(words.begin(), words.end(), word.get<std::string>()) != words.end();
}

TEST(ModuleAsk, UsesOnlyDocumentedWords) {
  std::set<std::string> kinds;
  std::set<std::string> because;
  for_each_module_decision([&](const Moment& moment) {
    if (moment.legal.empty() || !moment.sampled(7)) return;
    const Json ask = json_of(ask_of(observe(moment.state, pending(moment.state).seat)));
    kinds.insert(ask["kind"].get<std::string>());
    because.insert(ask["because"]["kind"].get<std::string>());
    EXPECT_TRUE(holds(wire::Questions::values(), ask["kind"])) << where(moment);
    ASSERT_EQ(ask["offers"].size(), moment.legal.size()) << where(moment);
    for (const Json& offer : ask["offers"]) {
      EXPECT_TRUE(parse_action(offer["answer"]["text"].get<std::string>())) << offer.dump();
      EXPECT_TRUE(holds(wire::Answers::values(), offer["answer"]["kind"])) << offer.dump();
      if (!offer.contains("preview")) continue;
      for (const Json& event : offer["preview"]["events"])
        EXPECT_TRUE(holds(wire::Happenings::values(), event["kind"])) << event.dump();
    }
    for (const Json& one : ask["refused"])
      EXPECT_TRUE(holds(wire::Reasons::values(), one["reason"]["code"])) << one.dump();
  });
  for (const char* kind : {"star", "next_row", "train", "draft_card"})
    EXPECT_TRUE(kinds.contains(kind)) << kind;
  for (const char* kind : {"season", "visitor", "action", "structure"})
    EXPECT_TRUE(because.contains(kind)) << kind;
}

TEST(ModuleAsk, ATradeSaysWhichOfItsTwoChoices) {
  State s = set_up(R"({"options":{"modules":["board"]},"players":[{"row":2,"lira":3,"vp":1},{"row":3}]})");
  apply(s, *parse_action("place regular trade.left"), Events::none());
  Json ask = json_of(ask_of(observe(s, 0)));
  EXPECT_EQ(ask["because"], json(R"({"kind":"action","id":"trade","choice":0})"));
  apply(s, *parse_action("option 2"), Events::none());
  ask = json_of(ask_of(observe(s, 0)));
  EXPECT_EQ(ask["because"], json(R"({"kind":"action","id":"trade","choice":1})"));
}

// Nothing told to a seat depends on what it cannot know.
TEST(ModuleAsk, TellsNothingHidden) {
  for_each_module_decision([](const Moment& moment) {
    if (moment.legal.empty() || !moment.sampled(19)) return;
    const State& s = moment.state;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      const Observation seen = observe(s, static_cast<Seat>(seat));
      const State other = determinize(seen, moment.rng);
      const Observation again = observe(other, static_cast<Seat>(seat));
      EXPECT_EQ(wire::to_json(view_of(seen)), wire::to_json(view_of(again))) << where(moment);
      EXPECT_EQ(wire::to_json(ask_of(seen)), wire::to_json(ask_of(again))) << where(moment);
    }
  });
}

// --- The catalogue -------------------------------------------------------------------------------------------

Json board_named(const Json& all, std::string_view id) {
  for (const Json& board : all["boards"]) {
    if (board["id"] == id) return board;
  }
  ADD_FAILURE() << id;
  return {};
}

TEST(ModuleCatalogue, TheExtendedBoardSaysWhatItGives) {
  const Json all = json_of(catalogue());
  const Json board = board_named(all, "extended");
  EXPECT_EQ(board["goal"], 25);
  EXPECT_EQ(board["seasonal"], true);
  EXPECT_EQ(board["actions"].size(), 16u);
  EXPECT_EQ(board["regions"].size(), 6u);
  EXPECT_EQ(board["regions"][0], json(R"({"id":"pisa","vp":1,"gives":{"kind":"lira","amount":2}})"));
  EXPECT_EQ(board["cart"], json(R"([{"kind":"lira","amount":1}])"));
  EXPECT_EQ(board["automa_vp"]["very_hard"], 30);
  EXPECT_EQ(board["automa_least"]["hard"], 1);
  EXPECT_EQ(board_named(all, "base")["aggressive_vp"]["easy"], all["aggressive_vp"]);
  EXPECT_NE(board["aggressive_vp"]["hard"], all["aggressive_vp"]);
  EXPECT_EQ(board["chart"][0], json(R"({"row":2,"season":"summer","gives":{"kind":"lira","amount":1}})"));
  const Json with_structures = board_named(all, "extended_with_structures");
  EXPECT_EQ(with_structures["regions"].size(), 7u);
  EXPECT_EQ(with_structures["cart"].size(), 2u);
  EXPECT_EQ(with_structures["cart"][1], json(R"({"kind":"draw","amount":1,"deck":"structure"})"));
  EXPECT_EQ(board_named(all, "base")["goal"], 20);
  EXPECT_EQ(board_named(all, "base")["seasonal"], false);
}

TEST(ModuleCatalogue, EveryGiftOfEveryBoardHasAName) {
  const Json all = json_of(catalogue());
  const auto named = [](const Json& gift) { return gift["kind"] != "other"; };
  for (const Json& board : all["boards"]) {
    for (const Json& row : board["chart"]) EXPECT_TRUE(named(row["gives"])) << row.dump();
    for (const Json& region : board["regions"]) EXPECT_TRUE(named(region["gives"])) << region.dump();
    for (const Json& action : board["actions"]) {
      for (const Json& space : action["spaces"]) {
        EXPECT_EQ(space["bonus"].get<bool>(), space.contains("gives")) << space.dump();
        EXPECT_TRUE(space["bonus"] == false || named(space["gives"])) << space.dump();
      }
    }
  }
}

TEST(ModuleCatalogue, ListsTheStructureCards) {
  const Json cards = json_of(catalogue())["structure_cards"];
  ASSERT_EQ(cards.size(), kStructureCardCount);
  EXPECT_EQ(cards[0], json(R"({"id":"cask","cost":2,"kind":"action","choices":[]})"));
  EXPECT_EQ(cards[3]["choices"], Json::array({4, 4})) << "the trading post trades";
  EXPECT_EQ(cards[33], json(R"({"id":"statue","cost":9,"kind":"residual","choices":[]})"));
}

TEST(ModuleCatalogue, ListsTheSpecialWorkers) {
  const Json workers = json_of(catalogue())["special_workers"];
  ASSERT_EQ(workers.size(), kSpecialKinds);
  EXPECT_EQ(workers[0], json(R"({"id":"farmer","for_two":true,"for_one":true})"));
  EXPECT_EQ(workers[4], json(R"({"id":"innkeeper","for_two":false,"for_one":false})"));
}

}  // namespace
}  // namespace vendemmia
