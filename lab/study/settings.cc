#include <algorithm>

#include <fmt/core.h>

#include "bots/bot.h"
#include "engine/catalog/names.h"
#include "lab/study/study.h"

namespace vendemmia {
namespace study {
namespace {

constexpr std::array<std::string_view, kModules> kModuleTitles{"extended board", "special workers",
                                                               "structure cards"};

}  // namespace

std::string name_of(const Setting& setting) {
  std::string text = setting.players == 1 ? "1 player" : fmt::format("{} players", setting.players);
  if (setting.modules == kAllModules) return text + ", all of Tuscany";
  if ((setting.modules & kExtendedBoard) == 0) text += ", base board";
  for (const unsigned i : Members(setting.modules)) text += fmt::format(", {}", kModuleTitles[i]);
  return text;
}

std::string modules_word(Modules modules) {
  std::string text = modules_text(modules);
  std::ranges::replace(text, ',', '+');
  return text.empty() ? "none" : text;
}

}  // namespace study

namespace {

constexpr u64 kMostGames = 10'000'000;

template <class Value>
bool has_twice(std::vector<Value> values) {
  std::ranges::sort(values);
  return std::ranges::adjacent_find(values) != values.end();
}

}  // namespace

std::optional<std::string> problem_with(const StudyOptions& options) {
  if (options.players.empty()) return "name at least one number of players";
  if (options.modules.empty()) return "name at least one set of modules, or none";
  if (has_twice(options.players)) return "a number of players is named twice";
  if (has_twice(options.modules)) return "a set of modules is named twice";
  if (options.games < 1 || options.games > kMostGames)
    return fmt::format("the number of games must be 1 to {}", kMostGames);
  if (options.game.challenge != 0) return "a study does not play the campaign";
  for (const study::Setting& setting : settings_of(options)) {
    Options game = options.game;
    game.players = static_cast<u8>(std::min(setting.players, 255u));
    game.modules = setting.modules;
    if (const OptionsProblem problem = problem_with(game))
      return fmt::format("{}: {}", study::name_of(setting), problem.what);
    if (const auto bot = read_bot_for(game, options.bot); !bot)
      return fmt::format("{}: {}", study::name_of(setting), bot.error());
  }
  return std::nullopt;
}

std::vector<study::Setting> settings_of(const StudyOptions& options) {
  std::vector<study::Setting> settings;
  for (const Modules modules : options.modules) {
    for (const unsigned players : options.players) settings.push_back({players, modules});
  }
  return settings;
}

u64 count_of_games(const StudyOptions& options) {
  return options.games * options.players.size() * options.modules.size();
}

}  // namespace vendemmia
