import type { BoardEntry, Catalogue, LevelEntry, LevelId, SayCreate } from "../../wire/types";
import { standardPace } from "../new_table/table_draft";
import { allModules, moduleOptions, noModules, type ModuleDraft } from "../parts/modules";

/** What is filled in before a table against the Automa exists. */
export interface SoloDraft extends ModuleDraft {
  /** As typed; empty: a guest. */
  name: string;
  level: LevelId;
  aggressive: boolean;
  two_parents: boolean;
  practice: boolean;
  seed: string;
}

export function freshSoloDraft(name: string): SoloDraft {
  return {
    name,
    level: "normal",
    aggressive: false,
    two_parents: false,
    practice: false,
    seed: "",
    ...noModules,
  };
}

export function seedIsWrong(seed: string): boolean {
  return !/^\d{0,18}$/.test(seed);
}

export function levelOf({ levels }: Catalogue, id: LevelId): LevelEntry | undefined {
  return levels.find((level) => level.id === id);
}

/** The next harder level; undefined after the last. */
export function levelAfter({ levels }: Catalogue, id: LevelId): LevelEntry | undefined {
  return levels[levels.findIndex((level) => level.id === id) + 1];
}

/** The level as it is played on this board. */
export function levelOn(level: LevelEntry, { automa_vp, automa_least }: BoardEntry): LevelEntry {
  return { ...level, automa_vp: automa_vp[level.id], least_workers: automa_least[level.id] };
}

/** On the extended board the aggressive variant needs everything. */
export function modulesAllowAggressive({ modules }: Pick<ModuleDraft, "modules">): boolean {
  return !modules.includes("board") || modules.length === allModules.length;
}

/** `allowed`: whether the level goes with the aggressive variant. */
export function soloWish(draft: SoloDraft, allowed: boolean): Omit<SayCreate, "id"> {
  const { level, aggressive, two_parents, practice, seed } = draft;
  return {
    do: "create",
    options: {
      players: 1,
      friendly: false,
      two_parents,
      last_year: 0,
      ...moduleOptions(draft),
      level,
      aggressive: aggressive && allowed,
      challenge: 0,
      tokens: 0,
    },
    seats: [{ kind: "me", name: draft.name.trim() }],
    listed: false,
    spectators: true,
    chat: false,
    pace: standardPace,
    ...(practice ? { practice } : {}),
    ...(seed === "" ? {} : { seed }),
  };
}
