import { describe, expect, it } from "vitest";
import mamas from "../../../../tests/data/mamas.json";
import papas from "../../../../tests/data/papas.json";
import visitors from "../../../../tests/data/visitors.json";
import { figures } from "./figures";
import { portraits } from "./portraits";

function repeated(looks: Record<string, object>): string[] {
  const seen = new Map<string, string>();
  const twins: string[] = [];
  for (const [id, look] of Object.entries(looks)) {
    const key = JSON.stringify(Object.entries(look).sort());
    const twin = seen.get(key);
    if (twin) twins.push(`${twin} = ${id}`);
    seen.set(key, id);
  }
  return twins;
}

describe("figures", () => {
  it("has one for each visitor and none besides", () => {
    expect(Object.keys(figures).sort()).toEqual(visitors.map(({ id }) => id).sort());
  });
  it("has no two alike", () => {
    expect(repeated(figures)).toEqual([]);
  });
  it("tells visitors apart by what they hold, wear on the head or have about them, without colour", () => {
    const shapes = Object.fromEntries(
      Object.entries(figures).map(([id, { hat, left, right, behind, before }]) => [
        id,
        { hat, left, right, behind, before },
      ]),
    );
    expect(repeated(shapes)).toEqual([]);
  });
});

describe("portraits", () => {
  it("has one for each mama and papa, no two alike", () => {
    const idsOf = (cards: { id: string }[]) => cards.map(({ id }) => id.replace(/^(mama|papa)_/, "")).sort();
    expect(Object.keys(portraits.mama).sort()).toEqual(idsOf(mamas));
    expect(Object.keys(portraits.papa).sort()).toEqual(idsOf(papas));
    expect(repeated({ ...portraits.mama, ...portraits.papa })).toEqual([]);
  });
});
