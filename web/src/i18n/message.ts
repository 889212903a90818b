import type { Part, Segment } from "./segments";

// What the sentences that scripts/words.mjs writes are made with.

export type Value = string | number;
/** What an optional parameter may be besides. */
export type Missing = boolean | null | undefined;

/** Whether an optional parameter is there; 0 is. */
export function given(value: Part | Missing): boolean {
  return value !== undefined && value !== null && value !== false && value !== "";
}

export function is(value: Part | Missing, ...wanted: Value[]): boolean {
  return (
    (typeof value === "string" || typeof value === "number") &&
    wanted.some((one) => String(one) === String(value))
  );
}

function withText<P extends Part | Missing>(value: P, change: (text: string) => string): P {
  if (typeof value === "string") return change(value) as P;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return { ...value, text: change(value.text) };
}

export function capital<P extends Part | Missing>(value: P): P {
  return withText(value, (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1));
}

export function small<P extends Part | Missing>(value: P): P {
  return withText(value, (text) => text.charAt(0).toLocaleLowerCase() + text.slice(1));
}

/** The same player or card in other words. */
export function shown(value: Part | Missing, text: string): Segment {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value, text } : { text };
}
