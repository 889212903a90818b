import { WorkerPiece } from "../../art/pieces";
import { useText } from "../../i18n";
import type { PlayerView } from "../../wire/types";
import { useDesk } from "../desk_context";
import { Lira, Points } from "../parts/amounts";
import { workersAtHome } from "../parts/workers_at_home";
import "./own_strip.css";

/** Points, money and workers that are left: what every decision begins with. */
export function OwnStrip({ player }: { player: PlayerView }) {
  const t = useText();
  const { context } = useDesk();
  const left = workersAtHome(player.workers);
  const workers = t.ui.table.player.workersLeft(left);
  return (
    <div
      className="own-strip"
      data-own={player.seat}
      role="group"
      aria-label={t.ui.table.player.mat(t.names.player(player.seat, context))}
    >
      <Points player={player} size={32} />
      <Lira player={player} size={32} />
      <span className="own-workers" role="img" aria-label={workers} title={workers}>
        <WorkerPiece seat={player.seat} kind="regular" size={26} />
        <b aria-hidden="true">{left}</b>
      </span>
    </div>
  );
}
