#include "engine/game/scoring.h"

#include <tuple>

namespace vendemmia {
namespace {

u8 sum_of(u16 values) {
  unsigned sum = 0;
  for (unsigned value : Members(values)) sum += value;
  return static_cast<u8>(sum);
}

// VP, then lira, wine value, grape value.
auto key(const Standing& one) { return std::tuple(one.vp, one.lira, one.wine_value, one.grape_value); }

// special workers are workers.
unsigned own_workers(const Player& p) { return 1u + p.regulars + p.training + special_workers_owned(p); }

}  // namespace

Standings standings(const State& s) {
  Standings list;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const Player& p = s.players[seat];
    unsigned wine = 0;
    for (const u16 row : p.wines) wine += sum_of(row);
    const unsigned grapes = 0u + sum_of(p.grapes[0]) + sum_of(p.grapes[1]);
    const Standing one{static_cast<Seat>(seat), 0, p.vp, p.lira, static_cast<u8>(wine),
                       static_cast<u8>(grapes)};
    list.push_back(one);
    for (std::size_t i = list.size() - 1; i > 0 && key(list[i - 1]) < key(list[i]); --i) {
      const Standing swapped = list[i];
      list[i] = list[i - 1];
      list[i - 1] = swapped;
    }
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool shared = i > 0 && key(list[i - 1]) == key(list[i]);
    list[i].place = shared ? list[i - 1].place : static_cast<u8>(i + 1);
  }
  return list;
}

unsigned last_year_of(const Options& options) {
  if (options.players > 1) return options.last_year;
  const unsigned challenge = kChallengeFacts[options.challenge].years;
  const unsigned years = challenge != 0 ? challenge : facts(options.level).years;
  return options.last_year != 0 && options.last_year < years ? options.last_year : years;
}

bool solo_lost_this_year(const State& s) {
  if (!is_solo(s)) return false;
  const Player& p = s.players[0];
  if (s.options.aggressive && p.vp <= s.solo.vp) return true;
  // the temporary worker does not count.
  return s.year == challenge_of(s).six_workers_by_year && own_workers(p) < 1 + kMostRegulars;
}

SoloResult solo_result(const State& s) {
  const int vp = s.players[0].vp;
  if (solo_lost_this_year(s) || vp < s.solo.vp) return SoloResult::Loss;
  return vp > s.solo.vp ? SoloResult::Win : SoloResult::Draw;
}

}  // namespace vendemmia
