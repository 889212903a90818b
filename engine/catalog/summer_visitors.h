// The summer visitors.
#pragma once

#include "engine/catalog/deck.h"

namespace vendemmia {

inline constexpr auto kSummerVisitors = deck(
    // different vine names on the field just planted on.
    entry(Visitor::Agriculturist, seq(plant(), if_(Condition::ThreeKindsOnField, vp(2)))),
    // 1 VP for each structure whose printed cost is exactly 4.
    entry(Visitor::Architect, choose(1, build({.discount = 3}), vp_per(Counter::StructuresCostingFour, 1))),
    entry(Visitor::Artisan, choose(1, lira(3), build({.discount = 1}), plant({.up_to = 2}))),
    entry(Visitor::Auctioneer,
          choose(1, seq(discard(2, kAnyDeck), lira(4)), seq(discard(4, kAnyDeck), vp(3)))),
    // an opponent at -5 cannot accept; the lira come from the bank.
    entry(Visitor::Banker, seq(lira(5), each_opponent_may(seq(vp(-1), lira(3))))),
    // by the printed cost, whatever was paid.
    entry(Visitor::Blacksmith, seq(build({.discount = 2}), if_(Condition::BuiltForFiveOrSix, vp(1)))),
    // once, for exactly the printed amounts.
    entry(Visitor::Broker, choose(1, seq(lira(-9), vp(3)), seq(vp(-2), lira(6)))),
    // a colour whose value-1 space is taken cannot be bought.
    entry(Visitor::Buyer,
          choose(1, seq(lira(-2), place_grape(Grapes::OneOfChoice)), seq(discard_grape(), lira(2), vp(1)))),
    // any two, in any order; the planting may depend on the structure just built.
    entry(Visitor::Contractor, choose_in_sequence(2, vp(1), build(), plant())),
    // only the field's maximum is waived.
    entry(Visitor::Cultivator, plant({.above_maximum = true})),
    // any mix of visitors.
    entry(Visitor::Entertainer, choose(1, seq(lira(-4), draw(Deck::Winter, 3)),
                                       seq(discard_wine(), discard(3, kVisitorDecks), vp(3)))),
    // counted after planting.
    entry(Visitor::Grower, seq(plant(), if_(Condition::SixVinesPlanted, vp(2)))),
    // the card's player may build nothing and still score.
    entry(Visitor::Handyman, each_player_may(build({.discount = 2, .at_least = 0}), vp(1))),
    // either order; the second half costs 1 VP.
    entry(Visitor::Homesteader, one_or_both(build({.discount = 3}), plant({.up_to = 2}))),
    // any two vines from the hand, the uprooted ones included.
    entry(Visitor::Horticulturist, choose(1, plant({.without_structures = true}),
                                          seq(uproot(2), then_discard(2, decks(Deck::Vine)), vp(3)))),
    //
    entry(Visitor::Importer, importer()),
    // draw first, then plant any vine in hand, or none. R-436: one of the two must be possible.
    entry(Visitor::Landscaper,
          choose(1, possible_parts(draw(Deck::Vine, 1), plant({.at_least = 0})), switch_vines())),
    // residual is the only gain, so the marker must be able to move.
    entry(Visitor::Negotiator, choose(1, seq(discard_grape(), residual(1, Gain::Only)),
                                      seq(discard_wine(), residual(2, Gain::Only)))),
    entry(Visitor::NoviceGuide, choose(1, lira(3), make_wine())),
    //
    entry(Visitor::Organizer, move_rooster_and_pass()),
    // both parts are mandatory.
    entry(Visitor::Overseer, seq(any_order(build(), plant()), if_(Condition::PlantedValueFour, vp(1)))),
    entry(Visitor::Patron, choose(1, lira(4), draw_each(decks(Deck::Order, Deck::Winter)))),
    // discard first; what was discarded can be drawn again, so the draw never fails.
    entry(Visitor::Peddler, seq(discard(2, kAnyDeck), draw_each(kAnyDeck, Gain::Welcome))),
    //
    entry(Visitor::Planner, plan_worker()),
    // any vine from the hand may be discarded.
    entry(Visitor::Planter, choose(1, seq(plant({.up_to = 2}), lira(1)),
                                   seq(uproot(1), then_discard(1, decks(Deck::Vine)), vp(2)))),
    //
    entry(Visitor::Producer, seq(lira(-2), retrieve_workers(2))),
    // structures are waived, the field's maximum stands.
    entry(Visitor::Sharecropper, choose(1, plant({.without_structures = true}),
                                        seq(uproot(1), then_discard(1, decks(Deck::Vine)), vp(2)))),
    // at -5 VP only one half.
    entry(Visitor::Sponsor, one_or_both(draw(Deck::Vine, 2), lira(3))),
    // exactly two.
    entry(Visitor::Stonemason, seq(lira(-8), build({.free = true, .count = 2}))),
    // the chosen option needs at least one such field.
    entry(Visitor::Surveyor, choose(1, lira_per(Counter::EmptyFields, 2), vp_per(Counter::PlantedFields, 1))),
    // an opponent who cannot pay counts as not paying.
    entry(Visitor::Swindler, each_opponent_may(lira_to_owner(2), RewardFor::Declining, vp(1))),
    entry(Visitor::TourGuide, choose(1, lira(4), harvest(1))),
    // free of lira after the VP.
    entry(Visitor::UncertifiedArchitect,
          choose(1, seq(vp(-1), build({.free = true, .costs = Costs::TwoOrThree})),
                 seq(vp(-2), build({.free = true})))),
    entry(Visitor::UncertifiedBroker, choose(1, seq(vp(-3), lira(9)), seq(lira(-6), vp(2)))),
    // opponents may decline. R-463: what they draw does not make the card playable.
    entry(Visitor::Vendor, seq(draw_each(decks(Deck::Vine, Deck::Order, Deck::Winter)),
                               each_opponent_may(draw(Deck::Summer, 1)))),
    //
    entry(Visitor::VolunteerCrew, each_player_may(plant({.at_least = 0}), lira(2))),
    // all chosen together and payable in full.
    entry(Visitor::WeddingParty, each_chosen_opponent(3, 2, seq(lira_to_owner(-2), owner_vp(1)))),
    entry(Visitor::WineCritic, choose(1, draw(Deck::Winter, 2), seq(discard_wine(7), vp(4)))));

}  // namespace vendemmia
