import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useToastQueue } from "./toast_queue";

describe("news", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("come one after another, each for its whole time", () => {
    const { result } = renderHook(() => useToastQueue(1000));
    act(() => result.current.add("first"));
    act(() => void vi.advanceTimersByTime(600));
    act(() => result.current.add("second"));
    expect(result.current.current?.text).toBe("first");
    act(() => void vi.advanceTimersByTime(400));
    expect(result.current.current?.text).toBe("second");
    act(() => void vi.advanceTimersByTime(999));
    expect(result.current.current?.text).toBe("second");
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.current).toBeNull();
  });

  it("make room for the next when they are put away", () => {
    const { result } = renderHook(() => useToastQueue(1000));
    act(() => ["a", "b", "c", "d", "e"].forEach(result.current.add));
    const read: (string | undefined)[] = [];
    for (let i = 0; i < 5; i += 1) {
      read.push(result.current.current?.text);
      act(() => result.current.dismiss());
    }
    expect(read).toEqual(["a", "c", "d", "e", undefined]);
  });
});
