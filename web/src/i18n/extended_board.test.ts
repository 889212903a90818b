import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BoardActionId, SpaceName } from "../wire/types";
import type { ChartBonus } from "./card_text";
import { english, languages } from "./every_language";
import { actionText, placeText } from "./lookup";

const sides = [
  ["extended", "side_1"],
  ["extended_with_structures", "side_2"],
] as const;

type Gain = Record<string, unknown>;
type BySide = Record<"side_1" | "side_2", { gain: Gain } | null>;
interface CatalogueBoard {
  actions: { id: string; spaces: { position: string; bonus: BySide }[] }[];
  wake_up_chart: { rows: Record<"summer" | "fall" | "winter", BySide>[] };
  influence_map: { regions: { id: string; placement_bonus: { gain: Gain } }[] };
}
const board = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../tests/data/board_tuscany.json"), "utf8"),
) as CatalogueBoard;

const deckIcons: Record<string, string> = {
  summer_visitor: "summer",
  winter_visitor: "winter",
};

/** The icons that stand for what the catalogue says is gained. */
function signsOf(gain: Gain): string {
  const [[what, amount] = ["", 0]] = Object.entries(gain);
  const [[deck, count] = ["", 0]] = typeof amount === "object" ? Object.entries(amount as Gain) : [];
  switch (what) {
    case "draw":
    case "play":
      return `{${deckIcons[deck] ?? deck} ${String(count)}}`;
    case "place_or_move_star":
      return "{star 1}";
    case "plant_vine":
      return "{plant 1}";
    case "harvest_field":
      return "{harvest 1}";
    case "make_wine":
      return "{wine 1}";
    default:
      return `{${what} ${String(amount)}}`;
  }
}

const chartSignOf = (gain: Gain): ChartBonus | undefined => {
  if ("draw_choice" in gain) return "visitor";
  if ("draw_any" in gain) return "any_card";
  if ("wake_first_next_year" in gain) return "wake_first";
  if ("age_grapes" in gain) return "age_grapes";
  if ("temporary_worker" in gain) return "temporary";
  return undefined;
};

describe("the extended boards", () => {
  it.each(sides)("%s: every bonus space has its sign", (id, side) => {
    const printed = board.actions.flatMap(({ id: action, spaces }) =>
      spaces.map(({ position, bonus }) => [`${action}.${position}` as SpaceName, bonus[side]] as const),
    );
    for (const t of languages) {
      for (const [space, bonus] of printed) {
        const sign = t.cards.bonusesOn[id]?.[space];
        if (space === "trade.middle") expect(sign, space).toBe("+{trade 1}");
        else expect(sign, space).toBe(bonus ? `+${signsOf(bonus.gain)}` : undefined);
      }
    }
  });

  it.each(sides)("%s: the chart gives what is printed", (id, side) => {
    const chart = english.cards.chartsOn[id]!;
    for (const season of ["summer", "fall", "winter"] as const) {
      board.wake_up_chart.rows.forEach((row, i) => {
        const gain = row[season][side]?.gain;
        const bonus = chart[season][i];
        if (!gain) expect(bonus, `${season} ${i + 1}`).toBeNull();
        else if (chartSignOf(gain)) expect(bonus, `${season} ${i + 1}`).toBe(chartSignOf(gain));
        else expect(english.cards.chartBonuses[bonus!], `${season} ${i + 1}`).toBe(signsOf(gain));
      });
      expect(chart[season]).toHaveLength(board.wake_up_chart.rows.length);
    }
  });

  it("regions bring what is printed", () => {
    for (const { cards } of languages) {
      const told = Object.entries(cards.regions).map(([id, { benefit }]) => [id, benefit]);
      const printed = board.influence_map.regions.map(({ id, placement_bonus }) => [
        id,
        signsOf(placement_bonus.gain),
      ]);
      expect(told.sort()).toEqual(printed.sort());
    }
  });

  it("call every action by a name that fits one line of a folded season", () => {
    for (const { cards } of languages) {
      for (const { id } of board.actions) {
        const short = cards.actionsInShort[id as BoardActionId];
        expect(short, id).toMatch(/^.{4,12}$/u);
      }
    }
  });

  it("have texts of their own for actions and places", () => {
    const { cards } = english;
    const plain = actionText("build_structure", { board: "extended" }, cards);
    const withCards = actionText("build_structure", { board: "extended", modules: ["structures"] }, cards);
    expect(plain).toBe(cards.actions.build_structure.text);
    expect(withCards).toContain("{structure 1}");
    expect(actionText("harvest_field", { board: "long_harvest", modules: ["workers"] }, cards)).toBe(
      cards.actionsOn.long_harvest?.harvest_field,
    );
    expect(placeText("cart", "extended", cards)).toBe(cards.places.cart.text);
    expect(placeText("cart", "extended_with_structures", cards)).toContain("{structure 1}");
  });
});
