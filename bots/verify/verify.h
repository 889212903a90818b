// Whether a record tells a game that was played: it is read as every record is, every position is sound, the result is
// the one that it tells, and the bots that it names answer as it says when they are asked again.
#pragma once

#include <atomic>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/game/journal.h"

namespace vendemmia {

struct Verification {
  Journal journal;                        // without a problem
  std::optional<JournalProblem> problem;  // the first
  bool over = false;                      // whether the game has come to its end
  std::size_t bots_answers = 0;           // that were given again
  std::vector<Seat> by_the_clock;  // bots that think for a time: nobody knows what they would say again
  bool cancelled = false;          // before it was known
};

// Another thread may cancel it at any moment.
Verification verify_record(std::string_view text, const std::atomic<bool>* cancelled = nullptr);

// Whether the bot of that name gives the same answer again, wherever it is asked: it exists, and does not look at a clock.
bool answers_alike(std::string_view bot);

}  // namespace vendemmia
