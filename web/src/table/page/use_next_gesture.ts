import { useEffect } from "react";

// Moving the focus is no gesture, and w leads to what was told.
const stillReading = ["Tab", "Shift", "Control", "Alt", "Meta", "w", "W"];

/** Called with every gesture, before it has any effect, but for those at what is told about the last one. */
export function useNextGesture(onGesture: () => void): void {
  useEffect(() => {
    const note = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && target.closest(".refusal, .toast, dialog") !== null) return;
      if (event instanceof KeyboardEvent && stillReading.includes(event.key)) return;
      onGesture();
    };
    const gestures = ["pointerdown", "keydown", "wheel"] as const;
    for (const gesture of gestures) window.addEventListener(gesture, note, { capture: true, passive: true });
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, note, { capture: true });
    };
  }, [onGesture]);
}
