import type { BoardEntry, PositionView, RegionEntry, RegionId } from "../../wire/types";

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

export interface StarMove {
  seat: number;
  /** Missing: it came from the supply. */
  from?: RegionId;
  to: RegionId;
}

/** The star that has been set down or moved between two positions; of several the last player's, undefined: none. */
export function latestStar(before: PositionView, after: PositionView): StarMove | undefined {
  const moves = after.players.flatMap(({ seat, stars = {} }): StarMove[] => {
    const had = before.players.find((player) => player.seat === seat)?.stars ?? {};
    const regions = Object.keys({ ...had, ...stars }) as RegionId[];
    const change = (id: RegionId) => (stars[id] ?? 0) - (had[id] ?? 0);
    const to = regions.find((id) => change(id) > 0);
    return to === undefined ? [] : [{ seat, from: regions.find((id) => change(id) < 0), to }];
  });
  return moves.at(-1);
}

/** The stars that wait to be placed. */
export function starsLeft({ players }: PositionView, { regions }: BoardEntry): RegionStars[] {
  return players.map(({ seat, stars }) => ({
    seat,
    count: starsOfEach - regions.reduce((sum, { id }) => sum + (stars?.[id] ?? 0), 0),
  }));
}
