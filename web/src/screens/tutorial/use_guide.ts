import { useEffect, useMemo, useRef, useState } from "react";
import { shownUpdate } from "../../wire/table_state";
import { useTable, type TableStore } from "../../wire/table_store";
import type { Answer, LogEntry } from "../../wire/types";
import { eventsAt, situationOf, type Situation } from "./situation";
import { stepFor, wasFollowed, type HintId } from "./steps";

export interface Guidance {
  situation: Situation;
  hint: HintId;
  wanted: Answer[];
  /** What the hint speaks of where no answer is wanted. */
  at: string;
  /** Something that was pointed out has been read; null: it is the question that leads on. */
  readOn: (() => void) | null;
  /** The position before the last answer, if that led away from the path. */
  strayedAt: number | null;
}

const noLog: readonly LogEntry[] = [];

/** What to say at the table as it stands; null until the game has begun. */
export function useGuide(store: TableStore): Guidance | null {
  const update = useTable(store, shownUpdate);
  const log = useTable(store, (state) => state.logs.get(state.shown) ?? noLog);
  const [strayedAt, setStrayedAt] = useState<number | null>(null);
  const [told, setTold] = useState<ReadonlySet<HintId>>(new Set());
  const last = useRef<{ at: number; wanted: Answer[]; look?: HintId } | null>(null);
  const guidance = useMemo(() => {
    const situation = update === null ? null : situationOf(update, log, told);
    const step = situation === null ? undefined : stepFor(situation);
    if (situation === null || step === undefined) return null;
    const { wants } = step;
    const wanted = wants === undefined ? [] : situation.answers.filter((answer) => wants(answer, situation));
    return { situation, hint: step.hint, wanted, at: step.at ?? ".ask", look: step.look === true };
  }, [update, log, told]);
  useEffect(() => {
    if (guidance === null) return;
    const { situation, wanted } = guidance;
    const { at, viewer } = situation.update;
    const before = last.current;
    const seen = before?.look;
    // Who answers instead of reading on has seen it as well.
    if (seen !== undefined && at !== before?.at) setTold((already) => new Set(already).add(seen));
    const takenBack = (strayed: number | null) => strayed !== null && at <= strayed;
    setStrayedAt((strayed) => (takenBack(strayed) ? null : strayed));
    if (before !== null && at > before.at && viewer !== null) {
      const events = eventsAt(log, before.at, viewer);
      const followed = before.wanted.length === 0 || wasFollowed(before.wanted, events);
      setStrayedAt(followed ? null : before.at);
    }
    // While the other plays there is nothing to compare with: what the player did last stays judged.
    if (situation.answers.length > 0)
      last.current = { at, wanted, look: guidance.look ? guidance.hint : undefined };
    else if (before !== null && at > before.at) last.current = null;
  }, [guidance, log]);
  if (guidance === null) return null;
  const { hint, look } = guidance;
  const readOn = look ? () => setTold((already) => new Set(already).add(hint)) : null;
  return { ...guidance, strayedAt, readOn };
}
