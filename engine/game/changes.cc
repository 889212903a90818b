#include "engine/game/changes.h"

#include "engine/game/card_places.h"
#include "engine/game/modifiers.h"
#include "engine/game/triggers.h"

namespace vendemmia {
namespace {

u8 only(Seat seat) { return static_cast<u8>(bit(seat)); }

}  // namespace

void gain_lira(Machine& m, Seat seat, int amount) {
  Player& p = m.s.players[seat];
  CHECK(p.lira + amount >= 0);
  const int richer = p.lira + amount;
  p.lira = static_cast<u16>(richer < kMostLira ? richer : kMostLira);
  if (amount != 0) {
    m.events.tell({EventKind::LiraChanged, seat, static_cast<u8>(amount < 0 ? -amount : amount),
                   static_cast<u8>(amount < 0)});
  }
}

void gain_vp(Machine& m, Seat seat, int amount) {
  Player& p = m.s.players[seat];
  CHECK(p.vp + amount >= kLeastVp);
  // nothing counts but the last count, when all is over.
  if (amount > 0 && challenge_of(m.s).vp_from_cellar && !m.s.over) return;
  p.vp = static_cast<i16>(p.vp + amount);
  // latched at any moment of the year: but not by the year-end steps; R-234: never in solo.
  // the marker counts, however it came there, once something else moves it.
  if (amount > 0 && p.vp >= board_of(m.s).goal_vp && !m.s.year_ending && !is_solo(m.s)) m.s.final_year = true;
  if (amount != 0) {
    m.events.tell({EventKind::VpChanged, seat, static_cast<u8>(amount < 0 ? -amount : amount),
                   static_cast<u8>(amount < 0)});
  }
}

void change_residual(Machine& m, Seat seat, int steps) {
  Player& p = m.s.players[seat];
  const int moved = p.residual + steps;
  CHECK(moved >= 0);
  // steps beyond 5 are lost.
  static_assert(kMostResidual < 8);
  p.residual = (moved > static_cast<int>(kMostResidual) ? kMostResidual : static_cast<unsigned>(moved)) & 7u;
  m.events.tell({EventKind::ResidualChanged, seat, p.residual});
}

namespace {

void reshuffle(Machine& m, Deck deck) {
  Pile& pile = m.s.decks[static_cast<unsigned>(deck)];
  // The two piles grow towards each other, so the new one is made beside them.
  std::array<Card, Pile::kRoom> cards{};
  CardSet shuffled = 0;
  for (unsigned i = 0; i < pile.discarded; ++i) {
    cards[i] = pile.discard_at(i);
    shuffled |= bit(cards[i]);
  }
  pile.size = pile.discarded;
  pile.discarded = 0;
  shuffle(cards.data(), pile.size, m.s.rng);
  pile.cards.pack(cards);
  m.s.shuffled_in[static_cast<unsigned>(deck)] = shuffled;
  for (Player& p : m.s.players) p.knows[static_cast<unsigned>(deck)] &= ~shuffled;
  m.events.tell({EventKind::Reshuffled, kNoSeat, static_cast<u8>(deck)});
}

}  // namespace

Card take_top_card(Machine& m, Deck deck) {
  Pile& pile = m.s.decks[static_cast<unsigned>(deck)];
  // a pile that filled up while the deck was exhausted is shuffled when the next draw is due.
  if (pile.size == 0) reshuffle(m, deck);
  CHECK(pile.size > 0);
  const Card card = pile.cards[--pile.size];
  pile.cards[pile.size] = 0;
  // at once when the last card is taken.
  if (pile.size == 0 && pile.discarded != 0) reshuffle(m, deck);
  return card;
}

bool draw_card(Machine& m, Seat seat, Deck deck) {
  if (!can_draw(m.s, deck)) {
    m.events.tell({EventKind::DeckEmpty, seat, static_cast<u8>(deck)});
    return false;
  }
  follow_draw(m, seat, deck, draw_quietly(m, seat, deck));
  return true;
}

Card draw_quietly(Machine& m, Seat seat, Deck deck) {
  const Card card = take_top_card(m, deck);
  m.s.players[seat].hand[static_cast<unsigned>(deck)] |= bit(card);
  m.events.tell(
      {.kind = EventKind::Drew, .seat = seat, .a = static_cast<u8>(deck), .b = card, .seen_by = only(seat)});
  return card;
}

void follow_draw(Machine& m, Seat seat, Deck deck, Card card) {
  // asked whenever there is wine, so that the question tells nothing about the card.
  const Player& p = m.s.players[seat];
  if (deck == Deck::Order && p.has(StructureCard::Mercado) && has_wine(p) && challenge_of(m.s).orders)
    m.follow_up(flow_node(Op::FillDrawnOrder), seat, card);
}

void lay_on_discard_pile(State& s, Deck deck, Card card) {
  if (!has_piles(s.options, deck)) {  // it leaves the game, and everybody has seen it go
    s.shuffled_in[static_cast<unsigned>(deck)] &= ~bit(card);
    return;
  }
  Pile& pile = s.decks[static_cast<unsigned>(deck)];
  pile.cards[Pile::kRoom - 1u - pile.discarded] = card;
  ++pile.discarded;
}

Card take_top_discard(State& s, Deck deck) {
  Pile& pile = s.decks[static_cast<unsigned>(deck)];
  CHECK(pile.discarded > 0);
  --pile.discarded;
  auto place = pile.cards[Pile::kRoom - 1u - pile.discarded];
  const Card card = place;
  place = 0;
  return card;
}

void discard_from_hand(Machine& m, Seat seat, Deck deck, Card card) {
  m.s.players[seat].hand[static_cast<unsigned>(deck)] &= ~bit(card);
  lay_on_discard_pile(m.s, deck, card);
  m.events.tell({EventKind::Discarded, seat, static_cast<u8>(deck), card});
}

void give_card(Machine& m, Seat from, Seat to, Deck deck, Card card) {
  const auto d = static_cast<unsigned>(deck);
  // R-427, D-2: the others cannot tell which card of the type it was, so of those in this hand they know none now.
  const CardSet held = m.s.players[from].hand[d];
  for (unsigned seat = 0; seat < m.s.options.players; ++seat) {
    m.s.players[seat].knows[d] &= ~(seat == to || seat == from ? bit(card) : held);
  }
  m.s.players[from].hand[d] &= ~bit(card);
  m.s.players[to].hand[d] |= bit(card);
  m.s.players[from].knows[d] |= bit(card);
  m.events.tell({.kind = EventKind::Gave,
                 .seat = from,
                 .a = static_cast<u8>(deck),
                 .b = card,
                 .c = to,
                 .seen_by = static_cast<u8>(only(from) | only(to))});
}

void add_known_card(State& s, Seat seat, Deck deck, Card card) {
  const auto d = static_cast<unsigned>(deck);
  s.players[seat].hand[d] |= bit(card);
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other != seat) s.players[other].knows[d] |= bit(card);
  }
}

Card copy_in_hand(const State& s, Seat seat, Vine vine) {
  const auto d = static_cast<unsigned>(Deck::Vine);
  const CardSet copies = s.players[seat].hand[d] & cards_of(vine);
  CHECK(copies != 0);
  Card best = static_cast<Card>(lowest_bit(copies));
  unsigned most = 0;
  if ((copies & (copies - 1)) == 0) return best;
  for (unsigned card : Members(copies)) {
    unsigned knowing = 0;
    for (unsigned other = 0; other < s.options.players; ++other) {
      knowing += contains(s.players[other].knows[d], card) ? 1u : 0u;
    }
    if (knowing > most) {
      most = knowing;
      best = static_cast<Card>(card);
    }
  }
  return best;
}

Card named_card(const State& s, Seat seat, Deck deck, u8 name) {
  return deck == Deck::Vine ? copy_in_hand(s, seat, static_cast<Vine>(name)) : name;
}

void place_grape(Machine& m, Seat seat, Grape colour, unsigned value) {
  u16& pad = m.s.players[seat].grapes[static_cast<unsigned>(colour)];
  const unsigned space = space_for_grape(pad, value < kTopValue ? value : kTopValue);  // 9 at most
  if (space == 0) {
    m.events.tell({EventKind::GrapeLost, seat, static_cast<u8>(colour)});
    return;
  }
  pad = static_cast<u16>(pad | (1u << space));
  m.events.tell({EventKind::GrapePlaced, seat, static_cast<u8>(colour), static_cast<u8>(space)});
}

void remove_grape(Machine& m, Seat seat, Grape colour, unsigned value) {
  u16& pad = m.s.players[seat].grapes[static_cast<unsigned>(colour)];
  pad = static_cast<u16>(pad & ~(1u << value));
  m.events.tell({EventKind::GrapeUsed, seat, static_cast<u8>(colour), static_cast<u8>(value)});
}

void remove_wine(Machine& m, Seat seat, Wine wine, unsigned value) {
  u16& row = m.s.players[seat].wines[static_cast<unsigned>(wine)];
  row = static_cast<u16>(row & ~(1u << value));
  m.events.tell({EventKind::WineUsed, seat, static_cast<u8>(wine), static_cast<u8>(value)});
}

void harvest_field(Machine& m, Seat seat, unsigned field) {
  Player& p = m.s.players[seat];
  p.harvested_fields = static_cast<u8>(p.harvested_fields | (1u << field));
  m.events.tell({EventKind::Harvested, seat, static_cast<u8>(field)});
  // a colour with sum 0 yields nothing.
  if (const unsigned red = red_on(p, field); red != 0) place_grape(m, seat, Grape::Red, red);
  if (const unsigned white = white_on(p, field); white != 0) place_grape(m, seat, Grape::White, white);
}

void build_structure(Machine& m, Seat seat, Structure structure, unsigned price) {
  gain_lira(m, seat, -static_cast<int>(price));
  Player& p = m.s.players[seat];
  p.structures = static_cast<StructureSet>(p.structures | structures(structure));
  m.events.tell({EventKind::Built, seat, static_cast<u8>(structure)});
  fire_triggers(m, seat, Deed::Built);
}

void build_card(Machine& m, Seat seat, StructureCard card, unsigned place, unsigned price) {
  gain_lira(m, seat, -static_cast<int>(price));
  Player& p = m.s.players[seat];
  const auto number = static_cast<Card>(card);
  p.hand[static_cast<unsigned>(Deck::Structure)] &= ~bit(number);
  m.events.tell({EventKind::CardBuilt, seat, number, static_cast<u8>(place)});
  gain_vp(m, seat, 1);
  fire_triggers(m, seat, Deed::Built);
  p.buildings[place] =
      static_cast<u8>(number + 1);  // only now, so that the Studio does not count itself
}

void destroy_card(Machine& m, Seat seat, unsigned place) {
  Player& p = m.s.players[seat];
  const auto card = static_cast<Card>(p.buildings[place] - 1);
  p.buildings[place] = 0;
  // D-17: the mark of the year belongs to the card; what is built here next may be used.
  p.used_buildings = static_cast<u8>(p.used_buildings & ~(1u << place));
  lay_on_discard_pile(m.s, Deck::Structure, card);
  m.events.tell({EventKind::CardDestroyed, seat, card, static_cast<u8>(place)});
}

// usable next year unless the card says otherwise.
void train_worker(Machine& m, Seat seat, Worker worker, unsigned price, Usable usable) {
  gain_lira(m, seat, -static_cast<int>(price));
  if (const Seat academy = academy_owner(m.s, seat); academy != kNoSeat) {
    gain_lira(m, seat, -1);
    gain_lira(m, academy, 1);
  }
  Player& p = m.s.players[seat];
  // who has left winter already has the new worker with the others.
  const bool at_once = usable == Usable::AtOnce || p.next_row != 0;
  if (is_special(worker)) {
    special_place(m.s, seat, worker) = at_once ? kNowhere : kInTraining;
  } else if (at_once) {
    ++p.regulars;
    ++p.available;
  } else {
    ++p.training;
  }
  const Usable from = at_once ? Usable::AtOnce : Usable::NextYear;
  m.events.tell({EventKind::Trained, seat, static_cast<u8>(from), static_cast<u8>(worker)});
}

Target& special_place(State& s, Seat seat, Worker kind) {
  const unsigned index = special_index(s, kind);
  CHECK(index < kSpecialsInGame);
  return s.players[seat].special[index];
}

void stand_worker(State& s, Seat seat, Worker worker, Target target) {
  Player& p = s.players[seat];
  // Wherever, grande or regular: nobody can guess it, so it is written as arithmetic, of which no compiler makes a branch.
  const auto on_space = static_cast<u8>(-static_cast<int>(is_space(target)));
  Occupant& there = s.spaces[target & on_space];
  there = static_cast<Occupant>((there & ~on_space) | (occupant(seat, worker) & on_space));
  if (is_special(worker)) {
    special_place(s, seat, worker) = target;
    return;
  }
  const bool regular = worker == Worker::Regular;
  const auto as_before = static_cast<u8>(-static_cast<int>(regular));
  p.grande = static_cast<Target>((p.grande & as_before) | (target & ~as_before));
  p.available = static_cast<u8>(p.available - static_cast<int>(regular));
  const bool on_cart = regular & (target == kCart);
  p.on_cart = (p.on_cart + static_cast<unsigned>(on_cart)) & 7u;
  const bool seldom = regular & (target >= kArt) & (target != kCart);
  if (!seldom) return;
  if (is_art(target)) ++p.on_art[board_action(target)];
  if (target == kYoke) p.yoke_has_regular = true;
  if (target >= kDestroySpace)
    p.regular_in_buildings = static_cast<u8>(p.regular_in_buildings | 1u << place_of(target));
}

void retrieve_worker(Machine& m, Seat seat, Worker worker, Target target) {
  Player& p = m.s.players[seat];
  if (is_space(target)) m.s.spaces[target] = 0;
  if (worker == Worker::Grande) {
    p.grande = kNowhere;
  } else if (is_special(worker)) {
    special_place(m.s, seat, worker) = kNowhere;
  } else {
    ++p.available;
    if (is_art(target)) --p.on_art[board_action(target)];
    if (target == kCart) --p.on_cart;
    if (target == kYoke) p.yoke_has_regular = false;
    if (target >= kDestroySpace)
      p.regular_in_buildings = static_cast<u8>(p.regular_in_buildings & ~(1u << place_of(target)));
  }
  // a waiting action is cancelled.
  for (unsigned i = 0; i < m.s.planned_count; ++i) {
    const PlannedWorker& planned = m.s.planned[i];
    if (planned.who != occupant(seat, worker) || planned.target != target) continue;
    forget_plan(m.s, i);
    break;
  }
  m.events.tell({EventKind::Retrieved, seat, static_cast<u8>(worker), target});
}

void forget_plan(State& s, unsigned index) {
  for (unsigned i = index + 1; i < s.planned_count; ++i) s.planned[i - 1] = s.planned[i];
  s.planned[--s.planned_count] = {};
}

void return_workers(State& s, Seat seat) {
  Player& p = s.players[seat];
  p.regulars = (0u + p.regulars + p.training) & 7u;
  p.training = 0;
  p.available = p.regulars;
  p.on_cart = 0;
  p.has_temporary = false;
  p.yoke_has_regular = false;
  p.regular_in_buildings = 0;
  p.on_art = {};
  p.grande = kNowhere;
  for (Target& special : p.special) {
    if (special != kNotOwned) special = kNowhere;
  }
}

void leave_board(State& s, Seat seat) {
  return_workers(s, seat);
  for (Occupant& one : s.spaces) one = (one & 0xFu) == seat + 1u ? Occupant{0} : one;
  for (unsigned i = s.planned_count; i-- > 0;) {
    if (s.planned[i].seat() == seat) forget_plan(s, i);
  }
}

void age_everything(Player& p) {
  for (u16& pad : p.grapes) pad = aged_grapes(pad);
  for (u16& row : p.wines) row = aged_wines(row, p.structures);
}

void take_row(Machine& m, Seat seat, unsigned row) {
  m.s.players[seat].row = row & 0xFu;
  m.events.tell({EventKind::RowTaken, seat, static_cast<u8>(row)});
  const NodeRef bonus = board_of(m.s).row_bonus[static_cast<unsigned>(m.s.season)][row - 1];
  if (bonus != kNoNode) push(m.s, bonus, seat, seat);
}

// whose rooster stands on next year's row, has left this year's.
unsigned taken_rows(const State& s) {
  unsigned rows = 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const Player& p = s.players[seat];
    rows |= 1u << (p.next_row != 0 ? p.next_row : p.row);
  }
  return rows;
}

}  // namespace vendemmia
