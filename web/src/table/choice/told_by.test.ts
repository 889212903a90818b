import { describe, expect, it } from "vitest";
import type { Answer, GameEvent } from "../../wire/types";
import { isToldBy } from "./told_by";

const harvest: Answer = { text: "harvest field_5", kind: "harvest", field: 5 };
const build: Answer = { text: "build trellis", kind: "build", structure: "trellis" };

describe("what the words of an answer tell", () => {
  it("is what is done", () => {
    expect(isToldBy(harvest, { kind: "harvested", seat: 0, field: 5 })).toBe(true);
    expect(isToldBy(build, { kind: "built", seat: 0, structure: "trellis" })).toBe(true);
    expect(
      isToldBy(
        { text: "plant pinot field_6", kind: "plant", vine: "pinot", field: 6 },
        {
          kind: "planted",
          seat: 0,
          vine: "pinot#2",
          field: 6,
        },
      ),
    ).toBe(true);
  });

  it("includes a price that they name", () => {
    const paid: GameEvent = { kind: "lira_changed", seat: 0, amount: 2, paid: true };
    expect(isToldBy(build, paid)).toBe(true);
    expect(isToldBy({ text: "pass", kind: "pass" }, paid)).toBe(false);
    expect(isToldBy(build, { ...paid, paid: false })).toBe(false);
  });

  it("is not what follows", () => {
    expect(isToldBy(harvest, { kind: "grape_placed", seat: 0, grape: "red", value: 3 })).toBe(false);
    expect(isToldBy(harvest, { kind: "harvested", seat: 0, field: 6 })).toBe(false);
    expect(isToldBy(build, { kind: "vp_changed", seat: 0, amount: 1, lost: false })).toBe(false);
  });
});
