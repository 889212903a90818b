import { describe, expect, it } from "vitest";
import { layGrid, layShelf, openOnes, shelfGap } from "./shelf";

const base = { width: 35, height: 11.75 };
const withMat = { width: 29.5, height: 11.75 };

describe("the hand as a shelf", () => {
  it("lays a few cards open, smaller before they are covered", () => {
    expect(layShelf(3, base)).toMatchObject({ open: 3 });
    const five = layShelf(5, base);
    expect(five.open).toBe(5);
    expect(five.zoom).toBeGreaterThanOrEqual(1);
    expect(five.zoom).toBeLessThan(layShelf(3, base).zoom);
  });

  it.each([6, 7, 8, 10, 12])("never lets %d cards overlap", (count) => {
    for (const room of [base, withMat]) {
      const { open, spine, zoom } = layShelf(count, room);
      expect(open).toBeGreaterThan(0);
      expect(open).toBeLessThan(count);
      const used = open * 6.5 * zoom + (count - open) * spine + (count - 1) * shelfGap;
      expect(used).toBeLessThanOrEqual(room.width + 1e-9);
    }
  });

  it("has room for two lines of a name on each of ten", () => {
    expect(layShelf(10, withMat).spine).toBeGreaterThanOrEqual(2.125);
  });

  it("covers cards where the room is small, however few they are", () => {
    expect(layShelf(5, { width: 26, height: 11.75 }).open).toBeLessThan(5);
  });

  it("puts at least two side by side on a phone", () => {
    expect(layGrid({ width: 22, height: 30 }).columns).toBe(2);
    expect(layGrid({ width: 45, height: 20 }).columns).toBe(4);
  });
});

describe("what lies open", () => {
  const keys = ["a", "b", "c", "d"];

  it("is what was pointed at last, and stays", () => {
    expect([...openOnes(keys, ["b", "a"], () => false, 1)]).toEqual(["b"]);
    expect([...openOnes(keys, ["gone", "a"], () => false, 2)]).toEqual(["a", "d"]);
  });

  it("is what is asked for before the rest", () => {
    expect([...openOnes(keys, [], (key) => key === "a", 2)]).toEqual(["a", "d"]);
  });
});
