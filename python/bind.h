// The parts of the module, each bound in a file of its own.
#pragma once

#include <pybind11/pybind11.h>

namespace vendemmia::python {

void bind_options(pybind11::module_& module);
void bind_actions(pybind11::module_& module);
void bind_observation(pybind11::module_& module);
void bind_game(pybind11::module_& module);
void bind_batch(pybind11::module_& module);
void bind_bots(pybind11::module_& module);
void bind_lab(pybind11::module_& module);

}  // namespace vendemmia::python
