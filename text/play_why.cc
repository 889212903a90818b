#include "text/play_why.h"

#include <algorithm>
#include <utility>

#include "engine/catalog/visitor_names.h"
#include "engine/game/door.h"
#include "engine/game/foresee.h"
#include "engine/game/matter.h"
#include "engine/game/obstacles.h"
#include "engine/game/reason_rulings.h"

namespace vendemmia {
namespace {

// What the log would say of the seat's own deeds.
std::string outcome(const State& s, Seat seat, Action action, const Names& names) {
  std::vector<std::string> deeds;
  for (const Event& event : foresee(s, seat, action).events) {
    if (event.seat == seat) deeds.push_back(deed_words(event, kNoSeat, names));
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
      return "In steps: " + describe_effect(printed_effect(static_cast<Visitor>(action.a))) + ".";
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

// The sentence and the rulings behind it, which `vendemmia rules` explains.
std::string reason_words(const Refusal& refusal) {
  std::vector<std::string> numbers;
  for (const RulingNumber number : rulings_of(refusal.reason)) numbers.push_back(text_of(number));
  return refusal.text() + (numbers.empty() ? "" : " (" + listed(numbers, ", ") + ")");
}

// --- What stands in the way of an effect -----------------------------------------------------------

std::string missing_words(Missing missing, PrintedEffect part, const Wording& wording) {
  switch (missing) {
    case Missing::Vine: return "You hold no vine card.";
    case Missing::Order: return "You hold no wine order card.";
    case Missing::Grapes: return "There are no grapes on your crush pad.";
    case Missing::Visitor:
      return "You hold no " + std::string(deck_name(part.told<Op::PlayVisitor>().deck)) + " card.";
    case Missing::Wine: return "There is no wine in your cellar.";
    case Missing::Vp: return "Your VP cannot fall below -5.";
    case Missing::Something: break;
  }
  return "You cannot " + describe_effect(part, wording) + " now.";
}

std::string hindrance_words(const State& s, Seat seat, const Obstacle& one, const Names& names) {
  const Seat owner = matter_of(s).owner;
  if (!one.refusal) {
    return missing_words(one.missing, PrintedEffect(one.part),
                         {.owner = owner == seat ? "you" : name_of(names, owner), .may_is_said = true});
  }
  if (!one.answer) return reason_words(*one.refusal);
  // Which field it would have been does not matter.
  if (one.refusal->reason == Reason::StructuresMissing)
    return vine_words(static_cast<Vine>(one.answer->a)) + ": " + reason_words(*one.refusal);
  return describe(with_question(s, one.part), seat, *one.answer, names) +
         ". Not possible: " + reason_words(*one.refusal);
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

Lines explain_refusal(const State& s, Seat seat, Action action, const Refusal& refusal, const Names& names) {
  Lines lines;
  if (refusal.reason != Reason::NotAnAnswer) lines.push_back(describe(s, seat, action, names) + ".");
  lines.push_back("Not possible: " + reason_words(refusal));
  for (const Obstacle& one : obstacles(s, action)) {
    std::string line = "  " + hindrance_words(s, seat, one, names);
    if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<RefusedAction> refusals_by_reason(const State& s) {
  ActionList legal;
  RefusedActions refused;
  explain_actions(s, legal, refused);
  std::vector<RefusedAction> list;
  for (const RefusedAction& one : refused) {
    const Reason reason = one.refusal.reason;
    if (reason != Reason::SpaceClosed && reason != Reason::OnlyGrandeOnArt) list.push_back(one);
  }
  // Equal reasons keep the order of the answers.
  std::sort(list.begin(), list.end(), [](const RefusedAction& a, const RefusedAction& b) {
    return std::pair(a.refusal.text(), a.action) < std::pair(b.refusal.text(), b.action);
  });
  return list;
}

Lines refusal_lines(const State& s, Seat seat, const std::vector<RefusedAction>& refusals,
                    const Names& names) {
  if (refusals.empty()) return {"There are no refused answers to this question."};
  Lines lines{"Not possible now, by reason. Type why r1, why r2 and so on for more."};
  std::string reason;
  for (std::size_t i = 0; i < refusals.size(); ++i) {
    if (refusals[i].refusal.text() != reason) {
      reason = refusals[i].refusal.text();
      lines.push_back(reason);
    }
    lines.push_back("  r" + std::to_string(i + 1) + ". " + describe(s, seat, refusals[i].action, names));
  }
  return lines;
}

}  // namespace vendemmia
