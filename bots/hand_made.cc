#include "bots/hand_made.h"

#include <algorithm>
#include <cmath>

#include "engine/game/scoring.h"
#include "engine/game/winery.h"

namespace vendemmia {
namespace {

constexpr int kVp = 100;
constexpr int kLira = 8;
constexpr int kSpareLira = 2;  // above what is soon spent
constexpr int kSoonSpent = 6;
constexpr int kResidualAYear = 2;
constexpr int kWorkerAYear = 6;
constexpr int kLastWorkerInHand = 35;  // kept for the best there will be
constexpr int kOtherWorkerInHand = 12;
constexpr int kField = 25;
constexpr int kPlantedPoint = 6;
constexpr int kVineInHand = 18;
constexpr int kVisitorInHand = 11;
constexpr int kOrderInHand = 3;
constexpr int kFillableOrder = 25;  // percent of its reward
constexpr int kPreparedOrder = 11;  // percent, when all its wines are nearly there

// A token: so much, and so much a point.
struct Token {
  int each;
  int point;
};
constexpr Token kGrape{9, 2};
constexpr std::array<Token, kWineTypes> kWine{{{11, 5}, {11, 5}, {16, 3}, {18, 10}}};

// In the order of Structure, with the whole game ahead.
constexpr std::array<int, kStructures> kStructureWorth{54, 65, 45, 95, 45, 25, 72, 85};

constexpr int kAheadInTheLastYear = 600;  // else nobody would want the game to end

constexpr int kLongestPlan = 7;
constexpr int kLongGame = 14;  // so many years; points count for more afterwards

// How many years there are still to come: by the calendar, or may be, by the leader's score.
int years_left(const State& s) {
  if (s.final_year) return 0;
  if (is_solo(s)) return std::clamp(static_cast<int>(last_year_of(s.options)) - s.year, 1, kLongestPlan);
  int leader = 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat)
    leader = std::max<int>(leader, s.players[seat].vp);
  const int to_the_goal = (board_of(s).goal_vp - leader + 3) / 4;
  return std::clamp(std::min(to_the_goal, kLongGame - s.year), 1, kLongestPlan);
}

int worth_of(u16 values, Token token) {
  int sum = 0;
  for (const unsigned value : Members(values)) sum += token.each + token.point * static_cast<int>(value);
  return sum;
}

unsigned best(u16 values) { return values == 0 ? 0 : highest_bit(values); }

// How far one wine of an order is on its way, in quarters.
int progress(const Player& p, WineAsked asked) {
  if (best(p.wines[static_cast<unsigned>(asked.type)]) >= asked.at_least) return 4;
  const bool needs_red = asked.type != Wine::White;
  const bool needs_white = asked.type != Wine::Red;
  unsigned pressed = 0;
  unsigned planted = 0;
  if (needs_red) pressed += best(p.grapes[static_cast<unsigned>(Grape::Red)]);
  if (needs_white) pressed += best(p.grapes[static_cast<unsigned>(Grape::White)]);
  for (unsigned field = 0; field < kFields; ++field) {
    if (needs_red) planted += red_on(p, field);
    if (needs_white) planted += white_on(p, field);
  }
  if (pressed >= asked.at_least) return cellar_top(p.structures) >= asked.at_least ? 3 : 2;
  return planted >= asked.at_least ? 1 : 0;
}

int worth_of_order(const Player& p, const OrderFacts& order, int years) {
  const int reward = order.vp * kVp + order.residual * kResidualAYear * years;
  if (can_fill(p.wines, order)) return reward * kFillableOrder / 100;
  int quarters = 0;
  for (unsigned i = 0; i < order.wine_count; ++i) quarters += progress(p, order.wines[i]);
  return kOrderInHand + reward * kPreparedOrder * quarters / (400 * order.wine_count);
}

int worth_of_hand(const Player& p, int years) {
  int sum = kVineInHand * static_cast<int>(count_bits(p.hand[static_cast<unsigned>(Deck::Vine)]));
  for (const unsigned card : Members(p.hand[static_cast<unsigned>(Deck::Order)])) {
    if (card < kOrders) sum += worth_of_order(p, kOrderFacts[card], years);
  }
  const unsigned visitors = count_bits(p.hand[static_cast<unsigned>(Deck::Summer)]) +
                            count_bits(p.hand[static_cast<unsigned>(Deck::Winter)]);
  sum += kVisitorInHand * static_cast<int>(visitors);
  const unsigned held = hand_size(p);
  // what is above the limit will be discarded.
  return held <= kHandLimit ? sum : sum * static_cast<int>(kHandLimit) / static_cast<int>(held);
}

int worth_of_cellar(const Player& p) {
  int sum = 0;
  for (const u16 pad : p.grapes) sum += worth_of(pad, kGrape);
  for (unsigned type = 0; type < kWineTypes; ++type) sum += worth_of(p.wines[type], kWine[type]);
  return sum;
}

int worth_of_buildings(const Player& p) {
  int sum = 0;
  for (const unsigned structure : Members(p.structures)) sum += kStructureWorth[structure];
  for (unsigned field = 0; field < kFields; ++field) {
    if (owns_field(p, field)) sum += kField + kPlantedPoint * static_cast<int>(field_value(p, field));
  }
  return sum;
}

// Workers that may still do something this year.
int worth_of_workers_in_hand(const State& s, const Player& p) {
  if (p.passed && s.season == Season::Winter) return 0;
  const int count = p.available + (p.grande == kNowhere ? 1 : 0);
  return count == 0 ? 0 : kLastWorkerInHand + kOtherWorkerInHand * (count - 1);
}

}  // namespace

int worth(const State& s, Seat seat) {
  const Player& p = s.players[seat];
  if (s.over) return p.vp * kVp + p.lira;
  const int years = years_left(s);
  int sum = p.vp * kVp;
  sum += kLira * std::min<int>(p.lira, kSoonSpent) + kSpareLira * std::max(p.lira - kSoonSpent, 0);
  sum += p.residual * kResidualAYear * years;
  sum += (p.regulars + p.training) * kWorkerAYear * years;
  sum += worth_of_workers_in_hand(s, p);
  sum += worth_of_buildings(p) * years / kLongestPlan;
  if (s.final_year && is_ahead(s, seat)) sum += kAheadInTheLastYear;
  return sum + worth_of_cellar(p) + worth_of_hand(p, years);
}

Outlook HandMadeEvaluation::outlook(const State& s) {
  Outlook outlook;
  Chances& chances = outlook.chances;
  const auto years = static_cast<float>(years_left(s));
  if (is_solo(s)) {
    const float ahead = static_cast<float>(vendemmia::worth(s, 0)) / 100 - 20.5f + 1.9f * years;
    chances[0] = 1.0f / (1.0f + std::exp(-ahead / (1.0f + 0.5f * years)));
    outlook.vp = ahead + 20.5f;
    return outlook;
  }
  const float spread = 100 + 60 * years;
  float sum = 0;
  int most = -100000;
  std::array<int, kMaxPlayers> worths{};
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    worths[seat] = vendemmia::worth(s, static_cast<Seat>(seat));
    most = std::max(most, worths[seat]);
  }
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    chances[seat] = std::exp(static_cast<float>(worths[seat] - most) / spread);
    sum += chances[seat];
  }
  for (unsigned seat = 0; seat < s.options.players; ++seat) chances[seat] /= sum;
  return outlook;
}

}  // namespace vendemmia
