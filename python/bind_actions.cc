#include <bit>

#include <pybind11/stl.h>

#include "python/bind.h"
#include "python/convert.h"
#include "python/tensors.h"

namespace vendemmia::python {
namespace {

u64 code_in(const py::str& given) {
  const std::string text = plain_text(given);
  const auto action = parse_action(text);
  if (!action) throw py::value_error("'" + text + "' is no answer to anything");
  return code_of(*action);
}

std::string text_in(u64 code) {
  const auto byte = [code](unsigned at) { return static_cast<u8>(code >> (8 * at)); };
  if (code >> 40 == 0 && byte(0) < kActionKinds) {
    const Action action = act(static_cast<ActionKind>(byte(0)), byte(1), byte(2), byte(3), byte(4));
    const std::string text = text_of(action);
    // Most numbers mean nothing: their text does not lead back to them.
    if (parse_action(text) == action) return text;
  }
  throw py::value_error(std::to_string(code) + " is the number of no answer");
}

py::list fact_groups() {
  py::list groups;
  for (unsigned group = 0; group < kFactGroups; ++group) {
    const FactGroup& facts = kFacts[group];
    groups.append(
        py::make_tuple(std::string(facts.name), kFirstFact[group], facts.size, std::string(facts.what)));
  }
  return groups;
}

}  // namespace

void bind_actions(py::module_& module) {
  py::register_exception<IllegalAnswer>(module, "IllegalAnswer", PyExc_ValueError).attr("__doc__") =
      "An answer that the rules do not allow here; the message says why.";
  module.def("action_code", &code_in, py::arg("text"),
             "The number of an answer by its text. Both mean the same in every position.");
  module.def("action_text", &text_in, py::arg("code"), "The text of an answer by its number.");
  module.def(
      "fact_groups", &fact_groups,
      "The groups of facts in an observation: name, number of the first fact, how many, what they mean.");
  module.def(
      "feature_names",
      [] {
        std::vector<std::string> names(kFeatureNames.begin(), kFeatureNames.end());
        return names;
      },
      "The names of the features, in the order of Game.features().");
  module.attr("MAX_ANSWERS") = ActionList::capacity();
  module.attr("FACTS") = kFactCount;
  module.attr("FEATURES") = kFeatures;
  module.attr("ANSWER_PARTS") = kAnswerParts;
  module.attr("PARTS_OF_ANSWER") = kPartsOfAnswer;
}

}  // namespace vendemmia::python
