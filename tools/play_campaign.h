// The campaign in the terminal. Its file holds the results; an unfinished game is saved beside it.
#pragma once

#include "tools/play.h"
#include "tools/play_console.h"

namespace vendemmia {

int play_campaign(const PlayOptions& options, Console& console);

}  // namespace vendemmia
