import { WorkerPiece } from "../art/pieces";
import { useText } from "../i18n";
import type { PlayerView } from "../wire/types";
import "./workers_home.css";

/** The workers that have not been sent out; paler, those who come next year. */
export function WorkersHome({ player, size }: { player: PlayerView; size: number }) {
  const t = useText();
  const { seat, workers } = player;
  const { player: words, mat } = t.ui.table;
  const temporary = workers.temporary && workers.available > 0;
  const regular = workers.available - (temporary ? 1 : 0);
  return (
    <span className="workers-home" title={words.workersLeft(workers.available)} data-home={seat}>
      {workers.grande === "available" && (
        <WorkerPiece seat={seat} kind="grande" size={size} title={mat.grandeHome} />
      )}
      {Array.from({ length: regular }, (_, i) => (
        <WorkerPiece key={i} seat={seat} kind="regular" size={size} />
      ))}
      {temporary && <WorkerPiece seat={seat} kind="temporary" size={size} title={mat.temporary} />}
      {workers.in_training > 0 && (
        <span className="workers-training" title={words.inTraining(workers.in_training)}>
          {Array.from({ length: workers.in_training }, (_, i) => (
            <WorkerPiece key={i} seat={seat} kind="regular" size={size} />
          ))}
        </span>
      )}
    </span>
  );
}
