#include "bots/bot_signature.h"

#include "bots/bot.h"
#include "engine/core/check.h"
#include "engine/core/hash.h"
#include "engine/game/door.h"

namespace vendemmia {

u64 bot_signature(std::string_view description, unsigned games) {
  constexpr unsigned kMostYears = 4;
  const std::unique_ptr<Bot> bot = make_bot(description);
  CHECK(bot);
  Hash hash;
  for (unsigned game = 0; game < games; ++game) {
    Options options;
    options.players = static_cast<u8>(1 + game % kMaxPlayers);
    options.modules = static_cast<Modules>(game % (kAllModules + 1u));
    State s = new_game(options, game);
    Rng rng(~u64{game});
    ActionList legal;
    legal_actions(s, legal);
    while (!legal.empty() && s.year <= kMostYears) {
      const Action answer = bot->choose(observe(s, pending(s).seat), {}, rng);
      hash.add(static_cast<u64>(answer.kind), 1);
      for (const u8 part : {answer.a, answer.b, answer.c, answer.d}) hash.add(part, 1);
      apply(s, answer, Events::none(), legal);
    }
    for (unsigned seat = 0; seat < s.options.players; ++seat)
      hash.add(static_cast<u16>(s.players[seat].vp), 2);
  }
  return hash.value();
}

}  // namespace vendemmia
