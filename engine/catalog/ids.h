// The names of everything in the box. A card is a number inside its deck; the tables beside this file
// say what the number means.
#pragma once

#include "engine/core/bits.h"

namespace vendemmia {

// A player's place at the table; seats run clockwise.
using Seat = u8;
inline constexpr Seat kNoSeat = 0xF;
inline constexpr unsigned kMaxPlayers = 6;

// The decks that players draw from. The structure deck belongs to the Tuscany modules.
enum class Deck : u8 { Vine, Summer, Order, Winter, Structure };
inline constexpr unsigned kDecks = 5;
using DeckSet = u8;
constexpr DeckSet decks(Deck a) { return static_cast<DeckSet>(bit(static_cast<unsigned>(a))); }
template <class... More>
constexpr DeckSet decks(Deck a, More... more) {
  return static_cast<DeckSet>(decks(a) | decks(more...));
}
inline constexpr DeckSet kVisitorDecks = decks(Deck::Summer, Deck::Winter);
inline constexpr DeckSet kAnyDeck = 0x1F;  // structure cards are hand cards like the others

// A card as its number inside its deck; a set of cards of one deck is a word.
using Card = u8;
using CardSet = u64;
// Stands for a card whose face is not known: it can be held and discarded but never played.
inline constexpr Card kUnknownCard = 63;

enum class Season : u8 { Spring, Summer, Fall, Winter };

enum class Vine : u8 {
  Sangiovese,
  Malvasia,
  Pinot,
  Syrah,
  Trebbiano,
  Merlot,
  SauvignonBlanc,
  CabernetSauvignon,
  Chardonnay,
};
inline constexpr unsigned kVineKinds = 9;
inline constexpr unsigned kVineCards = 42;

enum class Structure : u8 {
  Trellis,
  Irrigation,
  Yoke,
  Windmill,
  Cottage,
  TastingRoom,
  MediumCellar,
  LargeCellar,
};
inline constexpr unsigned kStructures = 8;
using StructureSet = u8;
constexpr StructureSet structures(Structure a) {
  return static_cast<StructureSet>(bit(static_cast<unsigned>(a)));
}
constexpr StructureSet structures(Structure a, Structure b) {
  return static_cast<StructureSet>(structures(a) | structures(b));
}

enum class Grape : u8 { Red, White };
enum class Wine : u8 { Red, White, Blush, Sparkling };
inline constexpr unsigned kWineTypes = 4;

// The kinds of worker. The grey temporary worker is a regular one in every respect and has no
// name of its own here.
enum class Worker : u8 {
  Regular,
  Grande,
  // Special workers (special_workers.h).
  Farmer,
  Mafioso,
  Merchant,
  Chef,
  Innkeeper,
  Professore,
  Soldato,
  Politico,
  Oracle,
  Traveler,
  Messenger,
};
inline constexpr unsigned kWorkerKinds = static_cast<unsigned>(Worker::Messenger) + 1;

inline constexpr unsigned kFields = 3;

// Boards that differ by more than the number of players.
enum class BoardId : u8 { Base, BaseMiddleSpaces, BaseLongHarvest, Extended, ExtendedWithStructures };
inline constexpr unsigned kBoardCount = 5;

// The regions of the influence map. Lucca is only on the side with structure cards.
enum class Region : u8 { Pisa, Firenze, Livorno, Siena, Arezzo, Grosseto, Lucca };
inline constexpr unsigned kRegions = 7;
inline constexpr unsigned kStars = 6;  // of each player

inline constexpr unsigned kStructureCardCount = 36;
// Where structure cards stand: two spaces of the construction mat, then the fields 5, 6 and 7.
inline constexpr unsigned kBuildingPlaces = 5;
inline constexpr unsigned kMatPlaces = 2;

// What Tuscany adds, each by itself or with the others.
using Modules = u8;
inline constexpr Modules kExtendedBoard = 1;
inline constexpr Modules kSpecialWorkers = 2;
inline constexpr Modules kStructureCards = 4;
inline constexpr unsigned kModules = 3;
inline constexpr Modules kAllModules = (1u << kModules) - 1u;

inline constexpr unsigned kOrders = 36;
inline constexpr unsigned kMamas = 18;
inline constexpr unsigned kPapas = 18;

// Summer visitors first; a visitor's number inside its deck is its number here, less kSummerCards in winter.
enum class Visitor : u8 {
  // Summer
  Agriculturist,
  Architect,
  Artisan,
  Auctioneer,
  Banker,
  Blacksmith,
  Broker,
  Buyer,
  Contractor,
  Cultivator,
  Entertainer,
  Grower,
  Handyman,
  Homesteader,
  Horticulturist,
  Importer,
  Landscaper,
  Negotiator,
  NoviceGuide,
  Organizer,
  Overseer,
  Patron,
  Peddler,
  Planner,
  Planter,
  Producer,
  Sharecropper,
  Sponsor,
  Stonemason,
  Surveyor,
  Swindler,
  TourGuide,
  UncertifiedArchitect,
  UncertifiedBroker,
  Vendor,
  VolunteerCrew,
  WeddingParty,
  WineCritic,
  // Winter
  Assessor,
  Benefactor,
  Bottler,
  Caravan,
  Craftsman,
  CrushExpert,
  Crusher,
  Designer,
  Exporter,
  Governess,
  Governor,
  GuestSpeaker,
  HarvestExpert,
  Harvester,
  Innkeeper,
  JackOfAllTrades,
  Judge,
  Laborer,
  Manager,
  Marketer,
  MasterVintner,
  Mentor,
  Merchant,
  Motivator,
  Noble,
  Oenologist,
  Politician,
  Professor,
  Promoter,
  Queen,
  Reaper,
  Scholar,
  Supervisor,
  Taster,
  Teacher,
  UncertifiedOenologist,
  UncertifiedTeacher,
  Zymologist,
};
inline constexpr unsigned kVisitors = static_cast<unsigned>(Visitor::Zymologist) + 1;
inline constexpr unsigned kSummerCards = static_cast<unsigned>(Visitor::WineCritic) + 1;
inline constexpr unsigned kWinterCards = kVisitors - kSummerCards;

// Precondition: a deck of visitors.
constexpr unsigned visitors_in(Deck deck) { return deck == Deck::Winter ? kWinterCards : kSummerCards; }
constexpr Visitor visitor_of(Deck deck, Card card) {
  return static_cast<Visitor>(deck == Deck::Winter ? card + kSummerCards : card);
}
constexpr Deck deck_of(Visitor visitor) {
  return static_cast<unsigned>(visitor) < kSummerCards ? Deck::Summer : Deck::Winter;
}
constexpr Card card_of(Visitor visitor) {
  const auto number = static_cast<unsigned>(visitor);
  return static_cast<Card>(number < kSummerCards ? number : number - kSummerCards);
}

}  // namespace vendemmia
