import { describe, expect, it } from "vitest";
import { messages as german } from "../i18n/de";
import { messages as english } from "../i18n/en";
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
    expect(found("YEAR field")).toEqual(["R-51"]);
    expect(found("field stalls")).toEqual([]);
    expect(found("  lasts ")).toEqual(["R-51"]);
  });

  it("puts the ruling first whose number is given", () => {
    expect(found("R-51")).toEqual(["R-51", "R-151"]);
    expect(found("r51")).toEqual(["R-51", "R-151"]);
    expect(found("d 51")).toEqual(["D-51"]);
    expect(found("51")).toEqual(["R-51", "D-51", "R-151"]);
    expect(found("R-5")).toEqual([]);
  });

  it("puts questions before cards and cards before the rest", () => {
    expect(found("merchant")).toEqual(["R-7", "R-8", "R-9", "D-51", "R-10"]);
  });

  it("knows the cards by their names in the page's language", () => {
    const { name } = german.cards.visitors.planner;
    expect(name).not.toBe(english.cards.visitors.planner.name);
    expect(found(name.toLocaleUpperCase(), inGerman)).toEqual(["D-51"]);
    expect(found(name)).toEqual([]);
  });
});
