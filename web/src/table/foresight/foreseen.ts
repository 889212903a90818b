import type { TokenChange } from "../../art/store_slot";
import type {
  BuildingPlaceName,
  DeckName,
  GrapeName,
  RegionId,
  StructureCardId,
  StructureId,
  WineName,
  WorkerName,
} from "../../wire/types";

/** What an answer would change on the table. What stays as it is, is missing. */
export interface Foreseen {
  seats: Readonly<Record<number, ForeseenSeat>>;
  /** Where the markers on the tracks would come to stand; null is the Automa's seat. */
  points?: readonly ForeseenMarker[];
  residuals?: readonly ForeseenMarker[];
  /** The wake-up rows that would be taken. */
  rows?: readonly ForeseenMarker[];
  stars?: readonly ForeseenStar[];
  /** How many cards would come from each deck, and from the top of each discard pile. */
  decks?: CardCounts;
  piles?: CardCounts;
}

export interface ForeseenMarker {
  seat: number | null;
  at: number;
}

export interface ForeseenStar {
  seat: number;
  region: RegionId;
  change: number;
}

export type CardCounts = Readonly<Partial<Record<DeckName, number>>>;

/** What changes for one player; amounts are the new ones. */
export interface ForeseenSeat {
  lira?: number;
  vp?: number;
  residual?: number;
  grapes?: ForeseenStore<GrapeName>;
  wines?: ForeseenStore<WineName>;
  /** By the field's number. */
  fields?: Readonly<Record<number, ForeseenField>>;
  structures?: readonly StructureId[];
  buildings?: Readonly<Partial<Record<BuildingPlaceName, ForeseenBuilding>>>;
  /** By how many each part of the hand grows or shrinks. */
  cards?: CardCounts;
  workers?: readonly ForeseenWorker[];
}

/** By quality, for each colour of grapes or kind of wine. Where an ageing token ends, only the engine knows. */
export type ForeseenStore<Kind extends string> = Readonly<
  Record<Kind, Readonly<Record<number, TokenChange>>>
>;

export interface ForeseenField {
  /** The sum of the vines' values, where it changes. */
  value?: number;
  planted: readonly string[];
  uprooted: readonly string[];
  harvested: boolean;
  /** True: sold; false: bought back. */
  sold?: boolean;
}

export interface ForeseenBuilding {
  built?: StructureCardId;
  destroyed?: true;
}

export interface ForeseenWorker {
  kind: WorkerName | "temporary";
  /** Still in training this year. */
  later: boolean;
}
