#include "protocol/answer.h"

#include <array>

#include "engine/game/action_verb.h"
#include "protocol/parts.h"
#include "protocol/wire/write.h"

namespace vendemmia {
namespace {

// clang-format off
constexpr Form<ActionKind> kAnswerForms[] = {
    {ActionKind::Place, "place", {{{"worker", Part::Worker}, {"space", Part::Place}, {"token", Part::Token}, {"bonus", Part::Token}}}},
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
    {ActionKind::Discard, "discard", {{{"deck", Part::Deck}, {"card", Part::KindOfCard}}}},
    {ActionKind::Give, "give", {{{"deck", Part::Deck}, {"card", Part::KindOfCard}}}},
    {ActionKind::Offer, "offer", {{{"cards", Part::Number}}}},
    {ActionKind::Keep, "keep", {{{"deck", Part::Deck}}}},
    {ActionKind::TakePile, "take_pile", {{{"deck", Part::Deck}}}},
    {ActionKind::Opponent, "opponent", {{{"opponent", Part::Number}}}},
    {ActionKind::Train, "train"},
    {ActionKind::TrainSpecial, "train_special", {{{"worker", Part::Worker}}}},
    {ActionKind::Rob, "rob", {{{"opponent", Part::Number}, {"deck", Part::Deck}}}},
    {ActionKind::RetrieveGrande, "retrieve_grande"},
    {ActionKind::Retrieve, "retrieve", {{{"worker", Part::Worker}, {"space", Part::Place}}}},
    {ActionKind::TakeAction, "take", {{{"action", Part::BoardAction}}}},
    {ActionKind::Mama, "mama", {{{"mama", Part::Mama}}}},
    {ActionKind::Papa, "papa", {{{"papa", Part::Papa}}}},
    {ActionKind::PapaGift, "papa_gift"},
    {ActionKind::PapaLira, "papa_lira"},
    {ActionKind::BuildCard, "build_card", {{{"card", Part::StructureCard}, {"place", Part::BuildingPlace}}}},
    {ActionKind::Destroy, "destroy", {{{"place", Part::BuildingPlace}}}},
    {ActionKind::Residual, "residual", {{{"card", Part::StructureCard}}}},
    {ActionKind::Star, "star", {{{"region", Part::Region}}}},
    {ActionKind::MoveStar, "move_star", {{{"from", Part::Region}, {"to", Part::Region}}}},
    {ActionKind::SellWine, "sell_wine", {{{"wine", Part::Wine}, {"quality", Part::Number}}}},
    {ActionKind::Draft, "draft", {{{"card", Part::StructureCard}}}},
    {ActionKind::Done, "done"},
    {ActionKind::Pass, "pass"},
};
// clang-format on
static_assert(in_order_of_kinds(kAnswerForms, ActionKind::Pass));

const Form<ActionKind>& form_of(ActionKind kind) { return kAnswerForms[static_cast<unsigned>(kind)]; }

}  // namespace

std::string_view answer_kind(ActionKind kind) { return form_of(kind).name; }

std::string AnswerShape::type() {
  std::string type;
  for (const Form<ActionKind>& form : kAnswerForms) {
    type += "\n  | { text: string; kind: \"" + std::string(form.name) + "\"";
    for (const NamedPart& one : form.parts) type += field_type(one);
    type += " }";
  }
  return type;
}

namespace {

std::string form_text(const Form<ActionKind>& form) {
  std::string text(form.name);
  for (const NamedPart& one : form.parts) {
    if (one.part == Part::None) break;
    const bool grapes = form.kind == ActionKind::MakeWine && one.part == Part::Number;
    if (grapes) return text + " grapes*";
    text += ' ' + std::string(one.name);
    if (one.part == Part::Number) text += '#';
    if (one.part == Part::Field) text += '|';
    if (one.part == Part::Token) text += '?';
  }
  return text;
}

}  // namespace

std::string answer_forms() {
  std::string table =
      "/** How the parts of an answer are read out of its text: see protocol/answer.h. */\n"
      "export const answerForms: Record<string, string> = {\n";
  for (const Form<ActionKind>& form : kAnswerForms)
    table += "  \"" + std::string(verb_of(form.kind)) + "\": \"" + form_text(form) + "\",\n";
  return table + "};\n\n";
}

void write_answer_fields(std::string& out, Action action) {
  const Form<ActionKind>& form = form_of(action.kind);
  out += "\"text\":\"";
  append_text(out, action);
  out += "\",\"kind\":";
  wire::write_word(out, form.name);
  const std::array<u8, 4> values{action.a, action.b, action.c, action.d};
  for (unsigned i = 0; i < values.size(); ++i) {
    const NamedPart& one = form.parts[i];
    if (one.part == Part::None || (one.part == Part::Token && values[i] == 0)) continue;
    out += ',';
    wire::write_word(out, one.name);
    out += ':';
    write_part(out, one.part, values[i], static_cast<Deck>(action.a));
  }
}

std::string answer_json(Action action) {
  std::string out;
  WireAnswer{action}.write(out);
  return out;
}

void WireAnswer::write(std::string& out) const {
  out += '{';
  write_answer_fields(out, action);
  out += '}';
}

void AnswerText::write(std::string& out) const {
  out += '"';
  append_text(out, action);
  out += '"';
}

}  // namespace vendemmia
