// From games to findings: who had what, and how often they won.
#pragma once

#include <vector>

#include "lab/study/game.h"

namespace vendemmia::study {

// One player of one game.
struct PlayerGame {
  const GameFacts* game = nullptr;
  unsigned seat = 0;

  const SeatRecord& record() const { return game->seats[seat]; }
  bool won() const { return contains(game->winners, seat); }
  // A shared victory counts for its part.
  double win() const { return won() ? 1.0 / count_bits(game->winners) : 0.0; }
};

// In the order of the games.
std::vector<PlayerGame> players_of(const std::vector<GameFacts>& games);

Findings seat_findings(const std::vector<PlayerGame>& players);
Findings row_findings(const std::vector<PlayerGame>& players);
Findings mama_findings(const std::vector<PlayerGame>& players);
Findings papa_findings(const std::vector<PlayerGame>& players);
Findings structure_findings(const std::vector<PlayerGame>& players);
Findings worker_findings(const std::vector<PlayerGame>& players);

// Cards that came to the hand, or that were played, each compared among players with as many of that deck.
using CardList = std::vector<Dated> SeatRecord::*;
Findings card_findings(const std::vector<PlayerGame>& players, CardList list);

}  // namespace vendemmia::study
