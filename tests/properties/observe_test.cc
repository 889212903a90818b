// What one seat may know: never more, never less, and always enough to play on.
#include "engine/game/observe.h"

#include <algorithm>
#include <rapidcheck.h>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/game/interpreter.h"
#include "engine/game/invariants.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/oracle.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

std::string seen_from(const Moment& moment, unsigned seat) {
  return where(moment) + ", seen from seat " + std::to_string(seat);
}

bool same_answers(const State& s, const ActionList& expected) {
  ActionList legal;
  legal_actions(s, legal);
  return std::equal(legal.begin(), legal.end(), expected.begin(), expected.end());
}

TEST(Determinize, GivesASoundPositionThatLooksTheSame) {
  for_each_decision(games_to_play(5), [](const Moment& moment) {
    const State& s = moment.state;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      const Observation o = observe(s, static_cast<Seat>(seat));
      const State believed = determinize(o, moment.rng);
      ASSERT_TRUE(observe(believed, o.seat) == o) << seen_from(moment, seat);
      const std::optional<std::string> wrong = broken_invariant(believed);
      ASSERT_FALSE(wrong) << seen_from(moment, seat) << ": " << *wrong;
      if (pending(s).seat == seat) {
        ASSERT_TRUE(same_answers(believed, moment.legal)) << seen_from(moment, seat);
      } else {
        ActionList legal;
        legal_actions(believed, legal);
        ASSERT_EQ(legal.empty(), moment.legal.empty()) << seen_from(moment, seat);
      }
    }
  });
}

// Swaps of what is hidden are made here without any help from the code under test.
TEST(Observe, CannotTellHiddenThingsApart) {
  unsigned long changed = 0;
  for_each_decision(games_to_play(10), [&](const Moment& moment) {
    const State& s = moment.state;
    const auto seat = static_cast<Seat>(moment.rng.below(s.options.players));
    for (const Seat watcher : {seat, pending(s).seat}) {
      if (watcher == kNoSeat) continue;
      State other = s;
      swap_what_is_hidden(other, watcher, moment.rng);
      changed += std::memcmp(&other, &s, sizeof s) != 0 ? 1u : 0u;
      ASSERT_TRUE(observe(other, watcher) == observe(s, watcher)) << seen_from(moment, watcher);
      if (pending(s).seat == watcher) {
        ASSERT_TRUE(same_answers(other, moment.legal)) << seen_from(moment, watcher);
      }
    }
  });
  EXPECT_GT(changed, 1000u);
}

TEST(Observe, ShowsNoUnseenCard) {
  for_each_decision(games_to_play(4), [](const Moment& moment) {
    const State& s = moment.state;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      const Observation o = observe(s, static_cast<Seat>(seat));
      EXPECT_EQ(o.seen.rng, Rng(0));
      for (unsigned deck = 0; deck < kDecks; ++deck) {
        CardSet shown = 0;
        for (unsigned one = 0; one < kMaxPlayers; ++one) {
          shown |= o.seen.players[one].hand[deck];
          EXPECT_EQ(o.hand_counts[one][deck], count_bits(s.players[one].hand[deck]));
          if (one != seat) {
            EXPECT_EQ(o.seen.players[one].knows[deck], 0u);
          }
        }
        const CardSet unseen = cards_unseen_by(s, static_cast<Seat>(seat), static_cast<Deck>(deck));
        ASSERT_EQ(shown & unseen, 0u) << seen_from(moment, seat);
        ASSERT_EQ(o.seen.players[seat].knows[deck] & unseen, 0u) << seen_from(moment, seat);
        const Pile& pile = o.seen.decks[deck];
        for (unsigned i = 0; i < pile.size; ++i) ASSERT_EQ(pile.cards[i], 0) << seen_from(moment, seat);
      }
    }
  });
}

TEST(Observe, ShowsWhatIsOnesOwnAndWhatIsPublic) {
  for_each_decision(games_to_play(20), [](const Moment& moment) {
    const State& s = moment.state;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      const Observation o = observe(s, static_cast<Seat>(seat));
      EXPECT_EQ(o.seen.players[seat].hand, s.players[seat].hand);
      for (unsigned one = 0; one < s.options.players; ++one) {
        const Player& p = s.players[one];
        const Player& seen = o.seen.players[one];
        for (unsigned deck = 0; deck < kDecks; ++deck) {
          EXPECT_EQ(seen.hand[deck] & ~p.hand[deck], 0u);
          const CardSet known = s.players[seat].knows[deck] & p.hand[deck];
          EXPECT_EQ(known & ~seen.hand[deck], 0u) << "what has been seen is not forgotten";
        }
        EXPECT_EQ(seen.vines, p.vines);
        EXPECT_EQ(seen.wines, p.wines);
        EXPECT_EQ(seen.lira, p.lira);
        EXPECT_EQ(seen.vp, p.vp);
      }
      EXPECT_EQ(o.seen.spaces, s.spaces);
      EXPECT_EQ(o.seen.stack_size, s.stack_size);
    }
  });
}

// which card of a type is handed over, or which visitors are committed, is no business of the
// others. The next question may be another one, so the positions are compared right after the answer.
TEST(Observe, DoesNotTellOthersWhichCardIsGiven) {
  unsigned compared = 0;
  for_each_decision(games_to_play(), [&](const Moment& moment) {
    const State& s = moment.state;
    const Question question = pending(s).question;
    if (question != Question::GiveCards && question != Question::CommitCards) return;
    const auto after = [&](Action action) {
      State next = s;
      const Events silent = Events::none();
      Machine m{next, silent};
      operation_of(next.top()).answer(m, next.top(), action);
      return next;
    };
    for (std::size_t i = 1; i < moment.legal.size(); ++i) {
      if (question == Question::GiveCards && moment.legal[i].a != moment.legal[i - 1].a)
        continue;  // the type is public
      const State first = after(moment.legal[i - 1]);
      const State second = after(moment.legal[i]);
      for (unsigned seat = 0; seat < s.options.players; ++seat) {
        const bool receives = question == Question::GiveCards && seat == s.top().owner();
        if (seat == s.top().seat() || receives) continue;
        ++compared;
        ASSERT_TRUE(observe(first, static_cast<Seat>(seat)) == observe(second, static_cast<Seat>(seat)))
            << seen_from(moment, seat) << ": " << text_of(moment.legal[i - 1]) << " or "
            << text_of(moment.legal[i]);
      }
    }
  });
  EXPECT_GT(compared, games_to_play() / 10);
}

// The place on the stack where the running of the game ends and an effect begins.
unsigned first_effect(const State& s) {
  unsigned place = 0;
  while (place < s.stack_size) {
    const Op op = node(s.stack[place].node).op;
    if (op == Op::TakeSpace || op >= Op::Seq) break;
    ++place;
  }
  return place;
}

// What is left unfinished remembers nothing about hidden cards: where the same answer leads to the same
// unfinished work from two positions that look the same, it still looks the same.
TEST(Observe, DoesNotShowHiddenThingsInUnfinishedWork) {
  const auto without_memory = [](Observation o) {
    for (Frame& f : o.seen.stack) f.memory = {};
    return o;
  };
  unsigned long compared = 0;
  for_each_decision(games_to_play(2), [&](const Moment& moment) {
    const State& s = moment.state;
    if (!moment.sampled(2)) return;
    const auto watcher = static_cast<Seat>(moment.rng.below(s.options.players));
    if (moment.legal.empty() || watcher == pending(s).seat) return;
    State first = s;
    State second = s;
    swap_what_is_hidden(second, watcher, moment.rng);
    const Action action = random_answer(moment.game, moment.legal, moment.rng);
    ActionList legal;
    legal_actions(second, legal);
    if (std::find(legal.begin(), legal.end(), action) == legal.end()) return;
    // Who has begun something may no longer hold the card for it.
    if (can_be_finished_after(second, action, first_effect(s), 1000) != true) return;
    apply(first, action, Events::none());
    apply(second, action, Events::none());
    if (pending(first).question == Question::KeepCards) return;  // what Caravan has revealed is public
    const Observation a = observe(first, watcher);
    const Observation b = observe(second, watcher);
    if (!(without_memory(a) == without_memory(b))) return;
    ++compared;
    ASSERT_TRUE(a == b) << seen_from(moment, watcher) << ": " << text_of(action);
  });
  EXPECT_GT(compared, games_to_play(2));
}

// --- Chances ----------------------------------------------------------------------------------------

// All unseen cards are equally likely to be in the opponent's hand.
TEST(Determinize, DealsEvenly) {
  Options options;
  options.players = 2;
  State s = new_game(options, 4);
  constexpr auto kDeck = static_cast<unsigned>(Deck::Summer);
  ActionList legal;
  legal_actions(s, legal);
  Rng players(4);
  while (s.year < 3) apply(s, random_answer(0, legal, players), Events::none(), legal);
  const CardSet unseen = cards_unseen_by(s, 0, Deck::Summer);
  const unsigned unknown =
      s.decks[kDeck].size < count_bits(unseen) ? count_bits(unseen) - s.decks[kDeck].size : 0u;
  ASSERT_GT(unknown, 0u);
  const Observation o = observe(s, 0);
  constexpr unsigned kTrials = 40000;
  std::array<unsigned, kSummerCards> in_hand{};
  std::array<unsigned, kSummerCards> on_top{};
  Rng rng(1);
  for (unsigned trial = 0; trial < kTrials; ++trial) {
    const State believed = determinize(o, rng);
    for (unsigned card : Members(believed.players[1].hand[kDeck])) ++in_hand[card];
    ++on_top[believed.decks[kDeck].cards[believed.decks[kDeck].size - 1u]];
  }
  const double expected = kTrials * (unknown / static_cast<double>(count_bits(unseen)));
  const double expected_top = kTrials / static_cast<double>(count_bits(unseen));
  for (unsigned card : Members(unseen)) {
    EXPECT_NEAR(in_hand[card], expected, expected * 0.15) << "card " << card;
    EXPECT_NEAR(on_top[card], expected_top, expected_top * 0.15) << "card " << card;
  }
}

// what everybody has seen leave the draw pile is not believed to be there.
TEST(Determinize, PutsOnlyShuffledCardsIntoTheDrawPile) {
  unsigned certain = 0;
  for_each_decision(games_to_play(20), [&](const Moment& moment) {
    const State& s = moment.state;
    for (unsigned deck = 0; deck < kDecks; ++deck) {
      const CardSet in_hands = cards_unseen_by(s, 0, static_cast<Deck>(deck)) & ~s.shuffled_in[deck];
      if (in_hands == 0) continue;
      ++certain;
      const State believed = determinize(observe(s, 0), moment.rng);
      CardSet held = 0;
      for (unsigned seat = 1; seat < s.options.players; ++seat) held |= believed.players[seat].hand[deck];
      ASSERT_EQ(in_hands & ~held, 0u) << where(moment);
    }
  });
  EXPECT_GT(certain, 0u);
}

// while parents are hidden, a seat believes in others than its own, two different ones for each.
TEST(Determinize, DealsHiddenParents) {
  unsigned hidden = 0;
  for_each_decision(games_to_play(4), [&](const Moment& moment) {
    const State& s = moment.state;
    if (!s.parents_hidden) return;
    ++hidden;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      const Observation o = observe(s, static_cast<Seat>(seat));
      EXPECT_EQ(o.seen.players[seat].dealt_mamas, s.players[seat].dealt_mamas);
      EXPECT_EQ(o.seen.players[seat].mama, s.players[seat].mama);
      const State believed = determinize(o, moment.rng);
      CardSet mamas = 0;
      CardSet papas = 0;
      for (unsigned one = 0; one < s.options.players; ++one) {
        for (const u8 mama : believed.players[one].dealt_mamas) mamas |= bit(mama);
        for (const u8 papa : believed.players[one].dealt_papas) papas |= bit(papa);
        if (one != seat) {
          EXPECT_EQ(o.seen.players[one].mama, kHiddenParent);
        }
      }
      const unsigned dealt = challenge_of(s).mama ? 2u * s.options.players : 1u;  // no mama, twice
      ASSERT_EQ(count_bits(mamas), dealt) << seen_from(moment, seat);
      ASSERT_EQ(count_bits(papas), 2u * s.options.players) << seen_from(moment, seat);
    }
  });
  EXPECT_GT(hidden, 0u);
}

// A believed position is a game like any other: it can be played to its end.
RC_GTEST_PROP(Determinize, GamesCanBePlayedOn, (u64 seed, u16 decisions)) {
  Options options = options_of_any_game(static_cast<unsigned>(seed % 300));
  options.last_year = 7;
  State s = new_game(options, seed);
  Rng rng(seed);
  ActionList legal;
  legal_actions(s, legal);
  for (unsigned i = 0; i < decisions && !legal.empty(); ++i) {
    apply(s, random_answer(0, legal, rng), Events::none(), legal);
  }
  const auto seat = static_cast<Seat>(rng.below(options.players));
  State believed = determinize(observe(s, seat), rng);
  legal_actions(believed, legal);
  while (!legal.empty()) {
    RC_ASSERT(!broken_invariant(believed).has_value());
    apply(believed, random_answer(0, legal, rng), Events::none(), legal);
  }
  RC_ASSERT(believed.over);
}

}  // namespace
}  // namespace vendemmia
