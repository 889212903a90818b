// Several answers in one message: all of them or none, and no way to find out what is hidden for nothing.
#include "protocol/undo.h"
#include "tests/server/room_support.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

std::string refusal_text(const Room& room, Seat seat, std::vector<std::string> actions) {
  const auto judged = room.judge(answer(room, seat, std::move(actions)), holder_of(seat), {});
  return judged ? "" : wire::to_json(judged.error());
}

// Whoever may try "draw a card, then plant a sangiovese" as often as he likes, and is refused as long as the
// card is another one, looks into the deck.
TEST(RoomBatch, NothingIsJudgedByACardThatNobodyHasSeenYet) {
  unsigned accepted = 0;
  unsigned refused = 0;
  for (unsigned game = 0; game < games_to_play(60); ++game) {
    Journal journal;
    journal.options = options_of_game(game);
    journal.seed = game;
    Rng rng(game);
    State s = first_position(journal);
    while (!s.over) {
      const Seat seat = pending(s).seat;
      ActionList legal;
      legal_actions(s, legal);
      const Action first = random_answer(game, legal, rng);
      State next = s;
      apply(next, first, Events::none());
      if (!next.over && pending(next).seat == seat && rng.below(4) == 0) {
        legal_actions(next, legal);
        const Action second = legal[rng.below(static_cast<u32>(legal.size()))];
        Journal otherwise = journal;
        otherwise.redeals.push_back({static_cast<u32>(journal.actions.size()), seat, rng.next()});
        const Room room(table_of(journal, SeatKind::Person));
        const Room other(table_of(otherwise, SeatKind::Person));
        const std::vector<std::string> both{text_of(first), text_of(second)};
        const std::string here = refusal_text(room, seat, both);
        ASSERT_EQ(here, refusal_text(other, seat, both)) << both[0] << ", " << both[1];
        ++(here.empty() ? accepted : refused);
      }
      journal.actions.push_back(first);
      s = next;
    }
  }
  EXPECT_GT(accepted, 0u);
  EXPECT_GT(refused, 0u);
}

}  // namespace
}  // namespace vendemmia
