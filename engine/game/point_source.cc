#include "engine/game/point_source.h"

#include "engine/catalog/programs.h"
#include "engine/game/frames.h"

namespace vendemmia {

// The innermost unfinished work says what the points are for: a windmill pays inside the planting, even when a
// visitor has asked for it.
PointSource point_source(const State& s) {
  for (unsigned i = s.stack_size; i-- > 0;) {
    const Frame& f = s.stack[i];
    if (card_with_node(f.node)) return PointSource::StructureCards;
    switch (node(f.node).op) {
      case Op::FillOrder: return PointSource::Orders;
      case Op::Plant: return PointSource::Windmill;
      case Op::Tour: return PointSource::TastingRoom;
      case Op::Spring:
      case Op::LeaveSeason:
      case Op::MoveRooster: return PointSource::WakeUp;
      // Only structure cards make building and wine itself worth something.
      case Op::Build:
      case Op::MakeWine: return PointSource::StructureCards;
      case Op::SellWine: return PointSource::SellWine;
      case Op::NewYear: return PointSource::Influence;
      case Op::PlayVisitor: return PointSource::Visitors;
      case Op::TakeSpace:
        return action_of(place_of_worker(f)) == static_cast<ActionId>(BoardAction::Trade)
                   ? PointSource::Trade
                   : PointSource::Bonuses;
      default: break;
    }
  }
  return PointSource::Other;
}

}  // namespace vendemmia
