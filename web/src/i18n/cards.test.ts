import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gameIcons } from "../art/icons_game";
import { piecesOf, plainText } from "../text/markup";
import type { CardText, CardTexts, NamedText, StructureCardText, WorkerText } from "./card_text";
import { english as inEnglish, languages, translations } from "./every_language";

const { cards: english } = inEnglish;

interface CatalogueVisitor {
  id: string;
  name: string;
  choose: string;
  options: unknown[];
}
interface NamedEntry {
  id: string;
  name: string;
}
function catalogue<T>(file: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/data", file), "utf8")) as T;
}
const visitors = catalogue<CatalogueVisitor[]>("visitors.json");
interface CatalogueBoard {
  actions: { id: string; options?: string[] }[];
}
const boardActions = catalogue<CatalogueBoard>("board_base.json").actions;
const extendedActions = catalogue<CatalogueBoard>("board_tuscany.json").actions;
const structureCards = catalogue<{ cards: NamedEntry[] }>("structure_cards.json").cards;
const specialWorkers = catalogue<{ workers: NamedEntry[] }>("special_workers.json").workers;

/** The alternatives that a player picks from; "both" of an either-or is a question of its own. */
function alternatives({ choose, options }: CatalogueVisitor): number {
  if (choose.includes("or both")) return options.length - 1;
  return /^(1|exactly|harvest)\b/.test(choose) && !choose.includes("opponents") ? options.length : 0;
}

type AnyText = CardText | NamedText | StructureCardText | WorkerText;
type Part = string | Part[];

/** Everything a text of the collection consists of, by its place in it; names and functions aside. */
function textsOf(cards: CardTexts): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (place: string, part: Part | undefined) => {
    if (typeof part === "string") texts.set(place, part);
    else part?.forEach((inner, i) => add(`${place} ${i + 1}`, inner));
  };
  const addCard = (place: string, card: AnyText) => {
    for (const [field, part] of Object.entries(card) as [string, Part | undefined][]) {
      if (field !== "name" && field !== "object") add(`${place} ${field}`, part);
    }
  };
  const groups = ["visitors", "structures", "structureCards", "workers", "actions", "places"] as const;
  for (const group of groups) {
    for (const [id, card] of Object.entries<AnyText>(cards[group])) addCard(`${group} ${id}`, card);
  }
  for (const group of ["actionsOn", "actionsWith", "bonusesOn", "placesOn"] as const) {
    const all: Partial<Record<string, Partial<Record<string, string>>>> = cards[group];
    for (const [where, changed = {}] of Object.entries(all)) {
      for (const [id, text] of Object.entries(changed)) add(`${group} ${where} ${id}`, text);
    }
  }
  for (const [bonus, text] of Object.entries(cards.chartBonuses)) add(`chart ${bonus}`, text);
  for (const [region, { benefit }] of Object.entries(cards.regions)) add(`region ${region}`, benefit);
  for (const [id, text] of Object.entries(cards.bonuses)) add(`bonus ${id}`, text);
  add("row", cards.rows);
  add("parents more lira", cards.parentPhrases.moreLira(3));
  return texts;
}

/** What a translation must keep: icons with their counts, and every other number. */
function figuresOf(text: string): string[] {
  const pieces = piecesOf(text);
  const icons = pieces.flatMap((piece) =>
    typeof piece === "string" ? [] : [`${piece.token} ${piece.count}`],
  );
  const numbers = pieces.flatMap((piece) => (typeof piece === "string" ? (piece.match(/\d+/g) ?? []) : []));
  return [...icons, ...numbers].sort();
}

const namesIn = (cards: CardTexts) => Object.values(cards.visitors).map((card) => card.name);

describe("card texts", () => {
  it("cover the catalogue", () => {
    const structures = catalogue<{ id: string }[]>("structures.json").map(({ id }) => id);
    const vines = catalogue<{ id: string }[]>("vines.json").map(({ id }) => id.replace("vine_", ""));
    for (const { cards } of languages) {
      expect(Object.keys(cards.visitors).sort()).toEqual(visitors.map(({ id }) => id).sort());
      expect(Object.keys(cards.structures).sort()).toEqual(structures.sort());
      expect(Object.keys(cards.vines).sort()).toEqual(vines.sort());
      const actions = new Set([...boardActions, ...extendedActions].map(({ id }) => id));
      expect(Object.keys(cards.actions).sort()).toEqual([...actions].sort());
      expect(Object.keys(cards.structureCards).map((id) => `structure_${id}`)).toEqual(
        structureCards.map(({ id }) => id),
      );
      expect(Object.keys(cards.workers).map((id) => `worker_${id}`)).toEqual(
        specialWorkers.map(({ id }) => id),
      );
      expect(Object.keys(cards.bonuses).sort()).toEqual(boardActions.map(({ id }) => id).sort());
      expect(cards.rows).toHaveLength(7);
    }
  });

  it("keep the English names of the catalogue", () => {
    for (const { id, name } of visitors) {
      expect(english.visitors[id as keyof CardTexts["visitors"]].name).toBe(name);
    }
    expect(Object.values(english.structureCards).map(({ name }) => name)).toEqual(
      structureCards.map(({ name }) => name),
    );
    expect(Object.values(english.workers).map(({ name }) => name)).toEqual(
      specialWorkers.map(({ name }) => name),
    );
  });

  it.each(visitors)("offer the alternatives of $id", (visitor) => {
    const card = english.visitors[visitor.id as keyof CardTexts["visitors"]];
    expect(card.options?.length ?? 0).toBe(alternatives(visitor));
    expect(card.lead ?? card.options).toBeDefined();
  });

  it.each(boardActions)("offer the alternatives of $id", ({ id, options }) => {
    expect(english.actions[id as keyof CardTexts["actions"]].options?.length).toBe(options?.length);
  });

  it.each(translations)("say the same in $language", ({ cards }) => {
    const originals = textsOf(english);
    const translated = textsOf(cards);
    expect([...translated.keys()].sort()).toEqual([...originals.keys()].sort());
    for (const [place, text] of originals) {
      expect(figuresOf(translated.get(place) ?? ""), place).toEqual(figuresOf(text));
    }
  });

  it.each(languages)(
    "use known icons and well-formed sentences in $language",
    ({ cards, iconWords: words }) => {
      for (const [place, text] of textsOf(cards)) {
        for (const piece of piecesOf(text)) {
          if (typeof piece !== "string") expect(Object.keys(gameIcons), place).toContain(piece.token);
        }
        expect(plainText(text, words), place).not.toMatch(/[{}]|undefined| {2}|^ | $/);
        if (/^(visitors|structure|workers|actions|places)/.test(place)) expect(text, place).toMatch(/[.:?]$/);
      }
    },
  );

  it.each(languages)("give every card a name of its own in $language", ({ cards }) => {
    expect(new Set(namesIn(cards)).size).toBe(visitors.length);
    const structures = [...Object.values(cards.structures), ...Object.values(cards.structureCards)];
    expect(new Set(structures.map(({ name }) => name)).size).toBe(structures.length);
    const workers = Object.values(cards.workers);
    expect(new Set(workers.map(({ name }) => name)).size).toBe(workers.length);
  });

  it.each(translations)("tell workers from visitors in $language", ({ cards }) => {
    for (const { name } of Object.values(cards.workers)) expect(namesIn(cards)).not.toContain(name);
  });
});
