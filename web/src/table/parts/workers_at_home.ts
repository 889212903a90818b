import type { PlayerView } from "../../wire/types";

/** How many can still be sent out this year, of every kind. */
export function workersAtHome({ available, grande, special = {} }: PlayerView["workers"]): number {
  return available + [grande, ...Object.values(special)].filter((place) => place === "available").length;
}
