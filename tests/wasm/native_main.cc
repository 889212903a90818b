// The counterpart of signature.mjs: the same sources, compiled natively.

#include <cstdio>
#include <cstdlib>

extern "C" unsigned long long vendemmia_signature(unsigned games);

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const auto games = static_cast<unsigned>(std::strtoul(argv[1], nullptr, 10));
  std::printf("%016llx\n", vendemmia_signature(games));
  return 0;
}
