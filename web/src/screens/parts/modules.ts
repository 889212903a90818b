import type { Messages } from "../../i18n";
import type { GameOptions, ModuleName } from "../../wire/types";

export const allModules: readonly ModuleName[] = ["board", "workers", "structures"];

/** Which parts of Tuscany a table is to be played with. */
export interface ModuleDraft {
  modules: readonly ModuleName[];
  /** The map is not scored in the end. */
  plain_stars: boolean;
}

export const noModules: ModuleDraft = { modules: [], plain_stars: false };

/** Always in the same order, however they were chosen. */
export function withModule(modules: readonly ModuleName[], module: ModuleName, on: boolean): ModuleName[] {
  return allModules.filter((each) => (each === module ? on : modules.includes(each)));
}

/** Nothing at all for the base game; the variant only where there is a map. */
export function moduleOptions({
  modules,
  plain_stars,
}: ModuleDraft): Pick<GameOptions, "modules" | "plain_stars"> {
  if (modules.length === 0) return {};
  return { modules: [...modules], ...(modules.includes("board") ? { plain_stars } : {}) };
}

/** "Tuscany: extended board and special workers"; null for the base game. */
export function modulesText({ modules = [], plain_stars }: GameOptions, t: Messages): string | null {
  if (modules.length === 0) return null;
  const { inPlay, each, plainStars } = t.ui.tuscany.modules;
  const names = t.names.list(modules.map((module) => each[module].name));
  return plain_stars === true ? `${inPlay(names)} · ${plainStars.name}` : inPlay(names);
}
