import { useSyncExternalStore } from "react";
import type { BoardEntry, Catalogue } from "./types";

const retryAfter = 1000;

let catalogue: Catalogue | null = null;
let wanted = false;
const listeners = new Set<() => void>();

/** The box's contents are the same for every table: fetched once, and asked for until they come. */
async function load(): Promise<void> {
  try {
    const answer = await fetch("/api/catalogue");
    if (!answer.ok) throw new Error(answer.statusText);
    catalogue = (await answer.json()) as Catalogue;
    for (const listener of listeners) listener();
  } catch {
    setTimeout(() => void load(), retryAfter);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!wanted) {
    wanted = true;
    void load();
  }
  return () => listeners.delete(listener);
}

export function useCatalogue(): Catalogue | null {
  return useSyncExternalStore(subscribe, () => catalogue);
}

export function boardOf({ boards }: Catalogue): BoardEntry {
  const [board] = boards;
  if (board === undefined) throw new Error("The catalogue has no board.");
  return board;
}
