import { settings } from "../../settings";

/** Motion is not wanted on this machine: what would move fades instead. */
export const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How many times faster than usual things move; 0: not at all. */
export function motionSpeed(): number {
  return calm() ? 0 : settings().speed;
}
