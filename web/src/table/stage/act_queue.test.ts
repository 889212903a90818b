import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeSettings } from "../../settings";
import type { GameEvent, LogEntry } from "../../wire/types";
import { actStands, ActQueue, shownIn } from "./act_queue";
import { actsOf } from "./acts";

const pass = (seat: number): GameEvent => ({ kind: "passed", seat });
const rob: GameEvent[] = [
  { kind: "played", seat: 1, visitor: "swindler" },
  { kind: "lira_changed", seat: 0, amount: 2, paid: true },
];

/** A table at which the viewer has seat 0. */
function table() {
  const log: LogEntry[] = [{ at: 0, event: pass(2) }];
  const queue = new ActQueue();
  queue.hear(actsOf(log), 0);
  let at = 0;
  const happen = (...answers: GameEvent[][]) => {
    for (const events of answers) {
      at += 1;
      log.push(...events.map((event) => ({ at, event })));
    }
    queue.hear(actsOf(log), 0);
  };
  const shown = () => shownIn(queue.snapshot())?.from ?? null;
  return { queue, log, happen, shown };
}

const wait = (time: number) => vi.advanceTimersByTime(time);

describe("acts that are told", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    changeSettings({ speed: 1 });
  });

  it("come one after another, and what had happened before the page was opened is not told", () => {
    const { happen, shown } = table();
    expect(shown()).toBeNull();
    happen([pass(2)], [pass(1)]);
    expect(shown()).toBe(1);
    wait(actStands);
    expect(shown()).toBe(2);
    wait(actStands);
    expect(shown()).toBeNull();
  });

  it("stand shorter at a higher speed", () => {
    changeSettings({ speed: 4 });
    const { happen, shown } = table();
    happen([pass(2)], [pass(1)]);
    wait(actStands / 4);
    expect(shown()).toBe(2);
  });

  it("stand shorter the more wait behind them, so that the stage keeps up with the table", () => {
    const { happen, shown } = table();
    happen([pass(2)], [pass(1)], [pass(2)], [pass(1)], [pass(2)]);
    wait(actStands / 2);
    expect(shown()).toBe(2);
    wait(actStands / 1.5);
    expect(shown()).toBe(3);
    wait(actStands - 1);
    expect(shown()).toBe(3);
    wait(1);
    expect(shown()).toBe(4);
  });

  it("stand at once where nothing moves, the last one only", () => {
    changeSettings({ speed: 0 });
    const { happen, shown, queue } = table();
    expect(shown()).toBe(0);
    happen([pass(2)], [pass(1)]);
    expect([shown(), queue.snapshot().waiting]).toEqual([2, []]);
    wait(10 * actStands);
    expect(shown()).toBe(2);
  });

  it("are told anew from where they have grown", () => {
    const { happen, shown } = table();
    happen([{ kind: "placed", seat: 1, worker: "regular", space: "plant_vine.left" }]);
    wait(actStands - 1);
    happen([{ kind: "planted", seat: 1, vine: "pinot#1", field: 5 }]);
    wait(actStands - 1);
    expect(shown()).toBe(1);
    wait(1);
    expect(shown()).toBeNull();
  });

  it("are skipped at once, and a long row is cut to its newest", () => {
    const { happen, shown, queue } = table();
    happen([pass(1)], [pass(2)], [pass(1)]);
    queue.skip();
    expect([shown(), queue.busy]).toEqual([null, false]);
    happen(...Array.from({ length: 9 }, () => [pass(2)]));
    expect(queue.snapshot().waiting).toHaveLength(2);
    expect(shown()).toBe(10);
  });

  it("stay when they were done to the viewer, until the viewer goes on", () => {
    const { happen, shown, queue } = table();
    happen(rob, [pass(2)]);
    wait(actStands);
    expect(shown()).toBe(3);
    wait(actStands);
    expect(shownIn(queue.snapshot())).toEqual({ from: 1, kept: true });
    wait(100 * actStands);
    expect(shown()).toBe(1);
    queue.moveOn();
    expect(shown()).toBeNull();
    happen(rob);
    wait(actStands);
    queue.skip();
    expect(shown()).toBeNull();
    happen(rob);
    wait(actStands);
    happen([pass(0)]);
    wait(actStands);
    expect(shown()).toBeNull();
  });

  it("stay before what happened later, where nothing moves", () => {
    changeSettings({ speed: 0 });
    const { happen, shown, queue } = table();
    happen(rob, [pass(2)]);
    expect(shown()).toBe(1);
    queue.moveOn();
    expect(shown()).toBe(3);
  });

  it("are forgotten when something is taken back or somebody else looks", () => {
    const { happen, shown, queue, log } = table();
    happen([pass(2)], [pass(1)]);
    queue.hear(actsOf(log.slice(0, 2)), 0);
    expect([shown(), queue.busy]).toEqual([null, false]);
    happen([pass(2)]);
    queue.hear(actsOf(log), 1);
    expect(shown()).toBeNull();
  });

  it("are told again to whoever sits down at a screen, from their own last act on", () => {
    const log: LogEntry[] = [pass(1), pass(0), pass(1), pass(2)].map((event, at) => ({ at, event }));
    const queue = new ActQueue(true);
    queue.hear(actsOf(log), 0);
    expect(shownIn(queue.snapshot())?.from).toBe(2);
    expect(queue.snapshot().waiting).toEqual([3]);
    wait(2 * actStands);
    expect(shownIn(queue.snapshot())).toBeNull();
  });
});
