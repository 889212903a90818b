// What the pending question is about, for those who put it into words: how far it has come, whose card it is, which
// wine, bonus or choice is meant. Apart from Decision, which searches ask for again and again.
#pragma once

#include <optional>

#include "engine/catalog/orders.h"
#include "engine/catalog/parameters.h"
#include "engine/game/decision.h"

namespace vendemmia {

// Who makes an offer that is accepted or declined.
enum class OfferFrom : u8 { Bonus, OwnCard, OpponentsCard };

struct Matter {
  Seat owner = kNoSeat;         // whose card it is
  std::optional<u8> done;       // so many so far,
  std::optional<u8> at_most;    // of at most so many
  std::optional<u8> remaining;  // so many are still to go
  std::optional<WineAsked> wine;
  std::optional<Target> bonus;     // the space that prints it
  std::optional<OfferFrom> offer;  // Question::AcceptOffer
  std::optional<u8> choice;  // which of the choices of a card or an action the options belong to, from 0
  std::optional<ActionId> action;  // whose choice it is, where a card leads to an action of the board
  NodeRef options = kNoNode;       // its parts are the options
  NodeRef effect = kNoNode;        // that is accepted or declined; the other half
  u8 price = 0;                    // lira for a worker, VP for the other half
  std::optional<Parameters<Op::Build>> build;
  bool without_cellars = false;    // a wine that needs no cellar
  std::array<u8, kDecks> shown{};  // cards that lie open to be chosen from, by deck, + 1
};

// Precondition: a question is pending.
Matter matter_of(const State& s);

}  // namespace vendemmia
