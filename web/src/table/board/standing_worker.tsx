import { WorkerPiece } from "../../art/pieces";
import { useText } from "../../i18n";
import { useDesk } from "../desk_context";
import { automaHome } from "../motion/flight";
import type { Standing } from "./standing";

/** A worker on the board, whose it is and which. */
export function StandingWorker({ seat, worker, size }: Standing & { size: number }) {
  const t = useText();
  const { context } = useDesk();
  const title = `${t.names.player(seat, context)}: ${t.names.worker(worker)}`;
  return (
    <span className="worker" data-worker={`${seat ?? automaHome}.${worker}`}>
      <WorkerPiece seat={seat} kind={worker} size={size} title={title} />
    </span>
  );
}
