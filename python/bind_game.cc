#include <pybind11/stl.h>

#include "engine/catalog/names.h"
#include "engine/game/scoring.h"
#include "python/bind.h"
#include "python/bind_game_names.h"
#include "python/convert.h"
#include "python/json_text.h"
#include "python/outcome.h"

namespace vendemmia::python {
namespace {

PlayedGame game_at(const py::object& position) {
  const bool is_text = py::isinstance<py::str>(position) || py::isinstance<py::bytes>(position);
  const py::object text = is_text ? position : py::module_::import("json").attr("dumps")(position);
  return PlayedGame::from_position(plain_text(text));
}

void play_on(PlayedGame& game, const py::handle& answer) {
  game.play(game.legal()[number_of_answer(game.legal(), &game.state(), answer)]);
}

void take_back(PlayedGame& game, int count) {
  if (count < 0) throw py::value_error("a number of answers is not negative");
  if (static_cast<std::size_t>(count) > game.answers().size())
    throw py::value_error("only " + std::to_string(game.answers().size()) + " answers have been given, so " +
                          std::to_string(count) + " cannot be taken back");
  game.undo(static_cast<std::size_t>(count));
}

std::string record_of(const PlayedGame& game) {
  if (!game.recorded())
    throw py::value_error(
        "this game began at a position, not with a deal, so there is no record of it: position() and "
        "history() tell "
        "where it stands");
  return text_of(game.journal());
}

py::object seed_of(const PlayedGame& game) {
  return game.recorded() ? py::object(py::int_(game.journal().seed)) : py::none();
}

Seen seen_by(const PlayedGame& game, std::optional<int> seat) {
  const Seat who = seat_or_asked(seat, game.state());
  const bool asked = !game.over() && asked_seat(game.state()) == who;
  return {observe(game.state(), who), asked ? game.legal() : std::vector<Action>()};
}

PlayedGame dealt_anew(const PlayedGame& game, std::optional<int> seat, std::optional<Seed> seed) {
  Rng rng(seed_or_any(seed));
  return PlayedGame(determinize(observe(game.state(), seat_or_asked(seat, game.state())), rng));
}

std::vector<int> points_of(const PlayedGame& game) {
  const auto vp = vp_of(game.state());
  return {vp.begin(), vp.begin() + game.state().options.players};
}

std::vector<int> places_of(const PlayedGame& game) {
  std::vector<int> places(game.state().options.players);
  for (const Standing& one : standings(game.state())) places[one.seat] = one.place;
  return places;
}

py::tuple kept(const PlayedGame& game) {
  if (game.recorded()) return py::make_tuple("journal", text_of(game.journal()));
  return py::make_tuple("position", position_text(game.state()));
}

PlayedGame found(const py::tuple& kept) {
  if (kept.size() != 2) throw py::value_error("this is no pickled game");
  const std::string text = plain_text(kept[1]);
  return plain_text(kept[0]) == "journal" ? PlayedGame::from_journal(text) : PlayedGame::from_position(text);
}

void bind_beginnings(GameClass& game) {
  game.def(py::init(
               [](const std::optional<Options>& options, std::optional<Seed> seed, const py::kwargs& fields) {
                 return PlayedGame(options_in(options, fields), seed_or_any(seed));
               }),
           py::arg("options") = py::none(), py::arg("seed") = py::none(),
           "A new game: Game(players=4, modules='all', seed=7) or Game(Options(...), 7). Without a seed "
           "every game is "
           "another one.")
      .def_static("from_position", &game_at, py::arg("position"),
                  "A game that stands at this position: JSON, as text or as dictionaries, as the referee's "
                  "`setup` takes "
                  "it (docs/referee.md). Raises ValueError with the path of the field that is wrong.")
      .def_static(
          "from_journal", [](const py::str& text) { return PlayedGame::from_journal(plain_text(text)); },
          py::arg("text"), "A game by its record. Raises ValueError with the line that is wrong.")
      .def(
          "copy", [](const PlayedGame& g) { return g; }, "The same game; the two go on independently.")
      .def("__copy__", [](const PlayedGame& g) { return g; })
      .def(
          "__deepcopy__", [](const PlayedGame& g, const py::dict&) { return g; }, py::arg("memo"))
      .def(py::pickle(&kept, &found));
}

void bind_answers(GameClass& game) {
  game.def(
          "legal", [](const PlayedGame& g) { return texts_of(g.legal()); },
          "All legal answers as texts, ascending; empty when the game is over.")
      .def(
          "legal_codes", [](const PlayedGame& g) { return codes_of(g.legal()); },
          "The same as numbers that mean the same in every position (uint64).")
      .def(
          "answer_parts", [](const PlayedGame& g) { return parts_of_answers(g.state(), g.legal()); },
          "A row for each legal answer: the numbers of its parts, from 0 to ANSWER_PARTS - 1, padded with "
          "-1.")
      .def("play", &play_on, py::arg("answer"),
           "Gives an answer, by its text or by its number in the list, and runs to the next question. Raises "
           "IllegalAnswer with the reason, and changes nothing, when it is not legal.")
      .def("undo", &take_back, py::arg("count") = 1, "Takes back as many answers, whoever gave them.")
      .def(
          "history", [](const PlayedGame& g) { return texts_of(g.answers()); },
          "All answers so far, as texts.")
      .def("journal", &record_of, "The record of the game as text. from_journal() reads it.");
}

void bind_looks(GameClass& game) {
  game.def_property_readonly("options", [](const PlayedGame& g) { return g.state().options; })
      .def_property_readonly("seed", &seed_of, "Of the deal; None for a game that began at a position.")
      .def_property_readonly("players", [](const PlayedGame& g) { return g.state().options.players; })
      .def_property_readonly("over", &PlayedGame::over)
      .def_property_readonly(
          "seat",
          [](const PlayedGame& g) {
            return g.over() ? py::object(py::none()) : py::object(py::int_(asked_seat(g.state())));
          },
          "Who is asked; None when the game is over.")
      .def_property_readonly(
          "question", [](const PlayedGame& g) { return std::string(name_of(pending(g.state()).question)); },
          "What is asked: 'turn', 'harvest', 'game_over' ...")
      .def_property_readonly(
          "because", [](const PlayedGame& g) { return text_of(pending(g.state()).because); },
          "The card or rule that asks: 'season summer', 'visitor banker' ...")
      .def_property_readonly("year", [](const PlayedGame& g) { return g.state().year; })
      .def_property_readonly("season",
                             [](const PlayedGame& g) {
                               return std::string(kSeasonNames[static_cast<unsigned>(g.state().season)]);
                             })
      .def_property_readonly("vp", &points_of, "Victory points, by seat.")
      .def_property_readonly("places", &places_of,
                             "Places, by seat, as the game stands; equal results share one.")
      .def(
          "position", [](const PlayedGame& g) { return position_text(g.state()); },
          "The whole position as JSON. from_position() reads it.")
      .def("observe", &seen_by, py::arg("seat") = py::none(),
           "What a seat may know; without one, who is asked.")
      .def("determinize", &dealt_anew, py::arg("seat") = py::none(), py::arg("seed") = py::none(),
           "A game in which everything that the seat cannot know is dealt anew.")
      .def(
          "facts",
          [](const PlayedGame& g, std::optional<int> seat) {
            return facts_row(g.state(), seat_or_asked(seat, g.state()));
          },
          py::arg("seat") = py::none(),
          "What the seat knows as a byte for each of the FACTS, 1 where it holds (docs/evaluation.md).")
      .def(
          "features",
          [](const PlayedGame& g, std::optional<int> seat) {
            return features_row(g.state(), seat_or_asked(seat, g.state()));
          },
          py::arg("seat") = py::none(),
          "The seat's own vineyard and hand as FEATURES numbers (docs/evaluation.md).")
      .def(
          "__len__", [](const PlayedGame& g) { return g.legal().size(); },
          "How many legal answers there are.")
      .def("__repr__", [](const PlayedGame& g) {
        return "<vendemmia.Game of " + std::to_string(g.state().options.players) + "; " +
               description_of(g.state()) + ">";
      });
}

}  // namespace

void bind_game(py::module_& module) {
  GameClass game(module, "Game", "A game in progress: its position, its legal answers and how it came here.");
  bind_beginnings(game);
  bind_answers(game);
  bind_looks(game);
  bind_game_names(game);
}

}  // namespace vendemmia::python
