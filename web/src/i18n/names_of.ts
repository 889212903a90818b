import type { DeckName, StructureId, WorkerName } from "../wire/types";
import type { CardTexts } from "./card_text";
import { fieldOf, isSpecial, orderEntry, papaEntry, spotOf } from "./lookup";
import type { Context, Names } from "./messages";
import { automaNumber, cardRef, joined, orderNumber } from "./segments";
import type { AnyCard, Segment } from "./segments";
import type { Words } from "./words/en";

/** The same in every language. */
export const automaName = "Automa";

/** What the server calls somebody who has given no name; the second of them at a table is "Guest 2". */
export const unnamed = "Guest";
const unnamedPerson = new RegExp(`^${unnamed}(?= \\d+$|$)`);

/** The names of everything in a language that has these words. */
export function namesOf({ names: words, language }: Words, cards: CardTexts): Names {
  const list = new Intl.ListFormat(language.locale, { type: "conjunction" });
  const withQuality = (thing: string, quality?: number) =>
    quality === undefined ? thing : words.of_quality({ thing, quality });
  const fieldName = (field: number) => words.field({ field });
  const names: Names = {
    person: (name) => name.replace(unnamedPerson, words.guest),
    player: (seat, { names: given }) =>
      seat === null ? automaName : given[seat] || words.player({ number: seat + 1 }),
    deck: (deck, count = 1) => words.decks[deck][count === 1 ? "one" : "many"],
    deckTitle: (deck) => words.decks[deck].title,
    season: (season) => words.seasons[season].name,
    worker: (worker) => (isSpecial(worker, cards) ? cards.workers[worker].name : words.workers[worker].name),
    wine: (wine, quality) => withQuality(words.wines[wine], quality),
    grape: (grape, quality) => withQuality(words.grapes[grape], quality),
    action: (action) => cards.actions[action].name,
    space(space) {
      const spot = spotOf(space);
      if (spot.place === "structure") return words.structure_at({ place: names.place(spot.at) });
      if (spot.place !== "action") return cards.places[spot.place].name;
      return `${cards.actions[spot.action].name}, ${words.positions[spot.position]}`;
    },
    field: fieldName,
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
      place === "mat_1" || place === "mat_2" ? words.mat_places[place] : fieldName(fieldOf(place)),
    region: (region) => cards.regions[region].name,
    mama: (mama, { catalogue }) => catalogue.mamas.find(({ id }) => id === mama)?.name ?? mama,
    papa: (papa, context) => papaEntry(papa, context)?.name ?? papa,
    order(order, context) {
      const entry = orderEntry(order, context);
      if (!entry) return names.card("order", order);
      const asked = entry.wines.map(({ wine, quality }) =>
        words.or_more({ wine: names.wine(wine, quality) }),
      );
      return `${names.list(asked)}: {vp ${entry.vp}}, {residual ${entry.residual}}`;
    },
    automaCard: (card) => words.automa_card({ number: automaNumber(card) }),
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

/** Things in the middle of a sentence, mostly as its object. */
export interface Objects {
  theStructure(structure: StructureId): string;
  /** A worker that is placed or trained. */
  aWorker(worker: WorkerName): string;
  theWorker(worker: WorkerName): string;
  theCard(deck: DeckName, card: AnyCard): string;
  /** The same leading to its card. */
  cardName(deck: DeckName, card: AnyCard): Segment;
  /** The card, or what kind of card it is where its face is hidden. */
  cardOrKind(deck: DeckName, card: AnyCard | null): Segment;
}

export function objectsOf({ names: words, board, events }: Words, cards: CardTexts, names: Names): Objects {
  const worker = (kind: WorkerName, form: "a" | "the") =>
    isSpecial(kind, cards) ? cards.workers[kind].object : words.workers[kind][form];
  const objects: Objects = {
    theStructure: (structure) => board.structures[structure].object,
    aWorker: (kind) => worker(kind, "a"),
    theWorker: (kind) => worker(kind, "the"),
    theCard(deck, card) {
      const ref = cardRef(deck, card);
      return ref.kind === "order" ? board.the_order({ number: orderNumber(ref.id) }) : names.card(deck, card);
    },
    cardName: (deck, card) => ({ text: objects.theCard(deck, card), card: cardRef(deck, card) }),
    cardOrKind: (deck, card) =>
      card === null
        ? { text: joined(events.hidden_card({ deck: names.deck(deck) })) }
        : objects.cardName(deck, card),
  };
  return objects;
}

/** Everything that sentences of a language are made of. */
export interface Vocabulary extends Objects {
  words: Words;
  cards: CardTexts;
  names: Names;
}

/** A player in a sentence: the name, whether it is who reads, and "you" where the language says it. */
export function somebody(seat: number | undefined, { names, words }: Vocabulary, context: Context): Segment {
  if (seat === undefined) return { text: words.events.somebody };
  return { text: seat === context.viewer ? words.events.you : names.player(seat, context), seat };
}
