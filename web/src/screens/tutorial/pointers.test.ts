import { beforeEach, describe, expect, it } from "vitest";
import type { Answer } from "../../wire/types";
import { ringsFor } from "./pointers";

const plant = (field: number): Answer => ({
  text: `plant pinot field_${field}`,
  kind: "plant",
  vine: "pinot",
  field,
});

/** What is rung on a table with a vine in the hand and three fields. */
function rung(states: Record<string, string>): string[] {
  const piece = (key: string, mark: string) =>
    `<div id="${key}" class="is-${states[key] ?? "legal"}" ${mark}></div>`;
  document.body.innerHTML = `<div class="tutorial">
    ${piece("vine", 'data-card="pinot#3"')}
    ${[5, 6, 7].map((field) => piece(`field${field}`, `data-place="field:${field}"`)).join("")}
  </div>`;
  const selectors = ringsFor([plant(5), plant(6), plant(7)]);
  return [...document.querySelectorAll(selectors.join(","))].map(({ id }) => id);
}

describe("the guide's rings", () => {
  beforeEach(() => {
    document.body.innerHTML = "";
  });

  it("are round everything that is wanted", () => {
    expect(rung({})).toEqual(["vine", "field5", "field6", "field7"]);
  });

  it("leave what has been chosen, and the others of its kind", () => {
    expect(rung({ vine: "picked" })).toEqual(["field5", "field6", "field7"]);
    expect(rung({ field6: "picked" })).toEqual(["vine"]);
  });

  it("are round nothing that cannot be chosen, as when the answer is on its way", () => {
    expect(rung({ vine: "none", field5: "none", field6: "none", field7: "none" })).toEqual([]);
  });
});
