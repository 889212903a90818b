// Events in words, in the past tense.
#include <algorithm>

#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/winery.h"
#include "text/words.h"

namespace vendemmia {
namespace {

namespace say_event = words::events;

// The event, and its subject as the sentence needs it.
struct Told {
  const Event& event;
  Seat viewer;
  const Speech& t;
  std::string who;
  bool you = false;

  bool sees_card() const { return viewer < kMaxPlayers && contains(event.seen_by, viewer); }
  std::string card() const {
    const auto deck = static_cast<Deck>(event.a);
    const std::string title = card_title(deck, event.b, t);
    return deck == Deck::Order && event.b != kUnknownCard ? title + " (" + order_words(event.b, t) + ")"
                                                          : title;
  }
  std::string hidden() const {
    return t.say(say_event::hidden_card{.deck = deck_name(static_cast<Deck>(event.a), t)});
  }
  std::string cards() const { return t.look("names.decks.", kDeckNames[event.a], ".many"); }
  std::string vine(u8 which) const { return vine_words(kVineOfCard[which], t); }
  std::string field(u8 which) const { return field_words(which, t); }
  std::string grape() const { return grape_words(static_cast<Grape>(event.a), event.b, t); }
  std::string wine() const { return wine_words(static_cast<Wine>(event.a), event.b, t); }
  std::string target() const { return target_words(event.b, t); }
  std::string visitor() const { return visitor_name(static_cast<Visitor>(event.a), t); }
  std::string building() const { return structure_name(static_cast<StructureCard>(event.a), t); }
};

// A sentence with nothing but its subject, or with one thing besides.
template <class M>
std::string plainly(const Told& e) {
  return e.t.say(M{.who = e.who, .you = e.you});
}
template <class M>
std::string with_card(const Told& e, const std::string& card) {
  return e.t.say(M{.who = e.who, .card = card, .you = e.you});
}
template <class M>
std::string with_field(const Told& e) {
  return e.t.say(M{.who = e.who, .field = e.field(e.event.a), .you = e.you});
}
template <class M>
std::string with_wine(const Told& e) {
  return e.t.say(M{.who = e.who, .wine = e.wine(), .you = e.you});
}

std::string parents_words(const Told& e) {
  const Speech& t = e.t;
  return t.say(
      say_event::parents_chosen{.mama = e.event.a == kNoMama ? std::string() : mama_words(e.event.a, t),
                                .who = e.who,
                                .papa = papa_words(e.event.b, t),
                                .you = e.you});
}

std::string season_words(const Told& e) {
  const std::string_view id = kSeasonNames[e.event.a];
  return e.t.say(say_event::season_began{.season = e.t.look("names.seasons.", id, ".name"),
                                         .the_season = e.t.look("names.seasons.", id, ".the")});
}

std::string bumped_words(const Told& e) {
  const bool by_you = e.event.c == e.viewer;
  return e.t.say(say_event::bumped{
      .who = by_you ? e.t.say(say_event::you) : name_of(e.event.c, e.t),
      .owner_you = e.event.seat == e.viewer,
      .owner = e.event.seat == kNoSeat ? e.t.say(say_event::somebody_else) : name_of(e.event.seat, e.t),
      .worker_name = worker_name(static_cast<Worker>(e.event.a), e.t),
      .space = e.target(),
      .you = by_you});
}

std::string sentence_of(const Told& e) {
  const Event& event = e.event;
  const Speech& t = e.t;
  const std::string automa = name_of(kAutoma, {{}, t.language});
  switch (event.kind) {
    case EventKind::GameBegan: return plainly<say_event::game_began>(e);
    case EventKind::ParentsChosen: return parents_words(e);
    case EventKind::PapaTaken:
      return t.say(say_event::papa_taken{.gift = event.a != 0, .who = e.who, .you = e.you});
    case EventKind::YearBegan: return t.say(say_event::year_began{.year = event.a | event.b << 8});
    case EventKind::SeasonBegan: return season_words(e);
    case EventKind::RowTaken:
      return t.say(say_event::row_taken{.who = e.who, .row = event.a, .you = e.you, .extended = t.extended});
    case EventKind::Passed: return plainly<say_event::passed>(e);
    case EventKind::Placed:
      return t.say(say_event::placed{.who = e.who,
                                     .worker = a_worker(static_cast<Worker>(event.a), t),
                                     .space = e.target(),
                                     .you = e.you});
    case EventKind::PlannedAction:
      return t.say(say_event::planned_action{.who = e.who, .space = e.target(), .you = e.you});
    case EventKind::PlanLapsed:
      return t.say(say_event::plan_lapsed{.who = e.who, .space = e.target(), .you = e.you});
    case EventKind::WorkerMoved:
      return t.say(say_event::worker_moved{.who = e.who, .space = e.target(), .you = e.you});
    case EventKind::LiraChanged:
      return t.say(
          say_event::lira_changed{.who = e.who, .paid = event.b != 0, .amount = event.a, .you = e.you});
    case EventKind::VpChanged:
      return t.say(
          say_event::vp_changed{.who = e.who, .lost = event.b != 0, .amount = event.a, .you = e.you});
    case EventKind::ResidualChanged:
      return t.say(say_event::residual_changed{.who = e.who, .you = e.you, .residual = event.a});
    case EventKind::Drew: return with_card<say_event::drew>(e, e.sees_card() ? e.card() : e.hidden());
    case EventKind::DeckEmpty:
      return t.say(say_event::deck_empty{.who = e.who, .cards = e.cards(), .you = e.you});
    case EventKind::Reshuffled: return t.say(say_event::reshuffled{.cards = e.cards()});
    case EventKind::Discarded: return with_card<say_event::discarded>(e, e.card());
    case EventKind::Gave:
      return t.say(say_event::gave{.who = e.who,
                                   .card = e.sees_card() ? e.card() : e.hidden(),
                                   .to = name_of(event.c, t),
                                   .to_you = event.c == e.viewer,
                                   .you = e.you});
    case EventKind::TookFromPile: return with_card<say_event::took_from_pile>(e, e.card());
    case EventKind::Revealed: return with_card<say_event::revealed>(e, e.card());
    case EventKind::Kept: return with_card<say_event::kept>(e, e.card());
    case EventKind::Played:
      return t.say(say_event::played{.who = e.who, .visitor = e.visitor(), .you = e.you});
    case EventKind::VisitorDone:
      return t.say(say_event::visitor_done{.who = e.who, .visitor = e.visitor(), .you = e.you});
    case EventKind::Offered: return t.say(say_event::offered{.cards = event.a, .who = e.who, .you = e.you});
    case EventKind::Planted:
      return t.say(
          say_event::planted{.who = e.who, .vine = e.vine(event.a), .field = e.field(event.b), .you = e.you});
    case EventKind::Uprooted:
      return t.say(say_event::uprooted{
          .who = e.who, .vine = e.vine(event.a), .field = e.field(event.b), .you = e.you});
    case EventKind::Switched:
      return t.say(say_event::switched{.who = e.who,
                                       .vine = e.vine(event.a),
                                       .field = e.field(event.b),
                                       .other_field = e.field(event.d),
                                       .other = e.vine(event.c),
                                       .you = e.you});
    case EventKind::FieldSold: return with_field<say_event::field_sold>(e);
    case EventKind::FieldBought: return with_field<say_event::field_bought>(e);
    case EventKind::Harvested: return with_field<say_event::harvested>(e);
    case EventKind::GrapePlaced:
      return t.say(say_event::grape_placed{.who = e.who, .grape = e.grape(), .you = e.you});
    case EventKind::GrapeLost:
      return t.say(say_event::grape_lost{
          .who = e.who, .grape = t.look("names.grapes.", kGrapeNames[event.a]), .you = e.you});
    case EventKind::GrapeUsed:
      return t.say(say_event::grape_used{.who = e.who, .grape = e.grape(), .you = e.you});
    case EventKind::WineMade: return with_wine<say_event::wine_made>(e);
    case EventKind::WineUsed: return with_wine<say_event::wine_used>(e);
    case EventKind::WineAged: return with_wine<say_event::wine_aged>(e);
    case EventKind::Aged: return plainly<say_event::aged>(e);
    case EventKind::OrderFilled:
      return t.say(say_event::order_filled{.who = e.who, .order = the_order(event.a, t), .you = e.you});
    case EventKind::Built:
      return t.say(say_event::built{
          .who = e.who, .structure = the_structure(static_cast<Structure>(event.a), t), .you = e.you});
    case EventKind::Trained:
      return t.say(say_event::trained{.at_once = event.a != 0,
                                      .who = e.who,
                                      .worker = a_worker(static_cast<Worker>(event.b), t),
                                      .you = e.you});
    case EventKind::Retrieved:
      return t.say(say_event::retrieved{.who = e.who,
                                        .worker = the_worker(static_cast<Worker>(event.a), t),
                                        .space = e.target(),
                                        .you = e.you});
    case EventKind::TemporaryWorker: return plainly<say_event::temporary_worker>(e);
    case EventKind::FirstPlayerMoved: return plainly<say_event::first_player_moved>(e);
    case EventKind::AutomaDrew:
      return t.say(say_event::automa_drew{.automa = automa,
                                          .card = t.say(words::names::automa_card{.number = event.a + 1})});
    case EventKind::AutomaReshuffled: return t.say(say_event::automa_reshuffled{.automa = automa});
    case EventKind::AutomaPlaced:
      return t.say(say_event::automa_placed{.automa = automa, .space = e.target()});
    case EventKind::AutomaVp:
      return t.say(say_event::automa_vp{.automa = automa, .vp = static_cast<int>(static_cast<i8>(event.a))});
    case EventKind::TokenTaken:
      return t.say(say_event::token_taken{.who = e.who, .row = event.a, .you = e.you});
    case EventKind::TokenSpent: return plainly<say_event::token_spent>(e);
    case EventKind::StarPlaced:
      return t.say(say_event::star_placed{.who = e.who, .region = region_words(event.a, t), .you = e.you});
    case EventKind::StarMoved:
      return t.say(say_event::star_moved{
          .who = e.who, .from = region_words(event.a, t), .to = region_words(event.b, t), .you = e.you});
    case EventKind::CardBuilt:
      return t.say(say_event::card_built{
          .who = e.who, .card = e.building(), .place = place_words(event.b, t), .you = e.you});
    case EventKind::CardDestroyed:
      return t.say(say_event::card_destroyed{
          .who = e.who, .card = e.building(), .place = place_words(event.b, t), .you = e.you});
    case EventKind::GrapesAged: return plainly<say_event::grapes_aged>(e);
    case EventKind::RegionScored:
      return t.say(say_event::region_scored{.who = event.seat == kNoSeat ? automa : e.who,
                                            .region = region_words(event.a, t),
                                            .vp = event.b,
                                            .you = e.you});
    case EventKind::SpecialsRevealed:
      return t.say(say_event::specials_revealed{.first = the_worker(static_cast<Worker>(event.a), t),
                                                .second = the_worker(static_cast<Worker>(event.b), t)});
    case EventKind::TollPaid:
      return t.say(say_event::toll_paid{.who = e.who,
                                        .to = name_of(event.c, t),
                                        .amount = event.a,
                                        .to_you = event.c == e.viewer,
                                        .you = e.you});
    case EventKind::Bumped: return bumped_words(e);
    case EventKind::GameEnded: return t.say(say_event::game_ended);
    case EventKind::Forced: return plainly<say_event::forced>(e);
  }
  return "";
}

Told told_to(const Event& event, Seat viewer, const Speech& t) {
  Told told{event, viewer, t, t.say(say_event::somebody), event.seat != kNoSeat && event.seat == viewer};
  if (event.seat != kNoSeat) told.who = told.you ? t.say(say_event::you) : name_of(event.seat, t);
  return told;
}

}  // namespace

std::string deed_words(const Event& event, Seat viewer, const Speech& t) {
  Told told = told_to(event, viewer, t);
  if (event.kind == EventKind::Bumped) return sentence_of(told);  // its subject is somebody else
  told.who.clear();
  const std::string text = sentence_of(told);
  return words::with_small_letter(
      std::string_view(text).substr(std::min(text.find_first_not_of(' '), text.size())));
}

std::string describe(const Event& event, Seat viewer, const Speech& t) {
  const Told told = told_to(event, viewer, t);
  if (event.kind == EventKind::Forced && !told.sees_card()) return "";
  return sentence_of(told) + ".";
}

}  // namespace vendemmia
