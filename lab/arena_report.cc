#include "lab/arena_report.h"

#include <algorithm>
#include <functional>

namespace vendemmia {
namespace {

using Games = std::vector<MatchResult>;

// Whole deals, by number.
std::map<u64, Games> deals_of(const MatchOptions& options, const Games& games) {
  std::map<u64, Games> deals;
  const u64 size = games_per_deal(options);
  for (const MatchResult& game : games) deals[game.game / size].push_back(game);
  std::erase_if(deals, [size](const auto& deal) { return deal.second.size() != size; });
  return deals;
}

// What one bot did in one deal.
struct Tally {
  double seats = 0;
  double games = 0;
  double firsts = 0;
  double vp = 0;
  double orders = 0;
  double years = 0;
  double choices = 0;
  double milliseconds = 0;

  void add(const Tally& other) {
    seats += other.seats;
    games += other.games;
    firsts += other.firsts;
    vp += other.vp;
    orders += other.orders;
    years += other.years;
    choices += other.choices;
    milliseconds += other.milliseconds;
  }
};

double part_of_first(const MatchResult& game, unsigned seat, unsigned players) {
  if (game.solo) return *game.solo == SoloResult::Win ? 1 : 0;
  if (game.places[seat] != 1) return 0;
  return 1.0 / static_cast<double>(std::count(game.places.begin(), game.places.begin() + players, 1u));
}

Tally tally_of(const MatchOptions& options, const Games& deal, unsigned bot) {
  const unsigned players = options.game.players;
  Tally tally;
  for (const MatchResult& game : deal) {
    const Seating seating = seating_of(options, game.game);
    double seats = 0;
    for (unsigned seat = 0; seat < players; ++seat) {
      if (seating.bots[seat] != bot) continue;
      ++seats;
      tally.firsts += part_of_first(game, seat, players);
      tally.vp += game.vp[seat];
      tally.orders += game.orders[seat];
      tally.choices += game.choices[seat];
      tally.milliseconds += game.milliseconds[seat];
    }
    tally.seats += seats;
    if (seats == 0) continue;
    ++tally.games;
    tally.years += game.years;
  }
  return tally;
}

void note_failures(const MatchOptions& options, const Games& deal, std::vector<BotReport>& bots) {
  for (const MatchResult& game : deal) {
    if (!game.failure) continue;
    BotReport& bot = bots[seating_of(options, game.game).bots[game.failure->seat]];
    if (bot.failures++ == 0) bot.first_failure = game.failure->why;
  }
}

void note_solo_results(const MatchOptions& options, const Games& deal, std::vector<BotReport>& bots) {
  for (const MatchResult& game : deal) {
    if (game.solo) ++bots[seating_of(options, game.game).bots[0]].solo[static_cast<unsigned>(*game.solo)];
  }
}

// Deals are the independent experiments. Where all went the same way, their spread says nothing, but their number does.
Estimate score_of(const std::vector<double>& by_deal) {
  if (by_deal.size() >= kLeastSample &&
      std::ranges::adjacent_find(by_deal, std::not_equal_to()) == by_deal.end()) {
    const auto deals = static_cast<double>(by_deal.size());
    return share_of(by_deal[0] * deals, deals);
  }
  Estimate score = mean_of(by_deal);
  if (by_deal.size() < kLeastSample) return score;
  score.interval = {std::max(0.0, score.interval.low), std::min(1.0, score.interval.high)};
  return score;
}

// The bot's row, from its part in each deal.
void fill_in(BotReport& report, const std::vector<Tally>& by_deal) {
  Tally all;
  std::vector<double> firsts;
  std::vector<double> vp;
  for (const Tally& deal : by_deal) {
    all.add(deal);
    firsts.push_back(deal.firsts / deal.seats);
    vp.push_back(deal.vp / deal.seats);
  }
  report.games = static_cast<u64>(all.games);
  report.vp = mean_of(vp);
  if (all.games == 0) return;
  report.wins = score_of(firsts);
  report.orders = all.orders / all.seats;
  report.years = all.years / all.games;
  report.choices = all.choices / all.seats;
  report.milliseconds = all.choices > 0 ? all.milliseconds / all.choices : 0;
}

}  // namespace

PairScores pair_scores(const MatchOptions& options, const Games& games) {
  PairScores scores(static_cast<unsigned>(options.bots.size()));
  for (const MatchResult& game : games) {
    const Seating seating = seating_of(options, game.game);
    for (unsigned a = 0; a < options.game.players; ++a) {
      for (unsigned b = a + 1; b < options.game.players; ++b) {
        if (seating.bots[a] == seating.bots[b]) continue;
        const auto order = game.places[a] <=> game.places[b];
        scores.add(seating.bots[a], seating.bots[b], order < 0 ? 1 : order > 0 ? 0 : 0.5);
      }
    }
  }
  return scores;
}

void OrderedDeals::add(const MatchResult& game) {
  const u64 size = games_per_deal(options_);
  waiting_[game.game / size].push_back(game);
  for (auto deal = waiting_.find(next_); deal != waiting_.end() && deal->second.size() == size;
       deal = waiting_.find(++next_)) {
    const PairScores scores = pair_scores(options_, deal->second);
    test_.add(scores.points(1, 0) / scores.meetings(1, 0));
    waiting_.erase(deal);
  }
}

ArenaReport report_of(const MatchOptions& options, const Games& games,
                      const std::optional<SequentialOptions>& test, u64 first_deal) {
  ArenaReport report;
  std::map<u64, Games> deals = deals_of(options, games);
  if (test) {
    OrderedDeals ordered(options, first_deal, *test);
    for (const MatchResult& game : games) ordered.add(game);
    report.test = ordered.test();
    if (report.test->verdict() != Verdict::Open)
      std::erase_if(deals, [&](const auto& deal) { return deal.first >= first_deal + report.test->deals(); });
  }
  report.deals = deals.size();
  report.games = report.deals * games_per_deal(options);
  report.left_out = games.size() - report.games;

  const bool solo = options.game.players == 1;
  const auto bots = static_cast<unsigned>(options.bots.size());
  report.pairs = PairScores(bots);
  std::vector<PairScores> by_deal;
  std::vector<std::vector<Tally>> tallies(bots);
  std::vector<std::vector<double>> scores(bots);
  for (const std::string& bot : options.bots) report.bots.emplace_back().bot = bot;
  for (const auto& [number, deal] : deals) {
    const PairScores& pairs = by_deal.emplace_back(pair_scores(options, deal));
    report.pairs.add(pairs);
    for (const MatchResult& game : deal) {
      report.years += game.years / static_cast<double>(report.games);
      for (unsigned seat = 0; seat < options.game.players; ++seat)
        report.winners_orders += part_of_first(game, seat, options.game.players) * game.orders[seat] /
                                 static_cast<double>(report.games);
    }
    for (unsigned bot = 0; bot < bots; ++bot) {
      tallies[bot].push_back(tally_of(options, deal, bot));
      scores[bot].push_back(pairs.meetings(bot) > 0 ? pairs.points(bot) / pairs.meetings(bot) : 0);
    }
    note_failures(options, deal, report.bots);
    note_solo_results(options, deal, report.bots);
  }
  const std::vector<Estimate> ratings = solo ? std::vector<Estimate>() : ratings_of(by_deal);
  for (unsigned bot = 0; bot < bots; ++bot) {
    BotReport& row = report.bots[bot];
    fill_in(row, tallies[bot]);
    row.score = solo ? share_of(static_cast<double>(row.solo[static_cast<unsigned>(SoloResult::Win)]),
                                static_cast<double>(row.games))
                     : score_of(scores[bot]);
    if (report.deals < kLeastSample) row.score.interval = kNoInterval;
    if (!ratings.empty()) row.elo = ratings[bot];
  }
  return report;
}

}  // namespace vendemmia
