#include "text/play_why.h"

#include <algorithm>
#include <utility>

#include "engine/catalog/visitor_names.h"
#include "engine/game/door.h"
#include "engine/game/foresee.h"
#include "engine/game/matter.h"
#include "engine/game/obstacles.h"
#include "engine/game/reason_rulings.h"
#include "protocol/reason.h"

namespace vendemmia {
namespace {

namespace why = words::text_mode::why;

// The text of a card ends with a full stop of its own.
std::string as_sentence(const std::string& text) { return text.ends_with('.') ? text : text + "."; }

// What the log would say of the seat's own deeds.
std::string outcome(const State& s, Seat seat, Action action, const Speech& t) {
  std::vector<std::string> deeds;
  for (Event event : foresee(s, seat, action).events) {
    if (event.seat != seat) continue;
    event.seen_by = 0;  // a look ahead shows no card
    deeds.push_back(deeds.empty() ? describe(event, seat, t) : deed_words(event, seat, t));
    if (deeds.back().ends_with('.')) deeds.back().pop_back();
  }
  return joined(deeds, "; ");
}

// The text behind an answer: what the action, card, structure or row says.
std::string text_behind(const State& s, Action action, const Speech& t) {
  switch (action.kind) {
    case ActionKind::Place:
      return action_of(action.b) == kNoAction ? "" : action_text(s, action_of(action.b), t);
    case ActionKind::TakeAction: return action_text(s, action.a, t);
    case ActionKind::Pass: return t.say(why::passing);
    case ActionKind::Row: return t.say(why::row);
    default: return "";
  }
}

std::string card_behind(const State& s, const Speech& t) {
  const Because because = pending(s).because;
  const std::string what = because_words(s, t);
  if (because.kind == Because::Kind::Visitor)
    return what + ": " + visitor_text(static_cast<Visitor>(because.id), t);
  return what.empty() ? "" : what + ".";
}

// The sentence and the rulings behind it, which `vendemmia rules` explains.
std::string with_rulings(const Refusal& refusal, const Speech& t) {
  std::vector<std::string> numbers;
  for (const RulingNumber number : rulings_of(refusal.reason)) numbers.push_back(text_of(number));
  return reason_words(refusal, t) + (numbers.empty() ? "" : " (" + joined(numbers, ", ") + ")");
}

// --- What stands in the way of an effect -----------------------------------------------------------

std::string hindrance_words(const State& s, Seat seat, const Obstacle& one, const Speech& t) {
  if (!one.refusal) return t.look("reasons.", reason_of(one.missing).code.text);
  if (!one.answer) return with_rulings(*one.refusal, t);
  // Which field it would have been does not matter.
  if (one.refusal->reason == Reason::StructuresMissing)
    return vine_words(static_cast<Vine>(one.answer->a), t) + ": " + with_rulings(*one.refusal, t);
  return describe(with_question(s, one.part), seat, *one.answer, t) + ". " +
         t.say(why::not_possible{.reason = with_rulings(*one.refusal, t)});
}

}  // namespace

std::string reason_words(const Refusal& refusal, const Speech& t) {
  namespace r = words::reasons;
  const told::Reason told = reason_of(refusal);
  const int need = told.need.value_or(0);
  const int have = told.have.value_or(0);
  switch (refusal.reason) {
    case Reason::LiraShort: return t.say(r::lira_short{.need = need, .have = have});
    case Reason::FieldFull: return t.say(r::field_full{.need = need, .have = have});
    case Reason::ValueTooLow: return t.say(r::value_too_low{.need = need, .have = have});
    case Reason::TollTooHigh: return t.say(r::toll_too_high{.need = need, .have = have});
    case Reason::StructuresMissing: {
      std::vector<std::string> structures;
      for (unsigned i : Members(static_cast<StructureSet>(refusal.need)))
        structures.push_back(the_structure(static_cast<Structure>(i), t));
      return t.say(r::structures_missing{.structures = listed(structures, t)});
    }
    case Reason::StrandsLaterPart:
      return t.say(r::strands_later_part{.part = t.look("reasons.parts.", told.part->text)});
    default: return t.look("reasons.", told.code.text);
  }
}

Lines explain_answer(const State& s, Seat seat, Action action, const Speech& t) {
  Lines lines{as_sentence(describe(s, seat, action, t))};
  const auto add = [&lines](std::string text) {
    if (!text.empty()) lines.push_back(std::move(text));
  };
  add(text_behind(s, action, t));
  const std::string deeds = outcome(s, seat, action, t);
  add(deeds.empty() ? t.say(why::follows) : t.say(why::log{.log = deeds + "."}));
  add(card_behind(s, t));
  lines.push_back(t.say(why::typed{.text = text_of(action)}));
  return lines;
}

Lines explain_refusal(const State& s, Seat seat, Action action, const Refusal& refusal, const Speech& t) {
  Lines lines;
  if (refusal.reason != Reason::NotAnAnswer) lines.push_back(as_sentence(describe(s, seat, action, t)));
  lines.push_back(t.say(why::not_possible{.reason = with_rulings(refusal, t)}));
  for (const Obstacle& one : obstacles(s, action)) {
    std::string line = "  " + hindrance_words(s, seat, one, t);
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

Lines refusal_lines(const State& s, Seat seat, const std::vector<RefusedAction>& refusals, const Speech& t) {
  if (refusals.empty()) return {t.say(why::none_refused)};
  Lines lines{t.say(why::refused)};
  std::string reason;
  for (std::size_t i = 0; i < refusals.size(); ++i) {
    if (std::string next = reason_words(refusals[i].refusal, t); next != reason) {
      reason = std::move(next);
      lines.push_back(reason);
    }
    lines.push_back("  r" + std::to_string(i + 1) + ". " + describe(s, seat, refusals[i].action, t));
  }
  return lines;
}

}  // namespace vendemmia
