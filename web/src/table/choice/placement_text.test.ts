import { describe, expect, it } from "vitest";
import { loadMessages } from "../../i18n/languages";
import type { Answer, Ask, Catalogue, SpaceName } from "../../wire/types";
import { placementText } from "./placement_text";

type Placement = Extract<Answer, { kind: "place" }>;

const placing = (space: SpaceName, more: Partial<Placement> = {}): Placement => ({
  text: `place regular ${space}`,
  kind: "place",
  worker: "regular",
  space,
  ...more,
});

const t = await loadMessages("en");

function told(given: Placement, others: SpaceName[] = []): string {
  const offers = [given, ...others.map((space) => placing(space))].map((answer) => ({ answer }));
  const ask: Ask = { seat: 0, kind: "turn", because: { kind: "season", id: "summer" }, offers };
  const catalogue = { boards: [{ id: "base", actions: [] }] } as unknown as Catalogue;
  const buildings = { mat_1: "guest_house" } as const;
  return t.plain(placementText(given, { names: [], viewer: 0, catalogue, ask, buildings }, t));
}

describe("a placement beside its worker", () => {
  it("names the action, and the space only where there are several", () => {
    expect(told(placing("give_tour.left"), ["plant_vine.left"])).toBe("Give a tour");
    expect(told(placing("give_tour.left"), ["give_tour.right"])).toBe("Give a tour, left space");
    expect(told(placing("yoke"))).toBe("Yoke");
  });

  it("tells what a bonus token buys", () => {
    expect(told(placing("give_tour.left", { token: "middle" }))).toBe("Give a tour (+1 lira)");
  });

  it("calls a structure card by its name", () => {
    expect(told(placing("structure.mat_1"))).toBe("Guest House");
  });
});
