import type { GameOptions, SayCreate, SeatWish } from "../../wire/types";
import { preferredBot } from "../parts/bot_levels";
import { moduleOptions, noModules, type ModuleDraft } from "../parts/modules";
import { clockWish, noClock, type ClockDraft } from "./clock_draft";
import type { TableMode } from "./table_mode";

export const paces = { now: 0, quick: 300, steady: 900, slow: 2000 } as const;
export type PaceName = keyof typeof paces;
export const standardPace = paces.steady;

/** Years after which a short game ends at the latest; 0: by the rules alone. */
export const lengths = [0, 4, 5, 6] as const;

export const playerCounts = [2, 3, 4, 5, 6] as const;
/** with fewer the friendly variant restricts nobody. */
export const fewestForFriendly = 3;

export type SeatKind = "person" | "open" | "bot";

export interface SeatDraft {
  kind: SeatKind;
  /** As typed; empty: the name that is offered. */
  name: string;
  bot: string;
}

/** What is filled in before the table exists. Seats beyond the number of players wait in case it grows. */
export interface TableDraft extends ModuleDraft {
  players: number;
  seats: SeatDraft[];
  friendly: boolean;
  two_parents: boolean;
  last_year: number;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  hints: boolean;
  practice: boolean;
  pace: PaceName;
  seed: string;
  clock: ClockDraft;
  /** Only who knows it comes in; empty: everybody does. */
  word: string;
}

const otherSeats: Record<TableMode, SeatKind> = { computer: "bot", screen: "person", friends: "open" };

/** Which kinds a seat may be; the first seat is always one's own. */
export function seatKinds(mode: TableMode, seat: number): readonly SeatKind[] {
  if (seat === 0) return ["person"];
  return mode === "computer" ? ["bot"] : [otherSeats[mode], "bot"];
}

export function freshDraft(mode: TableMode, name: string): TableDraft {
  const most = playerCounts[playerCounts.length - 1] ?? 2;
  const seats = Array.from({ length: most }, (_, seat): SeatDraft => ({
    kind: seat === 0 ? "person" : otherSeats[mode],
    name: seat === 0 ? name : "",
    bot: "",
  }));
  return {
    players: 2,
    seats,
    friendly: false,
    two_parents: false,
    last_year: 0,
    ...noModules,
    listed: false,
    spectators: true,
    chat: true,
    hints: true,
    practice: false,
    pace: "steady",
    seed: "",
    clock: noClock,
    word: "",
  };
}

export type DraftProblem = "needsPeople" | "needsOpen" | "dealWrong";

export function draftProblem(draft: TableDraft, mode: TableMode): DraftProblem | null {
  const kinds = draft.seats.slice(0, draft.players).map(({ kind }) => kind);
  if (mode === "screen" && kinds.filter((kind) => kind === "person").length < 2) return "needsPeople";
  if (mode === "friends" && !kinds.includes("open")) return "needsOpen";
  return /^\d{0,18}$/.test(draft.seed) ? null : "dealWrong";
}

export function hasBots({ seats, players }: TableDraft): boolean {
  return seats.slice(0, players).some(({ kind }) => kind === "bot");
}

/** Whoever chooses the cards may know them all, so nobody else may sit down. */
export function mayChooseDeal(draft: TableDraft): boolean {
  return !draft.seats.slice(0, draft.players).some(({ kind }) => kind === "open");
}

/** One person against the computer: nobody else could be wronged by taking back what was seen. */
export function mayPractise(draft: TableDraft): boolean {
  const kinds = draft.seats.slice(0, draft.players).map(({ kind }) => kind);
  return !kinds.includes("open") && kinds.filter((kind) => kind === "person").length === 1;
}

function optionsOf(draft: TableDraft): GameOptions {
  const { players, friendly, two_parents, last_year } = draft;
  const variants = { friendly: friendly && players >= fewestForFriendly, two_parents };
  return { players, ...variants, last_year, ...moduleOptions(draft) };
}

/** `offered` are the names for seats that were given none; where there is none either, the server knows a guest. */
export function wishOf(
  draft: TableDraft,
  offered: readonly string[],
  bots: readonly string[],
): Omit<SayCreate, "id"> {
  const { listed, spectators, chat, hints, pace, seed } = draft;
  const seats = draft.seats.slice(0, draft.players).map((seat, index): SeatWish => {
    if (seat.kind === "open") return { kind: "open" };
    const name = seat.name.trim() === "" ? (offered[index] ?? "") : seat.name.trim();
    if (seat.kind === "person") return { kind: "me", name };
    return { kind: "bot", name, bot: seat.bot === "" ? preferredBot(bots) : seat.bot };
  });
  const wish = { options: optionsOf(draft), seats, listed, spectators, chat, hints, pace: paces[pace] };
  const clock = clockWish(draft.clock, preferredBot(bots));
  const word = draft.word.trim();
  return {
    do: "create",
    ...wish,
    ...(clock === undefined ? {} : { clock }),
    ...(word === "" ? {} : { word }),
    ...(draft.practice && mayPractise(draft) ? { practice: true } : {}),
    ...(seed === "" || !mayChooseDeal(draft) ? {} : { seed }),
  };
}
