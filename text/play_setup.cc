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
  console.say(
      words::text_mode::setup::number{.question = question, .low = low, .high = high, .usual = usual});
  while (const auto text = console.read()) {
    if (text->empty()) return usual;
    const auto number = parse_number(*text);
    if (number && *number >= low && *number <= high) return number;
    console.say(words::text_mode::setup::number_again{.low = low, .high = high});
  }
  return std::nullopt;
}

void number_line(unsigned number, words::Text text, Console& console) {
  console.line(std::to_string(number) + ". " + console.language().say(text));
}

bool ask_variants(PlayOptions& options, Console& console) {
  namespace setup = words::text_mode::setup;
  console.say(setup::variants);
  number_line(1, setup::variant_none, console);
  number_line(2, setup::variant_parents, console);
  unsigned high = 2;
  if (options.game.players >= 3) {
    number_line(3, setup::variant_friendly, console);
    number_line(4, setup::variant_both, console);
    high = 4;
  }
  const auto choice = ask_number(console, console.language().say(setup::which_one), 1, high, 1);
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
  namespace setup = words::text_mode::setup;
  console.say(setup::modules);
  for (unsigned i = 0; i < kModuleNames.size(); ++i) {
    const words::Language& language = console.language();
    console.line(std::to_string(i + 1) + ". " + language.look("modules.", kModuleNames[i], ".name") + ": " +
                 language.look("modules.", kModuleNames[i], ".text"));
  }
  console.say(setup::modules_which);
  while (const auto text = console.read()) {
    if (const auto modules = modules_numbered(*text)) {
      options.game.modules = *modules;
      return true;
    }
    console.say(setup::modules_again{.count = kModuleNames.size()});
  }
  return false;
}

// How strong each of the bots is.
bool ask_bots(PlayOptions& options, Console& console) {
  constexpr auto kLevelCount = static_cast<unsigned>(kPlayLevels.size());
  const auto is_usual = [](const PlayLevel& level) { return level.name == kUsualBot; };
  const auto usual = static_cast<unsigned>(std::ranges::find_if(kPlayLevels, is_usual) - kPlayLevels.begin());
  if (options.people < options.game.players) console.say(words::text_mode::setup::opponents);
  for (unsigned i = 0; i < kLevelCount && options.people < options.game.players; ++i)
    console.line(std::to_string(i + 1) + ". " + bot_level_words(i, {{}, &console.language()}));
  for (unsigned seat = options.people; seat < options.game.players; ++seat) {
    const std::string name(bot_name_at(static_cast<Seat>(seat)));
    const auto level =
        ask_number(console, console.language().say(words::text_mode::setup::which_bot{.name = name}), 1,
                   kLevelCount, usual + 1);
    if (!level) return false;
    options.bots.emplace_back(kPlayLevels[*level - 1].name);
  }
  return true;
}

}  // namespace

std::optional<unsigned> ask_people(unsigned players, Console& console) {
  return ask_number(console, console.language().say(words::text_mode::setup::people), 1, players, 1);
}

std::optional<LevelChoice> ask_level(const PlayOptions& options, Console& console) {
  LevelChoice choice{options.game.level, options.game.aggressive};
  // Who has named something on the command line has made the choice there.
  if (choice.level != Level::Normal || choice.aggressive) return choice;
  namespace setup = words::text_mode::setup;
  const std::string which = console.language().say(setup::which_one);
  console.say(setup::levels);
  for (unsigned i = 0; i < kLevels; ++i) {
    console.line(std::to_string(i + 1) + ". " +
                 level_words(static_cast<Level>(i), {{}, &console.language()}));
  }
  const auto level = ask_number(console, which, 1, kLevels, 3);
  if (!level) return std::nullopt;
  choice.level = static_cast<Level>(*level - 1);
  if (!facts(choice.level).may_be_aggressive) return choice;
  console.say(setup::aggressive);
  const auto variant = ask_number(console, which, 1, 2, 1);
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
    console.say(words::text_mode::setup::alone);
    const auto players = ask_number(console, console.language().say(words::text_mode::setup::players), least,
                                    kMaxPlayers, least > 2 ? least : 2);
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
