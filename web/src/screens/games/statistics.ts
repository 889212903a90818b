import type { PlayedGame } from "./my_games";

/** How one has fared against somebody. */
export interface Tally {
  games: number;
  won: number;
  /** Of VP. */
  average: number;
}

export function tallyOf(games: readonly PlayedGame[]): Tally {
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    average: games.reduce((sum, { vp }) => sum + vp, 0) / Math.max(1, games.length),
  };
}

export type Opponent = { is: "automa"; level: string } | { is: "bot"; level: string } | { is: "people" };

/** One tally for each kind of opponent that there was; a game with several kinds counts for each. */
export function talliesOf(games: readonly PlayedGame[]): { opponent: Opponent; tally: Tally }[] {
  const by = new Map<string, { opponent: Opponent; games: PlayedGame[] }>();
  const add = (opponent: Opponent, game: PlayedGame) => {
    const name = JSON.stringify(opponent);
    const entry = by.get(name) ?? { opponent, games: [] };
    entry.games.push(game);
    by.set(name, entry);
  };
  for (const game of games) {
    if (game.level !== undefined) add({ is: "automa", level: game.level }, game);
    for (const level of new Set(game.bots)) add({ is: "bot", level }, game);
    if (game.people > 0) add({ is: "people" }, game);
  }
  return [...by.values()]
    .map(({ opponent, games: of }) => ({ opponent, tally: tallyOf(of) }))
    .sort((a, b) => b.tally.games - a.tally.games);
}

/** How often each of these came up, the most frequent first. */
export function countsOf<Value extends string | number>(
  values: readonly Value[],
): { value: Value; count: number }[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

export interface WinningCard {
  card: string;
  games: number;
  won: number;
  /** How much more often than usual one has won with it, 0 to 1, pulled towards nothing while there are few games. */
  more: number;
}

const fewestGames = 3;
/** As many games at the usual share are added. */
const doubt = 3;

/** Those that were played or filled in some games, the luckiest first. */
export function winningCards(games: readonly PlayedGame[]): WinningCard[] {
  const usual = tallyOf(games).won / Math.max(1, games.length);
  const by = new Map<string, { games: number; won: number }>();
  for (const { visitors, orders, won } of games) {
    for (const card of new Set<string>([...visitors, ...orders])) {
      const entry = by.get(card) ?? { games: 0, won: 0 };
      by.set(card, { games: entry.games + 1, won: entry.won + (won ? 1 : 0) });
    }
  }
  return [...by]
    .filter(([, entry]) => entry.games >= fewestGames)
    .map(([card, entry]) => ({
      card,
      ...entry,
      more: (entry.won + doubt * usual) / (entry.games + doubt) - usual,
    }))
    .sort((a, b) => b.more - a.more || b.games - a.games);
}

/** Points from each source in a game on average, the most first. */
export function averageSources(games: readonly PlayedGame[]): { source: string; vp: number }[] {
  const sums = new Map<string, number>();
  for (const { sources } of games)
    for (const [source, vp] of Object.entries(sources)) sums.set(source, (sums.get(source) ?? 0) + vp);
  return [...sums]
    .map(([source, vp]) => ({ source, vp: vp / Math.max(1, games.length) }))
    .sort((a, b) => b.vp - a.vp);
}
