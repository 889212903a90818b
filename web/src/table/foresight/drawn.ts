import type { GameEvent } from "../../wire/types";

// What has a place on the viewer's own part of the table and says there all there is to say.
const onOwnTable: ReadonlySet<GameEvent["kind"]> = new Set([
  "lira_changed",
  "vp_changed",
  "residual_changed",
  "planted",
  "uprooted",
  "switched",
  "field_sold",
  "field_bought",
  "harvested",
  "grape_placed",
  "grape_used",
  "wine_made",
  "wine_used",
  "wine_aged",
  "aged",
  "grapes_aged",
  "order_filled",
  "built",
  "card_built",
  "card_destroyed",
  "star_placed",
  "star_moved",
] as const);

/** Whether the table draws what happens, so that it need not be written as well. What happens to others is far from the eye, so it
 * is always told; so is which card it is, and when a worker can be used. */
export function isDrawn(event: GameEvent, viewer: number | null): boolean {
  if (viewer === null || event.seat !== viewer) return false;
  return onOwnTable.has(event.kind) || (event.kind === "drew" && event.card === null);
}
