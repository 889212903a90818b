// Which server has which table, and what the servers tell each other.
#include <algorithm>
#include <charconv>
#include <thread>
#include <utility>

#include "server/postgres_store.h"
#include "server/store_parts.h"

namespace vendemmia {
namespace {

// A name that was left behind is taken over when its time is up.
constexpr const char* kEnlist =
    "INSERT INTO nodes (name, id, ends) VALUES ($1, nextval('node_ids'), clock_timestamp() + $2 * interval "
    "'1 "
    "millisecond') ON CONFLICT (name) DO UPDATE SET id = nextval('node_ids'), ends = EXCLUDED.ends WHERE "
    "nodes.ends "
    "<= clock_timestamp() RETURNING id";
constexpr const char* kBeat =
    "WITH before AS (SELECT id, ends <= clock_timestamp() AS had_ended FROM nodes WHERE id = $1 FOR UPDATE) "
    "UPDATE "
    "nodes SET ends = clock_timestamp() + $2 * interval '1 millisecond' FROM before WHERE nodes.id = "
    "before.id "
    "RETURNING before.had_ended::int";
constexpr const char* kShareUptime =
    "INSERT INTO uptime (id, milliseconds) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET milliseconds = "
    "greatest(uptime.milliseconds, EXCLUDED.milliseconds) RETURNING milliseconds";
constexpr const char* kLeave = "DELETE FROM nodes WHERE id = $1";
constexpr const char* kLetGo =
    "UPDATE chains SET owner = NULL WHERE owner = $1 AND table_id = ANY ($2::text[])";
constexpr const char* kHold =
    "SELECT coalesce(holder, ''), coalesce(lease, 0), coalesce(its_head, '') FROM take_table($1, $2)";
constexpr const char* kElsewhere =
    "SELECT chains.table_id, coalesce(nodes.name, '') FROM chains LEFT JOIN nodes ON nodes.id = chains.owner "
    "AND "
    "nodes.ends > clock_timestamp() WHERE chains.table_id = ANY ($2::text[]) AND chains.owner IS DISTINCT "
    "FROM $1";
constexpr const char* kPublish =
    "INSERT INTO listings (table_id, summary, first) VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE "
    "SET summary = EXCLUDED.summary, first = EXCLUDED.first";
constexpr const char* kTellOfList = "SELECT pg_notify('vendemmia', 'list')";
// A server that is gone, or has let go of a table, could not say that nobody is there any more.
constexpr const char* kPublishedFirst =
    "SELECT tables.id, summary FROM listings JOIN tables ON tables.id = listings.table_id JOIN chains ON "
    "chains.table_id = tables.id JOIN nodes ON nodes.id = chains.owner AND nodes.ends > clock_timestamp() "
    "WHERE first <> 0 AND listed <> 0 AND finished = 0 ORDER BY created DESC, number DESC LIMIT $1";
constexpr const char* kPublished =
    "SELECT id, coalesce(summary, '') FROM tables LEFT JOIN listings ON table_id = id WHERE listed <> 0 AND "
    "finished "
    "= 0 ORDER BY created DESC, number DESC LIMIT $1";

}  // namespace

PostgresStore::~PostgresStore() {
  if (id_ != 0) static_cast<void>(write(Query(kLeave, id_)));
}

Stored<bool> PostgresStore::enlist() {
  const Query command(kEnlist, options_.node, static_cast<u64>(options_.lease.count()));
  const auto rows = database_.transaction(std::span(&command, 1));
  if (!rows) return tl::unexpected(rows.error());
  if (rows->front().size() == 0) return false;
  id_ = rows->front().number(0, 0);
  return true;
}

Stored<void> PostgresStore::wait_for_name() {
  constexpr std::chrono::milliseconds kLook{100};
  const auto deadline = std::chrono::steady_clock::now() + options_.lease + options_.lease / 4;
  while (true) {
    const auto enlisted = enlist();
    if (!enlisted) return tl::unexpected(enlisted.error());
    if (*enlisted) return {};
    if (std::chrono::steady_clock::now() >= deadline)
      return tl::unexpected(StoreFailure{"another server uses it as " + options_.node});
    std::this_thread::sleep_for(kLook);
  }
}

Stored<News> PostgresStore::beat(UpTime uptime) {
  News news;
  std::vector<Query> commands{Query(kBeat, id_, static_cast<u64>(options_.lease.count())),
                              Query(kShareUptime, uptime)};
  if (!let_go_.empty()) commands.emplace_back(kLetGo, id_, let_go_);
  const auto rows = database_.transaction(commands);
  if (!rows) return tl::unexpected(rows.error());
  let_go_.clear();
  news.uptime = (*rows)[1].number(0, 0);
  if (rows->front().size() == 0) {
    // Somebody took the name when our time was up.
    held_.clear();
    const auto enlisted = enlist();
    if (!enlisted) return tl::unexpected(enlisted.error());
    if (!*enlisted)
      return tl::unexpected(StoreFailure{"another server uses the database as " + options_.node});
    news.had_ended = true;
  } else {
    news.had_ended = rows->front().number(0, 0) != 0;
  }
  hear_notices(news);
  return news;
}

void PostgresStore::hear_notices(News& news) {
  if (std::exchange(heard_by_, database_.connections()) != database_.connections()) listing_.reset();
  const std::string taken = "taken " + std::to_string(id_) + " ";
  for (const std::string& notice : database_.notices()) {
    if (notice == "list") listing_.reset();
    if (!notice.starts_with(taken)) continue;
    news.taken.push_back(notice.substr(taken.size()));
    held_.erase(news.taken.back());
  }
}

Stored<PostgresStore::Held*> PostgresStore::hold(const std::string& table) {
  if (const auto known = held_.find(table); known != held_.end()) return &known->second;
  std::erase(let_go_, table);
  const Query take(kHold, table, id_);
  const auto rows = database_.transaction(std::span(&take, 1));
  if (!rows) return tl::unexpected(rows.error());
  const Rows& taken = rows->front();
  if (std::string holder = taken.text(0, 0); !holder.empty())
    return tl::unexpected(StoreFailure{
        "table " + table + ": server " + holder + " has it", true, {{table, std::move(holder)}}});
  if (taken.number(0, 1) == 0)
    return tl::unexpected(StoreFailure{"table " + table + ": it has no chain", true});
  const Held held{taken.number(0, 1), EntryChain(taken.text(0, 2))};
  return &held_.insert_or_assign(table, held).first->second;
}

std::vector<TableElsewhere> PostgresStore::elsewhere(const std::vector<std::string>& tables) {
  std::vector<TableElsewhere> all;
  const auto rows = database_.run(Query(kElsewhere, id_, tables));
  for (std::size_t i = 0; rows && i < rows->size(); ++i) all.push_back({rows->text(i, 0), rows->text(i, 1)});
  return all;
}

void PostgresStore::let_go(std::string_view table) {
  if (held_.erase(std::string(table)) > 0) let_go_.emplace_back(table);
}

Stored<void> PostgresStore::publish(std::span<const Listing> listings) {
  if (listings.empty()) return {};
  std::vector<Query> commands;
  for (const Listing& one : listings)
    commands.emplace_back(kPublish, one.table, one.summary, flag(one.first));
  commands.emplace_back(kTellOfList);
  listing_.reset();
  if (auto told = database_.transaction(commands); !told) return tl::unexpected(told.error());
  return {};
}

Stored<std::vector<Listing>> PostgresStore::published(std::size_t most) {
  if (listing_) return *listing_;
  const std::vector<Query> queries{Query(kPublishedFirst, u64{most}), Query(kPublished, u64{most})};
  const auto found = database_.run(queries);
  if (!found) return tl::unexpected(found.error());
  listing_.emplace();
  for (const Rows& rows : *found) {
    for (std::size_t i = 0; i < rows.size() && listing_->size() < most; ++i) {
      std::string table = rows.text(i, 0);
      if (std::ranges::find(*listing_, table, &Listing::table) == listing_->end())
        listing_->push_back({std::move(table), rows.text(i, 1)});
    }
  }
  return *listing_;
}

}  // namespace vendemmia
