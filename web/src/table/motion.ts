import { useLayoutEffect, useRef, type RefObject } from "react";
import { settings } from "../settings";
import type { PositionView } from "../wire/types";

const walk = 250;

type Places = Map<string, { x: number; y: number }>;

/** Where every worker on the board is drawn; one of a player's regular workers is as good as another. */
function placesOf(root: HTMLElement): { standing: Map<HTMLElement, string>; homes: Places } {
  const standing = new Map<HTMLElement, string>();
  for (const worker of root.querySelectorAll<HTMLElement>("[data-worker]")) {
    const place = worker.closest<HTMLElement>("[data-place]")?.dataset.place ?? "";
    standing.set(worker, `${worker.dataset.worker ?? ""}@${place}`);
  }
  const homes: Places = new Map();
  for (const home of root.querySelectorAll<HTMLElement>("[data-home]")) {
    const { left, top, width, height } = home.getBoundingClientRect();
    if (width > 0) homes.set(home.dataset.home ?? "", { x: left + width / 2, y: top + height / 2 });
  }
  return { standing, homes };
}

/** Workers that were not there before walk from their owner's mat to their space. Nothing waits for them. */
export function useWalkingWorkers(root: RefObject<HTMLElement | null>, view: PositionView): void {
  const before = useRef<Set<string> | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const { standing, homes } = placesOf(element);
    const known = before.current;
    before.current = new Set(standing.values());
    const { speed } = settings();
    if (known === null || speed === 0) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const [worker, place] of standing) {
      if (known.has(place)) continue;
      const home = homes.get((worker.dataset.worker ?? "").split(".")[0] ?? "");
      const { left, top, width, height } = worker.getBoundingClientRect();
      if (width === 0) continue;
      const from =
        calm || home === undefined
          ? { opacity: 0 }
          : {
              transform: `translate(${home.x - left - width / 2}px, ${home.y - top - height / 2}px)`,
              zIndex: 50,
            };
      worker.animate([from, {}], { duration: walk / speed, easing: "ease-out" });
    }
  }, [root, view]);
}
