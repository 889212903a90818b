// What one address may ask of the server, over all of its connections, also those that it has closed.
#pragma once

#include <array>
#include <list>
#include <optional>
#include <string>
#include <unordered_map>

#include "engine/core/bits.h"
#include "server/token_bucket.h"

namespace vendemmia {

enum class Asset : u8 { Tables, Work, Hints, Chat, Words, Traffic, Reviews, Contests };

// Generous enough for a school behind one address.
struct AddressRates {
  Rate tables{60, 1};               // that are created
  Rate work{16'384, 1'536};         // kilobytes read and told, see Lobby::obey_at_cost
  Rate hints{24, 0.5};              // each lets a bot think for a second and a half
  Rate chat{40, 2};                 // lines
  Rate words{10, 0.1};              // wrong ones at private tables
  Rate traffic{16'384, 4'096};      // what it makes the network do, see server/net/traffic.h
  Rate reviews{6, 0.02};            // that are not known yet; each lets bots think for some seconds
  Rate contests{40, 0.005};         // that are opened or begun; in a day less than half of its places
  std::size_t remembered = 65'536;  // addresses; then the one that was heard of longest ago is forgotten
};

class AddressLimits {
 public:
  using Time = std::chrono::milliseconds;
  explicit AddressLimits(const AddressRates& rates) : rates_(rates) {}

  // `group` is an address_group(). False: too much.
  bool take(const std::string& group, Asset, Time now, double cost = 1);
  // See TokenBucket.
  bool has_any(const std::string& group, Asset, Time now);
  void pay(const std::string& group, Asset, Time now, double cost);
  Time wait(const std::string& group, Asset, Time now);

  // Something from there was refused. How often that has happened since it was last logged, when it is to be logged
  // again: whoever is refused a thousand times a second must not fill the log.
  std::optional<u64> refusals_to_log(const std::string& group, Time now);

  std::size_t remembered() const { return entries_.size(); }

 private:
  struct Entry {
    std::string group;
    std::array<TokenBucket, 8> buckets;
    u64 refusals = 0;
    std::optional<Time> logged{};
  };
  Entry& entry_of(const std::string& group, Time now);
  TokenBucket& bucket_of(const std::string& group, Asset asset, Time now) {
    return entry_of(group, now).buckets[static_cast<std::size_t>(asset)];
  }

  AddressRates rates_;
  std::list<Entry> entries_;  // the latest first
  std::unordered_map<std::string, std::list<Entry>::iterator> by_group_;
};

}  // namespace vendemmia
