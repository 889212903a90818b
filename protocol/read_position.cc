#include <cstring>

#include <nlohmann/json.hpp>

#include "engine/catalog/names.h"
#include "engine/game/invariants.h"
#include "engine/game/juncture.h"
#include "engine/game/scoring.h"
#include "engine/game/seat_order.h"
#include "engine/game/spaces.h"
#include "protocol/names.h"
#include "protocol/position.h"
#include "protocol/read_modules.h"
#include "protocol/read_planned.h"
#include "protocol/read_player.h"
#include "protocol/read_solo.h"
#include "protocol/unfinished.h"
#include "protocol/view.h"

namespace vendemmia {
namespace {

constexpr long long kMostYears = 9999;  // far beyond any game

void make_blank(State& s, const Options& options) {
  std::memset(static_cast<void*>(&s), 0, sizeof s);  // equal positions have equal bytes
  s.options = options;
  s.board = board_for(options);
  for (Player& p : s.players) {
    p.grande = kNowhere;
    p.special.fill(kNotOwned);
  }
  for (unsigned seat = 0; seat < options.players; ++seat) s.players[seat].regulars = 2;
}

// The input of each seat; missing for those that are not described.
std::vector<std::optional<Input>> players_by_seat(const Input& position, unsigned players) {
  std::vector<std::optional<Input>> by_seat(players);
  unsigned next = 0;
  for (const Input& one : position.field("players").elements()) {
    const auto seat =
        static_cast<unsigned>(one.field("seat").integer(0, players - 1, next < players ? next : 0));
    if (by_seat[seat])
      one.fail("impossible_position", "That seat is described already, or there are too many.");
    by_seat[seat] = one;
    next = seat + 1;
  }
  return by_seat;
}

// --- The board ---------------------------------------------------------------------------------------

void read_space(State& s, const std::string& key, const Input& input) {
  input.only({"seat", "worker"});
  const auto target = parse_target(key);
  if (!target || !is_space(*target)) return input.fail("unknown_name", "There is no space of that name.");
  const auto worker = parse_worker(input.field("worker").text("regular"));
  if (!worker || (is_special(*worker) && special_index(s, *worker) == kSpecialsInGame))
    return input.field("worker").fail("unknown_name", "There is no such worker in this game.");
  if (!space_open(s, *target) && traits(*worker).reach != WorkerReach::EarlierSeasons) {
    return input.fail("impossible_position", "That space is not used with this number of players.");
  }
  const auto most = static_cast<long long>(s.options.players) - 1;
  if (is_solo(s) && input.field("seat").is_null()) {
    s.spaces[*target] = kAutomaWorker;
    ++s.solo.workers;
    return;
  }
  if (input.field("seat").missing()) input.field("seat").fail("missing_field", "Whose worker is it?");
  const auto seat = static_cast<Seat>(input.field("seat").integer(0, most, 0));
  s.spaces[*target] = occupant(seat, *worker);
  if (*worker == Worker::Regular) return;
  Player& p = s.players[seat];
  Target& stands = *worker == Worker::Grande ? p.grande : p.special[special_index(s, *worker)];
  if (stands < kTargets && stands != *target) {
    input.fail("impossible_position",
               "That player's " + std::string(name_of(*worker)) + " stands elsewhere.");
  }
  stands = *target;
}

// Where a worker of which there is one says that it stands on a space, nobody else may stand there.
void stand_single(State& s, unsigned seat, Worker worker, Target at, const Input& input) {
  if (!is_space(at)) return;
  const Occupant self = occupant(static_cast<Seat>(seat), worker);
  if (s.spaces[at] != self &&
      (s.spaces[at] != 0 || (!space_open(s, at) && traits(worker).reach != WorkerReach::EarlierSeasons))) {
    input.fail("impossible_position", "The " + std::string(name_of(worker)) + " cannot stand there.");
  } else {
    s.spaces[at] = self;
  }
}

void read_board(State& s, const Input& board) {
  for (const std::string& key : board.keys()) read_space(s, key, board.field(key));
}

// Where a space names no grande, none may claim to stand there.
void count_workers(State& s, unsigned seat, const Input& player) {
  Player& p = s.players[seat];
  unsigned placed = 0u + p.on_cart + (p.yoke_has_regular ? 1u : 0u) + count_bits(p.regular_in_buildings);
  for (const Occupant who : s.spaces)
    placed += who == occupant(static_cast<Seat>(seat), Worker::Regular) ? 1u : 0u;
  for (unsigned action = 0; action < kMaxActions; ++action)
    placed += regulars_on_art(p, static_cast<ActionId>(action));
  const Input workers = player.field("workers");
  stand_single(s, seat, Worker::Grande, p.grande, workers.field("grande"));
  for (unsigned i = 0; i < kSpecialsInGame; ++i)
    stand_single(s, seat, s.special_kinds[i], p.special[i], workers.field("special"));
  const unsigned owned = p.regulars + (p.has_temporary ? 1u : 0u);
  if (placed > owned) {
    workers.fail("impossible_position", "Seat " + std::to_string(seat) + " has placed " +
                                            std::to_string(placed) + " regular workers and owns " +
                                            std::to_string(owned) + ".");
    return;
  }
  p.available = static_cast<u8>(owned - placed);
  if (workers.field("available").integer(0, 6, p.available) != p.available) {
    workers.field("available")
        .fail("impossible_position",
              "Owned less placed, " + std::to_string(p.available) + " regular workers are available.");
  }
}

// --- Year, season, order -----------------------------------------------------------------------------

void read_season(State& s, const Input& position) {
  const std::string name = position.field("season").text("summer");
  const bool setup = name == "setup";
  const auto season = setup ? Season::Spring : parse_season(name);
  if (!season)
    position.field("season").fail("unknown_name", "The seasons are setup, spring, summer, fall and winter.");
  s.season = season.value_or(Season::Summer);
  s.year =
      static_cast<u16>(position.field("year").integer(setup ? 0 : 1, setup ? 0 : kMostYears, setup ? 0 : 1));
  const auto most = static_cast<long long>(s.options.players) - 1;
  s.first_player = static_cast<Seat>(position.field("first_player").integer(0, most, 0));
  s.over = position.field("over").boolean(false);
  s.parents_hidden = position.field("parents_hidden").boolean(false);
  if (s.parents_hidden && !(setup && s.options.two_parents)) {
    position.field("parents_hidden")
        .fail("impossible_position", "Parents are chosen in the set-up of that variant only.");
  }
}

void check_rows(const State& s, const std::vector<std::optional<Input>>& inputs) {
  unsigned taken = 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const unsigned row = s.players[seat].row;
    if (row == 0 || s.players[seat].next_row != 0) continue;
    if (contains(taken, row))
      inputs[seat]->field("row").fail("impossible_position", "Another rooster stands on that row.");
    taken |= 1u << row;
  }
}

// who has left winter has a row for next year, if there is a next year.
void check_next_rows(const State& s, const Input& position) {
  if (!board_of(s).seasonal || s.season != Season::Winter || s.final_year || s.over) return;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const Player& p = s.players[seat];
    if (p.passed && p.next_row == 0)
      position.field("players").fail("impossible_position",
                                     "A player who has left winter needs a next_row: the row for next year.");
  }
}

// Roosters without a row take the first free ones: all of them once spring is over; in spring those before
// the player whose turn it is.
void fill_rows(State& s, const Input& position) {
  if (s.year == 0) return;
  unsigned taken = 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat) taken |= 1u << s.players[seat].row;
  unsigned count = s.options.players;
  if (chooses_rows(s)) {
    const auto most = static_cast<long long>(s.options.players) - 1;
    const auto turn = static_cast<unsigned>(position.field("turn").integer(0, most, s.first_player));
    count = (turn + s.options.players - s.first_player) % s.options.players;
  }
  for (unsigned i = 0; i < count; ++i) {
    Player& p = s.players[(s.first_player + i) % s.options.players];
    if (p.row != 0) continue;
    p.row = board_of(s).seasonal ? 2 : 1;
    while (contains(taken, p.row)) ++p.row;
    taken |= 1u << p.row;
  }
}

void read_turn_order(State& s, const Input& input) {
  if (input.missing()) {
    if (s.year == 0 || chooses_rows(s)) return;
    const auto order = wake_up_order(s);
    for (unsigned i = 0; i < order.size(); ++i) s.turn_order[i] = order[i];
    return;
  }
  const auto seats = input.elements();
  unsigned seen = 0;
  for (std::size_t i = 0; i < seats.size() && i < s.options.players; ++i) {
    const auto most = static_cast<long long>(s.options.players) - 1;
    s.turn_order[i] = static_cast<Seat>(seats[i].integer(0, most, 0));
    seen |= 1u << s.turn_order[i];
  }
  if (seats.size() != s.options.players || count_bits(seen) != s.options.players) {
    input.fail("impossible_position", "The order of turns names every seat once.");
  }
}

// who has the goal's VP has made this the final year; R-234: other games end by the calendar.
bool goal_reached(const State& s) {
  if (s.year == last_year_of(s.options)) return s.year != 0;
  if (is_solo(s)) return false;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if (s.players[seat].vp >= board_of(s).goal_vp) return true;
  }
  return false;
}

// ------------------------------------------------------------------------------------------------------

// How many players there are: said, or as many as are described.
Options read_position_options(const Input& position) {
  const Input input = position.field("options");
  Options options = read_options(input);
  if (!input.field("players").missing()) return options;
  const std::size_t described = position.field("players").elements().size();
  if (described > kMaxPlayers) position.field("players").fail("out_of_range", "A game has 1 to 6 players.");
  if (described > options.players && described <= kMaxPlayers) options.players = static_cast<u8>(described);
  return options;
}

void read_everything(State& s, const Input& position) {
  const auto inputs = players_by_seat(position, s.options.players);
  CardLedger cards(s.options, position);
  Parents parents;
  read_season(s, position);
  read_special_kinds(s, position.field("special_workers"));
  for (const auto& input : inputs) {
    if (input) parents.reserve(*input);
  }
  const Json nothing = Json::object();
  const Input undescribed = position.field("players").instead(nothing);
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const Input& input = inputs[seat] ? *inputs[seat] : undescribed;
    read_player(s.players[seat], input, cards);
    read_modules(s, seat, input, cards);
    parents.read(s, seat, input);
  }
  check_rows(s, inputs);
  if (position.faulty()) return;
  fill_rows(s, position);
  read_turn_order(s, position.field("turn_order"));
  read_board(s, position.field("board"));
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    count_workers(s, seat, inputs[seat] ? *inputs[seat] : undescribed);
  }
  read_planned(s, position.field("planned"));
  cards.take_decks(position.field("in_play"));
  cards.make_piles(s, position);
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if (inputs[seat]) cards.read_known(s, seat, inputs[seat]->field("knows"));
  }
  s.final_year = position.field("final_year").boolean(goal_reached(s));
  if (position.field("unfinished").missing()) check_next_rows(s, position);
  if (is_solo(s)) {
    read_solo(s, position);
  } else if (!position.field("solo").missing()) {
    position.field("solo").fail("impossible_position", "The Automa plays against one player alone.");
  }
}

}  // namespace

namespace {

Modules read_modules(const Input& input) {
  Modules modules = 0;
  for (const Input& one : input.elements()) {
    const auto named = module_named(one.text());
    if (!named) {
      one.fail("unknown_name", "The modules are board, workers and structures.");
    } else if ((modules & *named) != 0) {
      one.fail("bad_options", "That module is named already.");
    } else {
      modules = static_cast<Modules>(modules | *named);
    }
  }
  return modules;
}

}  // namespace

Options read_options(const Input& input) {
  input.only(wire::field_names<WireOptions>());
  Options options;
  options.players = static_cast<u8>(input.field("players").integer(1, kMaxPlayers, options.players));
  options.friendly = input.field("friendly").boolean(options.friendly);
  options.two_parents = input.field("two_parents").boolean(options.two_parents);
  options.last_year = static_cast<u8>(input.field("last_year").integer(0, 255, options.last_year));
  options.modules = read_modules(input.field("modules"));
  options.plain_stars = input.field("plain_stars").boolean(options.plain_stars);
  const Input level = input.field("level");
  if (!level.missing()) {
    const auto named = level_named(level.text());
    if (!named) level.fail("unknown_name", "The levels are very_easy, easy, normal, hard and very_hard.");
    options.level = named.value_or(Level::Normal);
  }
  options.aggressive = input.field("aggressive").boolean(options.aggressive);
  options.challenge = static_cast<u8>(input.field("challenge").integer(0, kChallenges, options.challenge));
  options.tokens = static_cast<u8>(input.field("tokens").integer(0, 255, options.tokens));
  if (const OptionsProblem problem = problem_with(options)) input.fail("bad_options", problem.what);
  return options;
}

PositionRead read_position(const Json& position, const Events& events) {
  PositionRead read;
  const Input input(position, "position", read.fault);
  input.only({"options",         "year",       "season",     "turn",    "year_end",
              "first_player",    "turn_order", "final_year", "over",    "parents_hidden",
              "question",        "players",    "board",      "planned", "decks",
              "in_play",         "solo",       "seed",       "rng",     "unfinished",
              "special_workers", "packs"});
  State& s = read.state;
  make_blank(s, read_position_options(input));
  if (read.fault) return read;
  read_everything(s, input);
  if (read.fault) return read;
  if (!input.field("unfinished").missing()) {
    s.year_ending = input.field("year_end").boolean(false);
    read_unfinished(s, input);
    return read;
  }
  if (!input.field("packs").missing())
    input.field("packs").fail("impossible_position", "A draft comes with what is unfinished.");
  read_juncture(s, input);
  if (read.fault) return read;
  if (const auto broken = broken_invariant(s)) {
    input.fail("impossible_position", *broken);
    return read;
  }
  run_on(s, events);
  return read;
}

}  // namespace vendemmia
