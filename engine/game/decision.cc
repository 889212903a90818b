#include "engine/game/decision.h"

#include <array>
#include <optional>

#include "engine/catalog/names.h"
#include "engine/catalog/programs.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/oracle.h"
#include "engine/game/phases.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

Question question_of(SetupPhase phase) {
  if (phase == SetupPhase::ChooseMama) return Question::ChooseMama;
  if (phase == SetupPhase::Draft) return Question::DraftCard;
  return phase == SetupPhase::ChoosePapa ? Question::ChoosePapa : Question::PapaGift;
}

Question question_of(OnArrival ability) {
  return ability == OnArrival::BuyVisitor ? Question::BuyVisitor : Question::CallBack;
}

Question question_of(AfterAction ability) {
  if (ability == AfterAction::ActAgain) return Question::ActAgain;
  return ability == AfterAction::BonusAgain ? Question::BonusAgain : Question::MerchantCard;
}

Question question_of(const WorkerTraits& worker, VisitPhase phase) {
  return phase == VisitPhase::OnArrival ? question_of(worker.on_arrival) : question_of(worker.after_action);
}

Question question_of(OraclePhase phase) {
  if (phase == OraclePhase::Offer) return Question::OneCardMore;
  return phase == OraclePhase::Bonus ? Question::TakeBonus : Question::DrawnDiscard;
}

Question question_of(const Frame& f) {
  switch (node(f.node).op) {
    case Op::Setup: return question_of(static_cast<SetupPhase>(f.step));
    case Op::Spring: return Question::WakeUpRow;
    case Op::Turn: return Question::Turn;
    case Op::TakeSpace: return f.step == 0 ? Question::BonusOrder : Question::TakeBonus;
    case Op::Fall: return f.step == 0 ? Question::FallVisitor : Question::CottageVisitor;
    case Op::AnyOrder: return Question::PartOrder;
    case Op::Choose: return Question::ChooseOption;
    case Op::OneOrBoth: return f.step == 0 ? Question::ChooseOption : Question::DoBoth;
    case Op::May: return Question::AcceptOffer;
    case Op::EachChosenOpponent: return Question::ChooseOpponents;
    case Op::DrawChoice: return Question::NameDeck;
    case Op::DrawEach: return Question::OneCardMore;
    case Op::SpecialWorker: return question_of(traits(visiting_worker(f)), static_cast<VisitPhase>(f.step));
    case Op::OracleDraw: return question_of(oracle_phase(f));
    case Op::Discard:
      return parameters<Op::Discard>(f.node).count == kAboveHandLimit ? Question::HandLimit
                                                                      : Question::Discard;
    case Op::GiveCards: return Question::GiveCards;
    case Op::PlayVisitor: return Question::PlayVisitor;
    case Op::Caravan: return Question::KeepCards;
    case Op::TakeFromPiles: return Question::TakePiles;
    case Op::Importer: return f.step == 1 ? Question::OfferCards : Question::CommitCards;
    case Op::Plant: return Question::Plant;
    case Op::Uproot: return Question::Uproot;
    case Op::SwitchVines: return Question::SwitchVines;
    case Op::SellGrapes: return Question::SellGrapes;
    case Op::SellField: return Question::SellField;
    case Op::BuyField: return Question::BuyField;
    case Op::Harvest: return Question::Harvest;
    case Op::PlaceGrape: return Question::TakeGrape;
    case Op::DiscardGrape: return Question::DiscardGrape;
    case Op::MakeWine: return Question::MakeWine;
    case Op::DiscardWine: return Question::DiscardWine;
    case Op::AgeOneWine: return Question::AgeWine;
    case Op::FillOrder: return f.step == 0 ? Question::FillOrder : Question::UseWine;
    case Op::Build: return Question::Build;
    case Op::Train: return Question::Train;
    case Op::RetrieveWorkers: return Question::RetrieveWorkers;
    case Op::RetrieveGrande: return Question::RetrieveGrande;
    case Op::LeaveSeason: return Question::NextRow;
    case Op::Destroy: return Question::Destroy;
    case Op::FillDrawnOrder: return Question::FillDrawnOrder;
    case Op::Residuals: return Question::ResidualOrder;
    case Op::Star: return Question::Star;
    case Op::SellWine: return Question::SellWine;
    case Op::EarlierAction: return Question::EarlierAction;
    case Op::PlanWorker: return Question::PlanWorker;
    case Op::MoveRooster: return Question::MoveRooster;
    default: return Question::GameOver;
  }
}

// In the order of Question.
constexpr std::array<std::string_view, 59> kQuestionNames{"game_over",
                                                          "choose_mama",
                                                          "choose_papa",
                                                          "papa_gift",
                                                          "wake_up_row",
                                                          "turn",
                                                          "bonus_order",
                                                          "take_bonus",
                                                          "choose_option",
                                                          "part_order",
                                                          "do_both",
                                                          "accept_offer",
                                                          "choose_opponents",
                                                          "name_deck",
                                                          "fall_visitor",
                                                          "cottage_visitor",
                                                          "discard",
                                                          "hand_limit",
                                                          "give_cards",
                                                          "play_visitor",
                                                          "keep_cards",
                                                          "take_piles",
                                                          "offer_cards",
                                                          "commit_cards",
                                                          "plant",
                                                          "uproot",
                                                          "switch_vines",
                                                          "sell_grapes",
                                                          "sell_field",
                                                          "buy_field",
                                                          "harvest",
                                                          "take_grape",
                                                          "discard_grape",
                                                          "make_wine",
                                                          "discard_wine",
                                                          "age_wine",
                                                          "fill_order",
                                                          "use_wine",
                                                          "build",
                                                          "train",
                                                          "retrieve_workers",
                                                          "retrieve_grande",
                                                          "earlier_action",
                                                          "plan_worker",
                                                          "move_rooster",
                                                          "star",
                                                          "sell_wine",
                                                          "next_row",
                                                          "destroy",
                                                          "fill_drawn_order",
                                                          "residual_order",
                                                          "draft_card",
                                                          "buy_visitor",
                                                          "call_back",
                                                          "act_again",
                                                          "bonus_again",
                                                          "merchant_card",
                                                          "one_card_more",
                                                          "drawn_discard"};
static_assert(kQuestionNames.size() == kQuestions);

bool is_part(NodeRef ref, NodeRef program) { return ref >= program && ref < program + node(program).size; }

// The card or rule that this frame belongs to, if it is one to be named.
std::optional<Because> because_of(const State& s, const Frame& f) {
  using Kind = Because::Kind;
  const auto of_card = [](StructureCard card) { return Because{Kind::StructureCard, static_cast<u8>(card)}; };
  const Op op = node(f.node).op;
  if (op == Op::PlayVisitor && visitor_is_running(f))
    return Because{Kind::Visitor, static_cast<u8>(memory<Op::PlayVisitor>(f).visitor)};
  if (op == Op::TakeSpace) return Because{Kind::BoardAction, action_of(place_of_worker(f))};
  if (op == Op::FillDrawnOrder) return of_card(StructureCard::Mercado);
  if (const auto card = card_with_node(f.node)) return of_card(*card);
  if (is_part(f.node, yoke_program())) return Because{Kind::Yoke, 0};
  if (is_part(f.node, board_of(s).cart)) return Because{Kind::Cart, 0};
  if (is_part(f.node, destroy_program())) return Because{Kind::Mat, 0};
  return std::nullopt;
}

}  // namespace

std::string_view name_of(Question question) { return kQuestionNames[static_cast<unsigned>(question)]; }

namespace {

// The special worker whose ability is asked about.
std::optional<Worker> asking_worker(const State& s) {
  const Op op = node(s.top().node).op;
  if (op == Op::SpecialWorker) return visiting_worker(s.top());
  const bool one_more =
      op == Op::DrawEach || (op == Op::OracleDraw && oracle_phase(s.top()) != OraclePhase::Bonus);
  return one_more ? std::optional(kDrawsOneMore) : std::nullopt;
}

}  // namespace

Decision pending(const State& s) {
  if (!is_asking(s)) return {};
  Decision decision{s.top().seat(), question_of(s.top()), {Because::Kind::Rule, static_cast<u8>(s.season)}};
  if (const auto worker = asking_worker(s)) {
    decision.because = {Because::Kind::Worker, static_cast<u8>(*worker)};
    return decision;
  }
  for (unsigned i = s.stack_size; i-- > 0;) {
    if (const auto because = because_of(s, s.stack[i])) {
      decision.because = *because;
      break;
    }
  }
  return decision;
}

Seat turn_of(const State& s) {
  const Frame* turn = innermost(s, Op::Turn);
  return turn == nullptr ? asked_seat(s) : turn->seat();
}

std::string text_of(Because because) {
  switch (because.kind) {
    case Because::Kind::Visitor: return "visitor " + std::string(facts(static_cast<Visitor>(because.id)).id);
    case Because::Kind::BoardAction: return "action " + std::string(kActionNames[because.id].id);
    case Because::Kind::Yoke: return "yoke";
    case Because::Kind::Cart: return "cart";
    case Because::Kind::Mat: return "mat";
    case Because::Kind::StructureCard: return "structure " + std::string(kStructureCardFacts[because.id].id);
    case Because::Kind::Worker: return "worker " + std::string(kWorkerNames[because.id]);
    case Because::Kind::Rule: break;
  }
  return "season " + std::string(kSeasonNames[because.id]);
}

}  // namespace vendemmia
