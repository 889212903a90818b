// Every card, answer, question and event can be told in words, and the words keep secrets.
#include "text/words.h"

#include <set>

#include <gtest/gtest.h>

#include "engine/catalog/programs.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/door.h"
#include "engine/game/observe.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"
#include "text/play_render.h"
#include "text/play_why.h"

namespace vendemmia {
namespace {

const Names kNames{"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"};

// What would show that a number was printed where a word belongs, or that a part is missing.
void expect_readable(const std::string& text, const std::string& what) {
  EXPECT_GE(text.size(), 2u) << what;
  for (const char* bad : {"unknown", "nowhere", "  ", "{", "}", "%", "kNo", " ,", " .", "::", "-1"}) {
    EXPECT_EQ(text.find(bad), std::string::npos) << what << ": " << text;
  }
  for (const char c : text) EXPECT_TRUE(c >= ' ' && c <= '~') << what << ": " << text;
}

void expect_readable_tree(NodeRef ref, const std::string& what) {
  expect_readable(describe_effect(ref), what);
  for (unsigned i = 0; i < node(ref).children; ++i) expect_readable_tree(child(ref, i), what);
}

TEST(Words, EveryVisitorAndEachOfItsPartsIsReadable) {
  for (unsigned i = 0; i < kVisitors; ++i) {
    const auto visitor = static_cast<Visitor>(i);
    expect_readable_tree(program_of(visitor), std::string(facts(visitor).name));
    expect_readable(visitor_text(visitor), std::string(facts(visitor).name));
  }
}

TEST(Words, OptionsOfOneVisitorAreTold) {
  const NodeRef broker = program_of(Visitor::Broker);
  EXPECT_EQ(describe_effect(child(broker, 0)), "pay 9 lira, then gain 3 VP");
  EXPECT_EQ(describe_effect(child(broker, 1)), "lose 2 VP, then gain 6 lira");
  EXPECT_EQ(describe_effect(broker),
            "choose one: pay 9 lira, then gain 3 VP; or lose 2 VP, then gain 6 lira");
}

TEST(Words, DifferentOptionsOfACardReadDifferently) {
  for (NodeRef ref = 0; ref < kNodeCount; ++ref) {
    const Op op = node(ref).op;
    if (op != Op::Choose && op != Op::AnyOrder && op != Op::OneOrBoth) continue;
    std::set<std::string> texts;
    for (unsigned i = 0; i < node(ref).children; ++i) texts.insert(describe_effect(child(ref, i)));
    EXPECT_EQ(texts.size(), node(ref).children) << describe_effect(ref);
  }
}

TEST(Words, EffectsOnOthersNameTheCardsPlayer) {
  const NodeRef choice = first_child(program_of(Visitor::Queen));
  const Wording wording{.owner = "Ben", .may_is_said = false};
  EXPECT_EQ(describe_effect(choice, wording), "choose one: lose 1 VP; give Ben 2 cards; or pay Ben 3 lira");
  EXPECT_EQ(describe_effect(program_of(Visitor::Queen)),
            "the player to your right has to choose one: lose 1 VP; give you 2 cards; or pay you 3 lira");
}

TEST(Words, AChoiceAmongOtherPartsShowsWhereItEnds) {
  EXPECT_EQ(describe_effect(program_of(Visitor::Promoter)),
            "either discard 1 grape or discard 1 wine, gain 1 VP, then raise your residual payment by 1");
  EXPECT_EQ(describe_effect(program_of(Visitor::Banker)),
            "gain 5 lira; then each opponent may lose 1 VP and gain 3 lira");
}

TEST(Words, EveryProgramOfTheBoardIsReadable) {
  for (NodeRef ref = 0; ref < kNodeCount; ++ref)
    expect_readable(describe_effect(ref), "node " + std::to_string(ref));
}

TEST(Words, TheLiraSignIsSpoken) {
  EXPECT_EQ(visitor_text(Visitor::Banker).find("\u20A4"), std::string::npos);
  EXPECT_NE(visitor_text(Visitor::Banker).find("5 lira"), std::string::npos);
}

TEST(Words, EveryEventKindIsReadableToEverybody) {
  for (unsigned kind = 0; kind <= static_cast<unsigned>(EventKind::Forced); ++kind) {
    Event event{static_cast<EventKind>(kind), Seat{1}, 1, 1, 1, 1};
    expect_readable(describe(event, 1, kNames), "own event " + std::to_string(kind));
    expect_readable(describe(event, 0, kNames), "event " + std::to_string(kind));
    event.seat = kNoSeat;
    expect_readable(describe(event, 0, kNames), "event " + std::to_string(kind) + " of nobody");
  }
}

TEST(Words, ADrawnCardIsNamedToItsOwnerOnly) {
  const Event drew{.kind = EventKind::Drew,
                   .seat = 1,
                   .a = static_cast<u8>(Deck::Winter),
                   .b = card_of(Visitor::Judge),
                   .seen_by = 0b10};
  EXPECT_EQ(describe(drew, 1, kNames), "You drew the winter visitor card Judge.");
  EXPECT_EQ(describe(drew, 0, kNames), "Ben drew a winter visitor card.");
  EXPECT_EQ(describe(drew, kNoSeat, kNames), "Ben drew a winter visitor card.");
}

TEST(Words, AForcedAnswerIsToldToItsSeatAlone) {
  const Event forced{.kind = EventKind::Forced, .seat = 1, .seen_by = 0b10};
  EXPECT_EQ(describe(forced, 0, kNames), "");
  EXPECT_NE(describe(forced, 1, kNames), "");
}

TEST(Words, WineAndGrapesHaveAQuality) {
  EXPECT_EQ(wine_words(Wine::Blush, 6), "blush wine of quality 6");
  EXPECT_EQ(grape_words(Grape::Red, 4), "red grape of quality 4");
}

// The set of those chosen is no number: after the second option one is done.
TEST(Words, CountOptionsChosenSoFar) {
  testing::Table t = testing::table(2).hand(0, {Visitor::Contractor}).lira(0, 2).vines(0, {Vine::Pinot});
  t.play_visitor(0, Visitor::Contractor);
  EXPECT_EQ(question_line(t.state(), kNames).find("so far"), std::string::npos);
  t.answers(0, {"option 2", "build trellis"});
  const std::string line = question_line(t.state(), kNames);
  EXPECT_NE(line.find("(1 of at most 2 so far)"), std::string::npos) << line;
}

void expect_readable_decision(const Moment& moment) {
  if (moment.legal.empty() || !moment.sampled(7)) return;
  const Seat seat = pending(moment.state).seat;
  expect_readable(question_line(moment.state, kNames), where(moment));
  std::set<std::string> texts;
  for (const Action& action : moment.legal) {
    const std::string text = describe(moment.state, seat, action, kNames);
    expect_readable(text, where(moment) + " " + text_of(action));
    EXPECT_TRUE(texts.insert(text).second) << where(moment) << " twice: " << text;
  }
  ActionList legal;
  RefusedActions refused;
  explain_actions(moment.state, legal, refused);
  for (const RefusedAction& one : refused) {
    expect_readable(describe(moment.state, seat, one.action, kNames),
                    where(moment) + " " + text_of(one.action));
  }
}

TEST(Words, EveryAnswerAndRefusalInRandomGamesIsReadableAndTheAnswersDiffer) {
  for_each_decision(games_to_play(20), expect_readable_decision);
}

TEST(Words, EveryStructureCardAndSpecialWorkerIsReadable) {
  std::set<std::string> texts;
  for (unsigned i = 0; i < kStructureCardCount; ++i) {
    const std::string text = card_words(Deck::Structure, static_cast<Card>(i));
    expect_readable(text, text);
    texts.insert(structure_text(static_cast<StructureCard>(i)));
  }
  EXPECT_EQ(texts.size(), kStructureCardCount);
  for (unsigned i = 0; i < kSpecialKinds; ++i) {
    const auto kind = static_cast<Worker>(kFirstSpecial + i);
    expect_readable(std::string(special_worker_text(kind)), a_worker(kind));
    texts.insert(std::string(special_worker_text(kind)));
  }
  EXPECT_EQ(texts.size(), kStructureCardCount + kSpecialKinds);
  EXPECT_EQ(structure_text(StructureCard::WineBar),
            "a worker there, once a year: discard 1 wine, then if you like, gain 2 VP");
}

// A line on the screen may depend only on what the seat knows: any other position that it could believe in
// gives the same lines.
void expect_same_lines(const Moment& moment) {
  if (moment.legal.empty() || !moment.sampled(23)) return;
  const State& s = moment.state;
  const Seat seat = pending(s).seat;
  const State other = determinize(observe(s, seat), moment.rng);
  EXPECT_EQ(board_lines(s, seat, kNames), board_lines(other, seat, kNames)) << where(moment);
  EXPECT_EQ(hand_lines(s, seat), hand_lines(other, seat)) << where(moment);
  EXPECT_EQ(question_line(s, kNames), question_line(other, kNames)) << where(moment);
  EXPECT_EQ(answer_lines(s, seat, moment.legal, kNames), answer_lines(other, seat, moment.legal, kNames));
  for (const Action& action : moment.legal) {
    EXPECT_EQ(explain_answer(s, seat, action, kNames), explain_answer(other, seat, action, kNames))
        << where(moment) << " " << text_of(action);
  }
  EXPECT_EQ(refusal_lines(s, seat, refusals_by_reason(s), kNames),
            refusal_lines(other, seat, refusals_by_reason(other), kNames));
  for (const RefusedAction& one : refusals_by_reason(s)) {
    EXPECT_EQ(explain_refusal(s, seat, one.action, one.refusal, kNames),
              explain_refusal(other, seat, one.action, one.refusal, kNames))
        << where(moment) << " " << text_of(one.action);
  }
}

TEST(Words, WhatAPlayerReadsDependsOnlyOnWhatTheSeatKnows) {
  for_each_decision(games_to_play(20), expect_same_lines);
}

}  // namespace
}  // namespace vendemmia
