#include "protocol/read_modules.h"

#include <algorithm>

#include "engine/catalog/names.h"
#include "engine/game/winery.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

constexpr std::string_view kNoSpecialWorkers = "This game has no special workers.";

template <class Names>
std::optional<unsigned> index_of(const Names& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<unsigned>(found - names.begin());
}

bool belongs_here(bool in_game, const Input& input, std::string_view what) {
  if (in_game || input.missing()) return in_game;
  input.fail("impossible_position", what);
  return false;
}

// only who has left winter has one.
void read_next_row(State& s, unsigned seat, const Input& input) {
  if (!belongs_here(board_of(s).seasonal, input, "On this board rows are chosen in spring.")) return;
  Player& p = s.players[seat];
  p.next_row = static_cast<u8>(input.integer(0, kRows, 0)) & 0xFu;
  if (p.next_row == 0) return;
  if (s.season != Season::Winter || !p.passed)
    input.fail("impossible_position", "Next year's row is taken on leaving winter.");
  // in solo the rows left over decide.
  if (!is_solo(s) && (p.row == kRows) != (p.next_row == 1))
    input.fail("impossible_position", "Only the player who was on row 7 wakes up on row 1.");
  for (unsigned other = 0; other < seat; ++other) {
    if (s.players[other].next_row == p.next_row)
      input.fail("impossible_position", "Another player wakes up on that row.");
  }
}

// only where the engine would have set it. Precondition: the marks are read.
void check_left_row_seven(const State& s, const Player& p, const Input& marks) {
  if ((p.year_marks & kLeftRowSeven) == 0) return;
  if (!board_of(s).seasonal) {
    marks.fail("impossible_position", "The mark left_row_seven belongs to the extended board.");
  } else if (!is_solo(s) && s.season != Season::Winter) {
    marks.fail("impossible_position", "With several players the mark left_row_seven belongs to winter.");
  } else if (p.row == kRows) {
    marks.fail("impossible_position", "A player with the mark left_row_seven is not on row 7.");
  }
}

void read_stars(State& s, unsigned seat, const Input& input) {
  if (!belongs_here(board_of(s).regions[0].vp != 0, input, "There is no influence map on this board."))
    return;
  Player& p = s.players[seat];
  unsigned total = 0;
  for (const std::string& key : input.keys()) {
    const auto region = index_of(kRegionNames, key);
    if (!region || board_of(s).regions[*region].vp == 0) {
      input.field(key).fail("unknown_name", "There is no region of that name on this board.");
      continue;
    }
    p.stars[*region] = static_cast<u8>(input.field(key).integer(0, kStars, 0));
    total += p.stars[*region];
  }
  if (total > kStars) input.fail("impossible_position", "Nobody has more than six stars.");
}

void read_buildings(State& s, unsigned seat, const Input& input, CardLedger& cards) {
  Player& p = s.players[seat];
  for (const std::string& key : input.keys()) {
    const Input one = input.field(key);
    const auto place = index_of(kPlaceNames, key);
    if (!place) {
      one.fail("unknown_name", "Structure cards stand on mat_1, mat_2, field_5, field_6 and field_7.");
      continue;
    }
    const auto card = cards.take(Deck::Structure, one);
    if (!card) continue;
    p.buildings[*place] = static_cast<u8>(*card + 1);
    const unsigned field = *place - kMatPlaces;
    if (*place >= kMatPlaces && (contains(p.sold_fields, field) || p.vines[field] != 0))
      one.fail("impossible_position", "That field is not free for a structure.");
  }
}

// A set of places, named as the spaces that workers are placed on.
u8 read_places(const Input& input) {
  unsigned set = 0;
  for (const Input& one : input.elements()) {
    const auto target = parse_target(one.text());
    if (!target || !(is_building(*target) || *target == kDestroySpace)) {
      one.fail("unknown_name", "That is not a space of a structure card or of the construction mat.");
      continue;
    }
    set |= 1u << place_of(*target);
  }
  return static_cast<u8>(set);
}

// where a worker stands, one has been this year.
void read_places(State& s, unsigned seat, const Input& player) {
  Player& p = s.players[seat];
  const Input inside = player.field("workers").field("in_buildings");
  p.used_buildings = read_places(player.field("used_spaces"));
  p.regular_in_buildings = read_places(inside);
  if ((p.regular_in_buildings & ~p.used_buildings) != 0)
    inside.fail("impossible_position", "Where a worker stands, the space has been used this year.");
}

bool takes_part(const State& s, Worker kind) {
  if (!is_special(kind)) return false;
  return s.options.players > 2 || (s.options.players == 2 ? facts(kind).for_two : facts(kind).for_one);
}

void read_special(State& s, unsigned seat, const Input& input) {
  Player& p = s.players[seat];
  for (const std::string& key : input.keys()) {
    const auto kind = parse_worker(key);
    const unsigned index = kind ? special_index(s, *kind) : kSpecialsInGame;
    if (!kind || !is_special(*kind) || index == kSpecialsInGame) {
      input.field(key).fail("unknown_name", "That special worker does not take part.");
      continue;
    }
    const std::string where = input.field(key).text();
    const auto target = parse_target(where);
    if (where != "available" && where != "in_training" && !target)
      input.field(key).fail("unknown_name", "A worker stands on a space, is in training or is available.");
    p.special[index] = where == "in_training" ? kInTraining : target.value_or(kNowhere);
  }
  if (p.regulars + p.training + special_workers_owned(p) > kMostRegulars)
    input.fail("impossible_position", "Nobody owns more than five workers besides the grande.");
}

//
void read_on_art(State& s, unsigned seat, const Input& input) {
  for (const std::string& key : input.keys()) {
    const auto target = parse_target(key);
    if (!target || !is_art(*target) || !contains(board_of(s).all_actions, board_action(*target))) {
      input.field(key).fail("unknown_name", "There is no such action on this board.");
      continue;
    }
    s.players[seat].on_art[board_action(*target)] =
        static_cast<u8>(input.field(key).integer(1, kMostRegulars + 1, 1));
  }
}

}  // namespace

void read_special_kinds(State& s, const Input& kinds) {
  const bool used = (s.options.modules & kSpecialWorkers) != 0;
  if (!belongs_here(used, kinds, kNoSpecialWorkers)) return;
  std::vector<Worker> named;
  for (const Input& one : kinds.elements()) {
    const auto kind = parse_worker(one.text());
    if (!kind || !takes_part(s, *kind)) {
      one.fail("unknown_name", "That special worker does not take part with this number of players.");
    } else {
      named.push_back(*kind);
    }
  }
  for (unsigned i = kFirstSpecial; kinds.missing() && named.size() < kSpecialsInGame; ++i) {
    if (takes_part(s, static_cast<Worker>(i))) named.push_back(static_cast<Worker>(i));
  }
  std::sort(named.begin(), named.end());
  if (named.size() != kSpecialsInGame || named[0] == named[1]) {
    kinds.fail("impossible_position", "Two different special workers take part.");
    return;
  }
  s.special_kinds = {named[0], named[1]};
}

void read_modules(State& s, unsigned seat, const Input& player, CardLedger& cards) {
  read_next_row(s, seat, player.field("next_row"));
  check_left_row_seven(s, s.players[seat], player.field("marks"));
  read_stars(s, seat, player.field("stars"));
  const bool specials = (s.options.modules & kSpecialWorkers) != 0;
  const Input special = player.field("workers").field("special");
  const Input on_art = player.field("workers").field("on_art");
  if (belongs_here(specials, special, kNoSpecialWorkers)) read_special(s, seat, special);
  if (belongs_here(specials, on_art, kNoSpecialWorkers)) read_on_art(s, seat, on_art);
  const bool structures = (s.options.modules & kStructureCards) != 0;
  for (const Input& input : {player.field("buildings"), player.field("used_spaces"),
                             player.field("workers").field("in_buildings")}) {
    if (!belongs_here(structures, input, "This game has no structure cards.")) return;
  }
  read_buildings(s, seat, player.field("buildings"), cards);
  read_places(s, seat, player);
}

}  // namespace vendemmia
