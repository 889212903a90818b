import { beforeEach, describe, expect, it } from "vitest";
import { fitting, nextPuzzle } from "./next_puzzle";
import type { Puzzle, Theme } from "./puzzle_book";
import { afterAnswer, changeResults, noResults, results } from "./results";

const puzzle = (number: number, difficulty: number, ...themes: Theme[]) =>
  ({ id: `p${number}`, number, difficulty, themes }) as Puzzle;
const set = [
  puzzle(1, 1, "grande"),
  puzzle(2, 3, "grande", "last_worker"),
  puzzle(3, 3, "passing"),
  puzzle(4, 1, "passing"),
];
const all = { theme: null, difficulty: null };

describe("results", () => {
  beforeEach(() => localStorage.clear());

  it("count the first answer for the row, and later ones not", () => {
    let now = afterAnswer(noResults, "a", true);
    now = afterAnswer(now, "b", true);
    expect(now).toMatchObject({ streak: 2, best: 2, puzzles: { a: "first", b: "first" } });
    now = afterAnswer(now, "c", false);
    expect(now).toMatchObject({ streak: 0, best: 2 });
    now = afterAnswer(now, "c", true);
    expect(now.puzzles.c).toBe("later");
    expect(now.streak).toBe(0);
    expect(afterAnswer(now, "a", false)).toBe(now);
    expect(afterAnswer(now, "c", false)).toBe(now);
  });

  it("stay in the browser, and what is damaged there harms nobody", () => {
    changeResults((now) => afterAnswer(now, "a", true));
    expect(JSON.parse(localStorage.getItem("vendemmia.puzzles") ?? "")).toMatchObject({ streak: 1 });
    expect(results().puzzles).toEqual({ a: "first" });
    localStorage.setItem("vendemmia.puzzles", "{");
    changeResults((now) => afterAnswer(now, "b", false));
    expect(results()).toMatchObject({ streak: 0, puzzles: { b: "failed" } });
  });
});

describe("the next puzzle", () => {
  it("is of the wanted theme and difficulty", () => {
    expect(fitting(set, { theme: "grande", difficulty: 3 })).toEqual([set[1]]);
    expect(nextPuzzle(set, { puzzles: {}, wish: { theme: "passing", difficulty: null } })).toBe(set[2]);
    expect(nextPuzzle(set, { puzzles: {}, wish: { theme: "trade", difficulty: null } })).toBeUndefined();
  });

  it("is one that was not tried, then one that is not solved, then any other", () => {
    expect(nextPuzzle(set, { puzzles: { p1: "first" }, wish: all })).toBe(set[1]);
    expect(nextPuzzle(set, { puzzles: { p3: "failed" }, wish: all }, set[1])).toBe(set[3]);
    expect(nextPuzzle(set, { puzzles: { p4: "failed" }, wish: all }, set[3])).toBe(set[0]);
    const tried = { p1: "failed", p2: "first", p3: "failed", p4: "later" } as const;
    expect(nextPuzzle(set, { puzzles: tried, wish: all }, set[0])).toBe(set[2]);
    const solved = { p1: "first", p2: "first", p3: "later", p4: "later" } as const;
    expect(nextPuzzle(set, { puzzles: solved, wish: all }, set[0])).toBe(set[1]);
    expect(nextPuzzle([set[0]!], { puzzles: solved, wish: all }, set[0])).toBe(set[0]);
  });
});
