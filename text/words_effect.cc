// Effects in words: a writer for each operation, bound to its Op in one table.
#include <iterator>

#include "engine/game/winery.h"
#include "text/words.h"

namespace vendemmia {
namespace {

using EffectWriter = std::string (*)(PrintedEffect, const Wording&);

std::string number(int value) { return std::to_string(value < 0 ? -value : value); }

// "plant 1 or 2 vines": how often an "up to" is done.
std::string range(unsigned at_least, int up_to, std::string_view noun) {
  const auto most = static_cast<unsigned>(up_to);
  if (at_least == 0 && most > 1) return "up to " + counted(most, noun);
  if (most == 1) return counted(1, noun);
  return (most == 2 ? "1 or " : "1 to ") + counted(most, noun);
}

std::string if_wished(unsigned at_least, const Wording& w) {
  return at_least == 0 && !w.may_is_said ? " if you like" : "";
}

std::vector<std::string> parts_of(PrintedEffect effect, const Wording& w) {
  std::vector<std::string> parts;
  parts.reserve(effect.parts());
  for (unsigned i = 0; i < effect.parts(); ++i) parts.push_back(describe_effect(effect.part(i), w));
  return parts;
}

// --- Combinators ---------------------------------------------------------------------------------

// A choice among other parts must show where it ends.
std::string part_words(PrintedEffect part, const Wording& w) {
  if (part.op() != Op::Choose || part.told<Op::Choose>().count != 1) return describe_effect(part, w);
  return "either " + listed(parts_of(part, w), " or ");
}

std::string_view joint_before(Op op, bool last) {
  if (op == Op::If) return "; ";
  if (op == Op::EachPlayerMay) return "; then ";
  return last ? ", then " : ", ";
}

std::string write_seq(PrintedEffect effect, const Wording& w) {
  const unsigned count = effect.parts();
  std::string text;
  for (unsigned i = 0; i < count; ++i) {
    const PrintedEffect part = effect.part(i);
    if (i > 0) text += joint_before(part.op(), i + 1 == count);
    text += part_words(part, w);
  }
  return text;
}

std::string write_any_order(PrintedEffect effect, const Wording& w) {
  return "in the order you like: " + listed(parts_of(effect, w));
}

std::string write_choose(PrintedEffect effect, const Wording& w) {
  const bool one = effect.told<Op::Choose>().count == 1;
  const std::string how_many = one ? "one" : "two different ones";
  std::string text = "choose " + how_many + ": ";
  const auto parts = parts_of(effect, w);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += one && i + 1 == parts.size() ? "; or " : "; ";
    text += parts[i];
  }
  return text;
}

std::string write_one_or_both(PrintedEffect effect, const Wording& w) {
  const auto parts = parts_of(effect, w);
  return "choose one: " + parts[0] + "; or " + parts[1] + "; or both by losing " +
         number(effect.told<Op::OneOrBoth>().vp) + " VP";
}

std::string write_may(PrintedEffect effect, const Wording& w) {
  return (w.may_is_said ? "" : "if you like, ") + describe_effect(effect.part(0), w);
}

// An offer is one thing, whatever its parts: "lose 1 VP and gain 3 lira".
std::string offer_words(PrintedEffect effect, const Wording& w) {
  if (effect.op() == Op::May) return offer_words(effect.part(0), w);
  return effect.op() == Op::Seq ? listed(parts_of(effect, w)) : describe_effect(effect, w);
}

std::string write_each_player_may(PrintedEffect effect, const Wording& w) {
  const auto told = effect.told<Op::EachPlayerMay>();
  Wording offered = w;
  offered.may_is_said = true;
  std::string text = told.opponents_only ? "each opponent may " : "each player may ";
  text += offer_words(effect.part(0), offered);
  if (effect.parts() < 2) return text;
  const bool accepting = told.reward_for == RewardFor::Accepting;
  return text + "; for each opponent who " + (accepting ? "does, " : "does not, ") +
         describe_effect(effect.part(1), w);
}

std::string_view condition_words(Condition condition) {
  switch (condition) {
    case Condition::BelowZeroVp: return "your VP are below 0";
    case Condition::HoldsSummerVisitor: return "there is a summer visitor card in that hand";
    case Condition::BuiltForFiveOrSix: return "its printed cost is 5 or 6 lira";
    case Condition::SixStructures: return "you then have 6 or more structures";
    case Condition::SixVinesPlanted: return "6 or more vines then stand on your fields";
    case Condition::ThreeKindsOnField: return "that field then holds 3 or more kinds of vine";
    case Condition::PlantedValueFour: return "the vine planted has the value 4";
    case Condition::ThreeFieldsHarvested: return "3 fields were harvested";
    case Condition::HighestWine: return "its quality was above that of every other wine of all players";
  }
  return "";
}

std::string write_if(PrintedEffect effect, const Wording& w) {
  std::string text = "if " + std::string(condition_words(effect.told<Op::If>().condition)) + ", " +
                     describe_effect(effect.part(0), w);
  if (effect.parts() == 2) text += "; otherwise " + describe_effect(effect.part(1), w);
  return text;
}

std::string write_possible_parts(PrintedEffect effect, const Wording& w) {
  return listed(parts_of(effect, w), ", then ") + " (as far as possible)";
}

std::string write_right_neighbour(PrintedEffect effect, const Wording& w) {
  return "the player to your right has to " + describe_effect(effect.part(0), w);
}

std::string write_each_chosen_opponent(PrintedEffect effect, const Wording& w) {
  return "choose " + range(1, effect.told<Op::EachChosenOpponent>().most, "opponent") +
         "; each of them has to do this: " + describe_effect(effect.part(0), w);
}

// --- Lira, VP, residual --------------------------------------------------------------------------

std::string write_lira(PrintedEffect effect, const Wording&) {
  const i8 amount = effect.told<Op::Lira>().amount;
  return (amount < 0 ? "pay " : "gain ") + number(amount) + " lira";
}

std::string write_vp(PrintedEffect effect, const Wording&) {
  const i8 amount = effect.told<Op::Vp>().amount;
  return (amount < 0 ? "lose " : "gain ") + number(amount) + " VP";
}

std::string write_residual(PrintedEffect effect, const Wording&) {
  const i8 steps = effect.told<Op::Residual>().steps;
  return (steps < 0 ? "lower" : "raise") + std::string(" your residual payment by ") + number(steps);
}

std::string_view counter_words(Counter counter) {
  switch (counter) {
    case Counter::EmptyFields: return "for each empty field you own";
    case Counter::PlantedFields: return "for each of your planted fields";
    case Counter::StructuresCostingFour: return "for each of your structures with a printed cost of 4 lira";
    case Counter::CardsInHand: return "for each card in your hand";
    case Counter::OpponentsWithSixWorkers: return "for each opponent with 6 workers or more";
    case Counter::OwnSixWorkers: return "if you have 6 workers or more";
    case Counter::WineTypesMade: return "for each type of wine made";
    case Counter::SparklingMade: return "for each sparkling wine made";
  }
  return "";
}

std::string write_gain_per(PrintedEffect effect, const Wording&) {
  const auto told = effect.told<Op::GainPer>();
  return "gain " + number(told.amount) + (told.currency == Currency::Lira ? " lira " : " VP ") +
         std::string(counter_words(told.counter));
}

std::string write_transfer_lira(PrintedEffect effect, const Wording& w) {
  const i8 amount = effect.told<Op::TransferLira>().amount;
  return amount > 0 ? "pay " + w.owner + " " + number(amount) + " lira"
                    : "take " + number(amount) + " lira from " + w.owner;
}

std::string write_owner_vp(PrintedEffect effect, const Wording& w) {
  return w.owner + (w.owner == "you" ? " gain " : " gains ") + number(effect.told<Op::OwnerVp>().amount) +
         " VP";
}

// --- Cards ---------------------------------------------------------------------------------------

std::string write_draw(PrintedEffect effect, const Wording&) {
  const auto told = effect.told<Op::Draw>();
  return "draw " + cards_of_deck(told.deck, told.count);
}

std::string one_of_each(DeckSet set, std::string_view last) {
  std::vector<std::string> cards;
  for (unsigned deck : Members(set)) cards.push_back(cards_of_deck(static_cast<Deck>(deck), 1));
  return listed(cards, last);
}

std::string write_draw_each(PrintedEffect effect, const Wording&) {
  return "draw " + one_of_each(effect.told<Op::DrawEach>().decks, " and ");
}

std::string write_draw_choice(PrintedEffect effect, const Wording&) {
  const DeckSet decks = effect.told<Op::DrawChoice>().decks;
  return decks == kAnyDeck ? "draw 1 card of any kind" : "draw " + one_of_each(decks, " or ");
}

std::string cards_of_set(int count, DeckSet set) {
  const auto n = static_cast<unsigned>(count);
  if (set == kAnyDeck) return counted(n, "card");
  if (set == kVisitorDecks) return counted(n, "visitor card");
  return cards_of_deck(static_cast<Deck>(lowest_bit(set)), n);
}

std::string write_discard(PrintedEffect effect, const Wording&) {
  const auto told = effect.told<Op::Discard>();
  if (told.count == kWholeHand) return "discard your whole hand, at least 1 card";
  if (told.count == kAboveHandLimit) return "discard down to " + counted(kHandLimit, "card");
  return "discard " + cards_of_set(told.count, told.decks);
}

std::string write_give_cards(PrintedEffect effect, const Wording& w) {
  const auto told = effect.told<Op::GiveCards>();
  return "give " + w.owner + " " + cards_of_set(told.count, told.decks);
}

std::string write_play_visitor(PrintedEffect effect, const Wording& w) {
  const auto told = effect.told<Op::PlayVisitor>();
  const unsigned at_least = told.duty == Duty::May ? 0 : 1;
  return "play a " + std::string(deck_name(told.deck)) + if_wished(at_least, w);
}

// --- The vineyard and the cellar -----------------------------------------------------------------

std::string write_plant(PrintedEffect effect, const Wording& w) {
  const auto told = effect.told<Op::Plant>();
  std::string text = "plant " + range(told.at_least == 0 ? 0 : 1, told.up_to, "vine");
  if (told.without_structures()) text += ", even without the structures it needs";
  if (told.above_maximum()) text += ", even above the field's maximum";
  return text + if_wished(told.at_least, w);
}

std::string write_uproot(PrintedEffect effect, const Wording&) {
  return "uproot " + counted(effect.told<Op::Uproot>().count, "vine") + " to your hand";
}

std::string write_harvest(PrintedEffect effect, const Wording& w) {
  const auto told = effect.told<Op::Harvest>();
  return "harvest " + range(told.at_least, told.up_to, "field") + if_wished(told.at_least, w);
}

std::string write_place_grape(PrintedEffect effect, const Wording&) {
  const bool each = effect.told<Op::PlaceGrape>().grapes == Grapes::OneOfEach;
  return std::string("take a red grape ") + (each ? "and" : "or") + " a white grape of quality 1";
}

std::string write_make_wine(PrintedEffect effect, const Wording& w) {
  const auto told = effect.told<Op::MakeWine>();
  std::string text = "make " + range(told.at_least, told.up_to, "wine") + if_wished(told.at_least, w);
  if (told.without_cellars) text += " of quality 4 or more, even without the cellars for it";
  if (told.mixed) text += ", blush and sparkling only and at most one of each";
  return text;
}

std::string write_discard_wine(PrintedEffect effect, const Wording&) {
  const u8 least = effect.told<Op::DiscardWine>().at_least;
  return "discard 1 wine" + (least > 1 ? " of quality " + number(least) + " or more" : "");
}

std::string write_discard_grape(PrintedEffect effect, const Wording&) {
  return "discard " + counted(effect.told<Op::DiscardGrape>().count, "grape");
}

std::string write_age_some_wines(PrintedEffect effect, const Wording&) {
  const auto told = effect.told<Op::AgeOneWine>();
  return "age " + range(1, told.wines, "wine") + " by " +
         (told.steps == 1 ? "one step" : "up to " + counted(told.steps, "step"));
}

std::string write_age_wines(PrintedEffect effect, const Wording&) {
  return "age all your wines " + counted(effect.told<Op::AgeWines>().times, "time");
}

// --- Structures and workers ----------------------------------------------------------------------

std::string write_build(PrintedEffect effect, const Wording& w) {
  const auto told = effect.told<Op::Build>();
  std::string text = told.count == 1 ? "build a structure" : "build " + counted(told.count, "structure");
  if (told.costs == Costs::TwoOrThree) text += " with a printed cost of 2 or 3 lira";
  if (told.free()) {
    text += " for nothing";
  } else if (told.discount == 0) {
    text += " at its cost";
  } else {
    text += " at " + number(told.discount) + " lira less";
  }
  return text + if_wished(told.at_least, w);
}

std::string for_price(int price) { return price == 0 ? " for nothing" : " for " + number(price) + " lira"; }

std::string write_upgrade_cellar(PrintedEffect effect, const Wording&) {
  const auto told = effect.told<Op::UpgradeCellar>();
  if (told.pricing == Pricing::Price) return "build your next cellar" + for_price(told.lira);
  return "build your next cellar at " + (told.lira == 0 ? "its cost" : number(told.lira) + " lira less");
}

std::string write_build_yoke(PrintedEffect effect, const Wording&) {
  return "build the yoke" + for_price(effect.told<Op::BuildYoke>().price);
}

std::string write_train(PrintedEffect effect, const Wording& w) {
  const auto told = effect.told<Op::Train>();
  std::string text = "train a worker" + for_price(told.price);
  if (told.usable == Usable::AtOnce) text += ", usable at once";
  return text + if_wished(told.duty == Duty::May ? 0 : 1, w);
}

std::string write_retrieve_workers(PrintedEffect effect, const Wording&) {
  return "take back " + range(1, effect.told<Op::RetrieveWorkers>().up_to, "placed worker");
}

std::string write_retrieve_grande(PrintedEffect, const Wording& w) {
  return "take back the grande worker" + if_wished(0, w);
}

std::string write_star(PrintedEffect effect, const Wording& w) {
  return "place a star on the map" + if_wished(effect.told<Op::Star>().at_least, w);
}

struct Entry {
  EffectWriter writer = nullptr;
  std::string_view fixed;
  constexpr Entry(EffectWriter w) : writer(w) {}      // NOLINT(google-explicit-constructor)
  constexpr Entry(const char* text) : fixed(text) {}  // NOLINT(google-explicit-constructor)
};

// In the order of Op.
constexpr Entry kEntries[] = {
    "play the game",
    "take mama and papa",
    "choose a row of the wake-up chart",
    "place workers in turn",
    "place a worker or pass",
    "carry out the action of the space",
    "carry out the planned actions",
    "draw a visitor card",
    "end the year",
    "leave the season",
    "begin a new year",
    "carry out what a structure adds",
    "fill the order just drawn",
    "use the special worker's ability",
    "draw with the Oracle",
    write_seq,
    write_any_order,
    write_choose,
    write_one_or_both,
    write_may,
    write_each_player_may,
    write_if,
    write_possible_parts,
    write_right_neighbour,
    write_each_chosen_opponent,
    write_lira,
    write_vp,
    write_residual,
    write_gain_per,
    write_transfer_lira,
    write_owner_vp,
    write_draw,
    write_draw_each,
    write_draw_choice,
    write_discard,
    write_give_cards,
    write_play_visitor,
    "show the top card of each deck, keep 2 of them and discard the others",
    "take the top cards of 2 different discard piles",
    "draw 3 winter visitor cards, unless the opponents together give you 3 visitor cards instead",
    write_plant,
    write_uproot,
    "switch 2 vines between two of your fields",
    "sell 1 or more grapes",
    "sell a field without vines",
    "buy back a sold field",
    write_harvest,
    write_place_grape,
    write_discard_grape,
    "age all your grapes once",
    write_make_wine,
    write_discard_wine,
    write_age_wines,
    write_age_some_wines,
    "fill a wine order",
    "sell a wine",
    write_build,
    write_upgrade_cellar,
    write_build_yoke,
    "gain 2 lira for a vineyard tour",
    write_train,
    write_retrieve_workers,
    write_retrieve_grande,
    "take the temporary worker for this year",
    "destroy one of your structure cards",
    "carry out your residual structures",
    "carry out an action of an earlier season, without a bonus",
    "place a worker on an action of a later season, to be carried out when that season begins",
    "move your rooster to a free row, take that row's bonus and pass out of the season",
    write_star,
};
static_assert(std::size(kEntries) == kOps);

}  // namespace

std::string describe_effect(PrintedEffect effect, const Wording& wording) {
  const Entry& entry = kEntries[static_cast<unsigned>(effect.op())];
  return entry.writer != nullptr ? entry.writer(effect, wording) : std::string(entry.fixed);
}

}  // namespace vendemmia
