// The conversation with the referee: its commands, its manners, what it hides.
#include "protocol/session.h"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "tests/protocol/session_support.h"
#include "tools/referee.h"

namespace vendemmia {
namespace {

Json ask(Session& session, const char* text) {
  const auto message = parse_json(text);
  EXPECT_TRUE(message) << text;
  return ask(session, message.value_or(Json()));
}

// --- Manners -------------------------------------------------------------------------------------------

TEST(Session, AnswersAnythingAndKeepsTheGame) {
  struct Case {
    std::string_view line;
    std::string_view code;
  };
  const Case cases[] = {
      {"", "bad_json"},
      {"{", "bad_json"},
      {"\xff\xfe", "bad_json"},
      {R"({"cmd":"\ud800"})", "bad_json"},
      {R"({"cmd":"position"} x)", "bad_json"},
      {"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", "bad_json"},
      {"[]", "not_an_object"},
      {"3", "not_an_object"},
      {"null", "not_an_object"},
      {"{}", "missing_field"},
      {R"({"cmd":7})", "wrong_type"},
      {R"({"cmd":"dance"})", "unknown_command"},
      {R"({"cmd":"Position"})", "unknown_command"},
      {R"({"cmd":"position","id":[1]})", "wrong_type"},
      {R"({"cmd":"position","x":1})", "unknown_field"},
      {R"({"cmd":"new","players":0})", "out_of_range"},
      {R"({"cmd":"new","players":"two"})", "wrong_type"},
      {R"({"cmd":"new","players":2.0})", "wrong_type"},
      {R"({"cmd":"new","options":3})", "wrong_type"},
      {R"({"cmd":"new","players":2,"options":{}})", "unknown_field"},
      {R"({"cmd":"new","seed":-1})", "wrong_type"},
      {R"({"cmd":"new","seed":1.5})", "wrong_type"},
      {R"({"cmd":"new","seed":"18446744073709551616"})", "wrong_type"},
      {R"({"cmd":"setup"})", "missing_field"},
      {R"({"cmd":"setup","position":[]})", "wrong_type"},
      {R"({"cmd":"setup","position":{"year":-3}})", "out_of_range"},
      {R"({"cmd":"view"})", "missing_field"},
      {R"({"cmd":"view","seat":2})", "out_of_range"},
      {R"({"cmd":"legal","why":"yes"})", "wrong_type"},
      {R"({"cmd":"play"})", "missing_field"},
      {R"({"cmd":"play","action":"pass","actions":[]})", "missing_field"},
      {R"({"cmd":"play","action":3})", "wrong_type"},
      {R"({"cmd":"play","action":"fly"})", "unknown_action"},
      {R"({"cmd":"play","action":""})", "unknown_action"},
      {R"({"cmd":"play","action":"row 3"})", "not_an_answer"},
      {R"({"cmd":"play","action":"place regular draw_vine.middle"})", "space_closed"},
      {R"({"cmd":"play","actions":["pass",3]})", "wrong_type"},
      {R"({"cmd":"play","actions":["pass","pass","row 3","fly"]})", "not_an_answer"},
      {R"({"cmd":"undo"})", "nothing_to_undo"},
      {R"({"cmd":"undo","count":0})", "out_of_range"},
      {R"({"cmd":"load"})", "missing_field"},
      {R"({"cmd":"load","journal":""})", "bad_journal"},
      {R"({"cmd":"load","journal":"\u0000\u00e9"})", "bad_journal"},
      {R"({"cmd":"events","since":-1})", "out_of_range"},
      {R"({"cmd":"events","seat":2})", "out_of_range"},
      {R"({"cmd":"quit","now":true})", "unknown_field"},
  };
  Session session;
  ask(session, R"({"cmd":"setup","position":{"players":[{"lira":3},{}]}})");
  const std::string before = session.answer(R"({"cmd":"position"})");
  for (const Case& one : cases) {
    const auto answer = parse_json(session.answer(one.line));
    ASSERT_TRUE(answer) << one.line;
    EXPECT_EQ((*answer)["ok"], false) << one.line;
    EXPECT_EQ((*answer)["error"]["code"], std::string(one.code)) << one.line;
    EXPECT_FALSE((*answer)["error"]["text"].get<std::string>().empty()) << one.line;
    EXPECT_EQ(session.answer(R"({"cmd":"position"})"), before) << one.line;
  }
  EXPECT_FALSE(session.finished());
  const Json too_long = *parse_json(session.answer(std::string(2'000'000, ' ')));
  EXPECT_EQ(too_long["error"]["code"], "line_too_long");
}

TEST(Session, EveryCommandThatNeedsAGameSaysSo) {
  for (const char* cmd : {"position", "view", "legal", "play", "undo", "journal", "events"}) {
    Session session;
    EXPECT_EQ(ask(session, {{"cmd", cmd}})["error"]["code"], "no_game") << cmd;
  }
}

TEST(Session, EchoesTheId) {
  Session session;
  EXPECT_EQ(ask(session, R"({"command":"new","id":12})")["id"], 12);
  EXPECT_EQ(ask(session, R"({"cmd":"dance","id":"x"})")["id"], "x");
  EXPECT_FALSE(ask(session, R"({"cmd":"legal"})").contains("id"));
}

TEST(Session, SeedsAndOptionsMayBeWrittenEitherWay) {
  Session flat;
  Session nested;
  ask(flat, R"({"cmd":"new","players":4,"friendly":true,"seed":18446744073709551615})");
  ask(nested, R"({"cmd":"new","options":{"players":4,"friendly":true},"seed":"18446744073709551615"})");
  EXPECT_EQ(flat.answer(R"({"cmd":"position"})"), nested.answer(R"({"cmd":"position"})"));
}

// --- Playing -------------------------------------------------------------------------------------------

// Plays the given number of answers, the first one offered each time but for a few.
void play_on(Session& session, unsigned answers) {
  Rng rng(9);
  for (unsigned i = 0; i < answers; ++i) {
    const Json legal = ask(session, R"({"cmd":"legal"})");
    ASSERT_FALSE(legal["actions"].empty());
    const auto count = static_cast<u32>(legal["actions"].size());
    const Json played = ask(session, {{"cmd", "play"}, {"action", legal["actions"][rng.below(count)]}});
    ASSERT_EQ(played["ok"], true);
    ASSERT_EQ(played["played"], i + 1);
  }
}

TEST(Session, UndoGoesBackToTheByte) {
  Session session;
  ask(session, R"({"cmd":"new","players":3,"seed":4})");
  const std::string start = session.answer(R"({"cmd":"position"})");
  const std::string first_events = session.answer(R"({"cmd":"events"})");
  play_on(session, 30);
  EXPECT_NE(session.answer(R"({"cmd":"position"})"), start);
  EXPECT_EQ(ask(session, R"({"cmd":"undo"})")["played"], 29);
  EXPECT_EQ(ask(session, R"({"cmd":"undo","count":29})")["played"], 0);
  EXPECT_EQ(session.answer(R"({"cmd":"position"})"), start);
  EXPECT_EQ(session.answer(R"({"cmd":"events"})"), first_events);
}

TEST(Session, AListOfActionsIsPlayedWhollyOrNotAtAll) {
  Session session;
  ask(session, R"({"cmd":"setup","position":{}})");
  const std::string before = session.answer(R"({"cmd":"position"})");
  const Json refused = ask(session, R"({"cmd":"play","actions":["pass","place regular cart","row 1"]})");
  EXPECT_EQ(refused["error"]["path"], "actions[2]");
  EXPECT_EQ(session.answer(R"({"cmd":"position"})"), before);
  const Json played = ask(session, R"({"cmd":"play","actions":["pass","place regular cart"]})");
  EXPECT_EQ(played["played"], 2);
  EXPECT_EQ(played["question"]["seat"], 1);
}

TEST(Session, AJournalLoadsIntoTheSameGame) {
  Session session;
  ask(session, R"({"cmd":"new","players":5,"two_parents":true,"seed":11})");
  play_on(session, 60);
  const Json journal = ask(session, R"({"cmd":"journal"})")["journal"];
  Session other;
  EXPECT_EQ(ask(other, {{"cmd", "load"}, {"journal", journal}})["played"], 60);
  for (const char* cmd : {R"({"cmd":"position"})", R"({"cmd":"events"})", R"({"cmd":"journal"})"}) {
    EXPECT_EQ(other.answer(cmd), session.answer(cmd)) << cmd;
  }
  EXPECT_EQ(ask(other, R"({"cmd":"undo","count":60})")["ok"], true);
}

TEST(Session, AGameFromAPositionTellsItsStartAndActions) {
  Session session;
  ask(session, R"({"cmd":"setup","position":{"season":"spring"}})");
  const Json start = ask(session, R"({"cmd":"position"})")["position"];
  ask(session, R"({"cmd":"play","actions":["row 3","row 1"]})");
  const Json journal = ask(session, R"({"cmd":"journal"})");
  EXPECT_FALSE(journal.contains("journal"));
  EXPECT_EQ(journal["start"], start);
  EXPECT_EQ(journal["actions"], Json::array({"row 3", "row 1"}));
}

TEST(Session, APositionInTheMiddleOfAnEffectGoesOnElsewhere) {
  Session session;
  ask(session,
      R"({"cmd":"setup","position":{"players":[{"lira":2,"hand":{"summer":["banker","buyer"]}},{},{}]}})");
  ask(session, R"({"cmd":"play","actions":["place regular play_summer_visitor.left","play banker"]})");
  const Json position = ask(session, R"({"cmd":"position"})")["position"];
  ASSERT_TRUE(position.contains("unfinished"));
  EXPECT_EQ(position["question"]["kind"], "accept_offer");
  Session other;
  // Another program may have sorted the fields.
  const nlohmann::json sorted = position;
  EXPECT_EQ(ask(other, {{"cmd", "setup"}, {"position", Json(sorted)}})["ok"], true);
  for (const char* action : {"yes", "no"}) {
    const Json play{{"cmd", "play"}, {"action", action}};
    EXPECT_EQ(ask(other, play)["question"], ask(session, play)["question"]);
  }
  EXPECT_EQ(other.answer(R"({"cmd":"position"})"), session.answer(R"({"cmd":"position"})"));
}

TEST(Session, WhyNamesNeighboursWithCodeAndSentence) {
  Session session;
  ask(session, R"({"cmd":"setup","position":{"board":{"plant_vine.left":{"seat":1}},
      "players":[{"hand":{"vine":["malvasia"]}},{}]}})");
  const Json legal = ask(session, R"({"cmd":"legal","why":true})");
  bool found = false;
  for (const Json& one : legal["refused"]) {
    if (one["action"] != "place regular plant_vine.left") continue;
    found = true;
    EXPECT_EQ(one["code"], "space_taken");
    const Json answer = ask(session, {{"cmd", "play"}, {"action", one["action"]}});
    EXPECT_EQ(answer["error"]["code"], one["code"]);
    EXPECT_EQ(answer["error"]["text"], one["text"]);
  }
  EXPECT_TRUE(found);
}

// --- What is hidden ------------------------------------------------------------------------------------

// R-424: every drawn card is told to the one who drew it and to nobody else.
TEST(Session, EventsForASeatHideTheCardsOfOthers) {
  Session session;
  ask(session, R"({"cmd":"new","players":3,"seed":21})");
  play_on(session, 120);
  unsigned own = 0;
  unsigned others = 0;
  const Json history = ask(session, R"({"cmd":"events","seat":1})");
  for (const Json& event : history["events"]) {
    if (event["kind"] == "forced") {
      EXPECT_EQ(event["seat"], 1);
    }
    if (event["kind"] != "drew") continue;
    const bool mine = event["seat"] == 1;
    EXPECT_EQ(event["card"].is_null(), !mine);
    (mine ? own : others) += 1;
  }
  EXPECT_GT(own, 0u);
  EXPECT_GT(others, 0u);
}

TEST(Session, EventsMayBeReadOnFromANumber) {
  Session session;
  ask(session, R"({"cmd":"new","seed":3})");
  const Json next = ask(session, R"({"cmd":"events"})")["next"];
  const Json played = ask(session, R"({"cmd":"play","action":"papa lira"})");
  EXPECT_EQ(ask(session, {{"cmd", "events"}, {"since", next}})["events"], played["events"]);
  EXPECT_EQ(ask(session, R"({"cmd":"events","since":1000000})")["events"], Json::array());
}

TEST(Session, AViewHidesHandsDecksAndTheGenerator) {
  Session session;
  ask(session, R"({"cmd":"setup","position":{"decks":{"winter":{"draw":["queen"]}},"players":[
      {"hand":{"summer":["banker","buyer"],"order":["order_30"]}},
      {"hand":{"vine":["merlot"]},"knows":{"summer":["buyer"]}}]}})");
  const std::string text = session.answer(R"({"cmd":"view","seat":1})");
  for (const char* hidden : {"banker", "order_30", "queen", "rng", "\"draw\""}) {
    EXPECT_EQ(text.find(hidden), std::string::npos) << hidden;
  }
  const Json view = (*parse_json(text))["view"];
  EXPECT_EQ(view["viewer"], 1);
  EXPECT_EQ(view["players"][0]["hand_counts"]["summer"], 2);
  EXPECT_EQ(view["players"][0]["known_hand"]["summer"], Json::array({"buyer"}));
  EXPECT_EQ(view["players"][1]["hand"]["vine"], Json::array({"merlot#1"}));
  EXPECT_EQ(view["decks"]["winter"]["draw_count"], 38);
}

// R-432.
TEST(Session, AViewHidesParentsUntilAllHaveChosen) {
  Session session;
  ask(session, R"({"cmd":"new","two_parents":true,"seed":2})");
  const Json view = ask(session, R"({"cmd":"view","seat":0})")["view"];
  EXPECT_TRUE(view["players"][0].contains("dealt"));
  EXPECT_FALSE(view["players"][1].contains("dealt"));
  EXPECT_FALSE(view["players"][1].contains("mama"));
}

// --- The program ---------------------------------------------------------------------------------------

TEST(Referee, AnswersLineByLineUntilQuit) {
  std::istringstream in("{\"cmd\":\"new\"}\n\n  \r\nnonsense\n{\"cmd\":\"quit\"}\n{\"cmd\":\"legal\"}\n");
  std::ostringstream out;
  EXPECT_EQ(run_referee(in, out), 0);
  const std::string text = out.str();
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 3);
  EXPECT_TRUE(text.ends_with("{\"ok\":true}\n"));
}

}  // namespace
}  // namespace vendemmia
