#include "protocol/event_json.h"

#include <array>
#include <tuple>

#include <nlohmann/json.hpp>

#include "protocol/parts.h"
#include "protocol/wire/write.h"

namespace vendemmia {
namespace {

// clang-format off
constexpr Form<EventKind> kEventForms[] = {
    {EventKind::GameBegan, "game_began"},
    {EventKind::ParentsChosen, "parents_chosen", {{{"mama", Part::MamaOrNone}, {"papa", Part::Papa}}}},
    {EventKind::PapaTaken, "papa_taken", {{{"gift", Part::Flag}}}},
    {EventKind::YearBegan, "year_began", {{{"year", Part::Number}}}},
    {EventKind::SeasonBegan, "season_began", {{{"season", Part::Season}}}},
    {EventKind::RowTaken, "row_taken", {{{"row", Part::Number}}}},
    {EventKind::Passed, "passed"},
    {EventKind::Placed, "placed", {{{"worker", Part::Worker}, {"space", Part::Place}}}},
    {EventKind::PlannedAction, "planned_action", {{{}, {"space", Part::Place}}}},
    {EventKind::PlanLapsed, "plan_lapsed", {{{}, {"space", Part::Place}}}},
    {EventKind::WorkerMoved, "worker_moved", {{{"from", Part::Place}, {"to", Part::Place}}}},
    {EventKind::LiraChanged, "lira_changed", {{{"amount", Part::Number}, {"paid", Part::Flag}}}},
    {EventKind::VpChanged, "vp_changed", {{{"amount", Part::Number}, {"lost", Part::Flag}}}},
    {EventKind::ResidualChanged, "residual_changed", {{{"residual", Part::Number}}}},
    {EventKind::Drew, "drew", {{{"deck", Part::Deck}, {"card", Part::AnyCard}}}},
    {EventKind::DeckEmpty, "deck_empty", {{{"deck", Part::Deck}}}},
    {EventKind::Reshuffled, "reshuffled", {{{"deck", Part::Deck}}}},
    {EventKind::Discarded, "discarded", {{{"deck", Part::Deck}, {"card", Part::AnyCard}}}},
    {EventKind::Gave, "gave", {{{"deck", Part::Deck}, {"card", Part::AnyCard}, {"to", Part::SeatNumber}}}},
    {EventKind::TookFromPile, "took_from_pile", {{{"deck", Part::Deck}, {"card", Part::AnyCard}}}},
    {EventKind::Revealed, "revealed", {{{"deck", Part::Deck}, {"card", Part::AnyCard}}}},
    {EventKind::Kept, "kept", {{{"deck", Part::Deck}, {"card", Part::AnyCard}}}},
    {EventKind::Played, "played", {{{"visitor", Part::Visitor}}}},
    {EventKind::VisitorDone, "visitor_done", {{{"visitor", Part::Visitor}}}},
    {EventKind::Offered, "offered", {{{"cards", Part::Number}}}},
    {EventKind::Planted, "planted", {{{"vine", Part::VineCard}, {"field", Part::Field}}}},
    {EventKind::Uprooted, "uprooted", {{{"vine", Part::VineCard}, {"field", Part::Field}}}},
    {EventKind::Switched, "switched",
     {{{"vine", Part::VineCard}, {"field", Part::Field}, {"with", Part::VineCard}, {"with_field", Part::Field}}}},
    {EventKind::FieldSold, "field_sold", {{{"field", Part::Field}}}},
    {EventKind::FieldBought, "field_bought", {{{"field", Part::Field}}}},
    {EventKind::Harvested, "harvested", {{{"field", Part::Field}}}},
    {EventKind::GrapePlaced, "grape_placed", {{{"grape", Part::Grape}, {"value", Part::Number}}}},
    {EventKind::GrapeLost, "grape_lost", {{{"grape", Part::Grape}}}},
    {EventKind::GrapeUsed, "grape_used", {{{"grape", Part::Grape}, {"value", Part::Number}}}},
    {EventKind::WineMade, "wine_made", {{{"wine", Part::Wine}, {"value", Part::Number}}}},
    {EventKind::WineUsed, "wine_used", {{{"wine", Part::Wine}, {"value", Part::Number}}}},
    {EventKind::WineAged, "wine_aged", {{{"wine", Part::Wine}, {"value", Part::Number}}}},
    {EventKind::Aged, "aged", {{{"year_end", Part::Flag}}}},
    {EventKind::OrderFilled, "order_filled", {{{"order", Part::Order}}}},
    {EventKind::Built, "built", {{{"structure", Part::Structure}}}},
    {EventKind::Trained, "trained", {{{"at_once", Part::Flag}, {"worker", Part::Worker}}}},
    {EventKind::Retrieved, "retrieved", {{{"worker", Part::Worker}, {"space", Part::Place}}}},
    {EventKind::TemporaryWorker, "temporary_worker"},
    {EventKind::FirstPlayerMoved, "first_player_moved"},
    {EventKind::AutomaDrew, "automa_drew", {{{"card", Part::CardOfAutoma}}}},
    {EventKind::AutomaReshuffled, "automa_reshuffled"},
    {EventKind::AutomaPlaced, "automa_placed", {{{}, {"space", Part::Place}}}},
    {EventKind::AutomaVp, "automa_vp", {{{"vp", Part::SignedNumber}}}},
    {EventKind::TokenTaken, "token_taken", {{{"row", Part::Number}}}},
    {EventKind::TokenSpent, "token_spent"},
    {EventKind::StarPlaced, "star_placed", {{{"region", Part::Region}}}},
    {EventKind::StarMoved, "star_moved", {{{"from", Part::Region}, {"to", Part::Region}}}},
    {EventKind::CardBuilt, "card_built", {{{"card", Part::StructureCard}, {"place", Part::BuildingPlace}}}},
    {EventKind::CardDestroyed, "card_destroyed", {{{"card", Part::StructureCard}, {"place", Part::BuildingPlace}}}},
    {EventKind::GrapesAged, "grapes_aged"},
    {EventKind::RegionScored, "region_scored", {{{"region", Part::Region}, {"vp", Part::Number}}}},
    {EventKind::SpecialsRevealed, "specials_revealed", {{{"first", Part::Worker}, {"second", Part::Worker}}}},
    {EventKind::TollPaid, "toll_paid", {{{"amount", Part::Number}, {}, {"to", Part::SeatNumber}}}},
    {EventKind::Bumped, "bumped", {{{"worker", Part::Worker}, {"space", Part::Place}, {"by", Part::SeatNumber}}}},
    {EventKind::GameEnded, "game_ended"},
    {EventKind::Forced, "forced"},
};
// clang-format on
static_assert(in_order_of_kinds(kEventForms, EventKind::Forced));

void write(std::string& out, const Event& event, bool cards_shown) {
  const Form<EventKind>& form = kEventForms[static_cast<unsigned>(event.kind)];
  out += R"({"kind":)";
  wire::write_word(out, form.name);
  if (event.seat < kMaxPlayers) {  // the Automa has no seat
    out += R"(,"seat":)";
    wire::write_number(out, event.seat);
  }
  const std::array<u8, 4> values{event.a, event.b, event.c, event.d};
  for (unsigned i = 0; i < values.size(); ++i) {
    const NamedPart& one = form.parts[i];
    if (one.part == Part::None) continue;
    out += ',';
    wire::write_word(out, one.name);
    out += ':';
    if (one.part == Part::AnyCard && !cards_shown) {
      out += "null";
    } else if (event.kind == EventKind::YearBegan) {
      wire::write_number(out, event.a + 256 * event.b);
    } else {
      write_part(out, one.part, values[i], static_cast<Deck>(event.a));
    }
  }
  out += '}';
}

std::string write(const Event& event, bool cards_shown) {
  std::string out;
  write(out, event, cards_shown);
  return out;
}

bool sees_cards(const Event& event, Seat viewer) {
  constexpr u8 kEverybody = 0xFF;
  return viewer == kNoSeat ? event.seen_by == kEverybody : contains(event.seen_by, viewer);
}

}  // namespace

std::string_view event_kind(EventKind kind) { return kEventForms[static_cast<unsigned>(kind)].name; }

std::string EventShape::type() {
  std::string type;
  for (const Form<EventKind>& form : kEventForms) {
    type += "\n  | { kind: \"" + std::string(form.name) + "\"; seat?: number";
    for (const NamedPart& one : form.parts) type += field_type(one);
    type += " }";
  }
  return type;
}

void WireEvent::write(std::string& out) const { vendemmia::write(out, event, cards_shown); }

bool operator==(const WireEvent& a, const WireEvent& b) {
  const auto fields = [](const WireEvent& one) {
    return std::tuple(one.event.kind, one.event.seat, one.event.a, one.event.b, one.event.c, one.event.d,
                      one.cards_shown);
  };
  return fields(a) == fields(b);
}

std::optional<WireEvent> wire_event(const Event& event, Seat viewer) {
  if (!is_told(event, viewer)) return std::nullopt;
  return WireEvent{event, sees_cards(event, viewer)};
}

bool is_told(const Event& event, Seat viewer) {
  return event.kind != EventKind::Forced || sees_cards(event, viewer);
}

std::string event_text(const Event& event) { return write(event, true); }

std::optional<std::string> event_text(const Event& event, Seat viewer) {
  if (!is_told(event, viewer)) return std::nullopt;
  return write(event, sees_cards(event, viewer));
}

Json event_json(const Event& event) { return Json::parse(event_text(event)); }

std::optional<Json> event_json(const Event& event, Seat viewer) {
  const auto text = event_text(event, viewer);
  if (!text) return std::nullopt;
  return Json::parse(*text);
}

}  // namespace vendemmia
