import { describe, expect, it } from "vitest";
import type { BoardEntry, PlayerView, PositionView, RegionEntry } from "../../wire/types";
import { latestStar, leaderOf, starsIn, starsLeft } from "./influence";
import { regionTarget } from "./influence_map";

const siena: RegionEntry = { id: "siena", vp: 2, gives: { kind: "lira", amount: 1 } };
const pisa: RegionEntry = { id: "pisa", vp: 1, gives: { kind: "lira", amount: 2 } };
const view = (stars: Partial<Record<string, number>>[], solo = false) =>
  ({
    players: stars.map((each, seat) => ({ seat, stars: each })),
    ...(solo ? { solo: {} } : {}),
  }) as PositionView;

describe("the latest star", () => {
  const position = (...stars: PlayerView["stars"][]) =>
    ({ players: stars.map((each, seat) => ({ seat, stars: each })) }) as PositionView;

  it("was set down, moved, or is none", () => {
    const first = position({ pisa: 1 }, {});
    expect(latestStar(first, position({ pisa: 1 }, { lucca: 1 }))).toEqual({ seat: 1, to: "lucca" });
    expect(latestStar(first, position({ siena: 1 }, {}))).toEqual({ seat: 0, from: "pisa", to: "siena" });
    expect(latestStar(first, first)).toBeUndefined();
    expect(latestStar(position({ pisa: 2 }, {}), first)).toBeUndefined();
  });
});

describe("stars on the map", () => {
  it("lead where one has more than anybody else", () => {
    const stars = starsIn(siena, view([{ siena: 2 }, { siena: 1 }]));
    expect(leaderOf(stars)).toBe(0);
    expect(leaderOf(starsIn(siena, view([{ siena: 2 }, { siena: 2 }])))).toBeUndefined();
    expect(leaderOf(starsIn(siena, view([{}, {}])))).toBeUndefined();
  });

  it("are the Automa's in every region from the beginning", () => {
    expect(starsIn(siena, view([{ siena: 1 }], true))).toEqual([
      { seat: 0, count: 1 },
      { seat: null, count: 2 },
    ]);
    expect(leaderOf(starsIn(siena, view([{ siena: 1 }], true)))).toBeNull();
  });

  it("wait beside it until they are placed", () => {
    const board = { regions: [siena, pisa] } as BoardEntry;
    expect(starsLeft(view([{ siena: 2, pisa: 1 }, {}]), board)).toEqual([
      { seat: 0, count: 3 },
      { seat: 1, count: 6 },
    ]);
  });
});

describe("pointing at a region", () => {
  it("places a star, whatever is refused about moving one", () => {
    const asked = new Map([
      ["region:siena", "legal" as const],
      ["from:siena", "illegal" as const],
    ]);
    expect(regionTarget("siena", asked)).toBe("region:siena");
  });

  it("first takes a star up and then sets it down", () => {
    const asked = new Map<string, "legal" | "picked">([
      ["from:siena", "legal"],
      ["to:pisa", "legal"],
      ["to:siena", "legal"],
    ]);
    expect(regionTarget("siena", asked)).toBe("from:siena");
    expect(regionTarget("pisa", asked)).toBeUndefined();
    asked.set("from:siena", "picked");
    expect(regionTarget("pisa", asked)).toBe("to:pisa");
    expect(regionTarget("siena", asked)).toBe("from:siena");
  });
});
