#include "tools/play_setup.h"

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
  if (options.players >= 3) {
    console.line("3. Friendly: only who uses a bonus may stand on its space.");
    console.line("4. Both.");
    high = 4;
  }
  const auto choice = ask_number(console, "Which one?", 1, high, 1);
  if (!choice) return false;
  options.two_parents = *choice == 2 || *choice == 4;
  options.friendly = *choice >= 3;
  return true;
}

}  // namespace

std::optional<unsigned> ask_people(unsigned players, Console& console) {
  return ask_number(console, "How many of them are people at this screen? The others are bots.", 1, players,
                    1);
}

std::optional<PlayOptions> ask_options(PlayOptions options, Console& console) {
  const bool ask_everything = options.players == 0 && !options.friendly && !options.two_parents;
  if (options.players == 0) {
    const unsigned usual = options.people > 2 ? options.people : 2;
    const auto players = ask_number(console, "How many players?", usual, kMaxPlayers, usual);
    if (!players) return std::nullopt;
    options.players = *players;
  }
  if (options.people == 0) {
    const auto people = ask_people(options.players, console);
    if (!people) return std::nullopt;
    options.people = *people;
  }
  if (ask_everything && !ask_variants(options, console)) return std::nullopt;
  return options;
}

}  // namespace vendemmia
