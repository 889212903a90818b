// Matches and their games as JSON.
#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "engine/game/rules_version.h"
#include "lab/match.h"
#include "protocol/input.h"
#include "protocol/position.h"

namespace vendemmia {
namespace {

constexpr std::string_view kArenaKind = "arena";

template <class T>
Json list_of(const BySeat<T>& values, unsigned players) {
  Json list = Json::array();
  for (unsigned seat = 0; seat < players; ++seat) list.push_back(values[seat]);
  return list;
}

// A number for each player, or a fault.
template <class T>
BySeat<T> read_list(const Input& input, unsigned players, long long least, long long most) {
  BySeat<T> values{};
  const std::vector<Input> elements = input.elements();
  if (elements.size() != players) input.fail("wrong_type", "This is a list with a number for each seat.");
  for (std::size_t seat = 0; seat < std::min<std::size_t>(elements.size(), players); ++seat)
    values[seat] = static_cast<T>(elements[seat].integer(least, most, 0));
  return values;
}

double rounded(double milliseconds) { return std::round(milliseconds * 10) / 10; }

BySeat<double> read_milliseconds(const Json& record) {
  BySeat<double> values{};
  const auto list = record.find("ms");
  if (list == record.end() || !list->is_array()) return values;
  for (std::size_t seat = 0; seat < std::min<std::size_t>(list->size(), kMaxPlayers); ++seat) {
    if ((*list)[seat].is_number()) values[seat] = (*list)[seat].get<double>();
  }
  return values;
}

}  // namespace

Json description_of(const MatchOptions& options, std::string_view version) {
  return {{"kind", kArenaKind},
          {"version", version},
          {"rules", kRulesVersion},
          {"options", options_json(options.game)},
          {"seed", std::to_string(options.seed)},
          {"bots", options.bots},
          {"seconds", options.seconds}};
}

tl::expected<MatchOptions, std::string> read_description(const Json& description) {
  std::optional<Fault> fault;
  const Input input(description, "", fault);
  if (input.field("kind").text() != kArenaKind)
    return tl::unexpected(std::string("these are not the records of an arena"));
  if (input.field("rules").integer(0, 1'000'000, 0) != kRulesVersion)
    return tl::unexpected(std::string("these records are of another version of the rules"));
  MatchOptions options;
  const Input game = input.field("options");
  options.game = read_options(game);
  options.seed = input.field("seed").word(0);
  for (const Input& bot : input.field("bots").elements()) options.bots.push_back(bot.text());
  const auto seconds = description.find("seconds");
  if (seconds != description.end() && seconds->is_number()) options.seconds = seconds->get<double>();
  if (fault) return tl::unexpected("the description of the run, " + fault->path + ": " + fault->text);
  if (auto problem = problem_with(options)) return tl::unexpected(std::move(*problem));
  return options;
}

std::string line_of(const MatchOptions& options, const MatchResult& result) {
  const unsigned players = options.game.players;
  Json record{{"game", result.game},
              {"bots", list_of(seating_of(options, result.game).bots, players)},
              {"places", list_of(result.places, players)},
              {"vp", list_of(result.vp, players)},
              {"years", result.years},
              {"orders", list_of(result.orders, players)},
              {"choices", list_of(result.choices, players)}};
  if (result.solo) record["solo"] = kSoloResultNames[static_cast<unsigned>(*result.solo)];
  if (result.failure) record["failed"] = {{"seat", result.failure->seat}, {"why", result.failure->why}};
  BySeat<double> milliseconds{};
  std::ranges::transform(result.milliseconds, milliseconds.begin(), rounded);
  record["ms"] = list_of(milliseconds, players);
  return one_line(record);
}

std::optional<MatchResult> read_line(const MatchOptions& options, std::string_view line) {
  const auto record = parse_json(line);
  if (!record || !record->is_object()) return std::nullopt;
  constexpr long long kMany = 1'000'000;
  const unsigned players = options.game.players;
  std::optional<Fault> fault;
  const Input input(*record, "", fault);
  MatchResult result;
  result.game = input.field("game").word(0);
  result.places = read_list<unsigned>(input.field("places"), players, 1, players);
  result.vp = read_list<int>(input.field("vp"), players, -kMany, kMany);
  result.years = static_cast<unsigned>(input.field("years").integer(0, kMany, 0));
  // Records of earlier versions do not count them.
  if (const Input orders = input.field("orders"); !orders.missing())
    result.orders = read_list<unsigned>(orders, players, 0, kMany);
  result.choices = read_list<unsigned>(input.field("choices"), players, 0, kMany);
  result.milliseconds = read_milliseconds(*record);
  if (const Input solo = input.field("solo"); !solo.missing()) {
    const auto name = std::ranges::find(kSoloResultNames, solo.text());
    if (name == kSoloResultNames.end()) return std::nullopt;
    result.solo = static_cast<SoloResult>(name - kSoloResultNames.begin());
  }
  if (const Input failed = input.field("failed"); !failed.missing()) {
    result.failure = {static_cast<Seat>(failed.field("seat").integer(0, players - 1, 0)),
                      failed.field("why").text()};
  }
  if (fault || result.solo.has_value() != (players == 1)) return std::nullopt;
  return result;
}

}  // namespace vendemmia
