import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeSettings } from "../../settings";
import { useCounted } from "./changing";

function changed(from: number, to: number) {
  const { result, rerender } = renderHook(useCounted, { initialProps: from });
  rerender(to);
  return result;
}

describe("an amount that changes", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    changeSettings({ speed: 1 });
  });

  it("counts to its new value", () => {
    const shown = changed(2, 12);
    act(() => void vi.advanceTimersByTime(220));
    expect(shown.current).toBeGreaterThan(2);
    expect(shown.current).toBeLessThan(12);
    act(() => void vi.advanceTimersByTime(300));
    expect(shown.current).toBe(12);
  });

  it("is there at once where nothing shall move", () => {
    changeSettings({ speed: 0 });
    expect(changed(2, 12).current).toBe(12);
  });
});
