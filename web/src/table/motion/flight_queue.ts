/** At most so many are in the air, unless they belong together. */
export const atOnce = 3;
/** What waits behind more than these is forgotten in favour of the newest. */
export const longest = 12;
/** With more than these waiting nobody waits for a landing. */
const patient = 4;

export interface Waiting<T> {
  one: T;
  start?: "with" | "after";
}

/** Decides when things take off. It knows nothing about time: it is told of every landing. */
export class FlightQueue<T> {
  private groups: { list: T[]; after: boolean }[] = [];
  private inAir = 0;

  constructor(
    private readonly launch: (one: T) => void,
    private readonly forget: (one: T) => void,
  ) {}

  add(list: readonly Waiting<T>[]): void {
    list.forEach(({ one, start }, i) => {
      const last = this.groups.at(-1);
      if (start === "with" && i > 0 && last !== undefined) last.list.push(one);
      else this.groups.push({ list: [one], after: start === "after" });
    });
    const dropped = this.groups.splice(0, Math.max(0, this.groups.length - longest));
    dropped.flatMap(({ list: old }) => old).forEach(this.forget);
    this.proceed();
  }

  /** Nothing flies, and nothing waits. */
  get isEmpty(): boolean {
    return this.inAir === 0 && this.groups.length === 0;
  }

  /** Something that has taken off by itself. */
  join(): void {
    this.inAir += 1;
  }

  landed(): void {
    this.inAir -= 1;
    this.proceed();
  }

  /** Whatever waits is forgotten; what is in the air is no longer counted. */
  clear(): void {
    const old = this.groups.flatMap(({ list }) => list);
    this.groups = [];
    this.inAir = 0;
    old.forEach(this.forget);
  }

  private proceed(): void {
    for (let next = this.groups[0]; next !== undefined; next = this.groups[0]) {
      const waits = next.after && this.groups.length <= patient;
      if (this.inAir > 0 && (waits || this.inAir + next.list.length > atOnce)) return;
      this.groups.shift();
      this.inAir += next.list.length;
      next.list.forEach(this.launch);
    }
  }
}
