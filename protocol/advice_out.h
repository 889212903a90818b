// What the server says to advise somebody: hints, the coach, the way to an order. Part of messages_out.h.
#pragma once

#include "protocol/answer.h"
#include "protocol/tables_out.h"

namespace vendemmia::told {

// Something that the bot means to do later, and when.
struct HintStep {
  WireAnswer answer;
  u16 year = 0;
  wire::SeasonName season;
  static constexpr auto record() {
    using H = HintStep;
    return fields("HintStep", field("answer", &H::answer), field("year", &H::year),
                  field("season", &H::season));
  }
};
struct HintAnswer {
  std::string action;
  u16 chance = 0;              // of winning, out of 1000
  u32 visits = 0;              // how often the bot has tried it
  std::vector<HintStep> plan;  // what the seat is expected to do then
  static constexpr auto record() {
    using H = HintAnswer;
    return fields("HintAnswer", field("action", &H::action), field("chance", &H::chance),
                  field("visits", &H::visits), field("plan", &H::plan));
  }
};
struct Hint {
  Constant<"hint"> what;
  Id id;
  std::vector<HintAnswer> answers;  // at most three that do different things, the best first
  static constexpr auto record() {
    return fields("HintAnswers", field("is", &Hint::what), field("id", &Hint::id),
                  field("answers", &Hint::answers));
  }
};

// An answer that costs so much that the coach warns of it.
struct CoachWarning {
  std::string action;
  u16 cost = 0;                // of the chance to win, out of 1000, against the best answer
  std::optional<u16> vp_cost;  // alone: hundredths of the VP to be expected
  static constexpr auto record() {
    using C = CoachWarning;
    return fields("CoachWarning", field("action", &C::action), field("cost", &C::cost),
                  field("vp_cost", &C::vp_cost));
  }
};
// What the coach thinks of a question, told only to the seat that is asked and has turned it on.
struct Coach {
  Constant<"coach"> what;
  std::string table;
  u8 seat = 0;
  u32 seq = 0;                         // of the position
  std::vector<HintAnswer> answers;     // the best first; only one for who is warned
  std::vector<CoachWarning> warnings;  // the dearest first
  static constexpr auto record() {
    using C = Coach;
    return fields("CoachAnswer", field("is", &C::what), field("table", &C::table), field("seat", &C::seat),
                  field("seq", &C::seq), field("answers", &C::answers), field("warnings", &C::warnings));
  }
};

// A turn of a plan, or a choice outside of turns.
struct OrderTurn {
  u16 year = 0;
  wire::SeasonName season;
  std::optional<wire::WorkerName> worker;  // that is placed
  std::vector<WireAnswer> answers;         // what is done
  i32 lira = 0;                            // that it brings; negative: that it costs
  static constexpr auto record() {
    using O = OrderTurn;
    return fields("OrderTurn", field("year", &O::year), field("season", &O::season),
                  field("worker", &O::worker), field("answers", &O::answers), field("lira", &O::lira));
  }
};
struct Lacks {
  static constexpr std::string_view kName = "WineLack";
  static const wire::Words& values();
};
struct MissingWine {
  wire::WineName wine;
  u8 at_least = 0;
  wire::Name<Lacks> lack;  // what stands in its way first
  static constexpr auto record() {
    using M = MissingWine;
    return fields("MissingWine", field("wine", &M::wine), field("at_least", &M::at_least),
                  field("lack", &M::lack));
  }
};
struct OrderPlan {
  Constant<"order_plan"> what;
  Id id;
  wire::OrderId order;
  std::vector<OrderTurn> turns;      // empty: there is no way
  std::vector<MissingWine> missing;  // then
  bool complete = true;              // false: there was more to look at than the server does
  u16 until = 0;                     // the last year that was looked at
  static constexpr auto record() {
    using O = OrderPlan;
    return fields("OrderPlanAnswer", field("is", &O::what), field("id", &O::id), field("order", &O::order),
                  field("turns", &O::turns), field("missing", &O::missing), field("complete", &O::complete),
                  field("until", &O::until));
  }
};

}  // namespace vendemmia::told
