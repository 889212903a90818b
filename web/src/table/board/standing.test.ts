import { expect, it } from "vitest";
import type { PlayerView, PositionView } from "../../wire/types";
import { standingOf, workerOn } from "./standing";

const player = (workers: Partial<PlayerView["workers"]>) =>
  ({ seat: 0, workers: { grande: "available", on_cart: 0, on_yoke: false, ...workers } }) as PlayerView;

it("tells each worker once, on the board, on the art or on the cart", () => {
  const anna = player({
    grande: "trade.art",
    on_cart: 1,
    on_art: { "trade.art": 1 },
    special: { chef: "make_wine.left", oracle: "available", farmer: "in_training", messenger: "cart" },
  });
  const board = { "make_wine.left": { seat: 0, worker: "chef" as const } };
  expect(standingOf({ board, players: [anna] } as unknown as PositionView)).toEqual({
    "make_wine.left": [{ seat: 0, worker: "chef" }],
    cart: [
      { seat: 0, worker: "regular" },
      { seat: 0, worker: "messenger" },
    ],
    "trade.art": [
      { seat: 0, worker: "regular" },
      { seat: 0, worker: "grande" },
    ],
  });
});

it("leaves the spaces of one's own to the mat", () => {
  const anna = player({ in_buildings: ["structure.mat_1"], special: { chef: "destroy" }, on_yoke: true });
  const shared = standingOf({ board: {}, players: [anna] } as unknown as PositionView);
  expect(Object.keys(shared)).toEqual(["yoke"]);
  expect(workerOn(anna, "structure.mat_1")).toBe("regular");
  expect(workerOn(anna, "destroy")).toBe("chef");
  expect(workerOn(anna, "structure.mat_2")).toBeUndefined();
});
