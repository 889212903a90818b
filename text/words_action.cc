// Answers in words: a writer for each kind of action, which reads the pending question where the answer's
// meaning depends on it.
#include <iterator>

#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/matter.h"
#include "engine/game/modifiers.h"
#include "engine/game/spaces.h"
#include "engine/game/winery.h"
#include "text/words.h"

namespace vendemmia {
namespace {

namespace say_answer = words::answers;
namespace say_more = words::text_mode::answer;

struct Scene {
  const State& s;
  Seat viewer = kNoSeat;
  const Speech& t;
  Decision decision;
  Matter matter;

  bool asks(Question question) const { return decision.question == question; }
  const Player& player() const { return s.players[decision.seat]; }
  std::string field(unsigned which) const { return field_words(which, t); }
  std::string vine(u8 which) const { return vine_words(static_cast<Vine>(which), t); }
  std::string grape(u8 colour, unsigned q) const { return grape_words(static_cast<Grape>(colour), q, t); }
  std::string wine(u8 type, unsigned q) const { return wine_words(static_cast<Wine>(type), q, t); }
};

std::string with_text(const Scene& scene, const std::string& answer, const std::string& text) {
  return text.empty() ? answer : scene.t.say(say_more::with_text{.answer = answer, .text = text});
}

// The bonus that the space prints.
std::string bonus_at(const Scene& scene, Target target) {
  return bonus_words(space_facts(scene.s, target).bonus, scene.t);
}

// What stands at the place; a card that is not there has no name.
std::string card_at(const Scene& scene, unsigned place) {
  const u8 card = scene.player().buildings[place];
  return card == 0 ? "" : structure_name(static_cast<StructureCard>(card - 1), scene.t);
}

// What the worker does there, where the name of the space does not say it.
std::string text_at(const Scene& scene, Target target) {
  if (target == kYoke) return scene.t.say(words::board::places::yoke::text);
  if (target == kDestroySpace) return scene.t.say(words::board::places::destroy::text);
  if (target == kCart) {
    const std::string here = scene.t.look("board.places_on.", board_of(scene.s).name, ".cart");
    return here.empty() ? scene.t.say(words::board::places::cart::text) : here;
  }
  if (!is_building(target)) return "";
  const u8 card = scene.player().buildings[place_of(target)];
  return card == 0 ? "" : structure_text(static_cast<StructureCard>(card - 1), scene.t);
}

std::string write_place(const Scene& scene, Action action) {
  const Target target = action.b;
  const std::string card = is_building(target) ? card_at(scene, place_of(target)) : "";
  say_answer::place answer{.worker = a_worker(static_cast<Worker>(action.a), scene.t),
                           .space = card.empty() ? target_words(target, scene.t) : card};
  if (is_space(target)) {
    const BonusTiming timing = space_facts(scene.s, target).timing;
    if (action.d != 0) {
      answer.bonus = bonus_at(scene, space_of(board_action(target), action.d - 1u));
    } else if (timing != BonusTiming::None) {
      answer.bonus = bonus_at(scene, target);
    }
  }
  if (action.c != 0) answer.bought = bonus_at(scene, space_of(board_action(target), action.c - 1u));
  if (scene.asks(Question::PlanWorker) && action_of(target) < kMaxActions) {
    const Season season = board_of(scene.s).actions[action_of(target)].season;
    answer.the_season = scene.t.look("names.seasons.", kSeasonNames[static_cast<unsigned>(season)], ".the");
  }
  return with_text(scene, scene.t.say(answer), text_at(scene, target));
}

std::string where_placed(const Scene& scene, Worker worker) {
  for (unsigned i = 0; i < kSpecialsInGame; ++i) {
    const Target at = scene.player().special[i];
    if (scene.s.special_kinds[i] == worker && (is_space(at) || is_art(at)))
      return action_name(action_of(at), scene.t);
  }
  return "";
}

std::string write_yes(const Scene& scene, Action) {
  switch (scene.decision.question) {
    case Question::ActAgain:
      return scene.t.say(say_answer::yes_act_again{.work = where_placed(scene, Worker::Mafioso)});
    case Question::BonusAgain:
      return scene.t.say(say_answer::yes_bonus_again{
          .bonus = scene.matter.bonus ? bonus_at(scene, *scene.matter.bonus) : std::string()});
    case Question::OneCardMore: return scene.t.say(say_answer::yes_one_card_more);
    case Question::TakeBonus: return scene.t.say(say_answer::yes_bonus);
    case Question::DoBoth: return scene.t.say(say_answer::yes_do_both{.points = scene.matter.price});
    default: break;
  }
  if (scene.matter.offer == OfferFrom::Bonus) return scene.t.say(say_answer::yes_bonus);
  return scene.t.say(scene.matter.offer == OfferFrom::OpponentsCard ? say_answer::yes_offer
                                                                    : say_answer::yes);
}

std::string write_no(const Scene& scene, Action) {
  switch (scene.decision.question) {
    case Question::ActAgain: return scene.t.say(say_answer::no_act_again);
    case Question::BonusAgain: return scene.t.say(say_answer::no_bonus_again);
    case Question::OneCardMore: return scene.t.say(say_answer::no_one_card_more);
    case Question::TakeBonus: return scene.t.say(say_answer::no_bonus);
    case Question::DoBoth: return scene.t.say(say_answer::no_do_both);
    default: break;
  }
  if (scene.matter.offer == OfferFrom::Bonus) return scene.t.say(say_answer::no_bonus);
  return scene.t.say(scene.matter.offer == OfferFrom::OpponentsCard ? say_answer::no_offer : say_answer::no);
}

std::string write_bonus_first(const Scene& scene, Action) {
  return scene.t.say(say_answer::bonus_first{
      .bonus = scene.matter.bonus ? bonus_at(scene, *scene.matter.bonus) : std::string()});
}

std::string write_action_first(const Scene& scene, Action) { return scene.t.say(say_answer::action_first); }

std::string write_option(const Scene& scene, Action action) {
  const std::string text = is_asking(scene.s) ? option_words(scene.s, action.a, scene.t) : "";
  return text.empty() ? scene.t.say(say_answer::option{.option = action.a}) : text;
}

std::string write_row(const Scene& scene, Action action) {
  const bool on_chart = action.a >= 1 && action.a <= kRows;
  const std::string text =
      scene.t.say(say_answer::row{.row = action.a,
                                  .bonus = on_chart ? row_words(board_of(scene.s), action.a, scene.t)
                                                    : scene.t.say(words::board::no_bonus)});
  const bool chosen = scene.asks(Question::WakeUpRow) || scene.asks(Question::NextRow);
  const bool token = chosen && is_solo(scene.s) && challenge_of(scene.s).glass_on_rows;
  return token ? scene.t.say(say_more::with_token{.answer = text}) : text;
}

std::string write_name_deck(const Scene& scene, Action action) {
  return scene.t.say(say_answer::deck{.deck = deck_name(static_cast<Deck>(action.a), scene.t)});
}

std::string write_play(const Scene& scene, Action action) {
  const auto visitor = static_cast<Visitor>(action.a);
  return with_text(scene, scene.t.say(say_answer::play{.visitor = visitor_name(visitor, scene.t)}),
                   visitor_text(visitor, scene.t));
}

std::string write_plant(const Scene& scene, Action action) {
  const unsigned total = field_value(scene.player(), action.b) + facts(static_cast<Vine>(action.a)).value();
  return scene.t.say(say_more::holds{
      .answer = scene.t.say(say_answer::plant{.vine = scene.vine(action.a), .field = scene.field(action.b)}),
      .total = total,
      .maximum = kFieldMaximum[action.b]});
}

std::string write_uproot(const Scene& scene, Action action) {
  return scene.t.say(say_answer::uproot{.vine = scene.vine(action.a), .field = scene.field(action.b)});
}

std::string write_switch(const Scene& scene, Action action) {
  return scene.t.say(say_answer::switch_{.vine = scene.vine(action.a),
                                         .field = scene.field(action.b),
                                         .other = scene.vine(action.c),
                                         .other_field = scene.field(action.d)});
}

std::string write_sell_grape(const Scene& scene, Action action) {
  return scene.t.say(
      say_answer::sell_grape{.grape = scene.grape(action.a, action.b), .price = grape_price(action.b)});
}

std::string write_sell_field(const Scene& scene, Action action) {
  return scene.t.say(say_answer::sell_field{.field = scene.field(action.a), .price = field_price(action.a)});
}

std::string write_buy_field(const Scene& scene, Action action) {
  return scene.t.say(say_answer::buy_field{.field = scene.field(action.a), .price = field_price(action.a)});
}

// where the grape would lie.
std::string harvested(const Scene& scene, Grape colour, unsigned value) {
  const u16 lying = scene.player().grapes[static_cast<unsigned>(colour)];
  const unsigned space = space_for_grape(lying, value < kTopValue ? value : kTopValue);
  if (space == 0)
    return scene.t.say(words::previews::effects::grape_lost{
        .grape = scene.t.look("names.grapes.", kGrapeNames[static_cast<unsigned>(colour)])});
  const std::string grape = grape_words(colour, space, scene.t);
  return space < value ? scene.t.say(say_more::down_from{.what = grape, .quality = value}) : grape;
}

std::string write_harvest(const Scene& scene, Action action) {
  const Player& p = scene.player();
  std::vector<std::string> grapes;
  if (const unsigned red = red_on(p, action.a); red != 0) grapes.push_back(harvested(scene, Grape::Red, red));
  if (const unsigned white = white_on(p, action.a); white != 0)
    grapes.push_back(harvested(scene, Grape::White, white));
  return with_text(scene, scene.t.say(say_answer::harvest{.field = scene.field(action.a)}),
                   listed(grapes, scene.t));
}

std::string write_take_grape(const Scene& scene, Action action) {
  return scene.t.say(say_answer::take_grape{.grape = scene.grape(action.a, 1)});
}

std::string write_discard_grape(const Scene& scene, Action action) {
  return scene.t.say(say_answer::discard_grape{.grape = scene.grape(action.a, action.b)});
}

std::string write_make_wine(const Scene& scene, Action action) {
  const auto wine = static_cast<Wine>(action.a);
  const unsigned total = 0u + action.b + action.c + action.d;
  const bool waived = scene.matter.without_cellars;
  const unsigned space =
      space_for_wine(scene.player(), wine, total, waived ? Cellaring::AsIfComplete : Cellaring::Built);
  std::vector<std::string> grapes;
  if (action.b != 0) grapes.push_back(scene.t.say(say_answer::make_grape{.red = true, .quality = action.b}));
  if (action.c != 0) grapes.push_back(scene.t.say(say_answer::make_grape{.red = true, .quality = action.c}));
  if (action.d != 0) grapes.push_back(scene.t.say(say_answer::make_grape{.red = false, .quality = action.d}));
  const std::string text = scene.t.say(say_answer::make{
      .wine = wine_words(wine, space == 0 ? total : space, scene.t), .grapes = listed(grapes, scene.t)});
  const bool devalued = space != 0 && space < total;
  return devalued ? scene.t.say(say_more::down_from{.what = text, .quality = total}) : text;
}

std::string write_discard_wine(const Scene& scene, Action action) {
  return scene.t.say(say_answer::discard_wine{.wine = scene.wine(action.a, action.b)});
}

std::string write_age_wine(const Scene& scene, Action action) {
  return scene.t.say(
      say_more::grows_to{.answer = scene.t.say(say_answer::age{.wine = scene.wine(action.a, action.b)}),
                         .quality = action.b + 1});
}

std::string write_fill_order(const Scene& scene, Action action) {
  return scene.t.say(
      say_answer::fill{.order = the_order(action.a, scene.t), .text = order_words(action.a, scene.t)});
}

std::string write_use_wine(const Scene& scene, Action action) {
  return scene.t.say(say_answer::use_{.wine = scene.wine(action.a, action.b)});
}

unsigned price_of(const Scene& scene, unsigned cost) {
  const auto& rules = scene.matter.build;
  if (!rules) return cost;
  return rules->free() ? 0 : build_price(scene.player(), cost, static_cast<unsigned>(rules->discount));
}

std::string write_build(const Scene& scene, Action action) {
  const auto structure = static_cast<Structure>(action.a);
  return with_text(scene,
                   scene.t.say(say_answer::build{.structure = the_structure(structure, scene.t),
                                                 .price = price_of(scene, facts(structure).cost)}),
                   structure_text(structure, scene.t));
}

// Actions name a vine by its kind, any other card by its number.
Card card_named(Deck deck, u8 name) {
  if (deck != Deck::Vine || name == kUnknownCard) return name;
  return static_cast<Card>(lowest_bit(kCardsOfVine[name]));
}

std::string write_discard(const Scene& scene, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  return scene.t.say(say_answer::discard{.card = card_words(deck, card_named(deck, action.b), scene.t)});
}

std::string write_give(const Scene& scene, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  // the face is for giver and receiver only.
  const std::string card = scene.viewer != scene.decision.seat
                               ? scene.t.say(words::events::hidden_card{.deck = deck_name(deck, scene.t)})
                               : card_words(deck, card_named(deck, action.b), scene.t);
  say_answer::give answer{.offer = scene.asks(Question::CommitCards), .card = card};
  if (is_asking(scene.s) && scene.matter.owner != kNoSeat) {
    answer.to = name_of(scene.matter.owner, scene.t);
    answer.to_you = scene.matter.owner == scene.viewer;
  }
  return scene.t.say(answer);
}

std::string write_offer(const Scene& scene, Action action) {
  return scene.t.say(say_answer::offer{.cards = action.a});
}

std::string write_keep(const Scene& scene, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  const u8 shown = action.a < kDecks ? scene.matter.shown[action.a] : u8{0};
  const std::string text = scene.t.say(say_answer::keep{.deck = deck_name(deck, scene.t)});
  return with_text(scene, text, shown == 0 ? "" : card_words(deck, static_cast<Card>(shown - 1), scene.t));
}

std::string write_take_pile(const Scene& scene, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  const Pile& pile = scene.s.decks[action.a];
  return scene.t.say(say_answer::take_pile{
      .card = pile.discarded == 0 ? std::string() : card_title(deck, pile.top_discard(), scene.t),
      .deck = deck_name(deck, scene.t)});
}

std::string write_opponent(const Scene& scene, Action action) {
  return scene.t.say(say_answer::opponent{.opponent = name_of(action.a, scene.t)});
}

std::string write_train(const Scene& scene, Action) {
  say_answer::train answer{};
  if (scene.asks(Question::Train)) answer.price = scene.matter.price;
  return scene.t.say(answer);
}

std::string write_train_special(const Scene& scene, Action action) {
  const auto kind = static_cast<Worker>(action.a);
  say_answer::train_special answer{.worker = a_worker(kind, scene.t)};
  if (scene.asks(Question::Train)) answer.price = scene.matter.price + 1;
  return with_text(scene, scene.t.say(answer), special_worker_text(kind, scene.t));
}

std::string write_rob(const Scene& scene, Action action) {
  return scene.t.say(say_answer::rob{.deck = deck_name(static_cast<Deck>(action.b), scene.t),
                                     .opponent = name_of(action.a, scene.t)});
}

std::string write_retrieve_grande(const Scene& scene, Action) {
  std::string text = scene.t.say(say_answer::retrieve_grande);
  const Target at = scene.player().grande;
  if (at == kNowhere) return text;
  return scene.t.say(say_more::from_space{.answer = text, .space = target_words(at, scene.t)});
}

std::string write_retrieve(const Scene& scene, Action action) {
  return scene.t.say(say_answer::retrieve{.worker = the_worker(static_cast<Worker>(action.a), scene.t),
                                          .space = target_words(action.b, scene.t)});
}

std::string write_take_action(const Scene& scene, Action action) { return action_name(action.a, scene.t); }

std::string write_mama(const Scene& scene, Action action) {
  return scene.t.say(say_answer::mama{.mama = mama_words(action.a, scene.t)});
}

std::string write_papa(const Scene& scene, Action action) {
  return scene.t.say(say_answer::papa{.papa = papa_words(action.a, scene.t)});
}

std::string write_papa_gift(const Scene& scene, Action) {
  const PapaFacts& papa = kPapaFacts[scene.player().papa];
  switch (papa.gift) {
    case Gift::Structure:
      return with_text(scene,
                       scene.t.say(say_answer::papa_gift_structure{
                           .structure = the_structure(papa.structure, scene.t),
                           .structure_name = structure_name(papa.structure, scene.t)}),
                       structure_text(papa.structure, scene.t));
    case Gift::Worker: return scene.t.say(say_answer::papa_gift_worker);
    case Gift::Vp: break;
  }
  return scene.t.say(say_answer::papa_gift_vp);
}

std::string write_papa_lira(const Scene& scene, Action) {
  return scene.t.say(say_answer::papa_lira{.lira = kPapaFacts[scene.player().papa].or_lira});
}

std::string write_build_card(const Scene& scene, Action action) {
  const auto card = static_cast<StructureCard>(action.a);
  return with_text(scene,
                   scene.t.say(say_answer::build_card{.card = structure_name(card, scene.t),
                                                      .price = price_of(scene, facts(card).cost),
                                                      .place = place_words(action.b, scene.t)}),
                   structure_text(card, scene.t));
}

std::string write_destroy(const Scene& scene, Action action) {
  return scene.t.say(
      say_answer::destroy{.card = card_at(scene, action.a), .place = place_words(action.a, scene.t)});
}

std::string write_residual(const Scene& scene, Action action) {
  const auto card = static_cast<StructureCard>(action.a);
  return with_text(scene, scene.t.say(say_answer::residual{.card = structure_name(card, scene.t)}),
                   structure_text(card, scene.t));
}

std::string write_draft(const Scene& scene, Action action) {
  const auto card = static_cast<StructureCard>(action.a);
  return scene.t.say(words::text_mode::card::priced{
      .name = scene.t.say(say_answer::draft{.card = structure_name(card, scene.t)}),
      .lira = facts(card).cost,
      .text = structure_text(card, scene.t)});
}

std::string write_star(const Scene& scene, Action action) {
  return scene.t.say(
      say_answer::star{.region = region_words(action.a, scene.t),
                       .benefit = bonus_words(board_of(scene.s).regions[action.a].benefit, scene.t)});
}

std::string write_move_star(const Scene& scene, Action action) {
  return scene.t.say(
      say_answer::move_star{.from = region_words(action.a, scene.t), .to = region_words(action.b, scene.t)});
}

std::string write_sell_wine(const Scene& scene, Action action) {
  return scene.t.say(
      say_answer::sell_wine{.wine = scene.wine(action.a, action.b), .points = kWineSaleVp[action.a]});
}

std::string write_done(const Scene& scene, Action) {
  const bool begun = scene.matter.done.value_or(0) != 0;
  const std::string text =
      scene.t.look("answers.done.", name_of(scene.decision.question), begun ? ".1" : ".0");
  return text.empty() ? scene.t.say(say_answer::done_all) : text;
}

// who passes takes the next column's bonus of the own row.
std::string write_pass(const Scene& scene, Action) {
  const std::string_view season = kSeasonNames[static_cast<unsigned>(scene.s.season)];
  std::string text =
      scene.t.say(say_answer::pass{.season = season_name(scene.s.season, scene.t),
                                   .the_season = scene.t.look("names.seasons.", season, ".the")});
  if (!board_of(scene.s).seasonal || scene.s.season == Season::Winter || scene.player().row == 0) return text;
  const auto next = static_cast<unsigned>(scene.s.season) + 1;
  return with_text(scene, text,
                   bonus_words(board_of(scene.s).row_bonus[next][scene.player().row - 1u], scene.t));
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

std::string describe(const State& s, Seat viewer, Action action, const Speech& t) {
  Scene scene{s, viewer, t, pending(s), is_asking(s) ? matter_of(s) : Matter{}};
  if (scene.decision.seat == kNoSeat) scene.decision.seat = viewer < kMaxPlayers ? viewer : Seat{0};
  return kActionWriters[static_cast<unsigned>(action.kind)](scene, action);
}

}  // namespace vendemmia
