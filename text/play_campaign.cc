#include "text/play_campaign.h"

#include <filesystem>
#include <optional>

#include "engine/game/campaign.h"
#include "text/play_files.h"
#include "text/play_setup.h"
#include "text/text_file.h"
#include "text/text_mode.h"
#include "text/words.h"

namespace vendemmia {
namespace {

// One campaign, its file, and the game beside it.
class CampaignFile {
 public:
  CampaignFile(const std::string& path, const words::Language& language)
      : path_(path), game_path_(path + ".game"), language_(language) {}

  bool writable() const { return OutputFile(path_).is_open(); }
  bool exists() const { return std::filesystem::exists(path_); }
  bool game_waits() const { return std::filesystem::exists(game_path_); }
  const std::string& game_path() const { return game_path_; }

  // A sentence about what is wrong, or nothing.
  std::string load(Campaign& campaign) const {
    const auto text = read_text_file(path_);
    if (!text) return language_.say(words::text_mode::file::cannot_read{.file = in_quotes(path_)});
    ParsedCampaign parsed = parse_campaign(*text);
    if (!parsed.problem.empty())
      return language_.say(
          words::text_mode::campaign::not_a_campaign{.file = in_quotes(path_), .what = parsed.problem});
    campaign = std::move(parsed.campaign);
    return "";
  }

  bool save(const Campaign& campaign) const { return OutputFile(path_).finish(text_of(campaign)); }
  bool save_game(const Journal& journal) const { return OutputFile(game_path_).finish(text_of(journal)); }
  void forget_game() const {
    std::error_code ignored;
    std::filesystem::remove(game_path_, ignored);
  }

 private:
  std::string path_;
  std::string game_path_;
  const words::Language& language_;
};

void show_journey(const Campaign& campaign, Console& console) {
  const words::Language& language = console.language();
  console.say(
      words::text_mode::campaign::journey{.level = language.look("solo.levels.", facts(campaign.level).id),
                                          .aggressive = campaign.aggressive,
                                          .count = campaign.games.size()});
  for (const CampaignGame& game : campaign.games) {
    console.line("  " +
                 language.say(words::text_mode::campaign::game{
                     .number = game.challenge,
                     .name = language.look("solo.challenges.", kChallengeFacts[game.challenge].id, ".name"),
                     .result = kSoloResultNames[static_cast<unsigned>(game.result)],
                     .points = int{game.vp},
                     .automa = int{game.automa_vp}}));
  }
}

// Whether the record is a game of the challenge that is due.
bool belongs_to(const Journal& journal, const Campaign& campaign) {
  return next_challenge(campaign) != 0 && journal.options == next_options(campaign);
}

// A new campaign, kept at once. The exit code when there is none.
std::optional<int> begin_campaign(const PlayOptions& options, const CampaignFile& file, Campaign& campaign,
                                  Console& console) {
  const auto level = ask_level(options, console);
  if (!level) {
    console.say(words::text_mode::campaign::none_begun);
    return 0;
  }
  campaign.level = level->level;
  campaign.aggressive = level->aggressive;
  if (const OptionsProblem problem = problem_with(next_options(campaign)))
    return complain(console, capitalised(problem.what) + ".");
  if (!file.save(campaign))
    return complain(console, words::text_mode::file::cannot_write{.file = in_quotes(options.campaign)});
  return std::nullopt;
}

// What has become of the game: it waits, or its result is written down.
int keep(const Journal& journal, const CampaignFile& file, Campaign& campaign, const std::string& path,
         Console& console) {
  const State s = replay(journal);
  if (!s.over) {
    if (!file.save_game(journal)) return complain(console, words::text_mode::campaign::cannot_keep);
    console.say(words::text_mode::campaign::kept{.file = path});
    return 0;
  }
  add_game(campaign, s, journal.seed);
  if (!file.save(campaign))
    return complain(console, words::text_mode::campaign::no_result{.file = in_quotes(path)});
  file.forget_game();
  show_journey(campaign, console);
  return 0;
}

}  // namespace

int play_campaign(const PlayOptions& options, Console& console) {
  const CampaignFile file(options.campaign, console.language());
  Campaign campaign;
  if (!file.writable())
    return complain(console, words::text_mode::file::cannot_write{.file = in_quotes(options.campaign)});
  if (!file.exists()) {
    if (const auto exit_code = begin_campaign(options, file, campaign, console)) return *exit_code;
  } else if (const std::string problem = file.load(campaign); !problem.empty()) {
    return complain(console, problem);
  }
  show_journey(campaign, console);
  if (next_challenge(campaign) == 0) {
    console.say(words::text_mode::campaign::all_won{.count = campaign.games.size()});
    return 0;
  }
  Journal journal{next_options(campaign), options.seed ? *options.seed : any_seed(), {}};
  News news = News::All;
  if (file.game_waits()) {
    const SavedGame game = load_game(file.game_path(), console.language());
    if (!game.problem.empty() || !belongs_to(game.journal, campaign)) {
      return complain(console, words::text_mode::campaign::another_game{.file = in_quotes(file.game_path())});
    }
    journal = game.journal;
    news = News::OnlyNew;
    console.say(words::text_mode::campaign::resumed);
  }
  console.line(challenge_words(journal.options.challenge, {{}, &console.language()}));
  if (journal.options.tokens != 0)
    console.say(words::text_mode::campaign::tokens{.count = journal.options.tokens});
  journal =
      play_in_text(console, PlaySession(journal, 1, console.language()), {options.bots, options.hint, news});
  if (!belongs_to(journal, campaign)) {
    console.say(words::text_mode::campaign::other_loaded);
    return 0;
  }
  return keep(journal, file, campaign, options.campaign, console);
}

}  // namespace vendemmia
