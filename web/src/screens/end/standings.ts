import type { StandingView } from "../../wire/types";

/** What is compared when points are equal, in this order. */
const tieBreakers = ["lira", "wine_quality", "grape_quality"] as const;
export type Decider = (typeof tieBreakers)[number] | "nothing";

/** Which comparisons were needed to rank players with equal points. */
export function decidersOf(standings: readonly StandingView[]): Decider[] {
  const found = standings.slice(1).flatMap((standing, i): Decider[] => {
    const better = standings[i];
    if (better === undefined || better.vp !== standing.vp) return [];
    return [tieBreakers.find((each) => better[each] !== standing[each]) ?? "nothing"];
  });
  return [...new Set(found)];
}
