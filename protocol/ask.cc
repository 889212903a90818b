#include "protocol/ask.h"

#include <algorithm>

#include "engine/catalog/names.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/door.h"
#include "engine/game/matter.h"
#include "protocol/names.h"
#include "protocol/view.h"
#include "protocol/wire/write.h"

namespace vendemmia {
namespace {

// Longer lists are for narrowing down first (a wine from a full crush pad); their previews come on demand.
constexpr unsigned kMostPreviews = 100;
constexpr unsigned kMostLikely = 24;

WireBecause because_of(const State& s, const Decision& decision, const Matter& matter) {
  WireBecause because;
  switch (decision.because.kind) {
    case Because::Kind::Rule:
      because.kind = "season";
      because.id = s.year == 0 ? "setup" : name_of(static_cast<Season>(decision.because.id));
      break;
    case Because::Kind::Visitor:
      because.kind = "visitor";
      because.id = facts(static_cast<Visitor>(decision.because.id)).id;
      break;
    case Because::Kind::BoardAction:
      because.kind = "action";
      because.id = kActionNames[decision.because.id].id;
      break;
    case Because::Kind::Yoke: because.kind = "yoke"; break;
    case Because::Kind::Cart: because.kind = "cart"; break;
    case Because::Kind::Mat: because.kind = "mat"; break;
    case Because::Kind::StructureCard:
      because.kind = "structure";
      because.id = kStructureCardFacts[decision.because.id].id;
      break;
    case Because::Kind::Worker:
      because.kind = "worker";
      because.id = name_of(static_cast<Worker>(decision.because.id));
      break;
  }
  if (matter.owner != decision.seat) because.owner = matter.owner;
  because.choice = matter.choice;
  if (matter.action) because.action = wire::BoardActionId(kActionNames[*matter.action].id);
  return because;
}

constexpr std::string_view name_of(OfferFrom offer) {
  constexpr std::string_view kNames[] = {"bonus", "own", "opponent"};
  return kNames[static_cast<unsigned>(offer)];
}

void tell_matter(AskedWhat& ask, const Matter& matter) {
  if (matter.at_most.value_or(2) > 1) {
    ask.done = matter.done;
    ask.at_most = matter.at_most;
  }
  ask.remaining = matter.remaining;
  if (matter.wine) {
    ask.wine = wire::WineName(name_of(matter.wine->type));
    ask.quality = matter.wine->at_least;
  }
  if (matter.bonus) ask.bonus = wire::SpaceName(target_name(*matter.bonus));
  if (matter.offer) ask.offer = wire::Name<OfferKinds>(name_of(*matter.offer));
}

// A state that the seat could believe in: what is read from it holds for the real one as far as the seat can
// know.
State believed(const Observation& o) {
  Rng rng(0);
  return determinize(o, rng);
}

bool hidden_until_answered(EventKind kind) {
  return kind == EventKind::Drew || kind == EventKind::Revealed || kind == EventKind::Gave ||
         kind == EventKind::Reshuffled || kind == EventKind::DeckEmpty || kind == EventKind::AutomaDrew ||
         kind == EventKind::AutomaReshuffled;
}

// Where somebody else, or the game, goes on.
bool leads_on(const Event& event, Seat seat) {
  return (event.seat != kNoSeat && event.seat != seat) || event.kind == EventKind::SeasonBegan ||
         event.kind == EventKind::YearBegan;
}

Preview look_ahead(const State& s, Seat seat, Action action) {
  Foreseen foreseen = foresee(s, seat, action);
  Preview preview;
  // The kind of a card to be drawn is known, its face is not.
  for (const Event& event : foreseen.events)
    preview.events.push_back(*wire_event(event, hidden_until_answered(event.kind) ? kNoSeat : seat));
  preview.then = std::move(foreseen.then);
  return preview;
}

// The engine explains the spaces of this season; on a page the others are there to be pointed at as well.
void add_other_seasons(const State& s, const ActionList& legal, RefusedActions& refused) {
  const Board& board = board_of(s);
  for (unsigned space = 0; space < kArt; ++space) {
    const auto target = static_cast<Target>(space);
    if (board.actions[action_of(target)].season == s.season) continue;
    if (!contains(board.open_spaces[s.options.players], space)) continue;
    for (const Worker worker : {Worker::Regular, Worker::Grande}) {
      const Action action = act(ActionKind::Place, worker, target);
      const auto refusal = check(s, action, legal, refused);
      if (refusal && !refused.full()) refused.push_back({action, *refusal});
    }
  }
}

// What the asked seat can answer, and what it cannot.
struct Answers {
  ActionList legal;
  RefusedActions refused;
};
void list_answers(const State& s, Question question, Answers& answers) {
  explain_actions(s, answers.legal, answers.refused);
  if (question == Question::Turn) add_other_seasons(s, answers.legal, answers.refused);
}

AskedWhat asked_what(const State& seen, const Decision& decision) {
  AskedWhat ask;
  ask.kind = name_of(decision.question);
  if (seen.stack_size == 0) {
    ask.because.kind = "game_over";
    return ask;
  }
  ask.seat.emplace(decision.seat);
  const Matter matter = matter_of(seen);
  ask.because = because_of(seen, decision, matter);
  tell_matter(ask, matter);
  return ask;
}

bool is_asked(const Observation& o, const Decision& decision) {
  return o.seen.stack_size != 0 && decision.seat == o.seat;
}

bool is_another_worker_on(const Action& one, const Action& placed) {
  return one.kind == ActionKind::Place && placed.kind == ActionKind::Place && one.b == placed.b;
}

std::vector<wire::Nullable<Preview>> likely_previews(const State& s, Seat seat, const ActionList& legal) {
  std::vector<wire::Nullable<Preview>> previews;
  const auto end = legal.begin() + std::min<std::size_t>(legal.size(), kMostLikely);
  for (const Action* one = legal.begin(); one != end; ++one) {
    previews.emplace_back();
    const bool seen = std::any_of(legal.begin(), one,
                                  [one](const Action& before) { return is_another_worker_on(before, *one); });
    if (!seen) previews.back().emplace(look_ahead(s, seat, *one));
  }
  while (!previews.empty() && !previews.back()) previews.pop_back();
  return previews;
}

bool same(const Refusal& a, const Refusal& b) {
  return a.reason == b.reason && a.need == b.need && a.have == b.have;
}

std::vector<RefusedFor> by_reason(const RefusedActions& refused) {
  std::vector<RefusedFor> groups;
  std::vector<Refusal> reasons;
  for (const RefusedAction& one : refused) {
    const auto found = std::find_if(reasons.begin(), reasons.end(),
                                    [&one](const Refusal& reason) { return same(reason, one.refusal); });
    const auto at = static_cast<std::size_t>(found - reasons.begin());
    if (found == reasons.end()) {
      reasons.push_back(one.refusal);
      groups.push_back({reason_of(one.refusal), {}});
    }
    groups[at].answers.push_back({one.action});
  }
  return groups;
}

}  // namespace

Foreseen foresee(const State& s, Seat seat, Action action) {
  std::vector<Event> events;
  State copy = s;
  apply(
      copy, action,
      {[](void* context, const Event& event) { static_cast<std::vector<Event>*>(context)->push_back(event); },
       &events});
  Foreseen foreseen;
  for (const Event& event : events) {
    if (hidden_until_answered(event.kind)) {
      if (event.kind == EventKind::Drew && event.seat == seat) foreseen.events.push_back(event);
      foreseen.then = "unseen";
      return foreseen;
    }
    if (event.kind == EventKind::Forced || event.kind == EventKind::VisitorDone) continue;
    if (leads_on(event, seat)) break;
    foreseen.events.push_back(event);
  }
  const Decision next = pending(copy);
  const bool asked_on = next.seat == seat && next.question != Question::Turn;
  foreseen.then = copy.over ? "over" : asked_on ? "question" : "others";
  return foreseen;
}

const wire::Words& BecauseKinds::values() {
  static const wire::Words words{"season", "visitor",   "action", "yoke",     "cart",
                                 "mat",    "structure", "worker", "game_over"};
  return words;
}
const wire::Words& Outcomes::values() {
  static const wire::Words words{"question", "unseen", "others", "over"};
  return words;
}
const wire::Words& OfferKinds::values() {
  static const wire::Words words{"bonus", "own", "opponent"};
  return words;
}

Ask ask_of(const Observation& o) {
  const Decision decision = pending(o.seen);
  Ask ask{asked_what(o.seen, decision), {}, {}};
  if (!is_asked(o, decision)) return ask;
  const State s = believed(o);
  Answers answers;
  list_answers(s, decision.question, answers);
  ask.offers.emplace().reserve(answers.legal.size());
  for (const Action& action : answers.legal) {
    Offer offer{{action}, {}};
    if (answers.legal.size() <= kMostPreviews) offer.preview = look_ahead(s, o.seat, action);
    ask.offers->push_back(std::move(offer));
  }
  ask.refused.emplace().reserve(answers.refused.size());
  for (const RefusedAction& one : answers.refused)
    ask.refused->push_back({{one.action}, reason_of(one.refusal)});
  return ask;
}

BriefAsk brief_ask_of(const Observation& o) {
  const Decision decision = pending(o.seen);
  BriefAsk ask{asked_what(o.seen, decision), {}, {}, {}};
  if (!is_asked(o, decision)) return ask;
  const State s = believed(o);
  Answers answers;
  list_answers(s, decision.question, answers);
  ask.offers.emplace().reserve(answers.legal.size());
  for (const Action& action : answers.legal) ask.offers->push_back({action});
  if (answers.legal.size() <= kMostPreviews) ask.previews = likely_previews(s, o.seat, answers.legal);
  ask.refused = by_reason(answers.refused);
  return ask;
}

Preview preview_of(const Observation& o, Action action) { return look_ahead(believed(o), o.seat, action); }

std::vector<told::Obstacle> obstacles_of(const Observation& o, Action action) {
  std::vector<told::Obstacle> list;
  for (const Obstacle& one : obstacles(believed(o), action)) {
    told::Obstacle obstacle{{}, one.refusal ? reason_of(*one.refusal) : reason_of(one.missing)};
    if (one.answer) obstacle.answer = WireAnswer{*one.answer};
    list.push_back(std::move(obstacle));
  }
  return list;
}

}  // namespace vendemmia
