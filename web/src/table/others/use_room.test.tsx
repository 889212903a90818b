import { act, cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useRoom } from "./use_room";

function Column({ panels }: { panels: number }) {
  const column = useRef<HTMLElement>(null);
  const room = useRoom(column, panels);
  return <section ref={column} data-room={room} />;
}

/** A column of a window in which everything is shown at once; rem are 16 pixels. */
function roomOf(panels: number, height: number): string | undefined {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
  const { container } = render(<Column panels={panels} />);
  return container.querySelector("section")?.dataset.room;
}

describe("the room of the others", () => {
  let resized = () => {};
  beforeEach(() => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.startsWith("(min-width"),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(told: () => void) {
          resized = told;
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("is less the more there are", () => {
    expect([1, 2, 3, 4, 5].map((panels) => roomOf(panels, 496))).toEqual([
      "wide",
      "easy",
      "close",
      "tight",
      "tight",
    ]);
  });

  it("grows with the window", () => {
    const { container } = render(<Column panels={3} />);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(752);
    act(() => resized());
    expect(container.querySelector("section")?.dataset.room).toBe("easy");
  });
});
