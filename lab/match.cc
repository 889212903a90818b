#include "lab/match.h"

#include <algorithm>
#include <chrono>
#include <memory>

#include <fmt/core.h>

#include "engine/game/door.h"
#include "engine/game/observe.h"
#include "lab/run.h"

namespace vendemmia {
namespace {

constexpr std::size_t kMostBots = 12;
constexpr double kMostSeconds = 3600;

// How many sets of so many bots there are.
u64 tables_of(u64 bots, u64 seats) {
  u64 count = 1;
  for (u64 i = 0; i < seats; ++i) count = count * (bots - i) / (i + 1);
  return count;
}

// The bots of the table with this number: sets in the order in which one would list them.
std::vector<u8> table(u64 bots, u64 seats, u64 number) {
  std::vector<u8> chosen;
  for (u64 bot = 0; chosen.size() < seats; ++bot) {
    const u64 with_it = tables_of(bots - bot - 1, seats - chosen.size() - 1);
    if (number < with_it) {
      chosen.push_back(static_cast<u8>(bot));
    } else {
      number -= with_it;
    }
  }
  return chosen;
}

u64 seats_of_table(const MatchOptions& options) {
  return std::min<u64>(options.bots.size(), options.game.players);
}

using Clock = std::chrono::steady_clock;
double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void take_places(const State& s, MatchResult& result) {
  for (const Standing& one : standings(s)) {
    result.places[one.seat] = one.place;
    result.vp[one.seat] = one.vp;
  }
  if (is_solo(s) && s.over) result.solo = solo_result(s);
}

void lose(Seat seat, const std::string& bot, const std::string& what, const State& s, MatchResult& result) {
  take_places(s, result);
  result.places.fill(1);
  result.places[seat] = s.options.players;
  if (is_solo(s)) result.solo = SoloResult::Loss;
  result.failure = {seat, fmt::format("{} {}", bot, what)};
}

}  // namespace

std::optional<std::string> problem_with(const MatchOptions& options) {
  if (const OptionsProblem problem = problem_with(options.game)) return problem.what;
  if (options.bots.empty() || options.bots.size() > kMostBots)
    return fmt::format("an arena is for 1 to {} bots", kMostBots);
  if (options.bots.size() == 1 && options.game.players > 1)
    return "name at least two bots; one alone plays against the Automa: --players 1";
  for (const std::string& bot : options.bots) {
    if (options.guests.contains(bot)) continue;
    if (std::string problem = problem_with_description(bot, options.game); !problem.empty()) return problem;
  }
  if (!(options.seconds > 0 && options.seconds <= kMostSeconds))
    return fmt::format("another program may think for up to {} seconds", kMostSeconds);
  return std::nullopt;
}

u64 games_per_deal(const MatchOptions& options) {
  const u64 seats = seats_of_table(options);
  return tables_of(options.bots.size(), seats) * seats;
}

Seating seating_of(const MatchOptions& options, u64 game) {
  const u64 seats = seats_of_table(options);
  const u64 in_deal = game % games_per_deal(options);
  const std::vector<u8> bots = table(options.bots.size(), seats, in_deal / seats);
  Seating seating{game / games_per_deal(options), {}};
  for (u64 seat = 0; seat < options.game.players; ++seat)
    seating.bots[seat] = bots[(seat + in_deal % seats) % seats];
  return seating;
}

std::optional<MatchResult> play_match(const MatchOptions& options, u64 game,
                                      const std::atomic<bool>& stopped) {
  const Seating seating = seating_of(options, game);
  const Seed deal = seed_of_game(options.seed, seating.deal);
  State s = new_game(options.game, deal);
  MatchResult result;
  result.game = game;
  std::array<std::unique_ptr<Contestant>, kMaxPlayers> contestants;
  for (Seat seat = 0; seat < options.game.players; ++seat) {
    const std::string& bot = options.bots[seating.bots[seat]];
    const u64 chance = seed_of_game(~deal, game % games_per_deal(options) * kMaxPlayers + seat);
    const Invitation invitation{seat, options.game, chance, options.seconds, &stopped};
    const auto guest = options.guests.find(bot);
    auto contestant =
        guest != options.guests.end() ? guest->second(bot, invitation) : seat_contestant(bot, invitation);
    if (!contestant) {
      lose(seat, bot, contestant.error(), s, result);
      return result;
    }
    contestants[seat] = std::move(*contestant);
  }
  const Events events{[](void* context, const Event& event) {
                        if (event.kind != EventKind::OrderFilled || event.seat >= kMaxPlayers) return;
                        ++static_cast<MatchResult*>(context)->orders[event.seat];
                      },
                      &result};
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty()) {
    const Seat seat = asked_seat(s);
    if (legal.size() > 1) ++result.choices[seat];
    const Observation observation = observe(s, seat);
    const auto start = Clock::now();
    const auto answer = contestants[seat]->answer(observation, legal);
    result.milliseconds[seat] += milliseconds_since(start);
    if (stopped) return std::nullopt;
    if (!answer) {
      result.years = s.year;
      lose(seat, options.bots[seating.bots[seat]], answer.error(), s, result);
      return result;
    }
    apply(s, *answer, events, legal);
  }
  for (Seat seat = 0; seat < options.game.players; ++seat) contestants[seat]->game_over(s);
  result.years = s.year;
  take_places(s, result);
  return result;
}

}  // namespace vendemmia
