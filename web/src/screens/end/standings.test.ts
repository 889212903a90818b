import { expect, it } from "vitest";
import type { StandingView } from "../../wire/types";
import { decidersOf } from "./standings";

const standing = (place: number, vp: number, lira: number, wine_quality = 0): StandingView => ({
  place,
  seat: place - 1,
  vp,
  lira,
  wine_quality,
  grape_quality: 0,
});

it("needs no tie-breaker for different points", () => {
  expect(decidersOf([standing(1, 20, 0), standing(2, 19, 9)])).toEqual([]);
});

it("names each comparison once, and the one that did not help either", () => {
  const lira = [standing(1, 20, 5), standing(2, 20, 4), standing(3, 20, 3)];
  expect(decidersOf(lira)).toEqual(["lira"]);
  expect(decidersOf([standing(1, 20, 5, 7), standing(2, 20, 5, 6)])).toEqual(["wine_quality"]);
  expect(decidersOf([standing(1, 20, 5), standing(1, 20, 5)])).toEqual(["nothing"]);
});
