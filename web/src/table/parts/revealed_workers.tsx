import type { DOMAttributes } from "react";
import { WorkerCard } from "../../art/worker_card";
import type { SpecialWorker } from "../../art/special_attributes";
import "./revealed_workers.css";

export interface RevealedWorker {
  id: SpecialWorker;
  name: string;
  /** Name and ability in words. */
  label: string;
  open: () => void;
  /** While it can be trained. */
  target?: { state: "legal" | "illegal" | "picked"; handlers: DOMAttributes<Element> };
}

/** The two special workers that can be trained in this game; each opens its card. */
export function RevealedWorkers({ workers, label }: { workers: readonly RevealedWorker[]; label: string }) {
  return (
    <div className="revealed" role="group" aria-label={label}>
      {workers.map(({ id, name, label: words, open, target }) => (
        <button
          key={id}
          type="button"
          className={target === undefined ? "revealed-worker" : `revealed-worker is-${target.state}`}
          aria-disabled={target?.state === "illegal" ? true : undefined}
          aria-label={words}
          title={name}
          {...(target === undefined ? { onClick: open } : target.handlers)}
        >
          <WorkerCard id={id} name={name} body={null} size="mini" />
        </button>
      ))}
    </div>
  );
}
