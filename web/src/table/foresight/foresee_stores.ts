import type { TokenChange } from "../../art/store_slot";
import type { ForeseenStore } from "./foreseen";

interface Token<Kind> {
  kind: Kind;
  value: number;
}

interface StoreChanges<Kind> {
  come: readonly Token<Kind>[];
  go: readonly Token<Kind>[];
  /** All of it ages, together. */
  age: boolean;
}

/** What would change in a crush pad or in a cellar; undefined: nothing. */
export function foreseeStore<Kind extends string>(
  store: Record<Kind, number[]>,
  { come, go, age }: StoreChanges<Kind>,
): ForeseenStore<Kind> | undefined {
  let touched = false;
  const changes = Object.fromEntries(
    (Object.keys(store) as Kind[]).map((kind) => {
      const before = new Set(store[kind]);
      const comes = valuesOf(come, kind);
      const goes = valuesOf(go, kind);
      const marks: Record<number, TokenChange> = {};
      for (const value of new Set([...before, ...comes])) {
        const change = changeOf({
          before: before.has(value),
          comes: comes.has(value),
          goes: goes.has(value),
          age,
        });
        if (change !== undefined) marks[value] = change;
      }
      touched ||= Object.keys(marks).length > 0;
      return [kind, marks];
    }),
  ) as Record<Kind, Record<number, TokenChange>>;
  return touched ? changes : undefined;
}

function valuesOf<Kind>(tokens: readonly Token<Kind>[], kind: Kind): Set<number> {
  return new Set(tokens.filter((token) => token.kind === kind).map(({ value }) => value));
}

function changeOf(slot: {
  before: boolean;
  comes: boolean;
  goes: boolean;
  age: boolean;
}): TokenChange | undefined {
  const { before, comes, goes, age } = slot;
  // Where one token leaves and another comes, or one comes and leaves, the slot stays as it is.
  if (comes !== goes) return comes ? (before ? undefined : "coming") : before ? "going" : undefined;
  return age && before ? "ageing" : undefined;
}
