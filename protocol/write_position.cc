#include "engine/catalog/programs.h"
#include "engine/game/card_places.h"
#include "engine/game/decision.h"
#include "engine/game/scoring.h"
#include "engine/game/winery.h"
#include "protocol/names.h"
#include "protocol/position.h"
#include "protocol/unfinished.h"

namespace vendemmia {
namespace {

// Whose eyes: everything, or what one seat's observation leaves.
struct Eyes {
  const Observation* o = nullptr;

  bool see_everything() const { return o == nullptr; }
  bool see_hand(unsigned seat) const { return o == nullptr || o->seat == seat; }
};

Json cards_json(Deck deck, CardSet cards) {
  Json list = Json::array();
  for (unsigned card : Members(cards & ~bit(kUnknownCard))) {
    list.push_back(card_name(deck, static_cast<Card>(card)));
  }
  return list;
}

// Only decks that have a card in the sets.
Json decks_json(const std::array<CardSet, kDecks>& sets) {
  Json object = Json::object();
  for (unsigned deck = 0; deck < kDecksInPlay; ++deck) {
    Json cards = cards_json(static_cast<Deck>(deck), sets[deck]);
    if (!cards.empty()) object[std::string(name_of(static_cast<Deck>(deck)))] = std::move(cards);
  }
  return object;
}

Json counts_json(const std::array<u8, kDecks>& counts) {
  Json object = Json::object();
  for (unsigned deck = 0; deck < kDecksInPlay; ++deck) {
    object[std::string(name_of(static_cast<Deck>(deck)))] = counts[deck];
  }
  return object;
}

Json values_json(u16 set) {
  Json list = Json::array();
  for (unsigned value : Members(set)) list.push_back(value);
  return list;
}

Json fields_json(const Player& p) {
  Json list = Json::array();
  for (unsigned field = 0; field < kFields; ++field) {
    list.push_back({{"field", kFieldMaximum[field]},
                    {"sold", contains(p.sold_fields, field)},
                    {"harvested", contains(p.harvested_fields, field)},
                    {"vines", cards_json(Deck::Vine, p.vines[field])}});
  }
  return list;
}

Json wines_json(const Player& p) {
  Json object = Json::object();
  for (unsigned type = 0; type < kWineTypes; ++type) {
    object[std::string(name_of(static_cast<Wine>(type)))] = values_json(p.wines[type]);
  }
  return object;
}

Json structures_json(const Player& p) {
  Json list = Json::array();
  for (unsigned i : Members(p.structures)) list.push_back(name_of(static_cast<Structure>(i)));
  return list;
}

Json marks_json(const Player& p) {
  Json list = Json::array();
  if ((p.year_marks & kWindmillPaid) != 0) list.push_back("windmill");
  if ((p.year_marks & kTastingRoomPaid) != 0) list.push_back("tasting_room");
  if ((p.year_marks & kYokeUsed) != 0) list.push_back("yoke");
  return list;
}

Json workers_json(const Player& p) {
  return {{"regular", p.regulars},
          {"in_training", p.training},
          {"temporary", p.has_temporary},
          {"available", p.available},
          {"grande", p.grande == kNowhere ? "available" : target_name(p.grande)},
          {"on_cart", p.on_cart},
          {"on_yoke", p.yoke_has_regular}};
}

void add_parents(Json& object, const State& s, const Player& p) {
  object["mama"] = mama_name(p.mama);
  object["papa"] = papa_name(p.papa);
  if (!s.parents_hidden) return;
  object["dealt"] = {{"mamas", {mama_name(p.dealt_mamas[0]), mama_name(p.dealt_mamas[1])}},
                     {"papas", {papa_name(p.dealt_papas[0]), papa_name(p.dealt_papas[1])}}};
}

Json player_json(const State& s, unsigned seat, Eyes eyes) {
  const Player& p = s.players[seat];
  Json object{{"seat", seat}};
  if (eyes.see_hand(seat)) {
    object["hand"] = decks_json(p.hand);
  } else {
    object["hand_counts"] = counts_json(eyes.o->hand_counts[seat]);
    object["known_hand"] = decks_json(p.hand);
  }
  object["lira"] = p.lira;
  object["vp"] = p.vp;
  object["residual"] = p.residual;
  object["row"] = p.row;
  object["passed"] = p.passed;
  object["workers"] = workers_json(p);
  object["structures"] = structures_json(p);
  object["marks"] = marks_json(p);
  object["fields"] = fields_json(p);
  object["grapes"] = {{"red", values_json(p.grapes[0])}, {"white", values_json(p.grapes[1])}};
  object["wines"] = wines_json(p);
  // until all have chosen.
  if (eyes.see_hand(seat) || !s.parents_hidden) add_parents(object, s, p);
  if (eyes.see_everything()) object["knows"] = decks_json(p.knows);
  return object;
}

Json pile_json(const State& s, Deck deck, Eyes eyes) {
  const Pile& pile = s.decks[static_cast<unsigned>(deck)];
  Json object;
  if (eyes.see_everything()) {
    Json draw = Json::array();
    for (unsigned i = pile.size; i-- > 0;) draw.push_back(card_name(deck, pile.cards[i]));
    object["draw"] = std::move(draw);
  } else {
    object["draw_count"] = pile.size;
  }
  Json discard = Json::array();
  for (unsigned i = pile.discarded; i-- > 0;) discard.push_back(card_name(deck, pile.discard_at(i)));
  object["discard"] = std::move(discard);
  const CardSet shuffled_in = s.shuffled_in[static_cast<unsigned>(deck)];
  if (shuffled_in != cards_in_game(deck)) object["shuffled_in"] = cards_json(deck, shuffled_in);
  return object;
}

Json board_json(const State& s) {
  Json object = Json::object();
  for (unsigned space = 0; space < kArt; ++space) {
    const Occupant who = s.spaces[space];
    if (who == 0) continue;
    object[target_name(static_cast<Target>(space))] = {{"seat", seat_of(who)},
                                                       {"worker", name_of(worker_of(who))}};
  }
  return object;
}

Json planned_json(const State& s) {
  Json list = Json::array();
  for (unsigned i = 0; i < s.planned_count; ++i) {
    list.push_back({{"seat", s.planned[i].seat}, {"space", target_name(s.planned[i].target)}});
  }
  return list;
}

// The player whose turn it is; in the middle of an effect somebody else may be asked.
Seat turn_of(const State& s) {
  for (unsigned i = s.stack_size; i-- > 0;) {
    if (node(s.stack[i].node).op == Op::Turn) return s.stack[i].seat();
  }
  return s.top().seat();
}

// Before the first summer there is no order of turns.
bool has_turn_order(const State& s) {
  unsigned seats = 0;
  for (unsigned i = 0; i < s.options.players; ++i) seats |= 1u << s.turn_order[i];
  return count_bits(seats) == s.options.players;
}

Json turn_order_json(const State& s) {
  Json list = Json::array();
  for (unsigned i = 0; i < s.options.players; ++i) list.push_back(s.turn_order[i]);
  return list;
}

Json readable_json(const State& s, Eyes eyes) {
  Json object{{"options", options_json(s.options)}, {"year", s.year}};
  object["season"] = s.year == 0 ? "setup" : name_of(s.season);
  if (s.stack_size != 0) object["turn"] = turn_of(s);
  object["year_end"] = s.year_ending;
  object["first_player"] = s.first_player;
  if (has_turn_order(s)) object["turn_order"] = turn_order_json(s);
  object["final_year"] = s.final_year;
  object["over"] = s.over;
  if (s.parents_hidden) object["parents_hidden"] = true;
  object["question"] = question_json(s);
  Json players = Json::array();
  for (unsigned seat = 0; seat < s.options.players; ++seat) players.push_back(player_json(s, seat, eyes));
  object["players"] = std::move(players);
  object["board"] = board_json(s);
  object["planned"] = planned_json(s);
  Json decks = Json::object();
  for (unsigned deck = 0; deck < kDecksInPlay; ++deck) {
    decks[std::string(name_of(static_cast<Deck>(deck)))] = pile_json(s, static_cast<Deck>(deck), eyes);
  }
  object["decks"] = std::move(decks);
  std::array<CardSet, kDecks> in_play{};
  for (unsigned deck = 0; deck < kDecks; ++deck)
    in_play[deck] = cards_being_resolved(s, static_cast<Deck>(deck));
  object["in_play"] = decks_json(in_play);
  return object;
}

// All but the frames of what is unfinished.
Json readable_position(const State& s) {
  Json position = readable_json(s, {});
  position["rng"] = std::to_string(s.rng.state());
  return position;
}

}  // namespace

Json position_json(const State& s) {
  Json position = readable_position(s);
  // The frames are written only where season and turn do not say it all.
  const PositionRead again = read_position(position, Events::none());
  const bool said = !again.fault && same_frames(again.state, s) && readable_position(again.state) == position;
  if (!said) add_unfinished(position, s);
  return position;
}

Json view_json(const Observation& o) {
  Json view = readable_json(o.seen, {&o});
  view["viewer"] = o.seat;
  return view;
}

Json question_json(const State& s) {
  const Decision decision = pending(s);
  Json question;
  question["seat"] = decision.seat == kNoSeat ? Json(nullptr) : Json(decision.seat);
  question["kind"] = name_of(decision.question);
  if (s.stack_size != 0) {
    question["because"] = text_of(s, decision.because);
    return question;
  }
  question["because"] = "game over";
  Json places = Json::array();
  for (const Standing& one : standings(s)) {
    places.push_back({{"place", one.place}, {"seat", one.seat}, {"vp", one.vp}, {"lira", one.lira}});
  }
  question["standings"] = std::move(places);
  return question;
}

Json options_json(const Options& options) {
  return {{"players", options.players},
          {"friendly", options.friendly},
          {"two_parents", options.two_parents},
          {"last_year", options.last_year}};
}

}  // namespace vendemmia
