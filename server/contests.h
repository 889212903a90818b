// Contests: the same deal for everybody, each at a table of their own. A deal of the day follows from its date, so
// nothing is stored of it but who has played; a duplicate is opened by somebody and found by its link.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/verify/verify.h"
#include "protocol/messages_in.h"
#include "protocol/messages_out.h"
#include "server/room.h"
#include "server/store.h"

namespace vendemmia {

inline constexpr std::size_t kMostInADuplicate = 6;
inline constexpr std::size_t kMostInADay = 1000;
inline constexpr std::size_t kMostEntriesTold = 100;
inline constexpr Seat kContestant = 0;  // where the person sits at their table

struct ContestDeal {
  std::string id;
  std::string kind;   // one of told::ContestKinds
  std::string date;   // of a deal of the day; empty: a duplicate
  bool open = false;  // whether anybody may begin now
  Journal start;      // options, seed and bots
};

// What is stored of somebody in a contest.
struct KeptContestEntry {
  std::string person;  // the hash of a secret
  std::string name;
  std::string table;
  wire::Name<told::ContestStates> state;
  std::optional<told::ContestResult> result;  // of a counted one
};

// The day in Greenwich: 2026-11-18. `time` is in seconds since 1970.
std::string date_of(u64 time);
// The cards of a day, by a hash of date and kind: docs/contests.md says which.
Seed daily_seed(std::string_view date, std::string_view kind);
// "today-automa" or "2026-11-18-automa". Nothing: no such day, it has not come yet, or no such kind.
std::optional<ContestDeal> daily_deal(std::string_view id, u64 time);

OrRefused<ContestDeal> new_duplicate(const said::ContestNew& wish);
// As it is stored: a record without answers.
std::string text_of(const ContestDeal& deal);
std::optional<ContestDeal> duplicate_in(std::string_view id, std::string_view text);

std::string text_of(const KeptContestEntry& entry);
// Nothing: it is damaged.
std::optional<KeptContestEntry> contest_entry_in(const StoredContestEntry& stored);

// What a finished game comes to: it counts when its record replays, is of this deal, and nobody else has played the seat.
void settle(KeptContestEntry& entry, const ContestDeal& deal, const Verification& verified,
            bool changed_hands);

// The seat's chance to win at the end of each year of a review as it is stored; empty: the review is not understood.
std::vector<i32> yearly_chances(std::string_view review, std::size_t years);

// As this person may know it, without an id.
told::Contest told_of(const ContestDeal& deal, const std::vector<KeptContestEntry>& entries,
                      std::string_view person);

}  // namespace vendemmia
