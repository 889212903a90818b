// How the cards of a hand share the room: a few lie open side by side, more stand like books with their spines to the front.
// All lengths are in rem.
import type { Size } from "../use_size";

export interface Shelf {
  /** How much larger than a small card an open one is. */
  zoom: number;
  /** How many lie open; the others show their spines. */
  open: number;
  /** How wide a spine is. */
  spine: number;
  /** How high the spines are. */
  height: number;
  /** More spines than fit: the shelf is pushed along. */
  scrolls: boolean;
}

const card = { width: 6.5, height: 9.125 };
export const shelfGap = 0.1875;
const mostOpen = 5;
const zooms = { least: 1, most: 1.6 };
// Room for two lines of a name with air around them, without, and at the least for one.
const spines = { least: 1.5, tight: 2, wanted: 2.25, most: 3 };

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

export function layShelf(count: number, { width, height }: Size): Shelf {
  const largest = between(zooms.least, (height - 0.25) / card.height, zooms.most);
  const tall = largest * card.height;
  const gaps = shelfGap * (count - 1);
  const fitting = (width - gaps) / count / card.width;
  if (count <= mostOpen && fitting >= zooms.least)
    return { zoom: Math.min(largest, fitting), open: count, spine: 0, height: tall, scrolls: false };
  const left = (open: number, zoom = largest) => width - gaps - open * card.width * zoom;
  let open = 1;
  while (open < Math.min(mostOpen, count - 1) && left(open + 1) >= (count - open - 1) * spines.wanted)
    open += 1;
  const covered = count - open;
  // Where it is tight, the open card makes room for the names of the others.
  const zoom = between(zooms.least, left(0) / card.width - (covered * spines.tight) / card.width, largest);
  const forSpines = left(open, open === 1 ? zoom : largest);
  return {
    zoom: open === 1 ? zoom : largest,
    open,
    spine: between(spines.least, forSpines / covered, spines.most),
    height: tall,
    scrolls: forSpines < covered * spines.least,
  };
}

const grid = { gap: 0.75, column: 11, most: 1.75 };

/** One part of the table at a time: at least two side by side, the rest below. */
export function layGrid({ width }: Size): { zoom: number; columns: number } {
  const columns = Math.max(2, Math.floor(width / grid.column));
  const cell = (width - grid.gap * (columns - 1)) / columns;
  return { columns, zoom: Math.min(cell / card.width, grid.most) };
}

/** Which cards lie open: those pointed at last, then those that are asked for, then the last ones of the hand. */
export function openOnes(
  keys: readonly string[],
  pointed: readonly string[],
  asked: (key: string) => boolean,
  count: number,
): ReadonlySet<string> {
  const rest = [...keys].reverse();
  const order = [...pointed.filter((key) => keys.includes(key)), ...rest.filter(asked), ...rest];
  return new Set([...new Set(order)].slice(0, count));
}
