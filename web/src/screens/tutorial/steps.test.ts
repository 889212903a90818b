import { describe, expect, it } from "vitest";
import type { Answer, PlayerView, PositionView, QuestionKind, Update } from "../../wire/types";
import { situationOf } from "./situation";
import { stepFor, wasFollowed } from "./steps";

const plant: Answer = {
  text: "place regular plant_vine.left",
  kind: "place",
  worker: "regular",
  space: "plant_vine.left",
};
const grandePlant: Answer = {
  ...plant,
  text: "place grande plant_vine.art",
  worker: "grande",
  space: "plant_vine.art",
};
const fill: Answer = {
  text: "place regular fill_order.left",
  kind: "place",
  worker: "regular",
  space: "fill_order.left",
};
const pass: Answer = { text: "pass", kind: "pass" };

/** Only what the steps look at. */
function update(kind: QuestionKind, season: string, answers: Answer[], wines: number[] = []): Update {
  const me = {
    workers: { available: 2, grande: "available" },
    grapes: { red: [], white: [] },
    wines: { red: wines, white: wines, blush: [], sparkling: [] },
  } as unknown as PlayerView;
  const view = { season, players: [me] } as PositionView;
  const ask = { seat: 0, kind, offers: answers.map((answer) => ({ answer })) };
  return { viewer: 0, at: 3, view, ask } as Update;
}

const hintOf = (position: Update, log: Parameters<typeof situationOf>[1] = []) => {
  const situation = situationOf(position, log);
  return situation === null ? undefined : stepFor(situation)?.hint;
};

describe("the tutorial", () => {
  it("leads from planting to the order", () => {
    expect(hintOf(update("turn", "summer", [plant, pass]))).toBe("plant");
    expect(hintOf(update("turn", "winter", [fill, pass], [2]))).toBe("fill");
    expect(hintOf(update("turn", "winter", [pass], [1]))).toBe("age");
  });

  it("begins with the goal, shows the order and how to take something back, each once", () => {
    const papa: Answer = { text: "papa gift", kind: "papa_gift" };
    const row: Answer = { text: "row 1", kind: "row", row: 1 };
    const vine: Answer = { text: "plant pinot field_5", kind: "plant", vine: "pinot", field: 5 };
    const planting = {
      ...update("plant", "summer", [vine]),
      undo: { points: [2], stop: "beginning", redo: 0 },
    };
    const asked = [
      [update("papa_gift", "setup", [papa]), "goal", "papa"],
      [update("wake_up_row", "spring", [row]), "zoom", "row"],
      [planting as Update, "undo", "plant_vine"],
    ] as const;
    for (const [position, look, then] of asked) {
      expect(stepFor(situationOf(position, [])!)).toMatchObject({ hint: look, look: true });
      expect(stepFor(situationOf(position, [], new Set([look]))!)?.hint).toBe(then);
    }
  });

  it("offers the grande where the space is taken", () => {
    expect(hintOf(update("turn", "summer", [grandePlant, pass]))).toBe("no_plant");
  });

  it("is over with the first order", () => {
    const log = [{ at: 9, event: { kind: "order_filled" as const, seat: 0, order: "order_02" as const } }];
    expect(hintOf(update("turn", "winter", [pass]), log)).toBe("finished");
  });

  it("notices another way", () => {
    expect(
      wasFollowed([plant], [{ kind: "placed", seat: 0, worker: "regular", space: "plant_vine.left" }]),
    ).toBe(true);
    expect(wasFollowed([plant], [{ kind: "placed", seat: 0, worker: "regular", space: "cart" }])).toBe(false);
    expect(wasFollowed([pass], [{ kind: "passed", seat: 0 }])).toBe(true);
  });
});
