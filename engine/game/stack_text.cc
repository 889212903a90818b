#include "engine/game/stack_text.h"

#include <array>
#include <cstdio>
#include <string_view>

#include "engine/catalog/programs.h"
#include "engine/catalog/visitor_names.h"
#include "engine/core/check.h"
#include "engine/game/frames.h"

namespace vendemmia {
namespace {

// In the order of Op.
constexpr std::array<std::string_view, kOps> kOpNames{"Game",
                                                      "Setup",
                                                      "Spring",
                                                      "PlacementSeason",
                                                      "Turn",
                                                      "TakeSpace",
                                                      "PlannedActions",
                                                      "Fall",
                                                      "YearEnd",
                                                      "LeaveSeason",
                                                      "NewYear",
                                                      "Aside",
                                                      "FillDrawnOrder",
                                                      "SpecialWorker",
                                                      "OracleDraw",
                                                      "Seq",
                                                      "AnyOrder",
                                                      "Choose",
                                                      "OneOrBoth",
                                                      "May",
                                                      "EachPlayerMay",
                                                      "If",
                                                      "PossibleParts",
                                                      "RightNeighbour",
                                                      "EachChosenOpponent",
                                                      "Lira",
                                                      "Vp",
                                                      "Residual",
                                                      "GainPer",
                                                      "TransferLira",
                                                      "OwnerVp",
                                                      "Draw",
                                                      "DrawEach",
                                                      "DrawChoice",
                                                      "Discard",
                                                      "GiveCards",
                                                      "PlayVisitor",
                                                      "Caravan",
                                                      "TakeFromPiles",
                                                      "Importer",
                                                      "Plant",
                                                      "Uproot",
                                                      "SwitchVines",
                                                      "SellGrapes",
                                                      "SellField",
                                                      "BuyField",
                                                      "Harvest",
                                                      "PlaceGrape",
                                                      "DiscardGrape",
                                                      "AgeGrapes",
                                                      "MakeWine",
                                                      "DiscardWine",
                                                      "AgeWines",
                                                      "AgeOneWine",
                                                      "FillOrder",
                                                      "SellWine",
                                                      "Build",
                                                      "UpgradeCellar",
                                                      "BuildYoke",
                                                      "Tour",
                                                      "Train",
                                                      "RetrieveWorkers",
                                                      "RetrieveGrande",
                                                      "TemporaryWorker",
                                                      "Destroy",
                                                      "Residuals",
                                                      "EarlierAction",
                                                      "PlanWorker",
                                                      "MoveRooster",
                                                      "Star"};

struct Watched {
  const State* state = nullptr;
  const Action* actions = nullptr;
  std::size_t count = 0;
};
thread_local Watched watched;

constexpr std::size_t kLastActions = 10;

void report() {
  if (watched.state == nullptr) return;
  std::fprintf(stderr, "vendemmia: year %u, %s\n", unsigned{watched.state->year},
               stack_text(*watched.state).c_str());
  const std::size_t first = watched.count > kLastActions ? watched.count - kLastActions : 0;
  for (std::size_t i = first; i < watched.count; ++i) {
    std::fprintf(stderr, "vendemmia: action %zu: %s\n", i + 1, text_of(watched.actions[i]).c_str());
  }
}

}  // namespace

std::string stack_text(const State& s) {
  std::string text;
  for (unsigned i = 0; i < s.stack_size; ++i) {
    const Frame& f = s.stack[i];
    const Op op = node(f.node).op;
    if (i > 0) text += " > ";
    text += kOpNames[static_cast<unsigned>(op)];
    if (op == Op::PlayVisitor && visitor_is_running(f)) {
      text += "(" + std::string(facts(memory<Op::PlayVisitor>(f).visitor).id) + ")";
    } else if (i + 1u == s.stack_size) {
      text += "(seat " + std::to_string(f.seat()) + ")";
    }
  }
  return text;
}

GameWatch::GameWatch(const State& s, const Action* actions, std::size_t count) {
  watched = {&s, actions, count};
  set_check_reporter(report);
}

GameWatch::~GameWatch() { watched = {}; }

}  // namespace vendemmia
