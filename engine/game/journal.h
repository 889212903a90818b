// The record of a game: options, rules version, seed, one action a line. A text that a person can read;
// season headings are comments.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/action.h"
#include "engine/game/state.h"

namespace vendemmia {

struct Journal {
  Options options;
  Seed seed = 0;
  std::vector<Action> actions;
};

// Replays the actions (for the headings and the result comments) and writes the text.
// Precondition: every action is legal in its turn.
std::string text_of(const Journal& journal);

struct JournalProblem {
  unsigned line = 0;  // from 1; 0: the record as a whole
  std::string what;
};

// Either a journal whose every action is legal in its turn, or the first problem.
struct ParsedJournal {
  Journal journal;
  std::optional<JournalProblem> problem;
};
ParsedJournal parse_journal(std::string_view text);

// The position after the first `count` actions (all of them when count is larger).
State replay(const Journal& journal, std::size_t count = static_cast<std::size_t>(-1));

}  // namespace vendemmia
