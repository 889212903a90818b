#include "protocol/view.h"

#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/programs.h"
#include "engine/game/card_places.h"
#include "engine/game/decision.h"
#include "engine/game/draft.h"
#include "engine/game/interpreter.h"
#include "engine/game/scoring.h"
#include "engine/game/winery.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

// Whose eyes: everything, or what one seat's observation leaves.
struct Eyes {
  const Observation* o = nullptr;

  bool see_everything() const { return o == nullptr; }
  bool see_hand(unsigned seat) const { return o == nullptr || o->seat == seat; }
};

CardNames names_of(Deck deck, CardSet cards) {
  CardNames list;
  list.reserve(count_bits(cards));
  for (unsigned card : Members(cards & ~bit(kUnknownCard))) {
    list.push_back(card_name(deck, static_cast<Card>(card)));
  }
  return list;
}

// Only decks that have a card in the sets.
CardsByDeck cards_by_deck(const std::array<CardSet, kDecks>& sets) {
  CardsByDeck table;
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    CardNames cards = names_of(static_cast<Deck>(deck), sets[deck]);
    if (!cards.empty()) table.entries.push_back({name_of(static_cast<Deck>(deck)), std::move(cards)});
  }
  return table;
}

wire::FullTable<wire::DeckName, u8> counts_view(const std::array<u8, kDecks>& counts) {
  wire::FullTable<wire::DeckName, u8> table;
  table.entries.reserve(kDecks);
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    table.entries.push_back({name_of(static_cast<Deck>(deck)), counts[deck]});
  }
  return table;
}

std::vector<u8> values_view(u16 set) {
  std::vector<u8> list;
  for (unsigned value : Members(set)) list.push_back(static_cast<u8>(value));
  return list;
}

std::vector<FieldView> fields_view(const Player& p) {
  std::vector<FieldView> list;
  list.reserve(kFields);
  for (unsigned field = 0; field < kFields; ++field) {
    list.push_back({kFieldMaximum[field], contains(p.sold_fields, field), contains(p.harvested_fields, field),
                    names_of(Deck::Vine, p.vines[field])});
  }
  return list;
}

wire::FullTable<wire::GrapeName, std::vector<u8>> grapes_view(const Player& p) {
  return {
      {{name_of(Grape::Red), values_view(p.grapes[0])}, {name_of(Grape::White), values_view(p.grapes[1])}}};
}

wire::FullTable<wire::WineName, std::vector<u8>> wines_view(const Player& p) {
  wire::FullTable<wire::WineName, std::vector<u8>> table;
  table.entries.reserve(kWineTypes);
  for (unsigned type = 0; type < kWineTypes; ++type) {
    table.entries.push_back({name_of(static_cast<Wine>(type)), values_view(p.wines[type])});
  }
  return table;
}

std::vector<wire::StructureId> structures_view(const Player& p) {
  std::vector<wire::StructureId> list;
  for (unsigned i : Members(p.structures)) list.emplace_back(name_of(static_cast<Structure>(i)));
  return list;
}

std::vector<wire::YearMarkName> marks_view(const Player& p) {
  std::vector<wire::YearMarkName> list;
  if ((p.year_marks & kWindmillPaid) != 0) list.emplace_back("windmill");
  if ((p.year_marks & kTastingRoomPaid) != 0) list.emplace_back("tasting_room");
  if ((p.year_marks & kYokeUsed) != 0) list.emplace_back("yoke");
  if ((p.year_marks & kLeftRowSeven) != 0) list.emplace_back("left_row_seven");
  return list;
}

WorkersView workers_view(const Player& p) {
  return {p.regulars,
          p.training,
          p.has_temporary,
          p.available,
          p.grande == kNowhere ? "available" : target_name(p.grande),
          p.on_cart,
          p.yoke_has_regular,
          {},
          {},
          {}};
}

std::vector<wire::SpaceName> places_view(unsigned places) {
  std::vector<wire::SpaceName> list;
  for (unsigned place : Members(places))
    list.emplace_back(
        target_name(place == kDestroyPlace ? kDestroySpace : static_cast<Target>(kBuildings + place)));
  return list;
}

void add_special_workers(WorkersView& view, const State& s, const Player& p) {
  view.special.emplace();
  for (unsigned i = 0; i < kSpecialsInGame; ++i) {
    const Target at = p.special[i];
    if (at == kNotOwned) continue;
    view.special->entries.push_back({name_of(s.special_kinds[i]), at == kNowhere      ? "available"
                                                                  : at == kInTraining ? "in_training"
                                                                                      : target_name(at)});
  }
  view.on_art.emplace();
  for (unsigned action : Members(board_of(s).all_actions)) {
    const unsigned count = regulars_on_art(p, static_cast<ActionId>(action));
    if (count != 0)
      view.on_art->entries.push_back(
          {target_name(art_of(static_cast<ActionId>(action))), static_cast<u8>(count)});
  }
}

// What the modules of Tuscany add.
void add_modules(PlayerView& view, const State& s, const Player& p) {
  const Board& board = board_of(s);
  if (board.seasonal) view.next_row = p.next_row;
  for (unsigned region = 0; region < kRegions; ++region) {
    if (board.regions[region].vp == 0) continue;
    if (!view.stars) view.stars.emplace();
    view.stars->entries.push_back({kRegionNames[region], p.stars[region]});
  }
  if ((s.options.modules & kSpecialWorkers) != 0) add_special_workers(view.workers, s, p);
  if ((s.options.modules & kStructureCards) == 0) return;
  view.buildings.emplace();
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    if (p.buildings[place] == 0) continue;
    view.buildings->entries.push_back({kPlaceNames[place], kStructureCardFacts[p.buildings[place] - 1u].id});
  }
  view.used_spaces = places_view(p.used_buildings);
  view.workers.in_buildings = places_view(p.regular_in_buildings);
}

void add_parents(PlayerView& view, const State& s, const Player& p) {
  if (p.mama != kNoMama) view.mama = wire::MamaId(mama_name(p.mama));
  view.papa = wire::PapaId(papa_name(p.papa));
  if (!s.parents_hidden) return;
  view.dealt.emplace().papas = {papa_name(p.dealt_papas[0]), papa_name(p.dealt_papas[1])};
  if (p.mama != kNoMama) view.dealt->mamas = {mama_name(p.dealt_mamas[0]), mama_name(p.dealt_mamas[1])};
}

PlayerView player_view(const State& s, unsigned seat, Eyes eyes) {
  const Player& p = s.players[seat];
  PlayerView view;
  view.seat = static_cast<Seat>(seat);
  if (eyes.see_hand(seat)) {
    view.hand = cards_by_deck(p.hand);
  } else {
    view.hand_counts = counts_view(eyes.o->hand_counts[seat]);
    view.known_hand = cards_by_deck(p.hand);
  }
  view.lira = p.lira;
  view.vp = p.vp;
  view.residual = p.residual;
  view.row = p.row;
  view.passed = p.passed;
  view.workers = workers_view(p);
  view.structures = structures_view(p);
  view.marks = marks_view(p);
  view.fields = fields_view(p);
  view.grapes = grapes_view(p);
  view.wines = wines_view(p);
  add_modules(view, s, p);
  // until all have chosen.
  if (eyes.see_hand(seat) || !s.parents_hidden) add_parents(view, s, p);
  if (eyes.see_everything()) view.knows = cards_by_deck(p.knows);
  return view;
}

PileView pile_view(const State& s, Deck deck, Eyes eyes) {
  const Pile& pile = s.decks[static_cast<unsigned>(deck)];
  PileView view;
  if (eyes.see_everything()) {
    view.draw.emplace();
    for (unsigned i = pile.size; i-- > 0;) view.draw->push_back(card_name(deck, pile.cards[i]));
  } else {
    view.draw_count = pile.size;
  }
  view.discard.reserve(pile.discarded);
  for (unsigned i = pile.discarded; i-- > 0;) view.discard.push_back(card_name(deck, pile.discard_at(i)));
  const CardSet shuffled_in = s.shuffled_in[static_cast<unsigned>(deck)];
  if (shuffled_in != cards_in_game(s.options, deck)) view.shuffled_in = names_of(deck, shuffled_in);
  return view;
}

wire::Table<wire::SpaceName, OccupantView> board_view(const State& s) {
  wire::Table<wire::SpaceName, OccupantView> table;
  for (unsigned space = 0; space < kArt; ++space) {
    const Occupant who = s.spaces[space];
    if (who == 0) continue;
    OccupantView view{{}, name_of(worker_of(who))};
    if (seat_of(who) != kAutoma) view.seat.emplace(seat_of(who));
    table.entries.push_back({target_name(static_cast<Target>(space)), std::move(view)});
  }
  return table;
}

// The player whose turn it is; in the middle of an effect somebody else may be asked.
Seat turn_of(const State& s) {
  const Frame* turn = innermost(s, Op::Turn);
  return turn == nullptr ? s.top().seat() : turn->seat();
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
  for (const unsigned row : Members(solo.glass)) view.glass.push_back(static_cast<u8>(row));
  view.tokens = solo.tokens;
  view.draw_count = solo.left;
  view.drawn = solo.drawn;
  if (eyes.see_everything()) {
    view.draw.emplace();
    for (unsigned i = solo.left; i-- > 0;) view.draw->emplace_back(automa_card_name(solo.cards[i]));
  }
  for (unsigned i = solo.left; i < kAutomaCards; ++i) view.used.emplace_back(automa_card_name(solo.cards[i]));
  if (s.over) view.result = wire::SoloResultName(kSoloResultNames[static_cast<unsigned>(solo_result(s))]);
  return view;
}

// where the structure deck was.
std::vector<CardNames> packs_view(const State& s) {
  const auto& cards = s.decks[static_cast<unsigned>(Deck::Structure)].cards;
  std::vector<CardNames> packs(s.options.players);
  for (unsigned i = 0; i < s.options.players * kDrafted; ++i)
    packs[i / kDrafted].push_back(card_name(Deck::Structure, cards[i]));
  return packs;
}

PositionView look(const State& s, Eyes eyes) {
  PositionView view;
  view.options = wire_options(s.options);
  view.year = s.year;
  view.season = s.year == 0 ? "setup" : name_of(s.season);
  if (s.stack_size != 0) view.turn = turn_of(s);
  view.year_end = s.year_ending;
  view.first_player = s.first_player;
  if (has_turn_order(s))
    view.turn_order.emplace(s.turn_order.begin(), s.turn_order.begin() + s.options.players);
  view.final_year = s.final_year;
  view.over = s.over;
  if (s.parents_hidden) view.parents_hidden = true;
  view.question = question_view(s);
  view.players.reserve(s.options.players);
  for (unsigned seat = 0; seat < s.options.players; ++seat)
    view.players.push_back(player_view(s, seat, eyes));
  view.board = board_view(s);
  for (unsigned i = 0; i < s.planned_count; ++i) {
    const PlannedWorker& one = s.planned[i];
    view.planned.push_back({one.seat(), target_name(one.target), {}, name_of(one.worker()), {}, {}, {}});
    PlannedView& planned = view.planned.back();
    if (one.token() != 0) planned.token = wire::PositionName(kPositionNames[one.token() - 1u]);
    if (one.bonus() != 0) planned.bonus = wire::PositionName(kPositionNames[one.bonus() - 1u]);
    if ((one.marks() & kOnFirstTurn) != 0) planned.on_first_turn = true;
    if ((one.marks() & kDrawsAfter) != 0) planned.draws_after = true;
  }
  std::array<CardSet, kDecks> in_play{};
  view.decks.entries.reserve(kDecks);
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    const auto which = static_cast<Deck>(deck);
    view.decks.entries.push_back({name_of(which), pile_view(s, which, eyes)});
    in_play[deck] = cards_being_resolved(s, which);
  }
  view.in_play = cards_by_deck(in_play);
  if (is_solo(s)) view.solo = solo_view(s, eyes);
  if (eyes.see_everything() && drafting(s)) view.packs = packs_view(s);
  if ((s.options.modules & kSpecialWorkers) != 0)
    view.special_workers =
        std::vector<wire::WorkerName>{name_of(s.special_kinds[0]), name_of(s.special_kinds[1])};
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
  view.kind = name_of(decision.question);
  if (s.stack_size != 0) {
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
