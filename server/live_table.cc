#include "server/live_table.h"

#include <algorithm>

namespace vendemmia {

void prove(Visit& visit) {
  const Room& room = visit.table->room;
  // A secret that is good for nothing now will never be again. Who sits down and gets up all the time would
  // otherwise make this longer and longer.
  std::erase_if(visit.secret_hashes, [&](const std::string& hash) { return !room.knows(hash); });
  const auto any = [&](auto&& proves) { return std::ranges::any_of(visit.secret_hashes, proves); };
  Caller caller;
  caller.host = any([&](const std::string& hash) { return room.is_host(hash); });
  for (std::size_t i = 0; i < room.settings().seats.size(); ++i) {
    const auto seat = static_cast<Seat>(i);
    if (any([&](const std::string& hash) { return room.holds(seat, hash); })) caller.seats.push_back(seat);
    if (any([&](const std::string& hash) { return room.keeps(seat, hash); })) caller.kept.push_back(seat);
  }
  caller.muted = visit.muted_here || std::ranges::any_of(visit.known_by, [&](const std::string& hash) {
                   return room.is_muted(hash);
                 });
  visit.caller = std::move(caller);

  std::vector<Viewing> viewings;
  for (const Seat seat : visit.caller.seats) viewings.push_back({seat, {}});
  if (viewings.empty() && may_watch(visit)) viewings.push_back({});
  for (Viewing& viewing : viewings) {
    const auto before = std::ranges::find(visit.viewings, viewing.seat, &Viewing::seat);
    if (before != visit.viewings.end()) viewing.heard = before->heard;
  }
  visit.viewings = std::move(viewings);
}

bool may_watch(const Visit& visit) {
  return visit.table->room.settings().spectators || visit.caller.host || !visit.caller.seats.empty();
}

Presence presence_at(const LiveTable& table) {
  Presence presence;
  for (const Connection* connection : table.connections) {
    for (const Seat seat : connection->visit.caller.seats)
      presence.seats = static_cast<u8>(presence.seats | bit(seat));
    if (connection->visit.caller.seats.empty()) ++presence.watching;
  }
  return presence;
}

u8 left_since(const LiveTable& table, std::chrono::milliseconds since) {
  const u8 present = presence_at(table).seats;
  unsigned seats = 0;
  for (unsigned seat = 0; seat < table.left_at.size(); ++seat) {
    if (!contains(present, seat) && table.left_at[seat] && *table.left_at[seat] > since) seats |= 1u << seat;
  }
  return static_cast<u8>(seats);
}

}  // namespace vendemmia
