// Every operation, one file each; operations.cc binds them to their Op.
#pragma once

#include "engine/game/interpreter.h"

namespace vendemmia {

// Flow.
extern const Operation kGameOperation, kSetupOperation, kSpringOperation, kPlacementSeasonOperation,
    kTurnOperation, kTakeSpaceOperation, kPlannedActionsOperation, kFallOperation, kYearEndOperation,
    kLeaveSeasonOperation, kNewYearOperation, kAsideOperation, kFillDrawnOrderOperation,
    kSpecialWorkerOperation, kOracleDrawOperation;
// Combinators.
extern const Operation kSeqOperation, kAnyOrderOperation, kChooseOperation, kOneOrBothOperation,
    kMayOperation, kEachPlayerMayOperation, kIfOperation, kPossiblePartsOperation, kRightNeighbourOperation,
    kEachChosenOpponentOperation;
// Lira, VP, residual.
extern const Operation kLiraOperation, kVpOperation, kResidualOperation, kGainPerOperation,
    kTransferLiraOperation, kOwnerVpOperation;
// Cards.
extern const Operation kDrawOperation, kDrawEachOperation, kDrawChoiceOperation, kDiscardOperation,
    kGiveCardsOperation, kPlayVisitorOperation, kCaravanOperation, kTakeFromPilesOperation,
    kImporterOperation;
// The vineyard.
extern const Operation kPlantOperation, kUprootOperation, kSwitchVinesOperation, kSellGrapesOperation,
    kSellFieldOperation, kBuyFieldOperation, kHarvestOperation, kPlaceGrapeOperation, kDiscardGrapeOperation,
    kAgeGrapesOperation;
// The cellar.
extern const Operation kMakeWineOperation, kDiscardWineOperation, kAgeWinesOperation, kAgeOneWineOperation,
    kFillOrderOperation, kSellWineOperation;
// Structures and workers.
extern const Operation kBuildOperation, kUpgradeCellarOperation, kBuildYokeOperation, kTourOperation,
    kTrainOperation, kRetrieveWorkersOperation, kRetrieveGrandeOperation, kTemporaryWorkerOperation,
    kDestroyOperation, kResidualsOperation;
// Other seasons and the wake-up chart.
extern const Operation kEarlierActionOperation, kPlanWorkerOperation, kMoveRoosterOperation;
// The influence map.
extern const Operation kStarOperation;

// --- Shared by several operations ----------------------------------------------------------------

// For effects that need nothing.
bool always_feasible(const Means& means, NodeRef ref);
// Asked for directly by possible_actions.cc.
bool build_feasible(const Means& means, NodeRef ref);
bool plant_feasible(const Means& means, NodeRef ref);
bool buy_field_feasible(const Means& means, NodeRef ref);
bool train_feasible(const Means& means, NodeRef ref);
// For operations that never ask.
void no_offers(const State& s, const Frame& f, Offers& offers);
void no_answer(Machine& m, Frame& f, Action action);

// Offers every card in hand of these decks under an action of this kind, a vine by its kind. Only
// cards not below `from` (deck << 6 | name) when a set is chosen in ascending order.
void offer_hand(const State& s, Seat seat, DeckSet set, ActionKind kind, Offers& offers, unsigned from = 0);

// The grapes of a player as one set: colour << 4 | value.
inline u64 grape_tokens(const Player& p) { return p.grapes[0] | u64{p.grapes[1]} << 16; }

// R-441, D-23: why this frame, a space's bonus, must be used: the friendly variant or a Politico's lira. Reason::Ok: it need not.
Reason bonus_duty(const State& s, const Frame& f);

// an optional effect may be declined, except a bonus that must be used, and that only until it has been used
// (has_begun). Adds Done accordingly; call it after the other answers.
void offer_decline(const State& s, const Frame& f, Offers& offers);

// The minimum of the "up to" on top of the stack: the printed one, and one more where D-7 asks for it.
unsigned least_of(const State& s, unsigned printed);

// whether only the faces of this seat's hand decide that the effect is impossible, so that skipping
// the question would tell the others something.
bool hand_decides(const State& s, Seat seat, NodeRef ref);

}  // namespace vendemmia
