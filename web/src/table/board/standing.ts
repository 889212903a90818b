import type { PlayerView, PositionView, SpaceName, WorkerName } from "../../wire/types";

export interface Standing {
  /** Null: the Automa. */
  seat: number | null;
  worker: WorkerName;
}

export type StandingBySpace = Partial<Record<SpaceName, Standing[]>>;

/** Spaces of which every player has one's own: on the construction mat and where structure cards stand. */
export function isOwnSpace(space: string): boolean {
  return space === "destroy" || space.startsWith("structure.");
}

interface Placed {
  space: SpaceName;
  worker: WorkerName;
}

/** All workers of a player that are told by where they are, besides those on the spaces of the board. */
function placedBy({ workers }: PlayerView): Placed[] {
  const { grande, special = {}, on_art = {}, in_buildings = [], on_cart, on_yoke } = workers;
  const single = [["grande", grande], ...Object.entries(special)] as [WorkerName, string][];
  return [
    ...Array.from({ length: on_cart }, (): Placed => ({ space: "cart", worker: "regular" })),
    ...(on_yoke ? [{ space: "yoke", worker: "regular" } as const] : []),
    ...(Object.entries(on_art) as [SpaceName, number][]).flatMap(([space, count]) =>
      Array.from({ length: count }, (): Placed => ({ space, worker: "regular" })),
    ),
    ...in_buildings.map((space): Placed => ({ space, worker: "regular" })),
    ...single
      .filter(([, space]) => space !== "available" && space !== "in_training")
      .map(([worker, space]) => ({ space: space as SpaceName, worker })),
  ];
}

/** Who stands where on what all share: on the spaces of the board, on the art beside them, on the cart and on the yokes. */
export function standingOf({ board, players }: PositionView): StandingBySpace {
  const found: StandingBySpace = {};
  const add = (space: SpaceName, standing: Standing) => (found[space] ??= []).push(standing);
  for (const [space, { seat, worker }] of Object.entries(board)) {
    if (!space.endsWith(".art")) add(space as SpaceName, { seat, worker });
  }
  for (const player of players) {
    for (const { space, worker } of placedBy(player)) {
      const told = space in board && !space.endsWith(".art");
      if (!told && !isOwnSpace(space)) add(space, { seat: player.seat, worker });
    }
  }
  return found;
}

/** Which worker stands on a space of the player's own: the yoke, the construction mat, a structure card. */
export function workerOn(player: PlayerView, space: SpaceName): WorkerName | undefined {
  return placedBy(player).find((placed) => placed.space === space)?.worker;
}
