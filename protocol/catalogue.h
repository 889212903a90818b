// What is in the box, for programs that draw it: cards, structures, boards, as numbers; the page has the words.
#pragma once

#include "protocol/wire/names.h"

namespace vendemmia {

struct VineEntry {
  wire::VineId id;
  u8 red;
  u8 white;
  std::vector<wire::StructureId> needs;
  u8 copies;
  static constexpr auto record() {
    using V = VineEntry;
    return wire::fields("VineEntry", wire::field("id", &V::id), wire::field("red", &V::red),
                        wire::field("white", &V::white), wire::field("needs", &V::needs),
                        wire::field("copies", &V::copies));
  }
};
struct WineAskedEntry {
  wire::WineName wine;
  u8 quality;
  static constexpr auto record() {
    return wire::fields("WineAskedEntry", wire::field("wine", &WineAskedEntry::wine),
                        wire::field("quality", &WineAskedEntry::quality));
  }
};
struct OrderEntry {
  wire::OrderId id;
  std::vector<WineAskedEntry> wines;
  u8 vp;
  u8 residual;
  static constexpr auto record() {
    using O = OrderEntry;
    return wire::fields("OrderEntry", wire::field("id", &O::id), wire::field("wines", &O::wines),
                        wire::field("vp", &O::vp), wire::field("residual", &O::residual));
  }
};
struct VisitorEntry {
  wire::VisitorId id;
  wire::DeckName deck;
  std::vector<u8> choices;  // how many options each of the card's choices has, in order
  static constexpr auto record() {
    using V = VisitorEntry;
    return wire::fields("VisitorEntry", wire::field("id", &V::id), wire::field("deck", &V::deck),
                        wire::field("choices", &V::choices));
  }
};
struct MamaEntry {
  wire::MamaId id;
  std::string name;
  u8 workers;
  wire::FullTable<wire::DeckName, u8> cards;
  u8 lira;
  static constexpr auto record() {
    using M = MamaEntry;
    return wire::fields("MamaEntry", wire::field("id", &M::id), wire::field("name", &M::name),
                        wire::field("workers", &M::workers), wire::field("cards", &M::cards),
                        wire::field("lira", &M::lira));
  }
};
struct GiftKinds {
  static constexpr std::string_view kName = "GiftKind";
  static const wire::Words& values();
};
struct PapaEntry {
  wire::PapaId id;
  std::string name;
  u8 lira;
  wire::Name<GiftKinds> gift;
  std::optional<wire::StructureId> structure;
  u8 or_lira;
  static constexpr auto record() {
    using P = PapaEntry;
    return wire::fields("PapaEntry", wire::field("id", &P::id), wire::field("name", &P::name),
                        wire::field("lira", &P::lira), wire::field("gift", &P::gift),
                        wire::field("structure", &P::structure), wire::field("or_lira", &P::or_lira));
  }
};
struct StructureEntry {
  wire::StructureId id;
  u8 cost;
  std::vector<wire::StructureId> needs;
  static constexpr auto record() {
    using S = StructureEntry;
    return wire::fields("StructureEntry", wire::field("id", &S::id), wire::field("cost", &S::cost),
                        wire::field("needs", &S::needs));
  }
};
struct StructureCardKinds {
  static constexpr std::string_view kName = "StructureCardKind";
  static const wire::Words& values();
};
struct StructureCardEntry {
  wire::StructureCardId id;
  u8 cost;
  wire::Name<StructureCardKinds> kind;
  std::vector<u8> choices;  // how many options each of the card's choices has, in order
  static constexpr auto record() {
    using S = StructureCardEntry;
    return wire::fields("StructureCardEntry", wire::field("id", &S::id), wire::field("cost", &S::cost),
                        wire::field("kind", &S::kind), wire::field("choices", &S::choices));
  }
};
// Who may take part with few players.
struct SpecialWorkerEntry {
  wire::WorkerName id;
  bool for_two;
  bool for_one;
  static constexpr auto record() {
    using S = SpecialWorkerEntry;
    return wire::fields("SpecialWorkerEntry", wire::field("id", &S::id), wire::field("for_two", &S::for_two),
                        wire::field("for_one", &S::for_one));
  }
};
// What spaces, rows, regions and the cart give.
struct GiftsOfBoard {
  static constexpr std::string_view kName = "BoardGiftKind";
  static const wire::Words& values();
};
struct BoardGift {
  wire::Name<GiftsOfBoard> kind;
  std::optional<u8> amount;            // of lira, VP, cards, fields, ...
  std::optional<wire::DeckName> deck;  // of a card that is drawn or played
  static constexpr auto record() {
    using B = BoardGift;
    return wire::fields("BoardGift", wire::field("kind", &B::kind), wire::field("amount", &B::amount),
                        wire::field("deck", &B::deck));
  }
};
struct RowEntry {
  u8 row;
  std::optional<wire::SeasonName> season;  // on passing into which; missing: on taking the row
  BoardGift gives;
  static constexpr auto record() {
    using R = RowEntry;
    return wire::fields("RowEntry", wire::field("row", &R::row), wire::field("season", &R::season),
                        wire::field("gives", &R::gives));
  }
};
struct RegionEntry {
  wire::RegionId id;
  u8 vp;            // for most stars at the end
  BoardGift gives;  // for a star that is placed
  static constexpr auto record() {
    using R = RegionEntry;
    return wire::fields("RegionEntry", wire::field("id", &R::id), wire::field("vp", &R::vp),
                        wire::field("gives", &R::gives));
  }
};
struct SpaceEntry {
  wire::SpaceName id;
  u8 min_players;  // 0: not in use on this board
  bool bonus;
  std::optional<BoardGift> gives;
  static constexpr auto record() {
    using S = SpaceEntry;
    return wire::fields("SpaceEntry", wire::field("id", &S::id), wire::field("min_players", &S::min_players),
                        wire::field("bonus", &S::bonus), wire::field("gives", &S::gives));
  }
};
struct BoardActionEntry {
  wire::BoardActionId id;
  wire::SeasonName season;
  std::vector<SpaceEntry> spaces;
  wire::SpaceName art;  // where a grande joins when the spaces are taken
  std::vector<u8> choices;
  static constexpr auto record() {
    using B = BoardActionEntry;
    return wire::fields("BoardActionEntry", wire::field("id", &B::id), wire::field("season", &B::season),
                        wire::field("spaces", &B::spaces), wire::field("art", &B::art),
                        wire::field("choices", &B::choices));
  }
};
struct AutomaActionEntry {
  wire::AutomaBarName bar;
  wire::BoardActionId action;
  static constexpr auto record() {
    return wire::fields("AutomaActionEntry", wire::field("bar", &AutomaActionEntry::bar),
                        wire::field("action", &AutomaActionEntry::action));
  }
};
struct AutomaCardEntry {
  wire::AutomaCardId id;
  std::vector<wire::AutomaBarName> bars;  // from the top
  static constexpr auto record() {
    return wire::fields("AutomaCardEntry", wire::field("id", &AutomaCardEntry::id),
                        wire::field("bars", &AutomaCardEntry::bars));
  }
};
// On the base board; other boards have their own automa_vp and automa_least.
struct LevelEntry {
  wire::LevelId id;
  u8 years;
  i8 automa_vp;
  i8 start_vp;
  u8 least_workers;  // that the Automa places in a season
  bool aggressive;   // whether the variant is allowed
  static constexpr auto record() {
    using L = LevelEntry;
    return wire::fields("LevelEntry", wire::field("id", &L::id), wire::field("years", &L::years),
                        wire::field("automa_vp", &L::automa_vp), wire::field("start_vp", &L::start_vp),
                        wire::field("least_workers", &L::least_workers),
                        wire::field("aggressive", &L::aggressive));
  }
};
struct ChallengeEntry {
  u8 number;
  wire::ChallengeId id;
  std::string board;
  bool aggressive;  // whether it is played with the aggressive variant
  static constexpr auto record() {
    using C = ChallengeEntry;
    return wire::fields("ChallengeEntry", wire::field("number", &C::number), wire::field("id", &C::id),
                        wire::field("board", &C::board), wire::field("aggressive", &C::aggressive));
  }
};
struct BoardEntry {
  std::string id;
  u8 goal;  // VP that bring on the last year
  u8 rows;  // of the wake-up chart
  std::vector<BoardActionEntry> actions;
  std::vector<AutomaActionEntry> automa;  // what the bars of the Automa's cards mean here
  bool seasonal;                          // the chart is walked from season to season
  std::vector<RowEntry> chart;
  std::vector<RegionEntry> regions;
  std::vector<BoardGift> cart;  // one of these
  wire::FullTable<wire::LevelId, i8> automa_vp;
  wire::FullTable<wire::LevelId, u8> automa_least;                // workers that it places in a season
  wire::FullTable<wire::LevelId, std::vector<i8>> aggressive_vp;  // its marker in each year of that variant
  static constexpr auto record() {
    using B = BoardEntry;
    return wire::fields("BoardEntry", wire::field("id", &B::id), wire::field("goal", &B::goal),
                        wire::field("rows", &B::rows), wire::field("actions", &B::actions),
                        wire::field("automa", &B::automa), wire::field("seasonal", &B::seasonal),
                        wire::field("chart", &B::chart), wire::field("regions", &B::regions),
                        wire::field("cart", &B::cart), wire::field("automa_vp", &B::automa_vp),
                        wire::field("automa_least", &B::automa_least),
                        wire::field("aggressive_vp", &B::aggressive_vp));
  }
};
struct Catalogue {
  std::vector<VineEntry> vines;
  std::vector<OrderEntry> orders;
  std::vector<VisitorEntry> visitors;
  std::vector<MamaEntry> mamas;
  std::vector<PapaEntry> papas;
  std::vector<StructureEntry> structures;
  std::vector<StructureCardEntry> structure_cards;
  std::vector<SpecialWorkerEntry> special_workers;
  std::vector<u8> fields;  // their maxima, which are also their prices
  std::vector<BoardEntry> boards;
  std::vector<AutomaCardEntry> automa_cards;
  u8 automa_workers;  // that it has for a year
  std::vector<LevelEntry> levels;
  std::vector<i8> aggressive_vp;  // the same on the base board, at any level
  std::vector<ChallengeEntry> challenges;
  static constexpr auto record() {
    using C = Catalogue;
    return wire::fields(
        "Catalogue", wire::field("vines", &C::vines), wire::field("orders", &C::orders),
        wire::field("visitors", &C::visitors), wire::field("mamas", &C::mamas),
        wire::field("papas", &C::papas), wire::field("structures", &C::structures),
        wire::field("structure_cards", &C::structure_cards),
        wire::field("special_workers", &C::special_workers), wire::field("fields", &C::fields),
        wire::field("boards", &C::boards), wire::field("automa_cards", &C::automa_cards),
        wire::field("automa_workers", &C::automa_workers), wire::field("levels", &C::levels),
        wire::field("aggressive_vp", &C::aggressive_vp), wire::field("challenges", &C::challenges));
  }
};
Catalogue catalogue();

}  // namespace vendemmia
