import { describe, expect, it } from "vitest";
import { english, german, languages, laterWordsOf, spanish } from "./every_language";
import type { Messages } from "./messages";
import { askOf, context, eventSamples } from "./samples";

/** Every text of a tree that is not made by a function, as it is read aloud. */
function textsIn(tree: unknown, t: Messages): string[] {
  if (typeof tree === "string") return [t.plain(tree)];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.values(tree).flatMap((branch) => textsIn(branch, t));
}

const allTexts = (t: Messages) => [
  ...textsIn(t.ui, t),
  ...textsIn(laterWordsOf(t), t),
  ...textsIn(t.cards, t),
];

describe("what is read aloud", () => {
  it.each(languages)("says no word twice in a row in $language", (t) => {
    for (const text of allTexts(t)) expect(text).not.toMatch(/(?<!\p{L})(\p{L}{4,}) \1(?!\p{L})/iu);
  });

  it("has its nouns in the number and the case that the sentence needs", () => {
    const rules = (t: Messages) => textsIn(laterWordsOf(t).rules, t).join(" ");
    const challenge = (t: Messages) => t.plain(t.ui.campaign.challenges.cellar_pride.rule);
    expect(challenge(english)).toContain("Nothing brings victory points during the game.");
    expect(rules(english)).toContain("Everybody has six stars.");
    expect(rules(spanish)).toContain("seis estrellas");
    expect(rules(german)).toContain("sechs Sterne");
    expect(rules(german)).toContain("steht bei 25 Siegpunkten");
    expect(german.plain(german.event(eventSamples(0).automa_vp[0]!, context))).toMatch(
      /bei −?\d+ Siegpunkt(en)?$/,
    );
  });

  it("means 25 or more where it says how the game ends", () => {
    const last = (t: Messages) => textsIn(laterWordsOf(t).rules, t).find((text) => text.includes("25"));
    expect(last(english)).toContain("25 victory points or more");
    expect(last(spanish)).toContain("25 puntos de victoria o más");
    expect(last(german)).toContain("mindestens 25 Siegpunkte");
  });
});

describe("a question that names whoever asks", () => {
  it.each(languages)("speaks of the player, not of the card's player, in $language", (t) => {
    const because = { kind: "visitor" as const, id: "swindler", owner: 1 };
    const { text } = t.question(askOf("accept_offer", { seat: 0, offer: "opponent", because }), context);
    expect(text).toContain("Ben");
    expect(text).not.toContain("[");
  });
});

describe("the terms of the rulebooks", () => {
  it("are kept in German", () => {
    const { merchant, innkeeper, professore, soldato, politico } = german.cards.workers;
    const names = [merchant, innkeeper, professore, soldato, politico].map(({ name }) => name);
    expect(names).toEqual(["Kaufmann", "Gastwirt", "Professor", "Soldat", "Politiker"]);
    expect(Object.values(german.ui.tuscany.structures.kinds)).toEqual([
      "Aktionsbauwerk",
      "Verstärkungsbauwerk",
      "Einkommensbauwerk",
    ]);
    const wrong = /Bonusmarker|Bautafel|Toskana:|Soldato|Professore|Politico|Möglichkeit 1/;
    for (const text of allTexts(german)) expect(text).not.toMatch(wrong);
    expect(textsIn(german.ui.tuscany, german).join(" ")).not.toContain("Leiste");
  });

  it("are kept in Spanish", () => {
    const wrong = /\b(tom\w+ (la|una) (fila|acción)|pon(ed|er)? (un|los) trabajador)/i;
    for (const text of allTexts(spanish)) expect(text).not.toMatch(wrong);
  });

  it("call what is played a game in one way in German", () => {
    const played = /(das|dieses|diesem|dieser|ein) Spiel\b(?! ist ein)/i;
    const texts = [...textsIn(german.ui.table, german), ...textsIn(german.ui.tuscany, german)];
    for (const text of texts) expect(text).not.toMatch(played);
  });
});
