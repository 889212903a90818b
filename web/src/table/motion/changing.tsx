import { useEffect, useRef, useState, type ReactNode } from "react";
import { motionSpeed } from "./speed";
import "./changing.css";

const start = 300;
const count = 450;

/** Shows an amount; when it changes, gives a little jump and counts to the new one. */
export function Changing({ value, show }: { value: number; show: (counted: number) => ReactNode }) {
  const element = useRef<HTMLSpanElement>(null);
  const counted = useCounted(value);
  const before = useRef(value);
  useEffect(() => {
    const grown = value - before.current;
    before.current = value;
    const speed = motionSpeed();
    if (grown === 0 || speed === 0) return;
    element.current?.animate([{ scale: grown > 0 ? 1.35 : 0.75 }, {}], {
      duration: start / speed,
      easing: "ease-out",
    });
  }, [value]);
  return (
    <span className="changing" ref={element}>
      {show(counted)}
    </span>
  );
}

/** The value, or on the way there one of the numbers between it and the last one. */
export function useCounted(value: number): number {
  const [counted, setCounted] = useState(value);
  const shown = useRef(value);
  useEffect(() => {
    const from = shown.current;
    const duration = motionSpeed() === 0 ? 0 : count / motionSpeed();
    const began = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - began) / duration));
      shown.current = Math.round(from + (value - from) * part);
      setCounted(shown.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    if (from !== value) step(began);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return counted;
}
