// A position as one seat may know it, as a set of numbered facts: what the networks see. docs/evaluation.md lists the groups; a test
// compares the two.
//
// A fact holds or does not: a position is a set of some 130 of them. So two positions differ by the facts that only one has, and a
// network's first layer is brought from one to the other by adding and taking away their rows.
#pragma once

#include <array>
#include <string_view>

#include "bots/evaluation.h"
#include "engine/game/decision.h"
#include "engine/game/state.h"

namespace vendemmia {

// The groups of facts, in the order of their numbers. "n of m": the fact for value n, the last one also for all above.
enum class Facts : u8 {
  Vp,
  Lead,
  PhaseLead,
  Lira,
  Residual,
  PhaseResidual,
  Structures,
  PhaseStructures,
  Affordable,
  PhaseWorkers,
  FieldRed,
  FieldWhite,
  FieldState,
  Planted,
  RedGrapes,
  WhiteGrapes,
  Wines,
  VinesInHand,
  Plantable,
  SummerInHand,
  WinterInHand,
  Orders,
  OrderVp,
  StructuresInHand,
  Built,
  FreeBuildings,
  HandCounts,
  HandSize,
  Drawn,
  WorkersLeft,
  GrandeLeft,
  SpecialWorkers,
  Row,
  NextRow,
  Passed,
  Unused,
  Stars,
  Regions,
  StarsLeft,
  Tokens,
  Turn,
  Year,
  YearsLeft,
  SeasonOfYear,
  Season,
  FinalYear,
  Phase,
  Players,
  Mix,
  SpecialKinds,
  Level,
  Variants,
  Challenge,
  Occupied,
  RivalVp,
  RivalLira,
  RivalResidual,
  RivalStructures,
  RivalPlanted,
  RivalGrapes,
  RivalWines,
  RivalHand,
  RivalWorkers,
  RivalSpecials,
  RivalRow,
  RivalPassed,
  RivalStars,
  RivalBuilt,
  RivalCards,
  OthersVp,
  OthersLira,
  OthersResidual,
  OthersStructures,
  OthersPlanted,
  OthersGrapes,
  OthersWines,
  OthersHand,
  OthersWorkers,
  OthersSpecials,
  OthersRow,
  OthersPassed,
  OthersStars,
  OthersBuilt,
  OthersCards,
  Question,
  BecauseRule,
  BecauseVisitor,
  BecauseAction,
  BecauseStructure,
  BecauseWorker,
};
inline constexpr unsigned kFactGroups = static_cast<unsigned>(Facts::BecauseWorker) + 1;

struct FactGroup {
  std::string_view name;
  u16 size;
  std::string_view what;
};
inline constexpr std::array<FactGroup, kFactGroups> kFacts{{
    {"vp", 46, "own VP, from -5"},
    {"lead", 41,
     "own VP less the best other's, from -20; alone less what the Automa would have now; regions of the map "
     "included"},
    {"phase_lead", 88, "the same in steps of four, for each of eight phases"},
    {"lira", 17, "own lira"},
    {"residual", 6, "residual income"},
    {"phase_residual", 48, "the same for each phase"},
    {"structures", 8, "each that stands"},
    {"phase_structures", 64, "the same for each phase"},
    {"affordable", 8, "each that could be built with the lira at hand"},
    {"phase_workers", 64, "workers besides the grande, in training too, for each phase"},
    {"field_red", 24, "for each field: the red that grows there"},
    {"field_white", 24, "the same for white"},
    {"field_state", 12, "for each field: empty, ripe, harvested this year, sold or covered"},
    {"planted", 26, "all red, then all white on the fields"},
    {"red_grapes", 10, "tokens by value"},
    {"white_grapes", 10, "tokens by value"},
    {"wines", 40, "for each type: tokens by value"},
    {"vines_in_hand", 18, "for each kind: one, two or more"},
    {"plantable", 5, "how many of them the structures allow"},
    {"summer_in_hand", 38, "each summer visitor"},
    {"winter_in_hand", 38, "each winter visitor"},
    {"orders", 180, "each order in hand, by what is lacking: nothing, pressing, a harvest, a vine, more"},
    {"order_vp", 40,
     "VP and residual income of the best order in hand by what is lacking; for those that can be filled the "
     "sum of all"},
    {"structures_in_hand", 36, "each structure card in hand"},
    {"built", 36, "each structure card built"},
    {"free_buildings", 6, "structure cards with a space of their own not used this year"},
    {"hand_counts", 35, "for each deck: cards in hand"},
    {"hand_size", 12, "all cards in hand"},
    {"drawn", 20, "for each deck: cards drawn whose faces are not known yet"},
    {"workers_left", 32,
     "for each season, if it is the present one and not passed: workers in hand besides the grande"},
    {"grande_left", 4, "the same for the grande"},
    {"special_workers", 22, "for each kind: owned; in hand"},
    {"row", 8, "row of the wake-up chart"},
    {"next_row", 8, "row chosen for next year"},
    {"passed", 4, "out of the season, for each season"},
    {"unused", 3, "windmill, tasting room or yoke stand and were not used this year"},
    {"stars", 21, "for each region: one, two, three or more own stars"},
    {"regions", 21, "for each region with own stars: most, as many as another, fewer"},
    {"stars_left", 7, "stars not on the map"},
    {"tokens", 4, "bonus tokens"},
    {"turn", 2, "the seat is asked; all others have passed"},
    {"year", 16, "the year"},
    {"years_left", 10, "alone: years to come after this one"},
    {"season_of_year", 40, "alone: the same for each season"},
    {"season", 4, "the season"},
    {"final_year", 1, "it is the last year"},
    {"phase", 8, "how far the game has come"},
    {"players", 6, "how many"},
    {"mix", 8, "the mix of modules"},
    {"special_kinds", 11, "special workers that take part"},
    {"level", 5, "alone: the level"},
    {"variants", 4, "friendly, plain stars, aggressive, structure cards drafted without the board"},
    {"challenge", 8, "alone: the challenge"},
    {"occupied", 51, "spaces of this and later seasons on which somebody stands"},
    {"rival_vp", 46, "the other with the most VP: VP, from -5, regions of the map included"},
    {"rival_lira", 13, "lira"},
    {"rival_residual", 6, "residual income"},
    {"rival_structures", 8, "structures"},
    {"rival_planted", 26, "all red, then all white on the fields"},
    {"rival_grapes", 20, "the best red, then the best white grape"},
    {"rival_wines", 40, "for each type: the best wine"},
    {"rival_hand", 30, "for each deck: cards in hand"},
    {"rival_workers", 18, "workers besides the grande, in training too; in hand; the grande in hand"},
    {"rival_specials", 11, "special workers owned"},
    {"rival_row", 8, "row of the wake-up chart"},
    {"rival_passed", 1, "out of the season"},
    {"rival_stars", 21, "for each region: one, two, three or more stars"},
    {"rival_built", 36, "structure cards built"},
    {"rival_cards", 157,
     "cards in hand that the seat has seen, by kind: vines, summer, orders, winter, structure cards"},
    {"others_vp", 46, "any other of the rest: the same"},
    {"others_lira", 13, "the same"},
    {"others_residual", 6, "the same"},
    {"others_structures", 8, "the same"},
    {"others_planted", 26, "the same"},
    {"others_grapes", 20, "the same"},
    {"others_wines", 40, "the same"},
    {"others_hand", 30, "the same"},
    {"others_workers", 18, "the same"},
    {"others_specials", 11, "the same"},
    {"others_row", 8, "the same"},
    {"others_passed", 1, "the same"},
    {"others_stars", 21, "the same"},
    {"others_built", 36, "the same"},
    {"others_cards", 157, "the same"},
    {"question", 59, "what the seat is asked"},
    {"because_rule", 8, "because of a rule, the cart, the yoke, the mat ..."},
    {"because_visitor", 76, "because of this visitor"},
    {"because_action", 17, "because of this action"},
    {"because_structure", 36, "because of this structure card"},
    {"because_worker", 13, "because of this worker"},
}};

inline constexpr unsigned kPhases = 8;

// The number of a group's first fact; the last entry is the number of all facts.
inline constexpr std::array<u16, kFactGroups + 1> kFirstFact = [] {
  std::array<u16, kFactGroups + 1> first{};
  for (unsigned group = 0; group < kFactGroups; ++group)
    first[group + 1] = static_cast<u16>(first[group] + kFacts[group].size);
  return first;
}();
inline constexpr unsigned kInputWords = (kFirstFact.back() + 63u) / 64u;
inline constexpr unsigned kInputs = kInputWords * 64;
static_assert(kFacts.back().size != 0);

struct Inputs {
  std::array<u64, kInputWords> words;

  bool has(unsigned fact) const { return contains(words[fact / 64], fact % 64); }
  unsigned count() const {
    unsigned sum = 0;
    for (const u64 word : words) sum += count_bits(word);
    return sum;
  }
  template <class Visit>
  void each(Visit visit) const {
    for (unsigned word = 0; word < kInputWords; ++word) {
      for (const unsigned at : Members(words[word])) visit(word * 64 + at);
    }
  }
  friend bool operator==(const Inputs&, const Inputs&) = default;
};

// What the seat knows, without what it would draw: the cards in its hand outside `known` count, but have no faces.
Inputs inputs_of(const State& s, Seat seat, const KnownHand& known);
// The same with its whole hand.
inline Inputs inputs_of(const State& s, Seat seat) { return inputs_of(s, seat, s.players[seat].hand.all()); }

// VP with what the regions of the map would bring now, for each seat; alone the Automa's in the second place.
std::array<int, kMaxPlayers> vp_now(const State& s);

// How far the game has come, 0 to kPhases - 1: the leader's VP, or the calendar when playing alone.
unsigned phase_of(const State& s);

}  // namespace vendemmia
