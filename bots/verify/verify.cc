#include "bots/verify/verify.h"

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "bots/bot.h"
#include "bots/bot_chance.h"
#include "bots/levels.h"
#include "engine/game/decision.h"
#include "engine/game/invariants.h"
#include "engine/game/observe.h"

namespace vendemmia {
namespace {

// By its name alone: a record must not choose how long a bot thinks, or which files it reads.
const PlayLevel* level_of(std::string_view bot) {
  const std::string_view name = bot.substr(0, bot.find(':'));
  for (const PlayLevel& level : kPlayLevels) {
    if (level.name == name) return &level;
  }
  for (const PlayLevel& level : kFormerLevels) {
    if (level.name == name) return &level;
  }
  return nullptr;
}

bool looks_at_the_clock(const PlayLevel& level) { return level.usual.seconds > 0; }

// The comments that follow the last answer: how the game ended, if the record says so.
std::string_view end_of(std::string_view text) {
  const std::size_t start = text.find("# The game is over");
  return start == std::string_view::npos ? std::string_view() : text.substr(start);
}

class Check {
 public:
  Check(ParsedJournal parsed, const std::atomic<bool>* cancelled)
      : lines_(std::move(parsed.lines)), cancelled_(cancelled) {
    result_.journal = std::move(parsed.journal);
  }

  Verification run(std::string_view text) && {
    if (!find_bots()) return std::move(result_);
    const Journal& journal = result_.journal;
    State s = first_position(journal);
    for (std::size_t at = 0; at < journal.actions.size(); ++at) {
      if (cancelled_ != nullptr && *cancelled_) {
        result_.cancelled = true;
        return std::move(result_);
      }
      if (!bot_agrees(s, at)) return std::move(result_);
      replay_step(journal, at, s);
      if (const auto broken = broken_invariant(s)) {
        found(lines_[at], "this leads to a position that cannot be: " + *broken);
        return std::move(result_);
      }
    }
    result_.over = s.over;
    if (!end_of(text).empty() && end_of(text) != end_of(text_of(journal)))
      found(0, "the game ends otherwise than the record says");
    return std::move(result_);
  }

 private:
  void found(unsigned line, std::string what) { result_.problem = JournalProblem{line, std::move(what)}; }

  bool find_bots() {
    const std::vector<std::string>& names = result_.journal.bots;
    bots_.resize(result_.journal.options.players);
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
      if (names[seat].empty()) continue;
      const PlayLevel* level = level_of(names[seat]);
      if (level == nullptr) {
        found(0, "there is no bot called '" + names[seat] + "'");
        return false;
      }
      if (looks_at_the_clock(*level)) {
        result_.by_the_clock.push_back(static_cast<Seat>(seat));
        continue;
      }
      if (names[seat] != level->name) {
        found(0, "the bot '" + std::string(level->name) + "' has no settings in a record");
        return false;
      }
      std::unique_ptr<Bot>& made = made_[level->name];
      if (!made) made = make_bot(level->name);
      bots_[seat] = made.get();
    }
    return true;
  }

  bool bot_agrees(const State& s, std::size_t at) {
    const Journal& journal = result_.journal;
    const Seat seat = pending(s).seat;
    if (bots_[seat] == nullptr) return true;
    Rng rng(bot_chance(journal.seed, at));
    const Action again = bots_[seat]->choose(observe(s, seat), {}, rng);
    ++result_.bots_answers;
    if (again == journal.actions[at]) return true;
    found(lines_[at], "the " + journal.bots[seat] + " at seat " + std::to_string(seat) + " would answer '" +
                          text_of(again) + "' here, not '" + text_of(journal.actions[at]) +
                          "': the record was changed, or other bots played");
    return false;
  }

  std::vector<unsigned> lines_;
  const std::atomic<bool>* cancelled_;
  std::map<std::string_view, std::unique_ptr<Bot>> made_;
  std::vector<Bot*> bots_;  // by seat; null: nobody to ask
  Verification result_;
};

}  // namespace

Verification verify_record(std::string_view text, const std::atomic<bool>* cancelled) {
  ParsedJournal parsed = parse_journal(text);
  if (parsed.problem) {
    Verification result;
    result.problem = std::move(parsed.problem);
    return result;
  }
  return Check(std::move(parsed), cancelled).run(text);
}

bool answers_alike(std::string_view bot) {
  const PlayLevel* level = level_of(bot);
  return level != nullptr && level->name == bot && !looks_at_the_clock(*level);
}

}  // namespace vendemmia
