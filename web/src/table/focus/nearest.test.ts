import { describe, expect, it } from "vitest";
import { nearest } from "./nearest";

const at = (x: number, y: number) => ({
  getBoundingClientRect: () => ({ left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 }),
});

describe("the arrow keys", () => {
  const [a, b, c, d] = [at(0, 0), at(100, 0), at(0, 50), at(100, 52)];
  const all = [a, b, c, d];

  it("lead to what lies straight ahead", () => {
    expect(nearest(a, all, "right")).toBe(b);
    expect(nearest(a, all, "down")).toBe(c);
    expect(nearest(d, all, "left")).toBe(c);
    expect(nearest(d, all, "up")).toBe(b);
  });

  it("stop at the edge", () => {
    expect(nearest(a, all, "left")).toBeUndefined();
    expect(nearest(a, all, "up")).toBeUndefined();
  });
});
