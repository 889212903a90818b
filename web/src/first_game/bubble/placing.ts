/** A rectangle of the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Something that would rather not be covered, and how much it minds. */
export interface Obstacle {
  box: Box;
  weight: number;
}

export type Side = "above" | "below" | "left" | "right";

export interface Place {
  left: number;
  top: number;
  /** On which side of its target the bubble stands; null: away from it, without an arrow. */
  side: Side | null;
  /** How far along the bubble's edge the arrow is. */
  tip: number;
  /** How bad the place is. */
  cost: number;
}

interface Wish {
  size: Size;
  room: Size;
  /** What the bubble speaks of; null: nothing that is in sight. */
  target: Box | null;
  obstacles: readonly Obstacle[];
  /** A sheet is as wide as the room, so that there is no room beside its target. */
  sides?: readonly Side[];
}

/** Room for the arrow between bubble and target. */
export const gap = 12;
/** How near the window's edge the bubble may come. */
const edge = 8;
/** The arrow keeps away from the bubble's round corners. */
const corner = 18;
const samples = 9;
const allSides: readonly Side[] = ["right", "left", "above", "below"];

// What a covered target, a covered obstacle of weight 1, a missing arrow and a pixel of distance cost.
const coveredTarget = 4000;
const covered = 400;
// A slip is soon put away: that it points at what it speaks of matters more than what it covers meanwhile.
const noArrow = 6000;
/** What minds this much is not covered at all if that can be helped. */
const minds = 6;
const forbidden = 20000;
const perPixel = 0.2;

/** Where a bubble covers as little as possible of what matters, near what it speaks of. */
export function placeBubble(wish: Wish): Place {
  const { size, room, target, obstacles, sides = allSides } = wish;
  const candidates = [
    ...(target === null ? [] : sides.flatMap((side) => beside(side, target, size, room))),
    ...anywhere(size, room, target).map((one) => ({ ...one, cost: one.cost + noArrow })),
  ];
  const judged = candidates.map((candidate) => {
    const box = boxAt(candidate, size);
    const share = (other: Box) => overlap(box, other) / Math.min(area(box), Math.max(1, area(other)));
    const hides = target === null ? 0 : share(target) * coveredTarget;
    const price = ({ box: other, weight }: Obstacle) => {
      const shared = share(other);
      return shared * weight * covered + (shared > 0 && weight >= minds ? forbidden : 0);
    };
    const covers = obstacles.reduce((sum, one) => sum + price(one), 0);
    return { ...candidate, cost: candidate.cost + hides + covers };
  });
  return judged.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** Places along one side of the target, from which the arrow still reaches it. */
function beside(side: Side, target: Box, size: Size, room: Size): Place[] {
  const upright = side === "above" || side === "below";
  const middle = upright ? (target.left + target.right) / 2 : (target.top + target.bottom) / 2;
  // In a corner of the window the arrow may point beside the middle, but not beside the target.
  const reach = (upright ? target.right - target.left : target.bottom - target.top) / 2;
  const length = upright ? size.width : size.height;
  const most = (upright ? room.width : room.height) - edge - length;
  const across = {
    above: target.top - gap - size.height,
    below: target.bottom + gap,
    left: target.left - gap - size.width,
    right: target.right + gap,
  }[side];
  const depth = upright ? size.height : size.width;
  if (across < edge || across + depth > (upright ? room.height : room.width) - edge) return [];
  // A long target may be pointed at anywhere.
  const aims = [0, -0.7, 0.7].map((part) => middle + part * reach);
  const starts = aims.flatMap((aim) =>
    Array.from({ length: samples }, (_, i) => {
      const along = corner + (i / (samples - 1)) * (length - 2 * corner);
      return Math.max(edge, Math.min(aim - along, most));
    }),
  );
  return [...new Set(starts)].flatMap((start) => {
    const tip = Math.max(corner, Math.min(middle - start, length - corner));
    const aside = Math.abs(tip - (middle - start));
    if (aside > reach) return [];
    const place = upright ? { left: start, top: across } : { left: across, top: start };
    // The arrow looks best near the middle of both.
    return [{ ...place, side, tip, cost: (Math.abs(tip - length / 2) + aside) * perPixel }];
  });
}

/** Places all over the window, the nearer the better. */
function anywhere(size: Size, room: Size, target: Box | null): Place[] {
  const stepsOver = (length: number, all: number) => {
    const most = Math.max(edge, all - edge - length);
    return Array.from({ length: samples }, (_, i) => edge + (i / (samples - 1)) * (most - edge));
  };
  return stepsOver(size.width, room.width).flatMap((left) =>
    stepsOver(size.height, room.height).map((top) => {
      const away = target === null ? 0 : distance(boxAt({ left, top }, size), target);
      return { left, top, side: null, tip: 0, cost: away * perPixel };
    }),
  );
}

function boxAt({ left, top }: { left: number; top: number }, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function area({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function distance(a: Box, b: Box): number {
  return Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2);
}
