#include "protocol/answer.h"

#include <array>

#include "engine/catalog/names.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/winery.h"
#include "protocol/names.h"
#include "protocol/wire/write.h"

namespace vendemmia {
namespace {

// What a number of an action means, and so how it is written.
enum class Part : u8 {
  None,
  Worker,
  Target,
  Number,
  Deck,
  Visitor,
  Vine,
  Field,
  Grape,
  Wine,
  Structure,
  Order,
  Card,  // of the deck that the action names before it; a vine by its kind
  BoardAction,
  Mama,
  Papa,
  Token,  // a position, left out when there is none
};

struct Named {
  std::string_view name;
  Part part = Part::None;
};

struct Form {
  ActionKind kind;
  std::string_view name;
  std::array<Named, 4> parts{};
};

// clang-format off
constexpr Form kForms[] = {
    {ActionKind::Place, "place", {{{"worker", Part::Worker}, {"space", Part::Target}, {"token", Part::Token}}}},
    {ActionKind::Yes, "yes"},
    {ActionKind::No, "no"},
    {ActionKind::BonusFirst, "bonus_first"},
    {ActionKind::ActionFirst, "action_first"},
    {ActionKind::Option, "option", {{{"option", Part::Number}}}},
    {ActionKind::Row, "row", {{{"row", Part::Number}}}},
    {ActionKind::NameDeck, "deck", {{{"deck", Part::Deck}}}},
    {ActionKind::Play, "play", {{{"visitor", Part::Visitor}}}},
    {ActionKind::Plant, "plant", {{{"vine", Part::Vine}, {"field", Part::Field}}}},
    {ActionKind::Uproot, "uproot", {{{"vine", Part::Vine}, {"field", Part::Field}}}},
    {ActionKind::Switch, "switch",
     {{{"vine", Part::Vine}, {"field", Part::Field}, {"with", Part::Vine}, {"with_field", Part::Field}}}},
    {ActionKind::SellGrape, "sell_grape", {{{"grape", Part::Grape}, {"quality", Part::Number}}}},
    {ActionKind::SellField, "sell_field", {{{"field", Part::Field}}}},
    {ActionKind::BuyField, "buy_field", {{{"field", Part::Field}}}},
    {ActionKind::Harvest, "harvest", {{{"field", Part::Field}}}},
    {ActionKind::TakeGrape, "take_grape", {{{"grape", Part::Grape}}}},
    {ActionKind::DiscardGrape, "discard_grape", {{{"grape", Part::Grape}, {"quality", Part::Number}}}},
    {ActionKind::MakeWine, "make",
     {{{"wine", Part::Wine}, {"red", Part::Number}, {"second_red", Part::Number}, {"white", Part::Number}}}},
    {ActionKind::DiscardWine, "discard_wine", {{{"wine", Part::Wine}, {"quality", Part::Number}}}},
    {ActionKind::AgeWine, "age", {{{"wine", Part::Wine}, {"quality", Part::Number}}}},
    {ActionKind::FillOrder, "fill", {{{"order", Part::Order}}}},
    {ActionKind::UseWine, "use", {{{"wine", Part::Wine}, {"quality", Part::Number}}}},
    {ActionKind::Build, "build", {{{"structure", Part::Structure}}}},
    {ActionKind::Discard, "discard", {{{"deck", Part::Deck}, {"card", Part::Card}}}},
    {ActionKind::Give, "give", {{{"deck", Part::Deck}, {"card", Part::Card}}}},
    {ActionKind::Offer, "offer", {{{"cards", Part::Number}}}},
    {ActionKind::Keep, "keep", {{{"deck", Part::Deck}}}},
    {ActionKind::TakePile, "take_pile", {{{"deck", Part::Deck}}}},
    {ActionKind::Opponent, "opponent", {{{"opponent", Part::Number}}}},
    {ActionKind::Train, "train"},
    {ActionKind::RetrieveGrande, "retrieve_grande"},
    {ActionKind::Retrieve, "retrieve", {{{"worker", Part::Worker}, {"space", Part::Target}}}},
    {ActionKind::TakeAction, "take", {{{"action", Part::BoardAction}}}},
    {ActionKind::Mama, "mama", {{{"mama", Part::Mama}}}},
    {ActionKind::Papa, "papa", {{{"papa", Part::Papa}}}},
    {ActionKind::PapaGift, "papa_gift"},
    {ActionKind::PapaLira, "papa_lira"},
    {ActionKind::Done, "done"},
    {ActionKind::Pass, "pass"},
};
// clang-format on
constexpr bool in_order_of_kinds() {
  for (unsigned i = 0; i < std::size(kForms); ++i) {
    if (kForms[i].kind != static_cast<ActionKind>(i)) return false;
  }
  return std::size(kForms) == kActionKinds;
}
static_assert(in_order_of_kinds());

std::string kind_of_card(Deck deck, u8 card) {
  if (deck == Deck::Vine) return std::string(facts(static_cast<Vine>(card)).id);
  return card_name(deck, card);
}

std::string word(Part part, u8 value, Action action) {
  switch (part) {
    case Part::Worker: return std::string(name_of(static_cast<Worker>(value)));
    case Part::Target: return target_name(value);
    case Part::Deck: return std::string(name_of(static_cast<Deck>(value)));
    case Part::Visitor: return std::string(facts(static_cast<Visitor>(value)).id);
    case Part::Vine: return std::string(facts(static_cast<Vine>(value)).id);
    case Part::Grape: return std::string(name_of(static_cast<Grape>(value)));
    case Part::Wine: return std::string(name_of(static_cast<Wine>(value)));
    case Part::Structure: return std::string(name_of(static_cast<Structure>(value)));
    case Part::Order: return order_name(value);
    case Part::Card: return kind_of_card(static_cast<Deck>(action.a), value);
    case Part::BoardAction: return std::string(kBaseBoard.actions[value].id);
    case Part::Mama: return std::string(mama_name(value));
    case Part::Papa: return std::string(papa_name(value));
    case Part::Token: return std::string(kPositionNames[value - 1u]);
    case Part::None:
    case Part::Number:
    case Part::Field: break;
  }
  return {};
}

std::string_view type_of(Part part) {
  switch (part) {
    case Part::None: break;
    case Part::Number:
    case Part::Field: return "number";
    case Part::Worker: return "WorkerName";
    case Part::Target: return "SpaceName";
    case Part::Deck: return "DeckName";
    case Part::Visitor: return "VisitorId";
    case Part::Vine: return "VineId";
    case Part::Grape: return "GrapeName";
    case Part::Wine: return "WineName";
    case Part::Structure: return "StructureId";
    case Part::Order: return "OrderId";
    case Part::Card: return "VisitorId | OrderId | VineId";
    case Part::BoardAction: return "BoardActionId";
    case Part::Mama: return "MamaId";
    case Part::Papa: return "PapaId";
    case Part::Token: return "PositionName";
  }
  return "never";
}

const Form& form_of(ActionKind kind) { return kForms[static_cast<unsigned>(kind)]; }

}  // namespace

std::string_view answer_kind(ActionKind kind) { return form_of(kind).name; }

std::string answer_type() {
  std::string type;
  for (const Form& form : kForms) {
    type += "\n  | { text: string; kind: \"" + std::string(form.name) + "\"";
    for (const Named& one : form.parts) {
      if (one.part == Part::None) continue;
      const std::string_view colon = one.part == Part::Token ? "?: " : ": ";
      type += "; " + std::string(one.name) + std::string(colon) + std::string(type_of(one.part));
    }
    type += " }";
  }
  return type;
}

void write_answer_fields(std::string& out, Action action) {
  const Form& form = form_of(action.kind);
  out += "\"text\":";
  wire::write_text(out, text_of(action));
  out += ",\"kind\":";
  wire::write_text(out, form.name);
  const std::array<u8, 4> values{action.a, action.b, action.c, action.d};
  for (unsigned i = 0; i < values.size(); ++i) {
    const Named& one = form.parts[i];
    if (one.part == Part::None || (one.part == Part::Token && values[i] == 0)) continue;
    out += ',';
    wire::write_text(out, one.name);
    out += ':';
    if (one.part == Part::Number) {
      wire::write_number(out, values[i]);
    } else if (one.part == Part::Field) {
      wire::write_number(out, kFieldMaximum[values[i]]);
    } else {
      wire::write_text(out, word(one.part, values[i], action));
    }
  }
}

std::string answer_json(Action action) {
  std::string out = "{";
  write_answer_fields(out, action);
  return out + "}";
}

}  // namespace vendemmia
