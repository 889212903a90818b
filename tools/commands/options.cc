#include "tools/commands/options.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>

#include <fmt/format.h>

#include "bots/bot.h"
#include "engine/catalog/names.h"

namespace vendemmia {
namespace {

std::string whole_number_problem(const std::string& text) {
  u64 value = 0;
  const char* end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, value);
  if (parsed.ec == std::errc{} && parsed.ptr == end) return {};
  return fmt::format("'{}' is not a whole number from 0 to {}", text, std::numeric_limits<u64>::max());
}

std::string number_problem(const std::string& text) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (!text.empty() && end == text.c_str() + text.size() && std::isfinite(value)) return {};
  return fmt::format("'{}' is not a number", text);
}

std::string modules_problem(const std::string& text) {
  if (const auto modules = modules_in(text); modules && *modules != 0) return {};
  return fmt::format("'{}' is not a list of modules such as board,workers,structures", text);
}

std::string bot_problem(const std::string& text) {
  const auto bot = read_bot(text);
  return bot ? "" : bot.error();
}

std::string module_set_problem(const std::string& text) {
  return text == "none" ? "" : modules_problem(text);
}

std::string language_problem(const std::string& code) {
  if (words::language_named(code) != nullptr) return "";
  std::vector<std::string_view> known;
  for (const words::Language& one : words::languages()) known.push_back(one.code());
  return fmt::format("there is no language '{}'; there are {}", code, fmt::join(known, ", "));
}
const CLI::Validator kLanguage(language_problem, "");

}  // namespace

const CLI::Validator kWholeNumber(whole_number_problem, "");
const CLI::Validator kNumber(number_problem, "");
const CLI::Validator kModuleList(modules_problem, "");
const CLI::Validator kBotDescription(bot_problem, "");
const CLI::Validator kModuleSet(module_set_problem, "");

CLI::Option* add_modules(CLI::App& command, Modules& modules) {
  return command
      .add_option_function<std::string>(
          "--modules", [&modules](const std::string& text) { modules = modules_in(text).value_or(0); },
          "of Tuscany: board, workers, structures, or several with commas")
      ->check(kModuleList);
}

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

}  // namespace vendemmia
