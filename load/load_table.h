// One table of the load: its seats' connections, from its creation through its game to the next one.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalog/ids.h"
#include "engine/core/rng.h"
#include "load/load_sockets.h"

namespace vendemmia {

// What all tables of a load add to.
struct LoadTally {
  std::vector<double> milliseconds;  // of each move: until all seats had its update
  u64 sent = 0;                      // moves
  u64 refused = 0;
  std::string problem;  // the first that makes the measurement worthless
};

class LoadTable {
 public:
  using Clock = LoadSockets::Clock;
  using Ready = std::function<void()>;

  // Its sockets are numbered from `first` on. `ready` is called once every seat has seen the table.
  LoadTable(LoadSockets&, LoadTally&, unsigned first, unsigned seats, Modules modules, u64 seed, Ready ready);

  void open();
  void close();
  // From now on the seats play, each thinking for so long on average.
  void play(Clock::duration think);
  void pause() { playing_ = false; }

  void on_open();
  void on_message(unsigned seat, std::string_view text, Clock::time_point arrived);

 private:
  static constexpr u32 kNone = ~u32{0};

  void create();
  void enter(std::string_view created);
  void on_update(unsigned seat, std::string_view text, Clock::time_point arrived);
  void on_refused(std::string_view text);
  bool all_have(u32 seq) const;
  void note_answer(unsigned seat, std::string_view update);
  void think(Clock::duration at_least = {});
  void act();

  LoadSockets& sockets_;
  LoadTally& tally_;
  unsigned first_;
  unsigned seats_;
  Modules modules_;
  Rng rng_;
  Ready ready_;
  bool playing_ = false;
  Clock::duration mean_think_{};

  unsigned open_ = 0;       // connections
  std::vector<u32> seen_;   // seq of each seat's last update
  u32 awaited_ = kNone;     // the seq that the move under way leads to
  Clock::time_point sent_;  // when it was
  unsigned asked_ = 0;      // the seat that moves next, ...
  u32 asked_at_ = kNone;    // ... in the update with this seq, ...
  std::string answer_;      // ... and what it will say; empty: the game is over
};

}  // namespace vendemmia
