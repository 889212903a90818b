// The board of the base game: twelve actions in two seasons, the wake-up chart, the private spaces.
#pragma once

#include "engine/catalog/board_actions.h"
#include "engine/catalog/deck.h"

namespace vendemmia {

inline constexpr unsigned kBaseActions = 12;  // the first of BoardAction

inline constexpr auto kBaseActionEffects = deck(
    entry(BoardAction::DrawVine, draw(Deck::Vine, 1)), entry(BoardAction::GiveTour, tour()),
    entry(BoardAction::BuildStructure, build()),
    entry(BoardAction::PlaySummerVisitor, play_visitor(Deck::Summer)), entry(BoardAction::PlantVine, plant()),
    // one of the three.
    entry(BoardAction::SellGrapesOrField, choose(1, sell_grapes(), sell_field(), buy_field())),
    entry(BoardAction::DrawOrder, draw(Deck::Order, 1)), entry(BoardAction::HarvestField, harvest(1)),
    entry(BoardAction::TrainWorker, train(4)),
    entry(BoardAction::PlayWinterVisitor, play_visitor(Deck::Winter)),
    // at least one, at most two.
    entry(BoardAction::MakeWine, make_wine()), entry(BoardAction::FillOrder, fill_order()));

// the harvest action of challenge 4.
inline constexpr auto kLongHarvestEffect = deck(entry(BoardAction::HarvestField, harvest(kFields)));

// instead of a mama.
inline constexpr auto kFirstVinesEffect =
    deck(entry(u8{0}, plant({.up_to = 3, .at_least = 3, .without_structures = true, .from_deck = true})));

// The bonus of the middle space of each action. A repetition of the action is asked after it and
// may be declined, so its minimum is zero: a second visitor, a second field. VP on top
// of an order add up.
inline constexpr auto kBaseBonusEffects =
    deck(entry(BonusPlace{BoardAction::DrawVine, 1}, may(draw(Deck::Vine, 1))),
         entry(BonusPlace{BoardAction::GiveTour, 1}, lira(1)),
         entry(BonusPlace{BoardAction::BuildStructure, 1}, lira(1)),
         entry(BonusPlace{BoardAction::PlaySummerVisitor, 1}, play_visitor(Deck::Summer, Duty::May)),
         entry(BonusPlace{BoardAction::PlantVine, 1}, plant({.at_least = 0})),
         entry(BonusPlace{BoardAction::SellGrapesOrField, 1}, vp(1)),
         entry(BonusPlace{BoardAction::DrawOrder, 1}, may(draw(Deck::Order, 1))),
         entry(BonusPlace{BoardAction::HarvestField, 1}, harvest(1, 0)),
         entry(BonusPlace{BoardAction::TrainWorker, 1}, lira(1)),
         entry(BonusPlace{BoardAction::PlayWinterVisitor, 1}, play_visitor(Deck::Winter, Duty::May)),
         entry(BonusPlace{BoardAction::MakeWine, 1}, make_wine({.up_to = 1, .at_least = 0})),
         entry(BonusPlace{BoardAction::FillOrder, 1}, vp(1)));

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
