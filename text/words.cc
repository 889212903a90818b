#include "text/words.h"

#include <cctype>

#include "engine/catalog/names.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/winery.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

constexpr std::string_view kAutomaName = "Automa";  // in every language

template <class Join>
std::string in_a_row(const std::vector<std::string>& items, Join last) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i == 0) {
      text = items[i];
    } else if (i + 1 == items.size()) {
      text = last(text, items[i]);
    } else {
      text.append(", ").append(items[i]);
    }
  }
  return text;
}

}  // namespace

std::string name_of(Seat seat, const Speech& t) {
  if (seat < t.names.size() && !t.names[seat].empty()) return t.names[seat];
  if (seat == kAutoma) return std::string(kAutomaName);
  return t.say(words::names::player{.number = seat + 1});
}

std::string capitalised(std::string_view text) { return words::with_capital(text); }

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

std::string joined(const std::vector<std::string>& items, std::string_view between) {
  std::string text;
  for (const std::string& item : items) {
    if (!text.empty()) text += between;
    text += item;
  }
  return text;
}

std::string listed(const std::vector<std::string>& items, const Speech& t) {
  return in_a_row(items, [&](const std::string& a, const std::string& b) {
    return t.say(words::text_mode::list::two{.a = a, .b = b});
  });
}

std::string alternatives(const std::vector<std::string>& items, const Speech& t) {
  return in_a_row(items, [&](const std::string& a, const std::string& b) {
    return t.say(words::text_mode::list::either{.a = a, .b = b});
  });
}

std::string season_name(Season season, const Speech& t) {
  return t.look("names.seasons.", name_of(season), ".name");
}

std::string worker_name(Worker worker, const Speech& t) {
  return is_special(worker) ? t.look("special_workers.", name_of(worker), ".name")
                            : t.look("names.workers.", name_of(worker), ".name");
}

std::string a_worker(Worker worker, const Speech& t) {
  return is_special(worker) ? t.look("special_workers.", name_of(worker), ".object")
                            : t.look("names.workers.", name_of(worker), ".a");
}

std::string the_worker(Worker worker, const Speech& t) {
  return is_special(worker) ? a_worker(worker, t) : t.look("names.workers.", name_of(worker), ".the");
}

std::string deck_name(Deck deck, const Speech& t) { return t.look("names.decks.", name_of(deck), ".one"); }
std::string deck_title(Deck deck, const Speech& t) { return t.look("names.decks.", name_of(deck), ".title"); }

std::string cards_of_deck(Deck deck, unsigned n, const Speech& t) {
  return t.say(words::text_mode::cards{
      .count = n, .one = deck_name(deck, t), .many = t.look("names.decks.", name_of(deck), ".many")});
}

std::string grape_words(Grape grape, unsigned q, const Speech& t) {
  return t.say(words::names::of_quality{.thing = t.look("names.grapes.", name_of(grape)), .quality = q});
}

std::string wine_words(Wine wine, unsigned q, const Speech& t) {
  return t.say(words::names::of_quality{.thing = t.look("names.wines.", name_of(wine)), .quality = q});
}

std::string field_words(unsigned field, const Speech& t) {
  return t.say(words::names::field{.field = kFieldMaximum[field]});
}

std::string place_words(unsigned place, const Speech& t) {
  return place < kMatPlaces ? t.look("names.mat_places.", kPlaceNames[place])
                            : field_words(place - kMatPlaces, t);
}

std::string region_words(unsigned region, const Speech& t) {
  return t.look("board.regions.", kRegionNames[region]);
}

std::string structure_name(Structure structure, const Speech& t) {
  return t.look("board.structures.", facts(structure).id, ".name");
}
std::string the_structure(Structure structure, const Speech& t) {
  return t.look("board.structures.", facts(structure).id, ".object");
}
std::string structure_name(StructureCard card, const Speech& t) {
  return t.look("structure_cards.", facts(card).id, ".name");
}
std::string visitor_name(Visitor visitor, const Speech& t) {
  const std::string_view season = deck_of(visitor) == Deck::Summer ? "summer" : "winter";
  return t.look(season, "_visitors.", facts(visitor).id, ".name");
}
std::string action_name(ActionId action, const Speech& t) {
  return t.look("board.actions.", kActionNames[action].id, ".name");
}

std::string target_words(Target target, const Speech& t) {
  if (target == kCart) return t.say(words::board::places::cart::name);
  if (target == kYoke) return t.say(words::board::places::yoke::name);
  if (target == kDestroySpace) return t.say(words::board::places::destroy::name);
  if (is_building(target))
    return t.say(words::names::structure_at{.place = place_words(place_of(target), t)});
  const std::string_view position = is_art(target) ? "art" : kPositionNames[target % kSpacesPerAction];
  return action_name(action_of(target), t) + ", " + t.look("names.positions.", position);
}

}  // namespace vendemmia
