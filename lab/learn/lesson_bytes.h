// What games have taught, as bytes for another process of the same program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/learn/lessons.h"
#include "lab/learn/self_play.h"

namespace vendemmia {

// One game of a round, by its number in it.
struct TaughtGame {
  u64 number = 0;
  LectureReport report;
  Lessons lessons;
};

std::string bytes_of(const std::vector<TaughtGame>& games);
// Precondition: bytes_of() of this very program wrote them.
std::vector<TaughtGame> read_taught_games(std::string_view bytes);

}  // namespace vendemmia
