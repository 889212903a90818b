// What the engine exports to signature.mjs and to native_main.cc.

#include "bots/network/signature.h"
#include "engine/game/signature.h"

#if defined(__wasm__)
#define SIGNATURE_EXPORT(name) __attribute__((export_name(name)))
#else
#define SIGNATURE_EXPORT(name)
#endif

extern "C" {

SIGNATURE_EXPORT("vendemmia_signature") unsigned long long vendemmia_signature(unsigned games) {
  return vendemmia::signature(games);
}

SIGNATURE_EXPORT("vendemmia_evaluation_signature")
unsigned long long vendemmia_evaluation_signature(unsigned games) {
  return vendemmia::evaluation_signature(games);
}
}
