import { describe, expect, it } from "vitest";
import type { AutomaCardEntry, SoloView } from "../../wire/types";
import { seasonCards } from "./season_cards";

const cards: AutomaCardEntry[] = [
  { id: "automa_01", bars: ["influence"] },
  { id: "automa_02", bars: ["plant_vine", "sell_wine"] },
  { id: "automa_03", bars: ["plant_vine"] },
];
const cardOf = (id: string) => cards.find((card) => card.id === id)!;
const drawn = (count: number) => ({ used: cards.map(({ id }) => id), drawn: count }) as SoloView;

describe("the cards of a season", () => {
  it("are the latest ones, as many as were drawn for it", () => {
    expect(seasonCards(drawn(2), cardOf).map(({ id }) => id)).toEqual(["automa_01", "automa_02"]);
    expect(seasonCards(drawn(1), cardOf)).toEqual([cards[0]]);
    expect(seasonCards(drawn(0), cardOf)).toEqual([]);
  });
});
