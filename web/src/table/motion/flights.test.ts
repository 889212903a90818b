import { describe, expect, it } from "vitest";
import { eventSamples } from "../../i18n/samples";
import type { GameEvent } from "../../wire/types";
import { flown, player, position, ways } from "./motion_samples";

const placed: GameEvent = { kind: "placed", seat: 0, worker: "regular", space: "give_tour.left" };
const played: GameEvent = { kind: "played", seat: 0, visitor: "banker" };

describe("cards", () => {
  it("are drawn face up by who may see them, and as backs by others", () => {
    const own: GameEvent = { kind: "drew", seat: 0, deck: "vine", card: "pinot#3" };
    expect(flown([own])).toMatchObject([
      {
        piece: { kind: "card", card: { kind: "vine", id: "pinot" } },
        from: "deck:vine",
        to: "hand:0/pinot#3",
      },
    ]);
    const other: GameEvent = { kind: "drew", seat: 1, deck: "summer", card: null };
    expect(flown([other])).toMatchObject([
      { piece: { kind: "back", deck: "summer" }, from: "deck:summer", to: "hand:1" },
    ]);
  });

  it("are played onto the stage and leave it for their pile when they are done", () => {
    expect(ways([played])).toEqual(["card hand:0/banker > stage"]);
    expect(ways([{ kind: "visitor_done", seat: 0, visitor: "banker" }])).toEqual([
      "card stage > discard:summer",
    ]);
  });

  it("are discarded by way of the stage, unless they lie there already", () => {
    const discarded: GameEvent = { kind: "discarded", seat: 1, deck: "winter", card: "queen" };
    expect(ways([discarded])).toEqual(["card hand:1/queen > stage", "card stage > discard:winter"]);
    const revealed: GameEvent = { kind: "revealed", seat: 1, deck: "winter", card: "queen" };
    expect(ways([discarded], { past: [revealed] })).toEqual(["card stage > discard:winter"]);
  });

  it("are given, taken from a pile, turned over and kept", () => {
    expect(ways([{ kind: "gave", seat: 0, deck: "summer", card: "banker", to: 1 }])).toEqual([
      "card hand:0/banker > hand:1/banker",
    ]);
    expect(ways([{ kind: "took_from_pile", seat: 0, deck: "order", card: "order_01" }])).toEqual([
      "card discard:order > hand:0/order_01",
    ]);
    expect(ways([{ kind: "revealed", seat: 0, deck: "vine", card: "pinot#3" }])).toEqual([
      "card deck:vine > stage",
    ]);
    expect(ways([{ kind: "kept", seat: 0, deck: "vine", card: "pinot#3" }])).toEqual([
      "card stage > hand:0/pinot#3",
    ]);
    expect(ways([{ kind: "reshuffled", deck: "vine" }])).toEqual(["back discard:vine > deck:vine"]);
  });
});

describe("lira, points and residual payments", () => {
  const gain: GameEvent = { kind: "lira_changed", seat: 0, amount: 2, paid: false };
  const pay: GameEvent = { kind: "lira_changed", seat: 0, amount: 2, paid: true };
  const points: GameEvent = { kind: "vp_changed", seat: 0, amount: 1, lost: false };

  it("come from the tile on which the worker stands, when it has arrived", () => {
    const flights = flown([placed, gain]);
    expect(flights[1]).toMatchObject({
      piece: { kind: "coin", amount: 2 },
      from: "action:give_tour",
      to: "purse:0",
      start: "after",
    });
    expect(ways([gain], { past: [placed] })).toEqual(["coin action:give_tour > purse:0"]);
  });

  it("come from the card while it is played, and from the tile again afterwards", () => {
    const done: GameEvent = { kind: "visitor_done", seat: 0, visitor: "banker" };
    expect(ways([points], { past: [placed, played] })).toEqual(["seal stage > points:0"]);
    expect(ways([points], { past: [placed, played, done] })).toEqual(["seal action:give_tour > points:0"]);
  });

  it("come from a row, a region, a building, the cart", () => {
    const from = (cause: GameEvent) => ways([gain], { past: [cause] })[0];
    expect(from({ kind: "row_taken", seat: 0, row: 5 })).toBe("coin row:5 > purse:0");
    expect(from({ kind: "passed", seat: 0 })).toBe("coin row:2 > purse:0");
    expect(from({ kind: "star_placed", seat: 0, region: "pisa" })).toBe("coin region:pisa > purse:0");
    expect(from({ ...placed, space: "structure.mat_1" })).toBe("coin place:0/mat_1 > purse:0");
    expect(from({ ...placed, space: "cart" })).toBe("coin space:cart > purse:0");
    expect(from({ kind: "aged", seat: 0, year_end: true })).toBe("coin residual:0 > purse:0");
    expect(ways([gain])).toEqual(["coin stage > purse:0"]);
  });

  it("go where they are spent or lost", () => {
    expect(ways([pay], { past: [placed] })).toEqual(["coin purse:0 > action:give_tour"]);
    expect(ways([{ ...points, lost: true }])).toEqual(["seal points:0 > stage"]);
    expect(ways([pay, { kind: "trained", seat: 0, at_once: false, worker: "regular" }])).toEqual([
      "coin purse:0 > action:train_worker",
      "worker action:train_worker > home:0/regular",
    ]);
  });

  it("rise and fall on the residual track", () => {
    const change = (residual: number): GameEvent => ({ kind: "residual_changed", seat: 0, residual });
    expect(ways([change(2)])).toEqual(["residual stage > residual:0"]);
    expect(ways([change(0)])).toEqual(["residual residual:0 > stage"]);
  });

  it("pass from purse to purse as a toll, once", () => {
    const toll: GameEvent = { kind: "toll_paid", seat: 0, amount: 1, to: 1 };
    expect(ways([toll, { ...pay, amount: 1 }, { ...gain, seat: 1 }])).toEqual(["coin purse:0 > purse:1"]);
  });
});

describe("the vineyard", () => {
  it("is planted from the hand and uprooted into it", () => {
    expect(ways([{ kind: "planted", seat: 0, vine: "pinot#3", field: 6 }])).toEqual([
      "card hand:0/pinot#3 > vine:0/6/pinot#3",
    ]);
    expect(ways([{ kind: "uprooted", seat: 0, vine: "pinot#3", field: 6 }])).toEqual([
      "card vine:0/6/pinot#3 > hand:0/pinot#3",
    ]);
    expect(
      ways([{ kind: "switched", seat: 0, vine: "pinot#3", field: 6, with: "merlot#1", with_field: 7 }]),
    ).toEqual(["card vine:0/6/pinot#3 > vine:0/7/pinot#3", "card vine:0/7/merlot#1 > vine:0/6/merlot#1"]);
  });

  it("is harvested from each vine that bears the colour, with its quality", () => {
    const harvest: GameEvent[] = [
      { kind: "harvested", seat: 0, field: 6 },
      { kind: "grape_placed", seat: 0, grape: "red", value: 4 },
      { kind: "grape_placed", seat: 0, grape: "white", value: 3 },
    ];
    expect(ways(harvest)).toEqual([
      "grape vine:0/6/pinot#3 > grape:0/red/4",
      "grape vine:0/6/merlot#1 > grape:0/red/4",
      "grape vine:0/6/pinot#3 > grape:0/white/3",
      "grape vine:0/6/trebbiano#2 > grape:0/white/3",
    ]);
    expect(flown(harvest)[1]).toMatchObject({ piece: { colour: "red", quality: 3 }, start: "with" });
    expect(ways([harvest[1] as GameEvent], { past: [played] })).toEqual(["grape stage > grape:0/red/4"]);
  });

  it("gives wine: beads and a bottle that fills, together", () => {
    const made = flown([
      { kind: "grape_used", seat: 0, grape: "red", value: 4 },
      { kind: "grape_used", seat: 0, grape: "white", value: 2 },
      { kind: "wine_made", seat: 0, wine: "blush", value: 6 },
    ]);
    expect(made.map(({ from }) => from)).toEqual(["grape:0/red/4", "grape:0/white/2", "crush:0"]);
    expect(made.every(({ to }) => to === "wine:0/blush/6")).toBe(true);
    expect(made.map(({ start }) => start)).toEqual([undefined, "with", "with"]);
    expect(made[2]?.piece).toMatchObject({ kind: "bottle", fills: true });
  });

  it("sells grapes and wines to whoever asked for them", () => {
    expect(ways([{ kind: "grape_used", seat: 0, grape: "red", value: 4 }], { past: [placed] })).toEqual([
      "grape grape:0/red/4 > action:give_tour",
    ]);
    expect(ways([{ kind: "wine_used", seat: 0, wine: "red", value: 4 }], { past: [placed] })).toEqual([
      "bottle wine:0/red/4 > action:give_tour",
    ]);
  });

  it("fills an order: it lies on the stage, its bottles come, it pays and goes to its pile", () => {
    const filling: GameEvent[] = [
      { kind: "wine_used", seat: 0, wine: "red", value: 4 },
      { kind: "order_filled", seat: 0, order: "order_01" },
      { kind: "vp_changed", seat: 0, amount: 3, lost: false },
      { kind: "residual_changed", seat: 0, residual: 2 },
    ];
    expect(ways(filling)).toEqual([
      "card hand:0/order_01 > stage",
      "bottle wine:0/red/4 > stage",
      "seal stage > points:0",
      "residual stage > residual:0",
      "card stage > discard:order",
    ]);
  });

  it("is built when the money has come to the outline; what is free comes from who gives it", () => {
    const built: GameEvent = { kind: "built", seat: 0, structure: "trellis" };
    expect(ways([{ kind: "lira_changed", seat: 0, amount: 2, paid: true }, built])).toEqual([
      "coin purse:0 > structure:0/trellis",
    ]);
    expect(ways([built], { past: [played] })).toEqual(["building stage > structure:0/trellis"]);
  });

  it("has structure cards, built from the hand and torn down", () => {
    const built: GameEvent = { kind: "card_built", seat: 0, card: "cask", place: "mat_1" };
    const points: GameEvent = { kind: "vp_changed", seat: 0, amount: 1, lost: false };
    expect(ways([{ kind: "lira_changed", seat: 0, amount: 2, paid: true }, built, points])).toEqual([
      "coin purse:0 > place:0/mat_1",
      "card hand:0/cask > place:0/mat_1",
      "seal place:0/mat_1 > points:0",
    ]);
    expect(ways([{ kind: "card_destroyed", seat: 0, card: "cask", place: "mat_1" }])).toEqual([
      "card place:0/mat_1 > discard:structure",
    ]);
  });
});

describe("workers", () => {
  it("walk from their mat to their space, and what follows waits for them", () => {
    expect(flown([placed])).toMatchObject([
      {
        piece: { kind: "worker", side: 0, worker: "regular" },
        from: "home:0/regular",
        to: "worker:0.regular/give_tour.left",
        leads: true,
      },
    ]);
  });

  it("of the Automa walk one after another, when its card has turned", () => {
    const walked = flown([
      { kind: "automa_drew", card: "automa_07" },
      { kind: "automa_placed", space: "plant_vine.left" },
      { kind: "automa_placed", space: "cart" },
    ]);
    expect(walked.map(({ to }) => to)).toEqual([
      "worker:automa.regular/plant_vine.left",
      "worker:automa.regular/cart",
    ]);
    expect(walked.map(({ start }) => start)).toEqual(["after", "after"]);
    expect(walked.map(({ delay = 0 }) => delay > 0)).toEqual([true, false]);
  });

  it("move, come back, and are lent", () => {
    const after = position({ board: { "plant_vine.left": { seat: 0, worker: "grande" } } });
    expect(
      ways([{ kind: "worker_moved", seat: 0, from: "plant_vine.middle", to: "plant_vine.left" }], { after }),
    ).toEqual(["worker worker:0.grande/plant_vine.middle > worker:0.grande/plant_vine.left"]);
    expect(ways([{ kind: "retrieved", seat: 0, worker: "grande", space: "cart" }])).toEqual([
      "worker worker:0.grande/cart > home:0/grande",
    ]);
    expect(
      ways([{ kind: "temporary_worker", seat: 0 }], { past: [{ kind: "row_taken", seat: 0, row: 7 }] }),
    ).toEqual(["worker row:7 > home:0/temporary"]);
  });

  it("come home at the year's end, all together, the Automa's too", () => {
    const before = position({
      board: {
        "give_tour.left": { seat: 0, worker: "regular" },
        "draw_vine.left": { seat: 1, worker: "grande" },
        "draw_vine.middle": { seat: null, worker: "regular" },
      },
    });
    const ended: GameEvent = { kind: "aged", seat: 0, year_end: true };
    const flights = flown([ended, { kind: "year_began", year: 3 }], { before, after: position() });
    expect(flights.map(({ from }) => from)).toEqual([
      "worker:0.regular/give_tour.left",
      "worker:automa.regular/draw_vine.middle",
    ]);
    expect(flights.every(({ start }) => start === "with")).toBe(true);
  });
});

describe("ageing", () => {
  const before = position({
    players: [
      player(0, {
        grapes: { red: [1, 4], white: [9] },
        wines: { red: [3], white: [], blush: [5], sparkling: [] },
      }),
    ],
  });
  const after = position({
    players: [
      player(0, {
        grapes: { red: [2, 5], white: [9] },
        wines: { red: [3], white: [], blush: [6], sparkling: [] },
      }),
    ],
  });

  it("moves each token that could move one to the right, all together", () => {
    const flights = flown([{ kind: "aged", seat: 0, year_end: true }], { before, after });
    expect(flights.map(({ from, to }) => `${from} > ${to}`)).toEqual([
      "grape:0/red/1 > grape:0/red/2",
      "grape:0/red/4 > grape:0/red/5",
      "wine:0/blush/5 > wine:0/blush/6",
    ]);
    expect(flights.every(({ start }) => start === "with")).toBe(true);
  });

  it("is of grapes or of wines where only they age", () => {
    expect(ways([{ kind: "grapes_aged", seat: 0 }], { before, after })).toHaveLength(2);
    expect(ways([{ kind: "aged", seat: 0, year_end: false }], { before, after })).toHaveLength(1);
    expect(ways([{ kind: "wine_aged", seat: 0, wine: "blush", value: 6 }], { before, after })).toEqual([
      "bottle wine:0/blush/5 > wine:0/blush/6",
    ]);
  });
});

describe("the map", () => {
  it("gets stars from the supply, and they move on it", () => {
    expect(ways([{ kind: "star_placed", seat: 0, region: "pisa" }])).toEqual(["star supply:0 > star:0/pisa"]);
    expect(ways([{ kind: "star_moved", seat: 0, from: "pisa", to: "lucca" }])).toEqual([
      "star star:0/pisa > star:0/lucca",
    ]);
  });

  it("scores region by region, for the Automa too", () => {
    const scores: GameEvent[] = [
      { kind: "region_scored", seat: 0, region: "pisa", vp: 2 },
      { kind: "vp_changed", seat: 0, amount: 2, lost: false },
      { kind: "region_scored", seat: 1, region: "lucca", vp: 1 },
      { kind: "vp_changed", seat: 1, amount: 1, lost: false },
      { kind: "region_scored", region: "siena", vp: 2 },
    ];
    const solo = { automa_vp: 4 } as never;
    expect(ways(scores, { before: position({ solo }) })).toEqual([
      "seal region:pisa > points:0",
      "seal region:lucca > points:1",
      "seal region:siena > points:automa",
    ]);
    expect(flown(scores).every(({ start }) => start === "after")).toBe(true);
  });
});

describe("what is heard", () => {
  const gain: GameEvent = { kind: "lira_changed", seat: 0, amount: 2, paid: false };

  it("comes with what takes off", () => {
    expect(flown([placed, gain]).map(({ sounds }) => sounds)).toEqual([["wood"], ["coin"]]);
  });

  it("comes with what flew last where an event lets nothing fly", () => {
    const paid: GameEvent = { kind: "lira_changed", seat: 0, amount: 2, paid: true };
    const built = flown([paid, { kind: "built", seat: 0, structure: "trellis" }]);
    expect(built.map(({ sounds }) => sounds)).toEqual([["coin", "wood"]]);
  });
});

describe("the rest", () => {
  it("takes rows, and tokens with them", () => {
    expect(ways([{ kind: "row_taken", seat: 0, row: 3 }])).toEqual(["rooster home:0/grande > row:3"]);
    expect(ways([{ kind: "token_taken", seat: 0, row: 3 }])).toEqual(["token row:3 > tokens:0"]);
    expect(ways([{ kind: "token_spent", seat: 0 }], { past: [placed] })).toEqual([
      "token tokens:0 > action:give_tour",
    ]);
  });

  it("gives the Automa its points", () => {
    const before = position({ solo: { automa_vp: 4 } as never });
    expect(ways([{ kind: "automa_vp", vp: 6 }], { before })).toEqual(["seal stage > points:automa"]);
    expect(ways([{ kind: "automa_vp", vp: 4 }], { before })).toEqual([]);
  });

  it("knows every event there is", () => {
    const samples = Object.values(eventSamples(2)).flat() as GameEvent[];
    for (const event of samples) {
      for (const { from, to } of flown([event])) expect(from).not.toBe(to);
    }
    const still = samples.filter((event) => flown([event]).length === 0).map(({ kind }) => kind);
    expect([...new Set(still)].sort()).toEqual(
      [
        ...["aged", "automa_drew", "automa_reshuffled", "automa_vp", "bumped", "deck_empty", "field_bought"],
        ...[
          "field_sold",
          "first_player_moved",
          "forced",
          "game_began",
          "game_ended",
          "grape_lost",
          "grapes_aged",
        ],
        ...[
          "harvested",
          "offered",
          "papa_taken",
          "parents_chosen",
          "passed",
          "plan_lapsed",
          "planned_action",
        ],
        ...["region_scored", "season_began", "specials_revealed", "wine_aged", "year_began"],
      ].sort(),
    );
  });
});
