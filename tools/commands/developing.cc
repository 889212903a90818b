// For those who change the program: is it as right and as fast as before?
#include <fmt/core.h>

#include "bots/bot.h"
#include "bots/bot_signature.h"
#include "bots/network/signature.h"
#include "engine/game/signature.h"
#include "protocol/typescript.h"
#include "tools/bad_input.h"
#include "tools/bench.h"
#include "tools/commands/commands.h"
#include "tools/commands/options.h"
#include "tools/perft.h"

namespace vendemmia {
namespace {

void add_perft(CLI::App& app, int& exit_code) {
  auto [command, options] =
      add_command<PerftOptions>(app, exit_code, "perft", "count the lines of play from a new game", perft);
  add_game_options(*command, options->game);
  command->add_option("--seed", options->seed, "which deal")->check(kWholeNumber)->capture_default_str();
  command->add_option("--depth", options->depth, "how many answers deep")
      ->check(CLI::Range(0, 20))
      ->capture_default_str();
  command->add_flag("--divide", options->divide, "also below each first answer");
}

void add_bench(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<BenchOptions>(app, exit_code, "bench", "measure the speed", bench);
  CLI::Option* json = command->add_flag("--json", options->json, "one JSON object instead of a table");
  CLI::Option* search =
      command->add_flag("--search", options->search, "the tree search instead of random play");
  command->add_option("--seconds", options->seconds, "for each number of players and kind of game")
      ->check(kNumber)
      ->check(CLI::Range(0.01, 3600.0))
      ->capture_default_str();
  CLI::Option* against =
      command->add_option("--against", options->against, "another vendemmia program: who is faster, in turns")
          ->check(CLI::ExistingFile)
          ->excludes(json)
          ->excludes(search);
  command->add_option("--rounds", options->rounds, "how often each of the two has its turn")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str()
      ->needs(against);
}

struct SignatureOptions {
  unsigned games = 200;
  bool solo = false;
  bool evaluations = false;
  std::string bot;
  Modules modules = 0;
};

int print_signature(const SignatureOptions& options) {
  if (const OptionsProblem problem = problem_with(Options{.modules = options.modules}))
    return bad_input(problem.what);
  if (!options.bot.empty()) {
    if (const auto known = read_bot(options.bot); !known) return bad_input(known.error());
    fmt::print("{:016x}\n", bot_signature(options.bot, options.games));
    return 0;
  }
  if (options.evaluations) {
    fmt::print("{:016x}\n", evaluation_signature(options.games));
    return 0;
  }
  const auto number = options.solo ? solo_signature : signature;
  fmt::print("{:016x}\n", number(options.games, options.modules));
  return 0;
}

void add_signature(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<SignatureOptions>(
      app, exit_code, "signature", "one number over seeded random games", print_signature);
  command->add_option("--games", options->games, "how many games")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  CLI::Option* solo = command->add_flag("--solo", options->solo, "games for one player instead");
  CLI::Option* modules = add_modules(*command, options->modules);
  CLI::Option* evaluations = command
                                 ->add_flag("--evaluations", options->evaluations,
                                            "of what the networks say about games of every kind instead")
                                 ->excludes(solo)
                                 ->excludes(modules);
  command
      ->add_option("--bot", options->bot,
                   "of games of every kind that this bot plays, without a limit of time")
      ->excludes(solo)
      ->excludes(modules)
      ->excludes(evaluations);
}

void add_types(CLI::App& app) {
  app.add_subcommand("types", "print the page's types of the server's messages")->callback([] {
    fmt::print("{}", typescript_types());
  });
}

}  // namespace

void add_developing_commands(CLI::App& app, int& exit_code) {
  add_perft(app, exit_code);
  add_bench(app, exit_code);
  add_signature(app, exit_code);
  add_types(app);
}

}  // namespace vendemmia
