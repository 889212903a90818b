#include "engine/game/ops/operations.h"

namespace vendemmia {

const Operation* const kOperations[kOps] = {
    &kGameOperation,
    &kSetupOperation,
    &kSpringOperation,
    &kPlacementSeasonOperation,
    &kTurnOperation,
    &kTakeSpaceOperation,
    &kPlannedActionsOperation,
    &kFallOperation,
    &kYearEndOperation,
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
    &kMakeWineOperation,
    &kDiscardWineOperation,
    &kAgeWinesOperation,
    &kAgeOneWineOperation,
    &kFillOrderOperation,
    &kBuildOperation,
    &kUpgradeCellarOperation,
    &kBuildYokeOperation,
    &kTourOperation,
    &kTrainOperation,
    &kRetrieveWorkersOperation,
    &kRetrieveGrandeOperation,
    &kTemporaryWorkerOperation,
    &kEarlierActionOperation,
    &kPlanWorkerOperation,
    &kMoveRoosterOperation,
};

bool feasible(const Means& means, NodeRef ref) { return operation(node(ref).op).feasible(means, ref); }

bool always_feasible(const Means&, NodeRef) { return true; }

void no_offers(const State&, const Frame&, Offers&) { CHECK(!"this operation asks nothing"); }

void no_answer(Machine&, Frame&, Action) { CHECK(!"this operation asks nothing"); }

void offer_hand(const State& s, Seat seat, DeckSet set, ActionKind kind, Offers& offers, unsigned from) {
  const Player& p = s.players[seat];
  for (unsigned deck : Members(set & kAnyDeck)) {
    const CardSet cards = p.hand[deck];
    if (static_cast<Deck>(deck) == Deck::Vine) {
      for (unsigned vine = 0; vine < kVineKinds; ++vine) {
        if ((cards & kCardsOfVine[vine]) != 0 && (deck << 6 | vine) >= from)
          offers.add(act(kind, deck, vine));
      }
      if (contains(cards, kUnknownCard)) offers.add(act(kind, deck, kUnknownCard));
    } else {
      for (unsigned card : Members(cards)) {
        if ((deck << 6 | card) >= from) offers.add(act(kind, deck, card));
      }
    }
  }
}

bool hand_decides(const State& s, Seat seat, NodeRef ref) {
  const Node& n = node(ref);
  const Player& p = s.players[seat];
  if (n.op == Op::Plant) return p.hand[static_cast<unsigned>(Deck::Vine)] != 0;
  return n.op == Op::PlayVisitor && p.hand[n.b] != 0;
}

void offer_decline(const State& s, const Frame&, Offers& offers) {
  const bool bonus = s.stack_size >= 2 && node(s.stack[s.stack_size - 2u].node).op == Op::TakeSpace;
  const bool duty = bonus && s.options.friendly && s.options.players >= 3;
  const bool possible = !offers.empty();
  offers.add(act(ActionKind::Done), duty && possible ? Why::BonusMustBeUsed : Why::Ok);
}

}  // namespace vendemmia
