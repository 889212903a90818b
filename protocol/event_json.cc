#include "protocol/event_json.h"

#include <array>

#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/winery.h"
#include "protocol/names.h"
#include "protocol/wire/write.h"

namespace vendemmia {
namespace {

// What a number of an event means, and so how it is written.
enum class Part : u8 {
  None,
  Number,
  Flag,
  Seat,
  Season,
  Worker,
  Target,
  Deck,
  Card,  // of the deck that the event names before it
  Vine,
  Order,
  Visitor,
  Field,
  Grape,
  Wine,
  Structure,
  Mama,
  Papa,
  AutomaCard,
  SignedNumber,
};

struct Named {
  std::string_view name;
  Part part = Part::None;
};

struct Form {
  EventKind kind;
  std::string_view name;
  std::array<Named, 4> parts{};
};

// clang-format off
constexpr Form kForms[] = {
    {EventKind::GameBegan, "game_began"},
    {EventKind::ParentsChosen, "parents_chosen", {{{"mama", Part::Mama}, {"papa", Part::Papa}}}},
    {EventKind::PapaTaken, "papa_taken", {{{"gift", Part::Flag}}}},
    {EventKind::YearBegan, "year_began", {{{"year", Part::Number}}}},
    {EventKind::SeasonBegan, "season_began", {{{"season", Part::Season}}}},
    {EventKind::RowTaken, "row_taken", {{{"row", Part::Number}}}},
    {EventKind::Passed, "passed"},
    {EventKind::Placed, "placed", {{{"worker", Part::Worker}, {"space", Part::Target}}}},
    {EventKind::PlannedAction, "planned_action", {{{}, {"space", Part::Target}}}},
    {EventKind::PlanLapsed, "plan_lapsed", {{{}, {"space", Part::Target}}}},
    {EventKind::WorkerMoved, "worker_moved", {{{"from", Part::Target}, {"to", Part::Target}}}},
    {EventKind::LiraChanged, "lira_changed", {{{"amount", Part::Number}, {"paid", Part::Flag}}}},
    {EventKind::VpChanged, "vp_changed", {{{"amount", Part::Number}, {"lost", Part::Flag}}}},
    {EventKind::ResidualChanged, "residual_changed", {{{"residual", Part::Number}}}},
    {EventKind::Drew, "drew", {{{"deck", Part::Deck}, {"card", Part::Card}}}},
    {EventKind::DeckEmpty, "deck_empty", {{{"deck", Part::Deck}}}},
    {EventKind::Reshuffled, "reshuffled", {{{"deck", Part::Deck}}}},
    {EventKind::Discarded, "discarded", {{{"deck", Part::Deck}, {"card", Part::Card}}}},
    {EventKind::Gave, "gave", {{{"deck", Part::Deck}, {"card", Part::Card}, {"to", Part::Seat}}}},
    {EventKind::TookFromPile, "took_from_pile", {{{"deck", Part::Deck}, {"card", Part::Card}}}},
    {EventKind::Revealed, "revealed", {{{"deck", Part::Deck}, {"card", Part::Card}}}},
    {EventKind::Kept, "kept", {{{"deck", Part::Deck}, {"card", Part::Card}}}},
    {EventKind::Played, "played", {{{"visitor", Part::Visitor}}}},
    {EventKind::VisitorDone, "visitor_done", {{{"visitor", Part::Visitor}}}},
    {EventKind::Offered, "offered", {{{"cards", Part::Number}}}},
    {EventKind::Planted, "planted", {{{"vine", Part::Vine}, {"field", Part::Field}}}},
    {EventKind::Uprooted, "uprooted", {{{"vine", Part::Vine}, {"field", Part::Field}}}},
    {EventKind::Switched, "switched",
     {{{"vine", Part::Vine}, {"field", Part::Field}, {"with", Part::Vine}, {"with_field", Part::Field}}}},
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
    {EventKind::Trained, "trained", {{{"at_once", Part::Flag}}}},
    {EventKind::Retrieved, "retrieved", {{{"worker", Part::Worker}, {"space", Part::Target}}}},
    {EventKind::TemporaryWorker, "temporary_worker"},
    {EventKind::FirstPlayerMoved, "first_player_moved"},
    {EventKind::AutomaDrew, "automa_drew", {{{"card", Part::AutomaCard}}}},
    {EventKind::AutomaReshuffled, "automa_reshuffled"},
    {EventKind::AutomaPlaced, "automa_placed", {{{}, {"space", Part::Target}}}},
    {EventKind::AutomaVp, "automa_vp", {{{"vp", Part::SignedNumber}}}},
    {EventKind::TokenTaken, "token_taken", {{{"row", Part::Number}}}},
    {EventKind::TokenSpent, "token_spent"},
    {EventKind::GameEnded, "game_ended"},
    {EventKind::Forced, "forced"},
};
// clang-format on
constexpr bool in_order_of_kinds() {
  for (unsigned i = 0; i < std::size(kForms); ++i) {
    if (kForms[i].kind != static_cast<EventKind>(i)) return false;
  }
  return std::size(kForms) == static_cast<unsigned>(EventKind::Forced) + 1;
}
static_assert(in_order_of_kinds());

void write_part(std::string& out, Part part, u8 value, const Event& event) {
  switch (part) {
    case Part::None: break;
    case Part::Number:
      return wire::write_number(out, event.kind == EventKind::YearBegan ? value + 256 * event.b : value);
    case Part::Flag: return wire::write_json(out, value != 0);
    case Part::Seat: return wire::write_number(out, value);
    case Part::Season: return wire::write_text(out, name_of(static_cast<Season>(value)));
    case Part::Worker: return wire::write_text(out, name_of(static_cast<Worker>(value)));
    case Part::Target: return wire::write_text(out, target_name(value));
    case Part::Deck: return wire::write_text(out, name_of(static_cast<Deck>(value)));
    case Part::Card: return wire::write_text(out, card_name(static_cast<Deck>(event.a), value));
    case Part::Vine: return wire::write_text(out, card_name(Deck::Vine, value));
    case Part::Order: return wire::write_text(out, card_name(Deck::Order, value));
    case Part::Visitor: return wire::write_text(out, facts(static_cast<Visitor>(value)).id);
    case Part::Field: return wire::write_number(out, kFieldMaximum[value]);
    case Part::Grape: return wire::write_text(out, name_of(static_cast<Grape>(value)));
    case Part::Wine: return wire::write_text(out, name_of(static_cast<Wine>(value)));
    case Part::Structure: return wire::write_text(out, name_of(static_cast<Structure>(value)));
    case Part::Mama:
      return value == kNoMama ? void(out += "null") : wire::write_text(out, mama_name(value));  // R-250
    case Part::Papa: return wire::write_text(out, papa_name(value));
    case Part::AutomaCard: return wire::write_text(out, automa_card_name(value));
    case Part::SignedNumber: return wire::write_number(out, static_cast<i8>(value));
  }
}

std::string write(const Event& event, bool cards_shown) {
  const Form& form = kForms[static_cast<unsigned>(event.kind)];
  std::string out = R"({"kind":)";
  wire::write_text(out, form.name);
  if (event.seat != kNoSeat) {
    out += R"(,"seat":)";
    wire::write_number(out, event.seat);
  }
  const std::array<u8, 4> values{event.a, event.b, event.c, event.d};
  for (unsigned i = 0; i < values.size(); ++i) {
    const Named& one = form.parts[i];
    if (one.part == Part::None) continue;
    out += ',';
    wire::write_text(out, one.name);
    out += ':';
    if (one.part == Part::Card && !cards_shown) {
      out += "null";
    } else {
      write_part(out, one.part, values[i], event);
    }
  }
  return out + "}";
}

bool sees_cards(const Event& event, Seat viewer) {
  constexpr u8 kEverybody = 0xFF;
  return viewer == kNoSeat ? event.seen_by == kEverybody : contains(event.seen_by, viewer);
}

std::string_view type_of(Part part) {
  switch (part) {
    case Part::None: break;
    case Part::Number:
    case Part::Seat:
    case Part::SignedNumber:
    case Part::Field: return "number";
    case Part::Flag: return "boolean";
    case Part::Season: return "SeasonName";
    case Part::Worker: return "WorkerName";
    case Part::Target: return "SpaceName";
    case Part::Deck: return "DeckName";
    case Part::Card: return "CardName | null";
    case Part::Vine: return "CardName";
    case Part::Order: return "OrderId";
    case Part::Visitor: return "VisitorId";
    case Part::Grape: return "GrapeName";
    case Part::Wine: return "WineName";
    case Part::Structure: return "StructureId";
    case Part::AutomaCard: return "AutomaCardId";
    case Part::Mama: return "MamaId | null";
    case Part::Papa: return "PapaId";
  }
  return "never";
}

}  // namespace

std::string_view event_kind(EventKind kind) { return kForms[static_cast<unsigned>(kind)].name; }

std::string event_type() {
  std::string type;
  for (const Form& form : kForms) {
    type += "\n  | { kind: \"" + std::string(form.name) + "\"; seat?: number";
    for (const Named& one : form.parts) {
      if (one.part != Part::None)
        type += "; " + std::string(one.name) + ": " + std::string(type_of(one.part));
    }
    type += " }";
  }
  return type;
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
