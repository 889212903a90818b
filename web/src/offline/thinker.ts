import type { Thinker } from "./rooms";

interface Question {
  question: number;
  bytes: Uint8Array;
  answered: (bytes: Uint8Array) => void;
}

interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Uint8Array>) => void) | null;
}

/** Bots think in a worker of their own, one question after the other, so that nobody waits for them but their table. A thought cannot be
 * interrupted; the worker that is at one that nobody wants any more is ended, and the next question gets a new one. */
export function workerThinker(module: WebAssembly.Module, makeWorker: () => WorkerLike): Thinker {
  const waiting: Question[] = [];
  let worker: WorkerLike | null = null;
  let current: Question | null = null;
  const next = () => {
    current = waiting.shift() ?? null;
    if (current === null) return;
    if (worker === null) {
      worker = makeWorker();
      worker.postMessage(module);
    }
    worker.onmessage = ({ data }) => {
      const answered = current?.answered;
      next();
      answered?.(data);
    };
    worker.postMessage(current.bytes);
  };
  const giveUp = () => {
    worker?.terminate();
    worker = null;
    next();
  };
  return {
    ask(question, bytes, answered) {
      waiting.push({ question, bytes, answered });
      if (current === null) next();
    },
    stop(question) {
      const at = waiting.findIndex((one) => one.question === question);
      if (at >= 0) waiting.splice(at, 1);
      else if (current?.question === question) giveUp();
    },
    stopAll() {
      waiting.length = 0;
      if (current !== null) giveUp();
    },
  };
}
