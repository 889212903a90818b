import { settings } from "../../settings";
import { calm } from "./speed";

const turns = 600;

/** The year on the ribbon turns over. */
export function turnYear(table: Element): void {
  const { speed } = settings();
  if (speed === 0) return;
  const turn = calm()
    ? [{ opacity: 0 }, {}]
    : [{ transform: "perspective(20rem) rotateX(-90deg)", opacity: 0.3 }, {}];
  const timing = { duration: turns / speed, easing: "ease-out", id: "year-turn" };
  table.querySelector(".season-year")?.animate(turn, timing);
}
