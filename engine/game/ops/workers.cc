// Workers trained, taken back, borrowed.
#include "engine/game/changes.h"
#include "engine/game/modifiers.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

// --- Train. step 1: answered. --------------------------------------------------------------------------

// always.
constexpr int kSpecialSurcharge = 1;

// the owner of an Academy gets something too.
int with_fee(const State& s, Seat seat, int price) {
  return price + (academy_owner(s, seat) == kNoSeat ? 0 : 1);
}

Reason training_problem(const State& s, Seat seat, int price, int lira) {
  if (!may_own_more_workers(s, s.players[seat])) return Reason::WorkerLimit;
  return with_fee(s, seat, price) > lira ? Reason::LiraShort : Reason::Ok;
}

Reason special_problem(const State& s, Seat seat, Worker kind, int price) {
  const Player& p = s.players[seat];
  if (p.special[special_index(s, kind)] != kNotOwned) return Reason::SpecialOwned;
  return training_problem(s, seat, price + kSpecialSurcharge, p.lira);
}

void train(Machine& m, Frame& f, Worker worker) {
  const auto told = parameters<Op::Train>(f.node);
  const int price = told.price + (is_special(worker) ? kSpecialSurcharge : 0);
  train_worker(m, f.seat(), worker, static_cast<unsigned>(price), told.usable);
  f.step = 1;
  edit<Op::Train>(f)->trained = 1;
}

Step step_train(Machine& m, Frame& f) {
  if (f.step == 0) {
    const auto told = parameters<Op::Train>(f.node);
    if (told.duty == Duty::May) return Step::Ask;
    if (training_problem(m.s, f.seat(), told.price, m.player(f).lira) != Reason::Ok) return Step::Stuck;
    for (const Worker kind : m.s.special_kinds) {
      if (is_special(kind) && special_problem(m.s, f.seat(), kind, told.price) == Reason::Ok)
        return Step::Ask;
    }
    train(m, f, Worker::Regular);
  }
  m.result = memory<Op::Train>(f).trained;
  return Step::Done;
}

void offers_train(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  const auto told = parameters<Op::Train>(f.node);
  const int price = told.price;
  const int need = with_fee(s, f.seat(), price);
  offers.add(act(ActionKind::Train), training_problem(s, f.seat(), price, p.lira), need, p.lira);
  for (const Worker kind : s.special_kinds) {
    if (!is_special(kind)) continue;
    offers.add(act(ActionKind::TrainSpecial, kind), special_problem(s, f.seat(), kind, price),
               need + kSpecialSurcharge, p.lira);
  }
  if (told.duty == Duty::May) offers.add(act(ActionKind::Done));
}

void answer_train(Machine& m, Frame& f, Action action) {
  f.step = 1;
  if (action.kind == ActionKind::Done) return;
  train(m, f, action.kind == ActionKind::Train ? Worker::Regular : static_cast<Worker>(action.a));
}

}  // namespace

bool train_feasible(const Means& means, NodeRef ref) {
  return training_problem(*means.state, means.seat, parameters<Op::Train>(ref).price, means.lira) ==
         Reason::Ok;
}

namespace {

// --- RetrieveWorkers (Producer). step 1: no more. ------------------------------------------------------

// everywhere but on the action where the card was played.
ActionId barred_action(const State& s) {
  const Frame* placement = current_placement(s);
  return placement == nullptr ? kNoAction : action_of(place_of_worker(*placement));
}

bool barred(Target target, ActionId at) { return at != kNoAction && action_of(target) == at; }

Step step_retrieve(Machine&, Frame& f) {
  return f.step == 0 &&
                 memory<Op::RetrieveWorkers>(f).retrieved < parameters<Op::RetrieveWorkers>(f.node).up_to
             ? Step::Ask
             : Step::Done;
}

void offers_retrieve(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  const ActionId at = barred_action(s);
  for (unsigned space = 0; space < kArt; ++space) {
    if (s.spaces[space] != occupant(f.seat(), Worker::Regular)) continue;
    offers.add(act(ActionKind::Retrieve, Worker::Regular, space),
               barred(static_cast<Target>(space), at) ? Reason::OnTheSameAction : Reason::Ok);
  }
  for (unsigned action = 0; action < kMaxActions; ++action) {
    if (regulars_on_art(p, static_cast<ActionId>(action)) == 0) continue;
    offers.add(act(ActionKind::Retrieve, Worker::Regular, art_of(static_cast<ActionId>(action))),
               action == at ? Reason::OnTheSameAction : Reason::Ok);
  }
  if (p.on_cart != 0) offers.add(act(ActionKind::Retrieve, Worker::Regular, kCart));
  if (p.yoke_has_regular) offers.add(act(ActionKind::Retrieve, Worker::Regular, kYoke));
  if (contains(p.regular_in_buildings, kDestroyPlace))
    offers.add(act(ActionKind::Retrieve, Worker::Regular, kDestroySpace));
  for (unsigned place : Members(p.regular_in_buildings & ~(1u << kDestroyPlace)))
    offers.add(act(ActionKind::Retrieve, Worker::Regular, kBuildings + place));
  if (p.grande != kNowhere) {
    offers.add(act(ActionKind::Retrieve, Worker::Grande, p.grande),
               barred(p.grande, at) ? Reason::OnTheSameAction : Reason::Ok);
  }
  for (unsigned i = 0; i < kSpecialsInGame; ++i) {
    if (p.special[i] >= kTargets) continue;
    offers.add(act(ActionKind::Retrieve, s.special_kinds[i], p.special[i]),
               barred(p.special[i], at) ? Reason::OnTheSameAction : Reason::Ok);
  }
  if (memory<Op::RetrieveWorkers>(f).retrieved > 0) offers.add(act(ActionKind::Done));  // one or two
}

void answer_retrieve(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
    return;
  }
  ++edit<Op::RetrieveWorkers>(f)->retrieved;
  retrieve_worker(m, f.seat(), static_cast<Worker>(action.a), action.b);
}

bool retrieve_feasible(const Means& means, NodeRef) {
  const State& s = *means.state;
  const Player& p = means.player();
  const ActionId at = means.at != kNoAction ? means.at : barred_action(s);
  if (p.on_cart != 0 || p.yoke_has_regular || p.regular_in_buildings != 0) return true;
  if (p.grande != kNowhere && !barred(p.grande, at)) return true;
  for (const Target special : p.special) {
    if (special < kTargets && !barred(special, at)) return true;
  }
  for (unsigned action = 0; action < kMaxActions; ++action) {
    if (p.on_art[action] != 0 && action != at) return true;
  }
  for (unsigned space = 0; space < kArt; ++space) {
    if (s.spaces[space] == occupant(means.seat, Worker::Regular) && !barred(static_cast<Target>(space), at)) {
      return true;
    }
  }
  return false;
}

// --- RetrieveGrande (Motivator). Optional. step 1: answered. -------------------------------------------

Reason grande_problem(const State& s, Seat seat, Seat owner) {
  const Player& p = s.players[seat];
  if (p.grande == kNowhere) return Reason::GrandeNotPlaced;
  // opponents only while they have not passed; R-165: the active player takes even the very grande
  // that played the card.
  return seat != owner && p.passed ? Reason::GrandeNotPlaced : Reason::Ok;
}

Step step_retrieve_grande(Machine& m, Frame& f) {
  if (f.step == 0) return Step::Ask;
  m.result = memory<Op::RetrieveGrande>(f).retrieved;
  return Step::Done;
}

void offers_retrieve_grande(const State& s, const Frame& f, Offers& offers) {
  offers.add(act(ActionKind::RetrieveGrande), grande_problem(s, f.seat(), f.owner()));
  offers.add(act(ActionKind::Done));
}

void answer_retrieve_grande(Machine& m, Frame& f, Action action) {
  f.step = 1;
  if (action.kind == ActionKind::Done) return;
  retrieve_worker(m, f.seat(), Worker::Grande, m.player(f).grande);
  edit<Op::RetrieveGrande>(f)->retrieved = 1;
}

bool retrieve_grande_feasible(const Means& means, NodeRef) {
  return grande_problem(*means.state, means.seat, means.owner) == Reason::Ok;
}

// --- TemporaryWorker (row 7). R-117: only if it is still on the chart. -------------------------------------

Step step_temporary_worker(Machine& m, Frame& f) {
  for (const Player& p : m.s.players) {
    if (p.has_temporary) return Step::Done;
  }
  m.player(f).has_temporary = true;
  ++m.player(f).available;
  m.events.tell({EventKind::TemporaryWorker, f.seat()});
  return Step::Done;
}

}  // namespace

const Operation kTrainOperation{step_train, offers_train, answer_train, train_feasible, nullptr};
const Operation kRetrieveWorkersOperation{step_retrieve, offers_retrieve, answer_retrieve, retrieve_feasible,
                                          nullptr};
const Operation kRetrieveGrandeOperation{step_retrieve_grande, offers_retrieve_grande, answer_retrieve_grande,
                                         retrieve_grande_feasible, nullptr};
const Operation kTemporaryWorkerOperation{step_temporary_worker, no_offers, no_answer, always_feasible,
                                          nullptr};

}  // namespace vendemmia
