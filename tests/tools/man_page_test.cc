// The manual page describes what the program offers, and nothing else.
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "tests/support/paths.h"
#include "tests/support/program.h"

namespace vendemmia {
namespace {

using OptionNames = std::set<std::string>;

const std::string kShared = "GAME OPTIONS";

OptionNames matches(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern, std::regex::ECMAScript | std::regex::multiline);
  OptionNames names;
  for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end; ++match) {
    names.insert((*match)[1]);
  }
  return names;
}

OptionNames commands_of_program() {
  const std::string help = testing::run("--help").output;
  static const std::regex heading("\nsubcommands:\n", std::regex::icase);  // CLI11's versions differ in case
  std::smatch found;
  if (!std::regex_search(help, found, heading)) return {};
  return matches(found.suffix(), "^  ([a-z-]+) ");
}

OptionNames options_of_program(const std::string& command) {
  return matches(testing::run(command + " --help").output, "^ +(--[a-z-]+)");
}

// The options that the manual page describes, by command; those of many commands stand in a section of their own.
std::map<std::string, OptionNames> manual() {
  std::ifstream file(testing::source_path("packaging/vendemmia.1"));
  std::map<std::string, OptionNames> options;
  std::string section;
  for (std::string line; std::getline(file, line);) {
    line = std::regex_replace(line, std::regex(R"(\\-)"), "-");
    std::smatch found;
    if (std::regex_match(line, found, std::regex(R"(\.S[SH] (.*))"))) {
      section = found[1];
      if (line.starts_with(".SS") || section == kShared) options[section];
    } else if (std::regex_search(line, found, std::regex("^\\.BI? (--[a-z-]+)"))) {
      options[section].insert(found[1]);
    }
  }
  return options;
}

TEST(ManPage, HasEveryCommandAndEveryOptionAndNoOther) {
  std::map<std::string, OptionNames> described = manual();
  const OptionNames shared = described[kShared];
  described.erase(kShared);

  const OptionNames commands = commands_of_program();
  EXPECT_GE(commands.size(), 15u);
  OptionNames all_options;
  for (const std::string& command : commands) {
    ASSERT_TRUE(described.contains(command)) << "the manual page does not know the command " << command;
    const OptionNames options = options_of_program(command);
    all_options.insert(options.begin(), options.end());
    for (const std::string& option : options) {
      EXPECT_TRUE(described[command].contains(option) || shared.contains(option))
          << "the manual page does not know " << command << " " << option;
    }
    for (const std::string& option : described[command]) {
      EXPECT_TRUE(options.contains(option)) << "only the manual page knows " << command << " " << option;
    }
  }
  for (const auto& [command, options] : described) {
    EXPECT_TRUE(commands.contains(command)) << "only the manual page knows the command " << command;
  }
  for (const std::string& option : shared) {
    EXPECT_TRUE(all_options.contains(option)) << "only the manual page knows " << option;
  }
}

}  // namespace
}  // namespace vendemmia
