#include "protocol/parts.h"

#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/winery.h"
#include "protocol/names.h"
#include "protocol/wire/write.h"

namespace vendemmia {
namespace {

std::string_view type_of(Part part) {
  switch (part) {
    case Part::None: break;
    case Part::Number:
    case Part::SignedNumber:
    case Part::SeatNumber:
    case Part::Field: return "number";
    case Part::Flag: return "boolean";
    case Part::Season: return "SeasonName";
    case Part::Worker: return "WorkerName";
    case Part::Place: return "SpaceName";
    case Part::BoardAction: return "BoardActionId";
    case Part::Token: return "PositionName";
    case Part::Deck: return "DeckName";
    case Part::AnyCard: return "CardName | null";
    case Part::KindOfCard: return "VisitorId | OrderId | VineId | StructureCardId";
    case Part::VineCard: return "CardName";
    case Part::Vine: return "VineId";
    case Part::Order: return "OrderId";
    case Part::Visitor: return "VisitorId";
    case Part::Grape: return "GrapeName";
    case Part::Wine: return "WineName";
    case Part::Structure: return "StructureId";
    case Part::Mama: return "MamaId";
    case Part::MamaOrNone: return "MamaId | null";
    case Part::Papa: return "PapaId";
    case Part::CardOfAutoma: return "AutomaCardId";
    case Part::StructureCard: return "StructureCardId";
    case Part::BuildingPlace: return "BuildingPlaceName";
    case Part::Region: return "RegionId";
  }
  return "never";
}

}  // namespace

void write_part(std::string& out, Part part, u8 value, Deck deck) {
  const auto write = [&out](std::string_view word) { wire::write_text(out, word); };
  switch (part) {
    case Part::None: return;
    case Part::Number:
    case Part::SeatNumber: return wire::write_number(out, value);
    case Part::SignedNumber: return wire::write_number(out, static_cast<i8>(value));
    case Part::Flag: return wire::write_json(out, value != 0);
    case Part::Field: return wire::write_number(out, kFieldMaximum[value]);
    case Part::Season: return write(name_of(static_cast<Season>(value)));
    case Part::Worker: return write(name_of(static_cast<Worker>(value)));
    case Part::Place: return write(target_name(value));
    case Part::BoardAction: return write(kActionNames[value].id);
    case Part::Token: return write(kPositionNames[value - 1u]);
    case Part::Deck: return write(name_of(static_cast<Deck>(value)));
    case Part::KindOfCard:
      if (deck == Deck::Vine) return write_part(out, Part::Vine, value, deck);
      return write(card_name(deck, value));
    case Part::AnyCard: return write(card_name(deck, value));
    case Part::VineCard: return write(card_name(Deck::Vine, value));
    case Part::Vine: return write(facts(static_cast<Vine>(value)).id);
    case Part::Order: return write(order_name(value));
    case Part::Visitor: return write(facts(static_cast<Visitor>(value)).id);
    case Part::Grape: return write(name_of(static_cast<Grape>(value)));
    case Part::Wine: return write(name_of(static_cast<Wine>(value)));
    case Part::Structure: return write(name_of(static_cast<Structure>(value)));
    case Part::MamaOrNone:
      if (value != kNoMama) return write(mama_name(value));
      out += "null";
      return;
    case Part::Mama: return write(mama_name(value));
    case Part::Papa: return write(papa_name(value));
    case Part::CardOfAutoma: return write(automa_card_name(value));
    case Part::StructureCard: return write(card_name(Deck::Structure, value));
    case Part::BuildingPlace: return write(kPlaceNames[value]);
    case Part::Region: return write(kRegionNames[value]);
  }
}

std::string field_type(const NamedPart& part) {
  if (part.part == Part::None) return {};
  const std::string_view colon = part.part == Part::Token ? "?: " : ": ";
  return "; " + std::string(part.name) + std::string(colon) + std::string(type_of(part.part));
}

}  // namespace vendemmia
