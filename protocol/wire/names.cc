#include "protocol/wire/names.h"

#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/scoring.h"
#include "protocol/answer.h"
#include "protocol/event_json.h"
#include "protocol/names.h"
#include "protocol/reason.h"

namespace vendemmia::wire {
namespace {

template <class Names>
Words all(const Names& names) {
  return {names.begin(), names.end()};
}

template <class Facts>
Words ids(const Facts& facts) {
  Words words;
  for (const auto& one : facts) words.emplace_back(one.id);
  return words;
}

template <class Write>
Words numbered(unsigned count, Write&& write) {
  Words words;
  for (unsigned i = 0; i < count; ++i) words.emplace_back(write(i));
  return words;
}

Words visitors(unsigned first, unsigned count) {
  return numbered(count, [first](unsigned i) { return kVisitorFacts[first + i].id; });
}

Words spaces() {
  Words words;
  for (unsigned target = 0; target < kTargets; ++target)
    words.push_back(target_name(static_cast<Target>(target)));
  return words;
}

Words with(std::string_view word, Words words) {
  words.emplace_back(word);
  return words;
}

}  // namespace

const Words& Decks::values() {
  static const Words words = all(kDeckNames);
  return words;
}
const Words& Seasons::values() {
  static const Words words = all(kSeasonNames);
  return words;
}
const Words& Phases::values() {
  static const Words words = with("setup", all(kSeasonNames));
  return words;
}
const Words& Workers::values() {
  static const Words words = all(kWorkerNames);
  return words;
}
const Words& Grapes::values() {
  static const Words words = all(kGrapeNames);
  return words;
}
const Words& Wines::values() {
  static const Words words = all(kWineNames);
  return words;
}
const Words& Vines::values() {
  static const Words words = ids(kVines);
  return words;
}
const Words& Orders::values() {
  static const Words words = numbered(kOrders, order_name);
  return words;
}
const Words& SummerVisitors::values() {
  static const Words words = visitors(0, kSummerCards);
  return words;
}
const Words& WinterVisitors::values() {
  static const Words words = visitors(kSummerCards, kWinterCards);
  return words;
}
const Words& Visitors::values() {
  static const Words words = visitors(0, kVisitors);
  return words;
}
const Words& Mamas::values() {
  static const Words words = ids(kMamaFacts);
  return words;
}
const Words& Papas::values() {
  static const Words words = ids(kPapaFacts);
  return words;
}
const Words& Structures::values() {
  static const Words words = ids(kStructureFacts);
  return words;
}
const Words& ModuleWords::values() {
  static const Words words = all(kModuleNames);
  return words;
}
const Words& Levels::values() {
  static const Words words = ids(kLevelFacts);
  return words;
}
const Words& SoloResults::values() {
  static const Words words = all(kSoloResultNames);
  return words;
}
const Words& AutomaCards::values() {
  static const Words words = numbered(kAutomaCards, automa_card_name);
  return words;
}
const Words& AutomaBars::values() {
  static const Words words = [] {
    Words bars;
    for (unsigned i : Members(kAutomaBars)) bars.emplace_back(kActionNames[i].id);
    return bars;
  }();
  return words;
}
const Words& Challenges::values() {
  static const Words words = numbered(kChallenges, [](unsigned i) { return kChallengeFacts[i + 1].id; });
  return words;
}
const Words& Positions::values() {
  static const Words words = all(kPositionNames);
  return words;
}
const Words& Marks::values() {
  static const Words words{"windmill", "tasting_room", "yoke", "left_row_seven"};
  return words;
}
const Words& StructureCards::values() {
  static const Words words = ids(kStructureCardFacts);
  return words;
}
const Words& BuildingPlaces::values() {
  static const Words words = all(kPlaceNames);
  return words;
}
const Words& Regions::values() {
  static const Words words = all(kRegionNames);
  return words;
}
const Words& BoardActions::values() {
  static const Words words = ids(kActionNames);
  return words;
}
const Words& Spaces::values() {
  static const Words words = spaces();
  return words;
}
const Words& GrandePlaces::values() {
  static const Words words = with("available", spaces());
  return words;
}
const Words& SpecialPlaces::values() {
  static const Words words = with("in_training", GrandePlaces::values());
  return words;
}
const Words& Questions::values() {
  static const Words words =
      numbered(kQuestions, [](unsigned i) { return name_of(static_cast<Question>(i)); });
  return words;
}
const Words& Answers::values() {
  static const Words words =
      numbered(kActionKinds, [](unsigned i) { return answer_kind(static_cast<ActionKind>(i)); });
  return words;
}
const Words& Happenings::values() {
  static const Words words = numbered(static_cast<unsigned>(EventKind::Forced) + 1,
                                      [](unsigned i) { return event_kind(static_cast<EventKind>(i)); });
  return words;
}
const Words& Reasons::values() {
  static const Words words = reason_codes();
  return words;
}
const Words& EffectParts::values() {
  static const Words words = effect_parts();
  return words;
}

}  // namespace vendemmia::wire
