import type { LevelId, ModuleName, SoloResultName } from "../../wire/types";

/** One finished game against the Automa, outside of a campaign. */
export interface SoloRecord {
  level: LevelId;
  aggressive: boolean;
  /** Missing: the base game. */
  modules?: ModuleName[];
  result: SoloResultName;
  vp: number;
  /** When it was first seen finished, in milliseconds since 1970. */
  when: number;
}

export interface SoloStatistics {
  games: number;
  wins: number;
  best: number;
  average: number;
  /** The newest games, the oldest of them first. */
  last: SoloRecord[];
}

const key = "vendemmia.solo";
const mostKept = 1000;
const lastShown = 10;

/** By table, so that looking at an end again counts nothing twice. */
function readAll(): Record<string, SoloRecord> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, SoloRecord>;
  } catch {
    return {};
  }
}

export function keepResult(table: string, result: Omit<SoloRecord, "when">): void {
  const all = readAll();
  all[table] = { ...result, when: all[table]?.when ?? Date.now() };
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.when - a.when)
    .slice(0, mostKept);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage there is no history.
  }
}

/** How one has fared at a level with these modules; null before the first game. */
export function statisticsOf(
  level: LevelId,
  aggressive: boolean,
  modules: readonly ModuleName[] = [],
): SoloStatistics | null {
  const sameModules = (others: readonly ModuleName[] = []) =>
    others.length === modules.length && others.every((module) => modules.includes(module));
  const games = Object.values(readAll())
    .filter((each) => each.level === level && each.aggressive === aggressive && sameModules(each.modules))
    .sort((a, b) => a.when - b.when);
  if (games.length === 0) return null;
  const points = games.map(({ vp }) => vp);
  return {
    games: games.length,
    wins: games.filter(({ result }) => result === "win").length,
    best: Math.max(...points),
    average: points.reduce((sum, vp) => sum + vp, 0) / games.length,
    last: games.slice(-lastShown),
  };
}
