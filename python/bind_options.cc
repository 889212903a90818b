#include <pybind11/stl.h>

#include "engine/catalog/names.h"
#include "engine/game/options.h"
#include "python/bind.h"
#include "python/convert.h"

namespace vendemmia::python {
namespace {

// "board,workers", "all", or the names one by one.
Modules modules_of(const py::object& modules) {
  std::string text;
  if (py::isinstance<py::str>(modules)) {
    text = plain_text(modules);
  } else {
    for (const py::handle one : modules) text += (text.empty() ? "" : ",") + plain_text(one);
  }
  if (text == "all") return kAllModules;
  const auto read = modules_in(text);
  if (!read)
    throw py::value_error("the modules are board, workers and structures, each at most once, or all; not '" +
                          text + "'");
  return *read;
}

u8 small(const char* what, int value, int most) {
  if (value < 0 || value > most)
    throw py::value_error(std::string(what) + " is 0 to " + std::to_string(most) + ", not " +
                          std::to_string(value));
  return static_cast<u8>(value);
}

Options make_options(int players, const py::object& modules, bool friendly, bool two_parents,
                     bool plain_stars, int last_year, const py::str& level_given, bool aggressive,
                     int challenge, int tokens) {
  const std::string level = plain_text(level_given);
  const auto known_level = level_named(level);
  if (!known_level)
    throw py::value_error("the levels are very_easy, easy, normal, hard and very_hard, not '" + level + "'");
  const Options options{.players = small("players", players, 255),
                        .friendly = friendly,
                        .two_parents = two_parents,
                        .last_year = small("last_year", last_year, 255),
                        .modules = modules_of(modules),
                        .plain_stars = plain_stars,
                        .level = *known_level,
                        .aggressive = aggressive,
                        .challenge = small("challenge", challenge, 255),
                        .tokens = small("tokens", tokens, 255)};
  if (const OptionsProblem problem = problem_with(options)) throw py::value_error(problem.what);
  return options;
}

py::dict fields_of(const Options& o) {
  using namespace py::literals;
  return py::dict("players"_a = o.players, "modules"_a = modules_text(o.modules), "friendly"_a = o.friendly,
                  "two_parents"_a = o.two_parents, "plain_stars"_a = o.plain_stars,
                  "last_year"_a = o.last_year, "level"_a = std::string(facts(o.level).id),
                  "aggressive"_a = o.aggressive, "challenge"_a = o.challenge, "tokens"_a = o.tokens);
}

std::string options_repr(const Options& o) {
  const py::dict fields = fields_of(o);
  const py::dict usual = fields_of(Options{});
  std::string text;
  for (const auto& [key, value] : fields) {
    if (value.equal(usual[key])) continue;
    text += (text.empty() ? "" : ", ") + key.cast<std::string>() + "=" + py::repr(value).cast<std::string>();
  }
  return "Options(" + text + ")";
}

}  // namespace

void bind_options(py::module_& module) {
  py::class_<Options>(module, "Options", "What is decided before the first card is dealt.")
      .def(
          py::init(&make_options), py::kw_only(), py::arg("players") = 2, py::arg("modules") = "",
          py::arg("friendly") = false, py::arg("two_parents") = false, py::arg("plain_stars") = false,
          py::arg("last_year") = 0, py::arg("level") = "normal", py::arg("aggressive") = false,
          py::arg("challenge") = 0, py::arg("tokens") = 0,
          "modules: any of 'board', 'workers' and 'structures', separated by commas or as a list, or 'all'.\n"
          "last_year: the game ends after this year at the latest; 0: by the rules alone.\n"
          "level, aggressive, challenge and tokens belong to the game for one player.\n"
          "Raises ValueError where such a game cannot be played.")
      .def_property_readonly("players", [](const Options& o) { return o.players; })
      .def_property_readonly("modules", [](const Options& o) { return modules_text(o.modules); })
      .def_property_readonly("last_year", [](const Options& o) { return o.last_year; })
      .def("as_dict", &fields_of, "All fields: Options(**options.as_dict()) == options.")
      .def(
          "__eq__", [](const Options& a, const Options& b) { return a == b; }, py::is_operator())
      .def("__hash__", [](const Options& o) { return py::hash(py::str(options_repr(o))); })
      .def("__repr__", &options_repr)
      .def(py::pickle([](const Options& o) { return py::make_tuple(fields_of(o)); },
                      [](const py::tuple& kept) {
                        if (kept.size() != 1) throw py::value_error("these are no pickled Options");
                        return py::type::of<Options>()(**kept[0].cast<py::dict>()).cast<Options>();
                      }));
}

}  // namespace vendemmia::python
