// The conversation around one game in the terminal.
#pragma once

#include "text/opponents.h"
#include "text/play_console.h"
#include "text/play_session.h"

namespace vendemmia {

// A resumed game need not be told from its beginning.
enum class News : u8 { All, OnlyNew };

struct Conversation {
  BotList bots;
  Budget hint;  // how long a hint is thought about
  News news = News::All;
};

// Plays until the game ends, somebody quits, or the input ends. The record as it stands then.
Journal play_in_text(Console& console, PlaySession session, const Conversation& how);

}  // namespace vendemmia
