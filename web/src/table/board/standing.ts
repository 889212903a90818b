import type { PositionView, SpaceName, WorkerName } from "../../wire/types";

export interface Standing {
  /** Null: the Automa. */
  seat: number | null;
  worker: WorkerName;
}

export type StandingBySpace = Partial<Record<SpaceName, Standing[]>>;

/** Who stands where: on the spaces of the board, beside them (grandes), on the cart and on the yokes. */
export function standingOf({ board, players }: PositionView): StandingBySpace {
  const found: StandingBySpace = {};
  const add = (space: SpaceName, standing: Standing) => (found[space] ??= []).push(standing);
  for (const [space, { seat, worker }] of Object.entries(board)) {
    if (!space.endsWith(".art")) add(space as SpaceName, { seat, worker });
  }
  for (const { seat, workers } of players) {
    const { grande, on_cart, on_yoke } = workers;
    for (let i = 0; i < on_cart; ++i) add("cart", { seat, worker: "regular" });
    if (on_yoke) add("yoke", { seat, worker: "regular" });
    if (grande !== "available" && !(grande in board && !grande.endsWith(".art"))) {
      add(grande, { seat, worker: "grande" });
    }
  }
  return found;
}
