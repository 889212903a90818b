// What the browser's build of the engine exports to signature.mjs.

#include "bots/network/signature.h"
#include "engine/game/signature.h"

extern "C" unsigned long long vendemmia_signature(unsigned games) { return vendemmia::signature(games); }

extern "C" unsigned long long vendemmia_evaluation_signature(unsigned games) {
  return vendemmia::evaluation_signature(games);
}
