import { expect, it } from "vitest";
import type { ReplayAnswer, SeasonMark } from "../../wire/types";
import { jump, markAt } from "./replay_steps";

const marks: SeasonMark[] = [
  { at: 2, year: 1, season: "spring" },
  { at: 6, year: 1, season: "summer" },
  { at: 12, year: 2, season: "spring" },
];
const shown = { marks, total: 20 } as ReplayAnswer;

it("jumps from season to season and from year to year, and to the ends", () => {
  expect(jump(shown, 3, 1, "season")).toBe(6);
  expect(jump(shown, 3, 1, "year")).toBe(12);
  expect(jump(shown, 13, 1, "season")).toBe(20);
  expect(jump(shown, 12, -1, "season")).toBe(6);
  expect(jump(shown, 12, -1, "year")).toBe(2);
  expect(jump(shown, 2, -1, "year")).toBe(0);
});

it("knows the season of a position", () => {
  expect(markAt(marks, 7)?.season).toBe("summer");
  expect(markAt(marks, 0)).toBeUndefined();
});
