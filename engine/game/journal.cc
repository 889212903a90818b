#include "engine/game/journal.h"

#include <array>

#include "engine/catalog/names.h"
#include "engine/core/text.h"
#include "engine/game/door.h"
#include "engine/game/observe.h"
#include "engine/game/rules_version.h"
#include "engine/game/scoring.h"

namespace vendemmia {
namespace {

void deal_anew(const Redeal& redeal, State& s) {
  Rng rng(redeal.seed);
  s = determinize(observe(s, redeal.seat), rng);
}

void deal_anew_at(const Journal& journal, std::size_t at, State& s) {
  for (const Redeal& one : journal.redeals) {
    if (one.at == at) deal_anew(one, s);
  }
}

constexpr std::string_view kFirstLine = "vendemmia journal 1";
constexpr std::string_view kRedeal = "redeal";
// Far more than any game needs; what is longer is no record.
constexpr std::size_t kMostBytes = std::size_t{1} << 20;

// --- Writing ------------------------------------------------------------------------------------------

std::string heading(const State& s) {
  if (s.year == 0) return "\n# Set-up\n";
  return "\n# Year " + std::to_string(s.year) + ", " +
         std::string(kSeasonNames[static_cast<unsigned>(s.season)]) + "\n";
}

std::string solo_header(const Options& options) {
  std::string text = "level " + std::string(facts(options.level).id) + "\n";
  if (options.aggressive) text += "aggressive yes\n";
  if (options.challenge != 0) text += "challenge " + std::to_string(options.challenge) + "\n";
  if (options.tokens != 0) text += "tokens " + std::to_string(options.tokens) + "\n";
  return text;
}

std::string header(const Journal& journal) {
  const auto yes_or_no = [](bool on) { return on ? "yes\n" : "no\n"; };
  std::string text(kFirstLine);
  text += "\nrules " + std::to_string(kRulesVersion);
  text += "\nplayers " + std::to_string(journal.options.players);
  text += "\nfriendly ";
  text += yes_or_no(journal.options.friendly);
  text += "two_parents ";
  text += yes_or_no(journal.options.two_parents);
  if (journal.options.last_year != 0) text += "last_year " + std::to_string(journal.options.last_year) + "\n";
  if (journal.options.modules != 0) text += "modules " + modules_text(journal.options.modules) + "\n";
  if (journal.options.plain_stars) text += "plain_stars yes\n";
  if (journal.options.players == 1) text += solo_header(journal.options);
  text += "seed " + std::to_string(journal.seed) + "\n";
  return text;
}

std::string result(const State& s) {
  std::string text = "\n# The game is over after year " + std::to_string(s.year) + ".\n";
  for (const Standing& one : standings(s)) {
    text += "# " + std::to_string(one.place) + ". seat " + std::to_string(one.seat) + ": ";
    text += std::to_string(one.vp) + " VP, " + std::to_string(one.lira) + " lira, wine ";
    text += std::to_string(one.wine_value) + ", grapes " + std::to_string(one.grape_value) + "\n";
  }
  if (is_solo(s)) {
    text += "# The Automa: " + std::to_string(s.solo.vp) + " VP. " +
            std::string(kSoloResultNames[static_cast<unsigned>(solo_result(s))]) + ".\n";
  }
  return text;
}

// The redeal needs no heading: the position that it belongs to has one.
void write_redeals(const Journal& journal, std::size_t at, std::string& text) {
  for (const Redeal& one : journal.redeals) {
    if (one.at != at) continue;
    text += std::string(kRedeal) + " " + std::to_string(one.seat) + " " + std::to_string(one.seed) + "\n";
  }
}

// --- Reading ------------------------------------------------------------------------------------------

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

// A piece of the text as part of a sentence: short, and without bytes that a terminal would obey.
std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::string quote = "'";
  for (const char c : text.substr(0, kLongest)) quote += c >= ' ' && c <= '~' ? c : '?';
  return quote + (text.size() > kLongest ? "...'" : "'");
}

struct Line {
  std::string_view word;  // the first
  std::string_view rest;
};

Line split(std::string_view line) {
  const std::size_t space = line.find_first_of(" \t");
  if (space == std::string_view::npos) return {line, {}};
  return {line.substr(0, space), trimmed(line.substr(space))};
}

// Takes the lines one after another; each says what is wrong with it, or nothing.
class Reader {
 public:
  std::string take(std::string_view line) {
    if (!titled_) return take_title(line);
    const Line parts = split(line);
    const bool redeal = parts.word == kRedeal;
    const bool answer = line.front() >= '0' && line.front() <= '9';
    if (!started_ && !answer && !redeal) return take_header(parts);
    if (!started_) {
      if (std::string what = start(); !what.empty()) return what;
    }
    return redeal ? take_redeal(split(parts.rest)) : take_answer(parts);
  }

  // A record may end before its first answer.
  std::string finish() {
    if (!titled_) return "the record is empty";
    return started_ ? std::string() : start();
  }

  Journal& journal() { return journal_; }

 private:
  std::string take_title(std::string_view line) {
    if (line != kFirstLine) {
      return "a record begins with '" + std::string(kFirstLine) + "', not with " + quoted(line);
    }
    titled_ = true;
    return {};
  }

  std::string take_header(Line line) {
    constexpr std::array<std::string_view, 12> kNames{"rules",       "players",   "seed",        "friendly",
                                                      "two_parents", "last_year", "level",       "aggressive",
                                                      "challenge",   "modules",   "plain_stars", "tokens"};
    Options& options = journal_.options;
    unsigned index = 0;
    while (index < kNames.size() && kNames[index] != line.word) ++index;
    if (index == kNames.size()) return "unknown entry " + quoted(line.word);
    if (contains(given_, index)) return std::string(line.word) + " is given twice";
    given_ |= 1u << index;
    switch (index) {
      case 0: return take_rules(line.rest);
      case 1: return take_number(line.rest, options.players);
      case 2: return take_number(line.rest, journal_.seed);
      case 3: return take_yes_or_no(line.rest, options.friendly);
      case 4: return take_yes_or_no(line.rest, options.two_parents);
      case 5: return take_number(line.rest, options.last_year);
      case 6: return take_level(line.rest, options.level);
      case 7: return take_yes_or_no(line.rest, options.aggressive);
      case 8: return take_number(line.rest, options.challenge);
      case 9: return take_modules(line.rest, options.modules);
      case 10: return take_yes_or_no(line.rest, options.plain_stars);
      default: return take_number(line.rest, options.tokens);
    }
  }

  static std::string take_rules(std::string_view text) {
    unsigned version = 0;
    if (std::string what = take_number(text, version); !what.empty()) return what;
    if (version == kRulesVersion) return {};
    return "rules version " + std::to_string(version) + " is not supported, only " +
           std::to_string(kRulesVersion);
  }

  template <class Number>
  static std::string take_number(std::string_view text, Number& value) {
    const auto parsed = number_in<Number>(text);
    if (!parsed) return quoted(text) + " is not a number in the allowed range";
    value = *parsed;
    return {};
  }

  static std::string take_yes_or_no(std::string_view text, bool& value) {
    if (text != "yes" && text != "no") return "'yes' or 'no' is expected, not " + quoted(text);
    value = text == "yes";
    return {};
  }

  static std::string take_level(std::string_view text, Level& level) {
    const auto named = level_named(text);
    if (!named) return quoted(text) + " is not a level";
    level = *named;
    return {};
  }

  static std::string take_modules(std::string_view text, Modules& modules) {
    const auto named = modules_in(text);
    if (!named || *named == 0) return quoted(text) + " is not a list of modules: board, workers, structures";
    modules = *named;
    return {};
  }

  std::string start() {
    constexpr unsigned kRules = 1u << 0;
    constexpr unsigned kPlayers = 1u << 1;
    constexpr unsigned kSeed = 1u << 2;
    if ((given_ & kRules) == 0) return "the rules version is missing";
    if ((given_ & kPlayers) == 0) return "the number of players is missing";
    if ((given_ & kSeed) == 0) return "the seed is missing";
    if (const OptionsProblem problem = problem_with(journal_.options)) return problem.what;
    state_ = first_position(journal_);
    started_ = true;
    return {};
  }

  std::string take_redeal(Line line) {
    if (state_.over) return "the game is over; nothing may follow";
    if (journal_.redeals.size() == kMostRedeals) return "the cards are dealt anew too often";
    const auto seat = number_in<u8>(line.word);
    if (!seat || *seat >= journal_.options.players) return quoted(line.word) + " is not a seat";
    Redeal redeal{static_cast<u32>(journal_.actions.size()), *seat, 0};
    if (std::string what = take_number(line.rest, redeal.seed); !what.empty()) return what;
    deal_anew(redeal, state_);
    journal_.redeals.push_back(redeal);
    return {};
  }

  std::string take_answer(Line line) {
    const Decision decision = pending(state_);
    if (decision.question == Question::GameOver) return "the game is over; nothing may follow";
    const auto seat = number_in<u8>(line.word);
    if (!seat) return quoted(line.word) + " is not a seat";
    if (*seat != decision.seat) {
      return "seat " + std::to_string(decision.seat) + " is asked, not seat " + std::to_string(*seat);
    }
    const auto action = parse_action(line.rest);
    if (!action) return quoted(line.rest) + " is not an action";
    if (const auto refusal = check(state_, *action)) {
      return quoted(line.rest) + " is not legal here: " + refusal->text();
    }
    apply(state_, *action, Events::none());
    journal_.actions.push_back(*action);
    return {};
  }

  Journal journal_;
  State state_{};
  unsigned given_ = 0;  // a set of headers
  bool titled_ = false;
  bool started_ = false;
};

}  // namespace

std::string text_of(const Journal& journal) {
  std::string text = header(journal);
  std::string last_heading;
  State s = first_position(journal);
  write_redeals(journal, 0, text);
  for (std::size_t i = 0; i < journal.actions.size(); ++i) {
    if (std::string now = heading(s); now != last_heading) {
      text += now;
      last_heading = std::move(now);
    }
    text += std::to_string(pending(s).seat) + " " + text_of(journal.actions[i]) + "\n";
    replay_step(journal, i, s);
    write_redeals(journal, i + 1, text);
  }
  return s.over ? text + result(s) : text;
}

ParsedJournal parse_journal(std::string_view text) {
  if (text.size() > kMostBytes) return {{}, JournalProblem{0, "the record is longer than a megabyte"}};
  Reader reader;
  unsigned number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    ++number;
    if (line.empty() || line.front() == '#') continue;
    if (std::string what = reader.take(line); !what.empty()) {
      return {{}, JournalProblem{number, std::move(what)}};
    }
  }
  if (std::string what = reader.finish(); !what.empty()) return {{}, JournalProblem{0, std::move(what)}};
  return {std::move(reader.journal()), std::nullopt};
}

State replay(const Journal& journal, std::size_t count) {
  State s = first_position(journal);
  for (std::size_t i = 0; i < journal.actions.size() && i < count; ++i) replay_step(journal, i, s);
  return s;
}

State first_position(const Journal& journal, const Events& events) {
  State s = new_game(journal.options, journal.seed, events);
  deal_anew_at(journal, 0, s);
  return s;
}

void replay_step(const Journal& journal, std::size_t at, State& s, const Events& events) {
  apply(s, journal.actions[at], events);
  deal_anew_at(journal, at + 1, s);
}

void shorten(Journal& journal, std::size_t count) {
  if (count < journal.actions.size()) journal.actions.resize(count);
  std::erase_if(journal.redeals, [count](const Redeal& one) { return one.at > count; });
}

}  // namespace vendemmia
