// The pending question: who is asked, what kind of question, and because of what.
#pragma once

#include <string>
#include <string_view>

#include "engine/game/state.h"

namespace vendemmia {

enum class Question : u8 {
  GameOver,
  ChooseMama,
  ChoosePapa,
  PapaGift,
  WakeUpRow,
  Turn,
  BonusOrder,
  TakeBonus,
  ChooseOption,
  PartOrder,
  DoBoth,
  AcceptOffer,
  ChooseOpponents,
  NameDeck,
  FallVisitor,
  CottageVisitor,
  Discard,
  HandLimit,
  GiveCards,
  PlayVisitor,
  KeepCards,
  TakePiles,
  OfferCards,
  CommitCards,
  Plant,
  Uproot,
  SwitchVines,
  SellGrapes,
  SellField,
  BuyField,
  Harvest,
  TakeGrape,
  DiscardGrape,
  MakeWine,
  DiscardWine,
  AgeWine,
  FillOrder,
  UseWine,
  Build,
  Train,
  RetrieveWorkers,
  RetrieveGrande,
  EarlierAction,
  PlanWorker,
  MoveRooster,
  Star,
  SellWine,
  NextRow,
  Destroy,
  FillDrawnOrder,
  ResidualOrder,
  DraftCard,
  BuyVisitor,  // Innkeeper
  CallBack,    // Professore
  ActAgain,    // Mafioso
  BonusAgain,  // Politico
  MerchantCard,
  OneCardMore,   // Oracle
  DrawnDiscard,  // Oracle
};
inline constexpr unsigned kQuestions = static_cast<unsigned>(Question::DrawnDiscard) + 1;
std::string_view name_of(Question question);

// The innermost card or rule that has led to the question.
struct Because {
  enum class Kind : u8 {
    Rule,
    Visitor,
    BoardAction,
    Yoke,
    Cart,
    Mat,
    StructureCard,
    Worker
  } kind = Kind::Rule;
  u8 id = 0;  // Season for a rule, Visitor, ActionId, StructureCard, Worker
};

struct Decision {
  Seat seat = kNoSeat;
  Question question = Question::GameOver;
  Because because;
};

Decision pending(const State& s);

// Whether a question is pending; otherwise the game is over.
inline bool is_asking(const State& s) { return s.stack_size != 0; }
// Only who is asked. Precondition: a question is pending.
inline Seat asked_seat(const State& s) { return s.top().seat(); }
// Whose turn it is: in the middle of an effect somebody else may be asked. Precondition: a question is pending.
Seat turn_of(const State& s);

// "visitor banker", "action plant_vine", "structure cask", "yoke", "cart", "mat", "season summer".
std::string text_of(Because because);

}  // namespace vendemmia
