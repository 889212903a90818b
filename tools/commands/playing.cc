// For those who play and those who let others play.
#include <iostream>

#include <fmt/format.h>

#include "bots/bot.h"
#include "load/load.h"
#include "server/serve.h"
#include "text/play.h"
#include "tools/commands/commands.h"
#include "tools/commands/config_file.h"
#include "tools/commands/limits.h"
#include "tools/commands/options.h"
#include "tools/referee.h"
#include "tools/replay.h"
#include "tools/review/review.h"
#include "tools/rules.h"
#include "tools/verify.h"

namespace vendemmia {
namespace {

int play_here(const PlayOptions& options) { return play(options, std::cin, std::cout); }

void add_serve(CLI::App& app, int& exit_code) {
  auto [command, options] =
      add_command<ServeOptions>(app, exit_code, "serve", "play in the browser, alone or with others", serve);
  let_the_last_count(*command);
  command->add_option("--host", options->host, "the address to listen on")->capture_default_str();
  command
      ->add_option("--port", options->port,
                   "the port; by default 8420 or one of the next ten; 0: any free one")
      ->check(CLI::Range(0, 65'535));
  command->add_option("--data", options->data, "the folder for the tables");
  command->add_option(
      "--store", options->store,
      "a PostgreSQL database instead of a file, postgres://USER@HOST/NAME, which several servers may "
      "share; --data then has its key");
  command->add_option("--node", options->node, "where several servers share a database, the name of this one")
      ->capture_default_str();
  command
      ->add_option("--lease", options->lease,
                   "seconds after which the others may take the tables of a server that is silent")
      ->check(CLI::Range(1, 300))
      ->capture_default_str();
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
  command
      ->add_option("--allowed-host", options->allowed_hosts,
                   "a name that the page is opened by, such as that of a reverse proxy")
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  command
      ->add_option("--trusted-proxy", options->trusted_proxies,
                   "an address or range of a reverse proxy; limits then go by its X-Forwarded-For")
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  add_limits(*command, *options);
  add_config(*command);
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

void add_verify(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<VerifyOptions>(
      app, exit_code, "verify", "whether a record replays: options, seed, answers, and those of its bots",
      verify);
  command->add_option("file", options->file, "the record")->required();
  add_language(*command, options->language);
}

void add_review(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<ReviewOptions>(
      app, exit_code, "review", "what each decision of a recorded game cost, and what was luck", review);
  command->add_option("file", options->file, "the record")->required();
  command
      ->add_option("--seats", options->seats,
                   "only the decisions of these, as the record numbers them from 0: 0,2")
      ->delimiter(',')
      ->check(kWholeNumber);
  command->add_option("--iterations", options->iterations, "of the search for each best answer")
      ->check(CLI::Range(8, 1'000'000))
      ->capture_default_str();
  command->add_flag("--json", options->json, "one JSON object instead of a table");
  command->add_option("--html", options->html, "also a page, in this file");
  command->add_flag("--times", options->times, "also say where the time went");
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

}  // namespace

void add_playing_commands(CLI::App& app, int& exit_code) {
  add_serve(app, exit_code);
  add_load(app, exit_code);
  add_play(app, exit_code);
  add_referee(app, exit_code);
  add_replay(app, exit_code);
  add_review(app, exit_code);
  add_verify(app, exit_code);
  add_rules(app, exit_code);
}

}  // namespace vendemmia
