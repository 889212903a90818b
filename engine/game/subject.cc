#include "engine/game/subject.h"

#include <algorithm>

#include "engine/game/oracle.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

// --- Which choice of a card --------------------------------------------------------------------------------------

// A card may ask for options more than once.
bool asks_for_options(Op op) { return op == Op::Choose || op == Op::OneOrBoth || op == Op::AnyOrder; }

bool is_part(NodeRef ref, NodeRef program) {
  return program != kNoNode && ref >= program && ref < program + node(program).size;
}

// What has led to the question, as a tree.
NodeRef program_of(const State& s, const Because& because) {
  switch (because.kind) {
    case Because::Kind::Rule: break;
    case Because::Kind::Visitor: return program_of(static_cast<Visitor>(because.id));
    case Because::Kind::BoardAction: return board_of(s).actions[because.id].effect;
    case Because::Kind::Yoke: return yoke_program();
    case Because::Kind::Cart: return board_of(s).cart;
    case Because::Kind::Mat: return destroy_program();
    case Because::Kind::StructureCard: return program_of(static_cast<StructureCard>(because.id));
    case Because::Kind::Worker: break;
  }
  return kNoNode;
}

// The tree around the top frame where that is another one: a bonus, an action that a visitor leads to.
NodeRef program_around(const State& s) {
  NodeRef root = s.top().node;
  for (unsigned i = s.stack_size - 1u; i-- > 0;) {
    if (is_part(root, s.stack[i].node)) root = s.stack[i].node;
  }
  return root;
}

u8 choices_before(NodeRef program, NodeRef ref) {
  u8 count = 0;
  for (NodeRef at = program; at < ref; ++at) {
    if (asks_for_options(node(at).op)) ++count;
  }
  return count;
}

void find_choice(const State& s, Subject& subject) {
  const NodeRef asks = s.top().node;
  if (!asks_for_options(node(asks).op)) return;
  const Because because = pending(s).because;
  const NodeRef own = program_of(s, because);
  subject.choice = choices_before(is_part(asks, own) ? own : program_around(s), asks);
  if (is_part(asks, own) || because.kind == Because::Kind::BoardAction) return;
  for (unsigned action : Members(board_of(s).all_actions)) {
    if (is_part(asks, board_of(s).actions[action].effect)) subject.action = static_cast<ActionId>(action);
  }
}

// --- How far it has come -----------------------------------------------------------------------------------------

void count(Subject& subject, unsigned done, unsigned at_most) {
  subject.done = static_cast<u8>(done);
  subject.at_most = static_cast<u8>(at_most);
}

WineAsked wine_asked(const Frame& f) {
  const auto so_far = memory<Op::FillOrder>(f);
  return kOrderFacts[so_far.order].wines[so_far.served];
}

OfferFrom offer_from(const State& s, const Frame& f) {
  const bool bonus = s.stack_size >= 2 && node(s.stack[s.stack_size - 2u].node).op == Op::TakeSpace;
  if (bonus) return OfferFrom::Bonus;
  return f.owner() == f.seat() ? OfferFrom::OwnCard : OfferFrom::OpponentsCard;
}

void find_progress(const State& s, Subject& subject) {
  const Frame& f = s.top();
  switch (node(f.node).op) {
    case Op::Choose: count(subject, count_bits(parts_begun(f)), parameters<Op::Choose>(f.node).count); break;
    case Op::EachChosenOpponent:
      count(subject, count_bits(memory<Op::EachChosenOpponent>(f).chosen),
            std::min<unsigned>(parameters<Op::EachChosenOpponent>(f.node).most, s.options.players - 1u));
      break;
    case Op::Plant: count(subject, memory<Op::Plant>(f).planted, parameters<Op::Plant>(f.node).up_to); break;
    case Op::Harvest:
      count(subject, memory<Op::Harvest>(f).harvested, parameters<Op::Harvest>(f.node).up_to);
      break;
    case Op::MakeWine:
      count(subject, memory<Op::MakeWine>(f).made, parameters<Op::MakeWine>(f.node).up_to);
      break;
    case Op::RetrieveWorkers:
      count(subject, memory<Op::RetrieveWorkers>(f).retrieved, parameters<Op::RetrieveWorkers>(f.node).up_to);
      break;
    case Op::SellGrapes: subject.done = memory<Op::SellGrapes>(f).sold; break;
    case Op::Discard: subject.remaining = memory<Op::Discard>(f).left; break;
    case Op::GiveCards:
      subject.remaining =
          static_cast<u8>(parameters<Op::GiveCards>(f.node).count - memory<Op::GiveCards>(f).given);
      break;
    case Op::Build:
      if (const u8 wanted = parameters<Op::Build>(f.node).count; wanted > 1)
        subject.remaining = static_cast<u8>(wanted - memory<Op::Build>(f).built);
      break;
    case Op::FillOrder:
      if (order_is_chosen(f)) subject.wine = wine_asked(f);
      break;
    case Op::TakeSpace: subject.bonus = asked_bonus(f); break;
    case Op::OracleDraw:
      // asked early, on behalf of the placement below the draw.
      if (oracle_phase(f) == OraclePhase::Bonus) subject.bonus = space_of_next_bonus(*current_placement(s));
      break;
    case Op::May: subject.offer = offer_from(s, f); break;
    default: break;
  }
}

}  // namespace

Subject subject_of(const State& s) {
  Subject subject;
  subject.owner = s.top().owner();
  find_progress(s, subject);
  find_choice(s, subject);
  return subject;
}

}  // namespace vendemmia
