import type { StructureId, WorkerName } from "../../wire/types";
import { isSpecial } from "../lookup";
import type { Names } from "../messages";
import { namesOf } from "../names_of";
import { cards } from "./cards";

export const names: Names = namesOf(
  {
    locale: "de",
    decks: {
      vine: ["Rebenkarte", "Rebenkarten", "Reben"],
      summer: ["Sommerbesucherkarte", "Sommerbesucherkarten", "Sommerbesucher"],
      order: ["Weinbestellung", "Weinbestellungen", "Weinbestellungen"],
      winter: ["Winterbesucherkarte", "Winterbesucherkarten", "Winterbesucher"],
      structure: ["Bauwerkskarte", "Bauwerkskarten", "Bauwerkskarten"],
    },
    seasons: {
      setup: "Vor dem ersten Jahr",
      spring: "Frühling",
      summer: "Sommer",
      fall: "Herbst",
      winter: "Winter",
    },
    workers: { regular: "normaler Arbeiter", grande: "Großer Arbeiter" },
    wines: { red: "Rotwein", white: "Weißwein", blush: "Roséwein", sparkling: "Schaumwein" },
    grapes: { red: "rote Traube", white: "weiße Traube" },
    positions: {
      left: "linkes Aktionsfeld",
      middle: "mittleres Aktionsfeld",
      right: "rechtes Aktionsfeld",
      art: "neben den Aktionsfeldern",
    },
    matPlaces: { mat_1: "oberer Bauplatz", mat_2: "unterer Bauplatz" },
    structureAt: (place) => `Bauwerkskarte, ${place}`,
    player: (number) => `Spieler ${number}`,
    guest: "Gast",
    automaCard: (number) => `Karte ${number}`,
    field: (field) => `Gebiet ${field}`,
    ofQuality: (thing, quality) => `${thing} der Qualität ${quality}`,
    orMore: (wine) => `${wine} oder besser`,
  },
  cards,
);

/** In the accusative, as in "Du hast ... errichtet". */
const structures: Record<StructureId, string> = {
  trellis: "das Spalier",
  irrigation: "die Bewässerung",
  yoke: "das Gespann",
  windmill: "die Windmühle",
  cottage: "das Cottage",
  tasting_room: "die Probierstube",
  medium_cellar: "den mittleren Weinkeller",
  large_cellar: "den großen Weinkeller",
};

export function theStructure(structure: StructureId): string {
  return structures[structure];
}

/** A worker that is placed, in the accusative. */
export function aWorker(worker: WorkerName): string {
  return worker === "regular" ? "einen Arbeiter" : theWorker(worker);
}

/** In the accusative. */
export function theWorker(worker: WorkerName): string {
  if (isSpecial(worker, cards)) return cards.workers[worker].object;
  return worker === "grande" ? "den Großen Arbeiter" : "den normalen Arbeiter";
}
