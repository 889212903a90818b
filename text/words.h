// The game in plain sentences: cards, effects, questions, answers and events, as a person reads them.
//
//   words.cc          names, numbers, cards
//   words_effect.cc   what a program does: "pay 9 lira, then gain 3 VP"
//   words_action.cc   what an answer means here: "Build the Trellis for 2 lira"
//   words_question.cc who is asked what, and because of which card
//   words_event.cc    what has happened, as one seat may know it
//   words_structures.cc what structures and structure cards do
//   words_workers.cc  what special workers do
//   words_solo.cc     levels and challenges
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/catalog/printed_effect.h"
#include "engine/game/action.h"
#include "engine/game/event.h"
#include "engine/game/state.h"

namespace vendemmia {

// --- Words and numbers ---------------------------------------------------------------------------

// The players by seat; a seat without a name is "Player 1", "Player 2", ...
using Names = std::vector<std::string>;
std::string name_of(const Names& names, Seat seat);

std::string capitalised(std::string text);
std::string lower_case(std::string_view text);
// "1 card", "3 cards".
std::string counted(unsigned count, std::string_view noun);
// "a, b and c".
std::string listed(const std::vector<std::string>& items, std::string_view last = " and ");

// --- Things --------------------------------------------------------------------------------------

std::string_view season_name(Season season);
std::string_view worker_name(Worker worker);          // "regular worker", "Farmer"
std::string a_worker(Worker worker);                  // "a regular worker", "the grande worker", "the Farmer"
std::string_view special_worker_text(Worker worker);  // what it can do; empty for others
std::string_view wine_name(Wine wine);
std::string_view grape_name(Grape grape);
std::string_view deck_name(Deck deck);             // "summer visitor"
std::string cards_of_deck(Deck deck, unsigned n);  // "2 summer visitor cards"
std::string grape_words(Grape grape, unsigned q);  // "red grape of quality 4"
std::string wine_words(Wine wine, unsigned q);     // "blush wine of quality 6"
std::string field_words(unsigned field);           // "field 6"
std::string vine_words(Vine vine);                 // "Pinot (red 1, white 1)"
std::string order_words(unsigned order);           // "a red wine of quality 5 or more (2 VP, residual +1)"
std::string target_words(Target target);           // "plant a vine, middle space"
std::string place_words(unsigned place);           // "mat 1", "field 6"
std::string region_words(unsigned region);         // "Pisa"
// What the row gives: on passing into each season, where the chart is walked; empty when nothing.
std::string row_words(const Board& board, unsigned row);
std::string mama_words(unsigned mama);
std::string papa_words(unsigned papa);
std::string_view structure_text(Structure structure);
std::string structure_text(StructureCard card);
// A visitor's card text, with lira as a word.
std::string visitor_text(Visitor visitor);

// A card by name ("Merlot", "Banker", "order 7") and with everything it says.
std::string card_title(Deck deck, Card card);
std::string card_words(Deck deck, Card card);

// --- Effects -------------------------------------------------------------------------------------

// How an effect is told: who the card's player is to the reader, and whether "may" has been said.
struct Wording {
  std::string owner = "you";
  bool may_is_said = false;
};
// What the effect does, as an instruction that begins with a small letter.
std::string describe_effect(PrintedEffect effect, const Wording& wording = {});
inline std::string describe_effect(NodeRef effect, const Wording& wording = {}) {
  return describe_effect(PrintedEffect(effect), wording);
}

// --- The others ------------------------------------------------------------------------------------

std::string_view bot_level_words(
    unsigned level);  // of kPlayLevels: "Daydreamer: misses many a good move. ..."

// --- The game for one player ---------------------------------------------------------------------

std::string_view level_words(Level level);        // "the Automa stands at 23 VP and ..."
std::string challenge_words(unsigned challenge);  // "Challenge 3, A full house: ..."

// --- The table -----------------------------------------------------------------------------------

// What this answer to the pending question means. Cards that the viewer may not see stay unnamed.
std::string describe(const State& s, Seat viewer, Action action, const Names& names = {});

// When, who and what: "Year 2, summer. Anna, for the visitor Banker: do you accept?"
std::string question_line(const State& s, const Names& names = {});
// The card or rule behind the question: "the visitor Banker"; empty when it is only the season.
std::string because_words(const State& s, const Names& names = {});

// What has happened, without the subject: "gained 2 lira".
std::string deed_words(const Event& event, Seat viewer, const Names& names = {});
// "You gained 2 lira." Empty for what the viewer is not told.
std::string describe(const Event& event, Seat viewer, const Names& names = {});

}  // namespace vendemmia
