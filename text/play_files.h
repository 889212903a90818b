// Saved games: a journal, and one comment that says who sits at the table.
#pragma once

#include <optional>
#include <string>

#include "text/opponents.h"
#include "text/play_session.h"

namespace vendemmia {

bool file_exists(const std::string& path);

// Empty when it worked, otherwise what went wrong.
std::string save_game(const PlaySession& session, const BotList& bots, const std::string& path,
                      const words::Language& language = words::english());

struct SavedGame {
  Journal journal;
  std::optional<unsigned> people;  // empty: the file does not say
  std::optional<BotList> bots;
  std::string problem;  // empty: all is well
};
SavedGame load_game(const std::string& path, const words::Language& language = words::english());

}  // namespace vendemmia
