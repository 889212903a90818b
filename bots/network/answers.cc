#include "bots/network/answers.h"

#include <algorithm>

#include "engine/catalog/boards.h"

namespace vendemmia {
namespace {

constexpr unsigned kCardRoom = 42;  // the largest deck, vines as cards
constexpr unsigned kTokenValues = 10;
constexpr unsigned kActionsAndNone = kMaxActions + 1;

// How many values the fields of an answer have; 0: it says nothing, or is told in another way.
struct Room {
  u8 a = 0;
  u8 b = 0;
  u8 c = 0;
  u8 d = 0;
};

constexpr Room room_of(ActionKind kind) {
  switch (kind) {
    case ActionKind::Place: return {kWorkerKinds, kTargets, 4, 4};
    case ActionKind::Option: return {8};
    case ActionKind::Row: return {kRows + 1};
    case ActionKind::NameDeck:
    case ActionKind::Keep:
    case ActionKind::TakePile: return {kDecks};
    case ActionKind::Play: return {kVisitors};
    case ActionKind::Plant:
    case ActionKind::Uproot: return {kVineKinds, kFields};
    case ActionKind::Switch: return {kVineKinds, kFields, kVineKinds, kFields};
    case ActionKind::SellGrape:
    case ActionKind::DiscardGrape: return {2, kTokenValues};
    case ActionKind::TakeGrape: return {2};
    case ActionKind::SellField:
    case ActionKind::BuyField:
    case ActionKind::Harvest: return {kFields};
    case ActionKind::MakeWine: return {kWineTypes, kTokenValues, kTokenValues, kTokenValues};
    case ActionKind::DiscardWine:
    case ActionKind::AgeWine:
    case ActionKind::UseWine:
    case ActionKind::SellWine: return {kWineTypes, kTokenValues};
    case ActionKind::FillOrder: return {kOrders};
    case ActionKind::Build: return {kStructures};
    case ActionKind::Discard:
    case ActionKind::Give: return {kDecks};  // and the card below
    case ActionKind::Offer: return {12};
    case ActionKind::Rob: return {0, kDecks};
    case ActionKind::TrainSpecial: return {kWorkerKinds};
    case ActionKind::Retrieve: return {kWorkerKinds, kTargets};
    case ActionKind::TakeAction: return {kMaxActions};
    case ActionKind::Mama: return {kMamas};
    case ActionKind::Papa: return {kPapas};
    case ActionKind::BuildCard: return {kStructureCardCount, kBuildingPlaces};
    case ActionKind::Destroy: return {kBuildingPlaces};
    case ActionKind::Residual:
    case ActionKind::Draft: return {kStructureCardCount};
    case ActionKind::Star: return {kRegions};
    case ActionKind::MoveStar: return {kRegions, kRegions};
    default: return {};
  }
}

// The first part of each kind: itself, then its fields.
constexpr std::array<u16, kActionKinds + 1> kFirstPart = [] {
  std::array<u16, kActionKinds + 1> first{};
  for (unsigned kind = 0; kind < kActionKinds; ++kind) {
    const Room room = room_of(static_cast<ActionKind>(kind));
    first[kind + 1] = static_cast<u16>(first[kind] + 1 + room.a + room.b + room.c + room.d);
  }
  return first;
}();

// Which worker goes to which action.
constexpr unsigned kWorkerAndAction = kFirstPart.back();
// A card that is given away, by its deck.
constexpr unsigned kCardOfDeck = kWorkerAndAction + kWorkerKinds * kActionsAndNone;
// A wine that is made: its type and what its grapes are worth.
constexpr unsigned kWineAndValue = kCardOfDeck + kDecks * kCardRoom;
constexpr unsigned kGrapesInWine = 28;
// Short answers mean something only together with the card that asks.
constexpr unsigned kShortAnswers = 5;
constexpr unsigned kAnswerToVisitor = kWineAndValue + kWineTypes * kGrapesInWine;
constexpr unsigned kAnswerToAction = kAnswerToVisitor + kShortAnswers * kVisitors;
constexpr unsigned kAnswerToStructure = kAnswerToAction + kShortAnswers * kMaxActions;
constexpr unsigned kAnswerToWorker = kAnswerToStructure + kShortAnswers * kStructureCardCount;
constexpr unsigned kAllParts = kAnswerToWorker + kShortAnswers * kWorkerKinds;
static_assert(kAllParts <= kAnswerRoom);

// 0 to 2: option 1 to 3; 3: yes; 4: no, or no more. kShortAnswers: a longer answer.
unsigned short_answer(Action answer) {
  switch (answer.kind) {
    case ActionKind::Option: return std::min<unsigned>(answer.a - 1u, 2);
    case ActionKind::Yes: return 3;
    case ActionKind::No:
    case ActionKind::Done: return 4;
    default: return kShortAnswers;
  }
}

void add(AnswerParts& parts, unsigned part) { parts.push_back(static_cast<u16>(part)); }

void add_asker(AnswerParts& parts, Because because, unsigned answer) {
  const unsigned at = because.id * kShortAnswers + answer;
  switch (because.kind) {
    case Because::Kind::Visitor: return add(parts, kAnswerToVisitor + at);
    case Because::Kind::BoardAction: return add(parts, kAnswerToAction + at);
    case Because::Kind::StructureCard: return add(parts, kAnswerToStructure + at);
    case Because::Kind::Worker: return add(parts, kAnswerToWorker + at);
    default: return;
  }
}

}  // namespace

const unsigned kAnswerParts = kAllParts;

AnswerParts parts_of(const Decision& question, Action answer) {
  AnswerParts parts;
  const auto kind = static_cast<unsigned>(answer.kind);
  const Room room = room_of(answer.kind);
  unsigned at = kFirstPart[kind];
  add(parts, at++);
  const auto field = [&](unsigned size, unsigned value) {
    if (size != 0) add(parts, at + std::min(value, size - 1));
    at += size;
  };
  field(room.a, answer.a);
  field(room.b, answer.b);
  if (answer.kind == ActionKind::Place) {
    const ActionId action = action_of(answer.b);
    add(parts, kWorkerAndAction + answer.a * kActionsAndNone + (action == kNoAction ? kMaxActions : action));
    // Without a token or another bonus, which is the rule, there is nothing to say.
    if (answer.c != 0) add(parts, at + std::min<unsigned>(answer.c, room.c - 1u));
    if (answer.d != 0) add(parts, at + room.c + std::min<unsigned>(answer.d, room.d - 1u));
    return parts;
  }
  field(room.c, answer.c);
  field(room.d, answer.d);
  if (answer.kind == ActionKind::Discard || answer.kind == ActionKind::Give)
    add(parts, kCardOfDeck + std::min<unsigned>(answer.a, kDecks - 1) * kCardRoom +
                   std::min<unsigned>(answer.b, kCardRoom - 1));
  if (answer.kind == ActionKind::MakeWine)
    add(parts, kWineAndValue + answer.a * kGrapesInWine +
                   std::min<unsigned>(answer.b + 0u + answer.c + answer.d, kGrapesInWine - 1));
  if (const unsigned brief = short_answer(answer); brief != kShortAnswers)
    add_asker(parts, question.because, brief);
  return parts;
}

}  // namespace vendemmia
