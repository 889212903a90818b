#include "text/play_way.h"

#include <algorithm>
#include <optional>

#include "bots/orders/order_plan.h"
#include "engine/catalog/names.h"
#include "protocol/names.h"
#include "text/play_console.h"
#include "text/words_plan.h"

namespace vendemmia {
namespace {

namespace say_way = words::advice::order;

// The order that is meant, if it is in hand.
std::optional<Card> order_meant(CardSet held, std::string_view which) {
  if (which.empty() && count_bits(held) == 1) return static_cast<Card>(lowest_bit(held));
  const auto number = parse_number(which);
  if (!number || *number < 1 || *number > kOrders || !contains(held, *number - 1)) return std::nullopt;
  return static_cast<Card>(*number - 1);
}

std::string turn_line(const State& now, Seat seat, const OrderTurn& turn, const Speech& t) {
  // Told from its own season, which the line names.
  State then = now;
  then.year = turn.year;
  then.season = turn.season;
  std::vector<PlanStep> steps;
  for (const Action& deed : turn.deeds) steps.push_back({deed, turn.year, turn.season});
  const std::string season =
      t.look("names.seasons.", kSeasonNames[static_cast<unsigned>(turn.season)], ".name");
  std::string line =
      t.say(say_way::season{.season = season, .year = turn.year}) + ": " + plan_words(then, seat, steps, t);
  if (turn.lira > 0) line += " (" + t.say(say_way::brings{.lira = turn.lira}) + ")";
  if (turn.lira < 0) line += " (" + t.say(say_way::costs{.lira = -turn.lira}) + ")";
  return line;
}

Lines missing_lines(const OrderPlan& plan, u16 year, const Speech& t) {
  Lines lines{plan.complete ? t.say(say_way::none{.until = year + kOrderYears - 1u})
                            : t.say(say_way::noneUnsure)};
  static constexpr std::array<words::Text, kLacks> kLackWords{
      say_way::lacks::red_grapes,   say_way::lacks::white_grapes, say_way::lacks::medium_cellar,
      say_way::lacks::large_cellar, say_way::lacks::value,        say_way::lacks::time};
  for (const MissingWine& one : plan.missing) {
    lines.push_back("  " + t.say(say_way::wine{.wine = t.look("names.wines.", name_of(one.type)),
                                               .value = one.at_least,
                                               .why = t.say(kLackWords[static_cast<unsigned>(one.lack)])}));
  }
  return lines;
}

}  // namespace

Lines way_lines(const Observation& seen, std::string_view which, const Speech& t) {
  const State& s = seen.seen;
  const CardSet held = s.players[seen.seat].hand[static_cast<unsigned>(Deck::Order)];
  if (held == 0) return {t.say(say_way::empty)};
  const auto order = order_meant(held, which);
  if (!order) {
    std::vector<std::string> numbers;
    for (const unsigned one : Members(held)) numbers.push_back(std::to_string(one + 1));
    return {t.say(say_way::which{.orders = alternatives(numbers, t)})};
  }
  const OrderPlan plan = plan_order(seen, *order);
  if (plan.turns.empty()) return missing_lines(plan, s.year, t);
  Lines lines{t.say(say_way::assumed)};
  unsigned workers = 0;
  i32 lira = 0;
  for (const OrderTurn& turn : plan.turns) {
    workers += turn.worker ? 1 : 0;
    lira -= std::min(turn.lira, 0);
    lines.push_back("  " + turn_line(s, seen.seat, turn, t));
  }
  lines.push_back(t.say(lira == 0 ? say_way::total{.workers = workers}
                                  : say_way::total{.workers = workers, .lira = lira}));
  if (!plan.complete) lines.push_back(t.say(say_way::unsure));
  return lines;
}

}  // namespace vendemmia
