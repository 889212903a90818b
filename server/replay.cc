#include "server/replay.h"

#include <algorithm>
#include <array>

#include "engine/game/decision.h"
#include "engine/game/observe.h"
#include "protocol/game_log.h"
#include "protocol/reason.h"
#include "server/known_bots.h"
#include "server/polite_text.h"
#include "server/refusal.h"

namespace vendemmia {
namespace {

tl::unexpected<told::Refused> refuse(std::string_view code, std::string path, std::string text) {
  told::Refused refused = refusal(code, std::move(text));
  refused.path = std::move(path);
  return tl::unexpected(std::move(refused));
}

// The record when it can be read and has a position after `at` answers.
tl::expected<Journal, told::Refused> record_with(const std::string& text, u32 at) {
  ParsedJournal parsed = parse_journal(text);
  if (const auto& problem = parsed.problem) {
    const std::string line = problem->line == 0 ? "" : "Line " + std::to_string(problem->line) + ": ";
    auto refused =
        refuse(problem->old_rules == 0 ? "bad_record" : "old_rules", "record", line + problem->what);
    if (problem->line != 0) refused.value().line = problem->line;
    if (problem->refusal) refused.value().reason = reason_of(*problem->refusal);
    return refused;
  }
  if (at > parsed.journal.actions.size()) {
    return refuse("bad_record", "at", "The record does not go that far.");
  }
  return std::move(parsed.journal);
}

}  // namespace

tl::expected<told::Replay, told::Refused> replay_at(const said::Replay& message) {
  const auto journal = record_with(message.record_text, message.at);
  if (!journal) return tl::unexpected(journal.error());
  if (message.seat && *message.seat >= journal->options.players)
    return refuse("bad_message", "seat", "There is no such seat.");
  Journal so_far = *journal;
  shorten(so_far, message.at);
  const GameLog game(so_far);
  const Seat eyes = message.seat.value_or(pending(game.state()).seat);
  const Observation seen = observe(game.state(), eyes);
  told::Replay answer;
  answer.at = message.at;
  answer.total = static_cast<u32>(journal->actions.size());
  answer.view = message.seat ? view_of(seen) : open_view(game.state());
  answer.ask = ask_of(seen);
  if (answer.at < answer.total) answer.next = WireAnswer{journal->actions[message.at]};
  answer.log = game.entries_from(0, message.seat ? GameLog::Viewer(eyes) : std::nullopt);
  answer.marks = season_marks(*journal);
  if (journal->practice) answer.practice = true;
  return answer;
}

tl::expected<ReviewedRecord, told::Refused> reviewed_record(const said::Review& message) {
  auto journal = record_with(message.record_text, 0);
  if (!journal) return tl::unexpected(journal.error());
  ReviewedRecord record{std::move(*journal), {}};
  for (const u8 seat : message.seats.value_or(std::vector<u8>{})) {
    const bool follows = record.seats.empty() || seat > record.seats.back();
    if (seat >= record.journal.options.players || !follows)
      return refuse("bad_message", "seats", "Seats of the record are wanted, in ascending order.");
    record.seats.push_back(seat);
  }
  return record;
}

tl::expected<TableSettings, told::Refused> fork_of(const said::Fork& message, Seed seed) {
  auto journal = record_with(message.record_text, message.at);
  if (!journal) return tl::unexpected(journal.error());
  shorten(*journal, message.at);
  if (replay(*journal).over) return refuse("bad_record", "at", "The game is over there.");
  if (journal->redeals.size() >= kMostRedeals) {
    return refuse("bad_record", "record", "That game has been dealt anew too often.");
  }
  if (message.seat >= journal->options.players)
    return refuse("bad_message", "seat", "There is no such seat.");
  if (!is_bot(message.bot)) return refuse("unknown_bot", "bot", "There is no bot of that name.");
  if (message.pace > kSlowestPace) return refuse("bad_message", "pace", "No bot is that slow.");

  TableSettings settings;
  settings.pace = message.pace;
  std::vector<std::string> taken{polite_name(message.name, {})};
  if (taken.front().empty()) return refuse("bad_message", "name", "A name is needed.");
  for (unsigned seat = 0; seat < journal->options.players; ++seat) {
    if (seat == message.seat) {
      settings.seats.push_back({SeatKind::Person, taken.front(), "", ""});
    } else {
      taken.push_back(polite_name(bot_person(seat), taken));
      settings.seats.push_back({SeatKind::Bot, taken.back(), message.bot, ""});
    }
  }
  journal->rules = kRulesVersion;
  journal->practice = false;
  journal->bots.clear();
  journal->redeals.push_back({message.at, message.seat, seed});
  settings.start = std::move(*journal);
  settings.chosen_deal = true;
  return settings;
}

}  // namespace vendemmia
