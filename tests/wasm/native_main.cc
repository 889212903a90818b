// The counterpart of signature.mjs: the same sources, compiled natively.

#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" unsigned long long vendemmia_signature(unsigned games);
extern "C" unsigned long long vendemmia_evaluation_signature(unsigned games);

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const auto games = static_cast<unsigned>(std::strtoul(argv[2], nullptr, 10));
  const bool evaluations = std::strcmp(argv[1], "evaluations") == 0;
  std::printf("%016llx\n", evaluations ? vendemmia_evaluation_signature(games) : vendemmia_signature(games));
  return 0;
}
