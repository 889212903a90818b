#include "text/play.h"

#include <random>

#include "text/play_campaign.h"
#include "text/play_files.h"
#include "text/play_setup.h"
#include "text/text_mode.h"
#include "text/words.h"

namespace vendemmia {
namespace {

int play_loaded(const PlayOptions& options, Console& console) {
  const SavedGame game = load_game(options.load);
  if (!game.problem.empty()) return complain(console, game.problem);
  const BotList bots = game.bots.value_or(options.bots);
  if (const std::string problem = problem_with(bots); !problem.empty()) return complain(console, problem);
  const unsigned players = game.journal.options.players;
  std::optional<unsigned> people = options.people != 0 ? std::min(options.people, players) : game.people;
  if (players == 1) people = 1;
  if (!people) people = ask_people(players, console);
  if (!people) return 0;
  console.line("Loaded from " + in_quotes(options.load) + ". Type log 20 to hear what happened last.");
  play_in_text(console, PlaySession(game.journal, *people), {bots, options.hint, News::OnlyNew});
  return 0;
}

}  // namespace

Seed any_seed() {
  // Short enough to be read aloud.
  return std::random_device{}() % 1'000'000;
}

int play(const PlayOptions& wanted, std::istream& in, std::ostream& out) {
  Console console(in, out);
  console.line("Vendemmia: run a vineyard, make wine, fill orders. Type help at any question of the game.");
  if (!wanted.campaign.empty()) return play_campaign(wanted, console);
  if (!wanted.load.empty()) return play_loaded(wanted, console);
  if (const std::string problem = problem_with(wanted.bots); !problem.empty())
    return complain(console, problem);
  if (wanted.game.players > kMaxPlayers) return complain(console, "A game needs 1 to 6 players.");
  if (wanted.people > (wanted.game.players == 0 ? kMaxPlayers : wanted.game.players)) {
    return complain(console, "There cannot be more people than players.");
  }
  const auto options = ask_options(wanted, console);
  if (!options) {
    console.line("No game was begun.");
    return 0;
  }
  if (const OptionsProblem problem = problem_with(options->game)) {
    return complain(console, capitalised(problem.what) + ".");
  }
  Journal start;
  start.options = options->game;
  start.seed = options->seed ? *options->seed : any_seed();
  console.line("The cards are dealt with seed " + std::to_string(start.seed) + ".");
  play_in_text(console, PlaySession(start, options->people), {options->bots, options->hint, News::All});
  return 0;
}

}  // namespace vendemmia
