#include "text/play_render.h"

#include "engine/catalog/names.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/game/scoring.h"
#include "engine/game/spaces.h"
#include "engine/game/winery.h"

namespace vendemmia {
namespace {

namespace mode = words::text_mode;

std::string regular_workers(unsigned count, const Speech& t) {
  return t.say(mode::regular_workers{.count = count});
}

std::string workers_left(const State& s, const Player& p, const Speech& t) {
  std::vector<std::string> left;
  if (p.available != 0) left.push_back(regular_workers(p.available, t));
  if (p.grande == kNowhere) left.push_back(a_worker(Worker::Grande, t));
  for (unsigned i = 0; i < kSpecialsInGame; ++i) {
    if (p.special[i] == kNowhere) left.push_back(a_worker(s.special_kinds[i], t));
  }
  return left.empty() ? t.say(mode::no_workers) : listed(left, t);
}

// --- Answers -------------------------------------------------------------------------------------

constexpr std::size_t kLongList = 8;

// Empty: it belongs to no group.
std::string group_of(Action action, const Speech& t) {
  switch (action.kind) {
    case ActionKind::Place:
      return t.say(mode::place_with{.worker = a_worker(static_cast<Worker>(action.a), t)});
    case ActionKind::MakeWine: return capitalised(t.look("names.wines.", kWineNames[action.a])) + ":";
    case ActionKind::Discard:
    case ActionKind::Give: return deck_title(static_cast<Deck>(action.a), t) + ":";
    case ActionKind::Plant: return vine_words(static_cast<Vine>(action.a), t) + ":";
    default: return "";
  }
}

// --- Log -----------------------------------------------------------------------------------------

bool begins_a_line(EventKind kind) {
  switch (kind) {
    case EventKind::ParentsChosen:
    case EventKind::PapaTaken:
    case EventKind::RowTaken:
    case EventKind::Passed:
    case EventKind::Placed:
    case EventKind::PlannedAction:
    case EventKind::PlanLapsed:
    case EventKind::Aged:
    case EventKind::FirstPlayerMoved: return true;
    default: return false;
  }
}

// Nothing that the other lines do not say.
bool left_out(EventKind kind) { return kind == EventKind::VisitorDone || kind == EventKind::Forced; }

// --- Board ---------------------------------------------------------------------------------------

std::string worker_of_player(Seat seat, Worker worker, const Speech& t) {
  return name_of(seat, t) + " (" + worker_name(worker, t) + ")";
}

std::string space_line(const State& s, Target target, const Speech& t) {
  std::string text = t.look("names.positions.", kPositionNames[target % kSpacesPerAction]);
  const std::string bonus = bonus_words(space_facts(s, target).bonus, t);
  if (!bonus.empty()) text += " (" + bonus + ")";
  const Occupant who = s.spaces[target];
  return text + ": " + (who == 0 ? t.say(mode::free) : worker_of_player(seat_of(who), worker_of(who), t));
}

std::string action_line(const State& s, ActionId action, const Speech& t) {
  std::vector<std::string> spaces;
  const std::string beside = t.say(words::names::positions::art) + ": ";
  for (unsigned i = 0; i < kSpacesPerAction; ++i) {
    const Target target = space_of(action, i);
    if (space_open(s, target)) spaces.push_back(space_line(s, target, t));
  }
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if (s.players[seat].grande == art_of(action)) {
      spaces.push_back(beside + worker_of_player(static_cast<Seat>(seat), Worker::Grande, t));
    }
    for (unsigned i = 0; i < kSpecialsInGame; ++i) {
      if (s.players[seat].special[i] == art_of(action))
        spaces.push_back(beside + worker_of_player(static_cast<Seat>(seat), s.special_kinds[i], t));
    }
    if (const unsigned count = regulars_on_art(s.players[seat], action); count != 0)
      spaces.push_back(beside + name_of(static_cast<Seat>(seat), t) + " (" + regular_workers(count, t) + ")");
  }
  return "  " + action_name(action, t) + ". " + capitalised(joined(spaces, "; ")) + ".";
}

void add_actions(const State& s, Season season, const Speech& t, Lines& lines) {
  lines.push_back(season_name(season, t) + ":");
  for (unsigned action : Members(board_of(s).actions_of(season))) {
    lines.push_back(action_line(s, static_cast<ActionId>(action), t));
  }
}

void add_cart(const State& s, const Speech& t, Lines& lines) {
  std::vector<std::string> there;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const Player& p = s.players[seat];
    if (p.on_cart != 0) {
      there.push_back(name_of(static_cast<Seat>(seat), t) + " (" + regular_workers(p.on_cart, t) + ")");
    }
    if (p.grande == kCart) there.push_back(worker_of_player(static_cast<Seat>(seat), Worker::Grande, t));
    for (unsigned i = 0; i < kSpecialsInGame; ++i) {
      if (p.special[i] == kCart)
        there.push_back(worker_of_player(static_cast<Seat>(seat), s.special_kinds[i], t));
    }
  }
  const std::string here = t.look("board.places_on.", board_of(s).name, ".cart");
  const std::string text = here.empty() ? t.say(words::board::places::cart::text) : here;
  lines.push_back(
      t.say(words::board::places::cart::name) + ". " +
      t.say(mode::here{.text = text, .who = there.empty() ? t.say(mode::nobody) : listed(there, t)}));
}

void add_wake_up_chart(const State& s, const Speech& t, Lines& lines) {
  lines.push_back(t.say(mode::chart{.extended = board_of(s).seasonal}));
  for (unsigned row = 1; row <= kRows; ++row) {
    std::string who = t.say(mode::free);
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      if (s.players[seat].row == row) who = name_of(static_cast<Seat>(seat), t);
      if (s.players[seat].row == row && s.players[seat].passed) who += ", " + t.say(mode::has_passed);
    }
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      if (s.players[seat].next_row == row)
        who += ", " + t.say(mode::next_year{.who = name_of(static_cast<Seat>(seat), t)});
    }
    if (contains(s.solo.glass, row)) who += ", " + t.say(mode::with_token);
    lines.push_back("  " +
                    t.say(mode::chart_row{.row = row, .bonus = row_words(board_of(s), row, t), .who = who}));
  }
}

void add_influence_map(const State& s, const Speech& t, Lines& lines) {
  const Board& board = board_of(s);
  for (unsigned region = 0; region < kRegions; ++region) {
    const RegionFacts& facts = board.regions[region];
    if (facts.vp == 0) continue;
    if (region == 0) lines.push_back(t.say(mode::map));
    std::vector<std::string> stars;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      const unsigned count = s.players[seat].stars[region];
      if (count != 0) stars.push_back(name_of(static_cast<Seat>(seat), t) + " " + std::to_string(count));
    }
    lines.push_back("  " +
                    t.say(mode::region{.region = region_words(region, t),
                                       .benefit = bonus_words(facts.benefit, t),
                                       .points = s.options.plain_stars ? "" : std::to_string(facts.vp),
                                       .stars = stars.empty() ? t.say(mode::no_stars) : listed(stars, t)}));
  }
}

void add_automa(const State& s, const Speech& t, Lines& lines) {
  const Solo& solo = s.solo;
  lines.push_back(t.say(mode::automa{.points = int{solo.vp},
                                     .beat = s.options.aggressive,
                                     .workers = solo.workers,
                                     .cards = solo.left,
                                     .all = kAutomaCards,
                                     .year = last_year_of(s.options)}));
  lines.push_back(t.say(mode::tokens{.count = solo.tokens}));
  if (s.options.challenge != 0) lines.push_back(challenge_words(s.options.challenge, t));
}

void add_piles(const State& s, const Speech& t, Lines& lines) {
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    const Pile& pile = s.decks[deck];
    if (pile.size == 0 && pile.discarded == 0) continue;
    const auto which = static_cast<Deck>(deck);
    lines.push_back(t.say(
        mode::pile{.deck = deck_title(which, t),
                   .cards = pile.size,
                   .discarded = pile.discarded,
                   .top = pile.discarded == 0 ? std::string() : card_title(which, pile.top_discard(), t)}));
  }
}

// cards in another hand that this seat has legitimately seen.
std::string seen_cards(const State& s, Seat viewer, Seat seat, const Speech& t) {
  std::vector<std::string> seen;
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    for (unsigned card : Members(s.players[viewer].knows[deck] & s.players[seat].hand[deck])) {
      seen.push_back(card_title(static_cast<Deck>(deck), static_cast<Card>(card), t));
    }
  }
  return seen.empty() ? "" : " " + t.say(mode::seen{.cards = listed(seen, t)});
}

// --- Vineyard ------------------------------------------------------------------------------------

// "red grapes of quality 2 and 4", by the word of the icon.
std::string with_qualities(const std::string& icon, u16 set, const Speech& t) {
  std::vector<std::string> values;
  for (unsigned value : Members(set)) values.push_back(std::to_string(value));
  return t.say(words::names::of_quality{.thing = t.look("icons.", icon, values.size() == 1 ? ".0" : ".1"),
                                        .quality = listed(values, t)});
}

std::string field_line(const Player& p, unsigned field, const Speech& t) {
  const std::string name = field_words(field, t);
  if (!owns_field(p, field)) return t.say(mode::field::sold{.field = name});
  if (const u8 card = p.buildings[kMatPlaces + field]; card != 0)
    return t.say(
        mode::field::covered{.field = name, .card = structure_name(static_cast<StructureCard>(card - 1), t)});
  if (p.vines[field] == 0) return t.say(mode::field::empty{.field = name});
  std::vector<std::string> vines;
  for (unsigned card : Members(p.vines[field])) vines.push_back(vine_words(kVineOfCard[card], t));
  return t.say(mode::field::vines{.field = name,
                                  .vines = listed(vines, t),
                                  .total = field_value(p, field),
                                  .maximum = kFieldMaximum[field],
                                  .harvested = contains(p.harvested_fields, field)});
}

std::string crush_pad_line(const Player& p, const Speech& t) {
  std::vector<std::string> grapes;
  if (p.grapes[0] != 0) grapes.push_back(with_qualities("red_grape", p.grapes[0], t));
  if (p.grapes[1] != 0) grapes.push_back(with_qualities("white_grape", p.grapes[1], t));
  return t.say(mode::crush_pad{.grapes = joined(grapes, "; ")});
}

std::string cellar_line(const Player& p, const Speech& t) {
  std::vector<std::string> wines;
  for (unsigned type = 0; type < kWineTypes; ++type) {
    if (p.wines[type] != 0) wines.push_back(with_qualities(std::string(kWineNames[type]), p.wines[type], t));
  }
  return t.say(mode::cellar{.top = cellar_top(p.structures), .wines = joined(wines, "; ")});
}

std::string structures_line(const Player& p, const Speech& t) {
  std::vector<std::string> built;
  for (unsigned i : Members(p.structures)) built.push_back(structure_name(static_cast<Structure>(i), t));
  return t.say(mode::structures{.list = built.empty() ? t.say(mode::none) : listed(built, t)});
}

std::string structure_cards_line(const Player& p, const Speech& t) {
  std::vector<std::string> standing;
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    if (p.buildings[place] == 0) continue;
    standing.push_back(structure_name(static_cast<StructureCard>(p.buildings[place] - 1), t) + " (" +
                       place_words(place, t) +
                       (contains(p.used_buildings, place) ? ", " + t.say(mode::used) : "") + ")");
  }
  return t.say(mode::structure_cards{.list = standing.empty() ? t.say(mode::none) : joined(standing, "; ")});
}

unsigned stars_left(const Player& p) {
  unsigned placed = 0;
  for (const u8 stars : p.stars.unpacked()) placed += stars;
  return kStars - placed;
}

unsigned owned_workers(const Player& p) {
  unsigned count = p.regulars + 1u + (p.has_temporary ? 1u : 0u);
  for (const Target special : p.special) count += special != kNotOwned && special != kInTraining ? 1u : 0u;
  return count;
}

unsigned workers_in_training(const Player& p) {
  unsigned count = p.training;
  for (const Target special : p.special) count += special == kInTraining ? 1u : 0u;
  return count;
}

std::string workers_line(const State& s, const Player& p, const Speech& t) {
  const unsigned training = workers_in_training(p);
  return t.say(mode::workers{.left = workers_left(s, p, t),
                             .all = owned_workers(p),
                             .temporary = p.has_temporary,
                             .training = training == 0 ? "" : std::to_string(training),
                             .yoke = p.yoke_has_regular || p.grande == kYoke});
}

}  // namespace

std::string hand_counts(const Player& p, const Speech& t) {
  std::vector<std::string> counts;
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    if (p.hand[deck] != 0)
      counts.push_back(cards_of_deck(static_cast<Deck>(deck), count_bits(p.hand[deck]), t));
  }
  return counts.empty() ? t.say(mode::no_cards) : listed(counts, t);
}

std::string situation_line(const State& s, Seat seat, const Speech& t) {
  const Player& p = s.players[seat];
  return t.say(mode::situation{.lira = p.lira,
                               .points = int{p.vp},
                               .workers = workers_left(s, p, t),
                               .tokens = is_solo(s) ? std::to_string(s.solo.tokens) : "",
                               .cards = hand_counts(p, t)});
}

Lines answer_lines(const State& s, Seat seat, const ActionList& legal, const Speech& t) {
  Lines lines;
  const bool grouped = legal.size() >= kLongList && !group_of(legal[0], t).empty();
  std::string group;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (std::string next = group_of(legal[i], t); grouped && (i == 0 || next != group)) {
      group = std::move(next);
      lines.push_back(group.empty() ? t.say(mode::otherwise) : group);
    }
    lines.push_back(std::to_string(i + 1) + ". " + describe(s, seat, legal[i], t));
  }
  return lines;
}

Lines log_lines(std::span<const Event> events, Seat viewer, const Speech& t) {
  Lines lines;
  Seat speaker = kNoSeat;
  bool forced = false;  // the viewer's next deed was the only possible answer
  for (const Event& event : events) {
    if (event.kind == EventKind::Forced) forced = event.seat == viewer;
    if (left_out(event.kind)) continue;
    if (event.seat != kNoSeat && event.seat == speaker && !begins_a_line(event.kind)) {
      lines.back().pop_back();  // the full stop
      lines.back() += "; " + deed_words(event, viewer, t) + ".";
    } else {
      lines.push_back(describe(event, viewer, t));
    }
    if (forced && event.seat == viewer) {
      lines.back().pop_back();
      lines.back() += t.say(mode::only_answer) + ".";
    }
    forced = false;
    speaker = event.seat;
  }
  return lines;
}

Lines board_lines(const State& s, Seat viewer, const Speech& t) {
  Lines lines;
  lines.push_back(t.say(mode::year_season{.year = s.year, .season = season_name(s.season, t)}) + ". " +
                  t.say(mode::first_player{.who = name_of(s.first_player, t)}));
  for (const Season season : {Season::Spring, Season::Summer, Season::Fall, Season::Winter}) {
    if (board_of(s).actions_of(season) != 0) add_actions(s, season, t, lines);
  }
  add_cart(s, t, lines);
  add_wake_up_chart(s, t, lines);
  add_influence_map(s, t, lines);
  if (is_solo(s)) add_automa(s, t, lines);
  for (const Worker kind : s.special_kinds) {
    if (is_special(kind))
      lines.push_back(t.say(words::because::worker{.name = worker_name(kind, t)}) + ": " +
                      special_worker_text(kind, t));
  }
  for (unsigned i = 0; i < s.planned_count; ++i) {
    lines.push_back(t.say(mode::planned{.who = name_of(s.planned[i].seat(), t),
                                        .space = target_words(s.planned[i].target, t)}));
  }
  add_piles(s, t, lines);
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const auto who = static_cast<Seat>(seat);
    const std::string name = name_of(who, t);
    lines.push_back(who == viewer ? t.say(mode::player_you{.who = name}) : name + ":");
    for (std::string& line : vineyard_lines(s, who, t)) lines.push_back(std::move(line));
    lines.push_back("  " + t.say(mode::hand{.cards = hand_counts(s.players[seat], t)}) +
                    (who == viewer ? "" : seen_cards(s, viewer, who, t)));
  }
  return lines;
}

Lines vineyard_lines(const State& s, Seat seat, const Speech& t) {
  const Player& p = s.players[seat];
  Lines lines{t.say(mode::possessions{.points = int{p.vp}, .lira = p.lira, .residual = p.residual}),
              workers_line(s, p, t), structures_line(p, t)};
  if ((s.options.modules & kStructureCards) != 0) lines.push_back(structure_cards_line(p, t));
  if (board_of(s).regions[0].vp != 0) lines.push_back(t.say(mode::stars_left{.count = stars_left(p)}));
  for (unsigned field = 0; field < kFields; ++field) lines.push_back(field_line(p, field, t));
  lines.push_back(crush_pad_line(p, t));
  lines.push_back(cellar_line(p, t));
  for (std::string& line : lines) line.insert(0, "  ");
  return lines;
}

Lines hand_cards(const State& s, Seat seat, const Speech& t) {
  const Player& p = s.players[seat];
  Lines lines;
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    for (unsigned card : Members(p.hand[deck]))
      lines.push_back("  " + capitalised(card_words(static_cast<Deck>(deck), static_cast<Card>(card), t)));
  }
  return lines;
}

Lines hand_lines(const State& s, Seat seat, const Speech& t) {
  Lines lines{t.say(mode::your_hand{.cards = hand_counts(s.players[seat], t)})};
  for (std::string& line : hand_cards(s, seat, t)) lines.push_back(std::move(line));
  return lines;
}

namespace {

Lines solo_lines(const State& s, const Speech& t) {
  constexpr std::array<words::Text, 3> kEnds{mode::end::automa_won, mode::end::draw, mode::end::you_won};
  const Player& p = s.players[0];
  Lines lines{t.say(mode::end::over{.year = s.year}) + " " +
              t.say(kEnds[static_cast<unsigned>(solo_result(s))])};
  lines.push_back(t.say(mode::end::solo{.points = int{p.vp}, .automa = int{s.solo.vp}}));
  if (solo_lost_this_year(s))
    lines.push_back(t.say(s.options.aggressive ? mode::end::aggressive : mode::end::workers));
  return lines;
}

}  // namespace

Lines ranking_lines(const State& s, const Speech& t) {
  if (is_solo(s)) return solo_lines(s, t);
  const Standings table = standings(s);
  const bool shared = table.size() > 1 && table[1].place == 1;
  Lines lines{t.say(mode::end::over{.year = s.year}) + " " +
              (shared ? t.say(mode::end::shared) : t.say(mode::end::wins{.who = name_of(table[0].seat, t)}))};
  for (const Standing& one : table) {
    lines.push_back(t.say(mode::end::rank{.place = one.place,
                                          .who = name_of(one.seat, t),
                                          .points = one.vp,
                                          .lira = one.lira,
                                          .wine = one.wine_value,
                                          .grapes = one.grape_value}));
  }
  for (std::size_t i = 1; i < table.size(); ++i) {
    if (table[i].vp != table[i - 1].vp) continue;
    lines.push_back(t.say(mode::end::ranked_by));
    break;
  }
  return lines;
}

}  // namespace vendemmia
