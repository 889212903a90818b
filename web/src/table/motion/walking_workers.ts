import { useLayoutEffect, useRef, type RefObject } from "react";
import { settings } from "../../settings";
import type { PositionView } from "../../wire/types";
import { calm } from "./speed";

const walk = 250;
/** How long the Automa's card takes to turn over. */
export const cardTurns = 400;
/** The name of the place where the Automa's workers wait, as a seat's number is for a player's. */
export const automaHome = "automa";

/** Who stands where: "2.grande@cart". One of a player's regular workers is as good as another. */
function standingIn(root: HTMLElement): Map<HTMLElement, string> {
  const standing = new Map<HTMLElement, string>();
  for (const worker of root.querySelectorAll<HTMLElement>("[data-worker]")) {
    const place = worker.closest<HTMLElement>("[data-place]")?.dataset.place ?? "";
    standing.set(worker, `${worker.dataset.worker ?? ""}@${place}`);
  }
  return standing;
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Workers that were not there before walk from their owner's mat to their space, the Automa's one after another when its
 * card has turned. Nothing waits for them. */
export function useWalkingWorkers(root: RefObject<HTMLElement | null>, view: PositionView): void {
  const before = useRef<Set<string> | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const standing = standingIn(element);
    const known = before.current;
    before.current = new Set(standing.values());
    const { speed } = settings();
    if (known === null || speed === 0) return;
    const arrived = [...standing].filter(([, place]) => !known.has(place)).map(([worker]) => worker);
    const fading = calm();
    const duration = walk / speed;
    let automas = 0;
    for (const worker of arrived) {
      const [seat = ""] = (worker.dataset.worker ?? "").split(".");
      const delay = seat === automaHome ? (cardTurns + walk * automas++) / speed : 0;
      const home = element.querySelector<HTMLElement>(`[data-home="${seat}"]`);
      // A part that is not on the screen has no place to come from.
      if (fading || home === null || home.offsetParent === null) {
        worker.animate([{ opacity: 0 }, {}], { duration, delay, fill: "backwards" });
      } else {
        walkFrom(home, worker, duration, delay);
      }
    }
  }, [root, view]);
}

/** A double walks above everything, where no tile cuts it off; the worker itself shows when the double arrives. */
function walkFrom(home: HTMLElement, worker: HTMLElement, duration: number, delay: number): void {
  const from = centre(home);
  const to = centre(worker);
  const { left, top } = worker.getBoundingClientRect();
  const double = worker.cloneNode(true) as HTMLElement;
  delete double.dataset.worker;
  double.setAttribute("aria-hidden", "true");
  double.className = "worker worker-walking";
  double.style.left = `${left}px`;
  double.style.top = `${top}px`;
  double.style.opacity = "0"; // until its turn comes
  document.body.append(double);
  worker.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const steps = [
    { transform: away, opacity: 1 },
    { transform: "none", opacity: 1 },
  ];
  const walking = double.animate(steps, { duration, delay, easing: "ease-out" });
  walking.onfinish = () => double.remove();
  walking.oncancel = () => double.remove();
}
