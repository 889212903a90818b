// What a player would name when asked about plans.
#pragma once

#include <optional>

#include "engine/catalog/vines.h"
#include "engine/game/action.h"

namespace vendemmia {

// Options, payments, discards and passes follow from these, or do not matter.
constexpr bool is_worth_telling(ActionKind kind) {
  switch (kind) {
    case ActionKind::Play:
    case ActionKind::Plant:
    case ActionKind::Uproot:
    case ActionKind::Switch:
    case ActionKind::SellGrape:
    case ActionKind::SellField:
    case ActionKind::BuyField:
    case ActionKind::Harvest:
    case ActionKind::MakeWine:
    case ActionKind::FillOrder:
    case ActionKind::Build:
    case ActionKind::Train:
    case ActionKind::TrainSpecial:
    case ActionKind::BuildCard:
    case ActionKind::Star:
    case ActionKind::MoveStar:
    case ActionKind::SellWine: return true;
    default: return false;
  }
}

// Worth telling only where nothing is that it leads to: "plant Pinot" says more than "plant a vine".
constexpr bool opens_an_action(ActionKind kind) {
  return kind == ActionKind::Place || kind == ActionKind::TakeAction;
}

// The cards of which an answer takes one from the hand.
struct NamedCards {
  Deck deck;
  CardSet any;
};
// Empty: it uses none.
constexpr std::optional<NamedCards> cards_used_by(Action answer) {
  switch (answer.kind) {
    case ActionKind::Play: {
      const auto visitor = static_cast<Visitor>(answer.a);
      return NamedCards{deck_of(visitor), bit(card_of(visitor))};
    }
    case ActionKind::Plant: return NamedCards{Deck::Vine, kCardsOfVine[answer.a]};
    case ActionKind::FillOrder: return NamedCards{Deck::Order, bit(answer.a)};
    case ActionKind::BuildCard: return NamedCards{Deck::Structure, bit(answer.a)};
    default: return std::nullopt;
  }
}

}  // namespace vendemmia
