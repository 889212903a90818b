#include "lab/study/game.h"

#include <optional>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/structures.h"
#include "lab/study/cards.h"
#include "protocol/input.h"

namespace vendemmia::study {
namespace {

// Far more than any game has; whoever writes more has not written a game.
constexpr unsigned kMostYears = 10'000;
constexpr int kMostVp = 10'000;

std::string id_of_card(unsigned card) { return study_cards()[card].id; }
std::string id_of_structure(unsigned structure) { return std::string(kStructureFacts[structure].id); }
std::string id_of_worker(unsigned worker) { return std::string(kWorkerNames[worker]); }

Json dated_json(const std::vector<Dated>& list, std::string (*id_of)(unsigned)) {
  Json array = Json::array();
  for (const Dated& one : list) array.push_back({id_of(one.what), one.year});
  return array;
}

Json seat_json(const SeatRecord& seat) {
  Json points = Json::object();
  for (unsigned i = 0; i < kPointSources; ++i) {
    if (seat.points[i] != 0) points[std::string(kPointSourceNames[i])] = seat.points[i];
  }
  return {{"mama", kMamaFacts[seat.mama].id},
          {"papa", kPapaFacts[seat.papa].id},
          {"gift", seat.gift},
          {"rows", seat.rows},
          {"vp_by_year", seat.vp_by_year},
          {"points", points},
          {"drawn", dated_json(seat.drawn, id_of_card)},
          {"played", dated_json(seat.played, id_of_card)},
          {"structures", dated_json(seat.structures, id_of_structure)},
          {"workers", dated_json(seat.workers, id_of_worker)}};
}

// --- Reading -----------------------------------------------------------------------------------------------------

Input needed(const Input& object, std::string_view name) {
  Input field = object.field(name);
  if (field.missing()) field.fail("missing", "This is missing.");
  return field;
}

unsigned number_in(const Input& object, std::string_view name, unsigned low, unsigned high) {
  return static_cast<unsigned>(needed(object, name).integer(low, high, low));
}

// The place of a name that `known` can find.
template <class Known>
unsigned named(const Input& input, const Known& known) {
  const std::string name = input.text();
  const std::optional<unsigned> found = known(name);
  if (!found) input.fail("unknown_name", fmt::format("There is no '{}'.", name));
  return found.value_or(0);
}

// The place of the fact with this id.
template <class Facts>
auto by_id(const Facts& facts) {
  return [&facts](std::string_view id) -> std::optional<unsigned> {
    for (unsigned i = 0; i < facts.size(); ++i) {
      if (facts[i].id == id) return i;
    }
    return std::nullopt;
  };
}

std::optional<unsigned> special_named(std::string_view name) {
  for (unsigned i = kFirstSpecial; i < kWorkerKinds; ++i) {
    if (kWorkerNames[i] == name) return i;
  }
  return std::nullopt;
}

template <class Known>
std::vector<Dated> dated_in(const Input& object, std::string_view name, unsigned years, const Known& known) {
  std::vector<Dated> list;
  for (const Input& one : needed(object, name).elements()) {
    const std::vector<Input> parts = one.elements();
    if (parts.size() != 2) {
      one.fail("wrong_type", "This must be a name and a year.");
      continue;
    }
    list.push_back({named(parts[0], known), static_cast<unsigned>(parts[1].integer(0, years, 0))});
  }
  return list;
}

// A number for each year.
template <class Number>
std::vector<Number> yearly_in(const Input& object, std::string_view name, unsigned years, int low, int high) {
  const Input input = needed(object, name);
  std::vector<Number> list;
  for (const Input& one : input.elements()) list.push_back(static_cast<Number>(one.integer(low, high, low)));
  if (list.size() != years) input.fail("wrong_type", "This must have an entry for each year.");
  list.resize(years);
  return list;
}

SeatRecord read_seat(const Input& input, unsigned years) {
  SeatRecord seat;
  seat.mama = named(needed(input, "mama"), by_id(kMamaFacts));
  seat.papa = named(needed(input, "papa"), by_id(kPapaFacts));
  seat.gift = needed(input, "gift").boolean(false);
  seat.rows = yearly_in<unsigned>(input, "rows", years, 0, kRows);
  seat.vp_by_year = yearly_in<int>(input, "vp_by_year", years, -kMostVp, kMostVp);
  const Input points = needed(input, "points");
  for (unsigned i = 0; i < kPointSources; ++i)
    seat.points[i] = static_cast<int>(points.field(kPointSourceNames[i]).integer(-kMostVp, kMostVp, 0));
  seat.drawn = dated_in(input, "drawn", years, card_with_id);
  seat.played = dated_in(input, "played", years, card_with_id);
  seat.structures = dated_in(input, "structures", years, by_id(kStructureFacts));
  seat.workers = dated_in(input, "workers", years, special_named);
  return seat;
}

GameFacts read_game(const Input& input) {
  GameFacts game;
  game.number = needed(input, "game").word(0);
  game.setting.players = number_in(input, "players", 1, kMaxPlayers);
  const Input modules = needed(input, "modules");
  const std::optional<Modules> set = modules_in(modules.text());
  if (!set) modules.fail("unknown_name", "This is no list of modules such as board,workers.");
  game.setting.modules = set.value_or(0);
  game.first = number_in(input, "first", 0, game.setting.players - 1);
  game.years = number_in(input, "years", 1, kMostYears);
  for (const Input& seat : needed(input, "winners").elements())
    game.winners |= 1u << seat.integer(0, game.setting.players - 1, 0);
  for (const Input& kind : needed(input, "specials").elements())
    game.specials.push_back(named(kind, special_named));
  const Input seats = needed(input, "seats");
  for (const Input& seat : seats.elements()) game.seats.push_back(read_seat(seat, game.years));
  if (game.seats.size() != game.setting.players)
    seats.fail("wrong_type", "This must have an entry for each player.");
  return game;
}

}  // namespace

std::string line_of(const GameFacts& game) {
  Json winners = Json::array();
  for (const unsigned seat : Members(game.winners)) winners.push_back(seat);
  Json specials = Json::array();
  for (const unsigned kind : game.specials) specials.push_back(id_of_worker(kind));
  Json vp = Json::array();
  Json seats = Json::array();
  for (const SeatRecord& seat : game.seats) {
    vp.push_back(seat.vp());
    seats.push_back(seat_json(seat));
  }
  return one_line(Json{{"game", game.number},
                       {"players", game.setting.players},
                       {"modules", modules_text(game.setting.modules)},
                       {"first", game.first},
                       {"years", game.years},
                       {"vp", vp},
                       {"winners", winners},
                       {"specials", specials},
                       {"seats", seats}});
}

tl::expected<GameFacts, std::string> game_in(const std::string& line) {
  const std::optional<Json> json = parse_json(line);
  if (!json) return tl::unexpected(std::string("it is not JSON"));
  std::optional<Fault> fault;
  GameFacts game = read_game(Input(*json, "", fault));
  if (fault) return tl::unexpected(fmt::format("{}: {}", fault->path, fault->text));
  return game;
}

}  // namespace vendemmia::study
