import type { CardRef } from "../../i18n/segments";
import type { SoundName } from "../../sound/sounds";
import type {
  BoardActionId,
  BuildingPlaceName,
  DeckName,
  GrapeName,
  RegionId,
  SpaceName,
  StructureId,
  WineName,
  WorkerName,
} from "../../wire/types";

/** Whose something is: a seat, or the name of the rival who has none. */
export type Side = number | "automa";

/** The name of the Automa where a player's seat has its number. */
export const automaHome = "automa";

/** A place of the table that something comes from or goes to. `anchors.ts` knows where it is on the screen. */
export type Anchor =
  | `deck:${DeckName}`
  | `discard:${DeckName}`
  | `hand:${number}`
  | `hand:${number}/${string}`
  | `purse:${number}`
  | `points:${Side}`
  | `residual:${number}`
  | `home:${Side}/${WorkerName | "temporary"}`
  /** A worker that stands on a space, its own or the board's. */
  | `worker:${Side}.${WorkerName}/${SpaceName}`
  | `vine:${number}/${number}/${string}`
  | `crush:${number}`
  | `grape:${number}/${GrapeName}/${number}`
  | `wine:${number}/${WineName}/${number}`
  | `structure:${number}/${StructureId}`
  | `place:${number}/${BuildingPlaceName}`
  | `tokens:${number}`
  | `supply:${number}`
  | `star:${number}/${RegionId}`
  | `region:${RegionId}`
  | `row:${number}`
  | `space:${SpaceName}`
  | `action:${BoardActionId}`
  | "stage";

/** What a double looks like. */
export type Piece =
  | { kind: "coin"; amount: number }
  | { kind: "seal"; points: number }
  | { kind: "residual"; amount: number }
  | { kind: "card"; card: CardRef }
  | { kind: "back"; deck: DeckName }
  | { kind: "grape"; colour: GrapeName; quality: number }
  /** `fills`: it is empty when it leaves. */
  | { kind: "bottle"; wine: WineName; quality: number; fills?: true }
  | { kind: "worker"; side: Side; worker: WorkerName | "temporary" }
  | { kind: "rooster"; seat: number }
  | { kind: "star"; seat: number }
  | { kind: "building"; structure: StructureId }
  | { kind: "token" };

export interface Flight {
  piece: Piece;
  from: Anchor;
  to: Anchor;
  /** Together with the one before it, or only when all before it have landed; otherwise as soon as the air is free enough. */
  start?: "with" | "after";
  /** What follows waits until this one has landed. */
  leads?: true;
  /** Milliseconds at speed 1 that it waits before it takes off. */
  delay?: number;
  /** What is heard when it takes off. */
  sounds?: SoundName[];
}
