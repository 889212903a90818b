#include "text/play_files.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

#include "text/play_console.h"

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

// Written beside the file first, so that a full disk does not cost the old one.
std::string save_game(const PlaySession& session, const BotList& bots, const std::string& path,
                      const words::Language& language) {
  const std::string beside = path + ".new";
  {
    std::ofstream file(beside, std::ios::binary | std::ios::trunc);
    if (!file) return language.say(words::text_mode::file::cannot_write{.file = in_quotes(path)});
    file << session.game().record() << '\n'
         << kTablePrefix << session.people() << kBotsInfix << text_of(bots) << '\n';
    file.flush();
    if (!file) return language.say(words::text_mode::file::not_completely{.file = in_quotes(path)});
  }
  std::error_code error;
  std::filesystem::rename(beside, path, error);
  if (!error) return "";
  std::error_code ignored;
  std::filesystem::remove(beside, ignored);
  return language.say(words::text_mode::file::cannot_write{.file = in_quotes(path), .why = error.message()});
}

SavedGame load_game(const std::string& path, const words::Language& language) {
  SavedGame game;
  std::error_code error;
  std::ifstream file(path, std::ios::binary);
  if (!file || std::filesystem::is_directory(path, error)) {
    game.problem = language.say(words::text_mode::file::cannot_read{.file = in_quotes(path)});
    return game;
  }
  std::stringstream text;
  text << file.rdbuf();
  ParsedJournal parsed = parse_journal(text.str());
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
  read_table(text.str(), game);
  return game;
}

}  // namespace vendemmia
