// Who may be connected. Everybody has a place, as long as there are any. Then whoever has shown the least what the place
// is for, and has had it longest, makes room: first those who have only connected, then those who only look, never
// those who hold a seat. The same goes for the places of one address, so that nobody takes those of all others.
#pragma once

#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "engine/core/bits.h"

namespace vendemmia {

enum class Claim : u8 {
  Connected,  // or reads files
  Listening,  // a WebSocket
  Seated,     // a WebSocket that has proved a seat at a table
};

// Names one place; 0 is none. Never used again.
using PlaceId = u64;

class Places {
 public:
  Places(std::size_t most, std::size_t most_of_one) : most_(most), most_of_one_(most_of_one) {}

  struct Taken {
    PlaceId place = 0;
    PlaceId instead_of = 0;  // whose place is gone
  };
  // `group` is what an address counts as; empty: many share it, as a proxy's.
  Taken take(const std::string& group);
  // The place of somebody who turns out to be somebody else.
  Taken take_instead(PlaceId place, const std::string& group);
  void set(PlaceId, Claim);
  void leave(PlaceId);  // also one that is gone

  bool has(PlaceId place) const { return holders_.contains(place); }
  std::size_t size() const { return holders_.size(); }
  std::size_t of_one(const std::string& group) const;

 private:
  using Order = std::set<std::pair<Claim, PlaceId>>;  // who makes room first; without those who never do
  struct Group {
    std::size_t places = 0;
    Order order;
  };
  struct Holder {
    std::string group;
    Claim claim = Claim::Connected;
  };
  static PlaceId first_to_go(const Order&);
  void enter(PlaceId, const Holder&);     // into the orders
  void withdraw(PlaceId, const Holder&);  // from them

  const std::size_t most_;
  const std::size_t most_of_one_;
  PlaceId last_ = 0;
  std::unordered_map<PlaceId, Holder> holders_;
  Order all_;
  std::unordered_map<std::string, Group> groups_;
};

}  // namespace vendemmia
