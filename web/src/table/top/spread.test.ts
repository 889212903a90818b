import { describe, expect, it } from "vitest";
import { besideAll, spread } from "./spread";

const apart = 2;
const length = 40;

describe("markers on a line", () => {
  it("stand where they belong while there is room", () => {
    expect(spread([10, 5, 30], apart, length)).toEqual([10, 5, 30]);
  });

  it("stand around their place where several belong to the same", () => {
    expect(spread([10, 10, 10], apart, length)).toEqual([8, 10, 12]);
  });

  it("never cover one another, and keep their order", () => {
    const wanted = [10, 10, 11, 12, 12, 30];
    const places = spread(wanted, apart, length);
    for (const [i, place] of places.entries())
      if (i > 0) expect(place - places[i - 1]!).toBeGreaterThanOrEqual(apart);
    expect(places.at(-1)).toBe(30);
  });

  it("stay on the line", () => {
    expect(spread([0, 0, 0], apart, length)).toEqual([1, 3, 5]);
    expect(spread([40, 40, 3], apart, length)).toEqual([37, 39, 3]);
  });

  it("let others come beside them, on the nearer side", () => {
    expect(besideAll([10], [20], apart, length)).toEqual([20]);
    expect(besideAll([10, 12], [12, 12], apart, length)).toEqual([14, 8]);
    expect(besideAll([39], [40], apart, length)).toEqual([37]);
  });
});
