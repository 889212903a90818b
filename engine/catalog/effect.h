// Effects as small trees, built at compile time by functions that read like the card.
//
//   seq(lira(5), each_opponent_may(seq(vp(-1), lira(3))))          Banker
//
//            Seq                       A tree is stored in preorder: a node, then its children, each
//           /   \                      with its subtree. `size` counts the nodes of a subtree, so the
//       Lira     EachPlayerMay         next sibling is `size` further on.
//        5         |
//                 Seq
//                /   \                                                                          .
//             Vp -1   Lira 3
//
// The same tree is read twice: engine/game/interpreter.h carries it out, and `feasible` says
// whether it could be.
#pragma once

#include <array>

#include "engine/catalog/ids.h"

namespace vendemmia {

enum class Op : u8 {
  // How the game runs: one frame each, no children.
  Game,
  Setup,
  Spring,
  PlacementSeason,
  Turn,
  TakeSpace,
  PlannedActions,
  Fall,
  YearEnd,
  LeaveSeason,
  NewYear,
  Aside,
  FillDrawnOrder,
  SpecialWorker,
  OracleDraw,
  // Combinators.
  Seq,
  AnyOrder,
  Choose,
  OneOrBoth,
  May,
  EachPlayerMay,
  If,
  PossibleParts,
  RightNeighbour,
  EachChosenOpponent,
  // Lira, VP, residual.
  Lira,
  Vp,
  Residual,
  GainPer,
  TransferLira,
  OwnerVp,
  // Cards.
  Draw,
  DrawEach,
  DrawChoice,
  Discard,
  GiveCards,
  PlayVisitor,
  Caravan,
  TakeFromPiles,
  Importer,
  // The vineyard.
  Plant,
  Uproot,
  SwitchVines,
  SellGrapes,
  SellField,
  BuyField,
  Harvest,
  PlaceGrape,
  DiscardGrape,
  AgeGrapes,
  // The cellar.
  MakeWine,
  DiscardWine,
  AgeWines,
  AgeOneWine,
  FillOrder,
  SellWine,
  // Structures and workers.
  Build,
  UpgradeCellar,
  BuildYoke,
  Tour,
  Train,
  RetrieveWorkers,
  RetrieveGrande,
  TemporaryWorker,
  Destroy,
  Residuals,
  // Other seasons and the wake-up chart.
  EarlierAction,
  PlanWorker,
  MoveRooster,
  // The influence map.
  Star,
};
inline constexpr unsigned kOps = static_cast<unsigned>(Op::Star) + 1;

// The builder of each operation, below, says what the fields a, b, c, d mean.
struct Node {
  Op op{};
  u8 size = 1;
  u8 children = 0;
  // an answer inside this node may strand one of its later mandatory parts, so the answers
  // are tried out before they are offered.
  bool guarded = false;
  i8 a = 0;
  u8 b = 0;
  u8 c = 0;
  u8 d = 0;
};
static_assert(sizeof(Node) == 8);

// The place of a node in the pool of all programs (programs.h).
using NodeRef = u16;
inline constexpr NodeRef kNoNode = 0xFFFF;

template <unsigned N>
struct Tree {
  std::array<Node, N> nodes{};
  static constexpr unsigned size() { return N; }
};

constexpr Tree<1> leaf(Op op, int a = 0, unsigned b = 0, unsigned c = 0, unsigned d = 0) {
  Tree<1> tree;
  tree.nodes[0] =
      Node{op, 1, 0, false, static_cast<i8>(a), static_cast<u8>(b), static_cast<u8>(c), static_cast<u8>(d)};
  return tree;
}

template <class... Kids>
constexpr auto branch(Tree<1> head, const Kids&... kids) {
  constexpr unsigned kSize = (1 + ... + Kids::size());
  static_assert(kSize < 256);
  Tree<kSize> tree;
  tree.nodes[0] = head.nodes[0];
  tree.nodes[0].size = kSize;
  tree.nodes[0].children = sizeof...(Kids);
  unsigned at = 1;
  const auto append = [&](const auto& kid) {
    for (const Node& node : kid.nodes) tree.nodes[at++] = node;
  };
  (append(kids), ...);
  return tree;
}

// --- Combinators ---------------------------------------------------------------------------------

// All parts, in the printed order.
template <class... Kids>
constexpr auto seq(const Kids&... kids) {
  return branch(leaf(Op::Seq), kids...);
}

// All parts, in the order the player chooses; one may make the other possible.
template <class... Kids>
constexpr auto any_order(const Kids&... kids) {
  auto tree = branch(leaf(Op::AnyOrder), kids...);
  tree.nodes[0].guarded = true;
  return tree;
}

// exactly `count` different options, each in full. a: count.
template <class... Kids>
constexpr auto choose(int count, const Kids&... kids) {
  return branch(leaf(Op::Choose, count), kids...);
}

// Like choose, where one option may make another possible.
template <class... Kids>
constexpr auto choose_in_sequence(int count, const Kids&... kids) {
  auto tree = branch(leaf(Op::Choose, count), kids...);
  tree.nodes[0].guarded = true;
  return tree;
}

// one of the two, or both for 1 VP paid just before the second. a: the VP.
template <class A, class B>
constexpr auto one_or_both(const A& first, const B& second) {
  return branch(leaf(Op::OneOrBoth, 1), first, second);
}

// Yes or no, then the effect.
template <class Kid>
constexpr auto may(const Kid& kid) {
  return branch(leaf(Op::May), kid);
}

// Which answers of each_..._may earn the reward.
enum class RewardFor : u8 { Accepting, Declining };

// in wake-up order; `offered` must be optional by itself (may(...), up to n from 0).
// the reward goes to the card's player, once for each opponent who did (or did not), after all
// answers. b: opponents only, c: RewardFor. Children: offered, reward (may be missing).
template <class Offered>
constexpr auto each_opponent_may(const Offered& offered) {
  return branch(leaf(Op::EachPlayerMay, 0, 1), may(offered));
}
template <class Offered, class Reward>
constexpr auto each_opponent_may(const Offered& offered, RewardFor whom, const Reward& reward) {
  return branch(leaf(Op::EachPlayerMay, 0, 1, static_cast<unsigned>(whom)), may(offered), reward);
}
template <class Offered, class Reward>
constexpr auto each_player_may(const Offered& offered, const Reward& opponent_did) {
  return branch(leaf(Op::EachPlayerMay, 0, 0, static_cast<unsigned>(RewardFor::Accepting)), offered,
                opponent_did);
}

enum class Condition : u8 {
  BelowZeroVp,           // Politician
  HoldsSummerVisitor,    // Governor's victim
  BuiltForFiveOrSix,     // Blacksmith; reads the result of a build
  SixStructures,         // Designer
  SixVinesPlanted,       // Grower
  ThreeKindsOnField,     // Agriculturist; reads the result of a planting
  PlantedValueFour,      // Overseer; reads the result of a planting
  ThreeFieldsHarvested,  // Reaper; reads the result of a harvest
  HighestWine,           // Taster; reads the result of discarding a wine
};

// b: Condition, c: which earlier part of the surrounding seq or any_order it reads.
template <class Kid>
constexpr auto if_(Condition condition, const Kid& then, unsigned of_part = 0) {
  return branch(leaf(Op::If, 0, static_cast<unsigned>(condition), of_part), then);
}
template <class Then, class Else>
constexpr auto if_else(Condition condition, const Then& then, const Else& otherwise) {
  return branch(leaf(Op::If, 0, static_cast<unsigned>(condition)), then, otherwise);
}

// every part that can be done, and at least one.
template <class... Kids>
constexpr auto possible_parts(const Kids&... kids) {
  return branch(leaf(Op::PossibleParts), kids...);
}

// the next player counter-clockwise carries it out.
template <class Kid>
constexpr auto right_neighbour(const Kid& kid) {
  return branch(leaf(Op::RightNeighbour), kid);
}

// One to `most` opponents are chosen together, `price` lira must be there for each;
// then each of them, in wake-up order, carries out the effect. a: most, b: price.
template <class Kid>
constexpr auto each_chosen_opponent(int most, unsigned price, const Kid& kid) {
  return branch(leaf(Op::EachChosenOpponent, most, price), kid);
}

// --- Lira, VP, residual --------------------------------------------------------------------------

// a: gained, or paid when negative.
constexpr auto lira(int amount) { return leaf(Op::Lira, amount); }
constexpr auto vp(int amount) { return leaf(Op::Vp, amount); }

enum class Gain : u8 { Welcome, Only };  // Only: the option needs it to have an effect

// a: steps. b: Gain.
constexpr auto residual(int steps, Gain gain = Gain::Welcome) {
  return leaf(Op::Residual, steps, static_cast<unsigned>(gain));
}

enum class Counter : u8 {
  EmptyFields,
  PlantedFields,
  StructuresCostingFour,
  CardsInHand,
  OpponentsWithSixWorkers,
  OwnSixWorkers,  // 1 or 0
  WineTypesMade,
  SparklingMade,  // of the first part of the surrounding seq
};
// a: amount for each, b: Counter, c: 0 lira, 1 VP.
constexpr auto lira_per(Counter counter, int amount) {
  return leaf(Op::GainPer, amount, static_cast<unsigned>(counter), 0);
}
constexpr auto vp_per(Counter counter, int amount) {
  return leaf(Op::GainPer, amount, static_cast<unsigned>(counter), 1);
}

// From the acting player to the card's player; the other way when negative. a: lira.
constexpr auto lira_to_owner(int amount) { return leaf(Op::TransferLira, amount); }
// To the card's player, whoever acts. a: VP.
constexpr auto owner_vp(int amount) { return leaf(Op::OwnerVp, amount); }

// --- Cards ---------------------------------------------------------------------------------------

// a: how many, b: Deck, c: Gain.
constexpr auto draw(Deck deck, int count, Gain gain = Gain::Only) {
  return leaf(Op::Draw, count, static_cast<unsigned>(deck), static_cast<unsigned>(gain));
}
// One from each. b: DeckSet, c: Gain.
constexpr auto draw_each(DeckSet set, Gain gain = Gain::Only) {
  return leaf(Op::DrawEach, 0, set, static_cast<unsigned>(gain));
}
// One, from the deck that the player names first. b: DeckSet, c: Gain.
constexpr auto draw_choice(DeckSet set, Gain gain = Gain::Welcome) {
  return leaf(Op::DrawChoice, 0, set, static_cast<unsigned>(gain));
}

inline constexpr int kWholeHand = -1;
inline constexpr int kAboveHandLimit = -2;
// a: how many (or one of the two above), b: DeckSet, c: 1 when an earlier part has made it certainly possible.
constexpr auto discard(int count, DeckSet set) { return leaf(Op::Discard, count, set); }
constexpr auto then_discard(int count, DeckSet set) { return leaf(Op::Discard, count, set, 1); }
// To the card's player. a: how many, b: DeckSet.
constexpr auto give_cards(int count, DeckSet set) { return leaf(Op::GiveCards, count, set); }

enum class Duty : u8 { Must, May };
// b: Deck (summer or winter), c: Duty.
constexpr auto play_visitor(Deck deck, Duty duty = Duty::Must) {
  return leaf(Op::PlayVisitor, 0, static_cast<unsigned>(deck), static_cast<unsigned>(duty));
}
constexpr auto caravan() { return leaf(Op::Caravan); }
constexpr auto take_from_two_piles() { return leaf(Op::TakeFromPiles); }
constexpr auto importer() { return leaf(Op::Importer); }

// --- The vineyard --------------------------------------------------------------------------------

// "up to" means at least one, unless the card says otherwise.
struct PlantRules {
  int up_to = 1;
  unsigned at_least = 1;
  bool without_structures = false;
  bool above_maximum = false;
  bool from_deck = false;  // any vine of the draw pile instead of one in hand
};
// a: up to, b: at least, c: 1 waives structures, 2 waives the field's maximum, 4 from the deck.
// Result: the field in the low two bits, the vine's value above them.
constexpr auto plant(PlantRules r = {}) {
  return leaf(Op::Plant, r.up_to, r.at_least,
              (r.without_structures ? 1u : 0u) | (r.above_maximum ? 2u : 0u) | (r.from_deck ? 4u : 0u));
}
constexpr auto uproot(int count) { return leaf(Op::Uproot, count); }
constexpr auto switch_vines() { return leaf(Op::SwitchVines); }
constexpr auto sell_grapes() { return leaf(Op::SellGrapes); }
constexpr auto sell_field() { return leaf(Op::SellField); }
constexpr auto buy_field() { return leaf(Op::BuyField); }
// a: up to, b: at least. Result: how many fields.
constexpr auto harvest(int up_to, unsigned at_least = 1) { return leaf(Op::Harvest, up_to, at_least); }

enum class Grapes : u8 { OneOfChoice, OneOfEach };
// grapes of value 1. b: Grapes.
constexpr auto place_grape(Grapes grapes) { return leaf(Op::PlaceGrape, 0, static_cast<unsigned>(grapes)); }
// a: how many.
constexpr auto discard_grape(int count = 1) { return leaf(Op::DiscardGrape, count); }
// One ageing of the whole crush pad.
constexpr auto age_grapes() { return leaf(Op::AgeGrapes); }

// --- The cellar ----------------------------------------------------------------------------------

struct WineRules {
  int up_to = 2;
  unsigned at_least = 1;
  bool without_cellars = false;  // Zymologist
  bool mixed = false;            // blush and sparkling only, one of each at most
};
// a: up to, b: at least, c: 1 without cellars, 2 mixed. Result: the types made as a set, sparkling wines << 4.
constexpr auto make_wine(WineRules r = {}) {
  return leaf(Op::MakeWine, r.up_to, r.at_least, (r.without_cellars ? 1u : 0u) | (r.mixed ? 2u : 0u));
}
// a: least value. Result: 1 when it was worth more than every other wine of every player.
constexpr auto discard_wine(int at_least = 1) { return leaf(Op::DiscardWine, at_least); }
// a: complete passes over the cellar. b: Gain.
constexpr auto age_wines(int times, Gain gain = Gain::Only) {
  return leaf(Op::AgeWines, times, static_cast<unsigned>(gain));
}
// a: steps, as far as they go; b: how many different wines at most, at least one.
constexpr auto age_one_wine(int steps = 1) { return leaf(Op::AgeOneWine, steps, 1); }
constexpr auto age_some_wines(unsigned up_to) { return leaf(Op::AgeOneWine, 1, up_to); }
constexpr auto fill_order() { return leaf(Op::FillOrder); }
// one token, whatever its value.
constexpr auto sell_wine() { return leaf(Op::SellWine); }

// --- Structures and workers ----------------------------------------------------------------------

enum class Costs : u8 { Any, TwoOrThree };
struct BuildRules {
  int discount = 0;
  bool free = false;
  Costs costs = Costs::Any;
  unsigned at_least = 1;
  unsigned count = 1;
};
// a: discount, or -1 for free; b: Costs; c: at least; d: how many. Result: the printed cost.
constexpr auto build(BuildRules r = {}) {
  auto tree = leaf(Op::Build, r.free ? -1 : r.discount, static_cast<unsigned>(r.costs), r.at_least, r.count);
  tree.nodes[0].guarded = r.count > 1;
  return tree;
}
// a: the price, or the discount when b is 1.
constexpr auto upgrade_cellar_for(int price) { return leaf(Op::UpgradeCellar, price, 0); }
constexpr auto upgrade_cellar_at_discount(int discount) { return leaf(Op::UpgradeCellar, discount, 1); }
// a: the price.
constexpr auto build_yoke_for(int price) { return leaf(Op::BuildYoke, price); }
// A vineyard tour.
constexpr auto tour() { return leaf(Op::Tour); }

enum class Usable : u8 { NextYear, AtOnce };
// a: price, b: Usable, c: Duty.
constexpr auto train(int price, Usable usable = Usable::NextYear, Duty duty = Duty::Must) {
  return leaf(Op::Train, price, static_cast<unsigned>(usable), static_cast<unsigned>(duty));
}
// a: up to.
constexpr auto retrieve_workers(int up_to) { return leaf(Op::RetrieveWorkers, up_to); }
constexpr auto may_retrieve_grande() { return leaf(Op::RetrieveGrande); }
constexpr auto temporary_worker() { return leaf(Op::TemporaryWorker); }

// one of the own structure cards, not one that holds a worker.
constexpr auto destroy() { return leaf(Op::Destroy); }
// residual structures, in an order of the owner's choice.
constexpr auto residuals() { return leaf(Op::Residuals); }

// --- Other seasons and the wake-up chart ---------------------------------------------------------

constexpr auto earlier_action() { return leaf(Op::EarlierAction); }
constexpr auto plan_worker() { return leaf(Op::PlanWorker); }
constexpr auto move_rooster_and_pass() { return leaf(Op::MoveRooster); }

// --- The extended board --------------------------------------------------------------------------

// places a star while there is one, moves one afterwards. b: at least.
constexpr auto star(unsigned at_least = 1) { return leaf(Op::Star, 0, at_least); }

// one thing for another; the second card's deck is named with the first one seen.
constexpr auto trade() {
  return seq(choose(1, lira(-3), vp(-1), discard(2, kAnyDeck), discard_grape()),
             choose(1, lira(3), vp(1), seq(draw_choice(kAnyDeck, Gain::Only), draw_choice(kAnyDeck)),
                    place_grape(Grapes::OneOfChoice)));
}

}  // namespace vendemmia
