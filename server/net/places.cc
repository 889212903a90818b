#include "server/net/places.h"

namespace vendemmia {

PlaceId Places::first_to_go(const Order& order) { return order.empty() ? 0 : order.begin()->second; }

Places::Taken Places::take(const std::string& group) {
  Taken taken;
  const bool shared = group.empty();
  if (!shared && of_one(group) >= most_of_one_) {
    taken.instead_of = first_to_go(groups_[group].order);
    if (taken.instead_of == 0) return {};
  } else if (holders_.size() >= most_) {
    taken.instead_of = first_to_go(all_);
    if (taken.instead_of == 0) return {};
  }
  if (taken.instead_of != 0) leave(taken.instead_of);
  taken.place = ++last_;
  if (!shared) ++groups_[group].places;
  const Holder& holder = holders_.emplace(taken.place, Holder{group, Claim::Connected}).first->second;
  enter(taken.place, holder);
  return taken;
}

Places::Taken Places::take_instead(PlaceId place, const std::string& group) {
  leave(place);
  return take(group);
}

void Places::set(PlaceId place, Claim claim) {
  const auto found = holders_.find(place);
  if (found == holders_.end() || found->second.claim == claim) return;
  withdraw(place, found->second);
  found->second.claim = claim;
  enter(place, found->second);
}

void Places::leave(PlaceId place) {
  const auto found = holders_.find(place);
  if (found == holders_.end()) return;
  const Holder& holder = found->second;
  withdraw(place, holder);
  if (const auto group = groups_.find(holder.group); group != groups_.end() && --group->second.places == 0)
    groups_.erase(group);
  holders_.erase(found);
}

void Places::enter(PlaceId place, const Holder& holder) {
  if (holder.claim == Claim::Seated) return;
  all_.emplace(holder.claim, place);
  if (!holder.group.empty()) groups_[holder.group].order.emplace(holder.claim, place);
}

void Places::withdraw(PlaceId place, const Holder& holder) {
  if (holder.claim == Claim::Seated) return;
  all_.erase({holder.claim, place});
  if (!holder.group.empty()) groups_[holder.group].order.erase({holder.claim, place});
}

std::size_t Places::of_one(const std::string& group) const {
  const auto found = groups_.find(group);
  return found == groups_.end() ? 0 : found->second.places;
}

}  // namespace vendemmia
