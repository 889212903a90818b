// Records in which unseen cards were dealt anew.

#include <gtest/gtest.h>

#include "engine/game/door.h"
#include "engine/game/journal.h"
#include "engine/game/observe.h"
#include "protocol/game_log.h"
#include "tests/support/random_games.h"
#include "tests/support/same_state.h"

namespace vendemmia {
namespace {

// Plays `count` random answers after the journal's end.
void play_on(Journal& journal, unsigned game, unsigned count) {
  State s = replay(journal);
  Rng rng(journal.actions.size());
  ActionList legal;
  legal_actions(s, legal);
  for (unsigned i = 0; i < count && !legal.empty(); ++i) {
    journal.actions.push_back(random_answer(game, legal, rng));
    apply(s, journal.actions.back(), Events::none(), legal);
  }
}

Seat last_seat(const Journal& journal) { return static_cast<Seat>(journal.options.players - 1); }

// Dealt anew before the first answer, in the middle, and at the end.
Journal redealt_game(unsigned game) {
  Journal journal;
  journal.options = options_of_game(game);
  journal.options.aggressive = false;  // the games must not end early
  journal.seed = game;
  const auto deal = [&journal](Seat seat, Seed seed) {
    journal.redeals.push_back({static_cast<u32>(journal.actions.size()), seat, seed});
  };
  deal(0, 5);
  play_on(journal, game, 40);
  deal(last_seat(journal), 18446744073709551615u);
  play_on(journal, game, 30);
  if (!replay(journal).over) deal(0, 7);
  return journal;
}

TEST(Redeal, IsWrittenAndReadAgain) {
  for (unsigned game = 0; game < 20; ++game) {
    const Journal journal = redealt_game(game);
    const std::string text = text_of(journal);
    EXPECT_NE(text.find("\nredeal " + std::to_string(last_seat(journal)) + " 18446744073709551615\n"),
              std::string::npos);
    const ParsedJournal parsed = parse_journal(text);
    ASSERT_FALSE(parsed.problem) << parsed.problem->line << ": " << parsed.problem->what;
    EXPECT_EQ(parsed.journal.actions, journal.actions);
    EXPECT_EQ(parsed.journal.redeals, journal.redeals);
    EXPECT_EQ(text_of(parsed.journal), text);
    EXPECT_TRUE(same(replay(parsed.journal), replay(journal)));
  }
}

TEST(Redeal, ChangesOnlyWhatTheSeatCannotKnow) {
  unsigned different = 0;
  for (unsigned game = 0; game < 20; ++game) {
    const Journal journal = redealt_game(game);
    Journal before = journal;
    shorten(before, 40);
    ASSERT_EQ(before.redeals.size(), 2u);
    before.redeals.pop_back();
    const State then = replay(before);
    const State now = replay(journal, 40);
    EXPECT_TRUE(observe(then, last_seat(journal)) == observe(now, last_seat(journal)));
    different += same(then, now) ? 0u : 1u;
  }
  EXPECT_EQ(different, 20u);
}

TEST(Redeal, IsForgottenWithWhatCameAfterIt) {
  Journal journal = redealt_game(3);
  const State then = replay(journal, 39);
  shorten(journal, 39);
  EXPECT_EQ(journal.redeals.size(), 1u);
  EXPECT_EQ(journal.actions.size(), 39u);
  EXPECT_TRUE(same(replay(journal), then));
}

TEST(Redeal, FaultsHaveSentences) {
  const std::string head = "vendemmia journal 1\nrules 1\nplayers 2\nseed 7\n";
  const auto what = [&head](const std::string& line) {
    const auto problem = parse_journal(head + line).problem;
    return problem ? problem->what : std::string();
  };
  EXPECT_EQ(what("redeal 1 5\n"), "");
  EXPECT_EQ(what("redeal 2 5\n"), "'2' is not a seat");
  EXPECT_EQ(what("redeal\n"), "'' is not a seat");
  EXPECT_EQ(what("redeal 1 many\n"), "'many' is not a number in the allowed range");
  std::string often;
  for (std::size_t i = 0; i <= kMostRedeals; ++i) often += "redeal 1 5\n";
  EXPECT_EQ(what(often), "the cards are dealt anew too often");
}

TEST(Redeal, IsKnownToWhateverPlaysARecord) {
  const Journal journal = redealt_game(2);
  GameLog game(journal);
  EXPECT_TRUE(same(game.state(), replay(journal)));
  EXPECT_EQ(game.record(), text_of(journal));
  game.go_back_to(39);
  EXPECT_TRUE(same(game.state(), replay(journal, 39)));
  EXPECT_EQ(game.journal().redeals.size(), 1u);
}

}  // namespace
}  // namespace vendemmia
