import { expect, it } from "vitest";
import { findable } from "../../text/searchable";
import { cardsWith, type ListedCard } from "./card_list";

const listed = (name: string, text: string): ListedCard => ({
  key: name,
  card: { kind: "visitor", id: "oenologist" },
  kind: "winter",
  name,
  words: findable(`${name} ${text}`),
});
const cards = [listed("Önologe", "Lass alle Weine reifen"), listed("Bankier", "Erhalte 5 Lira")];

it("finds German words as they are typed without umlauts", () => {
  const german = [listed("Händler", "Weißwein, großer Weinkeller"), ...cards];
  for (const query of ["Händler", "haendler", "handler", "weiss", "gross", "Weißwein"]) {
    expect(cardsWith(german, query).map(({ name }) => name)).toEqual(["Händler"]);
  }
  expect(cardsWith(german, "oenologe").map(({ name }) => name)).toEqual(["Önologe"]);
});

it("searches names and texts without regard to accents and case", () => {
  expect(cardsWith(cards, "onologe").map(({ name }) => name)).toEqual(["Önologe"]);
  expect(cardsWith(cards, "LIRA 5").map(({ name }) => name)).toEqual(["Bankier"]);
  expect(cardsWith(cards, "lira reifen")).toEqual([]);
  expect(cardsWith(cards, "")).toHaveLength(2);
});
