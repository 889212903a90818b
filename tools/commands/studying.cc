// For those who study the game and make bots.
#include <iostream>
#include <type_traits>

#include "engine/catalog/names.h"
#include "lab/contestant.h"
#include "tools/arena.h"
#include "tools/bot.h"
#include "tools/commands/commands.h"
#include "tools/commands/options.h"
#include "tools/learn.h"
#include "tools/puzzle.h"
#include "tools/round.h"
#include "tools/simulate.h"
#include "tools/study.h"

namespace vendemmia {
namespace {

void add_simulate(CLI::App& app, int& exit_code) {
  auto [command, options] =
      add_command<SimulateOptions>(app, exit_code, "simulate", "let bots play many games", simulate);
  add_game_options(*command, options->game);
  add_last_year(*command, options->game);
  command->add_option("--games", options->games, "how many games")
      ->check(kWholeNumber)
      ->capture_default_str();
  command->add_option("--seed", options->seed, "the same seed gives the same games")
      ->check(kWholeNumber)
      ->capture_default_str();
  command->add_option("--jobs", options->jobs, "how many threads; the result does not depend on it")
      ->check(kWholeNumber)
      ->capture_default_str();
  command->add_option("--bots", options->bots, "one for all seats, or a list: greedy,random")->delimiter(',');
  command->add_option("--out", options->out, "a CSV file for the results");
  command->add_option("--records", options->records, "a folder for a record of each game");
}

// A run of games in parts, for arena and study.
void add_run(CLI::App& command, RunOptions& options) {
  command.add_option("--jobs", options.jobs, "how many threads; by default all cores, or one per rank")
      ->check(kWholeNumber);
  command.add_option("--first", options.first, "play only a part of the games, from this one on (from 0)")
      ->check(kWholeNumber);
  command.add_option("--count", options.count, "... and this many of them")->check(kWholeNumber);
  command.add_option("--records", options.records, "keep the games in this file, and resume the run in it");
  command.add_option("--merge", options.merge,
                     "report on the games of these record files instead of playing");
}

int arena_here(const ArenaOptions& options) { return arena(options); }

// Elo differences, and perhaps the chances of error.
void read_test(const std::vector<double>& numbers, ArenaOptions& options) {
  SequentialOptions& test = options.test.emplace();
  test.elo0 = numbers[0];
  test.elo1 = numbers[1];
  if (numbers.size() > 2) test.alpha = numbers[2];
  if (numbers.size() > 3) test.beta = numbers[3];
}

void add_arena(CLI::App& app, int& exit_code) {
  auto [command, options] =
      add_command<ArenaOptions>(app, exit_code, "arena", "let bots play matches, and rate them", arena_here);
  command->add_option_function<std::vector<std::string>>(
      "--bots",
      [match = &options->match](const std::vector<std::string>& texts) {
        for (const std::string& text : texts) {
          for (std::string& bot : split_descriptions(text)) match->bots.push_back(std::move(bot));
        }
      },
      "who plays: greedy,search:iterations=50,exec:python3 mybot.py");
  add_game_options(*command, options->match.game);
  add_last_year(*command, options->match.game);
  command->add_option("--games", options->games, "how many games; whole deals are played")
      ->check(kWholeNumber)
      ->capture_default_str();
  command->add_option("--seed", options->match.seed, "the same seed gives the same games")
      ->check(kWholeNumber)
      ->capture_default_str();
  add_run(*command, *options);
  command
      ->add_option_function<std::vector<double>>(
          "--sprt", [into = options.get()](const std::vector<double>& numbers) { read_test(numbers, *into); },
          "stop when it is clear by which of two Elo differences the second bot is stronger: 0,50 or "
          "0,50,0.05,0.05 with the chances of error")
      ->delimiter(',')
      ->expected(2, 4);
  command->add_option("--seconds", options->match.seconds, "how long another program may think")
      ->capture_default_str();
  command->add_option("--out", options->out, "a JSON file for the results");
  command->add_option("--csv", options->csv, "a CSV file, a line for each seat of each game");
}

int bot_here(const BotOptions& options) { return run_bot(options, std::cin, std::cout); }

void add_bot(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<BotOptions>(
      app, exit_code, "bot", "play as a bot for programs that run games, in lines of JSON", bot_here);
  command->add_option("name", options->description, "greedy, search:iterations=50, ...")->required();
}

int study_here(const StudyCommand& command) { return run_study(command); }

void add_study(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<StudyCommand>(
      app, exit_code, "study", "let a bot play many games and report what they show", study_here);
  StudyOptions& study = options->study;
  command->add_option("--bot", study.bot, "who plays all seats, with settings: vintner, search:iterations=50")
      ->capture_default_str();
  command->add_option("--games", study.games, "how many games in each setting")
      ->check(kWholeNumber)
      ->capture_default_str();
  command->add_option("--players", study.players, "one or several numbers of players: 2,4")
      ->delimiter(',')
      ->check(CLI::Range(1, static_cast<int>(kMaxPlayers)))
      ->capture_default_str();
  command
      ->add_option_function<std::vector<std::string>>(
          "--modules",
          [&study](const std::vector<std::string>& sets) {
            study.modules.clear();
            for (const std::string& set : sets)
              study.modules.push_back(set == "none" ? Modules{0} : modules_in(set).value_or(0));
          },
          "of Tuscany: none, or a list such as board,workers; may be given several times")
      ->check(kModuleSet)
      ->expected(1)
      ->take_all();
  add_variants(*command, study.game);
  add_last_year(*command, study.game);
  command->add_option("--seed", study.seed, "the same seed gives the same games")
      ->check(kWholeNumber)
      ->capture_default_str();
  add_run(*command, *options);
  command->add_option("--out", options->out, "an HTML file for the report");
  command->add_option("--csv", options->csv, "a folder for its tables as CSV files");
  command->add_option("--card-worth", options->card_worth, "a JSON file with what each card is worth");
}

int puzzle_here(const PuzzleCommand& command) { return run_puzzle(command); }

void add_puzzle(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<PuzzleCommand>(
      app, exit_code, "puzzle", "look for puzzles in games of strong bots, or prove those of a file again",
      puzzle_here);
  PuzzleSearch& search = options->search;
  const auto number = [&to = *command](const char* name, auto& into, const char* what) {
    to.add_option(name, into, what)->check(kWholeNumber)->capture_default_str();
  };
  number("--games", search.games, "how many games to look into");
  command->add_option("--bot", search.bot, "who plays them")->capture_default_str();
  number("--iterations", search.iterations, "of the first proof; the second takes ten times as many");
  number("--gap", search.gap, "thousandths of the chance to win that any other thing to do must give up");
  number("--alike", options->most_alike, "how many of a theme and a difficulty to choose");
  number("--seed", search.seed, "the same seed gives the same games");
  add_run(*command, *options);
  command->add_option("--out", options->out, "a file for the puzzles");
  command->add_option("--verify", options->verify,
                      "prove the puzzles of this file again, and look for none; --out keeps those that hold");
  number("--every", options->every, "... only every so many of them");
  command->add_option("--with", options->with, "choose among the puzzles of this file as well");
}

void add_kind(CLI::App& command, GameKind& into) {
  const std::vector<std::string> kinds(kGameKindNames.begin(), kGameKindNames.end());
  command
      .add_option_function<std::string>(
          "--kind", [&into](const std::string& name) { into = *kind_named(name); }, "the games it is for")
      ->check(CLI::IsMember(kinds));
}

void add_learn(CLI::App& app, int& exit_code) {
  auto [command, options] =
      add_command<LearnCommand>(app, exit_code, "learn", "learn a network by self-play", learn);
  SchoolOptions& school = options->school;
  const auto number = [&to = *command](const char* name, auto& into, const char* what) {
    constexpr bool kIsWhole = std::is_integral_v<std::remove_reference_t<decltype(into)>>;
    to.add_option(name, into, what)->check(kIsWhole ? kWholeNumber : kNumber)->capture_default_str();
  };
  add_kind(*command, school.kind);
  number("--games", school.games, "how many games to learn from");
  number("--at-once", school.at_once, "games between two changes of the network");
  number("--by-weights", school.by_weights, "games that the linear weights play first");
  number("--reuse", school.reuse, "how often each lesson is taught");
  number("--rate", school.rate, "how fast it learns at first");
  number("--last-rate", school.last_rate, "how fast it learns in the end");
  number("--noise", school.noise, "how far the players stray from what seems best, in VP, at first");
  number("--last-noise", school.last_noise, "how far they stray in the end");
  number("--spread", school.spread, "how much worse an answer may be and still be worth a thought, in VP");
  number("--lambda", school.lambda, "how far the end of a game reaches back, 0 to 1, at first");
  number("--last-lambda", school.last_lambda, "how far it reaches after a tenth of the games");
  number("--orders", school.orders, "what a VP from an order counts in addition, at first");
  number("--last-orders", school.last_orders, "what it counts after three fifths of the games");
  number("--gifts", school.gifts, "how likely a player begins with grapes, wine or cellars, at first");
  number("--opponents", school.opponents, "share of seats that others play for");
  number("--iterations", school.iterations, "of a search that plays the games; 0: one step ahead");
  command->add_option("--from", options->from, "the file of a network to begin with");
  command->add_option("--opponent", options->opponent,
                      "the file of a network that the others play by; otherwise the linear weights");
  number("--seed", school.seed, "the same seed gives the same network");
  command
      ->add_option(
          "--jobs", options->jobs,
          "how many threads; by default all cores, or one per rank; the result does not depend on it")
      ->check(kWholeNumber);
  number("--examine-every", options->examine_every, "games between two examinations");
  number("--examined-games", options->examined_games, "games of an examination");
  command->add_option("--out", options->out, "a file for the network");
  command->add_option("--checkpoint", options->checkpoint,
                      "a file to resume from; also kept with the number of games behind its name");
  command->add_option("--log", options->log, "a CSV file for the curve");
  command->add_option("--page", options->page, "an HTML file for the curve");
}

void add_round(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<RoundCommand>(
      app, exit_code, "round", "round a network, so that its file can be compressed further", round_file);
  command->add_option("network", options->network, "the file of the network")->required();
  add_kind(*command, options->counted.kind);
  const auto number = [&to = *command](const char* name, auto& into, const char* what) {
    to.add_option(name, into, what)->check(kWholeNumber)->capture_default_str();
  };
  number("--games", options->counted.games, "games that tell how often each fact holds");
  number("--seed", options->counted.seed, "which games; the same seed gives the same network");
  number("--jobs", options->counted.jobs, "how many threads; the result does not depend on it");
  number("--value-step", options->steps.value,
         "what the weights of a fact that always holds become multiples of in its value, 1 to 256");
  number("--policy-step", options->steps.policy, "the same for its policy");
  number("--answer-step", options->steps.answers, "the same for the answers that the policy compares");
  command->add_option("--out", options->out, "a file for the rounded network");
}

}  // namespace

void add_studying_commands(CLI::App& app, int& exit_code) {
  add_simulate(app, exit_code);
  add_arena(app, exit_code);
  add_bot(app, exit_code);
  add_study(app, exit_code);
  add_puzzle(app, exit_code);
  add_learn(app, exit_code);
  add_round(app, exit_code);
}

}  // namespace vendemmia
