#include "protocol/read_modules.h"

#include <algorithm>

#include "engine/catalog/names.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

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
  p.next_row = static_cast<u8>(input.integer(0, kRows, 0));
  if (p.next_row == 0) return;
  if (s.season != Season::Winter || !p.passed)
    input.fail("impossible_position", "Next year's row is taken on leaving winter.");
  for (unsigned other = 0; other < seat; ++other) {
    if (s.players[other].next_row == p.next_row)
      input.fail("impossible_position", "Another player wakes up on that row.");
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
    p.built_cards |= bit(*card);
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
      one.fail("unknown_name", "That is no space of a structure card or of the construction mat.");
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

}  // namespace

void read_modules(State& s, unsigned seat, const Input& player, CardLedger& cards) {
  read_next_row(s, seat, player.field("next_row"));
  read_stars(s, seat, player.field("stars"));
  const bool structures = (s.options.modules & kStructureCards) != 0;
  for (const Input& input : {player.field("buildings"), player.field("used_spaces"),
                             player.field("workers").field("in_buildings")}) {
    if (!belongs_here(structures, input, "This game has no structure cards.")) return;
  }
  read_buildings(s, seat, player.field("buildings"), cards);
  read_places(s, seat, player);
}

}  // namespace vendemmia
