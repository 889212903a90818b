#include "server/summary.h"

#include <array>

#include "engine/catalog/parents.h"
#include "engine/game/event.h"
#include "engine/game/point_source.h"

namespace vendemmia {
namespace {

// Counts while a game is replayed.
struct PointCounter {
  std::array<std::array<i16, kPointSources>, kMaxPlayers> by_source{};
  std::array<i16, kMaxPlayers> vp{};
  std::array<std::vector<i16>, kMaxPlayers> by_year;
  std::array<told::SeatDeeds, kMaxPlayers> deeds;
  const State* state = nullptr;  // in the middle of the work that tells the event

  void end_year() {
    for (unsigned seat = 0; seat < kMaxPlayers; ++seat) by_year[seat].push_back(vp[seat]);
  }

  // Nothing tells of what the rules give before the first answer.
  void count_head_starts(const State& first) {
    for (unsigned seat = 0; seat < first.options.players; ++seat)
      count(seat, PointSource::Other, first.players[seat].vp - vp[seat]);
  }

  void count(unsigned seat, PointSource source, int change) {
    i16& sum = by_source[seat][static_cast<unsigned>(source)];
    sum = static_cast<i16>(sum + change);
    vp[seat] = static_cast<i16>(vp[seat] + change);
  }

  void note_deed(const Event& event) {
    if (event.kind == EventKind::RowTaken) deeds[event.seat].rows.push_back(event.a);
    if (event.kind == EventKind::Played)
      deeds[event.seat].visitors.emplace_back(wire::Visitors::values()[event.a]);
    if (event.kind == EventKind::OrderFilled)
      deeds[event.seat].orders.emplace_back(wire::Orders::values()[event.a]);
  }
  void note_parents(const State& end) {
    for (unsigned seat = 0; seat < end.options.players; ++seat) {
      const Player& player = end.players[seat];
      if (player.mama == kNoMama) continue;
      deeds[seat].mama = wire::Mamas::values()[player.mama];
      deeds[seat].papa = wire::Papas::values()[player.papa];
    }
  }

  void hear(const Event& event) {
    const int year = event.a + 256 * event.b;
    if (event.kind == EventKind::YearBegan && year > 1) end_year();
    note_deed(event);
    if (event.kind != EventKind::VpChanged) return;
    const PointSource source = state == nullptr ? PointSource::Other : point_source(*state);
    count(event.seat, source, event.b != 0 ? -event.a : event.a);
  }
};

}  // namespace

std::vector<told::SeatSummary> summary_of(const Journal& journal) {
  PointCounter counter;
  const Events events{
      [](void* context, const Event& event) { static_cast<PointCounter*>(context)->hear(event); }, &counter};
  State s = first_position(journal, events);
  counter.state = &s;
  counter.count_head_starts(s);
  for (std::size_t at = 0; at < journal.actions.size(); ++at) replay_step(journal, at, s, events);
  counter.end_year();
  counter.note_parents(s);

  std::vector<told::SeatSummary> summaries;
  for (unsigned seat = 0; seat < journal.options.players; ++seat) {
    told::SeatSummary summary;
    summary.seat = static_cast<u8>(seat);
    for (unsigned source = 0; source < kPointSources; ++source) {
      summary.by_source.entries.emplace_back(wire::Name<told::VpSources>(told::VpSources::values()[source]),
                                             counter.by_source[seat][source]);
    }
    summary.by_year = counter.by_year[seat];
    summary.deeds = counter.deeds[seat];
    summaries.push_back(std::move(summary));
  }
  return summaries;
}

}  // namespace vendemmia
