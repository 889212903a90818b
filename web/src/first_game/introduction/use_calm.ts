import { useSyncExternalStore } from "react";

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(listener: () => void): () => void {
  calm.addEventListener("change", listener);
  return () => calm.removeEventListener("change", listener);
}

/** The system asks for as little motion as possible. */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, () => calm.matches);
}
