#include "bots/orders/order_needs.h"

#include <algorithm>

#include "bots/worth_telling.h"
#include "engine/core/hash.h"
#include "engine/game/decision.h"

namespace vendemmia {
namespace {

// Of more wines than these that could be made, only the ones that just do and the best are tried.
constexpr std::size_t kManyWines = 24;
// What visitors ask for at most.
constexpr unsigned kVisitorsPrice = 4;

// The sum of a row's values.
unsigned total(u16 row) {
  unsigned sum = 0;
  for (const unsigned value : Members(row)) sum += value;
  return sum;
}

unsigned free_workers(const Player& p) {
  unsigned workers = p.available + (p.grande == kNowhere ? 1u : 0u);
  for (const Target special : p.special) workers += special == kNowhere ? 1 : 0;
  return workers;
}

// The cellar that a wine of this value needs, with what that needs.
StructureSet cellars_for(unsigned value) {
  if (value >= 7) return structures(Structure::MediumCellar, Structure::LargeCellar);
  return value >= 4 ? structures(Structure::MediumCellar) : StructureSet{0};
}

unsigned grapes_in(Action wine) { return std::min<unsigned>(wine.b + wine.c + wine.d, kTopValue); }

// Regular workers first, the grande last: it can go where the others cannot.
unsigned by_use(Worker worker) {
  return worker == Worker::Regular  ? 0
         : worker == Worker::Grande ? kWorkerKinds
                                    : static_cast<unsigned>(worker);
}

// Of the workers that could go to a place, only the one that is missed least.
std::vector<Action> with_one_worker(const std::vector<Action>& answers) {
  const auto is_missed_less = [](const Action& one, const Action& other) {
    return one.kind == ActionKind::Place && one.b == other.b && one.c == other.c && one.d == other.d &&
           by_use(static_cast<Worker>(one.a)) < by_use(static_cast<Worker>(other.a));
  };
  std::vector<Action> kept;
  for (const Action& one : answers) {
    const bool another =
        one.kind == ActionKind::Place &&
        std::ranges::any_of(answers, [&](const Action& other) { return is_missed_less(other, one); });
    if (!another) kept.push_back(one);
  }
  return kept;
}

// Of very many wines that could be made, those that just do and the best.
void keep_telling_wines(std::vector<Action>& answers, unsigned asked) {
  for (unsigned type = 0; type < kWineTypes; ++type) {
    const auto is_one = [&](const Action& one) { return one.kind == ActionKind::MakeWine && one.a == type; };
    unsigned enough = kTopValue + 1;
    unsigned most = 0;
    for (const Action& one : answers) {
      if (!is_one(one)) continue;
      most = std::max(most, grapes_in(one));
      if (grapes_in(one) >= asked) enough = std::min(enough, grapes_in(one));
    }
    std::erase_if(answers, [&](const Action& one) {
      return is_one(one) && grapes_in(one) != enough && grapes_in(one) != most;
    });
  }
}

}  // namespace

OrderNeeds::OrderNeeds(const State& s, Seat seat, Card order, Help help)
    : seat_(seat), order_(order), facts_(kOrderFacts[order]), hand_(s.players[seat].hand.all()) {
  for (unsigned i = 0; i < facts_.wine_count; ++i) {
    const auto [type, at_least] = facts_.wines[i];
    types_[static_cast<unsigned>(type)] = true;
    colours_[static_cast<unsigned>(Grape::Red)] |= type != Wine::White;
    colours_[static_cast<unsigned>(Grape::White)] |= type != Wine::Red;
    highest_ = std::max<unsigned>(highest_, at_least);
  }
  if (help == Help::None) {
    for (const Deck deck : {Deck::Summer, Deck::Winter}) hand_[static_cast<unsigned>(deck)] = 0;
  }
}

CardSet OrderNeeds::held(const State& s, Deck deck) const {
  const auto number = static_cast<unsigned>(deck);
  return s.players[seat_].hand[number] & hand_[number];
}

bool OrderNeeds::wants(Vine vine) const {
  const VineFacts& facts = kVines[static_cast<unsigned>(vine)];
  return (wants(Grape::Red) && facts.red > 0) || (wants(Grape::White) && facts.white > 0);
}

// --- Which answers ------------------------------------------------------------------------------------------

StructureSet OrderNeeds::structures_needed(const State& s) const {
  unsigned needed = cellars_for(highest_);
  for (const unsigned kind : VineKinds(held(s, Deck::Vine))) {
    if (wants(static_cast<Vine>(kind))) needed |= kVines[kind].needs;
  }
  return static_cast<StructureSet>(needed);
}

unsigned OrderNeeds::lira_needed(const State& s) const {
  unsigned lira = 0;
  const unsigned unbuilt = structures_needed(s) & ~unsigned{s.players[seat_].structures};
  for (const unsigned structure : Members(unbuilt)) lira += kStructureFacts[structure].cost;
  const bool visitors = (held(s, Deck::Summer) | held(s, Deck::Winter)) != 0;
  return lira + (visitors ? kVisitorsPrice : 0);
}

bool OrderNeeds::is_worth_trying(const State& s, Action answer) const {
  if (const auto cards = cards_used_by(answer); cards && (held(s, cards->deck) & cards->any) == 0)
    return false;
  const Player& p = s.players[seat_];
  switch (answer.kind) {
    case ActionKind::FillOrder: return answer.a == order_;
    case ActionKind::Plant: return wants(static_cast<Vine>(answer.a));
    case ActionKind::Harvest:
      return (wants(Grape::Red) && red_on(p, answer.a) > 0) ||
             (wants(Grape::White) && white_on(p, answer.a) > 0);
    case ActionKind::TakeGrape: return wants(static_cast<Grape>(answer.a));
    case ActionKind::MakeWine:
    case ActionKind::AgeWine: return wants(static_cast<Wine>(answer.a));
    case ActionKind::Build: return contains(structures_needed(s), answer.a);
    case ActionKind::SellGrape:
    case ActionKind::SellField:
    case ActionKind::SellWine: return p.lira < lira_needed(s);
    // Cards and workers that nobody knows or needs, and other people's business.
    case ActionKind::BuildCard:
    case ActionKind::Train:
    case ActionKind::TrainSpecial:
    case ActionKind::Uproot:
    case ActionKind::Switch:
    case ActionKind::NameDeck:
    case ActionKind::Keep:
    case ActionKind::TakePile:
    case ActionKind::Opponent:
    case ActionKind::Rob:
    case ActionKind::Discard:
    case ActionKind::Give: return false;
    default: return true;
  }
}

unsigned OrderNeeds::spare(const State& s, Action discard) const {
  const auto deck = static_cast<Deck>(discard.a);
  const CardSet cards = deck == Deck::Vine ? kCardsOfVine[discard.b] : bit(discard.b);
  if ((held(s, deck) & cards) == 0) return 5;
  switch (deck) {
    case Deck::Order: return discard.b == order_ ? 0 : 4;
    case Deck::Structure: return 4;
    case Deck::Vine: return wants(static_cast<Vine>(discard.b)) ? 1 : 3;
    case Deck::Summer:
    case Deck::Winter: break;
  }
  return 2;
}

std::vector<Action> OrderNeeds::answers_worth_trying(const State& s, const ActionList& legal) const {
  std::vector<Action> answers;
  for (const Action& one : legal) {
    if (is_worth_trying(s, one)) answers.push_back(one);
  }
  answers = with_one_worker(answers);
  if (answers.size() > kManyWines) keep_telling_wines(answers, highest_);
  if (!answers.empty()) return answers;
  // Nothing matters here, or a card has to go.
  const auto needs_unknown_card = [&](const Action& one) {
    const auto cards = cards_used_by(one);
    return cards && (held(s, cards->deck) & cards->any) == 0;
  };
  const Action* best = nullptr;
  for (const Action& one : legal) {
    if (needs_unknown_card(one)) continue;
    const bool goes = one.kind == ActionKind::Discard || one.kind == ActionKind::Give;
    if (best == nullptr || (goes && spare(s, one) > spare(s, *best))) best = &one;
  }
  if (best != nullptr) answers.push_back(*best);
  return answers;
}

// --- Comparing positions --------------------------------------------------------------------------------------

OrderNeeds::Means OrderNeeds::means_of(const State& s) const {
  const Player& p = s.players[seat_];
  Means means;
  for (unsigned type = 0; type < kWineTypes; ++type) {
    if (types_[type]) means.wine += total(p.wines[type]);
  }
  for (unsigned colour = 0; colour < colours_.size(); ++colour) {
    if (!colours_[colour]) continue;
    means.grapes += total(p.grapes[colour]);
    for (unsigned field = 0; field < kFields; ++field)
      means.vines += colour == static_cast<unsigned>(Grape::Red) ? red_on(p, field) : white_on(p, field);
  }
  means.structures = static_cast<StructureSet>(p.structures & structures_needed(s));
  means.lira = std::min<unsigned>(p.lira, lira_needed(s));
  means.workers = free_workers(p);
  return means;
}

bool OrderNeeds::is_better(const State& before, const State& after, bool placed) const {
  const Means was = means_of(before);
  const Means now = means_of(after);
  return now.wine > was.wine || now.grapes > was.grapes || now.vines > was.vines ||
         (now.structures & ~was.structures) != 0 || now.lira > was.lira ||
         now.workers + (placed ? 1 : 0) > was.workers;
}

u64 OrderNeeds::key_of(const State& s) const {
  const Player& p = s.players[seat_];
  const Decision decision = pending(s);
  Hash hash;
  hash.add(s.year, 2);
  hash.add_byte(static_cast<u8>(s.season));
  hash.add_byte(static_cast<u8>(decision.question));
  hash.add(std::min<unsigned>(p.lira, lira_needed(s)), 2);
  if (lira_needed(s) > p.lira) hash.add_byte(p.residual);
  for (const u16 row : p.wines) hash.add(row, 2);
  for (const u16 row : p.grapes) hash.add(row, 2);
  hash.add_byte(p.structures);
  hash.add_byte(p.sold_fields);
  // Fields with the same vines are alike as long as the next vine fits on either.
  unsigned largest = 0;
  for (const unsigned kind : VineKinds(held(s, Deck::Vine))) {
    hash.add_byte(static_cast<u8>(kind));
    hash.add_byte(static_cast<u8>(count_bits(held(s, Deck::Vine) & kCardsOfVine[kind])));
    largest = std::max<unsigned>(largest, kVines[kind].red + kVines[kind].white);
  }
  std::array<u64, kFields> fields{};
  for (unsigned field = 0; field < kFields; ++field) {
    const unsigned value = field_value(p, field);
    const unsigned room = kFieldMaximum[field] > value ? kFieldMaximum[field] - value : 0;
    fields[field] = red_on(p, field) | u64{white_on(p, field)} << 8 | u64{std::min(room, largest)} << 16 |
                    (contains(p.harvested_fields, field) ? u64{1} << 24 : 0) |
                    (owns_field(p, field) && !field_covered(p, field) ? u64{1} << 25 : 0);
  }
  std::ranges::sort(fields);
  for (const u64 field : fields) hash.add(field, 4);
  hash.add(held(s, Deck::Summer), 8);
  hash.add(held(s, Deck::Winter), 8);
  hash.add_byte(p.available);
  hash.add_byte(p.grande == kNowhere ? 1 : 0);
  for (const Target special : p.special) hash.add_byte(special == kNowhere ? 1 : 0);
  hash.add_byte(static_cast<u8>(p.year_marks));
  hash.add_byte(p.used_buildings);
  hash.add_byte(s.solo.tokens);
  hash.add_byte(s.planned_count);
  // Spaces of seasons that are over do not matter any more this year.
  u64 taken = 0;
  for (unsigned space = 0; space < kArt; ++space) {
    if (s.spaces[space] != 0 && board_of(s).actions[space / kSpacesPerAction].season >= s.season)
      taken |= bit(space);
  }
  hash.add(taken, 8);
  return hash.value();
}

// --- What is missing --------------------------------------------------------------------------------------------

std::vector<WineAsked> OrderNeeds::missing_wines(const State& s) const {
  std::vector<WineAsked> missing;
  auto rows = s.players[seat_].wines;
  for (unsigned i = 0; i < facts_.wine_count; ++i) {
    u16& row = rows[static_cast<unsigned>(facts_.wines[i].type)];
    if (highest_value(row) < facts_.wines[i].at_least) {
      missing.push_back(facts_.wines[i]);
    } else {
      row = static_cast<u16>(row & ~(1u << highest_bit(row)));
    }
  }
  return missing;
}

OrderNeeds::BestGrapes OrderNeeds::best_grapes(const State& s) const {
  const Player& p = s.players[seat_];
  BestGrapes best;
  for (unsigned colour = 0; colour < colours_.size(); ++colour) {
    const bool red = colour == static_cast<unsigned>(Grape::Red);
    unsigned in_hand = 0;
    for (const unsigned card : Members(held(s, Deck::Vine))) {
      const VineFacts& vine = kVines[static_cast<unsigned>(kVineOfCard[card])];
      in_hand += red ? vine.red : vine.white;
    }
    unsigned on_field = 0;
    for (unsigned field = 0; field < kFields; ++field)
      on_field = std::max<unsigned>(on_field, red ? red_on(p, field) : white_on(p, field));
    best.pad[colour] = highest_value(p.grapes[colour]);
    best.field[colour] = std::max(best.pad[colour], on_field);
    best.hand[colour] = std::max(best.pad[colour], on_field + in_hand);
  }
  return best;
}

namespace {

// What these grapes would make; 0 where a colour is missing.
unsigned wine_from(const std::array<unsigned, 2>& grapes, Wine type) {
  const auto [red, white] = grapes;
  if (type == Wine::Red) return red;
  if (type == Wine::White) return white;
  if (red == 0 || white == 0) return 0;
  return type == Wine::Blush ? red + white : 2 * red + white;
}

}  // namespace

unsigned OrderNeeds::distance(const State& s) const {
  const Player& p = s.players[seat_];
  const std::vector<WineAsked> missing = missing_wines(s);
  unsigned workers = 1;  // to fill it
  if (missing.empty()) return workers;
  workers += static_cast<unsigned>(missing.size() + 1) / 2;  // to make them
  const BestGrapes best = best_grapes(s);
  bool harvest = false;
  unsigned plant = 0;
  unsigned short_of = 0;
  for (const WineAsked& wine : missing) {
    const unsigned value = std::max<unsigned>(wine.at_least, least_value(wine.type));
    if (wine_from(best.pad, wine.type) >= value) continue;
    harvest = true;
    if (wine_from(best.field, wine.type) >= value) continue;
    for (const Grape colour : {Grape::Red, Grape::White}) {
      const auto number = static_cast<unsigned>(colour);
      const bool used = colour == Grape::Red ? wine.type != Wine::White : wine.type != Wine::Red;
      if (used && best.hand[number] > best.field[number]) plant |= 1u << number;
    }
    const unsigned reachable = wine_from(best.hand, wine.type);
    short_of = std::max(short_of, value > reachable ? value - reachable : 0);
  }
  workers += harvest ? 1 : 0;
  workers += count_bits(plant) + short_of;
  const unsigned unbuilt = structures_needed(s) & ~unsigned{p.structures};
  // Those of vines only while something is to be planted.
  const unsigned to_build = plant != 0 ? unbuilt : unbuilt & cellars_for(kTopValue);
  unsigned price = 0;
  for (const unsigned structure : Members(to_build)) price += kStructureFacts[structure].cost;
  workers += count_bits(to_build) + (price > p.lira ? (price - p.lira + 1) / 2 : 0);
  return workers;
}

std::vector<MissingWine> OrderNeeds::missing_in(const State& s) const {
  const BestGrapes best = best_grapes(s);
  const StructureSet built = s.players[seat_].structures;
  const auto lack_of = [&](const WineAsked& wine) {
    const auto [red, white] = best.hand;
    const unsigned value = std::max<unsigned>(wine.at_least, least_value(wine.type));
    if (wine.type != Wine::White && red == 0) return Lack::RedGrapes;
    if (wine.type != Wine::Red && white == 0) return Lack::WhiteGrapes;
    const unsigned unbuilt = cellars_for(value) & ~unsigned{built};
    if ((unbuilt & structures(Structure::MediumCellar)) != 0) return Lack::MediumCellar;
    if (unbuilt != 0) return Lack::LargeCellar;
    return wine_from(best.hand, wine.type) < value ? Lack::Value : Lack::Time;
  };
  std::vector<MissingWine> missing;
  for (const WineAsked& wine : missing_wines(s)) missing.push_back({wine.type, wine.at_least, lack_of(wine)});
  return missing;
}

}  // namespace vendemmia
