// The command line. Only this file knows how options are spelled; what the commands do is beside it.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <limits>
#include <memory>
#include <type_traits>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "bots/bot.h"
#include "bots/network/signature.h"
#include "engine/catalog/names.h"
#include "engine/game/options.h"
#include "engine/game/rules_version.h"
#include "engine/game/signature.h"
#include "lab/contestant.h"
#include "load/load.h"
#include "protocol/typescript.h"
#include "server/serve.h"
#include "server/version.h"
#include "text/play.h"
#include "tools/arena.h"
#include "tools/bad_input.h"
#include "tools/bench.h"
#include "tools/bot.h"
#include "tools/learn.h"
#include "tools/perft.h"
#include "tools/referee.h"
#include "tools/replay.h"
#include "tools/rules.h"
#include "tools/simulate.h"
#include "tools/standard_streams.h"
#include "tools/study.h"
#include "words/language.h"

namespace vendemmia {
namespace {

// Digits only; CLI11 alone would take -1 for a very large number.
std::string whole_number_problem(const std::string& text) {
  u64 value = 0;
  const char* end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, value);
  if (parsed.ec == std::errc{} && parsed.ptr == end) return {};
  return fmt::format("'{}' is not a whole number from 0 to {}", text, std::numeric_limits<u64>::max());
}
const CLI::Validator kWholeNumber(whole_number_problem, "");

// A range alone would take nan, which is in none.
std::string number_problem(const std::string& text) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (!text.empty() && end == text.c_str() + text.size() && std::isfinite(value)) return {};
  return fmt::format("'{}' is not a number", text);
}
const CLI::Validator kNumber(number_problem, "");

std::string modules_problem(const std::string& text) {
  if (const auto modules = modules_in(text); modules && *modules != 0) return {};
  return fmt::format("'{}' is not a list of modules such as board,workers,structures", text);
}
const CLI::Validator kModuleList(modules_problem, "");

std::string bot_problem(const std::string& text) {
  const auto bot = read_bot(text);
  return bot ? "" : bot.error();
}
const CLI::Validator kBotDescription(bot_problem, "");

CLI::Option* add_modules(CLI::App& command, Modules& modules) {
  return command
      .add_option_function<std::string>(
          "--modules", [&modules](const std::string& text) { modules = modules_in(text).value_or(0); },
          "of Tuscany: board, workers, structures, or several with commas")
      ->check(kModuleList);
}

// The variants, for any number of players and any modules.
void add_variants(CLI::App& command, Options& options) {
  command.add_flag("--friendly", options.friendly, "the friendly variant");
  command.add_flag("--two-parents", options.two_parents, "choose among two mamas and two papas");
  command.add_flag("--plain-stars", options.plain_stars, "no VP for regions of the influence map at the end");
  std::vector<std::string> levels;
  for (const LevelFacts& level : kLevelFacts) levels.emplace_back(level.id);
  command
      .add_option_function<std::string>(
          "--level", [&options](const std::string& level) { options.level = *level_named(level); },
          "of the Automa")
      ->check(CLI::IsMember(levels));
  command.add_flag("--aggressive", options.aggressive, "be ahead of the Automa at the end of every year");
}

// What all commands that begin a game can be told.
void add_game_options(CLI::App& command, Options& options) {
  command
      .add_option_function<unsigned>(
          "--players", [&options](unsigned players) { options.players = static_cast<u8>(players); },
          "how many players, 1 to 6; one plays against the Automa")
      ->check(CLI::Range(1, static_cast<int>(kMaxPlayers)));
  add_variants(command, options);
  add_modules(command, options.modules);
  command
      .add_option_function<unsigned>(
          "--challenge", [&options](unsigned number) { options.challenge = static_cast<u8>(number); },
          "a challenge of the campaign, 1 to 8")
      ->check(CLI::Range(1, static_cast<int>(kChallenges)));
  command
      .add_option_function<unsigned>(
          "--tokens", [&options](unsigned count) { options.tokens = static_cast<u8>(count); },
          "bonus tokens at the start of a challenge")
      ->check(CLI::Range(0, static_cast<int>(kMostTokens)));
}

void add_last_year(CLI::App& command, Options& options) {
  command
      .add_option_function<unsigned>(
          "--last-year", [&options](unsigned year) { options.last_year = static_cast<u8>(year); },
          "end the games after this year at the latest")
      ->check(CLI::Range(1, 255));
}

// A command with its options, which live as long as the command line.
template <class What>
struct Command {
  CLI::App* app;
  std::shared_ptr<What> options;
};

template <class What>
Command<What> add_command(CLI::App& app, int& exit_code, const char* name, const char* text,
                          int (*run)(const What&)) {
  Command<What> command{app.add_subcommand(name, text), std::make_shared<What>()};
  command.app->callback([options = command.options, run, &exit_code] { exit_code = run(*options); });
  return command;
}

int play_here(const PlayOptions& options) { return play(options, std::cin, std::cout); }

void add_serve(CLI::App& app, int& exit_code) {
  auto [command, options] =
      add_command<ServeOptions>(app, exit_code, "serve", "play in the browser, alone or with others", serve);
  command->add_option("--host", options->host, "the address to listen on")->capture_default_str();
  command
      ->add_option("--port", options->port,
                   "the port; by default 8420 or one of the next ten; 0: any free one")
      ->check(CLI::Range(0, 65'535));
  command->add_option("--data", options->data, "the folder for the tables");
  command->add_option("--page", options->page, "the folder with the built page");
  command->add_flag("--open", options->open, "open the browser");
  command->add_option("--log-level", options->log_level, "how much to log")
      ->check(CLI::IsMember({"debug", "info", "warn", "err", "off"}))
      ->capture_default_str();
  command
      ->add_option("--bot-threads", options->bot_threads,
                   "how many threads think for the bots; the default leaves a core free")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  command
      ->add_option("--metrics-port", options->metrics_port,
                   "a second port, for /metrics and /healthz only; 0: any free one")
      ->check(CLI::Range(0, 65'535));
  command->add_option("--metrics-host", options->metrics_host, "the address of that port")
      ->capture_default_str();
  command
      ->add_option(
          "--max-connections", options->max_connections,
          "how many may be connected at once; the default is what the system's limit of open files allows")
      ->check(CLI::Range(2, 1'000'000));
  command
      ->add_option("--grace", options->grace,
                   "seconds until the others may let a bot play for somebody who is away")
      ->check(CLI::Range(1, 86'400))
      ->capture_default_str();
  command->add_option("--allowed-host", options->allowed_hosts,
                      "a name that the page is opened by, such as that of a reverse proxy");
  command->add_option("--trusted-proxy", options->trusted_proxies,
                      "an address or range of a reverse proxy; limits then go by its X-Forwarded-For");
}

int load_here(const LoadOptions& options) { return load(options, std::cout); }

std::string foreign_host_problem(const std::string& host) {
  if (host == "127.0.0.1" || host == "localhost") return {};
  return "the load is for a server on this machine, not for " + host;
}
const CLI::Validator kThisMachine(foreign_host_problem, "");

void add_load(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<LoadOptions>(
      app, exit_code, "load", "play at many tables of a server and measure it", load_here);
  command->add_option_function<std::string>(
             "--host", [](const std::string&) {}, "127.0.0.1 or localhost")
      ->check(kThisMachine);
  command->add_option("--port", options->port, "of a running server; by default load starts its own")
      ->check(CLI::Range(1, 65'535));
  command->add_option("--tables", options->tables, "how many tables play")
      ->check(CLI::Range(1u, kMostLoadTables))
      ->capture_default_str();
  command->add_option("--seats", options->seats, "at each table, each with its own connection")
      ->check(CLI::Range(2, static_cast<int>(kMaxPlayers)))
      ->capture_default_str();
  add_modules(*command, options->modules);
  command->add_option("--seconds", options->seconds, "how long they play")
      ->check(CLI::Range(1u, kMostLoadSeconds))
      ->capture_default_str();
  command->add_option("--think-ms", options->think_ms, "milliseconds before an answer, on average")
      ->check(CLI::Range(0, 60'000))
      ->capture_default_str();
  command->add_option("--idle", options->idle, "first measure the memory of this many idle tables")
      ->check(CLI::Range(0u, kMostLoadTables))
      ->capture_default_str();
  command->add_option("--seed", options->seed, "the same seed plays the same way")
      ->check(kWholeNumber)
      ->capture_default_str();
}

void add_types(CLI::App& app) {
  app.add_subcommand("types", "print the page's types of the server's messages")->callback([] {
    fmt::print("{}", typescript_types());
  });
}

std::string language_problem(const std::string& code) {
  if (words::language_named(code) != nullptr) return "";
  std::vector<std::string_view> known;
  for (const words::Language& one : words::languages()) known.push_back(one.code());
  return fmt::format("there is no language '{}'; there are {}", code, fmt::join(known, ", "));
}
const CLI::Validator kLanguage(language_problem, "");

void add_language(CLI::App& command, const words::Language*& language) {
  language = &words::language_of_environment();
  std::vector<std::string> known;
  for (const words::Language& one : words::languages())
    known.push_back(fmt::format("{} ({})", one.code(), one.name()));
  command
      .add_option_function<std::string>(
          "--language", [&language](const std::string& code) { language = words::language_named(code); },
          fmt::format("{}; else the one that LC_ALL, LC_MESSAGES or LANG asks for", fmt::join(known, ", ")))
      ->check(kLanguage);
}

void add_play(CLI::App& app, int& exit_code) {
  auto [command, options] =
      add_command<PlayOptions>(app, exit_code, "play", "play in the terminal", play_here);
  add_game_options(*command, options->game);
  command->add_option("--people", options->people, "how many of them are people at this terminal")
      ->check(CLI::Range(1, static_cast<int>(kMaxPlayers)));
  command
      ->add_option(
          "--bots", options->bots,
          fmt::format("who plays the other seats, one for all or one for each: {}; or expert:seconds=10",
                      fmt::join(bot_names(), ", ")))
      ->check(kBotDescription);
  command->add_option("--seed", options->seed, "the same seed deals the same cards")->check(kWholeNumber);
  command->add_option("--load", options->load, "resume a saved game");
  command->add_option("--campaign", options->campaign, "begin or resume the campaign in this file");
  add_language(*command, options->language);
}

void add_referee(CLI::App& app, int& exit_code) {
  app.add_subcommand("referee", "answer JSON requests from programs, one per line")->callback([&exit_code] {
    exit_code = run_referee(std::cin, std::cout);
  });
}

void add_replay(CLI::App& app, int& exit_code) {
  auto [command, options] =
      add_command<ReplayOptions>(app, exit_code, "replay", "play a record again", replay);
  command->add_option("file", options->file, "the record")->required();
  command->add_option("--to", options->to, "stop after this many answers")->check(kWholeNumber);
  command->add_flag("--verify", options->verify, "only check the record");
  add_language(*command, options->language);
}

int rules_here(const RulesOptions& options) { return rules(options, std::cout); }

void add_rules(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<RulesOptions>(app, exit_code, "rules",
                                                      "look up the rulings for doubtful cases", rules_here);
  auto* words = command->add_option(
      "what", options->words, "a number (R-51), a card (planner), a subject (harvest) or words to look for");
  auto* json = command->add_flag("--json", options->json, "the whole law as JSON")->excludes(words);
  command->add_flag("--index", options->index, "docs/rules/index.md")->excludes(words)->excludes(json);
}

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

std::string module_set_problem(const std::string& text) {
  return text == "none" ? "" : modules_problem(text);
}
const CLI::Validator kModuleSet(module_set_problem, "");

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
}

// Precondition: there is such a kind.
GameKind kind_named(std::string_view name) {
  const auto* const found = std::find(kGameKindNames.begin(), kGameKindNames.end(), name);
  return static_cast<GameKind>(found - kGameKindNames.begin());
}

void add_learn(CLI::App& app, int& exit_code) {
  auto [command, options] =
      add_command<LearnCommand>(app, exit_code, "learn", "learn a network by self-play", learn);
  SchoolOptions& school = options->school;
  const auto number = [&to = *command](const char* name, auto& into, const char* what) {
    constexpr bool kIsWhole = std::is_integral_v<std::remove_reference_t<decltype(into)>>;
    to.add_option(name, into, what)->check(kIsWhole ? kWholeNumber : kNumber)->capture_default_str();
  };
  const std::vector<std::string> kinds(kGameKindNames.begin(), kGameKindNames.end());
  command
      ->add_option_function<std::string>(
          "--kind", [&school](const std::string& name) { school.kind = kind_named(name); },
          "the games it is for")
      ->check(CLI::IsMember(kinds));
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
  number("--jobs", school.jobs, "how many threads of each process; the result does not depend on it");
  number("--examine-every", options->examine_every, "games between two examinations");
  number("--examined-games", options->examined_games, "games of an examination");
  command->add_option("--out", options->out, "a file for the network");
  command->add_option("--checkpoint", options->checkpoint, "a file to go on from the next time");
  command->add_option("--log", options->log, "a CSV file for the curve");
  command->add_option("--page", options->page, "an HTML file for the curve");
}

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
  Modules modules = 0;
};

int print_signature(const SignatureOptions& options) {
  if (const OptionsProblem problem = problem_with(Options{.modules = options.modules}))
    return bad_input(problem.what);
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
  command
      ->add_flag("--evaluations", options->evaluations,
                 "of what the networks say about games of every kind instead")
      ->excludes(solo)
      ->excludes(modules);
}

void add_version(CLI::App& app) {
  const std::string line = fmt::format("vendemmia {}, rules {}", kVersion, kRulesVersion);
  app.set_version_flag("--version", line, "print the version");
  app.add_subcommand("version", "print the version")->callback([line] { fmt::print("{}\n", line); });
}

// Not by fmt, which throws where nobody reads the complaint.
void complain_of(const std::string& what) { std::fputs(("vendemmia: " + what + "\n").c_str(), stderr); }

// The exit code of a command whose output is what was asked for.
int unless_output_is_lost(int code) {
  if (code != 0 || output_has_arrived()) return code;
  complain_of("not all of the output could be written");
  return 1;
}

int run(int argc, char** argv) {
  CLI::App app("Vendemmia: a game of vines, wine and visitors", "vendemmia");
  app.require_subcommand(0, 1);
  int exit_code = 0;
  add_serve(app, exit_code);
  add_load(app, exit_code);
  add_play(app, exit_code);
  add_referee(app, exit_code);
  add_replay(app, exit_code);
  add_rules(app, exit_code);
  add_simulate(app, exit_code);
  add_arena(app, exit_code);
  add_bot(app, exit_code);
  add_study(app, exit_code);
  add_learn(app, exit_code);
  add_perft(app, exit_code);
  add_bench(app, exit_code);
  add_signature(app, exit_code);
  add_types(app);
  add_version(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return unless_output_is_lost(app.exit(error));  // --help, --version
    app.exit(error, std::cerr, std::cerr);
    return kBadInput;
  }
  if (app.get_subcommands().empty()) {
    std::cerr << app.help();
    return kBadInput;
  }
  // A server's lines are for whoever started it, and it goes on when nobody reads them any more.
  return app.got_subcommand("serve") ? exit_code : unless_output_is_lost(exit_code);
}

}  // namespace
}  // namespace vendemmia

int main(int argc, char** argv) {
  // Printing into a closed pipe ends the program quietly, even where the parent process ignores the signal.
  std::signal(SIGPIPE, SIG_DFL);
  vendemmia::fill_closed_streams();
  try {
    return vendemmia::run(argc, argv);
  } catch (const std::exception& error) {
    vendemmia::complain_of(error.what());
    return 1;
  }
}
