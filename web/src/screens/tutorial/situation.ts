import type { Answer, GameEvent, LogEntry, PlayerView, Update } from "../../wire/types";
import type { HintId } from "./steps";

/** What a newcomer is led to, in this order. */
export const goals = ["planted", "harvested", "wine", "order"] as const;
export type Goal = (typeof goals)[number];

const goalEvents: Record<Goal, GameEvent["kind"]> = {
  planted: "planted",
  harvested: "harvested",
  wine: "wine_made",
  order: "order_filled",
};

/** All that the tutorial looks at; the rules themselves stay with the server. */
export interface Situation {
  update: Update;
  me: PlayerView;
  reached: ReadonlySet<Goal>;
  /** What has been pointed out and read. */
  told: ReadonlySet<HintId>;
  /** What may be answered now; empty while somebody else is asked. */
  answers: Answer[];
  workersHome: number;
}

const nothing: ReadonlySet<HintId> = new Set();

export function situationOf(
  update: Update,
  log: readonly LogEntry[],
  told: ReadonlySet<HintId> = nothing,
): Situation | null {
  const { viewer, view, ask } = update;
  const me = viewer === null ? undefined : view.players[viewer];
  if (me === undefined) return null;
  const mine = log.filter(({ event }) => event.seat === viewer).map(({ event }) => event.kind);
  return {
    update,
    me,
    reached: new Set(goals.filter((goal) => mine.includes(goalEvents[goal]))),
    told,
    answers: ask.seat === viewer ? (ask.offers ?? []).map(({ answer }) => answer) : [],
    workersHome: me.workers.available + (me.workers.grande === "available" ? 1 : 0),
  };
}

/** The viewer's own events that followed from the answer given at a position. */
export function eventsAt(log: readonly LogEntry[], at: number, seat: number): GameEvent[] {
  return log.filter((entry) => entry.at === at && entry.event.seat === seat).map(({ event }) => event);
}
