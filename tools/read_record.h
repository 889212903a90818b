// A record from a file, for the commands that look at one.
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "engine/game/journal.h"

namespace vendemmia {

// A sentence that names the file, and the line if there is one.
std::string problem_in(const std::string& file, const JournalProblem& problem);

// The text, or a sentence that says why there is none.
tl::expected<std::string, std::string> read_record_text(const std::string& file);

// The game, or a sentence that says what is wrong with it.
tl::expected<Journal, std::string> read_record(const std::string& file);

}  // namespace vendemmia
