// The whole game as one value: trivially copyable, no pointers. A copy is all that a search needs.
//
//   State
//    |- players[6]   hands, fields, crush pad, cellar, structures, workers, knowledge
//    |- decks[5]     draw pile and discard pile of each kind of card
//    |- spaces       who stands on the board
//    '- stack        what is unfinished (Frame), and nothing else is
#pragma once

#include <array>
#include <type_traits>

#include "engine/catalog/boards.h"
#include "engine/catalog/ids.h"
#include "engine/catalog/special_workers.h"
#include "engine/catalog/structure_cards.h"
#include "engine/core/check.h"
#include "engine/core/rng.h"
#include "engine/game/card_sets.h"
#include "engine/game/options.h"

namespace vendemmia {

using Seed = u64;

// Where a worker may stand: a board space, the art of an action, the cart, a private space.
using Target = u8;
// any number of grandes stand on the art, and none slides into a space that becomes free.
inline constexpr Target kArt = kMaxActions * kSpacesPerAction;  // + ActionId
inline constexpr Target kCart = kArt + kMaxActions;
inline constexpr Target kYoke = kCart + 1;
inline constexpr Target kDestroySpace = kYoke + 1;       // of the construction mat
inline constexpr Target kBuildings = kDestroySpace + 1;  // + place
inline constexpr Target kTargets = kBuildings + kBuildingPlaces;
inline constexpr Target kNowhere = 0xFF;
// Of a special worker that is not on the board.
inline constexpr Target kInTraining = 0xFE;
inline constexpr Target kNotOwned = 0xFD;

// In used_buildings and regular_in_buildings: the space of the construction mat.
inline constexpr unsigned kDestroyPlace = kBuildingPlaces;

constexpr Target space_of(ActionId action, unsigned position) {
  return static_cast<Target>(action * kSpacesPerAction + position);
}
// All spaces of an action, as a set.
constexpr u64 spaces_of(ActionId action) { return (bit(kSpacesPerAction) - 1) << space_of(action, 0); }
constexpr Target art_of(ActionId action) { return static_cast<Target>(kArt + action); }
constexpr bool is_space(Target target) { return target < kArt; }
constexpr bool is_building(Target target) { return target >= kBuildings && target < kTargets; }
constexpr bool is_art(Target target) { return target >= kArt && target < kCart; }
// Precondition: a space or the art of an action.
constexpr ActionId board_action(Target target) {
  return static_cast<ActionId>(is_space(target) ? target / kSpacesPerAction : target - kArt);
}
// Precondition: the space of the construction mat or of a structure card.
constexpr unsigned place_of(Target target) {
  return target == kDestroySpace ? kDestroyPlace : static_cast<unsigned>(target - kBuildings);
}
// kNoAction: the cart, a private space.
constexpr ActionId action_of(Target target) { return target < kCart ? board_action(target) : kNoAction; }

// Once-a-year marks of a player, as a set.
using YearMark = u8;
inline constexpr YearMark kWindmillPaid = 1;
inline constexpr YearMark kTastingRoomPaid = 2;
inline constexpr YearMark kYokeUsed = 4;
inline constexpr YearMark kLeftRowSeven = 8;

// No byte is left unused: equal positions have equal bytes.
struct Player {
  CardSets hand;
  // Cards in other players' hands whose face this player has legitimately seen.
  CardSets knows;
  std::array<u16, 2> grapes;          // bit v: a token of value v on the crush pad
  std::array<u16, kWineTypes> wines;  // bit v: a token of value v in the cellar
  i16 vp;
  u16 lira;
  PlantedVines vines;
  PackedNumbers<u8, 3, kMaxActions> on_art;         // regular workers beside full actions
  PackedNumbers<u8, 6, kBuildingPlaces> buildings;  // the structure card at each place, + 1
  PackedNumbers<u8, 3, kRegions> stars;             // on the influence map, by Region
  StructureSet structures;
  std::array<u8, kFields> field_values;  // sums of the vines on each field
  u8 sold_fields;                        // a set
  u8 harvested_fields;                   // the once-a-year mark belongs to the field
  u8 available;                          // regular workers not placed, the temporary one included
  u8 regulars : 3;                       // owned, without those in training and without the temporary one
  u8 training : 3;
  bool has_temporary : 1;
  bool yoke_has_regular : 1;
  u8 on_cart : 3;   // regular workers on the cart
  u8 residual : 3;  // kMostResidual at most
  bool passed : 1;  // out of the current season
  u8 spare : 1;
  u8 row : 4;       // 1 to 7; 0: not on the wake-up chart
  u8 next_row : 4;  // chosen on leaving winter; 0: not yet
  u8 year_marks;
  u8 used_buildings;        // places used this year, a set; also kDestroyPlace
  u8 regular_in_buildings;  // places where a regular worker stands, a set
  Target grande;            // kNowhere: available
  std::array<Target, kSpecialsInGame> special;  // as `grande`; by State::special_kinds
  u8 mama;
  u8 papa;
  std::array<u8, 2> dealt_mamas;  // R-3; equal to the one mama without the variant
  std::array<u8, 2> dealt_papas;
  u8 unused;

  bool has(StructureCard card) const {
    return buildings.contains(static_cast<u8>(static_cast<unsigned>(card) + 1));
  }
  bool has(Structure structure) const { return (structures & vendemmia::structures(structure)) != 0; }
  bool has_structure_cards() const { return !buildings.all_zero(); }
  // Those that stand somewhere.
  CardSet built_cards() const {
    CardSet cards = 0;
    for (unsigned place = 0; place < kBuildingPlaces; ++place) cards |= bit(buildings[place]) >> 1;
    return cards;
  }
};
static_assert(sizeof(Player) == 112);

// Draw pile in cards[0, size), top last; discard pile from the other end, the top innermost.
struct Pile {
  static constexpr unsigned kRoom = kVineCards;
  u8 size;
  u8 discarded;
  PackedNumbers<Card, 6, kRoom> cards;
  static_assert(kSummerCards <= kRoom && kWinterCards <= kRoom);

  Card discard_at(unsigned depth_from_bottom) const { return cards[kRoom - 1 - depth_from_bottom]; }
  Card top_discard() const { return discard_at(discarded - 1u); }
};

// One unfinished piece of work: who does which node of which program, and how far it has come.
struct Frame {
  NodeRef node;
  u8 who;  // seat in the low half, the card's player in the high half
  u8 step;
  std::array<u8, 4> memory;

  Seat seat() const { return who & 0xF; }
  Seat owner() const { return who >> 4; }
};
static_assert(sizeof(Frame) == 8);

// Who stands on a board space: 0 nobody, otherwise seat + 1 in the low half, the kind in the high half.
using Occupant = u8;
constexpr Occupant occupant(Seat seat, Worker worker) {
  return static_cast<Occupant>((seat + 1u) | (static_cast<unsigned>(worker) << 4));
}
// the Automa's workers only block; it is not a player, and nothing that counts players counts it.
inline constexpr Seat kAutoma = kMaxPlayers;
inline constexpr Occupant kAutomaWorker = occupant(kAutoma, Worker::Regular);
constexpr Seat seat_of(Occupant occupant) { return static_cast<Seat>((occupant & 0xFu) - 1u); }
constexpr Worker worker_of(Occupant occupant) { return static_cast<Worker>(occupant >> 4); }

// a worker that waits for its season. Small, since there is room for every worker of the game.
struct PlannedWorker {
  Occupant who;
  Target target;
  u8 extras;  // token, bonus and marks, two bits each

  Seat seat() const { return seat_of(who); }
  Worker worker() const { return worker_of(who); }
  // the space whose bonus comes with the action, + 1.
  u8 token() const { return extras & 3u; }
  // The Farmer's, as `token`.
  u8 bonus() const { return extras >> 2 & 3u; }
  u8 marks() const { return extras >> 4; }
};
// PlannedWorker::marks.
inline constexpr u8 kOnFirstTurn = 1;  // not at the season's start
inline constexpr u8 kDrawsAfter = 2;   // the Merchant found the board to itself

constexpr PlannedWorker planned_worker(Seat seat, Worker worker, Target target, unsigned token = 0,
                                       unsigned bonus = 0, unsigned marks = 0) {
  static_assert(kSpacesPerAction < 4);
  return {occupant(seat, worker), target, static_cast<u8>(token | bonus << 2 | marks << 4)};
}

// five besides the grande, those in training included.
inline constexpr unsigned kMostRegulars = 5;
// Of all players together: each one's grande and the others, and the temporary one.
inline constexpr unsigned kMostWorkers = kMaxPlayers * (1 + kMostRegulars) + 1;

// What only the solo game has; all zero in other games.
struct Solo {
  // cards[0, left) are still to be drawn, the top last; the others are used, the latest first.
  PackedNumbers<Card, 5, kAutomaCards> cards;
  u8 left;
  u8 workers;  // that the Automa has placed this year
  i8 vp;       // the Automa's marker
  u8 glass;    // rows that still carry a glass token, as a set
  u8 tokens;   // the player's bonus tokens
  u8 drawn;    // cards of the present deck drawn for the latest season
};

struct State {
  static constexpr unsigned kStackRoom = 24;
  static constexpr unsigned kPlannedRoom = kMostWorkers;  // however many wait

  std::array<Player, kMaxPlayers> players;
  // for each deck the cards that were shuffled into its draw pile last; everybody has seen the
  // others go elsewhere.
  CardSets shuffled_in;
  Rng rng;
  std::array<Frame, kStackRoom> stack;
  std::array<Pile, kDecks> decks;
  std::array<Worker, kSpecialsInGame> special_kinds;  // ascending; Regular: none
  std::array<Seat, kMaxPlayers> turn_order;           // of the current season
  u16 year;
  Solo solo;
  Season season;
  Seat first_player;
  u8 stack_size;
  u8 guards;  // guarded frames on the stack
  u8 planned_count;
  bool final_year;   // latched
  bool year_ending;  // gains in the year-end steps do not trigger the end
  bool over;
  bool parents_hidden;  // the two-parents choice is still going on
  BoardId board;        // as the options say
  Options options;
  std::array<PlannedWorker, kPlannedRoom> planned;
  std::array<Occupant, kArt> spaces;
  u8 unused;

  const Frame& top() const { return stack[stack_size - 1u]; }
  Frame& top() { return stack[stack_size - 1u]; }
};

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1280);
static_assert(std::has_unique_object_representations_v<State>);

inline const Board& board_of(const State& s) { return board_of(s.board); }
inline const ChallengeFacts& challenge_of(const State& s) { return kChallengeFacts[s.options.challenge]; }
inline bool is_solo(const State& s) { return s.options.players == 1; }
// otherwise nobody has one, and nobody need be looked at.
inline bool structure_cards_in_game(const State& s) { return (s.options.modules & kStructureCards) != 0; }

// Where State::special_kinds has this kind; kSpecialsInGame: it does not take part.
inline unsigned special_index(const State& s, Worker kind) {
  return kind == s.special_kinds[0] ? 0u : kind == s.special_kinds[1] ? 1u : kSpecialsInGame;
}
inline unsigned special_workers_owned(const Player& p) {
  return (p.special[0] != kNotOwned ? 1u : 0u) + (p.special[1] != kNotOwned ? 1u : 0u);
}
inline unsigned regulars_on_art(const Player& p, ActionId action) { return p.on_art[action]; }

// The board that these options are played on. R-416: without the extended one the rules of the base board hold.
inline BoardId board_for(const Options& options) {
  if ((options.modules & kExtendedBoard) == 0) return kChallengeFacts[options.challenge].board;
  return (options.modules & kStructureCards) != 0 ? BoardId::ExtendedWithStructures : BoardId::Extended;
}

}  // namespace vendemmia
