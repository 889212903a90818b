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
  const SavedGame game = load_game(options.load, console.language());
  if (!game.problem.empty()) return complain(console, game.problem);
  const BotList bots = game.bots.value_or(options.bots);
  if (const std::string problem = problem_with(bots, console.language()); !problem.empty())
    return complain(console, problem);
  const unsigned players = game.journal.options.players;
  std::optional<unsigned> people = options.people != 0 ? std::min(options.people, players) : game.people;
  if (players == 1) people = 1;
  if (!people) people = ask_people(players, console);
  if (!people) return 0;
  console.say(words::text_mode::loaded{.file = in_quotes(options.load)});
  play_in_text(console, PlaySession(game.journal, *people, console.language()),
               {bots, options.hint, News::OnlyNew});
  return 0;
}

}  // namespace

Seed any_seed() {
  // Short enough to be read aloud.
  return std::random_device{}() % 1'000'000;
}

int play(const PlayOptions& wanted, std::istream& in, std::ostream& out) {
  Console console(in, out, *wanted.language);
  console.say(words::text_mode::welcome);
  if (!wanted.campaign.empty()) return play_campaign(wanted, console);
  if (!wanted.load.empty()) return play_loaded(wanted, console);
  if (const std::string problem = problem_with(wanted.bots, console.language()); !problem.empty())
    return complain(console, problem);
  if (wanted.game.players > kMaxPlayers) return complain(console, words::text_mode::players_range);
  if (wanted.people > (wanted.game.players == 0 ? kMaxPlayers : wanted.game.players)) {
    return complain(console, words::text_mode::too_many_people);
  }
  const auto options = ask_options(wanted, console);
  if (!options) {
    console.say(words::text_mode::no_game);
    return 0;
  }
  if (const OptionsProblem problem = problem_with(options->game)) {
    return complain(console, capitalised(problem.what) + ".");
  }
  Journal start;
  start.options = options->game;
  start.seed = options->seed ? *options->seed : any_seed();
  console.say(words::text_mode::seed{.seed = start.seed});
  play_in_text(console, PlaySession(start, options->people, console.language()),
               {options->bots, options->hint, News::All});
  return 0;
}

}  // namespace vendemmia
