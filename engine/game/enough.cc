// What is enough for an effect, read off its tree.
#include <algorithm>
#include <limits>

#include "engine/game/interpreter.h"

namespace vendemmia {
namespace {

constexpr i16 kNoLimit = std::numeric_limits<i16>::min();
constexpr i16 kNever = std::numeric_limits<i16>::max();
constexpr Enough kNothingNeeded{kNoLimit, kNoLimit};
constexpr Enough kNothingKnown{kNever, kNever};

// What must be there at the start so that so much is there after a gain.
i16 before(i16 needed, int gained) {
  return needed == kNoLimit || needed == kNever ? needed : static_cast<i16>(needed - gained);
}

// All of them one after the other, each with what the earlier ones have left.
Enough for_all_parts(NodeRef ref) {
  Enough all = kNothingNeeded;
  int lira = 0;
  int vp = 0;
  NodeRef part = first_child(ref);
  for (unsigned i = 0; i < node(ref).children; ++i, part = next_sibling(part)) {
    const Node& n = node(part);
    if (n.op == Op::May) continue;
    const Enough one = enough_for(part);
    all = {std::max(all.lira, before(one.lira, lira)), std::max(all.vp, before(one.vp, vp))};
    if (n.op == Op::Lira) lira += parameters<Op::Lira>(n).amount;
    if (n.op == Op::Vp) vp += parameters<Op::Vp>(n).amount;
  }
  return all;
}

Enough for_any_part(NodeRef ref) {
  Enough any = kNothingKnown;
  NodeRef part = first_child(ref);
  for (unsigned i = 0; i < node(ref).children; ++i, part = next_sibling(part)) {
    const Enough one = enough_for(part);
    any = {std::min(any.lira, one.lira), std::min(any.vp, one.vp)};
  }
  return any;
}

Enough for_gain(Gain gain) { return gain == Gain::Welcome ? kNothingNeeded : kNothingKnown; }

}  // namespace

Enough enough_for(NodeRef ref) {
  const Node& n = node(ref);
  switch (n.op) {
    case Op::Lira: {
      const int amount = parameters<Op::Lira>(n).amount;
      return amount >= 0 ? kNothingNeeded : Enough{static_cast<i16>(-amount), kNever};
    }
    case Op::Vp: {
      const int amount = parameters<Op::Vp>(n).amount;
      return amount >= 0 ? kNothingNeeded : Enough{kNever, static_cast<i16>(kLeastVp - amount)};
    }
    case Op::Draw: return for_gain(parameters<Op::Draw>(n).gain);
    case Op::DrawEach: return for_gain(parameters<Op::DrawEach>(n).gain);
    case Op::DrawChoice: return for_gain(parameters<Op::DrawChoice>(n).gain);
    case Op::EachPlayerMay:
    case Op::Tour:
    case Op::Star: return kNothingNeeded;
    case Op::Seq: return for_all_parts(ref);
    case Op::Choose: return parameters<Op::Choose>(n).count == 1 ? for_any_part(ref) : kNothingKnown;
    case Op::OneOrBoth:
    case Op::PossibleParts:
    case Op::May: return for_any_part(ref);
    case Op::If: return n.children == 1 ? kNothingNeeded : kNothingKnown;
    default: return kNothingKnown;
  }
}

}  // namespace vendemmia
