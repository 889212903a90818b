// The command line: reads it, runs the command that it names (tools/commands), and says how that ended.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "engine/game/rules_version.h"
#include "server/version.h"
#include "tools/bad_input.h"
#include "tools/commands/commands.h"
#include "tools/commands/config_file.h"
#include "tools/standard_streams.h"

namespace vendemmia {
namespace {

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
  add_playing_commands(app, exit_code);
  add_looking_after_commands(app, exit_code);
  add_studying_commands(app, exit_code);
  add_developing_commands(app, exit_code);
  add_version(app);
  auto arguments = with_config(app, {argv + 1, argv + argc});
  if (!arguments) {
    complain_of(arguments.error());
    return kBadInput;
  }
  std::ranges::reverse(*arguments);  // as CLI11 takes them
  try {
    app.parse(std::move(*arguments));
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
