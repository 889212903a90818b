import { describe, expect, it } from "vitest";
import type { Season } from "../../art/scene";
import { legalIn, seasonInFront, seasonOfTarget, seasonsWith, wantedSeason } from "./folding";

const base: Season[] = ["summer", "winter"];
const extended: Season[] = ["spring", "summer", "fall", "winter"];

describe("the season in front", () => {
  it("is the one that is played, or the next one in which workers are placed", () => {
    const inBase = (["setup", "spring", "summer", "fall", "winter"] as const).map((now) =>
      seasonInFront(base, now),
    );
    expect(inBase).toEqual(["summer", "summer", "summer", "winter", "winter"]);
  });

  it("is every season in its turn where workers are placed in all of them", () => {
    expect(extended.map((now) => seasonInFront(extended, now))).toEqual(extended);
    expect(seasonInFront(extended, "setup")).toBe("spring");
  });
});

describe("the season that lies open", () => {
  const actions = [
    { id: "plant_vine", season: "summer" as const },
    { id: "make_wine", season: "fall" as const },
  ];
  const seasonOf = (one: string) => seasonOfTarget(one, actions);
  const open = (legal: Season[], hinted?: Season) =>
    wantedSeason({ seasons: extended, inFront: "summer", legal: new Set(legal), hinted });

  it("is the present one while anything may be done there, or nothing anywhere", () => {
    expect(open(["summer", "fall"])).toBe("summer");
    expect(open([])).toBe("summer");
  });

  it("is the first that is asked about where the present one is not", () => {
    expect(open(["fall", "winter"])).toBe("fall");
  });

  it("is where a hint leads", () => {
    expect(open(["summer"], "winter")).toBe("winter");
  });

  it("is told by spaces, pictures and whole actions, not by what has no season", () => {
    expect(seasonOf("space:plant_vine.left")).toBe("summer");
    expect(seasonOf("space:make_wine.art")).toBe("fall");
    expect(seasonOf("action:make_wine")).toBe("fall");
    expect(seasonOf("space:cart")).toBeUndefined();
    expect(seasonOf("card:make_wine")).toBeUndefined();
    const statuses = new Map([
      ["space:plant_vine.left", "illegal" as const],
      ["space:make_wine.left", "legal" as const],
      ["space:cart", "legal" as const],
    ]);
    expect([...seasonsWith(legalIn(statuses), seasonOf)]).toEqual(["fall"]);
  });
});
