import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { levelRatings, meetingsOf, ratingOf } from "./rating";

const against = (rating: number, won: number, lost: number) => [
  ...Array.from({ length: won }, () => ({ rating, score: 1 })),
  ...Array.from({ length: lost }, () => ({ rating, score: 0 })),
];

test("whoever wins as often as not is as strong as the opponent", () => {
  const rating = ratingOf(against(625, 20, 20));
  expect(rating?.elo).toBeCloseTo(625, 3);
  // 41 meetings at one half: 1.96 * 173.72 / sqrt(41 / 4).
  expect((rating?.high ?? 0) - 625).toBeCloseTo(106.35, 1);
  expect(625 - (rating?.low ?? 0)).toBeCloseTo(106.35, 1);
});

test("three games in four are 400 log10(3) more, but for the one that is added", () => {
  const { elo = 0 } = ratingOf(against(0, 750, 250)) ?? {};
  expect(elo).toBeCloseTo(400 * Math.log10(3), 0);
});

test("whoever has won all has a rating, and it is not sure", () => {
  const few = ratingOf(against(273, 3, 0));
  const many = ratingOf(against(273, 30, 0));
  expect(few?.elo).toBeGreaterThan(273);
  expect(many?.elo ?? 0).toBeGreaterThan(few?.elo ?? Infinity);
  expect((few?.high ?? 0) - (few?.low ?? 0)).toBeGreaterThan(400);
  expect(ratingOf([])).toBeNull();
});

test("each opponent counts by the kind of game, and who has no rating does not", () => {
  const game = { players: 3, modules: [], bots: ["vintner", "expert"], scores: [1, 0] };
  expect(meetingsOf([game])).toEqual([{ rating: levelRatings.fourPlayers.vintner, score: 1 }]);
  expect(meetingsOf([{ ...game, modules: ["board"], players: 2, bots: ["vintner"], scores: [0.5] }])).toEqual(
    [{ rating: levelRatings.tuscany.vintner, score: 0.5 }],
  );
  expect(meetingsOf([{ ...game, players: 2, bots: ["master"], scores: [0] }])).toEqual([
    { rating: levelRatings.twoPlayers.master, score: 0 },
  ]);
});

test("the levels have the ratings of docs/strength.md", () => {
  const text = readFileSync(join(process.cwd(), "../docs/strength.md"), "utf8");
  const runs = text.split("$ vendemmia arena ").filter((run) => run.includes("--bots daydreamer,"));
  const kinds = ["twoPlayers", "tuscany", "fourPlayers"] as const;
  kinds.forEach((kind, run) => {
    for (const [level, elo] of Object.entries(levelRatings[kind]))
      expect(runs[run], `${kind} ${level}`).toMatch(new RegExp(`\\n${level} +${elo}[ (]`));
  });
});
