import { isGame, mostGames, type PlayedGame } from "./my_games";

const format = 1;
const longest = 2_000_000;

export function gamesText(games: readonly PlayedGame[]): string {
  return JSON.stringify({ vendemmia_games: format, games }, null, 1);
}

export type GamesProblem =
  | { is: "tooLong" }
  | { is: "notJson" }
  | { is: "badFormat" }
  /** From 1. */
  | { is: "badGame"; number: number };

/** The games of a file, or what is wrong with it. */
export function gamesIn(text: string): PlayedGame[] | GamesProblem {
  if (text.length > longest) return { is: "tooLong" };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { is: "notJson" };
  }
  if (typeof read !== "object" || read === null || !("vendemmia_games" in read)) return { is: "notJson" };
  const { vendemmia_games: version, games } = read as { vendemmia_games: unknown; games?: unknown };
  if (version !== format || !Array.isArray(games)) return { is: "badFormat" };
  if (games.length > mostGames) return { is: "tooLong" };
  const bad = games.findIndex((game) => !isGame(game));
  if (bad !== -1) return { is: "badGame", number: bad + 1 };
  return games as PlayedGame[];
}
