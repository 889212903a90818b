// What structure cards do. For those with a space of their own: what a worker does there. The effects of the others are fired by triggers,
// asked for by operations (modifiers.h in engine/game), or come with the residuals.
#pragma once

#include "engine/catalog/deck.h"
#include "engine/catalog/structure_cards.h"

namespace vendemmia {

// the cost or action first, then the benefit, which may be declined.
inline constexpr auto kStructureCardEffects =
    deck(entry(StructureCard::Cask, seq(age_one_wine(2), may(draw(Deck::Order, 1)))),
         entry(StructureCard::WineCave, seq(age_some_wines(2), may(draw(Deck::Order, 1)))),
         //
         entry(StructureCard::TradingPost, seq(trade(), star(0))),
         entry(StructureCard::Shop, seq(fill_order(), star(0))),
         entry(StructureCard::WinePress, seq(make_wine(), star(0))),
         entry(StructureCard::School, seq(train(0, Usable::AtOnce), may(lira(1)))),
         //
         entry(StructureCard::WineBar, seq(discard_wine(), may(vp(2)))),
         entry(StructureCard::Ristorante, seq(discard_wine(), discard_grape(), may(seq(lira(3), vp(3))))),
         entry(StructureCard::GuestHouse, seq(discard(2, kVisitorDecks), may(vp(2)))),
         entry(StructureCard::Cafe, seq(discard_grape(), may(seq(lira(3), vp(1))))),
         entry(StructureCard::LabelFactory, seq(lira(-3), fill_order(), may(vp(2)))),
         entry(StructureCard::Mixer, seq(make_wine({.mixed = true}), may(vp(1)))),
         // Residual.
         entry(StructureCard::Distiller, age_grapes()),
         entry(StructureCard::Storehouse, age_wines(1, Gain::Welcome)), entry(StructureCard::Statue, vp(1)),
         entry(StructureCard::Dock, draw(Deck::Order, 1, Gain::Welcome)),
         entry(StructureCard::Silo, draw(Deck::Vine, 1, Gain::Welcome)),
         // Optional parts of enhancements.
         entry(StructureCard::Gazebo, star(0)),
         entry(StructureCard::FermentationTank, make_wine({.up_to = 1, .at_least = 0})),
         entry(StructureCard::TapRoom, may(seq(discard_wine(), vp(2)))),
         entry(StructureCard::Tavern, may(seq(discard_grape(2), vp(3)))),
         entry(StructureCard::Barn, may(seq(discard(2, kAnyDeck), vp(1)))));

// the space of the construction mat.
inline constexpr auto kDestroyEffect = deck(entry(u8{0}, destroy()));
inline constexpr auto kResidualsEffect = deck(entry(u8{0}, residuals()));

}  // namespace vendemmia
