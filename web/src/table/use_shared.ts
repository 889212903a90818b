import { useRef } from "react";
import { shareStructure } from "../wire/shared_structure";

/** The value, with the parts that did not change since the last drawing identical to what they were. */
export function useShared<T>(value: T): T {
  const kept = useRef<T>(value);
  const shared = shareStructure(kept.current, value);
  kept.current = shared;
  return shared;
}
