#include "bots/network/inputs.h"

#include <algorithm>

#include "bots/order_reach.h"
#include "engine/catalog/structure_cards.h"
#include "engine/game/scoring.h"
#include "engine/game/spaces.h"
#include "engine/game/winery.h"

namespace vendemmia {

namespace {

// The table of groups is also the documentation, so it has plain numbers; these hold it to the catalogue.
constexpr unsigned size_of(Facts group) { return kFacts[static_cast<unsigned>(group)].size; }
static_assert(size_of(Facts::SummerInHand) == kSummerCards && size_of(Facts::WinterInHand) == kWinterCards);
static_assert(size_of(Facts::Orders) == kOrders * kReaches && size_of(Facts::VinesInHand) == 2 * kVineKinds);
static_assert(size_of(Facts::StructuresInHand) == kStructureCardCount &&
              size_of(Facts::Built) == kStructureCardCount);
static_assert(size_of(Facts::SpecialWorkers) == 2 * kSpecialKinds && size_of(Facts::Occupied) == kArt);
static_assert(size_of(Facts::Level) == kLevels && size_of(Facts::Challenge) == kChallenges);
static_assert(size_of(Facts::Question) == kQuestions && size_of(Facts::BecauseVisitor) == kVisitors);
static_assert(size_of(Facts::BecauseStructure) == kStructureCardCount &&
              size_of(Facts::BecauseAction) == kMaxActions && size_of(Facts::BecauseWorker) == kWorkerKinds);
static_assert(size_of(Facts::RivalCards) ==
              kVineKinds + kSummerCards + kOrders + kWinterCards + kStructureCardCount);

constexpr unsigned index(Deck deck) { return static_cast<unsigned>(deck); }
constexpr int kLeastVpShown = -5;
constexpr unsigned kLastVp = 45;

class Writer {
 public:
  explicit Writer(Inputs& inputs) : words_(inputs.words) {}

  // The fact for this value, or the group's last one.
  void operator()(Facts group, unsigned value) {
    const unsigned g = static_cast<unsigned>(group);
    put(std::min<unsigned>(kFirstFact[g] + value, kFirstFact[g + 1] - 1u));
  }
  // Inside a group of groups.
  void operator()(Facts group, unsigned part, unsigned parts_size, unsigned value) {
    put(kFirstFact[static_cast<unsigned>(group)] + part * parts_size + std::min(value, parts_size - 1));
  }
  // A fact for each member.
  void each(Facts group, u64 set, unsigned from = 0) {
    const unsigned first = kFirstFact[static_cast<unsigned>(group)] + from;
    const unsigned shift = first % 64;
    words_[first / 64] |= set << shift;
    if (shift != 0 && set >> (64 - shift) != 0) words_[first / 64 + 1] |= set >> (64 - shift);
  }

 private:
  void put(unsigned fact) { words_[fact / 64] |= bit(fact % 64); }

  std::array<u64, kInputWords>& words_;
};

constexpr Facts after(Facts first, unsigned steps) {
  return static_cast<Facts>(static_cast<unsigned>(first) + steps);
}

unsigned shown_vp(int vp) { return static_cast<unsigned>(std::clamp(vp - kLeastVpShown, 0, int{kLastVp})); }

unsigned workers_of(const Player& p) { return p.regulars + 0u + p.training + special_workers_owned(p); }
unsigned special_workers_in_hand(const Player& p) {
  return (p.special[0] == kNowhere ? 1u : 0u) + (p.special[1] == kNowhere ? 1u : 0u);
}

void write_planted(const Player& p, Facts group, Writer& write) {
  write(group, 0, 13, red_on(p, 0) + red_on(p, 1) + red_on(p, 2));
  write(group, 1, 13, white_on(p, 0) + white_on(p, 1) + white_on(p, 2));
}

void write_stars(const Player& p, Facts group, Writer& write) {
  for (unsigned region = 0; region < kRegions; ++region) {
    if (p.stars[region] != 0) write(group, region, 3, p.stars[region] - 1u);
  }
}

// --- The own vineyard and hand -------------------------------------------------------------------------------------

void write_fields(const Player& p, Writer& write) {
  for (unsigned field = 0; field < kFields; ++field) {
    const unsigned red = red_on(p, field);
    const unsigned white = white_on(p, field);
    if (red != 0) write(Facts::FieldRed, field, 8, red);
    if (white != 0) write(Facts::FieldWhite, field, 8, white);
    const bool usable = owns_field(p, field) && !field_covered(p, field);
    const unsigned state = !usable                               ? 3
                           : p.vines[field] == 0                 ? 0
                           : contains(p.harvested_fields, field) ? 2
                                                                 : 1;
    write(Facts::FieldState, field, 4, state);
  }
  write_planted(p, Facts::Planted, write);
}

void write_structures(const Player& p, unsigned phase, Writer& write) {
  write.each(Facts::Structures, p.structures);
  write.each(Facts::PhaseStructures, p.structures, phase * kStructures);
  unsigned affordable = 0;
  for (unsigned i = 0; i < kStructures; ++i) {
    const StructureFacts& one = kStructureFacts[i];
    const bool possible = !contains(p.structures, i) && (one.needs & ~p.structures) == 0;
    affordable |= (possible && p.lira >= one.cost ? 1u : 0u) << i;
  }
  write.each(Facts::Affordable, affordable);
  const auto stands = [&](Structure one, YearMark used) { return p.has(one) && (p.year_marks & used) == 0; };
  const unsigned unused = (stands(Structure::Windmill, kWindmillPaid) ? 1u : 0u) |
                          (stands(Structure::TastingRoom, kTastingRoomPaid) ? 2u : 0u) |
                          (stands(Structure::Yoke, kYokeUsed) ? 4u : 0u);
  write.each(Facts::Unused, unused);
  if (!p.has_structure_cards()) return;
  write.each(Facts::Built, p.built_cards());
  unsigned free = 0;
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    if (p.buildings[place] == 0 || contains(p.used_buildings, place)) continue;
    if (facts(static_cast<StructureCard>(p.buildings[place] - 1)).kind == CardKind::Action) ++free;
  }
  write(Facts::FreeBuildings, free);
}

void write_orders(const Player& p, const KnownHand& hand, Writer& write) {
  if (hand[index(Deck::Order)] == 0) return;
  const WinesInReach wines(p, hand[index(Deck::Vine)]);
  constexpr unsigned kWays = 4;
  constexpr unsigned kMost = 10;
  std::array<unsigned, kWays> best{};
  for (const unsigned card : Members(hand[index(Deck::Order)])) {
    if (card >= kOrders) continue;
    const OrderFacts& order = kOrderFacts[card];
    const auto reach = static_cast<unsigned>(wines.of(order));
    write(Facts::Orders, card, kReaches, reach);
    const unsigned value = order.vp + 0u + order.residual;
    if (reach == 0) best[0] += value;
    if (reach > 0 && reach < kWays) best[reach] = std::max(best[reach], value);
  }
  for (unsigned way = 0; way < kWays; ++way) write(Facts::OrderVp, way, kMost, best[way]);
}

void write_hand(const Player& p, const KnownHand& known, Writer& write) {
  KnownHand hand;
  unsigned size = 0;
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    hand[deck] = p.hand[deck] & known[deck];
    const unsigned count = count_bits(p.hand[deck]);
    size += count;
    if (count != 0) write(Facts::HandCounts, deck, 7, count);
    const unsigned drawn = count - count_bits(hand[deck]);
    if (drawn != 0) write(Facts::Drawn, deck, 4, drawn - 1);
  }
  write(Facts::HandSize, size);
  unsigned plantable = 0;
  for (const unsigned kind : VineKinds(hand[index(Deck::Vine)])) {
    const unsigned count = count_bits(hand[index(Deck::Vine)] & kCardsOfVine[kind]);
    write(Facts::VinesInHand, kind, 2, count - 1);
    if ((kVines[kind].needs & ~p.structures) == 0) plantable += count;
  }
  write(Facts::Plantable, plantable);
  write.each(Facts::SummerInHand, hand[index(Deck::Summer)] & (bit(kSummerCards) - 1));
  write.each(Facts::WinterInHand, hand[index(Deck::Winter)] & (bit(kWinterCards) - 1));
  write.each(Facts::StructuresInHand, hand[index(Deck::Structure)] & (bit(kStructureCardCount) - 1));
  write_orders(p, hand, write);
}

void write_workers(const State& s, const Player& p, unsigned phase, Writer& write) {
  const auto season = static_cast<unsigned>(s.season);
  write(Facts::PhaseWorkers, phase, kPhases, workers_of(p));
  if (p.passed) {
    write(Facts::Passed, season);
  }
  // Passed in the last season: what is left is lost. In an earlier one it works later.
  if (!(p.passed && s.season == Season::Winter)) {
    write(Facts::WorkersLeft, season, 8, p.available + special_workers_in_hand(p));
    if (p.grande == kNowhere) write(Facts::GrandeLeft, season);
  }
  for (unsigned i = 0; i < kSpecialsInGame; ++i) {
    if (s.special_kinds[i] == Worker::Regular || p.special[i] == kNotOwned) continue;
    const unsigned kind = static_cast<unsigned>(s.special_kinds[i]) - kFirstSpecial;
    write(Facts::SpecialWorkers, kind);
    if (p.special[i] == kNowhere) write(Facts::SpecialWorkers, kSpecialKinds + kind);
  }
  write(Facts::Row, p.row);
  if (p.next_row != 0) write(Facts::NextRow, p.next_row);
}

void write_map(const State& s, Seat seat, Writer& write) {
  const Player& p = s.players[seat];
  write_stars(p, Facts::Stars, write);
  unsigned placed = 0;
  for (unsigned region = 0; region < kRegions; ++region) {
    const unsigned own = p.stars[region];
    placed += own;
    if (own == 0) continue;
    unsigned most = is_solo(s) ? board_of(s).regions[region].vp : 0u;
    for (unsigned other = 0; other < s.options.players; ++other) {
      if (other != seat) most = std::max<unsigned>(most, s.players[other].stars[region]);
    }
    write(Facts::Regions, region, 3, own > most ? 0 : own == most ? 1 : 2);
  }
  write(Facts::StarsLeft, kStars - std::min(placed, kStars));
}

// --- The game --------------------------------------------------------------------------------------------------------

void write_game(const State& s, unsigned phase, Writer& write) {
  const Options& options = s.options;
  write(Facts::Year, s.year);
  write(Facts::Season, static_cast<unsigned>(s.season));
  if (s.final_year) write(Facts::FinalYear, 0);
  write(Facts::Phase, phase);
  write(Facts::Players, options.players - 1u);
  write(Facts::Mix, options.modules);
  for (const Worker kind : s.special_kinds) {
    if (kind != Worker::Regular) write(Facts::SpecialKinds, static_cast<unsigned>(kind) - kFirstSpecial);
  }
  const bool drafted = (options.modules & (kExtendedBoard | kStructureCards)) == kStructureCards;
  write.each(Facts::Variants, (options.friendly ? 1u : 0u) | (options.plain_stars ? 2u : 0u) |
                                  (options.aggressive ? 4u : 0u) | (drafted ? 8u : 0u));
  if (is_solo(s)) {
    const unsigned last = last_year_of(options);
    const unsigned left = last > s.year ? last - s.year : 0;
    write(Facts::YearsLeft, left);
    write(Facts::SeasonOfYear, static_cast<unsigned>(s.season), 10, left);
    write(Facts::Level, static_cast<unsigned>(options.level));
    if (options.challenge != 0) write(Facts::Challenge, options.challenge - 1u);
    if (s.solo.tokens != 0) write(Facts::Tokens, s.solo.tokens - 1u);
  }
  const Board& board = board_of(s);
  ActionSet to_come = 0;
  for (unsigned season = static_cast<unsigned>(s.season); season < 4; ++season)
    to_come |= board.season_actions[season];
  u64 spaces = 0;
  for (const unsigned action : Members(to_come)) spaces |= u64{7} << (action * kSpacesPerAction);
  write.each(Facts::Occupied, taken_spaces(s) & spaces);
}

// --- The others --------------------------------------------------------------------------------------------------------

// The cards in another's hand that the seat has seen, by kind.
void write_known_cards(const State& s, Seat seat, const Player& other, Facts group, Writer& write) {
  const auto& knows = s.players[seat].knows;
  for (const unsigned kind : VineKinds(other.hand[0] & knows[0])) write.each(group, bit(kind));
  unsigned from = kVineKinds;
  constexpr std::array<unsigned, kDecks> kSizes{kVineKinds, kSummerCards, kOrders, kWinterCards,
                                                kStructureCardCount};
  for (unsigned deck = 1; deck < kDecks; ++deck) {
    const CardSet seen = other.hand[deck] & knows[deck] & (bit(kSizes[deck]) - 1);
    if (seen != 0) write.each(group, seen, from);
    from += kSizes[deck];
  }
}

// `first`: RivalVp or OthersVp, after which the same groups follow.
void write_other(const State& s, Seat seat, Seat other, int vp, Facts first, Writer& write) {
  const Player& p = s.players[other];
  write(first, shown_vp(vp));
  write(after(first, 1), p.lira);
  write(after(first, 2), p.residual);
  write.each(after(first, 3), p.structures);
  write_planted(p, after(first, 4), write);
  for (unsigned colour = 0; colour < 2; ++colour) {
    if (p.grapes[colour] != 0) write(after(first, 5), colour, 10, best_of(p.grapes[colour]));
  }
  for (unsigned type = 0; type < kWineTypes; ++type) {
    if (p.wines[type] != 0) write(after(first, 6), type, 10, best_of(p.wines[type]));
  }
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    const unsigned count = count_bits(p.hand[deck]);
    if (count != 0) write(after(first, 7), deck, 6, count);
  }
  write(after(first, 8), 0, 8, workers_of(p));
  write(after(first, 8), 1, 8, p.available + special_workers_in_hand(p));
  if (p.grande == kNowhere) write(after(first, 8), 16);
  for (unsigned i = 0; i < kSpecialsInGame; ++i) {
    if (s.special_kinds[i] == Worker::Regular || p.special[i] == kNotOwned) continue;
    write(after(first, 9), static_cast<unsigned>(s.special_kinds[i]) - kFirstSpecial);
  }
  write(after(first, 10), p.row);
  if (p.passed) write(after(first, 11), 0);
  write_stars(p, after(first, 12), write);
  if (p.has_structure_cards()) write.each(after(first, 13), p.built_cards());
  write_known_cards(s, seat, p, after(first, 14), write);
}

void write_question(const State& s, Seat seat, Writer& write) {
  const Decision decision = pending(s);
  if (decision.seat != seat) return;
  write(Facts::Turn, 0);
  write(Facts::Question, static_cast<unsigned>(decision.question));
  switch (decision.because.kind) {
    case Because::Kind::Visitor: write(Facts::BecauseVisitor, decision.because.id); break;
    case Because::Kind::BoardAction: write(Facts::BecauseAction, decision.because.id); break;
    case Because::Kind::StructureCard: write(Facts::BecauseStructure, decision.because.id); break;
    case Because::Kind::Worker: write(Facts::BecauseWorker, decision.because.id); break;
    default: write(Facts::BecauseRule, static_cast<unsigned>(decision.because.kind));
  }
}

}  // namespace

std::array<int, kMaxPlayers> vp_now(const State& s) {
  std::array<int, kMaxPlayers> vp{};
  for (unsigned seat = 0; seat < s.options.players; ++seat) vp[seat] = s.players[seat].vp;
  const bool alone = is_solo(s);
  if (alone) vp[1] = s.solo.vp;
  const Board& board = board_of(s);
  if (board.regions[0].vp == 0 || s.options.plain_stars) return vp;
  for (unsigned region = 0; region < kRegions; ++region) {
    // strictly most; the Automa has as many stars as the region has VP.
    const unsigned worth = board.regions[region].vp;
    unsigned most = alone ? worth : 0;
    int leader = alone ? 1 : -1;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      const unsigned stars = s.players[seat].stars[region];
      if (stars == 0 || stars < most) continue;
      leader = stars == most ? -1 : static_cast<int>(seat);
      most = stars;
    }
    if (leader >= 0) vp[static_cast<unsigned>(leader)] += static_cast<int>(worth);
  }
  return vp;
}

unsigned phase_of(const State& s) {
  if (is_solo(s)) {
    const unsigned seasons = last_year_of(s.options) * 4;
    const unsigned past = s.year == 0 ? 0 : (s.year - 1u) * 4 + static_cast<unsigned>(s.season);
    return std::min(kPhases - 1, past * kPhases / seasons);
  }
  if (s.final_year) return kPhases - 1;
  int leader = 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat)
    leader = std::max<int>(leader, s.players[seat].vp);
  return std::min(kPhases - 1, static_cast<unsigned>(leader) * kPhases / board_of(s).goal_vp);
}

Inputs inputs_of(const State& s, Seat seat, const KnownHand& known) {
  Inputs inputs{};
  Writer write(inputs);
  const Player& p = s.players[seat];
  const unsigned phase = phase_of(s);
  const std::array<int, kMaxPlayers> vp = vp_now(s);

  // The other with the most; the next in order of play among equals.
  const unsigned players = s.options.players;
  unsigned rival = seat;
  int most = is_solo(s) ? vp[1] : -100;
  for (unsigned step = 1; step < players; ++step) {
    const unsigned other = (seat + step) % players;
    if (vp[other] <= most) continue;
    most = vp[other];
    rival = other;
  }
  const int lead = std::clamp(vp[seat] - most, -20, 20);
  write(Facts::Vp, shown_vp(p.vp));
  write(Facts::Lead, static_cast<unsigned>(lead + 20));
  write(Facts::PhaseLead, phase, 11, static_cast<unsigned>(lead + 22) / 4);
  write(Facts::Lira, p.lira);
  write(Facts::Residual, p.residual);
  write(Facts::PhaseResidual, phase, 6, p.residual);
  write_structures(p, phase, write);
  write_fields(p, write);
  write.each(Facts::RedGrapes, p.grapes[0]);
  write.each(Facts::WhiteGrapes, p.grapes[1]);
  for (unsigned type = 0; type < kWineTypes; ++type) write.each(Facts::Wines, p.wines[type], type * 10);
  write_hand(p, known, write);
  write_workers(s, p, phase, write);
  if (board_of(s).regions[0].vp != 0) write_map(s, seat, write);
  write_game(s, phase, write);
  bool all_passed = true;
  for (unsigned other = 0; other < players; ++other) {
    if (other == seat) continue;
    all_passed = all_passed && s.players[other].passed;
    write_other(s, seat, static_cast<Seat>(other), vp[other],
                other == rival ? Facts::RivalVp : Facts::OthersVp, write);
  }
  if (all_passed) write(Facts::Turn, 1);
  write_question(s, seat, write);
  return inputs;
}

}  // namespace vendemmia
