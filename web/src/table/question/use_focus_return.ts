import { useEffect, useRef } from "react";

/** Who plays by keyboard is led to the next question when the thing they pressed has gone. */
export function useFocusReturn(question: unknown, mine: boolean): void {
  const byKey = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      byKey.current = event.type === "keydown";
    };
    window.addEventListener("keydown", note, true);
    window.addEventListener("pointerdown", note, true);
    return () => {
      window.removeEventListener("keydown", note, true);
      window.removeEventListener("pointerdown", note, true);
    };
  }, []);
  useEffect(() => {
    if (!mine) return;
    // The browser takes the focus away from what can no longer have it only with the next drawing.
    const frame = requestAnimationFrame(() => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && byKey.current) document.getElementById("question")?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [question, mine]);
}
