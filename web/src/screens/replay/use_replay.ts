import { useCallback, useEffect, useRef, useState } from "react";
import { Refusal, sharedConnection } from "../../wire/connection";
import type { ReplayAnswer } from "../../wire/types";
import { keptPlace, keepPlace } from "./kept_place";

export interface Replay {
  /** The last position that has arrived; null before the first. */
  shown: ReplayAnswer | null;
  /** Where the reader wants to be. */
  at: number;
  goTo: (at: number) => void;
  /** Why the server does not show it. */
  trouble: unknown;
}

/** One position of a record after the other; those already seen are there at once. */
export function useReplay(record: string): Replay {
  const [at, setAt] = useState(keptPlace);
  const [shown, setShown] = useState<ReplayAnswer | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const known = useRef(new Map<number, ReplayAnswer>());
  const total = shown?.total ?? 0;
  useEffect(() => keepPlace(at), [at]);
  useEffect(() => {
    let wanted = true;
    const fail = (error: unknown) => {
      // The address may be of another, longer record.
      if (at > 0 && error instanceof Refusal && error.code === "bad_record") setAt(0);
      else setTrouble(error);
    };
    const arrive = (answer: ReplayAnswer) => {
      known.current.set(answer.at, answer);
      if (wanted) setShown(answer);
    };
    const seen = known.current.get(at);
    if (seen !== undefined) {
      setShown(seen);
      return undefined;
    }
    const stop = sharedConnection().onOpen(
      () => void sharedConnection().ask<ReplayAnswer>({ do: "replay", record, at }).then(arrive, fail),
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [record, at]);
  const goTo = useCallback((to: number) => setAt(Math.max(0, Math.min(total, to))), [total]);
  return { shown, at, goTo, trouble };
}
