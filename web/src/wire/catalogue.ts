import { useSyncExternalStore } from "react";
import type { BoardEntry, Catalogue } from "./types";

let catalogue: Catalogue | null = null;
let loading: Promise<Catalogue> | null = null;
const listeners = new Set<() => void>();

/** The box's contents are the same for every table: fetched once. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= fetch("/api/catalogue")
    .then((answer) => answer.json() as Promise<Catalogue>)
    .then((loaded) => {
      provideCatalogue(loaded);
      return loaded;
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** For fixtures and tests, which bring their own. */
export function provideCatalogue(loaded: Catalogue): void {
  catalogue = loaded;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (catalogue === null) loadCatalogue().catch(() => setTimeout(() => void loadCatalogue(), 1000));
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
