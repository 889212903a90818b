// The campaign in the terminal. Its file holds the results; an unfinished game is saved beside it.
#pragma once

#include "text/play.h"
#include "text/play_console.h"

namespace vendemmia {

int play_campaign(const PlayOptions& options, Console& console);

}  // namespace vendemmia
