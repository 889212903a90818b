// A store that forgets everything with the test, and that can be told to fail.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

#include "server/store.h"

namespace vendemmia {

class MemoryStore final : public Store {
 public:
  bool broken = false;
  unsigned appends = 0;
  unsigned campaigns_looked_for = 0;
  unsigned campaigns_read = 0;
  unsigned contests_read = 0;         // who plays one
  std::function<void()> on_append{};  // may let time pass
  std::map<std::string, std::string, std::less<>> reviews;
  std::map<std::string, std::string, std::less<>> contests;

  std::function<void()> on_create{};  // before anything is done

  Stored<void> create(const TableSettings& settings) override {
    if (on_create) std::exchange(on_create, {})();
    if (broken || tables_.contains(settings.id)) return failure();
    tables_[settings.id] = {{settings, {}}, Finished::No, tables_.size()};
    return {};
  }
  Stored<void> append(std::span<const Addition> additions) override {
    ++appends;
    if (on_append) on_append();
    if (broken) return failure();
    for (const Addition& one : additions) {
      const auto table = tables_.find(one.table);
      if (table == tables_.end() || table->second.table.entries.size() != one.first) return failure();
    }
    for (const Addition& one : additions) {
      auto& entries = tables_.find(one.table)->second.table.entries;
      entries.insert(entries.end(), one.entries.begin(), one.entries.end());
      say(tables_.find(one.table)->second.table, one);
      if (one.position) put(one.table, *one.position);
    }
    return {};
  }
  Stored<void> remove(std::string_view table) override {
    if (broken) return failure();
    if (const auto found = tables_.find(table); found != tables_.end()) tables_.erase(found);
    return {};
  }
  // Also for a table that it does not have.
  void keep(std::string_view table, const StoredPosition& position) { put(table, position); }
  Stored<std::vector<StoredPosition>> positions(std::string_view table) override {
    if (broken) return failure();
    return positions_[std::string(table)];
  }
  Stored<std::optional<StoredTable>> load(std::string_view id) override {
    if (broken) return failure();
    const auto found = tables_.find(id);
    if (found == tables_.end()) return std::optional<StoredTable>();
    return std::optional(found->second.table);
  }
  Stored<void> mark(std::string_view id, Finished finished) override {
    if (broken) return failure();
    if (const auto found = tables_.find(id); found != tables_.end()) found->second.finished = finished;
    return {};
  }
  Stored<std::vector<std::string>> listed(std::size_t most) override {
    if (broken) return failure();
    std::map<std::size_t, std::string, std::greater<>> newest_first;
    for (const auto& [id, one] : tables_) {
      if (one.table.settings.listed && one.finished == Finished::No) newest_first[one.number] = id;
    }
    std::vector<std::string> ids;
    for (const auto& [number, id] : newest_first) {
      if (ids.size() < most) ids.push_back(id);
    }
    return ids;
  }
  Stored<std::vector<std::string>> tables_of(std::string_view secret_hash, std::size_t most) override {
    if (broken) return failure();
    std::map<std::pair<bool, std::size_t>, std::string> sorted;
    for (const auto& [id, one] : tables_) {
      const auto has = [&](const auto& any) { return any.secret_hash == secret_hash; };
      const auto sat = [&](const Entry& any) {
        return (any.kind == EntryKind::Sit || any.kind == EntryKind::Carry) && has(any);
      };
      const auto carried = [&](const Entry& any) {
        return any.kind == EntryKind::Carry && any.text == secret_hash;
      };
      bool there = std::ranges::any_of(one.table.settings.seats, has);
      for (const Entry& entry : one.table.entries) there = (there && !carried(entry)) || sat(entry);
      if (there) sorted[{one.finished == Finished::Yes, tables_.size() - one.number}] = id;
    }
    std::vector<std::string> ids;
    for (const auto& [key, id] : sorted) {
      if (ids.size() < most) ids.push_back(id);
    }
    return ids;
  }
  Stored<std::size_t> tables() override { return tables_.size(); }
  Stored<void> save_uptime(UpTime uptime) override {
    if (broken) return failure();
    uptime_ = uptime;
    return {};
  }
  Stored<UpTime> uptime() override {
    if (broken) return failure();
    return uptime_;
  }
  Stored<void> probe() override {
    if (broken) return failure();
    return {};
  }
  Stored<void> keep_review(std::string_view key, std::string_view review) override {
    if (broken) return failure();
    reviews[std::string(key)] = review;
    return {};
  }
  Stored<std::optional<std::string>> review(std::string_view key) override {
    if (broken) return failure();
    const auto found = reviews.find(key);
    return found == reviews.end() ? std::nullopt : std::optional(found->second);
  }
  Stored<void> keep_contest(std::string_view id, std::string_view text) override {
    if (broken || contests.contains(id)) return failure();
    contests[std::string(id)] = text;
    return {};
  }
  Stored<std::optional<std::string>> contest(std::string_view id) override {
    if (broken) return failure();
    const auto found = contests.find(id);
    return found == contests.end() ? std::nullopt : std::optional(found->second);
  }
  Stored<void> keep_contest_entry(std::string_view contest, const StoredContestEntry& entry) override {
    if (broken) return failure();
    auto& all = contest_entries_[std::string(contest)];
    const auto same = std::ranges::find(all, entry.person, &StoredContestEntry::person);
    if (same == all.end()) {
      all.push_back(entry);
    } else {
      *same = entry;
    }
    return {};
  }
  Stored<std::vector<StoredContestEntry>> contest_entries(std::string_view contest) override {
    ++contests_read;
    if (broken) return failure();
    return contest_entries_[std::string(contest)];
  }
  Stored<void> save(const StoredCampaign& campaign) override {
    if (broken) return failure();
    campaigns_[campaign.secret_hash] = campaign;
    return {};
  }
  Stored<void> carry_campaign(std::string_view from_hash, std::string_view to_hash) override {
    const auto found = campaigns_.find(from_hash);
    if (broken || campaigns_.contains(to_hash)) return failure();
    if (found == campaigns_.end()) return {};
    StoredCampaign campaign = found->second;
    campaigns_.erase(found);
    campaign.secret_hash = to_hash;
    campaigns_[campaign.secret_hash] = campaign;
    return {};
  }
  Stored<bool> has_campaign(std::string_view secret_hash) override {
    ++campaigns_looked_for;
    if (broken) return failure();
    return campaigns_.contains(secret_hash);
  }
  Stored<std::optional<StoredCampaign>> load_campaign(std::string_view secret_hash) override {
    ++campaigns_read;
    if (broken) return failure();
    const auto found = campaigns_.find(secret_hash);
    if (found == campaigns_.end()) return std::optional<StoredCampaign>();
    return std::optional(found->second);
  }

 private:
  void put(std::string_view table, const StoredPosition& position) {
    auto& all = positions_[std::string(table)];
    std::erase_if(all, [](const StoredPosition& one) { return !one.adopted; });
    all.push_back(position);
  }

  static void say(StoredTable& table, const Addition& one) {
    table.chat.insert(table.chat.end(), one.chat.begin(), one.chat.end());
    if (table.chat.size() <= kChatLinesKept) return;
    const auto old = static_cast<u32>(table.chat.size()) - kChatLinesKept;
    table.chat.erase(table.chat.begin(), table.chat.begin() + old);
    table.first_line += old;
  }

  struct Kept {
    StoredTable table;
    Finished finished = Finished::No;
    std::size_t number = 0;
  };
  static tl::unexpected<StoreFailure> failure() {
    return tl::unexpected(StoreFailure{"the store is broken"});
  }

  UpTime uptime_ = 0;
  std::map<std::string, Kept, std::less<>> tables_;
  std::map<std::string, std::vector<StoredPosition>> positions_;
  std::map<std::string, StoredCampaign, std::less<>> campaigns_;
  std::map<std::string, std::vector<StoredContestEntry>> contest_entries_;
};

}  // namespace vendemmia
