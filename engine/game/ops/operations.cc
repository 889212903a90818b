#include "engine/game/ops/operations.h"

#include "engine/game/placement.h"

namespace vendemmia {
namespace {

// In the order of Op.
const Operation* const kOperationsByOp[kOps] = {
    &kGameOperation,
    &kSetupOperation,
    &kSpringOperation,
    &kPlacementSeasonOperation,
    &kTurnOperation,
    &kTakeSpaceOperation,
    &kPlannedActionsOperation,
    &kFallOperation,
    &kYearEndOperation,
    &kLeaveSeasonOperation,
    &kNewYearOperation,
    &kAsideOperation,
    &kFillDrawnOrderOperation,
    &kSpecialWorkerOperation,
    &kOracleDrawOperation,
    &kSeqOperation,
    &kAnyOrderOperation,
    &kChooseOperation,
    &kOneOrBothOperation,
    &kMayOperation,
    &kEachPlayerMayOperation,
    &kIfOperation,
    &kPossiblePartsOperation,
    &kRightNeighbourOperation,
    &kEachChosenOpponentOperation,
    &kLiraOperation,
    &kVpOperation,
    &kResidualOperation,
    &kGainPerOperation,
    &kTransferLiraOperation,
    &kOwnerVpOperation,
    &kDrawOperation,
    &kDrawEachOperation,
    &kDrawChoiceOperation,
    &kDiscardOperation,
    &kGiveCardsOperation,
    &kPlayVisitorOperation,
    &kCaravanOperation,
    &kTakeFromPilesOperation,
    &kImporterOperation,
    &kPlantOperation,
    &kUprootOperation,
    &kSwitchVinesOperation,
    &kSellGrapesOperation,
    &kSellFieldOperation,
    &kBuyFieldOperation,
    &kHarvestOperation,
    &kPlaceGrapeOperation,
    &kDiscardGrapeOperation,
    &kAgeGrapesOperation,
    &kMakeWineOperation,
    &kDiscardWineOperation,
    &kAgeWinesOperation,
    &kAgeOneWineOperation,
    &kFillOrderOperation,
    &kSellWineOperation,
    &kBuildOperation,
    &kUpgradeCellarOperation,
    &kBuildYokeOperation,
    &kTourOperation,
    &kTrainOperation,
    &kRetrieveWorkersOperation,
    &kRetrieveGrandeOperation,
    &kTemporaryWorkerOperation,
    &kDestroyOperation,
    &kResidualsOperation,
    &kEarlierActionOperation,
    &kPlanWorkerOperation,
    &kMoveRoosterOperation,
    &kStarOperation,
};

}  // namespace

const std::array<RunningOperation, kNodeRoom> kOperations = [] {
  std::array<RunningOperation, kNodeRoom> all{};
  for (unsigned i = 0; i < kNodeRoom; ++i) {
    const Operation& one = *kOperationsByOp[static_cast<unsigned>(kNodes[i].op)];
    all[i] = {one.step, one.offers, one.answer, one.secret};
  }
  return all;
}();

const std::array<Judgement, kNodeRoom> kJudgements = [] {
  std::array<Judgement, kNodeRoom> all{};
  for (unsigned i = 0; i < kNodeCount; ++i) {
    const auto ref = static_cast<NodeRef>(i);
    all[i] = {kOperationsByOp[static_cast<unsigned>(node(ref).op)]->feasible, enough_for(ref)};
  }
  return all;
}();

bool always_feasible(const Means&, NodeRef) { return true; }

void no_offers(const State&, const Frame&, Offers&) { CHECK(false && "this operation asks nothing"); }

void no_answer(Machine&, Frame&, Action) { CHECK(false && "this operation asks nothing"); }

void offer_hand(const State& s, Seat seat, DeckSet set, ActionKind kind, Offers& offers, unsigned from) {
  const CardSets& hand = s.players[seat].hand;
  for (unsigned deck : Members(set & decks_in_game(s.options))) {
    const CardSet cards = hand[deck];
    u64 names = static_cast<Deck>(deck) == Deck::Vine ? kinds_of(cards) : cards;
    if (const unsigned first = deck << 6; from > first)
      names = from - first < 64 ? names >> (from - first) << (from - first) : 0;
    offers.add_each(names, [=](unsigned name) { return act(kind, deck, name); });
  }
}

unsigned least_of(const State& s, unsigned printed) {
  if (printed != 0 || s.stack_size < 2) return printed;
  const Frame& around = s.stack[s.stack_size - 2u];
  return node(around.node).op == Op::PossibleParts && is_the_only_part(around) ? 1 : 0;  // D-7
}

bool hand_decides(const State& s, Seat seat, NodeRef ref) {
  const Node& n = node(ref);
  const Player& p = s.players[seat];
  if (n.op == Op::Plant) return p.hand[static_cast<unsigned>(Deck::Vine)] != 0;
  if (n.op == Op::Build) return p.hand[static_cast<unsigned>(Deck::Structure)] != 0;
  return n.op == Op::PlayVisitor && p.hand[static_cast<unsigned>(parameters<Op::PlayVisitor>(n).deck)] != 0;
}

Reason bonus_duty(const State& s, const Frame& f) {
  if (s.stack_size < 2) return Reason::Ok;
  const Frame& around = s.stack[s.stack_size - 2u];
  if (node(around.node).op != Op::TakeSpace) return Reason::Ok;
  if (is_bonus_again(around)) return Reason::BonusPaidFor;
  const Target place = place_of_worker(around);
  if (!friendly(s) || !is_space(place)) return Reason::Ok;
  return f.node == space_facts(s, place).bonus ? Reason::BonusMustBeUsed : Reason::Ok;
}

void offer_decline(const State& s, const Frame& f, Offers& offers) {
  const bool untouched = !offers.empty() && !has_begun(f);
  offers.add(act(ActionKind::Done), untouched ? bonus_duty(s, f) : Reason::Ok);
}

}  // namespace vendemmia
