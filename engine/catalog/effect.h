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

#include "engine/catalog/node.h"

namespace vendemmia {

template <unsigned N>
struct Tree {
  std::array<Node, N> nodes{};
  static constexpr unsigned size() { return N; }
};

template <Op op>
constexpr Tree<1> leaf(const Parameters<op>& told = {}) {
  Tree<1> tree;
  tree.nodes[0] = Node{op, 1, 0, false, std::bit_cast<std::array<u8, 4>>(told)};
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
  return branch(leaf<Op::Seq>(), kids...);
}

// All parts, in the order the player chooses; one may make the other possible.
template <class... Kids>
constexpr auto any_order(const Kids&... kids) {
  auto tree = branch(leaf<Op::AnyOrder>(), kids...);
  tree.nodes[0].guarded = true;
  return tree;
}

// exactly `count` different options, each in full.
template <class... Kids>
constexpr auto choose(u8 count, const Kids&... kids) {
  return branch(leaf<Op::Choose>({.count = count}), kids...);
}

// Like choose, where one option may make another possible.
template <class... Kids>
constexpr auto choose_in_sequence(u8 count, const Kids&... kids) {
  auto tree = branch(leaf<Op::Choose>({.count = count}), kids...);
  tree.nodes[0].guarded = true;
  return tree;
}

// one of the two, or both for 1 VP paid just before the second.
template <class A, class B>
constexpr auto one_or_both(const A& first, const B& second) {
  return branch(leaf<Op::OneOrBoth>({.vp = 1}), first, second);
}

// Yes or no, then the effect.
template <class Kid>
constexpr auto may(const Kid& kid) {
  return branch(leaf<Op::May>(), kid);
}

// in wake-up order; `offered` must be optional by itself (may(...), up to n from 0).
// the reward goes to the card's player, once for each opponent who did (or did not), after all
// answers. Children: offered, reward (may be missing).
template <class Offered>
constexpr auto each_opponent_may(const Offered& offered) {
  return branch(leaf<Op::EachPlayerMay>({.opponents_only = true}), may(offered));
}
template <class Offered, class Reward>
constexpr auto each_opponent_may(const Offered& offered, RewardFor whom, const Reward& reward) {
  return branch(leaf<Op::EachPlayerMay>({.opponents_only = true, .reward_for = whom}), may(offered), reward);
}
template <class Offered, class Reward>
constexpr auto each_player_may(const Offered& offered, const Reward& opponent_did) {
  return branch(leaf<Op::EachPlayerMay>(), offered, opponent_did);
}

// `of_part`: which earlier part of the surrounding seq the condition reads.
template <class Kid>
constexpr auto if_(Condition condition, const Kid& then, u8 of_part = 0) {
  return branch(leaf<Op::If>({.condition = condition, .of_part = of_part}), then);
}
template <class Then, class Else>
constexpr auto if_else(Condition condition, const Then& then, const Else& otherwise) {
  return branch(leaf<Op::If>({.condition = condition}), then, otherwise);
}

// every part that can be done, and at least one.
template <class... Kids>
constexpr auto possible_parts(const Kids&... kids) {
  return branch(leaf<Op::PossibleParts>(), kids...);
}

// the next player counter-clockwise carries it out.
template <class Kid>
constexpr auto right_neighbour(const Kid& kid) {
  return branch(leaf<Op::RightNeighbour>(), kid);
}

// One to `most` opponents are chosen together, `price` lira must be there for each;
// then each of them, in wake-up order, carries out the effect.
template <class Kid>
constexpr auto each_chosen_opponent(u8 most, u8 price, const Kid& kid) {
  return branch(leaf<Op::EachChosenOpponent>({.most = most, .price = price}), kid);
}

// --- Lira, VP, residual --------------------------------------------------------------------------

// Gained, or paid when negative.
constexpr auto lira(i8 amount) { return leaf<Op::Lira>({.amount = amount}); }
constexpr auto vp(i8 amount) { return leaf<Op::Vp>({.amount = amount}); }

constexpr auto residual(i8 steps, Gain gain = Gain::Welcome) {
  return leaf<Op::Residual>({.steps = steps, .gain = gain});
}

constexpr auto lira_per(Counter counter, u8 amount) {
  return leaf<Op::GainPer>({.amount = amount, .counter = counter, .currency = Currency::Lira});
}
constexpr auto vp_per(Counter counter, u8 amount) {
  return leaf<Op::GainPer>({.amount = amount, .counter = counter, .currency = Currency::Vp});
}

// From the acting player to the card's player; the other way when negative.
constexpr auto lira_to_owner(i8 amount) { return leaf<Op::TransferLira>({.amount = amount}); }
// To the card's player, whoever acts.
constexpr auto owner_vp(i8 amount) { return leaf<Op::OwnerVp>({.amount = amount}); }

// --- Cards ---------------------------------------------------------------------------------------

constexpr auto draw(Deck deck, u8 count, Gain gain = Gain::Only) {
  return leaf<Op::Draw>({.count = count, .deck = deck, .gain = gain});
}
// One from each.
constexpr auto draw_each(DeckSet set, Gain gain = Gain::Only) {
  return leaf<Op::DrawEach>({.decks = set, .gain = gain});
}
// One, from the deck that the player names first.
constexpr auto draw_choice(DeckSet set, Gain gain = Gain::Welcome) {
  return leaf<Op::DrawChoice>({.decks = set, .gain = gain});
}

// So many, or kWholeHand, or kAboveHandLimit.
constexpr auto discard(i8 count, DeckSet set) { return leaf<Op::Discard>({.count = count, .decks = set}); }
// An earlier part has made it certainly possible.
constexpr auto then_discard(i8 count, DeckSet set) {
  return leaf<Op::Discard>({.count = count, .decks = set, .surely_possible = true});
}
// To the card's player.
constexpr auto give_cards(u8 count, DeckSet set) {
  return leaf<Op::GiveCards>({.count = count, .decks = set});
}

// Of the summer or the winter deck.
constexpr auto play_visitor(Deck deck, Duty duty = Duty::Must) {
  return leaf<Op::PlayVisitor>({.deck = deck, .duty = duty});
}
constexpr auto caravan() { return leaf<Op::Caravan>(); }
constexpr auto take_from_two_piles() { return leaf<Op::TakeFromPiles>(); }
constexpr auto importer() { return leaf<Op::Importer>(); }

// --- The vineyard --------------------------------------------------------------------------------

// "up to" means at least one, unless the card says otherwise.
struct PlantRules {
  u8 up_to = 1;
  u8 at_least = 1;
  bool without_structures = false;
  bool above_maximum = false;
  bool from_deck = false;  // any vine of the draw pile instead of one in hand
};
// Result: the field in the low two bits, the vine's value above them.
constexpr auto plant(PlantRules r = {}) {
  using Told = Parameters<Op::Plant>;
  return leaf<Op::Plant>({.up_to = r.up_to,
                          .at_least = r.at_least,
                          .waivers = static_cast<u8>((r.without_structures ? Told::kWithoutStructures : 0) |
                                                     (r.above_maximum ? Told::kAboveMaximum : 0) |
                                                     (r.from_deck ? Told::kFromDeck : 0))});
}
constexpr auto uproot(u8 count) { return leaf<Op::Uproot>({.count = count}); }
constexpr auto switch_vines() { return leaf<Op::SwitchVines>(); }
constexpr auto sell_grapes() { return leaf<Op::SellGrapes>(); }
constexpr auto sell_field() { return leaf<Op::SellField>(); }
constexpr auto buy_field() { return leaf<Op::BuyField>(); }
// Result: how many fields.
constexpr auto harvest(u8 up_to, u8 at_least = 1) {
  return leaf<Op::Harvest>({.up_to = up_to, .at_least = at_least});
}

// grapes of value 1.
constexpr auto place_grape(Grapes grapes) { return leaf<Op::PlaceGrape>({.grapes = grapes}); }
constexpr auto discard_grape(u8 count = 1) { return leaf<Op::DiscardGrape>({.count = count}); }
// One ageing of the whole crush pad.
constexpr auto age_grapes() { return leaf<Op::AgeGrapes>(); }

// --- The cellar ----------------------------------------------------------------------------------

// Result: the types made as a set, sparkling wines << 4.
constexpr auto make_wine(const Parameters<Op::MakeWine>& rules = {}) { return leaf<Op::MakeWine>(rules); }
// Result: 1 when it was worth more than every other wine of every player.
constexpr auto discard_wine(u8 at_least = 1) { return leaf<Op::DiscardWine>({.at_least = at_least}); }
constexpr auto age_wines(u8 times, Gain gain = Gain::Only) {
  return leaf<Op::AgeWines>({.times = times, .gain = gain});
}
constexpr auto age_one_wine(u8 steps = 1) { return leaf<Op::AgeOneWine>({.steps = steps, .wines = 1}); }
constexpr auto age_some_wines(u8 up_to) { return leaf<Op::AgeOneWine>({.steps = 1, .wines = up_to}); }
constexpr auto fill_order() { return leaf<Op::FillOrder>(); }
// one token, whatever its value.
constexpr auto sell_wine() { return leaf<Op::SellWine>(); }

// --- Structures and workers ----------------------------------------------------------------------

struct BuildRules {
  i8 discount = 0;
  bool free = false;
  Costs costs = Costs::Any;
  u8 at_least = 1;
  u8 count = 1;
};
// Result: the printed cost.
constexpr auto build(BuildRules r = {}) {
  auto tree = leaf<Op::Build>({.discount = r.free ? Parameters<Op::Build>::kFree : r.discount,
                               .costs = r.costs,
                               .at_least = r.at_least,
                               .count = r.count});
  tree.nodes[0].guarded = r.count > 1;
  return tree;
}
constexpr auto upgrade_cellar_for(u8 price) {
  return leaf<Op::UpgradeCellar>({.lira = price, .pricing = Pricing::Price});
}
constexpr auto upgrade_cellar_at_discount(u8 discount) {
  return leaf<Op::UpgradeCellar>({.lira = discount, .pricing = Pricing::Discount});
}
constexpr auto build_yoke_for(u8 price) { return leaf<Op::BuildYoke>({.price = price}); }
// A vineyard tour.
constexpr auto tour() { return leaf<Op::Tour>(); }

constexpr auto train(u8 price, Usable usable = Usable::NextYear, Duty duty = Duty::Must) {
  return leaf<Op::Train>({.price = price, .usable = usable, .duty = duty});
}
constexpr auto retrieve_workers(u8 up_to) { return leaf<Op::RetrieveWorkers>({.up_to = up_to}); }
constexpr auto may_retrieve_grande() { return leaf<Op::RetrieveGrande>(); }
constexpr auto temporary_worker() { return leaf<Op::TemporaryWorker>(); }

// one of the own structure cards, not one that holds a worker.
constexpr auto destroy() { return leaf<Op::Destroy>(); }
// residual structures, in an order of the owner's choice.
constexpr auto residuals() { return leaf<Op::Residuals>(); }

// --- Other seasons and the wake-up chart ---------------------------------------------------------

constexpr auto earlier_action() { return leaf<Op::EarlierAction>(); }
constexpr auto plan_worker() { return leaf<Op::PlanWorker>(); }
constexpr auto move_rooster_and_pass() { return leaf<Op::MoveRooster>(); }

// --- The extended board --------------------------------------------------------------------------

// places a star while there is one, moves one afterwards.
constexpr auto star(u8 at_least = 1) { return leaf<Op::Star>({.at_least = at_least}); }

// one thing for another; the second card's deck is named with the first one seen.
constexpr auto trade() {
  return seq(choose(1, lira(-3), vp(-1), discard(2, kAnyDeck), discard_grape()),
             choose(1, lira(3), vp(1), seq(draw_choice(kAnyDeck, Gain::Only), draw_choice(kAnyDeck)),
                    place_grape(Grapes::OneOfChoice)));
}

}  // namespace vendemmia
