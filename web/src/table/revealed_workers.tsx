import { WorkerCard } from "../art/worker_card";
import type { SpecialWorker } from "../art/special_attributes";
import "./revealed_workers.css";

export interface RevealedWorker {
  id: SpecialWorker;
  name: string;
  /** Name and ability in words. */
  label: string;
  open: () => void;
}

/** The two special workers that can be trained in this game; each opens its card. */
export function RevealedWorkers({ workers, label }: { workers: readonly RevealedWorker[]; label: string }) {
  return (
    <div className="revealed" role="group" aria-label={label}>
      {workers.map(({ id, name, label: words, open }) => (
        <button
          key={id}
          type="button"
          className="revealed-worker"
          aria-label={words}
          title={name}
          onClick={open}
        >
          <WorkerCard id={id} name={name} body={null} size="mini" />
        </button>
      ))}
    </div>
  );
}
