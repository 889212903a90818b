// A position as a message: everything, or what one seat may see. docs/referee.md describes every field.
#pragma once

#include "engine/game/observe.h"
#include "engine/game/options.h"
#include "engine/game/state.h"
#include "protocol/view_parts.h"
#include "protocol/wire/names.h"

namespace vendemmia {

struct WireOptions {
  u8 players = 2;
  bool friendly = false;
  bool two_parents = false;
  u8 last_year = 0;
  std::optional<std::vector<wire::ModuleName>> modules;  // of Tuscany; left out when there are none
  std::optional<bool> plain_stars;                       // only with the influence map
  // For one player.
  std::optional<wire::LevelId> level;
  std::optional<bool> aggressive;
  std::optional<u8> challenge;
  std::optional<u8> tokens;

  static constexpr auto record() {
    using O = WireOptions;
    using wire::field;
    return wire::fields("GameOptions", field("players", &O::players), field("friendly", &O::friendly),
                        field("two_parents", &O::two_parents), field("last_year", &O::last_year),
                        field("modules", &O::modules), field("plain_stars", &O::plain_stars),
                        field("level", &O::level), field("aggressive", &O::aggressive),
                        field("challenge", &O::challenge), field("tokens", &O::tokens));
  }
  friend bool operator==(const WireOptions&, const WireOptions&) = default;
};
WireOptions wire_options(const Options& options);
Options options_of(const WireOptions& options);

struct WorkersView {
  u8 regular;
  u8 in_training;
  bool temporary;
  u8 available;
  wire::Word<wire::GrandePlaces> grande;
  u8 on_cart;
  bool on_yoke;
  std::optional<SpecialWorkers> special;       // those that the player owns
  std::optional<WorkersOnArt> on_art;          // regular workers beside full actions
  std::optional<BuildingSpaces> in_buildings;  // spaces of the construction mat with a regular worker

  static constexpr auto record() {
    using wire::field;
    return wire::fields("WorkersView", field("regular", &WorkersView::regular),
                        field("in_training", &WorkersView::in_training),
                        field("temporary", &WorkersView::temporary),
                        field("available", &WorkersView::available), field("grande", &WorkersView::grande),
                        field("on_cart", &WorkersView::on_cart), field("on_yoke", &WorkersView::on_yoke),
                        field("special", &WorkersView::special), field("on_art", &WorkersView::on_art),
                        field("in_buildings", &WorkersView::in_buildings));
  }
  friend bool operator==(const WorkersView&, const WorkersView&) = default;
};

struct FieldView {
  u8 field;  // 5, 6 or 7: its maximum names it
  bool sold;
  bool harvested;
  CardsOfDeck vines;

  static constexpr auto record() {
    return wire::fields(
        "FieldView", wire::field("field", &FieldView::field), wire::field("sold", &FieldView::sold),
        wire::field("harvested", &FieldView::harvested), wire::field("vines", &FieldView::vines));
  }
  friend bool operator==(const FieldView&, const FieldView&) = default;
};

struct DealtParents {
  FixedVector<wire::Word<wire::Mamas>, 2> mamas;
  FixedVector<wire::Word<wire::Papas>, 2> papas;

  static constexpr auto record() {
    return wire::fields("DealtParents", wire::field("mamas", &DealtParents::mamas),
                        wire::field("papas", &DealtParents::papas));
  }
  friend bool operator==(const DealtParents&, const DealtParents&) = default;
};

struct PlayerView {
  Seat seat;
  std::optional<CardsByDeck> hand;  // where the viewer sees it
  std::optional<CountsByDeck> hand_counts;
  std::optional<CardsByDeck> known_hand;
  u16 lira;
  i16 vp;
  u8 residual;
  u8 row;
  bool passed;
  WorkersView workers;
  WordSet<wire::Structures> structures;
  WordSet<wire::Marks> marks;
  std::array<FieldView, kFields> fields;
  ValuesBy<wire::Grapes, 2> grapes;
  ValuesBy<wire::Wines, kWineTypes> wines;
  std::optional<wire::Word<wire::Mamas>> mama;  // the others' only once all have chosen
  std::optional<wire::Word<wire::Papas>> papa;
  std::optional<DealtParents> dealt;
  std::optional<CardsByDeck> knows;
  // Where the game has them.
  std::optional<u8> next_row;                 // 0: not chosen yet
  std::optional<Stars> stars;                 // of the board's regions
  std::optional<Buildings> buildings;         // structure cards that stand
  std::optional<BuildingSpaces> used_spaces;  // of the construction mat, this year

  static constexpr auto record() {
    using P = PlayerView;
    using wire::field;
    return wire::fields("PlayerView", field("seat", &P::seat), field("hand", &P::hand),
                        field("hand_counts", &P::hand_counts), field("known_hand", &P::known_hand),
                        field("lira", &P::lira), field("vp", &P::vp), field("residual", &P::residual),
                        field("row", &P::row), field("passed", &P::passed), field("workers", &P::workers),
                        field("structures", &P::structures), field("marks", &P::marks),
                        field("fields", &P::fields), field("grapes", &P::grapes), field("wines", &P::wines),
                        field("mama", &P::mama), field("papa", &P::papa), field("dealt", &P::dealt),
                        field("knows", &P::knows), field("next_row", &P::next_row), field("stars", &P::stars),
                        field("buildings", &P::buildings), field("used_spaces", &P::used_spaces));
  }
  friend bool operator==(const PlayerView&, const PlayerView&) = default;
};

struct PlannedView {
  Seat seat;
  wire::Word<wire::Spaces> space;
  std::optional<wire::Word<wire::Positions>> token;  // whose bonus comes with the action
  wire::Word<wire::Workers> worker;
  std::optional<wire::Word<wire::Positions>> bonus;  // that the Farmer takes
  std::optional<bool> on_first_turn;                 // and not at the season's start
  std::optional<bool> draws_after;                   // the Merchant does

  static constexpr auto record() {
    using P = PlannedView;
    return wire::fields("PlannedView", wire::field("seat", &P::seat), wire::field("space", &P::space),
                        wire::field("token", &P::token), wire::field("worker", &P::worker),
                        wire::field("bonus", &P::bonus), wire::field("on_first_turn", &P::on_first_turn),
                        wire::field("draws_after", &P::draws_after));
  }
  friend bool operator==(const PlannedView&, const PlannedView&) = default;
};

struct PileView {
  std::optional<CardRow> draw;  // top first, where the viewer sees it
  std::optional<u8> draw_count;
  CardRow discard;  // top first
  std::optional<CardsOfDeck> shuffled_in;

  static constexpr auto record() {
    return wire::fields(
        "PileView", wire::field("draw", &PileView::draw), wire::field("draw_count", &PileView::draw_count),
        wire::field("discard", &PileView::discard), wire::field("shuffled_in", &PileView::shuffled_in));
  }
  friend bool operator==(const PileView&, const PileView&) = default;
};

struct StandingView {
  u8 place;
  Seat seat;
  i16 vp;
  u16 lira;
  u8 wine_quality;
  u8 grape_quality;

  static constexpr auto record() {
    using S = StandingView;
    return wire::fields("StandingView", wire::field("place", &S::place), wire::field("seat", &S::seat),
                        wire::field("vp", &S::vp), wire::field("lira", &S::lira),
                        wire::field("wine_quality", &S::wine_quality),
                        wire::field("grape_quality", &S::grape_quality));
  }
  friend bool operator==(const StandingView&, const StandingView&) = default;
};

// What belongs to the game for one player.
struct SoloView {
  i8 automa_vp;       // its marker
  u8 automa_workers;  // placed this year
  u8 years;           // the game ends after so many
  Values glass;       // rows with a glass token
  u8 tokens;
  std::optional<AutomaRow> draw;  // top first, where the viewer sees it
  u8 draw_count;
  AutomaRow used;  // the latest first
  u8 drawn;        // how many of those were for the latest season
  std::optional<wire::Word<wire::SoloResults>> result;

  static constexpr auto record() {
    using S = SoloView;
    using wire::field;
    return wire::fields("SoloView", field("automa_vp", &S::automa_vp),
                        field("automa_workers", &S::automa_workers), field("years", &S::years),
                        field("glass", &S::glass), field("tokens", &S::tokens), field("draw", &S::draw),
                        field("draw_count", &S::draw_count), field("used", &S::used),
                        field("drawn", &S::drawn), field("result", &S::result));
  }
  friend bool operator==(const SoloView&, const SoloView&) = default;
};

struct QuestionView {
  wire::Nullable<Seat> seat;  // null: the game is over
  wire::Word<wire::Questions> kind;
  std::string
      because;  // "visitor banker", "action plant_vine", "structure cask", "yoke", "season summer", ...
  std::optional<std::vector<StandingView>> standings;

  static constexpr auto record() {
    using Q = QuestionView;
    return wire::fields("QuestionView", wire::field("seat", &Q::seat), wire::field("kind", &Q::kind),
                        wire::field("because", &Q::because), wire::field("standings", &Q::standings));
  }
  friend bool operator==(const QuestionView&, const QuestionView&) = default;
};

struct PositionView {
  WireOptions options;
  u16 year;
  wire::Word<wire::Phases> season;
  std::optional<Seat> turn;
  bool year_end;
  Seat first_player;
  std::optional<FixedVector<Seat, kMaxPlayers>> turn_order;
  bool final_year;
  bool over;
  std::optional<bool> parents_hidden;
  QuestionView question;
  FixedVector<PlayerView, kMaxPlayers> players;
  Occupants board;
  std::vector<PlannedView> planned;
  ByDeck<PileView> decks;
  CardsByDeck in_play;
  std::optional<SoloView> solo;
  std::optional<std::vector<CardRow>>
      packs;  // of the draft: those taken first; only where everything is shown
  std::optional<std::array<wire::Word<wire::Workers>, kSpecialsInGame>>
      special_workers;                         // the kinds that were revealed
  std::optional<wire::Nullable<Seat>> viewer;  // null: a spectator; missing: everything is shown

  static constexpr auto record() {
    using P = PositionView;
    using wire::field;
    return wire::fields("PositionView", field("options", &P::options), field("year", &P::year),
                        field("season", &P::season), field("turn", &P::turn), field("year_end", &P::year_end),
                        field("first_player", &P::first_player), field("turn_order", &P::turn_order),
                        field("final_year", &P::final_year), field("over", &P::over),
                        field("parents_hidden", &P::parents_hidden), field("question", &P::question),
                        field("players", &P::players), field("board", &P::board),
                        field("planned", &P::planned), field("decks", &P::decks),
                        field("in_play", &P::in_play), field("solo", &P::solo), field("packs", &P::packs),
                        field("special_workers", &P::special_workers), field("viewer", &P::viewer));
  }
  friend bool operator==(const PositionView&, const PositionView&) = default;
};

// Everything there is, besides the generator and the frames of what is unfinished.
PositionView open_view(const State& s);
// What the seat may see; a spectator's observation is of kNoSeat.
PositionView view_of(const Observation& o);
QuestionView question_view(const State& s);

}  // namespace vendemmia
