import { expect, test } from "vitest";
import { english, languages } from "../../i18n/every_language";
import type { ContestInfo, ContestResult } from "../../wire/types";
import { shareText, yearBlocks } from "./share_text";

const result: ContestResult = { vp: 16, won: true, others: [12, 9], years: [0, 2, 2, 9, 16] };
const contest: ContestInfo = {
  is: "contest",
  contest: "2026-11-18-vintners",
  kind: "vintners",
  date: "2026-11-18",
  open: true,
  options: { players: 3, friendly: false, two_parents: false, last_year: 0 },
  bots: ["vintner", "vintner"],
  played: 1,
  entries: [],
};

test("a year is as high as what it brought", () => {
  expect(yearBlocks(result.years)).toBe("▁▃▁██");
  expect(yearBlocks([-1, 0])).toBe("▁█");
  expect(yearBlocks([])).toBe("");
});

test("a result is told in four lines, without any card", () => {
  expect(shareText(contest, result, english, "https://game.example/daily").split("\n")).toEqual([
    "Vendemmia · Against two vintners · 2026-11-18",
    "16 VP : 12 : 9 · won",
    "▁▃▁██",
    "https://game.example/daily",
  ]);
  for (const t of languages) expect(shareText(contest, result, t, "").split("\n")).toHaveLength(4);
});
