#include <pybind11/stl.h>

#include "python/bind.h"
#include "python/convert.h"
#include "python/json_text.h"
#include "python/played_game.h"

namespace vendemmia::python {
namespace {

// One of the positions that the seat holds for possible; facts and features are the same in all of them.
State some_state(const Seen& seen) {
  Rng rng(0);
  return determinize(seen.observation, rng);
}

std::string kind_of(const Seen& seen) {
  return std::string(name_of(pending(seen.observation.seen).question));
}

}  // namespace

void bind_observation(py::module_& module) {
  py::class_<Seen>(module, "Observation",
                   "What one seat may know of a game, and nothing else. A bot is given one of these.")
      .def_property_readonly(
          "seat", [](const Seen& o) { return o.observation.seat; }, "Whose it is.")
      .def_property_readonly("players", [](const Seen& o) { return o.observation.seen.options.players; })
      .def_property_readonly("options", [](const Seen& o) { return o.observation.seen.options; })
      .def_property_readonly("year", [](const Seen& o) { return o.observation.seen.year; })
      .def_property_readonly("question", &kind_of,
                             "What is asked, and of whom it may be another seat: 'turn', 'harvest' ...")
      .def(
          "legal", [](const Seen& o) { return texts_of(o.legal); },
          "The legal answers as texts, ascending; empty when another seat is asked.")
      .def(
          "legal_codes", [](const Seen& o) { return codes_of(o.legal); }, "The same as numbers.")
      .def(
          "answer_parts", [](const Seen& o) { return parts_of_answers(o.observation.seen, o.legal); },
          "A row for each legal answer: the numbers of its parts, padded with -1.")
      .def(
          "facts", [](const Seen& o) { return facts_row(some_state(o), o.observation.seat); },
          "A byte for each of the FACTS, 1 where it holds.")
      .def(
          "features", [](const Seen& o) { return features_row(some_state(o), o.observation.seat); },
          "The seat's own vineyard and hand as FEATURES numbers.")
      .def(
          "determinize",
          [](const Seen& o, std::optional<Seed> seed) {
            Rng rng(seed_or_any(seed));
            return PlayedGame(determinize(o.observation, rng));
          },
          py::arg("seed") = py::none(),
          "A game that is consistent with what the seat knows: the rest is dealt at random. The same seed "
          "gives the "
          "same one.")
      .def(
          "view", [](const Seen& o) { return object_of(view_text(o.observation)); },
          "Everything that the seat sees, as dictionaries and lists (docs/referee.md).")
      .def(
          "__len__", [](const Seen& o) { return o.legal.size(); }, "How many legal answers there are.")
      .def(
          "__eq__", [](const Seen& a, const Seen& b) { return a.observation == b.observation; },
          py::is_operator())
      .def("__hash__",
           [](const Seen& o) {
             return py::hash(py::bytes(reinterpret_cast<const char*>(&o.observation), sizeof o.observation));
           })
      .def("__repr__", [](const Seen& o) {
        return "<vendemmia.Observation of seat " + std::to_string(o.observation.seat) + "; " +
               description_of(o.observation.seen) + ">";
      });
}

}  // namespace vendemmia::python
