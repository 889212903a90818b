#include "bots/review/reviewer.h"

#include <algorithm>

#include "engine/core/check.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// Numbers of deals that are tried: of the answer's place in the record alone, so they say nothing about the cards.
u64 seed_of(std::size_t at) { return Rng(0x7265'7669'6577 + at).next(); }

Prospect even_chances(unsigned players) {
  std::array<double, kMaxPlayers> shares{};
  std::fill_n(shares.begin(), players, 1.0 / players);
  return {shared_chances(shares, players), 0};
}

}  // namespace

Prospect result_of(const State& s) {
  const Outlook end = final_outlook(s);
  std::array<double, kMaxPlayers> shares{};
  std::ranges::copy(end.chances, shares.begin());
  return {shared_chances(shares, s.options.players),
          is_solo(s) ? static_cast<i32>(100 * s.players[0].vp) : 0};
}

UnfinishedReview::UnfinishedReview(Journal journal, std::vector<Seat> seats, u32 iterations)
    : journal_(std::move(journal)) {
  const unsigned players = journal_.options.players;
  if (seats.empty()) {
    for (unsigned seat = 0; seat < players; ++seat) seats.push_back(static_cast<Seat>(seat));
  }
  game_ = {.options = journal_.options,
           .rules = journal_.rules,
           .answers = static_cast<u32>(journal_.actions.size()),
           .iterations = iterations,
           .seats = std::move(seats),
           .start = players == 1 ? Prospect{} : even_chances(players),
           .result = std::nullopt,
           .decisions = {}};
  start_deals_ = players == 1 ? kStartDeals : 0;
  State s = first_position(journal_);
  for (std::size_t i = 0; i < journal_.actions.size(); ++i) {
    decisions_ += is_reviewed(s) ? 1 : 0;
    replay_step(journal_, i, s);
  }
  steps_ = start_deals_ + decisions_;
  if (s.over) game_.result = result_of(s);
  state_ = first_position(journal_);
  walk_to_next();
}

bool UnfinishedReview::is_reviewed(const State& s) const {
  return std::ranges::count(game_.seats, pending(s).seat) != 0;
}

void UnfinishedReview::walk_to_next() {
  while (at_ < journal_.actions.size() && !is_reviewed(state_)) replay_step(journal_, at_++, state_);
}

JudgeQuestion UnfinishedReview::question() const {
  CHECK(!finished());
  if (start_deals_ != 0)
    return {observe(new_game(journal_.options, start_deals_), 0), std::nullopt, seed_of(0)};
  return {observe(state_, pending(state_).seat), journal_.actions[at_], seed_of(at_)};
}

void UnfinishedReview::take(JudgedAnswer judged) {
  CHECK(!finished());
  ++done_;
  if (start_deals_ != 0) return take_before_the_deal(judged.with_best);
  game_.decisions.push_back({static_cast<u32>(at_), pending(state_).seat, state_.year, state_.season,
                             journal_.actions[at_], std::move(judged)});
  replay_step(journal_, at_++, state_);
  walk_to_next();
}

void UnfinishedReview::take_before_the_deal(const Prospect& prospect) {
  Prospect& sum = game_.start;
  sum.chances[0] += prospect.chances[0];
  sum.vp += prospect.vp;
  if (--start_deals_ != 0) return;
  sum.chances[0] /= static_cast<Millionths>(kStartDeals);
  sum.vp /= static_cast<i32>(kStartDeals);
}

Review UnfinishedReview::review() const {
  CHECK(finished());
  return reckon(game_);
}

bool Reviewer::step(const std::atomic<bool>* cancelled) {
  auto judged = judge_.answer(unfinished_.question(), cancelled);
  if (!judged) return false;
  unfinished_.take(std::move(*judged));
  return true;
}

}  // namespace vendemmia
