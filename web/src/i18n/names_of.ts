import type { BuildingPlaceName, DeckName, GrapeName, PhaseName, WineName, WorkerName } from "../wire/types";
import type { SpecialWorkerId } from "./tuscany_ids";
import type { CardTexts } from "./card_text";
import { fieldOf, isSpecial, orderEntry, papaEntry, spotOf } from "./lookup";
import type { Position } from "./lookup";
import type { Names } from "./messages";
import { automaNumber, cardRef, orderNumber } from "./segments";

/** The same in every language. */
export const automaName = "Automa";

export interface NameWords {
  /** Whose way of listing is used: "a, b and c". */
  locale: string;
  decks: Record<DeckName, [one: string, many: string, title: string]>;
  seasons: Record<PhaseName, string>;
  /** The special ones have their own names. */
  workers: Record<Exclude<WorkerName, SpecialWorkerId>, string>;
  wines: Record<WineName, string>;
  grapes: Record<GrapeName, string>;
  positions: Record<Position, string>;
  matPlaces: Record<Exclude<BuildingPlaceName, `field_${number}`>, string>;
  /** A structure card, where only its place is known. */
  structureAt(place: string): string;
  player(number: number): string;
  /** Somebody who has given no name. */
  guest: string;
  automaCard(number: number): string;
  field(field: number): string;
  ofQuality(thing: string, quality: number): string;
  orMore(wine: string): string;
}

/** What the server calls somebody who has given no name; the second of them at a table is "Guest 2". */
export const unnamed = "Guest";
const unnamedPerson = new RegExp(`^${unnamed}(?= \\d+$|$)`);

/** The names of everything in a language that has these words. */
export function namesOf(words: NameWords, cards: CardTexts): Names {
  const list = new Intl.ListFormat(words.locale, { type: "conjunction" });
  const withQuality = (thing: string, quality?: number) =>
    quality === undefined ? thing : words.ofQuality(thing, quality);
  const names: Names = {
    person: (name) => name.replace(unnamedPerson, words.guest),
    player: (seat, { names: given }) => (seat === null ? automaName : given[seat] || words.player(seat + 1)),
    deck: (deck, count = 1) => words.decks[deck][count === 1 ? 0 : 1],
    deckTitle: (deck) => words.decks[deck][2],
    season: (season) => words.seasons[season],
    worker: (worker) => (isSpecial(worker, cards) ? cards.workers[worker].name : words.workers[worker]),
    wine: (wine, quality) => withQuality(words.wines[wine], quality),
    grape: (grape, quality) => withQuality(words.grapes[grape], quality),
    action: (action) => cards.actions[action].name,
    space(space) {
      const spot = spotOf(space);
      if (spot.place === "structure") return words.structureAt(names.place(spot.at));
      if (spot.place !== "action") return cards.places[spot.place].name;
      return `${cards.actions[spot.action].name}, ${words.positions[spot.position]}`;
    },
    field: (field) => words.field(field),
    card(deck, card) {
      const ref = cardRef(deck, card);
      switch (ref.kind) {
        case "vine":
          return cards.vines[ref.id];
        case "order":
          return cards.orderName(orderNumber(ref.id));
        case "visitor":
          return cards.visitors[ref.id].name;
        case "structure_card":
          return cards.structureCards[ref.id].name;
      }
    },
    structure: (structure) => cards.structures[structure].name,
    structureCard: (card) => cards.structureCards[card].name,
    place: (place) =>
      place === "mat_1" || place === "mat_2" ? words.matPlaces[place] : words.field(fieldOf(place)),
    region: (region) => cards.regions[region].name,
    mama: (mama, { catalogue }) => catalogue.mamas.find(({ id }) => id === mama)?.name ?? mama,
    papa: (papa, context) => papaEntry(papa, context)?.name ?? papa,
    order(order, context) {
      const entry = orderEntry(order, context);
      if (!entry) return names.card("order", order);
      const asked = entry.wines.map(({ wine, quality }) => words.orMore(names.wine(wine, quality)));
      return `${names.list(asked)}: {vp ${entry.vp}}, {residual ${entry.residual}}`;
    },
    automaCard: (card) => words.automaCard(automaNumber(card)),
    ref(card, context) {
      switch (card.kind) {
        case "vine":
          return cards.vines[card.id];
        case "order":
          return cards.orderName(orderNumber(card.id));
        case "visitor":
          return cards.visitors[card.id].name;
        case "structure":
          return cards.structures[card.id].name;
        case "structure_card":
          return cards.structureCards[card.id].name;
        case "worker":
          return cards.workers[card.id].name;
        case "mama":
          return names.mama(card.id, context);
        case "papa":
          return names.papa(card.id, context);
        case "automa":
          return `${automaName}, ${names.automaCard(card.id)}`;
      }
    },
    list: (items) => list.format(items),
  };
  return names;
}
