import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageTime, usePages } from "./use_pages";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));

it("turns by itself, a page every seven seconds, and stays at the last", async () => {
  const { result } = renderHook(() => usePages(4, 1));
  expect(result.current.page).toBe(0);
  for (const page of [1, 2, 3]) {
    await pass(pageTime);
    expect(result.current.page).toBe(page);
  }
  await pass(10 * pageTime);
  expect(result.current).toMatchObject({ page: 3, last: true, turning: false });
});

it("turns faster at a higher speed, and not at all where nothing moves", async () => {
  const fast = renderHook(() => usePages(4, 4));
  const still = renderHook(() => usePages(4, 0));
  await pass(pageTime / 4);
  expect(fast.result.current.page).toBe(1);
  await pass(10 * pageTime);
  expect(still.result.current).toMatchObject({ page: 0, turning: false });
});

it("waits for whoever turns a page, or stops it", async () => {
  const { result } = renderHook(() => usePages(4, 1));
  act(() => result.current.goTo(2));
  await pass(10 * pageTime);
  expect(result.current.page).toBe(2);
  act(() => result.current.goTo(-1));
  expect(result.current.page).toBe(0);
  act(() => result.current.pause());
  await pass(pageTime);
  expect(result.current.page).toBe(1);
});
