#include "engine/game/matter.h"

#include <algorithm>

#include "engine/game/oracle.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

// --- Which choice of a card ----------------------------------------------------------------------------

// A card may ask for options more than once.
bool asks_for_options(Op op) { return op == Op::Choose || op == Op::OneOrBoth || op == Op::AnyOrder; }

bool belongs_to(NodeRef ref, NodeRef program) {
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
    if (belongs_to(root, s.stack[i].node)) root = s.stack[i].node;
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

void find_choice(const State& s, Matter& matter) {
  const NodeRef asks = s.top().node;
  if (!asks_for_options(node(asks).op)) return;
  matter.options = asks;
  const Because because = pending(s).because;
  const NodeRef own = program_of(s, because);
  matter.choice = choices_before(belongs_to(asks, own) ? own : program_around(s), asks);
  if (belongs_to(asks, own) || because.kind == Because::Kind::BoardAction) return;
  for (unsigned action : Members(board_of(s).all_actions)) {
    if (belongs_to(asks, board_of(s).actions[action].effect)) matter.action = static_cast<ActionId>(action);
  }
}

// --- How far it has come, and what is meant -------------------------------------------------------------------------------

void count(Matter& matter, unsigned done, unsigned at_most) {
  matter.done = static_cast<u8>(done);
  matter.at_most = static_cast<u8>(at_most);
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

void find_details(const State& s, Matter& matter) {
  const Frame& f = s.top();
  switch (node(f.node).op) {
    case Op::Choose: count(matter, count_bits(parts_begun(f)), parameters<Op::Choose>(f.node).count); break;
    case Op::OneOrBoth:
      matter.effect = child(f.node, contains(parts_begun(f), 0) ? 1 : 0);
      matter.price = parameters<Op::OneOrBoth>(f.node).vp;
      break;
    case Op::EachChosenOpponent:
      count(matter, count_bits(memory<Op::EachChosenOpponent>(f).chosen),
            std::min<unsigned>(parameters<Op::EachChosenOpponent>(f.node).most, s.options.players - 1u));
      break;
    case Op::Plant: count(matter, memory<Op::Plant>(f).planted, parameters<Op::Plant>(f.node).up_to); break;
    case Op::Harvest:
      count(matter, memory<Op::Harvest>(f).harvested, parameters<Op::Harvest>(f.node).up_to);
      break;
    case Op::MakeWine:
      count(matter, memory<Op::MakeWine>(f).made, parameters<Op::MakeWine>(f.node).up_to);
      matter.without_cellars = parameters<Op::MakeWine>(f.node).without_cellars;
      break;
    case Op::RetrieveWorkers:
      count(matter, memory<Op::RetrieveWorkers>(f).retrieved, parameters<Op::RetrieveWorkers>(f.node).up_to);
      break;
    case Op::SellGrapes: matter.done = memory<Op::SellGrapes>(f).sold; break;
    case Op::Discard: matter.remaining = memory<Op::Discard>(f).left; break;
    case Op::GiveCards:
      matter.remaining =
          static_cast<u8>(parameters<Op::GiveCards>(f.node).count - memory<Op::GiveCards>(f).given);
      break;
    case Op::Build:
      matter.build = parameters<Op::Build>(f.node);
      if (matter.build->count > 1)
        matter.remaining = static_cast<u8>(matter.build->count - memory<Op::Build>(f).built);
      break;
    case Op::Train: matter.price = parameters<Op::Train>(f.node).price; break;
    case Op::Caravan:
      for (unsigned deck = 0; deck < kDecks; ++deck) matter.shown[deck] = shown_card(f, deck);
      break;
    case Op::FillOrder:
      if (order_is_chosen(f)) matter.wine = wine_asked(f);
      break;
    case Op::TakeSpace: matter.bonus = asked_bonus(f); break;
    case Op::OracleDraw:
      // asked early, on behalf of the placement below the draw.
      if (oracle_phase(f) == OraclePhase::Bonus) matter.bonus = space_of_next_bonus(*current_placement(s));
      break;
    case Op::May:
      matter.offer = offer_from(s, f);
      matter.effect = first_child(f.node);
      break;
    default: break;
  }
}

}  // namespace

Matter matter_of(const State& s) {
  Matter matter;
  matter.owner = s.top().owner();
  find_details(s, matter);
  find_choice(s, matter);
  return matter;
}

}  // namespace vendemmia
