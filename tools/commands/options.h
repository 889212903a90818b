// What the commands' options have in common: how they are checked, and those that several commands have.
#pragma once

#include <memory>

#include <CLI/CLI.hpp>

#include "engine/game/options.h"
#include "words/language.h"

namespace vendemmia {

// Digits only; CLI11 alone would take -1 for a very large number.
extern const CLI::Validator kWholeNumber;
// A range alone would take nan, which is in none.
extern const CLI::Validator kNumber;
extern const CLI::Validator kModuleList;
extern const CLI::Validator kModuleSet;  // also none
extern const CLI::Validator kBotDescription;

CLI::Option* add_modules(CLI::App& command, Modules& modules);
// The variants, for any number of players and any modules.
void add_variants(CLI::App& command, Options& options);
// What all commands that begin a game can be told.
void add_game_options(CLI::App& command, Options& options);
void add_last_year(CLI::App& command, Options& options);
void add_language(CLI::App& command, const words::Language*& language);

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

}  // namespace vendemmia
