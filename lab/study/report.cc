#include "lab/study/report.h"

#include <algorithm>
#include <limits>

#include <fmt/core.h>

#include "engine/catalog/names.h"
#include "lab/records.h"
#include "lab/study/findings.h"
#include "lab/study/study.h"

namespace vendemmia {
namespace study {
namespace {

constexpr std::array<std::string_view, kPointSources> kSourceTitles{
    "Orders",          "Visitors",  "Windmill", "Tasting Room", "Wake-up rows", "Space bonuses",
    "Structure cards", "Influence", "Trade",    "Wine sold",    "Other"};

// The mean of what `value` gives for winners and for the others.
template <class Value>
Contrast contrast_of(const std::vector<PlayerGame>& players, std::string id, std::string name,
                     const Value& value) {
  std::vector<Case> winners;
  std::vector<Case> others;
  for (const PlayerGame& one : players)
    (one.won() ? winners : others).push_back({one.game->number, static_cast<double>(value(one))});
  return {std::move(id), std::move(name), mean_of(winners), mean_of(others)};
}

std::vector<Contrast> source_contrasts(const std::vector<PlayerGame>& players) {
  std::vector<Contrast> contrasts;
  for (unsigned source = 0; source < kPointSources; ++source) {
    Contrast one =
        contrast_of(players, std::string(kPointSourceNames[source]), std::string(kSourceTitles[source]),
                    [&](const PlayerGame& player) { return player.record().points[source]; });
    const bool empty = std::ranges::all_of(
        players, [&](const PlayerGame& player) { return player.record().points[source] == 0; });
    if (!empty) contrasts.push_back(std::move(one));
  }
  return contrasts;
}

// Only as far as most games go: the few that last longer are no longer the same games.
std::vector<Contrast> progress_contrasts(const std::vector<PlayerGame>& players) {
  std::vector<Contrast> contrasts;
  for (unsigned year = 1;; ++year) {
    std::vector<PlayerGame> playing;
    for (const PlayerGame& one : players) {
      if (one.game->years >= year) playing.push_back(one);
    }
    if (playing.empty() || playing.size() * 2 < players.size()) return contrasts;
    contrasts.push_back(
        contrast_of(playing, fmt::format("year_{}", year), fmt::format("{}", year),
                    [&](const PlayerGame& player) { return player.record().vp_by_year[year - 1]; }));
  }
}

void tell_scores(const std::vector<GameFacts>& games, SettingReport& report) {
  std::vector<Case> years;
  std::vector<Case> winner_vp;
  std::vector<Case> vp;
  std::vector<Case> margins;
  std::vector<Case> won;
  for (const GameFacts& game : games) {
    ++report.lengths[static_cast<int>(game.years)];
    years.push_back({game.number, static_cast<double>(game.years)});
    std::vector<int> scores;
    for (unsigned seat = 0; seat < game.seats.size(); ++seat) {
      const int score = game.seats[seat].vp();
      const bool winner = contains(game.winners, seat);
      ++(winner ? report.winner_scores : report.other_scores)[score];
      vp.push_back({game.number, static_cast<double>(score)});
      scores.push_back(score);
      if (winner) winner_vp.push_back({game.number, static_cast<double>(score)});
    }
    std::ranges::sort(scores, std::greater{});
    if (scores.size() > 1) margins.push_back({game.number, static_cast<double>(scores[0] - scores[1])});
    if (scores.size() == 1) won.push_back({game.number, game.winners != 0 ? 1.0 : 0.0});
  }
  report.years = mean_of(years);
  report.winner_vp = mean_of(winner_vp);
  report.vp = mean_of(vp);
  report.margin = mean_of(margins);
  report.won = share_of(won);
}

SettingReport setting_report(const Setting& setting, const std::vector<GameFacts>& games) {
  SettingReport report;
  report.setting = setting;
  report.games = games.size();
  tell_scores(games, report);
  const std::vector<PlayerGame> players = players_of(games);
  report.progress = progress_contrasts(players);
  report.sources = source_contrasts(players);
  report.seats = seat_findings(players);
  report.rows = row_findings(players);
  report.mamas = mama_findings(players);
  report.papas = papa_findings(players);
  report.structures = structure_findings(players);
  report.workers = worker_findings(players);
  report.drawn = card_findings(players, &SeatRecord::drawn);
  report.played = card_findings(players, &SeatRecord::played);
  return report;
}

std::string variants_in_words(const Options& game) {
  std::string text;
  const auto add = [&](bool on, const std::string& words) {
    if (on) text += (text.empty() ? "" : ", ") + words;
  };
  add(game.friendly, "the friendly variant");
  add(game.two_parents, "two mamas and two papas to choose from");
  add(game.plain_stars, "plain stars");
  add(game.level != Level::Normal, fmt::format("Automa level {}", facts(game.level).id));
  add(game.aggressive, "the aggressive Automa");
  add(game.last_year != 0, fmt::format("no more than {} years", game.last_year));
  return text;
}

// With the part of the run that these games are, unless they are all of it.
std::string command_of(const StudyOptions& options, const GameRange& range) {
  const u64 settings = options.players.size() * options.modules.size();
  const u64 end = range.first + range.count;
  std::string text =
      fmt::format("vendemmia study --bot {} --games {}", options.bot, (end + settings - 1) / settings);
  if (range.first != 0 || end % settings != 0)
    text += fmt::format(" --first {} --count {}", range.first, range.count);
  text += fmt::format(" --seed {} --players ", options.seed);
  for (const unsigned& players : options.players)
    text += fmt::format("{}{}", &players == options.players.data() ? "" : ",", players);
  for (const Modules modules : options.modules)
    text += fmt::format(" --modules {}", modules == 0 ? "none" : modules_text(modules));
  if (options.game.friendly) text += " --friendly";
  if (options.game.two_parents) text += " --two-parents";
  if (options.game.plain_stars) text += " --plain-stars";
  if (options.game.level != Level::Normal) text += fmt::format(" --level {}", facts(options.game.level).id);
  if (options.game.aggressive) text += " --aggressive";
  if (options.game.last_year != 0) text += fmt::format(" --last-year {}", options.game.last_year);
  return text;
}

}  // namespace
}  // namespace study

tl::expected<StudyReport, std::string> report_of(const StudyOptions& options,
                                                 const std::vector<std::string>& lines) {
  const std::vector<study::Setting> settings = settings_of(options);
  std::vector<std::vector<study::GameFacts>> games(settings.size());
  u64 first = lines.empty() ? 0 : ~u64{0};
  u64 end = 0;
  for (const std::string& line : lines) {
    auto game = study::game_in(line);
    if (!game) {
      const auto number = number_of(line);
      return tl::unexpected(fmt::format("the record of {} cannot be read: {}",
                                        number ? fmt::format("game {}", *number) : "a game", game.error()));
    }
    const std::size_t at = game->number % settings.size();
    if (game->setting != settings[at])
      return tl::unexpected(fmt::format("the record of game {} belongs to another study: {}", game->number,
                                        study::name_of(game->setting)));
    first = std::min(first, game->number);
    end = std::max(end, game->number + 1);
    games[at].push_back(std::move(*game));
  }
  StudyReport report{options.bot,
                     options.seed,
                     study::variants_in_words(options.game),
                     study::command_of(options, {first, end - first}),
                     end - first - lines.size(),
                     {}};
  for (std::size_t i = 0; i < settings.size(); ++i) {
    std::ranges::sort(games[i], {}, &study::GameFacts::number);
    const auto twice = std::ranges::adjacent_find(games[i], {}, &study::GameFacts::number);
    if (twice != games[i].end()) return tl::unexpected(fmt::format("game {} is there twice", twice->number));
    if (!games[i].empty()) report.settings.push_back(study::setting_report(settings[i], games[i]));
  }
  return report;
}

}  // namespace vendemmia
