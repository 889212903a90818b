#include "lab/learn/curriculum.h"

#include <array>

namespace vendemmia {
namespace {

bool is_extended(GameKind kind) { return kind == GameKind::Extended || kind == GameKind::ExtendedAlone; }
bool is_alone(GameKind kind) { return kind == GameKind::BaseAlone || kind == GameKind::ExtendedAlone; }

// The index that a number below the sum of all shares falls to.
template <std::size_t N>
unsigned draw(const std::array<unsigned, N>& shares, Rng& rng) {
  unsigned sum = 0;
  for (const unsigned share : shares) sum += share;
  unsigned at = rng.below(sum);
  unsigned index = 0;
  while (at >= shares[index]) at -= shares[index++];
  return index;
}

Modules draw_modules(bool extended, Rng& rng) {
  constexpr std::array<Modules, 4> kBesides{0, kSpecialWorkers, kStructureCards,
                                            kSpecialWorkers | kStructureCards};
  if (extended)
    return static_cast<Modules>(kExtendedBoard | kBesides[draw(std::array{12u, 12u, 12u, 64u}, rng)]);
  return kBesides[draw(std::array{70u, 10u, 10u, 10u}, rng)];
}

void draw_solo(Options& options, Rng& rng) {
  options.level = static_cast<Level>(draw(std::array{8u, 12u, 35u, 20u, 25u}, rng));
  const bool extended = (options.modules & kExtendedBoard) != 0;
  options.aggressive = rng.below(8) == 0;
  if (!extended && rng.below(6) == 0) {
    options.challenge = static_cast<u8>(1 + rng.below(kChallenges));
    options.tokens = static_cast<u8>(rng.below(3));
  }
  if (problem_with(options)) options.aggressive = false;
}

}  // namespace

Options draw_options(GameKind kind, Rng& rng) {
  Options options;
  options.modules = draw_modules(is_extended(kind), rng);
  options.players =
      is_alone(kind) ? u8{1} : static_cast<u8>(2 + draw(std::array{50u, 15u, 20u, 8u, 7u}, rng));
  options.two_parents = rng.below(12) == 0;
  if (is_alone(kind)) {
    draw_solo(options, rng);
  } else {
    options.friendly = rng.below(12) == 0;
  }
  options.plain_stars = is_extended(kind) && rng.below(20) == 0;
  return options;
}

Options usual_options(GameKind kind) {
  Options options;
  if (is_extended(kind)) options.modules = kAllModules;
  if (is_alone(kind)) options.players = 1;
  return options;
}

}  // namespace vendemmia
