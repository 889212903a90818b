// A player of the arena that is written in Python and plays in this process.
#pragma once

#include <atomic>
#include <exception>
#include <mutex>

#include <pybind11/pybind11.h>

#include "lab/match.h"

namespace vendemmia::python {

// The first exception that a player has raised. It ends the run and is the caller's.
class Trouble {
 public:
  explicit Trouble(std::atomic<bool>& stopped) : stopped_(stopped) {}
  // Called where an exception is handled, with the interpreter's lock.
  void note();
  // Throws it, if there was one.
  void raise() const;

 private:
  std::atomic<bool>& stopped_;
  std::mutex mutex_;
  std::exception_ptr first_;
};

// Something that can be called with an Observation, has a method `choose` that can, or is a class of such things: then one is made for every
// game and seat, with the seat and a seed.
bool is_player(const pybind11::handle& object);
std::string name_of_player(const pybind11::handle& object);

// Seats it at a table. `player` and `trouble` must outlive all games.
SeatContestant seats_player(const pybind11::object& player, Trouble& trouble);

}  // namespace vendemmia::python
