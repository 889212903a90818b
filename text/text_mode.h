// The conversation around one game in the terminal.
#pragma once

#include "text/play_console.h"
#include "text/play_session.h"

namespace vendemmia {

// A resumed game need not be told from its beginning.
enum class News : u8 { All, OnlyNew };

// Plays until the game ends, somebody quits, or the input ends. The record as it stands then.
Journal play_in_text(Console& console, PlaySession session, const std::string& bots, News news);

}  // namespace vendemmia
