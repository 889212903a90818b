// Runs with records: each game once, whatever the number of threads and ranks, and whatever was there before.
#include "lab/recorded_run.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"
#include "tests/support/thread_ranks.h"

namespace vendemmia {
namespace {

const Json kPlain{{"kind", "test"}};

std::string line(u64 number) { return one_line({{"game", number}, {"square", number * number}}); }

// What a run did, seen from the first rank.
struct Seen {
  std::vector<u64> played;  // sorted
  std::vector<u64> told;    // sorted
  tl::expected<Records, std::string> records;
};

Seen run_with(unsigned ranks, const RecordedRun& run, const PlayNumberedGame& play = line,
              u64 stop_at = ~u64{0}) {
  Seen seen;
  std::mutex mutex;
  ThreadRanks(ranks).run([&](Ranks& one) {
    auto records = run_recorded(
        run,
        [&](u64 number) {
          const std::lock_guard lock(mutex);
          seen.played.push_back(number);
          return play(number);
        },
        one,
        [&](const GameRecord& game) {
          EXPECT_TRUE(one.is_first());
          seen.told.push_back(game.number);
          return game.number != stop_at;
        });
    const std::lock_guard lock(mutex);
    if (one.is_first()) {
      seen.records = std::move(records);
    } else if (records) {
      EXPECT_TRUE(records->games.empty());
    }
  });
  std::ranges::sort(seen.played);
  std::ranges::sort(seen.told);
  return seen;
}

TEST(RecordedRuns, PlayEachGameOnceOnAnyNumberOfRanks) {
  const TemporaryFolder folder;
  const RecordedRun plain{kPlain, {10, 300}, 2, ""};
  const Seen alone = run_with(1, plain);
  ASSERT_TRUE(alone.records);
  EXPECT_EQ(alone.records->games.size(), 300u);
  for (const unsigned ranks : {2u, 3u, 5u}) {
    RecordedRun kept = plain;
    kept.records = (folder.path() / std::to_string(ranks)).string();
    const Seen together = run_with(ranks, kept);
    ASSERT_TRUE(together.records) << together.records.error();
    EXPECT_EQ(together.played, alone.played);
    EXPECT_EQ(together.told, alone.told);
    EXPECT_EQ(text_of(*together.records), text_of(*alone.records));
    EXPECT_EQ(text_of(*read_records(kept.records)), text_of(*alone.records));
  }
}

TEST(RecordedRuns, DoNotPlayAgainWhatIsRecorded) {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "records").string();
  run_with(1, {kPlain, {4, 3}, 1, file});
  run_with(1, {kPlain, {90, 1}, 1, file});
  for (const unsigned ranks : {1u, 3u}) {
    const Seen seen = run_with(ranks, {kPlain, {2, ranks + 6}, 1, file});
    ASSERT_TRUE(seen.records);
    const std::vector<u64> expected = ranks == 1 ? std::vector<u64>{2, 3, 7, 8} : std::vector<u64>{9, 10};
    EXPECT_EQ(seen.played, expected);
    EXPECT_EQ(seen.told.size(), ranks + 6u);
    EXPECT_EQ(seen.records->games.size(), ranks + 6u);  // not game 90, which is of no concern here
  }
}

TEST(RecordedRuns, EndWhenToldTo) {
  for (const unsigned ranks : {1u, 3u}) {
    const Seen seen = run_with(ranks, {kPlain, {0, 1000}, 1, ""}, line, 20);
    ASSERT_TRUE(seen.records);
    EXPECT_LT(seen.played.size(), 100u);
    EXPECT_TRUE(seen.records->games.contains(20));
  }
}

TEST(RecordedRuns, EndWithAGameThatIsGivenUpAndKeepTheOthers) {
  const auto gives_up = [](u64 number) { return number >= 30 ? std::string() : line(number); };
  for (const unsigned ranks : {1u, 3u}) {
    const Seen seen = run_with(ranks, {kPlain, {0, 1000}, 1, ""}, gives_up);
    ASSERT_TRUE(seen.records);
    EXPECT_EQ(seen.records->games.size(), 30u);
    EXPECT_LE(seen.played.size(), 30u + ranks);
  }
}

TEST(RecordedRuns, TellAllRanksWhenTheFileCannotBeUsed) {
  for (const unsigned ranks : {1u, 3u}) {
    const Seen seen = run_with(ranks, {kPlain, {0, 10}, 1, "/no/such/folder/records"});
    ASSERT_FALSE(seen.records);
    EXPECT_EQ(seen.records.error(), "cannot write '/no/such/folder/records'");
    EXPECT_TRUE(seen.played.empty());
  }
}

}  // namespace
}  // namespace vendemmia
