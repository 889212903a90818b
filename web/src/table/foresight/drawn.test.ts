import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../wire/types";
import { isDrawn } from "./drawn";

const gained: GameEvent = { kind: "lira_changed", seat: 0, amount: 2, paid: false };

describe("what the table draws", () => {
  it("need not be written", () => {
    expect(isDrawn(gained, 0)).toBe(true);
    expect(isDrawn({ kind: "drew", seat: 0, deck: "vine", card: null }, 0)).toBe(true);
  });

  it("is what happens to whoever looks", () => {
    expect(isDrawn(gained, 1)).toBe(false);
    expect(isDrawn(gained, null)).toBe(false);
  });

  it("leaves out what a mark cannot say", () => {
    expect(isDrawn({ kind: "drew", seat: 0, deck: "vine", card: "pinot#1" }, 0)).toBe(false);
    expect(isDrawn({ kind: "trained", seat: 0, at_once: true, worker: "regular" }, 0)).toBe(false);
    expect(isDrawn({ kind: "grape_lost", seat: 0, grape: "red" }, 0)).toBe(false);
  });
});
