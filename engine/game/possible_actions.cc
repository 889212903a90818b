// Which actions of the board can be carried out, all of them at once. Every turn asks this, and hardly any of the answers can be
// guessed: so what is printed on the boards is judged one after the other, by functions that hardly branch. A test compares it with
// the reading of each action's tree.
#include "engine/game/ops/operations.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

constexpr ActionSet only(BoardAction action) { return ActionSet{1} << static_cast<unsigned>(action); }

// Those that need nothing.
constexpr ActionSet kAlwaysPossible =
    only(BoardAction::GiveTour) | only(BoardAction::Influence) | only(BoardAction::BuildOrTour);

// Which actions are asked for is the same for a whole season, so that alone is a branch.
class Judge {
 public:
  Judge(Means& means, ActionSet asked) : means_(means), asked_(asked), possible_(asked & kAlwaysPossible) {}

  using Feasible = bool (*)(const Means&, NodeRef);
  void judge(BoardAction action, Feasible feasible) {
    if (asks_for(action)) note(action, feasible(means_, effect_of(action)));
  }
  // one of these parts, none of which is told anything.
  template <class... Parts>
  void judge_any(BoardAction action, Parts... parts) {
    if (asks_for(action)) note(action, (parts(means_, kNoNode) | ...));
  }
  // A card may depend on which worker stands where.
  void judge_visitors(BoardAction action, Deck deck) {
    if (!asks_for(action)) return;
    means_.at = static_cast<ActionId>(action);
    note(action, can_play_any_visitor(means_, deck));
  }
  void judge_tree(BoardAction action) {
    if (asks_for(action)) note(action, feasible(means_, effect_of(action)));
  }
  ActionSet possible() const { return possible_; }

 private:
  bool asks_for(BoardAction action) const { return (asked_ & only(action)) != 0; }
  NodeRef effect_of(BoardAction action) const {
    return board_of(*means_.state).actions[static_cast<unsigned>(action)].effect;
  }
  void note(BoardAction action, bool possible) { possible_ |= possible ? only(action) : 0; }

  Means& means_;
  const ActionSet asked_;
  ActionSet possible_;
};

}  // namespace

ActionSet possible_actions(Means& means, ActionSet asked) {
  Judge judge(means, asked);
  judge.judge(BoardAction::DrawVine, draw_feasible);
  judge.judge(BoardAction::BuildStructure, build_feasible);
  judge.judge_visitors(BoardAction::PlaySummerVisitor, Deck::Summer);
  judge.judge(BoardAction::PlantVine, plant_feasible);
  judge.judge_any(BoardAction::SellGrapesOrField, sell_grapes_feasible, sell_field_feasible,
                  buy_field_feasible);
  judge.judge(BoardAction::DrawOrder, draw_feasible);
  judge.judge(BoardAction::HarvestField, harvest_feasible);
  judge.judge(BoardAction::TrainWorker, train_feasible);
  judge.judge_visitors(BoardAction::PlayWinterVisitor, Deck::Winter);
  judge.judge(BoardAction::MakeWine, make_wine_feasible);
  judge.judge(BoardAction::FillOrder, fill_order_feasible);
  judge.judge_tree(BoardAction::Trade);
  judge.judge_any(BoardAction::BuySellField, sell_field_feasible, buy_field_feasible);
  judge.judge(BoardAction::SellWine, sell_wine_feasible);
  return judge.possible();
}

}  // namespace vendemmia
