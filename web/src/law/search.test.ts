import { describe, expect, it } from "vitest";
import { english, german } from "../i18n/every_language";
import { cardNamesOf } from "./card_ids";
import { lawBookOf } from "./law_book";
import { lawSample } from "./law_sample";
import { searchIn } from "./search";

const book = lawBookOf(lawSample);
const inEnglish = searchIn(book, cardNamesOf(english.cards));
const inGerman = searchIn(book, cardNamesOf(german.cards));
const found = (query: string, search = inEnglish) => search(query).map(({ number }) => number);

describe("the search", () => {
  it("wants all words, in any order and case, anywhere in a ruling", () => {
    expect(found("YEAR field")).toEqual(["R-12"]);
    expect(found("field stalls")).toEqual([]);
    expect(found("  lasts ")).toEqual(["R-12"]);
  });

  it("puts the ruling first whose number is given", () => {
    expect(found("R-12")).toEqual(["R-12", "R-112"]);
    expect(found("r12")).toEqual(["R-12", "R-112"]);
    expect(found("d 12")).toEqual(["D-12"]);
    expect(found("12")).toEqual(["R-12", "D-12", "R-112"]);
    expect(found("R-1")).toEqual([]);
  });

  it("puts questions before cards and cards before the rest", () => {
    expect(found("merchant")).toEqual(["R-7", "R-8", "R-9", "D-12", "R-10"]);
  });

  it("knows the cards by their names in the page's language", () => {
    const { name } = german.cards.visitors.planner;
    expect(name).not.toBe(english.cards.visitors.planner.name);
    expect(found(name.toLocaleUpperCase(), inGerman)).toEqual(["D-12"]);
    expect(found(name)).toEqual([]);
  });
});
