// What the games of an arena say about its bots. A function of the records alone: the same games give the same report, whoever
// played them and in whatever order they came in. Only whole deals count, all of whose rotations were played.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lab/elo.h"
#include "lab/match.h"
#include "lab/sequential.h"

namespace vendemmia {

// Places as points between each pair of seats with different bots.
PairScores pair_scores(const MatchOptions& options, const std::vector<MatchResult>& games);

// Feeds a sequential test with whole deals in the order of their numbers, so that its verdict does not depend on which games
// ended first. Precondition: two bots.
class OrderedDeals {
 public:
  OrderedDeals(const MatchOptions& options, u64 first_deal, const SequentialOptions& test)
      : options_(options), next_(first_deal), test_(test) {}

  void add(const MatchResult& game);
  const SequentialTest& test() const { return test_; }

 private:
  MatchOptions options_;
  u64 next_;
  SequentialTest test_;
  std::map<u64, std::vector<MatchResult>> waiting_;
};

struct BotReport {
  std::string bot;
  u64 games = 0;   // in which it had at least one seat
  Estimate elo;    // against the first bot
  Estimate score;  // points a meeting; alone: games won
  Estimate wins;   // first places a seat, a shared one in parts
  Estimate vp;
  double orders = 0;        // filled in a game
  double years = 0;         // how long its games were
  double choices = 0;       // questions a game with two or more legal answers
  double milliseconds = 0;  // thought about each of them
  u64 failures = 0;
  std::string first_failure;
  std::array<u64, 3> solo{};  // by SoloResult
};

struct ArenaReport {
  u64 games = 0;
  u64 deals = 0;
  u64 left_out = 0;  // games of unfinished deals, or played after the test had ended
  double years = 0;
  double winners_orders = 0;  // filled by those in the first place
  std::vector<BotReport> bots;
  PairScores pairs{0};
  std::optional<SequentialTest> test;
};

// The games ascending; a test needs two bots and begins with the first deal.
ArenaReport report_of(const MatchOptions& options, const std::vector<MatchResult>& games,
                      const std::optional<SequentialOptions>& test, u64 first_deal);

}  // namespace vendemmia
