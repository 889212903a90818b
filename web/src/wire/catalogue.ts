import { useSyncExternalStore } from "react";
import { fetchOrAsk } from "./fetch_or_ask";
import type { BoardEntry, Catalogue, GameOptions, ModuleName } from "./types";

const retryAfter = 1000;

let catalogue: Catalogue | null = null;
let wanted = false;
const listeners = new Set<() => void>();

/** The box's contents are the same for every table: fetched once, with retries. */
async function load(): Promise<void> {
  try {
    catalogue = (await fetchOrAsk("/api/catalogue", "catalogue")) as Catalogue;
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

/** The board that these modules bring; undefined: the ordinary one. */
function boardWith(modules: readonly ModuleName[]): string | undefined {
  if (!modules.includes("board")) return undefined;
  return modules.includes("structures") ? "extended_with_structures" : "extended";
}

/** The board of a game with these options: the ordinary one, that of a challenge, or one of Tuscany's. */
export function boardOf(
  { boards, challenges }: Catalogue,
  { challenge = 0, modules = [] }: Pick<GameOptions, "challenge" | "modules"> = {},
): BoardEntry {
  const id = challenges.find(({ number }) => number === challenge)?.board ?? boardWith(modules);
  const board = boards.find((one) => one.id === id) ?? boards[0];
  if (board === undefined) throw new Error("The catalogue has no board.");
  return board;
}
