// Questions in words: when, who, because of what, and what is asked.
#include "engine/catalog/parents.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/matter.h"
#include "text/words.h"

namespace vendemmia {
namespace {

// "which vine do you plant (1 of at most 2 so far)?"
std::string so_far(const Matter& matter) {
  if (matter.done.value_or(0) == 0) return "";
  return " (" + std::to_string(*matter.done) + " of at most " + std::to_string(*matter.at_most) + " so far)";
}

std::string still(const Matter& matter) {
  const unsigned count = matter.remaining.value_or(0);
  return count > 1 ? " (" + std::to_string(count) + " still to go)" : "";
}

std::string offer_words(const Matter& matter, const Names& names) {
  if (matter.offer == OfferFrom::Bonus) return "do you take the bonus?";
  return matter.offer == OfferFrom::OwnCard
             ? "do you want this?"
             : "do you accept the offer of " + name_of(names, matter.owner) + "?";
}

std::string asked(const State& s, const Names& names) {
  const Decision decision = pending(s);
  const Matter matter = matter_of(s);
  switch (decision.question) {
    case Question::GameOver: break;
    case Question::ChooseMama: return "which mama do you keep?";
    case Question::ChoosePapa: return "which papa do you keep?";
    case Question::PapaGift:
      return "what do you take from papa " + std::string(kPapaFacts[s.players[decision.seat].papa].name) +
             "?";
    case Question::WakeUpRow: return "which row of the wake-up chart do you take?";
    case Question::Turn: return "it is your turn. Place a worker, or pass.";
    case Question::BonusOrder: return "the action first, or the bonus?";
    case Question::TakeBonus: return "do you take the bonus?";
    case Question::ChooseOption: return "which one of these" + so_far(matter) + "?";
    case Question::PartOrder: return "which part is next?";
    case Question::DoBoth: return "do you pay for the other half too?";
    case Question::AcceptOffer: return offer_words(matter, names);
    case Question::ChooseOpponents: return "which opponent do you choose?";
    case Question::NameDeck: return "which kind of card do you draw?";
    case Question::FallVisitor: return "which visitor card do you draw?";
    case Question::CottageVisitor: return "the cottage lets you draw a second visitor card: which kind?";
    case Question::Discard: return "which card do you discard" + still(matter) + "?";
    case Question::HandLimit:
      return "you may keep 7 cards into the next year. Which card do you discard" + still(matter) + "?";
    case Question::GiveCards: return "which card do you give" + still(matter) + "?";
    case Question::PlayVisitor: return "which visitor do you play?";
    case Question::KeepCards: return "which of the cards shown do you keep?";
    case Question::TakePiles: return "from which discard pile do you take the top card?";
    case Question::OfferCards: return "how many visitor cards do you offer?";
    case Question::CommitCards: return "which visitor card do you offer?";
    case Question::Plant: return "which vine do you plant, and where" + so_far(matter) + "?";
    case Question::Uproot: return "which vine do you uproot?";
    case Question::SwitchVines: return "which two vines change places?";
    case Question::SellGrapes: return "which grape do you sell?";
    case Question::SellField: return "which field do you sell?";
    case Question::BuyField: return "which field do you buy back?";
    case Question::Harvest: return "which field do you harvest" + so_far(matter) + "?";
    case Question::TakeGrape: return "which grape do you take?";
    case Question::DiscardGrape: return "which grape do you give up?";
    case Question::MakeWine: return "which wine do you make" + so_far(matter) + "?";
    case Question::DiscardWine: return "which wine do you give up?";
    case Question::AgeWine: return "which wine ages?";
    case Question::FillOrder: return "which order do you fill?";
    case Question::UseWine:
      return "which wine do you use where a " + wine_words(matter.wine->type, matter.wine->at_least) +
             " or more is asked for?";
    case Question::Build: return "which structure do you build" + still(matter) + "?";
    case Question::Train: return "do you train a worker?";
    case Question::RetrieveWorkers: return "which worker do you take back" + so_far(matter) + "?";
    case Question::RetrieveGrande: return "do you take back your grande worker?";
    case Question::EarlierAction: return "which action of an earlier season do you carry out?";
    case Question::PlanWorker: return "where do you place a worker for a later season?";
    case Question::MoveRooster: return "to which row does your rooster move?";
    case Question::Star: return "where do you place or move a star?";
    case Question::SellWine: return "which wine do you sell?";
    case Question::NextRow: return "which row of the wake-up chart do you take for next year?";
    case Question::Destroy: return "which structure card do you destroy?";
    case Question::FillDrawnOrder: return "do you fill the order that you have just drawn?";
    case Question::BuyVisitor: return "do you buy a visitor card at random from somebody here?";
    case Question::CallBack: return "do you call a regular worker back?";
    case Question::ActAgain: return "do you carry out the action once more?";
    case Question::BonusAgain: return "do you pay 1 lira for the bonus once more?";
    case Question::MerchantCard: return "which kind of card do you draw?";
    case Question::OneCardMore: return "do you draw one card more, to discard one of them?";
    case Question::DrawnDiscard: return "which of the cards just drawn do you discard?";
    case Question::ResidualOrder: return "which residual structure is next?";
    case Question::DraftCard: return "which structure card do you keep before the others go to the right?";
  }
  return "the game is over.";
}

}  // namespace

std::string because_words(const State& s, const Names& names) {
  const Decision decision = pending(s);
  const Because because = decision.because;
  switch (because.kind) {
    case Because::Kind::Rule: break;
    case Because::Kind::Visitor: {
      const std::string visitor = "visitor " + std::string(facts(static_cast<Visitor>(because.id)).name);
      const Seat owner = matter_of(s).owner;
      return owner == decision.seat ? "the " + visitor : "the " + visitor + " of " + name_of(names, owner);
    }
    case Because::Kind::BoardAction:
      return "the action \"" + lower_case(kActionNames[because.id].name) + "\"";
    case Because::Kind::Yoke: return "the yoke";
    case Because::Kind::Cart: return "the cart";
    case Because::Kind::Mat: return "the construction mat";
    case Because::Kind::Worker: return a_worker(static_cast<Worker>(because.id));
    case Because::Kind::StructureCard:
      return "the structure card " + std::string(kStructureCardFacts[because.id].name);
  }
  return "";
}

std::string question_line(const State& s, const Names& names) {
  if (!is_asking(s)) return "The game is over.";
  const std::string when =
      s.year == 0 ? "Before the first year. "
                  : "Year " + std::to_string(s.year) + ", " + std::string(season_name(s.season)) + ". ";
  const std::string because = because_words(s, names);
  return when + name_of(names, pending(s).seat) + (because.empty() ? ", " : ", for " + because + ": ") +
         asked(s, names);
}

}  // namespace vendemmia
