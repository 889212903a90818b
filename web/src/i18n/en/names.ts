import type { DeckName, StructureId, WorkerName } from "../../wire/types";
import { isSpecial } from "../lookup";
import type { Context, Names } from "../messages";
import { namesOf } from "../names_of";
import type { AnyCard } from "../segments";
import { cards } from "./cards";

export const names: Names = namesOf(
  {
    // British lists do without the comma before "and".
    locale: "en-GB",
    decks: {
      vine: ["vine card", "vine cards", "Vines"],
      summer: ["summer visitor card", "summer visitor cards", "Summer visitors"],
      order: ["wine order card", "wine order cards", "Wine orders"],
      winter: ["winter visitor card", "winter visitor cards", "Winter visitors"],
      structure: ["structure card", "structure cards", "Structure cards"],
    },
    seasons: {
      setup: "Before the first year",
      spring: "Spring",
      summer: "Summer",
      fall: "Fall",
      winter: "Winter",
    },
    workers: { regular: "regular worker", grande: "grande worker" },
    wines: { red: "red wine", white: "white wine", blush: "blush wine", sparkling: "sparkling wine" },
    grapes: { red: "red grape", white: "white grape" },
    positions: {
      left: "left space",
      middle: "middle space",
      right: "right space",
      art: "beside its spaces",
    },
    matPlaces: { mat_1: "upper place of the mat", mat_2: "lower place of the mat" },
    structureAt: (place) => `Structure card, ${place}`,
    player: (number) => `Player ${number}`,
    guest: "Guest",
    automaCard: (number) => `card ${number}`,
    field: (field) => `field ${field}`,
    ofQuality: (thing, quality) => `${thing} of quality ${quality}`,
    orMore: (wine) => `${wine} or more`,
  },
  cards,
);

/** In the middle of a sentence. */
const structures: Record<StructureId, string> = {
  trellis: "the trellis",
  irrigation: "irrigation",
  yoke: "the yoke",
  windmill: "the windmill",
  cottage: "the cottage",
  tasting_room: "the tasting room",
  medium_cellar: "the medium cellar",
  large_cellar: "the large cellar",
};

export function theStructure(structure: StructureId): string {
  return structures[structure];
}

/** A worker that is placed. */
export function aWorker(worker: WorkerName): string {
  return worker === "regular" ? "a worker" : theWorker(worker);
}

export function theWorker(worker: WorkerName): string {
  return isSpecial(worker, cards) ? cards.workers[worker].object : `the ${names.worker(worker)}`;
}

/** A card's name in the middle of a sentence. */
export function theCard(deck: DeckName, card: AnyCard): string {
  const name = names.card(deck, card);
  return deck === "order" ? name.toLowerCase() : name;
}

/** "you" or the name, as the object of a sentence. */
export function objectName(seat: number, context: Context): string {
  return seat === context.viewer ? "you" : names.player(seat, context);
}
