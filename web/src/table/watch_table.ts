/** Calls back in the next frame whenever something on the table may have moved: sizes, scrolling, what can be chosen, what is folded, what
 * has finished sliding. `besides`: more whose size matters. The result ends it. */
export function watchTable(onMove: () => void, besides: Element | null = null): () => void {
  let frame = 0;
  const soon = () => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      onMove();
    });
  };
  const desk = document.querySelector(".desk");
  const sizes = new ResizeObserver(soon);
  for (const one of [document.documentElement, besides, ...document.querySelectorAll(".desk > *")])
    if (one !== null) sizes.observe(one);
  const changes = new MutationObserver(soon);
  if (desk !== null)
    changes.observe(desk, {
      subtree: true,
      childList: true,
      attributeFilter: ["class", "data-tab", "data-open"],
    });
  const events = ["resize", "transitionend", "animationend"] as const;
  for (const event of events) window.addEventListener(event, soon);
  window.addEventListener("scroll", soon, true);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    for (const event of events) window.removeEventListener(event, soon);
    window.removeEventListener("scroll", soon, true);
  };
}
