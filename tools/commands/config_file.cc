#include "tools/commands/config_file.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <utility>

#include <fmt/core.h>

namespace vendemmia {
namespace {

constexpr std::string_view kConfig = "--config";

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

// The value of the option, if it is given.
std::optional<std::string> file_named_in(const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].starts_with(std::string(kConfig) + "=")) return arguments[i].substr(kConfig.size() + 1);
    if (arguments[i] == kConfig && i + 1 < arguments.size()) return arguments[i + 1];
  }
  return {};
}

void print_config(const CLI::App& command) {
  for (const CLI::Option* option : command.get_options()) {
    const std::string name = option->get_single_name();
    if (name == "help" || name == "config" || name == "print-config") continue;
    fmt::print("# {}\n", option->get_description());
    for (const std::string& value : option->reduced_results()) fmt::print("{} = {}\n", name, value);
    if (!option->results().empty()) continue;
    const std::string value = option->get_default_str();
    const bool is_flag = option->get_items_expected_max() == 0;
    if (!value.empty() || is_flag)
      fmt::print("{} = {}\n", name, is_flag ? "false" : value);
    else
      fmt::print("# {} =\n", name);
  }
}

}  // namespace

void let_the_last_count(CLI::App& command) {
  command.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

void add_config(CLI::App& command) {
  command.add_option_function<std::string>(
      std::string(kConfig), [](const std::string&) {}, "a file with options, a line for each: name = value");
  command.add_flag_callback(
      "--print-config",
      [&command] {
        print_config(command);
        throw CLI::Success();
      },
      "print all options and limits as such a file, and end");
}

tl::expected<std::vector<std::string>, std::string> with_config(const CLI::App& program,
                                                                std::vector<std::string> arguments) {
  if (arguments.empty() || arguments[0] != "serve") return arguments;
  const CLI::App& command = *program.get_subcommand("serve");
  const auto path = file_named_in(arguments);
  if (!path) return arguments;
  std::ifstream file(*path);
  if (!file) return tl::unexpected("--config: " + *path + " cannot be read");
  std::vector<std::string> options;
  std::string line;
  for (unsigned number = 1; std::getline(file, line); ++number) {
    line = trimmed(line);
    if (line.empty() || line.starts_with('#')) continue;
    const std::size_t equals = line.find('=');
    const std::string name = trimmed(line.substr(0, equals));
    if (equals == std::string::npos || name.empty() || name.starts_with('-'))
      return tl::unexpected(fmt::format("{}, line {}: a line is \"name = value\"", *path, number));
    if (!command.get_option_no_throw("--" + name))
      return tl::unexpected(fmt::format("{}, line {}: there is no option '{}'", *path, number, name));
    options.push_back("--" + name + "=" + trimmed(line.substr(equals + 1)));
  }
  if (file.bad()) return tl::unexpected("--config: " + *path + " cannot be read");
  arguments.insert(arguments.begin() + 1, options.begin(), options.end());
  return arguments;
}

}  // namespace vendemmia
