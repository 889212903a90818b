import type { DeckName, SeasonName, StructureId } from "../../wire/types";
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
    player: (number) => `Jugador ${number}`,
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

const seasons: Record<SeasonName, string> = {
  spring: "la primavera",
  summer: "el verano",
  fall: "el otoño",
  winter: "el invierno",
};

export function theSeason(season: SeasonName): string {
  return seasons[season];
}
