#include "server/sqlite_store.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include <sys/file.h>
#include <sys/stat.h>

#include "server/migrations.h"
#include "server/store_parts.h"
#include "server/store_words.h"

namespace vendemmia {
namespace {

std::string why_not() { return ": " + std::generic_category().message(errno); }

// Calls `take` for every row. Whatever happens, the query is closed afterwards: an open one would keep the log of
// the database from being cleared.
template <class Take>
Stored<void> for_each_row(Statement& query, Take&& take) {
  while (true) {
    const auto more = query.row();
    if (!more) return tl::unexpected(more.error());
    if (!*more) return {};
    if (Stored<void> taken = take(); !taken) {
      query.done();
      return taken;
    }
  }
}

// Hands, decks and the hashes of secrets are in it. What SQLite puts beside it has the same permissions.
Stored<void> close_to_others(const std::filesystem::path& path) {
  constexpr mode_t kOwnerOnly = 0600;
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnly);
  if (file < 0) {
    if (errno != EACCES && errno != EROFS) return tl::unexpected(StoreFailure{path.string() + why_not()});
    return tl::unexpected(StoreFailure{path.string() + " can only be read"});
  }
  // Somebody else's file, shared with a group, stays as it is.
  static_cast<void>(::fchmod(file, kOwnerOnly));
  ::close(file);
  return {};
}

}  // namespace

Stored<FolderLock> FolderLock::take(const std::filesystem::path& folder) {
  const std::filesystem::path path = folder / "lock";
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return tl::unexpected(StoreFailure{"cannot write to " + folder.string() + why_not()});
  FolderLock lock(file);
  if (::flock(file, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) return tl::unexpected(StoreFailure{"another server is using " + folder.string()});
  return tl::unexpected(StoreFailure{"cannot lock " + path.string() + why_not()});
}

FolderLock::~FolderLock() {
  if (file_ >= 0) ::close(file_);
}

Stored<SqliteStore::Statements> SqliteStore::prepare(Database& database) {
  std::optional<StoreFailure> problem;
  const auto statement = [&](std::string_view sql) -> Statement {
    auto prepared = database.prepare(sql);
    if (prepared) return std::move(*prepared);
    problem = prepared.error();
    return Statement::none();
  };
  Statements all{
      .add_table = statement("INSERT INTO tables (id, start, host_secret_hash, listed, spectators, chat, "
                             "pace, created, campaign, hints, chosen_deal, shared_screen, word_hash, clock, "
                             "clock_seconds, clock_bot) "
                             "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      .add_seat = statement(
          "INSERT INTO seats (table_id, seat, kind, name, bot, secret_hash) VALUES (?, ?, ?, ?, ?, ?)"),
      .add_entry = statement(
          "INSERT INTO entries (table_id, number, kind, seat, value, text, secret_hash, time, digest, up) "
          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      .one_table = statement(
          "SELECT start, host_secret_hash, listed, spectators, chat, pace, created, campaign, hints, "
          "chosen_deal, shared_screen, word_hash, clock, clock_seconds, clock_bot FROM tables WHERE id = ?"),
      .its_seats =
          statement("SELECT kind, name, bot, secret_hash FROM seats WHERE table_id = ? ORDER BY seat"),
      .its_entries = statement("SELECT kind, seat, value, text, secret_hash, time, digest, up FROM entries "
                               "WHERE table_id = ? ORDER BY number"),
      .drop_position = statement("DELETE FROM positions WHERE table_id = ? AND NOT adopted"),
      .add_position =
          statement("INSERT OR REPLACE INTO positions (table_id, entries, answers, rules, adopted, position, "
                    "digest, since, digest_since) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      .its_positions = statement("SELECT entries, answers, rules, adopted, position, digest, since, "
                                 "digest_since FROM positions WHERE table_id = ? ORDER BY entries"),
      .add_line =
          statement("INSERT INTO chat (table_id, number, seat, name, text, time) VALUES (?, ?, ?, ?, ?, ?)"),
      .drop_lines = statement("DELETE FROM chat WHERE table_id = ? AND number < ?"),
      .its_lines = statement(
          "SELECT number, seat, name, text, time FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"),
      .add_chain = statement("INSERT INTO chains (table_id, entries, head, settings) VALUES (?, 0, ?, ?)"),
      .set_chain = statement("UPDATE chains SET entries = ?, head = ? WHERE table_id = ? AND entries = ?"),
      .one_chain = statement("SELECT entries, head, settings FROM chains WHERE table_id = ?"),
      .probe = statement("INSERT OR REPLACE INTO probe (id, bytes) VALUES (0, randomblob(8192))"),
      .mark = statement("UPDATE tables SET finished = ? WHERE id = ?"),
      .listed = statement(
          "SELECT id FROM tables WHERE listed AND NOT finished ORDER BY created DESC, rowid DESC LIMIT ?"),
      .of_a_person = statement(
          "WITH came AS (SELECT table_id, -1 AS number FROM seats WHERE secret_hash = ?1 AND secret_hash <> "
          "'' UNION ALL SELECT table_id, number FROM entries WHERE secret_hash = ?1 AND secret_hash <> '' "
          "AND "
          "kind IN ('sit', 'carry')), "
          "went AS (SELECT table_id, number FROM entries WHERE kind = 'carry' AND text = ?1) "
          "SELECT id FROM tables WHERE id IN (SELECT table_id FROM came WHERE number >= coalesce((SELECT "
          "max(number) FROM went WHERE went.table_id = came.table_id), -1)) "
          "ORDER BY finished, created DESC, rowid DESC LIMIT ?2"),
      .save_uptime = statement("INSERT OR REPLACE INTO uptime (id, milliseconds) VALUES (0, ?)"),
      .uptime = statement("SELECT milliseconds FROM uptime WHERE id = 0"),
      .count = statement("SELECT count(*) FROM tables"),
      .keep_review = statement("INSERT OR REPLACE INTO reviews (key, text) VALUES (?, ?)"),
      .drop_reviews = statement(
          "DELETE FROM reviews WHERE rowid NOT IN (SELECT rowid FROM reviews ORDER BY rowid DESC LIMIT ?)"),
      .one_review = statement("SELECT text FROM reviews WHERE key = ?"),
      .keep_contest = statement("INSERT INTO contests (id, text) VALUES (?, ?)"),
      .drop_contests = statement("DELETE FROM contests WHERE rowid <= (SELECT max(rowid) FROM contests) - ?"),
      .one_contest = statement("SELECT text FROM contests WHERE id = ?"),
      .keep_contest_entry = statement("INSERT INTO contest_entries (contest, person, text) VALUES (?, ?, ?) "
                                      "ON CONFLICT (contest, person) DO UPDATE SET text = excluded.text"),
      .drop_contest_entries = statement(
          "DELETE FROM contest_entries WHERE rowid <= (SELECT max(rowid) FROM contest_entries) - ?"),
      .its_contest_entries =
          statement("SELECT person, text FROM contest_entries WHERE contest = ? ORDER BY rowid"),
      .save_campaign = statement("INSERT OR REPLACE INTO campaigns (secret_hash, name, text, tables, "
                                 "running) VALUES (?, ?, ?, ?, ?)"),
      .carry_campaign = statement("UPDATE campaigns SET secret_hash = ?2 WHERE secret_hash = ?1"),
      .any_campaign = statement("SELECT 1 FROM campaigns WHERE secret_hash = ?"),
      .one_campaign = statement("SELECT name, text, tables, running FROM campaigns WHERE secret_hash = ?"),
  };
  if (problem) return tl::unexpected(*problem);
  return all;
}

Stored<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error)
    return tl::unexpected(StoreFailure{"cannot make the folder " + folder.string() + ": " + error.message()});
  auto lock = FolderLock::take(folder);
  if (!lock) return tl::unexpected(lock.error());

  const auto failed = [&](const StoreFailure& failure) {
    return tl::unexpected(StoreFailure{"cannot use the tables in " + folder.string() + ": " + failure.what});
  };
  const std::filesystem::path file = folder / "tables.sqlite";
  if (const auto closed = close_to_others(file); !closed) return failed(closed.error());
  auto database = Database::open(file);
  if (!database) return failed(database.error());
  // FULL: a commit has reached the disk before it returns, also with a write-ahead log.
  auto ready =
      database->run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  if (ready) ready = database->check();
  if (!ready) return failed(ready.error());
  const auto sealed = is_sealed(*database);
  if (!sealed) return failed(sealed.error());
  const auto seal =
      Seal::open(folder / "tables.key", *sealed ? Seal::IfMissing::Fail : Seal::IfMissing::Make);
  if (!seal) return failed(seal.error());
  if (ready = migrate(*database, *seal); !ready) return failed(ready.error());
  database->clear_log_beside(file);
  auto statements = prepare(*database);
  if (!statements) return failed(statements.error());
  return std::unique_ptr<SqliteStore>(
      new SqliteStore(std::move(*lock), *seal, std::move(*database), std::move(*statements)));
}

Stored<void> SqliteStore::create(const TableSettings& table) {
  return database_.transaction([&]() -> Stored<void> {
    const std::string start = text_of(table.start);
    const std::string sealed = seal_.closed(start, "start " + table.id);
    auto added =
        statements_.add_table
            .with(table.id, sealed, table.host_secret_hash, flag(table.listed), flag(table.spectators),
                  flag(table.chat), u64{table.pace}, table.created, flag(table.campaign), flag(table.hints),
                  flag(table.chosen_deal), flag(table.shared_screen), table.word_hash,
                  word_of(kClockWords, table.clock.per), u64{table.clock.seconds}, table.clock.bot)
            .run();
    for (std::size_t seat = 0; added && seat < table.seats.size(); ++seat) {
      const SeatSetup& one = table.seats[seat];
      added =
          statements_.add_seat
              .with(table.id, u64{seat}, word_of(kSeatWords, one.kind), one.name, one.bot, one.secret_hash)
              .run();
    }
    if (!added) return added;
    EntryChain chain(table.id, start, table.host_secret_hash);
    for (const SeatSetup& seat : table.seats) chain.add_seat(word_of(kSeatWords, seat.kind), seat);
    const std::string settings = settings_hash(table, word_of(kClockWords, table.clock.per));
    return statements_.add_chain.with(table.id, chain.head(), settings).run();
  });
}

Stored<void> SqliteStore::add_entries(const Addition& addition) {
  if (addition.entries.empty()) return {};
  const auto known = chain_of(addition.table);
  if (!known) return tl::unexpected(known.error());
  EntryChain& chain = **known;
  u64 number = addition.first;
  for (const Entry& entry : addition.entries) {
    const bool hidden = entry.kind == EntryKind::DealAnew;
    const std::string sealed = hidden ? seal_.closed(entry.text, "deal_anew " + addition.table) : "";
    auto added = statements_.add_entry
                     .with(addition.table, number++, word_of(kEntryWords, entry.kind), u64{entry.seat},
                           u64{entry.number}, hidden ? sealed : entry.text, entry.secret_hash, entry.time,
                           entry.digest, entry.up)
                     .run();
    if (!added) return added;
    chain.add(word_of(kEntryWords, entry.kind), entry);
  }
  auto set = statements_.set_chain.with(number, chain.head(), addition.table, u64{addition.first}).run();
  if (set && database_.changed() != 1)
    return tl::unexpected(StoreFailure{"table " + addition.table + ": its entries end elsewhere", true});
  return set;
}

Stored<EntryChain*> SqliteStore::chain_of(const std::string& table) {
  constexpr std::size_t kMost = 20'000;
  if (const auto known = chains_.find(table); known != chains_.end()) return &known->second;
  if (chains_.size() >= kMost) chains_.clear();
  Statement& query = statements_.one_chain.with(table);
  const auto found = query.row();
  if (!found) return tl::unexpected(found.error());
  if (!*found) return tl::unexpected(StoreFailure{"table " + table + ": it has no chain", true});
  const auto place = chains_.emplace(table, EntryChain(query.text(1))).first;
  query.done();
  return &place->second;
}

Stored<void> SqliteStore::append(std::span<const Addition> additions) {
  Stored<void> stored = append_all(additions);
  // Nothing of it counts, and what is on disk is not known.
  if (!stored) chains_.clear();
  return stored;
}

Stored<void> SqliteStore::append_all(std::span<const Addition> additions) {
  return database_.transaction([&]() -> Stored<void> {
    for (const Addition& addition : additions) {
      if (auto added = add_entries(addition); !added) return added;
      if (auto added = add_chat(addition); !added) return added;
      if (!addition.position) continue;
      if (auto kept = add_position(addition.table, *addition.position); !kept) return kept;
    }
    return {};
  });
}

Stored<void> SqliteStore::add_chat(const Addition& addition) {
  u64 number = addition.first_line;
  for (const Entry& line : addition.chat) {
    auto added =
        statements_.add_line.with(addition.table, number++, u64{line.seat}, line.name, line.text, line.time)
            .run();
    if (!added) return added;
  }
  if (addition.chat.empty() || number <= kChatLinesKept) return {};
  return statements_.drop_lines.with(addition.table, number - kChatLinesKept).run();
}

Stored<void> SqliteStore::read_chat(std::string_view id, StoredTable& table) {
  Statement& query = statements_.its_lines.with(id, u64{kChatLinesKept});
  const auto read = for_each_row(query, [&]() -> Stored<void> {
    table.first_line = static_cast<u32>(query.number(0));
    table.chat.push_back({EntryKind::Chat, static_cast<Seat>(query.number(1)), 0, query.text(3), "",
                          query.number(4), query.text(2)});
    return {};
  });
  std::ranges::reverse(table.chat);
  return read;
}

Stored<void> SqliteStore::add_position(std::string_view table, const StoredPosition& one) {
  if (auto dropped = statements_.drop_position.with(table).run(); !dropped) return dropped;
  const std::string since = text_of_lines(one.since);
  const std::string sealed = seal_.closed(one.position, "position " + std::string(table));
  return statements_.add_position
      .with(table, u64{one.entries}, u64{one.answers}, u64{one.rules}, flag(one.adopted), sealed, one.digest,
            since, one.digest_since)
      .run();
}

Stored<std::vector<StoredPosition>> SqliteStore::positions(std::string_view table) {
  std::vector<StoredPosition> positions;
  Statement& query = statements_.its_positions.with(table);
  const auto read = for_each_row(query, [&]() -> Stored<void> {
    // One that cannot be opened is damaged, as whoever reads it will find.
    positions.push_back({static_cast<u32>(query.number(0)), static_cast<u32>(query.number(1)),
                         static_cast<unsigned>(query.number(2)), query.number(3) != 0,
                         seal_.opened(query.text(4), "position " + std::string(table)).value_or(""),
                         query.number(5), lines_of(query.text(6)), query.number(7)});
    return {};
  });
  if (!read) return tl::unexpected(read.error());
  return positions;
}

Stored<std::optional<StoredTable>> SqliteStore::not_there(std::string_view id) {
  Statement& query = statements_.one_chain.with(id);
  const auto chain = query.row();
  query.done();
  if (!chain) return tl::unexpected(chain.error());
  if (*chain)
    return tl::unexpected(StoreFailure{"table " + std::string(id) + ": its settings are lost", true});
  return std::optional<StoredTable>();
}

Stored<std::optional<StoredTable>> SqliteStore::load(std::string_view id) {
  Statement& query = statements_.one_table.with(id);
  const auto found = query.row();
  if (!found) return tl::unexpected(found.error());
  if (!*found) return not_there(id);

  StoredTable table;
  TableSettings& settings = table.settings;
  settings.id = id;
  settings.host_secret_hash = query.text(1);
  settings.listed = query.number(2) != 0;
  settings.spectators = query.number(3) != 0;
  settings.chat = query.number(4) != 0;
  settings.pace = static_cast<u16>(query.number(5));
  settings.created = query.number(6);
  settings.campaign = query.number(7) != 0;
  settings.hints = query.number(8) != 0;
  settings.chosen_deal = query.number(9) != 0;
  settings.shared_screen = query.number(10) != 0;
  settings.word_hash = query.text(11);
  const auto clock = kind_of<ClockKind>(kClockWords, query.text(12));
  settings.clock = {clock.value_or(ClockKind::None), static_cast<u32>(query.number(13)), query.text(14)};
  const auto opened = seal_.opened(query.text(0), "start " + std::string(id));
  query.done();
  if (!clock) return tl::unexpected(clock.error());
  if (!opened) return tl::unexpected(StoreFailure{"table " + settings.id + ": its start is damaged", true});
  const std::string& start_text = *opened;
  if (auto started = read_start(start_text, table); !started) return tl::unexpected(started.error());
  auto read = read_seats(id, settings);
  EntryChain chain(id, start_text, settings.host_secret_hash);
  for (const SeatSetup& seat : settings.seats) chain.add_seat(word_of(kSeatWords, seat.kind), seat);
  if (read) read = read_entries(id, table.entries);
  if (read) read = compare_chain(table, std::move(chain));
  if (read) read = read_chat(id, table);
  if (!read) return tl::unexpected(read.error());
  return std::optional(std::move(table));
}

// Rows may be lost or changed by a bad disk, and what is left may still read as a game.
Stored<void> SqliteStore::compare_chain(const StoredTable& table, EntryChain chain) {
  const std::string& id = table.settings.id;
  for (const Entry& entry : table.entries) chain.add(word_of(kEntryWords, entry.kind), entry);
  Statement& query = statements_.one_chain.with(id);
  const auto found = query.row();
  if (!found) return tl::unexpected(found.error());
  const std::string settings = query.text(2);
  const bool same =
      *found && query.number(0) == table.entries.size() && query.text(1) == chain.head() &&
      (settings.empty() ||
       settings == settings_hash(table.settings, word_of(kClockWords, table.settings.clock.per)));
  query.done();
  if (same) return {};
  return tl::unexpected(StoreFailure{"table " + id + ": what is stored is not what was played", true});
}

Stored<void> SqliteStore::read_seats(std::string_view id, TableSettings& settings) {
  Statement& query = statements_.its_seats.with(id);
  return for_each_row(query, [&]() -> Stored<void> {
    const auto kind = kind_of<SeatKind>(kSeatWords, query.text(0));
    if (!kind) return tl::unexpected(kind.error());
    settings.seats.push_back({*kind, query.text(1), query.text(2), query.text(3)});
    return {};
  });
}

Stored<void> SqliteStore::read_entries(std::string_view id, std::vector<Entry>& entries) {
  Statement& query = statements_.its_entries.with(id);
  return for_each_row(query, [&]() -> Stored<void> {
    const auto kind = kind_of<EntryKind>(kEntryWords, query.text(0));
    if (!kind) return tl::unexpected(kind.error());
    entries.push_back({*kind, static_cast<Seat>(query.number(1)), static_cast<u32>(query.number(2)),
                       query.text(3), query.text(4), query.number(5), "", query.number(6), query.number(7)});
    if (*kind == EntryKind::DealAnew)
      entries.back().text = seal_.opened(entries.back().text, "deal_anew " + std::string(id)).value_or("");
    return {};
  });
}

Stored<std::vector<std::string>> SqliteStore::tables_of(std::string_view secret_hash, std::size_t most) {
  std::vector<std::string> ids;
  Statement& query = statements_.of_a_person.with(secret_hash, u64{most});
  const auto read = for_each_row(query, [&]() -> Stored<void> {
    ids.push_back(query.text(0));
    return {};
  });
  if (!read) return tl::unexpected(read.error());
  return ids;
}

Stored<void> SqliteStore::save_uptime(UpTime uptime) { return statements_.save_uptime.with(uptime).run(); }

Stored<UpTime> SqliteStore::uptime() {
  Statement& query = statements_.uptime.with();
  const auto row = query.row();
  if (!row) return tl::unexpected(row.error());
  const UpTime uptime = *row ? query.number(0) : 0;
  query.done();
  return uptime;
}

Stored<void> SqliteStore::mark(std::string_view id, Finished finished) {
  return statements_.mark.with(flag(finished == Finished::Yes), id).run();
}

Stored<std::vector<std::string>> SqliteStore::listed(std::size_t most) {
  std::vector<std::string> ids;
  Statement& query = statements_.listed.with(u64{most});
  const auto read = for_each_row(query, [&]() -> Stored<void> {
    ids.push_back(query.text(0));
    return {};
  });
  if (!read) return tl::unexpected(read.error());
  return ids;
}

Stored<void> SqliteStore::probe() { return statements_.probe.with().run(); }

Stored<std::size_t> SqliteStore::tables() {
  Statement& query = statements_.count.with();
  const auto row = query.row();
  if (!row) return tl::unexpected(row.error());
  const std::size_t count = query.number(0);
  query.done();
  return count;
}

}  // namespace vendemmia
