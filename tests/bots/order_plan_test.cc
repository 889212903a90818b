// The order planner: the shortest way with its costs, waiting, what is missing, and nothing that the seat could not know.
#include "bots/orders/order_plan.h"

#include <set>

#include <gtest/gtest.h>

#include "bots/orders/order_needs.h"
#include "bots/policy.h"
#include "bots/worth_telling.h"
#include "engine/game/digest.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/random_games.h"
#include "tests/support/rich_positions.h"
#include "tests/support/table.h"

namespace vendemmia {
namespace {

using testing::Table;

// Orders by their number, 1 to 36.
OrderPlan plan_at(const Table& t, Seat seat, unsigned number) {
  return plan_order(observe(t.state(), seat), static_cast<Card>(number - 1));
}

// "1 winter regular: harvest field_6, make red 5 (-2)".
std::vector<std::string> told(const OrderPlan& plan) {
  constexpr std::array<const char*, 4> kSeasons{"spring", "summer", "fall", "winter"};
  std::vector<std::string> lines;
  for (const OrderTurn& turn : plan.turns) {
    std::string line = std::to_string(turn.year) + ' ' + kSeasons[static_cast<unsigned>(turn.season)];
    if (turn.worker) line += *turn.worker == Worker::Grande ? " grande" : " worker";
    const char* comma = ": ";
    for (const Action& deed : turn.deeds) {
      line += comma + text_of(deed);
      comma = ", ";
    }
    if (turn.lira != 0) line += " (" + std::to_string(turn.lira) + ")";
    lines.push_back(line);
  }
  return lines;
}

using Lines = std::vector<std::string>;

TEST(OrderPlan, FillsAtOnceWhatCanBeFilled) {
  const Table t = testing::winter(2).orders(0, {1}).wine(0, Wine::Red, 6).built(0, {Structure::MediumCellar});
  const OrderPlan plan = plan_at(t, 0, 1);
  EXPECT_EQ(told(plan), (Lines{"1 winter worker: fill order_01"}));
  EXPECT_TRUE(plan.complete);
  EXPECT_TRUE(plan.missing.empty());
}

TEST(OrderPlan, WaitsForTheSeasonInWhichItCanBeFilled) {
  const Table t = testing::table(2).orders(0, {1}).wine(0, Wine::Red, 6).built(0, {Structure::MediumCellar});
  EXPECT_EQ(told(plan_at(t, 0, 1)), (Lines{"1 winter worker: fill order_01"}));
}

// Two workers and the grande are not enough for one year: the second vine is planted with the worker of row 7.
TEST(OrderPlan, TellsWorkersCostsAndRowsOverTwoYears) {
  const Table t = testing::table(2).orders(0, {2}).vines(0, {Vine::Pinot, Vine::Pinot});
  const OrderPlan plan = plan_at(t, 0, 2);
  EXPECT_EQ(told(plan),
            (Lines{"1 summer worker: place regular give_tour.left (2)", "1 summer worker: build trellis (-2)",
                   "1 summer grande: plant pinot field_5", "2 spring: row 7",
                   "2 summer worker: plant pinot field_5", "2 winter worker: harvest field_5",
                   "2 winter worker: make red from red 2, make white from white 2",
                   "2 winter grande: fill order_02"}));
  EXPECT_TRUE(plan.complete);
}

TEST(OrderPlan, UsesWhatStandsAndGrows) {
  const Table t = testing::table(2)
                      .orders(0, {2})
                      .planted(0, 6, {Vine::Pinot, Vine::Pinot})
                      .built(0, {Structure::Trellis})
                      .regulars(0, 3);
  EXPECT_EQ(told(plan_at(t, 0, 2)), (Lines{"1 winter worker: harvest field_6",
                                           "1 winter worker: make red from red 2, make white from white 2",
                                           "1 winter worker: fill order_02"}));
}

TEST(OrderPlan, PrefersFewerWorkersAndThenLessMoney) {
  // The Merchant, the Crusher or money would do as well; nothing is needed but a worker.
  const Table t = testing::winter(2)
                      .orders(0, {1, 5})
                      .hand(0, {Visitor::Merchant, Visitor::Crusher})
                      .wine(0, Wine::White, 6)
                      .built(0, {Structure::MediumCellar})
                      .lira(0, 10);
  EXPECT_EQ(told(plan_at(t, 0, 5)), (Lines{"1 winter worker: fill order_05"}));
}

// With two regular workers this winter's own actions are too many: harvest, make, fill. The Laborer harvests and presses in one turn.
TEST(OrderPlan, LetsAVisitorHelpWhereThatIsQuicker) {
  const auto at = [](std::initializer_list<Visitor> hand) {
    return testing::winter(2)
        .orders(0, {2})
        .hand(0, hand)
        .planted(0, 6, {Vine::Pinot, Vine::Pinot})
        .regulars(0, 1);
  };
  const auto alone = plan_at(at({}), 0, 2).turns;
  ASSERT_FALSE(alone.empty());
  EXPECT_EQ(alone.back().year, 2);
  const auto helped = plan_at(at({Visitor::Laborer}), 0, 2).turns;
  ASSERT_FALSE(helped.empty());
  EXPECT_EQ(helped.back().year, 1);
  EXPECT_EQ(text_of(helped.front().deeds.front()), "play laborer");
}

TEST(OrderPlan, LetsWineAgeUntilItIsGoodEnough) {
  const Table t = testing::winter(2).orders(0, {1}).wine(0, Wine::Red, 3).built(0, {Structure::MediumCellar});
  EXPECT_EQ(told(plan_at(t, 0, 1)), (Lines{"3 winter worker: fill order_01"}));
}

TEST(OrderPlan, SellsAFieldForWhatMustBeBuilt) {
  const Table t =
      testing::table(2).orders(0, {14}).vines(0, {Vine::CabernetSauvignon, Vine::Chardonnay}).regulars(0, 3);
  const OrderPlan plan = plan_at(t, 0, 14);
  ASSERT_FALSE(plan.turns.empty());
  EXPECT_EQ(told(plan).front(), "1 summer worker: sell field_7 (7)");
  EXPECT_EQ(told(plan).back(), "3 winter worker: fill order_14");
}

TEST(OrderPlan, SaysWhatIsMissing) {
  using Missing = std::vector<MissingWine>;
  const Table vines = testing::table(2).orders(0, {2}).vines(0, {Vine::Sangiovese});
  const OrderPlan plan = plan_at(vines, 0, 2);
  EXPECT_TRUE(plan.turns.empty());
  EXPECT_EQ(plan.missing, (Missing{{Wine::Red, 2, Lack::Value}, {Wine::White, 2, Lack::WhiteGrapes}}));
  EXPECT_TRUE(plan.complete);
  const Table cellar =
      testing::table(2).orders(0, {24}).wine(0, Wine::Blush, 5).sold(0, 5).sold(0, 6).sold(0, 7);
  EXPECT_EQ(plan_at(cellar, 0, 24).missing, (Missing{{Wine::Sparkling, 7, Lack::RedGrapes}}));
  const Table grapes =
      testing::table(2).orders(0, {15}).grape(0, Grape::Red, 8).built(0, {Structure::MediumCellar});
  EXPECT_EQ(OrderNeeds(grapes.state(), 0, 14, Help::None).missing_in(grapes.state()),
            (Missing{{Wine::Red, 8, Lack::LargeCellar}}));
}

TEST(OrderPlan, KnowsThatTheGameEndsFirst) {
  Table t =
      testing::winter(2).orders(0, {1}).wine(0, Wine::Red, 4).built(0, {Structure::MediumCellar}).vp(1, 21);
  t.raw().final_year = true;
  const OrderPlan plan = plan_at(t, 0, 1);
  EXPECT_TRUE(plan.turns.empty());
  EXPECT_EQ(plan.missing, (std::vector<MissingWine>{{Wine::Red, 5, Lack::RedGrapes}}));
}

TEST(OrderPlan, DoesNotWaitForSomebodyElsesTurn) {
  const Table t =
      testing::winter(3).turn(2).orders(0, {1}).wine(0, Wine::Red, 6).built(0, {Structure::MediumCellar});
  EXPECT_EQ(told(plan_at(t, 0, 1)), (Lines{"1 winter worker: fill order_01"}));
}

// Where it stands now counts; where it will stand in seasons to come nobody knows.
TEST(OrderPlan, LeavesTheAutomaOutOfSeasonsToCome) {
  const Table t = testing::table(1).orders(0, {1}).wine(0, Wine::Red, 6).built(0, {Structure::MediumCellar});
  EXPECT_EQ(told(plan_at(t, 0, 1)), (Lines{"1 winter worker: fill order_01"}));
}

enum class Moment : u8 { Any, WinterTurn };

// Positions of all kinds of games, every other player rich in cards, and the orders in hand there.
template <class Visit>
void for_each_order(unsigned games, Moment moment, Visit visit) {
  for (unsigned game = 0; game < games; ++game) {
    State s = new_game(options_of_any_game(game), 900 + game);
    Rng rng(game);
    ActionList legal;
    legal_actions(s, legal);
    const auto is_moment = [&] {
      return moment == Moment::Any || (s.season == Season::Winter && pending(s).question == Question::Turn);
    };
    for (unsigned number = 0; (number < 20 + 17 * (game % 9) || !is_moment()) && !legal.empty(); ++number)
      apply(s, random_answer(game, legal, rng), Events::none(), legal);
    if (s.over) continue;
    const Seat seat = pending(s).seat;
    if (game % 2 == 1) make_rich(s, seat, rng);
    for (const unsigned order : Members(s.players[seat].hand[static_cast<unsigned>(Deck::Order)]))
      visit(s, seat, static_cast<Card>(order));
  }
}

constexpr u32 kFewSteps = 4'000;

TEST(OrderPlan, UsesOnlyWhatTheSeatHoldsAndEndsWithTheOrder) {
  unsigned found = 0;
  for_each_order(90, Moment::Any, [&](const State& s, Seat seat, Card order) {
    const OrderPlan plan = plan_order(observe(s, seat), order, kFewSteps);
    EXPECT_LE(plan.steps, kFewSteps + 100);
    if (plan.turns.empty()) return;
    ++found;
    std::array<CardSet, kDecks> hand = s.players[seat].hand.all();
    for (const OrderTurn& turn : plan.turns) {
      EXPECT_LT(turn.year, s.year + kOrderYears);
      for (const Action& deed : turn.deeds) {
        const auto cards = cards_used_by(deed);
        if (!cards) continue;
        CardSet& held = hand[static_cast<unsigned>(cards->deck)];
        const CardSet fit = held & cards->any;
        EXPECT_NE(fit, 0u) << text_of(deed) << " is not in hand";
        held &= ~(fit & (~fit + 1));
      }
    }
    EXPECT_EQ(std::ranges::count(plan.turns.back().deeds, act(ActionKind::FillOrder, order)), 1);
  });
  EXPECT_GT(found, 10u);
}

TEST(OrderPlan, DependsOnlyOnWhatTheSeatKnows) {
  unsigned plans = 0;
  for_each_order(60, Moment::Any, [&](const State& s, Seat seat, Card order) {
    State other = s;
    Rng deal(order);
    swap_what_is_hidden(other, seat, deal);
    EXPECT_EQ(plan_order(observe(s, seat), order, kFewSteps),
              plan_order(observe(other, seat), order, kFewSteps));
    ++plans;
  });
  EXPECT_GT(plans, 60u);
}

// Tries everything but structure cards that the seat can do until its season is over, without knowing what matters. 1: it can be filled; 0: it cannot; -1: there is
// too much to try.
int filled_this_season(const State& s, Seat seat, Card order, const State& start, std::set<u64>& seen) {
  constexpr std::size_t kMuch = 3'000;
  if (seen.size() > kMuch) return -1;
  if (!seen.insert(digest_of(s)).second) return 0;
  if (s.over || s.year != start.year || s.season != start.season) return 0;
  ActionList legal;
  legal_actions(s, legal);
  if (asked_seat(s) != seat) {
    State next = s;
    Action answer = legal[0];
    for (const ActionKind kind : {ActionKind::No, ActionKind::Done, ActionKind::Pass}) {
      const auto found = std::ranges::find(legal, kind, &Action::kind);
      if (found != legal.end()) answer = *found;
    }
    try_out(next, answer);
    return filled_this_season(next, seat, order, start, seen);
  }
  for (const Action& answer : legal) {
    const auto cards = cards_used_by(answer);
    const auto& hand = start.players[seat].hand;
    if (cards && (hand[static_cast<unsigned>(cards->deck)] & cards->any) == 0) continue;
    if (answer.kind == ActionKind::BuildCard) continue;  // as the planner
    if (answer == act(ActionKind::FillOrder, order)) return 1;
    State next = s;
    try_out(next, answer);
    if (const int found = filled_this_season(next, seat, order, start, seen); found != 0) return found;
  }
  return 0;
}

TEST(OrderPlan, FindsWhateverCanBeFilledThisSeason) {
  unsigned yes = 0;
  unsigned no = 0;
  for_each_order(60, Moment::WinterTurn, [&](State s, Seat seat, Card order) {
    // Random players seldom have the wines.
    const OrderFacts& facts = kOrderFacts[order];
    for (unsigned i = order % 2; i < facts.wine_count; ++i) {
      u16& row = s.players[seat].wines[static_cast<unsigned>(facts.wines[i].type)];
      row = static_cast<u16>(row | 1u << facts.wines[i].at_least);
    }
    std::set<u64> seen;
    const int filled = filled_this_season(s, seat, order, s, seen);
    if (filled < 0) return;
    const auto plan = plan_order(observe(s, seat), order, 20'000).turns;
    const bool now = !plan.empty() && plan.back().year == s.year && plan.back().season == s.season;
    EXPECT_EQ(now, filled == 1) << "order " << order + 1;
    (filled == 1 ? yes : no) += 1;
  });
  EXPECT_GT(yes, 5u);
  EXPECT_GE(no, 2u);
}

}  // namespace
}  // namespace vendemmia
