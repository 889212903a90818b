// Many games that are stepped together, on several threads. Knows nothing of Python, so it runs without the interpreter's lock.
#pragma once

#include <span>
#include <vector>

#include "engine/game/door.h"
#include "python/outcome.h"
#include "python/workers.h"

namespace vendemmia::python {

class Batch {
 public:
  // A game that ends is followed by a new one in its place. Game number i + k * count is the k-th at place i, whoever plays it.
  Batch(const Options& options, Seed seed, std::size_t count, unsigned threads);
  // Games that go on from these positions and stay where they end. Precondition: all have equally many players.
  Batch(const std::vector<State>& positions, unsigned threads);

  std::size_t size() const { return games_.size(); }
  unsigned players() const { return players_; }
  unsigned threads() const { return workers_.threads(); }

  // By place; kNoSeat and 0 where a game is over.
  Seat seat_at(std::size_t place) const { return games_[place].seat; }
  unsigned answers_at(std::size_t place) const { return games_[place].answers; }
  const State& state_at(std::size_t place) const { return games_[place].state; }
  // Whether the latest step has ended a game here; what the latest to end brought, and the VP at its end.
  bool ended_at(std::size_t place) const { return games_[place].ended; }
  const Rewards& rewards_at(std::size_t place) const { return games_[place].rewards; }
  const std::array<int, kMaxPlayers>& final_vp_at(std::size_t place) const { return games_[place].final_vp; }
  // All legal answers, ascending.
  void list_at(std::size_t place, ActionList& list) const;

  // In all of them together.
  u64 games_ended() const;
  u64 choices() const;  // questions with two or more answers

  // Gives each game one of its answers, by its number in the list; what stands where a game is over does not matter. Throws
  // std::invalid_argument, and changes nothing, when an answer does not exist.
  template <class Number>
  void step(std::span<const Number> answers);

  // Calls `visit` with every place, on all threads. It must not throw.
  template <class Visit>
  void each(const Visit& visit) {
    workers_.run(size(), [&](std::size_t first, std::size_t last) {
      for (std::size_t place = first; place < last; ++place) visit(place);
    });
  }

 private:
  // Few questions have more answers than this; their lists are made again when they are wanted.
  static constexpr std::size_t kKeptAnswers = 24;

  struct Game {
    State state;
    std::array<Action, kKeptAnswers> kept;
    u32 answers = 0;
    Seat seat = kNoSeat;
    bool ended = false;
    u64 episode = 0;
    u64 choices = 0;
    Rewards rewards{};
    std::array<int, kMaxPlayers> final_vp{};
  };

  void begin(std::size_t place, Game& game) const;
  void take(const ActionList& list, Game& game) const;
  void answer(std::size_t place, std::size_t number);
  [[noreturn]] void refuse(std::size_t place, long long number) const;

  Options options_;
  Seed seed_ = 0;
  bool renewed_ = true;
  unsigned players_;
  std::vector<Game> games_;
  Workers workers_;
};

template <class Number>
void Batch::step(std::span<const Number> answers) {
  for (std::size_t place = 0; place < size(); ++place) {
    const auto number = static_cast<long long>(answers[place]);
    const Game& game = games_[place];
    if (game.answers != 0 && (number < 0 || number >= static_cast<long long>(game.answers)))
      refuse(place, number);
  }
  each([&](std::size_t place) { answer(place, static_cast<std::size_t>(answers[place])); });
}

}  // namespace vendemmia::python
