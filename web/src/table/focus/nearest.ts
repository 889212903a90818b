export type Direction = "left" | "right" | "up" | "down";

interface HasBox {
  getBoundingClientRect(): Pick<DOMRect, "left" | "right" | "top" | "bottom">;
}

// What lies straight ahead comes before what is nearer but aside.
const aside = 3;
const least = 2;

/** The next thing in this direction, as the eye would say; nothing: there is none. */
export function nearest<T extends HasBox>(from: T, all: readonly T[], direction: Direction): T | undefined {
  const here = middle(from);
  const across = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  let best: T | undefined;
  let bestCost = Infinity;
  for (const one of all) {
    const there = middle(one);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const ahead = sign * (across ? dx : dy);
    if (one === from || ahead < least) continue;
    const cost = ahead + aside * Math.abs(across ? dy : dx);
    if (cost >= bestCost) continue;
    best = one;
    bestCost = cost;
  }
  return best;
}

function middle(one: HasBox): { x: number; y: number } {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
