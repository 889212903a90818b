// Advice that comes by itself to whoever has turned it on, and the way to an order for whoever asks.
#include <algorithm>
#include <utility>

#include "engine/game/decision.h"
#include "engine/game/door.h"
#include "protocol/names.h"
#include "server/advice_told.h"
#include "server/lobby.h"

namespace vendemmia {
namespace {

// What they take of an address's hints: by how long a bot thinks for them.
constexpr double kOrderPlanCost = 0.1;
constexpr double kCoachCost = 0.4;

std::string coach_of(const LiveTable& table) { return "coach " + table.id(); }

bool holds(const Connection& connection, Seat seat) {
  return std::ranges::count(connection.visit.caller.seats, seat) > 0;
}

// The person who is asked, and wants to be told something; kNoSeat: nobody.
Seat coached_seat(const LiveTable& table) {
  const auto seat = table.room.person_to_move();
  if (table.stalled || !seat || table.room.coach_of(*seat) < CoachLevel::Warns) return kNoSeat;
  return *seat;
}

}  // namespace

void Lobby::obey(Connection& connection, const said::PlanOrder& message) {
  LiveTable* table = table_of(connection, message.id);
  if (!table) return;
  auto seen = table->room.seen_for(message, connection.visit.caller);
  if (!seen) return refuse(connection, message.id, std::move(seen.error()));
  if (connection.waits_for_plan ||
      !addresses_.take(connection.group, Asset::Hints, outbox_.now(), kOrderPlanCost))
    return refuse_too_much(connection, message.id, "One plan after the other, please.");
  connection.waits_for_plan = true;
  const auto order = static_cast<Card>(lowest_bit(cards_named(Deck::Order, message.order.text)));
  BotQuestion question;
  question.asker = "order " + std::to_string(connection.id);
  question.payer = connection.group;
  question.task = BotTask::Order;
  question.observation = *seen;
  question.order = order;
  bots_.ask(std::move(question), [this, by = connection.id, id = message.id, order,
                                  year = seen->seen.year](const BotAnswer& found) {
    const auto waiting = connections_.find(by);
    if (waiting == connections_.end()) return;
    waiting->second->waits_for_plan = false;
    answer(*waiting->second, id, order_plan_told(found.order_plan, order, year));
  });
}

// While the person thinks: what every answer costs is known before one of them is given. An answer that comes earlier is taken as it is.
void Lobby::coach(LiveTable& table) {
  const Seat seat = coached_seat(table);
  const auto holder =
      std::ranges::find_if(table.connections, [&](const Connection* one) { return holds(*one, seat); });
  const bool wanted = seat != kNoSeat && holder != table.connections.end();
  if (table.coaching &&
      (!wanted || table.coaching->seat != seat || table.coaching->seq != table.room.seq())) {
    if (!table.coaching->counsel) bots_.cancel(coach_of(table));
    table.coaching.reset();
  }
  if (!wanted) return;
  if (table.coaching) return tell_counsel(table);
  ActionList legal;
  legal_actions(table.room.state(), legal);
  // Who asks for too much is not told so: they have not asked.
  if (legal.size() < 2 || !addresses_.take((*holder)->group, Asset::Hints, outbox_.now(), kCoachCost)) return;
  table.coaching = Coaching{seat, table.room.seq()};
  BotQuestion question;
  question.asker = coach_of(table);
  question.payer = (*holder)->group;
  question.task = BotTask::Coach;
  question.observation = observe(table.room.state(), seat);
  question.budget.iterations = limits_.coach_iterations;
  question.seed = table.room.seq();  // nothing that depends on the cards
  bots_.ask(std::move(question), [this, id = table.id()](const BotAnswer& found) {
    metrics_.hint_seconds.add(found.seconds);
    LiveTable* now = shelf_.in_memory(id);
    if (!now || !now->coaching) return;
    now->coaching->counsel = found.counsel;
    tell_counsel(*now);
  });
}

// Each connection of the seat once.
void Lobby::tell_counsel(LiveTable& table) {
  const Coaching& coaching = *table.coaching;
  if (!coaching.counsel) return;
  const CoachLevel level = table.room.coach_of(coaching.seat);
  if (level < CoachLevel::Warns) return;
  for (Connection* connection : table.connections) {
    const std::pair now(coaching.seq, level);
    if (!holds(*connection, coaching.seat) || connection->visit.coach_heard == now) continue;
    connection->visit.coach_heard = now;
    told::Coach told = counsel_told(*coaching.counsel, level, is_solo(table.room.state()));
    told.table = table.id();
    told.seat = coaching.seat;
    told.seq = coaching.seq;
    send(*connection, told::to_json(told));
  }
}

}  // namespace vendemmia
