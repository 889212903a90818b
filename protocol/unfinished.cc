#include "protocol/unfinished.h"

#include <nlohmann/json.hpp>

#include "engine/core/hash.h"
#include "engine/game/changes.h"
#include "engine/game/interpreter.h"
#include "engine/game/phases.h"
#include "engine/game/rules_version.h"

namespace vendemmia {
namespace {

// A hash over the text of the position without the seal itself. The keys are sorted, since on the way
// through other programs they may lose their order.
std::string seal_of(Json position) {
  position["unfinished"].erase("seal");
  const std::string text = nlohmann::json(position).dump();
  Hash hash;
  hash.add(kRulesVersion, 4);
  for (const char byte : text) hash.add_byte(static_cast<u8>(byte));
  return std::to_string(hash.value());
}

Json stack_json(const State& s) {
  Json stack = Json::array();
  for (unsigned i = 0; i < s.stack_size; ++i) {
    const Frame& f = s.stack[i];
    Json numbers{f.node, f.who, f.step};
    for (const u8 byte : f.memory) numbers.push_back(byte);
    stack.push_back(std::move(numbers));
  }
  return stack;
}

Frame read_frame(const Input& input) {
  const auto numbers = input.elements();
  Frame f{};
  if (numbers.size() != 7) {
    input.fail("wrong_type", "A frame is a list of 7 numbers.");
    return f;
  }
  f.node = static_cast<NodeRef>(numbers[0].integer(0, kNodeCount - 1, 0));
  f.who = static_cast<u8>(numbers[1].integer(0, 255, 0));
  f.step = static_cast<u8>(numbers[2].integer(0, 255, 0));
  auto number = numbers.begin() + 3;
  for (u8& byte : f.memory) byte = static_cast<u8>((number++)->integer(0, 255, 0));
  return f;
}

Frame& lay(State& s, Op op, u8 step) {
  push(s, flow_node(op), 0, 0);
  s.top().step = step;
  return s.top();
}

// Which part of the board's year this is; nothing when it has no such part.
std::optional<unsigned> part_of_year(const State& s, Op op, Season season) {
  const Board& board = board_of(s);
  for (unsigned i = 0; i < board.year_parts; ++i) {
    if (board.year[i].op == op && board.year[i].season == season) return i;
  }
  return std::nullopt;
}

// The steps of the game's frame: 0 is the set-up, then the parts of the year. It says what begins next.
void lay_game_before(State& s, unsigned part) { lay(s, Op::Game, static_cast<u8>(part + 1)); }
void lay_game_in(State& s, unsigned part) { lay_game_before(s, part + 1); }

bool places_workers(const State& s) {
  return part_of_year(s, Op::PlacementSeason, s.season).has_value() && !chooses_rows(s);
}

unsigned steps_from_first(const State& s, unsigned seat) {
  return (seat + s.options.players - s.first_player) % s.options.players;
}

unsigned place_in(const auto& order, unsigned players, unsigned seat) {
  for (unsigned place = 0; place < players; ++place) {
    if (order[place] == seat) return place;
  }
  return 0;
}

// the mamas are dealt; the two-parents choice, or the papas' gifts, clockwise.
void lay_setup(State& s, unsigned turn) {
  lay_game_before(s, 0);
  Frame& f = lay(s, Op::Setup, step_of(s.parents_hidden ? SetupPhase::ChooseMama : SetupPhase::PapaChoice));
  edit<Op::Setup>(f)->chosen = static_cast<u8>(steps_from_first(s, turn));
}

// those before the player whose turn it is have a row, the others have none.
void lay_spring(State& s, unsigned turn, const Input& position) {
  const unsigned chosen = steps_from_first(s, turn);
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if ((s.players[seat].row != 0) == (steps_from_first(s, seat) < chosen)) continue;
    position.field("turn").fail("impossible_position",
                                "In spring the roosters of those before seat " + std::to_string(turn) +
                                    ", clockwise from the first player, stand on rows, and no others.");
  }
  lay_game_in(s, *part_of_year(s, Op::Spring, Season::Spring));
  edit<Op::Spring>(lay(s, Op::Spring, 0))->chosen = static_cast<u8>(chosen);
}

void lay_placement_season(State& s, unsigned turn, const Input& position) {
  for (unsigned i = 0; i < s.planned_count; ++i) {
    if (board_of(s).actions[action_of(s.planned[i].target)].season > s.season) continue;
    position.field("planned").fail("impossible_position", "A planned worker waits for a later season.");
  }
  if (s.players[turn].passed && !position.field("turn").missing()) {
    position.field("turn").fail("impossible_position", "That player has passed.");
  }
  lay_game_in(s, *part_of_year(s, Op::PlacementSeason, s.season));
  Frame& season = lay(s, Op::PlacementSeason, step_of(SeasonPhase::Turns));
  edit<Op::PlacementSeason>(season)->place = static_cast<u8>(place_in(s.turn_order, s.options.players, turn));
}

// ageing, workers and residuals are done; the hands are checked in chart order.
void lay_discarding(State& s, unsigned turn, const Input& position) {
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const Player& p = s.players[seat];
    if (p.available == p.regulars && p.training == 0 && p.grande == kNowhere) continue;
    position.field("turn").fail("impossible_position", "All workers are back when hands are checked.");
  }
  s.year_ending = true;
  lay_game_in(s, *part_of_year(s, Op::YearEnd, Season::Winter));
  Frame& year_end = lay(s, Op::YearEnd, step_of(YearEndPhase::Discarding));
  edit<Op::YearEnd>(year_end)->place = static_cast<u8>(place_in(wake_up_order(s), s.options.players, turn));
}

// Who comes first when nobody is named.
unsigned first_to_act(const State& s) {
  const auto players = static_cast<int>(s.options.players);
  if (s.year == 0) return s.first_player;
  if (chooses_rows(s)) {
    unsigned seat = s.first_player;
    for (int i = 0; i + 1 < players && s.players[seat].row != 0; ++i) seat = (seat + 1) % s.options.players;
    return seat;
  }
  if (!places_workers(s)) return wake_up_order(s)[0];
  for (int i = 0; i < players; ++i) {
    const Seat seat = s.turn_order[static_cast<unsigned>(i)];
    if (!s.players[seat].passed) return seat;
  }
  return s.turn_order[0];
}

}  // namespace

bool chooses_rows(const State& s) {
  if (s.season != Season::Spring) return false;
  if (!board_of(s).seasonal) return true;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if (s.players[seat].row == 0) return s.year == 1;
  }
  return false;
}

bool same_frames(const State& a, const State& b) { return stack_json(a) == stack_json(b); }

void add_unfinished(Json& position, const State& s) {
  position["unfinished"]["stack"] = stack_json(s);
  position["unfinished"]["seal"] = seal_of(position);
}

void lay_written_frames(State& s, const Input& position) {
  const Input unfinished = position.field("unfinished");
  unfinished.only({"seal", "stack"});
  const std::string seal = unfinished.field("seal").text();
  if (unfinished.faulty()) return;
  // Before anybody looks into the frames.
  if (seal != seal_of(*position.value())) {
    unfinished.fail("broken_seal",
                    "This position was changed in the middle of an effect. Change it at an ordinary turn, or "
                    "leave \"unfinished\" out and name the season and the turn.");
    return;
  }
  for (const Input& input : unfinished.field("stack").elements()) {
    const Frame f = read_frame(input);
    push(s, f.node, 0, 0);
    s.top() = f;
  }
}

void lay_usual_frames(State& s, const Input& position) {
  const auto most = static_cast<long long>(s.options.players) - 1;
  const Input turn_input = position.field("turn");
  const auto turn = static_cast<unsigned>(turn_input.integer(0, most, first_to_act(s)));
  const bool year_end = position.field("year_end").boolean(false);
  const auto ending = part_of_year(s, Op::YearEnd, Season::Winter);
  if (year_end && (s.season != Season::Winter || s.year == 0)) {
    position.field("year_end").fail("impossible_position", "The year ends after winter.");
  } else if (year_end && !ending) {
    position.field("year_end")
        .fail("impossible_position", "On this board players end their years one by one.");
    return;
  }
  if (s.over) return;
  if (s.year == 0) return lay_setup(s, turn);
  if (year_end && !turn_input.missing()) return lay_discarding(s, turn, position);
  if (year_end) {
    lay_game_before(s, *ending);
    return;
  }
  if (chooses_rows(s)) return lay_spring(s, turn, position);
  if (places_workers(s)) return lay_placement_season(s, turn, position);
  lay_game_in(s, *part_of_year(s, Op::Fall, Season::Fall));
  edit<Op::Fall>(lay(s, Op::Fall, 0))->place =
      static_cast<u8>(place_in(wake_up_order(s), s.options.players, turn));
}

}  // namespace vendemmia
