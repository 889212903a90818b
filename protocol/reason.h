// Why an answer is not legal, as a message; the reader's language makes a sentence of it.
#pragma once

#include "engine/game/obstacles.h"
#include "engine/game/reason.h"
#include "protocol/wire/names.h"

namespace vendemmia {

namespace told {
struct Reason {
  wire::ReasonCode code;
  std::optional<i16> need;
  std::optional<i16> have;
  std::optional<std::vector<wire::StructureId>> structures;
  std::optional<wire::EffectPart> part;
  std::optional<std::vector<std::string>> rulings;  // the numbers behind it: "R-51"

  static constexpr auto record() {
    return wire::fields("Reason", wire::field("code", &Reason::code), wire::field("need", &Reason::need),
                        wire::field("have", &Reason::have), wire::field("structures", &Reason::structures),
                        wire::field("part", &Reason::part), wire::field("rulings", &Reason::rulings));
  }
};
}  // namespace told

told::Reason reason_of(const Refusal& refusal);
told::Reason reason_of(Missing missing);

wire::Words reason_codes();
wire::Words effect_parts();

}  // namespace vendemmia
