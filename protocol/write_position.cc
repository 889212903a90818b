#include <nlohmann/json.hpp>

#include "engine/game/decision.h"
#include "engine/game/juncture.h"
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

// The generator is written beside it.
bool reads_the_same(const State& a, const State& b) {
  return open_view(a) == open_view(b) && a.rng.state() == b.rng.state();
}

}  // namespace

Json position_json(const State& s) {
  Json position = json_of(open_view(s));
  position["rng"] = std::to_string(s.rng.state());
  // What is unfinished is written only where season and turn do not say it all.
  const PositionRead again = read_position(position, Events::none());
  const bool said =
      !again.fault && unfinished_work(again.state) == unfinished_work(s) && reads_the_same(again.state, s);
  if (!said) add_unfinished(position, s);
  return position;
}

bool is_ordinary(const State& s) {
  const Question question = pending(s).question;
  return question == Question::Turn || question == Question::WakeUpRow || question == Question::PapaGift ||
         question == Question::GameOver;
}

std::string ordinary_position(const State& s) {
  std::string text = wire::to_json(open_view(s));
  text.back() = ',';
  text += R"("rng":")" + std::to_string(s.rng.state()) + "\"}";
  return text;
}

Json view_json(const Observation& o) { return json_of(view_of(o)); }
Json question_json(const State& s) { return json_of(question_view(s)); }
Json options_json(const Options& options) { return json_of(wire_options(options)); }

}  // namespace vendemmia
