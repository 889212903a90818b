// From what Python gives to what the engine takes, and back. Whatever is wrong with it becomes an exception that says so.
#pragma once

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "engine/game/action.h"
#include "engine/game/observe.h"
#include "engine/game/state.h"
#include "python/made.h"
#include "python/played_game.h"

namespace vendemmia::python {

namespace py = pybind11;

// vendemmia.IllegalAnswer, a ValueError.
struct IllegalAnswer : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

// What one seat knows and, when it is asked, what it may answer: vendemmia.Observation.
struct Seen {
  Observation observation;
  std::vector<Action> legal;
};

}  // namespace vendemmia::python

VENDEMMIA_ONLY_MADE(vendemmia::Options)
VENDEMMIA_ONLY_MADE(vendemmia::python::PlayedGame)
VENDEMMIA_ONLY_MADE(vendemmia::python::Seen)

namespace vendemmia::python {

// For None a seed that nobody can guess.
Seed seed_or_any(std::optional<Seed> seed);

// Throws ValueError where there is no such seat.
Seat seat_in(int seat, const State& s);
// None: who is asked; throws ValueError when the game is over.
Seat seat_or_asked(std::optional<int> seat, const State& s);

// An answer by its text or by its number in the list. Throws IllegalAnswer, for a text with the rules' own reason where the position is
// known, or TypeError.
std::size_t number_of_answer(const std::vector<Action>& legal, const State* s, const py::handle& answer);

// A str or bytes. Throws TypeError for anything else, and UnicodeError, a ValueError, for what is no text: a message could not repeat it.
std::string plain_text(const py::handle& text);

// Options, or keyword arguments for new ones, but not both.
Options options_in(const std::optional<Options>& options, const py::kwargs& fields);

// A thread for each core, where nobody says how many.
unsigned threads_in(std::optional<int> threads);

std::vector<std::string> texts_of(std::span<const Action> answers);
py::array_t<u64> codes_of(std::span<const Action> answers);
py::array_t<i16> parts_of_answers(const State& s, std::span<const Action> answers);
py::array_t<u8> facts_row(const State& s, Seat seat);
py::array_t<float> features_row(const State& s, Seat seat);

// The objects that json.loads makes of it.
py::object object_of(const std::string& json);

// Who is asked what, and why, for people: "seat 1, year 3, summer: turn because of season summer".
std::string description_of(const State& s);

}  // namespace vendemmia::python
