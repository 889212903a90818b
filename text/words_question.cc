// Questions in words: when, who, because of what, and what is asked.
#include "engine/catalog/visitor_names.h"
#include "engine/game/door.h"
#include "engine/game/matter.h"
#include "engine/game/spaces.h"
#include "protocol/names.h"
#include "text/words.h"

namespace vendemmia {
namespace {

bool offers(const State& s, ActionKind kind) {
  ActionList legal;
  legal_actions(s, legal);
  for (const Action& action : legal) {
    if (action.kind == kind) return true;
  }
  return false;
}

// What the card, action or place behind the question is called in words/.
std::string path_of(Because because) {
  switch (because.kind) {
    case Because::Kind::Visitor: {
      const auto visitor = static_cast<Visitor>(because.id);
      return std::string(deck_of(visitor) == Deck::Summer ? "summer" : "winter") + "_visitors." +
             std::string(facts(visitor).id);
    }
    case Because::Kind::BoardAction: return "board.actions." + std::string(kActionNames[because.id].id);
    case Because::Kind::Yoke: return "board.places.yoke";
    case Because::Kind::Cart: return "board.places.cart";
    case Because::Kind::StructureCard:
      return "structure_cards." + std::string(kStructureCardFacts[because.id].id);
    case Because::Kind::Worker:
      return "special_workers." + std::string(name_of(static_cast<Worker>(because.id)));
    case Because::Kind::Mat:
    case Because::Kind::Rule: break;
  }
  return "";
}

std::string bonus_asked(const State& s, const Matter& matter, const Speech& t) {
  return matter.bonus ? bonus_words(space_facts(s, *matter.bonus).bonus, t) : "";
}

// A trade is asked for twice; a structure card trades as the action does.
bool trades(const Decision& decision, const Matter& matter) {
  if (decision.because.kind == Because::Kind::BoardAction)
    return kActionNames[decision.because.id].id == "trade";
  return matter.action && kActionNames[*matter.action].id == "trade";
}

std::string asked(const State& s, const Speech& t) {
  namespace q = words::questions;
  const Decision decision = pending(s);
  const Matter matter = matter_of(s);
  switch (decision.question) {
    case Question::BonusOrder: return t.say(q::bonus_order::asked{.bonus = bonus_asked(s, matter, t)});
    case Question::TakeBonus: return t.say(q::take_bonus::asked{.bonus = bonus_asked(s, matter, t)});
    case Question::ChooseOption:
      if (!trades(decision, matter)) return t.say(q::choose_option::asked);
      return t.say(matter.choice.value_or(0) == 0 ? q::choose_option::give : q::choose_option::take);
    case Question::AcceptOffer: {
      if (matter.offer == OfferFrom::Bonus)
        return t.say(q::take_bonus::asked{.bonus = bonus_asked(s, matter, t)});
      const bool own = matter.offer == OfferFrom::OwnCard;
      if (own && decision.because.kind == Because::Kind::Rule) return t.say(q::accept_offer::cottage);
      std::string offer = offer_words(s, t);
      if (!offer.empty()) return offer;
      return t.say(own ? q::accept_offer::own : q::accept_offer::asked);
    }
    case Question::UseWine:
      return t.say(q::use_wine::asked{.wine = wine_words(matter.wine->type, matter.wine->at_least, t)});
    case Question::Train: return t.say(q::train::asked{.special = offers(s, ActionKind::TrainSpecial)});
    case Question::Star: return t.say(q::star::asked{.move = offers(s, ActionKind::MoveStar)});
    case Question::ActAgain: return t.say(words::special_workers::mafioso::offer);
    case Question::BonusAgain: return t.say(words::special_workers::politico::offer);
    case Question::OneCardMore:
      return offers(s, ActionKind::NameDeck) ? t.say(q::one_card_more::asked)
                                             : t.say(words::special_workers::oracle::offer);
    default: return t.look("questions.", name_of(decision.question), ".asked");
  }
}

std::string progress(const State& s, const Speech& t) {
  const Matter matter = matter_of(s);
  const unsigned done = matter.done.value_or(0);
  const unsigned all = matter.at_most.value_or(0);
  if (pending(s).question == Question::Plant && s.year == 0)
    return t.say(words::questions::progress::planted{.number = done + 1, .all = all});
  if (done != 0 && all != 0) return t.say(words::questions::progress::done{.done = done, .all = all});
  const unsigned left = matter.remaining.value_or(0);
  return left > 1 ? t.say(words::questions::progress::left{.left = left}) : "";
}

}  // namespace

std::string offer_words(const State& s, const Speech& t) {
  constexpr std::string_view kOwner = "$owner";
  const std::string path = path_of(pending(s).because);
  if (path.empty()) return "";
  std::string text(t.language->written(path + ".offer"));
  const std::size_t at = text.find(kOwner);
  if (at != std::string::npos) text.replace(at, kOwner.size(), name_of(matter_of(s).owner, t));
  return t.language->plain(text);
}

std::string option_words(const State& s, unsigned option, const Speech& t) {
  const Decision decision = pending(s);
  const Matter matter = matter_of(s);
  const std::string number = option == 0 ? "" : std::to_string(option - 1);
  if (trades(decision, matter))
    return t.look("board.actions.trade.choices.", std::to_string(matter.choice.value_or(0)), ".", number);
  const std::string path = path_of(decision.because);
  if (path.empty()) return "";
  return t.look(path, decision.question == Question::PartOrder ? ".parts." : ".options.", number);
}

std::string because_words(const State& s, const Speech& t) {
  const Decision decision = pending(s);
  std::string name = t.look(path_of(decision.because), ".name");
  switch (decision.because.kind) {
    case Because::Kind::Rule: return "";
    case Because::Kind::Visitor: {
      const Seat owner = matter_of(s).owner;
      const bool own = owner == decision.seat;
      return t.say(words::because::visitor{
          .owner_you = false, .owner = own ? std::string() : name_of(owner, t), .name = name});
    }
    case Because::Kind::BoardAction: return t.say(words::because::action{.name = name});
    case Because::Kind::Yoke:
    case Because::Kind::Cart: return name;
    case Because::Kind::Mat: return t.say(words::board::places::destroy::name);
    case Because::Kind::Worker: return t.say(words::because::worker{.name = name});
    case Because::Kind::StructureCard: return t.say(words::because::structure{.name = name});
  }
  return "";
}

std::string question_line(const State& s, const Speech& t) {
  if (!is_asking(s)) return t.say(words::questions::game_over::asked);
  const std::string when =
      s.year == 0 ? t.say(words::names::seasons::setup::name)
                  : t.say(words::text_mode::year_season{.year = s.year, .season = season_name(s.season, t)});
  return t.say(words::text_mode::question{.when = when,
                                          .who = name_of(pending(s).seat, t),
                                          .because = because_words(s, t),
                                          .asked = asked(s, t) + progress(s, t)});
}

}  // namespace vendemmia
