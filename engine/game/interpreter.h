// Carries programs out, one frame at a time, to the next question.
//
//   stack, top right:   Game > PlacementSeason > Turn > TakeSpace > PlayVisitor > Seq > Build
//                                                                                    |
//                        the top frame's operation steps, asks, or is done ----------'
#pragma once

#include "engine/catalog/programs.h"
#include "engine/core/fixed_vector.h"
#include "engine/game/event.h"
#include "engine/game/feasible.h"
#include "engine/game/frames.h"
#include "engine/game/reason.h"
#include "engine/game/state.h"

namespace vendemmia {

enum class Step : u8 {
  Done,    // the frame is finished; Machine::result is its result
  Pushed,  // another frame is on top now (or this one has become another)
  Ask,     // the seat of the top frame is asked
  Stuck,   // a mandatory part cannot be done: met only while looking ahead
};

// A program that follows a deed at once, before the effect that led to the deed continues.
struct Followup {
  NodeRef node;
  Seat seat;
  Card drawn;  // for FillDrawnOrder
};

struct Machine {
  State& s;
  const Events events;
  u8 result = 0;  // of the frame that has just finished
  // Whether a turn in which passing is the only answer is over at once; who looks ahead stops at every question.
  bool passes = false;
  FixedVector<Followup, 8> followups{};

  Player& player(const Frame& f) const { return s.players[f.seat()]; }
  void follow_up(NodeRef ref, Seat seat, Card drawn = 0) { followups.push_back({ref, seat, drawn}); }
};

struct Operation {
  Step (*step)(Machine&, Frame&);
  // All answers to the question, ascending; refusals too when offers.explaining().
  void (*offers)(const State&, const Frame&, Offers&);
  void (*answer)(Machine&, Frame&, Action);
  bool (*feasible)(const Means&, NodeRef);
  // Whether it must be asked although only one answer is left, since not asking would tell the others
  // something about the hand. May be null: never.
  bool (*secret)(const State&, const Frame&);
};

// An operation while it is carried out, in one line of the cache. Whether it is feasible is asked of Judgement.
struct alignas(4 * sizeof(void*)) RunningOperation {
  decltype(Operation::step) step;
  decltype(Operation::offers) offers;
  decltype(Operation::answer) answer;
  decltype(Operation::secret) secret;
};

// By node, bound in ops/operations.cc. What comes next can seldom be guessed, so the processor waits until it is known: one look
// into a table by node takes a third of the time that looking for its Op and then for the operation would.
extern const std::array<RunningOperation, kNodeRoom> kOperations;

inline const RunningOperation& operation_of(NodeRef ref) { return kOperations[ref]; }
inline const RunningOperation& operation_of(const Frame& f) { return operation_of(f.node); }

inline void push(State& s, NodeRef ref, Seat seat, Seat owner) {
  CHECK(s.stack_size < State::kStackRoom);
  Frame& frame = s.stack[s.stack_size++];
  frame = Frame{ref, static_cast<u8>(seat | (owner << 4)), 0, {}};
  if (node(ref).guarded) ++s.guards;
}

// The frame asks one seat after another.
inline void ask(Frame& frame, Seat seat) { frame.who = static_cast<u8>(seat | seat << 4); }

// A guarded frame goes. They are rare, so in most positions its node need not be looked at.
inline void unguard(State& s, const Frame& frame) {
  if (s.guards != 0 && node(frame.node).guarded) --s.guards;
}

inline void pop(State& s) {
  Frame& frame = s.top();
  unguard(s, frame);
  frame = Frame{};  // equal positions have equal bytes
  --s.stack_size;
}

// The frame continues as another node: nothing else is left to do here.
inline Step become(State& s, Frame& frame, NodeRef ref) {
  unguard(s, frame);
  frame = Frame{ref, frame.who, 0, {}};
  if (node(ref).guarded) ++s.guards;
  return Step::Pushed;
}

// Puts the node on the stack and lets it take its first step. Done: it is over already, and whoever has started it goes on;
// otherwise that is the step to return.
inline Step start(Machine& m, NodeRef ref, Seat seat, Seat owner) {
  push(m.s, ref, seat, owner);
  const Step step = operation_of(ref).step(m, m.s.top());
  if (step == Step::Done) pop(m.s);
  return m.followups.empty() ? step : Step::Pushed;
}

// Runs until a question, until the stack is down to `floor`, or until stuck.
Step run(Machine& m, unsigned floor);

// All legal answers to the pending question. Precondition: a question is pending.
void list_answers(const State& s, ActionList& legal, RefusedActions* refused);

// Puts the follow-ups on the stack, each on a frame that remembers the result of what went before.
void push_followups(Machine& m);

// Runs to the next question that needs an answer from somebody and lists its answers; the list is
// empty when the game is over.
void advance(State& s, const Events& events, ActionList& next);

// Gives the answer to the pending question, and the same. Precondition: it is legal.
void take_answer(State& s, Action action, const Events& events, ActionList& next);

// The engine answers for the seat, which has no choice.
inline void tell_forced(const Machine& m, Seat seat) {
  m.events.tell({.kind = EventKind::Forced, .seat = seat, .seen_by = static_cast<u8>(bit(seat))});
}

// The innermost frame of this operation, or null.
template <class AnyState>
auto* innermost(AnyState& s, Op op) {
  for (unsigned i = s.stack_size; i-- > 0;) {
    if (node(s.stack[i].node).op == op) return &s.stack[i];
  }
  return static_cast<decltype(&s.stack[0])>(nullptr);
}

// The frame that the worker's placement pushed, or null: where is the player standing right now?
inline const Frame* current_placement(const State& s) { return innermost(s, Op::TakeSpace); }

}  // namespace vendemmia
