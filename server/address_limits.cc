#include "server/address_limits.h"

#include <utility>

namespace vendemmia {
namespace {

constexpr std::chrono::minutes kLogPause{1};

}  // namespace

bool AddressLimits::take(const std::string& group, Asset asset, Time now, double cost) {
  return bucket_of(group, asset, now).take(now, cost);
}

bool AddressLimits::has_any(const std::string& group, Asset asset, Time now) {
  return bucket_of(group, asset, now).has_any(now);
}

void AddressLimits::pay(const std::string& group, Asset asset, Time now, double cost) {
  bucket_of(group, asset, now).pay(cost);
}

AddressLimits::Time AddressLimits::wait(const std::string& group, Asset asset, Time now) {
  return bucket_of(group, asset, now).wait(now);
}

std::optional<u64> AddressLimits::refusals_to_log(const std::string& group, Time now) {
  Entry& entry = entry_of(group, now);
  ++entry.refusals;
  if (entry.logged && now - *entry.logged < kLogPause) return std::nullopt;
  entry.logged = now;
  return std::exchange(entry.refusals, 0);
}

AddressLimits::Entry& AddressLimits::entry_of(const std::string& group, Time now) {
  // Whatever a message costs is asked for and paid one after another.
  if (!entries_.empty() && entries_.front().group == group) return entries_.front();
  if (const auto found = by_group_.find(group); found != by_group_.end()) {
    entries_.splice(entries_.begin(), entries_, found->second);
    return entries_.front();
  }
  if (entries_.size() >= rates_.remembered) {
    by_group_.erase(entries_.back().group);
    entries_.pop_back();
  }
  entries_.push_front(
      {group,
       {TokenBucket(rates_.tables, now), TokenBucket(rates_.work, now), TokenBucket(rates_.hints, now),
        TokenBucket(rates_.chat, now), TokenBucket(rates_.words, now), TokenBucket(rates_.traffic, now),
        TokenBucket(rates_.reviews, now), TokenBucket(rates_.contests, now)}});
  by_group_.emplace(group, entries_.begin());
  return entries_.front();
}

}  // namespace vendemmia
