import { useSyncExternalStore } from "react";
import type { Theme } from "./puzzle_book";

/** Solved by the first answer, by a later one, or not yet. */
export type Result = "first" | "later" | "failed";

export interface Wish {
  theme: Theme | null;
  difficulty: number | null;
}

/** What this browser keeps of the puzzles. */
export interface Results {
  /** By the puzzle's id; missing: not tried yet. */
  puzzles: Record<string, Result>;
  /** Solved at once since the last one that was not. */
  streak: number;
  best: number;
  /** What is to come next. */
  wish: Wish;
}

export const noResults: Results = {
  puzzles: {},
  streak: 0,
  best: 0,
  wish: { theme: null, difficulty: null },
};

/** Only the first answer to a puzzle counts for the row. */
export function afterAnswer(results: Results, id: string, right: boolean): Results {
  const known = results.puzzles[id];
  const keep = (result: Result) => ({ ...results.puzzles, [id]: result });
  if (known === undefined) {
    const streak = right ? results.streak + 1 : 0;
    const best = Math.max(results.best, streak);
    return { ...results, puzzles: keep(right ? "first" : "failed"), streak, best };
  }
  return known === "failed" && right ? { ...results, puzzles: keep("later") } : results;
}

const key = "vendemmia.puzzles";

function kept(): Results {
  try {
    return { ...noResults, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Results>) };
  } catch {
    return noResults;
  }
}

let current: Results | null = null;
const listeners = new Set<() => void>();

export function results(): Results {
  current ??= kept();
  return current;
}

function take(next: Results): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

/** What another tab has changed in the meantime is kept. */
export function changeResults(change: (results: Results) => Results): void {
  const next = change(kept());
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage can be forbidden; then they last as long as the page.
  }
  take(next);
}

function onStorage(event: StorageEvent): void {
  if (event.key === key || event.key === null) take(kept());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

export function useResults(): Results {
  return useSyncExternalStore(subscribe, results);
}
