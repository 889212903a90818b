// An arena's report as a table, as JSON, and its games as CSV. Seats and places count from 1.
#include <algorithm>
#include <cmath>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "engine/catalog/names.h"
#include "tools/arena.h"

namespace vendemmia {
namespace {

std::string bound(double value, int digits) {
  return std::isfinite(value) ? fmt::format("{:.{}f}", value, digits) : value < 0 ? "-inf" : "inf";
}

// "12.3 (10.0 to 14.6)"; the first bot's rating is what the others are measured by.
std::string text_of(const Estimate& estimate, int digits) {
  if (std::isinf(estimate.interval.low) && std::isinf(estimate.interval.high))
    return fmt::format("{:.{}f}", estimate.value, digits);
  return fmt::format("{:.{}f} ({} to {})", estimate.value, digits, bound(estimate.interval.low, digits),
                     bound(estimate.interval.high, digits));
}

std::string percent(const Estimate& share) {
  return text_of({100 * share.value, {100 * share.interval.low, 100 * share.interval.high}}, 1);
}

std::string heading_of(const MatchOptions& match) {
  const Options& game = match.game;
  std::string text = game.players == 1
                         ? fmt::format("alone against the Automa, level {}", facts(game.level).id)
                         : fmt::format("{} players", game.players);
  if (game.modules != 0) text += fmt::format(", modules {}", modules_text(game.modules));
  if (game.friendly) text += ", friendly";
  if (game.two_parents) text += ", two parents";
  if (game.plain_stars) text += ", plain stars";
  if (game.aggressive) text += ", aggressive";
  if (game.challenge != 0) text += fmt::format(", challenge {}", game.challenge);
  if (game.tokens != 0) text += fmt::format(", tokens {}", game.tokens);
  if (game.last_year != 0) text += fmt::format(", last year {}", game.last_year);
  return text + fmt::format(", seed {}\n", match.seed);
}

using Row = std::vector<std::string>;

// The first column to the left, the others to the right.
std::string aligned(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths(rows[0].size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::string text;
  for (const Row& row : rows) {
    text += fmt::format("{:<{}}", row[0], widths[0]);
    for (std::size_t i = 1; i < row.size(); ++i) text += fmt::format("  {:>{}}", row[i], widths[i]);
    text += '\n';
  }
  return text;
}

std::vector<Row> solo_rows(const ArenaReport& report) {
  std::vector<Row> rows{{"bot", "won %", "won", "drawn", "lost", "VP", "orders", "years", "ms/choice"}};
  for (const BotReport& bot : report.bots) {
    const auto times = [&bot](SoloResult result) {
      return std::to_string(bot.solo[static_cast<unsigned>(result)]);
    };
    rows.push_back({bot.bot, percent(bot.score), times(SoloResult::Win), times(SoloResult::Draw),
                    times(SoloResult::Loss), text_of(bot.vp, 2), fmt::format("{:.2f}", bot.orders),
                    fmt::format("{:.2f}", bot.years), fmt::format("{:.2f}", bot.milliseconds)});
  }
  return rows;
}

// With two players the score says all about first places.
std::vector<Row> table_rows(const ArenaReport& report, bool of_two) {
  std::vector<Row> rows{{"bot", "Elo", "score %", "first %", "VP", "orders", "years", "ms/choice", "games"}};
  for (const BotReport& bot : report.bots) {
    const bool is_first = &bot == report.bots.data();
    rows.push_back({bot.bot, is_first ? "0" : text_of(bot.elo, 0), percent(bot.score),
                    of_two ? fmt::format("{:.1f}", 100 * bot.wins.value) : percent(bot.wins),
                    text_of(bot.vp, 2), fmt::format("{:.2f}", bot.orders), fmt::format("{:.2f}", bot.years),
                    fmt::format("{:.2f}", bot.milliseconds), std::to_string(bot.games)});
  }
  return rows;
}

std::string text_of(const SequentialTest& test) {
  const std::string_view verdict = test.verdict() == Verdict::Elo1   ? "the higher Elo is accepted"
                                   : test.verdict() == Verdict::Elo0 ? "the lower Elo is accepted"
                                                                     : "open";
  return fmt::format(
      "sequential test of the second bot against the first: {} after {} deals (log ratio {:.2f}, ends at "
      "{:.2f} and {:.2f})\n",
      verdict, test.deals(), test.log_ratio(), test.lower(), test.upper());
}

std::string_view verdict_name(Verdict verdict) {
  switch (verdict) {
    case Verdict::Elo0: return "elo0";
    case Verdict::Elo1: return "elo1";
    case Verdict::Open: break;
  }
  return "open";
}

// JSON knows no infinity.
Json finite(double value) { return std::isfinite(value) ? Json(value) : Json(); }

Json json_of(const Estimate& estimate) {
  return {{"value", finite(estimate.value)},
          {"low", finite(estimate.interval.low)},
          {"high", finite(estimate.interval.high)}};
}

Json json_of(const BotReport& bot, bool solo) {
  Json json{{"bot", bot.bot}, {"games", bot.games}};
  if (!solo) json["elo"] = json_of(bot.elo);
  json["score"] = json_of(bot.score);
  json["first"] = bot.wins.value;
  if (!solo) json["first_interval"] = {finite(bot.wins.interval.low), finite(bot.wins.interval.high)};
  json["vp"] = json_of(bot.vp);
  json["orders"] = bot.orders;
  json["years"] = bot.years;
  json["choices"] = bot.choices;
  if (solo) {
    for (std::size_t i = 0; i < bot.solo.size(); ++i) json["results"][kSoloResultNames[i]] = bot.solo[i];
  }
  json["failures"] = bot.failures;
  if (bot.failures != 0) json["first_failure"] = bot.first_failure;
  json["ms"] = bot.milliseconds;
  return json;
}

std::string quoted(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string result = "\"";
  for (const char c : text) result += c == '"' ? "\"\"" : std::string(1, c);
  return result + '"';
}

}  // namespace

std::string table_of(const MatchOptions& match, const ArenaReport& report) {
  std::string text = heading_of(match);
  text += fmt::format("games {}, deals {}, mean years {:.2f}", report.games, report.deals, report.years);
  if (match.game.players > 1) text += fmt::format(", winners' orders {:.2f}", report.winners_orders);
  if (report.left_out != 0) text += fmt::format(" ({} games left out)", report.left_out);
  text += '\n';
  if (report.deals == 0) return text + "no deal has been played in all its rotations yet\n";
  text += '\n' +
          aligned(match.game.players == 1 ? solo_rows(report) : table_rows(report, match.game.players == 2));
  if (report.deals < kLeastSample)
    text += fmt::format("\nno intervals: they need at least {} deals\n", kLeastSample);
  if (report.test) text += '\n' + text_of(*report.test);
  for (const BotReport& bot : report.bots) {
    if (bot.failures != 0)
      text += fmt::format("\nlost by its own fault: {} games, first because {}\n", bot.failures,
                          bot.first_failure);
  }
  return text;
}

Json json_of(const Json& description, const ArenaReport& report) {
  const bool solo = description["options"]["players"] == 1;
  Json json = description;
  json["games"] = report.games;
  json["deals"] = report.deals;
  json["left_out"] = report.left_out;
  json["years"] = report.years;
  if (!solo) json["winners_orders"] = report.winners_orders;
  json["results"] = Json::array();
  for (const BotReport& bot : report.bots) json["results"].push_back(json_of(bot, solo));
  json["pairs"] = Json::array();
  for (unsigned a = 0; a < report.pairs.bots(); ++a) {
    for (unsigned b = a + 1; b < report.pairs.bots(); ++b) {
      if (const double meetings = report.pairs.meetings(a, b); meetings > 0)
        json["pairs"].push_back(
            {{"a", a}, {"b", b}, {"points_of_a", report.pairs.points(a, b)}, {"meetings", meetings}});
    }
  }
  if (report.test) {
    const SequentialTest& test = *report.test;
    json["test"] = {{"verdict", verdict_name(test.verdict())},
                    {"deals", test.deals()},
                    {"log_ratio", test.log_ratio()},
                    {"lower", test.lower()},
                    {"upper", test.upper()}};
  }
  return json;
}

std::string csv_of(const MatchOptions& match, const std::vector<MatchResult>& games) {
  std::string text = "game,deal,seat,bot,place,vp,orders,years,choices,ms,solo,failed\n";
  for (const MatchResult& game : games) {
    const Seating seating = seating_of(match, game.game);
    for (unsigned seat = 0; seat < match.game.players; ++seat) {
      const bool failed = game.failure && game.failure->seat == seat;
      text += fmt::format("{},{},{},{},{},{},{},{},{},{:.1f},{},{}\n", game.game, seating.deal, seat + 1,
                          quoted(match.bots[seating.bots[seat]]), game.places[seat], game.vp[seat],
                          game.orders[seat], game.years, game.choices[seat], game.milliseconds[seat],
                          game.solo ? kSoloResultNames[static_cast<unsigned>(*game.solo)] : "",
                          failed ? quoted(game.failure->why) : "");
    }
  }
  return text;
}

}  // namespace vendemmia
