import { useLayoutEffect, useState, type RefObject } from "react";
import { isNarrow } from "../../table/use_layout";
import { watchTable } from "../../table/watch_table";
import { placeBubble, type Box, type Obstacle, type Place, type Side } from "./placing";

/** What a bubble keeps clear of: selectors, and how much each minds being covered. */
export type KeepClear = Readonly<Record<string, number>>;

/** The question and what can be answered with matter more than anything that can only be read. */
const alwaysClear: KeepClear = {
  ".ask": 8,
  ".desk-stage": 2,
  ".desk-tabs": 6,
  ".is-legal": 3,
  ".is-picked": 3,
  ".toast": 2,
  ".top": 1,
  ".hand-card": 0.7,
  ".tile": 0.3,
};

/** A sheet leaves little of a phone free, whatever it covers; but what is told above the question is news. */
const onSheets: KeepClear = {
  ".desk-stage": 8,
  ".is-legal": 0.2,
  ".is-picked": 0.2,
  ".hand-card": 0.1,
  ".tile": 0.05,
};

// Widths in rem: the broader one reads better, the narrower one fits over the columns at the sides.
const widths = [20, 13.5];
const parts = "#board, #mat, #hand, #others, #side";
const sheetSides: readonly Side[] = ["above", "below"];

export interface BubblePlace extends Place {
  width: number;
}

/** Keeps the bubble beside the first of these that is in sight, however the table changes around it. */
export function usePlace(
  bubble: RefObject<HTMLElement | null>,
  at: string,
  keepClear: KeepClear,
): BubblePlace | null {
  const [place, setPlace] = useState<BubblePlace | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      if (bubble.current === null) return;
      const next = placeOf(bubble.current, at, keepClear);
      setPlace((before) => (isSame(before, next) ? before : next));
    };
    look();
    return watchTable(look, bubble.current);
  }, [bubble, at, keepClear]);
  return place;
}

function placeOf(bubble: HTMLElement, at: string, keepClear: KeepClear): BubblePlace {
  const { clientWidth, clientHeight } = document.documentElement;
  const room = { width: clientWidth, height: clientHeight };
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const sheet = isNarrow();
  const target = boxInSight(at);
  const clear = { ...alwaysClear, ...keepClear, ...(sheet ? onSheets : {}) };
  const obstacles = Object.entries(clear).flatMap(([selector, weight]) => obstaclesAt(selector, weight));
  const tried = (sheet ? [clientWidth / rem - 1] : widths).map((width) => {
    bubble.style.width = `${width}rem`;
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const asSheet = sheet ? { sides: sheetSides } : {};
    return { ...placeBubble({ size, room, target, obstacles, ...asSheet }), width };
  });
  const best = tried.reduce((one, other) => (other.cost < one.cost ? other : one));
  bubble.style.width = `${best.width}rem`;
  return best;
}

/** The first that is there and has not been scrolled or folded away. */
function boxInSight(selector: string): Box | null {
  if (selector === "") return null;
  const found = selector.split(", ").flatMap((each) => [...document.querySelectorAll(each)]);
  const first = found.find(isInSight);
  return first === undefined ? null : spokenOf(first);
}

function isInSight(one: Element): boolean {
  if (!one.checkVisibility()) return false;
  const box = one.getBoundingClientRect();
  // Each part of the table scrolls on its own.
  const part = one.closest(parts)?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  return box.width > 0 && box.top < part.bottom && box.bottom > part.top && box.left < part.right;
}

/** A space is shown with its whole action, and a button with the question that it answers and what was told before: none of it is
 * covered. */
function spokenOf(one: Element): Box {
  const { left, right, top, bottom } = (one.closest(".tile") ?? one).getBoundingClientRect();
  const stage = one.closest(".desk-stage")?.getBoundingClientRect();
  return { left, right, top: stage?.top ?? top, bottom: stage?.bottom ?? bottom };
}

function obstaclesAt(selector: string, weight: number): Obstacle[] {
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ box: one.getBoundingClientRect(), weight }));
}

function isSame(a: BubblePlace | null, b: BubblePlace): boolean {
  return a !== null && (["left", "top", "side", "tip", "width"] as const).every((key) => a[key] === b[key]);
}
