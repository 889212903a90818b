#include "lab/puzzle/find.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

#include "bots/deed.h"
#include "bots/network/shipped_networks.h"
#include "engine/core/sort_stably.h"
#include "engine/game/decision.h"
#include "engine/game/door.h"
#include "lab/puzzle/proof.h"
#include "lab/puzzle/themes.h"
#include "lab/run.h"

namespace vendemmia {
namespace {

// Who has hardly anything to choose from learns nothing.
constexpr std::size_t kFewestDeeds = 4;
// Where the game is as good as decided there is nothing to find.
constexpr double kLeastChance = 0.15;
constexpr double kMostChance = 0.97;
// The first look costs nothing: what the bot that plays the game has thought anyway.
constexpr float kFirstGap = 0.04f;

// Ordinary players, who decide how difficult a puzzle is.
struct Ordinary {
  std::string_view bot;
  unsigned tries;
};
constexpr std::array<Ordinary, 3> kOrdinary{{{"apprentice", 8}, {"journeyman", 8}, {"vintner", 4}}};
constexpr unsigned kTries = 20;
// What everybody finds is no puzzle.
constexpr unsigned kFewestMisses = 3;

u16 thousandths(double share) { return static_cast<u16>(std::lround(1000 * std::clamp(share, 0.0, 1.0))); }

std::vector<Action> those_that_do(Action deed, const ActionList& legal) {
  std::vector<Action> same;
  for (const Action& one : legal) {
    if (deed_of(one) == deed_of(deed)) same.push_back(one);
  }
  return same;
}

bool looks_clear(const std::vector<Judgement>& best_first) {
  const std::vector<Judgement> deeds = best_of_each_deed(best_first, kFewestDeeds);
  return deeds.size() == kFewestDeeds && deed_of(deeds[0].action) != deed_of(deeds[1].action) &&
         deeds[0].chance - deeds[1].chance >= kFirstGap &&
         deeds[0].chance >= static_cast<float>(kLeastChance) &&
         deeds[0].chance <= static_cast<float>(kMostChance);
}

bool is_clear(const Proof& proof, u16 gap) {
  return thousandths(proof.gap) >= gap && proof.gap >= kSureness * proof.error &&
         proof.deeds.front().chance >= kLeastChance && proof.deeds.front().chance <= kMostChance;
}

void note_proof(const Proof& proof, Puzzle& puzzle) {
  puzzle.tried.clear();
  for (const ProvedDeed& deed : proof.deeds) puzzle.tried.push_back({deed.answer, thousandths(deed.chance)});
  puzzle.plan = proof.plan;
  puzzle.gap = thousandths(proof.gap);
  puzzle.error = thousandths(proof.error);
}

// Everything that looks at the games of one thread.
class Finder {
 public:
  explicit Finder(const PuzzleSearch& search)
      : search_(search), player_(make_bot(search.bot)), prover_(shipped_networks()) {
    for (const Ordinary& one : kOrdinary) ordinary_.push_back(make_bot(one.bot));
  }

  std::vector<Puzzle> look_into(u64 game, const std::atomic<bool>& stopped) {
    std::vector<Puzzle> found;
    const Options options = game_options_of(game);
    Journal journal;
    journal.options = options;
    journal.seed = seed_of_game(search_.seed, game);
    Rng rng(seed_of_game(~search_.seed, game));
    State s = new_game(options, journal.seed);
    ActionList legal;
    legal_actions(s, legal);
    unsigned year = 0;  // of the last puzzle: one a year is enough
    while (!legal.empty()) {
      if (stopped) return {};
      const Observation observation = observe(s, asked_seat(s));
      const std::vector<Judgement> judged = player_->judge(observation, {}, rng);
      if (found.size() < kMostOfOneGame && s.year > year && looks_clear(judged)) {
        if (auto puzzle = examine(observation, judged.front().action, journal, legal, s, game)) {
          found.push_back(std::move(*puzzle));
          year = s.year;
        }
      }
      journal.actions.push_back(judged.front().action);
      apply(s, judged.front().action, Events::none(), legal);
    }
    return found;
  }

 private:
  // What costs least is asked first: most questions are no puzzles.
  std::optional<Puzzle> examine(const Observation& observation, Action chosen, const Journal& journal,
                                const ActionList& legal, const State& s, u64 game) {
    const u64 seed = seed_of_game(search_.seed + game, journal.actions.size());
    Puzzle puzzle;
    puzzle.solutions = those_that_do(chosen, legal);
    puzzle.difficulty = difficulty(observation, puzzle.solutions, seed);
    if (puzzle.difficulty == 0) return std::nullopt;
    const auto proof = prove_twice(observation, seed);
    if (!proof || deed_of(proof->deeds.front().answer) != deed_of(chosen)) return std::nullopt;
    puzzle.themes =
        themes_of(observation, chosen, proof->deeds[1].answer, prover_.evaluation(journal.options), seed);
    if (puzzle.themes == 0) return std::nullopt;
    puzzle.journal = journal;
    puzzle.seat = observation.seat;
    puzzle.year = s.year;
    puzzle.season = s.season;
    note_proof(*proof, puzzle);
    puzzle.iterations = search_.iterations * kDeeper;
    puzzle.search_seed = ~seed;
    puzzle.game = game;
    return puzzle;
  }

  // By a search, and by a deeper one in other deals. The second proof, if both see the same.
  std::optional<Proof> prove_twice(const Observation& observation, u64 seed) {
    const double least = search_.gap / 1000.0;
    const auto first = prover_.prove(observation, search_.iterations, seed, least);
    if (!first || !is_clear(*first, search_.gap)) return std::nullopt;
    auto second = prover_.prove(observation, search_.iterations * kDeeper, ~seed, least);
    if (!second || !is_clear(*second, search_.gap)) return std::nullopt;
    if (deed_of(first->deeds.front().answer) != deed_of(second->deeds.front().answer)) return std::nullopt;
    return second;
  }

  // 0: everybody finds it.
  u8 difficulty(const Observation& observation, const std::vector<Action>& solutions, u64 seed) {
    unsigned misses = 0;
    for (std::size_t i = 0; i < kOrdinary.size(); ++i) {
      for (unsigned attempt = 0; attempt < kOrdinary[i].tries; ++attempt) {
        Rng rng(seed_of_game(seed, i * kTries + attempt));
        const Action answer = ordinary_[i]->choose(observation, {}, rng);
        misses += std::ranges::find(solutions, answer) == solutions.end();
      }
    }
    if (misses < kFewestMisses) return 0;
    return static_cast<u8>(1 + (misses - kFewestMisses) * kMostDifficult / (kTries - kFewestMisses + 1));
  }

  const PuzzleSearch& search_;
  std::unique_ptr<Bot> player_;
  std::vector<std::unique_ptr<Bot>> ordinary_;
  Prover prover_;
};

}  // namespace

std::optional<std::string> problem_with(const PuzzleSearch& search) {
  const auto bot = read_bot(search.bot);
  if (!bot) return bot.error();
  Rng rng(1);
  const State s = new_game(game_options_of(0), 1);
  if ((*bot)->judge(observe(s, asked_seat(s)), {.iterations = 1}, rng).empty())
    return "'" + search.bot + "' does not think ahead; puzzles come from games of those who do";
  if (search.gap == 0 || search.gap > 500) return "the gap is 1 to 500 thousandths of the chance to win";
  if (search.iterations < 100 || search.iterations > 10'000'000)
    return "a proof takes 100 to 10,000,000 iterations";
  return std::nullopt;
}

Options game_options_of(u64 game) {
  struct Kind {
    u8 players;
    Modules modules;
  };
  // Two players most often: there most can be told.
  constexpr std::array<Kind, 8> kKinds{{{2, 0},
                                        {2, kAllModules},
                                        {1, 0},
                                        {2, 0},
                                        {3, 0},
                                        {2, kAllModules},
                                        {1, kAllModules},
                                        {3, kAllModules}}};
  const Kind& kind = kKinds[game % kKinds.size()];
  Options options;
  options.players = kind.players;
  options.modules = kind.modules;
  return options;
}

std::vector<Puzzle> puzzles_of_game(const PuzzleSearch& search, u64 game, const std::atomic<bool>& stopped) {
  return Finder(search).look_into(game, stopped);
}

tl::expected<Puzzle, std::string> proved_again(Puzzle puzzle, u16 gap) {
  using namespace std::string_literals;
  const State s = replay(puzzle.journal);
  const auto proof = Prover(shipped_networks())
                         .prove(observe(s, puzzle.seat), puzzle.iterations, puzzle.search_seed, gap / 1000.0);
  if (!proof || !is_clear(*proof, gap)) return tl::unexpected("no answer is clearly better any more"s);
  if (std::ranges::find(puzzle.solutions, proof->deeds.front().answer) == puzzle.solutions.end())
    return tl::unexpected("another answer is better: " + text_of(proof->deeds.front().answer));
  note_proof(*proof, puzzle);
  return puzzle;
}

std::vector<Puzzle> choose_puzzles(std::vector<Puzzle> all, std::size_t most_alike) {
  sort_stably(all, std::ranges::greater{}, &Puzzle::gap);
  std::array<std::array<std::size_t, kMostDifficult + 1>, kThemes> count{};
  std::set<std::string> ids;
  std::vector<Puzzle> chosen;
  for (Puzzle& puzzle : all) {
    bool wanted = false;
    for (unsigned theme = 0; theme < kThemes; ++theme) {
      wanted |=
          contains(puzzle.themes, static_cast<Theme>(theme)) && count[theme][puzzle.difficulty] < most_alike;
    }
    if (!wanted || !ids.insert(id_of(puzzle)).second) continue;
    for (unsigned theme = 0; theme < kThemes; ++theme)
      count[theme][puzzle.difficulty] += contains(puzzle.themes, static_cast<Theme>(theme));
    chosen.push_back(std::move(puzzle));
  }
  sort_stably(chosen, std::ranges::less{}, &Puzzle::game);
  return chosen;
}

}  // namespace vendemmia
