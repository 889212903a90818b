// An answer to a question: a meaning, not an index. Eight bytes, ordered, with a text form.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/catalog/ids.h"
#include "engine/core/fixed_vector.h"

namespace vendemmia {

enum class ActionKind : u8 {
  Place,  // a: Worker, b: Target, c: space of the action whose bonus a token buys, + 1, d: the one whose
          // bonus the Farmer takes, + 1
  Yes,
  No,
  BonusFirst,
  ActionFirst,
  Option,        // a: which, from 1, in the order of the card
  Row,           // a: row of the wake-up chart
  NameDeck,      // a: Deck
  Play,          // a: Visitor
  Plant,         // a: Vine, b: field
  Uproot,        // a: Vine, b: field
  Switch,        // a: Vine, b: field, c: Vine, d: field
  SellGrape,     // a: Grape, b: value
  SellField,     // a: field
  BuyField,      // a: field
  Harvest,       // a: field
  TakeGrape,     // a: Grape
  DiscardGrape,  // a: Grape, b: value
  MakeWine,      // a: Wine, b: red value, c: second red value, d: white value; 0 where unused
  DiscardWine,   // a: Wine, b: value
  AgeWine,       // a: Wine, b: value
  FillOrder,     // a: order
  UseWine,       // a: Wine, b: value
  Build,         // a: Structure
  Discard,       // a: Deck, b: card (a vine by its kind)
  Give,          // a: Deck, b: card (a vine by its kind)
  Offer,         // a: how many cards
  Keep,          // a: Deck
  TakePile,      // a: Deck
  Opponent,      // a: Seat
  Train,
  TrainSpecial,  // a: Worker
  Rob,           // a: Seat, b: Deck
  RetrieveGrande,
  Retrieve,    // a: Worker, b: Target
  TakeAction,  // a: ActionId
  Mama,        // a: mama
  Papa,        // a: papa
  PapaGift,
  PapaLira,
  BuildCard,  // a: StructureCard, b: place
  Destroy,    // a: place
  Residual,   // a: StructureCard
  Star,       // a: Region
  MoveStar,   // a: Region, b: Region
  SellWine,   // a: Wine, b: value
  Draft,      // a: StructureCard
  Done,       // no more of an "up to"; also: decline an optional effect
  Pass,       // out of the season
};
inline constexpr unsigned kActionKinds = static_cast<unsigned>(ActionKind::Pass) + 1;

struct Action {  // no initialisers: a list of 512 costs nothing to make
  ActionKind kind;
  u8 a;
  u8 b;
  u8 c;
  u8 d;
  std::array<u8, 3> unused;

  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

// Room for the longest list of answers: making wine from a full crush pad has 9 + 9 + 81 + 324.
using ActionList = FixedVector<Action, 512>;

// The text form: stable, unique, independent of the position. `place grande plant_vine.middle`.
std::string text_of(Action action);
void append_text(std::string& out, Action action);
// Empty when the text is not an action. parse_action(text_of(a)) == a.
std::optional<Action> parse_action(std::string_view text);

// Constructors that read well.
template <class A = u8, class B = u8, class C = u8, class D = u8>
constexpr Action act(ActionKind kind, A a = {}, B b = {}, C c = {}, D d = {}) {
  if (std::endian::native == std::endian::little && !std::is_constant_evaluated()) {
    // One store instead of eight. By memcpy: g++ keeps what it casts (std::bit_cast) in memory, once for every function that it
    // is handed through.
    const u64 word = static_cast<u64>(kind) | static_cast<u64>(static_cast<u8>(a)) << 8 |
                     static_cast<u64>(static_cast<u8>(b)) << 16 | static_cast<u64>(static_cast<u8>(c)) << 24 |
                     static_cast<u64>(static_cast<u8>(d)) << 32;
    Action action;
    std::memcpy(&action, &word, sizeof action);
    return action;
  }
  return {kind, static_cast<u8>(a), static_cast<u8>(b), static_cast<u8>(c), static_cast<u8>(d), {}};
}

}  // namespace vendemmia
