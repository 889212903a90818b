import { useLayoutEffect, useState, type RefObject } from "react";
import { useLayout } from "../use_layout";

/** How much of the screen each of the others has. A `wide` panel draws both stores, an `easy` one the crush pad and every vine;
 * otherwise a store is told by what lies in it and a field by its sums, closer together the more there are. */
export type Room = "wide" | "easy" | "close" | "tight";

/** The height that a panel needs, in rem. */
const needed: readonly [Room, number][] = [
  ["wide", 22],
  ["easy", 15],
  ["close", 10.2],
];

const roomOf = (each: number): Room => needed.find(([, height]) => each >= height)?.[0] ?? "tight";

// In a column of the height that it has at 1366 x 768.
const usualHeight = 31;

/** Measured where the column has a height of its own; where it scrolls or stands in several columns, by how many they are. */
export function useRoom(column: RefObject<HTMLElement | null>, panels: number): Room {
  const layout = useLayout();
  const [height, setHeight] = useState(usualHeight);
  useLayoutEffect(() => {
    const element = column.current;
    if (element === null || (layout !== "wide" && layout !== "landscape")) {
      setHeight(usualHeight);
      return;
    }
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setHeight(element.clientHeight === 0 ? usualHeight : element.clientHeight / rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [column, layout]);
  return roomOf(height / Math.max(1, panels));
}
