// The quick look at all actions of the board agrees with the reading of each action's tree.
#include <algorithm>

#include <gtest/gtest.h>

#include "engine/game/placement.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

// So many games are needed for both boards to come up, with every number of players.
constexpr unsigned kFewestGames = 36;

TEST(PossibleActions, AreThoseWhoseTreeSaysSo) {
  std::array<unsigned long, kMaxActions> possible{};
  std::array<unsigned long, kMaxActions> impossible{};
  std::array<unsigned long, 2> yokes{};
  for_each_decision(std::max(games_to_play(20), kFewestGames), [&](const Moment& moment) {
    if (moment.state.stack_size == 0 || !moment.sampled(5)) return;
    const Seat seat = pending(moment.state).seat;
    const ActionSet all = board_of(moment.state).all_actions;
    const bool yoke = feasible(means_of(moment.state, seat, seat), yoke_program());
    ASSERT_EQ(yoke_possible(moment.state.players[seat]), yoke) << where(moment) << ", yoke";
    ++yokes[yoke ? 1 : 0];
    for (const Worker worker : {Worker::Regular, Worker::Grande}) {
      Means means = means_when_placed(moment.state, seat, worker, kNoAction);
      const JudgedActions found = judge_actions(means, all);
      FirstSpaces asked = 0;
      for (unsigned action : Members(all)) {
        means.at = static_cast<ActionId>(action);
        const bool expected = feasible(means, board_of(moment.state).actions[action].effect);
        ++(expected ? possible : impossible)[action];
        const FirstSpaces one = first_space(static_cast<ActionId>(action));
        asked |= one;
        ASSERT_EQ((found.possible & one) != 0, expected) << where(moment) << ", " << kActionNames[action].id;
      }
      EXPECT_EQ(found.possible ^ found.impossible, asked);
    }
  });
  EXPECT_GT(std::min(yokes[0], yokes[1]), 0u);
  for (unsigned action = 0; action < kMaxActions; ++action)
    EXPECT_GT(possible[action], 0u) << kActionNames[action].id;
  for (const BoardAction action :
       {BoardAction::BuildStructure, BoardAction::PlaySummerVisitor, BoardAction::PlantVine,
        BoardAction::SellGrapesOrField, BoardAction::HarvestField, BoardAction::TrainWorker,
        BoardAction::PlayWinterVisitor, BoardAction::MakeWine, BoardAction::FillOrder,
        BoardAction::BuySellField, BoardAction::SellWine})
    EXPECT_GT(impossible[static_cast<unsigned>(action)], 0u)
        << kActionNames[static_cast<unsigned>(action)].id;
}

}  // namespace
}  // namespace vendemmia
