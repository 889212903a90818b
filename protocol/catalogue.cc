#include "protocol/catalogue.h"

#include "engine/catalog/names.h"
#include "engine/catalog/orders.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/printed_effect.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/winery.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

std::vector<wire::StructureId> names_of(StructureSet set) {
  std::vector<wire::StructureId> list;
  for (unsigned i : Members(set)) list.emplace_back(name_of(static_cast<Structure>(i)));
  return list;
}

// Choose, OneOrBoth and AnyOrder ask which of their parts.
void add_choices(PrintedEffect effect, std::vector<u8>& list) {
  const Op op = effect.op();
  if (op == Op::Choose || op == Op::OneOrBoth || op == Op::AnyOrder)
    list.push_back(static_cast<u8>(effect.parts()));
  for (unsigned i = 0; i < effect.parts(); ++i) add_choices(effect.part(i), list);
}

std::vector<u8> choices_in(const std::optional<PrintedEffect>& effect) {
  std::vector<u8> list;
  if (effect) add_choices(*effect, list);
  return list;
}

std::vector<VineEntry> vines() {
  std::vector<VineEntry> list;
  for (const VineFacts& one : kVines)
    list.push_back({one.id, one.red, one.white, names_of(one.needs), one.copies});
  return list;
}

std::vector<OrderEntry> orders() {
  std::vector<OrderEntry> list;
  for (unsigned i = 0; i < kOrders; ++i) {
    const OrderFacts& one = kOrderFacts[i];
    OrderEntry entry{order_name(i), {}, one.vp, one.residual};
    for (unsigned wine = 0; wine < one.wine_count; ++wine)
      entry.wines.push_back({name_of(one.wines[wine].type), one.wines[wine].at_least});
    list.push_back(std::move(entry));
  }
  return list;
}

std::vector<VisitorEntry> visitors() {
  std::vector<VisitorEntry> list;
  for (unsigned i = 0; i < kVisitors; ++i) {
    const auto visitor = static_cast<Visitor>(i);
    list.push_back({facts(visitor).id, name_of(deck_of(visitor)), choices_in(printed_effect(visitor))});
  }
  return list;
}

std::vector<MamaEntry> mamas() {
  std::vector<MamaEntry> list;
  for (const MamaFacts& one : kMamaFacts) {
    MamaEntry entry{one.id, std::string(one.name), one.regular_workers, {}, one.lira};
    for (unsigned deck = 0; deck < kDecks; ++deck)
      entry.cards.entries.push_back({kDeckNames[deck], deck < one.cards.size() ? one.cards[deck] : u8{0}});
    list.push_back(std::move(entry));
  }
  return list;
}

std::vector<PapaEntry> papas() {
  std::vector<PapaEntry> list;
  for (const PapaFacts& one : kPapaFacts) {
    PapaEntry entry{one.id,   std::string(one.name),
                    one.lira, GiftKinds::values()[static_cast<unsigned>(one.gift)],
                    {},       one.or_lira};
    if (one.gift == Gift::Structure) entry.structure = wire::StructureId(name_of(one.structure));
    list.push_back(std::move(entry));
  }
  return list;
}

std::vector<StructureEntry> structures_list() {
  std::vector<StructureEntry> list;
  for (const StructureFacts& one : kStructureFacts) list.push_back({one.id, one.cost, names_of(one.needs)});
  return list;
}

std::vector<StructureCardEntry> structure_cards() {
  std::vector<StructureCardEntry> list;
  for (unsigned i = 0; i < kStructureCardCount; ++i) {
    const StructureCardFacts& one = kStructureCardFacts[i];
    list.push_back({one.id, one.cost, StructureCardKinds::values()[static_cast<unsigned>(one.kind)],
                    choices_in(printed_effect(static_cast<StructureCard>(i)))});
  }
  return list;
}

std::vector<SpecialWorkerEntry> special_workers() {
  std::vector<SpecialWorkerEntry> list;
  for (unsigned i = 0; i < kSpecialKinds; ++i) {
    const SpecialWorkerFacts& one = kSpecialWorkerFacts[i];
    list.push_back({kWorkerNames[kFirstSpecial + i], one.for_two, one.for_one});
  }
  return list;
}

BoardGift gift_of(PrintedEffect effect) {
  const auto name = [](Deck deck) { return wire::DeckName(kDeckNames[static_cast<unsigned>(deck)]); };
  switch (effect.op()) {
    case Op::May: return gift_of(effect.part(0));
    case Op::Lira: return {"lira", static_cast<u8>(effect.told<Op::Lira>().amount), {}};
    case Op::Vp: return {"vp", static_cast<u8>(effect.told<Op::Vp>().amount), {}};
    case Op::Draw: return {"draw", effect.told<Op::Draw>().count, name(effect.told<Op::Draw>().deck)};
    case Op::DrawChoice:
      return {effect.told<Op::DrawChoice>().decks == kVisitorDecks ? "draw_visitor" : "draw_any", 1, {}};
    case Op::PlayVisitor: return {"play_visitor", 1, name(effect.told<Op::PlayVisitor>().deck)};
    case Op::Star: return {"star", 1, {}};
    case Op::AgeGrapes: return {"age_grapes", {}, {}};
    case Op::TemporaryWorker: return {"temporary_worker", {}, {}};
    case Op::Plant: return {"plant", effect.told<Op::Plant>().up_to, {}};
    case Op::Harvest: return {"harvest", effect.told<Op::Harvest>().up_to, {}};
    case Op::MakeWine: return {"make_wine", effect.told<Op::MakeWine>().up_to, {}};
    case Op::Seq: return {"trade", {}, {}};
    default: return {"other", {}, {}};
  }
}
BoardGift gift_of(NodeRef effect) { return gift_of(PrintedEffect(effect)); }

// One gift, or those that one chooses from.
std::vector<BoardGift> gifts_of(PrintedEffect effect) {
  if (effect.op() != Op::Choose) return {gift_of(effect)};
  std::vector<BoardGift> list;
  for (unsigned i = 0; i < effect.parts(); ++i) list.push_back(gift_of(effect.part(i)));
  return list;
}

std::vector<RowEntry> chart_of(const Board& board) {
  std::vector<RowEntry> list;
  const unsigned columns = board.seasonal ? static_cast<unsigned>(board.row_bonus.size()) : 1;
  for (unsigned row = 1; row <= kRows; ++row) {
    for (unsigned season = 0; season < columns; ++season) {
      const NodeRef bonus = board.row_bonus[season][row - 1];
      if (bonus == kNoNode) continue;
      list.push_back({static_cast<u8>(row), {}, gift_of(bonus)});
      if (board.seasonal) list.back().season = wire::SeasonName(kSeasonNames[season]);
    }
  }
  return list;
}

BoardEntry board_entry(const Board& board) {
  BoardEntry entry;
  entry.id = board.name;
  entry.goal = board.goal_vp;
  entry.rows = kRows;
  entry.seasonal = board.seasonal;
  entry.chart = chart_of(board);
  entry.cart = gifts_of(PrintedEffect(board.cart));
  for (unsigned i = 0; i < kRegions; ++i) {
    const RegionFacts& region = board.regions[i];
    if (region.vp != 0) entry.regions.push_back({kRegionNames[i], region.vp, gift_of(region.benefit)});
  }
  for (unsigned i = 0; i < kLevels; ++i) {
    entry.automa_vp.entries.push_back({kLevelFacts[i].id, board.automa_vp[i]});
    entry.automa_least.entries.push_back({kLevelFacts[i].id, board.automa_least[i]});
    const YearlyVp& yearly = board.aggressive_vp[i];
    entry.aggressive_vp.entries.push_back({kLevelFacts[i].id, {yearly.begin(), yearly.end()}});
  }
  for (unsigned i : Members(board.all_actions)) {
    const ActionFacts& one = board.actions[i];
    const auto action = static_cast<ActionId>(i);
    BoardActionEntry list{kActionNames[i].id,
                          name_of(one.season),
                          {},
                          target_name(art_of(action)),
                          choices_in(PrintedEffect(one.effect))};
    for (unsigned position = 0; position < kSpacesPerAction; ++position) {
      const SpaceFacts& space = one.spaces[position];
      list.spaces.push_back(
          {target_name(space_of(action, position)), space.min_players, space.bonus != kNoNode, {}});
      if (space.bonus != kNoNode) list.spaces.back().gives = gift_of(space.bonus);
    }
    entry.actions.push_back(std::move(list));
  }
  for (unsigned bar : Members(kAutomaBars)) {
    const ActionId action = board.automa_actions[bar];
    if (action != kNoAction) entry.automa.push_back({kActionNames[bar].id, kActionNames[action].id});
  }
  return entry;
}

std::vector<BoardEntry> boards() {
  std::vector<BoardEntry> list;
  for (const Board& board : kBoards) list.push_back(board_entry(board));
  return list;
}

std::vector<AutomaCardEntry> automa_cards() {
  std::vector<AutomaCardEntry> list;
  for (unsigned card = 0; card < kAutomaCards; ++card) {
    AutomaCardEntry entry{automa_card_name(card), {}};
    for (const BoardAction bar : kAutomaDeck[card])
      entry.bars.emplace_back(kActionNames[static_cast<unsigned>(bar)].id);
    list.push_back(std::move(entry));
  }
  return list;
}

std::vector<LevelEntry> levels() {
  std::vector<LevelEntry> list;
  for (unsigned i = 0; i < kLevels; ++i) {
    const LevelFacts& one = kLevelFacts[i];
    list.push_back({one.id, one.years, kBaseBoard.automa_vp[i], one.start_vp, kBaseBoard.automa_least[i],
                    one.may_be_aggressive});
  }
  return list;
}

std::vector<ChallengeEntry> challenges() {
  std::vector<ChallengeEntry> list;
  for (unsigned i = 1; i <= kChallenges; ++i) {
    const ChallengeFacts& one = kChallengeFacts[i];
    list.push_back({static_cast<u8>(i), one.id, std::string(board_of(one.board).name), !one.vp_from_cellar});
  }
  return list;
}

}  // namespace

const wire::Words& GiftKinds::values() {
  static const wire::Words words{"structure", "worker", "vp"};  // in the order of Gift
  return words;
}

const wire::Words& StructureCardKinds::values() {
  static const wire::Words words{"action", "enhancement", "residual"};  // in the order of CardKind
  return words;
}

const wire::Words& GiftsOfBoard::values() {
  static const wire::Words words{"lira",         "vp",         "draw",
                                 "draw_visitor", "draw_any",   "play_visitor",
                                 "star",         "age_grapes", "temporary_worker",
                                 "plant",        "harvest",    "make_wine",
                                 "trade",        "other"};
  return words;
}

Catalogue catalogue() {
  return {vines(),
          orders(),
          visitors(),
          mamas(),
          papas(),
          structures_list(),
          structure_cards(),
          special_workers(),
          {kFieldMaximum.begin(), kFieldMaximum.end()},
          boards(),
          automa_cards(),
          kAutomaWorkers,
          levels(),
          {kAggressiveVp.begin(), kAggressiveVp.end()},
          challenges()};
}

}  // namespace vendemmia
