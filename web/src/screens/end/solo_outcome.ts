import { boardOf } from "../../wire/catalogue";
import type { Catalogue, GameOptions, PositionView, SoloResultName, SoloView } from "../../wire/types";

/** Why a game against the Automa ended as it did. */
export type SoloCause =
  | { kind: "ahead" | "behind"; points: number }
  | { kind: "equal" }
  | { kind: "behind_target"; year: number; target: number; points: number }
  | { kind: "missing_workers"; year: number };

export interface SoloOutcome {
  result: SoloResultName;
  vp: number;
  cause: SoloCause;
}

/** Null while the game is not over, or is not one against the Automa. */
export function outcomeOf({ options, year, players, solo }: PositionView): SoloOutcome | null {
  const player = players[0];
  if (solo?.result === undefined || player === undefined) return null;
  return { result: solo.result, vp: player.vp, cause: causeOf(player.vp, year, solo, options.aggressive) };
}

function causeOf(vp: number, year: number, solo: SoloView, aggressive = false): SoloCause {
  const { automa_vp, result, years } = solo;
  if (result === "win") return { kind: "ahead", points: vp - automa_vp };
  if (result === "draw") return { kind: "equal" };
  if (aggressive && vp <= automa_vp) return { kind: "behind_target", year, target: automa_vp, points: vp };
  // What else ends a game before its last year is a duty that was not met in time.
  if (year < years) return { kind: "missing_workers", year };
  return { kind: "behind", points: automa_vp - vp };
}

/** What had to be beaten at the end of each year. */
export function rivalOf(options: GameOptions, { years, automa_vp }: SoloView, book: Catalogue): number[] {
  const { level = "normal", aggressive } = options;
  const targets = aggressive ? boardOf(book, options).aggressive_vp[level] : [];
  return Array.from({ length: years }, (_, i) => targets[i] ?? automa_vp);
}
