#include "python/json_text.h"

#include <stdexcept>

#include <nlohmann/json.hpp>

#include "protocol/position.h"

namespace vendemmia::python {

std::string position_text(const State& s) { return one_line(position_json(s)); }

std::string view_text(const Observation& observation) { return one_line(view_json(observation)); }

State position_in(std::string_view json) {
  const std::optional<Json> parsed = parse_json(json);
  if (!parsed) throw std::invalid_argument("a position is a JSON object, and this is not JSON");
  const PositionRead read = read_position(*parsed, Events::none());
  if (read.fault) throw std::invalid_argument(read.fault->path + ": " + read.fault->text);
  return read.state;
}

}  // namespace vendemmia::python
