import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { spaced } from "./spaced";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("starts the first job at once and the others in their time, so that no limit is reached", async () => {
  const began: number[] = [];
  const start = Date.now();
  const job = spaced(5000, (name: string) => {
    began.push(Date.now() - start);
    return Promise.resolve(name);
  });
  const all = Promise.all(["a", "b", "c"].map((name) => job(name)));
  await vi.runAllTimersAsync();
  expect(await all).toEqual(["a", "b", "c"]);
  expect(began).toEqual([0, 5000, 10000]);
  await vi.advanceTimersByTimeAsync(60_000);
  const later = Date.now() - start;
  await job("d");
  expect(began.at(-1)).toBe(later);
});
