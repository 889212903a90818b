import { vineOf } from "../i18n/segments";
import { boardOf } from "../wire/catalogue";
import type {
  AutomaCardEntry,
  BoardEntry,
  Catalogue,
  DeckName,
  GameOptions,
  MamaEntry,
  ModuleName,
  OrderEntry,
  PapaEntry,
  SpaceName,
  StructureCardEntry,
  StructureEntry,
  VineEntry,
  VisitorEntry,
} from "../wire/types";

/** The catalogue, to look things up by their ids. */
export interface CatalogueIndex {
  catalogue: Catalogue;
  board: BoardEntry;
  /** Of Tuscany, in play. */
  modules: readonly ModuleName[];
  /** The decks in play, in the order in which they are shown. */
  decks: readonly DeckName[];
  vine(card: string): VineEntry;
  order(id: string): OrderEntry;
  visitor(id: string): VisitorEntry;
  mama(id: string): MamaEntry;
  papa(id: string): PapaEntry;
  structure(id: string): StructureEntry;
  structureCard(id: string): StructureCardEntry;
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

export function indexOf(
  catalogue: Catalogue,
  options: Pick<GameOptions, "challenge" | "modules"> = {},
): CatalogueIndex {
  const board = boardOf(catalogue, options);
  const { modules = [] } = options;
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
    modules,
    decks: modules.includes("structures") ? [...deckOrder, "structure"] : deckOrder,
    vine: (card) => vine(vineOf(card as Parameters<typeof vineOf>[0])),
    order: finder(catalogue.orders),
    visitor: finder(catalogue.visitors),
    mama: finder(catalogue.mamas),
    papa: finder(catalogue.papas),
    structure: finder(catalogue.structures),
    structureCard: finder(catalogue.structure_cards),
    automaCard: finder(catalogue.automa_cards),
    seasonOf: (space) => seasons.get(space) ?? null,
  };
}

/** The four decks of every game in the order in which they are shown, which is the order of the year. */
export const deckOrder: readonly DeckName[] = ["vine", "summer", "order", "winter"];
