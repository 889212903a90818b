// The commands with their options, by what they are for.
#pragma once

#include <CLI/CLI.hpp>

namespace vendemmia {

// A command that was called leaves its exit code there.
void add_playing_commands(CLI::App& app,
                          int& exit_code);  // serve, load, play, referee, replay, review, rules
void add_looking_after_commands(CLI::App& app, int& exit_code);  // backup, restore, prune, verify-store
void add_studying_commands(CLI::App& app,
                           int& exit_code);  // simulate, arena, bot, study, puzzle, learn, round
void add_developing_commands(CLI::App& app, int& exit_code);  // perft, bench, signature, types

}  // namespace vendemmia
