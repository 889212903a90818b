import type { DeckName, SeasonName, StructureId, WorkerName } from "../../wire/types";
import { isSpecial } from "../lookup";
import type { Names } from "../messages";
import { namesOf } from "../names_of";
import type { AnyCard } from "../segments";
import { cards } from "./cards";

export const names: Names = namesOf(
  {
    locale: "es",
    decks: {
      vine: ["carta de vid", "cartas de vid", "Vides"],
      summer: ["carta de visitante de verano", "cartas de visitante de verano", "Visitantes de verano"],
      order: ["carta de pedido de vino", "cartas de pedido de vino", "Pedidos de vino"],
      winter: ["carta de visitante de invierno", "cartas de visitante de invierno", "Visitantes de invierno"],
      structure: ["carta de estructura", "cartas de estructura", "Cartas de estructura"],
    },
    seasons: {
      setup: "Antes del primer año",
      spring: "Primavera",
      summer: "Verano",
      fall: "Otoño",
      winter: "Invierno",
    },
    workers: { regular: "trabajador normal", grande: "trabajador grande" },
    wines: { red: "vino tinto", white: "vino blanco", blush: "vino rosado", sparkling: "vino espumoso" },
    grapes: { red: "uva roja", white: "uva blanca" },
    positions: {
      left: "casilla izquierda",
      middle: "casilla central",
      right: "casilla derecha",
      art: "junto a sus casillas",
    },
    matPlaces: { mat_1: "solar de arriba", mat_2: "solar de abajo" },
    structureAt: (place) => `Carta de estructura, ${place}`,
    player: (number) => `Jugador ${number}`,
    guest: "Invitado",
    automaCard: (number) => `carta ${number}`,
    field: (field) => `terreno ${field}`,
    ofQuality: (thing, quality) => `${thing} de calidad ${quality}`,
    orMore: (wine) => `${wine} o más`,
  },
  cards,
);

const structures: Record<StructureId, string> = {
  trellis: "el emparrado",
  irrigation: "el riego",
  yoke: "el yugo",
  windmill: "el molino",
  cottage: "la casa de campo",
  tasting_room: "la sala de catas",
  medium_cellar: "la bodega mediana",
  large_cellar: "la bodega grande",
};

export function theStructure(structure: StructureId): string {
  return structures[structure];
}

/** A card's name in the middle of a sentence. */
export function theCard(deck: DeckName, card: AnyCard): string {
  const name = names.card(deck, card);
  return deck === "order" ? `el ${name.toLowerCase()}` : name;
}

/** A worker that is placed. */
export function aWorker(worker: WorkerName): string {
  return worker === "regular" ? "un trabajador" : theWorker(worker);
}

export function theWorker(worker: WorkerName): string {
  return isSpecial(worker, cards) ? cards.workers[worker].object : `el ${names.worker(worker)}`;
}

const seasons: Record<SeasonName, string> = {
  spring: "la primavera",
  summer: "el verano",
  fall: "el otoño",
  winter: "el invierno",
};

export function theSeason(season: SeasonName): string {
  return seasons[season];
}
