import { useSyncExternalStore } from "react";

/** How the table is laid out: one part at a time, with tabs; a tablet, on end or lying; everything at once. */
export type Layout = "phone" | "portrait" | "landscape" | "wide";

// The same as in desk.css.
const wide = "(min-width: 77.51em)";
const phone = "(max-width: 47.99em), (max-width: 77.5em) and (max-height: 30em)";
const landscape = "(orientation: landscape)";
// The same as in board/.
const roomy =
  "(min-width: 77.51em), (min-width: 62.5em) and (min-height: 30.01em) and (orientation: landscape)";

const matches = (query: string): boolean => window.matchMedia(query).matches;

function layout(): Layout {
  if (matches(wide)) return "wide";
  if (matches(phone)) return "phone";
  return matches(landscape) ? "landscape" : "portrait";
}

function subscribe(listener: () => void): () => void {
  const media = [wide, phone, landscape, roomy].map((query) => window.matchMedia(query));
  for (const one of media) one.addEventListener("change", listener);
  return () => {
    for (const one of media) one.removeEventListener("change", listener);
  };
}

/** One part of the table at a time. */
export function isNarrow(): boolean {
  return layout() === "phone";
}

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layout);
}

export function useNarrow(): boolean {
  return useLayout() === "phone";
}

/** Four seasons fit beside each other, with the map beside them. */
export function useRoomy(): boolean {
  return useSyncExternalStore(subscribe, () => matches(roomy));
}
