import { useEffect, useRef, type ReactNode } from "react";
import { settings } from "../settings";

/** What shows an amount gives a little start when the amount changes. */
export function Changing({ value, children }: { value: number; children: ReactNode }) {
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useEffect(() => {
    const grown = value - before.current;
    before.current = value;
    const { speed } = settings();
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (grown === 0 || speed === 0 || calm) return;
    element.current?.animate([{ scale: grown > 0 ? 1.35 : 0.75 }, {}], {
      duration: 300 / speed,
      easing: "ease-out",
    });
  }, [value]);
  return (
    <span className="changing" ref={element}>
      {children}
    </span>
  );
}
