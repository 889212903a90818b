import { act, cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCutOff } from "./use_cut_off";

const measured = vi.fn(() => 300);
let laidOut: (() => void)[] = [];

class FakeObserver {
  constructor(private readonly onLayout: () => void) {}
  observe() {
    laidOut.push(this.onLayout);
  }
  disconnect() {
    laidOut = [];
  }
}

function Scrolled({ wanted }: { wanted: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  const cutOff = useCutOff(element, "content", wanted);
  return (
    <div ref={element} role="note">
      {cutOff ? "more below" : "all of it"}
    </div>
  );
}

beforeEach(() => {
  laidOut = [];
  measured.mockClear();
  vi.stubGlobal("ResizeObserver", FakeObserver);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(measured);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(100);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("is measured only after the layout, never in between", () => {
  render(<Scrolled wanted />);
  expect(measured).not.toHaveBeenCalled();
  act(() => laidOut.forEach((tell) => tell()));
  expect(screen.getByRole("note").textContent).toBe("more below");
});

it("is not measured where nobody asks", () => {
  render(<Scrolled wanted={false} />);
  expect(laidOut).toEqual([]);
  expect(screen.getByRole("note").textContent).toBe("all of it");
});
