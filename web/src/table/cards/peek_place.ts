export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const gap = 12;

/** How much of one lies over the other. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Where a card is shown large: by the place where it lies but never over it, and over as little as possible of what has to be
 * read meanwhile. */
export function peekPlace(
  beside: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  avoid: readonly Box[],
): { left: number; top: number } {
  const inRoom = (value: number, length: number, all: number) =>
    Math.max(gap, Math.min(value, all - length - gap));
  const acrossAt = (left: number) => inRoom(left, size.width, room.width);
  const middle = acrossAt((beside.left + beside.right - size.width) / 2);
  const above = beside.top - gap - size.height;
  const level = inRoom(beside.top, size.height, room.height);
  const past = avoid.flatMap((box) => [box.right + gap, box.left - gap - size.width]).map(acrossAt);
  const aside = [beside.right + gap, beside.left - gap - size.width].map(acrossAt);
  const places = [
    ...(above >= 0 ? [middle, ...past].map((left) => ({ left, top: above })) : []),
    ...aside.map((left) => ({ left, top: level })),
  ];
  const boxOf = ({ left, top }: { left: number; top: number }) => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  });
  const covered = (place: { left: number; top: number }) =>
    avoid.reduce((sum, box) => sum + shared(boxOf(place), box), 0);
  const beyond = places.filter((place) => shared(boxOf(place), beside) === 0);
  const [first = { left: middle, top: level }] = beyond;
  return beyond.reduce((best, one) => (covered(one) < covered(best) ? one : best), first);
}
