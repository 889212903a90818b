import { useEffect, useState } from "react";
import { sharedConnection } from "../../wire/connection";
import type { ReplayAnswer } from "../../wire/types";
import type { Puzzle } from "./puzzle_book";

/** The position of a puzzle as who is asked sees it; null until it is here. */
export function usePosition({ record, at, seat }: Puzzle): { shown: ReplayAnswer | null; trouble: unknown } {
  const [shown, setShown] = useState<ReplayAnswer | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  useEffect(() => {
    let asked = false;
    let wanted = true;
    const stop = sharedConnection().onOpen(() => {
      if (asked) return;
      asked = true;
      sharedConnection()
        .ask<ReplayAnswer>({ do: "replay", record, at, seat })
        .then(
          (answer) => wanted && setShown(answer),
          (error: unknown) => {
            asked = false;
            if (wanted) setTrouble(error);
          },
        );
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [record, at, seat]);
  return { shown, trouble };
}
