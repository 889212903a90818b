import type { LogEntry } from "../../wire/types";

interface Told {
  log: readonly LogEntry[];
  viewer: number | null;
  /** A moment of the past is shown. */
  stepwise: boolean;
}

/** The first entry of the log that is news; null: there are none, or they tell of something else than what has just happened. */
export function newsFrom(before: Told, now: Told): number | null {
  const from = before.log.length;
  if (before.viewer !== now.viewer || now.log.length <= from) return null;
  const [last, same] = [before.log.at(-1), now.log[from - 1]];
  if (last?.at !== same?.at || last?.event.kind !== same?.event.kind) return null;
  const news = now.log.slice(from);
  const steps = new Set(news.map(({ at }) => at)).size;
  return (before.stepwise || now.stepwise) && steps > 1 ? null : from;
}
