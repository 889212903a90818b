#include "engine/game/signature.h"

#include "engine/core/hash.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

Options options_of(unsigned game, Modules modules) {
  Options options;
  options.players = static_cast<u8>(2 + game % 5);
  options.friendly = game / 5 % 2 == 1;
  options.two_parents = game / 10 % 2 == 1;
  options.modules = modules;
  return options;
}

// Every level with every challenge in 45 games.
Options solo_options_of(unsigned game, Modules modules) {
  Options options;
  options.players = 1;
  options.level = static_cast<Level>(game % kLevels);
  options.challenge = static_cast<u8>(game % (kChallenges + 1));
  options.two_parents = game / 2 % 2 == 1;
  options.aggressive = game % 2 == 1;
  options.modules = modules;
  if (problem_with(options)) options.aggressive = false;
  if (problem_with(options)) options.challenge = 0;
  return options;
}

void add_answer(Hash& hash, const ActionList& legal, const Action& answer) {
  hash.add(legal.size(), 2);
  hash.add(static_cast<u64>(answer.kind), 1);
  for (const u8 part : {answer.a, answer.b, answer.c, answer.d}) hash.add(part, 1);
}

void add_end(Hash& hash, const State& s) {
  hash.add(s.year, 2);
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    hash.add(static_cast<u16>(s.players[seat].vp), 2);
    hash.add(s.players[seat].lira, 2);
  }
}

u64 signature_of(unsigned games, Modules modules, Options (*options)(unsigned, Modules)) {
  Hash hash;
  ActionList legal;
  for (unsigned game = 0; game < games; ++game) {
    State s = new_game(options(game, modules), game);
    Rng choice(~u64{game});
    legal_actions(s, legal);
    while (!legal.empty()) {
      const Action answer = legal[choice.below(static_cast<u32>(legal.size()))];
      add_answer(hash, legal, answer);
      apply(s, answer, Events::none(), legal);
    }
    add_end(hash, s);
  }
  return hash.value();
}

}  // namespace

u64 signature(unsigned games, Modules modules) { return signature_of(games, modules, options_of); }

u64 solo_signature(unsigned games, Modules modules) { return signature_of(games, modules, solo_options_of); }

}  // namespace vendemmia
