import { useEffect } from "react";
import type { ActQueue } from "./act_queue";

/** The space bar skips what is told, unless it means something to what has the focus. */
export function useSkipKey(queue: ActQueue | undefined): void {
  useEffect(() => {
    if (queue === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const busy = "button, a, input, textarea, select, summary, [role=button], [contenteditable], dialog";
      if (target instanceof Element && target.closest(busy) !== null) return;
      if (document.querySelector("dialog[open]") !== null || !queue.busy) return;
      event.preventDefault();
      queue.skip();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [queue]);
}
