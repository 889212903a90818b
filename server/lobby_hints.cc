// Hints: what a strong bot would answer, told to the one who asks.
#include <algorithm>
#include <cmath>
#include <utility>

#include "protocol/names.h"
#include "server/known_bots.h"
#include "server/lobby.h"
#include "server/refusal.h"

namespace vendemmia {
namespace {

told::HintAnswer told_of(const Judgement& judgement) {
  told::HintAnswer answer;
  answer.action = text_of(judgement.action);
  answer.chance = static_cast<u16>(std::lround(1000 * std::clamp(judgement.chance, 0.0f, 1.0f)));
  answer.visits = judgement.visits;
  for (const PlanStep& step : judgement.plan)
    answer.plan.push_back({{step.action}, step.year, wire::SeasonName(name_of(step.season))});
  return answer;
}

told::Hint hint_of(const BotAnswer& answer) {
  told::Hint hint;
  for (const Judgement& one : answer.judgements) {
    // What was never tried has no chance that means anything.
    if (one.visits > 0) hint.answers.push_back(told_of(one));
  }
  return hint;
}

}  // namespace

void Lobby::obey(Connection& connection, const said::Hint& message) {
  LiveTable* table = table_of(connection, message.id);
  if (!table) return;
  auto seen = table->room.seen_for(message, connection.visit.caller);
  if (!seen) {
    refuse(connection, message.id, std::move(seen.error()));
    return;
  }
  // Only one seat is asked at a time, so a table has one hint at a time.
  if (table->wanted_hint || !addresses_.take(connection.group, Asset::Hints, outbox_.now()))
    return refuse_too_much(connection, message.id, "One hint after the other, please.");
  table->wanted_hint = WantedHint{connection.id, message.id, message.seat, message.seq};
  BotQuestion question;
  question.asker = table->id();
  question.payer = connection.group;
  question.task = BotTask::Hint;
  question.bot = hint_level();
  question.observation = *seen;
  question.budget = limits_.hint_thinking;
  question.seed = message.seq;  // nothing that depends on the cards
  bots_.ask(std::move(question), [this, id = table->id()](const BotAnswer& answer) {
    metrics_.hint_seconds.add(answer.seconds);
    LiveTable* now = shelf_.in_memory(id);
    if (now && now->wanted_hint) tell_hint(*now, answer);
  });
}

void Lobby::tell_hint(LiveTable& table, const BotAnswer& bot_answer) {
  const WantedHint wanted = *std::exchange(table.wanted_hint, std::nullopt);
  const auto found = connections_.find(wanted.by);
  if (found != connections_.end()) answer(*found->second, wanted.id, hint_of(bot_answer));
}

void Lobby::drop_stale_hint(LiveTable& table) {
  if (!table.wanted_hint) return;
  const WantedHint& wanted = *table.wanted_hint;
  const auto still_waits = [&](const Connection* connection) {
    return connection->id == wanted.by && std::ranges::count(connection->visit.caller.seats, wanted.seat) > 0;
  };
  if (!table.stalled && table.room.seq() == wanted.seq && std::ranges::any_of(table.connections, still_waits))
    return;
  bots_.cancel(table.id());
  const auto found = connections_.find(wanted.by);
  if (found != connections_.end())
    refuse(*found->second, wanted.id, refusal("stale", "The table has moved on."));
  table.wanted_hint.reset();
}

}  // namespace vendemmia
