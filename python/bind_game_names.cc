#include "python/bind_game_names.h"

#include <numeric>

#include <pybind11/stl.h>

#include "python/convert.h"
#include "python/outcome.h"
#include "python/tensors.h"

namespace vendemmia::python {
namespace {

// OpenSpiel's number for "nobody: the game is over".
constexpr int kTerminalPlayer = -4;

std::vector<int> numbers_of(const PlayedGame& game) {
  std::vector<int> numbers(game.legal().size());
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

py::array_t<i8> mask_of(const PlayedGame& game) {
  py::array_t<i8> mask(static_cast<py::ssize_t>(ActionList::capacity()));
  std::fill_n(mask.mutable_data(), ActionList::capacity(), i8{0});
  std::fill_n(mask.mutable_data(), game.legal().size(), i8{1});
  return mask;
}

std::vector<float> returns_of(const PlayedGame& game) {
  const Rewards rewards = rewards_of(game.state());
  return {rewards.begin(), rewards.begin() + game.state().options.players};
}

py::array_t<float> tensor_of(const PlayedGame& game, std::optional<int> player) {
  const Inputs inputs = inputs_of(game.state(), seat_or_asked(player, game.state()));
  py::array_t<float> tensor(kFactCount);
  float* const row = tensor.mutable_data();
  std::fill_n(row, kFactCount, 0.0f);
  inputs.each([row](unsigned fact) { row[fact] = 1; });
  return tensor;
}

}  // namespace

void bind_game_names(GameClass& game) {
  game.def(
          "current_player",
          [](const PlayedGame& g) { return g.over() ? kTerminalPlayer : int{asked_seat(g.state())}; },
          "Who is asked; -4 when the game is over.")
      .def("is_terminal", &PlayedGame::over)
      .def("legal_actions", &numbers_of, "The numbers of the legal answers: 0 to their count - 1.")
      .def("legal_actions_mask", &mask_of, "MAX_ANSWERS bytes, 1 for each number of a legal answer.")
      .def(
          "apply_action",
          [](PlayedGame& g, const py::handle& action) {
            g.play(g.legal()[number_of_answer(g.legal(), &g.state(), action)]);
          },
          py::arg("action"), "The same as play().")
      .def(
          "action_to_string",
          [](const PlayedGame& g, const py::handle& action) {
            return text_of(g.legal()[number_of_answer(g.legal(), &g.state(), action)]);
          },
          py::arg("action"), "The text of a legal answer by its number.")
      .def(
          "string_to_action",
          [](const PlayedGame& g, const py::str& text) {
            return number_of_answer(g.legal(), &g.state(), text);
          },
          py::arg("text"), "The number of a legal answer by its text.")
      .def("returns", &returns_of,
           "At the end 1 for who has won alone; what all receive adds up to 0. Alone: 1, 0 or -1. 0 before "
           "the end.")
      .def("information_state_tensor", &tensor_of, py::arg("player") = py::none(), "facts() as float32.")
      .def("observation_tensor", &tensor_of, py::arg("player") = py::none(), "The same.")
      .def(
          "clone", [](const PlayedGame& g) { return g; }, "The same as copy().")
      .def("num_players", [](const PlayedGame& g) { return g.state().options.players; })
      .def("num_distinct_actions", [](const PlayedGame&) { return ActionList::capacity(); }, "MAX_ANSWERS.");
}

}  // namespace vendemmia::python
