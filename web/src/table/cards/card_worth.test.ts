import { expect, it } from "vitest";
import { hasWorth, nearestSetting, worthOf, type WorthStudy } from "./card_worth_data";

const study: WorthStudy = {
  made: { bot: "step", command: "", rules: 2 },
  settings: [
    { players: 2, modules: "none", games: 10 },
    { players: 4, modules: "none", games: 10 },
    { players: 2, modules: "board+workers+structures", games: 10 },
    { players: 4, modules: "board+workers+structures", games: 10 },
  ],
  cards: { "structure_card/cafe": [null, null, { drawn: [7] }, { drawn: [12, 3, 21, 400] }] },
};

it("is told for the setting that is most like the table", () => {
  const nearest = (players: number, ...modules: ("board" | "workers" | "structures")[]) =>
    nearestSetting(study.settings, { players, modules });
  expect(nearest(2)).toBe(0);
  expect(nearest(3)).toBe(1);
  expect(nearest(6)).toBe(1);
  expect(nearest(1, "board")).toBe(2);
  expect(nearest(5, "board", "structures")).toBe(3);
});

it("is known of cards that were in those games", () => {
  const card = { kind: "structure_card", id: "cafe" } as const;
  expect(worthOf(study, card as never, 0)).toBeNull();
  expect(worthOf(study, card as never, 3)).toEqual({ drawn: [12, 3, 21, 400] });
  expect(worthOf(study, { kind: "vine", id: "pinot" }, 0)).toBeNull();
  expect(hasWorth({ kind: "structure", id: "yoke" })).toBe(false);
  expect(hasWorth({ kind: "mama", id: "alyssa" } as never)).toBe(true);
});
