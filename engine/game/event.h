// What happened, for anyone who watches. The rules do not know who that is.
#pragma once

#include "engine/catalog/ids.h"

namespace vendemmia {

enum class EventKind : u8 {
  GameBegan,      // seat: first player
  ParentsChosen,  // a: mama, b: papa
  PapaTaken,      // a: 1 gift, 0 lira
  YearBegan,      // a, b: year low, high
  SeasonBegan,    // a: Season
  RowTaken,       // a: row
  Passed,
  Placed,           // a: Worker, b: Target
  PlannedAction,    // b: Target; its action happens now
  PlanLapsed,       // b: Target
  WorkerMoved,      // a: from Target, b: to Target
  LiraChanged,      // a: amount, b: 1 when paid
  VpChanged,        // a: amount, b: 1 when lost
  ResidualChanged,  // a: new position
  Drew,             // a: Deck, b: card (hidden)
  DeckEmpty,        // a: Deck; a draw gave nothing
  Reshuffled,       // a: Deck
  Discarded,        // a: Deck, b: card
  Gave,             // a: Deck, b: card (hidden), c: to seat
  TookFromPile,     // a: Deck, b: card
  Revealed,         // a: Deck, b: card
  Kept,             // a: Deck, b: card
  Played,           // a: Visitor
  VisitorDone,      // a: Visitor
  Offered,          // a: how many cards
  Planted,          // a: card, b: field
  Uprooted,         // a: card, b: field
  Switched,         // a: card, b: field it came from, c: other card, d: field that one came from
  FieldSold,        // a: field
  FieldBought,      // a: field
  Harvested,        // a: field
  GrapePlaced,      // a: Grape, b: value
  GrapeLost,        // a: Grape
  GrapeUsed,        // a: Grape, b: value
  WineMade,         // a: Wine, b: value
  WineUsed,         // a: Wine, b: value
  WineAged,         // a: Wine, b: new value
  Aged,             // the cellar as a whole; a: 1 at the year's end
  OrderFilled,      // a: order
  Built,            // a: Structure
  Trained,          // a: 1 when usable at once, b: Worker
  Retrieved,        // a: Worker, b: Target
  TemporaryWorker,
  FirstPlayerMoved,  // seat: new first player
  AutomaDrew,        // a: card
  AutomaReshuffled,
  AutomaPlaced,      // b: Target
  AutomaVp,          // a: the marker, a signed byte
  TokenTaken,        // a: row
  TokenSpent,
  StarPlaced,        // a: Region
  StarMoved,         // a: from Region, b: to Region
  CardBuilt,         // a: StructureCard, b: place
  CardDestroyed,     // a: StructureCard, b: place
  GrapesAged,        // the whole crush pad
  RegionScored,      // a: Region, b: VP
  SpecialsRevealed,  // a: Worker, b: Worker
  TollPaid,          // a: lira, c: to seat
  Bumped,            // a: Worker, b: Target, c: by seat
  GameEnded,
  Forced,  // the engine answered for the seat; only that seat is told
};

struct Event {
  EventKind kind;
  Seat seat;
  u8 a = 0;
  u8 b = 0;
  u8 c = 0;
  u8 d = 0;
  // Which seats may see the card `b` (for Drew and Gave) or the event at all (Forced).
  u8 seen_by = 0xFF;
};

// A sink for events. Events::none() costs one comparison per event.
class Events {
 public:
  using Sink = void (*)(void* context, const Event&);
  static Events none() { return {}; }
  Events() = default;
  Events(Sink sink, void* context) : sink_(sink), context_(context) {}

  void tell(const Event& event) const {
    const auto& [kind, seat, a, b, c, d, seen_by] = event;
    if (sink_ != nullptr) pass_on(kind, seat, a, b, c, d, seen_by);
  }

 private:
  // Apart from the rules, since most games are played without anybody listening. Field by field: an event that is passed as a
  // whole is written to memory before anybody knows whether it is wanted.
  [[gnu::cold, gnu::noinline]] void pass_on(EventKind kind, Seat seat, u8 a, u8 b, u8 c, u8 d,
                                            u8 seen_by) const {
    sink_(context_, {kind, seat, a, b, c, d, seen_by});
  }

  Sink sink_ = nullptr;
  void* context_ = nullptr;
};

}  // namespace vendemmia
