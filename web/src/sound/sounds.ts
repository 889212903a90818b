import type { GameEvent } from "../wire/types";

/** Everything that can be heard at the table. */
export const soundNames = ["wood", "cork", "paper", "coin", "stamp", "bell", "rooster"] as const;
export type SoundName = (typeof soundNames)[number];

/** What an event of the log sounds like; most of what only follows from something else is silent. */
const heard: Partial<Record<GameEvent["kind"], SoundName>> = {
  placed: "wood",
  automa_placed: "wood",
  worker_moved: "wood",
  bumped: "wood",
  retrieved: "wood",
  trained: "wood",
  temporary_worker: "wood",
  built: "wood",
  card_built: "wood",
  card_destroyed: "wood",
  star_placed: "wood",
  star_moved: "wood",
  wine_made: "cork",
  drew: "paper",
  played: "paper",
  discarded: "paper",
  gave: "paper",
  kept: "paper",
  revealed: "paper",
  took_from_pile: "paper",
  reshuffled: "paper",
  planted: "paper",
  uprooted: "paper",
  switched: "paper",
  automa_drew: "paper",
  automa_reshuffled: "paper",
  lira_changed: "coin",
  toll_paid: "coin",
  order_filled: "stamp",
  year_began: "rooster",
};

/** More at once would be noise. */
const most = 4;

/** The sounds of what has just happened, each once and in the order of the log; after `before`, what is heard anyway. */
export function soundsOf(events: readonly GameEvent[], before: readonly SoundName[] = []): SoundName[] {
  const sounds = events.flatMap(({ kind }) => heard[kind] ?? []);
  return [...new Set([...before, ...sounds])].slice(0, most);
}
