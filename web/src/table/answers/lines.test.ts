import { describe, expect, it } from "vitest";
import { languages } from "../../i18n/every_language";
import { answerSamples, context } from "../../i18n/samples";
import type { Answer, Offer } from "../../wire/types";
import { leadText } from "./line_words";
import { linesOf, primaryOf } from "./lines";

const offersOf = (...answers: Answer[]): Offer[] =>
  answers.map((answer, i) => ({ answer: { ...answer, text: `${answer.kind} ${i}` } }));
const plant = (vine: "pinot" | "merlot", field: number): Answer => ({ text: "", kind: "plant", vine, field });
const make = (red: number, white: number): Answer => ({
  text: "",
  kind: "make",
  wine: "blush",
  red,
  second_red: 0,
  white,
});
const samples = Object.values(answerSamples).map((list) => list[0] as Answer);

describe("answers in lines", () => {
  it("stand behind what they begin with", () => {
    const { lines, single } = linesOf(
      offersOf(plant("pinot", 5), plant("pinot", 6), plant("merlot", 5), plant("merlot", 7)),
    );
    expect(lines.map(({ choices }) => choices.length)).toEqual([2, 2]);
    expect(lines.map(({ lead }) => lead)).toEqual([["card:pinot"], ["card:merlot"]]);
    expect(single).toEqual([]);
  });

  it("are told in full where nothing else begins so", () => {
    const { lines, single } = linesOf(offersOf(plant("pinot", 5), plant("pinot", 6), plant("merlot", 5)));
    expect(lines).toHaveLength(1);
    expect(single.map(({ answer }) => answer)).toMatchObject([{ vine: "merlot" }]);
  });

  it("are chosen part by part where a line would be too long", () => {
    const many = [4, 5, 6, 7].flatMap((red) => [1, 2, 3].map((white) => make(red, white)));
    const [line] = linesOf(offersOf(...many)).lines;
    expect(line?.choices).toEqual([4, 5, 6, 7].map((red) => ({ step: `grape:red:${red}` })));
    expect(line?.lead).toEqual(["wine:blush"]);
  });

  it.each(samples)("hold each answer once: $kind", (answer) => {
    const twice = offersOf(answer, answer);
    const { lines, single } = linesOf(twice);
    const shown = [
      ...lines.flatMap(({ choices }) => choices.flatMap((one) => ("offer" in one ? [one.offer] : []))),
      ...single,
    ];
    expect(shown).toEqual(twice);
  });

  it.each(languages)("begin with words of their own in $language", (t) => {
    for (const answer of samples) {
      const { lines } = linesOf(offersOf(answer, answer));
      if (lines.length > 0) expect(leadText(answer, t, context)).toMatch(/^\p{Lu}|^[^\p{L}]/u);
    }
    const [seller] = answerSamples.sell_grape;
    expect(seller && leadText(seller, t, context)).toBe(t.ui.gestures.lines.sell);
  });
});

describe("the button that stands out", () => {
  const [yes, no] = offersOf({ text: "", kind: "yes" }, { text: "", kind: "no" });

  it("is the only answer that does something", () => {
    expect(yes && no && primaryOf([yes, no], null)).toBe(yes);
  });

  it("is none among several, until one was touched", () => {
    const offers = offersOf(plant("pinot", 5), plant("pinot", 6));
    expect(primaryOf(offers, null)).toBeNull();
    expect(primaryOf(offers, offers[1] ?? null)).toBe(offers[1]);
  });
});
