import { describe, expect, it } from "vitest";
import { withDifference } from "./difference";

describe("withDifference", () => {
  it("changes only what is told, and keeps the rest as it is", () => {
    const before = { lira: 3, workers: { available: 2 }, fields: [{ sold: false }, { sold: false }] };
    const after = withDifference(before, { lira: 5, fields: { 1: { sold: true } } });
    expect(after).toEqual({ lira: 5, workers: { available: 2 }, fields: [{ sold: false }, { sold: true }] });
    expect(after.workers).toBe(before.workers);
    expect(after.fields[0]).toBe(before.fields[0]);
    expect(before.fields[1]).toEqual({ sold: false });
  });

  it("puts in what was not there, and takes out what is gone", () => {
    const before: Record<string, unknown> = { mama: "margot", board: { yoke: { seat: 1 } } };
    const after = withDifference(before, {
      hand: { vine: ["pinot#1"] },
      board: { "-": ["yoke"] },
      "-": ["mama"],
    });
    expect(after).toEqual({ board: {}, hand: { vine: ["pinot#1"] } });
  });

  it("tells null from nothing", () => {
    expect(withDifference({ seat: 1 }, { seat: null })).toEqual({ seat: null });
  });

  it("replaces an object as a whole where it is told so", () => {
    const before = { event: { kind: "drew", deck: "vine" } };
    expect(withDifference(before, { event: { "=": { kind: "passed" } } })).toEqual({
      event: { kind: "passed" },
    });
  });

  it("puts things into lists and takes them out", () => {
    const before = { discard: ["a", "b", "c", "d"] };
    expect(withDifference(before, { discard: { "~": [0, 0, "x"] } }).discard).toEqual([
      "x",
      "a",
      "b",
      "c",
      "d",
    ]);
    expect(withDifference(before, { discard: { "~": [1, 2] } }).discard).toEqual(["a", "d"]);
    expect(withDifference(before, { discard: { "~": [3, 1, "y", "z"] } }).discard).toEqual([
      "a",
      "b",
      "c",
      "y",
      "z",
    ]);
    expect(withDifference(before, { discard: [] }).discard).toEqual([]);
  });
});
