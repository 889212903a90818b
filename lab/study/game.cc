#include "lab/study/game.h"

#include <optional>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/structures.h"
#include "lab/study/cards.h"

namespace vendemmia::study {
namespace {

using Json = nlohmann::ordered_json;
using i64 = std::int64_t;

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
  return {{"vp", seat.vp()},
          {"mama", kMamaFacts[seat.mama].id},
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

// Takes a line apart; the first thing that is wrong is kept, and what is read after it does not matter.
class Reader {
 public:
  bool ok() const { return problem_.empty(); }
  const std::string& problem() const { return problem_; }

  const Json& member(const Json& object, const char* name) {
    static const Json none;
    if (object.is_object() && object.contains(name)) return object.at(name);
    fail(fmt::format("'{}' is missing", name));
    return none;
  }

  i64 number(const Json& value, i64 low, i64 high, const char* what) {
    if (value.is_number_integer() && (!value.is_number_unsigned() || value.get<u64>() <= kMost)) {
      const i64 number = value.get<i64>();
      if (number >= low && number <= high) return number;
    }
    fail(fmt::format("'{}' must be a whole number from {} to {}", what, low, high));
    return low;
  }
  i64 number_in(const Json& object, const char* name, i64 low, i64 high) {
    return number(member(object, name), low, high, name);
  }
  unsigned count_in(const Json& object, const char* name, unsigned low, unsigned high) {
    return static_cast<unsigned>(number_in(object, name, low, high));
  }

  template <class Known>
  unsigned named(const Json& value, const char* what, const Known& known) {
    if (value.is_string()) {
      if (const std::optional<unsigned> found = known(value.get_ref<const std::string&>())) return *found;
    }
    fail(fmt::format("there is no {} {}", what, value.dump(-1, ' ', false, Json::error_handler_t::replace)));
    return 0;
  }

  const Json& array_in(const Json& object, const char* name, std::size_t most) {
    static const Json none = Json::array();
    const Json& value = member(object, name);
    if (value.is_array() && value.size() <= most) return value;
    fail(fmt::format("'{}' must be a list", name));
    return none;
  }

  bool yes_in(const Json& object, const char* name) {
    const Json& value = member(object, name);
    if (!value.is_boolean()) fail(fmt::format("'{}' must be true or false", name));
    return value.is_boolean() && value.get<bool>();
  }

  template <class Known>
  std::vector<Dated> dated_in(const Json& object, const char* name, unsigned years, const Known& known) {
    std::vector<Dated> list;
    for (const Json& one : array_in(object, name, kMostEntries)) {
      if (!one.is_array() || one.size() != 2) {
        fail(fmt::format("'{}' must list things with their years", name));
        continue;
      }
      list.push_back({named(one[0], name, known), static_cast<unsigned>(number(one[1], 0, years, name))});
    }
    return list;
  }

  void fail(const std::string& what) {
    if (problem_.empty()) problem_ = what;
  }

 private:
  static constexpr u64 kMost = u64{1} << 53;
  static constexpr std::size_t kMostEntries = 100'000;
  std::string problem_;
};

// The place of the first fact with this id.
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
  for (unsigned i = static_cast<unsigned>(Worker::Farmer); i < kWorkerKinds; ++i) {
    if (kWorkerNames[i] == name) return i;
  }
  return std::nullopt;
}

SeatRecord read_seat(Reader& reader, const Json& json, unsigned years) {
  SeatRecord seat;
  seat.mama = reader.named(reader.member(json, "mama"), "mama", by_id(kMamaFacts));
  seat.papa = reader.named(reader.member(json, "papa"), "papa", by_id(kPapaFacts));
  seat.gift = reader.yes_in(json, "gift");
  for (const Json& row : reader.array_in(json, "rows", years))
    seat.rows.push_back(static_cast<unsigned>(reader.number(row, 0, kRows, "rows")));
  for (const Json& vp : reader.array_in(json, "vp_by_year", years))
    seat.vp_by_year.push_back(static_cast<int>(reader.number(vp, -kMostVp, kMostVp, "vp_by_year")));
  if (seat.rows.size() != years || seat.vp_by_year.size() != years)
    reader.fail("'rows' and 'vp_by_year' must have an entry for each year");
  if (reader.number_in(json, "vp", -kMostVp, kMostVp) != seat.vp())
    reader.fail("'vp' must be the last of 'vp_by_year'");
  const Json& points = reader.member(json, "points");
  for (unsigned i = 0; i < kPointSources && points.is_object(); ++i) {
    const std::string name(kPointSourceNames[i]);
    if (points.contains(name))
      seat.points[i] = static_cast<int>(reader.number(points.at(name), -kMostVp, kMostVp, "points"));
  }
  seat.drawn = reader.dated_in(json, "drawn", years, card_with_id);
  seat.played = reader.dated_in(json, "played", years, card_with_id);
  seat.structures = reader.dated_in(json, "structures", years, by_id(kStructureFacts));
  seat.workers = reader.dated_in(json, "workers", years, special_named);
  return seat;
}

GameFacts read_game(Reader& reader, const Json& json) {
  GameFacts game;
  game.number = static_cast<u64>(reader.number_in(json, "game", 0, i64{1} << 53));
  game.setting.players = reader.count_in(json, "players", 1, kMaxPlayers);
  const Json& modules = reader.member(json, "modules");
  const auto set = modules.is_string() ? modules_in(modules.get_ref<const std::string&>()) : std::nullopt;
  if (!set) reader.fail("'modules' must be a list such as board,workers");
  game.setting.modules = set.value_or(0);
  game.first = reader.count_in(json, "first", 0, game.setting.players - 1);
  game.years = reader.count_in(json, "years", 1, kMostYears);
  for (const Json& seat : reader.array_in(json, "winners", kMaxPlayers))
    game.winners |= 1u << reader.number(seat, 0, game.setting.players - 1, "winners");
  for (const Json& kind : reader.array_in(json, "specials", kWorkerKinds))
    game.specials.push_back(reader.named(kind, "special worker", special_named));
  const Json& seats = reader.array_in(json, "seats", kMaxPlayers);
  if (seats.size() != game.setting.players) reader.fail("'seats' must have an entry for each player");
  for (const Json& seat : seats) game.seats.push_back(read_seat(reader, seat, game.years));
  return game;
}

}  // namespace

std::string line_of(const GameFacts& game) {
  Json winners = Json::array();
  for (const unsigned seat : Members(game.winners)) winners.push_back(seat);
  Json specials = Json::array();
  for (const unsigned kind : game.specials) specials.push_back(id_of_worker(kind));
  Json seats = Json::array();
  for (const SeatRecord& seat : game.seats) seats.push_back(seat_json(seat));
  return Json{{"game", game.number},
              {"players", game.setting.players},
              {"modules", modules_text(game.setting.modules)},
              {"first", game.first},
              {"years", game.years},
              {"winners", winners},
              {"specials", specials},
              {"seats", seats}}
      .dump();
}

tl::expected<GameFacts, std::string> game_in(const std::string& line) {
  const Json json = Json::parse(line, nullptr, false);
  if (json.is_discarded()) return tl::unexpected(std::string("it is not JSON"));
  Reader reader;
  GameFacts game = read_game(reader, json);
  if (!reader.ok()) return tl::unexpected(reader.problem());
  return game;
}

}  // namespace vendemmia::study
