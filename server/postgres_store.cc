#include "server/postgres_store.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "server/postgres_migrations.h"
#include "server/store_parts.h"
#include "server/store_words.h"

namespace vendemmia {
namespace {

constexpr const char* kAddTable =
    "INSERT INTO tables (id, start, host_secret_hash, listed, spectators, chat, pace, created, campaign, "
    "hints, chosen_deal, shared_screen, word_hash, clock, clock_seconds, clock_bot) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
constexpr const char* kAddSeat =
    "INSERT INTO seats (table_id, seat, kind, name, bot, secret_hash) VALUES ($1, $2, $3, $4, $5, $6)";
constexpr const char* kAddChain =
    "INSERT INTO chains (table_id, entries, head, settings, fence) VALUES ($1, 0, $2, $3, 0)";
constexpr const char* kGoOn = "SELECT go_on($1, $2, $3, $4, $5, $6)";
constexpr const char* kHoldOn = "SELECT hold_on($1, $2, $3)";
constexpr const char* kAddEntry =
    "INSERT INTO entries (table_id, number, kind, seat, value, text, secret_hash, time, digest, up) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
constexpr const char* kAddLine =
    "INSERT INTO chat (table_id, number, seat, name, text, time) VALUES ($1, $2, $3, $4, $5, $6)";
constexpr const char* kDropLines = "DELETE FROM chat WHERE table_id = $1 AND number < $2";
constexpr const char* kDropPosition = "DELETE FROM positions WHERE table_id = $1 AND adopted = 0";
constexpr const char* kAddPosition =
    "INSERT INTO positions (table_id, entries, answers, rules, adopted, position, digest, since, "
    "digest_since) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (table_id, entries) DO UPDATE SET "
    "answers = EXCLUDED.answers, rules = EXCLUDED.rules, adopted = EXCLUDED.adopted, position = "
    "EXCLUDED.position, digest = EXCLUDED.digest, since = EXCLUDED.since, digest_since = "
    "EXCLUDED.digest_since";
constexpr const char* kItsPositions =
    "SELECT entries, answers, rules, adopted, position, digest, since, digest_since FROM positions "
    "WHERE table_id = $1 ORDER BY entries";
constexpr const char* kTake =
    "SELECT coalesce(holder, ''), coalesce(lease, 0), coalesce(its_entries, 0), coalesce(its_head, '') FROM "
    "take_table($1, $2)";
constexpr const char* kOneTable =
    "SELECT start, host_secret_hash, listed, spectators, chat, pace, created, campaign, hints, chosen_deal, "
    "shared_screen, word_hash, clock, clock_seconds, clock_bot FROM tables WHERE id = $1";
constexpr const char* kItsSeats =
    "SELECT kind, name, bot, secret_hash FROM seats WHERE table_id = $1 ORDER BY seat";
constexpr const char* kItsEntries =
    "SELECT kind, seat, value, text, secret_hash, time, digest, up FROM entries WHERE table_id = $1 ORDER BY "
    "number";
constexpr const char* kItsLines =
    "SELECT number, seat, name, text, time FROM (SELECT number, seat, name, text, time FROM chat WHERE "
    "table_id "
    "= $1 ORDER BY number DESC LIMIT $2) AS last ORDER BY number";
constexpr const char* kOneChain = "SELECT entries, head, settings FROM chains WHERE table_id = $1";
constexpr const char* kMarkTable =
    "WITH marked AS (UPDATE tables SET finished = $1 WHERE id = $2 RETURNING listed) "
    "SELECT pg_notify('vendemmia', 'list') FROM marked WHERE listed <> 0";
constexpr const char* kListed =
    "SELECT id FROM tables WHERE listed <> 0 AND finished = 0 ORDER BY created DESC, number DESC LIMIT $1";
constexpr const char* kOfAPerson =
    "WITH came AS (SELECT table_id, -1 AS number FROM seats WHERE secret_hash = $1 AND secret_hash <> '' "
    "UNION "
    "ALL SELECT table_id, number FROM entries WHERE secret_hash = $1 AND secret_hash <> '' AND kind IN "
    "('sit', "
    "'carry')), went AS (SELECT table_id, number FROM entries WHERE kind = 'carry' AND text = $1) "
    "SELECT id FROM tables WHERE id IN (SELECT table_id FROM came WHERE number >= coalesce((SELECT "
    "max(number) "
    "FROM went WHERE went.table_id = came.table_id), -1)) ORDER BY finished, created DESC, number DESC LIMIT "
    "$2";
constexpr const char* kKeepUptime =
    "INSERT INTO uptime (id, milliseconds) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET milliseconds = "
    "greatest(uptime.milliseconds, EXCLUDED.milliseconds)";
constexpr const char* kUptime = "SELECT milliseconds FROM uptime WHERE id = 0";
constexpr const char* kCount = "SELECT count(*) FROM tables";
constexpr const char* kProbe = "UPDATE nodes SET probes = probes + 1 WHERE id = $1";
constexpr const char* kKeepReview =
    "INSERT INTO reviews (key, text) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET text = EXCLUDED.text, "
    "number = DEFAULT";
constexpr const char* kDropReviews =
    "DELETE FROM reviews WHERE number <= (SELECT number FROM reviews ORDER BY number DESC OFFSET $1 LIMIT 1)";
constexpr const char* kOneReview = "SELECT text FROM reviews WHERE key = $1";

}  // namespace

Stored<std::unique_ptr<PostgresStore>> PostgresStore::open(const PostgresOptions& options) {
  const auto failed = [&](const StoreFailure& failure) {
    return tl::unexpected(StoreFailure{"cannot use the tables in the database: " + failure.what});
  };
  std::error_code error;
  std::filesystem::create_directories(options.folder, error);
  if (error)
    return tl::unexpected(
        StoreFailure{"cannot make the folder " + options.folder.string() + ": " + error.message()});
  // Whoever cannot reach the database knows that before others take over.
  constexpr std::chrono::milliseconds kShortest{500};
  constexpr std::chrono::milliseconds kLongest{3'000};
  Postgres database(options.address, std::clamp(options.lease / 2, kShortest, kLongest));
  if (auto connected = database.connect(); !connected) return failed(connected.error());
  const auto sealed = is_sealed(database);
  if (!sealed) return failed(sealed.error());
  const auto seal =
      Seal::open(options.folder / "tables.key", *sealed ? Seal::IfMissing::Fail : Seal::IfMissing::Make);
  if (!seal) return failed(seal.error());
  if (auto ready = migrate(database, *seal); !ready) return failed(ready.error());
  std::unique_ptr<PostgresStore> store(new PostgresStore(options, *seal, std::move(database)));
  if (auto there = store->wait_for_name(); !there) return failed(there.error());
  return store;
}

Stored<void> PostgresStore::write(const Query& command) {
  if (auto written = database_.transaction(std::span(&command, 1)); !written)
    return tl::unexpected(written.error());
  return {};
}

Stored<void> PostgresStore::create(const TableSettings& table) {
  const std::string start = text_of(table.start);
  const std::string_view clock = word_of(kClockWords, table.clock.per);
  std::vector<Query> commands;
  commands.emplace_back(kAddTable, table.id, seal_.closed(start, "start " + table.id), table.host_secret_hash,
                        flag(table.listed), flag(table.spectators), flag(table.chat), u64{table.pace},
                        table.created, flag(table.campaign), flag(table.hints), flag(table.chosen_deal),
                        flag(table.shared_screen), table.word_hash, clock, u64{table.clock.seconds},
                        table.clock.bot);
  EntryChain chain(table.id, start, table.host_secret_hash);
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    const SeatSetup& one = table.seats[seat];
    const std::string_view kind = word_of(kSeatWords, one.kind);
    commands.emplace_back(kAddSeat, table.id, u64{seat}, kind, one.name, one.bot, one.secret_hash);
    chain.add_seat(kind, one);
  }
  // It belongs to nobody before somebody comes in, wherever that is.
  commands.emplace_back(kAddChain, table.id, chain.head(), settings_hash(table, clock));
  if (auto created = database_.transaction(commands); !created) return tl::unexpected(created.error());
  listing_.reset();
  return {};
}

// --- Additions -----------------------------------------------------------------------------------------

Stored<void> PostgresStore::append(std::span<const Addition> additions) {
  std::vector<Query> commands;
  Stored<void> prepared;
  for (const Addition& addition : additions) {
    if (prepared) prepared = add_entries(addition, commands);
    add_chat(addition, commands);
    if (addition.position) add_position(addition.table, *addition.position, commands);
  }
  if (prepared) {
    const auto stored = database_.transaction(commands);
    if (stored) return {};
    prepared = tl::unexpected(stored.error());
  }
  // Nothing of it counts, and what is on disk is not known.
  std::vector<std::string> tables;
  for (const Addition& addition : additions) {
    held_.erase(addition.table);
    tables.push_back(addition.table);
  }
  const bool refused = database_.code().starts_with("VN");
  if (refused) prepared.error().elsewhere = elsewhere(tables);
  if (refused) prepared.error().one_table = true;
  return prepared;
}

Stored<void> PostgresStore::add_entries(const Addition& addition, std::vector<Query>& commands) {
  const auto held = hold(addition.table);
  if (!held) return tl::unexpected(held.error());
  const u64 fence = (*held)->fence;
  if (addition.entries.empty()) {
    commands.emplace_back(kHoldOn, addition.table, id_, fence);
    return {};
  }
  EntryChain& chain = (*held)->chain;
  std::vector<Query> rows;
  u64 number = addition.first;
  for (const Entry& entry : addition.entries) {
    const std::string_view kind = word_of(kEntryWords, entry.kind);
    const bool hidden = entry.kind == EntryKind::DealAnew;
    const std::string text = hidden ? seal_.closed(entry.text, "deal_anew " + addition.table) : entry.text;
    rows.emplace_back(kAddEntry, addition.table, number++, kind, u64{entry.seat}, u64{entry.number}, text,
                      entry.secret_hash, entry.time, entry.digest, entry.up);
    chain.add(kind, entry);
  }
  // First, so that nobody writes anything who may not.
  commands.emplace_back(kGoOn, addition.table, id_, fence, u64{addition.first}, number, chain.head());
  std::ranges::move(rows, std::back_inserter(commands));
  return {};
}

void PostgresStore::add_chat(const Addition& addition, std::vector<Query>& commands) {
  u64 number = addition.first_line;
  for (const Entry& line : addition.chat)
    commands.emplace_back(kAddLine, addition.table, number++, u64{line.seat}, line.name, line.text,
                          line.time);
  if (!addition.chat.empty() && number > kChatLinesKept)
    commands.emplace_back(kDropLines, addition.table, number - kChatLinesKept);
}

void PostgresStore::add_position(std::string_view table, const StoredPosition& one,
                                 std::vector<Query>& commands) {
  commands.emplace_back(kDropPosition, table);
  commands.emplace_back(kAddPosition, table, u64{one.entries}, u64{one.answers}, u64{one.rules},
                        flag(one.adopted), seal_.closed(one.position, "position " + std::string(table)),
                        one.digest, text_of_lines(one.since), one.digest_since);
}

// --- Reading -------------------------------------------------------------------------------------------

Stored<std::optional<StoredTable>> PostgresStore::load(std::string_view id) {
  const std::string table(id);
  held_.erase(table);
  std::erase(let_go_, table);
  // While this lasts, nobody else takes it or adds to it.
  const std::vector<Query> commands{Query(kTake, id, id_),
                                    Query(kOneTable, id),
                                    Query(kItsSeats, id),
                                    Query(kItsEntries, id),
                                    Query(kItsLines, id, u64{kChatLinesKept}),
                                    Query(kOneChain, id)};
  const auto rows = database_.transaction(commands);
  if (!rows) return tl::unexpected(rows.error());
  const Rows& taken = rows->front();
  if (std::string holder = taken.text(0, 0); !holder.empty())
    return tl::unexpected(StoreFailure{
        "table " + table + ": server " + holder + " has it", true, {{table, std::move(holder)}}});
  auto read_table = read(id, std::span(*rows).subspan(1));
  if (read_table && *read_table)
    held_.insert_or_assign(table, Held{taken.number(0, 1), EntryChain(taken.text(0, 3))});
  return read_table;
}

Stored<std::optional<StoredTable>> PostgresStore::peek(std::string_view id) {
  // One look at everything, so that what is added meanwhile is in all of it or in none.
  const std::vector<Query> commands{Query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"),
                                    Query(kOneTable, id),
                                    Query(kItsSeats, id),
                                    Query(kItsEntries, id),
                                    Query(kItsLines, id, u64{kChatLinesKept}),
                                    Query(kOneChain, id)};
  const auto rows = database_.transaction(commands);
  if (!rows) return tl::unexpected(rows.error());
  return read(id, std::span(*rows).subspan(1));
}

Stored<std::optional<StoredTable>> PostgresStore::read(std::string_view id, std::span<const Rows> rows) {
  const Rows& row = rows[0];
  const std::string table_id(id);
  if (row.size() == 0) {
    if (rows[4].size() == 0) return std::optional<StoredTable>();
    return tl::unexpected(StoreFailure{"table " + table_id + ": its settings are lost", true});
  }
  StoredTable table;
  TableSettings& settings = table.settings;
  settings.id = id;
  settings.host_secret_hash = row.text(0, 1);
  settings.listed = row.number(0, 2) != 0;
  settings.spectators = row.number(0, 3) != 0;
  settings.chat = row.number(0, 4) != 0;
  settings.pace = static_cast<u16>(row.number(0, 5));
  settings.created = row.number(0, 6);
  settings.campaign = row.number(0, 7) != 0;
  settings.hints = row.number(0, 8) != 0;
  settings.chosen_deal = row.number(0, 9) != 0;
  settings.shared_screen = row.number(0, 10) != 0;
  settings.word_hash = row.text(0, 11);
  const auto clock = kind_of<ClockKind>(kClockWords, row.text(0, 12));
  if (!clock) return tl::unexpected(clock.error());
  settings.clock = {*clock, static_cast<u32>(row.number(0, 13)), row.text(0, 14)};
  const auto start = seal_.opened(row.text(0, 0), "start " + table_id);
  if (!start) return tl::unexpected(StoreFailure{"table " + table_id + ": its start is damaged", true});
  if (auto started = read_start(*start, table); !started) return tl::unexpected(started.error());

  EntryChain chain(id, *start, settings.host_secret_hash);
  for (std::size_t i = 0; i < rows[1].size(); ++i) {
    const auto kind = kind_of<SeatKind>(kSeatWords, rows[1].text(i, 0));
    if (!kind) return tl::unexpected(kind.error());
    settings.seats.push_back({*kind, rows[1].text(i, 1), rows[1].text(i, 2), rows[1].text(i, 3)});
    chain.add_seat(word_of(kSeatWords, *kind), settings.seats.back());
  }
  if (auto done = read_entries(id, rows[2], table.entries); !done) return tl::unexpected(done.error());
  if (auto same = compare_chain(table, std::move(chain), rows[4]); !same) return tl::unexpected(same.error());
  const Rows& lines = rows[3];
  for (std::size_t i = 0; i < lines.size(); ++i)
    table.chat.push_back({EntryKind::Chat, static_cast<Seat>(lines.number(i, 1)), 0, lines.text(i, 3), "",
                          lines.number(i, 4), lines.text(i, 2)});
  if (lines.size() > 0) table.first_line = static_cast<u32>(lines.number(0, 0));
  return std::optional(std::move(table));
}

Stored<void> PostgresStore::read_entries(std::string_view id, const Rows& rows, std::vector<Entry>& entries) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto kind = kind_of<EntryKind>(kEntryWords, rows.text(i, 0));
    if (!kind) return tl::unexpected(kind.error());
    entries.push_back({*kind, static_cast<Seat>(rows.number(i, 1)), static_cast<u32>(rows.number(i, 2)),
                       rows.text(i, 3), rows.text(i, 4), rows.number(i, 5), "", rows.number(i, 6),
                       rows.number(i, 7)});
    if (*kind == EntryKind::DealAnew)
      entries.back().text = seal_.opened(entries.back().text, "deal_anew " + std::string(id)).value_or("");
  }
  return {};
}

Stored<void> PostgresStore::compare_chain(const StoredTable& table, EntryChain chain, const Rows& stored) {
  for (const Entry& entry : table.entries) chain.add(word_of(kEntryWords, entry.kind), entry);
  const TableSettings& settings = table.settings;
  const bool same = stored.size() == 1 && stored.number(0, 0) == table.entries.size() &&
                    stored.text(0, 1) == chain.head() &&
                    stored.text(0, 2) == settings_hash(settings, word_of(kClockWords, settings.clock.per));
  if (same) return {};
  return tl::unexpected(
      StoreFailure{"table " + settings.id + ": what is stored is not what was played", true});
}

Stored<std::vector<StoredPosition>> PostgresStore::positions(std::string_view table) {
  const auto rows = database_.run(Query(kItsPositions, table));
  if (!rows) return tl::unexpected(rows.error());
  std::vector<StoredPosition> positions;
  for (std::size_t i = 0; i < rows->size(); ++i) {
    // One that cannot be opened is damaged, as whoever reads it will find.
    positions.push_back({static_cast<u32>(rows->number(i, 0)), static_cast<u32>(rows->number(i, 1)),
                         static_cast<unsigned>(rows->number(i, 2)), rows->number(i, 3) != 0,
                         seal_.opened(rows->text(i, 4), "position " + std::string(table)).value_or(""),
                         rows->number(i, 5), lines_of(rows->text(i, 6)), rows->number(i, 7)});
  }
  return positions;
}

Stored<std::vector<std::string>> PostgresStore::names(const Query& command) {
  const auto rows = database_.run(command);
  if (!rows) return tl::unexpected(rows.error());
  std::vector<std::string> all;
  for (std::size_t i = 0; i < rows->size(); ++i) all.push_back(rows->text(i, 0));
  return all;
}

Stored<std::vector<std::string>> PostgresStore::tables_of(std::string_view secret_hash, std::size_t most) {
  return names(Query(kOfAPerson, secret_hash, u64{most}));
}

Stored<std::vector<std::string>> PostgresStore::listed(std::size_t most) {
  return names(Query(kListed, u64{most}));
}

// --- Notes ---------------------------------------------------------------------------------------------

Stored<void> PostgresStore::mark(std::string_view id, Finished finished) {
  listing_.reset();
  return write(Query(kMarkTable, flag(finished == Finished::Yes), id));
}

Stored<void> PostgresStore::save_uptime(UpTime uptime) { return write(Query(kKeepUptime, uptime)); }

Stored<UpTime> PostgresStore::uptime() {
  const auto rows = database_.run(Query(kUptime));
  if (!rows) return tl::unexpected(rows.error());
  return rows->size() == 0 ? UpTime{0} : rows->number(0, 0);
}

Stored<void> PostgresStore::probe() { return write(Query(kProbe, id_)); }

Stored<std::size_t> PostgresStore::tables() {
  const auto rows = database_.run(Query(kCount));
  if (!rows) return tl::unexpected(rows.error());
  return rows->number(0, 0);
}

Stored<void> PostgresStore::keep_review(std::string_view key, std::string_view review) {
  const std::vector<Query> commands{Query(kKeepReview, key, review), Query(kDropReviews, u64{kReviewsKept})};
  if (auto kept = database_.transaction(commands); !kept) return tl::unexpected(kept.error());
  return {};
}

Stored<std::optional<std::string>> PostgresStore::review(std::string_view key) {
  const auto rows = database_.run(Query(kOneReview, key));
  if (!rows) return tl::unexpected(rows.error());
  if (rows->size() == 0) return std::optional<std::string>();
  return std::optional(rows->text(0, 0));
}

}  // namespace vendemmia
