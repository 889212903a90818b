import { useCallback, useEffect, useRef, useState } from "react";
import { sharedConnection } from "../../wire/connection";
import type { Review, ReviewAnswer } from "../../wire/types";

export type ReviewState =
  | { is: "none" }
  /** `steps` is 0 until the server has said how many there are. */
  | { is: "working"; done: number; steps: number }
  | { is: "ready"; review: Review }
  | { is: "failed"; error: unknown };

export interface ReviewOfRecord {
  state: ReviewState;
  /** Asks for it, unless it is here or on its way. */
  begin: () => void;
  stop: () => void;
}

const none: ReviewState = { is: "none" };

/** The server's review of a record: begun when it is asked for, given up with the page that wanted it. */
export function useReview(record: string, seats?: readonly number[]): ReviewOfRecord {
  const [state, setState] = useState<ReviewState>(none);
  const running = useRef(false);
  const stop = useCallback(() => {
    if (!running.current) return;
    running.current = false;
    setState(none);
    sharedConnection()
      .ask({ do: "stop_review" })
      .catch(() => undefined);
  }, []);
  const begin = useCallback(() => {
    if (running.current) return;
    running.current = true;
    setState({ is: "working", done: 0, steps: 0 });
    void sharedConnection()
      .ask<ReviewAnswer>({ do: "review", record, ...(seats === undefined ? {} : { seats: [...seats] }) })
      .then(
        ({ review }): ReviewState => ({ is: "ready", review }),
        (error: unknown): ReviewState => ({ is: "failed", error }),
      )
      .then((next) => {
        // What was stopped meanwhile is refused, and nobody wants to know.
        if (!running.current) return;
        running.current = false;
        setState(next);
      });
  }, [record, seats]);
  useEffect(
    () =>
      sharedConnection().listen((message) => {
        if (message.is !== "reviewing" || !running.current) return;
        setState({ is: "working", done: message.done, steps: message.steps });
      }),
    [],
  );
  useEffect(() => stop, [stop]);
  return { state, begin, stop };
}
