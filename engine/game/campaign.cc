#include "engine/game/campaign.h"

#include <algorithm>

#include "engine/core/text.h"

namespace vendemmia {
namespace {

constexpr std::string_view kFirstLine = "vendemmia campaign 1";
// Far more than anybody plays; what is longer is no campaign.
constexpr std::size_t kMostGames = 10'000;

// one challenge does not go with the aggressive variant.
bool is_played(const Campaign& campaign, unsigned challenge) {
  return !(campaign.aggressive && kChallengeFacts[challenge].vp_from_cellar);
}

// --- Reading ------------------------------------------------------------------------------------------

using Words = std::vector<std::string_view>;

template <class Number>
bool read(std::string_view word, Number& value) {
  const auto number = number_in<Number>(word);
  value = number.value_or(0);
  return number.has_value();
}

bool read_result(std::string_view word, SoloResult& result) {
  const auto found = std::find(kSoloResultNames.begin(), kSoloResultNames.end(), word);
  if (found == kSoloResultNames.end()) return false;
  result = static_cast<SoloResult>(found - kSoloResultNames.begin());
  return true;
}

bool is_marker(const Campaign& campaign, const CampaignGame& game) {
  const Board& board = board_of(kChallengeFacts[game.challenge].board);
  const auto level = static_cast<unsigned>(campaign.level);
  if (!campaign.aggressive) return game.automa_vp == board.automa_vp[level];
  const YearlyVp& markers = board.aggressive_vp[level];
  // Only a loss ends a game before the last year.
  if (game.result != SoloResult::Loss) return game.automa_vp == markers.back();
  return std::ranges::find(markers, game.automa_vp) != markers.end();
}

// Why no game of the campaign can end like that, or nothing.
std::string_view impossible_result(const Campaign& campaign, const CampaignGame& game) {
  if (game.vp < kLeastVp || game.vp > kMostVp) return "nobody can have that many VP";
  if (game.result == SoloResult::Win && game.vp <= game.automa_vp)
    return "a win needs more VP than the Automa has";
  if (game.result == SoloResult::Draw && game.vp != game.automa_vp)
    return "a draw needs as many VP as the Automa has";
  if (game.result == SoloResult::Draw && campaign.aggressive)
    return "against the aggressive Automa a tie is lost";
  // without six workers that challenge is lost, however many VP there are.
  const bool lost_by_vp = game.vp < game.automa_vp || (campaign.aggressive && game.vp == game.automa_vp);
  if (game.result == SoloResult::Loss && !lost_by_vp &&
      kChallengeFacts[game.challenge].six_workers_by_year == 0)
    return "with that many VP the game is not lost";
  if (!is_marker(campaign, game)) return "the Automa does not end with that many VP at this level";
  return "";
}

// What is wrong with the line, or nothing.
std::string_view take_line(const Words& words, Campaign& campaign, bool& impossible) {
  if (words[0] == "level" && words.size() == 2 && campaign.games.empty()) {
    const auto level = level_named(words[1]);
    campaign.level = level.value_or(campaign.level);
    return level ? "" : "there is no such level";
  }
  if (words[0] == "aggressive" && words.size() == 2 && campaign.games.empty()) {
    if (words[1] != "yes" && words[1] != "no") return "'yes' or 'no' is expected";
    campaign.aggressive = words[1] == "yes";
    return "";
  }
  if (words[0] != "game" || words.size() != 6) return "this is no entry of a campaign";
  CampaignGame game{};
  if (!read(words[1], game.challenge) || !read_result(words[2], game.result) || !read(words[3], game.vp) ||
      !read(words[4], game.automa_vp) || !read(words[5], game.seed)) {
    return "a game is: challenge, loss, draw or win, VP, the Automa's VP, seed";
  }
  if (campaign.games.size() == kMostGames) return "there are too many games";
  if (game.challenge == 0 || game.challenge != next_challenge(campaign))
    return "this challenge is not the next one";
  const std::string_view why = impossible_result(campaign, game);
  impossible = !why.empty();
  campaign.games.push_back(game);
  return why;
}

}  // namespace

unsigned next_challenge(const Campaign& campaign) {
  unsigned challenge = 1;
  if (!campaign.games.empty()) {
    const CampaignGame& last = campaign.games.back();
    challenge = last.challenge + (last.result == SoloResult::Win ? 1u : 0u);
  }
  while (challenge <= kChallenges && !is_played(campaign, challenge)) ++challenge;
  return challenge <= kChallenges ? challenge : 0;
}

unsigned failures_in_a_row(const Campaign& campaign) {
  unsigned count = 0;
  for (const CampaignGame& game : campaign.games) count = game.result == SoloResult::Win ? 0 : count + 1;
  return count;
}

// the base board.
Options next_options(const Campaign& campaign) {
  Options options;
  options.players = 1;
  options.level = campaign.level;
  options.aggressive = campaign.aggressive;
  options.challenge = static_cast<u8>(next_challenge(campaign));
  options.tokens = static_cast<u8>(std::min<unsigned>(failures_in_a_row(campaign), kMostTokens));
  return options;
}

void add_game(Campaign& campaign, const State& s, Seed seed) {
  campaign.games.push_back({s.options.challenge, solo_result(s), s.players[0].vp, s.solo.vp, seed});
}

std::string text_of(const Campaign& campaign) {
  std::string text(kFirstLine);
  text += "\nlevel " + std::string(facts(campaign.level).id);
  text += std::string("\naggressive ") + (campaign.aggressive ? "yes" : "no") + "\n";
  for (const CampaignGame& game : campaign.games) {
    text += "game " + std::to_string(game.challenge) + " " +
            std::string(kSoloResultNames[static_cast<unsigned>(game.result)]) + " " +
            std::to_string(game.vp) + " " + std::to_string(game.automa_vp) + " " + std::to_string(game.seed) +
            "\n";
  }
  return text;
}

ParsedCampaign parse_campaign(std::string_view text) {
  ParsedCampaign parsed;
  unsigned number = 0;
  bool titled = false;
  const auto wrong = [&](std::string_view what, bool impossible = false) {
    return ParsedCampaign{
        {}, "line " + std::to_string(number) + ": " + std::string(what), number, impossible};
  };
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const Words words = words_of(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    ++number;
    if (words.empty() || words[0].front() == '#') continue;
    if (!titled) {
      if (words != words_of(kFirstLine))
        return wrong("a campaign begins with '" + std::string(kFirstLine) + "'");
      titled = true;
      continue;
    }
    bool impossible = false;
    const std::string_view what = take_line(words, parsed.campaign, impossible);
    if (!what.empty() && !impossible) return wrong(what);
    if (!impossible || parsed.impossible) continue;
    ParsedCampaign first = wrong(what, true);
    first.campaign = std::move(parsed.campaign);
    parsed = std::move(first);
  }
  if (!titled) return {{}, "the campaign is empty"};
  if (const OptionsProblem problem = problem_with(next_options(parsed.campaign))) return {{}, problem.what};
  return parsed;
}

}  // namespace vendemmia
