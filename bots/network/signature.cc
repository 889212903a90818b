#include "bots/network/signature.h"

#include <bit>

#include "bots/network/shipped_networks.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

Options options_of(unsigned game) {
  Options options;
  options.players = static_cast<u8>(1 + game % kMaxPlayers);
  options.modules = static_cast<Modules>(game % (kAllModules + 1u));
  return options;
}

}  // namespace

u64 evaluation_signature(unsigned games) {
  u64 digest = 0;
  const auto add = [&](float number) {
    digest = (digest ^ std::bit_cast<u32>(number)) * 0x9e3779b97f4a7c15u;
    digest ^= digest >> 31;
  };
  const auto networks = shipped_networks();
  for (unsigned game = 0; game < games; ++game) {
    const Options options = options_of(game);
    const auto evaluation = networks->make(options);
    State s = new_game(options, game);
    Rng rng(game);
    ActionList legal;
    legal_actions(s, legal);
    constexpr unsigned kMostYears = 8;
    while (!legal.empty() && s.year <= kMostYears) {
      const Seat seat = pending(s).seat;
      std::array<float, ActionList::capacity()> scores;
      evaluation->opinion(s, legal, {scores.data(), legal.size()});
      for (std::size_t i = 0; i < legal.size(); ++i) add(scores[i]);
      add(evaluation->worth(s, seat, s.players[seat].hand.all()));
      const Outlook outlook = evaluation->outlook(s);
      for (const float chance : outlook.chances) add(chance);
      apply(s, legal[rng.below(static_cast<u32>(legal.size()))], Events::none(), legal);
    }
  }
  return digest;
}

}  // namespace vendemmia
