#include "protocol/view.h"

#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/game/card_places.h"
#include "engine/game/decision.h"
#include "engine/game/draft.h"
#include "engine/game/scoring.h"
#include "engine/game/winery.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

// The values of wire::Phases are the seasons, and then "setup".
constexpr unsigned kSetup = 4;

// Whose eyes: everything, or what one seat's observation leaves.
struct Eyes {
  const Observation* o = nullptr;

  bool see_everything() const { return o == nullptr; }
  bool see_hand(unsigned seat) const { return o == nullptr || o->seat == seat; }
};

std::array<FieldView, kFields> fields_view(const Player& p) {
  std::array<FieldView, kFields> fields;
  for (unsigned field = 0; field < kFields; ++field) {
    fields[field] = {kFieldMaximum[field], contains(p.sold_fields, field),
                     contains(p.harvested_fields, field), CardsOfDeck{Deck::Vine, p.vines[field]}};
  }
  return fields;
}

// The values of wire::GrandePlaces are all targets, and then "available".
WorkersView workers_view(const Player& p) {
  return {p.regulars,
          p.training,
          p.has_temporary,
          p.available,
          p.grande == kNowhere ? kTargets : p.grande,
          p.on_cart,
          p.yoke_has_regular,
          {},
          {},
          {}};
}

u8 regions_of(const Board& board) {
  unsigned set = 0;
  for (unsigned region = 0; region < kRegions; ++region) {
    if (board.regions[region].vp != 0) set |= 1u << region;
  }
  return static_cast<u8>(set);
}

// What the modules of Tuscany add.
void add_modules(PlayerView& view, const State& s, const Player& p) {
  const Board& board = board_of(s);
  if (board.seasonal) view.next_row = p.next_row;
  if (const u8 regions = regions_of(board); regions != 0) view.stars = Stars{regions, p.stars.unpacked()};
  if ((s.options.modules & kSpecialWorkers) != 0) {
    view.workers.special = SpecialWorkers{s.special_kinds, p.special};
    view.workers.on_art = WorkersOnArt{p.on_art};
  }
  if ((s.options.modules & kStructureCards) == 0) return;
  view.buildings = Buildings{p.buildings.unpacked()};
  view.used_spaces = BuildingSpaces{p.used_buildings};
  view.workers.in_buildings = BuildingSpaces{p.regular_in_buildings};
}

void add_parents(PlayerView& view, const State& s, const Player& p) {
  if (p.mama != kNoMama) view.mama = p.mama;
  view.papa = p.papa;
  if (!s.parents_hidden) return;
  view.dealt.emplace();
  for (const u8 papa : p.dealt_papas) view.dealt->papas.push_back(papa);
  if (p.mama == kNoMama) return;
  for (const u8 mama : p.dealt_mamas) view.dealt->mamas.push_back(mama);
}

PlayerView player_view(const State& s, unsigned seat, Eyes eyes) {
  const Player& p = s.players[seat];
  PlayerView view;
  view.seat = static_cast<Seat>(seat);
  if (eyes.see_hand(seat)) {
    view.hand = CardsByDeck{p.hand.all()};
  } else {
    view.hand_counts = CountsByDeck{eyes.o->hand_counts[seat]};
    view.known_hand = CardsByDeck{p.hand.all()};
  }
  view.lira = p.lira;
  view.vp = p.vp;
  view.residual = p.residual;
  view.row = p.row;
  view.passed = p.passed;
  view.workers = workers_view(p);
  view.structures = {p.structures};
  view.marks = {p.year_marks};
  view.fields = fields_view(p);
  view.grapes = {p.grapes};
  view.wines = {p.wines};
  add_modules(view, s, p);
  // until all have chosen.
  if (eyes.see_hand(seat) || !s.parents_hidden) add_parents(view, s, p);
  if (eyes.see_everything()) view.knows = CardsByDeck{p.knows.all()};
  return view;
}

PileView pile_view(const State& s, Deck deck, Eyes eyes) {
  const Pile& pile = s.decks[static_cast<unsigned>(deck)];
  PileView view;
  if (eyes.see_everything()) {
    view.draw.emplace().deck = deck;
    for (unsigned i = pile.size; i-- > 0;) view.draw->push_back(pile.cards[i]);
  } else {
    view.draw_count = pile.size;
  }
  view.discard.deck = deck;
  for (unsigned i = pile.discarded; i-- > 0;) view.discard.push_back(pile.discard_at(i));
  const CardSet shuffled_in = s.shuffled_in[static_cast<unsigned>(deck)];
  if (shuffled_in != cards_in_game(s.options, deck)) view.shuffled_in = CardsOfDeck{deck, shuffled_in};
  return view;
}

// Before the first summer there is no order of turns.
bool has_turn_order(const State& s) {
  unsigned seats = 0;
  for (unsigned i = 0; i < s.options.players; ++i) seats |= 1u << s.turn_order[i];
  return count_bits(seats) == s.options.players;
}

SoloView solo_view(const State& s, Eyes eyes) {
  const Solo& solo = s.solo;
  SoloView view;
  view.automa_vp = solo.vp;
  view.automa_workers = solo.workers;
  view.years = static_cast<u8>(last_year_of(s.options));
  view.glass = {solo.glass};
  view.tokens = solo.tokens;
  view.draw_count = solo.left;
  view.drawn = solo.drawn;
  if (eyes.see_everything()) {
    view.draw.emplace();
    for (unsigned i = solo.left; i-- > 0;) view.draw->push_back(solo.cards[i]);
  }
  for (unsigned i = solo.left; i < kAutomaCards; ++i) view.used.push_back(solo.cards[i]);
  if (s.over) view.result = solo_result(s);
  return view;
}

// where the structure deck was.
std::vector<CardRow> packs_view(const State& s) {
  const auto& cards = s.decks[static_cast<unsigned>(Deck::Structure)].cards;
  std::vector<CardRow> packs(s.options.players, CardRow{Deck::Structure});
  for (unsigned i = 0; i < s.options.players * kDrafted; ++i) packs[i / kDrafted].push_back(cards[i]);
  return packs;
}

PositionView look(const State& s, Eyes eyes) {
  PositionView view;
  view.options = wire_options(s.options);
  view.year = s.year;
  view.season = s.year == 0 ? kSetup : static_cast<unsigned>(s.season);
  if (is_asking(s)) view.turn = turn_of(s);
  view.year_end = s.year_ending;
  view.first_player = s.first_player;
  if (has_turn_order(s)) {
    view.turn_order.emplace();
    for (unsigned i = 0; i < s.options.players; ++i) view.turn_order->push_back(s.turn_order[i]);
  }
  view.final_year = s.final_year;
  view.over = s.over;
  if (s.parents_hidden) view.parents_hidden = true;
  view.question = question_view(s);
  for (unsigned seat = 0; seat < s.options.players; ++seat)
    view.players.push_back(player_view(s, seat, eyes));
  std::copy_n(s.spaces.begin(), kArt, view.board.spaces.begin());
  for (unsigned i = 0; i < s.planned_count; ++i) {
    const PlannedWorker& one = s.planned[i];
    view.planned.push_back({one.seat(), one.target, {}, one.worker(), {}, {}, {}});
    PlannedView& planned = view.planned.back();
    if (one.token() != 0) planned.token = one.token() - 1;
    if (one.bonus() != 0) planned.bonus = one.bonus() - 1;
    if ((one.marks() & kOnFirstTurn) != 0) planned.on_first_turn = true;
    if ((one.marks() & kDrawsAfter) != 0) planned.draws_after = true;
  }
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    const auto which = static_cast<Deck>(deck);
    view.decks.values[deck] = pile_view(s, which, eyes);
    view.in_play.sets[deck] = cards_being_resolved(s, which);
  }
  if (is_solo(s)) view.solo = solo_view(s, eyes);
  if (eyes.see_everything() && drafting(s)) view.packs = packs_view(s);
  if ((s.options.modules & kSpecialWorkers) != 0)
    view.special_workers.emplace(
        std::array<wire::Word<wire::Workers>, kSpecialsInGame>{s.special_kinds[0], s.special_kinds[1]});
  return view;
}

}  // namespace

WireOptions wire_options(const Options& options) {
  WireOptions wire;
  wire.players = options.players;
  wire.friendly = options.friendly;
  wire.two_parents = options.two_parents;
  wire.last_year = options.last_year;
  if (options.modules != 0) wire.modules.emplace();
  for (unsigned i : Members(options.modules)) wire.modules->emplace_back(kModuleNames[i]);
  if ((options.modules & kExtendedBoard) != 0) wire.plain_stars = options.plain_stars;
  if (options.players > 1) return wire;
  wire.level = wire::LevelId(facts(options.level).id);
  wire.aggressive = options.aggressive;
  wire.challenge = options.challenge;
  wire.tokens = options.tokens;
  return wire;
}

namespace {

Modules modules_of(const WireOptions& options) {
  Modules modules = 0;
  if (!options.modules) return modules;
  for (const wire::ModuleName& one : *options.modules)
    modules = static_cast<Modules>(modules | module_named(one.text).value_or(0));
  return modules;
}

}  // namespace

Options options_of(const WireOptions& options) {
  return {.players = options.players,
          .friendly = options.friendly,
          .two_parents = options.two_parents,
          .last_year = options.last_year,
          .modules = modules_of(options),
          .plain_stars = options.plain_stars.value_or(false),
          .level = options.level ? *level_named(options.level->text) : Level::Normal,
          .aggressive = options.aggressive.value_or(false),
          .challenge = options.challenge.value_or(0),
          .tokens = options.tokens.value_or(0)};
}

PositionView open_view(const State& s) { return look(s, {}); }

PositionView view_of(const Observation& o) {
  PositionView view = look(o.seen, {&o});
  view.viewer.emplace();
  if (o.seat != kNoSeat) view.viewer->emplace(o.seat);
  return view;
}

QuestionView question_view(const State& s) {
  const Decision decision = pending(s);
  QuestionView view;
  if (decision.seat != kNoSeat) view.seat.emplace(decision.seat);
  view.kind = decision.question;
  if (is_asking(s)) {
    view.because = text_of(decision.because);
    return view;
  }
  view.because = "game over";
  view.standings.emplace();
  for (const Standing& one : standings(s)) {
    view.standings->push_back({one.place, one.seat, one.vp, one.lira, one.wine_value, one.grape_value});
  }
  return view;
}

}  // namespace vendemmia
