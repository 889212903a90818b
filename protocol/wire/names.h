// The lists of words that messages use, each a TypeScript union of its own.
#pragma once

#include "engine/game/action.h"
#include "engine/game/decision.h"
#include "engine/game/event.h"
#include "engine/game/reason.h"
#include "protocol/wire/record.h"

namespace vendemmia::wire {

using Words = std::vector<std::string>;

// NOLINTBEGIN(bugprone-macro-parentheses): names cannot stand in parentheses
#define VENDEMMIA_WORDS(Kind, type)                  \
  struct Kind {                                      \
    static constexpr std::string_view kName = #type; \
    static const Words& values();                    \
  };                                                 \
  using type = Name<Kind>

VENDEMMIA_WORDS(Decks, DeckName);
VENDEMMIA_WORDS(Seasons, SeasonName);
VENDEMMIA_WORDS(Phases, PhaseName);  // a season, or setup
VENDEMMIA_WORDS(Workers, WorkerName);
VENDEMMIA_WORDS(Grapes, GrapeName);
VENDEMMIA_WORDS(Wines, WineName);
VENDEMMIA_WORDS(Vines, VineId);  // a kind of vine
VENDEMMIA_WORDS(Orders, OrderId);
VENDEMMIA_WORDS(SummerVisitors, SummerVisitorId);
VENDEMMIA_WORDS(WinterVisitors, WinterVisitorId);
VENDEMMIA_WORDS(Visitors, VisitorId);
VENDEMMIA_WORDS(Mamas, MamaId);
VENDEMMIA_WORDS(Papas, PapaId);
VENDEMMIA_WORDS(Structures, StructureId);
VENDEMMIA_WORDS(ModuleWords, ModuleName);
VENDEMMIA_WORDS(Levels, LevelId);
VENDEMMIA_WORDS(SoloResults, SoloResultName);
VENDEMMIA_WORDS(AutomaCards, AutomaCardId);
VENDEMMIA_WORDS(AutomaBars, AutomaBarName);
VENDEMMIA_WORDS(Challenges, ChallengeId);
VENDEMMIA_WORDS(Positions, PositionName);  // of a space in its action
VENDEMMIA_WORDS(Marks, YearMarkName);
VENDEMMIA_WORDS(StructureCards, StructureCardId);
VENDEMMIA_WORDS(BuildingPlaces, BuildingPlaceName);  // where a structure card stands
VENDEMMIA_WORDS(Regions, RegionId);
VENDEMMIA_WORDS(BoardActions, BoardActionId);
VENDEMMIA_WORDS(Spaces, SpaceName);            // "plant_vine.left", "plant_vine.art", "cart", "yoke"
VENDEMMIA_WORDS(GrandePlaces, GrandePlace);    // a space, or available
VENDEMMIA_WORDS(SpecialPlaces, SpecialPlace);  // the same, or in training
VENDEMMIA_WORDS(Questions, QuestionKind);
VENDEMMIA_WORDS(Answers, AnswerKind);
VENDEMMIA_WORDS(Happenings, EventKindName);
VENDEMMIA_WORDS(Reasons, ReasonCode);
VENDEMMIA_WORDS(EffectParts, EffectPart);  // parts of an effect that a choice can make impossible

#undef VENDEMMIA_WORDS
// NOLINTEND(bugprone-macro-parentheses)

// "sangiovese#2", "banker", "order_07".
struct Cards {
  static constexpr std::string_view kName = "CardName";
  static std::string type() { return " VisitorId | OrderId | `${VineId}#${number}`"; }
};

}  // namespace vendemmia::wire
