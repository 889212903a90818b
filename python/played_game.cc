#include "python/played_game.h"

#include <stdexcept>

#include "python/json_text.h"

namespace vendemmia::python {

PlayedGame::PlayedGame(const Options& options, Seed seed)
    : journal_{.options = options, .seed = seed, .actions = {}}, state_(new_game(options, seed)) {
  list_answers();
}

PlayedGame::PlayedGame(const State& position)
    : journal_{.options = position.options, .actions = {}}, recorded_(false), state_(position) {
  list_answers();
}

PlayedGame PlayedGame::from_position(std::string_view json) { return PlayedGame(position_in(json)); }

PlayedGame PlayedGame::from_journal(std::string_view text) {
  const ParsedJournal parsed = parse_journal(text);
  if (parsed.problem) {
    const std::string line =
        parsed.problem->line == 0 ? "" : "line " + std::to_string(parsed.problem->line) + ": ";
    throw std::invalid_argument(line + parsed.problem->what);
  }
  PlayedGame game(parsed.journal.options, parsed.journal.seed);
  const std::size_t count = parsed.journal.actions.size();
  game.journal_ = parsed.journal;
  game.journal_.rules = kRulesVersion;  // it reads as it was played, or it would have been refused
  game.state_ = first_position(game.journal_);
  for (std::size_t at = 0; at < count; ++at) {
    if (at % kKeptEvery == 0) game.kept_.push_back(std::make_shared<const State>(game.state_));
    replay_step(game.journal_, at, game.state_);
  }
  game.list_answers();
  return game;
}

void PlayedGame::list_answers() {
  ActionList list;
  legal_actions(state_, list);
  legal_.assign(list.begin(), list.end());
}

void PlayedGame::play(Action answer) {
  if (journal_.actions.size() % kKeptEvery == 0) kept_.push_back(std::make_shared<const State>(state_));
  journal_.actions.push_back(answer);
  ActionList next;
  apply(state_, answer, Events::none(), next);
  legal_.assign(next.begin(), next.end());
}

void PlayedGame::undo(std::size_t count) {
  if (count == 0) return;
  const std::size_t left = journal_.actions.size() - count;
  const std::size_t from = left / kKeptEvery;
  state_ = *kept_[from];
  for (std::size_t at = from * kKeptEvery; at < left; ++at) replay_step(journal_, at, state_);
  kept_.resize(left % kKeptEvery == 0 ? from : from + 1);
  shorten(journal_, left);
  list_answers();
}

}  // namespace vendemmia::python
