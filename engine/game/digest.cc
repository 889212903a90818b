#include "engine/game/digest.h"

#include <algorithm>
#include <span>

#include "engine/core/hash.h"
#include "engine/game/decision.h"

namespace vendemmia {
namespace {

// The number of a fact is for ever: it is never given to another. What is 0 is not said, so that a fact that a later
// version adds changes nothing for the games that have none of it.
enum class Fact : u16 {
  Asked = 1,
  Year,
  Season,
  FirstPlayer,
  FinalYear,
  YearEnding,
  Over,
  ParentsHidden,
  Chance,
  ShuffledIn,
  DrawPile,
  DiscardPile,
  Space,
  Planned,
  SpecialKind,
  TurnOrder,
  AutomaCard,
  AutomaLeft,
  AutomaWorkers,
  AutomaVp,
  Glass,
  Tokens,
  AutomaDrawn,
  Hand,
  Knows,
  Vines,
  BuiltCards,
  OnArt,
  Grapes,
  Wines,
  Vp,
  Lira,
  Residual,
  Structures,
  SoldFields,
  HarvestedFields,
  Regulars,
  Training,
  Available,
  OnCart,
  Temporary,
  RegularOnYoke,
  Grande,
  YearMarks,
  Row,
  Passed,
  Mama,
  Papa,
  DealtMama,
  DealtPapa,
  NextRow,
  Stars,
  Building,
  UsedBuildings,
  RegularInBuildings,
  Special,
};

class Facts {
 public:
  void add(Fact fact, u64 value, unsigned index = 0) {
    if (value == 0) return;
    mix(u64{static_cast<u16>(fact)} << 32 | index);
    mix(value);
  }
  template <class Values>
  void add_all(Fact fact, const Values& values, unsigned first = 0) {
    for (const auto& value : values) add(fact, static_cast<u64>(value), first++);
  }
  // In their order; the number of a card may be 0.
  void add_cards(Fact fact, std::span<const Card> cards, unsigned deck) {
    add(fact, cards.size(), deck);
    for (const Card card : cards) mix(u64{card} + 1);
  }
  u64 value() const { return std::max<u64>(value_, 1); }

 private:
  void mix(u64 word) {
    value_ = (value_ ^ word) * 0x9e3779b97f4a7c15u;
    value_ ^= value_ >> 32;
  }
  u64 value_ = 0;
};

u64 asked(const State& s) {
  const Decision decision = pending(s);
  Hash name;
  for (const char letter : name_of(decision.question)) name.add_byte(static_cast<u8>(letter));
  return name.value() + decision.seat;
}

// All of them in one number.
u64 workers_on_art(const Player& p) {
  u64 all = 0;
  for (unsigned action = 0; action < kMaxActions; ++action) all |= u64{p.on_art[action]} << (3 * action);
  return all;
}

void add_player(Facts& facts, const Player& p, unsigned seat) {
  const unsigned first = seat * 16;
  facts.add_all(Fact::Hand, p.hand.all(), first);
  facts.add_all(Fact::Knows, p.knows.all(), first);
  facts.add_all(Fact::Vines, p.vines.by_field(), first);
  facts.add(Fact::BuiltCards, p.built_cards(), seat);
  facts.add(Fact::OnArt, workers_on_art(p), seat);
  facts.add_all(Fact::Grapes, p.grapes, first);
  facts.add_all(Fact::Wines, p.wines, first);
  facts.add(Fact::Vp, static_cast<u16>(p.vp), seat);
  facts.add(Fact::Lira, p.lira, seat);
  facts.add(Fact::Residual, p.residual, seat);
  facts.add(Fact::Structures, p.structures, seat);
  facts.add(Fact::SoldFields, p.sold_fields, seat);
  facts.add(Fact::HarvestedFields, p.harvested_fields, seat);
  facts.add(Fact::Regulars, p.regulars, seat);
  facts.add(Fact::Training, p.training, seat);
  facts.add(Fact::Available, p.available, seat);
  facts.add(Fact::OnCart, p.on_cart, seat);
  facts.add(Fact::Temporary, p.has_temporary, seat);
  facts.add(Fact::RegularOnYoke, p.yoke_has_regular, seat);
  facts.add(Fact::Grande, p.grande, seat);
  facts.add(Fact::YearMarks, p.year_marks, seat);
  facts.add(Fact::Row, p.row, seat);
  facts.add(Fact::Passed, p.passed, seat);
  facts.add(Fact::Mama, p.mama, seat);
  facts.add(Fact::Papa, p.papa, seat);
  facts.add_all(Fact::DealtMama, p.dealt_mamas, first);
  facts.add_all(Fact::DealtPapa, p.dealt_papas, first);
  facts.add(Fact::NextRow, p.next_row, seat);
  facts.add_all(Fact::Stars, p.stars.unpacked(), first);
  facts.add_all(Fact::Building, p.buildings.unpacked(), first);
  facts.add(Fact::UsedBuildings, p.used_buildings, seat);
  facts.add(Fact::RegularInBuildings, p.regular_in_buildings, seat);
  facts.add_all(Fact::Special, p.special, first);
}

void add_pile(Facts& facts, const Pile& pile, unsigned deck) {
  const auto all = pile.cards.unpacked();
  const std::span<const Card> cards(all);
  facts.add_cards(Fact::DrawPile, cards.first(pile.size), deck);
  facts.add_cards(Fact::DiscardPile, cards.last(pile.discarded), deck);
}

void add_automa(Facts& facts, const Solo& solo) {
  facts.add_cards(Fact::AutomaCard, solo.cards.unpacked(), 0);
  facts.add(Fact::AutomaLeft, solo.left);
  facts.add(Fact::AutomaWorkers, solo.workers);
  facts.add(Fact::AutomaVp, static_cast<u8>(solo.vp));
  facts.add(Fact::Glass, solo.glass);
  facts.add(Fact::Tokens, solo.tokens);
  facts.add(Fact::AutomaDrawn, solo.drawn);
}

}  // namespace

u64 digest_of(const State& s) {
  Facts facts;
  facts.add(Fact::Asked, asked(s));
  facts.add(Fact::Year, s.year);
  facts.add(Fact::Season, static_cast<u64>(s.season));
  facts.add(Fact::FirstPlayer, s.first_player);
  facts.add(Fact::FinalYear, s.final_year);
  facts.add(Fact::YearEnding, s.year_ending);
  facts.add(Fact::Over, s.over);
  facts.add(Fact::ParentsHidden, s.parents_hidden);
  facts.add(Fact::Chance, s.rng.state());
  facts.add_all(Fact::ShuffledIn, s.shuffled_in.all());
  facts.add_all(Fact::Space, s.spaces);
  facts.add_all(Fact::SpecialKind, s.special_kinds);
  facts.add_all(Fact::TurnOrder, std::span(s.turn_order).first(s.options.players));
  for (unsigned i = 0; i < s.planned_count; ++i) {
    const PlannedWorker& one = s.planned[i];
    facts.add_all(Fact::Planned,
                  std::array<u8, 6>{one.seat(), one.target, one.token(), static_cast<u8>(one.worker()),
                                    one.bonus(), one.marks()},
                  8 * i);
  }
  for (unsigned deck = 0; deck < kDecks; ++deck) add_pile(facts, s.decks[deck], deck);
  if (is_solo(s)) add_automa(facts, s.solo);
  for (unsigned seat = 0; seat < s.options.players; ++seat) add_player(facts, s.players[seat], seat);
  return facts.value();
}

}  // namespace vendemmia
