import { useLayoutEffect, useState, type RefObject } from "react";

/** Whether a part that scrolls holds more than it shows. `content` is new whenever something else is in it. */
export function useCutOff(element: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [cutOff, setCutOff] = useState(false);
  useLayoutEffect(() => {
    const scrolled = element.current;
    if (scrolled === null) return;
    const measure = () => setCutOff(scrolled.scrollHeight > scrolled.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [scrolled, ...scrolled.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [element, content]);
  return cutOff;
}
