import { useSyncExternalStore } from "react";
import { motionSpeed } from "../motion/speed";
import { isDoneTo, type Act } from "./acts";

/** How long an act stands on the stage at the usual speed. */
export const actStands = 1200;
// Behind it so many wait without haste; with more, each stands shorter, so that the stage does not fall behind the table.
const unhurried = 2;
// A longer row is cut to its newest: nobody wants to watch it all.
const longestRow = 6;
const keptOfLongRow = 3;

export interface Telling {
  /** The act that is told, by where it begins. */
  told: number | null;
  /** Those that wait for it. */
  waiting: readonly number[];
  /** What the viewer has to see before moving on: the newest last. */
  kept: readonly number[];
  /** Nothing moves: the last act simply stands there, and what is kept stands before it. */
  still: boolean;
}

const silence: Telling = { told: null, waiting: [], kept: [], still: false };

/** Tells acts one after another. Neither the position nor any question waits for it. */
export class ActQueue {
  private state = silence;
  /** How much of the log is known, and whose log it is. */
  private known: { viewer: number | null; length: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /** `retells`: who sits down at the screen is told what has happened since their own last act. */
  constructor(private readonly retells = false) {}

  readonly snapshot = (): Telling => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The acts of the log as it is now. Those that are new or have grown are told. */
  readonly hear = (acts: readonly Act[], viewer: number | null): void => {
    const length = acts.at(-1)?.to ?? 0;
    const known = this.known ?? (this.retells ? { viewer, length: lastOf(acts, viewer) } : null);
    this.known = { viewer, length };
    // Another's log tells what was told already, and what was taken back is not told again.
    if (known === null || known.viewer !== viewer || length < known.length) return this.rest(acts);
    const fresh = acts.filter((act) => act.to > known.length);
    if (fresh.length === 0) return;
    const kept = fresh.reduce((before, act) => keptWith(before, act, viewer), this.state.kept);
    const last = fresh.at(-1)?.from ?? null;
    if (motionSpeed() === 0) return this.set({ told: last, waiting: [], kept, still: true });
    const { told, waiting } = this.state;
    const grown = told !== null && !this.state.still && fresh.some(({ from }) => from === told);
    const added = fresh.map(({ from }) => from).filter((from) => from !== told && !waiting.includes(from));
    const row = [...waiting, ...added];
    const shorter = row.length > longestRow ? row.slice(-keptOfLongRow) : row;
    const current = this.state.still && !grown ? null : told;
    this.set({ told: current, waiting: shorter, kept, still: false });
    if (current === null) this.next();
    else if (grown) this.time();
  };

  /** Ends what is being told and what waits; without either, puts away what was kept. */
  readonly skip = (): void => {
    const { told, kept, still } = this.state;
    const standing = still ? kept.length === 0 : told !== null;
    if (standing) this.stop({ ...silence, kept });
    else if (kept.length > 0) this.set({ ...this.state, kept: kept.slice(0, -1) });
  };

  /** The viewer has answered: what was kept has been seen. */
  readonly moveOn = (): void => {
    if (this.state.kept.length > 0) this.set({ ...this.state, kept: [] });
  };

  readonly clear = (): void => {
    if (this.state !== silence) this.stop(silence);
  };

  /** Whether a skip would change anything. */
  get busy(): boolean {
    const { told, waiting, kept } = this.state;
    return told !== null || waiting.length > 0 || kept.length > 0;
  }

  private rest(acts: readonly Act[]): void {
    const last = acts.at(-1)?.from ?? null;
    this.stop(motionSpeed() === 0 ? { ...silence, told: last, still: true } : silence);
  }

  private stop(state: Telling): void {
    clearTimeout(this.timer);
    this.set(state);
  }

  private next(): void {
    const [told = null, ...waiting] = this.state.waiting;
    this.set({ ...this.state, told, waiting });
    if (told !== null) this.time();
  }

  private time(): void {
    clearTimeout(this.timer);
    const haste = Math.max(1, this.state.waiting.length / unhurried);
    this.timer = setTimeout(() => this.next(), actStands / haste / (motionSpeed() || 1));
  }

  private set(state: Telling): void {
    this.state = state;
    for (const listener of [...this.listeners]) listener();
  }
}

/** Where in the log the viewer has done something last. */
function lastOf(acts: readonly Act[], viewer: number | null): number {
  return acts.findLast(({ seat }) => seat === viewer)?.to ?? 0;
}

/** What the viewer did puts away what was kept; what others did to the viewer and what the Automa closes is kept. */
function keptWith(kept: readonly number[], act: Act, viewer: number | null): readonly number[] {
  if (viewer === null) return kept;
  if (act.seat === viewer) return [];
  const isKept = act.lead.kind === "automa_drew" || isDoneTo(act, viewer);
  return isKept && !kept.includes(act.from) ? [...kept, act.from] : kept;
}

/** The act that stands on the stage now, by where it begins, and whether it is there to stay. */
export function shownIn({ told, kept, still }: Telling): { from: number; kept: boolean } | null {
  const last = kept.at(-1);
  if (told !== null && (!still || last === undefined)) return { from: told, kept: kept.includes(told) };
  return last === undefined ? null : { from: last, kept: true };
}

export function useTelling(queue: ActQueue): Telling {
  return useSyncExternalStore(queue.subscribe, queue.snapshot);
}
