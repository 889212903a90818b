import type { ReplayAnswer, SeasonMark } from "../../wire/types";

/** The nearest beginning of a season or year before or after a position; the ends of the game count as well. */
export function jump(shown: ReplayAnswer, at: number, direction: -1 | 1, by: "season" | "year"): number {
  const begins = ({ year }: SeasonMark, i: number) => by === "season" || shown.marks[i - 1]?.year !== year;
  const stops = shown.marks.filter(begins).map((mark) => mark.at);
  if (direction === 1) return stops.find((stop) => stop > at) ?? shown.total;
  return stops.findLast((stop) => stop < at) ?? 0;
}

/** The season in which a position lies. */
export function markAt(marks: readonly SeasonMark[], at: number): SeasonMark | undefined {
  return marks.findLast((mark) => mark.at <= at);
}
