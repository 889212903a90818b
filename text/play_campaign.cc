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
  explicit CampaignFile(const std::string& path) : path_(path), game_path_(path + ".game") {}

  bool exists() const { return std::filesystem::exists(path_); }
  bool game_waits() const { return std::filesystem::exists(game_path_); }
  const std::string& game_path() const { return game_path_; }

  // A sentence about what is wrong, or nothing.
  std::string load(Campaign& campaign) const {
    const auto text = read_text_file(path_);
    if (!text) return "The file " + in_quotes(path_) + " cannot be read.";
    ParsedCampaign parsed = parse_campaign(*text);
    if (!parsed.problem.empty())
      return "The file " + in_quotes(path_) + " is no campaign: " + parsed.problem + ".";
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
};

void show_journey(const Campaign& campaign, Console& console) {
  console.line("The campaign at level " + lower_case(facts(campaign.level).name) +
               (campaign.aggressive ? ", aggressive" : "") + ": " +
               counted(static_cast<unsigned>(campaign.games.size()), "game") + " so far.");
  for (const CampaignGame& game : campaign.games) {
    console.line("  " + std::to_string(game.challenge) + ". " +
                 std::string(kChallengeFacts[game.challenge].name) + ": " +
                 std::string(kSoloResultNames[static_cast<unsigned>(game.result)]) + ", " +
                 std::to_string(game.vp) + " to " + std::to_string(game.automa_vp) + " VP.");
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
    console.line("No campaign was begun.");
    return 0;
  }
  campaign.level = level->level;
  campaign.aggressive = level->aggressive;
  if (const OptionsProblem problem = problem_with(next_options(campaign)))
    return complain(console, capitalised(problem.what) + ".");
  if (!file.save(campaign))
    return complain(console, "The file " + in_quotes(options.campaign) + " cannot be written.");
  return std::nullopt;
}

// What has become of the game: it waits, or its result is written down.
int keep(const Journal& journal, const CampaignFile& file, Campaign& campaign, const std::string& path,
         Console& console) {
  const State s = replay(journal);
  if (!s.over) {
    if (!file.save_game(journal)) return complain(console, "The game cannot be kept beside the campaign.");
    console.line("The game is kept beside the campaign. To resume it: vendemmia play --campaign " + path);
    return 0;
  }
  add_game(campaign, s, journal.seed);
  if (!file.save(campaign))
    return complain(console, "The result cannot be written to " + in_quotes(path) + ".");
  file.forget_game();
  show_journey(campaign, console);
  return 0;
}

}  // namespace

int play_campaign(const PlayOptions& options, Console& console) {
  const CampaignFile file(options.campaign);
  Campaign campaign;
  if (!file.exists()) {
    if (const auto exit_code = begin_campaign(options, file, campaign, console)) return *exit_code;
  } else if (const std::string problem = file.load(campaign); !problem.empty()) {
    return complain(console, problem);
  }
  show_journey(campaign, console);
  if (next_challenge(campaign) == 0) {
    console.line("All challenges are won. The score is " +
                 counted(static_cast<unsigned>(campaign.games.size()), "game") + "; lower is better.");
    return 0;
  }
  Journal journal{next_options(campaign), options.seed ? *options.seed : any_seed(), {}};
  News news = News::All;
  if (file.game_waits()) {
    const SavedGame game = load_game(file.game_path());
    if (!game.problem.empty() || !belongs_to(game.journal, campaign)) {
      return complain(console, "The file " + in_quotes(file.game_path()) +
                                   " is no game of the next challenge. Move it away to begin a new one.");
    }
    journal = game.journal;
    news = News::OnlyNew;
    console.line("Your unfinished game is resumed. Type log 20 to see what happened last.");
  }
  console.line(challenge_words(journal.options.challenge));
  if (journal.options.tokens != 0)
    console.line("You begin with " + counted(journal.options.tokens, "bonus token") + ".");
  journal = play_in_text(console, PlaySession(journal, 1), {options.bots, options.hint, news});
  if (!belongs_to(journal, campaign)) {
    console.line("Another game was loaded; the campaign stays as it was.");
    return 0;
  }
  return keep(journal, file, campaign, options.campaign, console);
}

}  // namespace vendemmia
