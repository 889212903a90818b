// The record of a game: options, rules version, seed, one action per line. A text that people can read;
// season headings are comments. After each season a check: one number for all positions so far. It tells later
// versions of the rules whether they read the game as it was played.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/action.h"
#include "engine/game/event.h"
#include "engine/game/reason.h"
#include "engine/game/rules_version.h"
#include "engine/game/state.h"

namespace vendemmia {

// After `at` answers, everything that the seat could not know was dealt anew: so a game that continues
// from a record is fair to everybody, although its past is known.
struct Redeal {
  u32 at;
  Seat seat;
  Seed seed;

  friend bool operator==(const Redeal&, const Redeal&) = default;
};

// More than anybody needs; dealing anew costs far more than reading the line that asks for it.
inline constexpr std::size_t kMostRedeals = 64;

struct Journal {
  Options options;
  Seed seed = 0;
  std::vector<Action> actions;
  std::vector<Redeal> redeals{};   // ascending
  unsigned rules = kRulesVersion;  // under which it was played
  // Its player could take back what had shown a card; then what they had not seen was dealt anew.
  bool practice = false;
  // Who played each seat, as far as it was the same bot from the first answer to the last; empty: somebody else. No
  // seats: nobody knows. Only the record of a whole game says so.
  std::vector<std::string> bots{};
};

// Replays the actions (for the headings and the result comments) and writes the text.
// Precondition: every action is legal in its turn.
std::string text_of(const Journal& journal);

// The same without looking at any position, for a game that today's rules cannot read: no headings, no checks, and
// parse_journal() says so. `seats` has who gave each answer.
std::string bare_text_of(const Journal& journal, const std::vector<Seat>& seats);

struct JournalProblem {
  unsigned line = 0;  // from 1; 0: the record as a whole
  std::string what;
  // The older version of the rules that it was played under and that today's rules cannot stand in for; 0: something
  // else is wrong.
  unsigned old_rules = 0;
  std::optional<Refusal> refusal{};  // why the answer on this line is not legal, where that is the problem
};

// Either a journal whose every action is legal in its turn, and which means what it meant when it was played, or the
// first problem.
struct ParsedJournal {
  Journal journal;  // also when old rules are the problem: complete, but only as a list of answers
  std::optional<JournalProblem> problem;
  std::vector<Seat> seats;        // who gave each answer
  std::vector<unsigned> lines{};  // where each answer stands; none after a problem
};
ParsedJournal parse_journal(std::string_view text);

// The position after the first `count` actions (all of them when count is larger).
State replay(const Journal& journal, std::size_t count = static_cast<std::size_t>(-1));

// Step by step: the position before the first answer, and from the position before answer number `at` (from 0)
// to the next.
State first_position(const Journal& journal, const Events& events = Events::none());
void replay_step(const Journal& journal, std::size_t at, State& s, const Events& events = Events::none());

void deal_anew(const Redeal& redeal, State& s);

// Forgets everything after the position with `count` answers.
void shorten(Journal& journal, std::size_t count);

}  // namespace vendemmia
