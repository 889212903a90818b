// vendemmia._native: the part of the Python package that is C++.
#include "python/bind.h"

PYBIND11_MODULE(_native, module) {
  using namespace vendemmia::python;
  module.doc() = "Viticulture and Tuscany: the rules engine, the bots and the laboratory.";
  module.attr("__version__") = VENDEMMIA_VERSION;
  bind_options(module);
  bind_actions(module);
  bind_observation(module);
  bind_game(module);
  bind_batch(module);
  bind_bots(module);
  bind_lab(module);
}
