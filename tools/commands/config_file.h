// A file in place of options: a line for each, "name = value", without the hyphens in front; a line that begins with # is for people. What
// the command line says counts more.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <tl/expected.hpp>

namespace vendemmia {

// Where it is given twice, the last one counts: first comes the file, then the command line. Before any option is added.
void let_the_last_count(CLI::App& command);

// --config and --print-config. After all other options.
void add_config(CLI::App& command);

// The arguments of the program with those of the file that they name. A failure is a sentence, which repeats no value: an address may
// have a password in it.
tl::expected<std::vector<std::string>, std::string> with_config(const CLI::App& program,
                                                                std::vector<std::string> arguments);

}  // namespace vendemmia
