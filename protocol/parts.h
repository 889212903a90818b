// The numbers of answers and events: what each one means, and so how it is written and what its TypeScript type is.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/catalog/ids.h"

namespace vendemmia {

enum class Part : u8 {
  None,
  Number,
  SignedNumber,
  Flag,
  SeatNumber,
  Field,
  Season,
  Worker,
  Place,
  BoardAction,
  Token,  // whose bonus a token buys, a position; left out when there is none
  Deck,
  AnyCard,     // of the deck that is named before it; it may be hidden
  KindOfCard,  // the same, but a vine by its kind
  VineCard,
  Vine,
  Order,
  Visitor,
  Grape,
  Wine,
  Structure,
  Mama,
  MamaOrNone,
  Papa,
  CardOfAutoma,
  StructureCard,
  BuildingPlace,
  Region,
};

struct NamedPart {
  std::string_view name;
  Part part = Part::None;
};

// How answers or events of one kind are written.
template <class Kind>
struct Form {
  Kind kind;
  std::string_view name;
  std::array<NamedPart, 4> parts{};
};

template <class Kind, std::size_t N>
constexpr bool in_order_of_kinds(const Form<Kind> (&forms)[N], Kind last) {
  for (std::size_t i = 0; i < N; ++i) {
    if (forms[i].kind != static_cast<Kind>(i)) return false;
  }
  return N == static_cast<std::size_t>(last) + 1;
}

// `deck` is the one that a card belongs to. Precondition: neither Part::None nor a token that is left out.
void write_part(std::string& out, Part part, u8 value, Deck deck);
// "; name: Type", or nothing for Part::None.
std::string field_type(const NamedPart& part);

}  // namespace vendemmia
