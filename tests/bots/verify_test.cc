// Records that replay, and those that do not: every lie is found, and its line is named.
#include "bots/verify/verify.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/bot_chance.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// As a table plays it: a person who gives the first answer, and bots with the chance of the game.
Journal played(const std::vector<std::string>& bots, Seed seed = 11, u8 last_year = 2) {
  Journal journal;
  journal.options.players = static_cast<u8>(bots.size());
  journal.options.last_year = last_year;
  journal.seed = seed;
  journal.bots = bots;
  State s = first_position(journal);
  while (!s.over) {
    const Seat seat = pending(s).seat;
    ActionList legal;
    legal_actions(s, legal);
    Action answer = legal[0];
    if (!bots[seat].empty()) {
      Rng rng(bot_chance(seed, journal.actions.size()));
      answer = make_bot(bots[seat])->choose(observe(s, seat), {}, rng);
    }
    journal.actions.push_back(answer);
    replay_step(journal, journal.actions.size() - 1, s);
  }
  return journal;
}

// The first answer of a bot that had a choice, with another of the legal ones in its place; what follows is left out.
Journal with_another_answer(Journal journal, std::size_t& at) {
  State s = first_position(journal);
  for (at = 0; at < journal.actions.size(); ++at) {
    ActionList legal;
    legal_actions(s, legal);
    if (!journal.bots[pending(s).seat].empty() && legal.size() > 1) {
      const auto other = std::ranges::find_if(legal, [&](Action one) { return one != journal.actions[at]; });
      journal.actions[at] = *other;
      break;
    }
    replay_step(journal, at, s);
  }
  journal.actions.resize(at + 1);
  return journal;
}

unsigned line_of(const std::string& text, const std::string& line) {
  const std::size_t found = text.find("\n" + line + "\n");
  return static_cast<unsigned>(
             std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(found), '\n')) +
         2;
}

TEST(Verify, ARecordWithBotsReplays) {
  const Verification verified = verify_record(text_of(played({"", "vintner", "journeyman"})));
  ASSERT_FALSE(verified.problem) << verified.problem->what;
  EXPECT_TRUE(verified.over);
  EXPECT_GT(verified.bots_answers, 20u);
  EXPECT_TRUE(verified.by_the_clock.empty());
  EXPECT_EQ(verified.journal.bots, (std::vector<std::string>{"", "vintner", "journeyman"}));
}

TEST(Verify, ALegalAnswerThatTheBotWouldNotGiveIsNamedWithItsLine) {
  std::size_t at = 0;
  const Journal honest = played({"", "vintner"});
  const std::string text = text_of(with_another_answer(honest, at));
  ASSERT_FALSE(parse_journal(text).problem) << "it is legal";
  const Verification verified = verify_record(text);
  ASSERT_TRUE(verified.problem);
  EXPECT_EQ(verified.problem->line, parse_journal(text).lines[at]);
  EXPECT_NE(verified.problem->what.find("the vintner at seat 1 would answer '" + text_of(honest.actions[at])),
            std::string::npos)
      << verified.problem->what;
}

TEST(Verify, WhereABotIsNotNamedItIsAPerson) {
  std::size_t at = 0;
  Journal journal = with_another_answer(played({"", "vintner"}), at);
  journal.bots.clear();
  const Verification verified = verify_record(text_of(journal));
  EXPECT_FALSE(verified.problem);
  EXPECT_FALSE(verified.over);
  EXPECT_EQ(verified.bots_answers, 0u);
}

TEST(Verify, AnotherSeedIsAnotherGame) {
  std::string text = text_of(played({"", "vintner"}));
  text.replace(text.find("seed 11"), 7, "seed 12");
  const Verification verified = verify_record(text);
  ASSERT_TRUE(verified.problem);
  EXPECT_GT(verified.problem->line, 0u);
}

TEST(Verify, AnotherResultIsFound) {
  std::string text = text_of(played({"", "daydreamer"}));
  const std::size_t points = text.find(" VP, ");
  text[points - 1] = text[points - 1] == '0' ? '1' : '0';
  const Verification verified = verify_record(text);
  ASSERT_TRUE(verified.problem);
  EXPECT_EQ(verified.problem->what, "the game ends otherwise than the record says");
}

TEST(Verify, WhoLooksAtTheClockIsNotAskedAgain) {
  Journal journal = played({"", "daydreamer"});
  journal.bots[1] = "expert:seconds=10";
  const Verification verified = verify_record(text_of(journal));
  EXPECT_FALSE(verified.problem);
  EXPECT_EQ(verified.by_the_clock, (std::vector<Seat>{1}));
  EXPECT_EQ(verified.bots_answers, 0u);
  EXPECT_FALSE(answers_alike("expert"));
  EXPECT_FALSE(answers_alike("vintner:iterations=9"));
  EXPECT_TRUE(answers_alike("vintner"));
  EXPECT_TRUE(answers_alike("master"));
}

TEST(Verify, ARecordChoosesNeitherFilesNorTime) {
  const std::string text = text_of(played({"", "daydreamer"}));
  const auto with_bots = [&](const std::string& bots) {
    std::string other = text;
    other.replace(other.find("bots - daydreamer"), 17, bots);
    return verify_record(other).problem.value_or(JournalProblem{}).what;
  };
  EXPECT_EQ(with_bots("bots - vintner:network=/dev/zero"), "the bot 'vintner' has no settings in a record");
  EXPECT_EQ(with_bots("bots - search:iterations=1"), "there is no bot called 'search:iterations=1'");
  EXPECT_EQ(with_bots("bots - nobody"), "there is no bot called 'nobody'");
  EXPECT_EQ(with_bots("bots -"), "the bots are not those of 2 seats");
  EXPECT_EQ(with_bots("bots - - - - - - -"), "there are more bots than seats");
  EXPECT_EQ(with_bots("bots - " + std::string(40, 'x')), "'" + std::string(40, 'x') + "' is not a bot");
  EXPECT_EQ(with_bots("bots - daydreamer\nbots - daydreamer"), "bots is given twice");
}

TEST(Verify, CanBeCancelled) {
  const std::atomic<bool> cancelled = true;
  EXPECT_TRUE(verify_record(text_of(played({"", "daydreamer"})), &cancelled).cancelled);
}

TEST(Verify, LinesAreThoseOfTheAnswers) {
  const std::string text = text_of(played({"", "daydreamer"}));
  const ParsedJournal parsed = parse_journal(text);
  ASSERT_EQ(parsed.lines.size(), parsed.journal.actions.size());
  const std::string first = std::to_string(parsed.seats[0]) + " " + text_of(parsed.journal.actions[0]);
  EXPECT_EQ(parsed.lines[0], line_of(text, first));
}

}  // namespace
}  // namespace vendemmia
