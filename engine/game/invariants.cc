#include "engine/game/invariants.h"

#include "engine/catalog/parents.h"
#include "engine/catalog/programs.h"
#include "engine/game/automa.h"
#include "engine/game/card_places.h"
#include "engine/game/draft.h"
#include "engine/game/placement.h"
#include "engine/game/winery.h"

namespace vendemmia {
namespace {

// A check returns a sentence about what is wrong, or an empty one.
using Sentence = std::string;

Sentence of_seat(unsigned seat, std::string_view what) {
  return "seat " + std::to_string(seat) + ": " + std::string(what);
}

// --- Cards -----------------------------------------------------------------------------------------

Sentence pile_is_tidy(const Pile& pile, unsigned deck) {
  const std::string name = "deck " + std::to_string(deck);
  if (pile.size + 0u + pile.discarded > Pile::kRoom) return name + " holds more cards than there are";
  for (unsigned i = pile.size; i < Pile::kRoom - pile.discarded; ++i) {
    if (pile.cards[i] != 0) return name + " has remains between its piles";
  }
  return {};
}

// Counts a set of cards in, and remembers those that were there before.
struct Census {
  CardSet found = 0;
  CardSet twice = 0;
  void count(CardSet cards) {
    twice |= found & cards;
    found |= cards;
  }
};

// Whether the cards of this deck have been handed out for good.
bool drafted(const State& s, Deck deck) {
  return cards_in_game(s.options, deck) != 0 && !has_piles(s.options, deck) &&
         s.decks[static_cast<unsigned>(deck)].size == 0;
}

Sentence deck_is_complete(const State& s, Deck deck) {
  const auto d = static_cast<unsigned>(deck);
  const Pile& pile = s.decks[d];
  Census census;
  for (unsigned i = 0; i < pile.size; ++i) census.count(bit(pile.cards[i]));
  for (unsigned i = 0; i < pile.discarded; ++i) census.count(bit(pile.discard_at(i)));
  for (const Player& p : s.players) {
    census.count(p.hand[d]);
    if (deck == Deck::Structure) census.count(p.built_cards());
    if (deck != Deck::Vine) continue;
    for (const CardSet vines : p.vines.by_field()) census.count(vines);
  }
  census.count(cards_being_resolved(s, deck));
  if (deck == Deck::Structure) census.count(cards_in_packs(s));
  const std::string name = "deck " + std::to_string(d) + ", card ";
  const CardSet all = cards_in_game(s.options, deck);
  if (census.twice != 0) return name + std::to_string(lowest_bit(census.twice)) + " is in two places";
  if (drafted(s, deck)) {  // the others have left the game, some of them before everybody's eyes
    const CardSet gone = all & ~s.shuffled_in[d];
    if ((census.found & gone) != 0)
      return name + std::to_string(lowest_bit(census.found & gone)) + " had left the game";
    if (count_bits(census.found | gone) != kDrafted * s.options.players)
      return "structure cards are miscounted";
  } else if ((all & ~census.found) != 0) {
    return name + std::to_string(lowest_bit(all & ~census.found)) + " is in no place";
  }
  if ((census.found & ~all) != 0) {
    return name + std::to_string(lowest_bit(census.found & ~all)) + " does not exist";
  }
  return {};
}

// so a card that was not shuffled in is not in the draw pile.
Sentence draw_pile_was_shuffled_in(const State& s, Deck deck) {
  const auto d = static_cast<unsigned>(deck);
  for (unsigned i = 0; i < s.decks[d].size; ++i) {
    if (contains(s.shuffled_in[d], s.decks[d].cards[i])) continue;
    return "deck " + std::to_string(d) + ", card " + std::to_string(s.decks[d].cards[i]) +
           " is in the draw pile but was not shuffled in";
  }
  return {};
}

Sentence cards(const State& s) {
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    const bool packs = static_cast<Deck>(deck) == Deck::Structure && drafting(s);
    if (Sentence wrong = pile_is_tidy(s.decks[deck], deck); !wrong.empty() && !packs) return wrong;
    if (Sentence wrong = deck_is_complete(s, static_cast<Deck>(deck)); !wrong.empty()) return wrong;
    if (Sentence wrong = draw_pile_was_shuffled_in(s, static_cast<Deck>(deck)); !wrong.empty()) return wrong;
  }
  return {};
}

// --- The vineyard mats -----------------------------------------------------------------------------

Sentence fields(const State& s, unsigned seat) {
  const Player& p = s.players[seat];
  for (unsigned field = 0; field < kFields; ++field) {
    unsigned value = 0;
    for (unsigned card : Members(p.vines[field])) value += facts(kVineOfCard[card]).value();
    if (field_value(p, field) != value) return "the sum of a field does not match its vines";
    if (!owns_field(p, field) && p.vines[field] != 0) return "vines stand on a sold field";
  }
  const unsigned marks = 0u | p.sold_fields | p.harvested_fields;
  return marks >> kFields != 0 ? "a field that does not exist is marked" : "";
}

// tokens stand on spaces that exist.
Sentence tokens(const State& s, unsigned seat) {
  const Player& p = s.players[seat];
  for (const u16 pad : p.grapes) {
    if ((pad & ~values(1, kTopValue)) != 0) return "a grape stands beside the crush pad";
  }
  for (unsigned type = 0; type < kWineTypes; ++type) {
    const u16 spaces = values(least_value(static_cast<Wine>(type)), kTopValue);
    if ((p.wines[type] & ~spaces) != 0) return "a wine stands where its type has no space";
  }
  return {};
}

Sentence structures_and_tracks(const State& s, unsigned seat) {
  const Player& p = s.players[seat];
  //
  if (p.has(Structure::LargeCellar) && !p.has(Structure::MediumCellar))
    return "a large cellar without a medium";
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    if (p.buildings[place] == 0) continue;
    const unsigned field = place - kMatPlaces;
    if (place >= kMatPlaces && (!owns_field(p, field) || p.vines[field] != 0))
      return "a structure stands on a field that is not free for it";
  }
  if (p.residual > kMostResidual) return "the residual track ends at 5";
  if (p.vp < kLeastVp) return "VP have fallen below -5";
  if (p.row > kRows) return "the rooster stands below the chart";
  if ((p.year_marks & ~(kWindmillPaid | kTastingRoomPaid | kYokeUsed | kLeftRowSeven)) != 0)
    return "an unknown mark of the year";
  return {};
}

// six of each player, on regions of this board.
Sentence stars(const State& s, unsigned seat) {
  unsigned count = 0;
  for (unsigned region = 0; region < kRegions; ++region) {
    const u8 here = s.players[seat].stars[region];
    if (here != 0 && board_of(s).regions[region].vp == 0) return "a star stands beside the map";
    count += here;
  }
  return count > kStars ? "more stars than there are" : "";
}

Sentence parents(const State& s, unsigned seat) {
  const Player& p = s.players[seat];
  for (const u8 mama : {p.mama, p.dealt_mamas[0], p.dealt_mamas[1]}) {
    if (challenge_of(s).mama ? mama >= kMamas : mama != kNoMama) return "an unknown mama";
  }
  for (const u8 papa : {p.papa, p.dealt_papas[0], p.dealt_papas[1]}) {
    if (papa >= kPapas) return "an unknown papa";
  }
  if (p.mama != p.dealt_mamas[0] && p.mama != p.dealt_mamas[1]) return "a mama that was not dealt";
  if (p.papa != p.dealt_papas[0] && p.papa != p.dealt_papas[1]) return "a papa that was not dealt";
  return {};
}

// --- Workers ---------------------------------------------------------------------------------------

unsigned regulars_on_board(const State& s, unsigned seat) {
  unsigned count = 0;
  for (const Occupant one : s.spaces)
    count += one == occupant(static_cast<Seat>(seat), Worker::Regular) ? 1u : 0u;
  return count;
}

unsigned regulars_on_arts(const Player& p) {
  unsigned count = 0;
  for (unsigned action = 0; action < kMaxActions; ++action)
    count += regulars_on_art(p, static_cast<ActionId>(action));
  return count;
}

Sentence regular_workers(const State& s, unsigned seat) {
  const Player& p = s.players[seat];
  const unsigned owned = p.regulars + (p.has_temporary ? 1u : 0u);
  const unsigned found = 0u + p.available + p.on_cart + (p.yoke_has_regular ? 1u : 0u) +
                         count_bits(p.regular_in_buildings) + regulars_on_board(s, seat) +
                         regulars_on_arts(p);
  if (owned != found) {
    return "owns " + std::to_string(owned) + " regular workers, but " + std::to_string(found) + " are there";
  }
  if (p.regulars + p.training + special_workers_owned(p) > challenge_of(s).most_regulars)
    return "owns too many workers";
  const bool on_yoke =
      p.yoke_has_regular || p.grande == kYoke || p.special[0] == kYoke || p.special[1] == kYoke;
  if (on_yoke && !p.has(Structure::Yoke)) return "a worker stands on a yoke that is not built";
  if (on_yoke && (p.year_marks & kYokeUsed) == 0)
    return "a worker stands on the yoke, but it counts as unused";
  return {};
}

Sentence grande_worker(const State& s, unsigned seat) {
  const Target at = s.players[seat].grande;
  const Occupant self = occupant(static_cast<Seat>(seat), Worker::Grande);
  if (at >= kTargets && at != kNowhere) return "the grande stands at a place that does not exist";
  if (is_art(at) && !contains(board_of(s).all_actions, action_of(at)))
    return "the grande has joined an unknown action";
  if (is_space(at) && s.spaces[at] != self) return "the grande does not stand where it should";
  for (unsigned space = 0; space < kArt; ++space) {
    if (s.spaces[space] == self && at != space) return "the grande stands on a space that it should not";
  }
  return {};
}

Sentence special_workers(const State& s, unsigned seat) {
  const Player& p = s.players[seat];
  for (unsigned i = 0; i < kSpecialsInGame; ++i) {
    const Target at = p.special[i];
    const Worker kind = s.special_kinds[i];
    if (!is_special(kind) && at != kNotOwned) return "owns a special worker that does not take part";
    if (at >= kTargets && at < kNotOwned) return "a special worker stands at a place that does not exist";
    const Occupant self = occupant(static_cast<Seat>(seat), kind);
    if (is_space(at) && s.spaces[at] != self) return "a special worker does not stand where it should";
    for (unsigned space = 0; is_special(kind) && space < kArt; ++space) {
      if (s.spaces[space] == self && at != space)
        return "a special worker stands on a space that it should not";
    }
  }
  return {};
}

// one worker in an action structure or on the construction mat, and it has been used then.
Sentence workers_in_buildings(const State& s, unsigned seat) {
  const Player& p = s.players[seat];
  unsigned taken = p.regular_in_buildings;
  for (const Target at : {p.grande, p.special[0], p.special[1]}) {
    if (at != kDestroySpace && !is_building(at)) continue;
    if (contains(taken, place_of(at))) return "two workers stand in one structure";
    taken |= 1u << place_of(at);
  }
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    if (!contains(taken, place)) continue;
    const u8 card = p.buildings[place];
    if (card == 0 || facts(static_cast<StructureCard>(card - 1)).kind != CardKind::Action)
      return "a worker stands where there is no action structure";
  }
  if ((taken & ~unsigned{p.used_buildings}) != 0)
    return "a worker stands in a structure that counts as unused";
  return {};
}

Sentence special_kinds(const State& s) {
  const bool used = (s.options.modules & kSpecialWorkers) != 0;
  for (const Worker kind : s.special_kinds) {
    if (kind >= static_cast<Worker>(kWorkerKinds) || is_special(kind) != used)
      return "unknown special workers";
  }
  return used && s.special_kinds[0] >= s.special_kinds[1] ? "special workers out of order" : "";
}

Sentence spaces(const State& s) {
  for (unsigned space = 0; space < kArt; ++space) {
    if (s.spaces[space] == 0) continue;
    const std::string name = "space " + std::to_string(space);
    if (!contains(board_of(s).all_actions, space / kSpacesPerAction)) return name + " does not exist";
    const Worker worker = worker_of(s.spaces[space]);
    if (!space_open(s, static_cast<Target>(space)) && traits(worker).reach != WorkerReach::EarlierSeasons)
      return name + " is not used with so few players";
    if (is_solo(s) && s.spaces[space] == kAutomaWorker) continue;
    if (seat_of(s.spaces[space]) >= s.options.players) return name + " is held by nobody";
    if (is_special(worker) && special_index(s, worker) == kSpecialsInGame)
      return name + " is held by an unknown worker";
  }
  return {};
}

//
Sentence temporary_worker(const State& s) {
  unsigned count = 0;
  for (const Player& p : s.players) count += p.has_temporary ? 1u : 0u;
  return count > 1 ? "there is only one temporary worker" : "";
}

bool stands_there(const State& s, const PlannedWorker& planned) {
  if (is_space(planned.target)) return s.spaces[planned.target] == planned.who;
  const Player& p = s.players[planned.seat()];
  if (planned.worker() == Worker::Regular) return regulars_on_art(p, action_of(planned.target)) != 0;
  if (planned.worker() == Worker::Grande) return p.grande == planned.target;
  return p.special[special_index(s, planned.worker())] == planned.target;
}

// a planned worker already stands on its space or art, of this season or a later one.
Sentence planned_workers(const State& s) {
  if (s.planned_count > State::kPlannedRoom) return "too many planned workers";
  for (unsigned i = 0; i < State::kPlannedRoom; ++i) {
    const PlannedWorker& planned = s.planned[i];
    if (i >= s.planned_count) {
      if (planned.who != 0 || planned.target != 0 || planned.extras != 0)
        return "remains among the planned workers";
      continue;
    }
    const ActionId action = action_of(planned.target);
    if (planned.seat() >= s.options.players || action == kNoAction ||
        !contains(board_of(s).all_actions, action))
      return "an unknown plan";
    if (!stands_there(s, planned)) return "a planned worker does not stand where it should";
    if (board_of(s).actions[action].season < s.season) return "a plan for a season that is over";
  }
  return {};
}

// --- Time and the chart ----------------------------------------------------------------------------

// nobody shares a row; once spring is over everybody has one.
Sentence rows(const State& s) {
  unsigned taken = 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const unsigned row = s.players[seat].row;
    if (row == 0 && s.season != Season::Spring && !s.over) return of_seat(seat, "has no row");
    if (row == 0 || s.players[seat].next_row != 0) continue;  // that rooster is elsewhere
    if (contains(taken, row)) return of_seat(seat, "shares a row");
    taken |= 1u << row;
  }
  return {};
}

// next year's rows, of those who have left winter.
Sentence next_rows(const State& s) {
  unsigned taken = 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const Player& p = s.players[seat];
    if (p.next_row == 0) continue;
    if (p.next_row > kRows) return of_seat(seat, "will wake up below the chart");
    if (contains(taken, p.next_row)) return of_seat(seat, "will share a row");
    if (!board_of(s).seasonal || s.season != Season::Winter || !p.passed)
      return of_seat(seat, "has a row for next year too early");
    taken |= 1u << p.next_row;
  }
  return {};
}

// the mark is for those who left row 7 where that has consequences.
Sentence left_row_seven(const State& s) {
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const Player& p = s.players[seat];
    if ((p.year_marks & kLeftRowSeven) == 0) continue;
    if (!board_of(s).seasonal || p.row == kRows || (!is_solo(s) && s.season != Season::Winter))
      return of_seat(seat, "is marked for a row 7 that it cannot have left");
  }
  return {};
}

Sentence turn_order(const State& s) {
  if (s.stack_size < 2 || node(s.stack[1].node).op != Op::PlacementSeason) return {};
  unsigned seats = 0;
  for (unsigned i = 0; i < s.options.players; ++i) seats |= 1u << s.turn_order[i];
  return seats == (1u << s.options.players) - 1u ? "" : "the order of turns is not an order of the players";
}

Sentence time(const State& s) {
  const bool setting_up = s.stack_size > 1 && node(s.stack[1].node).op == Op::Setup;
  if (s.season > Season::Winter) return "an unknown season";
  if ((s.year == 0) != setting_up) return "years are counted from 1, after the set-up";
  if (s.parents_hidden && !(setting_up && s.options.two_parents)) return "parents are hidden too long";
  if (s.first_player >= s.options.players) return "an unknown first player";
  if (s.over != (s.stack_size == 0)) return "the game is over if and only if nothing is left to do";
  return {};
}

Sentence unused_seats(const State& s) {
  for (unsigned seat = s.options.players; seat < kMaxPlayers; ++seat) {
    const Player& p = s.players[seat];
    const bool empty = hand_size(p) == 0 && p.vines.all() == 0 && p.regulars == 0 && p.lira == 0 &&
                       p.vp == 0 && p.row == 0 && p.structures == 0;
    if (!empty) return of_seat(seat, "nobody sits there, but it owns something");
  }
  return {};
}

// --- The stack -------------------------------------------------------------------------------------

Sentence stack(const State& s) {
  if (s.stack_size > State::kStackRoom) return "the stack is too high";
  unsigned guarded = 0;
  for (unsigned i = 0; i < State::kStackRoom; ++i) {
    const Frame& f = s.stack[i];
    if (i >= s.stack_size) {
      if (f.node != 0 || f.who != 0 || f.step != 0 || f.memory != Frame{}.memory)
        return "remains above the stack";
      continue;
    }
    if (f.node >= kNodeCount) return "a frame of no program";
    if (f.seat() >= s.options.players || f.owner() >= s.options.players) return "a frame of an unknown seat";
    if ((i == 0) != (node(f.node).op == Op::Game)) return "the game itself lies at the bottom of the stack";
    guarded += node(f.node).guarded ? 1u : 0u;
  }
  return guarded == s.guards ? "" : "the guarded frames are miscounted";
}

// --- The game for one player ---------------------------------------------------------------------------

Sentence automa(const State& s) {
  const Solo& solo = s.solo;
  if (!is_solo(s)) {
    const bool empty =
        solo.left == 0 && solo.workers == 0 && solo.vp == 0 && solo.glass == 0 && solo.tokens == 0;
    return empty ? "" : "an Automa in a game among people";
  }
  Census census;
  for (const Card card : solo.cards.unpacked()) census.count(bit(card));
  if (census.found != bit(kAutomaCards) - 1) return "the Automa's cards are not complete";
  if (solo.left > kAutomaCards) return "the Automa has too many cards";
  unsigned workers = 0;
  for (const Occupant one : s.spaces) workers += one == kAutomaWorker ? 1u : 0u;
  if (workers != solo.workers || workers > kAutomaWorkers) return "the Automa's workers are miscounted";
  if ((solo.glass & 1u) != 0) return "a glass token beside the chart";
  return {};
}

Sentence options(const State& s) {
  const OptionsProblem problem = problem_with(s.options);
  if (problem) return problem.what;
  return s.board == board_for(s.options) ? "" : "another board than the options ask for";
}

}  // namespace

std::optional<std::string> broken_invariant(const State& s) {
  // The first ones make sure that the others may look at what they look at.
  for (const auto check : {options, stack, cards, special_kinds, spaces, temporary_worker, planned_workers,
                           rows, next_rows, left_row_seven, turn_order, time, unused_seats, automa}) {
    if (Sentence wrong = check(s); !wrong.empty()) return wrong;
  }
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    for (const auto check : {fields, tokens, structures_and_tracks, stars, parents, regular_workers,
                             grande_worker, special_workers, workers_in_buildings}) {
      if (Sentence wrong = check(s, seat); !wrong.empty()) return of_seat(seat, wrong);
    }
  }
  return std::nullopt;
}

}  // namespace vendemmia
