#include "engine/game/juncture.h"

#include <algorithm>
#include <optional>

#include "engine/game/interpreter.h"
#include "engine/game/phases.h"
#include "engine/game/seat_order.h"

namespace vendemmia {
namespace {

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
void lay_game_in(State& s, Op op, Season season) { lay_game_before(s, *part_of_year(s, op, season) + 1); }

u8 steps_from_first(const State& s, Seat seat) {
  return static_cast<u8>((seat + s.options.players - s.first_player) % s.options.players);
}

u8 place_in(const auto& order, unsigned players, Seat seat) {
  for (unsigned place = 0; place < players; ++place) {
    if (order[place] == seat) return static_cast<u8>(place);
  }
  return 0;
}
u8 place_on_chart(const State& s, Seat seat) { return place_in(wake_up_order(s), s.options.players, seat); }

// Of a WrittenWork: node, who and step.
constexpr unsigned kBeforeMemory = 3;
static_assert(kBeforeMemory + sizeof(Frame::memory) == kWorkNumbers);

}  // namespace

bool chooses_rows(const State& s) {
  if (s.season != Season::Spring) return false;
  if (!board_of(s).seasonal) return true;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if (s.players[seat].row == 0) return s.year == 1;
  }
  return false;
}

bool ends_years_together(const State& s) { return part_of_year(s, Op::YearEnd, Season::Winter).has_value(); }

Juncture juncture_of(const State& s) {
  if (s.year == 0) return Juncture::Setup;
  if (chooses_rows(s)) return Juncture::Rows;
  return part_of_year(s, Op::PlacementSeason, s.season) ? Juncture::Turns : Juncture::FallVisitors;
}

Seat first_to_act(const State& s) {
  switch (juncture_of(s)) {
    case Juncture::Setup: return s.first_player;
    case Juncture::Rows: {
      Seat seat = s.first_player;
      for (unsigned i = 1; i < s.options.players && s.players[seat].row != 0; ++i) seat = left_of(s, seat);
      return seat;
    }
    case Juncture::Turns:
      for (unsigned i = 0; i < s.options.players; ++i) {
        if (!s.players[s.turn_order[i]].passed) return s.turn_order[i];
      }
      return s.turn_order[0];
    default: return wake_up_order(s)[0];
  }
}

void stand_at(State& s, Juncture juncture, Seat turn) {
  switch (juncture) {
    case Juncture::Setup: {
      lay_game_before(s, 0);
      const SetupPhase phase = s.parents_hidden ? SetupPhase::ChooseMama : SetupPhase::PapaChoice;
      edit<Op::Setup>(lay(s, Op::Setup, step_of(phase)))->chosen = steps_from_first(s, turn);
      break;
    }
    case Juncture::Rows:
      lay_game_in(s, Op::Spring, Season::Spring);
      edit<Op::Spring>(lay(s, Op::Spring, 0))->chosen = steps_from_first(s, turn);
      break;
    case Juncture::Turns:
      lay_game_in(s, Op::PlacementSeason, s.season);
      edit<Op::PlacementSeason>(lay(s, Op::PlacementSeason, step_of(SeasonPhase::Turns)))->place =
          place_in(s.turn_order, s.options.players, turn);
      break;
    case Juncture::FallVisitors:
      lay_game_in(s, Op::Fall, Season::Fall);
      edit<Op::Fall>(lay(s, Op::Fall, 0))->place = place_on_chart(s, turn);
      break;
    case Juncture::YearEnd: lay_game_before(s, *part_of_year(s, Op::YearEnd, Season::Winter)); break;
    case Juncture::HandLimits:
      s.year_ending = true;
      lay_game_in(s, Op::YearEnd, Season::Winter);
      edit<Op::YearEnd>(lay(s, Op::YearEnd, step_of(YearEndPhase::Discarding)))->place =
          place_on_chart(s, turn);
      break;
  }
}

u16 most_in_work(unsigned number) { return number == 0 ? static_cast<u16>(kNodeCount - 1) : u16{0xFF}; }

std::vector<WrittenWork> unfinished_work(const State& s) {
  std::vector<WrittenWork> work;
  work.reserve(s.stack_size);
  for (unsigned i = 0; i < s.stack_size; ++i) {
    const Frame& f = s.stack[i];
    WrittenWork& one = work.emplace_back(WrittenWork{f.node, f.who, f.step});
    std::copy(f.memory.begin(), f.memory.end(), one.begin() + kBeforeMemory);
  }
  return work;
}

void resume(State& s, std::span<const WrittenWork> work) {
  for (const WrittenWork& one : work) {
    push(s, one[0], 0, 0);
    Frame& f = s.top();
    f.who = static_cast<u8>(one[1]);
    f.step = static_cast<u8>(one[2]);
    std::transform(one.begin() + kBeforeMemory, one.end(), f.memory.begin(),
                   [](u16 number) { return static_cast<u8>(number); });
  }
}

void run_on(State& s, const Events& events) {
  ActionList next;
  advance(s, events, next);
}

}  // namespace vendemmia
