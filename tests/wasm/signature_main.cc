// What the browser's build of the engine exports to signature.mjs.

#include "engine/game/signature.h"

extern "C" unsigned long long vendemmia_signature(unsigned games) { return vendemmia::signature(games); }
