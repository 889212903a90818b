import { useSettings } from "../../settings";
import { keptTables } from "../../wire/secrets";

/** Whether this browser's player has seen a game through to its end. */
export function hasPlayed(): boolean {
  return keptTables().some(({ status }) => status === "over");
}

/** Explanations are for the first game, unless somebody has said otherwise. */
export function useNotesWanted(): boolean {
  const { notes } = useSettings();
  return notes ?? !hasPlayed();
}
