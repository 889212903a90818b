// The board of the base game: twelve actions in two seasons, the wake-up chart, the private spaces.
#pragma once

#include <utility>

#include "engine/catalog/automa_cards.h"
#include "engine/catalog/deck.h"

namespace vendemmia {

// The twelve actions, in the order of the printed board; `season_of` in boards.h divides them.
enum class BaseAction : u8 {
  DrawVine,
  GiveTour,
  BuildStructure,
  PlaySummerVisitor,
  PlantVine,
  SellGrapesOrField,
  DrawOrder,
  HarvestField,
  TrainWorker,
  PlayWinterVisitor,
  MakeWine,
  FillOrder,
};
inline constexpr unsigned kBaseActions = 12;

// what the bars of the Automa's cards mean here; the others are skipped.
inline constexpr std::array<std::pair<AutomaBar, BaseAction>, kBaseActions> kBaseAutomaActions{{
    {AutomaBar::DrawVine, BaseAction::DrawVine},
    {AutomaBar::GiveTour, BaseAction::GiveTour},
    {AutomaBar::BuildStructure, BaseAction::BuildStructure},
    {AutomaBar::PlaySummerVisitor, BaseAction::PlaySummerVisitor},
    {AutomaBar::PlantVine, BaseAction::PlantVine},
    {AutomaBar::SellGrapesOrField, BaseAction::SellGrapesOrField},
    {AutomaBar::DrawOrder, BaseAction::DrawOrder},
    {AutomaBar::HarvestField, BaseAction::HarvestField},
    {AutomaBar::MakeWine, BaseAction::MakeWine},
    {AutomaBar::PlayWinterVisitor, BaseAction::PlayWinterVisitor},
    {AutomaBar::TrainWorker, BaseAction::TrainWorker},
    {AutomaBar::FillOrder, BaseAction::FillOrder},
}};

inline constexpr auto kBaseActionEffects = deck(
    entry(BaseAction::DrawVine, draw(Deck::Vine, 1)), entry(BaseAction::GiveTour, tour()),
    entry(BaseAction::BuildStructure, build()),
    entry(BaseAction::PlaySummerVisitor, play_visitor(Deck::Summer)), entry(BaseAction::PlantVine, plant()),
    // one of the three.
    entry(BaseAction::SellGrapesOrField, choose(1, sell_grapes(), sell_field(), buy_field())),
    entry(BaseAction::DrawOrder, draw(Deck::Order, 1)), entry(BaseAction::HarvestField, harvest(1)),
    entry(BaseAction::TrainWorker, train(4)),
    entry(BaseAction::PlayWinterVisitor, play_visitor(Deck::Winter)),
    // at least one, at most two.
    entry(BaseAction::MakeWine, make_wine()), entry(BaseAction::FillOrder, fill_order()));

// the harvest action of challenge 4.
inline constexpr auto kLongHarvestEffect = deck(entry(BaseAction::HarvestField, harvest(kFields)));

// instead of a mama.
inline constexpr auto kFirstVinesEffect =
    deck(entry(u8{0}, plant({.up_to = 3, .at_least = 3, .without_structures = true, .from_deck = true})));

// The bonus of the middle space of each action. What repeats the action is asked after it and
// may be declined, so it starts from zero: a second visitor, a second field. VP on top
// of an order add up.
inline constexpr auto kBaseBonusEffects = deck(
    entry(BaseAction::DrawVine, may(draw(Deck::Vine, 1))), entry(BaseAction::GiveTour, lira(1)),
    entry(BaseAction::BuildStructure, lira(1)),
    entry(BaseAction::PlaySummerVisitor, play_visitor(Deck::Summer, Duty::May)),
    entry(BaseAction::PlantVine, plant({.at_least = 0})), entry(BaseAction::SellGrapesOrField, vp(1)),
    entry(BaseAction::DrawOrder, may(draw(Deck::Order, 1))), entry(BaseAction::HarvestField, harvest(1, 0)),
    entry(BaseAction::TrainWorker, lira(1)),
    entry(BaseAction::PlayWinterVisitor, play_visitor(Deck::Winter, Duty::May)),
    entry(BaseAction::MakeWine, make_wine({.up_to = 1, .at_least = 0})), entry(BaseAction::FillOrder, vp(1)));

// Rows 2 to 7 of the wake-up chart; row 1 has no bonus.
inline constexpr auto kBaseRowEffects =
    deck(entry(u8{2}, draw(Deck::Vine, 1, Gain::Welcome)), entry(u8{3}, draw(Deck::Order, 1, Gain::Welcome)),
         entry(u8{4}, lira(1)),
         // the type is named before drawing.
         entry(u8{5}, draw_choice(kVisitorDecks)), entry(u8{6}, vp(1)), entry(u8{7}, temporary_worker()));

// one use uproots one vine or harvests one field.
inline constexpr auto kYokeEffect = deck(entry(u8{0}, choose(1, uproot(1), harvest(1))));

// down to seven cards, own choice.
inline constexpr auto kHandLimitEffect = deck(entry(u8{0}, discard(kAboveHandLimit, kAnyDeck)));

}  // namespace vendemmia
