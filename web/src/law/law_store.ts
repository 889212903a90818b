import { useSyncExternalStore } from "react";
import { fetchOrAsk } from "../wire/fetch_or_ask";
import type { Law } from "../wire/types";
import { lawBookOf, type LawBook } from "./law_book";

export type HeldLaw = { state: "waiting" } | { state: "failed" } | { state: "here"; book: LawBook };

/** The law book is fetched when somebody first wants to read in it, once; after a failure whoever reads may try again. */
export class LawStore {
  private held: HeldLaw = { state: "waiting" };
  private wanted = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly fetchLaw: () => Promise<Law>) {}

  readonly snapshot = (): HeldLaw => this.held;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (!this.wanted) void this.load();
    return () => this.listeners.delete(listener);
  };

  readonly retry = (): void => {
    if (this.held.state !== "failed") return;
    this.tell({ state: "waiting" });
    void this.load();
  };

  private async load(): Promise<void> {
    this.wanted = true;
    try {
      this.tell({ state: "here", book: lawBookOf(await this.fetchLaw()) });
    } catch {
      this.tell({ state: "failed" });
    }
  }

  private tell(held: HeldLaw): void {
    this.held = held;
    for (const listener of this.listeners) listener();
  }
}

async function fetchLaw(): Promise<Law> {
  return (await fetchOrAsk("/rules.json", "law")) as Law;
}

export const lawStore = new LawStore(fetchLaw);

export function useLaw(): HeldLaw {
  return useSyncExternalStore(lawStore.subscribe, lawStore.snapshot);
}
