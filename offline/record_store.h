// The store of a browser: records, texts under keys, which somebody else writes down. All of them are in memory; whatever a call
// changes is handed on in one piece, to be written as a whole or not at all. Whether that has happened is known only
// later, so nobody may be told of it before (lobby_here.h).
//
//   table/ID               its settings            position/ID/ENTRIES   a position that is kept
//   entries/ID/FIRST       what happened there     campaign/HASH         a campaign
//   chat/ID/FIRST          what was said           finished/ID, uptime
//   review/KEY             a review                contest/ID            a contest
//   contest_entry/ID/HASH  somebody in a contest
//
// Of the last three kinds only the newest are kept, so each record begins with its number among all and a new line.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/store.h"

namespace vendemmia {

using Records = std::map<std::string, std::string, std::less<>>;

struct RecordChange {
  std::string key;
  std::optional<std::string> value;  // nothing: it is no more

  friend bool operator==(const RecordChange&, const RecordChange&) = default;
};

class RecordStore final : public Store {
 public:
  using Keep = std::function<void(const std::vector<RecordChange>&)>;

  RecordStore(Records records, Keep keep) : records_(std::move(records)), keep_(std::move(keep)) {}

  // While it is broken nothing can be stored, but everything be read.
  void set_broken(bool broken) { broken_ = broken; }

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

 private:
  // What a call is about to change.
  using Changes = std::vector<RecordChange>;

  Stored<void> commit(Changes);
  // Calls `take(number, text)` for the records of a table, in the order of their numbers, as long as it returns true.
  template <class Take>
  void each_of(std::string_view kind, std::string_view table, Take&& take) const;
  Stored<u32> entries_of(std::string_view table);
  Stored<void> add(const Addition&, Changes&);
  void add_chat(const Addition&, Changes&) const;
  void add_position(const Addition&, Changes&) const;
  Stored<void> read_entries(std::string_view id, std::vector<Entry>&) const;
  Stored<void> read_chat(std::string_view id, StoredTable&) const;
  // A record of a kind of which only the newest are kept.
  enum class Again : u8 { KeepsItsPlace, IsTheNewest };
  Stored<void> keep_numbered(std::string_view kind, const std::string& key, std::string_view text,
                             std::size_t most, Again);
  [[nodiscard]] std::optional<std::string> numbered(const std::string& key) const;
  // Whether somebody with this secret sits there.
  Stored<bool> sits_at(std::string_view id, std::string_view secret_hash);

  Records records_;
  Keep keep_;
  bool broken_ = false;
  std::map<std::string, u32, std::less<>> counts_;  // entries of the tables that were counted
};

}  // namespace vendemmia
