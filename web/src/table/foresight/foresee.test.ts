import { describe, expect, it } from "vitest";
import type { EventKindName, GameEvent, PlayerView, PositionView } from "../../wire/types";
import { foresee } from "./foresee";
import type { Foreseen, ForeseenSeat } from "./foreseen";

const values: Record<string, { red: number; white: number }> = {
  sangiovese: { red: 1, white: 0 },
  malvasia: { red: 0, white: 1 },
  pinot: { red: 1, white: 1 },
  merlot: { red: 3, white: 0 },
};

const book = {
  vine: (card: string) => ({ id: card, needs: [], copies: 4, ...values[card.split("#")[0] ?? ""] }),
  visitor: (id: string) => ({ id, deck: id === "judge" ? "winter" : "summer", choices: [] }),
} as unknown as Parameters<typeof foresee>[2];

const me = {
  seat: 0,
  hand: {
    vine: ["pinot#1", "merlot#2"],
    summer: ["artisan"],
    order: ["order_01"],
    winter: [],
    structure: ["barn"],
  },
  lira: 5,
  vp: 3,
  residual: 1,
  fields: [
    { field: 5, sold: false, harvested: false, vines: ["sangiovese#1"] },
    { field: 6, sold: false, harvested: false, vines: ["malvasia#1"] },
    { field: 7, sold: true, harvested: false, vines: [] },
  ],
  grapes: { red: [2], white: [1, 4] },
  wines: { red: [3], white: [], blush: [5], sparkling: [] },
} as unknown as PlayerView;
const other = { ...me, seat: 1, hand: undefined, lira: 2, vp: 7 };
const view = { players: [me, other], in_play: { summer: ["broker"] } } as unknown as PositionView;

const seen = (...events: GameEvent[]) => foresee(events, view, book);
const mine = (changes: ForeseenSeat): Foreseen => ({ seats: { 0: changes } });
const unchanged: Foreseen = { seats: {} };

const emptyGrapes = { red: {}, white: {} };
const emptyWines = { red: {}, white: {}, blush: {}, sparkling: {} };
const field = { planted: [], uprooted: [], harvested: false };

/** Each kind of event once. */
const each: Record<EventKindName, [GameEvent, Foreseen]> = {
  game_began: [{ kind: "game_began", seat: 0 }, unchanged],
  parents_chosen: [{ kind: "parents_chosen", seat: 0, mama: "laura", papa: "jay" }, unchanged],
  papa_taken: [{ kind: "papa_taken", seat: 0, gift: true }, unchanged],
  year_began: [{ kind: "year_began", year: 2 }, unchanged],
  season_began: [{ kind: "season_began", season: "winter" }, unchanged],
  row_taken: [
    { kind: "row_taken", seat: 0, row: 4 },
    { seats: {}, rows: [{ seat: 0, at: 4 }] },
  ],
  passed: [{ kind: "passed", seat: 0 }, unchanged],
  placed: [{ kind: "placed", seat: 0, worker: "regular", space: "give_tour.left" }, unchanged],
  planned_action: [{ kind: "planned_action", seat: 0, space: "give_tour.left" }, unchanged],
  plan_lapsed: [{ kind: "plan_lapsed", seat: 0, space: "give_tour.left" }, unchanged],
  worker_moved: [{ kind: "worker_moved", seat: 0, from: "give_tour.left", to: "give_tour.right" }, unchanged],
  lira_changed: [{ kind: "lira_changed", seat: 0, amount: 2, paid: false }, mine({ lira: 7 })],
  vp_changed: [
    { kind: "vp_changed", seat: 0, amount: 1, lost: true },
    { ...mine({ vp: 2 }), points: [{ seat: 0, at: 2 }] },
  ],
  residual_changed: [
    { kind: "residual_changed", seat: 0, residual: 3 },
    { ...mine({ residual: 3 }), residuals: [{ seat: 0, at: 3 }] },
  ],
  drew: [
    { kind: "drew", seat: 0, deck: "vine", card: null },
    { ...mine({ cards: { vine: 1 } }), decks: { vine: 1 } },
  ],
  deck_empty: [{ kind: "deck_empty", seat: 0, deck: "vine" }, unchanged],
  reshuffled: [{ kind: "reshuffled", deck: "vine" }, unchanged],
  discarded: [{ kind: "discarded", seat: 0, deck: "vine", card: "pinot#1" }, mine({ cards: { vine: -1 } })],
  gave: [
    { kind: "gave", seat: 0, deck: "vine", card: "pinot#1", to: 1 },
    { seats: { 0: { cards: { vine: -1 } }, 1: { cards: { vine: 1 } } } },
  ],
  took_from_pile: [
    { kind: "took_from_pile", seat: 0, deck: "summer", card: "judge" },
    { ...mine({ cards: { summer: 1 } }), piles: { summer: 1 } },
  ],
  revealed: [
    { kind: "revealed", seat: 0, deck: "order", card: "order_09" },
    { seats: {}, decks: { order: 1 } },
  ],
  kept: [{ kind: "kept", seat: 0, deck: "order", card: "order_09" }, mine({ cards: { order: 1 } })],
  played: [{ kind: "played", seat: 0, visitor: "artisan" }, mine({ cards: { summer: -1 } })],
  visitor_done: [{ kind: "visitor_done", seat: 0, visitor: "artisan" }, unchanged],
  offered: [{ kind: "offered", seat: 0, cards: 2 }, unchanged],
  planted: [
    { kind: "planted", seat: 0, vine: "merlot#2", field: 5 },
    mine({ fields: { 5: { ...field, planted: ["merlot#2"], value: 4 } }, cards: { vine: -1 } }),
  ],
  uprooted: [
    { kind: "uprooted", seat: 0, vine: "malvasia#1", field: 6 },
    mine({ fields: { 6: { ...field, uprooted: ["malvasia#1"], value: 0 } }, cards: { vine: 1 } }),
  ],
  switched: [
    { kind: "switched", seat: 0, vine: "sangiovese#1", field: 5, with: "malvasia#1", with_field: 6 },
    mine({
      fields: {
        5: { ...field, uprooted: ["sangiovese#1"], planted: ["malvasia#1"] },
        6: { ...field, uprooted: ["malvasia#1"], planted: ["sangiovese#1"] },
      },
    }),
  ],
  field_sold: [{ kind: "field_sold", seat: 0, field: 5 }, mine({ fields: { 5: { ...field, sold: true } } })],
  field_bought: [
    { kind: "field_bought", seat: 0, field: 7 },
    mine({ fields: { 7: { ...field, sold: false } } }),
  ],
  harvested: [
    { kind: "harvested", seat: 0, field: 6 },
    mine({ fields: { 6: { ...field, harvested: true } } }),
  ],
  grape_placed: [
    { kind: "grape_placed", seat: 0, grape: "red", value: 4 },
    mine({ grapes: { ...emptyGrapes, red: { 4: "coming" } } }),
  ],
  grape_lost: [{ kind: "grape_lost", seat: 0, grape: "red" }, unchanged],
  grape_used: [
    { kind: "grape_used", seat: 0, grape: "white", value: 4 },
    mine({ grapes: { ...emptyGrapes, white: { 4: "going" } } }),
  ],
  wine_made: [
    { kind: "wine_made", seat: 0, wine: "blush", value: 6 },
    mine({ wines: { ...emptyWines, blush: { 6: "coming" } } }),
  ],
  wine_used: [
    { kind: "wine_used", seat: 0, wine: "red", value: 3 },
    mine({ wines: { ...emptyWines, red: { 3: "going" } } }),
  ],
  wine_aged: [
    { kind: "wine_aged", seat: 0, wine: "red", value: 4 },
    mine({ wines: { ...emptyWines, red: { 4: "coming" } } }),
  ],
  aged: [
    { kind: "aged", seat: 0, year_end: false },
    mine({ wines: { ...emptyWines, red: { 3: "ageing" }, blush: { 5: "ageing" } } }),
  ],
  order_filled: [{ kind: "order_filled", seat: 0, order: "order_01" }, mine({ cards: { order: -1 } })],
  built: [{ kind: "built", seat: 0, structure: "yoke" }, mine({ structures: ["yoke"] })],
  trained: [
    { kind: "trained", seat: 0, at_once: false, worker: "regular" },
    mine({ workers: [{ kind: "regular", later: true }] }),
  ],
  retrieved: [
    { kind: "retrieved", seat: 0, worker: "grande", space: "cart" },
    mine({ workers: [{ kind: "grande", later: false }] }),
  ],
  temporary_worker: [
    { kind: "temporary_worker", seat: 0 },
    mine({ workers: [{ kind: "temporary", later: false }] }),
  ],
  first_player_moved: [{ kind: "first_player_moved", seat: 1 }, unchanged],
  automa_drew: [{ kind: "automa_drew", card: "automa_01" } as unknown as GameEvent, unchanged],
  automa_reshuffled: [{ kind: "automa_reshuffled" }, unchanged],
  automa_placed: [{ kind: "automa_placed", space: "cart" }, unchanged],
  automa_vp: [
    { kind: "automa_vp", vp: 8 },
    { seats: {}, points: [{ seat: null, at: 8 }] },
  ],
  token_taken: [{ kind: "token_taken", seat: 0, row: 3 }, unchanged],
  token_spent: [{ kind: "token_spent", seat: 0 }, unchanged],
  star_placed: [
    { kind: "star_placed", seat: 0, region: "pisa" },
    { seats: {}, stars: [{ seat: 0, region: "pisa", change: 1 }] },
  ],
  star_moved: [
    { kind: "star_moved", seat: 0, from: "pisa", to: "siena" },
    {
      seats: {},
      stars: [
        { seat: 0, region: "pisa", change: -1 },
        { seat: 0, region: "siena", change: 1 },
      ],
    },
  ],
  card_built: [
    { kind: "card_built", seat: 0, card: "barn", place: "mat_1" },
    mine({ buildings: { mat_1: { built: "barn" } }, cards: { structure: -1 } }),
  ],
  card_destroyed: [
    { kind: "card_destroyed", seat: 0, card: "barn", place: "mat_2" },
    mine({ buildings: { mat_2: { destroyed: true } } }),
  ],
  grapes_aged: [
    { kind: "grapes_aged", seat: 0 },
    mine({ grapes: { red: { 2: "ageing" }, white: { 1: "ageing", 4: "ageing" } } }),
  ],
  region_scored: [{ kind: "region_scored", seat: 0, region: "pisa", vp: 1 }, unchanged],
  specials_revealed: [{ kind: "specials_revealed", first: "chef", second: "oracle" }, unchanged],
  toll_paid: [{ kind: "toll_paid", seat: 0, amount: 1, to: 1 }, unchanged],
  bumped: [{ kind: "bumped", seat: 1, worker: "regular", space: "cart", by: 0 }, unchanged],
  game_ended: [{ kind: "game_ended" }, unchanged],
  forced: [{ kind: "forced", seat: 0 }, unchanged],
};

describe("what an answer would change", () => {
  it.each(Object.entries(each))("%s", (_, [event, foreseen]) => {
    expect(seen(event)).toEqual(foreseen);
  });

  it("is told for everybody whom it touches", () => {
    const { seats, points } = seen(
      { kind: "lira_changed", seat: 0, amount: 1, paid: true },
      { kind: "lira_changed", seat: 1, amount: 1, paid: false },
      { kind: "vp_changed", seat: 1, amount: 2, lost: false },
    );
    expect(seats).toEqual({ 0: { lira: 4 }, 1: { lira: 3, vp: 9 } });
    expect(points).toEqual([{ seat: 1, at: 9 }]);
  });

  it("sums up what comes and goes", () => {
    const lira = (amount: number, paid: boolean): GameEvent => ({
      kind: "lira_changed",
      seat: 0,
      amount,
      paid,
    });
    expect(seen(lira(3, true), lira(1, false)).seats).toEqual({ 0: { lira: 3 } });
    expect(seen(lira(2, true), lira(2, false))).toEqual(unchanged);
    const drew: GameEvent = { kind: "drew", seat: 0, deck: "vine", card: null };
    expect(seen(drew, drew)).toEqual({ ...mine({ cards: { vine: 2 } }), decks: { vine: 2 } });
    expect(
      seen(
        { kind: "planted", seat: 0, vine: "pinot#1", field: 5 },
        { kind: "planted", seat: 0, vine: "merlot#2", field: 5 },
      ).seats[0]?.fields?.[5]?.value,
    ).toBe(6);
  });

  it("takes from the hand only what is in it", () => {
    // Shown by the Caravan, or chosen from the deck before the first year.
    expect(seen({ kind: "discarded", seat: 0, deck: "summer", card: "broker" })).toEqual(unchanged);
    expect(seen({ kind: "discarded", seat: 1, deck: "summer", card: "broker" })).toEqual(unchanged);
    expect(seen({ kind: "discarded", seat: 1, deck: "summer", card: "artisan" }).seats).toEqual({
      1: { cards: { summer: -1 } },
    });
    expect(
      seen({ kind: "planted", seat: 0, vine: "sangiovese#4", field: 6 }).seats[0]?.cards,
    ).toBeUndefined();
    // What was drawn just before is in the hand.
    expect(
      seen(
        { kind: "drew", seat: 0, deck: "order", card: "order_05" },
        { kind: "order_filled", seat: 0, order: "order_05" },
      ).seats,
    ).toEqual({});
  });

  it("shows where an aged wine was, which only the answer says", () => {
    const aged: GameEvent = { kind: "wine_aged", seat: 0, wine: "red", value: 4 };
    const answer = { text: "age red 3", kind: "age", wine: "red", quality: 3 } as const;
    expect(foresee([aged], view, book, answer).seats[0]?.wines?.red).toEqual({ 3: "going", 4: "coming" });
  });

  it("ages grapes and wines at the year’s end", () => {
    const { seats } = seen({ kind: "aged", seat: 0, year_end: true });
    expect(seats[0]?.grapes?.red).toEqual({ 2: "ageing" });
    expect(seats[0]?.wines?.red).toEqual({ 3: "ageing" });
  });

  it("leaves a slot alone where one token follows another", () => {
    const { seats } = seen(
      { kind: "grape_used", seat: 0, grape: "red", value: 2 },
      { kind: "grape_placed", seat: 0, grape: "red", value: 2 },
    );
    expect(seats).toEqual({});
  });
});
