#include "protocol/unfinished.h"

#include <nlohmann/json.hpp>

#include "engine/core/hash.h"
#include "engine/game/juncture.h"
#include "engine/game/rules_version.h"
#include "engine/game/seat_order.h"

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

WrittenWork read_work(const Input& input) {
  const auto numbers = input.elements();
  WrittenWork work{};
  if (numbers.size() != work.size()) {
    input.fail("wrong_type", "What is unfinished is told in lists of 7 numbers.");
    return work;
  }
  for (unsigned i = 0; i < work.size(); ++i)
    work[i] = static_cast<u16>(numbers[i].integer(0, most_in_work(i), 0));
  return work;
}

// --- Whether the position can stand there --------------------------------------------------------------

// those before the player whose turn it is have a row, the others have none.
void check_roosters(const State& s, Seat turn, const Input& position) {
  bool before = true;
  for (unsigned i = 0; i < s.options.players; ++i) {
    const Seat seat = clockwise(s, i);
    before = before && seat != turn;
    if ((s.players[seat].row != 0) == before) continue;
    position.field("turn").fail("impossible_position",
                                "In spring the roosters of those before seat " + std::to_string(turn) +
                                    ", clockwise from the first player, stand on rows, and no others.");
  }
}

void check_turns(const State& s, Seat turn, const Input& position) {
  for (unsigned i = 0; i < s.planned_count; ++i) {
    if (board_of(s).actions[action_of(s.planned[i].target)].season > s.season) continue;
    position.field("planned").fail("impossible_position", "A planned worker waits for a later season.");
  }
  if (s.players[turn].passed && !position.field("turn").missing()) {
    position.field("turn").fail("impossible_position", "That player has passed.");
  }
}

void check_hand_limits(const State& s, const Input& position) {
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const Player& p = s.players[seat];
    if (p.available == p.regulars && p.training == 0 && p.grande == kNowhere) continue;
    position.field("turn").fail("impossible_position", "All workers are back when hands are checked.");
  }
}

// Whether the year may be said to end here.
void check_year_end(const State& s, const Input& year_end) {
  if (s.season != Season::Winter || s.year == 0) {
    year_end.fail("impossible_position", "The year ends after winter.");
  } else if (!ends_years_together(s)) {
    year_end.fail("impossible_position", "On this board players end their years one by one.");
  }
}

}  // namespace

void add_unfinished(Json& position, const State& s) {
  Json stack = Json::array();
  for (const WrittenWork& one : unfinished_work(s)) stack.push_back(one);
  position["unfinished"]["stack"] = std::move(stack);
  position["unfinished"]["seal"] = seal_of(position);
}

void read_unfinished(State& s, const Input& position) {
  const Input unfinished = position.field("unfinished");
  unfinished.only({"seal", "stack"});
  const std::string seal = unfinished.field("seal").text();
  if (unfinished.faulty()) return;
  // Before anybody looks into it.
  if (seal != seal_of(*position.value())) {
    unfinished.fail("broken_seal",
                    "This position was changed in the middle of an effect. Change it at an ordinary turn, or "
                    "leave \"unfinished\" out and name the season and the turn.");
    return;
  }
  std::vector<WrittenWork> work;
  for (const Input& input : unfinished.field("stack").elements()) work.push_back(read_work(input));
  if (work.size() > kMostWork) unfinished.field("stack").fail("out_of_range", "So much is never unfinished.");
  if (!unfinished.faulty()) resume(s, work);
}

void read_juncture(State& s, const Input& position) {
  const auto most = static_cast<long long>(s.options.players) - 1;
  const Input turn_input = position.field("turn");
  const auto turn = static_cast<Seat>(turn_input.integer(0, most, first_to_act(s)));
  Juncture juncture = juncture_of(s);
  if (position.field("year_end").boolean(false)) {
    check_year_end(s, position.field("year_end"));
    juncture = turn_input.missing() ? Juncture::YearEnd : Juncture::HandLimits;
  }
  if (s.over || position.faulty()) return;
  if (juncture == Juncture::Rows) check_roosters(s, turn, position);
  if (juncture == Juncture::Turns) check_turns(s, turn, position);
  if (juncture == Juncture::HandLimits) check_hand_limits(s, position);
  stand_at(s, juncture, turn);
}

}  // namespace vendemmia
