// Where tables and campaigns outlive the server: a table with its settings and its entries, in order. Whatever a
// call reports as done is on disk when it returns.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "engine/game/campaign.h"
#include "server/entry.h"

namespace vendemmia {

// Where servers share a store, a table belongs to one of them at a time.
struct TableElsewhere {
  std::string table;
  std::string node;  // the name of the server that has it; empty: none
};

// A sentence for the log; players are only told that the server is in trouble.
struct StoreFailure {
  std::string what;
  bool one_table = false;  // only this table or campaign is damaged; the store works
  // Where servers share a store: tables that belong to another server. Nothing of the call has been done.
  std::vector<TableElsewhere> elsewhere{};
};
template <class T>
using Stored = tl::expected<T, StoreFailure>;

struct StoredTable {
  TableSettings settings;
  std::vector<Entry> entries;
  bool start_unread = false;        // today's rules cannot read the record that it starts from
  std::vector<Seat> start_seats{};  // then: who gave each answer of it
  u32 first_line = 0;               // number of the first line of chat that is kept
  std::vector<Entry> chat{};
};

// The game as the rules of the day had it, so that later rules need not read what led there. It is kept at the start
// of a turn, when nothing is unfinished, with the answers that were given since.
struct StoredPosition {
  u32 entries = 0;  // how many of the table had been applied, `since` included
  u32 answers = 0;  // how many the position had been given
  unsigned rules = 0;
  bool adopted = false;  // here a table of older rules has gone on; kept for ever
  std::string position;  // JSON
  u64 digest = 0;        // of the position
  std::vector<std::string> since;
  u64 digest_since = 0;  // of the position after them

  friend bool operator==(const StoredPosition&, const StoredPosition&) = default;
};

// When today's rules read the answers since the start of the turn otherwise. Entries that follow count them, so they
// can only be forgotten, for the turn to begin again, where nothing follows.
enum class Since : u8 { MustBeRead, MayBeForgotten };
enum class TakenUp : u8 { Damaged, SinceDiffers, Done };

// What happened at one table since the entry number `first`, counted from 0.
struct Addition {
  std::string table;
  u32 first = 0;
  std::vector<Entry> entries;
  std::optional<StoredPosition> position{};  // to be kept with them
  u32 first_line = 0;                        // of what was said since
  std::vector<Entry> chat{};
};

struct StoredCampaign {
  std::string secret_hash;  // whoever knows the secret plays it
  std::string name;         // the player's
  Campaign campaign;
  std::vector<std::string> tables;  // of its games, one each; empty: played elsewhere
  std::string running;              // the table of the game that is being played; empty: none
  u64 version = 0;                  // where servers share a store: how often it was saved
};

enum class Finished : u8 { No, Yes };

inline constexpr std::size_t kReviewsKept = 200;
inline constexpr std::size_t kContestsKept = 10'000;
inline constexpr std::size_t kContestEntriesKept = 50'000;

// Somebody in a contest (contests.h).
struct StoredContestEntry {
  std::string person;  // the hash of a secret
  std::string text;

  friend bool operator==(const StoredContestEntry&, const StoredContestEntry&) = default;
};

// What whoever looks after a store has to know of a table.
struct TableNote {
  std::string id;
  Finished finished = Finished::No;
  u64 last = 0;  // when something happened there, in seconds since 1970
};

// A table as the list of tables tells it, in JSON.
struct Listing {
  std::string table;
  std::string summary;
  bool first = false;  // people wait there
};

// What a server hears when it says that it is there.
struct News {
  bool had_ended = false;          // others may have taken any of its tables meanwhile
  std::vector<std::string> taken;  // tables that others have taken from it
  UpTime uptime = 0;               // the longest of all servers
};

class Store {
 public:
  virtual ~Store() = default;

  // Fails when there is a table with that id.
  virtual Stored<void> create(const TableSettings&) = 0;

  // All or nothing. Fails when an entry with such a number is there already. A position is kept instead of the last
  // one, unless that was adopted.
  virtual Stored<void> append(std::span<const Addition>) = 0;

  // Nothing when there is no such table.
  virtual Stored<std::optional<StoredTable>> load(std::string_view id) = 0;

  // The oldest first.
  virtual Stored<std::vector<StoredPosition>> positions(std::string_view table) = 0;

  // Only a note for listed(): it follows from the entries, and may come late.
  virtual Stored<void> mark(std::string_view id, Finished) = 0;

  // Listed tables that are not finished, the newest first.
  virtual Stored<std::vector<std::string>> listed(std::size_t most) = 0;

  // Where somebody with this secret has sat down, unless that has been carried to another one since: those that are still
  // played first, then the newest.
  virtual Stored<std::vector<std::string>> tables_of(std::string_view secret_hash, std::size_t most) = 0;

  virtual Stored<std::size_t> tables() = 0;

  // How long servers have run on this store.
  virtual Stored<void> save_uptime(UpTime) = 0;
  virtual Stored<UpTime> uptime() = 0;

  // Writes something of no importance: whether the next move could be stored.
  virtual Stored<void> probe() = 0;

  // Reviews of games, by what they are of. Of more than kReviewsKept the oldest are forgotten.
  virtual Stored<void> keep_review(std::string_view key, std::string_view review) = 0;
  virtual Stored<std::optional<std::string>> review(std::string_view key) = 0;

  // Contests: what is played, and by whom. Of more than kContestsKept and kContestEntriesKept the oldest are forgotten.
  virtual Stored<void> keep_contest(std::string_view id, std::string_view text) = 0;
  virtual Stored<std::optional<std::string>> contest(std::string_view id) = 0;
  // A new one, or what has become of an old one, which keeps its place.
  virtual Stored<void> keep_contest_entry(std::string_view contest, const StoredContestEntry&) = 0;
  // Somebody new. Who is in it already stays as they are, however many servers they ask at once: returns what is kept now.
  virtual Stored<StoredContestEntry> enter_contest(std::string_view contest,
                                                   const StoredContestEntry& entry) {
    auto entries = contest_entries(contest);
    if (!entries) return tl::unexpected(entries.error());
    for (StoredContestEntry& one : *entries) {
      if (one.person == entry.person) return std::move(one);
    }
    if (const auto kept = keep_contest_entry(contest, entry); !kept) return tl::unexpected(kept.error());
    return entry;
  }
  // In the order in which they were new.
  virtual Stored<std::vector<StoredContestEntry>> contest_entries(std::string_view contest) = 0;

  // A new one, or what has become of an old one.
  virtual Stored<void> save(const StoredCampaign&) = 0;

  // The same campaign under another secret. Fails when there is one under it already.
  virtual Stored<void> carry_campaign(std::string_view from_hash, std::string_view to_hash) = 0;

  // Whether there is one, be it damaged.
  virtual Stored<bool> has_campaign(std::string_view secret_hash) = 0;

  // How many of these, from the first on, are those of campaigns. One question for a store that is far away.
  virtual Stored<std::size_t> leading_campaigns(std::span<const std::string> secret_hashes) {
    for (std::size_t i = 0; i < secret_hashes.size(); ++i) {
      const auto there = has_campaign(secret_hashes[i]);
      if (!there) return tl::unexpected(there.error());
      if (!*there) return i;
    }
    return secret_hashes.size();
  }

  // Nothing when there is no such campaign.
  virtual Stored<std::optional<StoredCampaign>> load_campaign(std::string_view secret_hash) = 0;

  // --- For whoever looks after the store; nobody plays meanwhile, or not at these tables. ---

  // The oldest first.
  virtual Stored<std::vector<TableNote>> all_tables() { return std::vector<TableNote>(); }
  // With everything that belongs to it.
  virtual Stored<void> remove(std::string_view /*table*/) { return {}; }

  // --- Where servers share a store. One that nobody else uses has nothing to do here. ---

  // The name of this server; empty: nobody else uses the store. If somebody does, load() takes the table for this server and fails
  // where another has it, append() fails where another has taken it since, and save() where another has saved since.
  virtual std::string_view node() const { return {}; }

  // Says that this server is there, and how long it has run. Without it, others may take its tables after `lease()`.
  virtual Stored<News> beat(UpTime /*uptime*/) { return News{}; }
  virtual std::chrono::milliseconds lease() const { return {}; }

  // Like load(), but the table is only looked at, whoever has it.
  virtual Stored<std::optional<StoredTable>> peek(std::string_view id) { return load(id); }

  // Any server may have it now.
  virtual void let_go(std::string_view /*table*/) {}

  // What the lists of all servers tell of these tables.
  virtual Stored<void> publish(std::span<const Listing>) { return {}; }
  // What was published last of listed tables that are not finished: those that come first as long as their server is there, then the
  // newest.
  virtual Stored<std::vector<Listing>> published(std::size_t /*most*/) { return std::vector<Listing>(); }
};

}  // namespace vendemmia
