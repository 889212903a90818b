#include <nlohmann/json.hpp>

#include "protocol/names.h"
#include "protocol/position.h"
#include "protocol/unfinished.h"
#include "protocol/view.h"
#include "protocol/wire/write.h"

namespace vendemmia {
namespace {

template <class T>
Json json_of(const T& value) {
  return parse_json(wire::to_json(value)).value_or(Json());
}

// All but the frames of what is unfinished.
Json readable_position(const State& s) {
  Json position = json_of(open_view(s));
  position["rng"] = std::to_string(s.rng.state());
  return position;
}

}  // namespace

Json position_json(const State& s) {
  Json position = readable_position(s);
  // The frames are written only where season and turn do not say it all.
  const PositionRead again = read_position(position, Events::none());
  const bool said = !again.fault && same_frames(again.state, s) && readable_position(again.state) == position;
  if (!said) add_unfinished(position, s);
  return position;
}

Json view_json(const Observation& o) { return json_of(view_of(o)); }
Json question_json(const State& s) { return json_of(question_view(s)); }
Json options_json(const Options& options) { return json_of(wire_options(options)); }

}  // namespace vendemmia
