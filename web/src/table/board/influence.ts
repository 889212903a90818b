import type { BoardEntry, PositionView, RegionEntry } from "../../wire/types";

/** Every player's, on the map or not. */
export const starsOfEach = 6;

export interface RegionStars {
  /** Null: the Automa. */
  seat: number | null;
  count: number;
}

/** Who has how many stars in a region. The Automa has as many as the region is worth, from the beginning on. */
export function starsIn({ id, vp }: RegionEntry, { players, solo }: PositionView): RegionStars[] {
  return [
    ...players.map(({ seat, stars }) => ({ seat, count: stars?.[id] ?? 0 })),
    ...(solo === undefined ? [] : [{ seat: null, count: vp }]),
  ];
}

/** Who has more than anybody else; undefined: nobody. */
export function leaderOf(stars: readonly RegionStars[]): number | null | undefined {
  const most = Math.max(0, ...stars.map(({ count }) => count));
  const first = stars.filter(({ count }) => count === most);
  return most > 0 && first.length === 1 ? first[0]?.seat : undefined;
}

/** The stars that wait to be placed. */
export function starsLeft({ players }: PositionView, { regions }: BoardEntry): RegionStars[] {
  return players.map(({ seat, stars }) => ({
    seat,
    count: starsOfEach - regions.reduce((sum, { id }) => sum + (stars?.[id] ?? 0), 0),
  }));
}
