import { useState, type ReactNode } from "react";
import boardData from "../../../tests/data/board_tuscany.json";
import { Icon, type IconName } from "../art/icons";
import { PlaceArt } from "../art/places";
import type { Season } from "../art/scene";
import { specialWorkers } from "../art/special_attributes";
import { TuscanyMap, type MapRegion, type RegionId } from "../art/tuscany_map";
import { LanguageProvider, Rich } from "../i18n";
import type { BoardActionEntry, Catalogue, WorkerName } from "../wire/types";
import { Tile } from "./board/action_tile";
import { BoardFrame } from "./board/board_frame";
import { PileFace } from "./board/deck_piles";
import type { StandingBySpace } from "./board/standing";
import type { TileWords } from "./board/tile_words";
import { DeskContext, type DeskTools } from "./desk_context";
import { ChoiceStore } from "./choice/choice_store";
import { RevealedWorkers } from "./parts/revealed_workers";
import { chartSigns, type ChartBonus } from "./top/chart_signs";
import { SeasonalChart, type ChartRow } from "./top/seasonal_chart";
import "./desk.css";
import "./top/top_ribbon.css";

const seasons: readonly Season[] = ["spring", "summer", "fall", "winter"];
const decks = ["vine", "summer", "order", "winter"] as const;
const positions = ["left", "middle", "right"] as const;

const signs: Record<string, string> = {
  extra_vine_card: "+{vine 1}",
  plus_1_lira: "+{lira 1}",
  plus_1_vp: "+{vp 1}",
  extra_star: "+{star 1}",
  place_or_move_star: "+{star 1}",
  extra_summer_visitor: "+{summer 1}",
  extra_winter_visitor: "+{winter 1}",
  extra_vine_plant: "+{plant 1}",
  extra_trade: "+{trade 1}",
  structure_card: "+{structure 1}",
  extra_order_card: "+{order 1}",
  extra_field_harvest: "+{harvest 1}",
  extra_wine: "+{wine 1}",
};

const texts: Record<string, string> = {
  draw_vine: "Draw {vine 1}.",
  give_tour: "Gain {lira 2}.",
  influence: "Place or move {star 1}.",
  play_summer_visitor: "Play {summer 1}.",
  plant_vine: "Plant {vine 1}.",
  draw_order: "Draw {order 1}.",
  make_wine: "Make 1 or {wine 2}.",
  play_winter_visitor: "Play {winter 1}.",
  train_worker: "Pay {lira 4} to train {worker 1} for next year.",
  sell_wine: "Sell {wine 1}.",
  fill_order: "Fill {order 1}.",
};

// The longest names that any language has.
const names: Record<string, string> = {
  build_structure: "Construir una estructura",
  influence: "Colocar o mover una estrella",
  play_summer_visitor: "Jugar visitante de verano",
  buy_sell_field: "Vender o recomprar terreno",
  draw_order: "Weinbestellung ziehen",
  build_or_tour: "Construir o hacer un tour",
  play_winter_visitor: "Jugar visitante de invierno",
  fill_order: "Completar un pedido de vino",
};

const actions = boardData.actions.map(
  (action) =>
    ({
      id: action.id,
      season: action.season,
      art: `${action.id}.art`,
      choices: [],
      spaces: action.spaces.map((space) => ({
        id: `${action.id}.${space.position}`,
        min_players: space.min_players,
        bonus: space.bonus.side_2 !== null,
      })),
    }) as unknown as BoardActionEntry,
);

const wordsOf = (index: number): TileWords => {
  const action = boardData.actions[index];
  return {
    name: names[action?.id ?? ""] ?? action?.name ?? "",
    short: action?.name ?? "",
    text: texts[action?.id ?? ""] ?? action?.effect ?? "",
    spaceName: (space) => space,
    bonusOf: (space) =>
      signs[action?.spaces.find(({ position }) => space.endsWith(position))?.bonus.side_2?.id ?? ""] ?? "",
  };
};

/** Some workers, the same at every visit. */
const standing = Object.fromEntries(
  actions
    .filter((_, i) => i % 3 !== 2)
    .map(({ id }, i) => [
      `${id}.${positions[i % 2]}`,
      [{ seat: i % 6, worker: (i % 2 === 0 ? specialWorkers[i % 11] : "regular") as WorkerName }],
    ]),
) as StandingBySpace;

const rowSigns: Record<number, Partial<Record<Season, ChartBonus>>> = {
  2: { summer: "lira" },
  3: { summer: "vine", fall: "summer" },
  4: { summer: "order", fall: "summer", winter: "structure" },
  5: { summer: "visitor", fall: "winter", winter: "star" },
  6: { summer: "vp", fall: "winter", winter: "age_grapes" },
  7: { summer: "temporary", fall: "any_card", winter: "wake_first" },
};
const chartRows = (players: number): ChartRow[] =>
  [1, 2, 3, 4, 5, 6, 7].map((row) => ({
    row,
    bonuses: seasons.map((season) => {
      const sign = rowSigns[row]?.[season];
      return sign === undefined ? null : <Icon name={chartSigns[sign]} size={16} />;
    }),
    now: row < players + 1 ? { seat: (row + 2) % 6, name: `Player ${row}`, column: row % 4 } : undefined,
    next: row === 4 || row === 7 ? { seat: row % 6, name: "Player" } : undefined,
    first: row === 2,
    label: `Row ${row}`,
  }));

const benefits: Record<RegionId, IconName> = {
  pisa: "lira",
  firenze: "winter",
  livorno: "summer",
  siena: "lira",
  arezzo: "order",
  grosseto: "vine",
  lucca: "structure",
};
const regions = boardData.influence_map.regions.map(({ id, name, end_vp }, i): MapRegion => ({
  id: id as RegionId,
  name,
  vp: end_vp,
  benefit: <Icon name={benefits[id as RegionId]} />,
  stars: [0, 1, 2, 3].map((seat) => ({ seat, count: (i * 3 + seat * 5) % 4 })),
  label: name,
}));

function Tools({ children }: { children: ReactNode }) {
  const [tools] = useState(
    () =>
      ({
        choice: new ChoiceStore(() => undefined),
        context: { names: [..."ABCDMW"], viewer: 0, catalogue: {} as Catalogue },
        book: { board: { id: "extended" } },
      }) as unknown as DeskTools,
  );
  return (
    <LanguageProvider>
      <DeskContext value={tools}>{children}</DeskContext>
    </LanguageProvider>
  );
}

function ExtendedBoard({ players, active }: { players: number; active: Season }) {
  const bands = seasons.map((season, i) => ({
    season,
    name: { spring: "Primavera", summer: "Verano", fall: "Otoño", winter: "Invierno" }[season],
    head: (
      <div className="piles">
        <button type="button" className="pile">
          <span className="hidden-text">{decks[i]}</span>
          <PileFace deck={decks[i] ?? "vine"} left={28 - i} />
        </button>
      </div>
    ),
    tiles: actions.map(
      (action, index) =>
        action.season === season && (
          <Tile
            key={action.id}
            action={action}
            players={players}
            standing={standing}
            planned={[]}
            words={wordsOf(index)}
          />
        ),
    ),
  }));
  return (
    <BoardFrame
      bands={bands}
      active={active}
      wanted={active}
      light={active}
      beside={
        <>
          <header className="board-head">
            <button type="button" className="pile">
              <span className="hidden-text">structure</span>
              <PileFace deck="structure" left={31} />
            </button>
            <div className="board-sides">
              <div className="side-place">
                <span className="side-place-art">
                  <PlaceArt action="cart" />
                </span>
                <span className="side-place-name">
                  Carro <Rich text="+{lira 1}" />
                </span>
              </div>
            </div>
          </header>
          <TuscanyMap
            regions={regions}
            label="Influence map"
            corner={
              <RevealedWorkers
                label="Special workers"
                workers={(["chef", "oracle"] as const).map((id) => ({
                  id,
                  name: id,
                  label: id,
                  open: () => undefined,
                }))}
              />
            }
            supply={{ label: "Stars left", stars: [0, 1, 2, 3].map((seat) => ({ seat, count: 6 - seat })) }}
          />
        </>
      }
    />
  );
}

/** The extended board in the room that the desk gives it, and its chart. */
export function GalleryTuscanyBoard() {
  const columns = seasons.map((season) => ({ season, name: season }));
  const chart = { columns, label: "Wake-up chart", nextLabel: "next year", firstLabel: "first" };
  return (
    <Tools>
      <header className="top" style={{ maxWidth: 884 }}>
        <SeasonalChart {...chart} rows={chartRows(5)} layout="strip" />
      </header>
      <div className="gallery-extended">
        <ExtendedBoard players={4} active="summer" />
      </div>
      <div style={{ maxWidth: 420, marginTop: 16 }}>
        <SeasonalChart {...chart} rows={chartRows(6)} layout="sheet" />
      </div>
    </Tools>
  );
}
