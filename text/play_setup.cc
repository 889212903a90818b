#include "text/play_setup.h"

#include <algorithm>

#include "bots/levels.h"
#include "engine/catalog/names.h"
#include "text/play_session.h"
#include "text/words.h"

namespace vendemmia {
namespace {

// Asks until a number in the range is typed; Enter gives `usual`.
std::optional<unsigned> ask_number(Console& console, const std::string& question, unsigned low, unsigned high,
                                   unsigned usual) {
  console.line(question + " Type " + std::to_string(low) + " to " + std::to_string(high) + ", or Enter for " +
               std::to_string(usual) + ".");
  while (const auto text = console.read()) {
    if (text->empty()) return usual;
    const auto number = parse_number(*text);
    if (number && *number >= low && *number <= high) return number;
    console.line("Please type a number from " + std::to_string(low) + " to " + std::to_string(high) + ".");
  }
  return std::nullopt;
}

bool ask_variants(PlayOptions& options, Console& console) {
  console.line("Variants:");
  console.line("1. None, the usual game.");
  console.line("2. Two mamas and two papas for everybody to choose from.");
  unsigned high = 2;
  if (options.game.players >= 3) {
    console.line("3. Friendly: only who uses a bonus may stand on its space.");
    console.line("4. Both.");
    high = 4;
  }
  const auto choice = ask_number(console, "Which one?", 1, high, 1);
  if (!choice) return false;
  options.game.two_parents = *choice == 2 || *choice == 4;
  options.game.friendly = *choice >= 3;
  return true;
}

// "1 3" or "1,3": the modules with these numbers. Empty when it is something else.
std::optional<Modules> modules_numbered(const std::string& text) {
  unsigned modules = 0;
  for (std::size_t at = text.find_first_not_of(" ,"); at != std::string::npos;
       at = text.find_first_not_of(" ,", text.find_first_of(" ,", at))) {
    const auto number = parse_number(std::string_view(text).substr(at, text.find_first_of(" ,", at) - at));
    if (!number || *number < 1 || *number > kModuleNames.size()) return std::nullopt;
    modules |= 1u << (*number - 1);
  }
  return static_cast<Modules>(modules);
}

bool ask_modules(PlayOptions& options, Console& console) {
  console.line("Parts of Tuscany, the expansion:");
  console.line("1. The extended board: four seasons of work, a map of influence, 25 VP to win.");
  console.line("2. Special workers: two kinds, each with an ability of its own.");
  console.line("3. Structure cards: buildings that change what you can do.");
  console.line("Which of them? Type their numbers, for example 1 3, or Enter for none.");
  while (const auto text = console.read()) {
    if (const auto modules = modules_numbered(*text)) {
      options.game.modules = *modules;
      return true;
    }
    console.line("Please type numbers from 1 to 3, or Enter for none.");
  }
  return false;
}

// How strong each of the bots is.
bool ask_bots(PlayOptions& options, Console& console) {
  constexpr auto kLevelCount = static_cast<unsigned>(kPlayLevels.size());
  const auto is_usual = [](const PlayLevel& level) { return level.name == kUsualBot; };
  const auto usual = static_cast<unsigned>(std::ranges::find_if(kPlayLevels, is_usual) - kPlayLevels.begin());
  if (options.people < options.game.players) console.line("Opponents:");
  for (unsigned i = 0; i < kLevelCount && options.people < options.game.players; ++i)
    console.line(std::to_string(i + 1) + ". " + std::string(bot_level_words(i)));
  for (unsigned seat = options.people; seat < options.game.players; ++seat) {
    const std::string name(bot_name_at(static_cast<Seat>(seat)));
    const auto level = ask_number(console, "Which of them is " + name + "?", 1, kLevelCount, usual + 1);
    if (!level) return false;
    options.bots.emplace_back(kPlayLevels[*level - 1].name);
  }
  return true;
}

}  // namespace

std::optional<unsigned> ask_people(unsigned players, Console& console) {
  return ask_number(console, "How many of them are people at this screen? The others are bots.", 1, players,
                    1);
}

std::optional<LevelChoice> ask_level(const PlayOptions& options, Console& console) {
  LevelChoice choice{options.game.level, options.game.aggressive};
  // Who has named something on the command line has made the choice there.
  if (choice.level != Level::Normal || choice.aggressive) return choice;
  console.line("Levels of the Automa:");
  for (unsigned i = 0; i < kLevels; ++i) {
    console.line(std::to_string(i + 1) + ". " + std::string(kLevelFacts[i].name) + ": " +
                 std::string(level_words(static_cast<Level>(i))));
  }
  const auto level = ask_number(console, "Which one?", 1, kLevels, 3);
  if (!level) return std::nullopt;
  choice.level = static_cast<Level>(*level - 1);
  if (!facts(choice.level).may_be_aggressive) return choice;
  console.line("1. The usual game. 2. Aggressive: be ahead of the Automa at the end of every year.");
  const auto variant = ask_number(console, "Which one?", 1, 2, 1);
  if (!variant) return std::nullopt;
  choice.aggressive = *variant == 2;
  return choice;
}

std::optional<PlayOptions> ask_options(PlayOptions options, Console& console) {
  const bool ask_everything = options.game.players == 0 && !options.game.friendly &&
                              !options.game.two_parents && options.game.modules == 0;
  const bool ask_for_bots = ask_everything && options.bots.empty();
  if (options.game.players == 0) {
    const unsigned least = options.people > 1 ? options.people : 1;
    console.line("One player plays against the Automa.");
    const auto players = ask_number(console, "How many players?", least, kMaxPlayers, least > 2 ? least : 2);
    if (!players) return std::nullopt;
    options.game.players = static_cast<u8>(*players);
  }
  if (options.game.players == 1) {
    options.people = 1;
    if (ask_everything) {
      const auto level = ask_level(options, console);
      if (!level) return std::nullopt;
      options.game.level = level->level;
      options.game.aggressive = level->aggressive;
      if (!ask_modules(options, console)) return std::nullopt;
    }
    return options;
  }
  if (options.people == 0) {
    const auto people = ask_people(options.game.players, console);
    if (!people) return std::nullopt;
    options.people = *people;
  }
  if (ask_everything && !(ask_variants(options, console) && ask_modules(options, console)))
    return std::nullopt;
  if (ask_for_bots && !ask_bots(options, console)) return std::nullopt;
  return options;
}

}  // namespace vendemmia
