// The game in plain sentences: cards, questions, answers and events, as a person reads them, in that person's language. The words are
// those of words/, which the page has too; here it is decided which of them are said.
//
//   words.cc          names, numbers, lists
//   words_cards.cc    cards and what they say, bonuses, rows, levels
//   words_action.cc   what an answer means here: "Build the trellis for 2 lira"
//   words_question.cc who is asked what, and because of which card
//   words_event.cc    what has happened, as one seat may know it
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/catalog/boards.h"
#include "engine/catalog/printed_effect.h"
#include "engine/game/action.h"
#include "engine/game/event.h"
#include "engine/game/state.h"
#include "words/messages.h"

namespace vendemmia {

// In which language, and who is who: the players by seat. A seat without a name is "Player 1", "Player 2", ...
struct Speech {
  std::vector<std::string> names{};
  const words::Language* language = &words::english();
  bool extended = false;  // the board on which some languages call the wake-up chart otherwise

  template <class M>
  std::string say(const M& message) const {
    return language->say(message);
  }
  template <class... Part>
  std::string look(const Part&... parts) const {
    return language->look(parts...);
  }
};

// --- Words and numbers ---------------------------------------------------------------------------

std::string name_of(Seat seat, const Speech& t);

std::string capitalised(std::string_view text);
std::string lower_case(std::string_view text);  // of the letters of English
std::string joined(const std::vector<std::string>& items, std::string_view between);
// "a, b and c", "a, b or c".
std::string listed(const std::vector<std::string>& items, const Speech& t);
std::string alternatives(const std::vector<std::string>& items, const Speech& t);

// --- Things --------------------------------------------------------------------------------------

std::string season_name(Season season, const Speech& t);
std::string worker_name(Worker worker, const Speech& t);  // "regular worker", "Farmer"
std::string a_worker(Worker worker, const Speech& t);     // "a worker", "the grande worker", "the Farmer"
std::string the_worker(Worker worker, const Speech& t);   // "the regular worker"
std::string deck_name(Deck deck, const Speech& t);        // "summer visitor card"
std::string deck_title(Deck deck, const Speech& t);       // "Summer visitors"
std::string cards_of_deck(Deck deck, unsigned n, const Speech& t);  // "2 summer visitor cards"
std::string grape_words(Grape grape, unsigned q, const Speech& t);  // "red grape of quality 4"
std::string wine_words(Wine wine, unsigned q, const Speech& t);     // "blush wine of quality 6"
std::string field_words(unsigned field, const Speech& t);           // "field 6"
std::string target_words(Target target, const Speech& t);           // "Plant a vine, middle space"
std::string place_words(unsigned place, const Speech& t);           // "upper place of the mat", "field 6"
std::string region_words(unsigned region, const Speech& t);
std::string structure_name(Structure structure, const Speech& t);
std::string the_structure(Structure structure, const Speech& t);
std::string structure_name(StructureCard card, const Speech& t);
std::string visitor_name(Visitor visitor, const Speech& t);
std::string action_name(ActionId action, const Speech& t);

// --- Cards and the board -------------------------------------------------------------------------

std::string vine_words(Vine vine, const Speech& t);  // "Pinot (red 1, white 1)"
std::string order_words(unsigned order,
                        const Speech& t);  // "red wine of quality 5 or more: 2 victory points, ..."
std::string the_order(unsigned order, const Speech& t);  // "wine order 7"
std::string mama_words(unsigned mama, const Speech& t);
std::string papa_words(unsigned papa, const Speech& t);
std::string structure_text(Structure structure, const Speech& t);
std::string structure_text(StructureCard card, const Speech& t);
std::string special_worker_text(Worker worker, const Speech& t);
std::string visitor_text(Visitor visitor, const Speech& t);
std::string action_text(const State& s, ActionId action, const Speech& t);

// A card by name ("Merlot", "Banker", "wine order 7") and with everything it says.
std::string card_title(Deck deck, Card card, const Speech& t);
std::string card_words(Deck deck, Card card, const Speech& t);

// What a space, a row or a region gives on top: "1 lira".
std::string bonus_words(NodeRef bonus, const Speech& t);
// What the row gives: in each season, where the chart is walked.
std::string row_words(const Board& board, unsigned row, const Speech& t);

std::string bot_level_words(unsigned level,
                            const Speech& t);  // of kPlayLevels: "Daydreamer: Misses many a good move. ..."
std::string level_words(Level level, const Speech& t);             // "Hard: Get past 20 victory points ..."
std::string challenge_words(unsigned challenge, const Speech& t);  // "Challenge 3, A full house: ..."

// --- The table -----------------------------------------------------------------------------------

// What this answer to the pending question means. Cards that the viewer may not see stay unnamed.
std::string describe(const State& s, Seat viewer, Action action, const Speech& t = {});

// When, who and what: "Year 2, summer. Anna (Visitor Banker): Lose 1 victory point to gain 3 lira?"
std::string question_line(const State& s, const Speech& t = {});
// The card or rule behind the question: "Visitor Banker"; empty when it is only the season.
std::string because_words(const State& s, const Speech& t = {});
// Of the visitor, action or place behind the question the text of one option; empty where it is not known.
std::string option_words(const State& s, unsigned option, const Speech& t);
// The yes-or-no question that the card behind it asks; empty: none.
std::string offer_words(const State& s, const Speech& t);
std::string reason_words(const struct Refusal& refusal, const Speech& t);

// "You gained 2 lira." Empty for what the viewer is not told.
std::string describe(const Event& event, Seat viewer, const Speech& t = {});
// The same to follow another deed of the same seat: "gained 2 lira".
std::string deed_words(const Event& event, Seat viewer, const Speech& t = {});

}  // namespace vendemmia
