// Every card, answer, question and event can be told in words, and the words keep secrets.
#include "text/words.h"

#include <set>

#include <gtest/gtest.h>

#include "engine/catalog/orders.h"
#include "engine/catalog/special_workers.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/door.h"
#include "engine/game/observe.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"
#include "text/play_render.h"
#include "text/play_why.h"

namespace vendemmia {
namespace {

const std::vector<std::string> kPlayers{"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"};
const Speech kNames{kPlayers};

std::vector<Speech> every_language() {
  std::vector<Speech> all;
  for (const words::Language& language : words::languages()) all.push_back({kPlayers, &language});
  return all;
}

// What would show that a number was printed where a word belongs, that a part is missing, or that an icon or a parameter was left.
void expect_readable(const std::string& text, const std::string& what) {
  EXPECT_GE(text.size(), 2u) << what;
  for (const char* bad :
       {"  ", "{", "}", "[", "]", "$", "|", "%", "kNo", " ,", " .", "::", "..", "()", ": ."}) {
    EXPECT_EQ(text.find(bad), std::string::npos) << what << ": " << text;
  }
  EXPECT_FALSE(text.starts_with(' ') || text.ends_with(' ')) << what << ": " << text;
  for (const char c : text)
    EXPECT_TRUE(static_cast<unsigned char>(c) >= ' ' && c != 0x7F) << what << ": " << text;
}

TEST(Words, EveryCardIsReadableInEveryLanguageAndSaysSomethingOfItsOwn) {
  for (const Speech& t : every_language()) {
    std::set<std::string> texts;
    unsigned cards = 0;
    for (const Deck deck : {Deck::Order, Deck::Summer, Deck::Winter, Deck::Structure}) {
      const unsigned count = deck == Deck::Order       ? kOrders
                             : deck == Deck::Structure ? kStructureCardCount
                                                       : kVisitors / 2;
      for (unsigned i = 0; i < count; ++i, ++cards) {
        const std::string text = card_words(deck, static_cast<Card>(i), t);
        expect_readable(text, text);
        EXPECT_GT(text.size(), card_title(deck, static_cast<Card>(i), t).size() + 10) << text;
        texts.insert(text);
      }
    }
    for (unsigned i = 0; i < kVineKinds; ++i, ++cards) {
      const std::string text = card_words(Deck::Vine, static_cast<Card>(lowest_bit(kCardsOfVine[i])), t);
      expect_readable(text, text);
      texts.insert(text);
    }
    for (unsigned i = 0; i < kSpecialKinds; ++i, ++cards) {
      const auto kind = static_cast<Worker>(kFirstSpecial + i);
      expect_readable(special_worker_text(kind, t), a_worker(kind, t));
      texts.insert(special_worker_text(kind, t));
    }
    EXPECT_EQ(texts.size(), cards) << t.language->code();
  }
}

// The engine's English names are ids for people: the words must have the same ones.
TEST(Words, EnglishNamesAreThoseOfTheCatalogue) {
  for (unsigned i = 0; i < kVisitors; ++i) {
    const auto visitor = static_cast<Visitor>(i);
    EXPECT_EQ(visitor_name(visitor, kNames), facts(visitor).name);
  }
  for (unsigned i = 0; i < kStructures; ++i) {
    const auto structure = static_cast<Structure>(i);
    EXPECT_EQ(lower_case(structure_name(structure, kNames)), lower_case(facts(structure).name));
  }
  for (unsigned i = 0; i < kStructureCardCount; ++i) {
    const auto card = static_cast<StructureCard>(i);
    EXPECT_EQ(structure_name(card, kNames), facts(card).name);
  }
  for (unsigned i = kFirstSpecial; i < kWorkerKinds; ++i) {
    const auto worker = static_cast<Worker>(i);
    EXPECT_EQ(worker_name(worker, kNames), facts(worker).name);
  }
}

// Only the bonus of the trade is a trade: every other effect that a space, a row or a region gives has words of its own.
TEST(Words, EveryBonusOfTheBoardsIsSaid) {
  const auto expect_said = [](NodeRef bonus, bool trade, const std::string& what) {
    if (bonus == kNoNode) return;
    const std::string text = bonus_words(bonus, kNames);
    expect_readable(text, what);
    EXPECT_EQ(text == "1 trade", trade) << what;
  };
  for (const Board& board : kBoards) {
    for (ActionId action = 0; action < kMaxActions; ++action) {
      for (const SpaceFacts& space : board.actions[action].spaces)
        expect_said(space.bonus, kActionNames[action].id == "trade", std::string(kActionNames[action].id));
    }
    for (const auto& season : board.row_bonus) {
      for (const NodeRef bonus : season) expect_said(bonus, false, "row");
    }
    for (const RegionFacts& region : board.regions) expect_said(region.benefit, false, "region");
  }
}

TEST(Words, AVisitorSaysItsOptionsInOrder) {
  EXPECT_EQ(visitor_text(Visitor::Broker, kNames),
            "(1) Pay 9 lira to gain 3 victory points. (2) Lose 2 victory points to gain 6 lira.");
  EXPECT_EQ(visitor_text(Visitor::Banker, kNames),
            "Gain 5 lira. Each opponent may lose 1 victory point to gain 3 lira.");
}

// Each option of a card reads as the card does, and no two alike.
TEST(Words, OptionsAreThoseOfTheCard) {
  testing::Table t = testing::table(2).hand(0, {Visitor::Broker}).lira(0, 9);
  t.play_visitor(0, Visitor::Broker);
  EXPECT_EQ(option_words(t.state(), 1, kNames), "Pay 9 lira to gain 3 victory points.");
  EXPECT_EQ(option_words(t.state(), 2, kNames), "Lose 2 victory points to gain 6 lira.");
  EXPECT_EQ(question_line(t.state(), kNames), "Year 1, summer. Ada (Visitor Broker): What do you choose?");
}

TEST(Words, AnOfferToOthersNamesTheCardAndItsPlayer) {
  testing::Table t = testing::table(2).hand(0, {Visitor::Banker});
  t.play_visitor(0, Visitor::Banker);
  EXPECT_EQ(question_line(t.state(), kNames),
            "Year 1, summer. Ben (Ada\u2019s visitor Banker): Lose 1 victory point to gain 3 lira?");
  const words::Language* german = words::language_named("de");
  EXPECT_EQ(question_line(t.state(), {kPlayers, german}),
            "Jahr 1, Sommer. Ben (Besucherkarte Bankier von Ada): 1 Siegpunkt abgeben und 3 Lira erhalten?");
}

TEST(Words, EveryEventKindIsReadableToEverybody) {
  for (unsigned kind = 0; kind <= static_cast<unsigned>(EventKind::Forced); ++kind) {
    for (const Speech& t : every_language()) {
      Event event{static_cast<EventKind>(kind), Seat{1}, 1, 1, 1, 1};
      if (event.kind == EventKind::SpecialsRevealed) event.a = event.b = kFirstSpecial;
      expect_readable(describe(event, 1, t), "own event " + std::to_string(kind));
      expect_readable(describe(event, 0, t), "event " + std::to_string(kind));
      expect_readable(deed_words(event, 1, t), "own deed " + std::to_string(kind));
      event.seat = kNoSeat;
      expect_readable(describe(event, 0, t), "event " + std::to_string(kind) + " of nobody");
    }
  }
}

TEST(Words, ADrawnCardIsNamedToItsOwnerOnly) {
  const Event drew{.kind = EventKind::Drew,
                   .seat = 1,
                   .a = static_cast<u8>(Deck::Winter),
                   .b = card_of(Visitor::Judge),
                   .seen_by = 0b10};
  EXPECT_EQ(describe(drew, 1, kNames), "You drew Judge.");
  EXPECT_EQ(describe(drew, 0, kNames), "Ben drew a winter visitor card.");
  EXPECT_EQ(describe(drew, kNoSeat, kNames), "Ben drew a winter visitor card.");
}

TEST(Words, AForcedAnswerIsToldToItsSeatAlone) {
  const Event forced{.kind = EventKind::Forced, .seat = 1, .seen_by = 0b10};
  EXPECT_EQ(describe(forced, 0, kNames), "");
  EXPECT_NE(describe(forced, 1, kNames), "");
}

TEST(Words, WineAndGrapesHaveAQuality) {
  EXPECT_EQ(wine_words(Wine::Blush, 6, kNames), "blush wine of quality 6");
  EXPECT_EQ(grape_words(Grape::Red, 4, kNames), "red grape of quality 4");
}

// The set of those chosen is no number: after the second option one is done.
TEST(Words, CountOptionsChosenSoFar) {
  testing::Table t = testing::table(2).hand(0, {Visitor::Contractor}).lira(0, 2).vines(0, {Vine::Pinot});
  t.play_visitor(0, Visitor::Contractor);
  EXPECT_EQ(question_line(t.state(), kNames).find("done"), std::string::npos);
  t.answers(0, {"option 2", "build trellis"});
  const std::string line = question_line(t.state(), kNames);
  EXPECT_NE(line.find("(1 of at most 2 done)"), std::string::npos) << line;
}

void expect_readable_decision(const Moment& moment) {
  if (moment.legal.empty() || !moment.sampled(7)) return;
  const Seat seat = pending(moment.state).seat;
  for (const Speech& t : every_language()) {
    expect_readable(question_line(moment.state, t), where(moment));
    std::set<std::string> texts;
    for (const Action& action : moment.legal) {
      const std::string text = describe(moment.state, seat, action, t);
      expect_readable(text, where(moment) + " " + text_of(action));
      EXPECT_TRUE(texts.insert(text).second) << where(moment) << " twice: " << text;
    }
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
