// The store in one SQLite file, in a folder that one server at a time may use.
#pragma once

#include <filesystem>
#include <unordered_map>

#include "server/entry_chain.h"
#include "server/seal.h"
#include "server/sqlite.h"

namespace vendemmia {

// Held as long as this lives, and let go by the system however the process ends.
class FolderLock {
 public:
  static Stored<FolderLock> take(const std::filesystem::path& folder);
  FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock();

 private:
  explicit FolderLock(int file) : file_(file) {}
  int file_;
};

class SqliteStore final : public Store {
 public:
  // Makes the folder if there is none.
  static Stored<std::unique_ptr<SqliteStore>> open(const std::filesystem::path& folder);

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
  Stored<std::vector<StoredContestEntry>> contest_entries(std::string_view contest) override;
  Stored<void> save(const StoredCampaign&) override;
  Stored<void> carry_campaign(std::string_view from_hash, std::string_view to_hash) override;
  Stored<bool> has_campaign(std::string_view secret_hash) override;
  Stored<std::optional<StoredCampaign>> load_campaign(std::string_view secret_hash) override;
  Stored<std::vector<TableNote>> all_tables() override;
  Stored<void> remove(std::string_view table) override;

  void let_go(std::string_view table) override { chains_.erase(std::string(table)); }

 private:
  struct Statements {
    Statement add_table, add_seat, add_entry, one_table, its_seats, its_entries, drop_position, add_position,
        its_positions, add_line, drop_lines, its_lines, add_chain, set_chain, one_chain, probe, mark, listed,
        of_a_person, save_uptime, uptime, count, keep_review, drop_reviews, one_review, keep_contest,
        drop_contests, one_contest, keep_contest_entry, drop_contest_entries, its_contest_entries,
        save_campaign, carry_campaign, any_campaign, one_campaign;
  };
  static Stored<Statements> prepare(Database&);

  SqliteStore(FolderLock lock, Seal seal, Database database, Statements statements)
      : lock_(std::move(lock)),
        seal_(seal),
        database_(std::move(database)),
        statements_(std::move(statements)) {}
  Stored<void> add_position(std::string_view table, const StoredPosition&);
  Stored<void> read_seats(std::string_view id, TableSettings&);
  Stored<void> read_entries(std::string_view id, std::vector<Entry>&);
  Stored<void> append_all(std::span<const Addition>);
  Stored<void> add_entries(const Addition&);
  // As it was stored last.
  Stored<EntryChain*> chain_of(const std::string& table);
  // Nothing, or a failure where there was such a table once.
  Stored<std::optional<StoredTable>> not_there(std::string_view id);
  Stored<void> compare_chain(const StoredTable&, EntryChain);
  Stored<void> add_chat(const Addition&);
  Stored<void> read_chat(std::string_view id, StoredTable&);

  FolderLock lock_;
  Seal seal_;
  Database database_;
  Statements statements_;
  std::unordered_map<std::string, EntryChain> chains_;  // of tables that were appended to lately
};

}  // namespace vendemmia
