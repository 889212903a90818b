// Advice: different things to do, and plans that could come true and give nothing away.
#include "bots/plan.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "bots/deed.h"
#include "bots/network/shipped_networks.h"
#include "bots/search/search.h"
#include "bots/search_bot.h"
#include "engine/catalog/vines.h"
#include "engine/game/door.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/random_games.h"
#include "tests/support/rich_positions.h"

namespace vendemmia {
namespace {

Action parsed(const char* text) { return parse_action(text).value(); }

// Questions with a choice, from games of all kinds; every other player is rich in cards.
struct Asked {
  State state;
  Observation seen;
};
std::vector<Asked> questions(unsigned games) {
  std::vector<Asked> list;
  for (unsigned game = 0; game < games; ++game) {
    State s = new_game(options_of_any_game(game), 900 + game);
    Rng rng(game);
    ActionList legal;
    legal_actions(s, legal);
    const unsigned begin = 20 + 17 * (game % 9);
    for (unsigned number = 0; !legal.empty(); ++number) {
      const bool turn = pending(s).question == Question::Turn || game % 4 == 3;
      if (number >= begin && legal.size() > 1 && turn) {
        const Seat seat = pending(s).seat;
        if (game % 2 == 1) make_rich(s, seat, rng);
        list.push_back({s, observe(s, seat)});
        break;
      }
      apply(s, random_answer(game, legal, rng), Events::none(), legal);
    }
  }
  return list;
}

SearchBot small_bot(u32 iterations) {
  SearchSettings settings;
  settings.nodes = 20'000;
  return {shipped_networks(), [=] { return std::make_unique<Search>(settings); }, {.iterations = iterations}};
}

// How many cards of this name the hand has; nothing for an answer that names no card of a hand.
std::optional<unsigned> held(const Player& player, Action action) {
  const auto of = [&](Deck deck, CardSet cards) {
    return count_bits(player.hand[static_cast<unsigned>(deck)] & cards);
  };
  switch (action.kind) {
    case ActionKind::Plant: return of(Deck::Vine, kCardsOfVine[action.a]);
    case ActionKind::FillOrder: return of(Deck::Order, bit(action.a));
    case ActionKind::BuildCard: return of(Deck::Structure, bit(action.a));
    case ActionKind::Play: {
      const auto visitor = static_cast<Visitor>(action.a);
      return of(deck_of(visitor), bit(card_of(visitor)));
    }
    default: return std::nullopt;
  }
}

// The course played again: who gave which answer, those without an alternative included. Fails at what is not legal.
std::vector<std::pair<Seat, Action>> played_again(State s, const Course& course) {
  std::vector<std::pair<Seat, Action>> all;
  const auto give = [&](Action answer) {
    all.emplace_back(pending(s).seat, answer);
    try_out(s, answer);
  };
  for (const Action& answer : course.answers) {
    if (const auto refusal = check(s, answer)) {
      ADD_FAILURE() << text_of(answer) << " is not legal";
      break;
    }
    unsigned forced = 0;
    State after = s;
    ActionList legal;
    apply(after, answer,
          {[](void* count, const Event& event) {
             if (event.kind == EventKind::Forced) ++*static_cast<unsigned*>(count);
           },
           &forced},
          legal);
    give(answer);
    for (; forced > 0; --forced) {
      legal_actions(s, legal);
      EXPECT_EQ(legal.size(), 1u);
      give(legal[0]);
    }
    s = after;
  }
  return all;
}

TEST(Deeds, AreTheSameOnEverySpaceOfAnAction) {
  const Action middle = parsed("place regular plant_vine.middle");
  for (const char* same : {"place grande plant_vine.left", "place grande plant_vine.art",
                           "place regular plant_vine.left token middle"})
    EXPECT_EQ(deed_of(parsed(same)), deed_of(middle)) << same;
  for (const char* other : {"place regular give_tour.middle", "place regular yoke", "place regular cart",
                            "plant pinot field_6", "pass"})
    EXPECT_NE(deed_of(parsed(other)), deed_of(middle)) << other;
  EXPECT_NE(deed_of(parsed("place regular yoke")), deed_of(parsed("place regular cart")));
  EXPECT_EQ(deed_of(parsed("plant pinot field_6")), deed_of(parsed("plant pinot field_7")));
  EXPECT_NE(deed_of(parsed("plant pinot field_6")), deed_of(parsed("plant syrah field_6")));
  EXPECT_NE(deed_of(parsed("harvest field_6")), deed_of(parsed("harvest field_7")));
}

TEST(Deeds, GiveOneOfEachAndNeverNothing) {
  const std::vector<Judgement> judged{{parsed("place regular plant_vine.middle"), 90, 0.6f},
                                      {parsed("place grande plant_vine.left"), 80, 0.5f},
                                      {parsed("place regular give_tour.left"), 70, 0.4f},
                                      {parsed("place grande give_tour.left"), 60, 0.4f},
                                      {parsed("pass"), 50, 0.3f},
                                      {parsed("place regular yoke"), 40, 0.2f}};
  const auto actions = [](const std::vector<Judgement>& list) {
    std::vector<std::string> texts;
    for (const Judgement& one : list) texts.push_back(text_of(one.action));
    return texts;
  };
  EXPECT_EQ(
      actions(best_of_each_deed(judged, 3)),
      (std::vector<std::string>{"place regular plant_vine.middle", "place regular give_tour.left", "pass"}));
  const std::vector<Judgement> fields{{parsed("plant pinot field_6"), 9, 0.6f},
                                      {parsed("plant pinot field_7"), 8, 0.5f}};
  EXPECT_EQ(actions(best_of_each_deed(fields, 3)), actions(fields));
  EXPECT_TRUE(best_of_each_deed({}, 3).empty());
}

TEST(Advice, IsAboutDifferentThings) {
  SearchBot bot = small_bot(60);
  unsigned threes = 0;
  for (const Asked& asked : questions(24)) {
    Rng rng(1);
    const auto judged = bot.judge(asked.seen, {}, rng);
    std::vector<Action> deeds;
    for (const Judgement& one : judged) {
      EXPECT_TRUE(one.plan.empty()) << "plans are made only for advice";
      if (std::ranges::count(deeds, deed_of(one.action)) == 0) deeds.push_back(deed_of(one.action));
    }
    Rng again(1);
    const auto advice = bot.advise(asked.seen, {}, again);
    ASSERT_EQ(advice.size(), std::min(kMostAdvice, deeds.size() == 1 ? judged.size() : deeds.size()));
    EXPECT_EQ(advice[0].action, judged[0].action);
    if (deeds.size() == 1) continue;
    for (std::size_t i = 0; i < advice.size(); ++i) EXPECT_EQ(deed_of(advice[i].action), deeds[i]);
    threes += advice.size() == kMostAdvice ? 1 : 0;
  }
  EXPECT_GT(threes, 8u);
}

TEST(Plans, AreThingsThatTheSeatCanDo) {
  SearchBot bot = small_bot(60);
  unsigned long_ones = 0;
  unsigned later = 0;
  for (const Asked& asked : questions(40)) {
    const Seat seat = asked.seen.seat;
    const auto evaluation = shipped_networks()->make(asked.state.options);
    Rng rng(5);
    const Judgement best = bot.advise(asked.seen, {}, rng)[0];
    Search search({});
    search.begin(*evaluation, asked.seen, 5);
    for (unsigned i = 0; i < 60; ++i) search.iterate();
    for (u64 number = 0; number < 3; ++number) {
      const State world = imagined_world(asked.seen, number);
      const Course course = imagine(world, best.action, *evaluation, search.way());
      ASSERT_LE(course.steps.size(), kPlanSteps);
      EXPECT_EQ(course.answers.at(0), best.action);
      const auto all = played_again(world, course);
      auto from = all.begin();
      for (const PlanStep& step : course.steps) {
        from = std::find(from, all.end(), std::pair(seat, step.action));
        ASSERT_NE(from, all.end()) << text_of(step.action) << " is not what the seat does";
        ++from;
      }
    }
    EXPECT_LE(best.plan.size(), kPlanSteps);
    long_ones += best.plan.size() >= 2 ? 1 : 0;
    for (const PlanStep& step : best.plan)
      later += step.year != asked.state.year || step.season != asked.state.season ? 1 : 0;
  }
  EXPECT_GT(long_ones, 10u);
  EXPECT_GT(later, 10u) << "plans reach over seasons";
}

// A plan is a beginning of what happens in one of the worlds that it was made from.
TEST(Plans, ComeTrueInOneWorldAtLeast) {
  for (const Asked& asked : questions(16)) {
    const auto evaluation = shipped_networks()->make(asked.state.options);
    ActionList legal;
    legal_actions(asked.state, legal);
    const Action answer = legal[0];
    const auto plan = plan_after(answer, asked.seen, *evaluation, {}, 77);
    bool came_true = false;
    for (u64 number = 77; number < 77 + kPlanWorlds && !came_true; ++number) {
      const auto steps = imagine(imagined_world(asked.seen, number), answer, *evaluation, {}).steps;
      came_true = plan.size() <= steps.size() && std::equal(plan.begin(), plan.end(), steps.begin());
    }
    EXPECT_TRUE(came_true);
  }
}

// Whatever is drawn in an imagined world: a plan names the cards that the seat holds, each as often as it has it.
TEST(Plans, NameNoCardThatTheSeatDoesNotHold) {
  SearchBot bot = small_bot(40);
  unsigned named = 0;
  unsigned drawn = 0;  // and used in an imagined world
  for (const Asked& asked : questions(40)) {
    const Player& player = asked.seen.seen.players[asked.seen.seat];
    const auto names_only_held = [&](Action answer, const std::vector<PlanStep>& plan) {
      std::vector<Action> cards;
      const auto name = [&](Action action) {
        if (!held(player, action)) return;
        cards.push_back(deed_of(action));
        EXPECT_LE(std::ranges::count(cards, cards.back()), *held(player, action)) << text_of(action);
        ++named;
      };
      name(answer);
      for (const PlanStep& step : plan) name(step.action);
    };
    for (u64 seed = 0; seed < 4; ++seed) {
      Rng rng(seed);
      for (const Judgement& one : bot.advise(asked.seen, {}, rng)) names_only_held(one.action, one.plan);
    }
    // A single course could say most.
    const auto evaluation = shipped_networks()->make(asked.state.options);
    ActionList legal;
    legal_actions(asked.state, legal);
    for (u64 number = 0; number < 12; ++number) {
      const Action answer = legal[number % legal.size()];
      const State world = imagined_world(asked.seen, number);
      const Course course = imagine(world, answer, *evaluation, {});
      names_only_held(answer, course.steps);
      for (const auto& [seat, action] : played_again(world, course))
        drawn += seat == asked.seen.seat && held(player, action) == 0u ? 1 : 0;
    }
  }
  EXPECT_GT(named, 100u);
  EXPECT_GT(drawn, 10u) << "or there was nothing to keep silent about";
}

// The same advice, whatever the seat cannot know.
TEST(Plans, DependOnlyOnWhatTheSeatKnows) {
  SearchBot bot = small_bot(30);
  unsigned steps = 0;
  for (const Asked& asked : questions(16)) {
    Rng deal(3);
    State other = asked.state;
    swap_what_is_hidden(other, asked.seen.seat, deal);
    Rng rng_a(7);
    Rng rng_b(7);
    const auto first = bot.advise(asked.seen, {}, rng_a);
    const auto second = bot.advise(observe(other, asked.seen.seat), {}, rng_b);
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
      EXPECT_EQ(first[i].action, second[i].action);
      EXPECT_EQ(first[i].plan, second[i].plan);
      steps += static_cast<unsigned>(first[i].plan.size());
    }
  }
  EXPECT_GT(steps, 10u);
}

}  // namespace
}  // namespace vendemmia
