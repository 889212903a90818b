import address from "../../../../lab/puzzle/puzzles.json?url";
import { Fetched, fetchJson, useFetched, type Held } from "../../wire/fetched";
import type { SeasonName } from "../../wire/types";

/** In the order in which they are offered. */
export const themes = [
  "last_worker",
  "grande",
  "visitor",
  "two_orders",
  "passing",
  "wake_up",
  "stars",
  "trade",
  "last_year",
] as const;
export type Theme = (typeof themes)[number];

export const levels = [1, 2, 3, 4, 5] as const;

export interface PuzzleStep {
  answer: string;
  year: number;
  season: SeasonName;
}

/** One of the set, as docs/puzzles.md describes it. */
export interface Puzzle {
  id: string;
  /** Its place in the set, from 1. */
  number: number;
  themes: Theme[];
  difficulty: number;
  seat: number;
  year: number;
  season: SeasonName;
  /** The answers that solve it. */
  solutions: string[];
  /** The best answer, then its rivals, with the chance to win in thousandths. */
  tried: { answer: string; chance: number }[];
  plan: PuzzleStep[];
  proof: { iterations: number; gap: number; error: number };
  /** Answers in the record. */
  at: number;
  record: string;
}

const book = new Fetched(async () => {
  const { puzzles } = await fetchJson<{ puzzles: Omit<Puzzle, "number">[] }>(address);
  return puzzles.map((one, i): Puzzle => ({ ...one, number: i + 1 }));
});

export const usePuzzles = (): Held<Puzzle[]> => useFetched(book);
export const { retry } = book;
