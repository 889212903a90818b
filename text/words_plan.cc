#include "text/words_plan.h"

#include "engine/catalog/names.h"
#include "engine/catalog/orders.h"
#include "engine/catalog/vines.h"

namespace vendemmia {
namespace {

namespace say_plan = words::plan;

std::string plan_place(const Player& p, Target target, const Speech& t) {
  if (target == kCart) return t.say(say_plan::cart);
  if (target == kDestroySpace) return t.say(say_plan::tear_down);
  if (target == kYoke) return t.say(say_plan::use_{.card = the_structure(Structure::Yoke, t)});
  if (!is_building(target)) return t.say(say_plan::action{.name = action_name(action_of(target), t)});
  const u8 card = p.buildings[place_of(target)];
  return t.say(say_plan::use_{.card = card == 0 ? target_words(target, t)
                                                : structure_name(static_cast<StructureCard>(card - 1), t)});
}

std::string vine_name(u8 vine) { return std::string(facts(static_cast<Vine>(vine)).name); }

std::string step_words(const State& s, Seat seat, Action action, const Speech& t) {
  const auto field = [&](u8 which) { return field_words(which, t); };
  switch (action.kind) {
    case ActionKind::Place: return plan_place(s.players[seat], action.b, t);
    case ActionKind::TakeAction: return t.say(say_plan::action{.name = action_name(action.a, t)});
    case ActionKind::Play:
      return t.say(say_plan::play{.visitor = visitor_name(static_cast<Visitor>(action.a), t)});
    case ActionKind::Plant:
      return t.say(say_plan::plant{.vine = vine_name(action.a), .field = field(action.b)});
    case ActionKind::Uproot:
      return t.say(say_plan::uproot{.vine = vine_name(action.a), .field = field(action.b)});
    case ActionKind::Switch:
      return t.say(say_plan::swap{.vine = vine_name(action.a),
                                  .field = field(action.b),
                                  .other = vine_name(action.c),
                                  .other_field = field(action.d)});
    case ActionKind::SellGrape:
      return t.say(say_plan::sell_grape{.grape = grape_words(static_cast<Grape>(action.a), action.b, t)});
    case ActionKind::SellWine:
      return t.say(say_plan::sell_wine{.wine = wine_words(static_cast<Wine>(action.a), action.b, t)});
    case ActionKind::SellField: return t.say(say_plan::sell_field{.field = field(action.a)});
    case ActionKind::BuyField: return t.say(say_plan::buy_field{.field = field(action.a)});
    case ActionKind::Harvest: return t.say(say_plan::harvest{.field = field(action.a)});
    case ActionKind::MakeWine:
      return t.say(say_plan::make{.wine = t.look("names.wines.", kWineNames[action.a])});
    case ActionKind::FillOrder:
      return t.say(say_plan::fill{.vp = "{vp " + std::to_string(kOrderFacts[action.a].vp) + "}",
                                  .order = the_order(action.a, t)});
    case ActionKind::Build:
      return t.say(say_plan::build{.structure = the_structure(static_cast<Structure>(action.a), t)});
    case ActionKind::BuildCard:
      return t.say(say_plan::build{.structure = structure_name(static_cast<StructureCard>(action.a), t)});
    case ActionKind::Train: return t.say(say_plan::train{.worker = a_worker(Worker::Regular, t)});
    case ActionKind::TrainSpecial:
      return t.say(say_plan::train{.worker = a_worker(static_cast<Worker>(action.a), t)});
    case ActionKind::Star: return t.say(say_plan::star{.region = region_words(action.a, t)});
    case ActionKind::MoveStar:
      return t.say(say_plan::move_star{.from = region_words(action.a, t), .to = region_words(action.b, t)});
    default: return describe(s, seat, action, t);
  }
}

}  // namespace

std::string plan_words(const State& s, Seat seat, const std::vector<PlanStep>& plan, const Speech& t) {
  std::string text;
  u16 year = s.year;
  Season season = s.season;
  for (std::size_t i = 0; i < plan.size();) {
    const PlanStep& one = plan[i];
    const bool later = one.year != year || one.season != season;
    if (!text.empty()) text += later ? "; " : ", ";
    if (later) {
      const bool next = one.year > s.year && s.year > 0;
      text +=
          t.look("names.seasons.", kSeasonNames[static_cast<unsigned>(one.season)], next ? ".next" : ".in") +
          " ";
    }
    text += step_words(s, seat, one.action, t);
    // What is done several times in a row is told once.
    unsigned times = 0;
    for (; i < plan.size() && plan[i] == one; ++i) ++times;
    if (times > 1) text += " (" + std::to_string(times) + "\u00D7)";
    year = one.year;
    season = one.season;
  }
  return text;
}

}  // namespace vendemmia
