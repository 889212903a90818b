// Bots play when it is their turn and somebody is there to play with.
#include <algorithm>
#include <utility>

#include "bots/bot_chance.h"
#include "engine/core/check.h"
#include "engine/game/door.h"
#include "server/known_bots.h"
#include "server/lobby.h"
#include "server/log.h"

namespace vendemmia {
namespace {

// Bots wait for absent players, so that nobody comes back to a game that went on alone. A table of bots alone goes
// on while somebody watches.
bool somebody_to_play_with(const LiveTable& table) {
  const bool only_bots = std::ranges::all_of(
      table.room.settings().seats, [](const SeatSetup& seat) { return seat.kind == SeatKind::Bot; });
  return std::ranges::any_of(table.connections, [&](const Connection* connection) {
    return only_bots || !connection->visit.caller.seats.empty();
  });
}

// Somebody who plays there, otherwise somebody who looks; null: nobody is there.
const Connection* payer_at(const LiveTable& table) {
  const Connection* payer = nullptr;
  for (const Connection* one : table.connections) {
    if (!one->visit.caller.seats.empty()) return one;
    payer = one;
  }
  return payer;
}

BotQuestion question_of(const LiveTable& table, Seat seat) {
  const Room& room = table.room;
  BotQuestion question;
  if (const Connection* payer = payer_at(table)) {
    question.payer = payer->group;
    question.audience = payer->visit.caller.seats.empty() ? Audience::Nobody : Audience::Players;
  }
  question.asker = room.settings().id;
  const std::optional<KnownBot> bot = known_bot(room.settings().seats[seat].bot);
  CHECK(bot);
  question.bot = bot->level;
  question.budget = bot->budget;
  question.observation = observe(room.state(), seat);
  question.seed = bot_chance(room.settings().start.seed, room.answers());
  return question;
}

}  // namespace

void Lobby::let_bots_play(LiveTable& table) {
  drop_stale_hint(table);
  coach(table);
  const std::optional<Seat> seat = table.room.bot_to_move();
  if (!seat) table.skipping = false;
  if (!seat || table.stalled || !somebody_to_play_with(table)) {
    rest_bot(table);
    return;
  }
  const u32 seq = table.room.seq();
  if (table.bot_turn && table.bot_turn->seq == seq) return;

  const std::chrono::milliseconds pace(table.room.settings().pace);
  const bool at_once = table.skipping || pace.count() == 0;
  table.bot_turn = BotTurn{*seat, seq, {}, at_once};
  // The table may have been put away and come back meanwhile: a turn is known by its number.
  const auto if_still_asked = [this, id = table.id(), seq](auto&& then) {
    LiveTable* now = shelf_.in_memory(id);
    if (!now || !now->bot_turn || now->bot_turn->seq != seq) return;
    then(*now->bot_turn);
    play_if_ready(*now);
  };
  bots_.ask(question_of(table, *seat), [this, if_still_asked](const BotAnswer& answer) {
    metrics_.bot_seconds.add(answer.seconds);
    if_still_asked([&](BotTurn& turn) { turn.found = answer.action; });
  });
  if (at_once) return;
  outbox_.after(pace, [if_still_asked] { if_still_asked([](BotTurn& turn) { turn.due = true; }); });
}

void Lobby::rest_bot(LiveTable& table) {
  if (!table.bot_turn) return;
  table.bot_turn.reset();
  bots_.cancel(table.id());
}

void Lobby::play_if_ready(LiveTable& table) {
  if (!table.bot_turn || !table.bot_turn->found || !table.bot_turn->due) return;
  const Action action = *std::exchange(table.bot_turn->found, std::nullopt);
  bot_moves_.push_back(
      {table.id(), table.bot_turn->seat, table.bot_turn->seq, action, std::chrono::steady_clock::now()});
  post_round();
}

// A bot that gives an illegal answer is our mistake, and it would give it again. The people at the table must not wait for
// it: the first legal answer is given instead.
OrRefused<Entry> Lobby::judge_bot(const Room& room, const BotMove& move) {
  auto entry = room.judge_bot(move.seat, move.seq, move.action, seconds());
  if (entry || entry.error().code.text != "not_legal") return entry;
  ++metrics_.bot_mistakes;
  log_event(LogLevel::Error, "illegal_bot_answer",
            {{"table", room.settings().id},
             {"bot", room.settings().seats[move.seat].bot},
             {"answers", std::to_string(room.answers())},
             {"what", entry.error().text}});
  ActionList legal;
  legal_actions(room.state(), legal);
  return room.judge_bot(move.seat, move.seq, legal[0], seconds());
}

}  // namespace vendemmia
