#include <array>
#include <charconv>

#include "engine/catalog/names.h"
#include "engine/core/text.h"
#include "engine/game/door.h"
#include "engine/game/journal_text.h"
#include "engine/game/rules_changes.h"

namespace vendemmia {
namespace {

// Far more than any game needs; what is longer is no record.
constexpr std::size_t kMostBytes = std::size_t{1} << 20;

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

std::optional<u64> hexadecimal_in(std::string_view text) {
  u64 value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (text.size() != 16 || read.ec != std::errc() || read.ptr != text.data() + text.size())
    return std::nullopt;
  return value;
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
  std::string take(std::string_view line, unsigned number) {
    number_ = number;
    if (!titled_) return take_title(line);
    const Line parts = split(line);
    const bool redeal = parts.word == kRedealWord;
    const bool check = parts.word == kCheckWord;
    const bool answer = line.front() >= '0' && line.front() <= '9';
    if (line == kBareWord) return take_bare();
    if (!started_ && !answer && !redeal && !check) return take_header(parts);
    if (!started_) {
      if (std::string what = start(); !what.empty()) return what;
    }
    if (check) return take_check(parts.rest);
    return redeal ? take_redeal(split(parts.rest)) : take_answer(parts);
  }

  // A record may end before its first answer.
  std::string finish() {
    number_ = 0;
    if (!titled_) return "the record is empty";
    if (!started_) return start();
    return doubt_ ? differs(std::string(doubt_->change->ruling) + " has changed what this leads to")
                  : std::string();
  }

  // When today's rules cannot read the game, the rest of it is only listed.
  std::string list(std::string_view line) {
    const Line parts = split(line);
    if (parts.word == kCheckWord || parts.word == kBareWord) return {};
    if (parts.word == kRedealWord) {
      Redeal redeal{};
      if (std::string what = read_redeal(split(parts.rest), redeal); !what.empty()) return what;
      journal_.redeals.push_back(redeal);
      return {};
    }
    const auto seat = number_in<u8>(parts.word);
    const auto action = parse_action(parts.rest);
    if (!seat || *seat >= journal_.options.players || !action) return quoted(line) + " is not an answer";
    journal_.actions.push_back(*action);
    seats_.push_back(*seat);
    return {};
  }

  Journal& journal() { return journal_; }
  std::vector<Seat>& seats() { return seats_; }
  std::vector<unsigned>& lines() { return lines_; }

  // What was said to be wrong, with its place.
  JournalProblem problem(std::string what) const {
    if (!differs_) return {number_, std::move(what), 0, refusal_};
    const unsigned rules = journal_.rules;
    return {doubt_ ? doubt_->line : number_,
            "the game was played under version " + std::to_string(rules) +
                " of the rules, and today's read it otherwise from here on: " + what,
            rules};
  }

 private:
  std::string take_title(std::string_view line) {
    if (line != kJournalTitle) {
      return "a record begins with '" + std::string(kJournalTitle) + "', not with " + quoted(line);
    }
    titled_ = true;
    return {};
  }

  std::string take_header(Line line) {
    constexpr std::array<std::string_view, 14> kNames{
        "rules",      "players",   "seed",    "friendly",    "two_parents", "last_year", "level",
        "aggressive", "challenge", "modules", "plain_stars", "tokens",      "practice",  "bots"};
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
      case 11: return take_number(line.rest, options.tokens);
      case 12: return take_yes_or_no(line.rest, journal_.practice);
      default: return take_bots(line.rest);
    }
  }

  std::string take_rules(std::string_view text) {
    if (std::string what = take_number(text, journal_.rules); !what.empty()) return what;
    if (journal_.rules >= 1 && journal_.rules <= kRulesVersion) return {};
    return "rules version " + std::to_string(journal_.rules) + " is not supported, only 1 to " +
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

  // Whether there is such a bot is for others to say.
  std::string take_bots(std::string_view text) {
    constexpr std::size_t kLongestBot = 32;
    while (!text.empty()) {
      const Line parts = split(text);
      if (parts.word.size() > kLongestBot) return quoted(parts.word) + " is not a bot";
      if (journal_.bots.size() == kMaxPlayers) return "there are more bots than seats";
      journal_.bots.emplace_back(parts.word == kNoBotWord ? std::string_view() : parts.word);
      text = parts.rest;
    }
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
    if (!journal_.bots.empty() && journal_.bots.size() != journal_.options.players)
      return "the bots are not those of " + std::to_string(journal_.options.players) + " seats";
    state_ = first_position(journal_);
    started_ = true;
    return {};
  }

  // A record without any position was written by a program that could not read the game.
  std::string take_bare() {
    if (const OptionsProblem problem = problem_with(journal_.options)) return problem.what;
    differs_ = true;
    return "it is only a list of answers";
  }

  std::string read_redeal(Line line, Redeal& redeal) const {
    const auto seat = number_in<u8>(line.word);
    if (!seat || *seat >= journal_.options.players) return quoted(line.word) + " is not a seat";
    redeal.at = static_cast<u32>(journal_.actions.size());
    redeal.seat = *seat;
    return take_number(line.rest, redeal.seed);
  }

  std::string take_redeal(Line line) {
    if (state_.over) return differs("the game is over; nothing may follow");
    if (journal_.redeals.size() == kMostRedeals) return "the cards are dealt anew too often";
    Redeal redeal{};
    if (std::string what = read_redeal(line, redeal); !what.empty()) return what;
    deal_anew(redeal, state_);
    journal_.redeals.push_back(redeal);
    return {};
  }

  std::string take_check(std::string_view text) {
    const auto check = hexadecimal_in(text);
    if (!check) return quoted(text) + " is not a check of 16 hexadecimal digits";
    if (*check != check_of(answered_, state_)) return differs("the check is that of other positions");
    doubt_.reset();
    return {};
  }

  std::string take_answer(Line line) {
    const Decision decision = pending(state_);
    if (decision.question == Question::GameOver) return differs("the game is over; nothing may follow");
    const auto seat = number_in<u8>(line.word);
    if (!seat) return quoted(line.word) + " is not a seat";
    if (*seat != decision.seat) {
      return differs("seat " + std::to_string(decision.seat) + " is asked, not seat " +
                     std::to_string(*seat));
    }
    const auto action = parse_action(line.rest);
    if (!action) return quoted(line.rest) + " is not an action";
    if (const auto refusal = check(state_, *action)) {
      refusal_ = *refusal;
      return differs(quoted(line.rest) + " is not legal here: " + refusal->text());
    }
    const RulesChange* change = change_since(journal_.rules, journal_.options, line.rest);
    if (change && !doubt_) doubt_ = Doubt{number_, change};
    answered_.add(state_);
    apply(state_, *action, Events::none());
    journal_.actions.push_back(*action);
    seats_.push_back(*seat);
    lines_.push_back(number_);
    return {};
  }

  // A game that goes another way than its record: an older game is no worse for it.
  std::string differs(std::string what) {
    differs_ = journal_.rules < kRulesVersion;
    return what;
  }

  // Where a change of the rules may have led elsewhere; the next check clears it up.
  struct Doubt {
    unsigned line;
    const RulesChange* change;
  };

  Journal journal_;
  std::vector<Seat> seats_;
  std::vector<unsigned> lines_;
  State state_{};
  DigestChain answered_;  // the positions so far, but for the one that is there now
  std::optional<Doubt> doubt_;
  std::optional<Refusal> refusal_;  // of the answer that is not legal
  bool differs_ = false;
  unsigned number_ = 0;  // of the line
  unsigned given_ = 0;   // a set of headers
  bool titled_ = false;
  bool started_ = false;
};

}  // namespace

ParsedJournal parse_journal(std::string_view text) {
  if (text.size() > kMostBytes) return {{}, JournalProblem{0, "the record is longer than a megabyte"}, {}};
  Reader reader;
  std::optional<JournalProblem> old;  // from there on the game is only listed
  unsigned number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    ++number;
    if (line.empty() || line.front() == '#') continue;
    if (!old) {
      std::string what = reader.take(line, number);
      if (what.empty()) continue;
      old = reader.problem(std::move(what));
      if (old->old_rules == 0) return {{}, std::move(old), {}};
    }
    if (std::string what = reader.list(line); !what.empty())
      return {{}, JournalProblem{number, std::move(what)}, {}};
  }
  if (!old) {
    if (std::string what = reader.finish(); !what.empty()) old = reader.problem(std::move(what));
    if (old && old->old_rules == 0) return {{}, std::move(old), {}};
  }
  return {std::move(reader.journal()), std::move(old), std::move(reader.seats()), std::move(reader.lines())};
}

}  // namespace vendemmia
