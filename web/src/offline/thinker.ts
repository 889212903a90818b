import type { FromThinker, ToThinker } from "./messages";
import type { Thinker } from "./rooms";

interface Question {
  question: number;
  bytes: Uint8Array;
  answered: (bytes: Uint8Array) => void;
}

interface WorkerLike {
  postMessage(message: ToThinker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromThinker>) => void) | null;
}

/** One worker, or the place of one that was ended, and what it thinks about. */
interface Place {
  worker: WorkerLike | null;
  current: Question | null;
}

export interface ThinkerSettings {
  /** How many questions are thought about at a time. */
  places: number;
  makeWorker: () => WorkerLike;
  module: WebAssembly.Module;
  /** The address that the names of networks stand behind. */
  networks: string;
  /** Told when a network cannot be loaded, and with null when it could be after all. */
  onTrouble?: (why: string | null) => void;
}

/** Bots think in workers of their own, so that nobody waits for them but their table. A thought cannot be interrupted; a worker that is
 * at one that nobody wants any more is ended, and the next question gets a new one. */
export function workerThinker({
  places: count,
  makeWorker,
  module,
  networks,
  onTrouble,
}: ThinkerSettings): Thinker {
  const waiting: Question[] = [];
  const places = Array.from({ length: count }, (): Place => ({ worker: null, current: null }));
  let troubled = false;

  const hear = (place: Place, message: FromThinker) => {
    if (message.kind === "trouble") {
      troubled = true;
      onTrouble?.(message.why);
      return;
    }
    if (troubled) onTrouble?.(null);
    troubled = false;
    const answered = place.current?.answered;
    next(place);
    answered?.(message.bytes);
  };
  const next = (place: Place) => {
    place.current = waiting.shift() ?? null;
    if (place.current === null) return;
    if (place.worker === null) {
      place.worker = makeWorker();
      place.worker.onmessage = ({ data }) => hear(place, data);
      place.worker.postMessage({ kind: "begin", module, networks });
    }
    place.worker.postMessage({ kind: "think", question: place.current.bytes });
  };
  const giveUp = (place: Place) => {
    place.worker?.terminate();
    place.worker = null;
    next(place);
  };
  return {
    ask(question, bytes, answered) {
      waiting.push({ question, bytes, answered });
      // One that has a worker already has its network too.
      const free = places.filter((place) => place.current === null);
      const place = free.find(({ worker }) => worker !== null) ?? free[0];
      if (place !== undefined) next(place);
    },
    stop(question) {
      const at = waiting.findIndex((one) => one.question === question);
      const place = places.find(({ current }) => current?.question === question);
      if (at >= 0) waiting.splice(at, 1);
      else if (place !== undefined) giveUp(place);
    },
    stopAll() {
      waiting.length = 0;
      for (const place of places) if (place.current !== null) giveUp(place);
    },
  };
}
