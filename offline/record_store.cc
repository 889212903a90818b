#include "offline/record_store.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "offline/record_text.h"

namespace vendemmia {
namespace {

constexpr std::string_view kTable = "table/";
constexpr std::string_view kFinished = "finished/";
constexpr std::string_view kCampaign = "campaign/";
constexpr std::string_view kReview = "review/";
constexpr std::string_view kContest = "contest/";
constexpr std::string_view kContestEntry = "contest_entry/";
constexpr std::string_view kUptime = "uptime";
// The records of one table, by number.
constexpr std::string_view kEntries = "entries/";
constexpr std::string_view kChat = "chat/";
constexpr std::string_view kPosition = "position/";

std::string key_of(std::string_view kind, std::string_view name) {
  std::string key(kind);
  key += name;
  return key;
}

// Ten digits, so that the keys are in the order of the numbers.
std::string key_of(std::string_view kind, std::string_view table, u32 number) {
  constexpr std::size_t kDigits = 10;
  const std::string digits = std::to_string(number);
  return key_of(kind, table) + "/" + std::string(kDigits - digits.size(), '0') + digits;
}

u32 number_of(std::string_view digits) {
  u32 number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

tl::unexpected<StoreFailure> failed(std::string what, bool one_table = false) {
  return tl::unexpected(StoreFailure{std::move(what), one_table});
}

}  // namespace

Stored<void> RecordStore::commit(Changes changes) {
  if (broken_) return failed("the browser stores nothing");
  if (changes.empty()) return {};
  for (const RecordChange& change : changes) {
    if (change.value) {
      records_.insert_or_assign(change.key, *change.value);
    } else {
      records_.erase(change.key);
    }
  }
  keep_(changes);
  return {};
}

template <class Take>
void RecordStore::each_of(std::string_view kind, std::string_view table, Take&& take) const {
  const std::string begin = key_of(kind, table) + "/";
  for (auto at = records_.lower_bound(begin); at != records_.end() && at->first.starts_with(begin); ++at) {
    if (!take(number_of(std::string_view(at->first).substr(begin.size())), at->second)) return;
  }
}

Stored<void> RecordStore::create(const TableSettings& table) {
  const std::string key = key_of(kTable, table.id);
  if (records_.contains(key)) return failed("there is a table " + table.id, true);
  u64 number = 0;
  for (auto at = records_.lower_bound(kTable); at != records_.end() && at->first.starts_with(kTable); ++at)
    number = std::max(number, read_head(at->second).value_or(TableHead{}).number + 1);
  return commit({{key, text_of_table(table, number)}});
}

Stored<u32> RecordStore::entries_of(std::string_view table) {
  if (const auto known = counts_.find(table); known != counts_.end()) return known->second;
  if (!records_.contains(key_of(kTable, table)))
    return failed("there is no table " + std::string(table), true);
  std::vector<Entry> entries;
  if (const auto read = read_entries(table, entries); !read) return tl::unexpected(read.error());
  return counts_.emplace(table, static_cast<u32>(entries.size())).first->second;
}

Stored<void> RecordStore::append(std::span<const Addition> additions) {
  Changes changes;
  for (const Addition& addition : additions) {
    if (auto added = add(addition, changes); !added) return added;
  }
  if (auto stored = commit(std::move(changes)); !stored) return stored;
  for (const Addition& addition : additions) {
    if (!addition.entries.empty())
      counts_[addition.table] = addition.first + static_cast<u32>(addition.entries.size());
  }
  return {};
}

Stored<void> RecordStore::add(const Addition& addition, Changes& changes) {
  if (!addition.entries.empty()) {
    const auto count = entries_of(addition.table);
    if (!count) return tl::unexpected(count.error());
    if (*count != addition.first)
      return failed("table " + addition.table + ": its entries end elsewhere", true);
    changes.push_back({key_of(kEntries, addition.table, addition.first), text_of_entries(addition.entries)});
  }
  add_chat(addition, changes);
  add_position(addition, changes);
  return {};
}

// What is not kept any more goes when a whole record of it can; read_chat() cuts the rest.
void RecordStore::add_chat(const Addition& addition, Changes& changes) const {
  if (addition.chat.empty()) return;
  changes.push_back({key_of(kChat, addition.table, addition.first_line), text_of_entries(addition.chat)});
  const u32 end = addition.first_line + static_cast<u32>(addition.chat.size());
  std::optional<u32> before;
  each_of(kChat, addition.table, [&](u32 first, const std::string&) {
    if (before && first + kChatLinesKept <= end)
      changes.push_back({key_of(kChat, addition.table, *before), std::nullopt});
    before = first;
    return true;
  });
}

void RecordStore::add_position(const Addition& addition, Changes& changes) const {
  if (!addition.position) return;
  each_of(kPosition, addition.table, [&](u32 entries, const std::string& text) {
    const auto one = read_position_text(text);
    if (one && !one->adopted) changes.push_back({key_of(kPosition, addition.table, entries), std::nullopt});
    return true;
  });
  changes.push_back(
      {key_of(kPosition, addition.table, addition.position->entries), text_of_position(*addition.position)});
}

Stored<void> RecordStore::read_entries(std::string_view id, std::vector<Entry>& entries) const {
  Stored<void> result;
  each_of(kEntries, id, [&](u32 first, const std::string& text) {
    auto read = read_entries_text(text);
    if (!read) {
      result = tl::unexpected(read.error());
    } else if (first != entries.size()) {
      result = failed("table " + std::string(id) + ": entries are missing", true);
    } else {
      entries.insert(entries.end(), std::make_move_iterator(read->begin()),
                     std::make_move_iterator(read->end()));
    }
    return result.has_value();
  });
  return result;
}

Stored<void> RecordStore::read_chat(std::string_view id, StoredTable& table) const {
  Stored<void> result;
  each_of(kChat, id, [&](u32 first, const std::string& text) {
    auto read = read_entries_text(text);
    if (!read) {
      result = tl::unexpected(read.error());
      return false;
    }
    if (table.chat.empty()) table.first_line = first;
    table.chat.insert(table.chat.end(), read->begin(), read->end());
    return true;
  });
  if (table.chat.size() > kChatLinesKept) {
    const auto old = static_cast<u32>(table.chat.size()) - kChatLinesKept;
    table.chat.erase(table.chat.begin(), table.chat.begin() + old);
    table.first_line += old;
  }
  return result;
}

Stored<std::optional<StoredTable>> RecordStore::load(std::string_view id) {
  const auto found = records_.find(key_of(kTable, id));
  if (found == records_.end()) return std::optional<StoredTable>();
  StoredTable table;
  table.settings.id = id;
  auto read = read_table(found->second, table);
  if (read) read = read_entries(id, table.entries);
  if (read) read = read_chat(id, table);
  if (!read) return tl::unexpected(read.error());
  return std::optional(std::move(table));
}

Stored<std::vector<StoredPosition>> RecordStore::positions(std::string_view table) {
  std::vector<StoredPosition> positions;
  Stored<void> result;
  each_of(kPosition, table, [&](u32, const std::string& text) {
    auto one = read_position_text(text);
    if (one) {
      positions.push_back(std::move(*one));
    } else {
      result = tl::unexpected(one.error());
    }
    return one.has_value();
  });
  if (!result) return tl::unexpected(result.error());
  return positions;
}

Stored<void> RecordStore::mark(std::string_view id, Finished finished) {
  const std::string key = key_of(kFinished, id);
  if (records_.contains(key) == (finished == Finished::Yes)) return {};
  if (finished == Finished::No) return commit({{key, std::nullopt}});
  return commit({{key, "true"}});
}

Stored<std::vector<std::string>> RecordStore::listed(std::size_t most) {
  std::map<u64, std::string, std::greater<>> newest_first;
  for (auto at = records_.lower_bound(kTable); at != records_.end() && at->first.starts_with(kTable); ++at) {
    const std::string id = at->first.substr(kTable.size());
    const auto head = read_head(at->second);
    if (head && head->listed && !records_.contains(key_of(kFinished, id))) newest_first[head->number] = id;
  }
  std::vector<std::string> ids;
  for (const auto& [number, id] : newest_first) {
    if (ids.size() < most) ids.push_back(id);
  }
  return ids;
}

Stored<bool> RecordStore::sits_at(std::string_view id, std::string_view secret_hash) {
  // To read everything takes long; most tables do not even mention it.
  const auto mentions = [&](const std::string& text) { return text.find(secret_hash) != std::string::npos; };
  bool mentioned = mentions(records_.find(key_of(kTable, id))->second);
  each_of(kEntries, id,
          [&](u32, const std::string& text) { return !(mentioned = mentioned || mentions(text)); });
  if (!mentioned) return false;
  const auto loaded = load(id);
  if (!loaded) return tl::unexpected(loaded.error());
  const StoredTable& table = **loaded;
  const auto has = [&](const auto& any) { return any.secret_hash == secret_hash; };
  const auto sat = [&](const Entry& any) {
    return (any.kind == EntryKind::Sit || any.kind == EntryKind::Carry) && has(any);
  };
  const auto carried = [&](const Entry& any) {
    return any.kind == EntryKind::Carry && any.text == secret_hash;
  };
  if (std::ranges::any_of(table.entries, carried)) return false;
  return std::ranges::any_of(table.settings.seats, has) || std::ranges::any_of(table.entries, sat);
}

Stored<std::vector<std::string>> RecordStore::tables_of(std::string_view secret_hash, std::size_t most) {
  std::map<std::pair<bool, u64>, std::string> sorted;
  if (secret_hash.empty()) return std::vector<std::string>();
  for (auto at = records_.lower_bound(kTable); at != records_.end() && at->first.starts_with(kTable); ++at) {
    const std::string id = at->first.substr(kTable.size());
    const auto head = read_head(at->second);
    // One that cannot be read keeps nobody from the others.
    if (!head || !sits_at(id, secret_hash).value_or(false)) continue;
    sorted[{records_.contains(key_of(kFinished, id)), ~head->number}] = id;
  }
  std::vector<std::string> ids;
  for (const auto& [key, id] : sorted) {
    if (ids.size() < most) ids.push_back(id);
  }
  return ids;
}

Stored<std::size_t> RecordStore::tables() {
  std::size_t count = 0;
  for (auto at = records_.lower_bound(kTable); at != records_.end() && at->first.starts_with(kTable); ++at)
    ++count;
  return count;
}

Stored<void> RecordStore::save_uptime(UpTime uptime) {
  return commit({{std::string(kUptime), std::to_string(uptime)}});
}

Stored<UpTime> RecordStore::uptime() {
  UpTime uptime = 0;
  if (const auto found = records_.find(kUptime); found != records_.end()) {
    const std::string& text = found->second;
    std::from_chars(text.data(), text.data() + text.size(), uptime);
  }
  return uptime;
}

// Whoever writes the records down says whether that works.
Stored<void> RecordStore::probe() {
  if (broken_) return failed("the browser stores nothing");
  return {};
}

// The numbers tell which are the oldest.
Stored<void> RecordStore::keep_numbered(std::string_view kind, const std::string& key, std::string_view text,
                                        std::size_t most, Again again) {
  std::map<u32, std::string> oldest_first;
  for (auto at = records_.lower_bound(kind); at != records_.end() && at->first.starts_with(kind); ++at)
    oldest_first[number_of(at->second)] = at->first;
  u32 number = oldest_first.empty() ? 0 : oldest_first.rbegin()->first + 1;
  if (const auto same = records_.find(key); same != records_.end()) {
    const u32 before = number_of(same->second);
    oldest_first.erase(before);
    if (again == Again::KeepsItsPlace) number = before;
  }
  Changes changes{{key, std::to_string(number) + '\n' + std::string(text)}};
  for (auto old = oldest_first.begin(); oldest_first.size() >= most; old = oldest_first.erase(old))
    changes.push_back({old->second, std::nullopt});
  return commit(std::move(changes));
}

std::optional<std::string> RecordStore::numbered(const std::string& key) const {
  const auto found = records_.find(key);
  if (found == records_.end()) return std::nullopt;
  return found->second.substr(found->second.find('\n') + 1);
}

Stored<void> RecordStore::keep_review(std::string_view key, std::string_view review) {
  return keep_numbered(kReview, key_of(kReview, key), review, kReviewsKept, Again::IsTheNewest);
}

Stored<std::optional<std::string>> RecordStore::review(std::string_view key) {
  return numbered(key_of(kReview, key));
}

Stored<void> RecordStore::keep_contest(std::string_view id, std::string_view text) {
  const std::string key = key_of(kContest, id);
  if (records_.contains(key)) return failed("there is a contest " + std::string(id), true);
  return keep_numbered(kContest, key, text, kContestsKept, Again::KeepsItsPlace);
}

Stored<std::optional<std::string>> RecordStore::contest(std::string_view id) {
  return numbered(key_of(kContest, id));
}

Stored<void> RecordStore::keep_contest_entry(std::string_view contest, const StoredContestEntry& entry) {
  const std::string key = key_of(kContestEntry, contest) + "/" + entry.person;
  return keep_numbered(kContestEntry, key, entry.text, kContestEntriesKept, Again::KeepsItsPlace);
}

Stored<std::vector<StoredContestEntry>> RecordStore::contest_entries(std::string_view contest) {
  const std::string begin = key_of(kContestEntry, contest) + "/";
  std::map<u32, StoredContestEntry> in_order;
  for (auto at = records_.lower_bound(begin); at != records_.end() && at->first.starts_with(begin); ++at)
    in_order[number_of(at->second)] = {at->first.substr(begin.size()), *numbered(at->first)};
  std::vector<StoredContestEntry> entries;
  for (auto& [number, entry] : in_order) entries.push_back(std::move(entry));
  return entries;
}

Stored<void> RecordStore::save(const StoredCampaign& campaign) {
  return commit({{key_of(kCampaign, campaign.secret_hash), text_of_campaign(campaign)}});
}

Stored<void> RecordStore::carry_campaign(std::string_view from_hash, std::string_view to_hash) {
  const auto found = records_.find(key_of(kCampaign, from_hash));
  const std::string to = key_of(kCampaign, to_hash);
  if (records_.contains(to)) return failed("there is a campaign under that secret", true);
  if (found == records_.end()) return {};
  return commit({{to, found->second}, {found->first, std::nullopt}});
}

Stored<bool> RecordStore::has_campaign(std::string_view secret_hash) {
  return records_.contains(key_of(kCampaign, secret_hash));
}

Stored<std::optional<StoredCampaign>> RecordStore::load_campaign(std::string_view secret_hash) {
  const auto found = records_.find(key_of(kCampaign, secret_hash));
  if (found == records_.end()) return std::optional<StoredCampaign>();
  StoredCampaign campaign;
  campaign.secret_hash = secret_hash;
  if (const auto read = read_campaign(found->second, campaign); !read) return tl::unexpected(read.error());
  return std::optional(std::move(campaign));
}

}  // namespace vendemmia
