import { useSyncExternalStore } from "react";

export type Held<Value> = { state: "waiting" } | { state: "failed" } | { state: "here"; value: Value };

/** A file of the page that is fetched when somebody first needs it, once; after a failure whoever needs it may try again. */
export class Fetched<Value> {
  private held: Held<Value> = { state: "waiting" };
  private wanted = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly load: () => Promise<Value>) {}

  readonly snapshot = (): Held<Value> => this.held;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (!this.wanted) this.fetch();
    return () => this.listeners.delete(listener);
  };

  readonly retry = (): void => {
    if (this.held.state !== "failed") return;
    this.tell({ state: "waiting" });
    this.fetch();
  };

  private fetch(): void {
    this.wanted = true;
    this.load().then(
      (value) => this.tell({ state: "here", value }),
      () => this.tell({ state: "failed" }),
    );
  }

  private tell(held: Held<Value>): void {
    this.held = held;
    for (const listener of [...this.listeners]) listener();
  }
}

export async function fetchJson<Value>(address: string): Promise<Value> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Value;
}

export function useFetched<Value>(fetched: Fetched<Value>): Held<Value> {
  return useSyncExternalStore(fetched.subscribe, fetched.snapshot);
}
