// Events in words, always in the past tense, so that "You" and a name go with the same verb.
#include <iterator>

#include "engine/catalog/parents.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/winery.h"
#include "text/words.h"

namespace vendemmia {
namespace {

struct Told {
  const Event& event;
  Seat viewer;
  const Names& names;

  bool sees_card() const { return viewer < kMaxPlayers && contains(event.seen_by, viewer); }
  std::string card() const {
    const auto deck = static_cast<Deck>(event.a);
    if (deck == Deck::Order && event.b != kUnknownCard) return card_words(deck, event.b);
    return "the " + std::string(deck_name(deck)) + " card " + card_title(deck, event.b);
  }
  std::string card_if_seen() const {
    return sees_card() ? card() : "a " + std::string(deck_name(static_cast<Deck>(event.a))) + " card";
  }
  std::string vine(u8 which) const { return vine_words(kVineOfCard[which]); }
  std::string grape() const { return grape_words(static_cast<Grape>(event.a), event.b); }
  std::string wine() const { return wine_words(static_cast<Wine>(event.a), event.b); }
};

std::string write_began(const Told&) { return "began as first player"; }
std::string write_parents(const Told& t) {
  if (t.event.a == kNoMama) return "came without a mama and with papa " + papa_words(t.event.b);
  return "came with mama " + mama_words(t.event.a) + " and papa " + papa_words(t.event.b);
}
std::string write_papa_taken(const Told& t) {
  return t.event.a != 0 ? "took papa's gift" : "took papa's lira instead of the gift";
}
std::string write_year(const Told& t) {
  return "Year " + std::to_string(t.event.a | t.event.b << 8) + " began";
}
std::string write_season(const Told& t) {
  return capitalised(std::string(season_name(static_cast<Season>(t.event.a)))) + " began";
}
std::string write_row(const Told& t) {
  return "took row " + std::to_string(t.event.a) + " of the wake-up chart";
}
std::string write_passed(const Told&) { return "passed"; }
std::string write_placed(const Told& t) {
  return "placed " + a_worker(static_cast<Worker>(t.event.a)) + ": " + target_words(t.event.b);
}
std::string write_planned(const Told& t) {
  return "carried out the planned action: " + target_words(t.event.b);
}
std::string write_lapsed(const Told& t) {
  return "could not carry out the planned action, which lapsed: " + target_words(t.event.b);
}
std::string write_moved(const Told& t) {
  return "left the bonus unused, so the worker moved to " + target_words(t.event.b);
}
std::string write_lira(const Told& t) {
  return (t.event.b != 0 ? "paid " : "gained ") + std::to_string(t.event.a) + " lira";
}
std::string write_vp(const Told& t) {
  return (t.event.b != 0 ? "lost " : "gained ") + std::to_string(t.event.a) + " VP";
}
std::string write_residual(const Told& t) {
  return "now had a residual payment of " + std::to_string(t.event.a);
}
std::string write_drew(const Told& t) { return "drew " + t.card_if_seen(); }
std::string write_deck_empty(const Told& t) {
  return "drew nothing, since the " + std::string(deck_name(static_cast<Deck>(t.event.a))) +
         " cards had run out";
}
std::string write_reshuffled(const Told& t) {
  return "The discarded " + std::string(deck_name(static_cast<Deck>(t.event.a))) +
         " cards became the new deck";
}
std::string write_discarded(const Told& t) { return "discarded " + t.card(); }
std::string write_gave(const Told& t) {
  const std::string to = t.event.c == t.viewer ? "you" : name_of(t.names, t.event.c);
  return "gave " + to + " " + t.card_if_seen();
}
std::string write_took(const Told& t) { return "took " + t.card() + " from its discard pile"; }
std::string write_revealed(const Told& t) { return "showed " + t.card(); }
std::string write_kept(const Told& t) { return "kept " + t.card(); }
std::string write_played(const Told& t) {
  return "played the visitor " + std::string(facts(static_cast<Visitor>(t.event.a)).name);
}
std::string write_visitor_done(const Told& t) {
  return "finished the visitor " + std::string(facts(static_cast<Visitor>(t.event.a)).name);
}
std::string write_offered(const Told& t) {
  return t.event.a == 0 ? "offered nothing" : "offered " + counted(t.event.a, "visitor card");
}
std::string write_planted(const Told& t) {
  return "planted " + t.vine(t.event.a) + " on " + field_words(t.event.b);
}
std::string write_uprooted(const Told& t) {
  return "uprooted " + t.vine(t.event.a) + " from " + field_words(t.event.b);
}
std::string write_switched(const Told& t) {
  return "moved " + t.vine(t.event.a) + " from " + field_words(t.event.b) + " to " + field_words(t.event.d) +
         " and " + t.vine(t.event.c) + " the other way";
}
std::string write_field_sold(const Told& t) { return "sold " + field_words(t.event.a); }
std::string write_field_bought(const Told& t) { return "bought back " + field_words(t.event.a); }
std::string write_harvested(const Told& t) { return "harvested " + field_words(t.event.a); }
std::string write_grape_placed(const Told& t) { return "got a " + t.grape(); }
std::string write_grape_lost(const Told& t) {
  return "had no room for a " + std::string(grape_name(static_cast<Grape>(t.event.a))) +
         " grape, which was lost";
}
std::string write_grape_used(const Told& t) { return "gave up the " + t.grape(); }
std::string write_wine_made(const Told& t) { return "made a " + t.wine(); }
std::string write_wine_used(const Told& t) { return "gave up the " + t.wine(); }
std::string write_wine_aged(const Told& t) { return "aged a wine, now a " + t.wine(); }
std::string write_aged(const Told&) { return "let the cellar age"; }
std::string write_order_filled(const Told& t) {
  return "filled order " + std::to_string(t.event.a + 1) + ", " + order_words(t.event.a);
}
std::string write_built(const Told& t) { return "built the " + std::string(kStructureFacts[t.event.a].name); }
std::string write_trained(const Told& t) {
  const auto worker = static_cast<Worker>(t.event.b);
  return "trained " + (is_special(worker) ? a_worker(worker) : "a worker") +
         (t.event.a != 0 ? ", ready at once" : " for next year");
}
std::string write_retrieved(const Told& t) {
  return "took back the " + std::string(worker_name(static_cast<Worker>(t.event.a))) + " from " +
         target_words(t.event.b);
}
std::string write_temporary(const Told&) { return "took the temporary worker"; }
std::string write_first_player(const Told&) { return "became first player"; }
std::string write_automa_drew(const Told& t) {
  return "The Automa drew its card " + std::to_string(t.event.a + 1);
}
std::string write_automa_reshuffled(const Told&) { return "The Automa shuffled its cards into a new deck"; }
std::string write_automa_placed(const Told& t) {
  return "The Automa placed a worker: " + target_words(t.event.b);
}
std::string write_automa_vp(const Told& t) {
  return "The Automa moved its marker to " + std::to_string(static_cast<i8>(t.event.a)) + " VP";
}
std::string write_token_taken(const Told&) { return "took a bonus token"; }
std::string write_token_spent(const Told&) { return "spent a bonus token"; }
std::string write_star_placed(const Told& t) { return "placed a star in " + region_words(t.event.a); }
std::string write_star_moved(const Told& t) {
  return "moved a star from " + region_words(t.event.a) + " to " + region_words(t.event.b);
}
std::string write_card_built(const Told& t) {
  return "built the structure card " + std::string(kStructureCardFacts[t.event.a].name) + " on " +
         place_words(t.event.b);
}
std::string write_card_destroyed(const Told& t) {
  return "destroyed the structure card " + std::string(kStructureCardFacts[t.event.a].name) + " on " +
         place_words(t.event.b);
}
std::string write_grapes_aged(const Told&) { return "let the crush pad age"; }
std::string write_region_scored(const Told& t) {
  return "gained " + std::to_string(t.event.b) + " VP for most stars in " + region_words(t.event.a);
}
std::string write_specials(const Told& t) {
  return "The special workers of this game: " + a_worker(static_cast<Worker>(t.event.a)) + " and " +
         a_worker(static_cast<Worker>(t.event.b));
}
std::string write_toll(const Told& t) {
  const std::string to = t.event.c == t.viewer ? "you" : name_of(t.names, t.event.c);
  return "paid " + to + " a toll of " + std::to_string(t.event.a) + " lira";
}
std::string write_bumped(const Told& t) {
  const std::string by = t.event.c == t.viewer ? "your Chef" : "the Chef of " + name_of(t.names, t.event.c);
  return "took back " + a_worker(static_cast<Worker>(t.event.a)) + ", sent home by " + by + ": " +
         target_words(t.event.b);
}
std::string write_ended(const Told&) { return "The game ended"; }
std::string write_forced(const Told&) { return "had only one possible answer"; }

using EventWriter = std::string (*)(const Told&);

// In the order of EventKind.
constexpr EventWriter kEventWriters[] = {
    write_began,
    write_parents,
    write_papa_taken,
    write_year,
    write_season,
    write_row,
    write_passed,
    write_placed,
    write_planned,
    write_lapsed,
    write_moved,
    write_lira,
    write_vp,
    write_residual,
    write_drew,
    write_deck_empty,
    write_reshuffled,
    write_discarded,
    write_gave,
    write_took,
    write_revealed,
    write_kept,
    write_played,
    write_visitor_done,
    write_offered,
    write_planted,
    write_uprooted,
    write_switched,
    write_field_sold,
    write_field_bought,
    write_harvested,
    write_grape_placed,
    write_grape_lost,
    write_grape_used,
    write_wine_made,
    write_wine_used,
    write_wine_aged,
    write_aged,
    write_order_filled,
    write_built,
    write_trained,
    write_retrieved,
    write_temporary,
    write_first_player,
    write_automa_drew,
    write_automa_reshuffled,
    write_automa_placed,
    write_automa_vp,
    write_token_taken,
    write_token_spent,
    write_star_placed,
    write_star_moved,
    write_card_built,
    write_card_destroyed,
    write_grapes_aged,
    write_region_scored,
    write_specials,
    write_toll,
    write_bumped,
    write_ended,
    write_forced,
};
static_assert(std::size(kEventWriters) == static_cast<unsigned>(EventKind::Forced) + 1);

}  // namespace

std::string deed_words(const Event& event, Seat viewer, const Names& names) {
  return kEventWriters[static_cast<unsigned>(event.kind)]({event, viewer, names});
}

std::string describe(const Event& event, Seat viewer, const Names& names) {
  const Told told{event, viewer, names};
  if (event.kind == EventKind::Forced && !told.sees_card()) return "";
  std::string deed = deed_words(event, viewer, names) + ".";
  if (event.seat == kNoSeat) return deed;
  return (event.seat == viewer ? "You" : name_of(names, event.seat)) + " " + deed;
}

}  // namespace vendemmia
