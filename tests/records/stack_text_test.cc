#include "engine/game/stack_text.h"

#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

TEST(StackText, NamesTheUnfinishedWork) {
  Table t = table(3).hand(0, {Visitor::Handyman}).lira(0, 5).lira(1, 5);
  t.play_visitor(0, Visitor::Handyman);
  EXPECT_EQ(
      stack_text(t.state()),
      "Game > PlacementSeason > Turn > TakeSpace > PlayVisitor(handyman) > EachPlayerMay > Build(seat 0)");
  t.answer(0, "done");
  EXPECT_EQ(
      stack_text(t.state()),
      "Game > PlacementSeason > Turn > TakeSpace > PlayVisitor(handyman) > EachPlayerMay > Build(seat 1)");
}

TEST(StackTextDeathTest, AFailedCheckTellsTheStackAndTheLastActions) {
  const Table t = table(2);
  const std::vector<Action> actions{act(ActionKind::Row, 4), act(ActionKind::Pass)};
  const auto fail = [&] {
    const GameWatch watch(t.state(), actions.data(), actions.size());
    CHECK(actions.empty());
  };
  EXPECT_DEATH(fail(),
               "actions.empty.. does not hold(.|\n)*PlacementSeason > Turn(.|\n)*action 1: row 4(.|\n)*pass");
}

}  // namespace
}  // namespace vendemmia::testing
