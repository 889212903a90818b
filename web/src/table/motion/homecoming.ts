import type { PositionView, SpaceName, WorkerName } from "../../wire/types";
import { standingOf } from "../board/standing";
import type { Flight, Side } from "./flight";

interface Views {
  before: PositionView;
  after: PositionView;
}

function goHome(side: Side, worker: WorkerName, space: SpaceName): Flight {
  return {
    piece: { kind: "worker", side, worker },
    from: `worker:${side}.${worker}/${space}`,
    to: `home:${side}/${worker}`,
    start: "with",
  };
}

/** At the year's end: everybody whom the seat had sent out comes home, all together. Null: the Automa's. */
export function homecoming({ before, after }: Views, seat: number | null): Flight[] {
  const remaining = standingOf(after);
  const away = Object.entries(standingOf(before)).flatMap(([space, workers]) =>
    workers
      .filter((one) => one.seat === seat)
      .filter(
        ({ worker }) =>
          !remaining[space as SpaceName]?.some((one) => one.seat === seat && one.worker === worker),
      )
      .map(({ worker }) => goHome(seat ?? "automa", worker, space as SpaceName)),
  );
  const inBuildings = seat === null ? [] : (before.players[seat]?.workers.in_buildings ?? []);
  return [...away, ...inBuildings.map((space) => goHome(seat ?? "automa", "regular", space))];
}
