import { useEffect } from "react";

// Whoever has only opened the page has the focus nowhere, as on every page.
let touched = false;
for (const gesture of ["keydown", "pointerdown"]) {
  window.addEventListener(gesture, () => (touched = true), { capture: true, once: true });
}

/** When the thing that was pressed has gone, the next question has the focus, so that it is never nowhere. */
export function useFocusReturn(question: unknown, mine: boolean): void {
  useEffect(() => {
    if (!mine || !touched) return;
    // The browser takes the focus away from what can no longer have it only with the next drawing.
    const frame = requestAnimationFrame(() => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost) document.getElementById("question")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [question, mine]);
}
