// Answers in words: a writer for each kind of action, which reads the pending question where the answer's
// meaning depends on it.
#include <iterator>

#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/matter.h"
#include "engine/game/modifiers.h"
#include "engine/game/spaces.h"
#include "text/words.h"

namespace vendemmia {
namespace {

struct Scene {
  const State& s;
  Seat viewer = kNoSeat;
  const Names& names;
  Decision decision;
  Matter matter;

  bool asks(Question question) const { return decision.question == question; }
  const Player& player() const { return s.players[decision.seat]; }

  Wording wording() const {
    const Seat owner = matter.owner;
    return {.owner = owner == viewer ? "you" : name_of(names, owner), .may_is_said = true};
  }
};

std::string lira(unsigned amount) { return std::to_string(amount) + " lira"; }

// The bonus that the space prints.
std::string bonus_words(const Scene& scene, Target target) {
  const NodeRef bonus = space_facts(scene.s, target).bonus;
  return describe_effect(bonus, {.owner = "you", .may_is_said = true});
}

std::string with_bonus(const Scene& scene, Target target) {
  if (!is_space(target)) return "";
  const BonusTiming timing = space_facts(scene.s, target).timing;
  if (timing == BonusTiming::None) return "";
  return std::string(" (bonus: ") + (timing == BonusTiming::After ? "also " : "") +
         bonus_words(scene, target) + ")";
}

// What stands at the place; a card that is not there has no name.
std::string building_words(const Player& p, unsigned place) {
  if (p.buildings[place] == 0) return "structure card";
  return std::string(kStructureCardFacts[p.buildings[place] - 1u].name);
}

std::string write_place_in_building(const Scene& scene, const std::string& worker, unsigned place) {
  const Player& p = scene.player();
  std::string text = "Place " + worker + " on your " + building_words(p, place);
  if (p.buildings[place] == 0) return text;
  const auto effect = printed_effect(static_cast<StructureCard>(p.buildings[place] - 1));
  return effect ? text + ": " + describe_effect(*effect) : text;
}

std::string write_place(const Scene& scene, Action action) {
  const std::string worker = a_worker(static_cast<Worker>(action.a));
  const Target target = action.b;
  if (target == kCart) return "Place " + worker + " on the cart: " + describe_effect(board_of(scene.s).cart);
  if (target == kYoke) return "Place " + worker + " on your yoke: " + describe_effect(printed_yoke());
  if (target == kDestroySpace)
    return "Place " + worker + " on your construction mat: " + describe_effect(printed_mat());
  if (is_building(target)) return write_place_in_building(scene, worker, place_of(target));
  std::string text = "Place " + worker + ": " + target_words(target) + with_bonus(scene, target);
  if (action.c != 0) {
    const Target bought = space_of(board_action(target), action.c - 1u);
    text += "; spend a bonus token: " + bonus_words(scene, bought);
  }
  if (action.d != 0) {
    const Target taken = space_of(board_action(target), action.d - 1u);
    text += "; with the bonus of the " + std::string(kPositionNames[action.d - 1u]) +
            " space: " + bonus_words(scene, taken);
  }
  if (scene.decision.question == Question::PlanWorker) {
    const Season season = board_of(scene.s).actions[action_of(target)].season;
    text += "; it waits there for " + std::string(season_name(season));
  }
  return text;
}

std::string write_yes(const Scene& scene, Action) {
  switch (scene.decision.question) {
    case Question::TakeBonus: return "Yes, take the bonus: " + bonus_words(scene, *scene.matter.bonus);
    case Question::DoBoth:
      return "Yes, lose " + std::to_string(scene.matter.price) + " VP and also " +
             describe_effect(scene.matter.effect, scene.wording());
    case Question::AcceptOffer: return "Yes: " + describe_effect(scene.matter.effect, scene.wording());
    default: return "Yes";
  }
}

std::string write_no(const Scene& scene, Action) {
  switch (scene.decision.question) {
    case Question::TakeBonus: return "No, leave the bonus";
    case Question::DoBoth: return "No, leave it at that";
    case Question::AcceptOffer: return "No, decline";
    default: return "No";
  }
}

std::string write_bonus_first(const Scene& scene, Action) {
  if (!scene.matter.bonus) return "Take the bonus first";
  return "Take the bonus first (" + bonus_words(scene, *scene.matter.bonus) + "), then carry out the action";
}

std::string write_action_first(const Scene& scene, Action) {
  if (!scene.matter.bonus) return "Carry out the action first";
  return "Carry out the action first; the bonus (" + bonus_words(scene, *scene.matter.bonus) +
         ") is offered afterwards";
}

std::string write_option(const Scene& scene, Action action) {
  std::string number = "Option " + std::to_string(action.a);
  if (scene.matter.options == kNoNode) return number;
  const PrintedEffect options(scene.matter.options);
  if (action.a == 0 || action.a > options.parts()) return number;
  Wording wording = scene.wording();
  wording.may_is_said = false;
  return capitalised(describe_effect(options.part(action.a - 1u), wording));
}

std::string write_row(const Scene& scene, Action action) {
  std::string text = "Row " + std::to_string(action.a) + ": ";
  if (action.a == 0 || action.a > kRows) return text + "not on the chart";
  const std::string bonus = row_words(board_of(scene.s), action.a);
  text += !bonus.empty() ? bonus : is_solo(scene.s) ? "no bonus" : "first in turn, no bonus";
  const bool chosen = scene.asks(Question::WakeUpRow) || scene.asks(Question::NextRow);
  const bool token = chosen && is_solo(scene.s) && challenge_of(scene.s).glass_on_rows;
  return token ? text + "; take a bonus token" : text;
}

std::string write_name_deck(const Scene&, Action action) {
  return "Draw " + cards_of_deck(static_cast<Deck>(action.a), 1);
}

std::string write_play(const Scene&, Action action) {
  const auto visitor = static_cast<Visitor>(action.a);
  return "Play " + std::string(facts(visitor).name) + ": " + visitor_text(visitor);
}

std::string write_plant(const Scene& scene, Action action) {
  const auto vine = static_cast<Vine>(action.a);
  const unsigned total = field_value(scene.player(), action.b) + facts(vine).value();
  return "Plant " + vine_words(vine) + " on " + field_words(action.b) + ", which then holds " +
         std::to_string(total) + " of " + std::to_string(kFieldMaximum[action.b]);
}

std::string write_uproot(const Scene&, Action action) {
  return "Uproot " + vine_words(static_cast<Vine>(action.a)) + " from " + field_words(action.b);
}

std::string write_switch(const Scene&, Action action) {
  return "Switch " + vine_words(static_cast<Vine>(action.a)) + " on " + field_words(action.b) + " with " +
         vine_words(static_cast<Vine>(action.c)) + " on " + field_words(action.d);
}

std::string write_sell_grape(const Scene&, Action action) {
  return "Sell the " + grape_words(static_cast<Grape>(action.a), action.b) + " for " +
         lira(grape_price(action.b));
}

std::string write_sell_field(const Scene&, Action action) {
  return "Sell " + field_words(action.a) + " for " + lira(field_price(action.a));
}

std::string write_buy_field(const Scene&, Action action) {
  return "Buy back " + field_words(action.a) + " for " + lira(field_price(action.a));
}

// where the grape would lie.
std::string harvested(const Player& p, Grape colour, unsigned value) {
  const unsigned space =
      space_for_grape(p.grapes[static_cast<unsigned>(colour)], value < kTopValue ? value : kTopValue);
  if (space == 0) return "a " + std::string(grape_name(colour)) + " grape that finds no room and is lost";
  std::string text = "a " + grape_words(colour, space);
  if (space < value) text += " (down from " + std::to_string(value) + ")";
  return text;
}

std::string write_harvest(const Scene& scene, Action action) {
  const Player& p = scene.player();
  std::vector<std::string> grapes;
  if (p.red[action.a] != 0) grapes.push_back(harvested(p, Grape::Red, p.red[action.a]));
  if (p.white[action.a] != 0) grapes.push_back(harvested(p, Grape::White, p.white[action.a]));
  return "Harvest " + field_words(action.a) + (grapes.empty() ? "" : ": " + listed(grapes));
}

std::string write_take_grape(const Scene&, Action action) {
  return "Take a " + grape_words(static_cast<Grape>(action.a), 1);
}

std::string write_discard_grape(const Scene&, Action action) {
  return "Discard the " + grape_words(static_cast<Grape>(action.a), action.b);
}

std::string write_make_wine(const Scene& scene, Action action) {
  const auto wine = static_cast<Wine>(action.a);
  const unsigned total = 0u + action.b + action.c + action.d;
  const bool waived = scene.matter.without_cellars;
  const unsigned space =
      space_for_wine(scene.player(), wine, total, waived ? Cellaring::AsIfComplete : Cellaring::Built);
  std::vector<std::string> grapes;
  if (action.b != 0) grapes.push_back(grape_words(Grape::Red, action.b));
  if (action.c != 0) grapes.push_back(grape_words(Grape::Red, action.c));
  if (action.d != 0) grapes.push_back(grape_words(Grape::White, action.d));
  std::string text = "Make a " + wine_words(wine, space == 0 ? total : space) + " from the " + listed(grapes);
  if (space != 0 && space < total)
    text += " (down from " + std::to_string(total) + ": no higher space is free)";
  return text;
}

std::string write_discard_wine(const Scene&, Action action) {
  return "Discard the " + wine_words(static_cast<Wine>(action.a), action.b);
}

std::string write_age_wine(const Scene&, Action action) {
  return "Age the " + wine_words(static_cast<Wine>(action.a), action.b) + " to quality " +
         std::to_string(action.b + 1);
}

std::string write_fill_order(const Scene&, Action action) {
  return "Fill order " + std::to_string(action.a + 1) + ": " + order_words(action.a);
}

std::string write_use_wine(const Scene&, Action action) {
  return "Use the " + wine_words(static_cast<Wine>(action.a), action.b);
}

std::string write_build(const Scene& scene, Action action) {
  const auto structure = static_cast<Structure>(action.a);
  unsigned price = facts(structure).cost;
  if (const auto& rules = scene.matter.build)
    price = rules->free() ? 0 : build_price(scene.player(), price, static_cast<unsigned>(rules->discount));
  return "Build the " + std::string(facts(structure).name) +
         (price == 0 ? " for nothing" : " for " + lira(price)) + ": " +
         std::string(structure_text(structure));
}

// Actions name a vine by its kind, any other card by its number.
Card card_named(Deck deck, u8 name) {
  if (deck != Deck::Vine || name == kUnknownCard) return name;
  return static_cast<Card>(lowest_bit(kCardsOfVine[name]));
}

std::string write_discard(const Scene&, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  return "Discard " + card_words(deck, card_named(deck, action.b));
}

std::string write_give(const Scene& scene, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  const std::string receiver = !is_asking(scene.s) ? "the card's player" : scene.wording().owner;
  // the face is for giver and receiver only.
  if (scene.viewer != scene.decision.seat) return "Give " + receiver + " " + cards_of_deck(deck, 1);
  return "Give " + receiver + " " + card_words(deck, card_named(deck, action.b));
}

std::string write_offer(const Scene&, Action action) {
  return action.a == 0 ? "Offer nothing" : "Offer " + counted(action.a, "visitor card");
}

std::string write_keep(const Scene& scene, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  const u8 shown = action.a < kDecks ? scene.matter.shown[action.a] : u8{0};
  if (shown == 0) return "Keep the " + std::string(deck_name(deck)) + " card";
  return "Keep " + card_words(deck, static_cast<Card>(shown - 1));
}

std::string write_take_pile(const Scene& scene, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  const Pile& pile = scene.s.decks[action.a];
  if (pile.discarded == 0)
    return "Take the top " + std::string(deck_name(deck)) + " card from its discard pile";
  return "Take " + card_words(deck, pile.top_discard());
}

std::string write_opponent(const Scene& scene, Action action) {
  return "Choose " + name_of(scene.names, action.a);
}

std::string write_train(const Scene& scene, Action) {
  if (!scene.asks(Question::Train)) return "Train a worker";
  return "Train a worker for " + lira(scene.matter.price);
}

std::string write_train_special(const Scene& scene, Action action) {
  const auto kind = static_cast<Worker>(action.a);
  std::string text = "Train " + a_worker(kind);
  if (scene.asks(Question::Train)) text += " for " + lira(scene.matter.price + 1);
  return text + ": " + std::string(special_worker_text(kind));
}

std::string write_rob(const Scene& scene, Action action) {
  return "Buy a " + std::string(deck_name(static_cast<Deck>(action.b))) + " card at random from " +
         name_of(scene.names, action.a) + " for 1 lira";
}

std::string write_retrieve_grande(const Scene& scene, Action) {
  const Target place = scene.player().grande;
  return "Take back your grande worker" + (place == kNowhere ? "" : " from " + target_words(place));
}

std::string write_retrieve(const Scene&, Action action) {
  return "Take back the " + std::string(worker_name(static_cast<Worker>(action.a))) + " from " +
         target_words(action.b);
}

std::string write_take_action(const Scene&, Action action) {
  return std::string(kActionNames[action.a].name);
}

std::string write_mama(const Scene&, Action action) { return "Mama " + mama_words(action.a); }

std::string write_papa(const Scene&, Action action) { return "Papa " + papa_words(action.a); }

std::string write_papa_gift(const Scene& scene, Action) {
  const PapaFacts& papa = kPapaFacts[scene.player().papa];
  switch (papa.gift) {
    case Gift::Structure:
      return "Take the " + std::string(facts(papa.structure).name) + ": " +
             std::string(structure_text(papa.structure));
    case Gift::Worker: return "Take another worker, usable at once";
    case Gift::Vp: break;
  }
  return "Take 1 VP";
}

std::string write_papa_lira(const Scene& scene, Action) {
  return "Take " + lira(kPapaFacts[scene.player().papa].or_lira) + " more instead";
}

std::string write_build_card(const Scene& scene, Action action) {
  const auto card = static_cast<StructureCard>(action.a);
  unsigned price = facts(card).cost;
  if (const auto& rules = scene.matter.build)
    price = rules->free() ? 0 : build_price(scene.player(), price, static_cast<unsigned>(rules->discount));
  return "Build the structure card " + std::string(facts(card).name) + " on " + place_words(action.b) +
         (price == 0 ? " for nothing" : " for " + lira(price)) + ": " + structure_text(card);
}

std::string write_destroy(const Scene& scene, Action action) {
  return "Destroy the " + building_words(scene.player(), action.a) + " on " + place_words(action.a);
}

std::string write_residual(const Scene&, Action action) {
  const auto card = static_cast<StructureCard>(action.a);
  return std::string(facts(card).name) + ": " + describe_effect(*printed_effect(card));
}

std::string write_draft(const Scene&, Action action) {
  const auto card = static_cast<StructureCard>(action.a);
  return "Keep " + std::string(facts(card).name) + ", which costs " + lira(facts(card).cost) + ": " +
         structure_text(card);
}

std::string region_benefit(const Scene& scene, unsigned region) {
  const NodeRef benefit = board_of(scene.s).regions[region].benefit;
  return benefit == kNoNode ? "" : ": " + describe_effect(benefit);
}

std::string write_star(const Scene& scene, Action action) {
  return "Place a star in " + region_words(action.a) + region_benefit(scene, action.a);
}

std::string write_move_star(const Scene&, Action action) {
  return "Move a star from " + region_words(action.a) + " to " + region_words(action.b) + ", for nothing";
}

std::string write_sell_wine(const Scene&, Action action) {
  return "Sell the " + wine_words(static_cast<Wine>(action.a), action.b) + " for " +
         std::to_string(kWineSaleVp[action.a]) + " VP";
}

std::string write_done(const Scene& scene, Action) {
  switch (scene.decision.question) {
    case Question::CottageVisitor: return "Only the one card, no second";
    case Question::PlayVisitor: return "Play no visitor";
    case Question::Plant: return "Plant no more";
    case Question::SellGrapes: return "Sell no more";
    case Question::Harvest: return "Harvest no more";
    case Question::MakeWine: return "Make no more wine";
    case Question::Build: return "Build nothing";
    case Question::Train: return "Train nobody";
    case Question::RetrieveWorkers: return "Take back no more";
    case Question::RetrieveGrande: return "Leave the grande worker where it is";
    case Question::ChooseOpponents: return "Choose no more";
    case Question::BuyVisitor: return "Buy no card";
    case Question::CallBack: return "Call nobody back";
    case Question::ActAgain: return "Do not act again";
    case Question::BonusAgain: return "Leave it at one bonus";
    case Question::OneCardMore: return "Draw no more";
    case Question::Star: return "Leave the stars as they are";
    case Question::FillDrawnOrder: return "Keep the order in hand";
    case Question::NameDeck: return "Draw no card";
    default: return "No more";
  }
}

// who passes takes the next column's bonus of the own row.
std::string write_pass_on(const Scene& scene, unsigned left) {
  if (scene.s.season == Season::Winter)
    return "Pass: your year ends, and " + counted(left, "worker") + " would stay unused";
  const auto next = static_cast<Season>(static_cast<unsigned>(scene.s.season) + 1);
  const NodeRef bonus = board_of(scene.s).row_bonus[static_cast<unsigned>(next)][scene.player().row - 1u];
  return "Pass on into " + std::string(season_name(next)) +
         (bonus == kNoNode ? "" : ": " + describe_effect(bonus)) + "; " + counted(left, "worker") +
         " will be left";
}

std::string write_pass(const Scene& scene, Action) {
  const Player& p = scene.player();
  unsigned left = p.available + (p.grande == kNowhere ? 1u : 0u);
  for (const Target special : p.special) left += special == kNowhere ? 1u : 0u;
  if (left == 0 && !board_of(scene.s).seasonal) return "Pass: you have no workers left";
  if (board_of(scene.s).seasonal) return write_pass_on(scene, left);
  return "Pass: place no more workers this " + std::string(season_name(scene.s.season)) + "; " +
         counted(left, "worker") +
         (scene.s.season == Season::Winter ? " would stay unused this year" : " will be left for winter");
}

using ActionWriter = std::string (*)(const Scene&, Action);

// In the order of ActionKind.
constexpr ActionWriter kActionWriters[] = {
    write_place,        write_yes,
    write_no,           write_bonus_first,
    write_action_first, write_option,
    write_row,          write_name_deck,
    write_play,         write_plant,
    write_uproot,       write_switch,
    write_sell_grape,   write_sell_field,
    write_buy_field,    write_harvest,
    write_take_grape,   write_discard_grape,
    write_make_wine,    write_discard_wine,
    write_age_wine,     write_fill_order,
    write_use_wine,     write_build,
    write_discard,      write_give,
    write_offer,        write_keep,
    write_take_pile,    write_opponent,
    write_train,        write_train_special,
    write_rob,          write_retrieve_grande,
    write_retrieve,     write_take_action,
    write_mama,         write_papa,
    write_papa_gift,    write_papa_lira,
    write_build_card,   write_destroy,
    write_residual,     write_star,
    write_move_star,    write_sell_wine,
    write_draft,        write_done,
    write_pass,
};
static_assert(std::size(kActionWriters) == kActionKinds);

}  // namespace

std::string describe(const State& s, Seat viewer, Action action, const Names& names) {
  Scene scene{s, viewer, names, pending(s), is_asking(s) ? matter_of(s) : Matter{}};
  if (scene.decision.seat == kNoSeat) scene.decision.seat = viewer < kMaxPlayers ? viewer : Seat{0};
  return kActionWriters[static_cast<unsigned>(action.kind)](scene, action);
}

}  // namespace vendemmia
