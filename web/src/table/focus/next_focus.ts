import { nearest, type Direction } from "./nearest";

/** Where an arrow key leads. From tile to tile of the board, as if each were one thing; up leads into a tile, to its spaces, and
 * down out of them again. */
export function nextFocus(
  from: HTMLElement,
  all: readonly HTMLElement[],
  direction: Direction,
): HTMLElement | undefined {
  const wholes = new Map(all.flatMap((one) => (one.matches(".tile-whole") ? [[tileOf(one), one]] : [])));
  const wholeAround = (one: HTMLElement) => {
    const whole = wholes.get(tileOf(one));
    return whole === one ? undefined : whole;
  };
  const outer = all.filter((one) => wholeAround(one) === undefined);
  const whole = wholeAround(from);
  if (whole === undefined) {
    const spaces = wholes.get(tileOf(from)) === from ? all.filter((one) => wholeAround(one) === from) : [];
    const into = spaces.find((one) => one.matches(".is-legal")) ?? spaces[0];
    return direction === "up" && into !== undefined ? into : nearest(from, outer, direction);
  }
  if (direction === "down") return whole;
  const beside = all.filter((one) => wholeAround(one) === whole);
  const next = direction === "up" ? undefined : nearest(from, beside, direction);
  return next ?? nearest(whole, outer, direction);
}

const tileOf = (one: Element): Element | null => one.closest(".tile");
