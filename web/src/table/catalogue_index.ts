import { vineOf } from "../i18n/segments";
import { boardOf } from "../wire/catalogue";
import type {
  AutomaCardEntry,
  BoardEntry,
  Catalogue,
  DeckName,
  MamaEntry,
  OrderEntry,
  PapaEntry,
  SpaceName,
  StructureEntry,
  VineEntry,
  VisitorEntry,
} from "../wire/types";

/** The catalogue, to look things up by their ids. */
export interface CatalogueIndex {
  catalogue: Catalogue;
  board: BoardEntry;
  vine(card: string): VineEntry;
  order(id: string): OrderEntry;
  visitor(id: string): VisitorEntry;
  mama(id: string): MamaEntry;
  papa(id: string): PapaEntry;
  structure(id: string): StructureEntry;
  automaCard(id: string): AutomaCardEntry;
  /** The season in which a space is used; null for places of every season. */
  seasonOf(space: SpaceName): string | null;
}

function finder<T extends { id: string }>(entries: readonly T[]): (id: string) => T {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (id) => {
    const entry = byId.get(id);
    if (entry === undefined) throw new Error(`The catalogue lacks ${id}.`);
    return entry;
  };
}

export function indexOf(catalogue: Catalogue, challenge = 0): CatalogueIndex {
  const board = boardOf(catalogue, challenge);
  const vine = finder(catalogue.vines);
  const seasons = new Map<string, string>(
    board.actions.flatMap(({ season, spaces, art }) => [
      ...spaces.map(({ id }): [string, string] => [id, season]),
      [art, season] as [string, string],
    ]),
  );
  return {
    catalogue,
    board,
    vine: (card) => vine(vineOf(card as Parameters<typeof vineOf>[0])),
    order: finder(catalogue.orders),
    visitor: finder(catalogue.visitors),
    mama: finder(catalogue.mamas),
    papa: finder(catalogue.papas),
    structure: finder(catalogue.structures),
    automaCard: finder(catalogue.automa_cards),
    seasonOf: (space) => seasons.get(space) ?? null,
  };
}

/** The order in which decks are shown, which is the order of the year. */
export const deckOrder: readonly DeckName[] = ["vine", "summer", "order", "winter"];
