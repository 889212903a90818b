// Hints: what a strong bot would answer, told to the one who asks.
#include <algorithm>
#include <utility>

#include "server/advice_told.h"
#include "server/known_bots.h"
#include "server/lobby.h"
#include "server/refusal.h"

namespace vendemmia {
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
  if (found == connections_.end()) return;
  told::Hint hint;
  hint.answers = advice_told(bot_answer.judgements);
  answer(*found->second, wanted.id, std::move(hint));
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
