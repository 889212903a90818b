#include "text/words_plan.h"

#include "engine/catalog/names.h"
#include "engine/catalog/orders.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"

namespace vendemmia {
namespace {

std::string action_name(unsigned action) { return lower_case(kActionNames[action].name); }

std::string place_words_of(const Player& p, Target target) {
  if (target == kCart) return "use the cart";
  if (target == kYoke) return "use the yoke";
  if (target == kDestroySpace) return "destroy a structure card";
  if (!is_building(target)) return action_name(action_of(target));
  const u8 card = p.buildings[place_of(target)];
  return "use " +
         (card == 0 ? target_words(target) : "the " + std::string(kStructureCardFacts[card - 1u].name));
}

std::string with_small_letter(const std::string& text) {
  return text.empty() ? text : lower_case(text.substr(0, 1)) + text.substr(1);
}

std::string vine_name(u8 vine) { return std::string(facts(static_cast<Vine>(vine)).name); }

std::string step_words(const State& s, Seat seat, Action action, const Names& names) {
  switch (action.kind) {
    case ActionKind::Place: return place_words_of(s.players[seat], action.b);
    case ActionKind::TakeAction: return action_name(action.a);
    case ActionKind::Play: return "play " + std::string(facts(static_cast<Visitor>(action.a)).name);
    case ActionKind::Plant: return "plant " + vine_name(action.a) + " on " + field_words(action.b);
    case ActionKind::Uproot: return "uproot " + vine_name(action.a) + " from " + field_words(action.b);
    case ActionKind::Switch:
      return "switch " + vine_name(action.a) + " on " + field_words(action.b) + " with " +
             vine_name(action.c) + " on " + field_words(action.d);
    case ActionKind::SellGrape: return "sell the " + grape_words(static_cast<Grape>(action.a), action.b);
    case ActionKind::SellWine: return "sell the " + wine_words(static_cast<Wine>(action.a), action.b);
    case ActionKind::SellField: return "sell " + field_words(action.a);
    case ActionKind::BuyField: return "buy back " + field_words(action.a);
    case ActionKind::Harvest: return "harvest " + field_words(action.a);
    case ActionKind::MakeWine: return "make " + std::string(wine_name(static_cast<Wine>(action.a))) + " wine";
    case ActionKind::FillOrder:
      return "fill order " + std::to_string(action.a + 1) + " for " +
             std::to_string(kOrderFacts[action.a].vp) + " VP";
    case ActionKind::Build: return "build the " + std::string(facts(static_cast<Structure>(action.a)).name);
    case ActionKind::BuildCard: return "build the " + std::string(kStructureCardFacts[action.a].name);
    case ActionKind::Train: return "train a worker";
    case ActionKind::TrainSpecial: return "train " + a_worker(static_cast<Worker>(action.a));
    case ActionKind::Star: return "place a star in " + region_words(action.a);
    case ActionKind::MoveStar:
      return "move a star from " + region_words(action.a) + " to " + region_words(action.b);
    default: return with_small_letter(describe(s, seat, action, names));
  }
}

}  // namespace

std::string plan_words(const State& s, Seat seat, const std::vector<PlanStep>& plan, const Names& names) {
  std::string text;
  u16 year = s.year;
  Season season = s.season;
  for (std::size_t i = 0; i < plan.size();) {
    const PlanStep& one = plan[i];
    const bool later = one.year != year || one.season != season;
    if (!text.empty()) text += later ? "; " : ", ";
    if (later)
      text +=
          (one.year > s.year && s.year > 0 ? "next " : "in ") + std::string(season_name(one.season)) + " ";
    text += step_words(s, seat, one.action, names);
    // What is done several times in a row is told once.
    unsigned times = 0;
    for (; i < plan.size() && plan[i] == one; ++i) ++times;
    if (times > 1) text += " (" + counted(times, "time") + ")";
    year = one.year;
    season = one.season;
  }
  return text;
}

}  // namespace vendemmia
