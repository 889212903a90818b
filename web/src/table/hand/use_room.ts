import { useLayoutEffect, useState, type RefObject } from "react";
import type { Room } from "./shelf";

/** How much room an element has, in rem; it follows the window. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const next = { width: watched.clientWidth / rem, height: watched.clientHeight / rem };
      setRoom((room) => (room.width === next.width && room.height === next.height ? room : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
