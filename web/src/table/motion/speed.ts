import { settings } from "../../settings";

/** How long the Automa's card takes to turn over. */
export const cardTurns = 400;

/** Motion is not wanted on this machine: what would move fades instead. */
export const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Things fly, and somebody can see it. */
export const inMotion = () => motionSpeed() > 0 && !document.hidden;

/** How many times faster than usual things move; 0: not at all. */
export function motionSpeed(): number {
  return calm() ? 0 : settings().speed;
}
