#include "text/play_render.h"

#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/game/scoring.h"
#include "engine/game/spaces.h"
#include "engine/game/winery.h"

namespace vendemmia {
namespace {

std::string hand_counts(const Player& p) {
  std::vector<std::string> counts;
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    if (p.hand[deck] != 0) counts.push_back(cards_of_deck(static_cast<Deck>(deck), count_bits(p.hand[deck])));
  }
  return counts.empty() ? "no cards" : listed(counts);
}

std::string workers_left(const State& s, const Player& p) {
  std::vector<std::string> left;
  if (p.available != 0) left.push_back(counted(p.available, "regular worker"));
  if (p.grande == kNowhere) left.push_back(a_worker(Worker::Grande));
  for (unsigned i = 0; i < kSpecialsInGame; ++i) {
    if (p.special[i] == kNowhere) left.push_back(a_worker(s.special_kinds[i]));
  }
  return left.empty() ? "no workers" : listed(left);
}

// --- Answers -------------------------------------------------------------------------------------

constexpr std::size_t kLongList = 8;

std::string group_of(Action action) {
  switch (action.kind) {
    case ActionKind::Place: return "With " + a_worker(static_cast<Worker>(action.a)) + ":";
    case ActionKind::MakeWine:
      return capitalised(std::string(wine_name(static_cast<Wine>(action.a)))) + " wine:";
    case ActionKind::Discard:
    case ActionKind::Give:
      return capitalised(std::string(deck_name(static_cast<Deck>(action.a)))) + " cards:";
    case ActionKind::Plant: return vine_words(static_cast<Vine>(action.a)) + ":";
    default: return "Otherwise:";
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

std::string worker_of_player(Seat seat, Worker worker, const Names& names) {
  return name_of(names, seat) + " (" + std::string(worker_name(worker)) + ")";
}

std::string space_line(const State& s, Target target, const Names& names) {
  constexpr std::array<std::string_view, kSpacesPerAction> kPositions{"left", "middle", "right"};
  const SpaceFacts& facts = space_facts(s, target);
  std::string text(kPositions[target % kSpacesPerAction]);
  if (facts.bonus != kNoNode)
    text += ", bonus " + describe_effect(facts.bonus, {.owner = "you", .may_is_said = true});
  const Occupant who = s.spaces[target];
  return text + ": " + (who == 0 ? "free" : worker_of_player(seat_of(who), worker_of(who), names));
}

std::string action_line(const State& s, ActionId action, const Names& names) {
  std::vector<std::string> spaces;
  for (unsigned i = 0; i < kSpacesPerAction; ++i) {
    const Target target = space_of(action, i);
    if (space_open(s, target)) spaces.push_back(space_line(s, target, names));
  }
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if (s.players[seat].grande == art_of(action)) {
      spaces.push_back("beside them: " + worker_of_player(static_cast<Seat>(seat), Worker::Grande, names));
    }
    for (unsigned i = 0; i < kSpecialsInGame; ++i) {
      if (s.players[seat].special[i] == art_of(action))
        spaces.push_back("beside them: " +
                         worker_of_player(static_cast<Seat>(seat), s.special_kinds[i], names));
    }
    if (const unsigned count = regulars_on_art(s.players[seat], action); count != 0)
      spaces.push_back("beside them: " + name_of(names, static_cast<Seat>(seat)) + " (" +
                       counted(count, "regular worker") + ")");
  }
  return "  " + std::string(kActionNames[action].name) + ". " + capitalised(listed(spaces, "; ")) + ".";
}

void add_actions(const State& s, Season season, const Names& names, Lines& lines) {
  lines.push_back(capitalised(std::string(season_name(season))) + " actions:");
  for (unsigned action : Members(board_of(s).actions_of(season))) {
    lines.push_back(action_line(s, static_cast<ActionId>(action), names));
  }
}

void add_cart(const State& s, const Names& names, Lines& lines) {
  std::vector<std::string> there;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const Player& p = s.players[seat];
    if (p.on_cart != 0) {
      there.push_back(name_of(names, static_cast<Seat>(seat)) + " (" + counted(p.on_cart, "regular worker") +
                      ")");
    }
    if (p.grande == kCart) there.push_back(worker_of_player(static_cast<Seat>(seat), Worker::Grande, names));
    for (unsigned i = 0; i < kSpecialsInGame; ++i) {
      if (p.special[i] == kCart)
        there.push_back(worker_of_player(static_cast<Seat>(seat), s.special_kinds[i], names));
    }
  }
  lines.push_back("Cart, any number of workers (" + describe_effect(board_of(s).cart) +
                  "): " + (there.empty() ? "nobody" : listed(there)) + ".");
}

void add_wake_up_chart(const State& s, const Names& names, Lines& lines) {
  lines.emplace_back("Wake-up chart, turns from row 1 down:");
  for (unsigned row = 1; row <= kRows; ++row) {
    const std::string bonus = row_words(board_of(s), row);
    std::string who = "free";
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      if (s.players[seat].row == row) who = name_of(names, static_cast<Seat>(seat));
      if (s.players[seat].row == row && s.players[seat].passed) who += ", has passed this season";
    }
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      if (s.players[seat].next_row == row)
        who += ", taken for next year by " + name_of(names, static_cast<Seat>(seat));
    }
    if (contains(s.solo.glass, row)) who += ", a glass token";
    lines.push_back("  Row " + std::to_string(row) + " (" + (bonus.empty() ? "no bonus" : bonus) +
                    "): " + who + ".");
  }
}

void add_influence_map(const State& s, const Names& names, Lines& lines) {
  const Board& board = board_of(s);
  for (unsigned region = 0; region < kRegions; ++region) {
    const RegionFacts& facts = board.regions[region];
    if (facts.vp == 0) continue;
    if (region == 0) lines.emplace_back("Influence map:");
    std::vector<std::string> stars;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      const unsigned count = s.players[seat].stars[region];
      if (count != 0) stars.push_back(name_of(names, static_cast<Seat>(seat)) + " " + std::to_string(count));
    }
    lines.push_back(
        "  " + region_words(region) + " (a star placed there: " + describe_effect(facts.benefit) +
        (s.options.plain_stars ? "" : "; most stars in the end: " + std::to_string(facts.vp) + " VP") +
        "): " + (stars.empty() ? "no stars" : listed(stars)) + ".");
  }
}

void add_automa(const State& s, Lines& lines) {
  const Solo& solo = s.solo;
  std::string text = "The Automa: " + std::to_string(solo.vp) + " VP" +
                     (s.options.aggressive ? ", to be beaten this year" : "") + ", " +
                     counted(solo.workers, "worker") + " placed this year, " + counted(solo.left, "card") +
                     " left of " + std::to_string(kAutomaCards) + ". The game ends after year " +
                     std::to_string(last_year_of(s.options)) + ".";
  lines.push_back(std::move(text));
  lines.push_back("You have " + counted(solo.tokens, "bonus token") + ".");
  if (s.options.challenge != 0) lines.push_back(challenge_words(s.options.challenge));
}

void add_piles(const State& s, Lines& lines) {
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    const Pile& pile = s.decks[deck];
    if (pile.size == 0 && pile.discarded == 0) continue;
    std::string text = capitalised(std::string(deck_name(static_cast<Deck>(deck)))) +
                       " deck: " + counted(pile.size, "card") + ", " + std::to_string(pile.discarded) +
                       " discarded";
    if (pile.discarded != 0) text += ", on top " + card_title(static_cast<Deck>(deck), pile.top_discard());
    lines.push_back(text + ".");
  }
}

// cards in another hand that this seat has legitimately seen.
std::string seen_cards(const State& s, Seat viewer, Seat seat) {
  std::vector<std::string> seen;
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    for (unsigned card : Members(s.players[viewer].knows[deck] & s.players[seat].hand[deck])) {
      seen.push_back(card_title(static_cast<Deck>(deck), static_cast<Card>(card)));
    }
  }
  return seen.empty() ? "" : " You have seen: " + listed(seen) + ".";
}

// --- Vineyard ------------------------------------------------------------------------------------

std::string qualities(u16 set) {
  std::vector<std::string> values;
  for (unsigned value : Members(set)) values.push_back(std::to_string(value));
  return listed(values);
}

std::string field_line(const Player& p, unsigned field) {
  std::string text = "  " + capitalised(field_words(field)) + ": ";
  if (!owns_field(p, field)) return text + "sold.";
  if (const u8 card = p.buildings[kMatPlaces + field]; card != 0)
    return text + "covered by the " + std::string(kStructureCardFacts[card - 1u].name) + ".";
  if (p.vines[field] == 0) return text + "empty.";
  std::vector<std::string> vines;
  for (unsigned card : Members(p.vines[field])) vines.push_back(vine_words(kVineOfCard[card]));
  text += listed(vines) + ", together " + std::to_string(field_value(p, field)) + " of " +
          std::to_string(kFieldMaximum[field]);
  return text + (contains(p.harvested_fields, field) ? "; harvested this year." : ".");
}

std::string crush_pad_line(const Player& p) {
  std::vector<std::string> grapes;
  if (p.grapes[0] != 0) grapes.push_back("red grapes of quality " + qualities(p.grapes[0]));
  if (p.grapes[1] != 0) grapes.push_back("white grapes of quality " + qualities(p.grapes[1]));
  return "  Crush pad: " + (grapes.empty() ? "empty" : listed(grapes, "; ")) + ".";
}

std::string cellar_line(const Player& p) {
  std::vector<std::string> wines;
  for (unsigned type = 0; type < kWineTypes; ++type) {
    if (p.wines[type] == 0) continue;
    wines.push_back(std::string(wine_name(static_cast<Wine>(type))) + " wine of quality " +
                    qualities(p.wines[type]));
  }
  return "  Cellar, for quality up to " + std::to_string(cellar_top(p.structures)) + ": " +
         (wines.empty() ? "empty" : listed(wines, "; ")) + ".";
}

std::string structures_line(const Player& p) {
  std::vector<std::string> built;
  for (unsigned i : Members(p.structures)) built.emplace_back(kStructureFacts[i].name);
  return "  Structures: " + (built.empty() ? "none" : listed(built)) + ".";
}

std::string structure_cards_line(const Player& p) {
  std::vector<std::string> standing;
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    if (p.buildings[place] == 0) continue;
    standing.push_back(std::string(kStructureCardFacts[p.buildings[place] - 1u].name) + " on " +
                       place_words(place) + (contains(p.used_buildings, place) ? ", used this year" : ""));
  }
  return "  Structure cards: " + (standing.empty() ? "none" : listed(standing, "; ")) + ".";
}

unsigned stars_left(const Player& p) {
  unsigned placed = 0;
  for (const u8 stars : p.stars) placed += stars;
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

std::string workers_line(const State& s, const Player& p) {
  std::string text =
      "  Workers: " + workers_left(s, p) + " to place, " + counted(owned_workers(p), "worker") + " in all";
  if (p.has_temporary) text += " with the temporary one";
  if (const unsigned training = workers_in_training(p); training != 0)
    text += ", " + std::to_string(training) + " more from next year";
  if (p.yoke_has_regular || p.grande == kYoke) text += ", one on the yoke";
  return text + ".";
}

}  // namespace

std::string situation_line(const State& s, Seat seat) {
  const Player& p = s.players[seat];
  return "You have " + std::to_string(p.lira) + " lira, " + std::to_string(p.vp) + " VP, " +
         workers_left(s, p) + " to place, " +
         (is_solo(s) ? counted(s.solo.tokens, "bonus token") + ", " : "") + "and " + hand_counts(p) +
         " in hand.";
}

Lines answer_lines(const State& s, Seat seat, const ActionList& legal, const Names& names) {
  Lines lines;
  const bool grouped = legal.size() >= kLongList && group_of(legal[0]) != "Otherwise:";
  std::string group;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (grouped && group_of(legal[i]) != group) {
      group = group_of(legal[i]);
      lines.push_back(group);
    }
    lines.push_back(std::to_string(i + 1) + ". " + describe(s, seat, legal[i], names));
  }
  return lines;
}

Lines log_lines(std::span<const Event> events, Seat viewer, const Names& names) {
  Lines lines;
  Seat speaker = kNoSeat;
  bool forced = false;  // the viewer's next deed was the only possible answer
  for (const Event& event : events) {
    if (event.kind == EventKind::Forced) forced = event.seat == viewer;
    if (left_out(event.kind)) continue;
    if (event.seat != kNoSeat && event.seat == speaker && !begins_a_line(event.kind)) {
      lines.back().pop_back();  // the full stop
      lines.back() += "; " + deed_words(event, viewer, names) + ".";
    } else {
      lines.push_back(describe(event, viewer, names));
    }
    if (forced && event.seat == viewer) {
      lines.back().pop_back();
      lines.back() += " (the only possible answer).";
    }
    forced = false;
    speaker = event.seat;
  }
  return lines;
}

Lines board_lines(const State& s, Seat viewer, const Names& names) {
  Lines lines;
  lines.push_back("Year " + std::to_string(s.year) + ", " + std::string(season_name(s.season)) +
                  ". First player: " + name_of(names, s.first_player) + ".");
  for (const Season season : {Season::Spring, Season::Summer, Season::Fall, Season::Winter}) {
    if (board_of(s).actions_of(season) != 0) add_actions(s, season, names, lines);
  }
  add_cart(s, names, lines);
  add_wake_up_chart(s, names, lines);
  add_influence_map(s, names, lines);
  if (is_solo(s)) add_automa(s, lines);
  for (const Worker kind : s.special_kinds) {
    if (is_special(kind))
      lines.push_back("Special worker " + std::string(worker_name(kind)) + ": " +
                      std::string(special_worker_text(kind)) + ".");
  }
  for (unsigned i = 0; i < s.planned_count; ++i) {
    lines.push_back("Planned by " + name_of(names, s.planned[i].seat()) + ": " +
                    target_words(s.planned[i].target) + ".");
  }
  add_piles(s, lines);
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    const auto who = static_cast<Seat>(seat);
    lines.push_back(name_of(names, who) + (who == viewer ? " (you):" : ":"));
    for (std::string& line : vineyard_lines(s, who)) lines.push_back(std::move(line));
    lines.push_back("  Hand: " + hand_counts(s.players[seat]) + "." +
                    (who == viewer ? "" : seen_cards(s, viewer, who)));
  }
  return lines;
}

Lines vineyard_lines(const State& s, Seat seat) {
  const Player& p = s.players[seat];
  Lines lines{"  " + std::to_string(p.vp) + " VP, " + std::to_string(p.lira) + " lira, residual payment " +
                  std::to_string(p.residual) + " each year.",
              workers_line(s, p), structures_line(p)};
  if ((s.options.modules & kStructureCards) != 0) lines.push_back(structure_cards_line(p));
  if (board_of(s).regions[0].vp != 0) lines.push_back("  Stars left: " + std::to_string(stars_left(p)) + ".");
  for (unsigned field = 0; field < kFields; ++field) lines.push_back(field_line(p, field));
  lines.push_back(crush_pad_line(p));
  lines.push_back(cellar_line(p));
  return lines;
}

Lines hand_lines(const State& s, Seat seat) {
  const Player& p = s.players[seat];
  Lines lines{"Your hand: " + hand_counts(p) + "."};
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    for (unsigned card : Members(p.hand[deck])) {
      lines.push_back("  " + capitalised(card_words(static_cast<Deck>(deck), static_cast<Card>(card))));
    }
  }
  return lines;
}

namespace {

Lines solo_lines(const State& s) {
  constexpr std::array<std::string_view, 3> kEnds{"The Automa has won.", "It is a draw.", "You have won."};
  const Player& p = s.players[0];
  Lines lines{"The game is over after year " + std::to_string(s.year) + ". " +
              std::string(kEnds[static_cast<unsigned>(solo_result(s))])};
  lines.push_back("You: " + std::to_string(p.vp) + " VP. The Automa: " + std::to_string(s.solo.vp) + " VP.");
  if (solo_lost_this_year(s) && s.options.aggressive) {
    lines.emplace_back("In the aggressive variant every year must end ahead of the Automa.");
  } else if (solo_lost_this_year(s)) {
    lines.emplace_back("You had to own six workers by now.");
  }
  return lines;
}

}  // namespace

Lines ranking_lines(const State& s, const Names& names) {
  if (is_solo(s)) return solo_lines(s);
  const Standings table = standings(s);
  const bool shared = table.size() > 1 && table[1].place == 1;
  Lines lines{"The game is over after year " + std::to_string(s.year) + ". " +
              (shared ? "The victory is shared." : name_of(names, table[0].seat) + " wins.")};
  for (const Standing& one : table) {
    lines.push_back(std::to_string(one.place) + ". " + name_of(names, one.seat) + ": " +
                    std::to_string(one.vp) + " VP, " + std::to_string(one.lira) + " lira, wine of quality " +
                    std::to_string(one.wine_value) + " in all, grapes of quality " +
                    std::to_string(one.grape_value) + " in all.");
  }
  for (std::size_t i = 1; i < table.size(); ++i) {
    if (table[i].vp != table[i - 1].vp) continue;
    lines.emplace_back("Equal VP are ranked by lira, then by the quality of all wine, then of all grapes.");
    break;
  }
  return lines;
}

}  // namespace vendemmia
