// The winter visitors.
#pragma once

#include "engine/catalog/deck.h"

namespace vendemmia {

inline constexpr auto kWinterVisitors = deck(
    // the card itself does not count.
    entry(Visitor::Assessor,
          choose(1, lira_per(Counter::CardsInHand, 1), seq(discard(kWholeHand, kAnyDeck), vp(2)))),
    entry(Visitor::Benefactor,
          choose(1, draw_each(decks(Deck::Vine, Deck::Summer)), seq(discard(2, kVisitorDecks), vp(2)))),
    //
    entry(Visitor::Bottler, seq(make_wine({.up_to = 3}), vp_per(Counter::WineTypesMade, 1))),
    //
    entry(Visitor::Caravan, caravan()),
    // the regular cost of the cellar.
    entry(Visitor::Craftsman, choose(2, draw(Deck::Order, 1), upgrade_cellar_at_discount(0), vp(1))),
    entry(Visitor::CrushExpert,
          choose(1, seq(lira(3), draw(Deck::Order, 1, Gain::Welcome)), make_wine({.up_to = 3}))),
    // the second option makes 0 to 2 wines. R-436: one of its parts must be possible.
    entry(Visitor::Crusher, choose(1, seq(lira(3), draw(Deck::Summer, 1, Gain::Welcome)),
                                   possible_parts(draw(Deck::Order, 1), make_wine({.at_least = 0})))),
    // the one just built included.
    entry(Visitor::Designer, seq(build(), if_(Condition::SixStructures, vp(2)))),
    entry(Visitor::Exporter, choose(1, make_wine(), fill_order(), seq(discard_grape(), vp(2)))),
    // available immediately.
    entry(Visitor::Governess, choose(1, train(3, Usable::AtOnce), seq(discard_wine(), vp(2)))),
    // chosen opponents cannot refuse.
    entry(Visitor::Governor,
          each_chosen_opponent(
              3, 0, if_else(Condition::HoldsSummerVisitor, give_cards(1, decks(Deck::Summer)), owner_vp(1)))),
    //
    entry(Visitor::GuestSpeaker, each_player_may(train(1, Usable::NextYear, Duty::May), vp(1))),
    // the harvest is mandatory in both cases. D-6: the vine may be chosen although none is left.
    entry(Visitor::HarvestExpert,
          seq(harvest(1), choose(1, draw(Deck::Vine, 1, Gain::Welcome), build_yoke_for(1)))),
    // at least one field.
    entry(Visitor::Harvester, seq(harvest(2), choose(1, lira(2), vp(1)))),
    //
    entry(Visitor::Innkeeper, take_from_two_piles()),
    // two different options in an order that makes both possible.
    entry(Visitor::JackOfAllTrades, choose_in_sequence(2, harvest(1), make_wine(), fill_order())),
    entry(Visitor::Judge, choose(1, draw(Deck::Summer, 2), seq(discard_wine(4), vp(3)))),
    entry(Visitor::Laborer, one_or_both(harvest(2), make_wine({.up_to = 3}))),
    //
    entry(Visitor::Manager, earlier_action()),
    entry(Visitor::Marketer,
          choose(1, seq(draw(Deck::Summer, 2, Gain::Welcome), lira(1)), seq(fill_order(), vp(1)))),
    // ageing and filling are both mandatory, in either order.
    entry(Visitor::MasterVintner,
          choose(1, upgrade_cellar_at_discount(2), any_order(age_one_wine(), fill_order()))),
    // vine or summer visitor for each opponent who made wine.
    entry(Visitor::Mentor,
          each_player_may(make_wine({.at_least = 0}), draw_choice(decks(Deck::Vine, Deck::Summer)))),
    // both value-1 spaces must be empty.
    entry(Visitor::Merchant,
          choose(1, seq(lira(-3), place_grape(Grapes::OneOfEach)), seq(fill_order(), vp(1)))),
    //
    entry(Visitor::Motivator, each_player_may(may_retrieve_grande(), vp(1))),
    // the first option needs the marker below 5, the second at least 2.
    entry(Visitor::Noble, choose(1, seq(lira(-1), residual(1, Gain::Only)), seq(residual(-2), vp(2)))),
    //
    entry(Visitor::Oenologist, choose(1, age_wines(2), upgrade_cellar_for(3))),
    // at exactly 0 VP the cards are drawn.
    entry(Visitor::Politician,
          if_else(Condition::BelowZeroVp, lira(6), draw_each(decks(Deck::Vine, Deck::Summer, Deck::Order)))),
    // at least 6 workers of any kind.
    entry(Visitor::Professor, choose(1, train(2), vp_per(Counter::OwnSixWorkers, 2))),
    entry(Visitor::Promoter, seq(choose(1, discard_grape(), discard_wine()), vp(1), residual(1))),
    //
    entry(Visitor::Queen, right_neighbour(choose(1, vp(-1), give_cards(2, kAnyDeck), lira_to_owner(3)))),
    // three fields count even if there is no room for the grapes.
    entry(Visitor::Reaper, seq(harvest(3), if_(Condition::ThreeFieldsHarvested, vp(2)))),
    entry(Visitor::Scholar, one_or_both(draw(Deck::Order, 2), train(3))),
    //
    entry(Visitor::Supervisor, seq(make_wine(), vp_per(Counter::SparklingMade, 1))),
    //
    entry(Visitor::Taster, seq(discard_wine(), lira(4), if_(Condition::HighestWine, vp(2)))),
    entry(Visitor::Teacher, choose(1, make_wine(), train(2))),
    entry(Visitor::UncertifiedOenologist, choose(1, age_wines(2), seq(vp(-1), upgrade_cellar_for(0)))),
    // needs an opponent with at least 6 workers.
    entry(Visitor::UncertifiedTeacher,
          choose(1, seq(vp(-1), train(0)), vp_per(Counter::OpponentsWithSixWorkers, 1))),
    //
    entry(Visitor::Zymologist, make_wine({.without_cellars = true})));

}  // namespace vendemmia
