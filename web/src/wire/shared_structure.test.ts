import { expect, it } from "vitest";
import { shareStructure } from "./shared_structure";

it("keeps equal parts identical and takes new ones", () => {
  const before = { a: [1, 2], b: { c: [] as number[], d: 1 } };
  const after = shareStructure(before, { a: [1, 2], b: { c: [], d: 2 } });
  expect(after).toEqual({ a: [1, 2], b: { c: [], d: 2 } });
  expect(after.a).toBe(before.a);
  expect(after.b.c).toBe(before.b.c);
  expect(after.b).not.toBe(before.b);
});

it("gives the old value when nothing has changed", () => {
  const before = [{ a: null }, { b: [0] }];
  expect(shareStructure(before, [{ a: null }, { b: [0] }])).toBe(before);
});

it("does not take an empty list for a missing one", () => {
  expect(shareStructure(undefined, [])).toEqual([]);
  expect(shareStructure({}, { a: [] as number[] })).toEqual({ a: [] });
  expect(shareStructure(undefined, {})).toEqual({});
});

it("notices a field that has gone", () => {
  const before: { a: number; b?: number } = { a: 1, b: 2 };
  expect(shareStructure(before, { a: 1 })).toEqual({ a: 1 });
});
