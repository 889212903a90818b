import type { ClockWish } from "../../wire/types";

export type ClockDraftKind = "none" | "move" | "game" | "days";

export interface ClockDraft {
  kind: ClockDraftKind;
  seconds: number;
  /** A computer takes over at once when the time is up. */
  bot: boolean;
}

export const minute = 60;
export const day = 24 * 60 * minute;
export const clockKinds: readonly ClockDraftKind[] = ["none", "move", "game", "days"];
/** What is offered for each kind, in seconds. */
export const clockSteps: Record<Exclude<ClockDraftKind, "none">, readonly number[]> = {
  move: [30, minute, 2 * minute, 5 * minute],
  game: [15 * minute, 30 * minute, 60 * minute, 120 * minute],
  days: [day, 2 * day, 3 * day, 7 * day],
};

export const noClock: ClockDraft = { kind: "none", seconds: 0, bot: false };

/** As the server is asked for it; undefined: there is none. */
export function clockWish({ kind, seconds, bot }: ClockDraft, player: string): ClockWish | undefined {
  if (kind === "none") return undefined;
  return { per: kind === "game" ? "game" : "move", seconds, ...(bot ? { bot: player } : {}) };
}
