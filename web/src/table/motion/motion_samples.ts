import type { GameEvent, LogEntry, PlayerView, PositionView } from "../../wire/types";
import { flightsOf, type Scene } from "./flights";

// Positions and logs for the tests of what flies.

export function player(seat: number, change: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    lira: 5,
    vp: 3,
    residual: 1,
    row: 2,
    passed: false,
    workers: {
      regular: 2,
      in_training: 0,
      temporary: false,
      available: 2,
      grande: "available",
      on_cart: 0,
      on_yoke: false,
    },
    structures: [],
    marks: [],
    fields: [{ field: 6, sold: false, harvested: false, vines: ["pinot#3", "merlot#1", "trebbiano#2"] }],
    grapes: { red: [], white: [] },
    wines: { red: [], white: [], blush: [], sparkling: [] },
    ...change,
  };
}

export function position(change: Partial<PositionView> = {}): PositionView {
  return {
    players: [player(0), player(1)],
    board: {},
    question: { kind: "turn" },
    ...change,
  } as unknown as PositionView;
}

const grapes: Record<string, { red: number; white: number }> = {
  "pinot#3": { red: 1, white: 1 },
  "merlot#1": { red: 3, white: 0 },
  "trebbiano#2": { red: 0, white: 2 },
};

interface Told {
  /** What was in the log before. */
  past?: GameEvent[];
  before?: PositionView;
  after?: PositionView;
}

/** What flies when these events come. */
export function flown(news: GameEvent[], { past = [], before = position(), after = before }: Told = {}) {
  const scene: Scene = {
    before,
    after,
    grapesOf: (vine) => grapes[vine] ?? { red: 0, white: 0 },
    deckOf: () => "summer",
  };
  const log = [...past, ...news].map((event, at): LogEntry => ({ at, event }));
  return flightsOf(log, past.length, scene);
}

/** In short: "coin purse:0 > stage". */
export function ways(news: GameEvent[], told: Told = {}): string[] {
  return flown(news, told).map(({ piece, from, to }) => `${piece.kind} ${from} > ${to}`);
}
