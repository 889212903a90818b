// The store in a PostgreSQL database, which several servers may share. A table belongs to one of them by a lease with a number that
// grows whenever it changes hands (a fence); every commit names it, and the database compares it in the same transaction. So two
// servers never both store something, whatever either believes. How long a server counts as there is told by the database's clock.
#pragma once

#include <filesystem>
#include <unordered_map>

#include "server/entry_chain.h"
#include "server/postgres.h"
#include "server/seal.h"

namespace vendemmia {

struct PostgresOptions {
  std::string address;           // postgres://...
  std::filesystem::path folder;  // with the key; all servers have the same one
  std::string node = "main";     // this server's name, another one for each
  std::chrono::milliseconds lease{5'000};
};

class PostgresStore final : public Store {
 public:
  // Where another server of that name is there, or was a moment ago, it waits for as long as a lease.
  static Stored<std::unique_ptr<PostgresStore>> open(const PostgresOptions&);
  // Others may have its tables at once.
  ~PostgresStore() override;

  Stored<void> create(const TableSettings&) override;
  Stored<void> append(std::span<const Addition>) override;
  Stored<std::optional<StoredTable>> load(std::string_view id) override;
  Stored<std::vector<StoredPosition>> positions(std::string_view table) override;
  Stored<void> mark(std::string_view id, Finished) override;
  Stored<std::vector<std::string>> listed(std::size_t most) override;
  Stored<std::vector<std::string>> tables_of(std::string_view secret_hash, std::size_t most) override;
  Stored<std::size_t> tables() override;
  Stored<void> save_uptime(UpTime) override;
  Stored<UpTime> uptime() override;
  Stored<void> probe() override;
  Stored<void> keep_review(std::string_view key, std::string_view review) override;
  Stored<std::optional<std::string>> review(std::string_view key) override;
  Stored<void> keep_contest(std::string_view id, std::string_view text) override;
  Stored<std::optional<std::string>> contest(std::string_view id) override;
  Stored<void> keep_contest_entry(std::string_view contest, const StoredContestEntry&) override;
  Stored<StoredContestEntry> enter_contest(std::string_view contest, const StoredContestEntry&) override;
  Stored<std::vector<StoredContestEntry>> contest_entries(std::string_view contest) override;
  Stored<void> save(const StoredCampaign&) override;
  Stored<void> carry_campaign(std::string_view from_hash, std::string_view to_hash) override;
  Stored<bool> has_campaign(std::string_view secret_hash) override;
  Stored<std::size_t> leading_campaigns(std::span<const std::string> secret_hashes) override;
  Stored<std::optional<StoredCampaign>> load_campaign(std::string_view secret_hash) override;
  Stored<std::vector<TableNote>> all_tables() override;
  Stored<void> remove(std::string_view table) override;

  std::string_view node() const override { return options_.node; }
  Stored<News> beat(UpTime) override;
  std::chrono::milliseconds lease() const override { return options_.lease; }
  Stored<std::optional<StoredTable>> peek(std::string_view id) override;
  void let_go(std::string_view table) override;
  Stored<void> publish(std::span<const Listing>) override;
  Stored<std::vector<Listing>> published(std::size_t most) override;

  // For tests and the log.
  Postgres& database() { return database_; }

 private:
  // A table that this server has.
  struct Held {
    u64 fence = 0;
    EntryChain chain;
  };

  PostgresStore(PostgresOptions options, Seal seal, Postgres database)
      : options_(std::move(options)), seal_(seal), database_(std::move(database)) {}

  // --- postgres_leases.cc ---
  // False: another server of this name is there.
  Stored<bool> enlist();
  Stored<void> wait_for_name();
  // Those of the tables that other servers have, or none has.
  std::vector<TableElsewhere> elsewhere(const std::vector<std::string>& tables);
  Stored<Held*> hold(const std::string& table);
  void hear_notices(News&);

  // --- postgres_store.cc ---
  Stored<void> add_entries(const Addition&, std::vector<Query>&);
  void add_chat(const Addition&, std::vector<Query>&);
  void add_position(std::string_view table, const StoredPosition&, std::vector<Query>&);
  // After the rows of the table itself: seats, entries, chat and chain.
  Stored<std::optional<StoredTable>> read(std::string_view id, std::span<const Rows>);
  Stored<void> read_entries(std::string_view id, const Rows&, std::vector<Entry>&);
  Stored<void> compare_chain(const StoredTable&, EntryChain, const Rows&);
  Stored<std::vector<std::string>> names(const Query&);
  Stored<void> write(const Query&);

  PostgresOptions options_;
  Seal seal_;
  Postgres database_;
  u64 id_ = 0;                                   // of this server, since its last start
  std::unordered_map<std::string, Held> held_;   // tables that it has
  std::vector<std::string> let_go_;              // since the last beat
  std::optional<std::vector<Listing>> listing_;  // as long as nobody has changed it
  u64 heard_by_ = 0;                             // the connection by which others were heard last
};

}  // namespace vendemmia
