import type { Review, ReviewedDecision } from "../../wire/types";

export interface CoursePoint {
  /** Answers that had been given. */
  at: number;
  /** In millionths. */
  chance: number;
  /** Missing: the start or the end. */
  decision?: ReviewedDecision;
}

export interface Course {
  seat: number;
  points: readonly CoursePoint[];
}

/** The chances over the game. Of several reviewed players each one's own, as that player could judge it; of a single one those of all,
 * as that one could. */
export function coursesOf({ seats, decisions, players, answers, over }: Review): Course[] {
  const own = (seat: number, judgedBy: number): Course => {
    const judged = decisions.filter((one) => one.seat === judgedBy);
    const of = seats.find((one) => one.seat === judgedBy);
    const isOwn = seat === judgedBy;
    const start = of === undefined ? 0 : isOwn ? of.start : (1_000_000 - of.start) / Math.max(1, players - 1);
    const points: CoursePoint[] = [{ at: 0, chance: start }];
    for (const decision of judged)
      points.push({
        at: decision.at + 1,
        chance: decision.chances[seat] ?? 0,
        ...(isOwn ? { decision } : {}),
      });
    if (over && isOwn && of !== undefined) points.push({ at: answers, chance: of.end });
    return { seat, points };
  };
  const [only] = seats;
  if (seats.length !== 1 || only === undefined) return seats.map(({ seat }) => own(seat, seat));
  return Array.from({ length: players }, (_, seat) => own(seat, only.seat));
}

export interface YearMark {
  year: number;
  /** Answers that had been given when its first decision was. */
  at: number;
}

/** Where the years begin, as far as somebody who is reviewed decided anything in them. */
export function yearMarksOf({ decisions }: Review): YearMark[] {
  const first = new Map<number, number>();
  for (const { year, at } of decisions) first.set(year, Math.min(at, first.get(year) ?? Infinity));
  return [...first]
    .filter(([year]) => year > 0)
    .map(([year, at]) => ({ year, at }))
    .sort((a, b) => a.year - b.year);
}

/** Those that were worse than good, in order. */
export function worseDecisions({ decisions }: Review): ReviewedDecision[] {
  return decisions.filter(({ mark }) => mark !== "good");
}
