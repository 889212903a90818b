#include "protocol/ask.h"

#include <algorithm>

#include "engine/catalog/names.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/door.h"
#include "engine/game/foresee.h"
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

constexpr std::array<std::string_view, kOutcomes> kOutcomeNames{"question", "unseen", "others", "over"};

Preview look_ahead(const State& s, Seat seat, Action action) {
  const Foreseen foreseen = foresee(s, seat, action);
  Preview preview;
  // The kind of a card to be drawn is known, its face is not.
  for (const Event& event : foreseen.events)
    preview.events.push_back(*wire_event(event, hidden_until_answered(event.kind) ? kNoSeat : seat));
  preview.then = kOutcomeNames[static_cast<unsigned>(foreseen.then)];
  return preview;
}

// The engine explains the spaces of this season; on a page the others are there to be pointed at as well. Where it says nothing of
// one of them, the season is why.
void add_other_seasons(const State& s, const ActionList& legal, RefusedActions& refused) {
  std::array<u64, 2> explained{};  // by worker
  const auto note = [&explained](const Action& one) {
    const bool plain = one.kind == ActionKind::Place && one.c == 0 && one.d == 0;
    if (plain && one.a < explained.size() && is_space(one.b)) explained[one.a] |= bit(one.b);
  };
  for (const Action& one : legal) note(one);
  for (const RefusedAction& one : refused) note(one.action);
  const Board& board = board_of(s);
  for (const unsigned space : Members(board.open_spaces[s.options.players])) {
    const auto target = static_cast<Target>(space);
    if (board.actions[action_of(target)].season == s.season) continue;
    for (const Worker worker : {Worker::Regular, Worker::Grande}) {
      if (refused.full() || contains(explained[static_cast<unsigned>(worker)], space)) continue;
      refused.push_back({act(ActionKind::Place, worker, target), Refusal{Reason::WrongSeason}});
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
  if (!is_asking(seen)) {
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
  return is_asking(o.seen) && decision.seat == o.seat;
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

const wire::Words& BecauseKinds::values() {
  static const wire::Words words{"season", "visitor",   "action", "yoke",     "cart",
                                 "mat",    "structure", "worker", "game_over"};
  return words;
}
const wire::Words& Outcomes::values() {
  static const wire::Words words(kOutcomeNames.begin(), kOutcomeNames.end());
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
