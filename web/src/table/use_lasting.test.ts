import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useLasting } from "./use_lasting";

describe("something that goes on", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("is told only after a while, and anew for the next thing", () => {
    const { result, rerender } = renderHook((at: number | null) => useLasting(at, 500), { initialProps: 7 });
    const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
    wait(499);
    expect(result.current).toBe(false);
    wait(1);
    expect(result.current).toBe(true);
    rerender(8);
    expect(result.current).toBe(false);
    wait(500);
    expect(result.current).toBe(true);
    rerender(null as unknown as number);
    expect(result.current).toBe(false);
  });
});
