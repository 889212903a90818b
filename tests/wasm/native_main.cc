// The counterpart of signature.mjs: the same sources, compiled natively by the compiler that compiles them for WebAssembly.
//
//   signature games|evaluations GAMES

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "bots/network/signature.h"
#include "engine/game/signature.h"

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const auto games = static_cast<unsigned>(std::strtoul(argv[2], nullptr, 10));
  const bool evaluations = std::strcmp(argv[1], "evaluations") == 0;
  const vendemmia::u64 signature =
      evaluations ? vendemmia::evaluation_signature(games) : vendemmia::signature(games);
  std::printf("%016llx\n", static_cast<unsigned long long>(signature));
  return 0;
}
