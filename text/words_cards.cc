// Cards and the board in words, bot levels, the Automa's levels and challenges.
#include "bots/levels.h"
#include "engine/catalog/names.h"
#include "engine/catalog/orders.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/solo.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/winery.h"
#include "protocol/names.h"
#include "text/words.h"

namespace vendemmia {
namespace {

namespace card_words_of = words::text_mode::card;

std::string icon(std::string_view name, unsigned count, const Speech& t) {
  return t.language->plain("{" + std::string(name) + " " + std::to_string(count) + "}");
}

// The texts of an entry that are there, one after the other: "Choose 2: (1) ... (2) ...".
class TextOf {
 public:
  TextOf(std::string path, const Speech& t) : path_(std::move(path)), t_(t) {}

  TextOf& add(std::string_view part) { return append(t_.look(path_, ".", part)); }
  TextOf& add_options() {
    std::vector<std::string> options;
    for (unsigned i = 0;; ++i) {
      const std::string option = t_.look(path_, ".options.", std::to_string(i));
      if (option.empty()) break;
      options.push_back("(" + std::to_string(i + 1) + ") " + option);
    }
    return append(joined(options, " "));
  }
  const std::string& text() const { return text_; }

 private:
  TextOf& append(const std::string& more) {
    if (!more.empty()) text_ += (text_.empty() ? "" : " ") + more;
    return *this;
  }

  std::string path_;
  const Speech& t_;
  std::string text_;
};

std::string visitor_path(Visitor visitor) {
  return std::string(deck_of(visitor) == Deck::Summer ? "summer" : "winter") + "_visitors." +
         std::string(facts(visitor).id);
}

std::string bonus_of(PrintedEffect effect, const Speech& t) {
  switch (effect.op()) {
    case Op::Lira: return icon("lira", static_cast<unsigned>(effect.told<Op::Lira>().amount), t);
    case Op::Vp: return icon("vp", static_cast<unsigned>(effect.told<Op::Vp>().amount), t);
    case Op::Draw: return icon(name_of(effect.told<Op::Draw>().deck), effect.told<Op::Draw>().count, t);
    case Op::DrawChoice:
      return effect.told<Op::DrawChoice>().decks == kAnyDeck ? t.say(words::board::chart_bonuses::any_card)
                                                             : icon("visitor", 1, t);
    case Op::Star: return icon("star", 1, t);
    case Op::PlayVisitor: return icon(name_of(effect.told<Op::PlayVisitor>().deck), 1, t);
    case Op::Plant: return icon("plant", 1, t);
    case Op::Harvest: return icon("harvest", 1, t);
    case Op::MakeWine: return icon("wine", 1, t);
    case Op::TemporaryWorker: return icon("temporary", 1, t);
    case Op::AgeGrapes: return t.say(words::board::chart_bonuses::age_grapes);
    case Op::May: return bonus_of(effect.part(0), t);
    default: return icon("trade", 1, t);  // the one bonus that is a choice
  }
}

}  // namespace

std::string vine_words(Vine vine, const Speech& t) {
  const VineFacts& v = facts(vine);
  std::vector<std::string> colours;
  if (v.red != 0) colours.push_back(t.say(card_words_of::red{.quality = v.red}));
  if (v.white != 0) colours.push_back(t.say(card_words_of::white{.quality = v.white}));
  return t.say(card_words_of::vine{.name = v.name, .colours = joined(colours, ", ")});
}

std::string the_order(unsigned order, const Speech& t) {
  return t.say(words::board::the_order{.number = order + 1});
}

std::string order_words(unsigned order, const Speech& t) {
  const OrderFacts& facts = kOrderFacts[order];
  std::vector<std::string> wines;
  for (unsigned i = 0; i < facts.wine_count; ++i) {
    const WineAsked& asked = facts.wines[i];
    wines.push_back(t.say(words::names::or_more{.wine = wine_words(asked.type, asked.at_least, t)}));
  }
  return listed(wines, t) + ": " + icon("vp", facts.vp, t) + ", " + icon("residual", facts.residual, t);
}

std::string mama_words(unsigned mama, const Speech& t) {
  const MamaFacts& facts = kMamaFacts[mama];
  std::vector<std::string> gifts{icon("worker", facts.regular_workers, t)};
  for (unsigned deck = 0; deck < facts.cards.size(); ++deck) {
    if (facts.cards[deck] != 0) gifts.push_back(cards_of_deck(static_cast<Deck>(deck), facts.cards[deck], t));
  }
  if (facts.lira != 0) gifts.push_back(icon("lira", facts.lira, t));
  return t.say(card_words_of::mama{.name = facts.name, .gifts = listed(gifts, t)});
}

std::string papa_words(unsigned papa, const Speech& t) {
  const PapaFacts& facts = kPapaFacts[papa];
  const std::string gift = facts.gift == Gift::Structure ? the_structure(facts.structure, t)
                           : facts.gift == Gift::Worker  ? t.say(card_words_of::gift_worker)
                                                         : icon("vp", 1, t);
  return t.say(
      card_words_of::papa{.name = facts.name, .lira = facts.lira, .gift = gift, .or_lira = facts.or_lira});
}

std::string structure_text(Structure structure, const Speech& t) {
  return t.look("board.structures.", facts(structure).id, ".text");
}

std::string structure_text(StructureCard card, const Speech& t) {
  return TextOf("structure_cards." + std::string(facts(card).id), t).add("text").add("gain").text();
}

std::string special_worker_text(Worker worker, const Speech& t) {
  return t.look("special_workers.", name_of(worker), ".text");
}

std::string visitor_text(Visitor visitor, const Speech& t) {
  return TextOf(visitor_path(visitor), t).add("lead").add_options().add("after").add("note").text();
}

std::string action_text(const State& s, ActionId action, const Speech& t) {
  const std::string_view id = kActionNames[action].id;
  for (unsigned i : Members(s.options.modules)) {
    const std::string changed = t.look("board.actions_with.", kModuleNames[i], ".", id);
    if (!changed.empty()) return changed;
  }
  const std::string here = t.look("board.actions_on.", board_of(s).name, ".", id);
  return here.empty() ? t.look("board.actions.", id, ".text") : here;
}

std::string card_title(Deck deck, Card card, const Speech& t) {
  if (card == kUnknownCard) return t.say(card_words_of::unknown{.deck = deck_name(deck, t)});
  switch (deck) {
    case Deck::Vine: return std::string(facts(kVineOfCard[card]).name);
    case Deck::Order: return the_order(card, t);
    case Deck::Summer:
    case Deck::Winter: return visitor_name(visitor_of(deck, card), t);
    case Deck::Structure: break;
  }
  return structure_name(static_cast<StructureCard>(card), t);
}

std::string card_words(Deck deck, Card card, const Speech& t) {
  if (card == kUnknownCard) return card_title(deck, card, t);
  switch (deck) {
    case Deck::Vine: {
      const Vine vine = kVineOfCard[card];
      std::vector<std::string> needs;
      for (unsigned i : Members(facts(vine).needs))
        needs.push_back(the_structure(static_cast<Structure>(i), t));
      return t.say(card_words_of::needs{.vine = vine_words(vine, t), .structures = listed(needs, t)});
    }
    case Deck::Order:
      return t.say(words::board::order_name{.number = card + 1}) + ": " + order_words(card, t);
    case Deck::Summer:
    case Deck::Winter:
      return t.say(card_words_of::of{.kind = deck_name(deck, t),
                                     .name = card_title(deck, card, t),
                                     .text = visitor_text(visitor_of(deck, card), t)});
    case Deck::Structure: break;
  }
  const auto structure = static_cast<StructureCard>(card);
  return t.say(
      card_words_of::of{.kind = deck_name(deck, t),
                        .name = structure_name(structure, t) + ", " + icon("lira", facts(structure).cost, t),
                        .text = structure_text(structure, t)});
}

std::string bonus_words(NodeRef bonus, const Speech& t) {
  return bonus == kNoNode ? "" : bonus_of(PrintedEffect(bonus), t);
}

std::string row_words(const Board& board, unsigned row, const Speech& t) {
  const auto bonus = [&](unsigned season) { return board.row_bonus[season][row - 1]; };
  std::vector<std::string> columns;
  if (!board.seasonal) {
    if (bonus(0) != kNoNode) columns.push_back(bonus_words(bonus(0), t));
  } else {
    for (unsigned season = 0; season < kSeasonNames.size(); ++season) {
      if (bonus(season) != kNoNode)
        columns.push_back(season_name(static_cast<Season>(season), t) + " " + bonus_words(bonus(season), t));
    }
    if (row == kRows)
      columns.push_back(season_name(Season::Winter, t) + " " +
                        t.say(words::board::chart_bonuses::wake_first));
  }
  return columns.empty() ? t.say(words::board::no_bonus) : joined(columns, ", ");
}

std::string bot_level_words(unsigned level, const Speech& t) {
  const std::string_view id = kPlayLevels[level].name;
  return t.look("bots.", id, ".name") + ": " + t.look("bots.", id, ".text");
}

std::string level_words(Level level, const Speech& t) {
  const LevelFacts& facts = vendemmia::facts(level);
  const Board& board = kBaseBoard;
  const auto index = static_cast<unsigned>(level);
  return t.look("solo.levels.", facts.id) + ": " +
         t.say(words::solo::level_text{.automa_vp = int{board.automa_vp[index]},
                                       .years = facts.years,
                                       .open_again = facts.years > kRows,
                                       .start_vp = int{facts.start_vp},
                                       .least_workers = board.automa_least[index]});
}

std::string challenge_words(unsigned challenge, const Speech& t) {
  const std::string path = "solo.challenges." + std::string(kChallengeFacts[challenge].id);
  return t.say(words::text_mode::challenge{
      .number = challenge, .name = t.look(path, ".name"), .rule = t.look(path, ".rule")});
}

}  // namespace vendemmia
