#include "python/batch.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "engine/game/decision.h"
#include "lab/run.h"

namespace vendemmia::python {

Batch::Batch(const Options& options, Seed seed, std::size_t count, unsigned threads)
    : options_(options), seed_(seed), players_(options.players), games_(count), workers_(threads) {
  each([this](std::size_t place) { begin(place, games_[place]); });
}

Batch::Batch(const std::vector<State>& positions, unsigned threads)
    : renewed_(false),
      players_(positions.empty() ? 0 : positions.front().options.players),
      games_(positions.size()),
      workers_(threads) {
  each([&](std::size_t place) {
    Game& game = games_[place];
    game.state = positions[place];
    ActionList list;
    legal_actions(game.state, list);
    take(list, game);
  });
}

void Batch::begin(std::size_t place, Game& game) const {
  game.state = new_game(options_, seed_of_game(seed_, place + game.episode * games_.size()));
  ActionList list;
  legal_actions(game.state, list);
  take(list, game);
}

void Batch::take(const ActionList& list, Game& game) const {
  game.answers = static_cast<u32>(list.size());
  std::copy_n(list.begin(), std::min(list.size(), kKeptAnswers), game.kept.begin());
  game.seat = list.empty() ? kNoSeat : asked_seat(game.state);
}

void Batch::list_at(std::size_t place, ActionList& list) const {
  const Game& game = games_[place];
  list.clear();
  if (game.answers > kKeptAnswers) {
    legal_actions(game.state, list);
  } else {
    std::copy_n(game.kept.begin(), game.answers, list.grow(game.answers, 0));
  }
}

void Batch::answer(std::size_t place, std::size_t number) {
  Game& game = games_[place];
  game.ended = false;
  if (game.answers == 0) return;
  if (game.answers > 1) ++game.choices;
  ActionList list;
  Action given{};
  if (number < kKeptAnswers) {
    given = game.kept[number];
  } else {
    legal_actions(game.state, list);
    given = list[number];
  }
  apply(game.state, given, Events::none(), list);
  take(list, game);
  if (!list.empty()) return;
  game.ended = true;
  game.rewards = rewards_of(game.state);
  game.final_vp = vp_of(game.state);
  ++game.episode;
  if (renewed_) begin(place, game);
}

u64 Batch::games_ended() const {
  u64 sum = 0;
  for (const Game& game : games_) sum += game.episode;
  return sum;
}

u64 Batch::choices() const {
  u64 sum = 0;
  for (const Game& game : games_) sum += game.choices;
  return sum;
}

void Batch::refuse(std::size_t place, long long number) const {
  throw std::invalid_argument("game " + std::to_string(place) + " has the answers 0 to " +
                              std::to_string(games_[place].answers - 1) + ", not " + std::to_string(number));
}

}  // namespace vendemmia::python
