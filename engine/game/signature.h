// One number over many seeded games: it changes when the rules, the order of answers or the generator do,
// and it is the same with every compiler, natively and in a browser.
#pragma once

#include "engine/catalog/ids.h"

namespace vendemmia {

// Random games over 2 to 6 players and both variants: how many answers there were, which one was given,
// and how it ended.
u64 signature(unsigned games, Modules modules = 0);

// The same over games for one player at every level, in every challenge and variant that goes with it.
u64 solo_signature(unsigned games, Modules modules = 0);

}  // namespace vendemmia
