// The text form of actions: written and parsed from one table, so that the two cannot disagree.
#include <array>
#include <vector>

#include "engine/catalog/boards.h"
#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "engine/core/text.h"
#include "engine/game/action.h"
#include "engine/game/action_verb.h"
#include "engine/game/state.h"

namespace vendemmia {
namespace {

// What a field of an action means, and so how it is written.
enum class Part : u8 {
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
  Seat,
  ActionId,
  Mama,
  Papa,
  Card,
  Grapes,
  Token,
  Bonus,
  Region,
  StructureCard,
  Place,
};

struct Form {
  ActionKind kind;
  std::string_view verb;
  std::array<Part, 4> parts;
  u8 count;
};

// clang-format off
constexpr Form kForms[] = {
    {ActionKind::Place, "place", {Part::Worker, Part::Target, Part::Token, Part::Bonus}, 4},
    {ActionKind::Yes, "yes", {}, 0},
    {ActionKind::No, "no", {}, 0},
    {ActionKind::BonusFirst, "bonus first", {}, 0},
    {ActionKind::ActionFirst, "action first", {}, 0},
    {ActionKind::Option, "option", {Part::Number}, 1},
    {ActionKind::Row, "row", {Part::Number}, 1},
    {ActionKind::NameDeck, "deck", {Part::Deck}, 1},
    {ActionKind::Play, "play", {Part::Visitor}, 1},
    {ActionKind::Plant, "plant", {Part::Vine, Part::Field}, 2},
    {ActionKind::Uproot, "uproot", {Part::Vine, Part::Field}, 2},
    {ActionKind::Switch, "switch", {Part::Vine, Part::Field, Part::Vine, Part::Field}, 4},
    {ActionKind::SellGrape, "sell grape", {Part::Grape, Part::Number}, 2},
    {ActionKind::SellField, "sell", {Part::Field}, 1},
    {ActionKind::BuyField, "buy", {Part::Field}, 1},
    {ActionKind::Harvest, "harvest", {Part::Field}, 1},
    {ActionKind::TakeGrape, "take grape", {Part::Grape}, 1},
    {ActionKind::DiscardGrape, "discard grape", {Part::Grape, Part::Number}, 2},
    {ActionKind::MakeWine, "make", {Part::Wine, Part::Grapes}, 2},
    {ActionKind::DiscardWine, "discard wine", {Part::Wine, Part::Number}, 2},
    {ActionKind::AgeWine, "age", {Part::Wine, Part::Number}, 2},
    {ActionKind::FillOrder, "fill", {Part::Order}, 1},
    {ActionKind::UseWine, "use", {Part::Wine, Part::Number}, 2},
    {ActionKind::Build, "build", {Part::Structure}, 1},
    {ActionKind::Discard, "discard", {Part::Deck, Part::Card}, 2},
    {ActionKind::Give, "give", {Part::Deck, Part::Card}, 2},
    {ActionKind::Offer, "offer", {Part::Number}, 1},
    {ActionKind::Keep, "keep", {Part::Deck}, 1},
    {ActionKind::TakePile, "take pile", {Part::Deck}, 1},
    {ActionKind::Opponent, "opponent", {Part::Seat}, 1},
    {ActionKind::Train, "train", {}, 0},
    {ActionKind::TrainSpecial, "train special", {Part::Worker}, 1},
    {ActionKind::Rob, "rob", {Part::Seat, Part::Deck}, 2},
    {ActionKind::RetrieveGrande, "retrieve grande", {}, 0},
    {ActionKind::Retrieve, "retrieve", {Part::Worker, Part::Target}, 2},
    {ActionKind::TakeAction, "take", {Part::ActionId}, 1},
    {ActionKind::Mama, "mama", {Part::Mama}, 1},
    {ActionKind::Papa, "papa", {Part::Papa}, 1},
    {ActionKind::PapaGift, "papa gift", {}, 0},
    {ActionKind::PapaLira, "papa lira", {}, 0},
    {ActionKind::BuildCard, "build card", {Part::StructureCard, Part::Place}, 2},
    {ActionKind::Destroy, "destroy", {Part::Place}, 1},
    {ActionKind::Residual, "residual", {Part::StructureCard}, 1},
    {ActionKind::Star, "star", {Part::Region}, 1},
    {ActionKind::MoveStar, "move star", {Part::Region, Part::Region}, 2},
    {ActionKind::SellWine, "sell wine", {Part::Wine, Part::Number}, 2},
    {ActionKind::Draft, "draft", {Part::StructureCard}, 1},
    {ActionKind::Done, "done", {}, 0},
    {ActionKind::Pass, "pass", {}, 0},
};
// clang-format on
static_assert(sizeof(kForms) / sizeof(kForms[0]) == kActionKinds);

void add_target(std::string& out, Target target) {
  if (target == kCart) return void(out += "cart");
  if (target == kYoke) return void(out += "yoke");
  if (target == kDestroySpace) return void(out += "destroy");
  if (is_building(target)) return void((out += "structure.") += kPlaceNames[place_of(target)]);
  const ActionId action = action_of(target);
  if (action >= kMaxActions) return void(out += "nowhere");
  out += kActionNames[action].id;
  out += '.';
  out += is_art(target) ? std::string_view("art") : kPositionNames[target % kSpacesPerAction];
}

constexpr std::string_view kUnknown = "unknown";

template <class Names>
std::string_view named(const Names& names, unsigned index) {
  return index < names.size() ? std::string_view(names[index]) : kUnknown;
}
template <class Facts>
std::string_view id_of(const Facts& facts, unsigned index, unsigned count) {
  return index < count ? std::string_view(facts[index].id) : kUnknown;
}

void add_card(std::string& out, Deck deck, unsigned card) {
  switch (deck) {
    case Deck::Vine: out += id_of(kVines, card, kVineKinds); return;
    case Deck::Order: out += card < kOrders ? order_name(card) : std::string(kUnknown); return;
    case Deck::Summer:
    case Deck::Winter:
      out += card < visitors_in(deck) ? std::string_view(facts(visitor_of(deck, static_cast<Card>(card))).id)
                                      : kUnknown;
      return;
    case Deck::Structure: out += id_of(kStructureCardFacts, card, kStructureCardCount); return;
  }
  out += kUnknown;
}

void add_number(std::string& out, std::string_view before, unsigned value) {
  out += before;
  out += std::to_string(value);
}

// Appends it; nothing for a token or a bonus that is not there.
void add_part(std::string& out, Part part, const Action& action, unsigned index) {
  const std::array<u8, 4> fields{action.a, action.b, action.c, action.d};
  const unsigned value = fields[index];
  switch (part) {
    case Part::Worker: out += named(kWorkerNames, value); return;
    case Part::Target: add_target(out, static_cast<Target>(value)); return;
    case Part::Number:
    case Part::Seat: add_number(out, "", value); return;
    case Part::Deck: out += named(kDeckNames, value); return;
    case Part::Visitor:
      out += value < kVisitors ? std::string_view(facts(static_cast<Visitor>(value)).id) : kUnknown;
      return;
    case Part::Vine: out += id_of(kVines, value, kVineKinds); return;
    case Part::Field: out += named(kFieldNames, value); return;
    case Part::Grape: out += named(kGrapeNames, value); return;
    case Part::Wine: out += named(kWineNames, value); return;
    case Part::Structure: out += id_of(kStructureFacts, value, kStructures); return;
    case Part::Order: add_card(out, Deck::Order, value); return;
    case Part::ActionId: out += id_of(kActionNames, value, kMaxActions); return;
    case Part::Mama: out += id_of(kMamaFacts, value, kMamas); return;
    case Part::Papa: out += id_of(kPapaFacts, value, kPapas); return;
    case Part::Card: add_card(out, static_cast<Deck>(action.a), value); return;
    case Part::Grapes:
      out += "from";
      if (action.b != 0) add_number(out, " red ", action.b);
      if (action.c != 0) add_number(out, " red ", action.c);
      if (action.d != 0) add_number(out, " white ", action.d);
      return;
    case Part::StructureCard: add_card(out, Deck::Structure, value); return;
    case Part::Place: out += named(kPlaceNames, value); return;
    case Part::Region: out += named(kRegionNames, value); return;
    case Part::Token:
    case Part::Bonus:
      if (value == 0) return;
      out += part == Part::Token ? "token " : "bonus ";
      out += named(kPositionNames, value - 1);
      return;
  }
  out += kUnknown;
}

// --- Parsing ------------------------------------------------------------------------------------------------

using Words = std::vector<std::string_view>;

// The value whose text is the word, if there is one below `limit`.
std::optional<u8> look_up(Part part, std::string_view word, unsigned limit, Action with = {},
                          unsigned index = 0) {
  std::string text;
  for (unsigned value = 0; value < limit; ++value) {
    Action probe = with;
    (index == 0 ? probe.a : index == 1 ? probe.b : index == 2 ? probe.c : probe.d) = static_cast<u8>(value);
    text.clear();
    add_part(text, part, probe, index);
    if (text == word && text != kUnknown && text != "nowhere") return static_cast<u8>(value);
  }
  return std::nullopt;
}

unsigned limit_of(Part part) {
  switch (part) {
    case Part::Target: return kTargets;
    case Part::Visitor: return kVisitors;
    default: return 64;
  }
}

// "from red 4 red 2 white 3"; each part at most as often as a wine takes it.
bool parse_grapes(const Words& words, std::size_t at, Action& action) {
  if (at >= words.size() || words[at] != "from") return false;
  ++at;
  while (at + 1 < words.size()) {
    const auto value = number_in<u8>(words[at + 1]);
    if (!value || *value == 0 || *value > 9) return false;
    if (words[at] == "red" && action.d == 0 && action.c == 0) {
      (action.b == 0 ? action.b : action.c) = *value;
    } else if (words[at] == "white" && action.d == 0) {
      action.d = *value;
    } else {
      return false;
    }
    at += 2;
  }
  return at == words.size();
}

// "token middle", "bonus right", both or nothing at all.
bool parse_extras(const Words& words, std::size_t at, Action& action) {
  for (; at != words.size(); at += 2) {
    if (at + 1 >= words.size()) return false;
    const bool token = words[at] == "token" && action.c == 0 && action.d == 0;
    if (!token && (words[at] != "bonus" || action.d != 0)) return false;
    u8& extra = token ? action.c : action.d;
    for (unsigned i = 0; i < kSpacesPerAction; ++i) {
      if (words[at + 1] == kPositionNames[i]) extra = static_cast<u8>(i + 1);
    }
    if (extra == 0) return false;
  }
  return true;
}

std::optional<Action> parse_form(const Form& form, const Words& words, std::size_t at) {
  Action action = act(form.kind);
  for (unsigned i = 0; i < form.count; ++i) {
    if (form.parts[i] == Part::Grapes) {
      return parse_grapes(words, at, action) ? std::optional(action) : std::nullopt;
    }
    if (form.parts[i] == Part::Token) {
      return parse_extras(words, at, action) ? std::optional(action) : std::nullopt;
    }
    if (at >= words.size()) return std::nullopt;
    const bool numeric = form.parts[i] == Part::Number || form.parts[i] == Part::Seat;
    const auto value = numeric ? number_in<u8>(words[at])
                               : look_up(form.parts[i], words[at], limit_of(form.parts[i]), action, i);
    if (!value) return std::nullopt;
    (i == 0 ? action.a : i == 1 ? action.b : i == 2 ? action.c : action.d) = *value;
    ++at;
  }
  if (at != words.size() || text_of(action).empty()) return std::nullopt;
  return action;
}

}  // namespace

std::string_view verb_of(ActionKind kind) { return kForms[static_cast<unsigned>(kind)].verb; }

std::string text_of(Action action) {
  std::string text;
  append_text(text, action);
  return text;
}

void append_text(std::string& out, Action action) {
  if (static_cast<unsigned>(action.kind) >= kActionKinds) return;
  const Form& form = kForms[static_cast<unsigned>(action.kind)];
  out += form.verb;
  for (unsigned i = 0; i < form.count; ++i) {
    out += ' ';
    const std::size_t before = out.size();
    add_part(out, form.parts[i], action, i);
    if (out.size() == before) out.pop_back();
  }
}

std::optional<Action> parse_action(std::string_view text) {
  const Words words = words_of(text);
  // The longest verb that fits wins: "discard wine" before "discard".
  for (std::size_t length = 2; length >= 1; --length) {
    if (words.size() < length) continue;
    std::string verb(words[0]);
    if (length == 2) verb.append(" ").append(words[1]);
    for (const Form& form : kForms) {
      if (form.verb != verb) continue;
      if (const auto action = parse_form(form, words, length)) return action;
    }
  }
  return std::nullopt;
}

}  // namespace vendemmia
