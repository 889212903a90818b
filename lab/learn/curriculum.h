// The games that a network learns from: every mix of players, modules, variants and levels of its kind, the usual ones most often.
#pragma once

#include "bots/learned.h"
#include "engine/core/rng.h"
#include "engine/game/options.h"

namespace vendemmia {

Options draw_options(GameKind kind, Rng& rng);

// The game that progress is measured by.
Options usual_options(GameKind kind);

}  // namespace vendemmia
