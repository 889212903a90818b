// Markers on a line: none covers another, and each is as near to where it belongs as that allows. All lengths are of one unit.

interface Group {
  members: readonly number[];
  /** Where its middle comes to lie. */
  middle: number;
}

/** Where markers stand that belong to these places. */
export function spread(wanted: readonly number[], apart: number, length: number): number[] {
  const around = (members: readonly number[]): Group => {
    const middle = members.reduce((sum, one) => sum + (wanted[one] ?? 0), 0) / members.length;
    const half = (members.length * apart) / 2;
    return { members, middle: Math.max(half, Math.min(middle, length - half)) };
  };
  const touch = (one: Group, other: Group) =>
    other.middle - one.middle < ((one.members.length + other.members.length) / 2) * apart;
  const inOrder = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const groups: Group[] = [];
  for (const one of inOrder) {
    let group = around([one]);
    for (let last = groups.at(-1); last !== undefined && touch(last, group); last = groups.at(-1)) {
      groups.pop();
      group = around([...last.members, ...group.members]);
    }
    groups.push(group);
  }
  const places = wanted.map(() => 0);
  for (const { members, middle } of groups)
    for (const [i, one] of members.entries()) places[one] = middle + (i - (members.length - 1) / 2) * apart;
  return places;
}

/** Where further markers come to stand: each as near to its place as those that stand there leave it. */
export function besideAll(
  placed: readonly number[],
  wanted: readonly number[],
  apart: number,
  length: number,
): number[] {
  const taken = [...placed];
  const isFree = (place: number) =>
    place >= apart / 2 && place <= length - apart / 2 && taken.every((one) => Math.abs(one - place) >= apart);
  for (const one of wanted) {
    const free = [one, ...taken.flatMap((other) => [other + apart, other - apart])].filter(isFree);
    const nearer = (best: number, place: number) =>
      Math.abs(place - one) < Math.abs(best - one) ? place : best;
    taken.push(free.reduce(nearer, free[0] ?? one));
  }
  return taken.slice(placed.length);
}
