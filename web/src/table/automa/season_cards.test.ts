import { describe, expect, it } from "vitest";
import { context } from "../../i18n/samples";
import type { AutomaCardEntry, PositionView, SoloView } from "../../wire/types";
import { seasonCards } from "./season_cards";

const board = context.catalogue.boards[0]!;
const cards: AutomaCardEntry[] = [
  { id: "automa_01", bars: ["influence"] },
  { id: "automa_02", bars: ["plant_vine", "sell_wine"] },
  { id: "automa_03", bars: ["plant_vine"] },
];
const cardOf = (id: string) => cards.find((card) => card.id === id)!;
const used = { used: cards.map(({ id }) => id) } as SoloView;
const at = (standing: PositionView["board"]) => ({ season: "summer", board: standing }) as PositionView;

describe("the cards of a season", () => {
  it("are as many as explain where the Automa stands", () => {
    const view = at({ "plant_vine.left": { seat: null, worker: "regular" } });
    expect(seasonCards(view, used, board, cardOf).map(({ id }) => id)).toEqual(["automa_01", "automa_02"]);
  });

  it("are the latest one where it stands nowhere", () => {
    const view = at({ "plant_vine.left": { seat: 0, worker: "regular" } });
    expect(seasonCards(view, used, board, cardOf)).toEqual([cards[0]]);
    expect(seasonCards(view, { ...used, used: [] }, board, cardOf)).toEqual([]);
  });
});
