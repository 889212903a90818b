import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { english, german, spanish } from "../i18n/every_language";
import type { CardRef } from "../i18n/segments";
import { cardNamesOf, lawIdOf } from "./card_ids";
import { lawBookOf } from "./law_book";
import { lawSample } from "./law_sample";

const book = lawBookOf(lawSample);
const on = (card: CardRef) => book.on(card).map(({ number }) => number);

describe("the law book", () => {
  it("finds rulings and their subjects by number", () => {
    const ruling = book.ruling("D-12");
    expect(ruling?.question).toBe("Does the planned harvest wait?");
    expect(ruling && book.subjectOf(ruling).id).toBe("harvest");
    expect(book.ruling("R-52")).toBeUndefined();
    expect(book.subject("workers/merchant")?.title).toBe("Merchant");
  });

  it("has the R rulings by number, then the D rulings", () => {
    expect(book.rulings.map(({ number }) => number)).toEqual([
      "R-7",
      "R-8",
      "R-9",
      "R-10",
      "R-12",
      "R-112",
      "D-12",
    ]);
  });

  it("tells a worker from the visitor of the same name", () => {
    expect(on({ kind: "worker", id: "merchant" })).toEqual(["R-7", "D-12"]);
    expect(on({ kind: "visitor", id: "merchant" })).toEqual(["R-9"]);
    expect(on({ kind: "structure_card", id: "mercado" })).toEqual(["R-10"]);
    expect(on({ kind: "structure", id: "yoke" })).toEqual(["R-10"]);
    expect(on({ kind: "vine", id: "pinot" })).toEqual([]);
  });
});

/** The ids of a file of the catalogue that the law book's README refers to: a list, or an object with one under `key`. */
function idsIn(file: string, key?: string): string[] {
  const path = join(import.meta.dirname, "../../../tests/data", file);
  const data = JSON.parse(readFileSync(path, "utf8")) as Record<string, { id: string }[]>;
  const list = key === undefined ? (data as unknown as { id: string }[]) : data[key];
  return (list ?? []).map(({ id }) => id);
}

describe("the cards of the law book", () => {
  const ids = [
    ...idsIn("visitors.json"),
    ...idsIn("structures.json"),
    ...idsIn("structure_cards.json", "cards"),
    ...idsIn("special_workers.json", "workers"),
  ];
  it.each([english, spanish, german])("all have names in $language", ({ cards }) => {
    const names = cardNamesOf(cards);
    expect(ids).toEqual(expect.arrayContaining(["planner", "yoke", "structure_mixer", "worker_chef"]));
    expect(ids.filter((id) => !names.has(id))).toEqual([]);
  });

  it("are visitors, structures, structure cards and special workers", () => {
    expect(lawIdOf({ kind: "worker", id: "messenger" })).toBe("worker_messenger");
    expect(lawIdOf({ kind: "order", id: "order_1" as never })).toBeNull();
  });
});
