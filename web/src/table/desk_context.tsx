import { createContext, useContext } from "react";
import type { Context } from "../i18n";
import { automaName } from "../i18n/names_of";
import type { CardRef } from "../i18n/segments";
import type { DeckName, Obstacle, Preview } from "../wire/types";
import type { CatalogueIndex } from "./catalogue_index";
import type { ChoiceStore } from "./choice/choice_store";

/** What every part of the table may need besides the position itself; changes rarely, so it redraws nothing. */
export interface DeskTools {
  book: CatalogueIndex;
  context: Context;
  choice: ChoiceStore;
  /** Opens the card large, to stay until closed; `plan`: with the way to fill it, for an order in hand. */
  zoom(card: CardRef, plan?: boolean): void;
  /** Shows the card large beside the place where the pointer rests. */
  peek(card: CardRef | null, beside?: DOMRect): void;
  /** Asked of the server when a long list comes without consequences. */
  previewOf(action: string): Promise<Preview>;
  obstaclesOf(action: string): Promise<Obstacle[]>;
  openMat(seat: number): void;
  openPile(deck: DeckName): void;
}

export const DeskContext = createContext<DeskTools | null>(null);

export function useDesk(): DeskTools {
  const tools = useContext(DeskContext);
  if (tools === null) throw new Error("useDesk needs a Desk around it");
  return tools;
}

/** The letter on a player's mark. */
export function letterOf(name: string | undefined, seat: number): string {
  return (name?.trim()[0] ?? String.fromCharCode(65 + seat)).toLocaleUpperCase();
}

export function useLetter(seat: number | null): string {
  const { context } = useDesk();
  return seat === null ? letterOf(automaName, 0) : letterOf(context.names[seat], seat);
}
