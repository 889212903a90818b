#include "tools/play_why.h"

#include <algorithm>
#include <utility>

#include "engine/catalog/visitor_names.h"
#include "engine/game/interpreter.h"

namespace vendemmia {
namespace {

// --- What an answer leads to, by trying it on a copy -----------------------------------------------

// A look ahead must not show what only the answer itself would show.
bool hidden_until_answered(EventKind kind) {
  return kind == EventKind::Drew || kind == EventKind::Revealed || kind == EventKind::Gave ||
         kind == EventKind::Reshuffled || kind == EventKind::DeckEmpty;
}

// The seat's own deeds up to the next question, to somebody else's deed, or to a hidden card.
std::string outcome(const State& s, Seat seat, Action action, const Names& names) {
  std::vector<Event> events;
  State copy = s;
  apply(
      copy, action,
      {[](void* context, const Event& event) { static_cast<std::vector<Event>*>(context)->push_back(event); },
       &events});
  std::vector<std::string> deeds;
  for (const Event& event : events) {
    if (event.seat != seat || hidden_until_answered(event.kind)) {
      if (event.seat == seat && event.kind == EventKind::Drew)
        deeds.push_back(deed_words(event, kNoSeat, names));
      break;
    }
    if (event.kind == EventKind::VisitorDone || event.kind == EventKind::Forced) continue;
    deeds.push_back(deed_words(event, kNoSeat, names));
  }
  return listed(deeds, "; ");
}

// The text behind an answer: what the action, card, structure or row says.
std::string text_behind(const State& s, Action action) {
  switch (action.kind) {
    case ActionKind::Place:
      if (action_of(action.b) == kNoAction) return "";
      return "The action: " + describe_effect(board_of(s).actions[action_of(action.b)].effect) + ".";
    case ActionKind::TakeAction:
      return "The action: " + describe_effect(board_of(s).actions[action.a].effect) + ".";
    case ActionKind::Play:
      return "In steps: " + describe_effect(program_of(static_cast<Visitor>(action.a))) + ".";
    case ActionKind::Pass:
      return "You take no more turns this season. The others go on until all have passed.";
    case ActionKind::Row: return "A lower row number takes its turns earlier in every season of this year.";
    default: return "";
  }
}

std::string card_behind(const State& s, const Names& names) {
  const Because because = pending(s).because;
  const std::string words = because_words(s, names);
  if (because.kind == Because::Kind::Visitor) {
    return "Because of " + words + ": " + visitor_text(static_cast<Visitor>(because.id));
  }
  return words.empty() ? "" : "Because of " + words + ".";
}

// --- What stands in the way of an effect -----------------------------------------------------------

class Obstacles {
 public:
  Obstacles(const State& s, Seat seat, Seat owner, const Names& names)
      : s_(s), seat_(seat), owner_(owner), names_(names) {}

  void look_at(NodeRef ref) {
    const Node& n = node(ref);
    switch (n.op) {
      case Op::Seq:
      case Op::AnyOrder:
      case Op::Choose:
      case Op::OneOrBoth:
      case Op::PossibleParts: look_at_parts(ref); break;
      case Op::Plant:
      case Op::Harvest:
      case Op::FillOrder:
      case Op::MakeWine:
      case Op::Build:
      case Op::Train:
      case Op::PlayVisitor:
      case Op::DiscardWine:
      case Op::SellField:
      case Op::BuyField:
      case Op::AgeOneWine:
      case Op::PlaceGrape: look_at_answers(ref); break;
      case Op::Lira:
        add(Violation{Why::LiraShort, static_cast<i16>(-n.a), static_cast<i16>(player().lira)}.text());
        break;
      //
      case Op::Vp: add("Your VP cannot fall below -5."); break;
      default: add("You cannot " + describe_effect(ref, wording()) + " now.");
    }
  }

  Lines& lines() { return lines_; }

 private:
  const Player& player() const { return s_.players[seat_]; }
  Wording wording() const {
    return {.owner = owner_ == seat_ ? "you" : name_of(names_, owner_), .may_is_said = true};
  }

  void add(std::string text) {
    constexpr std::size_t kMost = 12;
    if (lines_.size() < kMost && std::find(lines_.begin(), lines_.end(), text) == lines_.end()) {
      lines_.push_back(std::move(text));
    }
  }

  void look_at_parts(NodeRef ref) {
    const Means means = means_of(s_, seat_, owner_);
    for (unsigned i = 0; i < node(ref).children; ++i) {
      if (!feasible(means, child(ref, i))) look_at(child(ref, i));
    }
  }

  // Asks the operation's own question on a copy.
  void look_at_answers(NodeRef ref) {
    State copy = s_;
    push(copy, ref, seat_, owner_);
    ActionList legal;
    RefusalList refused;
    explain_actions(copy, legal, refused);
    for (const Refusal& one : refused) {
      if (one.violation.why == Why::StructuresMissing) {
        add(vine_words(static_cast<Vine>(one.action.a)) + ": " + one.violation.text());
      } else {
        add(describe(copy, seat_, one.action, names_) + ". Not possible: " + one.violation.text());
      }
    }
    if (refused.empty()) add(nothing_there(ref));
  }

  std::string nothing_there(NodeRef ref) const {
    switch (node(ref).op) {
      case Op::Plant: return "You hold no vine card.";
      case Op::FillOrder: return "You hold no wine order card.";
      case Op::MakeWine: return "There are no grapes on your crush pad.";
      case Op::PlayVisitor:
        return "You hold no " + std::string(deck_name(static_cast<Deck>(node(ref).b))) + " card.";
      case Op::AgeOneWine:
      case Op::DiscardWine: return "There is no wine in your cellar.";
      default: return "You cannot " + describe_effect(ref, wording()) + " now.";
    }
  }

  const State& s_;
  Seat seat_;
  Seat owner_;
  const Names& names_;
  Lines lines_;
};

// The effect that a refused answer would have begun, or kNoNode.
NodeRef effect_of(const State& s, Action action) {
  switch (action.kind) {
    case ActionKind::Place:
      return action_of(action.b) == kNoAction ? kNoNode : board_of(s).actions[action_of(action.b)].effect;
    case ActionKind::TakeAction: return board_of(s).actions[action.a].effect;
    case ActionKind::Play: return program_of(static_cast<Visitor>(action.a));
    case ActionKind::Option: return child(s.top().node, action.a - 1u);
    default: return kNoNode;
  }
}

bool cannot_be_carried_out(Why why) {
  return why == Why::ActionImpossible || why == Why::VisitorImpossible || why == Why::OptionImpossible;
}

}  // namespace

Lines explain_answer(const State& s, Seat seat, Action action, const Names& names) {
  Lines lines{describe(s, seat, action, names) + "."};
  const auto add = [&lines](std::string text) {
    if (!text.empty()) lines.push_back(std::move(text));
  };
  add(text_behind(s, action));
  const std::string deeds = outcome(s, seat, action, names);
  add(deeds.empty() ? "Another question follows." : "The log would then say: You " + deeds + ".");
  add(card_behind(s, names));
  lines.push_back("It can also be typed as: " + text_of(action));
  return lines;
}

Lines explain_refusal(const State& s, Seat seat, Action action, const Violation& violation,
                      const Names& names) {
  Lines lines;
  if (violation.why != Why::NotAnAnswer) lines.push_back(describe(s, seat, action, names) + ".");
  lines.push_back("Not possible: " + violation.text());
  if (!cannot_be_carried_out(violation.why)) return lines;
  const NodeRef effect = effect_of(s, action);
  if (effect == kNoNode) return lines;
  Obstacles obstacles(s, seat, s.top().owner(), names);
  obstacles.look_at(effect);
  for (std::string& line : obstacles.lines()) lines.push_back("  " + std::move(line));
  return lines;
}

std::vector<Refusal> refusals_by_reason(const State& s) {
  ActionList legal;
  RefusalList refused;
  explain_actions(s, legal, refused);
  std::vector<Refusal> list;
  for (const Refusal& one : refused) {
    const Why why = one.violation.why;
    if (why != Why::SpaceClosed && why != Why::OnlyGrandeOnArt) list.push_back(one);
  }
  // Equal reasons keep the order of the answers.
  std::sort(list.begin(), list.end(), [](const Refusal& a, const Refusal& b) {
    return std::pair(a.violation.text(), a.action) < std::pair(b.violation.text(), b.action);
  });
  return list;
}

Lines refusal_lines(const State& s, Seat seat, const std::vector<Refusal>& refusals, const Names& names) {
  if (refusals.empty()) return {"There are no refused answers to this question."};
  Lines lines{"Not possible now, by reason. Type why r1, why r2 and so on for more."};
  std::string reason;
  for (std::size_t i = 0; i < refusals.size(); ++i) {
    if (refusals[i].violation.text() != reason) {
      reason = refusals[i].violation.text();
      lines.push_back(reason);
    }
    lines.push_back("  r" + std::to_string(i + 1) + ". " + describe(s, seat, refusals[i].action, names));
  }
  return lines;
}

}  // namespace vendemmia
