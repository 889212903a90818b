#include "bots/deed.h"

#include <algorithm>

#include "engine/game/state.h"

namespace vendemmia {

Action deed_of(Action answer) {
  const Action without_details = act(answer.kind, answer.a);
  switch (answer.kind) {
    case ActionKind::Place: {
      const ActionId action = action_of(answer.b);
      return act(ActionKind::Place, u8{0}, action == kNoAction ? answer.b : art_of(action));
    }
    case ActionKind::MoveStar: return act(ActionKind::MoveStar, u8{0}, answer.b);
    case ActionKind::Plant:
    case ActionKind::Uproot:
    case ActionKind::SellGrape:
    case ActionKind::DiscardGrape:
    case ActionKind::MakeWine:
    case ActionKind::DiscardWine:
    case ActionKind::AgeWine:
    case ActionKind::UseWine:
    case ActionKind::BuildCard:
    case ActionKind::SellWine: return without_details;
    default: return answer;
  }
}

std::vector<Judgement> best_of_each_deed(const std::vector<Judgement>& best_first, std::size_t most) {
  std::vector<Judgement> chosen;
  for (const Judgement& one : best_first) {
    if (chosen.size() == most) break;
    const auto does_the_same = [&](const Judgement& other) {
      return deed_of(other.action) == deed_of(one.action);
    };
    if (std::ranges::none_of(chosen, does_the_same)) chosen.push_back(one);
  }
  if (chosen.size() > 1) return chosen;
  return {best_first.begin(),
          best_first.begin() + static_cast<std::ptrdiff_t>(std::min(most, best_first.size()))};
}

}  // namespace vendemmia
