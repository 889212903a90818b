export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const gap = 12;

const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where a card is shown large: by the place where it lies but never over it, and not over what has to be read meanwhile if
 * there is room elsewhere. */
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
  const beyond = places.filter((place) => !touch(boxOf(place), beside));
  const clear = beyond.find((place) => !avoid.some((box) => touch(boxOf(place), box)));
  return clear ?? beyond[0] ?? { left: middle, top: level };
}
