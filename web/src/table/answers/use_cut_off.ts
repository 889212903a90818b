import { useLayoutEffect, useState, type RefObject } from "react";

/** Whether a part that scrolls holds more than it shows; asked only where that is `wanted`. `content` is new whenever something else is
 * in it. */
export function useCutOff(
  element: RefObject<HTMLElement | null>,
  content: unknown,
  wanted: boolean,
): boolean {
  const [cutOff, setCutOff] = useState(false);
  useLayoutEffect(() => {
    const scrolled = element.current;
    if (scrolled === null || !wanted) return;
    // It measures at once what it observes, but after the layout of the frame: asked here, it would be laid out twice.
    const observer = new ResizeObserver(() => setCutOff(scrolled.scrollHeight > scrolled.clientHeight + 1));
    for (const one of [scrolled, ...scrolled.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [element, content, wanted]);
  return cutOff && wanted;
}
