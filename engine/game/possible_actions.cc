// Which actions of the board can be carried out, all of them at once. Every turn asks this, and hardly any of the answers can be
// guessed: so what is printed on the boards is judged one after the other, and hardly branches. A test compares it with the reading
// of each action's tree.
#include "engine/game/ops/operations.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

constexpr ActionSet only(BoardAction action) { return ActionSet{1} << static_cast<unsigned>(action); }

//
bool can_trade_fields(const Means& means) {
  const bool sells = empty_fields(means.player()) != 0;
  const bool buys = buy_field_feasible(means, kNoNode);
  return sells | buys;
}
bool can_sell_or_trade(const Means& means) {
  const bool sells = has_grape(means.player());
  const bool trades = can_trade_fields(means);
  return sells | trades;
}

bool can_fill_order(const Means& means) {
  const bool allowed = challenge_of(*means.state).orders;
  const CardSet orders = means.hand(Deck::Order) & fillable_orders(means.player().wines);
  return allowed & (orders != 0);
}

// A card may depend on which worker stands where.
inline bool can_play_any_visitor_at(Means& means, BoardAction action, Deck deck) {
  means.at = static_cast<ActionId>(action);
  return can_play_any_visitor(means, deck);
}

}  // namespace

JudgedActions judge_actions(Means& means, ActionSet asked) {
  using enum BoardAction;
  const State& s = *means.state;
  const Player& p = means.player();
  const auto effect_of = [&s](BoardAction action) {
    return board_of(s).actions[static_cast<unsigned>(action)].effect;
  };
  FirstSpaces looked_at = 0;
  FirstSpaces possible = 0;
  // Which actions are asked for is the same for a whole season, so that alone is a branch.
  const auto judge = [&](BoardAction action, auto judgement) {
    if ((asked & only(action)) == 0) return;
    constexpr FirstSpaces kOne = 1;
    const unsigned at = space_of(static_cast<ActionId>(action), 0);
    looked_at |= kOne << at;
    possible |= static_cast<FirstSpaces>(judgement()) << at;
  };
  const auto needs_nothing = [] { return true; };
  judge(DrawVine, [&] { return can_draw(s, Deck::Vine); });
  judge(GiveTour, needs_nothing);
  judge(BuildStructure, [&] { return build_feasible(means, effect_of(BuildStructure)); });
  judge(PlaySummerVisitor, [&] { return can_play_any_visitor_at(means, PlaySummerVisitor, Deck::Summer); });
  judge(PlantVine, [&] { return plant_feasible(means, effect_of(PlantVine)); });
  judge(SellGrapesOrField, [&] { return can_sell_or_trade(means); });
  judge(DrawOrder, [&] { return can_draw(s, Deck::Order); });
  judge(HarvestField, [&] { return harvestable_fields(p) != 0; });
  judge(TrainWorker, [&] { return train_feasible(means, effect_of(TrainWorker)); });
  judge(PlayWinterVisitor, [&] { return can_play_any_visitor_at(means, PlayWinterVisitor, Deck::Winter); });
  judge(MakeWine, [&] { return can_make_wine(p, Cellaring::Built); });
  judge(FillOrder, [&] { return can_fill_order(means); });
  judge(Influence, needs_nothing);
  judge(Trade, [&] { return feasible(means, effect_of(Trade)); });
  judge(BuySellField, [&] { return can_trade_fields(means); });
  judge(BuildOrTour, needs_nothing);
  judge(SellWine, [&] { return has_wine(p); });
  return {possible, looked_at & ~possible};
}

}  // namespace vendemmia
