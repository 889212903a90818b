// Records of games made by hand.
#pragma once

#include <string>
#include <vector>

#include "lab/study/game.h"
#include "lab/study/study.h"

namespace vendemmia::study {

// A game of two years for two, in which this seat wins 20 : 10. Both took rows 1 and 2 in turn.
inline GameFacts won_by(unsigned winner, u64 number) {
  GameFacts game;
  game.number = number;
  game.years = 2;
  game.winners = 1u << winner;
  game.seats.resize(2);
  for (unsigned seat = 0; seat < 2; ++seat) {
    SeatRecord& record = game.seats[seat];
    record.vp_by_year = seat == winner ? std::vector{8, 20} : std::vector{6, 10};
    record.rows = seat == 0 ? std::vector{1u, 2u} : std::vector{2u, 1u};
    record.mama = seat;
    record.papa = seat;
    record.points[0] = record.vp();
  }
  return game;
}

inline StudyReport report_on(const std::vector<GameFacts>& games, const StudyOptions& options = {}) {
  std::vector<std::string> lines;
  for (const GameFacts& game : games) lines.push_back(line_of(game));
  return report_of(options, lines).value();
}

inline const Finding& finding(const Findings& findings, const std::string& id) {
  for (const Finding& one : findings) {
    if (one.id == id) return one;
  }
  static const Finding none;
  return none;
}

}  // namespace vendemmia::study
