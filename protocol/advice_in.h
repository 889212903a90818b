// What a page may say to the server to be advised; docs/protocol.md explains it.
#pragma once

#include <optional>

#include "protocol/wire/names.h"
#include "protocol/wire/record.h"

namespace vendemmia::said {

// The shortest way to fill an order of this seat's hand.
struct PlanOrder {
  wire::Constant<"plan_order"> what;
  std::optional<u32> id;
  u8 seat = 0;
  wire::OrderId order;
  static constexpr auto record() {
    using P = PlanOrder;
    return wire::fields("SayPlanOrder", wire::field("do", &P::what), wire::field("id", &P::id),
                        wire::field("seat", &P::seat), wire::field("order", &P::order));
  }
};

struct CoachLevels {
  static constexpr std::string_view kName = "CoachLevel";
  static const wire::Words& values();  // off, silent, warns, shows
};
// How much this seat wants to be told by itself. Whatever is not "off" agrees that everybody at the table may have the coach: it speaks
// once nobody is left who has not agreed.
struct Coach {
  wire::Constant<"coach"> what;
  std::optional<u32> id;
  u8 seat = 0;
  wire::Name<CoachLevels> level;
  static constexpr auto record() {
    using C = Coach;
    return wire::fields("SayCoach", wire::field("do", &C::what), wire::field("id", &C::id),
                        wire::field("seat", &C::seat), wire::field("level", &C::level));
  }
};

}  // namespace vendemmia::said
