import type { Season } from "../../art/scene";
import type { TargetStatus } from "../choice/choice";
import { dimensionOf, type Target } from "../choice/targets";
import type { PhaseName } from "../../wire/types";

const year: readonly Season[] = ["spring", "summer", "fall", "winter"];

/** The season of the board that is played now, or next where workers are not placed in every season. So a board of two
 * seasons turns the page twice a year: when the year begins, and with the first leaf that falls. */
export function seasonInFront(seasons: readonly Season[], now: PhaseName): Season {
  const begun = now === "setup" ? 0 : year.indexOf(now);
  const coming = year.slice(begun).find((season) => seasons.includes(season));
  return coming ?? seasons.at(-1) ?? "winter";
}

/** The seasons in which something of this may be pointed at. */
export function seasonsWith(
  targets: Iterable<Target>,
  seasonOf: (target: Target) => Season | undefined,
): Set<Season> {
  return new Set([...targets].map(seasonOf).filter((season) => season !== undefined));
}

/** Those targets that the question leaves open. */
export function legalIn(statuses: ReadonlyMap<Target, TargetStatus>): Target[] {
  return [...statuses].flatMap(([one, status]) => (status === "illegal" ? [] : [one]));
}

/** The season of a space or of an action; undefined: it has none. */
export function seasonOfTarget(
  one: Target,
  actions: readonly { id: string; season: Season }[],
): Season | undefined {
  const dimension = dimensionOf(one);
  if (dimension !== "space" && dimension !== "action") return undefined;
  const [action] = one.slice(dimension.length + 1).split(".");
  return actions.find(({ id }) => id === action)?.season;
}

interface Wanted {
  seasons: readonly Season[];
  inFront: Season;
  /** Where something may be chosen. */
  legal: ReadonlySet<Season>;
  /** Where a hint points. */
  hinted: Season | undefined;
}

/** The season that lies open by itself: where a hint leads, else the present one, unless only others are asked about. */
export function wantedSeason({ seasons, inFront, legal, hinted }: Wanted): Season {
  if (hinted !== undefined) return hinted;
  return legal.has(inFront) ? inFront : (seasons.find((season) => legal.has(season)) ?? inFront);
}
