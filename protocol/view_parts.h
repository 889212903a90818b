// Lists and tables of a view, kept as the engine has them: sets of bits, small arrays. A view is made in a moment and
// compared in another; words are looked up only for what is written.
#pragma once

#include <array>

#include "engine/core/bits.h"
#include "engine/game/state.h"
#include "protocol/names.h"
#include "protocol/wire/names.h"

namespace vendemmia {

// The members of a set, by the numbers of their words.
template <class Kind>
struct WordSet {
  using Element = wire::Name<Kind>;
  using Item = std::string_view;
  u16 bits = 0;

  void each(auto&& visit) const {
    for (const unsigned one : Members(bits)) visit(std::string_view(Kind::values()[one]));
  }
  friend bool operator==(const WordSet&, const WordSet&) = default;
};

// Bit v: the value v.
struct Values {
  using Element = u8;
  using Item = u8;
  u16 bits = 0;

  void each(auto&& visit) const {
    for (const unsigned value : Members(bits)) visit(static_cast<u8>(value));
  }
  friend bool operator==(const Values&, const Values&) = default;
};
template <class Kind, std::size_t N>
struct ValuesBy {
  using Key = wire::Name<Kind>;
  using Value = Values;
  static constexpr bool kFull = true;
  std::array<u16, N> bits{};

  void each(auto&& visit) const {
    for (std::size_t i = 0; i < N; ++i) visit(std::string_view(Kind::values()[i]), Values{bits[i]});
  }
  friend bool operator==(const ValuesBy&, const ValuesBy&) = default;
};

// Cards of one deck: a set, or a row in order.
struct CardsOfDeck {
  using Element = std::string;
  using Item = std::string_view;
  Deck deck{};
  CardSet cards{};

  void each(auto&& visit) const {
    for (const unsigned card : Members(cards & ~bit(kUnknownCard)))
      visit(card_word(deck, static_cast<Card>(card)));
  }
  friend bool operator==(const CardsOfDeck&, const CardsOfDeck&) = default;
};
struct CardRow {
  using Element = std::string;
  using Item = std::string_view;
  Deck deck{};
  u8 size = 0;
  std::array<Card, Pile::kRoom> cards{};  // beyond `size` always 0

  void push_back(Card card) { cards[size++] = card; }
  void each(auto&& visit) const {
    for (unsigned i = 0; i < size; ++i) visit(card_word(deck, cards[i]));
  }
  friend bool operator==(const CardRow&, const CardRow&) = default;
};
struct AutomaRow {
  using Element = wire::AutomaCardId;
  using Item = std::string_view;
  u8 size = 0;
  std::array<Card, kAutomaCards> cards{};

  void push_back(Card card) { cards[size++] = card; }
  void each(auto&& visit) const {
    for (unsigned i = 0; i < size; ++i) visit(std::string_view(wire::AutomaCards::values()[cards[i]]));
  }
  friend bool operator==(const AutomaRow&, const AutomaRow&) = default;
};

// Only decks that have a card in the sets.
struct CardsByDeck {
  using Key = wire::DeckName;
  using Value = CardsOfDeck;
  static constexpr bool kFull = false;
  std::array<CardSet, kDecks> sets{};

  void each(auto&& visit) const {
    for (unsigned i = 0; i < kDecks; ++i) {
      const auto deck = static_cast<Deck>(i);
      if ((sets[i] & ~bit(kUnknownCard)) != 0) visit(name_of(deck), CardsOfDeck{deck, sets[i]});
    }
  }
  friend bool operator==(const CardsByDeck&, const CardsByDeck&) = default;
};
template <class T>
struct ByDeck {
  using Key = wire::DeckName;
  using Value = T;
  static constexpr bool kFull = true;
  std::array<T, kDecks> values{};

  void each(auto&& visit) const {
    for (unsigned i = 0; i < kDecks; ++i) visit(name_of(static_cast<Deck>(i)), values[i]);
  }
  friend bool operator==(const ByDeck&, const ByDeck&) = default;
};
using CountsByDeck = ByDeck<u8>;

inline std::string_view space_word(Target target) { return wire::Spaces::values()[target]; }

struct OccupantView {
  wire::Nullable<Seat> seat;  // null: the Automa
  wire::Word<wire::Workers> worker;

  static constexpr auto record() {
    return wire::fields("OccupantView", wire::field("seat", &OccupantView::seat),
                        wire::field("worker", &OccupantView::worker));
  }
  friend bool operator==(const OccupantView&, const OccupantView&) = default;
};
// Spaces where somebody stands.
struct Occupants {
  using Key = wire::SpaceName;
  using Value = OccupantView;
  static constexpr bool kFull = false;
  std::array<Occupant, kArt> spaces{};

  void each(auto&& visit) const {
    for (unsigned space = 0; space < kArt; ++space) {
      if (spaces[space] == 0) continue;
      OccupantView view{{}, worker_of(spaces[space])};
      if (seat_of(spaces[space]) != kAutoma) view.seat.emplace(seat_of(spaces[space]));
      visit(space_word(static_cast<Target>(space)), view);
    }
  }
  friend bool operator==(const Occupants&, const Occupants&) = default;
};

// Special workers that somebody owns, and where they are.
struct SpecialWorkers {
  using Key = wire::WorkerName;
  using Value = wire::Word<wire::SpecialPlaces>;
  static constexpr bool kFull = false;
  std::array<Worker, kSpecialsInGame> kinds{};
  std::array<Target, kSpecialsInGame> places{};

  void each(auto&& visit) const {
    for (unsigned i = 0; i < kSpecialsInGame; ++i) {
      const Target at = places[i];
      if (at == kNotOwned) continue;
      const unsigned place = at == kNowhere ? kTargets : at == kInTraining ? kTargets + 1u : at;
      visit(name_of(kinds[i]), Value(place));
    }
  }
  friend bool operator==(const SpecialWorkers&, const SpecialWorkers&) = default;
};

// As Player::on_art: for each action of the board.
struct WorkersOnArt {
  using Key = wire::SpaceName;
  using Value = u8;
  static constexpr bool kFull = false;
  decltype(Player::on_art) counts{};

  void each(auto&& visit) const {
    for (unsigned action = 0; action < kMaxActions; ++action) {
      const u8 count = counts[action];
      if (count != 0) visit(space_word(art_of(static_cast<ActionId>(action))), count);
    }
  }
  friend bool operator==(const WorkersOnArt&, const WorkersOnArt&) = default;
};

// Places of the construction mat as spaces, and the one to destroy.
struct BuildingSpaces {
  using Element = wire::SpaceName;
  using Item = std::string_view;
  u8 places = 0;

  void each(auto&& visit) const {
    for (const unsigned place : Members(places))
      visit(space_word(place == kDestroyPlace ? kDestroySpace : static_cast<Target>(kBuildings + place)));
  }
  friend bool operator==(const BuildingSpaces&, const BuildingSpaces&) = default;
};
// Structure cards that stand somewhere.
struct Buildings {
  using Key = wire::BuildingPlaceName;
  using Value = wire::Word<wire::StructureCards>;
  static constexpr bool kFull = false;
  std::array<u8, kBuildingPlaces> cards{};  // + 1

  void each(auto&& visit) const {
    for (unsigned place = 0; place < kBuildingPlaces; ++place) {
      if (cards[place] != 0)
        visit(std::string_view(wire::BuildingPlaces::values()[place]), Value(cards[place] - 1u));
    }
  }
  friend bool operator==(const Buildings&, const Buildings&) = default;
};

struct Stars {
  using Key = wire::RegionId;
  using Value = u8;
  static constexpr bool kFull = false;
  u8 regions = 0;  // of the board, a set
  std::array<u8, kRegions> counts{};

  void each(auto&& visit) const {
    for (const unsigned region : Members(regions))
      visit(std::string_view(wire::Regions::values()[region]), counts[region]);
  }
  friend bool operator==(const Stars&, const Stars&) = default;
};

}  // namespace vendemmia
