#include "text/play_files.h"

#include <filesystem>
#include <system_error>

#include "text/play_console.h"
#include "text/text_file.h"

namespace vendemmia {
namespace {

constexpr std::string_view kTablePrefix = "# At the table: people ";
constexpr std::string_view kBotsInfix = ", bots ";

void read_table(const std::string& text, SavedGame& game) {
  const std::size_t at = text.rfind(kTablePrefix);
  if (at == std::string::npos) return;
  const std::size_t begin = at + kTablePrefix.size();
  const std::string line = text.substr(begin, text.find_first_of("\r\n", begin) - begin);
  const std::size_t infix = line.find(kBotsInfix);
  game.people = parse_number(std::string_view(line).substr(0, infix));
  if (infix != std::string::npos) game.bots = bots_in(line.substr(infix + kBotsInfix.size()));
  if (game.people && (*game.people == 0 || *game.people > game.journal.options.players)) game.people.reset();
}

}  // namespace

bool file_exists(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

std::string save_game(const PlaySession& session, const BotList& bots, const std::string& path,
                      const words::Language& language) {
  OutputFile file(path);
  if (!file.is_open()) return language.say(words::text_mode::file::cannot_write{.file = in_quotes(path)});
  if (!file.finish(session.game().record() + '\n' + std::string(kTablePrefix) +
                   std::to_string(session.people()) + std::string(kBotsInfix) + text_of(bots) + '\n'))
    return language.say(words::text_mode::file::not_completely{.file = in_quotes(path)});
  return "";
}

SavedGame load_game(const std::string& path, const words::Language& language) {
  SavedGame game;
  const auto text = read_text_file(path);
  if (!text) {
    game.problem = language.say(words::text_mode::file::cannot_read{.file = in_quotes(path)});
    return game;
  }
  ParsedJournal parsed = parse_journal(*text);
  if (parsed.problem) {
    const std::string line = parsed.problem->line == 0 ? "" : std::to_string(parsed.problem->line);
    const std::string name = in_quotes(path);
    const std::string& what = parsed.problem->what;
    game.problem =
        parsed.problem->old_rules != 0
            ? language.say(words::text_mode::file::old_game{.file = name, .line = line, .what = what})
            : language.say(words::text_mode::file::not_a_game{.file = name, .line = line, .what = what});
    return game;
  }
  game.journal = std::move(parsed.journal);
  game.journal.rules = kRulesVersion;  // it reads so today, and what follows is played today
  read_table(*text, game);
  return game;
}

}  // namespace vendemmia
