// The structure cards: what they cost and, for those with a space of their own, what a worker does there. The effects of the others are fired by
// triggers, asked for by operations (modifiers.h in engine/game), or come with the residuals.
#pragma once

#include <array>
#include <string_view>

#include "engine/catalog/deck.h"

namespace vendemmia {

enum class StructureCard : u8 {
  Cask,
  Aqueduct,
  WineCave,
  TradingPost,
  Shop,
  WinePress,
  School,
  WineBar,
  Patio,
  Ristorante,
  GuestHouse,
  Cafe,
  Distiller,
  Mercado,
  Studio,
  Barn,
  Academy,
  Gazebo,
  Workshop,
  Veranda,
  WineParlor,
  LabelFactory,
  HarvestMachine,
  FermentationTank,
  Charmat,
  Inn,
  TapRoom,
  Tavern,
  BanquetHall,
  Penthouse,
  Fountain,
  Mixer,
  Storehouse,
  Statue,
  Dock,
  Silo,
};

enum class CardKind : u8 { Action, Enhancement, Residual };

struct StructureCardFacts {
  std::string_view id;
  std::string_view name;
  u8 cost;
  CardKind kind;
};

inline constexpr std::array<StructureCardFacts, kStructureCardCount> kStructureCardFacts{{
    {"cask", "Cask", 2, CardKind::Action},
    {"aqueduct", "Aqueduct", 3, CardKind::Enhancement},
    {"wine_cave", "Wine Cave", 2, CardKind::Action},
    {"trading_post", "Trading Post", 2, CardKind::Action},
    {"shop", "Shop", 5, CardKind::Action},
    {"wine_press", "Wine Press", 4, CardKind::Action},
    {"school", "School", 7, CardKind::Action},
    {"wine_bar", "Wine Bar", 4, CardKind::Action},
    {"patio", "Patio", 3, CardKind::Enhancement},
    {"ristorante", "Ristorante", 8, CardKind::Action},
    {"guest_house", "Guest House", 3, CardKind::Action},
    {"cafe", "Cafe", 3, CardKind::Action},
    {"distiller", "Distiller", 2, CardKind::Residual},
    {"mercado", "Mercado", 5, CardKind::Enhancement},
    {"studio", "Studio", 5, CardKind::Enhancement},
    {"barn", "Barn", 5, CardKind::Enhancement},
    {"academy", "Academy", 4, CardKind::Enhancement},
    {"gazebo", "Gazebo", 3, CardKind::Enhancement},
    {"workshop", "Workshop", 3, CardKind::Enhancement},
    {"veranda", "Veranda", 5, CardKind::Enhancement},
    {"wine_parlor", "Wine Parlor", 3, CardKind::Enhancement},
    {"label_factory", "Label Factory", 3, CardKind::Action},
    {"harvest_machine", "Harvest Machine", 2, CardKind::Enhancement},
    {"fermentation_tank", "Fermentation Tank", 4, CardKind::Enhancement},
    {"charmat", "Charmat", 3, CardKind::Enhancement},
    {"inn", "Inn", 4, CardKind::Enhancement},
    {"tap_room", "Tap Room", 5, CardKind::Enhancement},
    {"tavern", "Tavern", 5, CardKind::Enhancement},
    {"banquet_hall", "Banquet Hall", 2, CardKind::Enhancement},
    {"penthouse", "Penthouse", 3, CardKind::Enhancement},
    {"fountain", "Fountain", 4, CardKind::Enhancement},
    {"mixer", "Mixer", 3, CardKind::Action},
    {"storehouse", "Storehouse", 2, CardKind::Residual},
    {"statue", "Statue", 9, CardKind::Residual},
    {"dock", "Dock", 3, CardKind::Residual},
    {"silo", "Silo", 2, CardKind::Residual},
}};

constexpr const StructureCardFacts& facts(StructureCard card) {
  return kStructureCardFacts[static_cast<unsigned>(card)];
}

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
