// Contests: everybody's own table with the same deal, and who has done how well. Nothing watches those tables; when somebody
// looks at the contest, their own game is counted if it has come to its end.
#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "server/lobby.h"
#include "server/log.h"
#include "server/refusal.h"
#include "server/review_told.h"
#include "server/secrets.h"

namespace vendemmia {
namespace {

bool is_playing(const KeptContestEntry& entry) { return entry.state.text == "playing"; }

const KeptContestEntry* entry_of(const std::vector<KeptContestEntry>& entries, const std::string& person) {
  const auto found = std::ranges::find(entries, person, &KeptContestEntry::person);
  return found == entries.end() ? nullptr : &*found;
}

// The table where they play already, as when it was new.
told::Created told_again(const KeptContestEntry& entry, const std::string& secret) {
  told::Created created;
  created.table = entry.table;
  created.host_secret = secret;
  created.seats.push_back({kContestant, secret});
  return created;
}

}  // namespace

OrRefused<ContestDeal> Lobby::contest_named(const std::string& id) {
  const auto unknown = [] { return tl::unexpected(refusal("unknown_contest", "There is no such contest.")); };
  if (id.find('-') != std::string::npos) {
    auto daily = daily_deal(id, seconds());
    if (!daily) return unknown();
    return std::move(*daily);
  }
  const auto stored = store_.contest(id);
  if (!stored) {
    store_failed(stored.error());
    return tl::unexpected(store_trouble());
  }
  if (!*stored) return unknown();
  auto deal = duplicate_in(id, **stored);
  if (!deal) return unknown();
  return std::move(*deal);
}

OrRefused<std::vector<KeptContestEntry>> Lobby::entries_of(const ContestDeal& deal) {
  const auto stored = store_.contest_entries(deal.id);
  if (!stored) {
    store_failed(stored.error());
    return tl::unexpected(store_trouble());
  }
  std::vector<KeptContestEntry> entries;
  for (const StoredContestEntry& one : *stored) {
    if (auto entry = contest_entry_in(one)) entries.push_back(std::move(*entry));
  }
  return entries;
}

// Whose table it is now, theirs is the entry, also where they have another code since.
OrRefused<std::string> Lobby::contestant_among(const std::vector<KeptContestEntry>& entries,
                                               const std::string& secret) {
  constexpr std::size_t kMostTables = 1000;
  const auto tables = store_.tables_of(hash_of_secret(secret), kMostTables);
  if (!tables) {
    store_failed(tables.error());
    return tl::unexpected(store_trouble());
  }
  const auto mine = std::ranges::find_if(entries, [&](const KeptContestEntry& entry) {
    return std::ranges::find(*tables, entry.table) != tables->end();
  });
  return mine == entries.end() ? std::string() : mine->person;
}

bool Lobby::may_enter_contest(Connection& connection, told::Id id) {
  if (addresses_.take(connection.group, Asset::Contests, outbox_.now())) return true;
  refuse_too_much(connection, id, "Too many contests; wait a moment.");
  return false;
}

bool Lobby::keep_entry(const ContestDeal& deal, const KeptContestEntry& entry) {
  const auto kept = store_.keep_contest_entry(deal.id, {entry.person, text_of(entry)});
  if (!kept) store_failed(kept.error());
  return kept.has_value();
}

void Lobby::obey(Connection& connection, const said::ContestNew& message) {
  const auto deal = new_duplicate(message);
  if (!deal) return refuse(connection, message.id, deal.error());
  if (!may_enter_contest(connection, message.id)) return;
  if (const auto kept = store_.keep_contest(deal->id, text_of(*deal)); !kept) {
    store_failed(kept.error());
    return refuse(connection, message.id, store_trouble());
  }
  answer(connection, message.id, told_of(*deal, {}, {}));
}

void Lobby::obey(Connection& connection, const said::ContestPlay& message) {
  const auto deal = contest_named(message.contest);
  if (!deal) return refuse(connection, message.id, deal.error());
  const auto entries = entries_of(*deal);
  if (!entries) return refuse(connection, message.id, entries.error());
  const auto contestant = contestant_among(*entries, message.secret);
  if (!contestant) return refuse(connection, message.id, contestant.error());
  if (const KeptContestEntry* mine = entry_of(*entries, *contestant))
    return answer(connection, message.id, told_again(*mine, message.secret));
  const std::string person = hash_of_secret(message.secret);
  // Who has given up this code has played with it.
  if (!told_of(*deal, *entries, person).open || entry_of(*entries, person))
    return refuse(connection, message.id, refusal("contest_over", "Nobody may begin this contest any more."));
  const MaybeTable table = contest_table(deal->start, message, seconds());
  if (!table) return refuse(connection, message.id, table.error());
  if (!may_enter_contest(connection, message.id)) return;
  // First the table, then the word of it, as with a rematch.
  if (!keep_table(connection, message.id, table->settings)) return;
  const KeptContestEntry entry{
      person, table->settings.seats[kContestant].name, table->settings.id, "playing", {}};
  const auto kept = store_.enter_contest(deal->id, {person, text_of(entry)});
  if (!kept) store_failed(kept.error());
  const auto mine = kept ? contest_entry_in(*kept) : std::nullopt;
  if (!mine) return refuse(connection, message.id, store_trouble());
  if (mine->table == entry.table) return answer(connection, message.id, table->created);
  // They have begun at another server a moment ago, and play there.
  if (const auto removed = store_.remove(entry.table); !removed) store_failed(removed.error());
  answer(connection, message.id, told_again(*mine, message.secret));
}

void Lobby::obey(Connection& connection, const said::Contest& message) {
  const auto deal = contest_named(message.contest);
  if (!deal) return refuse(connection, message.id, deal.error());
  auto entries = entries_of(*deal);
  if (!entries) return refuse(connection, message.id, entries.error());
  const auto person = contestant_among(*entries, message.secret.value_or(""));
  if (!person) return refuse(connection, message.id, person.error());
  const KeptContestEntry* mine = entry_of(*entries, *person);
  if (mine && is_playing(*mine)) {
    if (auto game = finished_game_at(mine->table))
      return verify_entry(connection, message.id, *deal, *mine, std::move(*game));
  }
  answer(connection, message.id, contest_told(*deal, std::move(*entries), *person));
}

void Lobby::verify_entry(const Connection& connection, told::Id id, const ContestDeal& deal,
                         const KeptContestEntry& entry, FinishedGame game) {
  auto& waiting = verifying_[entry.table];
  // Whoever asks all the time is answered once: nobody has paid for more than the question.
  const auto before = std::ranges::find(waiting, connection.id, &WaitsForVerification::connection);
  if (before != waiting.end())
    return refuse(connection, std::exchange(before->id, id), refusal("stale", "It is asked for again."));
  waiting.push_back({connection.id, id});
  if (waiting.size() > 1) return;
  BotQuestion question;
  question.asker = "verify " + entry.table;
  question.payer = connection.group;
  question.task = BotTask::Verify;
  question.record = std::move(game.record);
  bots_.ask(std::move(question),
            [this, deal, entry, changed_hands = game.changed_hands](const BotAnswer& answer) {
              finish_entry(deal, entry, *answer.verified, changed_hands);
            });
}

void Lobby::finish_entry(const ContestDeal& deal, KeptContestEntry entry, const Verification& verified,
                         bool changed_hands) {
  settle(entry, deal, verified, changed_hands);
  if (verified.problem)
    log_event(LogLevel::Info, "record_not_verified",
              {{"contest", deal.id},
               {"table", entry.table},
               {"line", std::to_string(verified.problem->line)},
               {"why", verified.problem->what}});
  OrRefused<told::Contest> told = tl::unexpected(store_trouble());
  // They all hold the seat, so they are all told the same.
  if (keep_entry(deal, entry)) {
    if (auto entries = entries_of(deal)) told = contest_told(deal, std::move(*entries), entry.person);
  }
  for (const WaitsForVerification& one : std::exchange(verifying_[entry.table], {})) {
    const auto found = connections_.find(one.connection);
    if (found != connections_.end()) answer(*found->second, one.id, told);
  }
  verifying_.erase(entry.table);
}

std::optional<Lobby::FinishedGame> Lobby::finished_game_at(const std::string& id) {
  // Another server may still have the table. Nothing happens there any more.
  const auto elsewhere = peeked(id);
  const auto table = elsewhere ? Stored<LiveTable*>(elsewhere.get()) : shelf_.find(id);
  if (!table) store_failed(table.error());
  if (!table || !*table || (*table)->room.status() != Room::Status::Over) return std::nullopt;
  const Room& room = (*table)->room;
  auto record = room.record();
  if (!record) return std::nullopt;
  return FinishedGame{std::move(record->record_text), room.changed_hands(kContestant)};
}

// Reviews that somebody has had made, of the person's decisions or of everybody's.
void Lobby::add_chances(std::vector<KeptContestEntry>& entries) {
  constexpr std::array<u8, 1> kOwnSeat{kContestant};
  for (KeptContestEntry& entry : entries) {
    if (!entry.result) continue;
    const auto game = finished_game_at(entry.table);
    if (!game) continue;
    for (const std::span<const u8> seats : {std::span<const u8>(kOwnSeat), std::span<const u8>()}) {
      const auto review = store_.review(review_key(game->record, seats, limits_.review_iterations));
      if (!review || !*review) continue;
      auto chances = yearly_chances(**review, entry.result->years.size());
      if (chances.empty()) continue;
      entry.result->chances = std::move(chances);
      break;
    }
  }
}

told::Contest Lobby::contest_told(const ContestDeal& deal, std::vector<KeptContestEntry> entries,
                                  const std::string& person) {
  const KeptContestEntry* mine = entry_of(entries, person);
  // A day has too many records to look at.
  if (deal.date.empty() && mine && !is_playing(*mine)) add_chances(entries);
  return told_of(deal, entries, person);
}

void Lobby::obey(Connection& connection, const said::ContestRecord& message) {
  const auto deal = contest_named(message.contest);
  if (!deal) return refuse(connection, message.id, deal.error());
  const auto entries = entries_of(*deal);
  if (!entries) return refuse(connection, message.id, entries.error());
  const auto person = contestant_among(*entries, message.secret);
  if (!person) return refuse(connection, message.id, person.error());
  const KeptContestEntry* mine = entry_of(*entries, *person);
  const KeptContestEntry* wanted = message.number < entries->size() ? &(*entries)[message.number] : nullptr;
  const bool others = wanted != mine;
  if (!mine || !wanted || is_playing(*mine) || is_playing(*wanted))
    return refuse(connection, message.id, refusal("not_over", "That game is not over, or yours is not."));
  if (others && !deal->date.empty())
    return refuse(connection, message.id,
                  refusal("unknown_contest", "Of a day everybody has their own record."));
  if (const auto elsewhere = peeked(wanted->table))
    return answer(connection, message.id, elsewhere->room.record());
  LiveTable* table = table_named(connection, message.id, wanted->table);
  if (table) answer(connection, message.id, table->room.record());
}

}  // namespace vendemmia
