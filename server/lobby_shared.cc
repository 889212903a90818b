// Where several servers share a store: this one says that it is there, tells the others of its tables, and sends people on whose table
// another one has now. What it stores is safe in any case, see postgres_store.h; this is about finding one another.
#include <algorithm>
#include <functional>
#include <utility>

#include "server/lobby.h"
#include "server/log.h"
#include "server/refusal.h"

namespace vendemmia {
namespace {

// A beat may be lost, and another one late.
constexpr int kBeatsInALease = 5;

}  // namespace

void Lobby::beat() {
  const auto begun = outbox_.now();
  const auto news = store_.beat(uptime());
  if (news) {
    beaten_ = begun;
    store_works_ = true;
    up_before_ = std::max(uptime(), news->uptime);
    up_since_ = outbox_.now();
    hear(*news);
    publish_tables();
  } else {
    store_failed(news.error());
    if (outbox_.now() - beaten_ >= store_.lease()) send_all_on();
  }
  outbox_.after(store_.lease() / kBeatsInALease, [this] { beat(); });
}

void Lobby::hear(const News& news) {
  if (news.had_ended) {
    log_event(LogLevel::Info, "lease_ended", {{"node", std::string(store_.node())}});
    shelf_.for_each([this](LiveTable& table) { doubt(table); });
  }
  for (const std::string& id : news.taken) {
    if (LiveTable* table = shelf_.in_memory(id)) doubt(*table);
  }
}

void Lobby::doubt(LiveTable& table) {
  if (!table.stalled) stall(table, std::chrono::milliseconds(1));
}

void Lobby::send_on(LiveTable& table, const std::string& node) {
  const std::string id = table.id();
  ++metrics_.tables_lost;
  log_event(LogLevel::Info, "table_elsewhere", {{"table", id}, {"node", node}});
  told::Moved moved;
  moved.table = id;
  if (!node.empty()) moved.node = node;
  const auto text = std::make_shared<const std::string>(told::to_json(moved));
  for (Connection* connection : std::exchange(table.connections, {})) {
    outbox_.send(connection->id, text);
    outbox_.claim(connection->id, Claim::Listening);
    connection->visit = {};
  }
  rest_bot(table);
  drop_stale_hint(table);
  coach(table);
  std::erase(left_, &table);
  std::erase(to_keep_, &table);
  store_.let_go(id);
  shelf_.drop(id);
}

// Nobody can be told here how their games go on, and others may have them by now.
void Lobby::send_all_on() {
  std::vector<LiveTable*> all;
  shelf_.for_each([&](LiveTable& table) { all.push_back(&table); });
  for (LiveTable* table : all) send_on(*table, "");
}

void Lobby::put_off_elsewhere(const Change& change, const std::string& node) {
  doubt(*change.table);
  if (!change.by) return;
  refuse(*change.by, change.id, node.empty() ? store_trouble() : elsewhere(node));
}

std::unique_ptr<LiveTable> Lobby::peeked(const std::string& id) {
  if (!shares_store() || shelf_.in_memory(id)) return nullptr;
  auto room = shelf_.peek(id);
  if (!room || !*room) return nullptr;
  return std::make_unique<LiveTable>(std::move(**room));
}

void Lobby::publish_tables() {
  constexpr std::size_t kMostAtOnce = 100;
  std::vector<Listing> listings;
  ListedOfOne of_one;
  shelf_.for_each([&](LiveTable& table) {
    const bool first = comes_first(table, of_one);
    if (!table.room.settings().listed || table.stalled || listings.size() >= kMostAtOnce) return;
    told::TableSummary summary = table.room.summary_for({}, presence_of(table), uptime());
    summary.left.reset();  // it changes all the time
    std::string text = told::to_json(summary);
    const std::size_t hash = std::hash<std::string>()(text) + (first ? 1 : 0);
    if (hash == std::exchange(table.published, hash)) return;
    listings.push_back({table.id(), std::move(text), first});
  });
  if (const auto told = store_.publish(listings); !told) {
    store_failed(told.error());
    // With the next beat again.
    for (const Listing& one : listings) shelf_.in_memory(one.table)->published = 0;
  }
}

void Lobby::tell_shared_list(Connection& connection, told::Id id) {
  const auto listings = store_.published(limits_.tables_in_list);
  if (!listings) {
    store_failed(listings.error());
    return refuse(connection, id, store_trouble());
  }
  std::string list;
  for (const Listing& one : *listings) {
    if (one.summary.empty()) continue;  // nobody has been there yet
    if (!list.empty()) list += ',';
    list += one.summary;
  }
  send(connection, told::tables_answer(id, list));
}

}  // namespace vendemmia
