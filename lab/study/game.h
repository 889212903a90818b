// What a study keeps of one game, and its line of JSON.
#pragma once

#include <array>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "engine/game/point_source.h"
#include "lab/study/report.h"

namespace vendemmia::study {

// Something and its year; year 0 is the set-up. What `what` numbers depends on the list that it stands in.
struct Dated {
  unsigned what = 0;
  unsigned year = 0;

  friend bool operator==(const Dated&, const Dated&) = default;
};

struct SeatRecord {
  unsigned mama = 0;
  unsigned papa = 0;
  bool gift = false;              // the papa's gift instead of more lira
  std::vector<unsigned> rows;     // of the wake-up chart, chosen for each year; 0: none
  std::vector<int> vp_by_year;    // at the end of each; the last is the final score
  std::vector<Dated> drawn;       // that came to the hand in any way, as places in study_cards()
  std::vector<Dated> played;      // visitors played, vines planted, orders filled, structure cards built
  std::vector<Dated> structures;  // as Structure
  std::vector<Dated> workers;     // special ones trained, as Worker
  std::array<int, kPointSources> points{};

  int vp() const { return vp_by_year.empty() ? 0 : vp_by_year.back(); }
  friend bool operator==(const SeatRecord&, const SeatRecord&) = default;
};

struct GameFacts {
  u64 number = 0;
  Setting setting;
  unsigned first = 0;  // the seat that began year 1
  unsigned years = 0;
  unsigned winners = 0;            // a set of seats; empty when the Automa was not beaten
  std::vector<unsigned> specials;  // kinds of special worker in this game, as Worker
  std::vector<SeatRecord> seats;

  friend bool operator==(const GameFacts&, const GameFacts&) = default;
};

std::string line_of(const GameFacts& game);
// Or what is wrong with the line, as a sentence.
tl::expected<GameFacts, std::string> game_in(const std::string& line);

}  // namespace vendemmia::study
