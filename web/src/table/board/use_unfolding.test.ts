import { act, renderHook } from "@testing-library/react";
import type { FocusEvent, PointerEvent } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Season } from "../../art/scene";
import { useUnfolding } from "./use_unfolding";

const mouse = { pointerType: "mouse" } as PointerEvent;
const finger = { pointerType: "touch" } as PointerEvent;

describe("a folded season", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function board(byVisit = true) {
    const { result, rerender } = renderHook(
      ({ wanted }: { wanted: Season }) => useUnfolding(wanted, byVisit),
      { initialProps: { wanted: "summer" } },
    );
    return {
      turnTo: (wanted: Season) => rerender({ wanted }),
      open: () => result.current.open,
      toggle: (season: Season) => act(() => result.current.toggle(season)),
      point: (season: Season, event = mouse) =>
        act(() => void result.current.visits(season).onPointerMove(event)),
      leave: (season: Season) => act(() => void result.current.visits(season).onPointerLeave(mouse)),
      focus: (season: Season, byKey = true) => {
        const target = { matches: () => byKey } as unknown as Element;
        act(() => result.current.visits(season).onFocus({ target } as FocusEvent));
      },
      rest: () => act(() => void vi.runAllTimers()),
    };
  }

  it("opens under a pointer that rests there, and not under one that passes", () => {
    const { open, point, leave, rest } = board();
    point("winter");
    expect(open()).toBe("summer");
    leave("winter");
    point("summer");
    rest();
    expect(open()).toBe("summer");
    point("winter");
    rest();
    expect(open()).toBe("winter");
    leave("winter");
    rest();
    expect(open()).toBe("summer");
  });

  it("opens by its button and stays open until it is pressed again", () => {
    const { open, toggle, point, leave, rest } = board(false);
    toggle("winter");
    expect(open()).toBe("winter");
    point("summer");
    leave("summer");
    rest();
    expect(open()).toBe("winter");
    toggle("winter");
    expect(open()).toBe("summer");
    toggle("summer");
    expect(open()).toBe("summer");
  });

  it("opens while the keyboard is in it, but not under a finger", () => {
    const { open, focus, point, rest } = board();
    point("winter", finger);
    focus("winter", false);
    rest();
    expect(open()).toBe("summer");
    focus("winter");
    expect(open()).toBe("winter");
  });

  it("gives way to a new season", () => {
    const { open, toggle, point, rest, turnTo } = board();
    point("fall");
    rest();
    toggle("fall");
    turnTo("winter");
    expect(open()).toBe("winter");
  });
});
