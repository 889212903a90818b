// The extended board: sixteen actions in four seasons, a chart with a column for each, the influence map. Side 2 is the same with
// what structure cards add.
#pragma once

#include "engine/catalog/board_actions.h"
#include "engine/catalog/deck.h"

namespace vendemmia {

// The four actions of each season, from the top.
inline constexpr std::array<std::array<BoardAction, 4>, 4> kExtendedSeasons{{
    {BoardAction::DrawVine, BoardAction::GiveTour, BoardAction::BuildStructure, BoardAction::Influence},
    {BoardAction::PlaySummerVisitor, BoardAction::PlantVine, BoardAction::Trade, BoardAction::BuySellField},
    {BoardAction::DrawOrder, BoardAction::HarvestField, BoardAction::MakeWine, BoardAction::BuildOrTour},
    {BoardAction::PlayWinterVisitor, BoardAction::TrainWorker, BoardAction::SellWine, BoardAction::FillOrder},
}};

// Actions that the base board does not have; the others do the same on both.
inline constexpr auto kExtendedActionEffects =
    deck(entry(BoardAction::Influence, star()), entry(BoardAction::Trade, trade()),
         entry(BoardAction::BuySellField, choose(1, sell_field(), buy_field())),
         entry(BoardAction::BuildOrTour, choose(1, build(), tour())),
         entry(BoardAction::SellWine, sell_wine()));

// Position 0 is the left space, 1 the middle one; the right one has none.
inline constexpr auto kExtendedBonusEffects =
    deck(entry(BonusPlace{BoardAction::DrawVine, 0}, may(draw(Deck::Vine, 1))),
         entry(BonusPlace{BoardAction::GiveTour, 1}, lira(1)),
         entry(BonusPlace{BoardAction::BuildStructure, 1}, lira(1)),
         entry(BonusPlace{BoardAction::Influence, 1}, star(0)),
         entry(BonusPlace{BoardAction::PlaySummerVisitor, 0}, lira(1)),
         entry(BonusPlace{BoardAction::PlaySummerVisitor, 1}, play_visitor(Deck::Summer, Duty::May)),
         entry(BonusPlace{BoardAction::PlantVine, 0}, plant({.at_least = 0})),
         entry(BonusPlace{BoardAction::Trade, 1}, may(trade())),
         entry(BonusPlace{BoardAction::BuySellField, 0}, vp(1)),
         entry(BonusPlace{BoardAction::DrawOrder, 0}, may(draw(Deck::Order, 1))),
         entry(BonusPlace{BoardAction::HarvestField, 0}, harvest(1, 0)),
         entry(BonusPlace{BoardAction::HarvestField, 1}, lira(1)),
         entry(BonusPlace{BoardAction::MakeWine, 0}, make_wine({.up_to = 1, .at_least = 0})),
         entry(BonusPlace{BoardAction::BuildOrTour, 0}, lira(1)),
         entry(BonusPlace{BoardAction::PlayWinterVisitor, 0}, lira(1)),
         entry(BonusPlace{BoardAction::PlayWinterVisitor, 1}, play_visitor(Deck::Winter, Duty::May)),
         entry(BonusPlace{BoardAction::TrainWorker, 0}, lira(1)),
         entry(BonusPlace{BoardAction::SellWine, 1}, star()),  // whoever takes it places it
         entry(BonusPlace{BoardAction::FillOrder, 1}, vp(1)));
// What side 2 adds.
inline constexpr auto kStructureBonusEffects =
    deck(entry(BonusPlace{BoardAction::BuySellField, 1}, draw(Deck::Structure, 1)),
         entry(BonusPlace{BoardAction::SellWine, 0}, draw(Deck::Structure, 1)));

// A row of the chart in the column of a season.
struct ChartPlace {
  Season season;
  u8 row;
};
//
inline constexpr auto kExtendedRowEffects =
    deck(entry(ChartPlace{Season::Summer, 2}, lira(1)),
         entry(ChartPlace{Season::Summer, 3}, draw(Deck::Vine, 1, Gain::Welcome)),
         entry(ChartPlace{Season::Fall, 3}, draw(Deck::Summer, 1, Gain::Welcome)),
         entry(ChartPlace{Season::Summer, 4}, draw(Deck::Order, 1, Gain::Welcome)),
         entry(ChartPlace{Season::Fall, 4}, draw(Deck::Summer, 1, Gain::Welcome)),
         entry(ChartPlace{Season::Summer, 5}, draw_choice(kVisitorDecks)),
         entry(ChartPlace{Season::Fall, 5}, draw(Deck::Winter, 1, Gain::Welcome)),
         entry(ChartPlace{Season::Winter, 5}, star(0)),  // may be declined
         entry(ChartPlace{Season::Summer, 6}, vp(1)),
         entry(ChartPlace{Season::Fall, 6}, draw(Deck::Winter, 1, Gain::Welcome)),
         entry(ChartPlace{Season::Winter, 6}, age_grapes()),
         entry(ChartPlace{Season::Summer, 7}, temporary_worker()),
         entry(ChartPlace{Season::Fall, 7}, draw_choice(kAnyDeck)));
inline constexpr auto kStructureRowEffects =
    deck(entry(ChartPlace{Season::Winter, 4}, draw(Deck::Structure, 1, Gain::Welcome)));

//
inline constexpr auto kRegionEffects =
    deck(entry(Region::Pisa, lira(2)), entry(Region::Firenze, draw(Deck::Winter, 1, Gain::Welcome)),
         entry(Region::Livorno, draw(Deck::Summer, 1, Gain::Welcome)), entry(Region::Siena, lira(1)),
         entry(Region::Arezzo, draw(Deck::Order, 1, Gain::Welcome)),
         entry(Region::Grosseto, draw(Deck::Vine, 1, Gain::Welcome)),
         entry(Region::Lucca, draw(Deck::Structure, 1, Gain::Welcome)));
inline constexpr std::array<u8, kRegions> kRegionVp{1, 2, 2, 2, 2, 1, 1};

// on side 2 the cart has a choice.
inline constexpr auto kCartEffects =
    deck(entry(u8{0}, lira(1)), entry(u8{1}, choose(1, lira(1), draw(Deck::Structure, 1))));

// on passing into fall.
inline constexpr auto kCottageEffect = deck(entry(u8{0}, may(draw_choice(kVisitorDecks, Gain::Only))));

}  // namespace vendemmia
