import { useSyncExternalStore } from "react";

// The same width as in desk.css.
const query = "(max-width: 1100px)";

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** One part of the table at a time, with tabs. */
export function isNarrow(): boolean {
  return window.matchMedia(query).matches;
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}
