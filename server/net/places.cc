#include "server/net/places.h"

namespace vendemmia {

PlaceId Places::first_to_go(const Order& order) {
  if (order.empty() || order.begin()->first == Claim::Seated) return 0;
  return order.begin()->second;
}

Places::Taken Places::take(const std::string& group) {
  Taken taken;
  const bool shared = group.empty();
  if (!shared && of_one(group) >= most_of_one_) {
    taken.instead_of = first_to_go(groups_[group]);
    if (taken.instead_of == 0) return {};
  } else if (holders_.size() >= most_) {
    taken.instead_of = first_to_go(all_);
    if (taken.instead_of == 0) return {};
  }
  if (taken.instead_of != 0) leave(taken.instead_of);
  taken.place = ++last_;
  holders_.emplace(taken.place, Holder{group, Claim::Connected});
  all_.emplace(Claim::Connected, taken.place);
  if (!shared) groups_[group].emplace(Claim::Connected, taken.place);
  return taken;
}

Places::Taken Places::take_instead(PlaceId place, const std::string& group) {
  leave(place);
  return take(group);
}

void Places::set(PlaceId place, Claim claim) {
  const auto found = holders_.find(place);
  if (found == holders_.end() || found->second.claim == claim) return;
  Holder& holder = found->second;
  const auto change = [&](Order& order) {
    order.erase({holder.claim, place});
    order.emplace(claim, place);
  };
  change(all_);
  if (!holder.group.empty()) change(groups_[holder.group]);
  holder.claim = claim;
}

void Places::leave(PlaceId place) {
  const auto found = holders_.find(place);
  if (found == holders_.end()) return;
  const Holder& holder = found->second;
  all_.erase({holder.claim, place});
  if (const auto group = groups_.find(holder.group); group != groups_.end()) {
    group->second.erase({holder.claim, place});
    if (group->second.empty()) groups_.erase(group);
  }
  holders_.erase(found);
}

std::size_t Places::of_one(const std::string& group) const {
  const auto found = groups_.find(group);
  return found == groups_.end() ? 0 : found->second.size();
}

}  // namespace vendemmia
