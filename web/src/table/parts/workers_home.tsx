import { WorkerPiece } from "../../art/pieces";
import { useText } from "../../i18n";
import type { SpecialWorkerId } from "../../i18n/tuscany_ids";
import type { PlayerView } from "../../wire/types";
import { ForeseenWorkers } from "../foresight/foreseen_workers";
import "./workers_home.css";

/** The workers that have not been sent out; paler, those who come next year. */
export function WorkersHome({ player, size }: { player: PlayerView; size: number }) {
  const t = useText();
  const { seat, workers } = player;
  const { player: words, mat } = t.ui.table;
  const special = (Object.entries(workers.special ?? {}) as [SpecialWorkerId, string][]).filter(
    ([, place]) => place === "available" || place === "in_training",
  );
  const atHome = special.filter(([, place]) => place === "available").map(([kind]) => kind);
  const coming = special.filter(([, place]) => place === "in_training").map(([kind]) => kind);
  const specialWords = t.ui.tuscany.workers;
  const temporary = workers.temporary && workers.available > 0;
  const regular = workers.available - (temporary ? 1 : 0);
  return (
    <span className="workers-home" title={words.workersLeft(workers.available)} data-home={seat}>
      {workers.grande === "available" && (
        <WorkerPiece seat={seat} kind="grande" size={size} title={mat.grandeHome} />
      )}
      {atHome.map((kind) => (
        <WorkerPiece
          key={kind}
          seat={seat}
          kind={kind}
          size={size}
          title={specialWords.atHome(t.names.worker(kind))}
        />
      ))}
      {Array.from({ length: regular }, (_, i) => (
        <WorkerPiece key={i} seat={seat} kind="regular" size={size} />
      ))}
      {temporary && <WorkerPiece seat={seat} kind="temporary" size={size} title={mat.temporary} />}
      {workers.in_training + coming.length > 0 && (
        <span className="workers-training" title={words.inTraining(workers.in_training + coming.length)}>
          {coming.map((kind) => (
            <WorkerPiece key={kind} seat={seat} kind={kind} size={size} />
          ))}
          {Array.from({ length: workers.in_training }, (_, i) => (
            <WorkerPiece key={i} seat={seat} kind="regular" size={size} />
          ))}
        </span>
      )}
      <ForeseenWorkers seat={seat} size={size} />
    </span>
  );
}
